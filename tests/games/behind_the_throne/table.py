"""Positions of Behind the Throne by hand, in few words."""

from __future__ import annotations

from collections import Counter
from typing import Any

from cardgames.engine.events import Event
from cardgames.games.behind_the_throne import GAME
from cardgames.games.behind_the_throne.cards import COPIES, COURTIERS, NAMES
from cardgames.games.behind_the_throne.state import State

Pile = dict[str, int]
KINDS = [NAMES[kind] for kind in COURTIERS]
PRINTED = {kind: value for value, kind in enumerate(KINDS, 1)}


def position(row: str = "", *piles: Pile, top: str = "", discard: str = "end", **parts: Any) -> dict[str, Any]:
    """A position in the turn of seat 0 of as many players as piles are given (three if none).

    `row`, `top` (of the deck) and `discard` are cards parted by blanks; the deck goes on with all other cards in order of
    value. `parts` replace parts of the position; `options` need to name only what is not the default.
    """
    lying = [dict(pile) for pile in piles] or [{}, {}, {}]
    cards = row.split()
    pending = parts.get("pending")
    there = Counter([*cards, *top.split(), *discard.split()])
    if isinstance(pending, dict) and pending["taken"]:
        there[pending["taken"]] += 1
    for pile in lying:
        there.update(pile)
    rest = [kind for kind in KINDS for _ in range(COPIES[len(lying)] - there[kind])]
    options = {option.name: option.default for option in GAME.options} | parts.pop("options", {})
    return {
        "game": GAME.id,
        "players": len(lying),
        "options": options,
        "phase": "turn",
        "turn": 0,
        "piles": lying,
        "row": cards,
        "value": PRINTED.get(cards[-1]) if cards else None,
        "destroyed": False,
        "used": [],
        "peeked": False,
        "deck": top.split() + rest,
        "discard": discard.split(),
        "pending": None,
        **parts,
    }


def empty_deck(row: str = "", *piles: Pile, **parts: Any) -> dict[str, Any]:
    """The same with all of the deck in the discard pile: the next reveal or look renews it (9.1)."""
    found = position(row, *piles, **parts)
    return {**found, "deck": [], "discard": found["discard"] + found["deck"]}


def at(row: str = "", *piles: Pile, **parts: Any) -> State:
    """The state of such a position."""
    return GAME.load(position(row, *piles, **parts))


def play(state: State, *actions: str) -> dict[str, Any]:
    """Plays the actions, each of which must be possible; the position after them."""
    for action in actions:
        refusal = GAME.refusal(state, action)
        assert refusal is None, f"{action}: {refusal}"
        GAME.play(state, action)
    return GAME.dump(state)


def events(state: State, action: str) -> list[Event]:
    """What happens when the action is played."""
    found: list[Event] = []
    assert GAME.refusal(state, action) is None
    GAME.play(state, action, found)
    return found


def legal(state: State, *verbs: str) -> set[str]:
    """The possible actions, those of the verbs only if any are given."""
    return {action for action in GAME.legal(state) if not verbs or action.split(" ")[0] in verbs}


def rule(state: State, action: str) -> str | None:
    """The rule that forbids an action, None if it is possible."""
    refusal = GAME.refusal(state, action)
    return refusal.rule if refusal else None


def shuffle(cards: list[str]) -> str:
    return "shuffle " + ",".join(cards)
