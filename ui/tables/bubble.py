"""The bubble that says why something cannot be done, with the number of the rule as a way into the rulebook."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QEnterEvent, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from ui.tables import metrics as m
from ui.tables.faces import INK, font, shadow_colour, soft
from ui.tables.placing import Cover, anywhere, beside, best
from ui.theme import BOLD, SMALLEST_FONT, TEXT

ROOM, TAIL = 10, 12  # design pixels: for the shadow, and the height of the tail
WIDTH = 300
TARGET = 12  # the weight of what it speaks of, among what should not be covered


class Bubble(QWidget):
    """Paper with a tail that points at what it speaks of. Hidden until `show_at`; it goes by itself, by Esc or by a click."""

    rule_wanted = Signal(str)
    head = 0  # design pixels above the words, for what a subclass paints there
    roams = False  # whether it rather lies somewhere else than on something that should not be covered

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = parent
        self.rule = ""
        self._u, self._dark = 1.0, True
        self._tip = QPoint()
        self._way = "down"
        self.words = QLabel(self, wordWrap=True)
        self.link = QPushButton(self, flat=True)
        self.link.setCursor(Qt.CursorShape.PointingHandCursor)
        self.link.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.link.clicked.connect(self._open)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.words)
        self._column.addWidget(self.link, alignment=Qt.AlignmentFlag.AlignLeft)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.hide)
        self.hide()

    def dress(self, dark: bool, u: float) -> None:
        """Ink on paper in both themes."""
        self._dark, self._u = dark, u
        ink, link = INK.name(), "#7a4a0c"
        plain = "background: transparent; border: none; padding: 0; margin: 0; min-height: 0;"
        self.words.setStyleSheet(f"color: {ink}; {plain}")
        self.words.setFont(font(TEXT, max(SMALLEST_FONT, 15 * u)))
        self.link.setStyleSheet(
            f"QPushButton {{ color: {link}; {plain} text-decoration: underline; text-align: left; }}"
            f"QPushButton:focus {{ color: {ink}; border: 2px solid #0b5cad; border-radius: 4px; }}"
        )
        self.link.setFont(font(BOLD, max(SMALLEST_FONT, 13.5 * u)))

    def show_at(
        self,
        target: QRect,
        words: str,
        rule: str,
        lasting: bool = False,
        left: bool = False,
        covers: Sequence[Cover] = (),
    ) -> None:
        """Beside `target` (in the parent's coordinates), where it covers least of `covers`; best to its `left`, or else above.

        `lasting`: until `hide` or `let_go` is called.
        """
        self.rule = rule
        self.words.setText(words)
        self.link.setText(QCoreApplication.translate("Bubble", "Rule {0}").format(rule))  # not self.tr: that of a subclass
        self.link.setVisible(bool(rule))
        self.setAccessibleName(words)
        u = self._u
        pad, side, tail = round((ROOM + 12) * u), round((ROOM + 16) * u), round(TAIL * u)
        area = self._table.rect().adjusted(0, round(m.TOP_BAR * u), 0, 0)
        width = min(round(WIDTH * u), area.width())
        wide = width - 2 * side
        self.words.setMinimumHeight(0)  # that of the words before would count
        self.words.setFixedSize(wide, self.words.heightForWidth(wide))
        head = round(self.head * u)
        height = self.words.height() + 2 * pad + head + (self.link.sizeHint().height() + round(4 * u) if rule else 0)
        reach, size = side + tail, QSize(width, height)
        places = list(beside(target, size, tail, reach, area, left))
        if self.roams or not places:
            places += anywhere(size, area)
        self._way, rect = best(places, [*covers, Cover(target, TARGET)])
        margins = {"right": (0, 0, tail, 0), "left": (tail, 0, 0, 0), "down": (0, 0, 0, tail), "up": (0, tail, 0, 0)}.get(
            self._way, (0, 0, 0, 0)
        )
        self._column.setContentsMargins(side + margins[0], pad + head + margins[1], side + margins[2], pad + margins[3])
        self._column.setSpacing(round(4 * u))
        self.setGeometry(rect)
        tip = target.center() - rect.topLeft()
        self._tip = QPoint(
            max(reach, min(tip.x(), rect.width() - reach)), max(reach, min(tip.y(), max(reach, rect.height() - reach)))
        )
        self.raise_()
        self.show()
        self.update()
        if lasting:
            self._timer.stop()
        else:
            self._timer.start(m.REFUSAL_SHOWN)

    def let_go(self) -> None:
        """What it speaks of was left: it goes too, but not before the pointer could have come over to its link."""
        self._timer.start(m.REFUSAL_LEFT)

    def enterEvent(self, event: QEnterEvent) -> None:
        self._timer.stop()

    def leaveEvent(self, event: QEvent) -> None:
        self.let_go()

    def mousePressEvent(self, event: object) -> None:
        self.hide()

    def _open(self) -> None:
        self.hide()
        self.rule_wanted.emit(self.rule)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.hide()  # its words are the old ones
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        u = self._u
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room, tail = ROOM * u, TAIL * u
        box = QRectF(self.rect()).adjusted(room, room, -room, -room)
        x, y = self._tip.x(), self._tip.y()
        points: tuple[QPointF, ...] = ()
        if self._way in ("right", "left"):
            left = self._way == "left"
            box.adjust(tail if left else 0, 0, 0 if left else -tail, 0)
            edge, tip = (box.left() + 1, box.left() - tail) if left else (box.right() - 1, box.right() + tail)
            points = (QPointF(edge, y - tail), QPointF(tip, y), QPointF(edge, y + tail))
        elif self._way:
            up = self._way == "up"
            box.adjust(0, tail if up else 0, 0, 0 if up else -tail)
            edge, tip = (box.top() + 1, box.top() - tail) if up else (box.bottom() - 1, box.bottom() + tail)
            points = (QPointF(x - tail, edge), QPointF(x, tip), QPointF(x + tail, edge))
        radius = m.BUBBLE_RADIUS * u
        soft(painter, box, radius, shadow_colour(self._dark), [step * u for step in (2, 4, 6, 8)], 0.12, 3 * u)
        path, horn = QPainterPath(), QPainterPath()
        path.addRoundedRect(box, radius, radius)
        horn.addPolygon(QPolygonF(points))
        horn.closeSubpath()
        paper = QLinearGradient(0, box.top(), 0, box.bottom())
        paper.setColorAt(0, QColor("#fdf4df"))
        paper.setColorAt(1, QColor("#e6d0a2"))
        painter.setPen(QPen(INK, 1.6 * u))
        painter.setBrush(paper)
        painter.drawPath(path.united(horn))
