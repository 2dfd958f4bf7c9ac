"""The cloth under every screen: a glow in the middle, a woven tile, a rosette, gilt corners."""

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap, QRadialGradient, QResizeEvent
from PySide6.QtWidgets import QWidget

from ui.theme import Theme, theme
from ui.widgets.pictures import picture

CORNER = 160  # design pixels


class Cloth(QWidget):
    """Paints itself once for each size and theme; what stands on it is its child."""

    painted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._u, self._corners = theme("dark"), 1.0, False
        self._painted: QPixmap | None = None

    def dress(self, theme: Theme, u: float, corners: bool) -> None:
        """`corners` are for screens that leave room for them."""
        if (theme, u, corners) != (self._theme, self._u, self._corners):
            self._theme, self._u, self._corners, self._painted = theme, u, corners, None
            self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._painted = None
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._painted is None:
            self._painted = self._paint()
        QPainter(self).drawPixmap(0, 0, self._painted)
        self.painted.emit()

    def _paint(self) -> QPixmap:
        look, u, ratio = self._theme, self._u, self.devicePixelRatioF()
        ink = "dark" if look.dark else "light"
        width, height = self.width(), self.height()
        cloth = QPixmap(round(width * ratio), round(height * ratio))
        cloth.setDevicePixelRatio(ratio)
        cloth.fill(look.base)
        painter = QPainter(cloth)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)

        centre = QPointF(width / 2, height * 0.42)
        glow = QRadialGradient(QPointF(0, 0), 1)
        for place, colour in ((0, look.glow), (0.52, look.mid), (1, look.base)):
            glow.setColorAt(place, colour)
        painter.save()
        painter.translate(centre)
        painter.scale(width * 0.62, height * 0.7)  # the glow is an ellipse
        painter.fillRect(QRectF(-2, -2, 4, 4), glow)
        painter.restore()

        tile = round(74 * u)
        painter.setOpacity(0.55 if look.dark else 0.5)
        painter.drawTiledPixmap(QRectF(0, 0, width, height), picture(f"ui/tile-{ink}", tile, ratio))
        rosette = round(height * 1.24)
        painter.setOpacity(0.30 if look.dark else 0.34)
        painter.drawPixmap(centre - QPointF(rosette / 2, rosette / 2), picture(f"ui/rosette-{ink}", rosette, ratio))

        if self._corners:
            self._paint_corners(painter)
        painter.setOpacity(1)
        border = QColor(look.line)
        border.setAlphaF(0.33)
        painter.setPen(QPen(border, 1.4 * u))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(0, 0, width, height).adjusted(5 * u, 5 * u, -5 * u, -5 * u), 12 * u, 12 * u)
        painter.end()
        return cloth

    def _paint_corners(self, painter: QPainter) -> None:
        u, width, height = self._u, self.width(), self.height()
        ink = "dark" if self._theme.dark else "light"
        painter.setOpacity(0.8)
        corner = picture(f"ui/corner-{ink}", round(CORNER * u), self.devicePixelRatioF())
        inset = 14 * u
        for turn, x, y in ((0, inset, inset), (90, width - inset, inset), (180, width - inset, height - inset),
                           (270, inset, height - inset)):  # fmt: skip
            painter.save()
            painter.translate(x, y)
            painter.rotate(turn)
            painter.drawPixmap(0, 0, corner)
            painter.restore()
