"""Finds the games: every package in `cardgames.games`."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import Any

from cardgames.engine.errors import BadGame
from cardgames.engine.game import Game

GAMES_PACKAGE = "cardgames.games"


@cache
def games() -> dict[str, Game[Any]]:
    """All games by id, in order of id. Found by folder: a new game is listed nowhere."""
    package = importlib.import_module(GAMES_PACKAGE)
    names = sorted(module.name for module in pkgutil.iter_modules(package.__path__))
    found: list[Game[Any]] = [importlib.import_module(f"{GAMES_PACKAGE}.{name}").GAME for name in names]
    return {game.id: game for game in found}


def game(id: Any) -> Game[Any]:
    """The game of that id. Raises BadGame if there is none."""
    found = games().get(id) if isinstance(id, str) else None
    if found is None:
        raise BadGame(f"game: there is no game {id!r}")
    return found
