"""The program as a whole: lobby, match, results and back, errors, settings and languages."""

from __future__ import annotations

import json
import re
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QMessageBox
from pytestqt.qtbot import QtBot

from cardgames.engine import registry
from cardgames.session.match import Match
from cardgames.session.seats import Seat, Setup
from cardgames.storage import settings as store
from tests.ui.conftest import button, cut_off, field, play_out, press, setup_of, stood, words_on
from ui.app import App
from ui.instance import Instance
from ui.language import Language
from ui.screens.lobby import Lobby
from ui.screens.menu import MenuDialog
from ui.screens.options import OptionsDialog
from ui.screens.poster import GamePoster
from ui.screens.results import ResultsScreen
from ui.screens.rules import RulesScreen
from ui.screens.screen import Screen
from ui.screens.settings import SettingsScreen
from ui.screens.table import TableScreen
from ui.screens.trouble import TroubleDialog
from ui.tables.art import Art
from ui.tables.posters import posters
from ui.widgets.choice_box import ChoiceBox

BTT, FTK = "behind-the-throne", "for-the-king"
CYRILLIC, LATIN = re.compile(r"[А-Яа-яіїєґІЇЄҐ]"), re.compile(r"[A-Za-z]{2,}")


def play(program: App, *names: str) -> TableScreen:
    """A match of persons, on the table."""
    program.lobby.start_asked.emit(setup_of(BTT, *names))
    assert isinstance(program.window.shown, TableScreen)
    return program.window.shown


def dialog(program: App, kind: type[QDialog]) -> QDialog:
    found = [child for child in program.window.findChildren(kind) if child.isVisible()]
    assert len(found) == 1
    return found[0]


def journals(folder: Path) -> list[Path]:
    return sorted((folder / "matches").glob("*.jsonl"))


def test_a_match_is_started_kept_continued_and_abandoned(qtbot: QtBot, program: App, tmp_path: Path) -> None:
    assert not button(program.lobby, "continue_button").isEnabled()
    play(program, "Ann", "Bob").menu_requested.emit()
    press(qtbot, dialog(program, MenuDialog), "lobby")
    assert isinstance(program.window.shown, Lobby)
    offer = button(program.lobby, "continue_button").accessibleName()
    assert re.fullmatch(r"Continue\. Behind the Throne( · to move: (Ann|Bob))?", offer)
    kept = journals(tmp_path)
    assert len(kept) == 1
    press(qtbot, program.lobby, "continue_button")
    table = program.window.shown
    assert isinstance(table, TableScreen)
    assert journals(tmp_path) == kept
    table.menu_requested.emit()
    press(qtbot, dialog(program, MenuDialog), "abandon")
    press(qtbot, dialog(program, MenuDialog), "abandon")
    assert isinstance(program.window.shown, Lobby)
    assert journals(tmp_path) == []
    assert not button(program.lobby, "continue_button").isEnabled()


def test_results_wait_until_what_lies_before_the_table_is_closed(qtbot: QtBot, program: App, tmp_path: Path) -> None:
    match = Match.begin(Setup(BTT, {}, (Seat("Ann", "fox"), Seat("Bob", "owl")), 31), tmp_path)
    program.matches.lay(play_out(match))
    assert program.matches.play is not None
    program.matches.play.table.menu_requested.emit()
    with qtbot.waitSignal(program.matches.play.over):  # the last look ends behind the menu
        pass
    assert isinstance(program.window.shown, TableScreen)
    press(qtbot, dialog(program, MenuDialog), "rules")
    assert isinstance(program.window.shown, RulesScreen)
    program.window.back()
    qtbot.waitUntil(lambda: isinstance(program.window.shown, ResultsScreen))


def test_a_match_that_is_over_shows_its_results_and_is_played_again(qtbot: QtBot, program: App, tmp_path: Path) -> None:
    match = Match.begin(Setup(BTT, {"pile_limit": None}, (Seat("Ann", "fox"), Seat("Bob", "owl")), 31), tmp_path)
    program.matches.lay(play_out(match))
    qtbot.waitUntil(lambda: isinstance(program.window.shown, ResultsScreen))
    qtbot.waitUntil(lambda: not program.matches.results._early.isActive())
    press(qtbot, program.matches.results, "same")
    assert program.matches.match is not None
    assert program.matches.match.id != match.id
    assert program.matches.match.setup == match.setup
    program.matches.lay(play_out(Match(match.setup)))
    qtbot.waitUntil(lambda: isinstance(program.window.shown, ResultsScreen))
    qtbot.waitUntil(lambda: not program.matches.results._early.isActive())
    press(qtbot, program.matches.results, "again")
    assert program.matches.match.setup.deal != 31
    assert program.matches.match.setup.options == match.setup.options
    assert program.matches.match.setup.seats == match.setup.seats


def test_the_pointer_says_that_a_table_is_being_laid(program: App, monkeypatch: pytest.MonkeyPatch) -> None:
    shapes: list[Qt.CursorShape] = []
    add = program.window.add

    def watched(screen: Screen) -> None:
        busy = QApplication.overrideCursor()
        assert busy is not None
        shapes.append(busy.shape())
        add(screen)

    monkeypatch.setattr(program.window, "add", watched)
    program.matches.lay(Match(Setup(BTT, {}, (Seat("Ann", "fox"), Seat("Bob", "owl")), 31)))
    assert shapes == [Qt.CursorShape.WaitCursor]
    assert QApplication.overrideCursor() is None


def test_while_one_is_in_the_lobby_the_art_is_drawn_of_the_last_game_first(
    qtbot: QtBot, program: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    warmed: list[str] = []
    monkeypatch.setattr(Art, "warm", lambda art, folders: warmed.extend(folders))
    program.settings.game = FTK
    qtbot.waitUntil(lambda: bool(warmed))
    assert warmed == [FTK, BTT]


def test_from_the_results_one_looks_at_the_table_again(qtbot: QtBot, program: App) -> None:
    program.matches.lay(play_out(Match(setup_of(BTT, "Ann", "Bob"))))
    results, play = program.matches.results, program.matches.play
    assert play is not None
    for way in ("Esc", "button"):
        qtbot.waitUntil(lambda: program.window.shown is results and not results._early.isActive())
        press(qtbot, results, "table")
        assert program.window.shown is play.table
        assert not play.table.form.menu.isVisible(), "there is nothing to abandon any more"
        with qtbot.assertNotEmitted(play.over, wait=1500):  # it would lead to the results by itself
            pass
        if way == "Esc":
            qtbot.keyClick(play.table.table, Qt.Key.Key_Escape)
        else:
            press(qtbot, play.table, "results")
    qtbot.waitUntil(lambda: program.window.shown is results)


def test_rules_from_the_table_open_at_the_rule_and_lead_back(qtbot: QtBot, program: App) -> None:
    table, window = play(program, "Ann", "Bob"), program.window
    table.rules_requested.emit("3.4")
    rules = window.shown
    assert isinstance(rules, RulesScreen)
    qtbot.keyClick(rules, Qt.Key.Key_Escape)
    assert table.isVisible()
    assert not rules.isVisible()


def test_nobody_plays_behind_a_dialog_or_another_screen(qtbot: QtBot, program: App) -> None:
    seats = tuple(Seat(name, crest, "random") for name, crest in (("Ann", "fox"), ("Bob", "owl")))
    program.lobby.start_asked.emit(Setup(BTT, {}, seats, 3))
    table, match = program.window.shown, program.matches.match
    assert isinstance(table, TableScreen)
    assert match is not None
    qtbot.waitUntil(lambda: match.version > 3, timeout=20_000)
    table.menu_requested.emit()
    version = match.version
    qtbot.wait(400)
    assert match.version == version
    press(qtbot, dialog(program, MenuDialog), "settings")
    qtbot.wait(400)
    assert match.version == version
    press(qtbot, program.settings_screen, "back")
    qtbot.waitUntil(lambda: match.version > version, timeout=20_000)


def test_an_error_in_a_slot_shows_a_report_and_the_table_goes_on(qtbot: QtBot, program: App) -> None:
    table = play(program, "Ann", "Bob")

    def fail() -> None:
        raise RuntimeError("a king is next")

    with qtbot.captureExceptions() as caught:  # pytest-qt takes the hook, so it is called here as the program would be
        QTimer.singleShot(0, fail)
        qtbot.waitUntil(lambda: bool(caught))
    program.desk.hook(*caught[0])
    trouble = dialog(program, TroubleDialog)
    report = "\n".join(words_on(trouble))
    assert "RuntimeError" in report
    assert "a king is next" not in report
    press(qtbot, trouble, "close")
    assert program.window.shown is table
    assert program.matches.match is not None
    qtbot.waitUntil(lambda: table.table.prompt is not None, timeout=10_000)


def test_an_error_while_a_dialog_is_open_is_shown_after_it(qtbot: QtBot, program: App) -> None:
    """Of several the first one, once."""
    play(program, "Ann", "Bob").menu_requested.emit()
    menu = dialog(program, MenuDialog)
    for error in (KeyError("a king is next"), RuntimeError()):
        program.desk.hook(type(error), error, None)
    assert program._dialogs.shown is menu
    qtbot.keyClick(menu, Qt.Key.Key_Escape)
    trouble = dialog(program, TroubleDialog)
    assert "KeyError" in "\n".join(words_on(trouble))
    press(qtbot, trouble, "close")
    assert program._dialogs.shown is None


def test_a_dialog_that_finds_another_one_open_ends_what_it_has_begun(qtbot: QtBot, program: App) -> None:
    program.lobby.options_asked.emit(BTT)
    late = QDialog(program.window)
    with qtbot.waitSignal(late.finished) as ended:
        program._dialogs.open(late)
    assert ended.args == [QDialog.DialogCode.Rejected]
    assert not late.isVisible()
    assert isinstance(program._dialogs.shown, OptionsDialog)


def test_errors_that_do_not_end_lead_to_the_lobby(qtbot: QtBot, program: App, tmp_path: Path) -> None:
    play(program, "Ann", "Bob")
    for _ in range(4):
        error = RuntimeError()
        program.desk.hook(type(error), error, None)
        press(qtbot, dialog(program, TroubleDialog), "close")
    assert isinstance(program.window.shown, Lobby)
    assert len(journals(tmp_path)) == 1  # and the match can be continued


def test_settings_hold_at_once_and_are_kept(qtbot: QtBot, program: App, tmp_path: Path) -> None:
    press(qtbot, program.lobby, "settings_button")
    screen = program.window.shown
    assert isinstance(screen, SettingsScreen)
    for name in ("light", "fast", "motion_off", "odds_off", "ukrainian"):
        press(qtbot, screen, name)
    kept, problem = store.load(tmp_path)
    assert problem is None
    assert (kept.theme, kept.pace, kept.motion, kept.odds, kept.language) == ("light", 2.0, False, False, "uk")
    assert program.window.theme.name == "light"
    assert button(program.lobby, "ukrainian").isChecked()
    assert button(program.lobby, "light").isChecked()


def test_name_of_the_player_is_remembered(qtbot: QtBot, program: App, tmp_path: Path) -> None:
    qtbot.keyClicks(field(program.lobby, "name"), "Ann")
    press(qtbot, program.lobby, "start_button")
    assert isinstance(program.window.shown, TableScreen)
    assert store.load(tmp_path)[0].player == "Ann"


def test_the_lobby_is_remembered_when_no_game_was_begun(qtbot: QtBot, program: App, tmp_path: Path) -> None:
    qtbot.mouseClick(program.lobby.findChildren(GamePoster)[1], Qt.MouseButton.LeftButton)
    asked = program.lobby.setup().seats
    program.window.close()
    again = stood(qtbot, Lobby(posters(), Art(), store.load(tmp_path)[0]))
    assert again.setup().game == FTK
    assert again.setup().seats == asked


def test_options_of_the_lobby_reach_the_match(qtbot: QtBot, program: App) -> None:
    press(qtbot, program.lobby, "table_button")
    asked = dialog(program, OptionsDialog)
    for choice in asked.findChildren(ChoiceBox):
        qtbot.keyClick(choice, Qt.Key.Key_End)
    press(qtbot, asked, "done")
    press(qtbot, program.lobby, "start_button")
    assert program.matches.match is not None
    assert program.matches.match.setup.options == {"pile_limit": None, "swap_after_fifth": False, "protection": "immunity"}


def test_a_computer_is_called_as_its_animal_in_every_language(qtbot: QtBot, program: App) -> None:
    """At the table and on the results; a name that was given stays."""
    bot = next(iter(registry.game(BTT).bots))
    setup = Setup(BTT, {}, (Seat("Ann", "fox"), Seat("", "owl", bot)), 7)
    program.lobby.start_asked.emit(setup)
    table = program.window.shown
    assert isinstance(table, TableScreen)
    tongues = ("uk", "Сова"), ("en", "Owl")
    for tongue, animal in tongues:
        program.choose("language", tongue)
        panels = [table.table.decor[f"panel/{seat}"].decor for seat in (0, 1)]
        assert [panel is not None and panel.name.split(":")[0] for panel in panels] == ["Ann", animal]
    program.matches.lay(play_out(Match(setup)))
    qtbot.waitUntil(lambda: isinstance(program.window.shown, ResultsScreen))

    def told(animal: str) -> bool:
        assert program.window.shown is not None
        return {"Ann", animal} <= {label.text() for label in program.window.shown.findChildren(QLabel) if label.isVisible()}

    for tongue, animal in tongues:
        program.choose("language", tongue)
        qtbot.waitUntil(partial(told, animal))


@pytest.mark.parametrize("place", ["lobby", "settings", "statistics", "about", "rules", "results"])
def test_no_text_stays_in_the_other_language(qtbot: QtBot, program: App, place: str) -> None:
    names = ("Owl", "Hare")
    if place == "results":
        program.matches.lay(play_out(Match(setup_of(BTT, *names))))
        qtbot.waitUntil(lambda: isinstance(program.window.shown, ResultsScreen))
    elif place == "rules":
        program.lobby.rules_asked.emit(BTT)
    elif place != "lobby":
        press(qtbot, program.lobby, f"{place}_button")
    shown = program.window.shown
    assert shown is not None
    english = words_on(shown)
    assert not [text for text in english if CYRILLIC.search(text.replace("Українська", ""))]
    program.choose("language", "uk")
    qtbot.waitUntil(lambda: words_on(shown) != english)
    latin = re.compile("|".join((*names, "English", "MIT", "CC BY", "Dvir.*?\\.", "Qt.*?3;", "Qt", "Python.*", "LGPL")))
    # Rows that were replaced are there until Qt deletes them.
    qtbot.waitUntil(lambda: not [text for text in words_on(shown) if LATIN.search(latin.sub("", text))])
    program.choose("language", "en")
    qtbot.waitUntil(lambda: words_on(shown) == english)


@pytest.mark.parametrize("size", [(1024, 640), (1440, 900)])
@pytest.mark.parametrize("place", ["lobby", "settings", "statistics", "about", "rules", "results"])
def test_nothing_is_cut_off_in_ukrainian(qtbot: QtBot, program: App, place: str, size: tuple[int, int]) -> None:
    program.choose("language", "uk")
    program.window.resize(*size)
    qtbot.waitUntil(lambda: program.window.size().toTuple() == size)
    if place == "results":
        names = ("Олександра-Марія", "Володимир Перший", "Найясніша Панія", "Ворон")
        program.matches.lay(play_out(Match(setup_of(BTT, *names))))
        qtbot.waitUntil(lambda: isinstance(program.window.shown, ResultsScreen))
    elif place == "rules":
        program.lobby.rules_asked.emit(BTT)
    elif place != "lobby":
        press(qtbot, program.lobby, f"{place}_button")
    shown = program.window.shown
    assert shown is not None

    def settled() -> None:
        assert cut_off(shown) == []

    qtbot.waitUntil(settled)


def test_a_game_with_a_missing_line_is_said_and_set_aside(qtbot: QtBot, program: App, tmp_path: Path) -> None:
    """Its header is sound, what follows is not: it does not just go from the lobby."""
    match = Match.begin(Setup(BTT, {}, (Seat("Ann", "fox"), Seat("Bob", "owl")), 31), tmp_path)
    match.draw()
    match.draw()
    (path,) = journals(tmp_path)
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text("".join([lines[0], *lines[2:]]), encoding="utf-8")
    program._show_lobby()
    program._dialogs.tell()
    boxes = [box.text() for box in program.window.findChildren(QMessageBox) if box.isVisible()]
    assert len(boxes) == 1
    assert "damaged" in boxes[0]
    assert journals(tmp_path) == []
    assert [found.name for found in path.parent.iterdir() if path.stem in found.name]  # it is kept


def test_what_comes_while_a_dialog_is_open_is_said_after_it(qtbot: QtBot, program: App) -> None:
    program.lobby.options_asked.emit(BTT)
    options = dialog(program, OptionsDialog)
    program._notices.add("unsaved")
    program._dialogs.tell()
    assert program._dialogs.shown is options
    options.reject()
    qtbot.waitUntil(lambda: isinstance(program._dialogs.shown, QMessageBox))
    box = program._dialogs.shown
    assert isinstance(box, QMessageBox)
    assert "can no longer be saved" in box.text()
    box.accept()


def test_settings_of_a_newer_version_are_said_and_wait_for_it(qtbot: QtBot, tmp_path: Path, language: Language) -> None:
    path, newer = tmp_path / store.FILE, json.dumps({"format": store.FORMAT + 1, "theme": "purple"})
    path.write_text(newer, encoding="utf-8")
    for _ in range(2):
        app = App(tmp_path, Instance(tmp_path))
        app.choose("language", "en")
        with qtbot.waitSignal(app.arrived):
            app.open()
        box = app._dialogs.shown
        assert isinstance(box, QMessageBox)
        assert "settings come from a newer version" in box.text()
        box.accept()
        app.choose("theme", "light")
        assert app.window.theme.name == "light"
        app.close()
        app.window.deleteLater()
    assert path.read_text(encoding="utf-8") == newer
    assert not list(tmp_path.glob("*.bad"))


def test_damaged_files_are_said_once_and_the_game_is_playable(qtbot: QtBot, tmp_path: Path, language: Language) -> None:
    (tmp_path / store.FILE).write_text("{ nonsense", encoding="utf-8")
    (tmp_path / "matches").mkdir()
    (tmp_path / "matches" / "a.jsonl").write_text("nonsense\n", encoding="utf-8")
    (tmp_path / "matches" / "b.jsonl").write_text(json.dumps({"format": 999}) + "\n", encoding="utf-8")
    notices = []
    for _ in range(2):
        app = App(tmp_path, Instance(tmp_path))
        app.choose("language", "en")
        with qtbot.waitSignal(app.arrived):
            app.open()
        boxes = [box for box in app.window.findChildren(QMessageBox) if box.isVisible()]
        notices.append([box.text() for box in boxes])
        for box in boxes:
            box.accept()
        play(app, "Ann", "Bob")
        app.close()
        app.window.deleteLater()
    assert len(notices[0]) == 1
    assert [part in notices[0][0] for part in ("settings were unreadable", "was damaged", "newer version")] == [True] * 3
    assert "damaged" not in "".join(notices[1])
