"""The open discard pile: gold that was paid, King cards that were carried out, and what nobody wanted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby

from ui.tables.for_the_king import knowledge as k
from ui.tables.for_the_king.sight import MIDDLE, Sight
from ui.tables.layout import Rect
from ui.tables.phrases import Phrases
from ui.tables.picture import Decor
from ui.tables.pieces import Spot
from ui.tables.piles import count_spot

SHOWN = 4  # cards of the pile that are drawn
TURNS = (0.0, -7.0, 5.0, -3.0)  # degrees, from the top down: nobody lays them straight


def compose(sight: Sight, view: k.View, spots: dict[str, Spot], decor: dict[str, Decor]) -> None:
    """Adds the pile: the last card on top. Its cards are told, by kind, to whoever comes near."""
    rect, u = sight.layout.discard, sight.u
    cards = _piled(view["discard"], sight.thrown)
    caption = sight.words.say("table-discard")
    sight.caption(decor, "caption/discard", Rect(rect.x - 10 * u, rect.bottom + 8 * u, rect.w + 20 * u, 22 * u), caption, 13.5)
    if not cards:
        sight.slot(decor, "slot/discard", rect, "")
        return
    told = contents(sight.words, cards)
    for at, card in enumerate(reversed(cards[-SHOWN:])):
        key = f"discard/{at}" if at else "discard/top"
        z = MIDDLE + 0.2 - at / 100
        name, hint = ("", "") if at else told
        spots[key] = Spot(sight.card(card), rect.cx, rect.cy, rect.w, TURNS[at], z, target="discard", name=name, hint=hint)
    spots["discard/count"] = count_spot(len(cards), rect.right - 2 * u, rect.y - 2 * u, rect.w, u, MIDDLE + 0.4)


def _piled(cards: Sequence[str], thrown: Sequence[str]) -> list[str]:
    """The pile from the bottom up, as far as that was seen: its order in a view has no meaning."""
    rest, seen = Counter(cards), []
    for card in reversed(thrown):
        if rest[card]:
            rest[card] -= 1
            seen.append(card)
    return [*rest.elements(), *reversed(seen)]


def contents(words: Phrases, cards: list[str]) -> tuple[str, str]:
    """How many cards, and which: the kinds with their numbers, a line for each suit."""
    lines = [words.say("table-cards", cards=list(found)) for _, found in groupby(k.ordered(cards), k.suit)]
    return words.say("table-discarded", count=len(cards)), "\n".join(lines)
