"""The engine protocol: what an opponent would do."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from cardgames.ai.levels import LEVELS
from cardgames.ai.players import bot, unhurried
from cardgames.engine import registry
from cardgames.serve import Server
from tests import networks
from tests.playing import every_game
from tests.test_serve import ask, refused


@pytest.fixture(autouse=True, scope="module")
def levels() -> Iterator[None]:
    with networks.installed():
        yield


def begun(game: str, players: int = 3, decisions: int = 12) -> Server:
    """A conversation about a game in which a seat has something to choose."""
    rules, rng = registry.game(game), Random(4)
    state = rules.new(players, {})
    done = 0
    while done < decisions or not isinstance(rules.actor(state), int) or len(rules.legal(state)) < 2:
        chance = rules.actor(state) == "chance"
        rules.play(state, rules.draw(state, rng) if chance else rng.choice(rules.legal(state)))
        done += not chance
    server = Server()
    assert "error" not in ask(server, {"cmd": "load", "position": rules.dump(state)})
    return server


def choose(level: Any = "cardinal", **more: Any) -> dict[str, Any]:
    return {"cmd": "choose", "level": level, **more}


@pytest.mark.parametrize("game", every_game())
@pytest.mark.parametrize("level", LEVELS)
def test_a_choice(game: str, level: str) -> None:
    server = begun(game)
    before = ask(server, {"cmd": "state"})
    answer = ask(server, choose(level, seed=1, budget=20))
    assert set(answer) == {"action", "candidates", "reasons"}
    assert answer["action"] in before["legal"]
    assert answer["candidates"][0]["action"] == answer["action"]
    for candidate in answer["candidates"]:
        assert set(candidate) == {"action", "win", "points"}
        assert candidate["action"] in before["legal"]
        assert 0 <= candidate["win"] <= 1
    assert all(set(reason) == {"key", "params"} for reason in answer["reasons"])
    assert json.dumps(answer, allow_nan=False)
    assert ask(server, {"cmd": "state"}) == before, "nothing is played"
    assert ask(server, choose(level, seed=1, budget=20)) == answer


def test_another_seed_another_mood() -> None:
    server = begun("behind-the-throne")
    assert len({ask(server, choose("random", seed=seed))["action"] for seed in range(20)}) > 1
    assert ask(server, choose("random")) == ask(server, choose("random", seed=0))


def test_the_budget_of_the_level_unless_another_is_given() -> None:
    server = begun("behind-the-throne", players=2)
    own = unhurried(bot(registry.game("behind-the-throne"), "page"))
    assert own is not None
    assert own.iterations is not None
    assert own.seconds is None
    assert ask(server, choose("page", seed=3)) == ask(server, choose("page", seed=3, budget=own.iterations))


@pytest.mark.parametrize("game", every_game())
def test_what_the_seat_cannot_see_changes_nothing(game: str) -> None:
    """The position is taken with all that is hidden, the choice only from what the seat sees of it."""
    server, rules = begun(game), registry.game(game)
    state = ask(server, {"cmd": "state"})
    answer = ask(server, choose(seed=2, budget=20))
    view = ask(server, {"cmd": "view", "seat": state["actor"]})["view"]
    others = [rules.dump(rules.determinize(view, Random(number))) for number in range(4)]
    assert any(other != state["position"] for other in others)
    for other in others:
        assert ask(server, {"cmd": "load", "position": other})["actor"] == state["actor"]
        assert ask(server, choose(seed=2, budget=20)) == answer


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"level": "pope"}, "level: there is no 'pope' in behind-the-throne, only page, scribe, courtier, cardinal"),
        ({"level": "cardinal-sleepy"}, "level"),
        ({"level": None}, "level"),
        ({"level": ["cardinal"]}, "level"),
        ({"seed": "1"}, "seed: a whole number"),
        ({"seed": 1.0}, "seed"),
        ({"seed": True}, "seed"),
        ({"seed": None}, "seed"),
        ({"budget": 0}, "budget: a positive whole number"),
        ({"budget": -5}, "budget"),
        ({"budget": 10**9}, "budget: a positive whole number is expected, at most"),
        ({"budget": 1.5}, "budget"),
        ({"budget": "1000"}, "budget"),
        ({"budget": True}, "budget"),
    ],
)
def test_what_cannot_be_asked(change: dict[str, Any], named: str) -> None:
    error = refused(begun("behind-the-throne"), {**choose(seed=1, budget=10), **change})
    assert error["code"] == "bad-request"
    assert named in error["message"]


def test_without_a_level() -> None:
    assert refused(begun("behind-the-throne"), {"cmd": "choose"})["message"] == "level: missing"


def test_nobody_to_choose() -> None:
    assert "no game yet" in ask(Server(), choose())["error"]["message"]
    server = Server()
    answer = ask(server, {"cmd": "new", "game": "behind-the-throne", "players": 2})
    assert "chance" in refused(server, choose())["message"]
    rules, rng = registry.game("behind-the-throne"), Random(1)
    state = rules.load(answer["position"])
    while (actor := rules.actor(state)) is not None:
        rules.play(state, rules.draw(state, rng) if actor == "chance" else rng.choice(rules.legal(state)))
    ask(server, {"cmd": "load", "position": rules.dump(state)})
    assert "over" in refused(server, choose())["message"]
