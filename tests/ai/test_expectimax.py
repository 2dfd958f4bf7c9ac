"""The search over exact chances, with a plain measure of what lies on the table in place of a network."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from cardgames.ai.expectimax import Expectimax, final, utility
from cardgames.ai.network import Network, Value
from cardgames.engine import registry
from cardgames.engine.bot import Budget
from cardgames.engine.insight import OpenInsight, Part

GAME = registry.game("behind-the-throne")
POSITION = {
    "game": "behind-the-throne",
    "players": 2,
    "options": {},
    "phase": "turn",
    "turn": 0,
    "piles": [{"king": 1, "judge": 1}, {"queen": 2}],
    "row": ["queen"],
    "value": 8,
    "destroyed": False,
    "used": [],
    "peeked": False,
    "deck": [],
    "discard": [],
    "pending": None,
}
COURTIERS = ["general", "seer", "jester", "assassin", "judge", "minstrel", "alchemist", "queen", "king"]


class Counting(Network):
    """Values a position by the points on the table, and counts how often it is asked."""

    def __init__(self) -> None:
        self.asked = 0

    def value(self, parts: Sequence[Part]) -> Value:
        self.asked += 1
        race = next(part for part in parts if part[0] == 0)
        lead = race[5] - race[6]
        return Value(0.5 + lead / 100, float(lead))


def position(deck: list[str], **changes: Any) -> Any:
    """A state with this deck; all other cards of the game are in the discard pile."""
    full = {**POSITION, **changes, "deck": deck}
    left = [*COURTIERS * 5, "end"]
    taken = [full["pending"]["taken"]] if full["pending"] else []
    for name in [
        *deck,
        *taken,
        *full["row"],
        *(name for pile in full["piles"] for name, count in pile.items() for _ in range(count)),
    ]:
        left.remove(name)
    return GAME.load({**full, "discard": left})


def search(state: Any, budget: Budget | None = None) -> tuple[dict[str, tuple[float, float]], str]:
    """What is found: by action its win share and lead, and the best action."""
    insight, seat = GAME.insight, GAME.actor(state)
    assert isinstance(insight, OpenInsight)
    assert isinstance(seat, int)
    candidates = Expectimax(GAME, insight, Counting(), seat, budget or Budget()).candidates(state, GAME.legal(state))
    return {each.action: (each.win, each.points) for each in candidates}, candidates[0].action


def test_the_chances_are_exact() -> None:
    """A Queen in the row; of four cards two Kings bust it, a General lets it go for a Seer, and a Judge makes a pair."""
    values, _ = search(position(["king", "general", "king", "judge"], piles=[{"judge": 1}, {"seer": 2}]))
    assert values["take"][1] == -2
    assert values["reveal"][1] == pytest.approx((2 * -2 + 0 + 3) / 4)


def test_a_card_that_was_looked_at_is_certain() -> None:
    piles = [{"seer": 1, "judge": 1}, {"seer": 1}]
    values, best = search(position(["judge", "king", "king", "king"], piles=piles, used=["seer"], peeked=True))
    assert values["reveal"] == values[best]
    assert values["reveal"][1] == 5


def test_with_an_empty_deck_the_next_cards_are_those_of_the_discard_pile() -> None:
    """9.1: the End card among them."""
    state = position([])
    values, _ = search(state)
    discarded = sum(state.discard)
    outcomes = GAME.insight.outcomes(state, "reveal", 0)  # type: ignore[union-attr]
    assert sum(weight for weight, _ in outcomes) == discarded
    assert sum(weight for weight, child in outcomes if GAME.actor(child) is None) == 1
    assert set(values) == set(GAME.legal(state))


def test_the_order_of_the_deck_changes_nothing() -> None:
    deck = ["king", "general", "judge", "judge", "seer", "queen"]
    leads = {action: lead for action, (_, lead) in search(position(deck))[0].items()}
    for seed in range(5):
        Random(seed).shuffle(deck)
        values, _ = search(position(deck))
        assert {action: lead for action, (_, lead) in values.items()} == pytest.approx(leads)


@pytest.mark.parametrize("iterations", [1, 5, 40])
def test_the_budget_is_kept(iterations: int) -> None:
    state = position(["king", "general", "judge", "judge", "seer", "queen", "assassin", "jester"])
    insight, network = GAME.insight, Counting()
    assert isinstance(insight, OpenInsight)
    found = Expectimax(GAME, insight, network, 0, Budget(iterations=iterations)).candidates(state, GAME.legal(state))
    assert {each.action for each in found} == set(GAME.legal(state))
    glances = sum(len(insight.outcomes(state, action, 0)) for action in GAME.legal(state))
    assert network.asked <= iterations + glances


def test_what_there_is_no_time_for_is_glanced_at() -> None:
    """8: pairs that are dropped are lost, whether or not a budget lasts for looking at every pair."""
    piles = [{"general": 1, "jester": 1, "judge": 3, "minstrel": 3, "alchemist": 3, "queen": 2}, {"seer": 1}]
    full = {"phase": "drop", "turn": 0, "piles": piles[::-1], "row": [], "value": None}
    pending = {"seat": 1, "count": 1, "taken": "minstrel"}
    state = position(["king", "judge", "seer"], pending=pending, **full)
    insight, seat = GAME.insight, GAME.actor(state)
    assert isinstance(insight, OpenInsight)
    assert seat == 1
    looked, glanced = (
        {
            each.action: each.points
            for each in Expectimax(GAME, insight, Counting(), seat, budget).candidates(state, GAME.legal(state))
        }
        for budget in (Budget(), Budget(iterations=1))
    )
    assert looked == glanced
    assert looked["drop alchemist"] < looked["drop jester"]


def test_a_glance_sees_what_others_must_do_at_once() -> None:
    """6.2: after the swap the rival has seven piles, and two have to go: the two that cost him fewest points."""
    full = [{"judge": 1}, {"general": 2, "jester": 2, "assassin": 2, "minstrel": 2, "king": 2}]
    state = position(["king", "judge"], piles=full, row=["queen", "seer"], value=2)
    for budget in Budget(), Budget(seconds=0.0):
        assert search(state, budget=budget)[0]["swap 1:minstrel"][1] == -(3 + 4 + 9)


def test_a_glance_sees_a_game_that_is_over() -> None:
    """Of two cards one ends the game, which is lost; the other busts the row, and the game goes on."""
    for budget in Budget(), Budget(seconds=0.0):
        win, points = search(position(["end", "king"]), budget=budget)[0]["reveal"]
        assert win == pytest.approx((0 + 0.5 - 8 / 100) / 2)
        assert points == -8


def test_who_has_looked_goes_on_from_what_was_seen() -> None:
    """4.5: with an empty row the turn is not over, and a look tells whether the next card makes a pair (5) or none (0)."""
    hands = [{"seer": 1, "judge": 1}, {}]
    state = position(["judge", "general"], piles=hands, row=[], value=None)
    looked = position(["judge", "general"], piles=hands, row=[], value=None, used=["seer"], peeked=True)
    values, _ = search(looked)
    assert values["reveal"][1] == 5
    assert search(state)[0]["seer"][1] == pytest.approx((5 + 0) / 2)


def test_only_the_look_of_a_seer_brings_something_to_light() -> None:
    """Not that he goes: in the text of a swap, a destruction or a drop he is named too."""
    insight = GAME.insight
    assert isinstance(insight, OpenInsight)
    piles = [{"assassin": 2, "judge": 1}, {"seer": 2, "queen": 2}]
    state = position(["king", "general", "judge"], piles=piles, row=["judge", "judge"], value=5)
    for action in "swap 1:seer", "destroy 1:seer":
        assert action in GAME.legal(state)
        assert not insight.reveals(state, action, 0)
        assert len(insight.outcomes(state, action, 0)) == 1
    looking = position(["king", "general", "judge"], piles=[{"seer": 2}, {}])
    assert insight.reveals(looking, "seer", 0)
    assert len(insight.outcomes(looking, "seer", 0)) == 3


def test_a_spent_clock_ends_it_with_an_answer() -> None:
    state = position(["king", "general", "judge"])
    values, best = search(state, Budget(seconds=0.0))
    assert set(values) == set(GAME.legal(state))
    assert best in values


def test_candidates_are_in_order_of_utility() -> None:
    values = list(search(position(["king", "general", "judge", "judge", "seer"]))[0].values())
    assert values == sorted(values, key=utility, reverse=True)


def test_the_end_is_worth_what_it_is() -> None:
    state = position([], phase="over", row=["end"], value=None, piles=[{"king": 2}, {"queen": 2}])
    assert (final(GAME, state, 0), final(GAME, state, 1)) == ((1.0, 1.0), (0.0, -1.0))
