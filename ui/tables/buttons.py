"""The buttons that lie on a table: sign, title, second line, key cap. Real widgets: focus and screen readers know them."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFontMetricsF,
    QHideEvent,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QPushButton

from ui.tables import metrics as m
from ui.tables.art import Art
from ui.tables.faces import INK, font, soft
from ui.tables.layout import Rect
from ui.tables.paint import faded, glyph, text
from ui.tables.view import TableView
from ui.theme import BOLD, EXTRA, SMALLEST_FONT, TEXT, Theme

GILT = (QColor("#ffe7a0"), QColor("#e9b94a"), QColor("#c98f2f"))
FOCUS_ROOM = 4.0  # design pixels around the button, for the ring of the focus
SHORT = 3  # letters of a second line that fit beside a picture


@dataclass(frozen=True, slots=True)
class Face:
    """What a button shows. `kind` is "primary", "danger" or "" for a plain one; `off`: it would be refused, and says why.

    sign     a glyph of the look-book; picture: art shown in its place
    line     the second line; where there is no room for it, it is only in the description for screen readers
    why      why it is refused, for screen readers
    """

    title: str
    line: str = ""
    cap: str = ""
    sign: str = ""
    picture: str = ""
    kind: str = ""
    off: bool = False
    why: str = ""


class ActionButton(QPushButton):
    """One action. It stays enabled when it is refused, so that it can say why.

    A press while a wave is running skips the wave and does no more. A double click counts once.
    """

    asked_why = Signal(object)  # the pointer or the focus came to it (True) or went (False)

    def __init__(self, view: TableView, art: Art) -> None:
        super().__init__(view)
        self._view = view
        self._art = art
        self._theme: Theme | None = None
        self._u = 1.0
        self.face = Face("")
        self.setAutoDefault(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus, so that Space stays what it was
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def say(self, face: Face) -> None:
        if face == self.face:
            return
        self.face = face
        self.setText(face.title)
        self.setAccessibleName(face.title)
        self.setAccessibleDescription(face.why or face.line)
        self.setCursor(Qt.CursorShape.ArrowCursor if face.off else Qt.CursorShape.PointingHandCursor)
        self.update()

    def dress(self, theme: Theme, u: float) -> None:
        self._theme, self._u = theme, u
        self.update()

    def place(self, rect: Rect) -> None:
        """Its body fills `rect`; the ring of the focus lies around it."""
        room = FOCUS_ROOM * self._u
        self.setGeometry(QRectF(*rect.grown(room)).toRect())

    def sizeHint(self) -> QSize:
        return QSize(round(150 * self._u), round(40 * self._u))

    # ------------------------------------------------------------------------------------------------ events
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._view.busy:
            self._view.skip()
        else:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        event.accept()  # also the end of a press that only skipped

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """No second decision."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space act on the button that has the focus; every other key is the table's."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            event.ignore()
        elif not event.isAutoRepeat():
            if self._view.busy:
                self._view.skip()
            else:
                self.click()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.accept()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.asked_why.emit(True)

    def leaveEvent(self, event: object) -> None:
        self.asked_why.emit(False)
        self.update()

    def hideEvent(self, event: QHideEvent) -> None:
        """The focus stays on the table, where Space and Enter are its keys, and does not go to whatever comes next."""
        super().hideEvent(event)
        if self.hasFocus() and self._view.isVisible():
            self._view.setFocus(Qt.FocusReason.OtherFocusReason)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.asked_why.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.asked_why.emit(False)

    # ------------------------------------------------------------------------------------------------ how it looks
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, u, face = self._theme, self._u, self.face
        if theme is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        room = FOCUS_ROOM * u
        body = QRectF(self.rect()).adjusted(room, room, -room, -room)
        if self.hasFocus():
            painter.setPen(QPen(QColor("#9fd8ff" if theme.dark else "#0b5cad"), 3 * u))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            out = 2 * u
            painter.drawRoundedRect(body.adjusted(-out, -out, out, out), (m.BUTTON_RADIUS + 2) * u, (m.BUTTON_RADIUS + 2) * u)
        if face.off:
            painter.setOpacity(0.75 if self.underMouse() or self.hasFocus() else 0.62)
        colour = self._paint_body(painter, body, theme)
        if self.isDown():
            painter.translate(0, u)
        painter.translate(body.topLeft())
        dark_ink = (face.kind == "primary" and not face.off) or not theme.dark
        if face.picture:
            self._paint_small(painter, body.width(), body.height(), colour)
        else:
            self._paint_lines(painter, body.width(), body.height(), colour, dark_ink)

    def _paint_body(self, painter: QPainter, body: QRectF, theme: Theme) -> QColor:
        """The ground and the border; returns the colour of the texts."""
        u, face = self._u, self.face
        stops: tuple[QColor, ...]
        if face.off:
            stops, border, colour = (theme.panel, theme.panel, theme.panel), faded(theme.line, 0.35), theme.muted
        elif face.kind == "primary":
            stops, border, colour = GILT, QColor("#7a4d12"), INK
        elif face.kind == "danger":
            dark = theme.dark
            stops = tuple(QColor(c) for c in (("#6d2430", "#5d1f2b", "#4a141f") if dark else ("#fbe3df", "#f7d8d3", "#f1c9c4")))
            border, colour = QColor("#d86a62"), QColor("#ffe3dc" if dark else "#7d1522")
        else:
            top, foot = (theme.panel2, theme.panel) if theme.dark else (QColor("#fffaf0"), QColor("#f0e2c2"))
            stops, border, colour = (top, top, foot), faded(theme.line, 0.7 if theme.dark else 1), theme.text
        radius = m.BUTTON_RADIUS * u
        if not face.off:
            soft(painter, body, radius, theme.shadow, [step * u for step in (1, 2, 3)], 0.12, 1.5 * u)
        light = 92 if self.isDown() else 106 if self.underMouse() and not face.off else 100
        ground = QLinearGradient(body.topLeft(), body.bottomLeft())
        for place, stop in zip((0, 0.55, 1), stops, strict=True):
            ground.setColorAt(place, stop.lighter(light))
        painter.setPen(QPen(border, 1.5 * u))
        painter.setBrush(ground)
        painter.drawRoundedRect(body.adjusted(0.75 * u, 0.75 * u, -0.75 * u, -0.75 * u), radius, radius)
        return colour

    def _paint_lines(self, painter: QPainter, w: float, h: float, colour: QColor, dark_ink: bool) -> None:
        u, face = self._u, self.face
        x = 14 * u
        if face.sign:
            size = min(h * 0.52, 26 * u)
            glyph(painter, self._art, face.sign, dark_ink, x, (h - size) / 2, size)
            x += size + 11 * u
        right = w - 12 * u
        if face.cap:
            right -= self._paint_cap(painter, right, h / 2, colour) + 8 * u
        title, small = max(SMALLEST_FONT, 17 * u), max(SMALLEST_FONT, 12.5 * u)
        two = bool(face.line) and h >= title * 1.1 + small * 1.15 + 4 * u
        room = max(1.0, right - x)
        if two:
            top = (h - title * 1.18 - small * 1.2) / 2
            text(painter, Rect(x, top, room, title * 1.18), face.title, BOLD, title, colour)
            text(painter, Rect(x, top + title * 1.18, room, small * 1.2), face.line, TEXT, small, faded(colour, 0.86))
        else:
            text(painter, Rect(x, 0, room, h), face.title, BOLD, title, colour)

    def _paint_cap(self, painter: QPainter, right: float, middle: float, colour: QColor) -> float:
        """The key cap; returns its width."""
        u = self._u
        size = max(SMALLEST_FONT, 12 * u)
        wide = QFontMetricsF(font(BOLD, size)).horizontalAdvance(self.face.cap) + 10 * u
        box = QRectF(right - wide, middle - size * 0.75, wide, size * 1.5)
        painter.setPen(QPen(faded(colour, 0.4), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 4 * u, 4 * u)
        text(painter, Rect(box.x(), box.y(), wide, box.height()), self.face.cap, BOLD, size, faded(colour, 0.85), "center")
        return wide

    def _paint_small(self, painter: QPainter, w: float, h: float, colour: QColor) -> None:
        """A picture; at its right the key cap above, and below it the second line if that is as short as «−3»."""
        u, face = self._u, self.face
        size = min(h - 8 * u, w * 0.6)
        painter.drawImage(QPointF((w - size) / 2 - 6 * u, (h - size) / 2), self._art.image(face.picture, size))
        painter.setPen(colour)
        side = QRectF(0, 2 * u, w - 6 * u, h - 4 * u)
        right = Qt.AlignmentFlag.AlignRight
        painter.setFont(font(BOLD, max(SMALLEST_FONT, 12 * u)))
        painter.drawText(side, right | Qt.AlignmentFlag.AlignTop, face.cap)
        if len(face.line) <= SHORT:
            painter.setFont(font(EXTRA, max(SMALLEST_FONT, 14 * u)))
            painter.drawText(side, right | Qt.AlignmentFlag.AlignBottom, face.line)
