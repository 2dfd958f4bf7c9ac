"""A player who sits at the packaged program and plays any game that has a table, with real clicks and keys.

The player reads the journal of the match to know what may be done, and holds a mirror: the same screens, built from source in
this process and never shown. On the mirror it finds out which clicks or keys make a decision, and where things lie.
A hand is a way to find these: `live_places` for the mouse, `live_keys` for the keyboard.
"""

from __future__ import annotations

import string
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from heapq import heappop, heappush
from pathlib import Path
from random import Random
from typing import NamedTuple

from desk import Desk, check
from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from cardgames.session.match import Match
from cardgames.session.thinking import Thinker
from cardgames.storage import settings
from cardgames.storage.folders import StorageProblem
from ui.language import Language
from ui.play import Play
from ui.screens.lobby import Lobby
from ui.screens.screen import Screen
from ui.tables.art import Art
from ui.tables.pieces import Piece
from ui.tables.posters import posters
from ui.tables.table import Prompt, Table
from ui.theme import load_fonts
from ui.window import Window

X_NAMES = {"Space": "space", "Enter": "Return"}
KEYS = (*X_NAMES, *string.ascii_uppercase, *string.digits)
QT_NAMES = {"Enter": "Return"}
DEEPEST = 4  # presses for one decision
MOST = 60  # different looks of the table that are tried for it
MANY, FEW = 40, 5  # of so many actions of one kind (bids) only the first few are chosen from: the others need many presses
PATIENCE = 60.0  # seconds for one decision of anybody
AT_REST = 0.6  # seconds for the table to come to rest at double speed: a press before that only skips the movement
AT_ONCE = 0.1  # the same, where nothing moves
APART = 0.5  # seconds between two clicks at one place: sooner they would be a double click, which counts once
LOST = 3.0  # seconds after which a press was lost all the same

Press = str | QPoint  # a key by its name, or a click at a place in the window


class Way(NamedTuple):
    """Something to press, and doing so on the mirror. The name is that of the key, the button or the target."""

    name: str
    press: Press
    do: Callable[[], object]


Hand = Callable[[Table, QWidget], Iterator[Way]]  # what can be pressed


def live_keys(table: Table, window: QWidget) -> Iterator[Way]:
    """All keys that a table might know."""
    for key in KEYS:
        yield Way(key, key, partial(type_key, key, table, window))


def type_key(name: str, table: Table, window: QWidget) -> None:
    """A key goes to where the focus is."""
    key = getattr(Qt.Key, f"Key_{QT_NAMES.get(name, name)}")
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, name.lower() if len(name) == 1 else "")
    QApplication.sendEvent(window.focusWidget() or table, event)


def live_places(table: Table, window: QWidget) -> Iterator[Way]:
    """The buttons that are not pale, and the targets on the table that hear a press: each at the first place that shows."""
    for at, button in enumerate(table.buttons):
        if button.isVisible() and not button.face.off:
            yield Way(f"button-{at}", button.mapTo(window, button.rect().center()), button.click)
    met = {""}
    for piece in list(table.pieces.values()):
        target = piece.spot.target if piece.spot is not None else ""
        if target not in met and (place := uncovered(piece, table)) is not None:
            met.add(target)
            yield Way(target, table.mapTo(window, place), partial(table.heard, "press", piece))


class Player:
    """One player, at one desk, for the matches whose journals are in `home`."""

    def __init__(self, desk: Desk, home: Path, pace: float, hands: Sequence[Hand] = (live_places, live_keys)) -> None:
        """`pace` is the program's: 2.0 is double speed, 0.0 at once and without motion. Each decision is made by one hand
        alone as far as that goes; they take turns."""
        self._desk, self._home, self._hands = desk, home, tuple(hands)
        self._settings = settings.Settings(pace=pace, motion=pace > 0)
        settings.save(home, self._settings)
        load_fonts()
        self._language = Language()
        self._language.set(self._settings.language)
        self._art, self._thinker = Art(), Thinker()
        self._rng = Random(1)
        self._size = QSize()  # of the program's window
        self._read: tuple[Path, int] | None = None  # the journal that `_known` was read from, and how long it was
        self._known: Match | None = None
        self.decisions = 0

    def close(self) -> None:
        """At the end; the program may go on."""
        self._thinker.close()

    def sit_down(self) -> None:
        """Starts a match from the lobby, or goes on with the one that waits."""
        waiting = self._journals()
        self._arrive()
        lobby = Lobby(posters(), self._art, settings.load(self._home)[0])
        with mirror(lobby, self._size) as window:
            button = lobby.findChildren(QWidget, "continue_button" if waiting else "start_button")[0]
            self._press(button.mapTo(window, button.rect().center()))
        self._desk.wait(lambda: bool(self._journals()), "the match")

    def sit_down_by_keys(self, game: str) -> None:
        """Starts a match of this game, with the seats that the lobby offers: from its button to the posters, and back."""
        self._arrive()
        self._desk.press("Tab", *["Right"] * list(posters()).index(game), "shift+Tab", "Return")
        self._desk.wait(lambda: bool(self._journals()), "the match")

    def play_until(self, done: Callable[[Match], bool]) -> Match:
        """Decides whenever it is asked, until `done`."""
        match = self._match()
        play = Play(match, self._thinker, self._art, self._settings)
        with mirror(play.table, self._size) as window:
            last, since = -1, time.monotonic()
            while not done(match := self._match()):
                if match.version != last:
                    last, since = match.version, time.monotonic()
                if time.monotonic() - since > PATIENCE:
                    self._desk.picture("fault")
                    check(False, f"nothing happens at version {match.version}, asked is {match.actor}; see fault.png")
                if asks_a_person(match):
                    play.controller.match = match
                    play.controller.levelled.emit()
                    self._decide(match, play.table.table, window)
                else:
                    time.sleep(0.02)
        play.close()
        return match

    def _arrive(self) -> None:
        self._desk.wait_for_page()
        self._desk.picture("lobby")
        self._size = self._desk.wait_for_window().size()

    def _decide(self, match: Match, table: Table, window: Window) -> None:
        """One decision of chance."""
        hands = self._hands if self.decisions % 2 else self._hands[::-1]
        prompt = Prompt(match.version, tuple(match.legal()))
        action = self._rng.choice(prompt.legal)
        alike = [other for other in prompt.legal if other.split()[0] == action.split()[0]]
        if len(alike) > MANY:
            action = self._rng.choice(alike[:FEW])
        action, presses = way_to(action, table, prompt, window, hands)
        time.sleep(AT_REST if self._settings.motion else AT_ONCE)
        for before, press in zip([None, *presses], presses, strict=False):
            if press == before:
                time.sleep(APART)
            self._press(press)
        end = time.monotonic() + LOST
        while self._match().version == match.version and time.monotonic() < end:
            time.sleep(0.02)
        if self._match().version == match.version:
            self._desk.cancel()
        else:
            self.decisions += 1
            made = self._match().steps[len(match.steps)].action
            if made != action:  # a press was lost while something moved, or the table gave up one of the cards chosen before
                print(f"{action} was meant, {made} was done")
            if self.decisions in (1, 10, 20):
                self._desk.picture(f"table-{self.decisions}")

    def _press(self, press: Press) -> None:
        if isinstance(press, str):
            self._desk.press(X_NAMES.get(press, press.lower()))
        else:
            self._desk.click_in_window(press)

    def _journals(self) -> list[Path]:
        """Those of matches in play."""
        return sorted((self._home / "matches").glob("*.jsonl"))

    def _match(self) -> Match:
        """The match in play, else the finished one. It is read again only when its journal is longer."""
        paths = self._journals() or sorted((self._home / "matches" / "finished").glob("*.jsonl"))
        try:
            now = paths[0], paths[0].stat().st_size
            if self._known is None or now != self._read:
                self._known, self._read = Match.reread(paths[0]), now
            return self._known
        except (FileNotFoundError, StorageProblem):  # it was just moved to the finished ones
            return self._match()


def asks_a_person(match: Match) -> bool:
    """Whether the one who is asked sits at the screen."""
    return isinstance(match.actor, int) and match.setup.seats[match.actor].bot is None


@contextmanager
def mirror(screen: Screen, size: QSize) -> Iterator[Window]:
    """A window like the program's, of its size, with a screen like the one that it shows; never to be seen."""
    window = Window()
    window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    window.resize(size)
    window.show()
    window.add(screen)
    window.open(screen)
    try:
        yield window
    finally:
        window.close()
        window.deleteLater()


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


def way_to(action: str, table: Table, prompt: Prompt, window: QWidget, hands: Sequence[Hand]) -> tuple[str, list[Press]]:
    """The presses that make a decision, found by trying on the mirror; the first hand is tried first.

    What these hands do not reach within DEEPEST and MOST is named, and another decision is taken and returned.
    """
    chosen: list[str] = []
    table.chosen.disconnect()
    table.chosen.connect(lambda version, text: chosen.append(text))

    def can() -> Iterator[Way]:
        return (way for hand in hands for way in hand(table, window))

    def find(name: str) -> Way | None:
        return next((way for way in can() if way.name == name), None)

    def looks() -> object:
        """What changes when a press means something."""
        buttons = [button.isVisible() and button.face for button in table.buttons]
        focus = window.focusWidget()
        typed = focus.text() if isinstance(focus, QLineEdit) else ""
        pieces = {key: piece.spot and (piece.spot.ring, piece.spot.face) for key, piece in table.pieces.items()}
        return table.mode, typed, buttons, pieces

    def walk(names: Sequence[str]) -> list[Press]:
        """Asks anew and does these steps."""
        chosen.clear()
        table.bubble.hide()  # what the try before was told lies in the way no more
        table.scene().clearFocus()
        table.setFocus()
        table.ask(prompt.version, prompt.legal)
        presses = []
        for name in names:
            way = find(name)
            assert way is not None, "what could be done once can be done again"
            presses.append(way.press)
            way.do()
        return presses

    todo: list[tuple[int, int, list[str]]] = [(0, 0, [])]  # beginnings: those with the fewest steps that the action does not name

    def strange(name: str) -> bool:
        """Whether the action does not name this step."""
        return not any(part.upper() in action.upper() for part in name.split("/")[1:] or [name])

    walk([])
    seen = [looks()]
    lasting: set[str] = set()  # what outlasts the question, as an unfolded list does, is no part of a decision
    reached: dict[str, list[Press]] = {}
    while todo and len(seen) < MOST:
        unnamed, _, names = heappop(todo)
        presses, before = walk(names), looks()
        for name in sorted((way.name for way in can() if way.name not in lasting), key=strange):
            way = find(name)
            if way is None:  # a bubble lies on it
                continue
            way.do()
            if chosen == [action]:
                return action, [*presses, way.press]
            now, done = looks(), chosen[:]
            if now == before and not done and not table.bubble.isVisible():
                continue  # it means nothing here
            walk(names)
            if looks() != before:
                lasting.add(name)
                if (back := find(name)) is not None:
                    back.do()
                walk(names)
                before = looks()
            elif done:
                reached.setdefault(done[0], [*presses, way.press])
            elif now != before and now not in seen and len(names) < DEEPEST - 1:
                seen.append(now)
                heappush(todo, (unnamed + strange(name), -len(names), [*names, name]))
    check(bool(reached), f"there is no way to {action!r} nor to anything else on the table")
    other, presses = next(iter(reached.items()))
    print(f"{action}: not in a few presses; {other} instead")
    return other, presses
