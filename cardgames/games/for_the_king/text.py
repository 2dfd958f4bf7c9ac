"""The texts of actions (rule 7), each made once at import: an action is its text, and `ACTIONS` is all the parsing.

Only the texts of a shuffle are too many for a table.
"""

from __future__ import annotations

from itertools import combinations, product

from cardgames.games.for_the_king.cards import CARD, GOLD, HIGHEST_BID, NAMES, OFFICES, PLAYERS

BEGIN, OWN, MIDDLE, FAVOR, TAKE, MOVE, RAISE_BID, PASS, SPEND, DROP, REFUSE, LOST = range(12)

# text -> (verb, argument): a seat, a card, a bid, a place in STEPS or a code of `payment`.
ACTIONS: dict[str, tuple[int, int]] = {
    "own": (OWN, 0),
    "middle": (MIDDLE, 0),
    "favor": (FAVOR, 0),
    "pass": (PASS, 0),
    "refuse": (REFUSE, 0),
}

BEGINS = [f"first {seat}" for seat in range(max(PLAYERS))]
ACTIONS |= {text: (BEGIN, seat) for seat, text in enumerate(BEGINS)}

# By (own, middle, favor): what is still free (rule 3.1).
PLACES = {
    free: [place for place, is_free in zip(("own", "middle", "favor"), free, strict=True) if is_free]
    for free in product((False, True), repeat=3)
}

PICKS = [f"pick {name}" for name in NAMES]
DROPS = [f"discard {name}" for name in NAMES]
LOSES = [f"lose {name}" for name in NAMES]
for verb, texts in (TAKE, PICKS), (DROP, DROPS), (LOST, LOSES):
    ACTIONS |= {text: (verb, card) for card, text in enumerate(texts)}

BIDS = [*(f"bid {bid}" for bid in range(1, HIGHEST_BID + 1)), "pass"]  # BIDS[n:]: all that is possible after a bid of n
ACTIONS |= {text: (RAISE_BID, bid) for bid, text in enumerate(BIDS[:-1], 1)}

STEPS = [  # what a King card can be told to do: the step and the offices, in board order (rule 4)
    (step, chosen) for step in (1, -1) for count in (1, 2) for chosen in combinations(range(len(OFFICES)), count)
]
STEP_TEXTS = {
    (step, chosen): f"{'raise' if step > 0 else 'lower'} {','.join(OFFICES[office] for office in chosen)}"
    for step, chosen in STEPS
}
ACTIONS |= {STEP_TEXTS[step]: (MOVE, number) for number, step in enumerate(STEPS)}

COPIES = sum(GOLD[1].values())  # of each Gold value


def payment(threes: int, twos: int, ones: int) -> int:
    """The code of a payment of so many Gold cards of each value: a place in PAYS."""
    return (threes * (COPIES + 1) + twos) * (COPIES + 1) + ones


def coins(code: int) -> tuple[int, int, int]:
    """How many threes, twos and ones a payment has."""
    rest, ones = divmod(code, COPIES + 1)
    return *divmod(rest, COPIES + 1), ones


def spent(code: int) -> int:
    """How much gold a payment is worth."""
    threes, twos, ones = coins(code)
    return 3 * threes + 2 * twos + ones


PAYS = [
    "pay " + ",".join(["3"] * threes + ["2"] * twos + ["1"] * ones) for threes, twos, ones in product(range(COPIES + 1), repeat=3)
]
ACTIONS |= {text: (SPEND, code) for code, text in enumerate(PAYS) if code}  # nothing is no payment


def shuffle_text(cards: list[int]) -> str:
    """The text of a deck, given top first."""
    return "shuffle " + ",".join(NAMES[card] for card in cards)


def parse_shuffle(action: str) -> list[int] | None:
    """The deck of a shuffle text, top first; None if it is no such text."""
    verb, _, rest = action.partition(" ")
    if verb != "shuffle":
        return None
    names = rest.split(",")
    return [CARD[name] for name in names] if all(name in CARD for name in names) else None
