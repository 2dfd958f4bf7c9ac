"""The small shields of the log: the type by its shape, the value as a number."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from cardgames.games.behind_the_throne.cards import INFLUENCING
from ui.tables.art import Art
from ui.tables.behind_the_throne.knowledge import FORBIDDING
from ui.tables.faces import CENTRE, CREAM, font
from ui.theme import EXTRA


@dataclass(frozen=True, slots=True)
class ChipFace:
    """The chip of a kind."""

    kind: int

    ratio = 1.15
    room = 0.0

    def paint(self, painter: QPainter, art: Art, width: float) -> None:
        shape = "influence" if self.kind in INFLUENCING else "forbid" if self.kind in FORBIDDING else "protect"
        painter.drawImage(QPointF(0, 0), art.image(f"emblems/shield-{shape}", width))
        painter.setFont(font(EXTRA, width * 0.62))
        painter.setPen(CREAM)
        painter.drawText(QRectF(0, 0, width, width * 1.08), CENTRE, str(self.kind))
