"""The final screen: every line of every seat, for any game, whoever won."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QLabel
from pytestqt.qtbot import QtBot

from cardgames.engine import registry
from cardgames.session.match import Match
from tests.ui.conftest import button, play_out, press, setup_of, words_on
from ui.language import Language
from ui.screens.results import ResultsScreen
from ui.tables.art import Art
from ui.tables.faces import CardFace
from ui.theme import theme
from ui.widgets.chart import Chart, Course, beside
from ui.widgets.laurel import Laurel

GAMES = list(registry.games())
CARDS = (CardFace("behind-the-throne/9-king"),) * 4


@pytest.fixture
def screen(qtbot: QtBot, language: Language) -> ResultsScreen:
    screen = ResultsScreen(Art())
    qtbot.addWidget(screen)
    screen.resize(1024, 640)
    screen.dress(theme("dark"), 0.8)
    screen.show()
    qtbot.waitExposed(screen)
    return screen


def rows(screen: ResultsScreen) -> list[QFrame]:
    QApplication.processEvents()  # what was added is shown
    frames = [frame for frame in screen.findChildren(QFrame) if not frame.isHidden()]
    return [frame for frame in frames if frame.property("role") in ("winner", "row")]


def said(widget: QFrame) -> list[str]:
    return [label.text() for label in widget.findChildren(QLabel) if label.text()]


@pytest.mark.parametrize("game", GAMES)
def test_every_seat_line_by_line(screen: ResultsScreen, game: str) -> None:
    names = ("Ann", "Bob", "Cy", "Di", "Eve")[: registry.game(game).seats[-1]]
    match = play_out(Match(setup_of(game, *names, bot="random")))
    screen.show_match(match, CARDS)
    scores, winners, lines = match.scores(), match.winners(), match.reckoning()
    assert scores
    assert winners
    assert lines
    shown = rows(screen)
    order = [next(name for name in names if name in said(row)) for row in shown]
    assert sorted(order) == sorted(names)
    totals = [scores[names.index(name)] for name in order]
    assert totals[len(winners) :] == sorted(totals[len(winners) :], reverse=True)
    for row, name in zip(shown, order, strict=True):
        seat = names.index(name)
        numbers = [int(text.replace("−", "-")) for text in said(row) if text.lstrip("−").isdigit()]
        points = [line.points for line in lines[seat]]
        assert numbers[1:] == [scores[seat], *points]  # after its place
        assert (row.property("role") == "winner") == (seat in winners)
        assert row.accessibleName().count(";") == max(0, len(points) - 1)


@pytest.mark.parametrize("game", GAMES)
def test_the_course_is_told_and_ends_at_the_points(screen: ResultsScreen, game: str) -> None:
    match = play_out(Match(setup_of(game, "Ann", "Bob", "Cy", bot="random")))
    screen.show_match(match, CARDS)
    chart, scores = screen.findChild(Chart), match.scores()
    assert isinstance(chart, Chart)
    assert scores
    assert chart.accessibleName() == "The course of the game"
    heading, *told = chart.accessibleDescription().split(". ")
    assert heading == "Points after every turn"
    names, lines = zip(*(line.split(": ") for line in told), strict=True)
    assert [int(line.split(", ")[0]) for line in lines] == [0, 0, 0]
    assert {name: int(line.split(", ")[-1]) for name, line in zip(names, lines, strict=True)} == dict(
        zip(("Ann", "Bob", "Cy"), scores, strict=True)
    )
    assert scores[("Ann", "Bob", "Cy").index(names[0])] == max(scores)


def test_the_course_is_drawn_in_the_colours_of_the_crests(screen: ResultsScreen) -> None:
    screen.show_match(play_out(Match(setup_of(GAMES[0], "Ann", "Bob", bot="random"))), CARDS)
    QApplication.processEvents()
    chart = screen.findChild(Chart)
    assert isinstance(chart, Chart)
    chart.show_courses([Course("fox", [0, 4, 4], won=True), Course("owl", [0, 0, 2], won=False)])
    image = chart.grab().toImage()
    left, right = (
        {image.pixelColor(x, y).name() for x in columns for y in range(image.height())}
        for columns in (range(40, 120), range(image.width() - 120, image.width() - 70))
    )
    for line in ("#f0a04a", "#4fc3be"):
        assert line in left
        assert line in right


def test_crests_of_equal_ends_stand_side_by_side() -> None:
    assert beside([7, 7, 7], room=2) == [0, 1, 2]
    assert beside([9, 7, 8, 3], room=2) == [0, 0, 1, 0]


def test_as_many_cards_behind_the_wreath_as_there_are(screen: ResultsScreen) -> None:
    """The winner may have any number of them, even none."""
    match = play_out(Match(setup_of(GAMES[0], "Ann", "Bob", bot="random")))
    laurel = screen.findChild(Laurel)
    assert isinstance(laurel, Laurel)
    grabs = []
    for count in range(6):
        screen.show_match(match, (CardFace("behind-the-throne/9-king"),) * count)
        grabs.append(laurel.grab().toImage())
    places = [(x, y) for x in range(0, grabs[0].width(), 3) for y in range(0, grabs[0].height(), 3)]
    covered = [sum(grab.pixel(x, y) != grabs[0].pixel(x, y) for x, y in places) for grab in grabs]
    assert 0 == covered[0] < covered[1] < covered[2] < covered[3] < covered[4] == covered[5]


def test_headline_names_all_who_share_the_victory(screen: ResultsScreen, monkeypatch: pytest.MonkeyPatch) -> None:
    match = play_out(Match(setup_of(GAMES[0], "Ann", "Bob", "Cy", bot="random")))
    for winners, headline in (([1], "Bob wins"), ([0, 2], "Ann and Cy win"), ([0, 1, 2], "Ann, Bob and Cy win")):
        monkeypatch.setattr(match, "winners", lambda winners=winners: winners)
        screen.show_match(match, CARDS)
        assert headline in words_on(screen)


def test_a_name_is_text_whatever_it_looks_like(screen: ResultsScreen) -> None:
    match = play_out(Match(setup_of(GAMES[0], "<b>Ann</b>", "<b>Bob</b>", bot="random")))
    screen.show_match(match, CARDS)
    labels = [label for row in rows(screen) for label in row.findChildren(QLabel) if "<b>" in label.text()]
    assert len(labels) == 2
    headline = screen.findChild(QLabel, "headline")
    assert headline is not None
    for label in (*labels, headline):
        assert "<b>" in label.text()
        assert label.textFormat().name == "PlainText"


@pytest.mark.parametrize(("name", "signal"), [(way, f"{way}_asked") for way in ("again", "same", "lobby", "table")])
def test_ways_on(qtbot: QtBot, screen: ResultsScreen, name: str, signal: str) -> None:
    screen.show_match(play_out(Match(setup_of(GAMES[0], "Ann", "Bob", bot="random"))), CARDS)
    with qtbot.waitSignal(getattr(screen, signal)):
        press(qtbot, screen, name)


def test_a_second_match_leaves_nothing_of_the_first(qtbot: QtBot, screen: ResultsScreen) -> None:
    screen.show_match(play_out(Match(setup_of(GAMES[0], "Ann", "Bob", "Cy", "Di", bot="random"))), CARDS)
    screen.show_match(play_out(Match(setup_of(GAMES[0], "Ann", "Bob", bot="random"))), CARDS)
    assert len(rows(screen)) == 2


def test_who_loses_a_tie_is_second(screen: ResultsScreen, monkeypatch: pytest.MonkeyPatch) -> None:
    match = play_out(Match(setup_of("for-the-king", "Ann", "Bob", "Cy", bot="steward")))
    monkeypatch.setattr(match, "scores", lambda: [7, 8, 8])
    monkeypatch.setattr(match, "winners", lambda: [1])
    screen.show_match(match, CARDS)
    assert [said(row)[:2] for row in rows(screen)] == [["1", "Bob"], ["2", "Cy"], ["3", "Ann"]]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_the_key_that_ended_the_game_begins_no_other(qtbot: QtBot, screen: ResultsScreen, key: Qt.Key) -> None:
    """The way on has the focus, but is not taken by a key that was meant for the table, nor by one that is held down."""
    screen.show_match(play_out(Match(setup_of(GAMES[0], "Ann", "Bob", bot="random"))), CARDS)
    screen.activateWindow()
    qtbot.waitUntil(screen.isActiveWindow)
    screen.arrive()
    again = button(screen, "again")
    assert again.hasFocus()
    with qtbot.assertNotEmitted(screen.again_asked):
        qtbot.keyClick(again, key)
    qtbot.waitUntil(lambda: not screen._early.isActive())
    with qtbot.assertNotEmitted(screen.again_asked):
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(again, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "", True))
    with qtbot.waitSignal(screen.again_asked):
        qtbot.keyClick(again, key)


def test_rows_are_whole_after_another_language(qtbot: QtBot, screen: ResultsScreen, language: Language) -> None:
    """The rows are made anew then: each has its crest again."""
    screen.show_match(play_out(Match(setup_of(GAMES[0], "Ann", "Bob", bot="random"))), CARDS)
    language.set("uk")
    qtbot.waitUntil(lambda: "Ann перемагає" in words_on(screen) or "Bob перемагає" in words_on(screen))
    crests = [found.pixmap() for row in rows(screen) for found in row.findChildren(QLabel) if found.property("art")]
    assert [crest.width() for crest in crests] == [29, 29]
