"""Rules 4, 7 and 8: powers, protection and forbidding kinds."""

from __future__ import annotations

import pytest

from tests.games.behind_the_throne.table import Pile, at, legal, play, rule


@pytest.mark.parametrize(
    ("mine", "theirs", "available"),
    [(1, 0, True), (1, 1, True), (1, 2, False), (2, 1, True), (3, 3, True), (2, 3, False)],
)
def test_rule_4_1_at_least_as_many_as_every_other(mine: int, theirs: int, available: bool) -> None:
    state = at("king queen", {"jester": mine}, {}, {"jester": theirs} if theirs else {})
    assert ("jester+" in legal(state)) == available
    assert rule(state, "jester+") == (None if available else "4.1")


def test_rule_4_1_without_the_pile() -> None:
    assert rule(at("king queen"), "jester+") == "4.1"


def test_rule_4_1_is_judged_anew_when_a_pile_changes() -> None:
    state = at("king king", {"jester": 1}, {"jester": 2}, top="queen")
    play(state, "destroy 1:jester", "reveal")
    assert "jester+" in legal(state)
    lost = at("king king", {"jester": 2}, {"jester": 2}, top="queen")
    play(lost, "destroy 0:jester", "reveal")
    assert rule(lost, "jester+") == "4.1"


def test_rule_4_2_each_pile_once_in_a_turn() -> None:
    state = at("king alchemist", {"jester": 1}, {}, top="alchemist minstrel")
    assert play(state, "jester+")["used"] == ["jester"]
    assert rule(state, "jester+") == "4.2"
    play(state, "reveal", "reveal")
    assert rule(state, "jester+") == "4.2", "once in a turn, not once for each card"
    assert play(state, "take")["used"] == []


@pytest.mark.parametrize(("power", "value"), [("general", 4), ("assassin", 5), ("jester-", 6)])
def test_rule_4_3_lowering_in_danger(power: str, value: int) -> None:
    piles: Pile = {"general": 1, "jester": 1, "assassin": 1}
    state = at("minstrel alchemist", piles, {})
    assert legal(state) == {"general", "assassin", "jester-", "bust"}
    assert play(state, power)["value"] == value


def test_rule_4_3_neither_without_need_nor_on_the_first_card() -> None:
    piles: Pile = {"general": 1, "jester": 1, "assassin": 1, "judge": 1}
    equal, lower, first = at("king king", piles, {}), at("king queen", piles, {}), at("king", piles, {})
    for power in ("general", "assassin", "jester-"):
        assert [rule(state, power) for state in (equal, lower, first)] == ["4.3"] * 3
    assert [rule(state, "jester+") for state in (equal, lower, first)] == ["4.3", None, "4.3"]
    assert rule(at("minstrel alchemist", piles, {}), "jester+") == "4.3"


def test_rule_4_3_nothing_after_the_destruction() -> None:
    state = at("king king", {"jester": 1}, {"seer": 1}, top="queen")
    play(state, "reveal", "jester+", "destroy 1:seer")
    assert legal(state) == {"reveal", "take"}
    judged = at("king queen", {"jester": 1, "judge": 1}, {"seer": 1}, value=9, used=["jester"], destroyed=True)
    assert rule(judged, "judge:jester+") == "4.3"


def test_rule_4_3_values_pass_below_one() -> None:
    assert play(at("general", {"general": 1}, {}, top="seer"), "reveal", "general")["value"] == -1


@pytest.mark.parametrize("order", [("general", "assassin"), ("assassin", "general")])
def test_rule_4_4_several_powers_in_any_order(order: tuple[str, str]) -> None:
    state = at("judge king", {"general": 1, "assassin": 1}, {})
    assert play(state, *order)["value"] == 4
    assert "take" in legal(state)


def test_rule_4_5_a_look_leaves_the_card_on_top() -> None:
    state = at("", {"seer": 1}, {}, top="king")
    looked = play(state, "seer")
    assert (looked["peeked"], looked["deck"][0], looked["used"]) == (True, "king", ["seer"])
    assert play(state, "reveal")["peeked"] is False


def test_rule_4_5_not_twice_at_one_card_and_not_after_the_fifth() -> None:
    state = at("", {"seer": 1, "judge": 1}, {}, top="king queen")
    play(state, "seer")
    assert rule(state, "judge:seer") == "4.5", "that top card has been seen"
    play(state, "reveal")
    assert "judge:seer" in legal(state)
    assert rule(at("king queen alchemist minstrel judge", {"seer": 1}, {}), "seer") == "4.5"


def test_rule_4_5_in_danger_and_after_a_destruction() -> None:
    danger = at("judge minstrel", {"seer": 1, "jester": 1}, {})
    assert legal(danger) == {"seer", "jester-", "bust"}
    play(danger, "seer")
    assert legal(danger) == {"jester-", "bust"}
    assert "seer" in legal(at("king king", {"seer": 1}, {}, destroyed=True))


def test_rule_4_6_only_sideways_piles_of_his_own() -> None:
    upright = at("king alchemist", {"jester": 1, "judge": 1}, {})
    assert rule(upright, "judge:jester+") == "4.6"
    play(upright, "jester+")
    assert play(upright, "judge:jester+")["used"] == ["jester", "judge"]
    outnumbered = at("king alchemist", {"jester": 1, "judge": 1}, {"jester": 2})
    assert play(outnumbered, "judge:jester+")["used"] == ["judge"]
    assert rule(at("king alchemist", {"judge": 1}, {"jester": 1}), "judge:jester+") == "4.6"


def test_rule_4_6_an_available_unused_judge_once() -> None:
    piles: Pile = {"jester": 1, "judge": 1}
    assert rule(at("king alchemist", piles, {"jester": 2, "judge": 2}), "judge:jester+") == "4.6"
    assert rule(at("king alchemist", piles, {"jester": 2}, used=["judge"]), "judge:jester+") == "4.6"


def test_rule_4_6_never_itself() -> None:
    assert rule(at("king alchemist", {"judge": 1}, {"judge": 2}), "judge:judge") == "10"


def test_rule_4_6_wasting_the_judge_on_a_look_loses_the_row() -> None:
    state = at("judge minstrel", {"seer": 1, "jester": 1, "judge": 1}, {"seer": 2, "jester": 2})
    assert legal(state) == {"judge:seer", "judge:jester-", "bust"}
    lost = play(state, "judge:seer")
    assert (lost["turn"], lost["row"], lost["peeked"]) == (1, [], False)


def test_rule_4_powers_only_in_ones_own_turn() -> None:
    state = at("king queen", {}, {"jester": 1, "seer": 1})
    assert legal(state, "jester+", "seer") == set()


@pytest.mark.parametrize(
    ("mine", "theirs", "bound"),
    [(0, 1, True), (1, 1, True), (2, 1, False), (1, 2, True)],
)
def test_rules_7_1_and_7_2_decoys_while_available(mine: int, theirs: int, bound: bool) -> None:
    mine_pile: Pile = {"minstrel": mine, "alchemist": mine} if mine else {}
    state = at("judge judge", mine_pile, {"minstrel": theirs, "alchemist": theirs, "king": 1})
    assert (rule(state, "swap 1:king"), rule(state, "destroy 1:king")) == (("7.1", "7.2") if bound else (None, None))
    assert legal(state) >= {"swap 1:minstrel", "destroy 1:alchemist"}


def test_rule_7_each_protects_against_its_own_harm() -> None:
    state = at("judge judge", {}, {"minstrel": 1, "king": 1}, {"alchemist": 1, "king": 1})
    assert legal(state, "swap") == {"swap 1:minstrel", "swap 2:alchemist", "swap 2:king"}
    assert legal(state, "destroy") == {"destroy 1:minstrel", "destroy 1:king", "destroy 2:alchemist"}


def test_rule_7_without_limit_of_times() -> None:
    state = at("judge judge", {}, {"alchemist": 3, "king": 1}, top="judge")
    play(state, "destroy 1:alchemist", "reveal")
    assert rule(state, "destroy 1:king") == "7.2"


def test_rule_7_3_immunity() -> None:
    state = at("judge judge", {}, {"minstrel": 1, "alchemist": 1}, {"seer": 1}, options={"protection": "immunity"})
    assert legal(state, "swap") == {"swap 2:seer"}
    assert legal(state, "destroy") == {"destroy 2:seer"}
    for card in ("minstrel", "alchemist"):
        assert (rule(state, f"swap 1:{card}"), rule(state, f"destroy 1:{card}")) == ("7.3", "7.3")


@pytest.mark.parametrize("protection", ["decoy", "immunity"])
def test_rule_7_4_never_binds_the_owner(protection: str) -> None:
    state = at("judge judge", {"alchemist": 1, "king": 1}, {"seer": 1}, options={"protection": protection})
    assert legal(state, "destroy") == {"destroy 0:alchemist", "destroy 0:king", "destroy 1:seer"}


@pytest.mark.parametrize(("queens", "row", "allowed"), [(1, 2, True), (2, 2, False), (2, 3, True), (5, 5, False), (4, 5, True)])
def test_rule_8_1_more_cards_than_queens(queens: int, row: int, allowed: bool) -> None:
    state = at(" ".join(["seer"] * row), {"queen": queens}, {"king": 1})
    assert rule(state, "destroy 1:king") == (None if allowed else "8.1")
    assert "destroy 0:queen" in legal(state), "own cards: no limit"


@pytest.mark.parametrize(("kings", "row", "allowed"), [(1, 1, True), (2, 1, False), (2, 2, True), (5, 4, False), (5, 5, True)])
def test_rule_8_2_at_least_as_many_cards_as_kings(kings: int, row: int, allowed: bool) -> None:
    state = at(" ".join(["seer"] * row), {"king": kings}, {"queen": 1})
    assert rule(state, "swap 1:queen") == (None if allowed else "8.2")


def test_rule_8_binds_whatever_others_hold_and_only_the_owner() -> None:
    state = at("judge", {"king": 2}, {"king": 3, "seer": 1})
    assert rule(state, "swap 1:seer") == "8.2"
    free = at("judge judge", {}, {"king": 4, "queen": 4})
    assert legal(free) >= {"swap 1:king", "destroy 1:queen"}
