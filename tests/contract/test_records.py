"""Whole games as they were once recorded: texts of actions in, last position and scores out, on every version.

After a change of the rules that is meant, `pytest tests/contract/test_records.py --update-records` writes them anew.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cardgames.engine import registry
from cardgames.engine.game import Game
from tests.contract.games import Variant, random_game

FOLDER = Path(__file__).parents[1] / "records"


def recorded_options(game: Game[Any]) -> list[tuple[tuple[str, Any], ...]]:
    """The default options, then each option once with each of its other values."""
    default: dict[str, Any] = {option.name: option.default for option in game.options}
    changes = [{}, *({option.name: value} for option in game.options for value in option.values[1:])]
    return [tuple({**default, **change}.items()) for change in changes]


def recorded() -> list[Variant]:
    return [
        Variant(game.id, players, options)
        for game in registry.games().values()
        for players in game.seats
        for options in recorded_options(game)
    ]


def actions(variant: Variant, deal: int) -> list[str]:
    return [moment.action for moment in random_game(variant, deal)]


def telling_deal(variant: Variant) -> int:
    """A deal that goes another way than it does with the default options, so that the option is tested (if any is)."""
    default = Variant(variant.game_id, variant.players, recorded_options(variant.game)[0])
    different = (deal for deal in range(200) if variant == default or actions(variant, deal) != actions(default, deal))
    return next(different, 0)


def record(variant: Variant) -> dict[str, Any]:
    """A random game of the variant, written down."""
    game, state = variant.game, variant.begin()
    played = actions(variant, telling_deal(variant))
    for action in played:
        game.play(state, action)
    return {
        "game": game.id,
        "players": variant.players,
        "options": dict(variant.options),
        "actions": played,
        "position": game.dump(state),
        "scores": game.scores(state),
        "winners": game.winners(state),
    }


@pytest.mark.parametrize("variant", recorded(), ids=str)
def test_recorded_game(variant: Variant, request: pytest.FixtureRequest) -> None:
    path = FOLDER / f"{variant}.json"
    if request.config.getoption("--update-records"):
        path.write_text(json.dumps(record(variant), indent=1) + "\n", "utf-8")
    replay(variant.game, json.loads(path.read_text("utf-8")))


def replay(game: Game[Any], record: dict[str, Any]) -> None:
    state = game.new(record["players"], record["options"])
    for number, action in enumerate(record["actions"], 1):
        refusal = game.refusal(state, action)
        assert refusal is None, f"action {number}, {action}, was possible once: {refusal}"
        game.play(state, action)
    assert game.dump(state) == record["position"]
    assert (game.scores(state), game.winners(state)) == (record["scores"], record["winners"])


def test_no_record_is_left_over() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == {str(variant) for variant in recorded()}
