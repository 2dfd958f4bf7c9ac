"""What a game's table shows in the lobby. The table itself is loaded only when somebody plays on it."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from cardgames.engine import registry
from ui.tables.faces import CardFace


@dataclass(frozen=True, slots=True)
class Poster:
    """How the lobby shows the game, and the family of its themes: "" or "_ftk"."""

    cards: tuple[CardFace, ...]  # five, left to right; the names on their plates come with the language
    family: str


def folder_of(game: str) -> str:
    """The package with the table of a game."""
    return f"ui.tables.{game.replace('-', '_')}"


def poster_of(game: str) -> Poster:
    """How the lobby shows a game. ModuleNotFoundError if it has no table."""
    package: Any = import_module(folder_of(game))
    found: Poster = package.POSTER
    return found


def posters() -> dict[str, Poster]:
    """What the lobby offers: every game that has a table."""
    return {id: poster_of(id) for id in registry.games() if find_spec(folder_of(id))}
