"""Rules 1 to 3 and 5: cards, set-up, the row, and how a turn ends."""

from __future__ import annotations

from collections import Counter

import pytest

from cardgames.engine.chance import stream
from cardgames.games.behind_the_throne import GAME
from tests.games.behind_the_throne.table import KINDS, PRINTED, at, events, legal, play, position, rule, shuffle


@pytest.mark.parametrize(("players", "copies"), [(2, 5), (3, 7), (4, 9)])
def test_rules_1_1_and_2_1_cards_in_play(players: int, copies: int) -> None:
    state = GAME.new(players, {})
    play(state, "first 0")
    deck = GAME.draw(state, stream(1, "chance", 1)).removeprefix("shuffle ").split(",")
    assert Counter(deck) == dict.fromkeys(KINDS, copies)
    assert rule(state, shuffle(deck[1:])) == "2.2"
    assert rule(state, shuffle([*deck, "king"])) == "2.2"
    assert rule(state, shuffle(["end", *deck[1:]])) == "2.2"


def test_rule_1_1_printed_values() -> None:
    assert {kind: play(at(top=kind), "reveal")["value"] for kind in KINDS} == PRINTED
    assert list(PRINTED.values()) == [1, 2, 3, 4, 5, 6, 7, 8, 9]


def test_rule_2_2_the_end_card_starts_in_the_discard_pile_and_nobody_has_cards() -> None:
    state = GAME.new(3, {})
    begun = play(state, "first 1", shuffle(KINDS * 7))
    assert (begun["discard"], begun["piles"], begun["deck"][0]) == (["end"], [{}, {}, {}], "general")


def test_rule_2_3_the_first_player_is_drawn_and_play_goes_clockwise() -> None:
    state = GAME.new(4, {})
    assert legal(state) == {"first 0", "first 1", "first 2", "first 3"}
    play(state, "first 2", shuffle(KINDS * 9))
    turns = [GAME.actor(state)]
    for _ in range(4):
        play(state, "reveal", "take")
        turns.append(GAME.actor(state))
    assert turns == [2, 3, 0, 1, 2]
    assert rule(GAME.new(3, {}), "first 3") == "2.3"


def test_rule_3_1_five_cards_at_the_most() -> None:
    four = at("king queen alchemist minstrel", top="judge")
    assert legal(four) == {"reveal", "take"}
    play(four, "reveal")
    assert (legal(four), rule(four, "reveal")) == ({"take"}, "3.1")


def test_rule_3_2_the_first_card_must_be_revealed() -> None:
    state = at("", {}, {"king": 1}, top="judge")
    assert legal(state) == {"reveal"}
    assert (rule(state, "take"), rule(state, "swap 1:king")) == ("3.2", "3.2")
    play(state, "reveal")
    assert legal(state) == {"reveal", "take", "swap 1:king"}


@pytest.mark.parametrize(("card", "danger"), [("judge", False), ("minstrel", False), ("alchemist", True), ("king", True)])
def test_rule_3_3_a_higher_card_is_in_danger(card: str, danger: bool) -> None:
    state = at("minstrel", {"general": 1, "assassin": 1, "judge": 1}, {}, {}, top=card)
    play(state, "reveal")
    assert ("bust" in legal(state)) == danger
    assert ("take" in legal(state)) != danger


def test_rule_3_3_the_next_card_is_compared_with_the_printed_value() -> None:
    """A Minstrel lowered to 3 counts as 6 for the card after it."""
    state = at("judge", {"general": 1}, {}, {}, top="minstrel minstrel")
    assert play(state, "reveal", "general")["value"] == 3
    play(state, "reveal")
    assert legal(state) >= {"take", "destroy 0:general"}


def test_rule_3_4_bust_without_a_question() -> None:
    state = at("seer general", {"king": 2}, {}, {}, top="queen")
    lost = play(state, "reveal")
    assert (lost["turn"], lost["row"], lost["piles"][0]) == (1, [], {"king": 2})
    assert Counter(lost["discard"]) == Counter(["end", "seer", "general", "queen"])


def test_rule_3_4_a_rescue_is_asked_for_and_may_be_declined() -> None:
    state = at("judge", {"jester": 1}, {"king": 1}, {}, top="minstrel")
    play(state, "reveal")
    assert legal(state) == {"jester-", "bust"}
    assert [rule(state, action) for action in ("reveal", "take", "swap 1:king", "destroy 0:jester")] == ["3.4", "5", "5", "3.5"]
    assert play(state, "bust")["turn"] == 1
    assert rule(at("judge"), "bust") == "3.4"


def test_rule_3_4_the_bust_is_judged_again_after_each_power() -> None:
    """9 after 5 needs 4: the General with the Judge's help, or with the Assassin. Judging the Jester spoils the first way."""
    piles = {"general": 1, "jester": 1, "judge": 1}
    spoilt = at("judge", piles, {"jester": 2}, {}, top="king")
    play(spoilt, "reveal")
    assert legal(spoilt) == {"general", "judge:jester-", "bust"}
    kept = GAME.copy(spoilt)
    assert play(kept, "judge:jester-", "general")["value"] == 5
    wasted = at("jester", piles, {"jester": 2}, {}, top="king")
    play(wasted, "reveal")
    assert legal(wasted) == {"general", "judge:jester-", "bust"}
    assert play(wasted, "judge:jester-")["turn"] == 1, "9 after 3 needs the General twice"


def test_rule_3_4_all_powers_together_bring_a_king_below_a_general() -> None:
    """3 + 2 + 1, and the General once more through the Judge: 9 less 9."""
    state = at("general", {"general": 1, "jester": 1, "assassin": 1, "judge": 1}, {}, {}, top="king")
    assert play(state, "reveal", "jester-", "general", "assassin", "judge:general")["value"] == 0
    assert "take" in legal(state)


def test_rule_3_4_eight_too_much_is_lost_without_the_jester() -> None:
    state = at("general", {"general": 1, "assassin": 1, "judge": 1}, {}, {}, top="king")
    assert play(state, "reveal")["turn"] == 0, "3 + 2 + 3 are just enough"
    short = at("general", {"jester": 1, "assassin": 1, "judge": 1}, {}, {}, top="alchemist")
    assert play(short, "reveal")["turn"] == 1, "1 + 2 + 2 are one short of 6"


def test_rule_3_4_a_pile_used_earlier_in_the_turn_helps_through_the_judge() -> None:
    state = at("judge", {"general": 1, "judge": 1}, {}, {}, top="minstrel", used=["general"])
    play(state, "reveal")
    assert legal(state) == {"judge:general", "bust"}
    spent = at("judge", {"general": 1, "judge": 1}, {}, {}, top="minstrel", used=["general", "judge"])
    assert play(spent, "reveal")["turn"] == 1


def test_rule_3_4_destroyed_cards_stay_destroyed() -> None:
    state = at("judge judge", {}, {"king": 2}, {}, top="king")
    lost = play(state, "destroy 1:king", "reveal")
    assert (lost["piles"][1], lost["discard"].count("king"), lost["turn"]) == ({"king": 1}, 2, 1)


def test_rule_3_5_equal_cards_destroy_one_card_of_any_player() -> None:
    state = at("judge judge", {"seer": 1, "queen": 1}, {"king": 2}, {"seer": 1})
    assert legal(state, "destroy") == {"destroy 0:seer", "destroy 0:queen", "destroy 1:king", "destroy 2:seer"}
    assert "take" in legal(state), "it is optional"
    destroyed = play(state, "destroy 1:king")
    assert (destroyed["piles"][1], destroyed["destroyed"]) == ({"king": 1}, True)
    assert (legal(state, "destroy"), rule(state, "destroy 1:king")) == (set(), "3.5")


def test_rule_3_5_one_destruction_for_each_revealed_card() -> None:
    state = at("judge judge", {}, {"king": 3}, {}, top="judge judge judge")
    after = play(state, "destroy 1:king", "reveal", "destroy 1:king", "reveal", "destroy 1:king")
    assert (after["piles"][1], after["discard"].count("king")) == ({}, 3)


def test_rule_3_5_not_equal_or_not_there() -> None:
    assert rule(at("judge assassin", {}, {"king": 1}), "destroy 1:king") == "3.5"
    assert rule(at("judge", {}, {"king": 1}), "destroy 1:king") == "3.5"
    assert rule(at("judge judge", {}, {"king": 1}), "destroy 1:queen") == "3.5"


def test_rule_3_6_a_changed_value_lasts_until_the_next_card() -> None:
    state = at("king alchemist", {"jester": 1}, {}, {}, top="alchemist")
    assert play(state, "jester+")["value"] == 8
    assert play(state, "reveal")["value"] == 7
    assert legal(state, "destroy"), "7 against the printed 7, not against 8"


def test_rule_5_1_take() -> None:
    state = at("king queen queen", {"queen": 1}, {}, {})
    assert play(state, "take")["piles"][0] == {"queen": 3, "king": 1}


def test_rule_5_2_swap_gives_the_whole_row_for_one_card() -> None:
    state = at("king queen queen", {}, {"seer": 2}, {})
    swapped = play(state, "swap 1:seer")
    assert swapped["piles"] == [{"seer": 1}, {"seer": 1, "queen": 2, "king": 1}, {}]
    assert (swapped["turn"], swapped["phase"]) == (1, "turn")


def test_rule_5_2_only_with_an_opponent_who_has_the_card() -> None:
    state = at("king", {"judge": 1}, {"seer": 1}, {})
    assert legal(state, "swap") == {"swap 1:seer"}
    assert [rule(state, f"swap {card}") for card in ("0:judge", "1:king", "2:seer", "3:seer")] == ["5.2", "5.2", "5.2", "10"]


def test_rule_5_2_with_nobody_who_has_a_card() -> None:
    refusal = GAME.refusal(at("judge", {"king": 1}, {}, {}), "swap 1:general")
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("5.2", "swap-nobody")
    one = GAME.refusal(at("judge", {}, {"king": 1}, {}), "swap 1:general")
    assert one is not None
    assert one.key == "swap-no-card"


@pytest.mark.parametrize("allowed", [True, False])
def test_rule_5_2_swap_after_the_fifth_card(allowed: bool) -> None:
    full = "king queen alchemist minstrel judge"
    options = {"swap_after_fifth": allowed}
    assert ("swap 1:seer" in legal(at(full, {}, {"seer": 1}, options=options))) == allowed
    assert "swap 1:seer" in legal(at(full.removesuffix(" judge"), {}, {"seer": 1}, options=options))


def test_rule_5_not_in_danger() -> None:
    state = at("judge minstrel", {"jester": 1}, {"seer": 1})
    assert (rule(state, "take"), rule(state, "swap 1:seer")) == ("5", "5")


def test_events_of_a_bust_say_whether_it_was_accepted() -> None:
    by_itself = events(at("general", {}, {}, {}, top="king"), "reveal")
    accepted = events(at("judge minstrel", {"jester": 1}, {}), "bust")
    assert [event.name for event in by_itself] == ["revealed", "bust", "turn"]
    assert (by_itself[1].params["accepted"], accepted[0].params["accepted"]) == (False, True)
    assert accepted[0].params["cards"] == ["judge", "minstrel"]


def test_the_table_of_this_test_counts_right() -> None:
    """`position` fills the deck: were it wrong, no test here would load."""
    assert len(position("king", {"seer": 1}, {})["deck"]) == 9 * 5 - 2
