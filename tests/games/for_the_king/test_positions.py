"""Section 7: texts, and which positions load."""

from __future__ import annotations

from typing import Any

import pytest

from cardgames.engine.errors import BadPosition
from cardgames.games.for_the_king import GAME
from tests.games.for_the_king.positions import MIXED, after, auction, position, rule
from tests.golden_runner import book, start, text

FULL = {"own": True, "middle": 2, "favor": True}
EMPTY = {"own": False, "middle": 0, "favor": False}
SHUFFLE = position(3, phase="shuffle", turn=None, favor=["gold-1", "gold-2"], hands=[["military-A"], [], []])
DISTRIBUTE = position(3, phase="distribute")
PICK = position(3, phase="pick", turn=1, placed=FULL, middle=["gold-1", "gold-2"], favor=["gold-3"], hands=[["gold-1"], [], []])
KING = position(3, phase="king", placed={**EMPTY, "own": True}, king={"card": "king-up", "seat": 0})
PICKED_KING = position(
    3,
    phase="king",
    turn=1,
    placed=FULL,
    middle=["gold-1"],
    favor=["gold-3"],
    hands=[["gold-1"], [], []],
    king={"card": "king-up", "seat": 1},
)
HANDS = [["military-B", "gold-1"], ["gold-2"], ["gold-3"]]
BID = position(3, favor=["gold-1"], hands=HANDS, auction=auction())
PAY = position(3, phase="pay", hands=HANDS, auction=auction(bid=1, bidder=0, passed=[1, 2]))
DROP = position(3, phase="pay", hands=HANDS, auction=auction("gold-3", bid=3, bidder=0, passed=[1, 2], paid=1))
LOSE = position(3, phase="lose", turn=None, hands=HANDS, auction=auction(bid=2, bidder=0, passed=[1, 2]))
WON_KING = position(
    3, phase="king", king={"card": "king-up", "seat": 0}, auction=auction("king-up", bid=1, bidder=0, passed=[1, 2])
)
OVER = position(3, phase="over", turn=None, hands=HANDS)
FIRST = position(3, phase="first", turn=None, advisor=None)


def moved(full: dict[str, Any], card: str, source: str, target: str) -> dict[str, Any]:
    """The position with a card lying elsewhere."""
    rest = list(full[source])
    rest.remove(card)
    return {**full, source: rest, target: [*full[target], card]}


@pytest.mark.parametrize("full", [FIRST, SHUFFLE, DISTRIBUTE, PICK, KING, PICKED_KING, BID, PAY, LOSE, WON_KING, OVER])
def test_7_sound_positions_load_and_come_back(full: dict[str, Any]) -> None:
    dumped = GAME.dump(GAME.load(full))
    assert {**dumped, "discard": sorted(dumped["discard"])} == {**full, "discard": sorted(full["discard"])}


REFUSED: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    # the parts for themselves
    ("game", BID, {"game": "chess"}),
    ("players", BID, {"players": 6}),
    ("players", BID, {"players": 3.0}),
    ("options", BID, {"options": {"may_refuse": 1}}),
    ("options", BID, {"options": None}),
    ("phase", BID, {"phase": "bidding"}),
    ("phase", BID, {"phase": []}),
    ("turn", BID, {"turn": 3}),
    ("turn", BID, {"turn": True}),
    ("turn", BID, {"turn": None}),
    ("turn", OVER, {"turn": 0}),
    ("advisor", BID, {"advisor": None}),
    ("advisor", FIRST, {"advisor": 0}),
    ("removed", BID, {"removed": 12}),
    ("placed", BID, {"placed": {"own": False, "middle": 0}}),
    ("placed.own", BID, {"placed": {**EMPTY, "own": 0}}),
    ("placed.middle", BID, {"placed": {**EMPTY, "middle": False}}),
    ("placed.middle", DISTRIBUTE, {"placed": {**EMPTY, "middle": 3}}),
    ("deck", BID, {"deck": "gold-1"}),
    ("favor", BID, {"favor": ["gold-4"]}),
    ("favor", BID, {"favor": [["gold-1"]]}),
    ("hands", BID, {"hands": [[], []]}),
    ("hands[1]", BID, {"hands": [[], ["gold"], []]}),
    ("known", BID, {"known": [[], []]}),
    ("known[0]", BID, {"known": [["king"], [], []]}),
    ("put", BID, {"put": None}),
    ("duties", BID, {"duties": {"diplomacy": {"primary": 3, "secondary": 1}}}),
    ("duties.military.primary", BID, {"duties": {**BID["duties"], "military": {"primary": 7, "secondary": 1}}}),
    ("duties.military.secondary", BID, {"duties": {**BID["duties"], "military": {"primary": 1, "secondary": 1}}}),
    ("duties.military.secondary", BID, {"duties": {**BID["duties"], "military": {"primary": 3, "secondary": 2}}}),
    ("duties.military.secondary", BID, {"duties": {**BID["duties"], "military": {"primary": 3, "secondary": True}}}),
    ("auction", BID, {"auction": {"card": "military-A"}}),
    ("auction.bid", BID, {"auction": auction(bid=100, bidder=1)}),
    ("auction.first", BID, {"auction": auction(first=None)}),
    ("auction.passed", BID, {"auction": auction(passed=[1, 1])}),
    ("auction.excluded", BID, {"auction": auction(excluded=[5])}),
    ("hand", BID, {"hand": []}),
    # cards conserved
    ("cards", BID, {"favor": ["gold-1", "gold-1"]}),
    ("cards", BID, {"favor": []}),
    ("cards", BID, {"auction": auction("gold-1")}),
    ("cards", FIRST, {"hands": [["gold-1"], [], []]}),
    ("cards", SHUFFLE, {"favor": []}),
    # parts that contradict each other
    ("turn", DISTRIBUTE, {"turn": 1}),
    ("turn", PICK, {"turn": 0}),
    ("middle", PICK, {"turn": 2}),
    ("middle", PICK, {"advisor": 2}),
    ("placed", PICK, {"placed": {**FULL, "favor": False}}),
    ("placed", PICK, {"phase": "distribute", "turn": 0}),
    ("placed", BID, {"placed": {**EMPTY, "own": True}}),
    ("placed", SHUFFLE, {"placed": FULL}),
    ("middle", DISTRIBUTE, {"placed": {**EMPTY, "middle": 1}}),
    ("middle", BID, moved(BID, "diplomacy-A", "discard", "middle")),
    ("deck", BID, moved(BID, "diplomacy-A", "discard", "deck")),
    ("deck", DISTRIBUTE, moved(DISTRIBUTE, "diplomacy-A", "deck", "discard")),
    ("placed.own", KING, {"placed": EMPTY}),
    ("king", KING, {"king": None}),
    ("king", BID, {"king": {"card": "king-up", "seat": 0}}),
    ("king.seat", KING, {"king": {"card": "king-up", "seat": 1}}),
    ("king", KING, {"duties": {office: {"primary": 6, "secondary": 1} for office in KING["duties"]}}),
    ("auction", BID, {"auction": None}),
    ("auction", PICK, {"auction": auction("gold-2")}),
    ("auction.card", WON_KING, {"auction": auction("king-down", bid=1, bidder=0, passed=[1, 2])}),
    ("auction.bidder", BID, {"auction": auction(bid=1)}),
    ("auction.bidder", BID, {"auction": auction(bidder=1)}),
    ("auction.bidder", BID, {"auction": auction(bid=1, bidder=1, passed=[1])}),
    ("auction.passed", BID, {"auction": auction(passed=[1], excluded=[1])}),
    ("auction.paid", BID, {"auction": auction(paid=1)}),
    ("turn", BID, {"auction": auction(passed=[0])}),
    ("turn", BID, {"auction": auction(excluded=[0])}),
    ("turn", BID, {"auction": auction(bid=1, bidder=0)}),
    ("turn", PAY, {"turn": 1}),
    ("auction.bid", PAY, {"auction": auction(bid=2, bidder=0, passed=[1, 2])}),
    ("auction.passed", PAY, {"auction": auction(bid=1, bidder=0, passed=[1])}),
    ("auction.bidder", PAY, {"auction": auction(passed=[1, 2])}),
    ("auction.paid", PAY, {"auction": auction(bid=1, bidder=0, passed=[1, 2], paid=1)}),
    ("auction.paid", DROP, {"auction": auction("gold-3", bid=3, bidder=0, passed=[1, 2], paid=3)}),
    ("auction.bid", DROP, {"auction": auction("gold-3", bid=4, bidder=0, passed=[1, 2], paid=1)}),
    ("auction.bid", LOSE, {"auction": auction(bid=1, bidder=0, passed=[1, 2])}),
    ("auction.paid", LOSE, {"auction": auction(bid=2, bidder=0, passed=[1, 2], paid=1)}),
    ("favor", OVER, moved(OVER, "diplomacy-A", "discard", "favor")),
]


@pytest.mark.parametrize(("part", "full", "changes"), REFUSED, ids=[f"{n}-{part}" for n, (part, _, _) in enumerate(REFUSED)])
def test_7_unsound_positions_name_the_part_that_is_wrong(part: str, full: dict[str, Any], changes: dict[str, Any]) -> None:
    GAME.load(full)
    with pytest.raises(BadPosition) as raised:
        GAME.load({**full, **changes})
    assert str(raised.value).startswith(part), raised.value


def test_7_a_king_card_is_in_no_hand() -> None:
    for part in ("hands", "face_down"):
        full = position(3, hands=HANDS, auction=auction())
        full["discard"].pop()
        full[part] = [[*pile, *["king-up"] * (seat == 2)] for seat, pile in enumerate(full[part])]
        with pytest.raises(BadPosition, match=part):
            GAME.load(full)


def test_7_from_an_empty_hand_nothing_can_be_lost() -> None:
    full = position(3, phase="lose", turn=None, auction=auction(bid=2, bidder=0, passed=[1, 2]))
    with pytest.raises(BadPosition, match="hands"):
        GAME.load(full)


def test_7_nothing_on_the_favor_deck_though_a_card_was_put_there() -> None:
    full = position(3, phase="distribute", placed={**EMPTY, "favor": True})
    full["discard"], full["deck"] = full["deck"][:1], full["deck"][1:]
    with pytest.raises(BadPosition, match="placed"):
        GAME.load(full)


def test_7_a_refusal_that_the_option_allows() -> None:
    state = GAME.load({**LOSE, "options": {**MIXED, "may_refuse": True}, "auction": auction(bid=1, bidder=0, passed=[1, 2])})
    assert GAME.legal(state) == ["lose military-B", "lose gold-1"]


def test_7_known_and_put_are_not_checked() -> None:
    odd = [["livestock-A", "king-up", "gold-1", "gold-1"], ["diplomacy-A"] * 9, []]
    state = GAME.load({**BID, "known": odd, "put": odd})
    assert GAME.dump(state)["known"][2] == []
    assert GAME.dump(state)["put"][1] == ["diplomacy-A"] * 9


def test_7_hands_come_back_in_order() -> None:
    hand = ["gold-3", "provisions-A", "gold-1", "diplomacy-I", "diplomacy-B"]
    state = GAME.load(position(3, hands=[hand, [], []], auction=auction()))
    assert GAME.dump(state)["hands"][0] == ["diplomacy-B", "diplomacy-I", "provisions-A", "gold-1", "gold-3"]


@pytest.mark.parametrize(
    "action", ["", "OWN", "own ", "pick", "pick gold-1 ", "bid 2", "lose gold-1", "first 0", "shuffle gold-1", "\ud800"]
)
def test_7_any_other_text_is_refused_and_changes_nothing(action: str) -> None:
    state = GAME.load(DISTRIBUTE)
    assert rule(state, action) in ("3.1", "7")
    assert GAME.dump(state) == GAME.dump(GAME.load(DISTRIBUTE))


def golden_refusals() -> list[Any]:
    read = book("for-the-king")
    return [
        pytest.param(start(read["base"], case), text(action), number, id=f"{case['id']}-{action[:30]}")
        for case in read["cases"]
        for action, number in case.get("illegal", {}).items()
    ]


@pytest.mark.parametrize(("full", "action", "number"), golden_refusals())
def test_golden_refusals_name_their_rule(full: dict[str, Any], action: str, number: str) -> None:
    assert rule(GAME.load(full), action) == number


def test_7_placed_is_reset_when_the_deck_passes_on() -> None:
    state = GAME.load(PICK)
    after(state, "pick gold-1")
    assert GAME.dump(state)["placed"] == FULL
    after(state, "pick gold-2")
    assert GAME.dump(state)["placed"] == EMPTY
