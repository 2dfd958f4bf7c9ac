"""Opponents of four strengths for every game that has a network, each of several characters.

Weaker ones are weaker as people are: they see less far (where hands are hidden, the strongest alone looks ahead), forget what
has passed, think too highly of what they hold and go by feel among what looks about as good. None of them throws a game away:
what looks clearly worse is never chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from operator import itemgetter
from random import Random
from typing import Any

from cardgames.ai.expectimax import Expectimax, utility
from cardgames.ai.ismcts import Search
from cardgames.ai.network import Network, file, network
from cardgames.ai.practice import compared
from cardgames.engine.bot import Budget, Candidate, Choice, Reason
from cardgames.engine.game import Game
from cardgames.engine.insight import Insight, OpenInsight

REASONS = 3  # that are given, at most: the last of them compares with the next best action
CLOSE = 2  # victories in 100 games that make no difference worth a word
LEANING = 0.04  # utility by which a character prefers what is all to its taste
CLEARLY = 0.12  # utility by which an action is clearly worse: nobody chooses it


@dataclass(frozen=True, slots=True)
class Level:
    """How well an opponent plays."""

    name: str
    budget: Budget
    warmth: float  # utility by which an action may look worse and is still chosen e times less often than the best
    deals: Budget | None = None  # where hands are hidden: for dealing them anew, to look ahead; None: it does not
    forgets: float = 0.0  # the share of what has passed that it does not remember
    fondness: float = 0.0  # utility by which it prefers what adds most to what it holds


LEVELS = {
    level.name: level
    for level in (
        # Set so that each wins 60 to 75 of 100 two-seat games against the one before.
        Level("page", Budget(100, 0.5), 0.045, forgets=0.42, fondness=0.03),
        Level("scribe", Budget(700, 0.5), 0.03, forgets=0.3, fondness=0.02),
        Level("courtier", Budget(1500, 0.9), 0.015, forgets=0.15, fondness=0.005),
        Level("cardinal", Budget(6000, 0.9), 0.0, deals=Budget(700, 0.9)),
    )
}


class Opponent:
    """A level, with or without a character, in one game."""

    def __init__(self, game: Game[Any], insight: Insight[Any], level: Level, character: str = "") -> None:
        self._game = game
        self._insight = insight
        self._level = level
        self._character = character
        self.budget = level.budget if isinstance(insight, OpenInsight) else level.deals or level.budget

    def choose(self, view: dict[str, Any], seat: int, legal: Sequence[str], rng: Random, budget: Budget | None = None) -> Choice:
        if len(legal) == 1:
            return Choice(legal[0])
        state = self._game.determinize(view, rng)
        as_it_is = self._game.copy(state)  # reasons are true, whatever has been forgotten
        if self._level.forgets:
            self._insight.forget(state, seat, self._level.forgets, rng)
        candidates = self._compared(view, state, seat, legal, rng, budget or self.budget)
        liked = self._liked(as_it_is, seat, candidates)
        chosen = self._drawn(liked, rng)
        others = tuple(each for each in candidates if each is not chosen)
        instead = others[0] if others else None
        reasons = self._insight.reasons(as_it_is, seat, chosen, instead)
        if instead:
            reasons = [*reasons[: REASONS - 1], margin(chosen, instead)]
        return Choice(chosen.action, (chosen, *others), tuple(reasons[:REASONS]))

    def _compared(
        self, view: dict[str, Any], state: Any, seat: int, legal: Sequence[str], rng: Random, budget: Budget
    ) -> list[Candidate]:
        """The best first, whatever this character likes."""
        net: Network = network(self._game, self._insight, view["players"])
        if isinstance(self._insight, OpenInsight):
            return Expectimax(self._game, self._insight, net, seat, budget).candidates(state, legal)
        if self._level.deals and self._insight.contested(state):
            return Search(self._game, self._insight, net, view, seat, rng, budget).candidates(legal)
        actions, worths = compared(self._game, self._insight, net, state, seat, legal)
        ranked = sorted(zip(worths, actions, strict=True), key=lambda pair: -utility(pair[0]))
        return [Candidate(action, win, points) for (win, points), action in ranked]

    def _liked(self, state: Any, seat: int, candidates: list[Candidate]) -> list[tuple[float, Candidate]]:
        """Those that come into question, each with its utility to the taste of this character, what he likes best first.

        Beside the best one they are what is neither clearly worse nor foolish: no taste and no feeling leads to more.
        """
        best = candidates[0]
        found = []
        for each in candidates:
            close = _utility(best) - _utility(each) < CLEARLY
            if each is best or (close and not self._insight.foolish(state, each.action, seat)):
                liking = _utility(each)
                if self._character:
                    liking += LEANING * self._insight.leaning(self._character, state, each.action, seat)
                if self._level.fondness:
                    liking += self._level.fondness * self._insight.fondness(state, each.action, seat)
                found.append((liking, each))
        return sorted(found, key=itemgetter(0), reverse=True)

    def _drawn(self, liked: list[tuple[float, Candidate]], rng: Random) -> Candidate:
        """What he likes best; by feel, also something else, the less often the less he likes it."""
        most, favourite = liked[0]
        if not self._level.warmth:
            return favourite
        weights = [exp((liking - most) / self._level.warmth) for liking, _ in liked]
        return rng.choices([each for _, each in liked], weights)[0]


def _utility(candidate: Candidate) -> float:
    return utility((candidate.win, candidate.points))


def margin(chosen: Candidate, instead: Candidate) -> Reason:
    """How many more games in 100 the chosen action wins than the next best one, in the words of any game.

    `whim`: how many fewer, by feel or to the taste of a character.
    """
    games = round(100 * (chosen.win - instead.win))
    if abs(games) <= CLOSE:
        return Reason("close", {"action": instead.action, "even": not games})
    return Reason("clear" if games > 0 else "whim", {"action": instead.action, "count": abs(games)})


def opponent(game: Game[Any], name: str) -> Opponent | None:
    """The opponent "courtier" or "courtier-bold"; None if the game has no such one."""
    level, dash, character = name.partition("-")
    insight = game.insight
    if level not in LEVELS or insight is None or not file(game.id).exists():
        return None
    if dash and character not in insight.characters:
        return None
    return Opponent(game, insight, LEVELS[level], character)
