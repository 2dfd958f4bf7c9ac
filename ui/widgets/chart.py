"""The course of a match: the points of every seat turn by turn, as lines, with the crests at their ends."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ui.figures import figure
from ui.theme import DISPLAY, Theme, font
from ui.widgets.pictures import picture

LEFT, TOP, FOOT, CREST = 34, 10, 14, 24  # design pixels: for the figures, above, below, the width of a crest
# By crest: the colour, and the dashes in widths of the pen. Colour alone never tells the lines apart.
LINES: dict[str, tuple[str, list[float]]] = {
    "fox": ("#f0a04a", []),
    "owl": ("#4fc3be", [4, 2]),
    "hare": ("#ef8fb5", [5, 2, 1, 2]),
    "raven": ("#8fa8f0", [1, 2]),
    "bear": ("#a5c261", [8, 2]),
}


@dataclass(frozen=True, slots=True)
class Course:
    """One line: whose it is, and the points after every turn."""

    crest: str
    points: Sequence[int]
    won: bool


class Chart(QWidget):
    """As high as its form makes it. Whoever shows it says the figures in its accessible description."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._courses: Sequence[Course] = ()
        self._look: tuple[Theme, float] | None = None

    def show_courses(self, courses: Sequence[Course]) -> None:
        """The best first: it is painted over the others. All lines have the same number of turns, at least one."""
        self._courses = courses
        self.update()

    def dress(self, theme: Theme, u: float) -> None:
        """Colours and the size of a design pixel."""
        self._look = theme, u
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._courses or not self._look:
            return
        theme, u = self._look
        points = [point for course in self._courses for point in course.points]
        low, high = min(0, *points), max(1, *points)
        columns = beside([course.points[-1] for course in self._courses], (high - low) * 1.3 * CREST * u / self.height())
        left, right = LEFT * u, self.width() - (max(columns) + 1) * (CREST + 3) * u - 8 * u
        top, bottom = TOP * u, self.height() - FOOT * u

        def level(point: int) -> float:
            return bottom - (bottom - top) * (point - low) / (high - low)

        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setFont(font(DISPLAY, 12, u))
        step = next(step for step in (1, 2, 5, 10, 20, 50, 100) if (high - low) // step <= 4 or step == 100)
        for point in range(-(-low // step) * step, high + 1, step):
            y = level(point)
            painter.setPen(QPen(theme.line, 1))
            painter.drawLine(QPointF(left, y), QPointF(right, y))
            painter.setPen(theme.text2)
            place = QRectF(0, y - 10 * u, left - 8 * u, 20 * u)
            painter.drawText(place, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, figure(point))
        for course, column in reversed([*zip(self._courses, columns, strict=True)]):
            colour, dashes = LINES[course.crest]
            pen = QPen(QColor(colour) if theme.dark else QColor(colour).darker(170), (3.4 if course.won else 2.4) * u)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            if dashes:
                pen.setDashPattern(dashes)
            painter.setPen(pen)
            across = (right - left) / max(1, len(course.points) - 1)
            painter.drawPolyline([QPointF(left + across * turn, level(point)) for turn, point in enumerate(course.points)])
            image = picture(f"crests/{course.crest}", round(CREST * u), self.devicePixelRatioF())
            tall = CREST * u * image.height() / image.width()
            x, y = right + (8 + column * (CREST + 3)) * u, level(course.points[-1]) - tall / 2
            painter.drawPixmap(QRectF(x, min(max(0, y), self.height() - tall), CREST * u, tall), image, QRectF(image.rect()))


def beside(ends: Sequence[int], room: float) -> list[int]:
    """The columns of the crests at these ends, so that none in a column is nearer than `room` to another."""
    columns: list[int] = []
    for seat, end in enumerate(ends):
        taken = {columns[other] for other in range(seat) if abs(ends[other] - end) < room}
        columns.append(min(set(range(len(ends))) - taken))
    return columns
