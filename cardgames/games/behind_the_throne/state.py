"""What is on the table: small integers in lists, cheap to copy."""

from __future__ import annotations

FIRST, SHUFFLE, TURN, DROP, OVER = range(5)
PHASES = ("first", "shuffle", "turn", "drop", "over")
KINDS = 10  # the width of a seat's part of `piles`: kind 0, the End card, never lies there
NOBODY = -1
NO_CARD = -1


class State:
    """A position. Kinds are their printed values, 0 is the End card.

    piles     number of cards of kind k before seat s at [s * KINDS + k]; changed by `put` alone
    held      by seat: bit k: it has cards of kind k (follows from `piles`)
    most      the size of the largest pile of each kind (follows from `piles`)
    row       kinds, oldest first; value: the current value of the last one, meaningless with an empty row and when it is over
    used      bit k: the pile of kind k was used this turn
    deck      top card LAST, so that it can be popped
    discard   number of cards of each kind: its order is not part of the game
    after     what goes on after a shuffle: None (the first one) | "reveal" | "seer"
    dropper   who must drop `excess` piles, NOBODY outside phase "drop"
    taken     the kind that the player on turn has lifted and will still add (5.2), else NO_CARD
    """

    __slots__ = (
        "after",
        "deck",
        "destroyed",
        "discard",
        "dropper",
        "excess",
        "held",
        "most",
        "peeked",
        "phase",
        "pile_limit",
        "piles",
        "players",
        "protection",
        "row",
        "swap_after_fifth",
        "taken",
        "turn",
        "used",
        "value",
    )

    def __init__(self, players: int, pile_limit: int | None, swap_after_fifth: bool, protection: str) -> None:
        self.players = players
        self.pile_limit = pile_limit
        self.swap_after_fifth = swap_after_fifth
        self.protection = protection
        self.phase = FIRST
        self.turn = NOBODY
        self.piles = [0] * (players * KINDS)
        self.held = [0] * players
        self.most = [0] * KINDS
        self.row: list[int] = []
        self.value = 0
        self.destroyed = False
        self.used = 0
        self.peeked = False
        self.deck: list[int] = []
        self.discard = [0] * KINDS
        self.after: str | None = None
        self.dropper = NOBODY
        self.excess = 0
        self.taken = NO_CARD

    def copy(self) -> State:
        """An independent position."""
        new = State(self.players, self.pile_limit, self.swap_after_fifth, self.protection)
        new.phase = self.phase
        new.turn = self.turn
        new.piles = self.piles[:]
        new.held = self.held[:]
        new.most = self.most[:]
        new.row = self.row[:]
        new.value = self.value
        new.destroyed = self.destroyed
        new.used = self.used
        new.peeked = self.peeked
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.after = self.after
        new.dropper = self.dropper
        new.excess = self.excess
        new.taken = self.taken
        return new

    def put(self, seat: int, kind: int, count: int) -> None:
        """Adds `count` cards (or takes away, below 0) to a pile."""
        piles, most = self.piles, self.most
        at = seat * KINDS + kind
        there = piles[at] = piles[at] + count
        if count > 0:
            self.held[seat] |= 1 << kind
            if there > most[kind]:
                most[kind] = there
        else:
            if not there:
                self.held[seat] &= ~(1 << kind)
            most[kind] = max(piles[kind::KINDS])

    def pile(self, seat: int) -> list[int]:
        """The number of cards of each kind before a seat."""
        return self.piles[seat * KINDS : seat * KINDS + KINDS]
