"""Where a bubble lies: beside what it speaks of, and on as little as can be of what is looked at meanwhile."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QSize

STEPS = 10  # places where a bubble without a tail may lie, on a stretch as wide as itself
FAR = 60  # pixels of the table are as bad to cover as it is to lie one pixel farther away


class Place(NamedTuple):
    """`way` is the side of its tail: "down" lies above the target; "" has none."""

    way: str
    rect: QRect


class Cover(NamedTuple):
    """What should not be covered, and how much it matters."""

    rect: QRect
    weight: int


def beside(target: QRect, size: QSize, tail: int, reach: int, area: QRect, left: bool) -> Iterator[Place]:
    """The places around `target` within `area`, the best first; `reach` is the least from a tail to a corner.

    `size` is without the tail. Above and below come first, or the `left`.
    """
    middle = target.center()
    for way in ("right", "down", "up", "left") if left else ("down", "up", "right", "left"):
        across = way in ("right", "left")
        wide, high = size.width() + tail * across, size.height() + tail * (not across)
        spare = (size.height() if across else size.width()) // 2 - reach
        for shift in (0, -spare, spare):
            x = {"right": target.left() - wide, "left": target.right() + 1}.get(way, middle.x() - wide // 2 + shift)
            y = {"down": target.top() - high, "up": target.bottom() + 1}.get(way, middle.y() - high // 2 + shift)
            rect = _within(QRect(x, y, wide, high), area)
            if not rect.intersects(target):
                yield Place(way, rect)


def anywhere(size: QSize, area: QRect) -> Iterator[Place]:
    """Places all over `area`, without a tail; one at least, even for what is larger."""
    step = max(1, size.width() // STEPS)
    for y in range(area.top(), max(area.top(), area.bottom() - size.height()) + 1, step):
        for x in range(area.left(), max(area.left(), area.right() - size.width()) + 1, step):
            yield Place("", QRect(QPoint(x, y), size))


def best(places: Iterable[Place], covers: Sequence[Cover]) -> Place:
    """The place that covers least, near the first one; of equals the first. ValueError without any."""
    choices = list(places)
    start = choices[0].rect.center()

    def price(place: Place) -> int:
        met = [(place.rect & cover.rect, cover.weight) for cover in covers if place.rect.intersects(cover.rect)]
        covered = sum(rect.width() * rect.height() * weight for rect, weight in met)
        return covered + FAR * (place.rect.center() - start).manhattanLength()

    return min(choices, key=price)


def _within(rect: QRect, area: QRect) -> QRect:
    x = max(area.left(), min(rect.x(), area.right() + 1 - rect.width()))
    y = max(area.top(), min(rect.y(), area.bottom() + 1 - rect.height()))
    return QRect(QPoint(x, y), rect.size())
