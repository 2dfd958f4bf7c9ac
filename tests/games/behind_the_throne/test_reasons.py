"""Reasons are true: counted again over all next cards, and different as soon as what they tell of is different."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardgames.engine.bot import Candidate
from cardgames.engine.chance import pick
from cardgames.games.behind_the_throne import GAME
from cardgames.games.behind_the_throne.odds import Odds
from cardgames.games.behind_the_throne.state import State
from cardgames.words import Words
from tests.games.behind_the_throne.table import at, empty_deck, events
from tests.reading import words

INSIGHT = GAME.insight
LOOKED: dict[str, Any] = {"used": ["seer"], "peeked": True}


def given_for(state: State, action: str) -> dict[str, dict[str, Any]]:
    """The reasons for an action by key, the strongest first."""
    actor = GAME.actor(state)
    assert isinstance(actor, int)
    assert GAME.refusal(state, action) is None
    return {reason.key: dict(reason.params) for reason in INSIGHT.reasons(state, actor, Candidate(action, 0.5, 0), None)}


@settings(max_examples=15, deadline=None)
@given(st.integers(2, 4), st.integers(0, 10_000), st.booleans())
def test_only_what_the_seat_may_know_speaks_and_all_of_it_can_be_said(players: int, seed: int, decoy: bool) -> None:
    rng = Random(seed)
    state = GAME.new(players, {"protection": "decoy" if decoy else "immunity"})
    while (actor := GAME.actor(state)) is not None:
        if actor == "chance":
            GAME.play(state, GAME.draw(state, rng))
            continue
        legal = GAME.legal(state)
        imagined = GAME.determinize(GAME.view(state, actor), rng)
        for action in legal[:8]:
            found = INSIGHT.reasons(state, actor, Candidate(action, 0.5, 0), None)
            assert INSIGHT.reasons(imagined, actor, Candidate(action, 0.5, 0), None) == found
            for reason in found:
                assert reason.params.get("seat") != actor, "a reason names a rival, never the player himself"
                assert words("uk", GAME.id).say(f"reason-{reason.key}", **reason.params)
        GAME.play(state, pick([*legal, "reveal"] if "reveal" in legal else legal, rng))


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


# ---------------------------------------------------------------------------------------------------- the next card
def shares(state: State) -> dict[str, float]:
    """What revealing each card of the deck in turn comes to: the names of events, by their share."""
    found: dict[str, float] = {}
    for place in range(len(state.deck)):
        tried = state.copy()
        tried.deck.append(tried.deck.pop(place))
        for event in events(tried, "reveal"):
            found[event.name] = found.get(event.name, 0) + 1 / len(state.deck)
    return found


def agrees(stated: int, share: float) -> bool:
    return abs(stated - 100 * share) < 1 and (stated == 0) == (share == 0) and (stated == 100) == (share > 0.9999)


STATES = {
    "no powers": at("queen judge", {}, {"king": 2}, discard="end general king queen"),
    "powers": at("queen judge", {"general": 1, "assassin": 1}, {"king": 2}, discard="end general king queen"),
    "the Judge": at("queen seer", {"judge": 1, "assassin": 1}, {"assassin": 2}, {"king": 3}),
    "the End is near": at("king", {"queen": 2}, {"queen": 3}, discard="general", top="end"),
    "the first card": at("", {"queen": 2}, {}),
    "lowest card": at("jester general", {}, {"queen": 3}, discard="king queen general general", top="end"),
}


@pytest.mark.parametrize("name", STATES)
def test_chances_of_going_on_are_those_counted_over_all_next_cards(name: str) -> None:
    state = STATES[name]
    found, counted = given_for(state, "reveal"), shares(state)
    for key, event in {"bust": "bust", "saved": "danger", "equal": "equal", "end": "ended"}.items():
        stated = found[key]["percent"] if key in found else 0
        assert agrees(stated, counted.get(event, 0)), key


@given(st.lists(st.integers(0, 50), min_size=5, max_size=5).filter(any))
def test_per_cents_add_up(weights: list[int]) -> None:
    chances = Odds(*(weight / sum(weights) for weight in weights))
    shown = chances.percents()
    assert sum(shown.values()) == 100
    for name, per_cent in shown.items():
        share = getattr(chances, name)
        assert abs(per_cent - share * 100) < 4
        assert (per_cent == 0) == (share == 0)


@pytest.mark.parametrize("name", [name for name in STATES if name != "the first card"])
def test_the_chance_that_speaks_for_stopping_is_that_of_losing_the_row(name: str) -> None:
    state = STATES[name]
    counted = shares(state)
    lost = counted.get("bust", 0) + counted.get("ended", 0)
    found = given_for(state, "take")
    assert agrees(found["stop"]["percent"] if "stop" in found else 0, lost)


def test_nothing_can_go_wrong_in_words() -> None:
    found = given_for(at("king", {}, {}), "reveal")
    assert found["bust"] == {"percent": 0, "high": False}
    assert words("uk", GAME.id).say("reason-bust", percent=0) == "Провал цьому рядові не загрожує. Сміливо!"


def test_rule_9_1_with_an_empty_deck_the_discard_pile_comes() -> None:
    state = GAME.load(empty_deck("general", {}, {}))
    cards = 9 * 5  # all but the one in the row, with the End card
    found = given_for(state, "reveal")
    assert agrees(found["bust"]["percent"], 40 / cards)
    assert agrees(found["end"]["percent"], 1 / cards)


def test_hope_counts_the_cards_that_make_a_pair() -> None:
    """Kings would make a pair, but cannot come to lie behind a Queen without the General: he lowers by 3."""
    court = {"king": 1, "seer": 1}
    deck = 5 * 9 - 3
    assert agrees(given_for(at("queen", court, {}), "reveal")["hope"]["percent"], 8 / deck)  # Queens and Seers
    court["general"] = 1
    found = given_for(at("queen", court, {}), "reveal")
    assert agrees(found["hope"]["percent"], (8 + 4 + 4) / (deck - 1))  # Kings and Generals too


def test_the_end_is_welcome_to_the_one_ahead() -> None:
    assert given_for(at("king", {"queen": 2}, {}, discard="", top="end"), "reveal")["end"]["leads"] is True
    assert given_for(at("king", {}, {"queen": 2}, discard="", top="end"), "reveal")["end"]["leads"] is False
    assert "end" not in given_for(at("king", {"queen": 2}, {}), "reveal")


@pytest.mark.parametrize(
    ("top", "outcome"), [("seer", "safe"), ("judge", "equal"), ("minstrel", "saved"), ("king", "bust"), ("end", "end")]
)
def test_a_card_that_was_looked_at_leaves_no_chances(top: str, outcome: str) -> None:
    state = at("judge", {"seer": 1, "jester": 1}, {}, top=top, discard="" if top == "end" else "end", **LOOKED)
    assert given_for(state, "reveal") == {"seen": {"card": top, "outcome": outcome}}
    stops = given_for(state, "take")
    assert ("seen" in stops) == (outcome in ("bust", "end"))
    assert "stop" not in stops


def test_a_look_is_worth_the_more_the_greater_the_risk() -> None:
    assert given_for(at("", {"seer": 1}, {}), "seer") == {"look": {"percent": 0}}
    state = at("seer", {"seer": 1}, {})
    assert agrees(given_for(state, "seer")["look"]["percent"], shares(state)["bust"])


# ---------------------------------------------------------------------------------------------------- the piles
def test_a_pair_is_worth_its_points() -> None:
    assert given_for(at("king judge", {"king": 1, "judge": 1}, {}), "take")["pairs"] == {"cards": ["judge", "king"], "points": 14}
    assert given_for(at("king judge", {"king": 2, "judge": 1}, {}), "take")["pairs"] == {"cards": ["judge"], "points": 5}
    alone = given_for(at("king judge", {}, {}), "take")
    assert "pairs" not in alone
    assert alone["seed"] == {"card": "king", "points": 9}


def test_a_pair_that_the_court_has_no_room_for_is_no_pair() -> None:
    """6.2: a sixth pile makes another go, and the cheapest one is the new one."""
    full = {"judge": 2, "minstrel": 2, "alchemist": 2, "queen": 2, "king": 2}
    assert "pairs" not in given_for(at("general general", full, {}), "take")
    assert given_for(at("general general", {"king": 2}, {}), "take")["pairs"]["points"] == 1


def test_the_strongest_comes_first() -> None:
    keys = list(given_for(at("king seer", {"king": 1}, {"seer": 3}), "take"))
    assert keys.index("pairs") < keys.index("stop")
    keys = list(given_for(at("seer general", {"seer": 1}, {}), "take"))
    assert keys.index("stop") < keys.index("seed")


@pytest.mark.parametrize(("others", "leads"), [({"general": 2}, True), ({"king": 2, "alchemist": 2}, False)])
def test_a_broken_pair_and_whether_its_owner_leads(others: dict[str, int], leads: bool) -> None:
    state = at("judge judge", {}, {"queen": 2}, others)
    expected = {"seat": 1, "card": "queen", "points": 8, "leads": leads}
    assert given_for(state, "destroy 1:queen")["breaks"] == expected
    assert given_for(state, "swap 1:queen")["breaks"] == expected


def test_a_third_card_goes_and_the_pair_stays() -> None:
    assert "breaks" not in given_for(at("judge judge", {}, {"queen": 3}, {}), "destroy 1:queen")
    assert given_for(at("judge judge", {}, {"queen": 1}, {}), "destroy 1:queen")["plucks"] == {"seat": 1, "card": "queen"}


def test_rule_4_1_majorities_won_and_lost() -> None:
    assert given_for(at("general", {"general": 1}, {"general": 2}), "take")["power"] == {"card": "general"}
    outnumbered = given_for(at("general", {}, {"general": 2}), "take")
    assert "power" not in outnumbered
    assert "topples" not in outnumbered
    assert given_for(at("general", {"general": 2}, {"general": 2}), "take")["topples"] == {"seat": 1, "card": "general"}
    assert given_for(at("alchemist", {}, {}), "take")["guard"] == {"card": "alchemist"}
    assert "guard" not in given_for(at("alchemist", {"alchemist": 1}, {}), "take")


def test_what_a_swap_gives() -> None:
    state = at("minstrel judge", {"king": 1}, {"king": 1, "judge": 1}, {})
    found = given_for(state, "swap 1:king")
    assert found["pairs"] == {"cards": ["king"], "points": 9}
    assert found["gives"] == {"seat": 1, "points": 5}
    poorer = given_for(at("minstrel judge", {"king": 1}, {"king": 1}, {}), "swap 1:king")
    assert poorer["gives-nothing"] == {"seat": 1}
    assert "gives" not in poorer
    assert next(iter(given_for(at("king", {"judge": 1}, {"king": 1, "judge": 1}, {}), "swap 1:judge"))) == "gives", "nine points"


def test_rules_8_1_and_8_2_what_ties_ones_own_hands_goes() -> None:
    state = at("judge judge", {"queen": 1, "judge": 1}, {})
    assert given_for(state, "destroy 0:queen")["burden"] == {"card": "queen"}
    assert "burden" not in given_for(state, "destroy 0:judge")


def test_rule_6_2_what_dropping_costs() -> None:
    six = {"general": 2, "judge": 1, "minstrel": 2, "alchemist": 2, "queen": 2, "king": 2}
    state = at("", six, {}, phase="drop", pending={"seat": 0, "count": 1, "taken": None})
    assert given_for(state, "drop judge")["drops"] == {"cards": ["judge"], "points": 0}
    assert given_for(state, "drop king")["drops"] == {"cards": ["king"], "points": 9}


def test_rule_6_2_what_a_rival_drops_is_his_own_affair() -> None:
    """He has no room for the King, and may drop him or the Queen: neither is told as what the swap does to him."""
    full = {"general": 2, "seer": 2, "minstrel": 3, "alchemist": 2, "queen": 1}
    found = given_for(at("king", {"king": 1}, full, {}), "swap 1:minstrel")
    assert not {"plucks", "breaks", "gives"} & set(found)
    assert found["gives-nothing"] == {"seat": 1}
    roomy = {**full, "minstrel": 1}
    assert given_for(at("king", {"king": 1}, roomy, {}), "swap 1:minstrel")["plucks"] == {"seat": 1, "card": "minstrel"}
    pairs = given_for(at("king king", {"king": 1}, full, {}), "swap 1:minstrel")
    assert not {"gives", "gives-nothing"} & set(pairs), "nine points, or none"


def test_rule_5_2_the_swap_in_which_room_is_made_speaks_for_no_drop() -> None:
    """The rival on turn gets the assassin whatever is dropped, and the third seat loses the upper hand by that alone."""
    six = {"general": 2, "judge": 1, "minstrel": 2, "alchemist": 2, "queen": 2, "king": 2}
    state = at(
        "", six, {"assassin": 1}, {"assassin": 1}, turn=1, phase="drop", pending={"seat": 0, "count": 1, "taken": "assassin"}
    )
    assert list(given_for(state, "drop judge")) == ["drops"]


def test_rule_9_2_few_cards_are_left() -> None:
    rest = (
        "seer king "
        + "king " * 4
        + "queen " * 5
        + "alchemist " * 5
        + "minstrel " * 5
        + "judge " * 5
        + "assassin " * 5
        + "jester " * 4
    )
    late = at("jester", {}, {}, top="end", discard=rest)
    assert given_for(late, "take")["late"] == {"count": len(late.deck)}
    early = at("jester", {}, {}, discard="end " + rest)
    assert "late" not in given_for(early, "take"), "the End card is not in the deck yet"


# ---------------------------------------------------------------------------------------------------- powers, giving in
def test_rule_4_3_what_a_power_does_in_danger() -> None:
    safe = given_for(at("assassin minstrel", {"general": 1, "minstrel": 1}, {}), "general")
    assert safe["saves"] == {"card": "general", "value": 3, "limit": 4}
    assert safe["stake"] == {"points": 6}
    assert "stake" not in given_for(at("assassin minstrel", {"general": 1}, {}), "general")
    assert given_for(at("assassin minstrel", {"assassin": 1}, {}), "assassin")["levels"] == {"card": "assassin", "value": 4}
    first = given_for(at("assassin minstrel", {"jester": 1, "assassin": 1}, {}), "jester-")
    assert first == {"lowers": {"card": "jester", "left": 1}}


def test_giving_in_costs_little_where_the_row_brings_nothing() -> None:
    assert given_for(at("assassin minstrel", {"assassin": 1}, {}), "bust") == {}
    assert given_for(at("judge minstrel", {"jester": 1}, {}), "bust") == {"little": {}}
