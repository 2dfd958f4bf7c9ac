"""Plays the golden cases: positions written by hand from the rules, with what must and what must not happen in them.

The format stands in the head of each file, `how_to_read`. Everything here is true of every game.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from cardgames.engine.errors import BadPosition
from cardgames.engine.game import Game

Position = dict[str, Any]

FOLDER = Path(__file__).parent / "golden"
UNORDERED = ("discard", "face_down", "known", "put")  # parts whose order has no meaning, at the top of a position
UNORDERED_IN_AUCTION = ("passed", "excluded")
HIGHEST_BID = 99  # `legal_min_bid` stands for the bids up to here, and `pass`


def book(game_id: str) -> dict[str, Any]:
    """The golden file of a game."""
    read: dict[str, Any] = json.loads((FOLDER / f"{game_id}.json").read_text("utf-8"))
    return read


# ------------------------------------------------------------------------------------------------ reading
def cards(short: Iterable[str]) -> list[str]:
    """A list of cards in full: "king*3" is three Kings, "military-A..C" the cards A, B and C."""
    full: list[str] = []
    for card in short:
        if "*" in card:
            name, count = card.split("*")
            full += [name] * int(count)
        elif ".." in card:
            first, last = card.split("..")
            step = 1 if last > first[-1] else -1
            full += [first[:-1] + chr(letter) for letter in range(ord(first[-1]), ord(last) + step, step)]
        else:
            full.append(card)
    return full


def text(action: str) -> str:
    """The text of an action in full: only shuffles are shortened."""
    word, _, rest = action.partition(" ")
    return "shuffle " + ",".join(cards(rest.split(","))) if word == "shuffle" else action


def value(short: Any) -> Any:
    """A part of a position in full."""
    if isinstance(short, list):
        return cards(short) if short and isinstance(short[0], str) else [value(part) for part in short]
    return short


def start(base: dict[str, Position], case: dict[str, Any]) -> Position:
    """The position that a case begins with."""
    given = case["position"]
    return {**base[str(given["players"])], **{part: value(short) for part, short in given.items()}}


def changed(position: Position, changes: dict[str, Any]) -> Position:
    """The position after `changes`, which name only what has a new value."""
    after = dict(position)
    for part, change in changes.items():
        before = position[part]
        if part in ("deck", "favor", "discard") and isinstance(change, dict):
            after[part] = before[change.get("drop", 0) :] + cards(change.get("add", []))
        elif isinstance(change, dict) and isinstance(before, list):  # by seat
            after[part] = [value(change.get(str(seat), old)) for seat, old in enumerate(before)]
        elif isinstance(change, dict) and isinstance(before, dict):
            after[part] = {**before, **change}
        else:
            after[part] = value(change)
    return after


def expected_view(position: Position, seat: int, views: dict[str, Any]) -> Position:
    """The view of a seat: the open parts of the position, and what the case says of it."""
    open_parts = {part: what for part, what in position.items() if part not in ("deck", "favor")}
    own = {"seat": seat} if position["game"] == "for-the-king" else {}
    given = {**views.get("all", {}), **views.get(str(seat), {})}
    return {**open_parts, **own, **{part: value(short) for part, short in given.items()}}


def legal(expected: dict[str, Any]) -> list[str] | None:
    """The actions that must be possible, None where the case does not say."""
    if "legal_drop" in expected:
        drop = expected["legal_drop"]
        return ["drop " + ",".join(kinds) for kinds in combinations(drop["of"], drop["count"])]
    if "legal_min_bid" in expected:
        return [*(f"bid {bid}" for bid in range(expected["legal_min_bid"], HIGHEST_BID + 1)), "pass"]
    return expected.get("legal")


def ordered(position: Position) -> Position:
    """A position or a view with everything sorted that has no order, to compare it."""
    same = dict(position)
    for part in UNORDERED:
        found = same.get(part, [])
        by_seat = bool(found) and isinstance(found[0], list)
        if part in same:
            same[part] = [sorted(inner) for inner in found] if by_seat else sorted(found)
    if isinstance(same.get("auction"), dict):
        same["auction"] = {part: sorted(what) if part in UNORDERED_IN_AUCTION else what for part, what in same["auction"].items()}
    return same


# ------------------------------------------------------------------------------------------------ playing
def play_case(game: Game[Any], base: dict[str, Position], case: dict[str, Any]) -> None:
    """Plays one case and compares all that it says."""
    position = start(base, case)
    if "new" in case:
        state = game.new(position["players"], case["new"])
    else:
        state = game.load(without(position, case.get("left_out", [])))
    for changes in case.get("refused", []):
        with pytest.raises(BadPosition):
            game.load(changed(position, changes))
    compare(game, state, position, case, "at the start")
    for number, step in enumerate(case.get("steps", []), 1):
        action = text(step["action"])
        where = f"after step {number}, {step['action'][:40]}"
        assert game.refusal(state, action) is None, where
        game.play(state, action)
        position = changed(position, step["changes"])
        compare(game, state, position, step, where)


def without(position: Position, left_out: list[str]) -> Position:
    """The position without some parts: "options" or, inside one, "options.pile_limit"."""
    rest = dict(position)
    for path in left_out:
        part, _, inner = path.partition(".")
        if inner:
            rest[part] = {name: what for name, what in rest[part].items() if name != inner}
        else:
            del rest[part]
    return rest


def compare(game: Game[Any], state: Any, position: Position, expected: dict[str, Any], where: str) -> None:
    """The whole position, and what the case says of actor, actions, scores and views."""
    assert ordered(game.dump(state)) == ordered(position), where
    if "actor" in expected:
        assert game.actor(state) == expected["actor"], where
    possible = legal(expected)
    if possible is not None:
        assert Counter(game.legal(state)) == Counter(possible), where
    for part, found in ("scores", game.scores(state)), ("winners", game.winners(state)):
        if part in expected:
            assert found == expected[part], f"{part} {where}"
    for action in expected.get("illegal", {}):
        refusal = game.refusal(state, text(action))
        assert refusal is not None, f"{action} must be refused {where}"
        assert refusal.rule, f"{action} is refused without a rule {where}"
    assert ordered(game.dump(state)) == ordered(position), f"asking must change nothing, {where}"
    if "views" in expected:
        for seat in range(position["players"]):
            wanted = expected_view(position, seat, expected["views"])
            assert ordered(game.view(state, seat)) == ordered(wanted), f"view of seat {seat} {where}"
