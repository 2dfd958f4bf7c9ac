"""Search where seats hold secrets: what cannot be seen is dealt anew again and again, and every action is tried in every deal.

Information-set Monte Carlo search (Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search", 2012) with a
value network: instead of playing a game to its end, a few decisions are looked ahead, and the network says what came of them.
Everybody who decides on the way takes what looks best from what he himself may know, so nobody acts on what is hidden from
him. All actions meet the same deals, which makes small differences tell; what is clearly worse is dropped early.
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
AHEAD = 2  # decisions that are looked at behind an action
FIRST_LOOK = 4  # as many deals the first look at an action counts for
LEAST = 6  # deals before an action may be dropped
CLEARLY = 2.5  # standard errors by which it must be worse
TRIES = 4  # to deal what fits how the others have acted, before any deal will do


class Trial:
    """What has come of one action: the first look at it, and what it was worth in every deal so far."""

    def __init__(self, action: str, first: Worth) -> None:
        self.action = action
        self.first = first
        self.worths: list[Worth] = []

    def mean(self) -> Worth:
        count = FIRST_LOOK + len(self.worths)
        win, points = (sum(worth[at] for worth in self.worths) + FIRST_LOOK * self.first[at] for at in (0, 1))
        return win / count, points / count


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
            for trial in tried:
                trial.worths.append(self._ahead(deal, trial.action))
            self.deals += 1
            if self.deals >= LEAST:
                tried = _promising(tried)
        trials.sort(key=lambda trial: (trial in tried, utility(trial.mean())), reverse=True)
        return [Candidate(trial.action, *trial.mean()) for trial in trials]

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
        """The position with what is hidden dealt anew, likely after what the others have done."""
        for _ in range(TRIES):
            deal = self._game.determinize(self._view, self._rng)
            if self._insight.plausible(deal):
                break
        return deal

    def _ahead(self, deal: Any, action: str) -> Worth:
        """What an action is worth in a deal, some decisions later."""
        state = self._game.copy(deal)
        self._game.play(state, action)
        decisions = AHEAD
        while (actor := self._game.actor(state)) is not None:
            if actor == "chance":
                self._game.play(state, self._game.draw(state, self._rng))
                continue
            if not decisions:
                break
            legal = self._insight.candidates(state, self._game.legal(state))
            if len(legal) == 1:
                self._game.play(state, legal[0])
            else:
                state = self._answered(state, actor, legal)
                decisions -= 1
        return final(self._game, state, self._seat) if actor is None else self._worth(state, self._seat)

    def _answered(self, state: Any, seat: int, legal: list[str]) -> Any:
        """After the decision of a seat, which takes what looks best to it at once."""
        children = []
        for action in legal:
            child = self._game.copy(state)
            self._game.play(child, action)
            children.append((utility(self._worth(child, seat)), child))
        return max(children, key=lambda pair: pair[0])[1]

    def _worth(self, state: Any, seat: int) -> Worth:
        """What a position is worth as a seat sees it; at the end too it is judged by what the seat knew."""
        self._allowance.spend()
        value = self._network.value(self._insight.parts(state, seat))
        return value.win, value.points


def _promising(trials: list[Trial]) -> list[Trial]:
    """Those that are not clearly worse than the best."""
    best = max(trials, key=lambda trial: utility(trial.mean()))
    return [trial for trial in trials if trial is best or not _clearly_worse(trial, best)]


def _clearly_worse(trial: Trial, best: Trial) -> bool:
    differences = [utility(one) - utility(other) for one, other in zip(best.worths, trial.worths, strict=True)]
    count = len(differences)
    mean = sum(differences) / count
    variance = sum((difference - mean) ** 2 for difference in differences) / (count - 1)
    gap = utility(best.mean()) - utility(trial.mean())
    return gap > CLEARLY * sqrt(variance / count) + 1e-9
