"""The data of the rulebook: one table of cards, and what is derived from it. A corrected list changes this file alone.

Glossary (identifier · English · Ukrainian): office · office · відомство; duty · duty · посада; primary, secondary · primary,
secondary duty · головна, друга посада; advisor · advisor · радник; middle · middle · середина; favor · favour deck · колода
прихильності; bid · bid · ставка; default · default · неплатоспроможність; mark · mark · позначка.
"""

from __future__ import annotations

from functools import cache

PLAYERS = range(2, 6)
OFFICES = ("diplomacy", "military", "architecture", "entertainment", "provisions", "livestock")  # board order, rule 1.1
LETTERS = "ABCDEFGHI"  # A is best in ties, rule 1.4

# A mark is the least number of players that a card is used with (rule 1.3); cards without one are used with any number.
UNMARKED = min(PLAYERS)
FEW = (1, 1, 1, 1, 1, 1, 1, 2, 2)  # values A to I, rule 1.4
MANY = (2, 2, 2, 2, 3, 3, 3, 4, 4)
GOVERNMENT = {  # office: mark, values A to I
    "diplomacy": (UNMARKED, MANY),
    "military": (UNMARKED, MANY),
    "architecture": (UNMARKED, FEW),
    "entertainment": (UNMARKED, FEW),
    "provisions": (UNMARKED, FEW),
    "livestock": (5, MANY),
}
GOLD = {value: {UNMARKED: 9, 3: 1, 4: 1, 5: 2} for value in (1, 2, 3)}  # value: how many of each mark, rule 1.5
KINGS = {  # option `king_cards`: card: how many of each mark, rule 1.6
    "mixed": {king: {UNMARKED: 2, 5: 1} for king in ("king-up", "king-down", "king-up2", "king-down2", "king-either")},
    "single": {"king-up": {UNMARKED: 4, 5: 2}, "king-down": {UNMARKED: 4, 5: 2}, "king-either": {UNMARKED: 2, 5: 1}},
}
MOVES = {  # what a King card does: the steps to choose from, and how many offices make it; rule 1.6
    "king-up": ((1,), 1),
    "king-down": ((-1,), 1),
    "king-up2": ((1,), 2),
    "king-down2": ((-1,), 2),
    "king-either": ((1, -1), 1),
}
TILES = range(1, 7)  # one duty of each value for every office, rule 1.2
PRIMARY, SECONDARY = 3, 1  # the tiles of the set-up, rule 2.1
REMOVED = {2: 22, 3: 13, 4: 8}  # put aside unseen, rule 2.2; with five players an option says
HIGHEST_BID = 99  # rule 5.2

# ---------------------------------------------------------------------------------------------------- derived
# A card is a small number; equal cards have the same one. In order of it: government in board order, Gold, King.
NAMES = (
    *(f"{office}-{letter}" for office in OFFICES for letter in LETTERS),
    *(f"gold-{value}" for value in GOLD),
    *MOVES,
)
CARD = {name: card for card, name in enumerate(NAMES)}
GOLD_1 = CARD["gold-1"]  # a Gold card of value v is GOLD_1 + v - 1
KING = CARD["king-up"]  # this and all above are King cards, all below GOLD_1 are government
VALUE = (*(value for office in OFFICES for value in GOVERNMENT[office][1]), *GOLD, *([0] * len(MOVES)))
WIDTH = len(LETTERS)  # government cards of an office


def office_of(card: int) -> int:
    """The office of a government card, by its place in board order."""
    return card // WIDTH


def letter_of(card: int) -> int:
    """0 for A to 8 for I, of a government card."""
    return card % WIDTH


def offices(players: int) -> int:
    """How many offices are in play: the first so many in board order (rule 1.1)."""
    return sum(mark <= players for mark, _ in GOVERNMENT.values())


def secondary(players: int, primary: int) -> int | None:
    """The secondary duty that lies below this primary one (rules 2.1, 4.3): the 1-tile, or the 2-tile where that is taken."""
    if players == min(PLAYERS):
        return None
    return SECONDARY if primary != SECONDARY else SECONDARY + 1


@cache
def in_play(players: int, king_cards: str) -> tuple[int, ...]:
    """How many of each card 2.2 leaves, by card, those put aside included."""
    marks: dict[str, dict[int, int]] = {f"gold-{value}": counts for value, counts in GOLD.items()}
    marks |= KINGS[king_cards]
    marks |= {f"{office}-{letter}": {mark: 1} for office, (mark, _) in GOVERNMENT.items() for letter in LETTERS}
    return tuple(sum(count for mark, count in marks.get(name, {}).items() if mark <= players) for name in NAMES)


def removed(players: int, removed_at_five: int) -> int:
    """How many cards are put aside unseen (rule 2.2)."""
    return REMOVED.get(players, removed_at_five)
