"""The geometry of For the King: what must hold in every window, with any number of seats, in both phases."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.ui.tables.test_layout import apart, inside
from ui.tables import metrics as m
from ui.tables.for_the_king.layout import Layout, layout
from ui.tables.for_the_king.sharing import middle_places
from ui.tables.layout import Rect, frame

windows = st.tuples(st.integers(1024, 5120), st.integers(640, 2880))
seats = st.integers(2, 5)


def made(size: tuple[int, int], players: int, auction: bool = False, unfolded: bool = False, ruling: bool = False) -> Layout:
    return layout(frame(*size), players, 6 if players == 5 else 5, auction, unfolded, ruling)


def test_the_look_books_numbers() -> None:
    """What tools/mock/layout.py of the look-book gives for the offices, strips and the own panel at 1440 × 900."""
    found = made((1440, 900), 4)
    assert [round(side, 1) for side in found.offices[1]] == [237.5, 54.0, 213.9, 290.5]
    assert [round(side, 1) for side in found.rivals[2]] == [760.7, 356.5, 361.3, 62.0]
    assert [round(side, 1) for side in found.own] == [14.0, 679.0, 1108.0, 207.0]


@given(windows, seats, st.booleans(), st.booleans())
def test_nothing_overlaps_or_leaves_the_window(size: tuple[int, int], players: int, auction: bool, unfolded: bool) -> None:
    found = made(size, players, auction, unfolded)
    space = frame(*size)
    rows = [*found.offices, *found.rivals, found.centre, found.own]
    assert all(inside(rect, space.main) for rect in rows)
    assert all(apart(one, other) for one, other in combinations(rows, 2))
    middle = [found.favor, found.offer, found.ladder, found.controls]
    if not auction:
        middle = [found.deck, found.drawn, found.own_zone, found.middle_zone, found.favor_zone]
    assert all(inside(rect, found.centre) for rect in middle)
    assert all(apart(one, other) for one, other in combinations(middle, 2))
    own = [found.sums, found.hand, found.fold]
    assert all(inside(rect, found.own) for rect in own)
    assert all(apart(one, other) for one, other in combinations(own, 2))


@given(windows, seats)
def test_the_kings_controls_have_room_beside_the_middle(size: tuple[int, int], players: int) -> None:
    found = made(size, players, ruling=True)
    assert apart(found.controls, found.middle_zone)
    assert apart(found.drawn, found.middle_zone)
    assert found.controls.w >= 240 * found.u


@given(windows, seats)
def test_the_cards_of_the_middle_fit_their_place(size: tuple[int, int], players: int) -> None:
    found = made(size, players)
    cards = middle_places(found.middle_zone, players - 1, found.u)
    assert all(inside(card, found.middle_zone) for card in cards)
    assert all(apart(one, other) for one, other in combinations(cards, 2))
    assert all(abs(card.h / card.w - m.CARD) < 0.001 for card in cards)
    assert cards[0].w >= 40


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1440, 900), (3840, 2160)])
def test_everything_is_large_enough_to_be_hit(size: tuple[int, int]) -> None:
    for players in range(2, 6):
        found = made(size, players, unfolded=True)
        for rect in (*found.offices, found.own_zone, found.middle_zone, found.favor_zone, found.hand, found.drawn):
            assert min(rect.w, rect.h) >= 36
        assert found.hand.w >= 36 * 6
        assert Rect(*found.fold).h >= 28
