"""The composition root: settings, language, window, screens and matches are built and joined here, once."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QIcon, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication

from cardgames import __version__
from cardgames.resources import assets
from cardgames.storage import settings as store
from cardgames.storage.folders import data_folder
from ui.controllers.results import ResultsController
from ui.dialogs import Dialogs
from ui.errors import ErrorDesk, log_into
from ui.instance import Instance
from ui.language import Language
from ui.late import late
from ui.matches import Matches
from ui.notices import Notices
from ui.screens.trouble import TroubleDialog
from ui.tables.art import Art
from ui.theme import load_fonts
from ui.window import Window

if TYPE_CHECKING:  # see `late`
    from cardgames.session.seats import Setup
    from ui.screens.about import AboutScreen
    from ui.screens.lobby import Lobby
    from ui.screens.options import OptionsDialog
    from ui.screens.rules import RulesScreen
    from ui.screens.settings import SettingsScreen
    from ui.screens.statistics import StatisticsScreen
    from ui.tables.posters import Poster

WARM_AFTER = 1500  # milliseconds that the lobby has for itself: drawing holds the interpreter
DESKTOP_ID = "io.github.courtgames.courtgames"


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
    """Holds the window, its screens and the matches."""

    arrived = Signal()  # the lobby is there

    def __init__(self, folder: Path, instance: Instance) -> None:
        super().__init__()
        self._folder, self.instance = folder, instance
        self.settings, problem = store.load(folder)
        self._saving = instance.writable and (problem is None or problem.key == "damaged")  # no file is lost by that
        self._notices = Notices()
        if problem:
            self._notices.add(f"settings-{problem.key}")
        if not instance.writable:
            self._notices.add("unwritable")
        self._language = Language()
        self._language.set(self.settings.language)
        self._art = Art()
        self._report = ""  # of an error that is to be shown
        self._closed = False
        self._arriving = QTimer(self, singleShot=True, interval=0)  # when the paint that began it is on the screen
        self._arriving.timeout.connect(self._arrive)
        self._warming = QTimer(self, singleShot=True, interval=WARM_AFTER)
        self._warming.timeout.connect(self._warm)
        self.window = Window()
        self.window.set_theme(self.settings.theme)
        self.window.closing.connect(self.close)
        self._dialogs = Dialogs(self.window, self._notices, self)
        self._dialogs.turned.connect(self._show_error)
        self._results_desk = ResultsController(folder, instance, self._notices, self._dialogs, self)
        self.matches = Matches(folder, instance, self.window, self._dialogs, self._notices, self._art, self.settings, self)
        self.matches.finished.connect(self._results_desk.collect)
        self.matches.left.connect(self._show_lobby)
        self.matches.rules_asked.connect(self._show_rules)
        self.matches.settings_asked.connect(self._show_settings)
        self.matches.language_asked.connect(self._change_language)
        self.matches.end_asked.connect(self.window.close)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Quit), self.window, self.window.close)
        instance.raise_asked.connect(self.window.come_forward)
        self.desk = ErrorDesk(self)
        self.desk.happened.connect(self._note_error)
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
            self._warming.start()
            self.arrived.emit()

    def _warm(self) -> None:
        """The art of all games, that of the last one played first: else cards would stop on their way while theirs is drawn."""
        self._art.warm(sorted(self._posters, key=lambda game: game != self.settings.game))

    def close(self) -> None:
        """Ends all that goes on; a match in play stays in its journal. A second call does nothing."""
        if self._closed:
            return
        self._closed = True
        self.settings.geometry = self.window.geometry_text()
        if "lobby" in self.__dict__:
            self.lobby.remember(self.settings)
        self._save_settings()
        self.matches.close()
        self._warming.stop()
        self._art.close()
        self._language.remove()
        self.desk.remove()
        self.instance.release()

    # ------------------------------------------------------------------------------------------------ made when needed
    @cached_property
    def _posters(self) -> dict[str, Poster]:
        found: dict[str, Poster] = late("ui.tables.posters").posters()
        return found

    @cached_property
    def lobby(self) -> Lobby:
        lobby: Lobby = late("ui.screens.lobby").Lobby(self._posters, self._art, self.settings)
        lobby.start_asked.connect(self._start)
        lobby.continue_asked.connect(self.matches.go_on)
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

    # ------------------------------------------------------------------------------------------------ the shell
    def _show_lobby(self) -> None:
        self.matches.leave()
        self.lobby.show_waiting(*self.matches.find_waiting())
        self.window.open(self.lobby)

    def _start(self, setup: Setup) -> None:
        self.lobby.remember(self.settings)
        self._save_settings()
        self.matches.begin(setup)

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
        if self.matches.play:
            self.matches.play.apply(self.settings)
        self.window.set_theme(self.settings.theme)
        for name in ("lobby", "settings_screen", "rules"):  # one that is made later is told then
            if screen := self.__dict__.get(name):
                screen.show_settings(self.settings)

    def _change_language(self) -> None:
        self.choose("language", "en" if self.settings.language == "uk" else "uk")

    def _save_settings(self) -> None:
        if self._saving:
            store.save(self._folder, self.settings)

    # ------------------------------------------------------------------------------------------------ troubles
    def _note_error(self, report: str) -> None:
        """An unexpected error: its report is shown, where a dialog is open after that. Of several the first one tells most."""
        self.matches.bear()
        self._report = self._report or report
        self._show_error()

    def _show_error(self) -> None:
        if self._report and self._dialogs.shown is None and not self._closed:
            dialog = TroubleDialog(self._report, self.window)
            self._report = ""
            dialog.finished.connect(self.matches.recover)
            self._dialogs.open(dialog)
