"""Section 4: King cards."""

from __future__ import annotations

from typing import Any

import pytest

from cardgames.games.for_the_king import GAME
from tests.games.for_the_king.positions import after, position, rule, told

OFFICES = ("diplomacy", "military", "architecture", "entertainment", "provisions")


def carried(card: str, primaries: list[int], players: int = 3) -> Any:
    """The advisor, seat 0, carries out a King card with these primary duties."""
    duties = {
        office: {"primary": primary, "secondary": None if players == 2 else (2 if primary == 1 else 1)}
        for office, primary in zip(OFFICES, primaries, strict=True)
    }
    placed = {"own": True, "middle": 0, "favor": False}
    return GAME.load(position(players, phase="king", placed=placed, king={"card": card, "seat": 0}, duties=duties))


def primaries(state: Any) -> list[int]:
    return [duty["primary"] for duty in GAME.dump(state)["duties"].values()]


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("king-up", ["raise military", "raise architecture", "raise entertainment", "raise provisions"]),
        ("king-down", ["lower diplomacy", "lower architecture", "lower entertainment", "lower provisions"]),
    ],
)
def test_4_1_primary_duties_move_within_one_to_six(card: str, expected: list[str]) -> None:
    state = carried(card, [6, 1, 3, 3, 3])
    assert GAME.legal(state) == expected
    assert rule(state, "raise diplomacy") == ("4.1" if card == "king-up" else "1.6")
    assert rule(state, "lower military") == ("1.6" if card == "king-up" else "4.1")
    assert rule(state, expected[0].split()[0] + " livestock") == "1.1"
    assert rule(state, "own") == "4.1"


def test_4_1_king_either_goes_both_ways_and_one_way_where_the_other_is_barred() -> None:
    assert len(GAME.legal(carried("king-either", [6, 1, 3, 3, 3]))) == 8
    assert GAME.legal(carried("king-either", [6] * 5)) == [f"lower {office}" for office in OFFICES]
    assert GAME.legal(carried("king-either", [1] * 5)) == [f"raise {office}" for office in OFFICES]


def test_4_1_without_effect_it_is_discarded_without_a_question() -> None:
    duties = {office: {"primary": 6, "secondary": 1} for office in OFFICES}
    full = position(3, phase="distribute", deck=["king-up2"], duties=duties)
    state = GAME.load(full)
    events = after(state, "own")
    assert told(events, "idle") == [{"seat": 0, "card": "king-up2"}]
    assert GAME.dump(state)["phase"] == "distribute"
    assert GAME.dump(state)["discard"] == ["king-up2"]
    assert GAME.dump(state)["placed"]["own"] is True


def test_4_2_two_different_offices() -> None:
    state = carried("king-up2", [3, 3, 3, 6, 6])
    pairs = ["raise diplomacy,military", "raise diplomacy,architecture", "raise military,architecture"]
    assert GAME.legal(state) == pairs
    assert rule(state, "raise diplomacy") == "4.2"
    assert rule(state, "raise diplomacy,diplomacy") == "4.2"
    assert rule(state, "raise military,diplomacy") == "4.2"
    assert rule(state, "raise military,provisions") == "4.1"
    after(state, "raise diplomacy,architecture")
    assert primaries(state) == [4, 3, 4, 6, 6]


def test_4_2_a_card_of_one_office_moves_one() -> None:
    assert rule(carried("king-up", [3] * 5), "raise diplomacy,military") == "1.6"


def test_4_2_if_only_one_can_move_that_one_moves() -> None:
    state = carried("king-down2", [1, 1, 4, 1, 1])
    assert GAME.legal(state) == ["lower architecture"]
    after(state, "lower architecture")
    assert primaries(state) == [1, 1, 3, 1, 1]


def test_4_3_tiles_change_places() -> None:
    state = carried("king-down", [2, 3, 3, 3, 3])
    events = after(state, "lower diplomacy")
    assert GAME.dump(state)["duties"]["diplomacy"] == {"primary": 1, "secondary": 2}
    assert told(events, "moved")[0]["swapped"] is True
    state = carried("king-up", [1, 3, 3, 3, 3])
    events = after(state, "raise diplomacy")
    assert GAME.dump(state)["duties"]["diplomacy"] == {"primary": 2, "secondary": 1}
    assert told(events, "moved")[0]["swapped"] is True
    events = after(carried("king-up", [2, 3, 3, 3, 3]), "raise diplomacy")
    assert told(events, "moved")[0] == {
        "seat": 0,
        "office": "diplomacy",
        "step": 1,
        "primary": 3,
        "secondary": 1,
        "swapped": False,
    }


def test_4_3_not_with_two_players() -> None:
    state = carried("king-down", [2, 3, 3, 3, 3], players=2)
    events = after(state, "lower diplomacy")
    assert GAME.dump(state)["duties"]["diplomacy"] == {"primary": 1, "secondary": None}
    assert told(events, "moved")[0]["swapped"] is False
