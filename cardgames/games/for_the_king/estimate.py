"""What a view is worth to its seat: expected points of every office, and what a card, a duty or gold would add to them.

Sums of the others are guessed from what everybody saw come into their hands, and from the unseen cards for the rest. Who ends
up ahead in an office is drawn like in a lottery, with a ticket of exp(sum / softness) for each seat: the more cards are still
to come, the softer.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any

from cardgames.games.for_the_king.cards import CARD, GOLD_1, KING, MOVES, NAMES, OFFICES, TILES, VALUE, letter_of, office_of
from cardgames.games.for_the_king.legal import gold
from cardgames.games.for_the_king.sight import unseen

# Found by self-play of 200 two-seat games against values next to them.
SOFTNESS, SOFTNESS_PER_CARD = 0.8, 1.1
LETTER = 0.25  # what the letter A is worth in ties, in points of a sum
COIN = 0.45  # the share of an average card's worth that one gold buys while there is plenty to buy
BOUGHT = 2.5  # gold spent on a card of the favor deck, about


class Estimate:
    """Expected points from one view. Points throughout, unless said otherwise."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.seat: int = view["seat"]
        self.players: int = view["players"]
        self.hand = [CARD[name] for name in view["hand"]]
        self.tiles = [(tiles["primary"], tiles["secondary"] or 0) for tiles in view["duties"].values()]
        self.pool = unseen(view)
        known = [[CARD[name] for name in names] for names in view["known"]]
        self.sums = [[0.0] * self.players for _ in self.tiles]  # by office and seat
        self._add_own()
        self._add_others(view, known)
        self._soften(view, known)
        self.now = [self.points(office) for office in range(len(self.tiles))]
        self.coin = self._coin(view)

    def _add_own(self) -> None:
        for card in self.hand:
            if card < GOLD_1:
                self.sums[office_of(card)][self.seat] += VALUE[card]
        for office in range(len(self.tiles)):
            letters = [letter_of(card) for card in self.hand if card < GOLD_1 and office_of(card) == office]
            if letters:
                self.sums[office][self.seat] += LETTER * (1 - min(letters) / 8)

    def _add_others(self, view: dict[str, Any], known: list[list[int]]) -> None:
        for seat, cards in enumerate(known):
            if seat != self.seat:
                for card in cards:
                    self.pool[card] = max(0, self.pool[card] - 1)
        loose = sum(self.pool[:KING]) or 1
        average = [sum(self.pool[card] * VALUE[card] for card in _cards_of(office)) / loose for office in range(len(self.tiles))]
        for seat, held in enumerate(view["hands"]):
            if seat == self.seat or view["phase"] == "over":
                continue
            came = held + view["face_down_counts"][seat]
            stayed = held / came if came else 0.0
            for office, mean in enumerate(average):
                seen = sum(VALUE[card] for card in known[seat] if card < GOLD_1 and office_of(card) == office)
                self.sums[office][seat] = stayed * (seen + mean * max(0, came - len(known[seat])))

    def _soften(self, view: dict[str, Any], known: list[list[int]]) -> None:
        to_come = view["deck_count"] + view["favor_count"]
        if view["phase"] != "over":
            to_come += sum(max(0, held - len(known[seat])) for seat, held in enumerate(view["hands"]) if seat != self.seat)
        self.softness = SOFTNESS + SOFTNESS_PER_CARD * sqrt(to_come / 2 / len(self.tiles) / self.players)

    def _coin(self, view: dict[str, Any]) -> float:
        """The worth of one more gold: what it buys of the cards that will be on offer, less where the hand is rich already."""
        offers: float = view["favor_count"] + view["deck_count"] / (self.players + 1)
        government = [card for card in range(GOLD_1) for _ in range(self.pool[card])]
        if not government or offers < 1:
            return 0.01
        average = sum(max(0.0, self.card(card)) for card in government) / len(government)
        return COIN * average * min(1.0, BOUGHT * offers / self.players / (gold(self.hand) + 1))

    def points(self, office: int, seat: int = -1, more: float = 0.0, tiles: tuple[int, int] | None = None) -> list[float]:
        """The points that every seat may expect of an office, if `seat` had `more` in it, with these tiles."""
        primary, lower = tiles or self.tiles[office]
        sums = self.sums[office]
        highest = max(sums) + max(more, 0.0)
        tickets = [exp((total + (more if at == seat else 0.0) - highest) / self.softness) for at, total in enumerate(sums)]
        everything = sum(tickets)
        points = [primary * ticket / everything for ticket in tickets]
        if lower:
            for at, ticket in enumerate(tickets):
                points[at] += lower * sum(
                    other / everything * ticket / (everything - other) for by, other in enumerate(tickets) if by != at
                )
        return points

    def card(self, card: int, seat: int | None = None) -> float:
        """What it adds to the own points when a seat gets this card; for `seat` None the own one."""
        own = seat is None
        if card >= KING:
            best = max((self.move(step, offices) for step, offices in self.moves(card)), default=0.0)
            return best if own else -best / 2
        if card >= GOLD_1:
            return self.coin * VALUE[card] if own else -self.coin * VALUE[card] / (self.players - 1)
        office = office_of(card)
        holder = self.seat if seat is None else seat
        return self.points(office, holder, VALUE[card])[self.seat] - self.now[office][self.seat]

    def keep(self, card: int) -> float:
        """What would be lost without this card of the own hand."""
        if card >= GOLD_1:
            return self.coin * VALUE[card]
        office = office_of(card)
        return self.now[office][self.seat] - self.points(office, self.seat, -VALUE[card])[self.seat]

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
            change = [after - before for after, before in zip(self.points(office, tiles=tiles), self.now[office], strict=True)]
            gain += change[self.seat] - (sum(change) - change[self.seat]) / (self.players - 1)
        return gain


def _cards_of(office: int) -> range:
    per_office = GOLD_1 // len(OFFICES)
    return range(office * per_office, (office + 1) * per_office)
