"""Expectimax (Michie, 1966) over the decisions of one's own turn and the exact chances of what they bring to light.

The search goes on until something new has come to light, and one's own decisions after that; there the value network says what
the position is worth. To look at one card more won no more games.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from cardgames.ai.allowance import Allowance
from cardgames.ai.network import Network
from cardgames.engine.bot import Budget, Candidate
from cardgames.engine.game import Game
from cardgames.engine.insight import OpenInsight

WIDEST = 40  # actions that are all compared where the decision is; deeper in the tree only those worth a thought are
EDGE = 0.004  # what a point of lead is worth beside a certain victory: it decides where the win shares do not

Worth = tuple[float, float]  # the share of the victory and the lead in points, as in `network.Value`


class _SpentError(Exception):
    """The budget is used up."""


def utility(worth: Worth) -> float:
    """What a seat wants most of."""
    return worth[0] + EDGE * worth[1]


class Expectimax:
    """The search for one decision of one seat."""

    def __init__(self, game: Game[Any], insight: OpenInsight[Any], network: Network, seat: int, budget: Budget) -> None:
        self._game = game
        self._insight = insight
        self._network = network
        self._seat = seat
        self._allowance = Allowance(budget)
        self._known: dict[tuple[Hashable, bool], Worth] = {}  # by position, and whether something new has come to light
        self._leaves: dict[Hashable, Worth] = {}

    def candidates(self, state: Any, legal: Sequence[str]) -> list[Candidate]:
        """The actions, the best first."""
        actions = list(legal) if len(legal) <= WIDEST else self._insight.candidates(state, list(legal))
        found: list[Worth] = []
        try:
            for action in actions:
                found.append(self._after(state, action))
        except _SpentError:  # for the rest there is time for a glance only
            found += [self._after(state, action, glance=True) for action in actions[len(found) :]]
        ranked = sorted(zip(found, actions, strict=True), key=lambda pair: -utility(pair[0]))
        return [Candidate(action, win, points) for (win, points), action in ranked]

    def _after(self, state: Any, action: str, news: bool = False, glance: bool = False) -> Worth:
        """After an action, and if there has been `news` before it or in it nothing more is to come to light."""
        outcomes = self._insight.outcomes(state, action, self._seat)
        news = news or self._insight.reveals(state, action, self._seat)
        total, win, points = 0, 0.0, 0.0
        for weight, child in outcomes:
            value = self._at_a_glance(child) if glance else self._value(child, news)
            total += weight
            win += weight * value[0]
            points += weight * value[1]
        return win / total, points / total

    def _value(self, state: Any, news: bool) -> Worth:
        actor = self._game.actor(state)
        if actor is None:
            return final(self._game, state, self._seat)
        if isinstance(actor, int) and not self._insight.settled(state):
            if actor != self._seat:
                return self._value(self._played(state, self._usual(state)), news)
            place = self._insight.key(state), news
            worth = self._known.get(place)
            if worth is None:
                worth = self._known[place] = self._best(state, news)
            return worth
        key = self._insight.key(state)
        worth = self._leaves.get(key)
        if worth is None:
            if self._allowance.spent():
                raise _SpentError
            self._allowance.spend()
            worth = self._leaves[key] = self._standing(state)
        return worth

    def _at_a_glance(self, state: Any) -> Worth:
        """The same if everybody does the usual, and nothing more comes to light."""
        while isinstance(actor := self._game.actor(state), int) and not self._insight.settled(state):
            usual = self._usual(state)
            if self._insight.reveals(state, usual, self._seat):
                break
            state = self._played(state, usual)
        return self._standing(state) if actor is not None else final(self._game, state, self._seat)

    def _best(self, state: Any, news: bool) -> Worth:
        legal = self._insight.candidates(state, self._game.legal(state))
        if news:
            legal = [action for action in legal if not self._insight.reveals(state, action, self._seat)]
            if not legal:
                return self._standing(state)
        return max((self._after(state, action, news) for action in legal), key=utility)

    def _usual(self, state: Any) -> str:
        """The first thing that is worth a thought: what another seat is taken to do in one's own turn."""
        return self._insight.candidates(state, self._game.legal(state))[0]

    def _played(self, state: Any, action: str) -> Any:
        child = self._game.copy(state)
        self._game.play(child, action)
        return child

    def _standing(self, state: Any) -> Worth:
        value = self._network.value(self._insight.parts(state, self._seat))
        return value.win, value.points


def final(game: Game[Any], state: Any, seat: int) -> Worth:
    """What a game that is over was worth to a seat."""
    scores, winners = game.scores(state), game.winners(state)
    assert scores is not None
    assert winners is not None
    rival = max(score for other, score in enumerate(scores) if other != seat)
    return (1 / len(winners) if seat in winners else 0.0), float(scores[seat] - rival)
