"""The golden banner at the top: whose turn it is and what is expected."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QPoint, QPointF, QPropertyAnimation, QRectF
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QLabel, QWidget

from ui.tables import metrics as m
from ui.tables.art import Art
from ui.tables.buttons import GILT
from ui.tables.faces import INK, soft
from ui.tables.layout import Rect
from ui.tables.paint import text
from ui.theme import EXTRA, SMALLEST_FONT, font

LEAST, CREST = 300, 38  # design pixels


class Banner(QLabel):
    """A label, so that screen readers read it; painted as a golden pill. It slides in when another seat is on turn."""

    def __init__(self, art: Art, parent: QWidget) -> None:
        super().__init__(parent)
        self._art = art
        self._crest = ""
        self._u = 1.0
        self._room = Rect(0, 0, 0, 0)
        self._slide = QPropertyAnimation(self, b"pos", self)
        self._slide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self.hide()

    def place(self, room: Rect, u: float) -> None:
        """Centred in the window; `room` is where it may be at most."""
        self._room, self._u = room, u
        self._lay(0)

    def say(self, crest: str, words: str, speed: float) -> None:
        """`crest` "" for none; `speed` 0: it is simply there."""
        if (crest, words) == (self._crest, self.text()):
            return
        another = crest != self._crest
        self._crest = crest
        self.setText(words)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))
        self.show()
        self._lay(speed if another else 0)
        self.update()

    def _lay(self, speed: float) -> None:
        u, room = self._u, self._room
        wide = QFontMetricsF(font(EXTRA, 18, u)).horizontalAdvance(self.text()) + (100 if self._crest else 60) * u
        wide = min(room.w, max(LEAST * u, wide))
        rest = QPoint(round(room.cx - wide / 2), 0)
        self._slide.stop()
        self.setGeometry(rest.x(), 0, round(wide), round(m.TOP_BAR * u))
        if speed > 0 and self.isVisible():
            self._slide.setStartValue(rest - QPoint(0, self.height()))
            self._slide.setEndValue(rest)
            self._slide.setDuration(round(m.BANNER / speed))
            self._slide.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        u = self._u
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        pill = QRectF(3 * u, 4 * u, self.width() - 6 * u, 40 * u)
        soft(painter, pill, 20 * u, QColor(0, 0, 0), [u, 2 * u, 3 * u], 0.10, u)
        gold = QLinearGradient(pill.topLeft(), pill.bottomLeft())
        for place, colour in zip((0, 0.6, 1), GILT, strict=True):
            gold.setColorAt(place, colour)
        painter.setPen(QPen(QColor("#7a4d12"), 1.5 * u))
        painter.setBrush(gold)
        painter.drawRoundedRect(pill, 20 * u, 20 * u)
        left = 20.0 * u
        if self._crest:
            painter.drawImage(QPointF(pill.x() + 9 * u, 2.5 * u), self._art.image(f"crests/{self._crest}", CREST * u))
            left = (CREST + 18) * u
        box = Rect(pill.x() + left, pill.y(), pill.width() - left - 14 * u, pill.height())
        text(painter, box, self.text(), EXTRA, max(SMALLEST_FONT, 18 * u), INK, "center")
