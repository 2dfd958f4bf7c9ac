"""Opponents of all levels without trained networks: tiny ones with random weights, for tests that only need them to be there."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from cardgames.ai import network
from cardgames.ai.network import Row, Weights
from cardgames.engine import registry
from cardgames.engine.game import Game
from cardgames.session.thinking import work

UNITS = 4


def weights(game: Game[Any], players: int) -> Weights:
    """A network that has an opinion on everything and knows nothing."""
    assert game.insight is not None
    rng, state = Random(f"{game.id}/{players}"), game.new(players, {})
    while game.actor(state) == "chance":
        game.play(state, game.draw(state, rng))
    widths = {part[0]: len(game.insight.inputs(part, players)) for part in game.insight.parts(state, 0)}

    def rows(number: int, wide: int) -> list[Row]:
        return [[rng.uniform(-0.5, 0.5) for _ in range(wide)] for _ in range(number)]

    return Weights(
        [rows(widths[slot], UNITS) for slot in sorted(widths)],
        rows(len(widths), UNITS),
        rows(UNITS, UNITS),
        rows(1, UNITS)[0],
        rows(2, UNITS),
        rows(1, 2)[0],
    )


@contextmanager
def installed() -> Iterator[None]:
    """Such networks for every game that can have one, in place of those that ship."""
    with tempfile.TemporaryDirectory() as folder, patch.object(network, "assets", lambda: Path(folder)):
        (Path(folder) / "networks").mkdir()
        for game in registry.games().values():
            if game.insight is not None:
                found = {str(players): asdict(weights(game, players)) for players in game.seats}
                (Path(folder) / "networks" / f"{game.id}.json").write_text(json.dumps(found), encoding="utf-8")
        forget()
        try:
            yield
        finally:
            forget()


@contextmanager
def missing() -> Iterator[None]:
    """No networks at all: games have only their own opponents."""
    with tempfile.TemporaryDirectory() as folder, patch.object(network, "assets", lambda: Path(folder)):
        forget()
        try:
            yield
        finally:
            forget()


def forget() -> None:
    network.networks.cache_clear()
    network.network.cache_clear()


def work_with_networks(pipe: Connection) -> None:
    """The thinking process with these networks."""
    with installed():
        work(pipe)
