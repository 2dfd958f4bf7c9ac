"""The keyboard of a table: physical keys in every layout, the order of Tab, arrows between whatever can have the focus."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent

from ui.tables.pieces import Piece

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
