"""The red glow along the edge of a table."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot, pi, sin

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QRadialGradient
from PySide6.QtWidgets import QGraphicsRectItem

from ui.tables import metrics as m

ABOVE = 1500.0  # everything that flies


class Alarm(QGraphicsRectItem):
    """The edge of the table glows red for a moment: something has gone wrong."""

    def __init__(self) -> None:
        super().__init__()
        self.setPen(Qt.PenStyle.NoPen)
        self.setZValue(ABOVE)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def flash(self, area: QRectF) -> Callable[[float], None]:
        """The movement that shows it and lets it go, all over `area`."""
        self.setRect(area)
        edge = QRadialGradient(area.center(), hypot(area.width(), area.height()) / 2)
        red = QColor("#bf3a3c")
        for place, alpha in ((0.0, 0.0), (0.55, 0.0), (1.0, 1.0)):
            red.setAlphaF(alpha)
            edge.setColorAt(place, red)
        self.setBrush(edge)

        def apply(t: float) -> None:
            self.setVisible(0 < t < 1)
            self.setOpacity(m.ALARM * sin(pi * t))

        return apply
