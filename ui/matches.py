"""Matches: begun, gone on with, one of them laid on the table, and left."""

from __future__ import annotations

import secrets
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication

from cardgames.storage.folders import StorageProblem, set_aside
from cardgames.storage.settings import Settings
from ui.dialogs import Dialogs
from ui.instance import Instance
from ui.late import late
from ui.notices import Notices
from ui.tables.art import Art
from ui.window import Window

if TYPE_CHECKING:
    from cardgames.session.match import Match
    from cardgames.session.seats import Seat, Setup
    from cardgames.session.thinking import Thinker
    from ui.play import Play
    from ui.screens.honesty import HonestyDialog
    from ui.screens.menu import MenuDialog
    from ui.screens.results import ResultsScreen
    from ui.tables.posters import Poster

MATCH, THINKING = "cardgames.session.match", "cardgames.session.thinking"
ERRORS_BORNE = 3  # in one match; then it is left, and can be continued from the lobby


class Matches(QObject):
    """Holds the match on the table, from its first card to its results; while something lies before it, it waits."""

    left = Signal()  # the table is to be left: back to the lobby
    finished = Signal()  # the last card is played
    rules_asked = Signal(str, str)  # of a game; the number of a rule or ""
    settings_asked = Signal()
    language_asked = Signal()
    end_asked = Signal()  # of the program

    def __init__(
        self,
        folder: Path,
        instance: Instance,
        window: Window,
        dialogs: Dialogs,
        notices: Notices,
        art: Art,
        settings: Settings,
        parent: QObject | None = None,
    ) -> None:
        """Matches are kept in the data folder `folder`, if it is writable. `settings` are those that the player changes."""
        super().__init__(parent)
        self._folder, self._instance = folder, instance
        self._window, self._dialogs, self._notices = window, dialogs, notices
        self._art, self._settings = art, settings
        self.play: Play | None = None  # the match on the table
        self.match: Match | None = None  # the last one
        self._waiting: Path | None = None  # the journal that `go_on` goes on with
        self._errors = 0
        window.turned.connect(self._set_pause)
        dialogs.turned.connect(self._set_pause)

    @cached_property
    def thinker(self) -> Thinker:
        thinker: Thinker = late(THINKING).Thinker()
        return thinker

    @cached_property
    def results(self) -> ResultsScreen:
        screen: ResultsScreen = late("ui.screens.results").ResultsScreen(self._art)
        screen.again_asked.connect(lambda: self._again(other_cards=True))
        screen.same_asked.connect(lambda: self._again(other_cards=False))
        screen.lobby_asked.connect(self.left)
        screen.table_asked.connect(self._look_back)
        self._window.add(screen)
        return screen

    # ------------------------------------------------------------------------------------------------ begun, gone on with, left
    def begin(self, setup: Setup) -> None:
        """A new match."""
        new = late(MATCH).Match
        self.lay(new.begin(setup, self._folder) if self._instance.writable else new(setup))

    def find_waiting(self) -> tuple[str | None, Seat | None]:
        """The newest match in play, which `go_on` goes on with: its game and who is asked."""
        self._waiting = None
        matches, problems = late(MATCH).saved(self._folder)
        for problem in problems:
            self._notices.add(f"match-{problem.key}")
        for found in matches:
            if found.setup.game in _posters():
                try:
                    actor = late(MATCH).Match.reread(found.path).actor
                except StorageProblem as problem:
                    self._notices.add(f"match-{problem.key}")
                    if problem.key == "damaged":
                        set_aside(found.path)
                    continue
                self._waiting = found.path
                return found.setup.game, found.setup.seats[actor] if isinstance(actor, int) else None
        return None, None

    def go_on(self) -> None:
        """With the match that was found waiting."""
        if self._waiting is None:
            return
        try:
            match: Match = late(MATCH).Match.resume(self._waiting)
        except StorageProblem as problem:
            self._notices.add(f"match-{problem.key}")
            self.left.emit()
            self._dialogs.tell()
            return
        self.lay(match)

    def lay(self, match: Match) -> None:
        """Lays a match on the table. The pictures of its game are drawn now, which takes a second or two."""
        QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        try:
            self._lay(match)
        finally:
            QApplication.restoreOverrideCursor()

    def _lay(self, match: Match) -> None:
        self.leave()
        self.match, self._errors = match, 0
        self.play = play = late("ui.play").Play(match, self.thinker, self._art, self._settings, self)
        play.controller.finished.connect(self.finished)
        play.over.connect(self._show_results)
        play.unsaved.connect(self._hear_of_loss)
        play.table.menu_requested.connect(self._open_menu)
        play.table.rules_requested.connect(lambda rule: self.rules_asked.emit(match.game, rule))
        play.table.settings_requested.connect(self.settings_asked)
        play.table.language_requested.connect(self.language_asked)
        self._window.add(play.table)
        self._window.open(play.table, _posters()[match.game].family)
        play.controller.start()

    def leave(self) -> None:
        """Leaves the table; the match stays as it is, in its journal."""
        if self.play:
            self.play.close()
            self._window.remove(self.play.table)
            self.play = None

    def close(self) -> None:
        """Leaves the table for good: nobody thinks any more."""
        self.leave()
        if "thinker" in self.__dict__:
            self.thinker.close()

    # ------------------------------------------------------------------------------------------------ the end
    def _show_results(self) -> None:
        if self._is_away():  # it comes again when the table is looked at again
            return
        if self.match and self.match.actor is None:
            poster = _posters()[self.match.game]
            cards = self.play.trophies() if self.play else ()
            self.results.show_match(self.match, cards or poster.cards[1:])
            self._window.open(self.results, poster.family)
            if self.play:
                self.play.look_back()

    def _look_back(self) -> None:
        """From the results once more to the table, where all hands lie open."""
        if self.play:
            self._window.visit(self.play.table)

    def _again(self, other_cards: bool) -> None:
        if self.match:
            setup = self.match.setup
            self.begin(replace(setup, deal=secrets.randbelow(late("ui.screens.lobby").DEALS)) if other_cards else setup)

    # ------------------------------------------------------------------------------------------------ before the table
    def _open_menu(self) -> None:
        dialog: MenuDialog = late("ui.screens.menu").MenuDialog(self._window)
        dialog.chosen.connect(self._follow)
        self._dialogs.open(dialog)

    def _follow(self, way: str) -> None:
        """What was chosen in the menu."""
        if way == "rules" and self.match:
            self.rules_asked.emit(self.match.game, "")
        elif way == "settings":
            self.settings_asked.emit()
        elif way == "honesty":
            QTimer.singleShot(0, self._prove)  # when the menu has closed: there is one dialog at a time
        elif way == "quit":
            self.end_asked.emit()
        else:
            if way == "abandon" and self.match:
                self.match.abandon()
            self.left.emit()

    def _prove(self) -> None:
        """That the opponents of this match do not cheat."""
        if self.play:
            thinker = late(THINKING).Thinker()  # a bot may be thinking in the other one
            tell = self.play.table.table.line
            dialog: HonestyDialog = late("ui.screens.honesty").HonestyDialog(self.play.match, tell, thinker, self._window)
            self._dialogs.open(dialog)

    def _is_away(self) -> bool:
        """A dialog or another screen is before the table."""
        return self._dialogs.shown is not None or self.play is None or self._window.shown is not self.play.table

    def _set_pause(self) -> None:
        if self.play:
            self.play.controller.pause(self._is_away())

    # ------------------------------------------------------------------------------------------------ troubles
    def _hear_of_loss(self) -> None:
        self._notices.add("unsaved")
        self._dialogs.tell()

    def bear(self) -> None:
        """An unexpected error has happened."""
        self._errors += 1

    def recover(self) -> None:
        """After it has been told: the table anew. If that does not help, the lobby."""
        if self._errors > ERRORS_BORNE:
            self.left.emit()
        elif self.play:
            self.play.controller.recover()


def _posters() -> dict[str, Poster]:
    found: dict[str, Poster] = late("ui.tables.posters").posters()
    return found
