"""Several persons at one screen: what one of them may see never reaches the eyes of another."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardgames.session.match import Match
from cardgames.session.seats import Seat, Setup
from tests.ui.conftest import setup_of
from ui.app import App
from ui.screens.table import TableScreen

KING, THRONE = "for-the-king", "behind-the-throne"


def table(program: App) -> TableScreen:
    screen = program.window.shown
    assert isinstance(screen, TableScreen)
    return screen


def at_the_curtain(qtbot: QtBot, program: App, deal: int = 1) -> TableScreen:
    """A match of two persons for which seat 1 begins (deal 1), up to the first curtain."""
    setup = setup_of(KING, "Olena", "Petro")
    program.matches.lay(Match(Setup(setup.game, setup.options, setup.seats, deal)))
    screen = table(program)
    qtbot.waitUntil(lambda: screen.curtain.down)
    return screen


def open_curtain(qtbot: QtBot, screen: TableScreen) -> None:
    qtbot.waitUntil(lambda: not screen.curtain.settling)
    qtbot.keyClick(screen.curtain, Qt.Key.Key_Return)
    assert not screen.curtain.down


def test_the_curtain_names_who_may_look_and_hides_all_else(qtbot: QtBot, program: App) -> None:
    screen = at_the_curtain(qtbot, program)
    assert "Petro" in screen.curtain.accessibleName()
    assert not screen.table.isVisible()
    assert not screen.form.rail.isVisible()
    assert program.window.focusWidget() is screen.curtain


def test_resizing_and_another_language_do_not_lift_it(qtbot: QtBot, program: App) -> None:
    screen = at_the_curtain(qtbot, program)
    program.window.resize(1300, 820)
    qtbot.wait(150)
    program.choose("language", "uk")
    QApplication.sendEvent(screen, QEvent(QEvent.Type.LanguageChange))
    qtbot.wait(50)
    assert screen.curtain.down
    assert screen.curtain.geometry() == screen.rect()
    assert not screen.table.isVisible()
    assert "Petro" in screen.curtain.accessibleName()


def test_the_table_is_the_next_persons_before_it_is_seen(qtbot: QtBot, program: App) -> None:
    screen = at_the_curtain(qtbot, program)
    open_curtain(qtbot, screen)
    assert screen.controller.me() == 1
    assert screen.table.view["seat"] == 1
    qtbot.waitUntil(lambda: screen.table.prompt is not None)


def test_what_one_has_seen_is_gone_when_the_other_has_the_screen(qtbot: QtBot, program: App) -> None:
    screen = at_the_curtain(qtbot, program)
    open_curtain(qtbot, screen)
    while not screen.curtain.down:
        qtbot.waitUntil(lambda: screen.table.prompt is not None or screen.curtain.down)
        if screen.table.prompt is not None:
            screen.table.choose(screen.table.prompt.legal[0])
    kept = [event.secret for step in screen.controller.history() for event in step.events if event.secret]
    assert kept == [], "steps reach the screen redacted"
    open_curtain(qtbot, screen)
    assert screen.controller.me() == 0
    texts = screen.form.log.toPlainText()
    assert "keeps a card" in texts, "the other's hidden card is told of, but not named"


def test_a_match_gone_on_with_begins_behind_the_curtain(qtbot: QtBot, program: App, tmp_path: Path) -> None:
    setup = setup_of(KING, "Olena", "Petro")
    match = Match.begin(Setup(setup.game, setup.options, setup.seats, 1), tmp_path)
    while match.actor == "chance":
        match.draw()
    path = next((tmp_path / "matches").glob("*.jsonl"))
    program.matches.lay(Match.resume(path))
    screen = table(program)
    assert screen.curtain.down, "the curtain must be down before the event loop paints anything"
    assert "Petro" in screen.curtain.accessibleName()


@pytest.mark.parametrize("deal", range(1, 7))
def test_whoever_begins_a_new_match_is_alone_with_the_first_card(program: App, deal: int) -> None:
    """Chance makes one of the two the advisor: what he draws is seen when he has drawn the curtain, and not before."""
    setup = setup_of(KING, "Olena", "Petro")
    match = Match(Setup(setup.game, setup.options, setup.seats, deal))
    program.matches.lay(match)
    screen = table(program)
    assert screen.curtain.down, "before the event loop paints anything"
    assert isinstance(match.actor, int), "nothing is drawn before other eyes once the curtain is up"
    assert ("Olena", "Petro")[match.actor] in screen.curtain.accessibleName()
    assert not screen.table.isVisible()


def test_one_person_alone_meets_no_curtain(qtbot: QtBot, program: App) -> None:
    seats = (Seat("Olena", "fox"), Seat("Owl", "owl", "steward"))
    program.matches.lay(Match(Setup(KING, {}, seats, 1)))
    screen = table(program)
    qtbot.waitUntil(lambda: screen.table.prompt is not None, timeout=20_000)
    assert not screen.curtain.down


def test_a_game_without_secrets_passes_the_screen_on_openly(qtbot: QtBot, program: App) -> None:
    program.matches.lay(Match(setup_of(THRONE, "Olena", "Petro")))
    screen = table(program)
    first = screen.controller.me
    qtbot.waitUntil(lambda: screen.table.prompt is not None)
    before = first()
    for key in (Qt.Key.Key_Space, Qt.Key.Key_T):
        qtbot.keyClick(screen.table, key)
        qtbot.waitUntil(lambda: screen.table.prompt is not None)
    assert first() == 1 - before
    assert not screen.curtain.down
