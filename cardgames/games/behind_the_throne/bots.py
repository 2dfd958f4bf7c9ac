"""Opponents of this game: the expectimax player, and a plain stop rule to measure it against."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from operator import add
from random import Random
from typing import Any

from cardgames.engine.bot import Bot, Budget, Choice
from cardgames.games.behind_the_throne import rules
from cardgames.games.behind_the_throne.cards import (
    ALCHEMIST,
    ASSASSIN,
    COURTIERS,
    GENERAL,
    JESTER,
    JUDGE,
    KIND,
    KING,
    LEAST_PILE,
    MINSTREL,
    NAMES,
    PILES_LIMIT,
    QUEEN,
    SEER,
)
from cardgames.games.behind_the_throne.odds import next_cards
from cardgames.games.behind_the_throne.sight import determinize, unseen
from cardgames.games.behind_the_throne.state import DROP, KINDS, OVER, State
from cardgames.games.behind_the_throne.text import LOOKS, drop_text, kinds_of

# What a pile is worth besides its points while many turns are left, in points: the powers and guards it brings while available,
# and the trouble that forbidding kinds make to their owner. Set by hand, not tuned.
CHARMS = {GENERAL: 1.4, SEER: 0.5, JESTER: 0.9, ASSASSIN: 1.2, JUDGE: 0.7, MINSTREL: 0.6, ALCHEMIST: 0.8, QUEEN: -0.3, KING: -0.4}
VICTORY = 12.0  # what winning is worth at the end, in points of margin
CARDS_A_TURN = 2.2  # about how many cards a turn uses up; an estimate
REVEALS_AHEAD = 2
DESTRUCTIONS_TRIED = 3
PLACES = 3000  # positions gone through in one decision; further ones are valued as they stand


class ExpectimaxBot:
    """Goes through the turn's decisions over the exact chances of the next cards, and values what lies on the table after it."""

    def choose(self, view: dict[str, Any], seat: int, legal: Sequence[str], rng: Random, budget: Budget | None = None) -> Choice:
        if len(legal) == 1:
            return Choice(legal[0])
        state = determinize(view, rng)
        places = budget.iterations if budget and budget.iterations else PLACES
        search = _Search(view, seat, places)
        # The arrangement of the deck is never looked at: `_Search` puts every card that may come on top, by its chance.
        state.deck = []
        top = KIND[view["top"]] if view["top"] else None
        return Choice(search.best(state, top, REVEALS_AHEAD, list(legal))[1])


class ThresholdBot:
    """Goes on until a card under 5 lies last, then takes; saves himself when he can."""

    def choose(self, view: dict[str, Any], seat: int, legal: Sequence[str], rng: Random, budget: Budget | None = None) -> Choice:
        if "reveal" in legal and (not view["row"] or view["value"] >= JUDGE):
            return Choice("reveal")
        if "take" in legal:
            return Choice("take")
        return Choice(next((action for action in legal if action != "bust"), legal[0]))


class _Search:
    """One decision. Values are expected final margins in points, for `seat`."""

    def __init__(self, view: dict[str, Any], seat: int, places: int) -> None:
        self.seat = seat
        self.coming = next_cards(view)
        deck = unseen(view)
        ends = view["discard"].count("end")
        # With the End card still in the discard pile the whole deck comes first, then half of the next one (9.1).
        cards_left = view["deck_count"] + len(view["discard"]) / 2 if ends else view["deck_count"] / 2
        self.turns_left = cards_left / CARDS_A_TURN / view["players"]
        stock = [deck[kind] + view["discard"].count(NAMES[kind]) * 0.5 for kind in range(KINDS)]
        total = max(sum(stock), 1.0)
        # How likely a single card finds its second one before the end, and how much a charm will still be used.
        self.pairing = [1 - exp(-0.9 * self.turns_left * CARDS_A_TURN * stock[kind] / total) for kind in range(KINDS)]
        self.charm = 1 - exp(-self.turns_left / 3)
        self._shares: dict[tuple[int, tuple[int, ...]], list[float]] = {}
        self._room = places
        self._known: dict[tuple[object, ...], float] = {}

    # ------------------------------------------------------------------------------------------------ the tree
    def best(self, state: State, top: int | None, reveals: int, legal: list[str]) -> tuple[float, str]:
        """The best of the actions: its value and text. `top`: the next card where it is known."""
        candidates = self._without_poor_destructions(state, legal)
        valued = [(self.after(state, action, top, reveals), action) for action in candidates]
        return max(valued, key=lambda pair: pair[0])

    def after(self, state: State, action: str, top: int | None, reveals: int) -> float:
        """The value of taking an action."""
        if action == "reveal":
            return self._expected(state, action, top, reveals - 1)
        if action in LOOKS:
            if top is None:
                return self._looked(state, action, reveals)
            return self._value(self._played(state, action, top), top, reveals)
        return self._value(self._played(state, action, None), top, reveals - action.startswith("destroy"))

    def _value(self, state: State, top: int | None, reveals: int) -> float:
        if state.phase == OVER:
            return self._final(state)
        if state.phase == DROP:
            return self._dropped(state)
        if state.turn != self.seat:
            return self._standing(state)
        # Powers in another order lead to the same place.
        place = (tuple(state.row), state.value, state.used, state.peeked, state.destroyed, tuple(state.piles), top, reveals)
        value = self._known.get(place)
        if value is None:
            value = self._known[place] = self._valued(state, top, reveals)
        return value

    def _valued(self, state: State, top: int | None, reveals: int) -> float:
        legal = rules.legal(state)
        self._room -= 1
        if reveals <= 0 or self._room < 0:
            # Beyond the horizon nothing is revealed or looked at any more: what stands now counts.
            legal = [action for action in legal if action != "reveal" and action not in LOOKS]
            if not legal:
                return self._standing(state)
        return self.best(state, top, reveals, legal)[0]

    def _expected(self, state: State, action: str, top: int | None, reveals: int) -> float:
        """Over the next card, which is then in the row."""
        if top is not None:
            return self._value(self._played(state, action, top), None, reveals)
        coming, total, value = self.coming, sum(self.coming), 0.0
        if not total:
            return self._standing(state)
        for kind, count in enumerate(coming):
            if count:
                coming[kind] -= 1
                value += count * self._value(self._played(state, action, kind), None, reveals)
                coming[kind] += 1
        return value / total

    def _looked(self, state: State, action: str, reveals: int) -> float:
        """Over the next card, which then lies on the deck and is known."""
        total, value = sum(self.coming), 0.0
        for kind, count in enumerate(self.coming):
            if count:
                value += count * self._value(self._played(state, action, kind), kind, reveals)
        return value / max(total, 1)

    @staticmethod
    def _played(state: State, action: str, top: int | None) -> State:
        child = state.copy()
        if top is not None:
            child.deck = [top]
        rules.play(child, action)
        if action in LOOKS:
            child.deck = []
        return child

    def _without_poor_destructions(self, state: State, legal: list[str]) -> list[str]:
        destructions = [action for action in legal if action.startswith("destroy")]
        if len(destructions) <= DESTRUCTIONS_TRIED:
            return legal
        destructions.sort(key=lambda action: -self._standing(self._played(state, action, None)))
        kept = set(destructions[:DESTRUCTIONS_TRIED])
        return [action for action in legal if not action.startswith("destroy") or action in kept]

    def _dropped(self, state: State) -> float:
        """Whoever must drop piles keeps what is worth most to him: the worth of a court is the sum over its piles."""
        dropper = state.dropper
        kinds = kinds_of(state.held[dropper])
        kinds.sort(key=lambda kind: self._shared_out(kind, tuple(state.piles[kind::KINDS]))[dropper])
        child = self._played(state, drop_text(tuple(sorted(kinds[: state.excess]))), None)
        return self._dropped(child) if child.phase == DROP else self._standing(child)

    # ------------------------------------------------------------------------------------------------ the leaves
    def _final(self, state: State) -> float:
        scores = rules.scores(state)
        rival = max(score for seat, score in enumerate(scores) if seat != self.seat)
        margin = scores[self.seat] - rival
        return margin + (VICTORY if margin > 0 else 0.0 if margin == 0 else -VICTORY)

    def _standing(self, state: State) -> float:
        """The worth of one's own court, less that of the rivals: the strongest of them counts most."""
        # Room for new piles has a worth of its own while there is time to fill it.
        worths = [0.35 * self.charm * (PILES_LIMIT - held.bit_count()) for held in state.held]
        for kind in COURTIERS:
            worths = list(map(add, worths, self._shared_out(kind, tuple(state.piles[kind::KINDS]))))
        own = worths.pop(self.seat)
        return own - 0.6 * max(worths) - 0.4 * sum(worths) / len(worths)

    def _shared_out(self, kind: int, counts: tuple[int, ...]) -> list[float]:
        """What the piles of one kind are worth to each seat."""
        shares = self._shares.get((kind, counts))
        if shares is not None:
            return shares
        shares = self._shares[kind, counts] = []
        charm, most = CHARMS[kind] * self.charm, max(counts)
        for count in counts:
            worth = 0.0
            if count >= LEAST_PILE:
                # A third card shields the pair from one destruction.
                worth = kind * (1.0 if count > LEAST_PILE else 1.0 - 0.12 * self.charm)
            elif count:
                worth = kind * self.pairing[kind] * 0.8
            if count and (charm < 0 or count == most):
                worth += charm * (count if charm < 0 else 1)
            shares.append(worth)
        return shares


BOTS: dict[str, Bot] = {"expectimax": ExpectimaxBot(), "threshold": ThresholdBot()}
