"""Behind the Throne played on its table, by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QEnterEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.tables.playing import Play, position
from ui.tables.behind_the_throne.table import ThroneTable
from ui.tables.metrics import REFUSAL_LEFT, TOP_BAR
from ui.tables.pieces import Piece
from ui.tables.table import Look

Seated = Callable[..., tuple[ThroneTable, Play]]
LEFT = Qt.MouseButton.LeftButton

DANGER = position(
    piles=[{"general": 1, "assassin": 2, "judge": 1}, {"general": 2, "king": 1}, {}], row=["king", "judge", "minstrel"], value=6
)
EQUAL = position(piles=[{"jester": 1}, {"king": 1, "seer": 2}, {"general": 1}], row=["king", "judge", "judge"], value=5)
CALM = position(piles=[{"jester": 1, "queen": 1}, {"king": 2, "minstrel": 1}, {"general": 1}], row=["king", "judge"], value=5)
FULL_COURT = {"general": 1, "seer": 2, "jester": 1, "assassin": 1, "judge": 3, "king": 1, "queen": 1}


def place(table: ThroneTable, key: str) -> QPoint:
    """The middle of a piece in the viewport."""
    return table.mapFromScene(table.pieces[key].sceneBoundingRect().center())


def click(qtbot: QtBot, table: ThroneTable, key: str) -> None:
    QTest.mouseClick(table.viewport(), LEFT, pos=place(table, key))
    QApplication.processEvents()


def press(qtbot: QtBot, table: ThroneTable, key: Any, repeated: bool = False) -> None:
    """A key as Qt delivers it; qtbot knows no Cyrillic ones."""
    text = chr(key) if 0x0400 <= int(key) <= 0x04FF else ""
    QApplication.sendEvent(table, QKeyEvent(QEvent.Type.KeyPress, int(key), Qt.KeyboardModifier.NoModifier, text, repeated))
    QApplication.sendEvent(table, QKeyEvent(QEvent.Type.KeyRelease, int(key), Qt.KeyboardModifier.NoModifier, text, repeated))
    QApplication.processEvents()


def button(qtbot: QtBot, table: ThroneTable, name: str) -> None:
    QTest.mouseClick(table.desk.buttons[name], LEFT)
    QApplication.processEvents()


def done(play: Play) -> list[str]:
    return [action for _, action in play.played]


# ---------------------------------------------------------------------------------------------------- whole turns
def test_a_turn_by_mouse(qtbot: QtBot, seated: Seated) -> None:
    table, play = seated(position(deck=["king", "judge", "general"]))
    click(qtbot, table, "deck/top")
    assert "row/0" in table.pieces
    click(qtbot, table, "deck/top")
    button(qtbot, table, "reveal")
    button(qtbot, table, "take")
    assert done(play) == ["reveal", "reveal", "reveal", "take"]
    assert {"pile/0/general/0", "pile/0/judge/0", "pile/0/king/0"} <= set(table.pieces)
    assert table.prompt is None
    assert table.thinker == 1


@pytest.mark.parametrize(
    "keys",
    [
        [Qt.Key.Key_Space, Qt.Key.Key_Space, Qt.Key.Key_T],
        [Qt.Key.Key_F5, Qt.Key.Key_F5, Qt.Key.Key_F6],
        [Qt.Key.Key_Space, Qt.Key.Key_Space, Qt.Key(0x0415)],  # «Е»: the key T on the Ukrainian layout
    ],
)
def test_a_turn_by_keys(qtbot: QtBot, seated: Seated, keys: list[Any]) -> None:
    table, play = seated(position(deck=["king", "judge"]))
    for key in keys:
        press(qtbot, table, key)
    assert done(play) == ["reveal", "reveal", "take"]


def test_powers_by_their_digits_and_on_their_piles(qtbot: QtBot, seated: Seated) -> None:
    table, play = seated(DANGER)
    press(qtbot, table, Qt.Key.Key_4)
    assert done(play) == ["assassin"]
    table, play = seated(DANGER)
    click(qtbot, table, "pile/0/assassin/1")
    assert done(play) == ["assassin"]
    table, play = seated(DANGER)
    click(qtbot, table, "pile/0/assassin/0")  # the strip behind is the same pile
    assert done(play) == ["assassin"]


def test_the_judge_offers_the_piles_that_lie_sideways(qtbot: QtBot, seated: Seated) -> None:
    table, play = seated(DANGER)
    button(qtbot, table, "judge")
    assert table.mode == "judge"
    assert table.desk.buttons["judge:general"].isVisible()
    assert not table.desk.buttons["judge:assassin"].isVisible()  # it stands upright (4.6)
    press(qtbot, table, Qt.Key.Key_1)
    assert done(play) == ["judge:general"]
    table, play = seated(DANGER)
    click(qtbot, table, "pile/0/judge/0")
    click(qtbot, table, "pile/0/general/0")
    assert done(play) == ["judge:general"]


def test_in_danger_the_row_can_be_given_up(qtbot: QtBot, seated: Seated) -> None:
    table, play = seated(DANGER)
    button(qtbot, table, "take")
    assert done(play) == ["bust"]
    table, play = seated(DANGER)
    press(qtbot, table, Qt.Key.Key_B)
    assert done(play) == ["bust"]


def test_a_swap_is_aimed_at_a_card(qtbot: QtBot, seated: Seated) -> None:
    table, play = seated(CALM)
    press(qtbot, table, Qt.Key.Key_S)
    assert table.mode == "swap"
    assert "rival" in table.banner()[1]
    click(qtbot, table, "pile/2/general/0")
    assert done(play) == ["swap 2:general"]
    assert "pile/0/general/0" in table.pieces


def test_a_card_is_destroyed_by_keyboard_alone(qtbot: QtBot, seated: Seated) -> None:
    table, play = seated(EQUAL)
    table.desk.buttons["destroy"].setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(table.desk.buttons["destroy"], Qt.Key.Key_Return)
    focused = table.scene().focusItem()
    assert focused is table.pieces["pile/1/seer/1"]  # the first that can be chosen
    press(qtbot, table, Qt.Key.Key_Right)
    assert table.scene().focusItem() is table.pieces["pile/1/king/0"]
    press(qtbot, table, Qt.Key.Key_Return)
    assert done(play) == ["destroy 1:king"]


def test_the_view_may_change_while_piles_are_chosen(qtbot: QtBot, seated: Seated) -> None:
    """Taking back, or another person's turn at the same screen."""
    parts: dict[str, Any] = {"phase": "drop", "pending": {"seat": 0, "count": 2, "taken": None}, "piles": [FULL_COURT, {}, {}]}
    table, _ = seated(position(**parts))
    table.reconcile(Play(CALM).view())
    assert table.mode == ""
    assert table.prompt is None
    button(qtbot, table, "take")
    assert table.bubble.isVisible()  # nobody is asked: it says whose turn it is


def test_who_must_drop_because_of_a_swap_is_told_of_it(seated: Seated) -> None:
    """5.2: the row came without a choice, so the prompt says from whom."""
    asked: dict[str, Any] = {"phase": "drop", "piles": [FULL_COURT, {}, {}]}
    table, _ = seated(position(**asked, turn=1, pending={"seat": 0, "count": 2, "taken": "king"}))
    assert table.banner()[1] == "Owl gives you the row: choose 2 piles to discard"
    table, _ = seated(position(**asked, pending={"seat": 0, "count": 2, "taken": None}))
    assert table.banner()[1] == "Choose 2 piles to discard"


def test_too_many_piles(qtbot: QtBot, seated: Seated) -> None:
    parts: dict[str, Any] = {"phase": "drop", "pending": {"seat": 0, "count": 2, "taken": None}, "piles": [FULL_COURT, {}, {}]}
    table, play = seated(position(**parts))
    assert table.mode == "drop"
    button(qtbot, table, "drop")
    assert table.bubble.words.text() == table.banner()[1]  # what is to be done
    click(qtbot, table, "pile/0/queen/0")
    button(qtbot, table, "drop")
    assert table.bubble.rule == "6.2"
    assert done(play) == []
    click(qtbot, table, "pile/0/seer/1")
    assert table.pieces["pile/0/queen/0"].spot is not None
    assert table.pieces["pile/0/queen/0"].spot.ring == "selected"
    press(qtbot, table, Qt.Key.Key_Return)
    assert done(play) == ["drop seer,queen"]  # in order of value, whatever the order of clicks


def test_chosen_piles_have_a_tick_and_say_so(qtbot: QtBot, seated: Seated) -> None:
    """Not by colour alone."""
    parts: dict[str, Any] = {"phase": "drop", "pending": {"seat": 0, "count": 2, "taken": None}, "piles": [FULL_COURT, {}, {}]}
    table, _ = seated(position(**parts))
    assert not [key for key in table.pieces if key.endswith("tick")]
    click(qtbot, table, "pile/0/seer/1")
    click(qtbot, table, "pile/0/seer/tick")  # a click on the tick is one on the pile
    assert "pile/0/seer/tick" not in table.pieces
    click(qtbot, table, "pile/0/queen/0")
    assert [key for key in table.pieces if key.endswith("tick")] == ["pile/0/queen/tick"]
    said = {key: piece.spot.name for key, piece in table.pieces.items() if piece.spot is not None}
    assert said["pile/0/queen/0"].endswith("Chosen")
    assert not said["pile/0/king/0"].endswith("Chosen")


def test_arrows_go_from_line_to_line(qtbot: QtBot, seated: Seated) -> None:
    courts = [{"queen": 1, "king": 1}, {"seer": 1, "king": 1}, {"general": 1, "judge": 2}]
    table, _ = seated(position(piles=courts, row=["king", "judge"], value=5))
    table.pieces["pile/0/king/0"].setFocus(Qt.FocusReason.TabFocusReason)
    ways = []
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Down):
        press(qtbot, table, key)
        item = table.scene().focusItem()
        assert isinstance(item, Piece)
        ways.append(item.key.partition("/")[0])
    assert ways[1] == "pile"
    assert ways[0] in ("row", "discard")
    assert ways[2] in ("row", "deck", "discard")
    assert ways[3] == "pile"


def test_enter_gives_up_the_chosen_piles_wherever_the_focus_is(qtbot: QtBot, seated: Seated) -> None:
    """As its button says. Until enough are chosen it chooses, as Space does."""
    parts: dict[str, Any] = {"phase": "drop", "pending": {"seat": 0, "count": 2, "taken": None}, "piles": [FULL_COURT, {}, {}]}
    table, play = seated(position(**parts))
    for key in "pile/0/queen/0", "pile/0/king/0":
        table.pieces[key].setFocus(Qt.FocusReason.TabFocusReason)
        press(qtbot, table, Qt.Key.Key_Return)
    assert table.selected == ["queen", "king"]
    assert done(play) == []
    press(qtbot, table, Qt.Key.Key_Space)
    assert table.selected == ["queen"]
    press(qtbot, table, Qt.Key.Key_Return)
    press(qtbot, table, Qt.Key.Key_Return)
    assert done(play) == ["drop queen,king"]


def test_space_reveals_also_with_the_focus_on_a_card_that_does_nothing(qtbot: QtBot, seated: Seated) -> None:
    table, play = seated(CALM)
    table.pieces["pile/0/queen/0"].setFocus(Qt.FocusReason.TabFocusReason)
    press(qtbot, table, Qt.Key.Key_Space)
    assert done(play) == ["reveal"]


def test_space_on_a_card_with_a_refusal_reveals_nothing(qtbot: QtBot, seated: Seated) -> None:
    table, play = seated({**CALM, "used": ["jester"]})
    table.pieces["pile/0/jester/0"].setFocus(Qt.FocusReason.TabFocusReason)
    press(qtbot, table, Qt.Key.Key_Space)
    assert done(play) == []
    assert table.bubble.isVisible()


def test_a_button_that_goes_leaves_the_focus_on_the_table(qtbot: QtBot, seated: Seated) -> None:
    """Else Space would press whatever comes next in the window."""
    parts: dict[str, Any] = {"phase": "drop", "pending": {"seat": 0, "count": 2, "taken": None}, "piles": [FULL_COURT, {}, {}]}
    table, play = seated(position(**parts))
    click(qtbot, table, "pile/0/queen/0")
    click(qtbot, table, "pile/0/king/0")
    table.desk.buttons["drop"].setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(table.desk.buttons["drop"], Qt.Key.Key_Space)
    assert done(play) == ["drop queen,king"]
    table.think(1)
    assert not table.desk.buttons["drop"].isVisible()
    assert QApplication.focusWidget() is table


# ---------------------------------------------------------------------------------------------------- no accidents
def test_a_double_click_reveals_once(qtbot: QtBot, seated: Seated) -> None:
    table, play = seated(position(deck=["king", "judge"]))
    for target, at in ((table.viewport(), place(table, "deck/top")), (table.desk.buttons["reveal"], QPoint(20, 20))):
        before = len(play.played)
        QTest.mouseClick(target, LEFT, pos=at)
        QApplication.processEvents()  # the next prompt is there when the second click comes
        QTest.mouseDClick(target, LEFT, pos=at)
        QApplication.processEvents()
        assert len(play.played) == before + 1


def test_a_prompt_is_answered_once(seated: Seated) -> None:
    table, play = seated(position(deck=["king", "judge"]))
    table.choose("reveal")
    table.choose("reveal")
    assert len(play.played) == 1


def test_a_click_while_a_card_flies_only_skips(qtbot: QtBot, seated: Seated) -> None:
    table, play = seated(position(deck=["king", "judge"]), look=Look(speed=0.01))
    click(qtbot, table, "deck/top")
    assert table.busy
    with qtbot.waitSignal(table.ready):
        button(qtbot, table, "reveal")
    assert not table.busy
    assert len(play.played) == 1


def test_keys_that_repeat_do_nothing(qtbot: QtBot, seated: Seated) -> None:
    table, play = seated(position(deck=["king", "judge", "general"]))
    for _ in range(5):
        press(qtbot, table, Qt.Key.Key_Space, repeated=True)
    assert play.played == []


@pytest.mark.parametrize("way", ["Esc", "button", "right click", "the letter does not matter"])
def test_choosing_can_be_cancelled(qtbot: QtBot, seated: Seated, way: str) -> None:
    table, play = seated(CALM)
    button(qtbot, table, "swap")
    assert table.mode == "swap"
    if way == "Esc":
        press(qtbot, table, Qt.Key.Key_Escape)
    elif way == "button":
        button(qtbot, table, "cancel")
    elif way == "right click":
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, QPoint(5, 5), QPoint(5, 5))
        QApplication.sendEvent(table.viewport(), event)
    else:
        press(qtbot, table, Qt.Key.Key_R)
        assert table.mode == "swap"
        return
    assert table.mode == ""
    assert play.played == []
    button(qtbot, table, "take")
    assert done(play) == ["take"]


# ---------------------------------------------------------------------------------------------------- refusals
@pytest.mark.parametrize(
    ("parts", "name", "rule"),
    [
        ({}, "take", "3.2"),
        ({"row": ["king"], "value": 9}, "destroy", "3.5"),
        ({"row": ["king"], "value": 9, "piles": [{"king": 2}, {"seer": 1}, {}]}, "swap", "8.2"),
        ({}, "general", "4.1"),
        ({"piles": [{"general": 1}, {}, {}]}, "general", "4.3"),
        ({"piles": [{"seer": 1}, {"seer": 2}, {}]}, "seer", "4.1"),
        ({}, "judge", "4.6"),
        ({"row": ["king", "judge", "assassin", "jester", "seer"], "value": 2}, "reveal", "3.1"),
    ],
)
def test_what_cannot_be_done_says_why(qtbot: QtBot, seated: Seated, parts: dict[str, Any], name: str, rule: str) -> None:
    table, play = seated(position(**parts))
    shown = table.desk.buttons[name]
    assert shown.isEnabled()
    assert shown.face.off
    assert shown.accessibleDescription() == shown.face.why != ""
    button(qtbot, table, name)
    assert play.played == []
    assert table.bubble.isVisible()
    assert table.bubble.rule == rule
    with qtbot.waitSignal(table.rule_wanted) as asked:
        QTest.mouseClick(table.bubble.link, LEFT)
    assert asked.args == [rule]
    assert not table.bubble.isVisible()


def test_hover_and_focus_say_why_too(qtbot: QtBot, seated: Seated) -> None:
    table, _ = seated(CALM)
    destroy = table.desk.buttons["destroy"]
    destroy.setFocus(Qt.FocusReason.TabFocusReason)
    assert table.bubble.rule == "3.5"
    destroy.clearFocus()
    qtbot.waitUntil(lambda: not table.bubble.isVisible())
    destroy.asked_why.emit(True)
    assert table.bubble.isVisible()


def test_the_pointer_can_come_from_a_button_to_the_link_of_its_bubble(qtbot: QtBot, seated: Seated) -> None:
    table, _ = seated(CALM)
    destroy, bubble = table.desk.buttons["destroy"], table.bubble
    destroy.asked_why.emit(True)
    destroy.asked_why.emit(False)  # on the way to the bubble
    assert bubble.isVisible()
    middle = QPointF(bubble.rect().center())
    QApplication.sendEvent(bubble, QEnterEvent(middle, middle, QPointF(bubble.mapToGlobal(bubble.rect().center()))))
    qtbot.wait(2 * REFUSAL_LEFT)
    with qtbot.waitSignal(table.rule_wanted) as asked:
        QTest.mouseClick(bubble.link, LEFT)
    assert asked.args == ["3.5"]
    destroy.asked_why.emit(True)
    QApplication.sendEvent(bubble, QEvent(QEvent.Type.Leave))
    qtbot.waitUntil(lambda: not bubble.isVisible())


def test_a_pile_that_cannot_be_used_or_swapped_says_why(qtbot: QtBot, seated: Seated) -> None:
    table, play = seated(CALM)
    press(qtbot, table, Qt.Key.Key_S)
    click(qtbot, table, "pile/1/king/1")
    assert table.bubble.rule == "7.1"  # the Minstrel stands in for it
    click(qtbot, table, "pile/0/jester/0")
    assert table.bubble.rule == "5.2"
    assert play.played == []


@pytest.mark.parametrize("pile", ["queen/0", "judge/1"])
def test_a_refusal_does_not_lie_on_what_can_be_chosen(qtbot: QtBot, seated: Seated, pile: str) -> None:
    """In a small window too, nor under the bar at the top: the Minstrel beside the refused card is the one to be taken (7.1)."""
    piles = [{"jester": 1}, {"minstrel": 2, "judge": 2, "queen": 1}, {"general": 1, "seer": 1}, {"alchemist": 1}]
    table, _ = seated(position(4, piles=piles, row=["king", "judge"], value=5), size=(1024, 640))
    button(qtbot, table, "swap")
    click(qtbot, table, f"pile/1/{pile}")
    bubble = table.bubble
    assert bubble.isVisible()
    assert bubble.rule == "7.1"
    assert bubble.y() >= TOP_BAR * table.frame_.u
    covered = {key for key, piece in table.pieces.items() if bubble.geometry().intersects(table._place(piece))}
    assert not [key for key in covered if (spot := table.pieces[key].spot) and (spot.live or key == f"pile/1/{pile}")]


def test_what_is_to_be_chosen_is_said_beside_the_cards(qtbot: QtBot, seated: Seated) -> None:
    parts: dict[str, Any] = {"phase": "drop", "pending": {"seat": 0, "count": 2, "taken": None}, "piles": [FULL_COURT, {}, {}]}
    table, _ = seated(position(**parts), size=(1024, 640))
    button(qtbot, table, "drop")
    assert table.bubble.isVisible()
    own = [table._place(piece) for key, piece in table.pieces.items() if key.startswith("pile/0/")]
    assert not [rect for rect in own if rect.intersects(table.bubble.geometry())]


def test_the_bubble_goes_with_the_next_decision(qtbot: QtBot, seated: Seated) -> None:
    table, _ = seated(CALM)
    button(qtbot, table, "destroy")
    assert table.bubble.isVisible()
    press(qtbot, table, Qt.Key.Key_Space)
    assert not table.bubble.isVisible()
