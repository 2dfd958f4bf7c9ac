"""The first phase on the table: placing by mouse, keys and dragging; picking; one's own pile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.games.for_the_king.positions import position
from tests.ui.tables.for_the_king.playing import LEFT, PICKS, Seated, click, done, drag, focus, place, press, push, sharing, spot
from ui.tables.faces import CardFace
from ui.tables.for_the_king.knowledge import BACK
from ui.tables.for_the_king.table import KingTable
from ui.tables.table import Look


def shown(table: KingTable, key: str) -> CardFace:
    face = spot(table, key).face
    assert isinstance(face, CardFace)
    return face


def test_three_places_by_mouse(seated: Seated) -> None:
    table, play = seated(sharing())
    click(table, "place/favor", edge=True)
    click(table, "place/middle", edge=True)
    assert done(play) == ["favor", "middle"]  # military-C, gold-2
    assert shown(table, "middle/0").art == "for-the-king/gold-2"
    assert shown(table, "drawn").art == "for-the-king/king-plus"


@pytest.mark.parametrize("keys", ["312", [Qt.Key.Key_3, Qt.Key.Key_1, Qt.Key.Key_2]])
def test_three_places_by_keys(seated: Seated, keys: list[object]) -> None:
    table, play = seated(sharing())
    press(table, *keys)
    assert done(play) == ["favor", "own", "middle"]


def test_three_places_by_dragging(seated: Seated) -> None:
    table, play = seated(sharing())
    drag(table, "drawn", place(table, "place/own"))
    drag(table, "drawn", place(table, "place/middle"))
    assert done(play) == ["own", "middle"]


def test_a_card_that_is_let_go_elsewhere_goes_back(seated: Seated) -> None:
    table, play = seated(sharing())
    rest = table.pieces["drawn"].pos()
    drag(table, "drawn", QPoint(10, 200))
    assert done(play) == []
    assert table.pieces["drawn"].pos() == rest
    assert table.prompt is not None


def test_a_card_follows_the_pointer(qtbot: QtBot, seated: Seated) -> None:
    table, _ = seated(sharing())
    qtbot.waitUntil(lambda: not table._rest.isActive())  # then everything is drawn anew, where it lies
    start, rest = place(table, "drawn"), table.pieces["drawn"].pos()
    QTest.mousePress(table.viewport(), LEFT, pos=start)
    for way in (QPoint(20, 5), QPoint(60, 20)):
        QTest.mouseMove(table.viewport(), start + way)
    QApplication.processEvents()
    moved = table.pieces["drawn"].pos() - rest
    assert (round(moved.x()), round(moved.y())) == (60, 20)
    QTest.mouseRelease(table.viewport(), LEFT, pos=start + QPoint(60, 20))


def test_a_full_place_says_why_and_keeps_the_prompt(seated: Seated) -> None:
    table, play = seated(sharing(placed={"own": True, "middle": 0, "favor": False}, hands=[["diplomacy-A"], [], []]))
    ways: list[Callable[[], None]] = [
        lambda: press(table, "1"),
        lambda: click(table, "place/own", edge=True),
        lambda: drag(table, "drawn", place(table, "place/own")),
    ]
    for way in ways:
        table.bubble.hide()
        way()
        assert table.bubble.isVisible()
        assert (table.bubble.words.text(), table.bubble.rule) == (table.words.say("refusal-own-full"), "3.1")
    assert done(play) == []
    press(table, "2")
    assert done(play) == ["middle"]
    assert not table.bubble.isVisible()


def test_a_double_click_places_one_card(seated: Seated) -> None:
    table, play = seated(sharing())
    at = place(table, "place/middle", edge=True)
    QTest.mouseClick(table.viewport(), LEFT, pos=at)
    QTest.mouseDClick(table.viewport(), LEFT, pos=at)
    assert done(play) == ["middle"]


def test_a_held_key_places_one_card(seated: Seated) -> None:
    table, play = seated(sharing())
    press(table, "2")
    press(table, "2", repeated=True)
    assert done(play) == ["middle"]


@pytest.mark.parametrize("way", ["mouse", "key", "arrows"])
def test_picking_from_the_middle(seated: Seated, way: str) -> None:
    table, play = seated(position(3, **{**PICKS, "middle": ["gold-3", "military-A"]}))
    if way == "mouse":
        click(table, "middle/1")
    elif way == "key":
        press(table, "2")
    else:
        focus(table, "middle/0")
        press(table, Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert done(play) == ["pick military-A"]
    assert [shown(table, "middle/0").art] == ["for-the-king/gold-3"]
    assert "middle/1" not in table.pieces


def test_rivals_cards_are_not_for_choosing(seated: Seated) -> None:
    table, play = seated(position(3, **{**PICKS, "turn": 1, "advisor": 0, "middle": ["gold-3", "military-A"]}))
    table.pieces["middle/0"].press()
    press(table, "1")
    assert done(play) == []
    assert spot(table, "middle/0").target == ""


def test_the_own_pile_lies_face_down_until_it_is_opened(seated: Seated) -> None:
    table, _ = seated(sharing(hands=[["diplomacy-A", "gold-3", "gold-3", "military-A"], [], []]))
    keys = [key for key in table.pieces if key.startswith("hand/")]
    assert {shown(table, key).art for key in keys} == {BACK}
    click(table, keys[0])
    assert {shown(table, key).art for key in keys} == {
        f"for-the-king/{name}" for name in ("gov-diplomacy", "gold-3", "gov-military")
    }
    push(table, "open")
    assert {shown(table, key).art for key in keys} == {BACK}
    press(table, "Щ")  # O on the Ukrainian layout
    assert shown(table, "hand/gold-3/1").art == "for-the-king/gold-3"


def test_whose_turn_it_is(seated: Seated) -> None:
    table, _ = seated(sharing())
    assert table.banner() == (0, "Olena: where does the card go?")
    table, _ = seated(position(3, **{**PICKS, "turn": 1, "advisor": 0, "middle": ["gold-3", "military-A"]}))
    assert table.thinker == 1
    assert "is choosing" in table.decor["strip/1"].decor.name  # type: ignore[union-attr]


def test_a_click_while_cards_fly_only_skips(seated: Seated, qtlog: Any) -> None:
    table, play = seated(sharing(), look=Look(speed=0.01))
    table.skip()
    press(table, "2")
    assert table.busy
    with qtlog.disabled():  # nothing takes the release of the button
        click(table, "place/own", edge=True)
    assert not table.busy
    assert done(play) == ["middle"]


def test_a_king_card_is_not_said_to_lie_face_down(seated: Seated) -> None:
    """3.6: kept for oneself it acts at once; on the favour deck it does lie face down."""
    table, _ = seated(sharing(deck=["king-up", "military-C"]))
    assert spot(table, "place/own").name == "To yourself. 0 of 1 · acts at once: the King’s will"
    assert "face down" in spot(table, "place/favor").name
    press(table, "3")
    assert spot(table, "place/own").name == "To yourself. 0 of 1 · face down, your pile"
