"""The exact chances of the next card, from a view alone."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from cardgames.games.behind_the_throne import rules
from cardgames.games.behind_the_throne.cards import END, KIND, NAMES, ROW_LIMIT
from cardgames.games.behind_the_throne.sight import determinize, unseen


@dataclass(frozen=True, slots=True)
class Odds:
    """Chances from 0 to 1 that add up to 1: lower, equal, higher but within reach of one's powers, bust, End card."""

    safe: float
    equal: float
    saved: float
    bust: float
    end: float

    def percents(self) -> dict[str, int]:
        """The chances by name in whole per cents, as they are shown and spoken of everywhere.

        They add up to 100; the largest remainders are rounded up, and nothing possible is shown as 0.
        """
        shares = {name: 100 * getattr(self, name) for name in self.__slots__}
        whole = {name: max(int(share), 1 if share > 0 else 0) for name, share in shares.items()}
        missing = 100 - sum(whole.values())
        order = sorted(shares, key=lambda name: shares[name] - whole[name], reverse=True)
        for name in order[:missing] if missing > 0 else ():
            whole[name] += 1
        if missing < 0:
            whole[max(whole, key=lambda name: whole[name])] += missing
        return whole


def next_cards(view: dict[str, Any]) -> list[int]:
    """How many of each kind may come next: the deck's, one's own look (4.5) or, with an empty deck, the discard pile's (9.1)."""
    counts = [0] * 10
    if view["top"] is not None:
        counts[KIND[view["top"]]] = 1
    elif view["deck_count"]:
        counts = unseen(view)
    else:
        for name in view["discard"]:
            counts[KIND[name]] += 1
    return counts


def odds(view: dict[str, Any]) -> Odds | None:
    """The odds of revealing the next card now, for the player on turn; None where nothing can be revealed."""
    if view["phase"] != "turn" or len(view["row"]) >= ROW_LIMIT:
        return None
    state = determinize(view, Random(0))  # piles and row are all that is asked of it
    if rules.gap(state) > 0:
        return None
    counts = next_cards(view)
    total = sum(counts)
    # With an empty row nothing is compared (3.3): whatever comes is lower than this.
    limit = state.row[-1] if state.row else len(NAMES)
    within = limit + rules.rescue(state)
    return Odds(
        safe=sum(counts[1:limit]) / total,
        equal=sum(counts[limit : limit + 1]) / total,
        saved=sum(counts[limit + 1 : within + 1]) / total,
        bust=sum(counts[max(within, limit) + 1 :]) / total,
        end=counts[END] / total,
    )
