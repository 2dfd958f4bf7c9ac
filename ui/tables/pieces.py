"""Pieces: the things on a table that move or can be chosen, each a few pixmaps that Qt draws without asking Python.

A game's table says with a `Spot` where each piece is and what it shows; the piece makes it so.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFocusEvent, QTransform
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsPixmapItem,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QGraphicsWidget,
)

from ui.tables import metrics as m
from ui.tables.art import Art, Face
from ui.tables.faces import CardFace, RingFace

DRAGGED = 2000.0  # above everything
SELECTABLE, SELECTED = ("selectable", "edge"), ("selected", "picked")  # rings


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a piece is and how it looks. `x`, `y` is its middle, `w` its upright width, all in logical pixels.

    target  what is chosen by clicking it, "" for nothing; several pieces of a pile share one
    name    what a screen reader says; "" if the piece is not to be met on its own (the cards behind the front one)
    hint    its description for a screen reader
    ring    "" | "selectable" | "selected" | "edge" | "picked" | "last" (see `RingFace`)
    """

    face: Face
    x: float
    y: float
    w: float
    turn: float = 0.0  # degrees clockwise
    z: float = 0.0
    ring: str = ""
    target: str = ""
    name: str = ""
    hint: str = ""
    opacity: float = 1.0
    loose: bool = False  # it can be dragged

    @property
    def h(self) -> float:
        return self.w * self.face.ratio

    @property
    def live(self) -> bool:
        """Whether it glows: it can be acted on."""
        return self.ring in (*SELECTABLE, *SELECTED)


class Piece(QGraphicsWidget):
    """One piece. It is moved by the animator, chosen by mouse or keyboard, and read by a screen reader."""

    def __init__(self, key: str, art: Art, listener: Callable[[str, Piece], None]) -> None:
        """`listener` is called with "hover", "leave", "press", "drop", "focus" or "blur" and this piece."""
        super().__init__()
        self.key = key
        self.spot: Spot | None = None
        self._art = art
        self._listener = listener
        self._ring = QGraphicsPixmapItem(self)
        self._face = QGraphicsPixmapItem(self)
        self._focus = QGraphicsPixmapItem(self)
        self._focus.setVisible(False)
        for item in (self._ring, self._face, self._focus):
            item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._shown: tuple[Face, float] | None = None
        self._hovered = self._ringed = self._dragged = False
        self.dropped_at = QPointF()  # where the pointer let go of it, in the scene
        self.setAcceptHoverEvents(True)

    # ------------------------------------------------------------------------------------------------ how it looks
    def put(self, spot: Spot, rough: bool = False) -> None:
        """Takes the place and look of `spot`. `rough`: while the window is dragged the old pixmap is scaled."""
        self.spot = spot
        width = self._art.snap(spot.w)
        height = width * spot.face.ratio
        self.resize(width, height)
        self.setTransformOriginPoint(width / 2, height / 2)
        self.setTransform(QTransform())
        self.setScale(1.0)
        self.setOpacity(spot.opacity)
        self.setZValue(spot.z)
        self.setPos(self.rest())
        self.setRotation(spot.turn)
        self.show_face(spot.face, rough)
        self.setCursor(Qt.CursorShape.PointingHandCursor if spot.live else Qt.CursorShape.ArrowCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if spot.target and spot.name else Qt.FocusPolicy.NoFocus)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton if spot.target else Qt.MouseButton.NoButton)
        self._dress()

    def rest(self) -> QPointF:
        """Where its upper left corner lies when it is still, on whole device pixels when upright."""
        assert self.spot is not None
        size = self.size()
        x, y = self.spot.x - size.width() / 2, self.spot.y - size.height() / 2
        ratio = self._art.ratio
        return QPointF(round(x * ratio) / ratio, round(y * ratio) / ratio)

    def show_face(self, face: Face, rough: bool = False) -> None:
        """Shows another face in the same place, as a card does in the middle of its turn."""
        width = self.size().width()
        if rough and self._shown is not None and self._shown[0] == face:
            self._fit(self._face, face, self._shown[1])
            return
        if self._shown != (face, width):
            self._shown = face, width
            self._face.setPixmap(self._art.pixmap(face, width))
        self._fit(self._face, face, width)

    def redraw(self) -> None:
        """Forgets what it shows, so that the next `put` draws it for another theme or pixel ratio."""
        self._shown = None

    def retire(self) -> None:
        """Leaves the table until it is needed again, under another key perhaps."""
        self.clearFocus()
        self._hovered = self._ringed = self._dragged = False
        self.spot = None
        self.setVisible(False)

    def glow(self, strength: float) -> None:
        """How strong the ring of something that can be chosen is just now (0 to 1)."""
        if self.spot is not None and self.spot.ring in SELECTABLE:
            self._ring.setOpacity(strength)

    def _dress(self) -> None:
        """The ring for the state and the pointer, and the lift."""
        spot = self.spot
        assert spot is not None
        width = self.size().width()
        card = isinstance(spot.face, CardFace)
        lifted = self._hovered and bool(spot.target) and card and abs(spot.turn) < 45
        kind = spot.ring or ("hover" if lifted else "")
        self._ring.setVisible(bool(kind))
        if kind:
            face = RingFace(kind, spot.face.ratio)
            self._ring.setPixmap(self._art.pixmap(face, width))
            self._fit(self._ring, face, width)
            self._ring.setOpacity(1.0)
        self._focus.setVisible(self._ringed)
        if self._ringed:
            face = RingFace("focus", spot.face.ratio)
            self._focus.setPixmap(self._art.pixmap(face, width))
            self._fit(self._focus, face, width)
        lift = m.LIFT_SELECTED if spot.ring in SELECTED and card else m.LIFT_HOVER if lifted else 0.0
        for item in (self._ring, self._face, self._focus):
            item.moveBy(0, -lift * width)

    def _fit(self, item: QGraphicsPixmapItem, face: Face, drawn: float) -> None:
        """Lays a pixmap that was drawn for a piece of width `drawn` over this one."""
        scale = self.size().width() / drawn
        room = round(face.room * drawn * self._art.ratio) / self._art.ratio
        item.setScale(scale)
        item.setPos(-room * scale, -room * scale)

    # ------------------------------------------------------------------------------------------------ what happens to it
    def focusNextPrevChild(self, next: bool) -> bool:
        """Tab: the view knows the order. By itself a scene goes round for ever once pieces have come and gone."""
        return self.scene().views()[0].focusNextPrevChild(next)

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self._hover(True)

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self._hover(False)

    def _hover(self, hovered: bool) -> None:
        self._hovered = hovered
        self._replace()
        self._listener("hover" if hovered else "leave", self)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Something loose follows the pointer once that has clearly moved."""
        if self.spot is None or not self.spot.loose:
            return
        way = event.scenePos() - event.buttonDownScenePos(Qt.MouseButton.LeftButton)
        if self._dragged or way.manhattanLength() >= QApplication.startDragDistance():
            self._dragged = True
            self.setZValue(DRAGGED)
            self.setPos(self.rest() + way)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self._dragged and self.spot is not None:
            self._dragged = False
            self.dropped_at = event.scenePos()
            middle = self.pos() + QPointF(self.size().width(), self.size().height()) / 2
            self.spot = replace(self.spot, x=middle.x(), y=middle.y())  # from here it flies on
            self._listener("drop", self)
        elif self.boundingRect().contains(event.pos()):
            self.press()

    def press(self) -> None:
        """Chosen: by a click, by a key or by a screen reader."""
        self._listener("press", self)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._ringed = event.reason() != Qt.FocusReason.MouseFocusReason
        self._replace()
        self._listener("focus", self)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._ringed = False
        self._replace()
        self._listener("blur", self)

    def _replace(self) -> None:
        if self.spot is not None:
            self.show_face(self.spot.face)
            self._dress()
