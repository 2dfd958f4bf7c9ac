"""Hands on the table of For the King: clicks, keys, positions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.games.for_the_king.positions import auction, position
from tests.ui.tables.playing import Play
from ui.tables.for_the_king.table import KingTable
from ui.tables.pieces import Spot

Seated = Callable[..., tuple[KingTable, Play]]
LEFT = Qt.MouseButton.LeftButton

# Three seats in the first phase, the person in seat 0 the advisor; the drawn card first.
DRAWN = ["military-C", "gold-2", "king-up", "diplomacy-D"]
PICKS = {"phase": "pick", "turn": 0, "advisor": 2, "placed": {"own": True, "middle": 2, "favor": True}, "favor": ["gold-1"]}
PICKS["hands"] = [["diplomacy-B"], [], []]
HAND = ["diplomacy-A", "military-A", "military-B", "gold-1", "gold-1", "gold-2", "gold-3"]


def sharing(**parts: Any) -> dict[str, Any]:
    """The person draws military-C, then gold-2, king-up, diplomacy-D."""
    return position(3, **{"phase": "distribute", "turn": 0, "advisor": 0, "deck": DRAWN, **parts})


def bidding(
    card: str = "architecture-A", hand: list[str] | None = None, deal: dict[str, Any] | None = None, **parts: Any
) -> dict[str, Any]:
    """The person in seat 0 is to bid for a card, holding HAND."""
    hands = [HAND if hand is None else hand, ["gold-3*3", "military-D"], ["gold-2*2", "provisions-A"]]
    usual = {"phase": "bid", "turn": 0, "advisor": 2, "favor": ["provisions-B", "gold-1"], "hands": hands}
    return position(3, **{**usual, "auction": auction(card, **(deal or {})), **parts})


def paying(bid: int, card: str = "architecture-A", **parts: Any) -> dict[str, Any]:
    """The person has won and is to pay."""
    return bidding(card, deal={"bid": bid, "bidder": 0, "passed": [1, 2]}, phase="pay", **parts)


def ruling(king: str, duties: dict[str, int] | None = None, **parts: Any) -> dict[str, Any]:
    """The person carries out a King card that he drew; `duties` are primary ones that are not 3."""
    offices = ("diplomacy", "military", "architecture", "entertainment", "provisions")
    values = {**dict.fromkeys(offices, 3), **(duties or {})}
    tiles = {office: {"primary": value, "secondary": 2 if value == 1 else 1} for office, value in values.items()}
    placed = {"own": True, "middle": 0, "favor": False}
    usual = {"phase": "king", "turn": 0, "advisor": 0, "king": {"card": king, "seat": 0}, "placed": placed, "duties": tiles}
    return position(3, **{**usual, **parts})


def place(table: KingTable, key: str, edge: bool = False) -> QPoint:
    """A point of a piece in the viewport: its middle, or one near its left edge, which no other card covers."""
    piece = table.pieces[key]
    size = piece.size()
    return table.mapFromScene(piece.mapToScene(size.width() * (0.07 if edge else 0.5), size.height() * 0.5))


def click(table: KingTable, key: str, edge: bool = False) -> None:
    QTest.mouseClick(table.viewport(), LEFT, pos=place(table, key, edge))
    QApplication.processEvents()


def press(target: QWidget, *keys: Any, repeated: bool = False) -> None:
    """Keys as Qt delivers them, to a widget; qtbot knows no Cyrillic ones."""
    for key in keys:
        code = ord(key) if isinstance(key, str) else int(key)
        text = key if isinstance(key, str) else ""
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(target, QKeyEvent(kind, code, Qt.KeyboardModifier.NoModifier, text, repeated))
        QApplication.processEvents()


def spot(table: KingTable, key: str) -> Spot:
    """What a piece shows, and where."""
    found = table.pieces[key].spot
    assert found is not None
    return found


def focus(table: KingTable, key: str) -> None:
    """A piece gets the focus of the keyboard."""
    table.setFocus()
    table.pieces[key].setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()


def push(table: KingTable, name: str) -> None:
    """A button, by mouse."""
    button = table.controls.buttons[name]
    assert button.isVisible(), name
    QTest.mouseClick(button, LEFT)
    QApplication.processEvents()


def drag(table: KingTable, key: str, to: QPoint) -> None:
    """A piece is taken and let go elsewhere."""
    start, port = place(table, key), table.viewport()
    QTest.mousePress(port, LEFT, pos=start)
    for step in range(1, 6):
        QTest.mouseMove(port, start + (to - start) * step / 5)
        QApplication.processEvents()
    QTest.mouseRelease(port, LEFT, pos=to)
    QApplication.processEvents()


def let(play: Play, *actions: str) -> None:
    """Others act, or chance does, and the table shows it."""
    for action in actions:
        play.play(action)
        QApplication.processEvents()


def done(play: Play) -> list[str]:
    return [action for _, action in play.played]
