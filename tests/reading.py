"""Reads the texts that ship, and what the games have to say, for the tests about them."""

from __future__ import annotations

import ast as python
import inspect
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentResource
from fluent.syntax import ast as fluent

from cardgames.engine import registry
from cardgames.resources import assets
from cardgames.words import Words

BTT, FTK = "behind-the-throne", "for-the-king"
LANGUAGES = ("uk", "en")
FILES = ("common", BTT, FTK)
NAMES = {"uk": ["Лис", "Сова", "Заєць", "Ворон", "Ведмідь"], "en": ["Fox", "Owl", "Hare", "Raven", "Bear"]}
COUNTS = (1, 2, 5, 11, 12, 21, 22, 25, 101, 111)
CASES = ("nom", "gen", "dat", "acc", "ins", "loc")

# The numbered paragraphs of the rules, and the sections that refusals name as a whole: 5 and 10, and 7.
RULES = {
    BTT: "1.1 2.1 2.2 2.3 3.1 3.2 3.3 3.4 3.5 3.6 4.1 4.2 4.3 4.4 4.5 4.6 5 5.1 5.2 6.1 6.2 "
    "7.1 7.2 7.3 7.4 8.1 8.2 9.1 9.2 9.3 9.4 10",
    FTK: "1.1 1.2 1.3 1.4 1.5 1.6 1.7 2.1 2.2 2.3 3.1 3.2 3.3 3.4 3.5 3.6 4.1 4.2 4.3 "
    "5.1 5.2 5.3 5.4 5.5 5.6 5.7 5.8 5.9 5.10 6.1 6.2 6.3 6.4 7",
}


@cache
def words(language: str, game: str) -> Words:
    """The texts of a game, at a table of animals."""
    found = Words(language, game)
    found.names = NAMES[language]
    return found


# ------------------------------------------------------------------------------------------------ what the files hold
@cache
def messages(language: str, file: str) -> dict[str, fluent.Message]:
    """The messages of a file by key."""
    source = (assets() / "text" / language / f"{file}.ftl").read_text(encoding="utf-8")
    entries = FluentResource(source).body
    junk = [entry.content for entry in entries if isinstance(entry, fluent.Junk)]
    assert not junk, f"{language}/{file}.ftl has lines that Fluent does not understand: {junk}"
    found = [entry for entry in entries if isinstance(entry, fluent.Message)]
    keys = [message.id.name for message in found]
    twice = {key for key in keys if keys.count(key) > 1}
    assert not twice, f"{language}/{file}.ftl says these twice: {twice}"
    return {message.id.name: message for message in found}


def patterns(message: fluent.Message) -> dict[str, fluent.Pattern]:
    """The text of a message under "" and those of its attributes under their names."""
    found = {attribute.id.name: attribute.value for attribute in message.attributes}
    return {"": message.value, **found} if message.value else found


def nodes(node: Any) -> Iterator[Any]:
    """A node of a Fluent tree and all below it."""
    if isinstance(node, fluent.BaseNode):
        yield node
        for part in vars(node).values():
            yield from nodes(part)
    elif isinstance(node, list):
        for part in node:
            yield from nodes(part)


def variables(pattern: fluent.Pattern) -> set[str]:
    return {node.id.name for node in nodes(pattern) if isinstance(node, fluent.VariableReference)}


def spoken(node: Any) -> Iterator[str]:
    """The pieces of text in a Fluent tree that a player may read: what is handed to functions is not."""
    if isinstance(node, fluent.CallArguments):
        return
    if isinstance(node, fluent.TextElement | fluent.StringLiteral):
        yield node.value
    elif isinstance(node, fluent.BaseNode):
        for part in vars(node).values():
            yield from spoken(part)
    elif isinstance(node, list):
        for part in node:
            yield from spoken(part)


@cache
def sentences(language: str) -> list[tuple[str, str]]:
    """(where it stands, text) of all that a player may read in one language: messages piece by piece, rulebooks line by line."""
    found = []
    for file in FILES:
        for key, message in messages(language, file).items():
            for pattern in patterns(message).values():
                found += [(f"{language}/{file}.ftl {key}", piece) for piece in spoken(pattern)]
    for game in RULES:
        path = rulebook(game, language)
        lines = path.read_text(encoding="utf-8").splitlines()
        found += [(f"{path.name}:{number}", re.sub(r"\(rule:[\d.]+\)", "", line)) for number, line in enumerate(lines, 1)]
    return found


def rulebook(game: str, language: str) -> Path:
    return assets() / "rules" / f"{game}.{language}.md"


def all_keys(language: str, game: str) -> set[str]:
    return set(messages(language, "common")) | set(messages(language, game))


# ------------------------------------------------------------------------------------------------ what the games say
@cache
def sources(game: str) -> tuple[python.Module, ...]:
    """The Python files of a game."""
    folder = Path(inspect.getfile(type(registry.game(game)))).parent
    return tuple(python.parse(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.py")))


def calls(game: str, *names: str) -> Iterator[tuple[python.Module, python.Call]]:
    """The calls of these functions in the files of a game."""
    for module in sources(game):
        for node in python.walk(module):
            if isinstance(node, python.Call) and isinstance(node.func, python.Name) and node.func.id in names:
                yield module, node


def strings(node: python.AST) -> list[str]:
    return [part.value for part in python.walk(node) if isinstance(part, python.Constant) and isinstance(part.value, str)]


def in_tables(module: python.Module) -> list[str]:
    """The strings in the dictionaries that a file writes down."""
    return [text for node in python.walk(module) if isinstance(node, python.Dict) for text in strings(node)]


def event_names(game: str) -> set[str]:
    return {call.args[0].value for _, call in calls(game, "Event") if isinstance(call.args[0], python.Constant)}  # type: ignore[misc]


def refusals(game: str) -> dict[str, set[str]]:
    """The refusals of a game: key -> the names of its parameters. Keys that come out of a table are found in the tables."""
    found: dict[str, set[str]] = {}
    for module, call in calls(game, "_no"):
        keys = [key for key in strings(call.args[1]) if re.fullmatch(r"[a-z-]+", key)]
        if not keys:
            keys = [key for key in in_tables(module) if re.fullmatch(r"[a-z]+(-[a-z]+)+", key)]
        for key in keys:
            found.setdefault(key, set()).update(keyword.arg for keyword in call.keywords if keyword.arg)
    assert found, f"no refusals found in the sources of {game}: has `_no` another name now?"
    return found


def reasons(game: str) -> dict[str, set[str]]:
    """The reasons that players of a game may give: key -> the names of its parameters."""
    found = {}
    for _, call in calls(game, "why"):
        for key in strings(call.args[1]):
            found[key] = {keyword.arg for keyword in call.keywords if keyword.arg}
    assert found, f"no reasons found in the sources of {game}: has `why` another name now?"
    return found


def refusal_rules(game: str) -> set[str]:
    """The rule numbers that refusals of a game name."""
    inside = {text for module, call in calls(game, "_no") for text in strings(call.args[0])}
    tables = {text for module in {module for module, _ in calls(game, "_no")} for text in in_tables(module)}
    return {text for text in inside | tables if re.fullmatch(r"\d+(\.\d+)?", text)}


def sample(name: str, game: str, language: str) -> list[Any]:
    """Values that a parameter of that name may have."""
    cards = sorted(key.removeprefix("card-") for key in messages(language, game) if key.startswith("card-"))
    some: dict[str, list[Any]] = {
        "seat victim drawer": [0, 1],
        "card kind": [*cards, None],
        "cards": [cards[:3], [cards[1], cards[1]], []],
        "count most least queens kings row bid paid total sum left points percent number worth placed due": list(COUNTS),
        "value limit delta step primary secondary": [-3, -1, 0, 1, 9],
        "accepted via_judge swapped ahead chosen hidden second leads high even out": [True, False],
        "before after have": [0, 1, 5],
        "outcome": ["safe", "equal", "saved", "bust", "end"],
        "action": ["reveal", "swap 1:king", "drop judge,king"] if game == BTT else ["pass", "bid 3", "pay 3,2", "pick gold-2"],
        "state": ["now", "past", "next", "free", "beyond"],
        "place": [0, 1, 2],
        "names": [["?"], ["?", "?"]],
        "office": [card for card in cards if f"office-{card}" in messages(language, game)],
        "pile": ["deck", "favor"],
        "renewal": [0, 1],
        "letter": [None, "A", "I"],
        "measure": [None, 0, 7, "B"],
        "text title other hint terms": ["?"],
        "case": list(CASES),
    }
    values = {name: those for names, those in some.items() for name in names.split()}
    assert name in values, f"a message has a parameter ${name}: add values that it may have to `sample`"
    return values[name]
