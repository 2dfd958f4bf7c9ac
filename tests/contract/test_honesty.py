"""Nobody cheats: another arrangement of all that a seat cannot see changes nothing of what its opponent, or its adviser, says."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given

from cardgames.ai import players
from cardgames.ai.levels import LEVELS
from cardgames.engine import registry
from cardgames.engine.bot import Budget
from tests import networks
from tests.contract.games import DEALS, Variant, few, random_game, variants

ARRANGEMENTS = 2
BUDGET = Budget(iterations=8)


@pytest.fixture(autouse=True, scope="module")
def levels() -> Iterator[None]:
    with networks.installed():
        yield


def usual(variant: Variant) -> bool:
    """Whether it has the options of the rulebook: what opponents know does not hang on the others."""
    return dict(variant.options) == {option.name: option.default for option in variant.game.options}


@pytest.mark.parametrize("variant", [variant for variant in variants() if usual(variant)], ids=str)
@few
@given(deal=DEALS)
def test_what_a_seat_cannot_see_changes_nothing(variant: Variant, deal: int) -> None:
    """Action, candidates and reasons, of every opponent that the game has, at every level and in every character."""
    game, rng = variant.game, Random(deal)
    characters = game.insight.characters if game.insight is not None else ()
    names = [*players.bots(game), *(f"{rng.choice(list(LEVELS))}-{character}" for character in characters)]
    decisions = [
        (game.copy(moment.state), moment.actor)
        for moment in random_game(variant, deal)
        if isinstance(moment.actor, int) and len(game.legal(moment.state)) > 1
    ]
    state, seat = rng.choice(decisions)
    view, legal = game.view(state, seat), game.legal(state)
    said = {name: players.bot(game, name).choose(view, seat, legal, Random(deal), BUDGET) for name in names}
    for number in range(ARRANGEMENTS):
        other = game.determinize(view, Random(f"{deal}/{number}"))
        for name in names:
            again = players.bot(game, name).choose(game.view(other, seat), seat, game.legal(other), Random(deal), BUDGET)
            assert again == said[name], name


def test_there_are_levels_to_be_tried() -> None:
    """Else the test above would not be about them."""
    with networks.installed():
        found = {id for id, game in registry.games().items() if set(LEVELS) <= set(players.bots(game))}
    assert {"behind-the-throne", "for-the-king"} <= found
