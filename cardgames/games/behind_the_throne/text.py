"""The texts of actions (rule 10), each made once at import: an action is its text, and `ACTIONS` is all the parsing."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from cardgames.games.behind_the_throne.cards import COPIES, COURTIERS, KIND, NAMES, POWERS

BEGIN, REVEAL, POWER, JUDGED, DESTROY, BUST, TAKE, SWAP, DROPPED = range(9)

# text -> (verb, first argument, second argument); a power has its kind and what it adds to the last card.
ACTIONS: dict[str, tuple[int, int, int]] = {"reveal": (REVEAL, 0, 0), "bust": (BUST, 0, 0), "take": (TAKE, 0, 0)}
SEATS = range(max(COPIES))

BEGINS = [f"first {seat}" for seat in SEATS]
ACTIONS |= {text: (BEGIN, seat, 0) for seat, text in enumerate(BEGINS)}
ACTIONS |= {name: (POWER, kind, delta) for name, kind, delta in POWERS}
ACTIONS |= {f"judge:{name}": (JUDGED, kind, delta) for name, kind, delta in POWERS}
LOOKS = "seer", "judge:seer"  # at the next card

for seat in SEATS:
    ACTIONS |= {f"destroy {seat}:{NAMES[kind]}": (DESTROY, seat, kind) for kind in COURTIERS}
    ACTIONS |= {f"swap {seat}:{NAMES[kind]}": (SWAP, seat, kind) for kind in COURTIERS}


def kinds_of(mask: int) -> list[int]:
    """The kinds whose bits are set, in order of value."""
    return [kind for kind in COURTIERS if mask >> kind & 1]


def drop_text(kinds: tuple[int, ...]) -> str:
    """The text of giving up these piles, kinds in order of value."""
    return "drop " + ",".join(NAMES[kind] for kind in kinds)


# The lists below are made once and shared: callers add them to lists of their own and never change them.
@cache
def drop_texts(mask: int, count: int) -> list[str]:
    """All ways to drop `count` of these piles."""
    return [drop_text(kinds) for kinds in combinations(kinds_of(mask), count)]


@cache
def destroy_texts(seat: int, mask: int) -> list[str]:
    """Destroying one of these kinds of a seat."""
    return [f"destroy {seat}:{NAMES[kind]}" for kind in kinds_of(mask)]


@cache
def swap_texts(seat: int, mask: int) -> list[str]:
    """Swapping for one of these kinds of a seat."""
    return [f"swap {seat}:{NAMES[kind]}" for kind in kinds_of(mask)]


@cache
def power_texts(upright: int, sideways: int, sign: str, look: bool) -> list[str]:
    """The powers of upright piles, and of sideways ones through the Judge, that fit: those that change by `sign`, and a look."""
    texts = []
    for prefix, mask in ("", upright), ("judge:", sideways):
        for name, kind, delta in POWERS:
            fits = look if delta == 0 else delta < 0 if sign == "-" else delta > 0 and sign == "+"
            if fits and mask >> kind & 1:
                texts.append(prefix + name)
    return texts


for count in range(1, 5):  # nine kinds, five piles stay: rule 6.2
    ACTIONS |= {drop_text(kinds): (DROPPED, sum(1 << kind for kind in kinds), count) for kinds in combinations(COURTIERS, count)}


def shuffle_text(deck: list[int]) -> str:
    """The text of a new deck, given top first."""
    return "shuffle " + ",".join(NAMES[kind] for kind in deck)


def parse_shuffle(action: str) -> list[int] | None:
    """The deck of a shuffle text, top first; None if it is no such text."""
    verb, _, rest = action.partition(" ")
    if verb != "shuffle":
        return None
    try:
        return [KIND[name] for name in rest.split(",")]
    except KeyError:
        return None
