"""The rules to read: every rule can be found by its number and by its words."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtWidgets import QLabel, QListWidget, QTextBrowser
from pytestqt.qtbot import QtBot

from cardgames.engine import registry
from cardgames.resources import assets
from cardgames.storage.settings import Settings
from tests.ui.conftest import button, field, press
from ui.language import Language
from ui.screens.rules import RulesScreen
from ui.theme import theme

BTT = "behind-the-throne"


@pytest.fixture
def screen(qtbot: QtBot, language: Language) -> RulesScreen:
    screen = RulesScreen()
    qtbot.addWidget(screen)
    screen.resize(1024, 640)
    screen.dress(theme("dark"), 0.8)
    screen.show()
    qtbot.waitExposed(screen)
    return screen


def text(screen: RulesScreen) -> QTextBrowser:
    found = screen.findChild(QTextBrowser, "text")
    assert found is not None
    return found


def hits(screen: RulesScreen) -> str:
    found = screen.findChild(QLabel, "hits")
    assert found is not None
    return found.text()


def marked(screen: RulesScreen) -> list[str]:
    """The texts that are marked: a Qt object must be asked before the list that holds it goes."""
    return [mark.cursor.selectedText() for mark in text(screen).extraSelections()]


@pytest.mark.parametrize("game", list(registry.games()))
@pytest.mark.parametrize("tongue", ["uk", "en"])
def test_every_numbered_rule_is_found(screen: RulesScreen, language: Language, game: str, tongue: str) -> None:
    language.set(tongue)
    screen.read(game)
    source = (assets() / "rules" / f"{game}.{tongue}.md").read_text(encoding="utf-8")
    numbers = re.findall(r"^\*\*(\d+\.\d+)\*\*", source, re.MULTILINE)
    assert len(numbers) > 10
    for number in numbers:
        assert screen.open_at(number), number
        assert marked(screen)[0].startswith(number)
        assert text(screen).viewport().rect().contains(text(screen).cursorRect().center()), number


def test_a_chapter_number_leads_to_its_heading_or_first_rule(screen: RulesScreen) -> None:
    screen.read(BTT, "7")
    assert text(screen).textCursor().block().text().startswith("7")
    assert not screen.open_at("77.7")


def test_links_lead_to_rules(screen: RulesScreen) -> None:
    screen.read(BTT)
    text(screen).anchorClicked.emit(QUrl("rule:3.4"))
    assert text(screen).textCursor().block().text().startswith("3.4")


def test_contents_lead_to_chapters(qtbot: QtBot, screen: RulesScreen) -> None:
    screen.read(BTT)
    contents = screen.findChild(QListWidget)
    assert contents is not None
    contents.setCurrentRow(contents.count() - 1)
    title = contents.currentItem().text()
    qtbot.keyClick(contents, Qt.Key.Key_Return)
    assert text(screen).textCursor().block().text() == title


def test_search_counts_and_goes_round(qtbot: QtBot, screen: RulesScreen) -> None:
    screen.read(BTT)
    search = field(screen, "search")
    qtbot.keyClicks(search, "JESTER")
    count = len(re.findall("jester", text(screen).toPlainText(), re.IGNORECASE))
    assert count > 2
    assert hits(screen) == f"1 of {count}"
    assert len(marked(screen)) == count
    first = text(screen).textCursor().position()
    qtbot.keyClick(search, Qt.Key.Key_Return)
    assert hits(screen) == f"2 of {count}"
    assert text(screen).textCursor().position() > first
    press(qtbot, screen, "previous")
    press(qtbot, screen, "previous")
    assert hits(screen) == f"{count} of {count}"
    search.clear()
    qtbot.keyClicks(search, "zebra")
    assert hits(screen) == "Nothing found"
    assert not button(screen, "next").isEnabled()
    assert marked(screen) == []


def test_language_changes_the_text(qtbot: QtBot, screen: RulesScreen, language: Language) -> None:
    screen.read(BTT)
    english = text(screen).toPlainText()
    language.set("uk")
    qtbot.waitUntil(lambda: text(screen).toPlainText() != english)
    assert "Правила · Сірий кардинал" in [label.text() for label in screen.findChildren(QLabel)]


def test_letters_grow_as_the_settings_say(screen: RulesScreen) -> None:
    screen.read(BTT)
    before = text(screen).document().defaultFont().pixelSize()
    screen.show_settings(Settings(zoom=2.0))
    assert text(screen).document().defaultFont().pixelSize() in (2 * before - 1, 2 * before, 2 * before + 1)  # whole pixels
    assert screen.open_at("3.4")


def test_escape_leads_back(qtbot: QtBot, screen: RulesScreen) -> None:
    with qtbot.waitSignal(screen.left):
        qtbot.keyClick(text(screen), Qt.Key.Key_Escape)
    with qtbot.waitSignal(screen.left):
        qtbot.keyClick(field(screen, "search"), Qt.Key.Key_Escape)
    with qtbot.waitSignal(screen.left):
        press(qtbot, screen, "back")
