"""A list to choose from that the mouse wheel passes by."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen, QWheelEvent
from PySide6.QtWidgets import QComboBox, QToolTip, QWidget


class ChoiceBox(QComboBox):
    """The wheel scrolls the page below and never changes a choice unasked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.highlighted.connect(self._explain)

    def _explain(self, index: int) -> None:
        """What the mouse is told when it rests on a line of the open list, who goes there by the keys is told too."""
        view = self.view()
        if not view.isVisible():  # a choice by the keys, without opening the list
            return
        line = view.visualRect(self.model().index(index, self.modelColumn()))
        hint = str(self.itemData(index, Qt.ItemDataRole.ToolTipRole) or "")
        QToolTip.showText(view.viewport().mapToGlobal(line.topRight()), hint, view)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """With an arrow: a stylesheet that shapes the field takes the style's own away."""
        super().paintEvent(event)
        size = self.fontMetrics().xHeight() * 0.55
        centre = QPointF(self.width() - 2.6 * size - self.height() * 0.12, self.height() / 2)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = self.palette().color(QPalette.ColorRole.Text)
        painter.setPen(QPen(colour, size * 0.45, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        painter.drawPolyline(
            [centre + QPointF(-size, -size / 2), centre + QPointF(0, size / 2), centre + QPointF(size, -size / 2)]
        )
