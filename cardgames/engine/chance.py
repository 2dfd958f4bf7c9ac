"""The one source of chance: every draw is a pure function of the deal and of how many draws went before it.

So a hint, an undo or a resumed match never changes what comes next, and the shuffle is ours: a library's may change
between versions, `Random(text).random()` may not.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


def stream(deal: int, purpose: str, number: int) -> Random:
    """The random stream for draw `number` of a deal, for one purpose ("chance", "bot-2", ...)."""
    return Random(f"{deal}/{purpose}/{number}")


def shuffled(cards: Sequence[T], rng: Random) -> list[T]:
    """A new list in random order (Fisher-Yates, Knuth 3.4.2 P)."""
    deck = list(cards)
    for last in range(len(deck) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        deck[last], deck[other] = deck[other], deck[last]
    return deck


def pick(things: Sequence[T], rng: Random) -> T:
    """One of `things`, each equally likely."""
    return things[int(rng.random() * len(things))]
