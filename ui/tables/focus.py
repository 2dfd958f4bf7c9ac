"""The keyboard of a table: physical keys in every layout, the order of Tab, arrows between whatever can have the focus."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, Qt
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


def neighbour(start: QPointF, places: Sequence[QPointF], way: QPointF) -> int | None:
    """Which of `places` an arrow leads to from `start`: the nearest one that lies that way, sideways distance counting double."""
    best, found = float("inf"), None
    for index, place in enumerate(places):
        offset = place - start
        ahead = offset.x() * way.x() + offset.y() * way.y()
        aside = abs(offset.x() * way.y()) + abs(offset.y() * way.x())
        if ahead > 1 and ahead > aside * 0.4 and ahead + 2 * aside < best:
            best, found = ahead + 2 * aside, index
    return found
