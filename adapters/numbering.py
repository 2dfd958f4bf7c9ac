"""What those frameworks count where our games speak: an action is a number, and so is a victory."""

from __future__ import annotations

import importlib
from functools import cache
from typing import Any

from cardgames.engine import registry
from cardgames.engine.game import Action, Game


@cache
def texts(game_id: str) -> list[Action]:
    """Every action that a seat of the game may ever choose, and others: the number of an action is its place here.

    From the table `ACTIONS` of the game's `text`, so the numbers are the same everywhere and for every number of players.
    """
    folder = type(registry.game(game_id)).__module__
    return list(importlib.import_module(f"{folder}.text").ACTIONS)


@cache
def numbers(game_id: str) -> dict[Action, int]:
    """The number of each action."""
    return {text: number for number, text in enumerate(texts(game_id))}


def payoffs(rules: Game[Any], state: Any, players: int) -> list[float]:
    """What each seat has won: its share of the victory less a fair share. They add up to 0; all are 0 until it is over."""
    winners = rules.winners(state)
    if winners is None:
        return [0.0] * players
    return [(seat in winners) / len(winners) - 1 / players for seat in range(players)]
