"""The opponents of a game by name: its own, and one that chooses at random for every game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from cardgames.engine.bot import Bot
from cardgames.engine.chance import pick
from cardgames.engine.errors import BadGame
from cardgames.engine.game import Game

RANDOM = "random"


class RandomBot:
    """Each legal action is equally likely."""

    def choose(self, view: Mapping[str, Any], seat: int, legal: Sequence[str], rng: Random) -> str:
        return pick(legal, rng)


def bots(game: Game[Any]) -> dict[str, Bot]:
    """All opponents of a game by name, the game's own first."""
    return {**game.bots, RANDOM: RandomBot()}


def bot(game: Game[Any], name: str) -> Bot:
    """The opponent of that name. Raises BadGame if the game has none."""
    found = bots(game)
    if name not in found:
        raise BadGame(f"bots: {game.id} has no opponent {name!r}, only {', '.join(found)}")
    return found[name]
