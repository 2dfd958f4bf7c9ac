"""Views as rows of numbers: what is written where, and that nothing is lost."""

from __future__ import annotations

from itertools import islice, pairwise
from typing import Any

import pytest

from cardgames.engine import registry

np = pytest.importorskip("numpy", reason="NumPy is not installed")
module = pytest.importorskip("adapters.encoding", reason="NumPy is not installed")

VIEW: dict[str, Any] = {
    "turn": 0,
    "top": None,
    "hand": ["fox", "owl", "fox"],
    "hands": [["fox"], 2],
    "open": True,
    "laid": [[], []],
}


def test_everything_in_a_view_has_a_path() -> None:
    found = list(module.leaves(VIEW))
    assert found == [
        ("/turn", 0),
        ("/hand", "fox"),
        ("/hand", "owl"),
        ("/hand", "fox"),
        ("/hand/last", "fox"),
        ("/hands/0", "fox"),
        ("/hands/0/last", "fox"),
        ("/hands/1", 2),
        ("/open", True),
    ]


def test_numbers_are_one_more_and_words_are_counted() -> None:
    keys = {
        "/viewer": 2,
        "/view/turn": 1,
        "/view/hands/1": 3,
        "/view/hands/0": 0,  # a list there
        "/view/open": 2,
        ("/view/hand", "bear"): 0,
        ("/view/hand", "fox"): 2,
        ("/view/hand", "owl"): 1,
        ("/view/hand/last", "fox"): 1,
        ("/view/hand/last", "owl"): 0,
        ("/view/top", "owl"): 0,
    }
    encoding = module.Encoding({key: place for place, key in enumerate(keys)})
    assert encoding.row(VIEW, 1).tolist() == list(keys.values())


def test_a_number_below_zero_is_told_from_none() -> None:
    encoding = module.Encoding({"/view/value": 0})
    assert [encoding.row({"value": value}, 0).tolist() for value in (None, 0, -1, -3)] == [[0], [1], [-1], [-3]]


@pytest.mark.parametrize("game_id", list(registry.games()))
def test_every_view_of_other_games_can_be_written(game_id: str) -> None:
    """Found from some games, the encoding holds for others."""
    game = registry.game(game_id)
    encoding = module.encoding(game_id, max(game.seats), ())
    assert min(encoding.places.values()) == 0
    assert len(set(encoding.places.values())) == max(encoding.places.values()) + 1
    for view, seat in islice(module.views(game_id, max(game.seats), {}), 6_000, 7_000):
        if view["phase"] != "over":  # then cards may lie open that never did in other games
            for path, leaf in module.leaves({"viewer": seat, "view": view}):
                assert path in encoding.places or (path, leaf) in encoding.places


@pytest.mark.parametrize("game_id", list(registry.games()))
def test_different_views_give_different_rows(game_id: str) -> None:
    encoding = module.encoding(game_id, 3, ())
    different = 0
    for (view, seat), (after, other) in pairwise(islice(module.views(game_id, 3, {}), 500)):
        if (view, seat) != (after, other):
            different += 1
            assert not np.array_equal(encoding.row(view, seat), encoding.row(after, other))
    assert different > 400


@pytest.mark.parametrize("game_id", list(registry.games()))
def test_it_is_the_same_whenever_it_is_asked_for(game_id: str) -> None:
    first = module.encoding(game_id, 2, ())
    module.encoding.cache_clear()
    assert list(module.encoding(game_id, 2, ()).places) == list(first.places)
