"""Actions as numbers, victories as numbers."""

from __future__ import annotations

from typing import Any

import pytest

from adapters.numbering import numbers, payoffs, texts
from cardgames.engine import registry
from tests.contract.games import Variant, random_game, variants
from tests.toy_game import Berries

OURS = [variant for variant in variants() if variant.game_id in registry.games()]


@pytest.mark.parametrize("game_id", list(registry.games()))
def test_each_action_has_a_number_of_its_own(game_id: str) -> None:
    assert len(set(texts(game_id))) == len(texts(game_id))
    assert [numbers(game_id)[text] for text in texts(game_id)] == list(range(len(texts(game_id))))


@pytest.mark.parametrize("variant", OURS[::2], ids=str)
def test_whatever_a_seat_may_do_has_a_number(variant: Variant) -> None:
    for moment in random_game(variant, deal=3):
        if moment.actor != "chance":
            assert set(variant.game.legal(moment.state)) <= set(numbers(variant.game_id))


@pytest.mark.parametrize(
    ("winners", "won"),
    [
        (None, [0, 0, 0, 0]),
        ([2], [-0.25, -0.25, 0.75, -0.25]),
        ([0, 3], [0.25, -0.25, -0.25, 0.25]),
        ([0, 1, 2, 3], [0, 0, 0, 0]),
    ],
)
def test_a_victory_is_worth_its_share_less_a_fair_one(winners: list[int] | None, won: list[float]) -> None:
    class Ended(Berries):
        def winners(self, state: Any) -> list[int] | None:
            return winners

    assert payoffs(Ended(), None, 4) == won
