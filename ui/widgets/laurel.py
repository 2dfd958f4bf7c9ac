"""The winner's crest in a laurel wreath, over a fan of cards, with the points below."""

from collections.abc import Sequence
from math import cos, degrees, sin

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ui.tables.art import Art
from ui.tables.faces import CardFace
from ui.theme import DISPLAY, INK, font
from ui.widgets.pictures import picture

SIZE = 600, 580  # design pixels of the whole picture; it is scaled to fit
CARD = 196
# By the number of cards, from the back to the front: which card, degrees, design pixels from the middle. The best are in front.
PAIR = ((1, 7, 86, 10), (0, -7, -86, 10))
FANS = (
    (),
    ((0, 0, 0, 0),),
    PAIR,
    ((1, -14, -140, 30), (2, 14, 140, 30), (0, 0, 0, 0)),
    ((2, -16, -170, 40), (3, 16, 170, 40), *PAIR),
)


class Laurel(QWidget):
    """Several winners share one wreath."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art: Art | None = None
        self._faces: Sequence[CardFace] = ()
        self._crests: Sequence[str] = ()
        self._points = ""

    def show_winners(self, art: Art, faces: Sequence[CardFace], crests: Sequence[str], points: str) -> None:
        """The first four cards lie behind the wreath."""
        self._art, self._faces, self._crests, self._points = art, faces[: len(FANS) - 1], crests, points
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(*SIZE)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        scale = min(self.width() / SIZE[0], self.height() / SIZE[1])
        painter.translate(self.width() / 2, (self.height() - SIZE[1] * scale) / 2)
        painter.scale(scale, scale)  # from here on design pixels, x from the middle
        ratio = self.devicePixelRatioF()
        if self._art:
            self._paint_cards(painter, self._art, scale)
        self._paint_wreath(painter, QPointF(0, 420))
        for number, crest in enumerate(self._crests):
            wide = 184 if len(self._crests) == 1 else 116
            high = wide * 248 / 220
            image = picture(f"crests/{crest}", round(wide * scale), ratio)
            x = (number - (len(self._crests) - 1) / 2) * (wide + 6)
            painter.drawPixmap(QRectF(x - wide / 2, 424 - high / 2, wide, high), image, QRectF(image.rect()))
        plate = QRectF(-75, 516, 150, 60)
        leaf = QLinearGradient(plate.topLeft(), plate.bottomLeft())
        for place, colour in ((0.0, "#ffe7a0"), (0.6, "#e9b94a"), (1.0, "#c98f2f")):
            leaf.setColorAt(place, QColor(colour))
        painter.setPen(QPen(QColor(INK), 2.5))
        painter.setBrush(leaf)
        painter.drawRoundedRect(plate, 30, 30)
        painter.setFont(font(DISPLAY, 38))
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, self._points)

    def _paint_cards(self, painter: QPainter, art: Art, scale: float) -> None:
        size = CARD * (1 + CardFace.room * 2), CARD * (CardFace.ratio + CardFace.room * 2)
        for place, turn, x, y in FANS[len(self._faces)]:
            face = art.pixmap(self._faces[place], art.snap(CARD * scale))
            painter.save()
            painter.translate(x, 172 + y)
            painter.rotate(turn)
            painter.drawPixmap(QRectF(-size[0] / 2, -size[1] / 2, *size), face, QRectF(face.rect()))
            painter.restore()

    def _paint_wreath(self, painter: QPainter, centre: QPointF) -> None:
        leaf = QPainterPath()
        leaf.cubicTo(10, -16, 34, -22, 52, -10)
        leaf.cubicTo(40, 8, 16, 12, 0, 0)
        gilt = QLinearGradient(0, -20, 52, 12)
        for place, colour in ((0.0, "#fff0b8"), (0.5, "#e0ac46"), (1.0, "#8a5a1f")):
            gilt.setColorAt(place, QColor(colour))
        painter.setPen(QPen(QColor(INK), 3))
        painter.setBrush(gilt)
        for side in (-1, 1):
            for angle in (step * 0.2 for step in range(-3, 8)):
                painter.save()
                painter.translate(centre.x() + side * 150 * cos(angle), centre.y() + 150 * sin(angle))
                painter.rotate(degrees(angle) - 72 if side > 0 else 180 - (degrees(angle) - 72))
                painter.drawPath(leaf)
                painter.restore()
