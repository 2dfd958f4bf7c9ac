"""Reasons are true, and different as soon as what they tell of is different; characters like what they should."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardgames.engine.bot import Candidate
from cardgames.games.for_the_king import GAME
from cardgames.games.for_the_king.cards import OFFICES
from cardgames.games.for_the_king.characters import BLUFF, JUMP
from cardgames.games.for_the_king.state import State
from cardgames.words import Words
from tests.games.for_the_king.positions import auction, position
from tests.games.for_the_king.test_insight import positions
from tests.reading import words

INSIGHT = GAME.insight


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def given_for(state: State, action: str) -> dict[str, dict[str, Any]]:
    """The reasons for an action by key, the strongest first."""
    actor = GAME.actor(state)
    assert isinstance(actor, int)
    assert GAME.refusal(state, action) is None
    return {reason.key: dict(reason.params) for reason in INSIGHT.reasons(state, actor, Candidate(action, 0.5, 0), None)}


def because(full: dict[str, Any], action: str) -> dict[str, dict[str, Any]]:
    return given_for(GAME.load(full), action)


@settings(max_examples=5, deadline=None)
@given(st.integers(2, 5), st.integers(0, 10_000), st.booleans())
def test_only_what_the_seat_may_know_speaks_and_all_of_it_can_be_said(players: int, seed: int, may_refuse: bool) -> None:
    rng = Random(seed)
    for state in positions(players, seed, may_refuse=may_refuse):
        seat = state.turn
        imagined = GAME.determinize(GAME.view(state, seat), rng)
        for action in GAME.legal(state)[-4:]:
            found = INSIGHT.reasons(state, seat, Candidate(action, 0.5, 0), None)
            assert INSIGHT.reasons(imagined, seat, Candidate(action, 0.5, 0), None) == found
            for reason in found:
                assert reason.params.get("seat") != seat, "a reason names a rival, never the player himself"
                assert words("uk", GAME.id).say(f"reason-{reason.key}", **reason.params)
            for character in INSIGHT.characters:
                taste = INSIGHT.leaning(character, state, action, seat)
                assert -1 <= taste <= 1
                assert INSIGHT.leaning(character, imagined, action, seat) == taste
            assert 0 <= INSIGHT.fondness(state, action, seat) == INSIGHT.fondness(imagined, action, seat) <= 1


# ---------------------------------------------------------------------------------------------------- first phase
def evened(full: dict[str, Any], over: int) -> dict[str, Any]:
    """3.4: whole turns of three players, and `over` cards, lie in the deck; what is too much is discarded."""
    deck = full["deck"]
    while len(deck) % 4 != over:
        full["discard"].append(deck.pop())
    return full


def picking(middle: list[str], own: list[str], *known: list[str]) -> dict[str, Any]:
    """Seat 0 picks first of three, seat 2 was the advisor. `known`: what everybody saw seats 1 and 2 take."""
    seen: list[list[str]] = [*known, [], []]
    full = position(
        3,
        phase="pick",
        turn=0,
        advisor=2,
        middle=middle,
        hands=[own, seen[0], seen[1]],
        known=[[], seen[0], seen[1]],
        placed={"own": True, "middle": 2, "favor": True},
        favor=["king-up"],
    )
    return evened(full, 0)


def test_6_1_a_card_adds_to_ones_sum() -> None:
    middle = ["military-H", "gold-2"]
    assert because(picking(middle, ["military-A"]), "pick military-H")["sum"] == {"office": "military", "before": 2, "after": 6}
    assert because(picking(middle, ["gold-1"]), "pick military-H")["sum"] == {"office": "military", "before": 0, "after": 4}
    assert because(picking(middle, ["gold-1"]), "pick gold-2") == {"gold": {"before": 1, "after": 3}}


def test_6_2_whom_a_card_overtakes() -> None:
    middle = ["military-E", "gold-2"]
    passed = because(picking(middle, ["military-A"], ["military-H"]), "pick military-E")
    assert passed["overtakes"] == {"office": "military", "seat": 1, "points": 3}
    further = because(picking(middle, ["military-A"], ["military-H", "military-I"]), "pick military-E")
    assert not further.keys() & {"overtakes", "first", "keeps"}
    assert because(picking(middle, ["military-A"], ["military-B"]), "pick military-E")["keeps"] == {
        "office": "military",
        "points": 3,
    }
    assert because(picking(middle, []), "pick military-E")["first"] == {"office": "military", "points": 3}


def test_6_2_a_tie_is_overtaken_by_the_letter() -> None:
    middle = ["military-A", "gold-2"]
    assert "overtakes" in because(picking(middle, [], ["military-B"]), "pick military-A")
    assert "overtakes" not in because(picking(["military-C", "gold-2"], [], ["military-B"]), "pick military-C")


def test_the_duty_is_what_it_is_worth_now() -> None:
    full = picking(["military-E", "gold-2"], [], ["military-A"])
    full["duties"] = {**full["duties"], "military": {"primary": 5, "secondary": 1}}
    assert because(full, "pick military-E")["overtakes"]["points"] == 5


def test_what_is_denied_to_who_picks_later() -> None:
    middle = ["military-E", "gold-2"]
    denied = because(picking(middle, [], ["military-A"], ["military-B"]), "pick military-E")
    assert "denies" not in denied, "seat 1 is ahead anyway, and seat 2 does not pick"
    assert because(picking(middle, [], ["military-D"], ["military-B"]), "pick military-E")["denies"]["seat"] == 1
    assert "denies" not in because(picking(middle, [], ["military-D"], ["military-H", "military-I"]), "pick military-E")


def advising(top: str, own: list[str], *known: list[str], taken: bool = False) -> dict[str, Any]:
    """Seat 0 of three has drawn a card; `taken`: his own place is full."""
    seen: list[list[str]] = [*known, [], []]
    full = position(
        3,
        phase="distribute",
        turn=0,
        advisor=0,
        hands=[own, seen[0], seen[1]],
        known=[[], seen[0], seen[1]],
        placed={"own": taken, "middle": 0, "favor": False},
    )
    full["deck"].remove(top)
    full["deck"] = [top, *full["deck"]]
    return evened(full, 3 if taken else 0)


def test_a_card_in_the_middle_harms_where_it_puts_a_rival_ahead() -> None:
    assert because(advising("military-A", ["military-H"]), "middle")["harmless"] == {"office": "military"}
    assert "harmless" not in because(advising("military-A", ["military-B"], ["military-C"]), "middle")


def test_what_is_kept_from_the_rivals() -> None:
    assert because(advising("military-A", ["military-B"], ["military-C"]), "favor")["denies"]["seat"] == 1
    assert "denies" not in because(advising("military-A", ["military-H", "military-B"], ["military-C"]), "favor")


def test_better_cards_may_come_for_ones_own_place() -> None:
    poor, rich = because(advising("gold-1", []), "middle"), because(advising("military-A", []), "own")
    assert poor["wait"]["percent"] > 50
    assert rich["rare"]["percent"] < 50
    assert "wait" not in because(advising("gold-1", [], taken=True), "middle"), "the own place is full"


def test_the_fewer_cards_are_to_come_the_less_can_be_hoped_for() -> None:
    full = advising("gold-2", [])
    early = because(full, "middle")["wait"]
    full["deck"].remove("gold-1")
    full |= {"middle": ["gold-1"], "placed": {"own": False, "middle": 1, "favor": False}}
    late = because(evened(full, 3), "favor")["wait"]
    assert (early["count"], late["count"]) == (3, 2)
    assert early["percent"] > late["percent"] > 50


@pytest.mark.parametrize("card", ["gold-3", "military-A"])
def test_every_place_has_something_that_speaks_for_it(card: str) -> None:
    full = advising(card, ["military-H"], taken=True)
    assert "open" in because(full, "middle")
    assert "secret" in because(full, "favor")
    assert not {"open", "secret"} & because(advising(card, []), "own").keys()


def test_cards_that_one_has_put_on_the_favor_deck_are_not_unknown() -> None:
    """Of the better cards only the King cards are left to come, once the others lie there by the own hand."""
    full = advising("military-A", [])
    assert because(full, "own")["rare"]["percent"] > 20
    put = [f"{office}-{letter}" for office in ("diplomacy", "military") for letter in "EFGHI"]
    full |= {"put": [put, [], []], "favor": put, "deck": [card for card in full["deck"] if card not in put]}
    assert because(evened(full, 0), "own")["rare"]["percent"] < 15


def test_what_one_does_not_need_oneself() -> None:
    assert because(advising("military-A", ["military-H"]), "middle")["needless"] == {"office": "military"}
    assert because(advising("military-I", [], ["military-E", "military-F"]), "favor")["needless"] == {"office": "military"}
    assert "needless" not in because(advising("military-I", [], ["military-E"]), "middle")


def test_gold_for_what_is_sold_later() -> None:
    assert because(advising("military-A", ["gold-3", "gold-2"]), "favor")["purse"] == {"count": 5}
    assert "purse" not in because(advising("military-A", ["military-H"]), "favor")
    assert "purse" not in because(advising("gold-1", ["gold-3"]), "favor"), "Gold cards are paid for with cards (5.4)"


# ---------------------------------------------------------------------------------------------------- King cards
def ruling(card: str, own: list[str], *known: list[str]) -> dict[str, Any]:
    seen: list[list[str]] = [*known, [], []]
    return position(
        3,
        phase="king",
        hands=[own, seen[0], seen[1]],
        known=[[], seen[0], seen[1]],
        king={"card": card, "seat": 0},
        auction=auction(card, bid=1, bidder=0, passed=[1, 2]),
    )


def test_4_1_whom_a_move_is_good_for() -> None:
    mine = because(ruling("king-either", ["military-A"]), "raise military")
    assert mine == {"raises": {"office": "military", "before": 3, "after": 4}}
    assert because(ruling("king-either", [], ["military-A"]), "raise military") == {}
    theirs = because(ruling("king-either", [], ["military-A"]), "lower military")
    assert theirs == {"lowers": {"office": "military", "seat": 1, "before": 3, "after": 2, "leads": True}}
    weaker = because(ruling("king-either", [], ["military-A"], ["diplomacy-A", "provisions-A"]), "lower military")
    assert weaker["lowers"]["leads"] is False
    assert because(ruling("king-either", []), "lower military") == {"vacant": {"office": "military"}}


# ---------------------------------------------------------------------------------------------------- second phase
def offered(card: str, own: list[str], *known: list[str], **parts: Any) -> dict[str, Any]:
    seen: list[list[str]] = [*known, [], []]
    return position(
        3, hands=[own, seen[0], seen[1]], known=[[], seen[0], seen[1]], favor=["diplomacy-A..I"], auction=auction(card, **parts)
    )


def test_5_7_a_bid_beyond_ones_means_is_a_bluff() -> None:
    assert because(offered("military-A", ["gold-2"]), "bid 3") == {"bluff": {"bid": 3, "have": 2}}
    assert "bluff" not in because(offered("military-A", ["gold-3"]), "bid 3")
    assert because(offered("gold-3", ["gold-2"]), "bid 2") == {"bluff": {"bid": 2, "have": 1}}, "for Gold cards count"


def test_5_5_what_is_left_takes_the_change_into_account() -> None:
    assert because(offered("military-A", ["gold-1", "gold-3"]), "bid 2")["left"] == {"count": 1}
    assert because(offered("military-A", ["gold-2", "gold-2"]), "bid 2")["left"] == {"count": 2}
    assert because(offered("gold-3", ["gold-1", "gold-1", "gold-1"]), "bid 2")["left-cards"] == {"count": 1}


def test_5_4_gold_that_goes_for_a_gold_card_is_not_gained() -> None:
    """A bid for a Gold card is paid in cards; what else is in the hand may go first."""
    assert because(offered("gold-3", ["gold-2", "military-A"]), "bid 1")["spared-gold"] == {"before": 2, "after": 5}
    assert because(offered("gold-3", ["gold-1", "gold-2", "military-A"]), "bid 2")["spared-gold"] == {"before": 3, "after": 5}
    assert because(offered("gold-3", ["gold-1", "gold-1", "gold-1"]), "bid 1")["spared-gold"] == {"before": 3, "after": 5}
    assert "spared-gold" not in because(offered("gold-1", ["gold-2"]), "bid 1"), "there is less afterwards"


def test_6_3_gold_is_worth_something_where_no_card_is() -> None:
    """Every duty is a 1 above a 2: who leads gets less by more cards, so no card is worth buying."""
    hand = [f"{office}-{letter}" for office in OFFICES[:5] for letter in "FGHI"]
    duties = {office: {"primary": 1, "secondary": 2} for office in OFFICES[:5]}
    full = position(3, hands=[[*hand, "gold-3*4"], [], []], favor=["diplomacy-A..D"], auction=auction(), duties=duties)
    found = because(full, "bid 1")
    assert "price" not in found
    assert because(full, "pass")["dear"] == {"bid": 1, "worth": 0}


def test_what_a_card_on_offer_does() -> None:
    found = because(offered("military-E", ["gold-3"], ["military-A"], ["military-B"]), "bid 1")
    assert found["overtakes"]["seat"] == 1
    assert found["denies"]["seat"] == 2
    out = because(offered("military-E", ["gold-3"], ["military-A"], ["military-B"], bid=1, bidder=1, passed=[2]), "bid 2")
    assert "denies" not in out, "who has passed will not get it"


def test_price_and_worth() -> None:
    hands = ["gold-3", "gold-3", "gold-3"]
    worth = because(offered("military-H", hands, ["military-A"]), "bid 1")["price"]["worth"]
    assert worth > 1
    assert "price" not in because(offered("military-H", hands, ["military-A"], bid=worth, bidder=1), f"bid {worth + 1}")
    assert because(offered("military-H", hands, ["military-A"], bid=worth, bidder=1), "pass")["dear"]["worth"] == worth
    assert "dear" not in because(offered("military-H", hands, ["military-A"], bid=worth - 1, bidder=1), "pass")


def test_why_pass() -> None:
    assert because(offered("military-A", ["gold-2"], bid=2, bidder=1), "pass")["short"] == {"bid": 3, "have": 2}
    rich = because(offered("military-A", ["gold-3"], bid=2, bidder=1), "pass")
    assert "short" not in rich
    assert rich["offers"] == {"count": 9}
    assert rich["kept"] == {"count": 3, "cards": False}
    cards = because(offered("gold-3", ["gold-3", "military-A"], bid=1, bidder=1), "pass")
    assert cards["kept"] == {"count": 2, "cards": True}
    assert "kept" not in because(offered("military-A", ["military-B"], bid=2, bidder=1), "pass")


def test_5_7_who_refuses_keeps_not_all() -> None:
    full = paying("military-A", 2, ["gold-3", "military-B"])
    refused = because({**full, "options": {**full["options"], "may_refuse": True}}, "refuse")
    assert "kept" not in refused
    assert refused["offers"] == {"count": 9}


def test_the_kings_will_that_suits() -> None:
    found = because(offered("king-up", ["gold-3", "military-A", "military-H"]), "bid 1")
    assert found["order"] == {"step": 1, "cards": ["military"]}
    found = because(offered("king-down", ["gold-3"], ["military-A", "military-H"]), "bid 1")
    assert found["order"] == {"step": -1, "cards": ["military"]}


def paying(card: str, bid: int, own: list[str], *known: list[str]) -> dict[str, Any]:
    return {**offered(card, own, *known, bid=bid, bidder=0, passed=[1, 2]), "phase": "pay"}


def test_5_5_payments() -> None:
    assert because(paying("military-A", 3, ["gold-3", "gold-2"]), "pay 3") == {"exact": {"bid": 3}, "left": {"count": 2}}
    change = because(paying("military-A", 2, ["gold-3", "gold-3"]), "pay 3")
    assert change == {"least-lost": {"count": 1}, "left": {"count": 3}}
    assert because(paying("military-A", 1, ["gold-3", "gold-2"]), "pay 3") == {"left": {"count": 2}}, "2 would do"


def test_what_is_given_up_without_regret() -> None:
    ahead = because(paying("gold-3", 1, ["military-A", "military-H"], ["military-B"]), "discard military-A")
    assert ahead["spared"] == {"office": "military", "ahead": True}
    needed = because(paying("gold-3", 1, ["military-A", "military-H"], ["military-I", "military-E"]), "discard military-A")
    assert needed["spared"]["ahead"] is False
    assert "spared" not in because(
        paying("gold-3", 1, ["military-A", "military-H"], ["military-B", "military-E"]), "discard military-A"
    )


# ---------------------------------------------------------------------------------------------------- characters and levels
@pytest.mark.parametrize(("own", "fond"), [("", 0), ("military-A", 1 / 3), ("military-A military-B military-C military-D", 1)])
def test_one_is_fond_of_offices_in_which_one_has_cards(own: str, fond: float) -> None:
    hand = ["gold-3", "provisions-A", *own.split()]
    bidding, drawing, choosing = (
        GAME.load(full)
        for full in (offered("military-I", hand), advising("military-I", hand), picking(["military-I", "gold-2"], hand))
    )
    for state, action in (bidding, "bid 1"), (bidding, "bid 2"), (drawing, "own"), (choosing, "pick military-I"):
        assert action in GAME.legal(state)
        assert INSIGHT.fondness(state, action, 0) == pytest.approx(fond)
    for state, action in (bidding, "pass"), (drawing, "middle"), (choosing, "pick gold-2"):
        assert INSIGHT.fondness(state, action, 0) == 0


def taste(character: str, full: dict[str, Any], action: str) -> float:
    return INSIGHT.leaning(character, GAME.load(full), action, 0)


def test_a_bluffer_bids_more_than_the_card_is_worth_to_him() -> None:
    full = offered("military-I", ["gold-3", "gold-3"])
    assert because(full, "bid 2")["price"] == {"bid": 2, "worth": 2}
    tastes = [taste("bluffer", full, action) for action in ("pass", "bid 1", "bid 2", "bid 3", "bid 7")]
    assert tastes == [0, 0, JUMP, BLUFF, BLUFF]
    assert 0 < JUMP < BLUFF


def test_a_miser_pays_little() -> None:
    full = offered("military-A", ["gold-3", "gold-3"])
    tastes = [taste("miser", full, action) for action in ("pass", "bid 1", "bid 2", "bid 4", "bid 9")]
    assert tastes == [0, -0.25, -0.5, -1, -1]


def test_a_peacemaker_does_nothing_for_the_rival_ahead() -> None:
    full = ruling("king-either", ["diplomacy-A"], ["military-A"])
    assert [taste("peacemaker", full, f"{verb} military") for verb in ("raise", "lower")] == [-1, 1]
    assert [taste("peacemaker", full, f"{verb} diplomacy") for verb in ("raise", "lower")] == [0, 0]
    rival = offered("provisions-A", ["gold-3"], ["military-A"], bid=1, bidder=1)
    assert taste("peacemaker", rival, "bid 2") > taste("peacemaker", rival, "pass")
    other = offered("provisions-A", ["gold-3"], ["military-A"], bid=1, bidder=2)
    assert taste("peacemaker", other, "bid 2") == taste("peacemaker", other, "pass")
