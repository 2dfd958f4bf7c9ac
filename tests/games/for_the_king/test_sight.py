"""Who may know what: views, events, texts of actions, and positions made up to fit a view."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from cardgames.engine.events import redact
from cardgames.games.for_the_king import GAME
from tests.games.for_the_king.positions import MIXED, after, auction, position
from tests.golden_runner import cards

HANDS = [["military-B", "gold-3"], ["gold-2", "gold-3"], ["diplomacy-A", "gold-1"]]


def exchanged(full: dict[str, Any], *pairs: tuple[str, str]) -> dict[str, Any]:
    """The position with two cards changing places wherever they lie hidden; `known` stays."""
    other = dict(full)
    for one, two in pairs:
        swap = {one: two, two: one}
        other = {
            part: [[swap.get(card, card) for card in pile] for pile in value]
            if part in ("hands", "face_down", "put")
            else [swap.get(card, card) for card in value]
            if part in ("deck", "favor")
            else value
            for part, value in other.items()
        }
    return other


def test_a_view_does_not_tell_hidden_cards_apart() -> None:
    full = position(
        3,
        phase="distribute",
        turn=2,
        advisor=2,
        deck=["military-A", "king-up"],
        favor=["provisions-A", "provisions-B"],
        hands=[["military-B", "gold-1"], ["military-C", "gold-1"], ["military-D", "gold-1"]],
        put=[["provisions-A"], ["provisions-B"], []],
    )
    first = GAME.load(full)
    for pair, blind in (
        (("military-A", "king-up"), (0, 1)),
        (("military-B", "military-D"), (1,)),
        (("provisions-A", "military-D"), (1,)),
        (("provisions-B", "military-B"), (2,)),
    ):
        second = GAME.load({**exchanged(full, pair), "known": full["known"]})
        for seat in range(3):
            assert (GAME.view(first, seat) == GAME.view(second, seat)) == (seat in blind), (pair, seat)


def test_face_down_cards_are_seen_by_their_owner_alone() -> None:
    full = position(3, hands=HANDS, face_down=[["gold-2"], ["gold-1", "military-C"], []], auction=auction())
    views = [GAME.view(GAME.load(full), seat) for seat in range(3)]
    assert [view["face_down"] for view in views] == [["gold-2"], ["military-C", "gold-1"], []]
    assert all(view["face_down_counts"] == [1, 2, 0] for view in views)


def test_secrets_of_the_first_phase() -> None:
    state = GAME.load(position(3, phase="distribute", deck=["gold-2", "military-A", "king-up", "gold-1"]))
    kept = after(state, "own")
    assert [(event.name, event.eyes) for event in kept] == [("kept", (0,)), ("drew", (0,))]
    assert redact(kept[0], 0).params == {"seat": 0, "card": "gold-2"}
    assert redact(kept[0], 1).params == {"seat": 0, "card": None}
    assert redact(kept[1], 2).params["card"] is None
    favored = after(state, "favor")
    assert redact(favored[0], 0).params == {"seat": 0, "card": "military-A"}
    assert redact(favored[0], None).params == {"seat": 0, "card": None}
    offered = after(state, "middle")
    assert redact(offered[0], 2).params == {"seat": 0, "card": "king-up"}


def test_a_lost_card_is_seen_by_its_owner_not_by_who_draws_it() -> None:
    state = GAME.load(position(3, phase="lose", turn=None, hands=HANDS, auction=auction(bid=9, bidder=1, passed=[0, 2])))
    events = after(state, "lose gold-2")
    assert redact(events[0], 1).params == {"seat": 1, "drawer": 2, "card": "gold-2"}
    assert redact(events[0], 2).params == {"seat": 1, "drawer": 2, "card": None}


@pytest.mark.parametrize(
    ("action", "actor", "seat", "expected"),
    [
        ("shuffle gold-1,gold-2", "chance", 0, "shuffle ?"),
        ("discard gold-1", 1, 1, "discard gold-1"),
        ("discard gold-1", 1, 0, "discard ?"),
        ("discard gold-1", 1, None, "discard ?"),
        ("lose gold-1", "chance", 0, "lose ?"),
        ("lose gold-1", "chance", None, "lose ?"),
        ("pick gold-1", 1, 0, "pick gold-1"),
        ("own", 1, 0, "own"),
    ],
)
def test_texts_of_others(action: str, actor: Any, seat: int | None, expected: str) -> None:
    assert GAME.seen(action, actor, seat) == expected


# ---------------------------------------------------------------------------------------------------- determinize
def guesses(full: dict[str, Any], seat: int, number: int = 40) -> list[dict[str, Any]]:
    """Positions made up for a seat, each sound and with the same view."""
    view = GAME.view(GAME.load(full), seat)
    found = []
    for deal in range(number):
        guess = GAME.determinize(view, Random(deal))
        assert GAME.view(guess, seat) == view
        found.append(GAME.dump(guess))
        GAME.load(found[-1])
    return found


def test_a_guess_keeps_what_the_seat_knows() -> None:
    full = position(
        4,
        phase="distribute",
        turn=1,
        advisor=1,
        deck=["military-A"],
        favor=["provisions-A", "king-up"],
        hands=[["military-B", "gold-3"], [], ["diplomacy-A"], []],
        known=[["military-B"], [], ["diplomacy-A"], []],
        put=[["provisions-A"], ["king-up"], [], []],
    )
    for guess in guesses(full, 1):
        assert guess["deck"][0] == "military-A"
        assert "king-up" in guess["favor"]
        assert guess["hands"][1] == []
        assert "military-B" in guess["hands"][0]
        assert guess["hands"][2] == ["diplomacy-A"]


def test_a_known_card_may_have_left_face_down() -> None:
    full = position(
        3,
        hands=[["gold-3"], ["gold-2", "gold-1"], []],
        face_down=[[], ["military-B"], []],
        known=[[], ["military-B"], []],
        favor=["gold-1"],
        auction=auction(),
    )
    where = Counter("hand" if "military-B" in guess["hands"][1] else "face down" for guess in guesses(full, 0, 200))
    assert where["hand"] + where["face down"] == 200
    assert 100 < where["hand"] < 166  # two of the three cards that came to seat 1 are in its hand


def test_all_unseen_cards_may_be_anywhere() -> None:
    full = position(2, hands=[["gold-3"], ["gold-2", "gold-1"]], favor=["military-B", "king-up", "king-down"], auction=auction())
    seen: set[str] = set()
    for guess in guesses(full, 0, 300):
        seen |= set(guess["favor"])
        assert not any(card.startswith("king") for card in guess["hands"][1])
    assert {"king-up", "king-down", "military-B", "gold-1", "gold-2"} <= seen


@pytest.mark.parametrize("bid", [1, 5, 9])
def test_who_is_asked_to_pay_has_the_gold(bid: int) -> None:
    hands = [["gold-1"], ["diplomacy-A", *cards(["gold-3*3"])], []]
    sale = auction(bid=bid, bidder=1, passed=[0, 2])
    full = position(3, phase="pay", turn=1, hands=hands, known=[[], ["diplomacy-A"], []], favor=["gold-1"], auction=sale)
    for guess in guesses(full, 0):
        assert sum(int(card[-1]) for card in guess["hands"][1] if card.startswith("gold")) >= bid


@pytest.mark.parametrize("bid", [1, 2, 5])
def test_who_has_defaulted_has_not(bid: int) -> None:
    hands = [["gold-1"], ["diplomacy-A", "diplomacy-B", "military-B"], []]
    sale = auction(bid=bid, bidder=1, passed=[0, 2])
    full = position(3, phase="lose", turn=None, hands=hands, favor=["gold-1"], auction=sale)
    for guess in guesses(full, 0):
        assert sum(int(card[-1]) for card in guess["hands"][1] if card.startswith("gold")) < bid
    assert guesses({**full, "options": {**MIXED, "may_refuse": True}}, 0)


def test_a_loaded_position_may_claim_to_know_what_cannot_be() -> None:
    odd = [["king-up", "livestock-A"], ["gold-1"] * 12, ["military-A"] * 3]
    full = position(3, hands=HANDS, face_down=[[], ["gold-1"], []], favor=["king-down"], auction=auction(), known=odd, put=odd)
    for seat in range(3):
        guesses(full, seat, 10)
