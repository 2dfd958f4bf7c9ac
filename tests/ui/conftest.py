"""A program with a window and a data folder of its own, and what tests of screens share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from cardgames.ai.players import RANDOM, bots
from cardgames.engine import registry
from cardgames.engine.chance import stream
from cardgames.session.match import Match
from cardgames.session.seats import CRESTS, Seat, Setup
from cardgames.session.thinking import Thinker
from tests import networks
from ui.app import App
from ui.instance import Instance
from ui.language import Language
from ui.screens.lobby import Lobby
from ui.tables.art import Art
from ui.theme import load_fonts, theme


@pytest.fixture(autouse=True)
def fonts(qapp: QApplication) -> None:
    qapp.setStyle("Fusion")
    load_fonts()


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    """English, and English again afterwards."""
    language = Language()
    language.set("en")
    yield language
    language.set("en")


@pytest.fixture
def program(qtbot: QtBot, tmp_path: Path, language: Language, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    """The whole program, shown, in English, in an empty data folder, at no pace and without motion; no art is drawn ahead."""
    monkeypatch.setattr(Art, "warm", lambda art, folders: None)
    instance = Instance(tmp_path)
    assert instance.take()
    app = App(tmp_path, instance)
    app.settings.pace, app.settings.motion = 0.0, False
    app.choose("language", "en")
    with qtbot.waitSignal(app.arrived):
        app.open()
    yield app
    app.close()
    app.choose("language", "en")
    app.window.close()
    app.window.deleteLater()


@pytest.fixture
def levels() -> Iterator[None]:
    """Opponents of all levels, whose networks are tiny."""
    with networks.installed():
        yield


@pytest.fixture
def court(levels: None, program: App) -> App:
    """The program with such opponents, in the process that thinks as well."""
    program.matches.thinker = Thinker(networks.work_with_networks)
    return program


def play_out(match: Match) -> Match:
    """The match to its end, every decision at random."""
    bot = bots(registry.game(match.game))[RANDOM]
    while match.actor is not None:
        if match.actor == "chance":
            match.draw()
        else:
            choice = bot.choose(match.view(match.actor), match.actor, match.legal(), stream(1, "test", match.version))
            match.submit(match.version, choice.action)
    return match


def setup_of(game: str, *names: str, bot: str | None = None) -> Setup:
    """A match of persons with these names, or of bots."""
    return Setup(game, {}, tuple(Seat(name, crest, bot) for name, crest in zip(names, CRESTS, strict=False)), 7)


def stood(qtbot: QtBot, lobby: Lobby) -> Lobby:
    """A lobby by itself that is seen and has the keyboard."""
    qtbot.addWidget(lobby)
    lobby.resize(1440, 900)
    lobby.dress(theme("dark"), 1)
    lobby.show()
    qtbot.waitExposed(lobby)
    lobby.activateWindow()
    qtbot.waitUntil(lobby.isActiveWindow)
    return lobby


def cut_off(root: QWidget) -> list[str]:
    """The labels and buttons below `root` that are seen, but not wholly within the window, or too small for their text."""
    window = root.window()
    found = []
    for widget in root.findChildren(QWidget):
        if not widget.isVisibleTo(window) or not hasattr(widget, "text"):
            continue
        place = widget.mapTo(window, widget.rect().topLeft())
        inside = window.rect().contains(widget.rect().translated(place))
        wanted = widget.minimumSizeHint()
        if not inside or widget.width() + 1 < wanted.width() or widget.height() + 1 < wanted.height():
            found.append(f"{widget.objectName()}: {widget.size().toTuple()} of {wanted.toTuple()}")
    return found


def press(qtbot: QtBot, root: QWidget, name: str) -> None:
    """Clicks the button of that name with the mouse."""
    found = button(root, name)
    assert found.isVisible()
    assert found.isEnabled()
    qtbot.mouseClick(found, Qt.MouseButton.LeftButton)


def button(root: QWidget, name: str) -> QAbstractButton:
    found = root.findChild(QAbstractButton, name)
    assert found is not None, name
    return found


def field(root: QWidget, name: str) -> QLineEdit:
    found = root.findChild(QLineEdit, name)
    assert found is not None
    return found


def words_on(root: QWidget) -> list[str]:
    """Everything that can be read or heard on a screen."""
    found: list[str] = []
    for widget in (root, *root.findChildren(QWidget)):
        said = [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
        if isinstance(widget, QLabel | QAbstractButton):
            said.append(widget.text())
        if isinstance(widget, QLineEdit):
            said.append(widget.placeholderText())
        if isinstance(widget, QComboBox):
            said += [widget.itemText(place) for place in range(widget.count())]
        if isinstance(widget, QTextEdit | QPlainTextEdit):
            said.append(widget.toPlainText())
        found += [text for text in said if text]
    return found
