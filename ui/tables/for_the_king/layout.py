"""Where everything lies on the table of For the King, for any window, number of seats and phase."""

from __future__ import annotations

from dataclasses import dataclass

from ui.tables import metrics as m
from ui.tables.layout import Frame, Rect

# Parts of the height without gaps; the rest is the middle.
BOARD, BOARD_AUCTION, OWN = 0.365, 0.31, 0.26
STRIP = 62  # design pixels
ONE_RIVAL = 0.5  # of the width
OFFICE_GAP = 0.8  # of a gap
SHARES = (1.0, 1.0, 1.0)  # of the zones "own" and "favor" and of one card of the middle
CONTROLS = 256
DISCARD, DISCARD_CARD = 76, 52  # the column of the discard pile and a card on it
COLUMN = 176  # the identity column of one's own panel
SUMS, MAJORITIES, SEAT_COLUMN, OUT_COLUMN = 182, 124, 46, 74  # sums folded; unfolded: names, each seat, what is still out


@dataclass(frozen=True, slots=True)
class Layout:
    """The rectangles of one window. `rivals` in clockwise order from the seat after one's own.

    first phase: deck, drawn, own_zone, middle_zone, favor_zone; second phase: favor, offer, ladder, controls; the end: hands
    """

    u: float
    offices: tuple[Rect, ...]
    rivals: tuple[Rect, ...]
    centre: Rect
    own: Rect
    sums: Rect
    hand: Rect
    fold: Rect
    deck: Rect
    drawn: Rect
    own_zone: Rect
    middle_zone: Rect
    favor_zone: Rect
    favor: Rect
    offer: Rect
    ladder: Rect
    controls: Rect
    discard: Rect
    hands: Rect


def layout(frame: Frame, seats: int, offices: int, auction: bool, unfolded: bool, ruling: bool) -> Layout:
    """The look-book's table (§5, §7): the government above, the rivals' strips, the middle, one's own panel.

    auction   the second phase is on
    unfolded  the majorities are
    ruling    in the first phase, while a King card is carried out: controls take the room of two of the places
    """
    u, gap = frame.u, frame.gap
    x, y, w, h = frame.main
    avail = h - 3 * gap
    board_h, own_h, strip_h = avail * (BOARD_AUCTION if auction else BOARD), avail * OWN, STRIP * u
    centre_h = avail - board_h - strip_h - own_h
    apart = gap * OFFICE_GAP
    wide = (w - (offices - 1) * apart) / offices
    columns = tuple(Rect(x + at * (wide + apart), y, wide, board_h) for at in range(offices))

    count = seats - 1
    strip = (w - (count - 1) * gap) / count if count > 1 else w * ONE_RIVAL
    left = x + (w - (count * strip + (count - 1) * gap)) / 2
    strips = tuple(Rect(left + at * (strip + gap), y + board_h + gap, strip, strip_h) for at in range(count))

    centre = Rect(x, y + board_h + strip_h + 2 * gap, w, centre_h)
    own = Rect(x, centre.bottom + gap, w, own_h)
    sums_w = (MAJORITIES + SEAT_COLUMN * seats + OUT_COLUMN if unfolded else SUMS) * u
    sums = Rect(own.x + COLUMN * u, own.y + 8 * u, sums_w, own.h - 16 * u)
    hand_x = sums.right + 20 * u
    hand = Rect(hand_x, own.y + 12 * u, own.right - hand_x - 18 * u, own.h - 12 * u)
    fold = Rect(own.x + 12 * u, own.bottom - 46 * u, (COLUMN - 24) * u, 36 * u)

    high = DISCARD_CARD * m.CARD * u
    discard = Rect(centre.x + 14 * u, centre.cy - high / 2 - 8 * u, DISCARD_CARD * u, high)
    rest = Rect(centre.x + DISCARD * u, centre.y, centre.w - DISCARD * u, centre.h)
    hands = Rect(rest.x + 8 * u, rest.y + 4 * u, rest.w - 8 * u, rest.h - 8 * u)
    zones, deck, drawn = _sharing(rest, seats, u)
    favor, offer, ladder, controls = _auction(rest, u)
    if ruling:
        middle = Rect(zones[0].x, zones[0].y, controls.x - zones[0].x - 14 * u, zones[0].h)
        zones = zones[0], middle, zones[2]
    return Layout(
        u,
        columns,
        strips,
        centre,
        own,
        sums,
        hand,
        fold,
        deck,
        drawn,
        *zones,
        favor,
        offer,
        ladder,
        controls,
        discard,
        hands,
    )


def _sharing(centre: Rect, seats: int, u: float) -> tuple[tuple[Rect, Rect, Rect], Rect, Rect]:
    """First phase: the three places, the deck and the drawn card."""
    x, y, w, h = centre
    card = min((h - 30 * u) / m.CARD, w * 0.15)
    small = card * 0.80
    deck = Rect(x + 8 * u, y + (h - small * m.CARD) / 2 - 8 * u, small, small * m.CARD)
    drawn = Rect(deck.right + 32 * u, y + (h - card * m.CARD) / 2, card, card * m.CARD)
    left, gap = drawn.right + 48 * u, 14 * u
    room = x + w - left - 2 * gap
    shares = (SHARES[0], max(1.4, SHARES[2] * (seats - 1) * 0.62), SHARES[1])
    zones = []
    for share in shares:
        wide = room * share / sum(shares)
        zones.append(Rect(left, y + 4 * u, wide, h - 8 * u))
        left += wide + gap
    return (zones[0], zones[1], zones[2]), deck, drawn


def _auction(centre: Rect, u: float) -> tuple[Rect, Rect, Rect, Rect]:
    """Second phase: the favor deck on its cushion, the card on offer, the bids, the controls."""
    x, y, w, h = centre
    card = min((h - 20 * u) / m.CARD, w * 0.175)
    pile = min(card * 0.62, (h - 80 * u) / m.CARD)
    favor = Rect(x + 34 * u, y + (h - pile * m.CARD) / 2 - 18 * u, pile, pile * m.CARD)
    offer = Rect(favor.right + 44 * u, y + (h - card * m.CARD) / 2, card, card * m.CARD)
    controls = Rect(x + w - CONTROLS * u, y + 6 * u, CONTROLS * u, h - 12 * u)
    left = offer.right + 20 * u
    ladder = Rect(left, y + 6 * u, controls.x - left - 14 * u, h - 12 * u)
    return favor, offer, ladder, controls
