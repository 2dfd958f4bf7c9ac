"""The level of an opponent: pips for the eye, words for the ear."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from cardgames.ai.levels import LEVELS

PIP, STEP = 9.0, 13.0  # design pixels: from corner to corner, and from one to the next
WIDTH, HEIGHT = STEP * len(LEVELS), 13.0


def paint_rank(painter: QPainter, colour: QColor, x: float, y: float, rank: int, u: float) -> None:
    """Diamonds in a row, as many as there are levels, the first `rank` of them filled; from `x` on, `y` is their middle."""
    side = PIP * u / 2**0.5
    painter.setPen(QPen(colour, 1.2 * u))
    for at in range(len(LEVELS)):
        painter.save()
        painter.setBrush(colour if at < rank else Qt.BrushStyle.NoBrush)
        painter.translate(x + (at + 0.5) * STEP * u, y)
        painter.rotate(45)
        painter.drawRect(QRectF(-side / 2, -side / 2, side, side))
        painter.restore()


def rank_words(rank: int) -> str:
    """ "Level 3 of 4"."""
    return QCoreApplication.translate("Rank", "level {0} of {1}").format(rank, len(LEVELS))


def with_rank(who: str, rank: int) -> str:
    """Who sits somewhere, for the ear: with the level, if there is one."""
    return f"{who}, {rank_words(rank)}" if rank else who
