"""The middle of the table when the game is over: the hands of the rivals, face up (5.10)."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from ui.tables import metrics as m
from ui.tables.for_the_king import knowledge as k
from ui.tables.for_the_king.sight import MIDDLE, PANEL, Sight
from ui.tables.layout import Rect
from ui.tables.paint import panel
from ui.tables.picture import Decor
from ui.tables.pieces import Spot

STEP = 0.34  # of a card's width: what each card shows of itself under the next one, at least
STEP_MOST = 1.06
CREST = 36  # design pixels


def compose(sight: Sight, view: k.View, spots: dict[str, Spot], decor: dict[str, Decor]) -> None:
    """Adds a panel for each rival, with his cards in a row."""
    seats = [(sight.me + 1 + at) % view["players"] for at in range(view["players"] - 1)]
    most = max(len(view["hands"][seat]) for seat in seats)
    layouts = [_cells(sight.layout.hands, len(seats), rows, sight.u) for rows in range(1, len(seats) + 1)]
    cells = max(layouts, key=lambda found: _card(found[0], most, sight.u))
    wide = _card(cells[0], most, sight.u)
    for seat, cell in zip(seats, cells, strict=True):
        _hand(sight, seat, k.ordered(view["hands"][seat]), cell, wide, spots, decor)


def _cells(area: Rect, count: int, rows: int, u: float) -> list[Rect]:
    """Places for so many panels in that many rows, the last of which may be shorter."""
    columns, gap = ceil(count / rows), 10 * u
    wide, high = (area.w - (columns - 1) * gap) / columns, (area.h - (rows - 1) * gap) / rows
    cells = []
    for at in range(count):
        down, across = divmod(at, columns)
        here = min(columns, count - down * columns)
        x = area.cx + (across - here / 2) * (wide + gap) + gap / 2
        cells.append(Rect(x, area.y + down * (high + gap), wide, high))
    return cells


def _room(cell: Rect, u: float) -> Rect:
    """Where the cards of a panel lie."""
    return Rect(cell.x + (CREST + 20) * u, cell.y + 8 * u, cell.w - (CREST + 32) * u, cell.h - 16 * u)


def _card(cell: Rect, most: int, u: float) -> float:
    """How wide the cards can be where so many of them lie in a row."""
    room = _room(cell, u)
    return min(room.h / m.CARD, room.w / (1 + STEP * max(0, most - 1)))


def _hand(
    sight: Sight, seat: int, cards: list[str], cell: Rect, wide: float, spots: dict[str, Spot], decor: dict[str, Decor]
) -> None:
    u, crest = sight.u, sight.seats[seat].crest

    def paint(painter: QPainter) -> None:
        panel(painter, sight.colours, cell.w, cell.h, u)
        high = CREST * u * 248 / 220
        painter.drawImage(QPointF(10 * u, (cell.h - high) / 2), sight.art.image(f"crests/{crest}", CREST * u))

    said = sight.words.say("table-hand", seat=seat, cards=cards)
    decor[f"hand/{seat}"] = Decor(cell, paint, (sight.colours.name, crest), PANEL, m.PANEL_ROOM * u, said)
    room = _room(cell, u)
    step = min(STEP_MOST * wide, (room.w - wide) / max(1, len(cards) - 1))
    for at, card in enumerate(cards):
        x = room.x + wide / 2 + at * step
        spots[f"open/{seat}/{at}"] = Spot(sight.card(card), x, room.cy, wide, z=MIDDLE + at / 100)
