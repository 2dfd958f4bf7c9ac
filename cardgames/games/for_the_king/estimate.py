"""What a position is worth to a seat: expected points of every office, and what a card, a duty or gold would add to them.

Sums of the others are guessed from what everybody saw come into their hands, and from the unseen cards for the rest. Who ends
up ahead in an office is drawn like in a lottery, with a ticket of exp(sum / softness) for each seat: the more cards are still
to come, the softer.
"""

from __future__ import annotations

from math import exp, sqrt

from cardgames.games.for_the_king.cards import (
    GOLD_1,
    KING,
    MOVES,
    NAMES,
    TILES,
    VALUE,
    WIDTH,
    in_play,
    letter_of,
    office_of,
    secondary,
)
from cardgames.games.for_the_king.legal import gold
from cardgames.games.for_the_king.state import DISTRIBUTE, NO_CARD, State

# Found by self-play of 200 two-seat games against values next to them.
SOFTNESS, SOFTNESS_PER_CARD = 0.8, 1.1
LETTER = 0.25  # what the letter A is worth in ties, in points of a sum
COIN = 0.45  # the share of an average card's worth that one gold buys while there is plenty to buy
LEAST_COIN = 0.01  # what one gold is worth when there is nothing left that it could buy: it decides ties (6.4)
BOUGHT = 2.5  # gold spent on a card of the favor deck, about
HOPELESS = -20.0  # how far behind, in softnesses, makes no difference any more


def _kind(card: int) -> tuple[int, int]:
    return office_of(card), VALUE[card]


FIRST_ALIKE = [  # by card: the first one of the same office and value, or the card itself
    next(other for other in range(card + 1) if other == card or (card < GOLD_1 and _kind(other) == _kind(card)))
    for card in range(len(NAMES))
]


class Estimate:
    """Expected points, as a seat may see it: nothing that is hidden from it counts. Points throughout, unless said otherwise."""

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.players = state.players
        self.hand = state.hands[seat]
        self.tiles = [(primary, secondary(state.players, primary) or 0) for primary in state.primary]
        self.pool = unseen(state, seat)
        self.sums = [[0.0] * self.players for _ in self.tiles]  # by office and seat
        self._gains: dict[tuple[int, int, int], float] = {}  # by office, seat and what is added to its sum
        self._kings: dict[int, float] = {}  # what the best use of each is worth
        self._add_own()
        self._add_others(state)
        self._soften(state)
        self._tickets = [self._drawn(sums) for sums in self.sums]
        self.coming = self._coming()
        self.now = [self._own(office) for office in range(len(self.tiles))]
        self.coin = self._coin(state)

    def _add_own(self) -> None:
        best = [WIDTH] * len(self.tiles)
        for card in self.hand:
            if card < GOLD_1:
                office = office_of(card)
                self.sums[office][self.seat] += VALUE[card]
                best[office] = min(best[office], letter_of(card))
        for office, letter in enumerate(best):
            if letter < WIDTH:
                self.sums[office][self.seat] += LETTER * (1 - letter / (WIDTH - 1))

    def _add_others(self, state: State) -> None:
        rivals = [seat for seat in range(self.players) if seat != self.seat]
        for rival in rivals:
            for card in state.known[rival]:
                self.pool[card] = max(0, self.pool[card] - 1)
        loose = sum(self.pool[:KING]) or 1
        lying = [0] * len(self.tiles)  # values in the pool
        for card, count in enumerate(self.pool[: WIDTH * len(lying)]):
            lying[office_of(card)] += count * VALUE[card]
        for rival in rivals:
            known, held = state.known[rival], len(state.hands[rival])
            came = held + len(state.face_down[rival])
            stayed = held / came if came else 0.0
            seen = [0] * len(self.tiles)
            for card in known:
                if card < WIDTH * len(seen):  # a loaded position may know cards that are not in play
                    seen[office_of(card)] += VALUE[card]
            hidden = max(0, came - len(known))
            for office, total in enumerate(lying):
                self.sums[office][rival] = stayed * (seen[office] + total / loose * hidden)

    def _soften(self, state: State) -> None:
        to_come = len(state.deck) + len(state.favor)
        hands = enumerate(state.hands)
        to_come += sum([max(0, len(hand) - len(state.known[seat])) for seat, hand in hands if seat != self.seat])
        self.softness = SOFTNESS + SOFTNESS_PER_CARD * sqrt(to_come / 2 / len(self.tiles) / self.players)

    def _coming(self) -> list[tuple[int, int]]:
        """The cards that are unseen and not known to be in a hand: one of all that are worth the same, and how many those are."""
        alike: dict[int, int] = {}
        for card, count in enumerate(self.pool):
            if count:
                first = FIRST_ALIKE[card]
                alike[first] = alike.get(first, 0) + count
        return list(alike.items())

    def _coin(self, state: State) -> float:
        """The worth of one more gold: what it buys of the cards that will be on offer, less where the hand is rich already."""
        offers = len(state.favor) + len(state.deck) / (self.players + 1)
        government = [(card, count) for card, count in self.coming if card < GOLD_1]
        if not government or offers < 1:
            return LEAST_COIN
        count = sum([count for _, count in government])
        worth = sum([count * max(0.0, self.card(card)) for card, count in government])
        return max(LEAST_COIN, COIN * worth / count * min(1.0, BOUGHT * offers / self.players / (gold(self.hand) + 1)))

    def points(self, office: int, tiles: tuple[int, int] | None = None) -> list[float]:
        """The points that every seat may expect of an office, with these tiles."""
        primary, lower = tiles or self.tiles[office]
        tickets = self._tickets[office]
        everything = sum(tickets)
        points = [primary * ticket / everything for ticket in tickets]
        if lower:
            firsts = [ticket / everything / (everything - ticket) for ticket in tickets]
            for at, ticket in enumerate(tickets):
                points[at] += lower * ticket * sum(firsts[:at] + firsts[at + 1 :], 0.0)
        return points

    def _own(self, office: int, seat: int = 0, more: int = 0) -> float:
        """The own points, if `seat` had so much more in the office."""
        primary, lower = self.tiles[office]
        tickets = self._tickets[office][:]
        tickets[seat] *= exp(more / self.softness)
        everything, ticket = sum(tickets), tickets[self.seat]
        points = primary * ticket / everything
        if lower:
            firsts = [other / (everything - other) for at, other in enumerate(tickets) if at != self.seat]
            points += lower * ticket / everything * sum(firsts, 0.0)
        return points

    def _drawn(self, sums: list[float]) -> list[float]:
        highest = max(sums)
        return [exp(max((total - highest) / self.softness, HOPELESS)) for total in sums]

    def card(self, card: int, seat: int | None = None) -> float:
        """What it adds to the own points when a seat gets this card; for `seat` None the own one."""
        own = seat is None
        if card >= KING:
            if card not in self._kings:
                self._kings[card] = max([self.move(step, offices) for step, offices in self.moves(card)], default=0.0)
            return self._kings[card] if own else -self._kings[card] / 2
        if card >= GOLD_1:
            return self.coin * VALUE[card] if own else -self.coin * VALUE[card] / (self.players - 1)
        return self._gain(office_of(card), self.seat if seat is None else seat, VALUE[card])

    def keep(self, card: int) -> float:
        """What would be lost without this card of the own hand."""
        if card >= GOLD_1:
            return self.coin * VALUE[card]
        return -self._gain(office_of(card), self.seat, -VALUE[card])

    def _gain(self, office: int, seat: int, more: int) -> float:
        """What it adds to the own points when a seat has so much more in an office."""
        place = office, seat, more
        gain = self._gains.get(place)
        if gain is None:
            gain = self._gains[place] = self._own(office, seat, more) - self.now[office]
        return gain

    def moves(self, king: int) -> list[tuple[int, list[int]]]:
        """The steps of a King card, each with the office or offices that make the most of it."""
        steps, count = MOVES[NAMES[king]]
        found = []
        for step in steps:
            able = [office for office, tiles in enumerate(self.tiles) if tiles[0] + step in TILES]
            able.sort(key=lambda office: self.move(step, [office]), reverse=True)
            if able:
                found.append((step, able[:count]))
        return found

    def move(self, step: int, offices: list[int]) -> float:
        """What moving these primary duties adds to the own points, less what it adds to those of the others, on average."""
        gain = 0.0
        for office in offices:
            primary, lower = self.tiles[office]
            tiles = (primary + step, primary if primary + step == lower else lower)
            change = [after - before for after, before in zip(self.points(office, tiles), self.points(office), strict=True)]
            gain += change[self.seat] - (sum(change) - change[self.seat]) / (self.players - 1)
        return gain


def unseen(state: State, seat: int) -> list[int]:
    """How many of each card, by number, a seat cannot see while the game lasts: what `sight.unseen` tells of a view."""
    counts = list(in_play(state.players, state.king_cards))
    for pile in (state.middle, state.discard, state.face_down[seat], state.hands[seat]):
        for card in pile:
            counts[card] -= 1
    if state.king != NO_CARD:
        counts[state.king] -= 1
    elif state.card != NO_CARD:
        counts[state.card] -= 1
    if state.phase == DISTRIBUTE and seat == state.advisor:
        counts[state.deck[-1]] -= 1
    return counts
