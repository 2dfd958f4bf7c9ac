"""King cards on the table: the office is chosen on the board, its new value shown before it is done."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.ui.tables.for_the_king.playing import Seated, click, done, press, push, ruling
from ui.tables.for_the_king.faces import DutyFace
from ui.tables.for_the_king.table import KingTable


def duty(table: KingTable, office: str, which: str = "primary") -> DutyFace:
    spot = table.pieces[f"duty/{office}/{which}"].spot
    assert spot is not None
    assert isinstance(spot.face, DutyFace)
    return spot.face


def test_an_office_by_mouse_with_a_preview(seated: Seated) -> None:
    table, play = seated(ruling("king-up"))
    assert (duty(table, "military").value, duty(table, "military").pill) == (3, "→ 4")
    click(table, "office/military")
    assert (duty(table, "military").value, duty(table, "military").pill) == (4, "+1")
    assert duty(table, "military").title == table.words.say("duty-military-4")
    assert done(play) == []
    push(table, "move")
    assert done(play) == ["raise military"]
    assert (duty(table, "military").value, duty(table, "military").pill) == (4, "")


def test_another_office_takes_the_place_of_the_first(seated: Seated) -> None:
    table, play = seated(ruling("king-down"))
    click(table, "office/military")
    click(table, "duty/provisions/primary")
    assert (duty(table, "military").value, duty(table, "provisions").value) == (3, 2)
    press(table, Qt.Key.Key_Return)
    assert done(play) == ["lower provisions"]


@pytest.mark.parametrize("keys", ["42", [Qt.Key.Key_4, Qt.Key.Key_2]])
def test_two_offices_by_keys_in_any_order(seated: Seated, keys: Any) -> None:
    table, play = seated(ruling("king-up2"))
    press(table, *keys, Qt.Key.Key_Return)
    assert done(play) == ["raise military,entertainment"]


def test_one_office_is_not_enough_for_a_card_of_two(seated: Seated) -> None:
    table, play = seated(ruling("king-up2"))
    press(table, "2", Qt.Key.Key_Return)
    assert (done(play), table.bubble.rule) == ([], "4.2")
    press(table, "2", "1", "3", "5", Qt.Key.Key_Return)  # away again, then the last two of three
    assert done(play) == ["raise architecture,provisions"]


def test_what_cannot_move_says_why(seated: Seated) -> None:
    table, play = seated(ruling("king-up", {"military": 6}))
    click(table, "office/military")
    assert table.bubble.words.text() == table.words.say("refusal-at-six", office="military")
    assert table.bubble.rule == "4.1"
    press(table, "2", Qt.Key.Key_Return)
    assert done(play) == []


def test_the_only_choice_is_made(seated: Seated) -> None:
    values = dict.fromkeys(("diplomacy", "architecture", "entertainment", "provisions"), 6)
    table, play = seated(ruling("king-up2", values))
    press(table, Qt.Key.Key_Return)
    assert done(play) == ["raise military"]


@pytest.mark.parametrize("way", ["button", "D", "В", Qt.Key.Key_Down])
def test_up_or_down(seated: Seated, way: Any) -> None:
    table, play = seated(ruling("king-either", {"military": 1}))
    assert duty(table, "diplomacy").pill == "→ 4"
    if way == Qt.Key.Key_Down:
        table.controls.buttons["lower"].setFocus()
        press(table.controls.buttons["lower"], Qt.Key.Key_Space)
    else:
        push(table, "lower") if way == "button" else press(table, way)
    assert duty(table, "diplomacy").pill == "→ 2"
    press(table, "2")
    assert table.bubble.words.text() == table.words.say("refusal-at-one", office="military")
    press(table, "1", Qt.Key.Key_Return)
    assert done(play) == ["lower diplomacy"]


def test_tiles_that_change_places(seated: Seated) -> None:
    table, play = seated(ruling("king-down", {"military": 2}))
    press(table, "2")
    assert (duty(table, "military").value, duty(table, "military", "secondary").value) == (1, 2)
    press(table, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert done(play) == ["lower military"]
    assert (duty(table, "military").value, duty(table, "military", "secondary").value) == (1, 2)


def test_escape_chooses_anew(seated: Seated) -> None:
    table, play = seated(ruling("king-up"))
    press(table, "1", Qt.Key.Key_Escape, Qt.Key.Key_Return)
    assert done(play) == []
    press(table, "2", Qt.Key.Key_Return)
    assert done(play) == ["raise military"]
