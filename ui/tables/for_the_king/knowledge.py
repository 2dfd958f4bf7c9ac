"""What the table knows about a view beyond its letters: art, sums, payments, what a King card would change, who leads.

The rules themselves stay in the game's folder: here they are only asked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from cardgames.games.for_the_king import scoring, sight
from cardgames.games.for_the_king.cards import CARD, GOLD_1, KING, LETTERS, MOVES, OFFICES, VALUE, office_of, secondary

View = dict[str, Any]
Tiles = tuple[int, int | None]  # primary and secondary duty

BACK = "for-the-king/back-ftk"
PLACES = ("own", "middle", "favor")  # of the first phase, in the order of their keys
KING_ART = {
    "king-up": "king-plus",
    "king-down": "king-minus",
    "king-up2": "king-plus2",
    "king-down2": "king-minus2",
    "king-either": "king-either",
}


REST = "rest"  # no phase of the rules: between two of them, while things move
KINGS = {art: card for card, art in KING_ART.items()}


def value_of(card: str) -> int:
    return VALUE[CARD[card]]


def is_gold(card: str) -> bool:
    return GOLD_1 <= CARD[card] < KING


def is_king(card: str) -> bool:
    return CARD[card] >= KING


def suit(card: str) -> str:
    """The office of a government card, else "gold" or "king"."""
    return "king" if is_king(card) else "gold" if is_gold(card) else OFFICES[office_of(CARD[card])]


def art_of(card: str) -> str:
    """The file of a card's face."""
    if is_king(card):
        return f"for-the-king/{KING_ART[card]}"
    return f"for-the-king/{card}" if is_gold(card) else f"for-the-king/gov-{suit(card)}"


def emblem_of(thing: str) -> str:
    """The emblem of a card or an office."""
    found = thing if thing in OFFICES else suit(thing)
    return f"emblems/office-{found}" if found in OFFICES else f"emblems/{found}"


def offices(view: View) -> tuple[str, ...]:
    """The offices in play, in board order."""
    return tuple(view["duties"])


def tiles(view: View, office: str) -> Tiles:
    found = view["duties"][office]
    return found["primary"], found["secondary"]


def auctioning(view: View) -> bool:
    """Whether the second phase is on: the table is laid for the auction then."""
    if view["auction"] is not None or view["phase"] == "over":
        return True
    return view["phase"] == "shuffle" and any(held(view, seat) for seat in range(view["players"]))  # 5.1, not 2.2


def for_cards(view: View) -> bool:
    """5.4: a Gold card is on offer, so bids count cards."""
    return view["auction"] is not None and is_gold(view["auction"]["card"])


def gold_in(cards: Iterable[str]) -> int:
    return sum(value_of(card) for card in cards if is_gold(card))


def means(view: View) -> int:
    """5.4: what one can pay for the card on offer."""
    if for_cards(view):
        return len(view["hand"]) + (view["auction"]["paid"] if view["auction"]["bidder"] == view["seat"] else 0)
    return gold_in(view["hand"])


# ---------------------------------------------------------------------------------------------------- payments
def pay_text(cards: Iterable[str]) -> str:
    """The action that pays with these Gold cards (5.5), highest first."""
    return "pay " + ",".join(str(value) for value in sorted((value_of(card) for card in cards), reverse=True))


def best_payment(legal: Sequence[str]) -> tuple[str, ...]:
    """Of all payments in gold the one that loses least, of those the one with the fewest cards; () if there is none."""
    found = [[int(value) for value in text.removeprefix("pay ").split(",")] for text in legal if text.startswith("pay ")]
    if not found:
        return ()
    return tuple(f"gold-{value}" for value in min(found, key=lambda values: (sum(values), len(values))))


def least_needed(view: View, count: int) -> tuple[str, ...]:
    """The cards to part with: those of the least value, of equal ones those of the office where the hand is weakest."""
    hand = view["hand"]
    sums = Counter[str]()
    for card in hand:
        sums[suit(card)] += value_of(card)
    order = sorted(hand, key=lambda card: (value_of(card), sums[suit(card)], -CARD[card]))
    return tuple(order[:count])


# ---------------------------------------------------------------------------------------------------- King cards
def steps_of(king: str) -> tuple[int, ...]:
    """+1, -1 or both: what the card can be told to do."""
    return MOVES[king][0]


def move_text(step: int, chosen: Iterable[str]) -> str:
    """The action that moves these offices (4), in board order."""
    return f"{'raise' if step > 0 else 'lower'} {','.join(sorted(chosen, key=OFFICES.index))}"


def movable(legal: Sequence[str], step: int) -> tuple[str, ...]:
    """The offices that some possible action moves by `step`."""
    verb = "raise" if step > 0 else "lower"
    found = {office for text in legal if text.startswith(verb) for office in text.split(" ")[1].split(",")}
    return tuple(sorted(found, key=OFFICES.index))


def needed(legal: Sequence[str], step: int) -> int:
    """How many offices such an action moves."""
    verb = "raise" if step > 0 else "lower"
    return max((text.count(",") + 1 for text in legal if text.startswith(verb)), default=1)


def moved(view: View, office: str, step: int) -> Tiles:
    """4.1, 4.3: the duties of an office after a step."""
    primary = tiles(view, office)[0] + step
    return primary, secondary(view["players"], primary)


# ---------------------------------------------------------------------------------------------------- majorities
@dataclass(frozen=True, slots=True)
class Standing:
    """What is known about one office: by seat its sum and its place (1, 2; 0 for none or behind), and what is still out.

    letters   by seat the best letter, "" without a card
    out       how many of its cards lie where one cannot know, and their value together
    """

    office: str
    sums: tuple[int, ...]
    letters: tuple[str, ...]
    places: tuple[int, ...]
    out: tuple[int, int]


def majorities(view: View) -> tuple[Standing, ...]:
    """6.1 to 6.3 as if the game were over now, from one's own hand and what everybody saw the others take."""
    hands = [[CARD[card] for card in _known(view, seat)] for seat in range(view["players"])]
    hidden = sight.unseen(view)
    for seat, hand in enumerate(hands):
        if seat != view["seat"] and view["phase"] != "over":
            for card in hand:
                hidden[card] -= 1
    found = []
    for office, name in enumerate(offices(view)):
        standings = [scoring.standing(hand, office) for hand in hands]
        order = sorted((seat for seat in range(view["players"]) if standings[seat][0]), key=standings.__getitem__, reverse=True)
        places = tuple(order.index(seat) + 1 if seat in order[: _tiles(view, name)] else 0 for seat in range(view["players"]))
        out = [card for card in range(office * len(LETTERS), (office + 1) * len(LETTERS)) if hidden[card] > 0]
        letters = tuple(LETTERS[-best] if total else "" for total, best in standings)
        sums = tuple(total for total, _ in standings)
        found.append(Standing(name, sums, letters, places, (len(out), sum(VALUE[card] for card in out))))
    return tuple(found)


def _tiles(view: View, office: str) -> int:
    return 1 if tiles(view, office)[1] is None else 2


def _known(view: View, seat: int) -> Sequence[str]:
    if view["phase"] == "over":
        hand: Sequence[str] = view["hands"][seat]
        return hand
    own: Sequence[str] = view["hand"] if seat == view["seat"] else view["known"][seat]
    return own


def held(view: View, seat: int) -> int:
    """How many cards a seat holds."""
    cards = view["hands"][seat]
    return len(cards) if isinstance(cards, list) else int(cards)


def strongest(view: View, seat: int) -> list[str]:
    """When the game is over: the best card of each office that a seat has cards of, the office of most influence first."""
    found: dict[str, list[str]] = {}
    for card in view["hands"][seat]:
        if suit(card) in OFFICES:
            found.setdefault(suit(card), []).append(card)
    hands = sorted(found.values(), key=lambda cards: sum(map(value_of, cards)), reverse=True)
    return [max(cards, key=value_of) for cards in hands]


def hides(view: View, seat: int) -> bool:
    """Whether a seat holds cards that nobody has seen it get."""
    return view["phase"] != "over" and seat != view["seat"] and held(view, seat) > len(view["known"][seat])


def ordered(cards: Iterable[str]) -> list[str]:
    """A hand in its order: government, then Gold."""
    return sorted(cards, key=CARD.__getitem__)


def keyed(cards: Iterable[str]) -> list[tuple[str, str]]:
    """(key, card) of a hand: equal cards are numbered, so that a key stays with its card when others come or go."""
    seen = Counter[str]()
    made = []
    for card in ordered(cards):
        made.append((f"hand/{card}/{seen[card]}", card))
        seen[card] += 1
    return made
