"""Rules 6 and 9: limits of piles, renewal of the deck, end and scores."""

from __future__ import annotations

import pytest

from cardgames.games.behind_the_throne import GAME
from tests.games.behind_the_throne.table import Pile, at, empty_deck, events, legal, play, rule, shuffle

FIVE: Pile = {"judge": 1, "minstrel": 1, "alchemist": 1, "queen": 1, "king": 1}


@pytest.mark.parametrize(("limit", "left", "discarded"), [(5, 5, 2), (None, 7, 0)])
def test_rule_6_1_five_cards_of_a_kind(limit: int | None, left: int, discarded: int) -> None:
    state = at("judge judge judge", {"judge": 4}, {}, {}, options={"pile_limit": limit})
    taken = play(state, "take")
    assert (taken["piles"][0], taken["discard"].count("judge")) == ({"judge": left}, discarded)


def test_rule_6_1_for_who_receives_the_row_and_for_who_receives_the_card() -> None:
    state = at("judge judge", {"king": 2}, {"king": 1, "judge": 4}, {})
    assert play(state, "swap 1:king")["piles"] == [{"king": 3}, {"judge": 5}, {}]
    full = at("judge judge judge judge judge", {"king": 5}, {"king": 1}, {})
    swapped = play(full, "swap 1:king")
    assert (swapped["piles"], swapped["discard"].count("king")) == ([{"king": 5}, {"judge": 5}, {}], 1)


def test_rule_6_2_whole_piles_old_or_new() -> None:
    state = at("jester", {**FIVE, "king": 3}, {})
    asked = play(state, "take")
    assert (asked["phase"], asked["pending"]) == ("drop", {"seat": 0, "count": 1, "taken": None})
    assert legal(state) == {"drop jester", "drop judge", "drop minstrel", "drop alchemist", "drop queen", "drop king"}
    dropped = play(state, "drop king")
    assert ("king" in dropped["piles"][0], dropped["discard"].count("king")) == (False, 3)


def test_rule_6_2_nothing_beyond_the_limit() -> None:
    state = at("judge", FIVE, {})
    assert play(state, "take")["phase"] == "turn"
    assert rule(state, "drop judge") == "6.2"


def test_rule_6_2_exactly_as_many_as_are_over() -> None:
    state = at("assassin jester", FIVE, {})
    play(state, "take")
    assert [rule(state, f"drop {kinds}") for kinds in ("jester", "jester,assassin,judge", "seer,jester")] == ["6.2"] * 3
    assert [rule(state, f"drop {kinds}") for kinds in ("judge,jester", "judge,judge")] == ["10", "10"]
    assert rule(state, "reveal") == "6.2"


def test_rule_6_1_before_6_2() -> None:
    """The card over the pile limit goes by itself, the pile may still be dropped afterwards."""
    state = at("judge jester", {**FIVE, "judge": 5}, {}, {})
    taken = play(state, "take")
    assert (taken["piles"][0]["judge"], taken["discard"].count("judge"), taken["pending"]["count"]) == (5, 1, 1)


def test_rules_5_2_and_6_2_the_opponent_settles_before_the_card_is_added() -> None:
    mine: Pile = {"general": 1, "seer": 1, "jester": 1, "assassin": 1, "judge": 1}
    state = at("minstrel assassin", mine, {**FIVE, "judge": 2}, {})
    first = play(state, "swap 1:minstrel")
    assert (first["pending"], first["turn"]) == ({"seat": 1, "count": 1, "taken": "minstrel"}, 0)
    assert GAME.actor(state) == 1
    assert first["piles"][0] == mine
    second = play(state, "drop king")
    assert (second["pending"], second["turn"]) == ({"seat": 0, "count": 1, "taken": None}, 0)
    assert play(state, "drop minstrel")["turn"] == 1


def test_rule_6_2_a_lifted_pile_leaves_room() -> None:
    state = at("assassin", {"king": 1}, {**FIVE, "judge": 2}, {})
    play(state, "swap 1:minstrel")
    assert (GAME.actor(state), legal(state)) == (1, {"reveal"}), "seat 1 has five piles again: nothing is over"


def test_rule_9_1_an_empty_deck_is_renewed_when_a_card_is_to_be_revealed() -> None:
    before = empty_deck("king", {"king": 2}, {})
    state = GAME.load(before)
    waiting = play(state, "reveal")
    assert (waiting["phase"], waiting["pending"], waiting["row"], GAME.actor(state)) == ("shuffle", "reveal", ["king"], "chance")
    cards = sorted(before["discard"], key=lambda card: card == "end")
    renewed = play(state, shuffle(cards))
    assert (renewed["deck"], renewed["discard"], renewed["row"]) == (cards[1:], [], ["king", cards[0]])
    assert renewed["piles"] == [{"king": 2}, {}]


def test_rule_9_1_only_when_a_card_is_wanted() -> None:
    assert legal(GAME.load(empty_deck("king", {}, {"seer": 1}))) == {"reveal", "take", "swap 1:seer"}
    taken = play(GAME.load(empty_deck("king", {}, {})), "take")
    assert (taken["phase"], taken["deck"]) == ("turn", [])


def test_rule_9_1_all_of_the_discard_pile_and_nothing_else() -> None:
    before = empty_deck("king", {"king": 2}, {})
    state = GAME.load(before)
    play(state, "reveal")
    for cards in (before["discard"][1:], [*before["discard"], "king"], ["king", *before["discard"][1:]]):
        assert rule(state, shuffle(cards)) == "2.2"


def test_rules_9_1_and_3_4_a_look_at_an_empty_deck_is_carried_out_before_the_bust() -> None:
    before = empty_deck("judge minstrel", {"seer": 1, "jester": 1, "judge": 1}, {"seer": 2, "jester": 2})
    state = GAME.load(before)
    waiting = play(state, "judge:seer")
    assert (waiting["phase"], waiting["pending"], waiting["used"]) == ("shuffle", "seer", ["judge"])
    happened = [event.name for event in events(state, shuffle(before["discard"]))]
    assert happened == ["shuffled", "looked", "bust", "turn"]
    lost = GAME.dump(state)
    assert (lost["turn"], lost["deck"], sorted(lost["discard"])) == (1, before["discard"], ["judge", "minstrel"])


def test_rule_9_1_a_look_keeps_everything_else() -> None:
    before = empty_deck("king king", {"seer": 1}, {}, destroyed=True)
    state = GAME.load(before)
    play(state, "seer")
    looked = play(state, shuffle(before["discard"]))
    assert looked == {**before, "deck": before["discard"], "discard": [], "used": ["seer"], "peeked": True}


def test_rule_9_2_the_end_card_ends_the_game_at_once() -> None:
    state = at("general", {"king": 2, "seer": 1}, {}, top="end", discard="king")
    ended = play(state, "reveal")
    assert (ended["phase"], ended["row"], ended["value"], ended["turn"]) == ("over", ["general", "end"], None, 0)
    assert ended["piles"][0] == {"king": 2, "seer": 1}
    assert (GAME.actor(state), legal(state), GAME.scores(state)) == (None, set(), [9, 0])
    assert (rule(state, "take"), rule(state, "reveal"), rule(state, "first 0")) == ("9.2", "9.2", "9.2")


@pytest.mark.parametrize(
    ("pile", "points"),
    [
        ({}, 0),
        ({"king": 1}, 0),
        ({"king": 2}, 9),
        ({"king": 5}, 9),
        ({"general": 2, "king": 1}, 1),
        ({"judge": 2, "minstrel": 2, "alchemist": 2, "queen": 2, "king": 2}, 35),
    ],
)
def test_rule_9_3_piles_of_two_or_more_score_once(pile: Pile, points: int) -> None:
    state = at("end", pile, {}, {}, discard="", phase="over")
    assert GAME.scores(state) == [points, 0, 0]


@pytest.mark.parametrize(
    ("piles", "winners"),
    [
        ([{"king": 2}, {"judge": 2, "assassin": 2}, {"queen": 2}], [0, 1]),
        ([{}, {}, {}], [0, 1, 2]),
        ([{"general": 2}, {"seer": 2}, {"jester": 1}], [1]),
    ],
)
def test_rule_9_4_ties_share_the_victory(piles: list[Pile], winners: list[int]) -> None:
    assert GAME.winners(at("end", *piles, discard="", phase="over")) == winners
