"""Our games as PettingZoo environments: its own tests, and that it is our game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from adapters.numbering import numbers
from cardgames.engine import registry
from cardgames.engine.errors import BadGame, IllegalAction
from cardgames.session.match import Match
from tests.playing import setup, step

zoo = pytest.importorskip("pettingzoo.test", reason="PettingZoo is not installed")
adapter = pytest.importorskip("adapters.pettingzoo_env", reason="PettingZoo is not installed")
encoding = pytest.importorskip("adapters.encoding", reason="PettingZoo is not installed")

TABLES = [(game.id, players) for game in registry.games().values() for players in (min(game.seats), max(game.seats))]


@pytest.mark.parametrize(("game_id", "players"), TABLES)
@pytest.mark.filterwarnings("ignore:Environment has not defined a render")
def test_the_test_of_pettingzoo(game_id: str, players: int) -> None:
    zoo.api_test(adapter.CardGameEnv(game_id, players), num_cycles=400)


@pytest.mark.parametrize("game_id", list(registry.games()))
def test_the_same_seed_gives_the_same_game(game_id: str) -> None:
    zoo.seed_test(lambda: adapter.CardGameEnv(game_id, 3), num_cycles=150)


@pytest.mark.parametrize("game_id", list(registry.games()))
def test_the_seed_is_the_deal_of_the_program(game_id: str) -> None:
    env = adapter.CardGameEnv(game_id, 3)
    env.reset(seed=77)
    match = Match(setup(game_id, 3, deal=77))
    for _ in range(60):
        while match.actor == "chance":
            step(match)
        if match.actor is None:
            break
        agent, seat = env.agent_selection, match.actor
        assert agent == f"player_{seat}"
        row = encoding.encoding(game_id, 3, ()).row(match.view(seat), seat)
        assert env.observe(agent).tolist() == row.tolist()
        possible = {number for number, may in enumerate(env.infos[agent]["action_mask"]) if may}
        assert possible == {numbers(game_id)[action] for action in match.legal()}
        env.step(numbers(game_id)[step(match)])


@pytest.mark.parametrize("game_id", list(registry.games()))
def test_only_who_is_asked_may_act(game_id: str) -> None:
    env = adapter.CardGameEnv(game_id, 2)
    env.reset(seed=3)
    for agent in env.agents:
        assert env.infos[agent]["action_mask"].any() == (agent == env.agent_selection)
    impossible = int(env.infos[env.agent_selection]["action_mask"].argmin())
    before = env.observe(env.agent_selection).tolist()
    with pytest.raises(IllegalAction):
        env.step(impossible)
    assert env.observe(env.agent_selection).tolist() == before


@pytest.mark.parametrize("game_id", list(registry.games()))
def test_at_the_end_the_victory_is_shared_out(game_id: str) -> None:
    seen = set()
    for seed in range(8):
        rewards = _rewards(adapter.CardGameEnv(game_id, 2), seed)
        assert set(rewards) == {"player_0", "player_1"}
        assert sorted(rewards.values()) in ([-0.5, 0.5], [0.0, 0.0])
        seen.add(rewards["player_0"])
    assert {-0.5, 0.5} <= seen


def _rewards(env: Any, seed: int) -> dict[str, float]:
    """What each agent has got in all in a game of actions with low numbers: in such games of For the King bids can be paid."""
    rng = Random(seed)
    env.reset(seed=seed)
    got: dict[str, float] = {}
    for agent in env.agent_iter():
        _, reward, over, _, info = env.last()
        got[agent] = got.get(agent, 0.0) + reward
        env.step(None if over else rng.choice(info["action_mask"].nonzero()[0][:2].tolist()))
    assert env.agents == []
    return got


def test_what_cannot_be_played_is_named() -> None:
    with pytest.raises(BadGame, match="players"):
        adapter.CardGameEnv("for-the-king", 6)
    with pytest.raises(BadGame, match="may_refuse"):
        adapter.CardGameEnv("for-the-king", 2, {"may_refuse": "yes"})
