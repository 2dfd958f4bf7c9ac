"""Rule 10: what follows from the rules for every game, in random ones; and how many ways there are to go on (perft)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given

from cardgames.games.behind_the_throne import GAME
from cardgames.games.behind_the_throne.state import State
from tests.contract.games import DEALS, Variant, few, finished, random_game, variants
from tests.games.behind_the_throne.table import KINDS, PRINTED, Pile, at, legal, play

COPIES = {2: 5, 3: 7, 4: 9}
BUSY: list[Pile] = [
    {"general": 1, "seer": 1, "jester": 2, "assassin": 1, "judge": 1},
    {"jester": 2, "minstrel": 1, "queen": 1, "king": 2},
    {"alchemist": 1, "seer": 2, "king": 1},
]

every_variant = pytest.mark.parametrize("variant", [found for found in variants() if found.game_id == GAME.id], ids=str)


def check_invariants(position: dict[str, Any], pile_limit: int | None) -> None:
    """1.1 cards conserved, 3.1, 4.3 values, 6.1 and 6.2 limits, 3.4 no row that is lost."""
    cards = Counter(position["deck"] + position["discard"] + position["row"])
    pending = position["pending"]
    dropping = position["phase"] == "drop"
    if dropping and pending["taken"]:
        cards[pending["taken"]] += 1
    for seat, pile in enumerate(position["piles"]):
        cards.update(pile)
        assert len(pile) == 5 + pending["count"] if dropping and seat == pending["seat"] else len(pile) <= 5
        assert pile_limit is None or all(count <= pile_limit for count in pile.values())
    begun = position["phase"] != "first" and (position["phase"] != "shuffle" or pending)
    assert cards == Counter({"end": 1, **(dict.fromkeys(KINDS, COPIES[position["players"]]) if begun else {})})
    assert len(position["row"]) <= 5
    assert position["value"] is None or -1 <= position["value"] <= 9
    assert not position["peeked"] or position["deck"]
    assert not position["destroyed"] or PRINTED[position["row"][-2]] == position["value"]
    assert (position["value"] is None) == (not position["row"] or position["phase"] == "over")


@every_variant
@few
@given(deal=DEALS)
def test_invariants_at_every_decision(variant: Variant, deal: int) -> None:
    limit = dict(variant.options)["pile_limit"]
    for moment in random_game(variant, deal):
        check_invariants(GAME.dump(moment.state), limit)
    check_invariants(GAME.dump(finished(variant, deal)), limit)


@every_variant
@few
@given(deal=DEALS)
def test_rule_9_1_the_deck_is_renewed_exactly_once(variant: Variant, deal: int) -> None:
    shuffles = [
        GAME.dump(moment.state)["pending"] for moment in random_game(variant, deal) if moment.action.startswith("shuffle")
    ]
    assert shuffles in ([None, "reveal"], [None, "seer"])


@every_variant
@few
@given(deal=DEALS)
def test_rule_9_3_scores_from_the_piles(variant: Variant, deal: int) -> None:
    last = finished(variant, deal)
    piles = GAME.dump(last)["piles"]
    assert GAME.scores(last) == [sum(PRINTED[kind] for kind, count in pile.items() if count > 1) for pile in piles]


def test_values_reach_from_minus_one_to_nine() -> None:
    assert play(at("general", {"general": 1}, {}, top="seer"), "reveal", "general")["value"] == -1
    assert play(at("king queen", {"jester": 1}, {}), "jester+")["value"] == 9


def test_a_drop_has_up_to_126_forms() -> None:
    five: Pile = {"general": 1, "seer": 1, "jester": 1, "assassin": 1, "judge": 1}
    state = at("king queen alchemist minstrel", five, {})
    play(state, "take")
    assert len(legal(state)) == 126


def perft(state: State, depth: int) -> int:
    """The number of ways to play `depth` actions on. None of them is of chance here: the decks are known and long."""
    if not depth:
        return 1
    total = 0
    for action in GAME.legal(state):
        after = GAME.copy(state)
        GAME.play(after, action)
        total += perft(after, depth - 1)
    return total


# Counted with a second, plain implementation of the rules as well.
SLOW: Pile = {"general": 1, "seer": 1, "jester": 1, "judge": 2, "queen": 1}
NARROW = {"protection": "immunity", "swap_after_fifth": False}
PERFT: dict[str, tuple[State, list[int]]] = {
    "the first turns": (at("", {}, {}, top="judge judge assassin queen seer jester"), [1, 2, 3, 6, 10, 18, 32]),
    "equal cards among full piles": (
        at("alchemist alchemist", *BUSY, top="queen judge seer assassin minstrel"),
        [17, 115, 420, 1366, 6066],
    ),
    "in danger": (at("judge minstrel", *BUSY, top="queen judge seer assassin minstrel"), [5, 38, 247, 962, 3138]),
    "immune, no swap after the fifth": (
        at("king queen alchemist minstrel", *BUSY, top="minstrel judge", options=NARROW),
        [7, 170, 656, 3275, 10485],
    ),
    "a drop in another's turn": (
        at("assassin", {"king": 1}, SLOW, top="judge judge general"),
        [7, 17, 44, 214, 850, 3147],
    ),
}


@pytest.mark.parametrize(("state", "counts"), PERFT.values(), ids=list(PERFT))
def test_perft(state: State, counts: list[int]) -> None:
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts
