"""Self-play: the same seed gives the same games everywhere, and broken promises are found."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cardgames.ai import selfplay as module
from cardgames.ai.players import bot, bots
from cardgames.ai.selfplay import BrokenGame, check_position, selfplay
from cardgames.engine import registry
from cardgames.engine.bot import Budget, Choice
from cardgames.engine.errors import BadGame
from tests.toy_game import Berries, State, installed

ROOT = Path(__file__).parents[2]


def test_the_numbers_fit_together(berries: Berries) -> None:
    result = selfplay("berries", 3, ["greedy", "random"], 60, seed=3)
    assert result.bots == ["greedy", "random", "random"]
    assert result.games == 60
    assert sum(result.wins) >= 60 >= sum(result.alone)
    assert all(wins >= alone for wins, alone in zip(result.wins, result.alone, strict=True))
    assert result.decisions >= 60 * 12 * 2  # 12 cards, each drawn by one decision, each turn ended by another
    assert all(4 <= score <= 12 for score in result.scores)


def test_the_same_seed_gives_the_same_games(berries: Berries) -> None:
    first, again, other = (selfplay("berries", 2, ["random"], 20, seed) for seed in (1, 1, 2))
    assert {**first.to_json(), "seconds": 0} == {**again.to_json(), "seconds": 0}
    assert first.record != other.record


def test_checking_changes_nothing(berries: Berries, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "CHECKED_EACH", 1)
    assert selfplay("berries", 2, ["greedy"], 10, 1).record == selfplay("berries", 2, ["greedy"], 10, 1, check=False).record


def test_a_better_player_wins(berries: Berries) -> None:
    """Laying the best cards wins over laying some."""
    result = selfplay("berries", 2, ["greedy", "random"], 100, 1)
    assert result.alone[0] > result.alone[1]
    assert result.scores[0] > result.scores[1] + 1


@pytest.mark.parametrize("game", list(registry.games()))
def test_every_game_keeps_its_promises(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "CHECKED_EACH", 7)
    for players in registry.game(game).seats:
        assert selfplay(game, players, ["random"], 2, seed=players).games == 2


@pytest.mark.parametrize("game", list(registry.games()))
def test_hash_order_decides_nothing(game: str) -> None:
    """Under five hash seeds the same games are played by the game's own bots and a level of it."""
    names = ",".join([*registry.game(game).bots, "page"])
    players = max(2, min(registry.game(game).seats), names.count(",") + 1)
    arguments = ["selfplay", "--game", game, "--players", str(players), "--bots", names, "--games", "1", "--json"]
    records = set()
    for seed in range(5):
        done = subprocess.run(
            [sys.executable, "-m", "cardgames", *arguments],
            env={**os.environ, "PYTHONHASHSEED": str(seed)},
            cwd=ROOT,
            capture_output=True,
            check=True,
        )
        records.add(json.loads(done.stdout)["record"])
    assert len(records) == 1


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("chess", 2, ["random"]), "chess"),
        (("berries", 4, ["random"]), "players"),
        (("berries", 2, ["grandmaster"]), "grandmaster"),
        (("berries", 2, []), "bots"),
        (("berries", 2, ["random", "random", "random"]), "bots"),
    ],
)
def test_what_cannot_be_played(berries: Berries, arguments: tuple[str, int, list[str]], named: str) -> None:
    with pytest.raises(BadGame, match=named):
        selfplay(*arguments, games=1, seed=1)


@pytest.mark.parametrize("games", [0, -5])
def test_at_least_one_game(berries: Berries, games: int) -> None:
    with pytest.raises(BadGame, match="games"):
        selfplay("berries", 2, ["random"], games, seed=1)


@pytest.mark.parametrize(("options", "named"), [({"nope": 1}, "nope"), ([], "options")])
def test_options_are_those_of_the_game(options: Any, named: str) -> None:
    with pytest.raises(BadGame, match=named):
        selfplay("for-the-king", 3, ["random"], 1, 1, options)


class Cheat:
    def choose(self, view: dict[str, Any], seat: int, legal: Sequence[str], rng: Random, budget: Budget | None = None) -> Choice:
        return Choice("lay dragon")


def test_a_cheat_is_named() -> None:
    with installed(cheat=Cheat()), pytest.raises(BrokenGame, match=r"berries, seed 1, game 0: cheat on seat 1 .*lay dragon"):
        selfplay("berries", 2, ["random", "cheat"], 1, seed=1)


def test_bots_get_the_view_of_their_seat() -> None:
    seen: list[tuple[int, Any]] = []

    class Watcher:
        def choose(
            self, view: dict[str, Any], seat: int, legal: Sequence[str], rng: Random, budget: Budget | None = None
        ) -> Choice:
            seen.append((seat, json.loads(json.dumps(view))))
            return Choice(legal[0])

    with installed(watcher=Watcher()):
        selfplay("berries", 2, ["watcher"], 1, seed=1)
    assert all(view["seat"] == seat and isinstance(view["hands"][1 - seat], int) and "deck" not in view for seat, view in seen)
    assert {seat for seat, _ in seen} == {0, 1}


def test_a_game_that_does_not_end(berries: Berries, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "ENDLESS", 10)
    with pytest.raises(BrokenGame, match="does not end"):
        selfplay("berries", 2, ["random"], 1, seed=1)


Method = Callable[..., Any]


@pytest.mark.parametrize(
    ("method", "wrong"),
    [
        ("legal", lambda right: lambda game, state: [*right(game, state), *right(game, state)]),
        ("legal", lambda right: lambda game, state: []),
        ("refusal", lambda right: lambda game, state, action: right(game, state, "lay dragon")),
        ("load", lambda right: lambda game, position: right(game, {**position, "options": {"hand_limit": 1}})),
        ("scores", lambda right: lambda game, state: [0, 0]),
        ("view", lambda right: lambda game, state, seat: {**right(game, state, seat), "deck": list(state.deck)}),
        ("copy", lambda right: lambda game, state: game.new(2, {})),
    ],
)
def test_broken_promises_are_found(
    berries: Berries, monkeypatch: pytest.MonkeyPatch, method: str, wrong: Callable[[Method], Method]
) -> None:
    state = berries.new(2, {})
    for action in ("first 0", "shuffle bear,fox,owl,bear,fox,owl,bear,fox,owl", "draw"):
        berries.play(state, action)
    check_position(berries, state, 0, 1)
    monkeypatch.setattr(Berries, method, wrong(getattr(Berries, method)))
    with pytest.raises(BrokenGame):
        check_position(berries, state, 0, 1)


def test_looking_must_not_play(berries: Berries, monkeypatch: pytest.MonkeyPatch) -> None:
    state = berries.new(2, {})

    def peeking(game: Berries, state: State, seat: int) -> dict[str, Any]:
        state.turn = 1
        return {}

    monkeypatch.setattr(Berries, "view", peeking)
    monkeypatch.setattr(Berries, "determinize", lambda game, view, rng: game.new(2, {}))
    with pytest.raises(BrokenGame, match="looking"):
        check_position(berries, state, 0, 1)


def test_the_random_player_chooses_everything(berries: Berries) -> None:
    chosen = {bot(berries, "random").choose({}, 0, ["a", "b", "c"], Random(seed)).action for seed in range(50)}
    assert chosen == {"a", "b", "c"}


def test_the_games_own_players_come_first(berries: Berries) -> None:
    assert list(bots(berries)) == ["greedy", "random"]
    with pytest.raises(BadGame, match=r"grandmaster.*greedy, random"):
        bot(berries, "grandmaster")
