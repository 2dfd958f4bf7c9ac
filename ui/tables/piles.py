"""Spots of cards that lie together: piles upright or sideways, and their counts."""

from __future__ import annotations

from dataclasses import replace

from ui.tables import metrics as m
from ui.tables.faces import CountFace, TickFace
from ui.tables.layout import PileBox, fan_offset
from ui.tables.pieces import Spot


def pile(key: str, front: Spot, box: PileBox, count: int, sideways: bool, u: float) -> dict[str, Spot]:
    """The spots of a pile by key: `<key>/0` is the card at the back, `<key>/<count - 1>` the front one, `<key>/count` the pill.

    `front` tells the look of the front card; its place follows from `box`. Cards behind have its target, but no name, plate
    or ring: they are not met on their own.
    """
    w, h = front.w, front.h
    offset = fan_offset(count) * w
    spots: dict[str, Spot] = {}
    for index in range(count):
        behind = (count - 1 - index) * offset
        x, y = (box.x + h / 2 + behind, box.base - w / 2) if sideways else (box.x + w / 2, box.base - h / 2 - behind)
        look = front if index == count - 1 else replace(front, ring="", name="", hint="")
        spots[f"{key}/{index}"] = replace(look, x=x, y=y, turn=90.0 if sideways else 0.0, z=front.z + index / 100)
    if count > 1:
        corner = (h + (count - 1) * offset, w) if sideways else (w, h + (count - 1) * offset)
        spots[f"{key}/count"] = count_spot(
            count, box.x + corner[0] - w * 0.04, box.base - corner[1] + w * 0.02, w, u, front.z + 0.5
        )
    return spots


def count_spot(count: int, x: float, y: float, card: float, u: float, z: float) -> Spot:
    """The pill «×n» with its middle at (x, y), for cards of width `card`."""
    height = max(m.COUNT_LEAST * u, card * m.COUNT)
    return Spot(CountFace(f"×{count}"), x, y, height / CountFace.ratio, z=z)


def tick(front: Spot) -> Spot:
    """The mark in the middle of a pile that is chosen, whose front card is `front`."""
    return Spot(TickFace(), front.x, front.y, front.w * m.TICK, z=front.z + 0.6)
