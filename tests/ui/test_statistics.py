"""The statistics: the figures of each person, by mouse and by keys, and that every match counts once."""

from __future__ import annotations

import sqlite3
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QMessageBox, QProgressBar, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from cardgames.engine import registry
from cardgames.session.match import Match
from cardgames.session.seats import CRESTS, Seat, Setup
from cardgames.storage.results import FILE, Player, Result, load
from tests.ui.conftest import button, cut_off, play_out, press, setup_of, words_on
from ui.app import App
from ui.language import Language
from ui.screens.lobby import Lobby
from ui.screens.results import ResultsScreen
from ui.screens.statistics import PersonRow, StatisticsScreen
from ui.theme import theme

BTT, FTK = "behind-the-throne", "for-the-king"
LONG = ("Олександра-Марія", "Щедрик Широкопад", "Найясніша Панія", "Добромил Грізний")


def result(game: str, day: int, *players: tuple[str, int, bool], bot: str = "random", wins: bool = False) -> Result:
    """A match of these persons, in the order of the crests, with a bot that has 12 points."""
    seats = [Player(name, crest, None, points, won) for (name, points, won), crest in zip(players, CRESTS, strict=False)]
    return Result(
        f"{game}{day}", game, {}, (*seats, Player("Raven", "raven", bot, 12, wins)), 9, datetime(2026, 5, day, 12, tzinfo=UTC)
    )


EVENINGS = [
    result(FTK, 1, ("Ann", 4, False), wins=True),
    result(BTT, 2, ("Ann", 20, True), ("Bob", 11, False)),
    result(BTT, 3, ("Ann", 25, True)),
    result(BTT, 4, ("Ann", -2, False), ("Bob", 14, True)),
    result(BTT, 5, ("Ann", 3, False), bot="of-long-ago", wins=True),
]


@pytest.fixture
def screen(qtbot: QtBot, language: Language) -> StatisticsScreen:
    screen = StatisticsScreen([BTT, FTK])
    qtbot.addWidget(screen)
    screen.resize(1024, 640)
    screen.dress(theme("dark"), 0.8)
    screen.show_results(EVENINGS)
    screen.show()
    qtbot.waitExposed(screen)
    screen.activateWindow()
    qtbot.waitUntil(screen.isActiveWindow)
    screen.arrive()
    return screen


def persons(screen: QWidget) -> list[PersonRow]:
    QApplication.processEvents()  # what was added is shown
    return [row for row in screen.findChildren(PersonRow) if not row.isHidden()]


def rivals(screen: QWidget) -> list[str]:
    """What is heard of each opponent."""
    QApplication.processEvents()
    stops = [frame for frame in screen.findChildren(QFrame) if frame.property("role") == "stop" and not frame.isHidden()]
    return [stop.accessibleName() for stop in stops]


def read(screen: QWidget, *names: str) -> list[str]:
    labels = [screen.findChild(QLabel, name) for name in names]
    return [label.text() if label else "" for label in labels]


def figures(screen: QWidget) -> list[str]:
    return read(screen, "name", "matches", "won", "share", "best", "mean", "run")


def choice(screen: QWidget, game: str) -> QPushButton:
    (found,) = [each for each in screen.findChildren(QPushButton) if each.text() == game]
    return found


def test_the_game_played_last_and_its_first_person(screen: StatisticsScreen) -> None:
    assert choice(screen, "Behind the Throne").isChecked()
    assert read(screen, "played") == ["Games: 4 · the last one on 5 May 2026"]
    assert [row.accessibleName() for row in persons(screen)] == [
        "Ann. Games: 4. Victories: 2. Share of victories: 50%. Best result: 25. Average result: 11.5. Victories in a row: 2",
        "Bob. Games: 2. Victories: 1. Share of victories: 50%. Best result: 14. Average result: 12.5. Victories in a row: 1",
    ]
    assert figures(screen) == ["Ann", "4", "2", "50%", "25", "11.5", "2"]
    assert rivals(screen) == [
        "The Daydreamer: games together 3, own victories 2, the rival’s 0",
        "Bob: games together 2, own victories 1, the rival’s 1",
        "Computer: games together 1, own victories 0, the rival’s 1",
    ]
    assert persons(screen)[0].accessibleDescription() == ". ".join(rivals(screen))
    bar = persons(screen)[0].findChild(QProgressBar)
    assert bar is not None
    assert bar.value() == 50


def test_another_person_by_mouse(qtbot: QtBot, screen: StatisticsScreen) -> None:
    qtbot.mouseClick(persons(screen)[1], Qt.MouseButton.LeftButton)
    assert figures(screen) == ["Bob", "2", "1", "50%", "14", "12.5", "1"]
    assert rivals(screen)[0] == "Ann: games together 2, own victories 1, the rival’s 1"
    assert [row.isChecked() for row in persons(screen)] == [False, True]


def test_another_person_and_game_by_keys(qtbot: QtBot, screen: StatisticsScreen) -> None:
    assert screen.focusWidget() is persons(screen)[0]
    qtbot.keyClick(screen.focusWidget(), Qt.Key.Key_Down)
    assert figures(screen)[0] == "Bob"
    heard, met = rivals(screen), []
    while (at := screen.focusWidget()) is not choice(screen, "Behind the Throne"):
        met.append(at.accessibleName())
        qtbot.keyClick(at, Qt.Key.Key_Tab)
        assert len(met) < 20, "Tab does not come to the games"
    assert set(heard) < set(met)
    qtbot.keyClick(screen.focusWidget(), Qt.Key.Key_Right)
    assert choice(screen, "For the King (and Me)").isChecked()
    assert figures(screen) == ["Ann", "1", "0", "0%", "4", "4.0", "0"]


def test_the_chosen_person_stays_from_game_to_game(qtbot: QtBot, screen: StatisticsScreen) -> None:
    screen.show_results([*EVENINGS, result(FTK, 6, ("Ann", 30, True), ("Bob", 1, False))])
    qtbot.mouseClick(persons(screen)[1], Qt.MouseButton.LeftButton)
    qtbot.mouseClick(choice(screen, "Behind the Throne"), Qt.MouseButton.LeftButton)
    assert figures(screen)[0] == "Bob"


def test_negative_points_and_names_that_look_like_html(screen: StatisticsScreen) -> None:
    screen.show_results([result(BTT, 1, ("<b>Ann</b>", -7, False), ("<i>Bob</i>", -8, False))])
    assert figures(screen)[4:6] == ["−7", "−7.0"]
    shown = [label for label in screen.findChildren(QLabel) if "<" in label.text() and not label.isHidden()]
    assert len(shown) >= 3
    assert {label.textFormat().name for label in shown} == {"PlainText"}


def test_games_without_a_table_or_of_computers_alone_show_nothing(screen: StatisticsScreen) -> None:
    screen.show_results([result("of-long-ago", 1, ("Ann", 1, True)), result(BTT, 2)])
    assert persons(screen) == []
    assert button(screen, "to_lobby").isVisible()


def test_an_unknown_crest_is_no_crash(screen: StatisticsScreen) -> None:
    screen.show_results([Result("a", BTT, {}, (Player("Ann", "../dragon", None, 1, True),), 1, datetime(2026, 5, 1, tzinfo=UTC))])
    assert figures(screen)[0] == "Ann"


@pytest.mark.parametrize("size", [(1024, 640), (1440, 900)])
@pytest.mark.parametrize("looks", ["dark", "light"])
def test_nothing_is_cut_off_in_ukrainian(qtbot: QtBot, program: App, looks: str, size: tuple[int, int]) -> None:
    program.choose("language", "uk")
    program.choose("theme", looks)
    program.window.resize(*size)
    qtbot.waitUntil(lambda: program.window.size().toTuple() == size)
    press(qtbot, program.lobby, "statistics_button")
    program.statistics.show_results([result(BTT, 3, *((name, 100 + n, n == 0) for n, name in enumerate(LONG)))])
    assert len(persons(program.statistics)) == 4
    program.statistics.arrive()

    def settled() -> None:
        assert [found for found in cut_off(program.statistics) if not found.startswith("bar:")] == []  # no text is in it

    qtbot.waitUntil(settled)
    assert figures(program.statistics)[3:6] == ["100\u00a0%", "100", "100,0"]
    assert read(program.statistics, "played") == ["Партій: 1 · остання — 3 травня 2026"]


def test_a_list_that_is_too_long_scrolls_to_where_the_keys_go(qtbot: QtBot, screen: StatisticsScreen) -> None:
    screen.show_results([result(BTT, day, (f"Guest {day:02}", day, False)) for day in range(1, 25)])
    qtbot.waitUntil(lambda: persons(screen)[0].height() >= persons(screen)[0].minimumSizeHint().height())
    last = persons(screen)[-1]
    assert last.visibleRegion().isEmpty()
    persons(screen)[0].setFocus()
    for _ in range(23):
        qtbot.keyClick(screen.focusWidget(), Qt.Key.Key_Down)
    assert screen.focusWidget() is last
    assert last.visibleRegion().boundingRect() == last.rect()


# ---------------------------------------------------------------------------------------------------- in the program
def play_match(program: App, qtbot: QtBot, folder: Path, game: str = BTT) -> Match:
    """A match of Ann and a computer, from where its end is laid on the table to the results."""
    match = play_out(Match.begin(Setup(game, {}, (Seat("Ann", "fox"), Seat("Owl", "owl", "random")), 7), folder))
    program.matches.lay(match)
    qtbot.waitUntil(lambda: isinstance(program.window.shown, ResultsScreen), timeout=20_000)
    return match


def to_statistics(program: App, qtbot: QtBot) -> StatisticsScreen:
    press(qtbot, program.lobby, "statistics_button")
    shown = program.window.shown
    assert isinstance(shown, StatisticsScreen)
    return shown


@pytest.mark.parametrize("game", list(registry.games()))
def test_a_match_counts_at_its_end_and_once(qtbot: QtBot, program: App, tmp_path: Path, game: str) -> None:
    match = play_match(program, qtbot, tmp_path, game)
    (counted,), problem = load(tmp_path)  # before anybody looks
    assert problem is None
    assert counted.id == match.id
    program.matches.lay(Match.resume(next(tmp_path.rglob("finished/*.jsonl"))))  # its end once more
    qtbot.waitUntil(lambda: isinstance(program.window.shown, ResultsScreen))
    program.matches.results.lobby_asked.emit()
    shown = to_statistics(program, qtbot)
    assert load(tmp_path) == ([counted], None)
    assert figures(shown)[:3] == ["Ann", "1", str(int(match.winners() in ([0], [0, 1])))]
    assert shown.focusWidget() is persons(shown)[0]
    assert [player.points for player in counted.players] == match.scores()
    qtbot.keyClick(shown, Qt.Key.Key_Escape)
    assert isinstance(program.window.shown, Lobby)
    assert program.window.focusWidget() is button(program.lobby, "statistics_button")


def test_matches_of_earlier_versions_count_too(qtbot: QtBot, program: App, tmp_path: Path) -> None:
    play_out(Match.begin(setup_of(BTT, "Ann", "Bob"), tmp_path))
    Match.begin(setup_of(BTT, "Ann", "Cy"), tmp_path).abandon()
    Match.begin(setup_of(BTT, "Ann", "Di"), tmp_path)
    assert not (tmp_path / FILE).exists()
    assert {row.name for row in persons(to_statistics(program, qtbot))} == {"Ann", "Bob"}


def test_nothing_played_yet_is_said_kindly_in_both_languages(qtbot: QtBot, program: App) -> None:
    shown = to_statistics(program, qtbot)
    assert "The chronicle is still blank" in words_on(shown)
    assert any("“Behind the Throne”" in text for text in words_on(shown))
    assert not button(shown, "forget").isEnabled()
    program.choose("language", "uk")
    qtbot.waitUntil(lambda: "Літопис іще чистий" in words_on(shown))
    qtbot.mouseClick(choice(shown, "За короля і за мене"), Qt.MouseButton.LeftButton)
    assert any("«За короля і за мене»" in text for text in words_on(shown))
    press(qtbot, shown, "to_lobby")
    assert isinstance(program.window.shown, Lobby)


def test_forgetting_asks_first(qtbot: QtBot, program: App, tmp_path: Path) -> None:
    play_match(program, qtbot, tmp_path)
    program.matches.results.lobby_asked.emit()
    shown = to_statistics(program, qtbot)
    for answer, left in (("Keep it all", 1), ("Forget everything", 0)):
        press(qtbot, shown, "forget")
        (box,) = [box for box in program.window.findChildren(QMessageBox) if box.isVisible()]
        assert box.defaultButton().text() == "Keep it all"
        qtbot.mouseClick(choice(box, answer), Qt.MouseButton.LeftButton)
        assert len(persons(shown)) == left
        qtbot.waitUntil(lambda: not program.window.findChildren(QMessageBox))
    qtbot.keyClick(shown, Qt.Key.Key_Escape)
    assert persons(to_statistics(program, qtbot)) == []
    assert len(list(tmp_path.rglob("finished/*.jsonl"))) == 1  # it can still be looked at


def test_enter_alone_forgets_nothing(qtbot: QtBot, program: App, tmp_path: Path) -> None:
    play_match(program, qtbot, tmp_path)
    program.matches.results.lobby_asked.emit()
    shown = to_statistics(program, qtbot)
    button(shown, "forget").setFocus()
    qtbot.keyClick(button(shown, "forget"), Qt.Key.Key_Return)
    (box,) = [box for box in program.window.findChildren(QMessageBox) if box.isVisible()]
    qtbot.keyClick(box, Qt.Key.Key_Return)
    assert not box.isVisible()
    assert len(persons(shown)) == 1


def test_a_damaged_file_is_said_and_everything_counted_anew(qtbot: QtBot, program: App, tmp_path: Path) -> None:
    play_match(program, qtbot, tmp_path)
    program.matches.results.lobby_asked.emit()
    (tmp_path / FILE).write_bytes(b"nonsense" * 600)
    shown = to_statistics(program, qtbot)
    (box,) = [box for box in program.window.findChildren(QMessageBox) if box.isVisible()]
    assert "The statistics were damaged" in box.text()
    box.accept()
    assert len(persons(shown)) == 1
    assert (tmp_path / f"{FILE}.bad").exists()
    program.window.back()
    to_statistics(program, qtbot)
    assert not [other for other in program.window.findChildren(QMessageBox) if other.isVisible()]


def test_where_nothing_can_be_written_the_game_and_the_screen_go_on(qtbot: QtBot, program: App, tmp_path: Path) -> None:
    program.instance.writable = False
    program.matches.lay(play_out(Match(setup_of(BTT, "Ann", "Bob"))))
    qtbot.waitUntil(lambda: isinstance(program.window.shown, ResultsScreen))
    program.matches.results.lobby_asked.emit()
    assert persons(to_statistics(program, qtbot)) == []
    assert not (tmp_path / FILE).exists()
    program.instance.writable = True


def test_a_full_disk_at_the_end_of_a_match(qtbot: QtBot, program: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Full(sqlite3.OperationalError):
        sqlite_errorcode = sqlite3.SQLITE_FULL

    def no_room(*arguments: object, **more: object) -> sqlite3.Connection:
        raise Full("database or disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(sqlite3, "connect", no_room)
        play_match(program, qtbot, tmp_path)
    program.matches.results.lobby_asked.emit()
    shown = to_statistics(program, qtbot)  # there is room again
    (box,) = [box for box in program.window.findChildren(QMessageBox) if box.isVisible()]
    assert "cannot be written" in box.text()
    box.accept()
    assert len(persons(shown)) == 1
