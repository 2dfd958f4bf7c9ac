"""Pure geometry that every table shares. Lengths are logical pixels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from ui.tables import metrics as m
from ui.theme import unit


class Rect(NamedTuple):
    """A rectangle; `cx`, `cy` is its middle."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def cx(self) -> float:
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        return self.y + self.h / 2

    def grown(self, by: float) -> Rect:
        """The same middle, `by` more on every side."""
        return Rect(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)


@dataclass(frozen=True, slots=True)
class Frame:
    """What a window of `width` × `height` is divided into: top bar, rail at the right, and `main` for the table."""

    width: float
    height: float
    u: float
    gap: float
    top: Rect
    rail: Rect
    rail_open: bool
    main: Rect


def frame(width: float, height: float) -> Frame:
    """The look-book's division of a window. Below 1000u of table the rail folds; a very wide table is centred."""
    u = unit(width, height)
    margin, gap, bar = m.MARGIN * u, m.GAP * u, m.TOP_BAR * u
    used = min(width, height * m.WIDEST)
    left = (width - used) / 2
    rail_open = used - m.RAIL * u >= m.RAIL_OPENS * u
    rail = (m.RAIL if rail_open else m.RAIL_FOLDED) * u
    y = bar + m.BELOW_BAR * u
    return Frame(
        width,
        height,
        u,
        gap,
        Rect(0, 0, width, bar),
        Rect(left + used - rail - margin, y, rail, height - y - margin),
        rail_open,
        Rect(left + margin, y, used - rail - 2 * margin - gap, height - y - margin),
    )


class PileBox(NamedTuple):
    """Where a pile stands: its left edge and width; all piles of a row share the line `base` below them."""

    x: float
    base: float
    w: float


def pile_width(count: int, sideways: bool) -> float:
    """The room of a pile in card widths."""
    return m.CARD + m.FAN * min(count - 1, m.FAN_CARDS) if sideways else 1


def pile_row(
    area: Rect, piles: list[tuple[int, bool]], widest: float, gap: float, centred: bool = False
) -> tuple[float, list[PileBox]]:
    """Piles (number of cards, sideways) side by side at the foot of `area`: the width of a card and the place of each pile."""
    if not piles:
        return widest, []
    units = sum(pile_width(count, sideways) for count, sideways in piles)
    tall = max(m.CARD + m.FAN * min(count - 1, m.FAN_CARDS) for count, sideways in [*piles, (1, False)] if not sideways)
    room = area.w - (len(piles) - 1) * gap
    card = min(widest, room / units, area.h / tall)
    x = area.x + (max(0.0, room - card * units) / 2 if centred else 0)
    boxes = []
    for count, sideways in piles:
        width = card * pile_width(count, sideways)
        boxes.append(PileBox(x, area.bottom, width))
        x += width + gap
    return card, boxes


def fan_offset(count: int) -> float:
    """How far each card of a pile lies behind the one before it, in card widths."""
    return m.FAN if count - 1 <= m.FAN_CARDS else m.FAN_MOST / (count - 1)
