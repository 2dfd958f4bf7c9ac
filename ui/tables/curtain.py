"""The curtain between two persons at one screen: while it is down nothing behind it can be seen, read, focused or pressed."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QLinearGradient, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from ui.tables.art import Art
from ui.tables.layout import Rect
from ui.tables.paint import cloth, text
from ui.theme import DISPLAY, TEXT, Theme

VELVET = ("#5a1226", "#a02c45", "#7a1a31", "#450c1c")  # of a fold, from left to right
GOLD = QColor("#d6a240")
FOLD = 46  # design pixels
SIDE = 0.27  # of the width, each half of the curtain, gathered
CREST = 132  # design pixels
OPENERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Curtain(QWidget):
    """Covers its parent and hides what else lies in it. Falls with `cover`; a click, Enter or Space of the one named opens it."""

    opened = Signal()  # it is about to rise: what is behind may be changed now, it is not to be seen yet

    def __init__(self, art: Art, parent: QWidget) -> None:
        super().__init__(parent)
        self._parent = parent
        self._art = art
        self._theme: Theme | None = None
        self._u = 1.0
        self._name, self._crest = "", ""
        self._pressed = False
        self._behind: list[QWidget] = []
        self.button = QPushButton(self)
        self.button.setProperty("kind", "primary")
        self.button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the curtain has the focus
        self.button.clicked.connect(self.open)
        # What ended the turn before may still come twice: a double click, a key held down.
        self._settling = QTimer(self, singleShot=True, interval=QApplication.doubleClickInterval())
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()
        parent.installEventFilter(self)

    @property
    def down(self) -> bool:
        return not self.isHidden()

    @property
    def settling(self) -> bool:
        """It has just fallen, and does not listen yet."""
        return self._settling.isActive()

    def dress(self, theme: Theme, u: float) -> None:
        self._theme, self._u = theme, u
        self._lay()
        self.update()

    def retranslate(self) -> None:
        """The words, in the present language."""
        self.button.setText(self.tr("Open the curtain"))
        self.setAccessibleName(self._words())
        self.setAccessibleDescription(self._hint())
        self._lay()
        self.update()

    def cover(self, name: str, crest: str) -> None:
        """Falls before the eyes of all: painted when this returns. `name` is who may look next, `crest` one of `seats.CRESTS`."""
        self._name, self._crest, self._pressed = name, crest, False
        self.retranslate()
        self.setGeometry(self._parent.rect())
        self.raise_()
        self.show()
        self.repaint()
        self._hide_behind()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._settling.start()

    def open(self) -> None:
        """Rises, if it is down and has settled."""
        if not self.down or self.settling:
            return
        self._show_behind()
        name = self._name
        self._name = ""
        self.opened.emit()
        if self._name:  # it has fallen again meanwhile
            return
        self._name = name
        self.hide()
        self._parent.setFocus(Qt.FocusReason.OtherFocusReason)

    # ------------------------------------------------------------------------------------------------ what is behind
    def _hide_behind(self) -> None:
        for child in self._parent.children():
            if isinstance(child, QWidget) and child is not self and not child.isWindow():
                child.installEventFilter(self)
                if not child.isHidden():
                    self._behind.append(child)
                    child.hide()

    def _show_behind(self) -> None:
        behind, self._behind = self._behind, []
        for child in self._parent.children():
            if isinstance(child, QWidget):
                child.removeEventFilter(self)
        for child in behind:
            child.show()
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Grows with the parent; what is shown or raised meanwhile stays hidden behind."""
        if watched is self._parent:
            if event.type() == QEvent.Type.Resize and self.down:
                self.setGeometry(self._parent.rect())
        elif self.down and isinstance(watched, QWidget):
            if event.type() == QEvent.Type.ShowToParent:
                watched.hide()
                if watched not in self._behind:
                    self._behind.append(watched)
            if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.ZOrderChange):
                self.raise_()
        return super().eventFilter(watched, event)

    # ------------------------------------------------------------------------------------------------ events
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()  # no key reaches what is behind
            return True
        return super().event(event)

    def focusNextPrevChild(self, next: bool) -> bool:
        return True  # the focus stays here

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in OPENERS and not event.isAutoRepeat():
            self.open()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = not self.settling

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, False
        if pressed and self.rect().contains(event.position().toPoint()):
            self.open()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second click of another's double click opens nothing."""

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def resizeEvent(self, event: QEvent) -> None:
        self._lay()

    # ------------------------------------------------------------------------------------------------ how it looks
    def _words(self) -> str:
        return self.tr("Only for the eyes of: {0}").format(self._name)

    def _hint(self) -> str:
        return self.tr("The others look away now. A click or Enter opens the curtain.")

    def _lay(self) -> None:
        wide, high = max(round(240 * self._u), self.button.sizeHint().width()), round(54 * self._u)
        self.button.setGeometry((self.width() - wide) // 2, round(self.height() * 0.70), wide, high)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._theme is None:
            QPainter(self).fillRect(self.rect(), QColor("#150f1f"))
            return
        theme, u, w, h = self._theme, self._u, float(self.width()), float(self.height())
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        cloth(painter, self._art, theme, Rect(0, 0, w, h), (w / 2, h * 0.42), h * 0.4, u)
        for mirrored in (False, True):
            painter.save()
            if mirrored:
                painter.translate(w, 0)
                painter.scale(-1, 1)
            _half(painter, w * SIDE, h, u)
            painter.restore()
        _valance(painter, w, h * 0.115, u)
        size = CREST * u
        if self._crest:
            painter.drawImage(QPointF(w / 2 - size / 2, h * 0.25), self._art.image(f"crests/{self._crest}", size))
        room = w * (1 - 2 * SIDE) + 120 * u
        title = Rect((w - room) / 2, h * 0.25 + size * 1.16, room, 52 * u)
        text(painter, title, self._words(), DISPLAY, 34 * u, theme.text, "center")
        text(painter, Rect(title.x, title.bottom, room, 30 * u), self._hint(), TEXT, 17 * u, theme.text2, "center")


def _folds(painter: QPainter, path: QPainterPath, width: float, height: float, u: float) -> None:
    """Velvet within `path`: folds side by side, each lit from the left."""
    painter.save()
    painter.setClipPath(path)
    fold, x = FOLD * u, 0.0
    while x < width:
        shade = QLinearGradient(x, 0, x + fold, 0)
        for place, colour in zip((0.0, 0.3, 0.7, 1.0), VELVET, strict=True):
            shade.setColorAt(place, QColor(colour))
        painter.fillRect(QRectF(x, 0, fold + 1, height), shade)
        x += fold
    painter.restore()


def _half(painter: QPainter, width: float, height: float, u: float) -> None:
    """The left half, gathered by a cord."""
    tie = height * 0.62
    path = QPainterPath(QPointF(0, 0))
    path.lineTo(width, 0)
    path.cubicTo(width * 0.98, height * 0.34, width * 0.72, tie * 0.86, width * 0.42, tie)
    path.cubicTo(width * 0.60, height * 0.76, width * 0.66, height * 0.88, width * 0.70, height)
    path.lineTo(0, height)
    path.closeSubpath()
    _folds(painter, path, width, height, u)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#1d1424"), 5 * u))
    painter.drawPath(path)
    painter.setPen(QPen(GOLD, 3 * u))
    painter.drawPath(path)
    painter.setPen(QPen(QColor("#1d1424"), 15 * u, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    cord = QPainterPath(QPointF(-10 * u, tie - 34 * u))
    cord.quadTo(width * 0.24, tie + 26 * u, width * 0.44, tie + 2 * u)
    painter.drawPath(cord)
    painter.setPen(QPen(GOLD, 10 * u, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawPath(cord)


def _valance(painter: QPainter, width: float, height: float, u: float) -> None:
    """The scalloped strip along the top, with tassels."""
    count = max(5, round(width / (190 * u)))
    step = width / count
    path = QPainterPath(QPointF(0, 0))
    path.lineTo(0, height * 0.7)
    for at in range(count):
        path.quadTo((at + 0.5) * step, height * 1.5, (at + 1) * step, height * 0.7)
    path.lineTo(width, 0)
    path.closeSubpath()
    _folds(painter, path, width, height * 1.3, u)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, line in ((QColor("#1d1424"), 8 * u), (GOLD, 4.5 * u)):
        painter.setPen(QPen(colour, line))
        painter.drawPath(path)
    painter.setPen(QPen(QColor("#1d1424"), 2 * u))
    painter.setBrush(GOLD)
    for at in range(1, count):
        painter.drawEllipse(QPointF(at * step, height * 0.74), 8 * u, 8 * u)
        tassel = QPainterPath(QPointF(at * step - 5 * u, height * 0.74 + 7 * u))
        tassel.lineTo(at * step + 5 * u, height * 0.74 + 7 * u)
        tassel.lineTo(at * step + 9 * u, height * 0.74 + 32 * u)
        tassel.lineTo(at * step - 9 * u, height * 0.74 + 32 * u)
        tassel.closeSubpath()
        painter.drawPath(tassel)
