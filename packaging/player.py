"""A player who sits at the packaged program and plays any game that has a table, with real clicks and keys.

The player reads the journal of the match to know what may be done, and holds a mirror: the same screens, built from source in
this process and never shown. On the mirror it finds out which clicks or keys make a decision, and where things lie.
"""

from __future__ import annotations

import string
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random

from desk import Desk, check
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget

from cardgames.session.match import Match
from cardgames.session.thinking import Thinker
from cardgames.storage import settings
from cardgames.storage.folders import StorageProblem
from ui.app import posters
from ui.language import Language
from ui.play import Play
from ui.screens.lobby import Lobby
from ui.screens.screen import Screen
from ui.tables.art import Art
from ui.tables.pieces import Piece
from ui.tables.table import Table
from ui.theme import load_fonts
from ui.window import Window

X_NAMES = {"Space": "space", "Enter": "Return"}
KEYS = (*X_NAMES, *string.ascii_uppercase, *string.digits)
DEEPEST = 4  # presses for one decision
PATIENCE = 60.0  # seconds for one decision of anybody
AT_REST = 0.6  # seconds for the table to come to rest at double speed: a press before that only skips the movement
LOST = 3.0  # seconds after which a press was lost all the same

Press = str | QPoint  # a key by its name, or a click at a place in the window


class Player:
    """One player, at one desk, for matches whose journals are in `home`."""

    def __init__(self, desk: Desk, home: Path) -> None:
        self._desk, self._home = desk, home
        self._settings = settings.Settings(pace=2.0)
        settings.save(home, self._settings)
        load_fonts()
        self._language = Language()
        self._language.set(self._settings.language)
        self._art, self._thinker = Art(), Thinker()
        self._rng = Random(1)
        self.decisions = 0

    def sit_down(self) -> None:
        """Starts a match from the lobby, or goes on with the one that waits."""
        waiting = self._journals()
        self._desk.wait_for_paint()
        self._desk.picture("lobby")
        lobby = Lobby(posters(), self._art, "")
        with mirror(lobby, self._desk) as window:
            button = lobby.findChildren(QWidget, "continue_button" if waiting else "start_button")[0]
            self._press(button.mapTo(window, button.rect().center()))
        self._desk.wait(lambda: bool(self._journals()), "the match")

    def play_until(self, done: Callable[[Match], bool]) -> Match:
        """Decides whenever it is asked, until `done`."""
        last, since = -1, time.monotonic()
        while not done(match := self._match()):
            if match.version != last:
                last, since = match.version, time.monotonic()
            check(time.monotonic() - since < PATIENCE, f"nothing happens at version {match.version}, asked is {match.actor}")
            if asks_a_person(match):
                self._decide(match)
            else:
                time.sleep(0.02)
        return match

    def _decide(self, match: Match) -> None:
        """One decision of chance, by keys alone as far as that goes, or by the mouse alone, in turn."""
        keys, mouse = live_keys, live_places
        order = (keys, mouse) if self.decisions % 2 else (mouse, keys)
        action = self._rng.choice(match.legal())
        play = Play(match, self._thinker, self._art, self._settings)
        with mirror(play.table, self._desk) as window:
            presses = way_to(action, play.table.table, match, window, order)
        play.close()
        time.sleep(AT_REST)
        for press in presses:
            self._press(press)
        end = time.monotonic() + LOST
        while self._match().version == match.version and time.monotonic() < end:
            time.sleep(0.02)
        if self._match().version == match.version:
            self._desk.cancel()
        else:
            self.decisions += 1
            if self.decisions in (1, 10, 20):
                self._desk.picture(f"table-{self.decisions}")

    def _press(self, press: Press) -> None:
        if isinstance(press, str):
            self._desk.press(X_NAMES.get(press, press.lower()))
        else:
            self._desk.click(self._desk.wait_for_window().topLeft() + press)

    def _journals(self) -> list[Path]:
        """Those of matches in play."""
        return sorted((self._home / "matches").glob("*.jsonl"))

    def _match(self) -> Match:
        """The match in play, else the finished one."""
        paths = self._journals() or sorted((self._home / "matches" / "finished").glob("*.jsonl"))
        try:
            return Match.reread(paths[0])
        except StorageProblem:  # it was just moved to the finished ones
            return self._match()


def asks_a_person(match: Match) -> bool:
    """Whether the one who is asked sits at the screen."""
    return isinstance(match.actor, int) and match.setup.seats[match.actor].bot is None


@contextmanager
def mirror(screen: Screen, desk: Desk) -> Iterator[Window]:
    """A window like the program's, of the same size, with a screen like the one that it shows; never to be seen."""
    window = Window()
    window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    window.resize(desk.wait_for_window().size())
    window.add(screen)
    window.open(screen)
    window.show()
    try:
        yield window
    finally:
        window.close()
        window.deleteLater()


Way = tuple[Press, Callable[[], object]]  # something to press, and doing so on the mirror
Finder = Callable[[Table, Window], Iterator[Way]]  # what can be pressed


def live_keys(table: Table, window: Window) -> Iterator[Way]:
    """All keys that a table might know."""
    for key in KEYS:
        yield key, partial(table.shortcut, key)


def live_places(table: Table, window: Window) -> Iterator[Way]:
    """What shines: the buttons that are not pale, and the cards with a ring."""
    for button in table.buttons:
        if button.isVisible() and not button.face.off:
            yield button.mapTo(window, button.rect().center()), button.click
    for piece in list(table.pieces.values()):
        if piece.spot is not None and piece.spot.live and (place := uncovered(piece, table)) is not None:
            yield table.mapTo(window, place), partial(table.heard, "press", piece)


def uncovered(piece: Piece, table: Table) -> QPoint | None:
    """A place of the table where a click meets this piece and nothing that lies on it."""
    box = table.mapFromScene(piece.sceneBoundingRect()).boundingRect()
    for down in (0.5, 0.2, 0.8):
        for across in (0.5, 0.1, 0.9):
            place = box.topLeft() + QPoint(round(box.width() * across), round(box.height() * down))
            item = table.itemAt(place)
            if item is not None and piece in (item, item.parentItem()) and table.childAt(place) is table.viewport():
                return place
    return None


def way_to(action: str, table: Table, match: Match, window: Window, finders: Sequence[Finder]) -> list[Press]:
    """The presses that make a decision, found by trying on the mirror; the first finder's are tried first."""
    chosen: list[str] = []
    table.chosen.disconnect()
    table.chosen.connect(lambda version, text: chosen.append(text))

    def can() -> list[Way]:
        return [found for finder in finders for found in finder(table, window)]

    def looks() -> object:
        """What changes when a press means something."""
        buttons = [(button.isVisible(), button.face) for button in table.buttons]
        return table.mode, buttons, [piece.spot and piece.spot.ring for piece in table.pieces.values()]

    def walk(steps: Sequence[int]) -> list[Press]:
        """Does the steps from the beginning; each is a place in what `can` gives then."""
        chosen.clear()
        table.bubble.hide()  # what the try before was told lies in the way no more
        table.ask(match.version, match.legal())
        presses = []
        for step in steps:
            press, do = can()[step]
            presses.append(press)
            do()
        return presses

    beginnings: list[list[int]] = [[]]
    for _ in range(DEEPEST):
        longer: list[list[int]] = []
        for steps in beginnings:
            walk(steps)
            before = looks()
            for step in range(len(can())):
                presses = walk([*steps, step])
                if chosen == [action]:
                    return presses
                if not chosen and looks() != before:
                    longer.append([*steps, step])
        beginnings = longer
    sys.exit(f"FAULT: there is no way to {action!r} on the table")
