"""Where bubbles lie: beside what they speak of, and not on what is looked at meanwhile."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QSize

from ui.tables.placing import Cover, anywhere, beside, best

AREA = QRect(0, 40, 1000, 600)
SIZE, TAIL, REACH = QSize(240, 100), 10, 30
MIDDLE = QRect(480, 300, 40, 60)
AROUND = {
    "above": QRect(300, 170, 400, 100),
    "below": QRect(300, 385, 400, 100),
    "left": QRect(200, 200, 170, 260),
    "right": QRect(630, 200, 170, 260),
}


@pytest.mark.parametrize(
    ("left", "covered", "way"),
    [
        (False, [], "down"),
        (True, [], "right"),
        (False, ["above"], "up"),
        (False, ["above", "below"], "right"),
        (False, ["above", "below", "left"], "left"),
        (True, ["left"], "down"),
    ],
)
def test_the_first_free_side_is_taken(left: bool, covered: list[str], way: str) -> None:
    covers = [Cover(AROUND[side], 4) for side in covered]
    place = best(beside(MIDDLE, SIZE, TAIL, REACH, AREA, left), covers)
    assert place.way == way
    assert not [cover for cover in covers if cover.rect.intersects(place.rect)]


def test_what_matters_more_is_rather_left_free() -> None:
    covers = [Cover(rect, 9 if side == "above" else 30) for side, rect in AROUND.items()]
    assert best(beside(MIDDLE, SIZE, TAIL, REACH, AREA, left=False), covers).way == "down"
    covers = [Cover(rect, 9 if side == "below" else 30) for side, rect in AROUND.items()]
    assert best(beside(MIDDLE, SIZE, TAIL, REACH, AREA, left=False), covers).way == "up"


@pytest.mark.parametrize("corner", [(0, 40), (960, 40), (0, 580), (960, 580)])
@pytest.mark.parametrize("left", [True, False])
def test_a_bubble_is_wholly_there_and_not_on_its_target(corner: tuple[int, int], left: bool) -> None:
    target = QRect(*corner, 40, 60)
    places = list(beside(target, SIZE, TAIL, REACH, AREA, left))
    assert places
    for place in places:
        assert AREA.contains(place.rect)
        assert not place.rect.intersects(target)


def test_what_is_larger_than_the_table_has_a_place_too() -> None:
    assert [place.rect.topLeft() for place in anywhere(QSize(1200, 900), AREA)] == [AREA.topLeft()]


def test_what_roams_finds_the_one_free_spot() -> None:
    free = QRect(600, 400, 300, 150)
    covers = [
        Cover(QRect(0, 0, 1000, 400), 4),
        Cover(QRect(0, 400, 600, 240), 4),
        Cover(QRect(900, 400, 100, 240), 4),
        Cover(QRect(600, 550, 300, 90), 4),
    ]
    place = best([*beside(QRect(960, 60, 30, 30), SIZE, TAIL, REACH, AREA, left=True), *anywhere(SIZE, AREA)], covers)
    assert place.way == ""
    assert free.contains(place.rect)
