"""Run in a tree with the third game in its place: plays it from the lobby by mouse and keys, leaves, comes back, ends it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QElapsedTimer, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from ui.app import App
from ui.instance import Instance
from ui.screens.results import ResultsScreen
from ui.screens.table import TableScreen
from ui.theme import load_fonts

PATIENCE = 20_000  # milliseconds


def begin(folder: Path) -> App:
    """The program with its window shown, at once and without motion."""
    instance = Instance(folder)
    assert instance.take()
    app = App(folder, instance)
    app.settings.pace, app.settings.motion = 0.0, False
    arrived: list[bool] = []
    app.arrived.connect(lambda: arrived.append(True))
    app.open()
    wait(lambda: bool(arrived), "the lobby")
    QTest.qWait(300)  # it is laid out
    return app


def wait(condition: Callable[[], bool], what: str) -> None:
    clock = QElapsedTimer()
    clock.start()
    while not condition():
        assert not clock.hasExpired(PATIENCE), what
        QTest.qWait(5)


def press(app: App, name: str) -> None:
    button = app.window.shown.findChild(QAbstractButton, name) if app.window.shown else None
    assert button is not None, f"there is no button {name!r} on the screen"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def decide(app: App) -> None:
    """Waits until the person is asked, then draws a card or ends the turn by key."""
    screen = app.window.shown
    if not isinstance(screen, TableScreen):
        return
    wait(lambda: screen.table.prompt is not None or app.window.shown is not screen, "nobody is asked")
    if screen.table.prompt is not None:
        QTest.keyClick(screen.table, Qt.Key.Key_Space if "draw" in screen.table.prompt.legal else Qt.Key.Key_E)
        QTest.qWait(20)


def main() -> None:
    program = QApplication([])
    load_fonts()
    folder = Path(sys.argv[1])
    app = begin(folder)
    posters = [poster for poster in app.lobby.findChildren(QAbstractButton) if "Ягідки" in poster.accessibleName()]
    assert len(posters) == 1, "the lobby does not show the third game"
    QTest.mouseClick(posters[0], Qt.MouseButton.LeftButton)
    assert posters[0].isChecked()
    press(app, "start_button")
    wait(lambda: isinstance(app.window.shown, TableScreen), "no table")
    for _ in range(3):
        decide(app)
    app.close()
    app.window.close()

    app = begin(folder)
    press(app, "continue_button")
    wait(lambda: isinstance(app.window.shown, TableScreen), "the match is not gone on with")
    for _ in range(100):
        decide(app)
        if isinstance(app.window.shown, ResultsScreen):
            break
    assert isinstance(app.window.shown, ResultsScreen), "no results"
    app.close()
    app.window.close()
    program.quit()


if __name__ == "__main__":  # the process that thinks reads this file too
    main()
