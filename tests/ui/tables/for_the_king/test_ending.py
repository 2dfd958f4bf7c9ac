"""The end on the table: all hands lie open (5.10)."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF

from tests.games.for_the_king.positions import position
from tests.ui.tables.for_the_king.playing import Seated, bidding, let, spot
from ui.tables.faces import CardFace
from ui.tables.for_the_king.table import KingTable

HANDS: list[list[str]] = [["diplomacy-A"], ["military-C", "gold-3"], []]


def over(players: int, size: int = 2) -> dict[str, object]:
    """A game that is over; every rival holds gold and, where there are more, cards of one office."""
    offices = ("military", "architecture", "entertainment", "provisions")
    hands = [["diplomacy-A"]]
    for seat in range(1, players):
        office = [f"{offices[seat - 1]}-{letter}" for letter in "ABCDEFGHI"]
        hands.append([*office[: size - 1], *(["gold-1", "gold-2", "gold-3"] * 3)[: max(1, size - 9)]])
    return position(players, phase="over", turn=None, hands=hands)


def art(table: KingTable, key: str) -> str:
    face = spot(table, key).face
    assert isinstance(face, CardFace)
    return face.art


def test_the_rivals_hands_are_seen_and_told(seated: Seated) -> None:
    table, _ = seated(position(3, phase="over", turn=None, hands=HANDS))
    assert [art(table, f"open/1/{at}") for at in range(2)] == ["for-the-king/gov-military", "for-the-king/gold-3"]
    told = table.decor["hand/1"].decor
    assert told is not None
    assert told.name == "Owl: Military 2·C and Gold 3"
    empty = table.decor["hand/2"].decor
    assert empty is not None
    assert empty.name == "Hare: —"
    assert not any(key.startswith("rival/") for key in table.pieces)


def test_the_results_show_the_best_card_of_each_office(seated: Seated) -> None:
    hand = ["diplomacy-A", "military-C", "military-H", "provisions-I", "provisions-A", "provisions-B", "gold-3"]
    table, play = seated(position(3, phase="over", turn=None, hands=[[], hand, ["gold-1"]]))
    found = [(face.art, face.value, face.letter) for face in table.trophies(play.view(), 1)]
    offices = (("military", "4", "H"), ("provisions", "2", "I"), ("diplomacy", "2", "A"))
    assert found == [(f"for-the-king/gov-{office}", value, letter) for office, value, letter in offices]
    assert table.trophies(play.view(), 2) == []


def test_before_the_end_no_hand_is_seen(seated: Seated) -> None:
    table, _ = seated(bidding())
    assert not any(key.startswith("open/") for key in table.pieces)
    assert "hand/1" not in table.decor


def test_the_last_card_turns_them_up(seated: Seated) -> None:
    table, play = seated(bidding(favor=[], turn=2, deal={"first": 0, "passed": [0, 1]}))
    let(play, "pass")
    assert play.view()["phase"] == "over"
    assert art(table, "open/1/0") == "for-the-king/gov-military"
    assert not [key for key in table.pieces if key.startswith("ghost/")]


@pytest.mark.parametrize("size", [(1024, 640), (1440, 900), (2560, 1080)])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("cards", [1, 18])
def test_they_fit_the_table(seated: Seated, players: int, cards: int, size: tuple[int, int]) -> None:
    table, _ = seated(over(players, cards), size=size)
    centre = QRectF(*table._layout(table.view).hands)
    for seat in range(1, players):
        rights = []
        for at in range(len(table.view["hands"][seat])):
            piece = table.pieces[f"open/{seat}/{at}"]
            assert centre.contains(piece.sceneBoundingRect())
            rights.append(piece.pos().x())
        assert all(b - a >= 0.3 * table.pieces[f"open/{seat}/0"].size().width() for a, b in pairwise(rights))
