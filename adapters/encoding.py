"""A view as a row of whole numbers of fixed length, for networks.

A view is JSON; what is in it is found by walking through it. A number, as "piles/0/king", has a place of its own, where n is
written as n + 1 (below zero as n) and 0 says that there is none. A list of texts, as "hand", has a place for each word of the
game, with how often it is in the list: the order is lost, but the last one stands again under "hand/last". A text alone is a
list of one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import count
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cardgames.engine import registry
from cardgames.engine.chance import pick, stream
from cardgames.engine.game import View

Key = str | tuple[str, str]  # the path of a number; the path and the word of a text

ENOUGH = 2000  # views in a row of random games that show nothing new


@dataclass(frozen=True)
class Encoding:
    """Where in a row the numbers and texts of a view stand."""

    places: dict[Key, int]

    def row(self, view: View, seat: int) -> NDArray[np.int16]:
        """The numbers of a view and of the seat whose view it is. What has no place is left out."""
        row = np.zeros(len(self.places), np.int16)
        for path, leaf in leaves({"viewer": seat, "view": view}):
            key = (path, leaf) if isinstance(leaf, str) else path
            if key in self.places:
                row[self.places[key]] += 1 if isinstance(leaf, str) else leaf + (leaf >= 0)
        return row


def leaves(value: Any, path: str = "") -> Iterator[tuple[str, str | int]]:
    """Everything in some JSON that is a text or a number, with its path; truth values are numbers."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield from leaves(part, f"{path}/{key}")
    elif isinstance(value, list) and value and all(isinstance(part, str) for part in value):
        yield from ((path, part) for part in value)
        yield f"{path}/last", value[-1]
    elif isinstance(value, list):
        for place, part in enumerate(value):
            yield from leaves(part, f"{path}/{place}")
    elif value is not None:
        yield path, value


@cache
def encoding(game_id: str, players: int, options: tuple[tuple[str, Any], ...]) -> Encoding:
    """The encoding of the views of a game: the same whenever it is asked for.

    Which paths and words there are is learnt from random games; any word may then stand at any path of texts.
    """
    numbers: set[str] = set()
    texts: set[str] = set()
    words: set[str] = set()
    known = old = 0
    for view, seat in views(game_id, players, dict(options)):
        for path, leaf in leaves({"viewer": seat, "view": view}):
            if isinstance(leaf, str):
                texts.add(path)
                words.add(leaf)
            else:
                numbers.add(path)
        before, known = known, len(numbers) + len(texts) + len(words)
        old = old + 1 if known == before else 0
        if old == ENOUGH:
            break
    keys: list[Key] = [*sorted(numbers), *((path, word) for path in sorted(texts) for word in sorted(words))]
    return Encoding({key: place for place, key in enumerate(keys)})


def views(game_id: str, players: int, options: dict[str, Any]) -> Iterator[tuple[View, int]]:
    """What is seen in random games, one after the other without end: by each who decides, and by all when it is over."""
    rules = registry.game(game_id)
    for deal in count():
        rng = stream(deal, "sample", 0)
        state = rules.new(players, options)
        while (actor := rules.actor(state)) is not None:
            if actor == "chance":
                rules.play(state, rules.draw(state, rng))
            else:
                yield rules.view(state, actor), actor
                rules.play(state, pick(rules.legal(state), rng))
        for seat in range(players):
            yield rules.view(state, seat), seat
