"""Game texts: a key with its parameters becomes a sentence, from the Fluent files `assets/text/<language>/<game>.ftl`.

Messages may call four functions. Fluent allows only literals as named arguments, so a number of cards is given by position:

    CARD($card, $count, case: "acc")   the message `card-<id>`, which finds `$case` (nom, gen, dat, acc, ins, loc) and `$count`
    CARDS($cards, case: "acc")         those cards as a list, «A, B і C», repeated kinds once with «×2»
    SEAT($seat)                        the name of that seat, never inflected
    VALUE($number)                     the number with a real minus sign

A parameter that is None, true or false reaches the message as the word "none", "true" or "false"; CARD of None is `card-none`.
"""

from __future__ import annotations

import logging
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax import ast

from cardgames.engine.events import Value
from cardgames.resources import assets

log = logging.getLogger(__name__)

COMMON = "common"
LIST_LOCALES = {"en": "en_001"}  # no comma before the last "and"; one of those that the package keeps (packaging/slim.py)


class _List(FluentType):
    """A list on its way to CARDS; Fluent itself knows only texts and numbers."""

    def __init__(self, items: list[Any]) -> None:
        self.items = items

    def format(self, locale: Locale) -> str:
        return ", ".join(map(str, self.items))


class Words:
    """The texts of one language, for one game or for what all games share."""

    strict: ClassVar[bool] = False  # tests set it: what is missing raises KeyError instead of being logged and shown as its key

    def __init__(self, language: str, game: str | None = None, folder: Path | None = None) -> None:
        """`language` is "uk" or "en"; `folder` holds a folder for each language, the texts that ship by default."""
        self.language = language
        self.names: list[str] = []  # by seat, for SEAT
        functions: dict[str, Any] = {"CARD": self._card, "CARDS": self._cards, "SEAT": self._seat, "VALUE": self._value}
        # No isolation marks: both languages run left to right, and fonts without them would show boxes.
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self._files = [f"{language}/{name}.ftl" for name in (COMMON, game) if name]
        for file in self._files:
            self._load((folder or assets() / "text") / file)

    def has(self, key: str) -> bool:
        """Whether there is a text for `key` ("refusal-queen-limit", "action-take.hint")."""
        return self._pattern(key) is not None

    def say(self, key: str, **params: Value) -> str:
        """The text of `key` ("name" or "name.attribute"). What is missing is logged, and the key itself is the text."""
        pattern = self._pattern(key)
        if pattern is None:
            self._complain(f"no text {key!r} in {' or '.join(self._files)}")
            return key
        text, errors = self._bundle.format_pattern(pattern, {name: _fluent(value) for name, value in params.items()})
        if errors:
            self._complain(f"text {key!r} ({self.language}): {'; '.join(map(str, errors))}")
        return str(text)

    def _load(self, path: Path) -> None:
        try:
            resource = _parsed(path)
        except OSError as problem:
            self._complain(f"no texts: {problem}")
            return
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                self._complain(f"{path}: not understood: {(entry.content or '').strip()[:80]!r}")
        self._bundle.add_resource(resource, allow_overrides=True)  # a game may say a common thing in its own way

    def _pattern(self, key: str) -> Any:
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _complain(self, problem: str) -> None:
        if self.strict:
            raise KeyError(problem)
        log.error(problem)

    def _card(self, card: str, count: int = 1, *, case: str = "nom") -> str:
        return self.say(f"card-{card}", case=case, count=count)

    def _cards(self, cards: _List, *, case: str = "nom") -> str:
        counts = Counter(_fluent(card) for card in cards.items)
        names = [self._card(card, n, case=case) + (f" ×{n}" if n > 1 else "") for card, n in counts.items()]
        return format_list(names, locale=LIST_LOCALES.get(self.language, self.language)) if names else "—"

    def _seat(self, seat: int) -> str:
        return self.names[seat]

    def _value(self, number: int) -> str:
        return str(int(number)).replace("-", "−")


@cache
def _parsed(path: Path) -> Any:
    """A file is parsed once: that takes longer than anything else at the start of the program."""
    return FluentResource(path.read_text(encoding="utf-8"))


def _fluent(value: Any) -> Any:
    """A parameter as Fluent takes it."""
    if isinstance(value, list):
        return _List(value)
    if value is None or isinstance(value, bool):
        return str(value).lower()
    return value
