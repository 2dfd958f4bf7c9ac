"""What the others are taken to hold: nothing seen is touched, no card lost, and what people do tells something about it."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from cardgames.engine.chance import stream
from cardgames.games.for_the_king import GAME
from cardgames.games.for_the_king.cards import CARD, GOLD_1, VALUE
from cardgames.games.for_the_king.legal import can_pay
from cardgames.games.for_the_king.state import BID, NOBODY, State
from tests.games.for_the_king.positions import auction, position
from tests.games.for_the_king.test_insight import positions

INSIGHT = GAME.insight


@settings(max_examples=12, deadline=None)
@given(st.integers(2, 5), st.integers(0, 10_000), st.booleans())
def test_no_view_changes_and_every_position_is_sound(players: int, seed: int, may_refuse: bool) -> None:
    rng = Random(seed)
    for state in positions(players, seed, may_refuse=may_refuse):
        seat = int(rng.random() * players)
        view = GAME.view(state, seat)
        deal = GAME.determinize(view, rng)
        INSIGHT.arrange(deal, seat, rng)
        assert GAME.view(deal, seat) == view
        GAME.load(GAME.dump(deal))  # conserves the cards, or it would raise


def test_who_has_bid_can_pay() -> None:
    """5.4: of honest bids, where dealing at random leaves many without cover."""
    bids = at_random = likely = 0
    for seed in range(30):
        rng = Random(seed)
        for state in positions(2 + seed % 4, seed):
            if state.phase == BID and state.bidder not in (NOBODY, state.turn) and can_pay(state):
                deal = GAME.determinize(GAME.view(state, state.turn), rng)
                bids, at_random = bids + 1, at_random + can_pay(deal)
                INSIGHT.arrange(deal, state.turn, rng)
                likely += can_pay(deal)
    assert at_random < 0.95 * bids
    assert likely > 0.95 * bids


def hidden_values(state: State, seat: int) -> int:
    """Values of the government cards that a seat has kept for itself."""
    return sum(VALUE[card] for card in state.hands[seat] if card < GOLD_1 and card not in state.known[seat])


def test_stewards_hold_about_what_they_are_taken_to_hold() -> None:
    """Chance alone deals a rival less than he has picked out for himself; what is likely comes much nearer to it."""
    true = dealt = likely = 0
    for number in range(12):
        rng = stream(number, "belief", 0)
        state = GAME.new(2, {})
        while not (state.phase == BID and state.turn == 0):
            actor = GAME.actor(state)
            legal = GAME.legal(state)
            if actor == "chance":
                action = GAME.draw(state, rng)
            else:
                assert isinstance(actor, int)
                action = GAME.bots["steward"].choose(GAME.view(state, actor), actor, legal, rng).action
            GAME.play(state, action)
        for _ in range(8):
            deal = GAME.determinize(GAME.view(state, 0), rng)
            before = hidden_values(deal, 1)
            INSIGHT.arrange(deal, 0, rng)
            true, dealt, likely = true + hidden_values(state, 1), dealt + before, likely + hidden_values(deal, 1)
    assert dealt < true
    assert abs(true - likely) < (true - dealt) / 2


def test_what_has_left_a_hand_face_down_is_what_was_of_least_use() -> None:
    """5.5: more diplomacy than anybody can catch up with goes for a Gold card, not the military that is in dispute."""
    diplomacy = ["diplomacy-A", "diplomacy-B", "diplomacy-C", "diplomacy-D", "diplomacy-E"]
    military = ["military-A", "military-B"]
    kept = 0
    for seed in range(40):
        piles = {"hands": [military, diplomacy], "face_down": [[], ["military-C"]], "known": [military, diplomacy]}
        state = GAME.load(position(2, phase="bid", turn=0, favor=["gold-2"], auction=auction("military-D"), **piles))
        INSIGHT.arrange(state, 0, Random(seed))
        kept += CARD["military-C"] in state.hands[1]
    assert kept > 30
