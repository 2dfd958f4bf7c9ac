"""OpenSpiel's search as an opponent: stopped by the clock, told a view alone."""

from __future__ import annotations

from itertools import count
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from cardgames.engine import registry
from cardgames.engine.bot import Budget
from cardgames.engine.chance import stream

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
judges = pytest.importorskip("benchmarks.judges", reason="OpenSpiel is not installed")


def asked(game_id: str, seat: int) -> tuple[Any, Any]:
    """A position of two players where `seat` has several actions."""
    game = registry.game(game_id)
    state = game.new(2, {})
    for number in count():
        actor = game.actor(state)
        if actor == seat and number > 9 and len(game.legal(state)) > 1:
            return game, state
        rng = stream(3, "judged", number)
        game.play(state, game.draw(state, rng) if actor == "chance" else rng.choice(game.legal(state)))
    raise AssertionError


@pytest.mark.parametrize("game_id", list(registry.games()))
def test_the_clock_stops_the_search_between_two_simulations(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = count()
    monkeypatch.setattr(judges, "time", SimpleNamespace(perf_counter=lambda: float(next(clock))))
    game, state = asked(game_id, 1)
    judge = judges.Judge(pyspiel.load_game(judges.short_name(game_id)))
    legal = game.legal(state)
    for seconds in (0, 7):
        assert judge.choose(game.view(state, 1), 1, legal, Random(1), Budget(seconds=seconds)).action in legal
    # The clock is read at the beginning and before each simulation from the third one on.
    assert judge.simulations == [2, 2 + 6]


@pytest.mark.parametrize("game_id", list(registry.games()))
def test_the_same_view_and_stream_give_the_same_choice(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, state = asked(game_id, 0)
    judge = judges.Judge(pyspiel.load_game(judges.short_name(game_id)))

    def chosen(seed: int) -> str:
        clock = count()
        monkeypatch.setattr(judges, "time", SimpleNamespace(perf_counter=lambda: float(next(clock))))
        action: str = judge.choose(game.view(state, 0), 0, game.legal(state), Random(seed), Budget(seconds=9)).action
        return action

    assert len({chosen(1) for _ in range(4)}) == 1
    assert len({chosen(seed) for seed in range(9)}) > 1


@pytest.mark.parametrize("game_id", list(registry.games()))
def test_a_deal_is_played_with_our_level_on_every_seat(game_id: str) -> None:
    deal = judges.play_deal("random", game_id, 2, 0.0, 11)
    assert len(deal.shares) == 2
    assert set(deal.shares) <= {0.0, 0.5, 1.0}
    assert set(deal.simulations) == {2}
    assert len(deal.judges) == len(deal.simulations)
    assert deal.ours
