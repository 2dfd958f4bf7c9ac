"""The proof that opponents do not cheat, for the match in progress."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from random import Random
from typing import Any, ClassVar

import pytest

from cardgames.ai import players
from cardgames.engine import registry
from cardgames.engine.bot import Bot, Budget, Choice
from cardgames.session.honesty import ARRANGEMENTS, Proof, last_decisions, proof, rearranged
from cardgames.session.match import Match
from cardgames.session.thinking import Answer, Question, question
from tests.playing import every_game, setup, step
from tests.toy_game import Berries, State, installed


class Peeker:
    """Decides by the deck, as far as it is told what lies there."""

    def choose(self, view: dict[str, Any], seat: int, legal: Sequence[str], rng: Random, budget: Budget | None = None) -> Choice:
        return Choice(Random(str(view.get("deck"))).choice(legal))


class Moody:
    """Never decides the same twice in a row."""

    asked = 0

    def choose(self, view: dict[str, Any], seat: int, legal: Sequence[str], rng: Random, budget: Budget | None = None) -> Choice:
        self.asked += 1
        return Choice(legal[self.asked % 2])


class Leaky(Berries):
    """Its views show the deck."""

    bots: ClassVar[Mapping[str, Bot]] = {"peeker": Peeker()}

    def view(self, state: State, seat: int) -> dict[str, Any]:
        return {**super().view(state, seat), "deck": list(state.deck)}

    def determinize(self, view: Mapping[str, Any], rng: Random) -> State:
        return super().determinize({name: part for name, part in view.items() if name != "deck"}, rng)


def carried_out(trial: Generator[Question, Answer, Proof]) -> tuple[Proof, list[Question]]:
    """The proof, and all that was asked for it; the answers are those of the thinking process."""
    asked = [next(trial)]
    while True:
        last = asked[-1]
        bot = players.bot(registry.game(last.game), last.bot)
        action = bot.choose(last.view, last.seat, last.legal, Random(last.seed)).action
        try:
            asked.append(trial.send(Answer(last.match, last.version, last.seat, action)))
        except StopIteration as end:
            return end.value, asked


def played(game: str, bots: list[str], steps: int) -> Match:
    match = Match(setup(game, len(bots), bots=bots, deal=11))
    for _ in range(steps):
        step(match)
    return match


@pytest.mark.parametrize("game", every_game())
def test_the_last_decisions_are_those_of_the_match(game: str) -> None:
    """What each opponent was asked when it decided last, word for word, whatever was taken back since."""
    match = Match(setup(game, 3, bots=[None, "random", "random"], deal=11))
    asked: dict[int, Question] = {}
    for _ in range(60):
        if match.actor in (1, 2) and len(match.legal()) > 1:
            asked[int(match.actor)] = question(match)
        step(match)
        if match.undoable() and len(match.steps) % 3 == 0:
            match.undo()
            step(match)
    found = last_decisions(match)
    assert [decision.seat for decision in found] == [1, 2]
    for decision in found:
        then = asked[decision.seat]
        assert (decision.view, decision.legal, decision.seed) == (then.view, then.legal, then.seed)
        assert match.steps[decision.version].actor == decision.seat
        assert match.steps[decision.version].action in decision.legal


def test_nobody_has_decided_anything(berries: Berries) -> None:
    assert last_decisions(played("berries", ["random", "random"], 3)) == []  # there was nothing to choose yet
    persons = Match(setup("berries", 2))
    for _ in range(8):
        step(persons)
    assert last_decisions(persons) == []


@pytest.mark.parametrize("game", every_game())
def test_an_honest_opponent_decides_the_same(game: str) -> None:
    for decision in last_decisions(played(game, ["random"] * 3, 50)):
        found, asked = carried_out(proof(decision))
        assert found == Proof(decision.seat, found.action, ARRANGEMENTS, same=True)
        assert found.action in decision.legal
        assert len(asked) == 1 + ARRANGEMENTS
        assert all(one.unhurried and one.view == decision.view and one.seed == decision.seed for one in asked)


def test_what_is_hidden_does_change() -> None:
    """Where views show the deck, it is another one in nearly every arrangement: so an opponent that looks is found out."""
    registry.games()["berries"] = Leaky()
    try:
        match = played("berries", ["peeker", "peeker"], 8)
        decision = last_decisions(match)[0]
        decks = {str(rearranged(decision, number).view["deck"]) for number in range(ARRANGEMENTS)}
        assert len(decks) > 3
        assert not carried_out(proof(decision))[0].same
    finally:
        del registry.games()["berries"]


def test_one_that_decides_as_it_likes_has_proved_nothing() -> None:
    with installed(moody=Moody()):
        found, _ = carried_out(proof(last_decisions(played("berries", ["moody", "moody"], 8))[0]))
    assert not found.same
    assert found.tried == ARRANGEMENTS


def test_one_that_gives_no_answer_has_proved_nothing(berries: Berries) -> None:
    trial = proof(last_decisions(played("berries", ["random", "random"], 8))[0], arrangements=1)
    first = next(trial)
    trial.send(Answer(first.match, first.version, first.seat, error="it has died"))
    with pytest.raises(StopIteration) as end:
        trial.send(Answer(first.match, first.version, first.seat, error="it has died"))
    assert end.value.value == Proof(first.seat, None, 1, same=False)
