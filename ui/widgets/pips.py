"""The level of an opponent in pips."""

from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QWidget

from ui.tables.rank import HEIGHT, WIDTH, paint_rank


class Pips(QWidget):
    """As large as its form makes it; blank for what has no level."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rank = 0

    def show_rank(self, rank: int) -> None:
        """`rank` as in `ai.players`."""
        self.rank = rank
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.rank:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            u = min(self.width() / WIDTH, self.height() / HEIGHT)
            paint_rank(painter, self.palette().color(QPalette.ColorRole.Link), 0, self.height() / 2, self.rank, u)
