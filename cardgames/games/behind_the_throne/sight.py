"""Who may know what. Hidden is the order of the deck, nothing else: the cards in it follow from those that lie open."""

from __future__ import annotations

from random import Random
from typing import Any

from cardgames.engine.chance import shuffled
from cardgames.engine.errors import BadRequest
from cardgames.engine.game import Actor
from cardgames.games.behind_the_throne.cards import COPIES, END, KIND, NAMES
from cardgames.games.behind_the_throne.position import dump, load
from cardgames.games.behind_the_throne.state import State


def view(state: State, seat: int) -> dict[str, Any]:
    """The position as a seat sees it: `deck_count` for `deck`, and `top` for the player on turn who has looked."""
    if type(seat) is not int or not 0 <= seat < state.players:
        raise BadRequest(f"seat: {seat!r} is not there")
    seen = dump(state)
    del seen["deck"]
    seen["deck_count"] = len(state.deck)
    seen["top"] = NAMES[state.deck[-1]] if state.peeked and seat == state.turn else None
    return seen


def seen(action: str, actor: Actor, seat: int | None) -> str:
    """A shuffle is nobody's to read; everything else is done in the open."""
    return "shuffle ?" if action.startswith("shuffle ") else action


def unseen(view: dict[str, Any]) -> list[int]:
    """How many of each kind are in the deck, by value, the top card that the seat knows included (rules 1.1, 2.1)."""
    counts = [COPIES[view["players"]]] * len(NAMES)
    counts[END] = 1
    lying = [*view["row"], *view["discard"]]
    pending = view["pending"]
    if isinstance(pending, dict) and pending["taken"]:
        lying.append(pending["taken"])
    for name in lying:
        counts[KIND[name]] -= 1
    for pile in view["piles"]:
        for name, count in pile.items():
            counts[KIND[name]] -= count
    return counts if view["deck_count"] else [0] * len(NAMES)


def determinize(view: dict[str, Any], rng: Random) -> State:
    """A whole position that fits the view: the unseen cards in random order, a card that was looked at on top."""
    counts = unseen(view)
    top = view["top"]
    if top is not None:
        counts[KIND[top]] -= 1
    deck = shuffled([NAMES[kind] for kind, count in enumerate(counts) for _ in range(count)], rng)
    position = {part: value for part, value in view.items() if part not in ("deck_count", "top")}
    return load({**position, "deck": deck if top is None else [top, *deck]})
