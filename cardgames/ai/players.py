"""The opponents of a game by name: its own, and one that chooses at random for every game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from cardgames.ai.levels import LEVELS, Opponent, opponent
from cardgames.engine.bot import Bot, Budget, Choice
from cardgames.engine.chance import pick
from cardgames.engine.errors import BadGame
from cardgames.engine.game import Game

RANDOM = "random"


class RandomBot:
    """Each legal action is equally likely."""

    def choose(
        self, view: Mapping[str, Any], seat: int, legal: Sequence[str], rng: Random, budget: Budget | None = None
    ) -> Choice:
        return Choice(pick(legal, rng))


def bots(game: Game[Any]) -> dict[str, Bot]:
    """All opponents of a game by name: those to play against, the weakest first, then others to measure against."""
    levels = {name: found for name in LEVELS if (found := opponent(game, name))}
    return {**levels, **game.bots, RANDOM: RandomBot()}


def offered(game: Game[Any]) -> list[str]:
    """The opponents to play against: the levels, the weakest first, or the game's own where there are none."""
    return [name for name in LEVELS if opponent(game, name)] or list(game.bots)


def rank(name: str) -> int:
    """How strong an opponent is by its level, from 1 to `len(LEVELS)`; 0 for one without a level."""
    levels, level = list(LEVELS), name.partition("-")[0]
    return levels.index(level) + 1 if level in levels else 0


def unhurried(bot: Bot) -> Budget | None:
    """The budget of an opponent without its seconds: so it decides the same on every machine. None: it looks at no clock."""
    return Budget(bot.budget.iterations) if isinstance(bot, Opponent) else None


def bot(game: Game[Any], name: str) -> Bot:
    """The opponent of that name, "courtier-bold" too. Raises BadGame if the game has none."""
    found = opponent(game, name) or bots(game).get(name)
    if not found:
        raise BadGame(f"bots: {game.id} has no opponent {name!r}, only {', '.join(bots(game))}")
    return found
