"""Section 5: the auction."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from cardgames.engine.chance import stream
from cardgames.games.for_the_king import GAME
from tests.games.for_the_king.positions import MIXED, after, auction, position, rule, told


def bidding(hands: list[list[str]], card: str = "military-A", favor: tuple[str, ...] = ("provisions-I",), **parts: Any) -> Any:
    """An auction of `card`; what is no part of the auction is of the position."""
    sale = {name: parts.pop(name) for name in ("first", "bid", "bidder", "passed", "excluded", "paid") if name in parts}
    given = {"turn": 0, "favor": list(favor), "hands": hands, "auction": auction(card, **sale), **parts}
    return GAME.load(position(len(hands), **given))


def paying(hand: list[str], bid: int, card: str = "military-A", **parts: Any) -> Any:
    """Seat 0 of three pays."""
    return bidding([hand, [], []], card, phase="pay", bid=bid, bidder=0, passed=[1, 2], **parts)


def sale(state: Any) -> dict[str, Any]:
    found: dict[str, Any] = GAME.dump(state)["auction"]
    return found


def test_5_1_the_player_left_of_the_last_advisor_is_the_first() -> None:
    state = GAME.load(position(3, phase="shuffle", turn=None, advisor=1, favor=["gold-1", "military-A", "king-up"]))
    assert rule(state, "shuffle gold-1,military-A") == "5.1"
    assert rule(state, "shuffle gold-1,military-A,gold-1") == "5.1"
    after(state, "shuffle king-up,gold-1,military-A")
    assert GAME.actor(state) == 2
    assert (sale(state)["card"], sale(state)["first"]) == ("king-up", 2)
    assert GAME.dump(state)["favor"] == ["gold-1", "military-A"]


def test_5_1_every_card_of_the_favor_deck_may_come_first() -> None:
    state = GAME.load(position(3, phase="shuffle", turn=None, favor=["gold-1", "military-A", "king-up"]))
    draws = {GAME.draw(state, stream(deal, "chance", 0)) for deal in range(80)}
    assert len(draws) == 6


def test_5_2_bids_rise_from_one_to_ninety_nine() -> None:
    state = bidding([["gold-3"], ["gold-3"], ["gold-3"]])
    assert len(GAME.legal(state)) == 100
    assert rule(state, "bid 0") == "5.2"
    assert rule(state, "bid 100") == "5.2"
    assert rule(state, "bid 1.5") == "5.2"
    assert rule(state, "bid 01") == "5.2"
    after(state, "bid 7")
    assert rule(state, "bid 7") == "5.2"
    assert GAME.actor(state) == 1
    after(state, "bid 99")
    assert GAME.legal(state) == ["pass"]
    assert rule(state, "bid 98") == "5.2"


def test_5_2_a_pass_is_final() -> None:
    state = bidding([["gold-3"], ["gold-3"], ["gold-3"]])
    after(state, "pass", "bid 1")
    assert GAME.actor(state) == 2
    after(state, "bid 2")
    assert GAME.actor(state) == 1
    assert sale(state)["passed"] == [0]


def test_5_3_it_ends_when_all_but_the_last_bidder_have_passed() -> None:
    state = bidding([["gold-3"], ["gold-3"], ["gold-3"]])
    events = after(state, "bid 1", "pass", "pass")
    assert told(events, "won") == [{"seat": 0, "card": "military-A", "bid": 1}]
    assert GAME.actor(state) == 0
    assert GAME.dump(state)["phase"] == "pay"


def test_5_3_the_last_one_may_bid_or_pass_where_nobody_has() -> None:
    state = bidding([["gold-3"], ["gold-3"], ["gold-3"]])
    after(state, "pass", "pass")
    assert GAME.actor(state) == 2
    assert len(GAME.legal(state)) == 100
    after(state, "bid 3")
    assert GAME.dump(state)["phase"] == "pay"


def test_5_3_everybody_is_asked_even_where_a_loaded_position_left_somebody_out() -> None:
    """Seat 0 leads and seat 2 is asked though seat 1 has not passed: he comes next."""
    state = bidding([["gold-3"], [], []], turn=2, bid=1, bidder=0)
    after(state, "pass")
    assert GAME.actor(state) == 1


def test_5_4_gold_for_a_king_and_cards_for_gold() -> None:
    state = bidding([["military-A", "military-B", "gold-1"], [], []], "king-up")
    after(state, "bid 2", "pass", "pass")
    assert GAME.dump(state)["phase"] == "lose"  # 1 gold for a bid of 2
    state = bidding([["military-A", "military-B", "gold-1"], [], []], "gold-3")
    after(state, "bid 3", "pass", "pass")
    assert GAME.legal(state) == ["discard military-A", "discard military-B", "discard gold-1"]


@given(st.lists(st.sampled_from([1, 2, 3]), min_size=1, max_size=9), st.data())
def test_5_5_payments_are_those_from_which_no_card_can_be_left_out(coins: list[int], data: st.DataObject) -> None:
    bid = data.draw(st.integers(1, sum(coins)))
    state = paying([f"gold-{coin}" for coin in sorted(coins)], bid)
    chosen = {some for count in range(1, len(coins) + 1) for some in combinations(sorted(coins, reverse=True), count)}
    least = {some for some in chosen if sum(some) >= bid and all(sum(some) - coin < bid for coin in some)}
    assert set(GAME.legal(state)) == {"pay " + ",".join(map(str, some)) for some in least}


def test_5_5_why_a_payment_is_refused() -> None:
    state = paying(["gold-1", "gold-2", "gold-3"], 4)
    keys = {}
    for action in ("pay 2,1", "pay 3,2,1", "pay 3,3", "discard gold-1", "pay 1,3"):
        refusal = GAME.refusal(state, action)
        assert refusal is not None
        keys[action] = (refusal.rule, refusal.key, dict(refusal.params))
    assert keys == {
        "pay 2,1": ("5.5", "too-little", {"sum": 3, "bid": 4}),
        "pay 3,2,1": ("5.5", "card-too-much", {"sum": 6, "bid": 4, "value": 1}),
        "pay 3,3": ("5.5", "too-few-coins", {"card": "gold-3", "count": 1}),
        "discard gold-1": ("7", "pay-gold", {"card": "military-A"}),
        "pay 1,3": ("7", "not-an-action", {"text": "pay 1,3"}),
    }


def test_5_5_gold_paid_is_open_and_no_change_is_given() -> None:
    state = paying(["gold-3", "military-B"], 1)
    events = after(state, "pay 3")
    assert told(events, "paid") == [{"seat": 0, "cards": ["gold-3"], "total": 3, "bid": 1}]
    assert "gold-3" in GAME.dump(state)["discard"]
    assert GAME.dump(state)["hands"][0] == ["military-A", "military-B"]


def test_5_5_cards_for_a_gold_card_go_face_down_one_by_one() -> None:
    state = paying(["military-B", "gold-1", "gold-2"], 2, "gold-3")
    assert rule(state, "pay 1") == "7"
    assert rule(state, "discard gold-3") == "5.5"
    events = after(state, "discard military-B")
    assert events[0].secret == {"card": "military-B"}
    assert events[0].eyes == (0,)
    assert sale(state)["paid"] == 1
    after(state, "discard gold-1")
    assert GAME.dump(state)["hands"][0] == ["gold-2", "gold-3"]
    assert GAME.dump(state)["face_down"][0] == ["military-B", "gold-1"]


def test_5_6_who_can_pay_must_pay() -> None:
    state = paying(["gold-3"], 2)
    assert GAME.legal(state) == ["pay 3"]
    assert rule(state, "refuse") == "5.6"


def test_5_6_refusing_before_the_first_card_where_the_option_allows_it() -> None:
    options = {**MIXED, "may_refuse": True}
    state = paying(["gold-1", "gold-2"], 2, "gold-3", options=options)
    assert "refuse" in GAME.legal(state)
    after(state, "discard gold-1")
    assert rule(state, "refuse") == "5.6"
    state = paying(["gold-3"], 2, options=options)
    events = after(state, "refuse")
    assert told(events, "refused") == [{"seat": 0, "card": "military-A", "bid": 2}]
    assert GAME.legal(state) == ["lose gold-3"]


def test_5_7_a_default_costs_a_random_card_and_the_card_is_auctioned_among_the_others() -> None:
    state = bidding([["gold-1"], ["gold-3"], ["military-B", "gold-1", "gold-1"]], turn=2, first=1)
    after(state, "bid 5", "pass")
    events = after(state, "pass")
    assert told(events, "defaulted") == [{"seat": 2, "card": "military-A", "bid": 5}]
    assert GAME.actor(state) == "chance"
    assert GAME.legal(state) == ["lose military-B", "lose gold-1"]
    draws = Counter(GAME.draw(state, stream(deal, "chance", 0)) for deal in range(3000))
    assert 1850 < draws["lose gold-1"] < 2150  # two of three cards: uniform among the cards
    events = after(state, "lose military-B")
    assert told(events, "lost") == [{"seat": 2, "drawer": 0, "card": "military-B"}]
    assert events[0].eyes == (2,)
    assert sale(state) == auction(first=1, excluded=[2])
    assert GAME.actor(state) == 1
    after(state, "pass", "pass")
    assert "military-A" in GAME.dump(state)["discard"]
    assert sale(state)["first"] == 2


def test_5_7_where_the_first_player_is_excluded_the_next_one_begins() -> None:
    state = bidding([["gold-1"], ["gold-1"], ["gold-1"]])
    after(state, "bid 9", "pass", "pass", "lose gold-1")
    assert GAME.actor(state) == 1
    assert sale(state)["first"] == 0
    after(state, "bid 9", "pass", "lose gold-1")  # seat 0 is not asked any more
    assert sale(state)["excluded"] == [0, 1]
    assert GAME.actor(state) == 2


def test_5_7_from_an_empty_hand_nothing_is_drawn() -> None:
    state = bidding([[], ["gold-1"], []])
    events = after(state, "bid 1", "pass", "pass")
    assert [event.name for event in events] == ["passed", "defaulted", "reopened"]
    assert GAME.actor(state) == 1


def test_5_8_nobody_is_left() -> None:
    state = bidding([[], [], []])
    after(state, "bid 1", "pass", "pass", "bid 1", "pass", "bid 1")
    assert sale(state)["card"] == "provisions-I"
    assert sale(state)["first"] == 1
    assert "military-A" in GAME.dump(state)["discard"]


def test_5_8_a_won_king_is_carried_out_at_once() -> None:
    state = paying(["gold-1"], 1, "king-down")
    after(state, "pay 1")
    assert GAME.dump(state)["king"] == {"card": "king-down", "seat": 0}
    assert sale(state) == auction("king-down", bid=1, bidder=0, passed=[1, 2])
    after(state, "lower military")
    assert GAME.actor(state) == 1
    assert GAME.dump(state)["known"] == [[], [], []]


def test_5_9_the_left_of_the_winner_is_next() -> None:
    state = bidding([["gold-1"], ["gold-1"], ["gold-1"]])
    after(state, "pass", "pass", "bid 1", "pay 1")
    assert sale(state)["first"] == 0
    state = bidding([["gold-1"], ["gold-1"], ["gold-1"]])
    after(state, "pass", "pass", "pass")
    assert sale(state)["first"] == 1


def test_5_10_over_with_the_last_card_and_all_hands_are_shown() -> None:
    state = bidding([["gold-1"], ["gold-2"], ["gold-3"]], favor=())
    events = after(state, "pass", "pass", "bid 1", "pay 3")
    assert told(events, "showed")[2] == {"seat": 2, "cards": ["military-A"]}
    assert events[-1].name == "ended"
    assert (GAME.actor(state), GAME.legal(state)) == (None, [])
    assert GAME.view(state, 0)["hands"] == [["gold-1"], ["gold-2"], ["military-A"]]
    assert rule(state, "pass") == "5.10"
