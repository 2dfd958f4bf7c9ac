"""Search where seats hold secrets: what cannot be seen is dealt anew again and again, and every action is tried in every deal.

Information-set Monte Carlo search (Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search", 2012) with a
value network: instead of playing a game to its end, the round is played out and one more, and the network says what came of
it. Everybody plays by the rule of a sound player; but what is most in question is weighed by the network, for the seat itself
always, for the others in some of the deals. They act on the cards that they are dealt, so a deal counts for what its hands would
do. All actions meet the same deals, which makes small differences tell; what is clearly worse is dropped early.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Any

from cardgames.ai.allowance import Allowance
from cardgames.ai.expectimax import Worth, final, utility
from cardgames.ai.network import Network
from cardgames.engine.bot import Budget, Candidate
from cardgames.engine.game import Game
from cardgames.engine.insight import Insight

BREADTH = 5  # so many of the actions that look best at once are tried
ROUNDS = 1  # that are played on with behind the one that an action ends
ALIKE = 0.5  # of the deals: the others think like the seat itself. Playing against stewards alone makes weak against all else
FIRST_LOOK = 4  # as many deals the first look at an action counts for
DEALING = 10  # positions that could be judged in the time that a deal takes
LEAST = 6  # deals before an action may be dropped
CLEARLY = 2.5  # standard errors by which it must be worse


class Trial:
    """What has come of one action: the first look at it, and what it was worth in every deal so far."""

    def __init__(self, action: str, first: Worth) -> None:
        self.action = action
        self.first = first
        self.worths: list[Worth] = []

    def mean(self, deals: int) -> Worth:
        """What it was worth in so many of its deals, and at first look."""
        count = FIRST_LOOK + deals
        win, points = (sum(worth[at] for worth in self.worths[:deals]) + FIRST_LOOK * self.first[at] for at in (0, 1))
        return win / count, points / count

    def beside(self, best: Trial) -> Worth:
        """What it is worth beside the best one, which has met more deals: less by as much as in those that both have met."""
        deals = len(self.worths)
        (win, points), own, other = best.mean(len(best.worths)), self.mean(deals), best.mean(deals)
        worth = min(1.0, max(0.0, win + own[0] - other[0])), points + own[1] - other[1]
        return min(worth, (win, points), key=utility)


class Search:
    """The search for one decision of one seat, which knows its view and nothing else."""

    def __init__(
        self,
        game: Game[Any],
        insight: Insight[Any],
        network: Network,
        view: dict[str, Any],
        seat: int,
        rng: Random,
        budget: Budget,
    ) -> None:
        self._game = game
        self._insight = insight
        self._network = network
        self._view = view
        self._seat = seat
        self._rng = rng
        self._allowance = Allowance(budget)
        self.deals = 0

    def candidates(self, legal: Sequence[str]) -> list[Candidate]:
        """The actions worth a thought, the best first."""
        trials = self._looked_at(legal)
        tried = trials[:BREADTH]
        while len(tried) > 1 and not self._allowance.spent():
            deal = self._dealt()
            alike = self._rng.random() < ALIKE
            worths = []
            for trial in tried:
                worths.append(self._ahead(deal, trial.action, alike))
                if self._allowance.spent():
                    break
            if len(worths) < len(tried):
                break  # a deal that not all have met does not count
            for trial, worth in zip(tried, worths, strict=True):
                trial.worths.append(worth)
            self.deals += 1
            if self.deals >= LEAST:
                tried = _promising(tried, self.deals)
        best = max(tried, key=lambda trial: utility(trial.mean(self.deals)))
        found = [Candidate(trial.action, *trial.beside(best)) for trial in trials]
        return sorted(found, key=lambda each: (each.action == best.action, utility((each.win, each.points))), reverse=True)

    def _looked_at(self, legal: Sequence[str]) -> list[Trial]:
        """A first look at every action worth a thought, the best first."""
        deal = self._game.determinize(self._view, self._rng)
        trials = []
        for action in self._insight.candidates(deal, list(legal)):
            child = self._game.copy(deal)
            self._game.play(child, action)
            trials.append(Trial(action, self._worth(child, self._seat)))
        return sorted(trials, key=lambda trial: utility(trial.first), reverse=True)

    def _dealt(self) -> Any:
        """The position with what is hidden dealt anew, as is likely after what the others have done."""
        self._allowance.spend(DEALING)
        deal = self._game.determinize(self._view, self._rng)
        self._insight.arrange(deal, self._seat, self._rng)
        return deal

    def _ahead(self, deal: Any, action: str, alike: bool) -> Worth:
        """What an action is worth in a deal, some rounds later. The others think `alike`, or play by rule."""
        state = self._game.copy(deal)
        self._game.play(state, action)
        rounds = ROUNDS
        while (actor := self._game.actor(state)) is not None:
            if actor == "chance":
                self._game.play(state, self._game.draw(state, self._rng))
                continue
            if self._insight.round_begins(state):
                if not rounds:
                    return self._worth(state, self._seat)
                rounds -= 1
            actions = self._game.legal(state)
            if len(actions) > 1:
                self._allowance.spend()
                actions = self._insight.playout(state, actions, weigh=alike or actor == self._seat)
            if len(actions) == 1:
                self._game.play(state, actions[0])
            else:
                state = self._answered(state, actor, actions)
        self._allowance.spend()
        return final(self._game, state, self._seat)

    def _answered(self, state: Any, seat: int, actions: list[str]) -> Any:
        """After the decision of a seat, which takes what looks best to it at once."""
        children = []
        for action in actions:
            child = self._game.copy(state)
            self._game.play(child, action)
            children.append((utility(self._worth(child, seat)), child))
        return max(children, key=lambda pair: pair[0])[1]

    def _worth(self, state: Any, seat: int) -> Worth:
        """What a position is worth as a seat sees it; at the end too it is judged by what the seat knew."""
        self._allowance.spend()
        value = self._network.value(self._insight.parts(state, seat))
        return value.win, value.points


def _promising(trials: list[Trial], deals: int) -> list[Trial]:
    """Those that are not clearly worse than the best."""
    best = max(trials, key=lambda trial: utility(trial.mean(deals)))
    return [trial for trial in trials if trial is best or not _clearly_worse(trial, best, deals)]


def _clearly_worse(trial: Trial, best: Trial, deals: int) -> bool:
    differences = [utility(one) - utility(other) for one, other in zip(best.worths, trial.worths, strict=True)]
    mean = sum(differences) / deals
    variance = sum((difference - mean) ** 2 for difference in differences) / (deals - 1)
    gap = utility(best.mean(deals)) - utility(trial.mean(deals))
    return gap > CLEARLY * sqrt(variance / deals) + 1e-9
