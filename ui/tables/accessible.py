"""What a screen reader meets on a table. Pieces and decor that have a name are children of the view, with role, place and Press.

Everything said here comes from spots and decor, which are made from a view: nothing hidden can be in it.
"""

from __future__ import annotations

from typing import Any
from weakref import ref

import shiboken6
from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface, QAccessibleObject
from PySide6.QtWidgets import QAccessibleWidget, QGraphicsWidget, QWidget

from ui.tables.pieces import SELECTED, Piece
from ui.tables.view import DecorItem, TableView

NOTHING: Any = shiboken6.VoidPtr(0)  # None from interface_cast is a crash as soon as an assistive program looks


class _Press(QAccessibleActionInterface):
    def __init__(self, piece: Piece) -> None:
        super().__init__()
        self._piece = ref(piece)

    def actionNames(self) -> list[str]:
        return ["Press"]

    def doAction(self, name: str) -> None:
        piece = self._piece()
        if piece is not None:
            piece.press()

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []


class _Item(QAccessibleObject):
    """A named thing of the scene."""

    def __init__(self, item: QGraphicsWidget) -> None:
        super().__init__(item)
        self._ref = ref(item)
        self._press = _Press(item) if isinstance(item, Piece) else None

    @property
    def _item(self) -> QGraphicsWidget | None:
        return self._ref()

    def _view(self) -> TableView | None:
        scene = self._item.scene() if self._item is not None else None
        views = scene.views() if scene is not None else []
        return views[0] if views and isinstance(views[0], TableView) else None

    def text(self, what: QAccessible.Text) -> str:
        item = self._item
        if isinstance(item, Piece) and item.spot is not None:
            return {QAccessible.Text.Name: item.spot.name, QAccessible.Text.Description: item.spot.hint}.get(what, "")
        if isinstance(item, DecorItem) and item.decor is not None:
            return {QAccessible.Text.Name: item.decor.name, QAccessible.Text.Description: item.decor.hint}.get(what, "")
        return ""

    def role(self) -> QAccessible.Role:
        item = self._item
        pressed = isinstance(item, Piece) and item.spot is not None and item.spot.target
        return QAccessible.Role.Button if pressed else QAccessible.Role.StaticText

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        item = self._item
        if isinstance(item, Piece) and item.spot is not None:
            state.focusable = bool(item.spot.target)
            state.focused = item.hasFocus()
            state.selected = item.spot.ring in SELECTED
        return state

    def parent(self) -> Any:
        view = self._view()
        return QAccessible.queryAccessibleInterface(view) if view is not None else None

    def rect(self) -> QRect:
        view, item = self._view(), self._item
        if view is None or item is None:
            return QRect()
        port = view.viewport()
        inside = view.mapFromScene(item.sceneBoundingRect()).boundingRect()
        return QRect(port.mapToGlobal(inside.topLeft()), inside.size())

    def child(self, index: int) -> Any:
        return None

    def childCount(self) -> int:
        return 0

    def childAt(self, x: int, y: int) -> Any:
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        return self._press if kind == QAccessible.InterfaceType.ActionInterface and self._press is not None else NOTHING


class _View(QAccessibleWidget):
    """The table: its named things in reading order, then the widgets that lie on it."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view, QAccessible.Role.Grouping, view.accessibleName())
        self._ref = ref(view)

    def _children(self) -> list[QObject]:
        table = self._ref()
        if table is None:
            return []
        decor = [item for item in table.decor.values() if item.decor is not None and item.decor.name]
        pieces = [piece for piece in table.pieces.values() if piece.spot is not None and piece.spot.name]
        port = table.viewport()
        widgets = [child for child in table.children() if isinstance(child, QWidget) and child.isVisible() and child is not port]
        return [*decor, *pieces, *widgets]

    def childCount(self) -> int:
        return len(self._children())

    def child(self, index: int) -> Any:
        children = self._children()
        return QAccessible.queryAccessibleInterface(children[index]) if 0 <= index < len(children) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        thing = child.object()
        return next((at for at, one in enumerate(self._children()) if one is thing), -1)

    def childAt(self, x: int, y: int) -> Any:
        for at in reversed(range(self.childCount())):
            found = self.child(at)
            if found is not None and found.rect().contains(x, y):
                return found
        return None


# Qt holds plain pointers, so the answers must outlive the call; they hold their things weakly, or tables would never end.
_kept: dict[int, QAccessibleInterface] = {}


def _answer(name: str, thing: QObject) -> QAccessibleInterface | None:
    made: QAccessibleInterface
    if isinstance(thing, Piece | DecorItem):
        made = _Item(thing)
    elif isinstance(thing, TableView):
        made = _View(thing)
    else:
        return None
    key = id(thing)
    _kept[key] = made

    def forget() -> None:
        if _kept.get(key) is made:  # else the number has gone to a new thing meanwhile, whose answer stays
            del _kept[key]

    thing.destroyed.connect(forget)
    return made


_installed = False


def install() -> None:
    """Makes tables speak. Called once, by the first table."""
    global _installed
    if not _installed:
        QAccessible.installFactory(_answer)
        _installed = True
