"""The window: where it opens, what it wears, how one gets back."""

from __future__ import annotations

import base64

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ui.language import Language
from ui.screens.about import AboutScreen
from ui.screens.settings import SettingsScreen
from ui.window import Window


@pytest.fixture
def window(qtbot: QtBot, language: Language) -> Window:
    window = Window()
    qtbot.addWidget(window)
    return window


def shown(window: Window) -> QWidget | None:
    return window.shown


def on_a_screen(place: QRect) -> bool:
    return any(screen.availableGeometry().contains(place.center()) for screen in QGuiApplication.screens())


@pytest.mark.parametrize("geometry", ["", "never base64!", base64.b64encode(b"\x01\xd9\xd0\xcb garbage").decode()])
def test_bad_geometry_opens_in_the_middle(window: Window, geometry: str) -> None:
    window.restore(geometry)
    assert on_a_screen(window.geometry())
    assert window.width() >= 960


def test_window_of_a_monitor_that_is_gone(window: Window) -> None:
    far = Window()
    far.resize(1000, 700)
    far.move(QPoint(40_000, 30_000))
    geometry = far.geometry_text()
    far.deleteLater()
    window.restore(geometry)
    assert on_a_screen(window.geometry())


def test_geometry_comes_back(window: Window) -> None:
    window.restore("")
    window.resize(960, 650)  # no wider: the screen of the offscreen platform is small
    saved = window.geometry_text()
    other = Window()
    other.restore(saved)
    assert other.size() == QSize(960, 650)
    other.deleteLater()


def test_back_leads_the_way_one_came_with_the_focus_where_it_was(qtbot: QtBot, window: Window) -> None:
    first, second = SettingsScreen(), AboutScreen()
    window.add(first)
    window.add(second)
    window.open(first)
    window.show()
    qtbot.waitExposed(window)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    slow = first.findChild(QPushButton, "slow")
    assert slow is not None
    slow.setFocus()
    window.visit(second)
    assert shown(window) is second
    qtbot.keyClick(second, Qt.Key.Key_Escape)
    assert shown(window) is first
    assert window.focusWidget() is slow
    qtbot.keyClick(first, Qt.Key.Key_Escape)
    assert shown(window) is first  # there is no way back from the first one


def test_everything_grows_with_the_window(qtbot: QtBot, window: Window) -> None:
    screen = SettingsScreen()
    window.add(screen)
    window.resize(1440, 900)
    window.open(screen)
    window.show()
    qtbot.waitExposed(window)
    back = screen.findChild(QPushButton, "back")
    assert back is not None
    before = back.sizeHint().height()
    window.resize(2880, 1800)
    qtbot.waitUntil(lambda: window.u == 2.0)
    qtbot.waitUntil(lambda: back.sizeHint().height() >= 1.9 * before)


def test_theme_of_a_game_and_of_the_shell(window: Window) -> None:
    screen = SettingsScreen()
    window.add(screen)
    window.open(screen, "_ftk")
    assert window.theme.name == "dark_ftk"
    window.set_theme("light")
    assert window.theme.name == "light_ftk"
    window.open(screen)
    assert window.theme.name == "light"


def test_a_theme_chosen_before_the_window_is_shown_is_on_every_widget(language: Language) -> None:
    window, screen = Window(), SettingsScreen()
    window.set_theme("dark")
    window.set_theme("light")
    window.add(screen)
    window.open(screen)
    labels = screen.findChildren(QLabel)
    for label in labels:
        label.ensurePolished()
    colours = {label.palette().windowText().color().name() for label in labels}
    window.deleteLater()
    assert colours == {window.theme.text.name(), window.theme.text2.name()}


def test_title_is_in_the_language_of_the_program(qtbot: QtBot, window: Window, language: Language) -> None:
    assert window.windowTitle() == "Court Games"
    language.set("uk")
    qtbot.waitUntil(lambda: window.windowTitle() == "Придворні ігри")
