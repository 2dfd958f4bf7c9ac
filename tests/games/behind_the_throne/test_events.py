"""What is told of each action: table, log and screen reader hear nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from cardgames.games.behind_the_throne import GAME
from cardgames.games.behind_the_throne.state import State
from tests.games.behind_the_throne.table import Pile, at, empty_deck, events, shuffle

FIVE: Pile = {"judge": 1, "minstrel": 1, "alchemist": 1, "queen": 1, "king": 1}


def told(state: State, action: str) -> list[dict[str, Any]]:
    return [dict(event.to_json()) for event in events(state, action)]


def test_the_beginning() -> None:
    state = GAME.new(2, {})
    assert told(state, "first 1") == [{"event": "first", "seat": 1}]
    deck = GAME.dump(at("", {}, {}))["deck"]
    assert told(state, shuffle(deck)) == [{"event": "shuffled", "count": 45, "renewal": 0}, {"event": "turn", "seat": 1}]


@pytest.mark.parametrize(
    ("card", "more"),
    [
        ("assassin", []),
        ("judge", [{"event": "equal", "seat": 0, "value": 5}]),
        ("minstrel", [{"event": "danger", "seat": 0, "value": 6, "limit": 5}]),
    ],
)
def test_a_revealed_card_and_what_follows_from_it(card: str, more: list[dict[str, Any]]) -> None:
    revealed, *after = told(at("judge", {"jester": 1}, {}, top=card), "reveal")
    assert revealed == {"event": "revealed", "seat": 0, "card": card, "value": {"assassin": 4, "judge": 5, "minstrel": 6}[card]}
    assert after == more


def test_powers_say_who_lent_them_and_what_they_did() -> None:
    state = at("assassin alchemist", {"general": 1, "judge": 1}, {})
    power = {"event": "power", "seat": 0, "kind": "general", "delta": -3}
    assert told(state, "general") == [
        {**power, "via_judge": False, "value": 4},
        {"event": "equal", "seat": 0, "value": 4},
    ]
    lent = at("seer minstrel", {"general": 1, "judge": 1, "jester": 1}, {"general": 2})
    assert told(lent, "judge:general") == [
        {**power, "via_judge": True, "value": 3},
        {"event": "danger", "seat": 0, "value": 3, "limit": 2},
    ]


def test_destruction_and_its_flag_end_with_the_row() -> None:
    state = at("assassin assassin", FIVE, {"seer": 1})
    assert told(state, "destroy 1:seer") == [{"event": "destroyed", "seat": 0, "victim": 1, "card": "seer"}]
    assert told(state, "take") == [{"event": "took", "seat": 0, "cards": ["assassin", "assassin"]}]
    dropping = GAME.dump(state)
    assert (dropping["phase"], dropping["row"], dropping["value"], dropping["destroyed"]) == ("drop", [], None, False)
    assert told(state, "drop assassin") == [
        {"event": "dropped", "seat": 0, "cards": ["assassin"], "counts": [2]},
        {"event": "turn", "seat": 1},
    ]


def test_a_swap_and_what_is_over_the_limits() -> None:
    state = at("judge judge judge judge judge", {"king": 5}, {"judge": 2, "king": 1}, {})
    assert told(state, "swap 1:king") == [
        {"event": "swapped", "seat": 0, "victim": 1, "cards": ["judge"] * 5, "card": "king"},
        {"event": "overflow", "seat": 1, "card": "judge", "count": 2},
        {"event": "overflow", "seat": 0, "card": "king", "count": 1},
        {"event": "turn", "seat": 1},
    ]


def test_a_renewal_and_the_end() -> None:
    before = empty_deck("king", {}, {})
    state = GAME.load(before)
    assert told(state, "reveal") == [], "what happens follows from the shuffle"
    assert told(state, shuffle(before["discard"])) == [
        {"event": "shuffled", "count": 45, "renewal": 1},
        {"event": "revealed", "seat": 0, "card": "end", "value": None},
        {"event": "ended", "seat": 0},
    ]
