"""Sections 2 and 3: set-up, and sharing influence."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardgames.engine.errors import BadGame
from cardgames.games.for_the_king import GAME
from tests.games.for_the_king.positions import after, position, rule, told


def dealt(players: int, *top: str, advisor: int = 0, **options: Any) -> Any:
    """A game whose deck begins with these cards."""
    state = GAME.new(players, options)
    after(state, f"first {advisor}")
    deck = GAME.draw(state, Random(1)).removeprefix("shuffle ").split(",")
    for card in top:
        if card in deck:
            deck.remove(card)
    deck = [*top, *deck][: {2: 60, 3: 72, 4: 80, 5: 108}[players]]
    after(state, "shuffle " + ",".join(deck))
    return state


@pytest.mark.parametrize(("players", "secondary"), [(2, None), (3, 1), (4, 1), (5, 1)])
def test_2_1_duties_at_the_start(players: int, secondary: int | None) -> None:
    for duty in GAME.dump(GAME.new(players, {}))["duties"].values():
        assert duty == {"primary": 3, "secondary": secondary}


@pytest.mark.parametrize(
    ("players", "removed_at_five", "size", "removed"),
    [(2, 18, 60, 22), (3, 18, 72, 13), (4, 0, 80, 8), (5, 0, 108, 0), (5, 18, 90, 18)],
)
def test_2_2_size_of_the_deck(players: int, removed_at_five: int, size: int, removed: int) -> None:
    state = GAME.new(players, {"removed_at_five": removed_at_five})
    after(state, "first 0")
    deck = GAME.draw(state, Random(5))
    assert deck.count(",") + 1 == size
    after(state, deck)
    assert (len(GAME.dump(state)["deck"]), GAME.dump(state)["removed"]) == (size, removed)


def test_2_2_a_deck_of_the_wrong_cards_is_refused() -> None:
    state = GAME.new(2, {})
    after(state, "first 0")
    deck = GAME.draw(state, Random(5)).removeprefix("shuffle ").split(",")
    assert rule(state, "shuffle " + ",".join(deck[1:])) == "2.2"
    assert rule(state, "shuffle " + ",".join(["livestock-A", *deck[1:]])) == "2.2"
    assert rule(state, "shuffle " + ",".join(["diplomacy-A", "diplomacy-A", *deck[2:]])) == "2.2"


def test_2_3_anybody_may_be_the_first_advisor() -> None:
    state = GAME.new(4, {})
    assert GAME.actor(state) == "chance"
    assert GAME.legal(state) == ["first 0", "first 1", "first 2", "first 3"]
    assert rule(state, "first 4") == "7"
    after(state, "first 3")
    assert GAME.dump(state)["advisor"] == 3


@pytest.mark.parametrize("players", [1, 6, True, None, "3"])
def test_games_that_cannot_begin(players: Any) -> None:
    with pytest.raises(BadGame):
        GAME.new(players, {})


@pytest.mark.parametrize(
    ("option", "value"), [("removed_at_five", 5), ("removed_at_five", False), ("may_refuse", 0), ("kings", 1)]
)
def test_options_that_there_are_not(option: str, value: Any) -> None:
    with pytest.raises(BadGame):
        GAME.new(3, {option: value})


def test_3_1_three_places_with_limits() -> None:
    state = dealt(3, "gold-1", "military-A", "gold-2", "military-B")
    assert GAME.legal(state) == ["own", "middle", "favor"]
    after(state, "own")
    assert GAME.dump(state)["hands"][0] == ["gold-1"]
    assert rule(state, "own") == "3.1"
    after(state, "middle")
    assert GAME.legal(state) == ["middle", "favor"]
    after(state, "favor")
    assert GAME.legal(state) == ["middle"]
    assert rule(state, "favor") == "3.1"
    assert GAME.dump(state)["favor"] == ["gold-2"]
    assert GAME.dump(state)["put"] == [["gold-2"], [], []]


def test_3_2_the_step_ends_when_all_places_are_full() -> None:
    state = dealt(4, *["gold-1"] * 5)
    after(state, "middle", "middle", "own", "favor")
    assert GAME.dump(state)["phase"] == "distribute"
    after(state, "middle")
    assert GAME.dump(state)["phase"] == "pick"


def test_3_3_opponents_pick_clockwise_from_the_advisors_left() -> None:
    state = dealt(4, "gold-1", "military-A", "gold-1", "gold-3", "gold-2", advisor=2)
    after(state, "middle", "middle", "middle", "own", "favor")
    assert GAME.actor(state) == 3
    assert GAME.legal(state) == ["pick gold-1", "pick military-A"]
    assert rule(state, "pick gold-3") == "3.3"
    after(state, "pick gold-1")
    assert GAME.actor(state) == 0
    assert GAME.dump(state)["middle"] == ["military-A", "gold-1"]  # of equal cards the oldest has gone
    after(state, "pick military-A", "pick gold-1")
    assert GAME.dump(state)["hands"] == [["military-A"], ["gold-1"], ["gold-3"], ["gold-1"]]
    assert GAME.dump(state)["known"] == [["military-A"], ["gold-1"], [], ["gold-1"]]


def test_3_4_the_deck_passes_to_the_left_until_it_is_empty() -> None:
    state = dealt(2, advisor=1)
    advisors = []
    while GAME.dump(state)["phase"] != "shuffle":
        if (
            GAME.dump(state)["placed"] == {"own": False, "middle": 0, "favor": False}
            and GAME.dump(state)["phase"] == "distribute"
        ):
            advisors.append(GAME.actor(state))
        GAME.play(state, GAME.legal(state)[0])
    assert advisors == [1, 0] * 10
    assert GAME.dump(state)["advisor"] == 0
    assert len(GAME.dump(state)["favor"]) == 20


def test_3_5_who_may_look() -> None:
    state = dealt(3, "gold-1", "military-A", "gold-2")
    after(state, "own", "favor")
    own, other = GAME.view(state, 0), GAME.view(state, 1)
    assert (own["hand"], own["put"], own["top"]) == (["gold-1"], ["military-A"], "gold-2")
    assert (other["hand"], other["put"], other["top"]) == ([], [], None)
    assert other["hands"] == [1, 0, 0]
    assert other["favor_count"] == 1


def test_3_6_a_king_in_own_is_carried_out_before_the_next_card() -> None:
    state = dealt(3, "king-up", "gold-1", "gold-1", "gold-1", "gold-1")
    events = after(state, "own")
    assert [event.name for event in events] == ["kept", "gained"]
    assert GAME.dump(state)["placed"]["own"] is True
    assert GAME.dump(state)["king"] == {"card": "king-up", "seat": 0}
    assert GAME.view(state, 0)["top"] is None
    after(state, "raise military")
    assert GAME.legal(state) == ["middle", "favor"]
    assert GAME.dump(state)["discard"] == ["king-up"]


def test_3_6_a_picked_king_is_carried_out_before_the_next_pick() -> None:
    middle = position(
        3,
        phase="pick",
        turn=1,
        placed={"own": True, "middle": 2, "favor": True},
        middle=["king-up", "gold-1"],
        favor=["gold-1"],
        hands=[["gold-2"], [], []],
    )
    state = GAME.load(middle)
    events = after(state, "pick king-up")
    assert told(events, "gained") == [{"seat": 1, "card": "king-up"}]
    assert GAME.actor(state) == 1
    after(state, "raise diplomacy")
    assert GAME.actor(state) == 2
    assert GAME.dump(state)["hands"] == [["gold-2"], [], []]
    assert GAME.dump(state)["known"] == [[], [], []]


def test_3_6_in_the_middle_and_on_the_favor_deck_it_does_nothing() -> None:
    state = dealt(2, "king-up", "king-down")
    after(state, "middle", "favor")
    assert GAME.dump(state)["phase"] == "distribute"
    assert GAME.dump(state)["discard"] == []
