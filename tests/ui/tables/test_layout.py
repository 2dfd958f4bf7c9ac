"""The look-book's geometry (§7): its own numbers, and what must hold in every window."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ui.tables import metrics as m
from ui.tables.behind_the_throne.layout import layout
from ui.tables.faces import CardFace
from ui.tables.layout import Rect, fan_offset, frame, pile_row
from ui.tables.pieces import Spot
from ui.tables.piles import pile

windows = st.tuples(st.integers(1024, 5120), st.integers(640, 2880))
FACE = CardFace("behind-the-throne/9-king")


def about(rect: Rect) -> tuple[float, ...]:
    return tuple(round(side, 1) for side in rect)


@pytest.mark.parametrize(
    ("size", "seats", "deck", "meter", "own", "actions", "fifth", "rival"),
    [  # what tools/mock/layout.py of the look-book gives
        (
            (1440, 900), 4,
            (29.2, 325.1, 120.8, 168.7), (180.6, 524.3, 774.7, 46.0), (14.0, 615.3, 796.0, 270.7),
            (822.0, 615.3, 300.0, 270.7), (808.1, 306.5, 147.3, 205.7), (760.7, 54.0, 361.3, 216.5),
        ),
        (
            (1024, 640), 4,
            (81.9, 237.7, 90.7, 126.7), (195.6, 387.9, 581.7, 36.8), (11.2, 439.1, 700.8, 189.7),
            (721.6, 439.1, 240.0, 189.7), (666.6, 223.8, 110.6, 154.5), (651.2, 43.2, 310.4, 151.8),
        ),
        (
            (2560, 1080), 4,
            (366.1, 393.0, 164.0, 229.1), (571.7, 661.6, 1051.9, 55.2), (162.8, 738.4, 1495.2, 324.8),
            (1672.4, 738.4, 360.0, 324.8), (1423.6, 367.9, 200.0, 279.3), (1418.8, 64.8, 613.6, 259.9),
        ),
        (
            (1440, 900), 2,
            (29.2, 325.1, 120.8, 168.7), (180.6, 524.3, 774.7, 46.0), (14.0, 615.3, 796.0, 270.7),
            (822.0, 615.3, 300.0, 270.7), (808.1, 306.5, 147.3, 205.7), (224.5, 54.0, 687.0, 216.5),
        ),
    ],
)  # fmt: skip
def test_the_look_books_numbers(
    size: tuple[int, int],
    seats: int,
    deck: tuple[float, ...],
    meter: tuple[float, ...],
    own: tuple[float, ...],
    actions: tuple[float, ...],
    fifth: tuple[float, ...],
    rival: tuple[float, ...],
) -> None:
    found = layout(frame(*size), seats)
    shown = found.deck, found.meter, found.own, found.actions, found.slots[4], found.rivals[-1]
    assert [about(rect) for rect in shown] == [deck, meter, own, actions, fifth, rival]


def inside(inner: Rect, outer: Rect) -> bool:
    slack = 0.01
    return (
        inner.x >= outer.x - slack
        and inner.y >= outer.y - slack
        and inner.right <= outer.right + slack
        and inner.bottom <= outer.bottom + slack
    )


def apart(one: Rect, other: Rect) -> bool:
    return (
        one.right <= other.x + 0.01 or other.right <= one.x + 0.01 or one.bottom <= other.y + 0.01 or other.bottom <= one.y + 0.01
    )


@given(windows, st.integers(2, 4))
def test_everything_is_in_the_window_and_nothing_overlaps(size: tuple[int, int], seats: int) -> None:
    space = frame(*size)
    found = layout(space, seats)
    whole = Rect(0, 0, *size)
    assert inside(space.rail, whole)
    panels = [*found.rivals, found.own, found.actions, space.rail, *found.slots, found.deck, found.discard, space.top]
    assert all(inside(rect, whole) for rect in panels)
    assert all(apart(one, other) for one, other in combinations(panels, 2))
    assert all(inside(rect, found.tray) for rect in (*found.slots, found.deck, found.discard))


@given(windows)
def test_a_narrow_window_folds_the_rail_and_a_very_wide_one_centres_the_table(size: tuple[int, int]) -> None:
    space = frame(*size)
    assert space.rail.w == pytest.approx((m.RAIL if space.rail_open else m.RAIL_FOLDED) * space.u)
    left, right = space.main.x, size[0] - space.rail.right
    assert left == pytest.approx(right)


piles_of = st.lists(st.tuples(st.integers(1, 9), st.booleans()), min_size=1, max_size=9)


@given(piles_of, st.floats(150, 1200), st.floats(60, 400))
def test_piles_fit_into_their_panel(piles: list[tuple[int, bool]], width: float, height: float) -> None:
    area = Rect(10, 20, width, height)
    gap = 5.0
    card, boxes = pile_row(area, piles, 132, gap)
    assert card <= 132
    assert boxes[-1].x + boxes[-1].w <= area.right + 0.01
    for (count, sideways), box in zip(piles, boxes, strict=True):
        spots = pile("p", Spot(FACE, 0, 0, card, name="x"), box, count, sideways, 1.0)
        for key, spot in spots.items():
            if not key.endswith("count"):
                wide, high = (spot.h, spot.w) if sideways else (spot.w, spot.h)
                assert spot.x - wide / 2 >= box.x - 0.01
                assert spot.x + wide / 2 <= box.x + box.w + 0.01
                assert spot.y + high / 2 <= area.bottom + 0.01
                assert spot.y - high / 2 >= area.y - 0.01


@pytest.mark.parametrize(("count", "offset"), [(1, 0.27), (2, 0.27), (4, 0.27), (5, 0.2025), (10, 0.09)])
def test_the_offsets_of_a_pile(count: int, offset: float) -> None:
    assert fan_offset(count) == pytest.approx(offset)


def test_only_the_front_card_of_a_pile_is_met_and_a_pile_tells_its_count() -> None:
    _, (box,) = pile_row(Rect(0, 0, 200, 300), [(3, False)], 100, 0)
    spots = pile("p", Spot(FACE, 0, 0, 100, name="King", ring="selectable", target="t"), box, 3, False, 1.0)
    assert [spots[f"p/{at}"].name for at in range(3)] == ["", "", "King"]
    assert [spots[f"p/{at}"].ring for at in range(3)] == ["", "", "selectable"]
    assert {spots[f"p/{at}"].target for at in range(3)} == {"t"}
    assert spots["p/0"].y < spots["p/1"].y < spots["p/2"].y
    assert "p/count" in spots
    _, (box,) = pile_row(Rect(0, 0, 200, 300), [(1, False)], 100, 0)
    assert "p/count" not in pile("p", Spot(FACE, 0, 0, 100), box, 1, False, 1.0)
