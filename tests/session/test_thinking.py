"""The thinking process: plain questions and answers, and every way in which an opponent can fail."""

from __future__ import annotations

import json
import logging
import os
import selectors
import signal
from collections.abc import Iterator
from dataclasses import asdict, replace
from random import Random

import pytest

from cardgames.ai.levels import LEVELS
from cardgames.engine.bot import Budget
from cardgames.session.match import Match, replay
from cardgames.session.thinking import Answer, Question, Thinker, action_of, advice, question
from tests.playing import setup, step
from tests.session.children import explaining_cardinal, stillborn, toy_work
from tests.toy_game import Berries, Greedy

ENOUGH = 60.0  # seconds for an answer that must come; only a failing test waits so long


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    thinker = Thinker(toy_work)
    yield thinker
    thinker.close()


@pytest.fixture
def asked(berries: Berries) -> Question:
    """A question in which there is something to choose."""
    match = Match(setup("berries", 2, bots=["greedy", "greedy"]), id="match-1")
    while len(match.legal()) < 3:
        step(match)
    return question(match)


def by(bot: str, asked: Question) -> Question:
    return replace(asked, bot=bot)


def answered(thinker: Thinker, asked: Question) -> Answer:
    thinker.ask(asked)
    answer = thinker.answer(ENOUGH)
    assert answer is not None
    return answer


def test_a_question_is_plain_data_for_one_seat(berries: Berries) -> None:
    match = Match(setup("berries", 2, bots=["greedy", "greedy"]), id="match-1")
    while len(match.legal()) < 3:
        step(match)
    asked = question(match)
    assert json.loads(json.dumps(asdict(asked))) == asdict(asked)
    assert asked.seat == match.actor
    assert asked.view == match.view(asked.seat)
    assert (asked.match, asked.version, asked.game, asked.bot) == ("match-1", match.version, "berries", "greedy")
    assert asked.legal == match.legal()


def test_what_is_hidden_is_not_in_the_question(berries: Berries) -> None:
    """Two deals that a seat cannot tell apart give the same question."""
    questions = []
    for order in ("bear,fox,owl,bear,fox,owl,bear,fox,owl", "bear,bear,owl,owl,fox,owl,bear,fox,fox"):
        match = Match(setup("berries", 2, bots=["greedy", "greedy"]), id="match-1")
        record = {**match.record(), "actions": ["first 0", f"shuffle {order}", "draw", "end", "draw", "end", "draw"]}
        questions.append(replace(question(replay(record)), match="match-1"))
    assert questions[0].view["hands"] == [["bear", "owl"], 1]
    assert questions[0] == questions[1]


def test_nobody_to_ask(berries: Berries) -> None:
    match = Match(setup("berries", 2))
    with pytest.raises(ValueError, match="no bot"):
        question(match)  # chance is asked
    step(match)
    step(match)
    with pytest.raises(ValueError, match="no bot"):
        question(match)  # a person is asked


def test_an_answer(thinker: Thinker, asked: Question) -> None:
    action = Greedy().choose(asked.view, asked.seat, asked.legal, Random()).action
    assert answered(thinker, asked) == Answer("match-1", asked.version, asked.seat, action)
    assert thinker.asked is None
    assert thinker.answer() is None


def test_the_answer_says_what_was_compared_and_why(thinker: Thinker, asked: Question) -> None:
    answer = answered(thinker, by("explainer", asked))
    assert [each["action"] for each in answer.candidates] == asked.legal
    assert answer.candidates[1] == {"action": asked.legal[1], "win": 1 / 3, "points": -1.0}
    assert answer.reasons == [{"key": "told", "params": {"seat": asked.seat, "cards": ["owl"], "budget": "None"}}]


def test_a_person_is_advised_by_what_the_seat_sees(berries: Berries) -> None:
    match = Match(setup("berries", 2), id="match-1")
    with pytest.raises(ValueError, match="no person"):
        advice(match)  # chance is asked
    while len(match.legal()) < 3:
        step(match)
    asked = advice(match)
    seat = match.actor
    assert (asked.seat, asked.view, asked.legal) == (seat, match.view(int(str(seat))), match.legal())
    assert (asked.match, asked.version, asked.bot) == ("match-1", match.version, "cardinal")
    assert asked == advice(match)
    bots = Match(setup("berries", 2, bots=["greedy", "greedy"]))
    while not isinstance(bots.actor, int):
        step(bots)
    with pytest.raises(ValueError, match="no person"):
        advice(bots)


@pytest.mark.parametrize(
    ("unhurried", "budget"), [(False, None), (True, Budget(LEVELS["cardinal"].budget.iterations, seconds=None))], ids=str
)
def test_an_unhurried_question_is_answered_without_a_clock(unhurried: bool, budget: Budget | None) -> None:
    """The thinking process passes on the budget of the level, without its seconds."""
    thinker = Thinker(explaining_cardinal)
    try:
        match = Match(setup("behind-the-throne", 2, bots=["threshold", "threshold"]))
        while len(match.legal()) < 2:
            step(match)
        answer = answered(thinker, replace(question(match), bot="cardinal", unhurried=unhurried))
        assert answer.reasons[0]["params"]["budget"] == str(budget)
    finally:
        thinker.close()


def test_the_same_question_gives_the_same_answer(thinker: Thinker, asked: Question) -> None:
    questions = [replace(asked, bot="random", seed=str(number)) for number in range(20)]
    first = [answered(thinker, one).action for one in questions]
    assert [answered(thinker, one).action for one in questions] == first
    assert len(set(first)) > 1


def test_another_seed_for_every_step_and_the_same_after_taking_back(berries: Berries) -> None:
    match = Match(setup("berries", 2, bots=["random"], deal=4))
    seeds = []
    while match.actor is not None:
        if match.actor == 0:
            seeds.append(question(match).seed)
        step(match)
        if match.actor == 0 and match.undoable():
            before = question(match).seed
            match.undo()
            step(match)
            assert question(match).seed == before
    assert len(set(seeds)) == len(seeds) > 5


def test_the_pipe_says_when_an_answer_is_there(thinker: Thinker, asked: Question) -> None:
    with selectors.DefaultSelector() as selector:
        thinker.ask(asked)
        selector.register(thinker, selectors.EVENT_READ)
        assert selector.select(ENOUGH)
    assert thinker.answer() is not None


def test_no_question_no_answer(thinker: Thinker) -> None:
    assert thinker.answer() is None
    thinker.cancel()
    assert thinker.alive


def test_a_stalled_one_is_cancelled_and_the_next_answers(thinker: Thinker, asked: Question) -> None:
    thinker.ask(by("staller", asked))
    first = thinker.pid
    assert thinker.answer(0.05) is None
    assert thinker.asked == by("staller", asked)
    thinker.cancel()
    assert thinker.asked is None
    assert thinker.answer() is None
    assert thinker.pid != first
    assert answered(thinker, asked).action


def test_a_new_question_drops_the_old_one(thinker: Thinker, asked: Question) -> None:
    """A late answer never lands in another game: each names its match and version, and the old one is not even read."""
    thinker.ask(asked)
    other = replace(asked, match="match-2", version=77)
    answer = answered(thinker, other)
    assert (answer.match, answer.version) == ("match-2", 77)
    assert thinker.answer(0.05) is None


@pytest.mark.parametrize(
    ("bot", "error"), [("thrower", "ZeroDivisionError in children.py"), ("mute", "no text"), ("nobody", "BadGame")]
)
def test_a_bot_that_fails(thinker: Thinker, asked: Question, bot: str, error: str) -> None:
    pid = thinker.pid
    answer = answered(thinker, by(bot, asked))
    assert answer.action is None
    assert error in answer.error
    assert (answer.match, answer.version, answer.seat) == (asked.match, asked.version, asked.seat)
    assert answered(thinker, asked).action
    assert thinker.pid == pid


def test_a_bot_that_takes_its_process_along(thinker: Thinker, asked: Question) -> None:
    answer = answered(thinker, by("crasher", asked))
    assert answer.action is None
    assert "died" in answer.error
    assert thinker.answer() is None  # said once
    assert answered(thinker, asked).action


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no SIGKILL here")
def test_killed_from_outside(thinker: Thinker, asked: Question) -> None:
    assert answered(thinker, asked).action
    assert thinker.pid
    os.kill(thinker.pid, signal.SIGKILL)
    assert answered(thinker, asked).match == "match-1"
    thinker.ask(by("staller", asked))
    os.kill(thinker.pid, signal.SIGKILL)
    answer = thinker.answer(ENOUGH)
    assert answer is not None
    assert "died" in answer.error


def test_a_dead_one_whose_pipe_cannot_even_be_asked(thinker: Thinker, asked: Question, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on Windows: where others say that the end of the pipe can be read, it fails at once."""

    class Broken:
        closed = False

        def poll(self, timeout: float) -> bool:
            raise BrokenPipeError

        def close(self) -> None:
            self.closed = True

    thinker.ask(by("staller", asked))
    thinker._pipe.close()
    monkeypatch.setattr(thinker, "_pipe", Broken())
    answer = thinker.answer()
    assert answer is not None
    assert "died" in answer.error
    assert answered(thinker, asked).action


def test_a_process_that_never_lives(asked: Question) -> None:
    thinker = Thinker(stillborn)
    try:
        for _ in range(3):
            assert action_of(asked, answered(thinker, asked)) in asked.legal
    finally:
        thinker.close()


def test_closed_while_it_thinks(asked: Question) -> None:
    thinker = Thinker(toy_work)
    thinker.ask(by("staller", asked))
    pid = thinker.pid
    assert pid
    thinker.close()
    thinker.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


class TestWhatIsPlayed:
    def test_a_legal_answer(self, asked: Question, caplog: pytest.LogCaptureFixture) -> None:
        for action in asked.legal:
            assert action_of(asked, Answer(asked.match, asked.version, asked.seat, action)) == action
        assert not caplog.records

    @pytest.mark.parametrize(
        ("answer", "why"),
        [
            (None, "no answer"),
            (Answer("match-1", 3, 0, "lay dragon"), "illegal"),
            (Answer("match-1", 3, 0, None, "it has died"), "it has died"),
        ],
    )
    def test_else_a_legal_one_and_one_line_in_the_log(
        self, asked: Question, caplog: pytest.LogCaptureFixture, answer: Answer | None, why: str
    ) -> None:
        with caplog.at_level(logging.ERROR):
            action = action_of(asked, answer)
        assert action in asked.legal
        assert action_of(asked, answer) == action
        assert why in caplog.records[0].getMessage()
        others = {action_of(replace(asked, seed=str(number)), answer) for number in range(50)}
        assert others == set(asked.legal)

    def test_a_cheat_costs_one_move_and_the_game_goes_on(self, thinker: Thinker, berries: Berries) -> None:
        match = Match(replace(setup("berries", 2), seats=setup("berries", 2, bots=["random", "random"]).seats))
        while match.actor is not None:
            if match.actor == "chance":
                match.draw()
                continue
            asked = by("cheat", question(match))
            match.submit(asked.version, action_of(asked, answered(thinker, asked)))
        assert match.scores() is not None

    @pytest.mark.parametrize("bot", ["thrower", "talker"])
    def test_the_log_tells_nothing_hidden(
        self, thinker: Thinker, asked: Question, caplog: pytest.LogCaptureFixture, bot: str
    ) -> None:
        """Neither the error of a bot nor its illegal answer shows the hand that it speaks of."""
        asked = by(bot, asked)
        action_of(asked, answered(thinker, asked))
        assert bot in caplog.text
        assert not any(card in caplog.text for card in ("bear", "owl", "fox", "hands"))


def test_a_whole_game_between_bots(thinker: Thinker, berries: Berries) -> None:
    """The same as asking the bots here, one by one."""
    matches = [Match(setup("berries", 3, bots=["greedy", "random", "random"], deal=9), id="m") for _ in range(2)]
    for number, match in enumerate(matches):
        while match.actor is not None:
            if match.actor == "chance":
                match.draw()
                continue
            asked = question(match)
            match.submit(asked.version, action_of(asked, answered(thinker, asked)))
            if number and len(match.steps) % 7 == 0:
                thinker.cancel()
    assert matches[0].record() == matches[1].record()
