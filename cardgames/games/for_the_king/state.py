"""What is on the table: small integers in lists, cheap to copy."""

from __future__ import annotations

from cardgames.games.for_the_king.cards import PRIMARY, offices

FIRST, SHUFFLE, DISTRIBUTE, PICK, REIGN, BID, PAY, LOSE, OVER = range(9)  # REIGN: phase "king"
PHASES = ("first", "shuffle", "distribute", "pick", "king", "bid", "pay", "lose", "over")
NOBODY = -1
NO_CARD = -1


class State:
    """A position. Cards are their numbers of `cards`; sets of seats are bits.

    turn       the seat that decides, NOBODY while chance does or the game is over
    deck       top card LAST, so that it can be popped
    own, centre, favored   how much of each place has been filled this turn (3.1)
    middle     oldest first
    favor      first phase: oldest first; second phase (`card` is one): top card LAST, the card on offer excluded
    hands      by seat, in order
    primary    the primary duty of each office in play; the secondary one follows from it
    king       the King card that `turn` carries out, else NO_CARD; it lies nowhere else then
    card       on offer, else NO_CARD; with it first, bid, bidder, passed, excluded, paid are the auction
    discard    in the open; its order, and that of face_down, known and put, has no meaning
    """

    __slots__ = (
        "advisor",
        "bid",
        "bidder",
        "card",
        "centre",
        "deck",
        "discard",
        "excluded",
        "face_down",
        "favor",
        "favored",
        "first",
        "hands",
        "king",
        "king_cards",
        "known",
        "may_refuse",
        "middle",
        "own",
        "paid",
        "passed",
        "phase",
        "players",
        "primary",
        "put",
        "removed_at_five",
        "turn",
    )

    def __init__(self, players: int, king_cards: str, removed_at_five: int, may_refuse: bool) -> None:
        self.players = players
        self.king_cards = king_cards
        self.removed_at_five = removed_at_five
        self.may_refuse = may_refuse
        self.phase = FIRST
        self.turn = NOBODY
        self.advisor = NOBODY
        self.deck: list[int] = []
        self.own = False
        self.centre = 0
        self.favored = False
        self.middle: list[int] = []
        self.favor: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.primary = [PRIMARY] * offices(players)
        self.king = NO_CARD
        self.card = NO_CARD
        self.first = NOBODY
        self.bid = 0
        self.bidder = NOBODY
        self.passed = 0
        self.excluded = 0
        self.paid = 0
        self.discard: list[int] = []
        self.face_down: list[list[int]] = [[] for _ in range(players)]
        self.known: list[list[int]] = [[] for _ in range(players)]
        self.put: list[list[int]] = [[] for _ in range(players)]

    def copy(self) -> State:
        """An independent position."""
        new = State(self.players, self.king_cards, self.removed_at_five, self.may_refuse)
        new.phase = self.phase
        new.turn = self.turn
        new.advisor = self.advisor
        new.deck = self.deck[:]
        new.own = self.own
        new.centre = self.centre
        new.favored = self.favored
        new.middle = self.middle[:]
        new.favor = self.favor[:]
        new.hands = [cards[:] for cards in self.hands]
        new.primary = self.primary[:]
        new.king = self.king
        new.card = self.card
        new.first = self.first
        new.bid = self.bid
        new.bidder = self.bidder
        new.passed = self.passed
        new.excluded = self.excluded
        new.paid = self.paid
        new.discard = self.discard[:]
        new.face_down = [cards[:] for cards in self.face_down]
        new.known = [cards[:] for cards in self.known]
        new.put = [cards[:] for cards in self.put]
        return new
