"""The controller of a match: who is asked and when, what reaches the screen, and opponents that stall, die or cheat."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from cardgames.session.match import Match, Step
from cardgames.session.seats import CRESTS, Seat, Setup
from cardgames.session.thinking import Answer, Question, Thinker
from cardgames.words import Words
from ui.controllers import match as module
from ui.controllers.match import MatchController

THRONE, KING = "behind-the-throne", "for-the-king"


class StillThinker(Thinker):
    """Answers what it is told, or nothing at all; no process stands behind it."""

    def __init__(self) -> None:
        self.questions: list[Question] = []
        self.cancelled = 0
        self.reply: Answer | None = None

    def ask(self, asked: Question) -> None:
        self.questions.append(asked)

    def answer(self, timeout: float = 0) -> Answer | None:
        reply, self.reply = self.reply, None
        return reply

    def cancel(self) -> None:
        self.cancelled += 1


@dataclass
class Stage:
    """A controller, and a table that is ready as soon as it has been told."""

    controller: MatchController
    thinker: StillThinker
    steps: list[Step] = field(default_factory=list)
    hold: bool = False  # the table is not ready by itself

    def show(self, step: Step) -> None:
        self.steps.append(step)
        if not self.hold:
            self.controller.ready()


def stage(game: str, *bots: str | None, deal: int = 3, pace: float = 0.0) -> Stage:
    seats = tuple(Seat(crest, crest, bot) for crest, bot in zip(CRESTS, bots, strict=False))
    thinker = StillThinker()
    controller = MatchController(Match(Setup(game, {}, seats, deal)), thinker, Words("en", game), pace)
    made = Stage(controller, thinker)
    controller.advanced.connect(made.show)
    return made


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(module, "LISTENING", 1)
    monkeypatch.setattr(module, "PATIENCE", 60)
    return iter(())


def actions(controller: MatchController) -> list[str]:
    return [step.action for step in controller.match.steps]


def test_chance_plays_by_itself_and_then_a_person_is_asked(qtbot: QtBot) -> None:
    play = stage(THRONE, None, None)
    asked = QSignalSpy(play.controller.asked)
    play.controller.start()
    assert [step.actor for step in play.steps] == ["chance", "chance"]
    assert asked.at(0) == [play.controller.match.version, play.controller.match.actor]


def test_nothing_happens_before_the_start(qtbot: QtBot) -> None:
    play = stage(THRONE, None, None)
    play.controller.pause(True)
    play.controller.pause(False)
    assert actions(play.controller) == []


def test_nobody_is_asked_before_the_table_has_shown_the_step(qtbot: QtBot) -> None:
    play = stage(THRONE, None, None)
    play.hold = True
    play.controller.start()
    assert len(play.controller.match.steps) == 1, "the second draw must wait for ready()"
    play.controller.ready()
    assert len(play.controller.match.steps) == 2
    play.controller.ready()
    play.controller.ready()  # once too often
    assert len(play.controller.match.steps) == 2


def test_a_double_click_is_one_decision(qtbot: QtBot) -> None:
    play = stage(THRONE, None, None)
    play.controller.start()
    version = play.controller.match.version
    play.controller.submit(version, "reveal")
    play.controller.submit(version, "reveal")
    assert actions(play.controller).count("reveal") == 1


def test_after_a_refused_action_the_person_is_asked_again(qtbot: QtBot) -> None:
    play = stage(THRONE, None, None)
    play.controller.start()
    asked, before = QSignalSpy(play.controller.asked), actions(play.controller)
    play.controller.submit(play.controller.match.version, "take")
    assert actions(play.controller) == before
    assert asked.count() == 1


def test_a_bot_is_asked_with_the_view_of_its_seat_alone(qtbot: QtBot) -> None:
    play = stage(KING, "steward", "steward")
    play.controller.start()
    asked = play.thinker.questions[-1]
    match = play.controller.match
    assert asked.view == json.loads(json.dumps(match.view(asked.seat)))
    assert asked.seat == match.actor
    assert not {"deck", "favor"} & asked.view.keys()


def test_an_answer_is_carried_out(qtbot: QtBot) -> None:
    play = stage(THRONE, "random", "random", deal=5)
    # The first decision is forced: it is made at once, without a question.
    play.controller.start()
    asked = play.thinker.questions[-1]
    play.thinker.reply = Answer(asked.match, asked.version, asked.seat, "take")
    qtbot.waitUntil(lambda: "take" in actions(play.controller))


def test_an_early_answer_waits_until_the_opponent_has_seemed_to_think(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "THINKING", (10**6, 10**6))
    monkeypatch.setattr(module, "PATIENCE", 10_000)
    play = stage(THRONE, "random", "random", deal=5, pace=1.0)
    play.controller.start()
    asked, before = play.thinker.questions[-1], actions(play.controller)
    play.thinker.reply = Answer(asked.match, asked.version, asked.seat, "take")
    qtbot.waitUntil(lambda: play.thinker.reply is None)
    assert actions(play.controller) == before
    play.controller._seem.start(0)  # now it has
    qtbot.waitUntil(lambda: actions(play.controller)[len(before) :][:1] == ["take"])
    play.controller.close()


def test_a_late_answer_is_carried_out_at_once(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """The opponent thinks while it seems to: what it has taken beyond that is all that one waits for."""
    monkeypatch.setattr(module, "THINKING", (20, 20))
    monkeypatch.setattr(module, "PATIENCE", 10_000)
    play = stage(THRONE, "random", "random", deal=5, pace=1.0)
    play.controller.start()
    asked, before = play.thinker.questions[-1], actions(play.controller)
    monkeypatch.setattr(module, "THINKING", (10**6, 10**6))  # of the next one, so that it does not come in between
    qtbot.wait(40)
    assert actions(play.controller) == before
    carried_out = QSignalSpy(play.controller.advanced)
    play.thinker.reply = Answer(asked.match, asked.version, asked.seat, "take")
    qtbot.waitUntil(lambda: play.thinker.reply is None)
    assert carried_out.count() > 0
    play.controller.close()


@pytest.mark.parametrize("wrong", ["swap 9:king", "shuffle king", None])
def test_an_illegal_answer_is_replaced_once(qtbot: QtBot, wrong: str | None) -> None:
    play = stage(THRONE, "random", "random", deal=5)
    trouble = QSignalSpy(play.controller.trouble)
    play.controller.start()
    asked, before = play.thinker.questions[-1], len(play.controller.match.steps)
    play.thinker.reply = Answer(asked.match, asked.version, asked.seat, wrong)
    qtbot.waitUntil(lambda: len(play.controller.match.steps) > before)
    assert play.controller.match.steps[before].action in asked.legal
    assert trouble.at(0) == ["replaced"]
    play.controller.close()


def test_a_bot_that_stalls_is_replaced_and_its_process_dropped(qtbot: QtBot) -> None:
    play = stage(THRONE, "random", "random", deal=5)
    play.controller.start()
    before = len(play.controller.match.steps)
    qtbot.waitUntil(lambda: len(play.controller.match.steps) > before)
    assert play.thinker.cancelled
    play.controller.close()


def test_a_late_answer_of_another_match_changes_nothing(qtbot: QtBot) -> None:
    play = stage(THRONE, "random", "random", deal=5)
    play.controller.start()
    asked = play.thinker.questions[-1]
    asks = len(play.thinker.questions)
    before = actions(play.controller)
    play.thinker.reply = Answer("another", asked.version, asked.seat, "take")
    qtbot.waitUntil(lambda: len(play.thinker.questions) > asks)
    assert actions(play.controller) == before
    play.controller.close()


def test_nothing_is_decided_behind_a_dialog(qtbot: QtBot) -> None:
    play = stage(THRONE, "random", "random", deal=5)
    play.controller.start()
    asked, before = play.thinker.questions[-1], actions(play.controller)
    play.controller.pause(True)
    play.thinker.reply = Answer(asked.match, asked.version, asked.seat, "take")
    qtbot.wait(20)
    assert actions(play.controller) == before
    play.controller.pause(False)
    assert actions(play.controller)[len(before)] == "take"
    play.controller.close()


def test_a_closed_controller_plays_no_more(qtbot: QtBot) -> None:
    play = stage(THRONE, "random", "random", deal=5)
    play.controller.start()
    before = actions(play.controller)
    play.controller.close()
    qtbot.wait(80)
    assert actions(play.controller) == before


def test_taking_back_asks_the_same_person_again(qtbot: QtBot) -> None:
    play = stage(KING, None, "steward")
    controller = play.controller
    controller.start()
    while controller.match.actor != 0 or "pass" not in controller.legal():
        if controller.match.actor == 0:
            controller.submit(controller.match.version, controller.legal()[0])
        else:
            asked = play.thinker.questions[-1]
            play.thinker.reply = Answer(asked.match, asked.version, asked.seat, asked.legal[0])
            qtbot.wait(3)
    version = controller.match.version
    controller.submit(version, "bid 50")
    assert play.thinker.questions[-1].version > version, "the opponent thinks already, but has not decided"
    assert controller.undoable()
    asked_again = QSignalSpy(controller.asked)
    controller.undo()
    assert controller.match.version > version, "an answer to the first question must not fit the second"
    assert asked_again.at(0) == [controller.match.version, 0]
    assert play.thinker.cancelled, "the question about the bid that is gone must not be answered"


def test_persons_without_secrets_change_without_a_curtain(qtbot: QtBot) -> None:
    play = stage(THRONE, None, None)
    controller = play.controller
    handing = QSignalSpy(controller.handing)
    controller.start()
    first = controller.me()
    controller.submit(controller.match.version, "reveal")
    controller.submit(controller.match.version, "take")
    assert controller.me() == 1 - first
    assert handing.count() == 0


def test_a_person_alone_never_meets_a_curtain(qtbot: QtBot) -> None:
    play = stage(KING, None, "steward")
    handing = QSignalSpy(play.controller.handing)
    play.controller.start()
    qtbot.wait(20)
    assert handing.count() == 0
    play.controller.close()


def test_the_curtain_falls_before_another_persons_secret(qtbot: QtBot) -> None:
    play = stage(KING, None, None, deal=1)  # seat 1 begins
    controller = play.controller
    asked, handing = QSignalSpy(controller.asked), QSignalSpy(controller.handing)
    seen_at_the_fall: list[int] = []
    controller.handing.connect(lambda seat: seen_at_the_fall.append(controller.me()))
    controller.start()
    assert handing.count() == 1
    assert asked.count() == 0, "nobody is asked before he has the screen"
    assert controller.legal() == ()
    controller.handed()
    first = controller.me()
    while handing.count() == 1:
        controller.submit(controller.match.version, controller.legal()[0])
    second = handing.at(1)[0]
    assert seen_at_the_fall[1] == first != second, "the curtain is up before the seat at the screen changes"
    assert controller.legal() == ()
    decisions = actions(controller)
    controller.submit(controller.match.version, controller.match.legal()[0])
    assert actions(controller) == decisions, "nothing is decided behind the curtain"
    controller.handed()
    assert controller.me() == second


def test_a_match_that_is_gone_on_with_begins_behind_the_curtain(qtbot: QtBot) -> None:
    match = Match(Setup(KING, {}, tuple(Seat(crest, crest) for crest in CRESTS[:2]), 3))
    while match.actor == "chance":
        match.draw()
    controller = MatchController(match, StillThinker(), Words("en", KING), 0.0)
    asked, handing = QSignalSpy(controller.asked), QSignalSpy(controller.handing)
    controller.start()
    assert handing.at(0) == [match.actor]
    assert asked.count() == 0


def test_what_reaches_the_screen_is_what_the_seat_may_know(qtbot: QtBot) -> None:
    play = stage(KING, None, "steward")
    play.controller.start()
    shuffles = [step for step in play.steps if step.action.startswith("shuffle")]
    assert shuffles
    assert {step.action for step in shuffles} == {"shuffle ?"}
    for step in play.controller.history():
        assert not any(event.secret for event in step.events)
    play.controller.close()
