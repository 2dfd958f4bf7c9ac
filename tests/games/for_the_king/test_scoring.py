"""Section 6: scoring and ties."""

from __future__ import annotations

from typing import Any

import pytest

from cardgames.games.for_the_king import GAME
from tests.games.for_the_king.positions import position


def over(*hands: list[str], **primaries: int) -> Any:
    duties = {**position(len(hands), phase="over", turn=None)["duties"]}
    for office, primary in primaries.items():
        duties[office] = {"primary": primary, "secondary": None if len(hands) == 2 else (2 if primary == 1 else 1)}
    return GAME.load(position(len(hands), phase="over", turn=None, hands=list(hands), duties=duties))


def lines(state: Any) -> list[list[tuple[str, int]]]:
    return [[(line.key, line.points) for line in seat] for seat in GAME.reckoning(state)]


def test_6_1_values_of_government_cards_are_added() -> None:
    """Two 2s beat a 3; the number of cards does not count: a 4 beats a 3."""
    assert GAME.scores(over(["military-A", "military-B"], ["military-E"], [])) == [3, 1, 0]
    assert GAME.scores(over(["military-I"], ["military-E"], [])) == [3, 1, 0]


def test_6_2_a_tie_goes_to_the_card_nearest_to_a() -> None:
    state = over(["military-H"], ["military-C", "military-D"], [])
    assert GAME.scores(state) == [1, 3, 0]
    letters = [[line.params["letter"] for line in seat] for seat in GAME.reckoning(state)]
    assert letters == [["H"], ["C"], []]


def test_6_2_a_letter_is_told_only_where_it_decides() -> None:
    """Two who tie behind both duties get nothing either way; two who tie for the secondary one do not."""
    behind = over(["military-H"], ["military-E"], ["military-A"], ["military-B"])
    assert [[line.params["letter"] for line in seat] for seat in GAME.reckoning(behind)] == [[None]] * 4
    for_second = over(["military-H"], ["military-A"], ["military-B"], [])
    assert [[line.params["letter"] for line in seat] for seat in GAME.reckoning(for_second)] == [[None], ["A"], ["B"], []]


def test_6_3_the_loser_of_the_tie_takes_the_secondary_duty() -> None:
    state = over(["military-A"], ["military-B"], ["military-C"])
    assert GAME.scores(state) == [3, 1, 0]
    assert lines(state) == [[("primary", 3)], [("secondary", 1)], [("nothing", 0)]]


def test_6_3_nobody_takes_both_and_without_a_card_nothing() -> None:
    assert GAME.scores(over(["military-A"], [], [])) == [3, 0, 0]
    assert GAME.scores(over(["military-A"], ["military-B"])) == [3, 0]


def test_6_4_most_points_win() -> None:
    state = over(["military-A"], ["diplomacy-A", "gold-3"], [], military=6)
    assert (GAME.scores(state), GAME.winners(state)) == ([6, 3, 0], [0])


@pytest.mark.parametrize(
    ("hands", "winner", "keys"),
    [
        ((["provisions-A", "gold-1"], ["diplomacy-A"]), 0, ["tie-gold"]),
        ((["provisions-A", "gold-1"], ["diplomacy-A", "gold-1"]), 1, ["tie-sum"]),
        ((["provisions-A"], ["military-A"]), 1, ["tie-sum"]),
    ],
)
def test_6_4_ties(hands: tuple[list[str], list[str]], winner: int, keys: list[str]) -> None:
    state = over(*hands)
    assert GAME.scores(state) == [3, 3]
    assert GAME.winners(state) == [winner]
    assert [line.key for line in GAME.reckoning(state)[winner] if line.key.startswith("tie")] == keys


def test_6_4_the_letter_after_an_equal_sum() -> None:
    """Diplomacy 4 : 4, the A decides for the office; military and architecture make 6 : 6; then it breaks that tie too."""
    state = over(["diplomacy-A", "diplomacy-B"], ["diplomacy-H", "military-A", "architecture-A"], diplomacy=6)
    assert (GAME.scores(state), GAME.winners(state)) == ([6, 6], [0])
    decided = [line for line in GAME.reckoning(state)[1] if line.key == "tie-letter"]
    assert [(line.params["office"], line.params["measure"], line.params["ahead"]) for line in decided] == [
        ("diplomacy", "H", False)
    ]


def test_6_4_tests_are_among_those_still_tied() -> None:
    """Seat 2 is out by gold, so that its diplomacy does not count; military decides between the others."""
    state = over(["provisions-A", "gold-2"], ["military-A", "gold-1", "gold-1"], ["diplomacy-A", "gold-1"])
    assert (GAME.scores(state), GAME.winners(state)) == ([3, 3, 3], [1])


def test_6_4_a_shared_victory() -> None:
    state = over(["gold-2"], ["gold-1", "gold-1"], ["gold-1"])
    assert (GAME.scores(state), GAME.winners(state)) == ([0, 0, 0], [0, 1])
    assert lines(state) == [[("tie-gold", 0), ("shared", 0)], [("tie-gold", 0), ("shared", 0)], [("tie-gold", 0)]]


def test_no_scores_before_the_end() -> None:
    state = GAME.new(3, {})
    assert (GAME.scores(state), GAME.winners(state)) == (None, None)
