"""Our games in OpenSpiel: its own tests, its search, and nothing told that a seat may not know."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cardgames.engine import registry
from cardgames.engine.errors import BadGame

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
np = pytest.importorskip("numpy", reason="OpenSpiel is not installed")
ismcts = pytest.importorskip("open_spiel.python.algorithms.ismcts", reason="OpenSpiel is not installed")
mcts = pytest.importorskip("open_spiel.python.algorithms.mcts", reason="OpenSpiel is not installed")
adapter = pytest.importorskip("adapters.openspiel_games", reason="OpenSpiel is not installed")

GAMES = [adapter.short_name(game_id) for game_id in registry.games()]
TABLES = [
    (adapter.short_name(game.id), players) for game in registry.games().values() for players in (min(game.seats), max(game.seats))
]
OTHERS = {"behind_the_throne": {"pile_limit": adapter.NO_VALUE, "protection": "immunity"}, "for_the_king": {"may_refuse": True}}


def played(name: str, players: int, seed: int, among: int = 10_000) -> Iterator[Any]:
    """Every state of a random game, the last one too: one of the first so many actions is done. It is one state that changes."""
    rng = Random(f"{name}/{seed}")
    state = pyspiel.load_game(name, {"players": players}).new_initial_state()
    while not state.is_terminal():
        yield state
        state.apply_action(rng.choice(state.legal_actions()[:among]))
    yield state


def test_every_game_is_there_for_all_its_numbers_of_players() -> None:
    found = {kind.short_name: kind for kind in pyspiel.registered_games()}
    for game in registry.games().values():
        kind = found[adapter.short_name(game.id)]
        assert range(kind.min_num_players, kind.max_num_players + 1) == game.seats


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_simulation_test_of_openspiel(name: str, players: int) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name, {"players": players}), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_the_simulation_test_with_other_options(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name, OTHERS[name]), num_sims=1, serialize=True, verbose=False)


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("behind_the_throne", {"players": 4, "pile_limit": adapter.NO_VALUE, "swap_after_fifth": False})
    options = {"pile_limit": None, "swap_after_fifth": False, "protection": "decoy"}
    again = pyspiel.load_game(str(game))
    assert (again.options, again.players, again.num_players()) == (options, 4, 4)
    assert again.new_initial_state().table.state.pile_limit is None


@pytest.mark.parametrize(
    ("parameters", "named"),
    [({"players": 5}, "players"), ({"pile_limit": 6}, "pile_limit"), ({"protection": "none"}, "protection")],
)
def test_what_cannot_be_played_is_named(parameters: dict[str, Any], named: str) -> None:
    with pytest.raises(BadGame, match=named):
        pyspiel.load_game("behind_the_throne", parameters)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_it_is_the_same_game(name: str, players: int) -> None:
    for state in played(name, players, seed=1):
        rules, position = state.table.rules, state.table.state
        actor = rules.actor(position)
        if isinstance(actor, int):
            assert state.current_player() == actor
            assert sorted(map(state.action_to_string, state.legal_actions())) == sorted(rules.legal(position))
        assert state.is_chance_node() == (actor == "chance")
    won = state.returns()
    winners = rules.winners(position)
    assert sum(won) == pytest.approx(0)
    assert winners == [seat for seat in range(players) if won[seat] == max(won)]


@pytest.mark.parametrize("name", GAMES)
def test_the_answers_of_chance_are_the_deal(name: str) -> None:
    def begun(answers: list[int]) -> str:
        state = pyspiel.load_game(name).new_initial_state()
        for answer in answers:
            state.apply_action(answer)
        assert not state.is_chance_node()
        return str(state)

    first = [1, 2, 3]
    assert begun([*first, 4, 5, 6]) == begun([*first, 4, 5, 6])
    assert len({begun([*first, *second]) for second in ([4, 5, 6], [4, 5, 7], [4, 6, 5], [9, 5, 6])}) == 4


@pytest.mark.parametrize("name", GAMES)
def test_a_state_that_was_kept_goes_on_alike(name: str) -> None:
    for moment, state in enumerate(played(name, 2, seed=2)):
        if moment in (4, 60):  # amid the answers of chance, and amid the game
            _, kept = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
            copy = state.clone()
            before = str(state)
            for other in (kept, copy):
                for turn in range(30):
                    if not other.is_terminal():
                        other.apply_action(other.legal_actions()[turn % len(other.legal_actions())])
            assert str(kept) == str(copy) != before
            assert str(state) == before


@pytest.mark.parametrize("name", GAMES)
def test_an_imagined_state_looks_the_same_to_the_seat_and_hides_something_else(name: str) -> None:
    sampler = pyspiel.UniformProbabilitySampler(5, 0.0, 1.0)
    differ = 0
    for moment, state in enumerate(played(name, 3, seed=3)):
        if moment % 9 or state.is_chance_node() or state.is_terminal():
            continue
        for seat in range(3):
            other = state.resample_from_infostate(seat, sampler)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.current_player() == state.current_player()
            assert other.history() == []
            differ += str(other) != str(state)
        own = state.resample_from_infostate(state.current_player(), sampler)
        assert own.legal_actions() == state.legal_actions()
    assert differ > 10


def test_what_is_done_in_secret_is_not_heard() -> None:
    """For the King, rule 7: a card that is discarded or lost goes face down. Who has done it remembers it."""
    sampler = pyspiel.UniformProbabilitySampler(5, 0.0, 1.0)
    secret = 0
    for state in played("for_the_king", 3, seed=4, among=2):  # low bids, so that they can be paid
        if not state.is_player_node():
            continue
        for action in state.legal_actions():
            text = state.action_to_string(action)
            if text.startswith("discard "):
                secret += 1
                after = state.child(action)
                actor = state.current_player()
                for seat in range(3):
                    assert (f'"{text}"' in after.information_state_string(seat)) == (seat == actor)
                    assert ('"discard ?"' in after.information_state_string(seat)) >= (seat != actor)
                imagined = after.resample_from_infostate(actor, sampler)
                assert f'"{text}"' in imagined.information_state_string(actor)
                assert f'"{text}"' not in imagined.information_state_string((actor + 1) % 3), "the seat has no ears but its own"
    assert secret > 20
    public = state.table.heard[-1]
    assert "lose ?" in public
    assert [text for text in public if text.startswith("shuffle")] == ["shuffle ?", "shuffle ?"]


def test_the_information_state_remembers_what_the_observation_forgets() -> None:
    state = list(played("for_the_king", 2, seed=5))[-1]
    assert '"bid 1"' in state.information_state_string(1)
    assert '"bid 1"' not in state.observation_string(1)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_search_of_openspiel_plays_it(name: str, players: int) -> None:
    game = pyspiel.load_game(name, {"players": players})
    random = np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, random, max_length=5)
    bot = ismcts.ISMCTSBot(game, rollouts, uct_c=1.4, max_simulations=25, random_state=random)
    rng = Random(1)
    state = game.new_initial_state()
    decisions = 0
    while decisions < 12:
        legal = state.legal_actions()
        if state.is_chance_node() or len(legal) == 1:
            state.apply_action(rng.choice(legal))
        else:
            action = bot.step(state)
            assert action in legal
            state.apply_action(action)
            decisions += 1


def test_python_ends_well_with_games_registered() -> None:
    """What OpenSpiel keeps is let go of after Python has ended: some things would abort the process then."""
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    code = "import pyspiel, adapters.openspiel_games; pyspiel.load_game('for_the_king').new_initial_state()"
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
