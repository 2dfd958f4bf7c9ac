"""The screen around a table: top bar, banner, chronicle, rail, and the match behind it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, cast

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardgames.session.match import Match
from cardgames.session.thinking import Answer, Thinker
from cardgames.words import Words
from tests.playing import setup
from tests.ui.tables.conftest import STILL
from tests.ui.tables.playing import Play, position
from ui.controllers.match import MatchController
from ui.screens.table import TableScreen
from ui.tables.art import Art
from ui.tables.bubble import ROOM
from ui.tables.pieces import Piece
from ui.tables.table import Look
from ui.theme import load_fonts

Opened = Callable[..., tuple[TableScreen, Play]]


@pytest.fixture
def opened(qtbot: QtBot, art: Art) -> Opened:
    def make(
        parts: dict[str, Any], size: tuple[int, int] = (1440, 900), language: str = "en", look: Look = STILL
    ) -> tuple[TableScreen, Play]:
        load_fonts()
        play = Play(parts, 0, language)
        screen = TableScreen(play, art, look)
        show(qtbot, screen, size)
        play.ready()
        return screen, play

    return make


def show(qtbot: QtBot, screen: TableScreen, size: tuple[int, int]) -> None:
    qtbot.addWidget(screen)
    screen.resize(*size)
    with qtbot.waitExposed(screen):
        screen.show()
    screen.activateWindow()
    qtbot.waitUntil(screen.isActiveWindow)


def log(screen: TableScreen) -> list[str]:
    return [line.replace("\N{OBJECT REPLACEMENT CHARACTER}", "").strip() for line in screen.form.log.toPlainText().splitlines()]


def test_what_happens_is_told_newest_first(opened: Opened) -> None:
    screen, _ = opened(position(deck=["king", "judge"]))
    screen.table.choose("reveal")
    QCoreApplication.processEvents()
    screen.table.choose("reveal")
    QCoreApplication.processEvents()
    said = [line for line in log(screen) if line]
    assert "Judge" in said[0]
    assert "King" in said[1]


def test_the_log_speaks_the_present_language(opened: Opened) -> None:
    screen, play = opened(position(deck=["king"]), language="uk")
    screen.table.choose("reveal")
    QCoreApplication.processEvents()
    assert "Короля" in "".join(log(screen))
    play.words = Words("en", "behind-the-throne")
    play.words.names = [seat.name for seat in play.seats]
    QApplication.sendEvent(screen, QEvent(QEvent.Type.LanguageChange))
    assert not [letter for letter in "".join(log(screen)) + screen.form.title.text() if "а" <= letter.lower() <= "я"]


def test_the_banner_tells_whose_turn_it_is(opened: Opened) -> None:
    screen, _ = opened(position(deck=["king"]))
    assert screen.banner.text().startswith("Olena")
    screen.table.choose("reveal")
    QCoreApplication.processEvents()
    screen.table.choose("take")
    QCoreApplication.processEvents()
    assert screen.banner.text().startswith("Owl")


@pytest.mark.parametrize("size", [(1024, 640), (1440, 900), (2560, 1080), (3840, 2160)])
def test_nothing_sticks_out_and_nothing_lies_on_the_buttons(opened: Opened, size: tuple[int, int]) -> None:
    screen, _ = opened(position(4, piles=[{"king": 2, "judge": 1}] * 4, row=["king", "judge"], value=5), size)
    folded = size[0] == 1024
    assert screen.form.strip.isVisible() == folded
    assert screen.form.rail.isVisible() != folded
    shown: list[QWidget] = [button for button in screen.table.buttons if button.isVisible()]
    beside = screen.form.strip if folded else screen.form.rail
    for widget in (*shown, beside, screen.form.bar):
        assert screen.rect().contains(widget.geometry()), widget
    for button in shown:
        assert not button.geometry().intersects(beside.geometry())
        assert button.width() >= 36
        assert button.height() >= 36
    for piece in screen.table.pieces.values():
        inside = screen.table.mapFromScene(piece.sceneBoundingRect()).boundingRect()
        assert screen.rect().contains(inside), piece.key


def test_advice_does_not_lie_on_cards_or_buttons(opened: Opened) -> None:
    """In a small window there is no room beside the button; the empty places of the row have some."""
    court = {"general": 2, "seer": 2, "jester": 2, "queen": 1, "king": 1}
    screen, _ = opened(position(4, piles=[{"judge": 3}, court, court, court], row=["king", "judge"], value=5), (1024, 640))
    screen._ask_for_advice()
    reasons = [{"key": "bust", "params": {"percent": 24, "high": False}}] * 3
    screen._advised(Answer("", 1, 0, "swap 3:king", reasons=reasons))
    table, room = screen.table, round(ROOM * screen.table.frame_.u)
    place = screen.coach.geometry().adjusted(room, room, -room, -room)  # less its shadow
    cards = [piece for piece in table.pieces.values() if piece.spot is not None and piece.spot.target]
    assert len(cards) > 20
    for piece in cards:
        assert not place.intersects(table._place(piece)), piece.key
    assert not [button for button in table.buttons if button.isVisible() and place.intersects(button.geometry())]


def test_a_folded_rail_opens_over_the_table(opened: Opened) -> None:
    screen, _ = opened(position(), (1024, 640))
    QTest.mouseClick(screen.form.openLog, Qt.MouseButton.LeftButton)
    assert screen.form.rail.isVisible()
    assert screen.rect().contains(screen.form.rail.geometry())
    QTest.keyClick(screen, Qt.Key.Key_Escape)
    assert not screen.form.rail.isVisible()


@pytest.mark.parametrize(("key", "signal"), [(Qt.Key.Key_Escape, "menu_requested"), (Qt.Key.Key_F1, "rules_requested")])
def test_keys_of_the_screen(qtbot: QtBot, opened: Opened, key: Qt.Key, signal: str) -> None:
    screen, _ = opened(position())
    with qtbot.waitSignal(getattr(screen, signal)):
        QTest.keyClick(screen.table, key)


def test_esc_ends_a_choice_before_it_opens_the_menu(qtbot: QtBot, opened: Opened) -> None:
    screen, _ = opened(position(piles=[{}, {"king": 1}, {}], row=["king"], value=9))
    screen.table.set_mode("swap")
    with qtbot.assertNotEmitted(screen.menu_requested):
        QTest.keyClick(screen.table, Qt.Key.Key_Escape)
    assert screen.table.mode == ""


@pytest.mark.parametrize(
    ("button", "signal"),
    [
        ("menu", "menu_requested"),
        ("rules", "rules_requested"),
        ("settings", "settings_requested"),
        ("language", "language_requested"),
    ],
)
def test_the_buttons_of_the_bar(qtbot: QtBot, opened: Opened, button: str, signal: str) -> None:
    screen, _ = opened(position())
    with qtbot.waitSignal(getattr(screen, signal)):
        QTest.mouseClick(getattr(screen.form, button), Qt.MouseButton.LeftButton)


def test_a_click_on_the_bar_leaves_the_keys_to_the_table(opened: Opened) -> None:
    screen, play = opened(position())
    QTest.mouseClick(screen.form.language, Qt.MouseButton.LeftButton)
    assert QApplication.focusWidget() is screen.table
    QTest.keyClick(screen.table, Qt.Key.Key_Space)
    assert play.played == [(1, "reveal")]


def test_the_way_to_a_rule(qtbot: QtBot, opened: Opened) -> None:
    screen, _ = opened(position())
    screen.table.refused("take")
    with qtbot.waitSignal(screen.rules_requested) as asked:
        QTest.mouseClick(screen.table.bubble.link, Qt.MouseButton.LeftButton)
    assert asked.args == ["3.2"]


@pytest.mark.parametrize(
    "meanwhile", [{}, {"row": ["seer"], "value": 2, "piles": [{"queen": 2, "seer": 2}, {"jester": 1}, {"queen": 3}]}]
)
def test_everything_can_be_reached_by_tab(qtbot: QtBot, opened: Opened, meanwhile: dict[str, Any]) -> None:
    """Also where cards have come and gone since the table was laid."""
    screen, play = opened(position(piles=[{"king": 1}, {"judge": 1}, {}], row=["king", "judge"], value=5))
    screen.table.reconcile(Play(position(**meanwhile)).view())
    screen.table.ask(2, play.legal())
    met: set[str] = set()
    for _ in range(60):
        QTest.keyClick(QApplication.focusWidget() or screen, Qt.Key.Key_Tab)
        focused = QApplication.focusWidget()
        assert focused is not None
        item = screen.table.scene().focusItem()
        met.add(getattr(item, "key", "") if focused is screen.table else focused.objectName() or focused.accessibleName())
    wanted = {"deck/top", "row/0", "row/1", "pile/0/king/0", "pile/1/judge/0", "discard/top", "menu", "rules", "settings", "log"}
    assert wanted <= met
    assert {"Reveal a card", "Take the row", "Swap the row", "Destroy a card"} <= met


def test_tab_goes_from_seat_to_seat(qtbot: QtBot, opened: Opened) -> None:
    courts = [{"queen": 1}, {"seer": 1, "king": 1}, {"general": 1, "judge": 2}]
    screen, _ = opened(position(piles=courts, row=["king"], value=9))
    screen.table.pieces["pile/1/seer/0"].setFocus(Qt.FocusReason.TabFocusReason)
    met = []
    for _ in range(7):
        QTest.keyClick(QApplication.focusWidget() or screen, Qt.Key.Key_Tab)
        item = screen.table.scene().focusItem()
        assert isinstance(item, Piece)
        met.append(item.key)
    assert met[:3] == ["pile/1/king/0", "pile/2/general/0", "pile/2/judge/1"]
    assert met[3:] == ["deck/top", "row/0", "discard/top", "pile/0/queen/0"]


def test_several_persons_at_one_screen(qtbot: QtBot, art: Art) -> None:
    """Each is asked in turn, and sees the table from his own seat."""
    load_fonts()
    match = Match(setup("behind-the-throne", 3, deal=4))
    words = Words("en", "behind-the-throne")
    words.names = [seat.name for seat in match.setup.seats]
    controller = MatchController(match, cast(Thinker, None), words, pace=0.0)
    screen = TableScreen(controller, art, STILL)
    show(qtbot, screen, (1280, 800))
    controller.start()
    rng, seats = Random(2), set[int]()
    for _ in range(60):
        qtbot.waitUntil(lambda: screen.table.prompt is not None or match.actor is None)
        if screen.table.prompt is None:
            break
        me = controller.me()
        assert match.actor == me
        assert screen.table.view == match.view(me)
        seats.add(me)
        screen.table.choose(rng.choice(screen.table.prompt.legal))
    assert seats == {0, 1, 2}
    controller.close()
