"""The curtain: what is behind it can be neither seen nor read nor reached, from the moment it falls until it is opened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QColor, QImage, QKeyEvent, QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ui.tables.art import Art
from ui.tables.curtain import Curtain
from ui.theme import theme

SECRET = QColor("#ff00fe")
LEFT = Qt.MouseButton.LeftButton


class Watched(Curtain):
    """Counts how often it is painted."""

    def __init__(self, art: Art, parent: QWidget) -> None:
        self.painted = 0
        super().__init__(art, parent)

    def paintEvent(self, event: QPaintEvent) -> None:
        self.painted += 1
        super().paintEvent(event)


Behind = tuple[QWidget, Watched, QPushButton]


@pytest.fixture
def behind(qtbot: QtBot, art: Art) -> Behind:
    """A screen full of a secret colour, with a button that can have the focus."""
    screen = QWidget()
    label, button = QLabel("secret", screen), QPushButton("secret button", screen)
    label.setStyleSheet(f"background: {SECRET.name()}")
    label.setGeometry(0, 0, 900, 500)
    button.setGeometry(0, 500, 900, 100)
    curtain = Watched(art, screen)
    curtain.dress(theme("dark_ftk"), 1)
    qtbot.addWidget(screen)
    screen.resize(900, 640)
    with qtbot.waitExposed(screen):
        screen.show()
    screen.activateWindow()
    qtbot.waitUntil(screen.isActiveWindow)
    button.setFocus()
    return screen, curtain, button


def settle(qtbot: QtBot, curtain: Curtain) -> None:
    qtbot.waitUntil(lambda: not curtain.settling)


def shows_secret(screen: QWidget) -> bool:
    image: QImage = screen.grab().toImage()
    spots = [(x, y) for x in range(3, image.width(), 40) for y in range(3, image.height(), 40)]
    return any(image.pixelColor(*spot) == SECRET for spot in spots)


def key(target: QWidget, what: Qt.Key, repeated: bool = False) -> None:
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QApplication.sendEvent(target, QKeyEvent(kind, int(what), Qt.KeyboardModifier.NoModifier, "", repeated))


def test_it_is_painted_before_anything_else_happens(behind: Behind) -> None:
    screen, curtain, _ = behind
    assert shows_secret(screen)
    before = curtain.painted
    curtain.cover("Bear", "bear")
    assert curtain.painted > before  # no event has been processed since
    assert not shows_secret(screen)


def test_it_says_whose_turn_to_look_it_is(behind: Behind) -> None:
    _, curtain, _ = behind
    curtain.cover("Bear", "bear")
    assert curtain.accessibleName() == "Only for the eyes of: Bear"


def resized(screen: QWidget, curtain: Curtain) -> None:
    screen.resize(1300, 900)


def raised(screen: QWidget, curtain: Curtain) -> None:
    for child in screen.findChildren(QWidget):
        if child is not curtain and child.parent() is screen:
            child.raise_()


def shown(screen: QWidget, curtain: Curtain) -> None:
    for child in screen.findChildren(QLabel):
        child.show()
        child.raise_()


def translated(screen: QWidget, curtain: Curtain) -> None:
    QApplication.sendEvent(screen, QEvent(QEvent.Type.LanguageChange))


def deactivated(screen: QWidget, curtain: Curtain) -> None:
    QApplication.sendEvent(screen, QEvent(QEvent.Type.WindowDeactivate))
    QApplication.sendEvent(screen, QEvent(QEvent.Type.WindowActivate))


def redressed(screen: QWidget, curtain: Curtain) -> None:
    curtain.dress(theme("light"), 1.4)


@pytest.mark.parametrize("change", [resized, raised, shown, translated, deactivated, redressed])
def test_nothing_brings_out_what_is_behind(behind: Behind, change: Callable[[QWidget, Curtain], None]) -> None:
    screen, curtain, button = behind
    curtain.cover("Bear", "bear")
    change(screen, curtain)
    assert not shows_secret(screen)
    QCoreApplication.processEvents()
    assert not shows_secret(screen)
    assert curtain.geometry() == screen.rect()
    assert not button.isVisible()


@pytest.mark.parametrize("what", [Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Escape, Qt.Key.Key_1, Qt.Key.Key_F1])
def test_no_key_reaches_what_is_behind(behind: Behind, what: Qt.Key) -> None:
    screen, curtain, _ = behind
    heard: list[int] = []
    screen.keyPressEvent = lambda event: heard.append(event.key())  # type: ignore[method-assign]
    curtain.cover("Bear", "bear")
    QTest.keyClick(curtain, what)
    assert QApplication.focusWidget() is curtain
    assert heard == []
    assert curtain.down


@pytest.mark.parametrize("way", ["click", "button", Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_it_opens_for_the_one_it_names(qtbot: QtBot, behind: Behind, way: Any) -> None:
    screen, curtain, button = behind
    curtain.cover("Bear", "bear")
    settle(qtbot, curtain)
    at_opening: list[tuple[bool, bool]] = []
    curtain.opened.connect(lambda: at_opening.append((curtain.isVisible(), shows_secret(screen))))
    if way == "click":
        QTest.mouseClick(curtain, LEFT, pos=QPoint(40, 300))
    elif way == "button":
        QTest.mouseClick(curtain.button, LEFT)
    else:
        QTest.keyClick(curtain, way)
    assert at_opening == [(True, False)]  # what is behind changes while it is still covered
    assert not curtain.down
    assert button.isVisible()
    assert shows_secret(screen)


def test_the_double_click_that_ended_the_turn_before_does_not_open_it(qtbot: QtBot, behind: Behind) -> None:
    _, curtain, _ = behind
    curtain.cover("Bear", "bear")
    QTest.mouseClick(curtain, LEFT, pos=QPoint(40, 300))
    assert curtain.down
    settle(qtbot, curtain)
    QTest.mouseDClick(curtain, LEFT, pos=QPoint(40, 300))
    key(curtain, Qt.Key.Key_Return, repeated=True)
    assert curtain.down
    key(curtain, Qt.Key.Key_Return)
    assert not curtain.down


def test_it_can_fall_again_while_it_opens(qtbot: QtBot, behind: Behind) -> None:
    screen, curtain, _ = behind
    curtain.cover("Bear", "bear")
    settle(qtbot, curtain)
    curtain.opened.connect(lambda: curtain.cover("Owl", "owl"), Qt.ConnectionType.SingleShotConnection)
    curtain.open()
    assert curtain.down
    assert curtain.accessibleName() == "Only for the eyes of: Owl"
    assert not shows_secret(screen)


def test_what_was_hidden_before_stays_hidden(qtbot: QtBot, behind: Behind) -> None:
    _, curtain, button = behind
    button.hide()
    curtain.cover("Bear", "bear")
    settle(qtbot, curtain)
    curtain.open()
    assert button.isHidden()
