"""The texts of actions (rule 10), each made once at import: an action is its text, and `ACTIONS` is all the parsing."""

from __future__ import annotations

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

DESTROYS = [[f"destroy {seat}:{name}" for name in NAMES] for seat in SEATS]  # by seat and kind
SWAPS = [[f"swap {seat}:{name}" for name in NAMES] for seat in SEATS]
for seat in SEATS:
    ACTIONS |= {DESTROYS[seat][kind]: (DESTROY, seat, kind) for kind in COURTIERS}
    ACTIONS |= {SWAPS[seat][kind]: (SWAP, seat, kind) for kind in COURTIERS}


def drop_text(kinds: tuple[int, ...]) -> str:
    """The text of giving up these piles, kinds in order of value."""
    return "drop " + ",".join(NAMES[kind] for kind in kinds)


def kinds_of(mask: int) -> list[int]:
    """The kinds whose bits are set, in order of value."""
    return [kind for kind in COURTIERS if mask >> kind & 1]


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
    names = rest.split(",")
    return [KIND[name] for name in names] if all(name in KIND for name in names) else None
