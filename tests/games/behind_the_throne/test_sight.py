"""Rules 4.5 and 10: who sees what. Hidden is the order of the deck; one card of it is shown to who looks."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from cardgames.engine.errors import BadRequest
from cardgames.engine.events import redact
from cardgames.games.behind_the_throne import GAME
from cardgames.games.behind_the_throne.sight import unseen
from tests.games.behind_the_throne.table import KINDS, at, empty_deck, events, play, position, shuffle

LOOKED: dict[str, Any] = {"used": ["seer"], "peeked": True}


def test_rule_10_a_view_is_the_position_without_the_deck() -> None:
    found = position("king", {"seer": 1}, {"judge": 2}, top="queen", discard="end jester")
    open_parts = {part: value for part, value in found.items() if part != "deck"}
    for seat in range(2):
        view = GAME.view(GAME.load(found), seat)
        assert view == {**open_parts, "deck_count": len(found["deck"]), "top": None}


@pytest.mark.parametrize("turn", [0, 1, 2])
def test_rule_4_5_alone(turn: int) -> None:
    state = at("", {"seer": 1}, {"seer": 1}, {"seer": 1}, top="king", turn=turn)
    play(state, "seer")
    assert [GAME.view(state, seat)["top"] for seat in range(3)] == ["king" if seat == turn else None for seat in range(3)]


def test_rule_4_5_others_see_that_there_was_a_look_not_the_card() -> None:
    looked = events(at("", {"seer": 1}, {}, top="king"), "seer")[0]
    assert (redact(looked, 0).params, redact(looked, 1).params, redact(looked, None).params) == (
        {"seat": 0, "card": "king"},
        {"seat": 0, "card": None},
        {"seat": 0, "card": None},
    )


def test_rule_10_the_look_is_forgotten_when_the_turn_passes_or_the_card_is_revealed() -> None:
    taken = at("judge", {"seer": 1}, {"seer": 1}, top="king", **LOOKED)
    play(taken, "take")
    assert [GAME.view(taken, seat)["top"] for seat in range(2)] == [None, None]
    revealed = at("judge", {"seer": 1}, {}, top="assassin king", **LOOKED)
    play(revealed, "reveal")
    assert GAME.view(revealed, 0)["top"] is None


def test_rule_10_the_look_holds_while_another_drops() -> None:
    five = {"jester": 1, "judge": 2, "alchemist": 1, "queen": 1, "king": 1}
    state = at("assassin", {"seer": 1}, five, {}, top="end", discard="king", **LOOKED)
    assert play(state, "swap 1:judge")["phase"] == "drop"
    assert [GAME.view(state, seat)["top"] for seat in range(3)] == ["end", None, None]


def test_rule_9_1_a_look_at_a_renewed_deck() -> None:
    before = empty_deck("king", {"seer": 1}, {})
    state = GAME.load(before)
    play(state, "seer")
    assert [GAME.view(state, seat)["top"] for seat in range(2)] == [None, None]
    play(state, shuffle(before["discard"]))
    assert [GAME.view(state, seat)["top"] for seat in range(2)] == [before["discard"][0], None]


def test_rule_10_what_others_see_of_texts() -> None:
    for seat in (0, 1, None):
        assert GAME.seen("shuffle king,end", "chance", seat) == "shuffle ?"
        for action in ("seer", "reveal", "swap 1:king", "first 2"):
            assert GAME.seen(action, 0, seat) == action


def test_another_order_of_the_deck_is_the_same_view() -> None:
    found = position("king", {"seer": 1}, {}, top="judge", **LOOKED)
    other = {**found, "deck": ["judge", *reversed(found["deck"][1:])]}
    assert GAME.view(GAME.load(found), 0) == GAME.view(GAME.load(other), 0)
    another_top = {**found, "deck": found["deck"][::-1]}
    assert GAME.view(GAME.load(found), 1) == GAME.view(GAME.load(another_top), 1)
    assert GAME.view(GAME.load(found), 0) != GAME.view(GAME.load(another_top), 0)


def test_a_guess_keeps_all_cards_and_the_card_that_was_seen() -> None:
    found = position("king", {"seer": 1}, {}, top="judge", discard="jester jester", **LOOKED)
    found["deck"].append("end")
    view = GAME.view(GAME.load(found), 0)
    decks = [GAME.dump(GAME.determinize(view, Random(seed)))["deck"] for seed in range(20)]
    assert {deck[0] for deck in decks} == {"judge"}
    assert all(Counter(deck) == Counter(found["deck"]) for deck in decks)
    assert len({deck.index("end") for deck in decks}) > 5, "the End card may lie anywhere"


def test_the_unseen_cards_follow_from_what_lies_open() -> None:
    found = position("king", {"seer": 2}, {"judge": 1}, discard="end jester")
    assert Counter(dict(zip(["end", *KINDS], unseen(GAME.view(GAME.load(found), 1)), strict=True))) == Counter(found["deck"])


@pytest.mark.parametrize("seat", [-1, 2, 3, True, "0", None, 0.0])
def test_a_seat_that_is_not_there(seat: Any) -> None:
    with pytest.raises(BadRequest):
        GAME.view(at("king", {}, {}), seat)
