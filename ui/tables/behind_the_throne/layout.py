"""Where everything lies on the table of Behind the Throne, for any window and number of seats."""

from __future__ import annotations

from dataclasses import dataclass

from ui.tables import metrics as m
from ui.tables.layout import Frame, Rect

# Parts of the height without gaps; the rest is the middle.
RIVALS, OWN = 0.268, 0.335
ONE_RIVAL = 0.62  # of the width
SMALL = 0.82  # deck and discard pile, in slots
SLOTS = 5
SLOT_GAP = 0.065  # of a slot
METER, CAPTION = 58, 24
ACTIONS = 300


@dataclass(frozen=True, slots=True)
class Layout:
    """The rectangles of one window. `rivals` in clockwise order from the seat after one's own."""

    u: float
    rivals: tuple[Rect, ...]
    centre: Rect
    tray: Rect
    deck: Rect
    slots: tuple[Rect, ...]
    discard: Rect
    meter: Rect
    own: Rect
    actions: Rect


def layout(frame: Frame, seats: int) -> Layout:
    """The look-book's table (§7.4): rivals above, the row between deck and discard, one's own court and the actions below."""
    u, gap = frame.u, frame.gap
    x, y, w, h = frame.main
    count = seats - 1
    avail = h - 2 * gap
    rivals_h, own_h = avail * RIVALS, avail * OWN
    centre_h = avail - rivals_h - own_h
    panel = (w - (count - 1) * gap) / count if count > 1 else w * ONE_RIVAL
    left = x + (w - (count * panel + (count - 1) * gap)) / 2
    rivals = tuple(Rect(left + at * (panel + gap), y, panel, rivals_h) for at in range(count))

    centre = Rect(x, y + rivals_h + gap, w, centre_h)
    slot = min((centre_h - (METER + CAPTION + 6) * u) / m.CARD, (w - 24 * u) / (SLOTS + 2 * SMALL + 0.72))
    between = slot * SLOT_GAP
    row = SLOTS * slot + (SLOTS - 1) * between
    small = slot * SMALL
    row_x, row_y = x + (w - row) / 2, centre.y + CAPTION * u
    slots = tuple(Rect(row_x + at * (slot + between), row_y, slot, slot * m.CARD) for at in range(SLOTS))
    small_y = row_y + (slot - small) * m.CARD / 2
    meter = Rect(row_x, row_y + slot * m.CARD + 12 * u, row, (METER - 12) * u)
    tray_y = row_y - 30 * u

    own_y = centre.bottom + gap
    actions = ACTIONS * u
    return Layout(
        u,
        rivals,
        centre,
        Rect(x, tray_y, w, meter.bottom + 6 * u - tray_y),
        Rect(row_x - between * 3.2 - small, small_y, small, small * m.CARD),
        slots,
        Rect(row_x + row + between * 3.2, small_y, small, small * m.CARD),
        meter,
        Rect(x, own_y, w - actions - gap, own_h),
        Rect(x + w - actions, own_y, actions, own_h),
    )
