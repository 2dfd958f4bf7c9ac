"""The value network: what a position is worth to a seat, from its parts. A few thousand weights, evaluated without a library.

Every part goes through the small layer of its slot; the results are added up and go through one more layer to two outputs: the
expected share of the victory, and the expected lead over the best rival in points. (Weights shared between like parts and a
sum over them: Zaheer et al., "Deep Sets", 2017.)
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import exp
from pathlib import Path
from typing import Any

from cardgames.engine.errors import BadGame
from cardgames.engine.game import Game
from cardgames.engine.insight import Insight, Part
from cardgames.resources import assets

POINTS = 10.0  # the output for the lead is in tens of points
REMEMBERED = 30_000  # parts, before the memory is cleared: some 60 MB

Row = list[float]


@dataclass(frozen=True, slots=True)
class Value:
    """What a position is worth to a seat."""

    win: float  # the expected share of the victory, 0 to 1
    points: float  # the expected lead over the best rival at the end, in points


@dataclass(frozen=True, slots=True)
class Weights:
    """The numbers of a network: by slot a matrix (inputs x hidden) with its biases, then (pooled -> hidden -> 2 outputs).

    `inner` and `outer` have a row for each unit they give.
    """

    slots: list[list[Row]]
    slot_biases: list[Row]
    inner: list[Row]
    inner_biases: Row
    outer: list[Row]
    outer_biases: Row


class Network:
    """One network, for a game and a number of players.

    What a part adds to the units of the inner layer is remembered: between the sum of the parts and that layer all is linear.
    """

    def __init__(self, weights: Weights, insight: Insight[Any], players: int) -> None:
        self._weights = weights
        self._insight = insight
        self._players = players
        self._known: dict[Part, Row] = {}
        self._units = list(zip(weights.inner_biases, *weights.outer, strict=True))

    def value(self, parts: Sequence[Part]) -> Value:
        """The value of the position that looks so."""
        known = self._known
        try:
            rows = [known[part] for part in parts]
        except KeyError:
            rows = [known.get(part) or self._contribution(part) for part in parts]
        odds, lead = self._weights.outer_biases
        for added, (bias, win, points) in zip(zip(*rows), self._units):  # noqa: B905 (mypyc makes a loop of it only so)
            unit = bias + sum(added)
            if unit > 0:
                odds += win * unit
                lead += points * unit
        return Value(1 / (1 + exp(-odds)) if odds > -50 else 0.0, POINTS * lead)

    def _contribution(self, part: Part) -> Row:
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        slot = part[0]
        given = self._insight.inputs(part, self._players)
        if len(given) != len(self._weights.slots[slot]):
            raise ValueError(f"slot {slot}: this network was trained on other inputs")
        # Plain loops: a compiler runs them much faster than what suits the interpreter a little better. Most inputs are
        # zero, and most units are not active.
        units = self._weights.slot_biases[slot][:]
        for value, weights in zip(given, self._weights.slots[slot]):  # noqa: B905 (as above)
            if value:
                for at, weight in enumerate(weights):
                    units[at] += weight * value
        active = [(at, unit) for at, unit in enumerate(units) if unit > 0]
        contribution = []
        for weights in self._weights.inner:
            total = 0.0
            for at, unit in active:
                total += weights[at] * unit
            contribution.append(total)
        self._known[part] = contribution
        return contribution


def file(game: str) -> Path:
    """Where the networks of a game are kept."""
    return assets() / "networks" / f"{game}.json"


@cache
def networks(game: str) -> dict[int, Weights]:
    """The weights of a game's networks by number of players; empty where none have been trained."""
    path = file(game)
    if not path.exists():
        return {}
    return {int(players): Weights(**weights) for players, weights in json.loads(path.read_text(encoding="utf-8")).items()}


@cache
def network(game: Game[Any], insight: Insight[Any], players: int) -> Network:
    """The trained network of a game. Raises BadGame where none is there."""
    found = networks(game.id)
    if players not in found:
        raise BadGame(f"bots: {game.id} has no network for {players} players")
    return Network(found[players], insight, players)
