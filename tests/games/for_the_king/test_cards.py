"""Section 1: the data of the rulebook, counted by hand."""

from __future__ import annotations

from collections import Counter

import pytest

from cardgames.games.for_the_king import GAME
from cardgames.games.for_the_king.cards import NAMES, OFFICES, TILES, VALUE, in_play, offices


def counted(players: int, king_cards: str = "mixed") -> Counter[str]:
    return Counter(dict(zip(NAMES, in_play(players, king_cards), strict=True)))


@pytest.mark.parametrize(("players", "expected"), [(2, 5), (3, 5), (4, 5), (5, 6)])
def test_1_1_livestock_with_five_players_only(players: int, expected: int) -> None:
    assert OFFICES == ("diplomacy", "military", "architecture", "entertainment", "provisions", "livestock")
    assert offices(players) == expected
    assert list(GAME.dump(GAME.new(players, {}))["duties"]) == list(OFFICES[:expected])


def test_1_2_thirty_six_duties() -> None:
    assert [*TILES] == [1, 2, 3, 4, 5, 6]
    assert len(OFFICES) * len(TILES) == 36


def test_1_3_one_hundred_and_eight_cards() -> None:
    cards = counted(5)
    assert sum(cards.values()) == 108
    kinds = Counter[str]()
    for name, count in cards.items():
        kinds[name.split("-")[0] if name.split("-")[0] in ("gold", "king") else "government"] += count
    assert kinds == {"government": 54, "king": 15, "gold": 39}


def test_1_4_government_values() -> None:
    value = dict(zip(NAMES, VALUE, strict=True))
    for office in OFFICES:
        printed = [value[f"{office}-{letter}"] for letter in "ABCDEFGHI"]
        many = office in ("diplomacy", "military", "livestock")
        assert printed == ([2, 2, 2, 2, 3, 3, 3, 4, 4] if many else [1, 1, 1, 1, 1, 1, 1, 2, 2])
    assert [counted(players)["livestock-A"] for players in (2, 3, 4, 5)] == [0, 0, 0, 1]
    assert [counted(players)["provisions-I"] for players in (2, 3, 4, 5)] == [1, 1, 1, 1]


@pytest.mark.parametrize("value", [1, 2, 3])
def test_1_5_gold(value: int) -> None:
    assert [counted(players)[f"gold-{value}"] for players in (2, 3, 4, 5)] == [9, 10, 11, 13]


def test_1_6_king_cards() -> None:
    for king in ("king-up", "king-down", "king-up2", "king-down2", "king-either"):
        assert [counted(players)[king] for players in (2, 3, 4, 5)] == [2, 2, 2, 3]
    single = [counted(players, "single") for players in (4, 5)]
    assert [cards["king-up"] for cards in single] == [4, 6]
    assert [cards["king-down"] for cards in single] == [4, 6]
    assert [cards["king-either"] for cards in single] == [2, 3]
    assert [cards["king-up2"] + cards["king-down2"] for cards in single] == [0, 0]


def test_1_7_nobles_have_no_effect() -> None:
    """A portrait is no part of a position."""
    assert not [part for part in GAME.dump(GAME.new(3, {})) if "noble" in part]
