"""Game texts: a key with its parameters becomes a sentence, from the Fluent files `assets/text/<language>/<game>.ftl`.

Messages may call five functions. Fluent allows only literals as named arguments, so a number of cards is given by position:

    CARD($card, $count, case: "acc")   the message `card-<id>`, which finds `$case` (nom, gen, dat, acc, ins, loc) and `$count`
    CARDS($cards, case: "acc")         those cards as a list, «A, B і C», repeated kinds once with «×2»
    SEAT($seat)                        the name of that seat, never inflected
    VALUE($number)                     the number with a real minus sign
    ACTION($action)                    the text of an action, in words

A parameter that is None, true or false reaches the message as the word "none", "true" or "false"; CARD of None is `card-none`.
"""

from __future__ import annotations

import logging
import re
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
# An entry begins at the margin, its other lines do not.
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?![-a-zA-Z#]).*)*", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
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
        functions: dict[str, Any] = {
            "CARD": self._card,
            "CARDS": self._cards,
            "SEAT": self._seat,
            "VALUE": self._value,
            "ACTION": self.action,
        }
        # No isolation marks: both languages run left to right, and fonts without them would show boxes.
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self._files = [f"{language}/{name}.ftl" for name in (COMMON, game) if name]
        self._unread: dict[str, str] = {}  # the sources of what nobody has asked for yet
        for file in self._files:  # a game may say a common thing in its own way
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

    def opponent(self, bot: str) -> str:
        """The name of a computer opponent, "courtier-bold" too; one that is not there any more is just a computer."""
        if self.has(f"bot-{bot}"):
            return self.say(f"bot-{bot}")
        level, _, character = bot.partition("-")
        if self.has(f"bot-{level}") and self.has(f"character-{character}"):
            return f"{self.say(f'bot-{level}')}, {self.say(f'character-{character}')}"
        return self.say("bot-none")

    def action(self, action: str) -> str:
        """The text of an action in words: the message `choice-<verb>` with its $cards and $seat or $number, or `action-<verb>`.

        A number in the text is both; of several the sum. "jester+" and "jester-" are `jester-up` and `jester-down`.
        """
        verb, *rest = re.split("[ :,]", action)
        verb = re.sub("-$", "-down", verb.replace("+", "-up"))
        number = sum(int(word) for word in rest if word.isdigit())
        cards = [word.rstrip("+-") for word in rest if not word.isdigit()]
        key = f"choice-{verb}" if self.has(f"choice-{verb}") else f"action-{verb}"
        return self.say(key, cards=cards, seat=number, number=number)

    def _load(self, path: Path) -> None:
        try:
            self._unread |= _entries(path)
        except OSError as problem:
            self._complain(f"no texts: {problem}")

    def _pattern(self, key: str) -> Any:
        name, _, attribute = key.partition(".")
        self._read(name)
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _read(self, name: str) -> None:
        """Hands a message or a "-term" to Fluent, with all that it refers to."""
        source = self._unread.pop(name, None)
        if source is None:
            return
        resource = _parsed(source)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                self._complain(f"{self.language}: not understood: {(entry.content or '').strip()[:80]!r}")
        self._bundle.add_resource(resource)
        for other in REFERENCE.findall(source):
            self._read(other)

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
def _entries(path: Path) -> dict[str, str]:
    """The source of each message and "-term" of a file. To parse all of it would take longer than anything else at the start."""
    return {found[1]: found[0] for found in ENTRY.finditer(path.read_text(encoding="utf-8"))}


@cache
def _parsed(source: str) -> Any:
    return FluentResource(source)


def _fluent(value: Any) -> Any:
    """A parameter as Fluent takes it."""
    if isinstance(value, list):
        return _List(value)
    if value is None or isinstance(value, bool):
        return str(value).lower()
    return value
