"""How positions look to a seat: only what it may know, the same number of parts always, and what matters makes a difference."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardgames.engine.chance import pick
from cardgames.engine.insight import Part
from cardgames.games.for_the_king import GAME
from cardgames.games.for_the_king.inputs import OFFER, OFFICE, PURSE, RIVAL, STAGE
from cardgames.games.for_the_king.state import State
from tests.games.for_the_king.positions import after, auction, position

INSIGHT = GAME.insight
SLOTS = {OFFICE: 5, PURSE: 1, RIVAL: 1, STAGE: 1, OFFER: 1}  # parts of a position for two


def positions(players: int, seed: int, **options: Any) -> Iterator[State]:
    """The positions of a game in which every seat takes one of the actions worth a thought, at random; not the last one."""
    rng = Random(seed)
    state = GAME.new(players, options)
    while (actor := GAME.actor(state)) is not None:
        if actor == "chance":
            GAME.play(state, GAME.draw(state, rng))
            continue
        yield state
        legal = GAME.legal(state)
        GAME.play(state, pick(legal[:5] if rng.random() < 0.3 else INSIGHT.candidates(state, legal), rng))


@settings(max_examples=12, deadline=None)
@given(st.integers(2, 5), st.integers(0, 10_000), st.booleans())
def test_parts_show_only_what_the_seat_may_know(players: int, seed: int, may_refuse: bool) -> None:
    rng = Random(seed)
    for state in positions(players, seed, may_refuse=may_refuse):
        seat = int(rng.random() * players)
        imagined = GAME.determinize(GAME.view(state, seat), rng)
        assert INSIGHT.parts(imagined, seat) == INSIGHT.parts(state, seat)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_as_many_parts_and_inputs_always(players: int) -> None:
    offices = 6 if players == 5 else 5
    expected = {**SLOTS, OFFICE: offices, RIVAL: players - 1}
    widths: dict[int, set[int]] = {slot: set() for slot in SLOTS}
    for state in positions(players, players):
        for seat in range(players):
            parts = INSIGHT.parts(state, seat)
            assert Counter(part[0] for part in parts) == expected
            assert [part[0] for part in parts] == sorted(part[0] for part in parts)
            for part in parts:
                inputs = INSIGHT.inputs(part, players)
                widths[part[0]].add(len(inputs))
                assert max(map(abs, inputs)) < 8
    assert all(len(each) == 1 for each in widths.values())


@settings(max_examples=8, deadline=None)
@given(st.integers(2, 5), st.integers(0, 10_000))
def test_candidates_are_legal_and_never_none(players: int, seed: int) -> None:
    for state in positions(players, seed):
        legal = GAME.legal(state)
        worth_it = INSIGHT.candidates(state, legal)
        assert worth_it
        assert set(worth_it) <= set(legal)
        assert len(set(worth_it)) == len(worth_it)


def candidates(full: dict[str, Any]) -> set[str]:
    state = GAME.load(full)
    return set(INSIGHT.candidates(state, GAME.legal(state)))


def test_bids_within_ones_means() -> None:
    hands = [["gold-2", "gold-2", "military-A"], ["military-B"], []]
    assert candidates(position(3, hands=hands, auction=auction("military-C"))) == {"pass", "bid 1", "bid 2", "bid 3"}
    assert candidates(position(3, hands=hands, auction=auction("military-C", bid=3, bidder=1))) == {"pass", "bid 4"}
    assert candidates(position(3, hands=hands, auction=auction("military-C", bid=4, bidder=1))) == {"pass"}
    assert candidates(position(3, hands=hands, auction=auction("gold-3", bid=1, bidder=1))) == {"pass", "bid 2", "bid 3"}


def test_of_equal_cards_the_one_that_counts_least_in_ties_is_discarded() -> None:
    """Architecture A to G are worth 1, H and I 2 (1.4): A is kept for ties (6.2)."""
    hands = [["architecture-A", "architecture-C", "architecture-H", "military-A", "gold-1"], [], []]
    full = position(3, phase="pay", hands=hands, favor=["military-C"], auction=auction("gold-3", bid=1, bidder=0, passed=[1, 2]))
    assert candidates(full) == {"discard architecture-C", "discard architecture-H", "discard military-A", "discard gold-1"}


def offices(parts: list[Part]) -> list[Part]:
    return [part for part in parts if part[0] == OFFICE]


def test_a_card_in_hand_changes_its_office_alone_among_the_offices() -> None:
    favor = ["architecture-A"]
    without = GAME.load(position(3, hands=[["gold-1"], ["gold-2"], []], favor=favor, auction=auction("gold-3", bid=1, bidder=1)))
    hands = [["gold-1", "military-I"], ["gold-2"], []]
    with_it = GAME.load(position(3, hands=hands, favor=favor, auction=auction("gold-3", bid=1, bidder=1)))
    before, now = offices(INSIGHT.parts(without, 0)), offices(INSIGHT.parts(with_it, 0))
    assert [office for office in range(5) if before[office] != now[office]] == [1]


def test_a_card_just_turned_up_does_not_show_yet() -> None:
    """What an action is worth must not depend on what chance answers to it."""
    looks = set()
    for card in ("military-A", "gold-3", "king-up"):
        favor = [other for other in ("military-A", "gold-3", "king-up") if other != card]
        hands = [["gold-1"], ["gold-2"]]
        state = GAME.load(position(2, hands=hands, favor=favor, auction=auction(card)))
        looks.add(tuple(INSIGHT.parts(state, 0)))
        after(state, "bid 1")
        looks.add(tuple(INSIGHT.parts(state, 0)))
    assert len(looks) == 1 + 3  # alike before anybody has answered, different then


def foolish(full: dict[str, Any]) -> set[str]:
    state = GAME.load(full)
    return {action for action in GAME.legal(state) if INSIGHT.foolish(state, action, 0)}


def test_nobody_wastes_gold_by_feel() -> None:
    paying = {"phase": "pay", "auction": auction("military-C", bid=2, bidder=0, passed=[1, 2])}
    assert foolish(position(3, hands=[["gold-1", "gold-1", "gold-2", "gold-3"], [], []], **paying)) == {"pay 3"}
    assert foolish(position(3, hands=[["gold-3"], [], []], **paying)) == set(), "he has nothing smaller"


def test_nobody_jumps_to_far_more_than_a_card_is_worth() -> None:
    """He has most of the office already, so one more card brings nothing; one step above the last bid may still be a whim."""
    hands, favor = [["military-C..I", "gold-3*4"], [], []], ["military-A", "architecture-B", "gold-2"]
    state = GAME.load(position(3, hands=hands, favor=favor, auction=auction("military-B", bid=1, bidder=1)))
    assert [INSIGHT.foolish(state, action, 0) for action in ("pass", "bid 2", "bid 3", "bid 4")] == [False, False, True, True]


def test_play_outs_bid_on_as_far_as_the_hand_bears_it_or_leave_the_bid_open() -> None:
    """By rule, or for the network to weigh, and then within the means (5.4)."""
    rich, poor = ["gold-3", "gold-3", "military-B"], ["gold-1"]
    bid = auction("military-A", bid=2, bidder=0)
    for hand, answer in (rich, "bid 3"), (poor, "pass"):
        state = GAME.load(position(2, phase="bid", turn=1, hands=[["military-C", "gold-2"], hand], favor=["gold-2"], auction=bid))
        assert INSIGHT.playout(state, GAME.legal(state), weigh=False) == [answer]
        own = ["pass", "bid 3"] if hand is rich else ["pass"]
        assert INSIGHT.playout(state, GAME.legal(state), weigh=True) == own


def test_hands_are_dealt_anew_in_auctions_alone() -> None:
    assert not INSIGHT.contested(GAME.load(position(2, phase="distribute", turn=0)))
    offer = position(2, phase="bid", turn=0, hands=[["gold-2"], ["gold-3"]], favor=["gold-2"], auction=auction())
    assert INSIGHT.contested(GAME.load(offer))


def test_a_round_lasts_from_one_card_on_offer_to_the_next() -> None:
    state = GAME.load(position(2, phase="bid", turn=0, hands=[["gold-2"], ["gold-3"]], favor=["gold-2"], auction=auction()))
    assert INSIGHT.round_begins(state)
    for action, begins in ("bid 1", False), ("bid 2", False), ("pass", False), ("pay 3", True):
        after(state, action)
        assert INSIGHT.round_begins(state) == begins
