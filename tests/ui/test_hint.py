"""The Grey Cardinal's advice: by key and by mouse, for the person at the screen alone, and without a trace in the match."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardgames.engine.reasons import percent
from cardgames.session.match import Match
from cardgames.session.seats import CRESTS, Seat, Setup
from cardgames.session.thinking import Answer
from cardgames.words import Words
from tests import networks
from tests.playing import every_game
from tests.ui.conftest import setup_of
from tests.ui.controllers.test_match import stage
from ui.app import App
from ui.controllers import match as module
from ui.screens.table import TableScreen
from ui.tables.art import Art
from ui.tables.coach import Coach

BTT, FTK = "behind-the-throne", "for-the-king"
PATIENCE = 60_000  # milliseconds; only a failing test waits so long


def asked(qtbot: QtBot, court: App, match: Match) -> TableScreen:
    """The table of a match, as soon as a person at it has something to choose."""
    court.matches.lay(match)
    screen = court.window.shown
    assert isinstance(screen, TableScreen)
    while True:
        qtbot.waitUntil(lambda: screen.table.prompt is not None or screen.curtain.down, timeout=PATIENCE)
        if screen.table.prompt is None:
            qtbot.waitUntil(lambda: not screen.curtain.settling)
            qtbot.keyClick(screen.curtain, Qt.Key.Key_Return)
        elif len(screen.table.prompt.legal) > 1:
            return screen
        else:
            screen.table.choose(screen.table.prompt.legal[0])


def against(game: str, *bots: str) -> Match:
    """One person against these."""
    seats = zip(("Olena", "Owl", "Hare"), CRESTS, (None, *bots), strict=False)
    return Match(Setup(game, {}, tuple(Seat(*seat) for seat in seats), 7))


def advised(qtbot: QtBot, screen: TableScreen) -> str:
    """What the coach says once he has thought."""
    said = screen.coach.accessibleName
    qtbot.waitUntil(lambda: screen.coach.isVisible() and "think" not in said() and "подумати" not in said(), timeout=PATIENCE)
    return said()


@pytest.mark.parametrize(("win", "told"), [(0.998, 99), (0.002, 1), (1.0, 100), (0.5, 50)])
def test_nothing_is_certain_before_it_is(qtbot: QtBot, win: float, told: int) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    coach = Coach(Art(), window)
    answer = Answer("", 1, 0, "take", candidates=[{"action": "take", "win": win, "points": 3.0}])
    coach.advise(Words("en", "behind-the-throne"), answer, QRect(0, 0, 40, 40), left=False)
    assert f"Chance of victory: {told}%" in coach.accessibleName()


@pytest.mark.parametrize("game", every_game())
def test_by_key_he_names_an_action_its_chances_and_why(qtbot: QtBot, court: App, game: str) -> None:
    screen = asked(qtbot, court, against(game, "page"))
    with qtbot.waitSignal(screen.controller.advised, timeout=PATIENCE) as signal:
        qtbot.keyClick(screen.table, Qt.Key.Key_H)
    assert signal.args
    answer: Answer = signal.args[0]
    said = advised(qtbot, screen)
    words = screen.controller.words
    assert answer.action in screen.controller.legal()
    assert said.startswith(words.action(str(answer.action)))
    assert f"Chance of victory: {percent(answer.candidates[0]['win'])}%" in said
    assert 0 < len(answer.reasons) <= 3
    for reason in answer.reasons:
        assert words.say(f"reason-{reason['key']}", **reason["params"]) in said


def test_by_mouse_and_away_again(qtbot: QtBot, court: App) -> None:
    screen = asked(qtbot, court, against(BTT, "page"))
    qtbot.mouseClick(screen.form.hint, Qt.MouseButton.LeftButton)
    assert screen.coach.isVisible(), "it says at once that it thinks"
    advised(qtbot, screen)
    qtbot.mouseClick(screen.form.hint, Qt.MouseButton.LeftButton)
    assert not screen.coach.isVisible()
    for way in (Qt.Key.Key_Escape, Qt.Key.Key_H):
        qtbot.keyClick(screen.table, Qt.Key.Key_H)
        advised(qtbot, screen)
        qtbot.keyClick(screen.table, way)
        assert not screen.coach.isVisible()
    assert court.window.shown is screen, "Escape has only sent the coach away"


def test_he_goes_with_the_next_step(qtbot: QtBot, court: App) -> None:
    screen = asked(qtbot, court, against(BTT, "page"))
    qtbot.keyClick(screen.table, Qt.Key.Key_H)
    advised(qtbot, screen)
    assert screen.table.prompt is not None
    screen.table.choose(screen.table.prompt.legal[0])
    assert not screen.coach.isVisible()


def test_few_words_after_many_get_a_small_bubble_again(qtbot: QtBot) -> None:
    room = QWidget()
    qtbot.addWidget(room)
    room.resize(1440, 900)
    coach, button = Coach(Art(), room), QRect(1100, 60, 240, 40)
    coach.dress(True, 1)
    words = Words("en", BTT)
    words.names = ["Olena", "Owl"]
    heights = []
    for answer in ("reveal", "swap 1:king", "reveal"):
        reasons = [{"key": "bust", "params": {"percent": 24, "high": False}}] * 5 if answer != "reveal" else []
        coach.advise(words, Answer("", 1, 0, answer, reasons=reasons), button, False)
        heights.append(coach.height())
    assert heights[1] > heights[0] == heights[2]


def test_he_speaks_the_language_of_the_program(qtbot: QtBot, court: App) -> None:
    court.choose("language", "uk")
    screen = asked(qtbot, court, against(BTT, "page"))
    qtbot.keyClick(screen.table, Qt.Key.Key_H)
    said = advised(qtbot, screen).replace("Olena", "").replace("Owl", "")
    assert not [letter for letter in said if "a" <= letter.lower() <= "z"]
    QApplication.sendEvent(screen.coach, QEvent(QEvent.Type.LanguageChange))
    assert not screen.coach.isVisible()


@pytest.mark.parametrize("size", [(1024, 640), (1440, 900)])
def test_he_is_wholly_on_the_screen_and_beside_his_button(qtbot: QtBot, court: App, size: tuple[int, int]) -> None:
    court.window.resize(*size)
    screen = asked(qtbot, court, against(FTK, "page", "scribe"))
    qtbot.waitUntil(lambda: screen.size().toTuple() == size)
    folded, button = screen.form.hintFolded, screen.form.hint
    shown = button if button.isVisible() else folded
    assert button.isVisible() != folded.isVisible() or size[0] > 1024
    qtbot.mouseClick(shown, Qt.MouseButton.LeftButton)
    advised(qtbot, screen)
    assert screen.rect().contains(screen.coach.geometry())
    assert not screen.coach.geometry().intersects(QRect(shown.mapTo(screen, QPoint()), shown.size()).adjusted(8, 8, -8, -8))
    assert screen.coach.geometry().contains(screen.coach.words.geometry().translated(screen.coach.pos()))


def test_without_a_cardinal_there_is_nobody_to_ask(qtbot: QtBot, program: App) -> None:
    with networks.missing():
        screen = asked(qtbot, program, against(BTT, "threshold"))
        assert not screen.form.hint.isVisible()
        qtbot.keyClick(screen.table, Qt.Key.Key_H)
        assert not screen.coach.isVisible()


def test_behind_the_curtain_nobody_is_advised(qtbot: QtBot, court: App) -> None:
    setup = setup_of(FTK, "Olena", "Petro")
    court.matches.lay(Match(replace(setup, deal=1)))
    screen = court.window.shown
    assert isinstance(screen, TableScreen)
    qtbot.waitUntil(lambda: screen.curtain.down)
    for target in (screen.curtain, screen, screen.table):
        qtbot.keyClick(target, Qt.Key.Key_H)
    screen.controller.advise()
    assert court.matches.thinker.asked is None
    assert not screen.coach.isVisible()
    qtbot.waitUntil(lambda: not screen.curtain.settling)
    qtbot.keyClick(screen.curtain, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: screen.table.prompt is not None)
    qtbot.keyClick(screen.table, Qt.Key.Key_H)
    assert court.matches.thinker.asked is not None
    assert court.matches.thinker.asked.view == screen.controller.view(), "what the person at the screen sees, and nothing else"
    advised(qtbot, screen)
    while not screen.curtain.down:
        qtbot.waitUntil(lambda: screen.table.prompt is not None or screen.curtain.down)
        if screen.table.prompt is not None:
            qtbot.keyClick(screen.table, Qt.Key.Key_H)
            screen.table.choose(screen.table.prompt.legal[0])
    assert not screen.coach.isVisible()
    assert court.matches.thinker.asked is None, "what was asked for one person is not answered before another"


class TestTheMatch:
    """Seen from the controller, with a thinker that answers what it is told."""

    def test_a_match_with_hints_is_the_match_without(self, qtbot: QtBot, levels: None) -> None:
        def played(hints: bool) -> tuple[Any, list[str]]:
            play = stage(BTT, None, "page", deal=5)
            controller, questions = play.controller, list[str]()
            controller.start()
            match = controller.match
            for number in range(40):
                before = len(match.steps)
                if match.actor is None:
                    break
                if match.actor == 0:
                    if hints:
                        controller.advise()
                        assert play.thinker.questions[-1].bot == "cardinal"
                        play.thinker.reply = Answer(match.id, match.version, 0, match.legal()[0])
                        qtbot.waitUntil(lambda: play.thinker.reply is None)
                        controller.advise()  # and one that is never answered
                    controller.submit(match.version, Random(number).choice(match.legal()))
                else:
                    question = [each for each in play.thinker.questions if each.bot == "page"][-1]
                    questions.append(question.seed)
                    play.thinker.reply = Answer(match.id, match.version, 1, question.legal[0])
                    qtbot.waitUntil(lambda before=before: len(match.steps) > before)  # type: ignore[misc]
            controller.close()
            return match.record(), questions

        assert played(hints=True) == played(hints=False)

    def test_a_hint_can_be_asked_for_and_the_decision_taken_back_all_the_same(self, qtbot: QtBot, levels: None) -> None:
        play = stage(FTK, None, None, deal=1)
        controller = play.controller
        controller.start()
        controller.handed()
        able, version, steps = controller.undoable(), controller.match.version, len(controller.match.steps)
        controller.advise()
        assert (controller.undoable(), controller.match.version, len(controller.match.steps)) == (able, version, steps)

    def test_a_decision_before_the_answer_drops_the_question(self, qtbot: QtBot, levels: None) -> None:
        play = stage(BTT, None, None)
        advised = QSignalSpy(play.controller.advised)
        play.controller.start()
        play.controller.advise()
        play.controller.advise()
        assert len(play.thinker.questions) == 1, "one question at a time"
        asked = play.thinker.questions[0]
        play.controller.submit(play.controller.match.version, "reveal")
        assert play.thinker.cancelled == 1
        play.thinker.reply = Answer(asked.match, asked.version, asked.seat, "reveal")
        qtbot.wait(20)
        assert advised.count() == 0

    def test_an_adviser_who_does_not_answer_is_given_up_and_can_be_asked_again(
        self, qtbot: QtBot, levels: None, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(module, "PATIENCE", 30)
        play = stage(BTT, None, None)
        play.controller.start()
        with qtbot.waitSignal(play.controller.advised) as given:
            play.controller.advise()
        assert given.args
        assert given.args[0].action is None
        assert play.thinker.cancelled == 1
        play.controller.advise()
        assert len(play.thinker.questions) == 2
        asked = play.thinker.questions[1]
        play.thinker.reply = Answer(asked.match, asked.version, asked.seat, "reveal")
        with qtbot.waitSignal(play.controller.advised) as given:
            pass
        assert given.args
        assert given.args[0].action == "reveal"

    def test_nobody_is_advised_while_an_opponent_thinks(self, qtbot: QtBot, levels: None) -> None:
        play = stage(BTT, "random", "random", deal=5)
        play.controller.start()
        questions = list(play.thinker.questions)
        play.controller.advise()
        assert play.thinker.questions == questions
        play.controller.close()
