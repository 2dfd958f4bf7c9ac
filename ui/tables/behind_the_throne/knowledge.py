"""What the table knows about a view beyond its letters: which piles lie sideways, what a pile could do, the points.

The rules themselves stay in the game's folder: here they are only asked.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cardgames.games.behind_the_throne import rules
from cardgames.games.behind_the_throne.cards import COURTIERS, INFLUENCING, KIND, NAMES
from cardgames.games.behind_the_throne.state import State

View = dict[str, Any]

FORBIDDING = (KIND["queen"], KIND["king"])
POWERS = tuple(NAMES[kind] for kind in INFLUENCING)  # in the order of their keys 1 to 5
VARIANTS = {"jester": ("jester-", "jester+")}  # a pile with more than one action


def art_of(card: str) -> str:
    """The file of a card's face."""
    if card == "end":
        return "behind-the-throne/0-end-of-game"
    return f"behind-the-throne/{KIND[card]}-{card}"


BACK = "behind-the-throne/back-btt"


def emblem_of(card: str) -> str:
    return f"emblems/kind-{KIND[card]}-{card}"


def court(view: View) -> State:
    """A state with the piles of the view and nothing else, for what the rules say about piles."""
    state = State(view["players"], None, True, "decoy")
    for seat, pile in enumerate(view["piles"]):
        for name, count in pile.items():
            state.put(seat, KIND[name], count)
    return state


def sideways(view: View, state: State, seat: int, card: str) -> bool:
    """4.2: used this turn, or not available. The forbidding kinds bind their owner always (8): theirs never lie sideways."""
    kind = KIND[card]
    if kind in FORBIDDING:
        return False
    used = seat == view["turn"] and card in view["used"]
    return used or not rules.available(state, seat, kind)


def piles(view: View, seat: int) -> list[tuple[str, int]]:
    """The piles of a seat as (card, count), in order of value."""
    own = view["piles"][seat]
    return [(NAMES[kind], own[NAMES[kind]]) for kind in COURTIERS if NAMES[kind] in own]


def scores(view: View) -> list[int]:
    """9.3, as if the game were over now."""
    return rules.scores(court(view))


def danger(view: View) -> bool:
    """3.4: the last card is higher than the one before it."""
    row, value = view["row"], view["value"]
    return value is not None and len(row) > 1 and value > KIND[row[-2]]


def power_actions(card: str) -> tuple[str, ...]:
    """The actions of an influencing pile."""
    return VARIANTS.get(card, (card,))


def power_of(card: str, legal: Iterable[str], view: View, prefix: str = "") -> str:
    """The action of a pile that fits now; where none does, the one to be refused. `prefix` "judge:" for the Judge's."""
    able = [prefix + action for action in power_actions(card) if prefix + action in legal]
    if able:
        return able[0]
    actions = power_actions(card)
    return prefix + (actions[0] if danger(view) or len(actions) == 1 else actions[1])
