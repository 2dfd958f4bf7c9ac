"""The large card beside the pointer, with what the card can do: for small cards, and for those that turned theirs sideways."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ui.tables import metrics as m
from ui.tables.art import Art
from ui.tables.faces import CardFace, font, soft
from ui.tables.layout import Rect
from ui.tables.paint import panel, text
from ui.theme import SMALLEST_FONT, TEXT, Theme


class Zoom(QWidget):
    """Shows a card some time after the pointer has come to rest on it. It never takes the mouse or the focus."""

    def __init__(self, parent: QWidget, art: Art) -> None:
        super().__init__(parent)
        self._table = parent
        self._art = art
        self._face: CardFace | None = None
        self._words = ""
        self._theme: Theme | None = None
        self._u = 1.0
        self._beside = QRect()
        self._timer = QTimer(self, singleShot=True, interval=m.ZOOM_AFTER)
        self._timer.timeout.connect(self._open)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def dress(self, theme: Theme, u: float) -> None:
        self._theme, self._u = theme, u
        self.hide()

    def ask(self, face: CardFace, words: str, beside: QRect) -> None:
        """The pointer is on a card that covers `beside` in the parent; `words` tell about it."""
        self._face, self._words, self._beside = face, words, beside
        self._timer.start()

    def leave(self) -> None:
        self._timer.stop()
        self.hide()

    def _text_height(self, width: float) -> float:
        if not self._words:
            return 0
        made = font(TEXT, max(SMALLEST_FONT, 14 * self._u))
        box = QFontMetricsF(made).boundingRect(QRectF(0, 0, width, 10_000), Qt.TextFlag.TextWordWrap, self._words)
        return box.height() + 22 * self._u

    def _card(self) -> float:
        """The width of the large card: smaller where the window is low."""
        room = self._table.height() - 40 * self._u
        width = m.ZOOM_WIDTH * self._u
        while width > 80 and width * m.CARD + self._text_height(width) + 30 * self._u > room:
            width -= 8
        return self._art.snap(width)

    def _open(self) -> None:
        u = self._u
        card = self._card()
        room = 24 * u
        wide = round(card + 2 * room)
        high = round(card * m.CARD + 2 * room + self._text_height(card))
        parent, beside = self._table.rect(), self._beside
        x = beside.right() + 4 if beside.right() + 4 + wide <= parent.width() else beside.left() - wide - 4
        x = max(0, min(x, parent.width() - wide))
        y = max(0, min(beside.center().y() - high // 2, parent.height() - high))
        self.setGeometry(x, y, wide, high)
        self.raise_()
        self.show()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._face is None or self._theme is None:
            return
        u = self._u
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        room = 24 * u
        card = self._card()
        pixmap = self._art.pixmap(self._face, card)
        shade = round(self._face.room * card * self._art.ratio) / self._art.ratio
        painter.drawPixmap(QPointF(room - shade, room - shade), pixmap)
        if self._words:
            top = room + card * m.CARD + 4 * u
            rect = QRectF(room, top, card, self.height() - top - 6 * u)
            soft(painter, rect, 12 * u, self._theme.shadow, [2 * u, 4 * u], 0.1, 2 * u)
            painter.save()
            painter.translate(rect.topLeft())
            panel(painter, self._theme, rect.width(), rect.height(), u)
            inner = Rect(10 * u, 6 * u, rect.width() - 20 * u, rect.height() - 8 * u)
            text(painter, inner, self._words, TEXT, 14 * u, self._theme.text, wrap=True)
            painter.restore()
