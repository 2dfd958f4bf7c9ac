"""Game texts that are said again and again: a table says the same hundred with every picture."""

from __future__ import annotations

from collections.abc import Hashable

from cardgames.engine.events import Value
from cardgames.words import Words


class Phrases:
    """`Words` that remember what they have said. For one language and one match: the names of the seats do not change."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self._said: dict[Hashable, str] = {}

    def say(self, key: str, **params: Value) -> str:
        """As `Words.say`."""
        asked = key, *((name, tuple(value) if isinstance(value, list) else value) for name, value in params.items())
        found = self._said.get(asked)
        if found is None:
            found = self._said[asked] = self.words.say(key, **params)
        return found
