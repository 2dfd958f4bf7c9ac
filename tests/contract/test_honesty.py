"""Nobody cheats: another arrangement of all that a seat cannot see changes nothing of what its opponent, or its adviser, says."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given

from cardgames.ai import levels as opponents
from cardgames.ai import players
from cardgames.ai.ismcts import Search
from cardgames.ai.levels import LEVELS
from cardgames.engine import registry
from cardgames.engine.bot import Budget
from cardgames.engine.insight import OpenInsight
from tests import networks
from tests.contract.games import DEALS, Variant, few, random_game, variants

ARRANGEMENTS = 2
BUDGET = Budget(iterations=200)  # enough to deal anew what is hidden, see below


@pytest.fixture(autouse=True, scope="module")
def levels() -> Iterator[None]:
    with networks.installed():
        yield


def usual(variant: Variant) -> bool:
    """Whether it has the options of the rulebook: what opponents know does not hang on the others."""
    return dict(variant.options) == {option.name: option.default for option in variant.game.options}


def hides(variant: Variant) -> bool:
    """Whether there are hidden cards that its opponents have thoughts about."""
    return variant.game.insight is not None and not isinstance(variant.game.insight, OpenInsight)


USUAL = [variant for variant in variants() if usual(variant)]
every_usual = pytest.mark.parametrize("variant", USUAL, ids=str)


def decisions(variant: Variant, deal: int) -> list[tuple[Any, int]]:
    """The positions of a random game in which there is something to decide, and who decides."""
    return [
        (variant.game.copy(moment.state), moment.actor)
        for moment in random_game(variant, deal)
        if isinstance(moment.actor, int) and len(variant.game.legal(moment.state)) > 1
    ]


@every_usual
@few
@given(deal=DEALS)
def test_what_a_seat_cannot_see_changes_nothing(variant: Variant, deal: int) -> None:
    """Action, candidates and reasons, of every opponent that the game has, at every level and in every character."""
    game, rng = variant.game, Random(deal)
    characters = game.insight.characters if game.insight is not None else ()
    names = [*players.bots(game), *(f"{rng.choice(list(LEVELS))}-{character}" for character in characters)]
    state, seat = rng.choice(decisions(variant, deal))
    view, legal = game.view(state, seat), game.legal(state)
    said = {name: players.bot(game, name).choose(view, seat, legal, Random(deal), BUDGET) for name in names}
    for number in range(ARRANGEMENTS):
        other = game.determinize(view, Random(f"{deal}/{number}"))
        for name in names:
            again = players.bot(game, name).choose(game.view(other, seat), seat, game.legal(other), Random(deal), BUDGET)
            assert again == said[name], name


@pytest.mark.parametrize("variant", [variant for variant in USUAL if hides(variant)], ids=str)
def test_the_strongest_deals_anew_what_is_hidden_within_this_budget(variant: Variant, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else what it thinks of hidden cards would not be tried above."""
    game, searches = variant.game, list[Search]()
    assert game.insight

    class Noted(Search):
        def __init__(self, *known: Any) -> None:
            super().__init__(*known)
            searches.append(self)

    monkeypatch.setattr(opponents, "Search", Noted)
    contested = [(state, seat) for state, seat in decisions(variant, 1) if game.insight.contested(state)]
    for state, seat in contested[:5]:
        players.bot(game, "cardinal").choose(game.view(state, seat), seat, game.legal(state), Random(1), BUDGET)
    assert sum(search.deals > 0 for search in searches) >= 3, "in some there is one action alone that is worth a thought"


def test_there_are_levels_to_be_tried() -> None:
    """Else the test above would not be about them."""
    with networks.installed():
        found = {id for id, game in registry.games().items() if set(LEVELS) <= set(players.bots(game))}
    assert {"behind-the-throne", "for-the-king"} <= found
