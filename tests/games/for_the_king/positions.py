"""Sound positions with little to write: what is not given lies in the deck (first phase) or on the discard pile."""

from __future__ import annotations

from collections import Counter
from typing import Any

from cardgames.engine.events import Event
from cardgames.games.for_the_king import GAME
from cardgames.games.for_the_king.cards import NAMES, in_play
from cardgames.games.for_the_king.state import State
from tests.golden_runner import book, cards

BASE: dict[str, Any] = book("for-the-king")["base"]
MIXED = {"king_cards": "mixed", "removed_at_five": 0, "may_refuse": False}


def position(players: int, **parts: Any) -> dict[str, Any]:
    """The parts given, and the rest of the cards in the deck where `phase` is of the first phase, else discarded.

    The cards put aside are the last ones: King cards, then Gold. Hands and `placed` are given in full; short lists as in the
    golden file ("gold-1*3").
    """
    full = {**BASE[str(players)], "options": MIXED, **parts}
    for part in ("deck", "middle", "favor", "discard"):
        full[part] = cards(full[part])
    for part in ("hands", "face_down", "known", "put"):
        full[part] = [cards(pile) for pile in full[part]]
    counts = in_play(players, full["options"]["king_cards"])
    left = Counter({name: count for name, count in zip(NAMES, counts, strict=True) if count})
    lying = [*full["deck"], *full["middle"], *full["favor"], *full["discard"]]
    for pile in (*full["hands"], *full["face_down"]):
        lying += pile
    if full["king"]:
        lying.append(full["king"]["card"])
    elif full["auction"]:
        lying.append(full["auction"]["card"])
    left.subtract(lying)
    rest = list(left.elements())
    if full["phase"] not in ("first", "shuffle") or full["favor"]:
        full["removed"] = full["options"]["removed_at_five"] if players == 5 else full["removed"]
        first_phase = full["phase"] in ("distribute", "pick") or (full["phase"] == "king" and not full["auction"])
        full["deck" if first_phase else "discard"] += rest[: len(rest) - full["removed"]]
    return full


def auction(card: str = "military-A", **parts: Any) -> dict[str, Any]:
    """An auction before its first bid, with some parts changed."""
    return {"card": card, "first": 0, "bid": 0, "bidder": None, "passed": [], "excluded": [], "paid": 0, **parts}


def after(state: State, *actions: str) -> list[Event]:
    """Plays possible actions, and gives what happened in the last one."""
    events: list[Event] = []
    for action in actions:
        refusal = GAME.refusal(state, action)
        assert refusal is None, f"{action}: {refusal}"
        events = []
        GAME.play(state, action, events)
    return events


def rule(state: State, action: str) -> str:
    """The rule that refuses an action."""
    refusal = GAME.refusal(state, action)
    assert refusal is not None, f"{action} is possible"
    return refusal.rule


def told(events: list[Event], name: str) -> list[dict[str, Any]]:
    """The parameters of the events of that name, secrets included."""
    return [{**event.params, **event.secret} for event in events if event.name == name]
