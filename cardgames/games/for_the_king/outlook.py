"""What a seat has, and has seen of the others: all that may speak in its reasons."""

from __future__ import annotations

from cardgames.games.for_the_king.estimate import Estimate
from cardgames.games.for_the_king.legal import for_cards, means
from cardgames.games.for_the_king.scoring import standing
from cardgames.games.for_the_king.state import NO_CARD, NOBODY, State


class Outlook:
    """Of a rival only the cards count that everybody saw come into his hand."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.rivals = [rival for rival in range(state.players) if rival != seat]
        self.hands = [state.hands[seat] if at == seat else cards for at, cards in enumerate(state.known)]

    @property
    def hand(self) -> list[int]:
        return self.hands[self.seat]

    def estimate(self) -> Estimate:
        """What cards are worth, in points."""
        return Estimate(self.state, self.seat)

    def standing(self, seat: int, office: int) -> tuple[int, int]:
        """6.2: what orders the seats in an office, its sum first."""
        return standing(self.hands[seat], office)

    def ahead(self, office: int, getter: int = NOBODY, card: int = NO_CARD, loser: int = NOBODY) -> int:
        """6.2: who is ahead, NOBODY where there are no cards; if `getter` got the card, or `loser` lost it."""
        best, leader = (0, 0), NOBODY
        for seat, hand in enumerate(self.hands):
            cards = hand
            if seat == getter:
                cards = [*hand, card]
            elif seat == loser:
                cards = hand[:]
                cards.remove(card)
            place = standing(cards, office)
            if place > best:
                best, leader = place, seat
        return leader

    def leader(self) -> int:
        """The rival with most points as far as has been seen: duties that he is ahead for. NOBODY if none has any."""
        points = [0] * self.state.players
        for office, primary in enumerate(self.state.primary):
            leader = self.ahead(office)
            if leader != NOBODY:
                points[leader] += primary
        best = max(self.rivals, key=lambda rival: points[rival])
        return best if points[best] else NOBODY

    def means(self) -> int:
        """5.4: the highest bid on the card on offer that can be paid."""
        return means(self.state, self.seat)

    def worth(self) -> int:
        """The highest bid at which the card on offer is worth its price: in gold, or in the cards that are needed least."""
        estimate, card = self.estimate(), self.state.card
        left = estimate.card(card)
        if not for_cards(self.state):
            return max(0, int(left / estimate.coin))
        bid = 0
        for loss in sorted(estimate.keep(each) for each in self.hand):
            left -= loss
            if left < 0:
                break
            bid += 1
        return bid
