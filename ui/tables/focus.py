"""The keyboard of a table: physical keys in every layout, the order of Tab, arrows between whatever can have the focus."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from ui.tables.art import Art
from ui.tables.buttons import ActionButton
from ui.tables.pieces import Piece
from ui.tables.view import TableView

# The letters of the same physical keys on the two layouts of our players: "T" is typed as «Е» on a Ukrainian keyboard.
LATIN = "QWERTYUIOPASDFGHJKLZXCVBNM"
UKRAINIAN = "ЙЦУКЕНГШЩЗФІВАПРОЛДЯЧСМИТЬ"
PHYSICAL = {ord(there): here for here, there in zip(LATIN, UKRAINIAN, strict=True)}

WAYS = {
    int(Qt.Key.Key_Left): QPointF(-1, 0),
    int(Qt.Key.Key_Right): QPointF(1, 0),
    int(Qt.Key.Key_Up): QPointF(0, -1),
    int(Qt.Key.Key_Down): QPointF(0, 1),
}
CONE = 0.4  # an arrow leads to what lies at least this part of its sideways distance ahead
PLAIN = Qt.KeyboardModifier.NoModifier | Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier


def key_name(event: QKeyEvent) -> str:
    """The key as shortcuts name it, whatever the layout: "T", "1", "F5", "Space", "Enter", "Esc".

    "" for all others, and together with Ctrl, Alt or Meta.
    """
    if event.modifiers() & ~PLAIN:
        return ""
    key = event.key()
    if key in PHYSICAL:
        return PHYSICAL[key]
    if Qt.Key.Key_A <= key <= Qt.Key.Key_Z or Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
        return chr(key)
    if Qt.Key.Key_F1 <= key <= Qt.Key.Key_F12:
        return f"F{key - Qt.Key.Key_F1 + 1}"
    return {
        int(Qt.Key.Key_Space): "Space",
        int(Qt.Key.Key_Return): "Enter",
        int(Qt.Key.Key_Enter): "Enter",
        int(Qt.Key.Key_Escape): "Esc",
    }.get(int(key), "")


class FocusView(TableView):
    """A table through whose pieces and buttons the keyboard leads."""

    def __init__(self, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(art, parent)
        self.buttons: list[ActionButton] = []

    def focus_first(self, pieces: bool) -> None:
        """To the first thing that can be chosen: a piece, if it may be one, else a button."""
        live = [piece for piece in chain(self.pieces.values()) if pieces and piece.spot is not None and piece.spot.live]
        able = [button for button in self.buttons if button.isVisible() and not button.face.off]
        if live:
            live[0].setFocus(Qt.FocusReason.TabFocusReason)
        elif able:
            able[0].setFocus(Qt.FocusReason.TabFocusReason)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        pieces = chain(self.pieces.values())
        if pieces and event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            pieces[0 if event.reason() == Qt.FocusReason.TabFocusReason else -1].setFocus(event.reason())

    def focusNextPrevChild(self, next: bool) -> bool:
        """Tab: through the pieces in their order, then on to the buttons and out."""
        pieces = chain(self.pieces.values())
        item = self.scene().focusItem()
        at = pieces.index(item) if isinstance(item, Piece) and item in pieces else -1 if next else len(pieces)
        at += 1 if next else -1
        if self.hasFocus() and 0 <= at < len(pieces):  # the buttons on the table ask here too
            pieces[at].setFocus(Qt.FocusReason.TabFocusReason)
            return True
        if isinstance(item, Piece):
            item.clearFocus()
        around = self.parentWidget()
        return around is not None and around.focusNextPrevChild(next)

    def lead(self, way: QPointF) -> None:
        """An arrow: the focus goes to the nearest piece or button that way; up and down rather to one of the same kind."""
        pieces: list[Piece | ActionButton] = [*chain(self.pieces.values())]
        buttons: list[Piece | ActionButton] = [button for button in self.buttons if button.isVisible()]
        now: Any = QApplication.focusWidget()
        item: Any = now if now in buttons else self.scene().focusItem()
        start = _bounds(item) if isinstance(item, Piece | ActionButton) else QRectF(self.rect().center(), QSizeF())
        kin, others = (buttons, pieces) if now in buttons else (pieces, buttons)
        for those in (kin, others) if way.y() else (kin + others,):
            found = neighbour(start, [_bounds(one) for one in those], way)
            if found is not None:
                self.setFocus(Qt.FocusReason.OtherFocusReason)
                those[found].setFocus(Qt.FocusReason.TabFocusReason)
                return


def _bounds(one: Piece | ActionButton) -> QRectF:
    """Where it lies on the table, whose scene is as large as the view."""
    return one.sceneBoundingRect() if isinstance(one, Piece) else QRectF(one.geometry())


def chain(pieces: Iterable[Piece]) -> list[Piece]:
    """The pieces that can have the focus, in the order of Tab: from the upper left to the lower right, layer by layer."""
    able = [piece for piece in pieces if piece.focusPolicy() != Qt.FocusPolicy.NoFocus and piece.spot is not None]
    return sorted(able, key=_reading_order)


def _reading_order(piece: Piece) -> tuple[int, float, float]:
    spot = piece.spot
    assert spot is not None
    return int(spot.z), spot.x, spot.y


def neighbour(start: QRectF, places: Sequence[QRectF], way: QPointF) -> int | None:
    """Which of `places` an arrow leads to from `start`.

    Up and down it is, in the nearest line of places that way, the one that lies the least aside; sideways the nearest one
    beside it or, where there is none, sideways distance counting double.
    """

    def ahead(index: int) -> float:
        return QPointF.dotProduct(places[index].center() - start.center(), way)

    def aside(index: int) -> float:
        return abs(QPointF.dotProduct(places[index].center() - start.center(), way.transposed()))

    able = [index for index in range(len(places)) if ahead(index) > max(1, CONE * aside(index))]
    if way.y():
        able = [index for index in able if not _level(places[index], start)]
        nearest = min(able, key=ahead, default=None)
        line = [index for index in able if nearest is not None and _level(places[index], places[nearest])]
        return min(line, key=aside, default=None)
    beside = [index for index in able if _level(places[index], start)]
    return min(beside or able, key=lambda index: ahead(index) + 2 * aside(index), default=None)


def _level(one: QRectF, other: QRectF) -> bool:
    """Whether both lie in one line: the middle of either is at a height of the other."""
    return one.top() < other.center().y() < one.bottom() or other.top() < one.center().y() < other.bottom()
