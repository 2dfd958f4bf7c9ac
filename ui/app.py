"""The composition root: settings, language, window, screens and matches are built and joined here, once."""

from __future__ import annotations

import secrets
from dataclasses import replace
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QIcon, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication

from cardgames import __version__
from cardgames.resources import assets
from cardgames.storage import settings as store
from cardgames.storage.folders import StorageProblem, data_folder, set_aside
from ui.controllers.results import ResultsController
from ui.dialogs import Dialogs
from ui.errors import ErrorDesk, log_into
from ui.instance import Instance
from ui.language import Language
from ui.notices import Notices
from ui.screens.trouble import TroubleDialog
from ui.tables.art import Art
from ui.theme import load_fonts
from ui.window import Window

if TYPE_CHECKING:  # what the window does without comes when it is needed, see `late`: so it is there in half the time
    from cardgames.session.match import Match
    from cardgames.session.seats import Seat, Setup
    from cardgames.session.thinking import Thinker
    from ui.play import Play
    from ui.screens.about import AboutScreen
    from ui.screens.honesty import HonestyDialog
    from ui.screens.lobby import Lobby
    from ui.screens.menu import MenuDialog
    from ui.screens.options import OptionsDialog
    from ui.screens.results import ResultsScreen
    from ui.screens.rules import RulesScreen
    from ui.screens.settings import SettingsScreen
    from ui.screens.statistics import StatisticsScreen
    from ui.tables.posters import Poster

MATCH = "cardgames.session.match"
DESKTOP_ID = "io.github.courtgames.courtgames"
ERRORS_BORNE = 3  # in one match; then it is left, and can be continued from the lobby


def run(arguments: list[str]) -> int:
    """The program from its first to its last moment; returns the exit code."""
    log_into(None)  # until it is known where to
    program = QApplication(arguments)
    program.setApplicationName("court-games")
    program.setApplicationVersion(__version__)
    QGuiApplication.setDesktopFileName(DESKTOP_ID)
    folder = data_folder()
    instance = Instance(folder)
    if not instance.take():
        return 0
    log_into(folder if instance.writable else None)
    program.setWindowIcon(QIcon(str(assets() / "icons" / "app-icon-256.png")))
    program.setStyle("Fusion")
    load_fonts()
    app = App(folder, instance)
    app.open()
    code = program.exec()
    app.close()
    return code


class App(QObject):
    """Holds the window and, while one is played, the match."""

    arrived = Signal()  # the lobby is there

    def __init__(self, folder: Path, instance: Instance) -> None:
        super().__init__()
        self._folder, self.instance = folder, instance
        self.settings, problem = store.load(folder)
        self._notices = Notices()
        if problem:
            self._notices.add(f"settings-{problem.key}")
        if not instance.writable:
            self._notices.add("unwritable")
        self._language = Language()
        self._language.set(self.settings.language)
        self._art = Art()
        self.play: Play | None = None  # the match on the table
        self.match: Match | None = None  # the last one
        self._waiting: Path | None = None  # the journal that Continue goes on with
        self._errors = 0
        self._closed = False
        self._arriving = QTimer(self, singleShot=True, interval=0)  # when the paint that began it is on the screen
        self._arriving.timeout.connect(self._arrive)
        self.window = Window()
        self.window.set_theme(self.settings.theme)
        self.window.turned.connect(self._set_pause)
        self.window.closing.connect(self.close)
        self._dialogs = Dialogs(self.window, self._notices, self)
        self._dialogs.turned.connect(self._set_pause)
        self._results_desk = ResultsController(folder, instance, self._notices, self._dialogs, self)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Quit), self.window, self.window.close)
        instance.raise_asked.connect(self.window.come_forward)
        self.desk = ErrorDesk(self)
        self.desk.happened.connect(self._show_error)
        self.desk.install()

    def open(self) -> None:
        """Shows the window, which has its cloth first; as soon as that is seen, the lobby comes."""
        self.window.restore(self.settings.geometry)
        self.window.seen.connect(self._arriving.start)
        self.window.show()

    def _arrive(self) -> None:
        """The lobby, and what has to be said about the data folder."""
        self.window.seen.disconnect(self._arriving.start)
        if not self._closed:
            self._show_lobby()
            self._dialogs.tell()
            self.arrived.emit()

    def close(self) -> None:
        """Ends all that goes on; a match in play stays in its journal. A second call does nothing."""
        if self._closed:
            return
        self._closed = True
        self.settings.geometry = self.window.geometry_text()
        if "lobby" in self.__dict__:
            self.lobby.remember(self.settings)
        self._save_settings()
        self._end_match()
        if "thinker" in self.__dict__:
            self.thinker.close()
        self._art.close()
        self._language.remove()
        self.desk.remove()
        self.instance.release()

    # ------------------------------------------------------------------------------------------------ made when needed
    @cached_property
    def thinker(self) -> Thinker:
        thinker: Thinker = late("cardgames.session.thinking").Thinker()
        return thinker

    @cached_property
    def _posters(self) -> dict[str, Poster]:
        found: dict[str, Poster] = late("ui.tables.posters").posters()
        return found

    @cached_property
    def lobby(self) -> Lobby:
        lobby: Lobby = late("ui.screens.lobby").Lobby(self._posters, self._art, self.settings)
        lobby.start_asked.connect(self._start)
        lobby.continue_asked.connect(self._continue)
        lobby.rules_asked.connect(self._show_rules)
        lobby.options_asked.connect(self._ask_options)
        lobby.settings_asked.connect(self._show_settings)
        lobby.statistics_asked.connect(self._show_statistics)
        lobby.about_asked.connect(self._show_about)
        lobby.language_chosen.connect(lambda language: self.choose("language", language))
        lobby.theme_chosen.connect(lambda theme: self.choose("theme", theme))
        lobby.show_settings(self.settings)
        self.window.add(lobby)
        return lobby

    @cached_property
    def settings_screen(self) -> SettingsScreen:
        screen: SettingsScreen = late("ui.screens.settings").SettingsScreen()
        screen.chosen.connect(self.choose)
        screen.show_settings(self.settings)
        self.window.add(screen)
        return screen

    @cached_property
    def rules(self) -> RulesScreen:
        screen: RulesScreen = late("ui.screens.rules").RulesScreen()
        screen.show_settings(self.settings)
        self.window.add(screen)
        return screen

    @cached_property
    def statistics(self) -> StatisticsScreen:
        screen: StatisticsScreen = late("ui.screens.statistics").StatisticsScreen(list(self._posters))
        screen.forget_asked.connect(lambda: self._results_desk.ask_to_forget(screen))
        self.window.add(screen)
        return screen

    @cached_property
    def about(self) -> AboutScreen:
        screen: AboutScreen = late("ui.screens.about").AboutScreen()
        self.window.add(screen)
        return screen

    @cached_property
    def results(self) -> ResultsScreen:
        screen: ResultsScreen = late("ui.screens.results").ResultsScreen(self._art)
        screen.again_asked.connect(lambda: self._play_again(other_cards=True))
        screen.same_asked.connect(lambda: self._play_again(other_cards=False))
        screen.lobby_asked.connect(self._show_lobby)
        screen.table_asked.connect(self._look_back)
        self.window.add(screen)
        return screen

    # ------------------------------------------------------------------------------------------------ the shell
    def _show_lobby(self) -> None:
        self._end_match()
        game, turn = self._look_for_waiting()
        self.lobby.show_waiting(game, turn)
        self.window.open(self.lobby)

    def _look_for_waiting(self) -> tuple[str | None, Seat | None]:
        """The newest match in play: its game and who is asked."""
        self._waiting = None
        matches, problems = late(MATCH).saved(self._folder)
        for problem in problems:
            self._notices.add(f"match-{problem.key}")
        for found in matches:
            if found.setup.game in self._posters:
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

    def _show_settings(self) -> None:
        self.window.visit(self.settings_screen)

    def _show_about(self) -> None:
        self.window.visit(self.about)

    def _show_rules(self, game: str, rule: str = "") -> None:
        self.window.visit(self.rules)
        self.rules.read(game, rule)

    def _show_statistics(self) -> None:
        self._results_desk.show_on(self.statistics)
        self.window.visit(self.statistics)
        self._dialogs.tell()

    def _ask_options(self, game: str) -> None:
        dialog: OptionsDialog = late("ui.screens.options").OptionsDialog(game, self.lobby.options(game), self.window)
        dialog.accepted.connect(lambda: self.lobby.set_options(game, dialog.options()))
        self._dialogs.open(dialog)

    def choose(self, name: str, value: object) -> None:
        """A setting has a new value: it holds at once, and is written."""
        setattr(self.settings, name, value)
        self._save_settings()
        self._language.set(self.settings.language)
        if self.play:
            self.play.apply(self.settings)
        self.window.set_theme(self.settings.theme)
        for name in ("lobby", "settings_screen", "rules"):  # one that is made later is told then
            if screen := self.__dict__.get(name):
                screen.show_settings(self.settings)

    def _change_language(self) -> None:
        self.choose("language", "en" if self.settings.language == "uk" else "uk")

    def _save_settings(self) -> None:
        if self.instance.writable:
            store.save(self._folder, self.settings)

    # ------------------------------------------------------------------------------------------------ a match
    def _start(self, setup: Setup) -> None:
        self.lobby.remember(self.settings)
        self._save_settings()
        new = late(MATCH).Match
        self.lay_table(new.begin(setup, self._folder) if self.instance.writable else new(setup))

    def _play_again(self, other_cards: bool) -> None:
        if self.match:
            setup = self.match.setup
            self._start(replace(setup, deal=secrets.randbelow(late("ui.screens.lobby").DEALS)) if other_cards else setup)

    def _continue(self) -> None:
        if self._waiting is None:
            return
        try:
            match: Match = late(MATCH).Match.resume(self._waiting)
        except StorageProblem as problem:
            self._notices.add(f"match-{problem.key}")
            self._show_lobby()
            self._dialogs.tell()
            return
        self.lay_table(match)

    def lay_table(self, match: Match) -> None:
        """The pictures of a game are drawn now, which takes a second or two."""
        QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        try:
            self._lay_table(match)
        finally:
            QApplication.restoreOverrideCursor()

    def _lay_table(self, match: Match) -> None:
        self._end_match()
        self.match, self._errors = match, 0
        self.play = play = late("ui.play").Play(match, self.thinker, self._art, self.settings, self)
        play.controller.finished.connect(self._results_desk.collect)
        play.over.connect(self._show_results)
        play.unsaved.connect(self._hear_of_loss)
        play.table.menu_requested.connect(self._open_menu)
        play.table.rules_requested.connect(lambda rule: self._show_rules(match.game, rule))
        play.table.settings_requested.connect(self._show_settings)
        play.table.language_requested.connect(self._change_language)
        self.window.add(play.table)
        self.window.open(play.table, self._posters[match.game].family)
        play.controller.start()

    def _end_match(self) -> None:
        """Leaves the table; the match stays as it is."""
        if self.play:
            self.play.close()
            self.window.remove(self.play.table)
            self.play = None

    def _show_results(self) -> None:
        if self._is_away():  # it comes again when the table is looked at again
            return
        if self.match and self.match.actor is None:
            poster = self._posters[self.match.game]
            cards = self.play.trophies() if self.play else ()
            self.results.show_match(self.match, cards or poster.cards[1:])
            self.window.open(self.results, poster.family)
            if self.play:
                self.play.look_back()

    def _look_back(self) -> None:
        """From the results once more to the table, where all hands lie open."""
        if self.play:
            self.window.visit(self.play.table)

    def _open_menu(self) -> None:
        dialog: MenuDialog = late("ui.screens.menu").MenuDialog(self.window)
        dialog.chosen.connect(self._leave)
        self._dialogs.open(dialog)

    def _leave(self, way: str) -> None:
        """What was chosen in the menu of a match."""
        if way == "rules" and self.match:
            self._show_rules(self.match.game)
        elif way == "settings":
            self._show_settings()
        elif way == "honesty":
            QTimer.singleShot(0, self._prove)  # when the menu has closed: there is one dialog at a time
        elif way == "quit":
            self.window.close()
        else:
            if way == "abandon" and self.match:
                self.match.abandon()
            self._show_lobby()

    def _prove(self) -> None:
        """That the opponents of this match do not cheat."""
        if self.play:
            thinker = late("cardgames.session.thinking").Thinker()  # a bot may be thinking in the other one
            tell = self.play.table.table.line
            dialog: HonestyDialog = late("ui.screens.honesty").HonestyDialog(self.play.match, tell, thinker, self.window)
            self._dialogs.open(dialog)

    # ------------------------------------------------------------------------------------------------ pauses and troubles
    def _set_pause(self) -> None:
        if self.play:
            self.play.controller.pause(self._is_away())

    def _is_away(self) -> bool:
        """A dialog or another screen is before the table."""
        return self._dialogs.shown is not None or self.play is None or self.window.shown is not self.play.table

    def _hear_of_loss(self) -> None:
        self._notices.add("unsaved")
        self._dialogs.tell()

    def _show_error(self, report: str) -> None:
        """An unexpected error: the report, then the table anew. If that does not help, the lobby."""
        self._errors += 1
        if self._dialogs.shown is not None or self._closed:
            return
        dialog = TroubleDialog(report, self.window)
        dialog.finished.connect(self._recover)
        self._dialogs.open(dialog)

    def _recover(self) -> None:
        if self._errors > ERRORS_BORNE:
            self._show_lobby()
        elif self.play:
            self.play.controller.recover()


def late(module: str) -> Any:
    """A module that is loaded only now."""
    return import_module(module)
