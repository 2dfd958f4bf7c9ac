"""The search over deals of what is hidden, with the own gold for a measure in place of a network."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from cardgames.ai.expectimax import utility
from cardgames.ai.ismcts import BREADTH, DEALING, LEAST, Search, Trial
from cardgames.ai.network import Network, Value
from cardgames.engine.bot import Budget, Candidate
from cardgames.engine.chance import pick
from cardgames.engine.insight import Part
from cardgames.games.for_the_king import GAME
from cardgames.games.for_the_king.inputs import PURSE
from cardgames.games.for_the_king.legal import gold
from cardgames.games.for_the_king.state import BID, PICK, REIGN, State
from tests.games.for_the_king.positions import auction, position


class Greed(Network):
    """A seat wins the more, the more gold it has."""

    def __init__(self) -> None:
        self.asked = 0

    def value(self, parts: Sequence[Part]) -> Value:
        self.asked += 1
        _, ones, twos, threes, *_ = next(part for part in parts if part[0] == PURSE)
        coins = ones + 2 * twos + 3 * threes
        return Value(coins / 50, float(coins))


def reached(wanted: Any, seed: int, players: int = 3) -> State:
    """A position of random play that is as wanted."""
    rng = Random(seed)
    while True:
        state = GAME.new(players, {})
        while (actor := GAME.actor(state)) is not None:
            if wanted(state):
                return state
            GAME.play(state, GAME.draw(state, rng) if actor == "chance" else pick(GAME.legal(state), rng))


def searched(state: State, budget: Budget, seed: int = 1, network: Greed | None = None) -> tuple[list[Candidate], Search, Greed]:
    seat = state.turn
    network = network or Greed()
    search = Search(GAME, GAME.insight, network, GAME.view(state, seat), seat, Random(seed), budget)
    return search.candidates(GAME.legal(state)), search, network


def lies_with_gold(state: State) -> bool:
    return state.phase == PICK and len(set(map(gold, ([card] for card in state.middle)))) > 1


@pytest.mark.parametrize("seed", range(5))
def test_it_picks_what_is_worth_most(seed: int) -> None:
    state = reached(lies_with_gold, seed)
    found, search, _ = searched(state, Budget(500))
    most = max(gold([card]) for card in state.middle)
    assert found[0].action == f"pick gold-{most}"
    assert search.deals > 0
    assert [each.win for each in found] == sorted((each.win for each in found), reverse=True)


class Sobered(Greed):
    """Finds everything good at first sight, each thing a little less than the one before, and nothing later."""

    def __init__(self, sights: int) -> None:
        super().__init__()
        self.sights = sights

    def value(self, parts: Sequence[Part]) -> Value:
        self.asked += 1
        return Value(0.9 - self.asked / 1000 if self.asked <= self.sights else 0.3, 0.0)


def test_what_was_not_tried_comes_behind_what_was() -> None:
    """A good first look that no deal has put to the test counts for no more than those of the others did."""
    state = reached(lambda state: len(GAME.legal(state)) > BREADTH and state.phase == REIGN, 1)
    legal = GAME.legal(state)
    found, search, _ = searched(state, Budget(5000), network=Sobered(len(legal)))
    assert search.deals > 0
    assert {each.action for each in found[:BREADTH]} == set(legal[:BREADTH])
    utilities = [utility((each.win, each.points)) for each in found]
    assert utilities == sorted(utilities, reverse=True)
    assert utilities[0] < 0.6


def test_the_worth_beside_the_best() -> None:
    best, dropped, never = Trial("best", (0.5, 0.0)), Trial("dropped", (0.6, 1.0)), Trial("never", (0.4, 0.0))
    best.worths = [(0.5, 0.0)] * 4 + [(0.2, -2.0)] * 4
    dropped.worths = [(0.1, 0.0)] * 4
    assert dropped.beside(best) == pytest.approx((best.mean(8)[0] + (0.35 - 0.5), best.mean(8)[1] + 0.5))
    assert never.beside(best) == pytest.approx((best.mean(8)[0] - 0.1, best.mean(8)[1]))
    assert Trial("lucky", (0.9, 0.0)).beside(best) == best.mean(8)


def test_the_same_seed_finds_the_same() -> None:
    state = reached(lies_with_gold, 1, players=4)
    assert searched(state, Budget(300))[0] == searched(state, Budget(300))[0]


def test_nothing_is_dealt_when_the_budget_is_spent() -> None:
    state = reached(lies_with_gold, 1)
    found, search, network = searched(state, Budget(1))
    assert search.deals == 0
    assert network.asked == len(found), "each action has had its first look"
    _, more, _ = searched(state, Budget(400))
    assert more.deals > 1


def test_a_deal_that_is_over_at_once_counts_too() -> None:
    """With the last card to be paid for nobody decides any more; the actions stay equal, and the search ends all the same."""
    hands = [["architecture-A", "architecture-B", "gold-1"], [], []]
    bid = auction("gold-3", bid=1, bidder=0, passed=[1, 2])
    state = GAME.load(position(3, phase="pay", turn=0, hands=hands, auction=bid))
    _, search, _ = searched(state, Budget(500))
    assert LEAST <= search.deals <= 500 // DEALING


def test_others_play_by_rule_in_some_deals_and_think_alike_in_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """The seat itself always weighs its actions."""
    state = reached(lambda state: state.phase == BID and gold(state.hands[state.turn]) > state.bid + 3, 1)
    seat, asked = state.turn, set()
    playout = type(GAME.insight).playout

    def watched(self: Any, state: State, legal: list[str], weigh: bool) -> list[str]:
        asked.add((state.turn == seat, weigh))
        return playout(self, state, legal, weigh)

    monkeypatch.setattr(type(GAME.insight), "playout", watched)
    searched(state, Budget(500))
    assert asked == {(True, True), (False, True), (False, False)}
