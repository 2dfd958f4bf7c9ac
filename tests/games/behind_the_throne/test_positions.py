"""Rule 10: which positions load. Odd ones may: a position need not be reachable, only sound."""

from __future__ import annotations

from typing import Any

import pytest

from cardgames.engine.errors import BadPosition
from cardgames.games.behind_the_throne import GAME
from tests.games.behind_the_throne.table import KINDS, Pile, empty_deck, position

FIVE: Pile = {"judge": 1, "minstrel": 1, "alchemist": 1, "queen": 1, "king": 1}
SIX: Pile = {**FIVE, "jester": 1}
START: dict[str, Any] = {"deck": [], "turn": None, "phase": "first"}


def drop(seat: int, count: int, taken: str | None) -> dict[str, Any]:
    return {"phase": "drop", "pending": {"seat": seat, "count": count, "taken": taken}}


SOUND = {
    "all in the discard pile": empty_deck(),
    "the End card on top": position(top="end", discard=""),
    "the End card at the bottom": {**position(discard=""), "deck": [*position()["deck"], "end"]},
    "a rise in the row that no power used now explains": position("general king queen", {}, {}),
    "a used pile that is gone": position("king queen", {}, {}, used=["jester"]),
    "a raised value by a pile that is gone": position("king queen", {}, {}, used=["jester"], value=9, destroyed=True),
    "lowered twice": position("judge queen", {}, {}, used=["general", "jester"], value=4),
    "lowered by the Judge's General after the General": position("general king", {}, {}, used=["general", "judge"], value=3)
    | {"piles": [{"assassin": 1}, {}], "deck": sorted(position("general king", {"assassin": 1}, {})["deck"])},
    "lowered too far, raised again": position("king alchemist", {}, {}, used=["jester", "judge"], value=9),
    "below one": position("general seer", {}, {}, used=["general"], value=-1),
    "a rescue by piles that lie sideways": position("judge queen", {"general": 1, "judge": 1}, {"general": 2}, used=["general"]),
    "a look with the Judge": position("king", {"judge": 1}, {}, used=["judge"], peeked=True),
    "a look during the drop of another": position("", {}, SIX, used=["seer"], peeked=True, top="king", **drop(1, 1, "king")),
    "a look before a renewal, in danger and without a rescue": empty_deck(
        "general king", {"seer": 1}, {}, phase="shuffle", pending="seer", used=["seer"]
    ),
    "a renewal after a destruction": empty_deck("king king", phase="shuffle", pending="reveal", destroyed=True),
    "seven of a kind without limit": position("", {"king": 7}, {}, {}, options={"pile_limit": None}),
    "four piles over": position("", dict.fromkeys(KINDS, 1), {}, **drop(0, 4, None)),
    "over without a row": position("end", discard="", phase="over"),
    "over with all cards in the discard pile": position("king end", discard=" ".join(KINDS * 4), phase="over"),
    "over with a look used": position("king end", discard="", phase="over", used=["seer"]),
    "no deck left after the end": {**position("end", discard="", phase="over"), "deck": []}
    | {"discard": position("end", discard="")["deck"]},
}

UNSOUND = {
    # cards: 1.1, 2.1
    "a card too few": {**position(), "deck": position()["deck"][1:]},
    "a card too many": {**position(), "deck": ["king", *position()["deck"]]},
    "another card instead": {**position(), "deck": ["king", *position()["deck"][1:]]},
    "two End cards": position(top="end"),
    "no End card": position(discard=""),
    "the cards of three players for two": {**position(), "players": 2, "piles": [{}, {}]},
    "an unknown kind": {**position(), "discard": ["end", "joker"]},
    "the End card in a pile": {**position(discard=""), "piles": [{"end": 1}, {}, {}]},
    "a pile of no cards": {**position(), "piles": [{"king": 0}, {}, {}]},
    "a pile of fewer than no cards": {**position(top="king"), "piles": [{"king": -1}, {}, {}]},
    "a pile of true cards": {**position("", {"king": 1}, {}), "piles": [{"king": True}, {}]},
    "a pile for nobody": {**position(), "piles": [{}, {}, {}, {}]},
    # limits: 3.1, 6
    "six in the row": position("king queen alchemist minstrel judge assassin"),
    "six of a kind": position("", {"king": 6}, {}, {}),
    "six piles": position("", SIX, {}),
    "six piles of another in a drop": position("", SIX, SIX, {}, **drop(0, 1, None)),
    # phases and turns
    "an unknown phase": position(phase="take"),
    "nobody's turn": position(turn=None),
    "the turn of a seat that is not there": position(turn=3),
    "the turn of true": position(turn=True),
    "somebody's turn before the first player is drawn": {**position(), **START, "turn": 0},
    "cards dealt before the first shuffle": position(phase="first", turn=None),
    "cards dealt at the first shuffle": position(phase="shuffle"),
    "a pile used before the game": {**position(used=["seer"]), **START},
    "a look before the game": {**position(peeked=True), **START},
    # value: 3.6, 4
    "no value": position("king", value=None),
    "a value without a row": position(value=3),
    "a changed value of the first card": position("king", value=8, used=["jester"]),
    "a value that no power makes": position("king queen", value=7),
    "a value changed by piles that were not used": position("judge minstrel", value=3, used=["jester"]),
    "lowered though it was safe": position("king queen", value=5, used=["general"]),
    "lowered on though it had become safe": position("minstrel king", {"assassin": 1}, {}, value=7, used=["general", "jester"]),
    "raised though it was equal": position("queen queen", {"jester": 1, "judge": 1}, {}, value=9, used=["jester"]),
    "a value that is no number": position("king", value="9"),
    "a value that is not whole": position("king", value=9.0),
    "a value when it is over": position("king end", discard="", phase="over", value=9),
    # danger: 3.4
    "a row that is lost": position("general king"),
    "a row that is lost because all is used": position("judge minstrel", {"jester": 1}, {}, used=["jester"]),
    "a row that only a Seer is left for": position("judge minstrel", {"seer": 1}, {}),
    # destroyed: 3.5
    "a destruction on the first card": position("king", destroyed=True),
    "a destruction without equality": position("king queen", destroyed=True),
    "a destruction without a row": position(destroyed=True),
    "a destruction when it is over": position("king king end", discard="", phase="over", destroyed=True),
    "destroyed is no truth": position("king king", destroyed=1),
    # used, peeked: 4.2, 4.5
    "used in another order": position("king", used=["seer", "general"]),
    "used twice": position("king", used=["seer", "seer"]),
    "a kind without a use": position("king", used=["minstrel"]),
    "a look at an empty deck": empty_deck("king", used=["seer"], peeked=True),
    "a look that nobody had": position("king", peeked=True),
    "a look with five cards": position("king queen alchemist minstrel judge", used=["seer"], peeked=True),
    "a look when it is over": position("king end", discard="", phase="over", used=["seer"], peeked=True),
    # pending: 6.2, 9.1
    "something pending in a turn": position("king", pending="reveal"),
    "a drop with nothing pending": position("", SIX, {}, phase="drop"),
    "a drop of fewer than are over": position("", {**SIX, "seer": 1}, {}, **drop(0, 1, None)),
    "a drop of more than are over": position("", SIX, {}, **drop(0, 2, None)),
    "a drop with five piles": position("", FIVE, {}, **drop(0, 0, None)),
    "a drop of a seat that is not there": position("", SIX, {}, **drop(2, 1, "king")),
    "a drop by another who owes no card": position("", {}, SIX, **drop(1, 1, None)),
    "a drop by who still adds a card": position("", SIX, {}, **drop(0, 1, "king")),
    "a drop for an unknown card": {**position("", {}, SIX), **drop(1, 1, "joker")},
    "a drop for the End card": {**position("", {}, SIX, discard=""), **drop(1, 1, "end")},
    "a drop with a part too many": position("", SIX, {}, phase="drop", pending={"seat": 0, "count": 1, "taken": None, "x": 1}),
    "a drop with a row": position("king", SIX, {}, **drop(0, 1, None)),
    "a renewal with a deck": position(phase="shuffle", pending="reveal"),
    "a renewal for no reason": empty_deck("king", phase="shuffle"),
    "a renewal for an unknown reason": empty_deck("king", phase="shuffle", pending="judge"),
    "a reveal after the fifth card": empty_deck("king queen alchemist minstrel judge", phase="shuffle", pending="reveal"),
    "a reveal in danger": empty_deck("judge minstrel", {"jester": 1}, {}, phase="shuffle", pending="reveal"),
    "a look by no pile": empty_deck("king", {"seer": 1}, {}, phase="shuffle", pending="seer"),
    # the end: 9.2
    "the End card in the row of a turn": position("king end", discard="", value=None),
    "the End card before the last": position("end king", discard="", phase="over", value=None),
    "over without the End card": position("king", phase="over", value=None),
    "five cards and the End card": position("king queen alchemist minstrel judge end", discard="", phase="over"),
    "over with something pending": position("end", discard="", phase="over", pending="seer"),
    # options and parts
    "an unknown option": position(options={"colour": "red"}),
    "a value that an option has not": position(options={"pile_limit": 4}),
    "a truth for a number": position(options={"pile_limit": True}),
    "a number for a truth": position(options={"swap_after_fifth": 1}),
    "a part that is not known": position(shuffled=True),
    "another game": position(game="for-the-king"),
    "five players": {**position(), "players": 5, "piles": [{}] * 5},
}


@pytest.mark.parametrize("sound", SOUND.values(), ids=list(SOUND))
def test_sound_positions_load(sound: dict[str, Any]) -> None:
    loaded = GAME.dump(GAME.load(sound))
    assert {**loaded, "discard": sorted(loaded["discard"])} == {**sound, "discard": sorted(sound["discard"])}


@pytest.mark.parametrize("unsound", UNSOUND.values(), ids=list(UNSOUND))
def test_unsound_positions_are_errors(unsound: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        GAME.load(unsound)


@pytest.mark.parametrize("left_out", ["pile_limit", "swap_after_fifth", "protection", None])
def test_missing_options_get_the_default(left_out: str | None) -> None:
    options = {name: value for name, value in position()["options"].items() if name != left_out and left_out}
    assert GAME.dump(GAME.load({**position(), "options": options})) == GAME.dump(GAME.load(position()))


def test_the_message_names_the_part_that_is_wrong() -> None:
    for part in ("game", "players", "options", "phase", "turn", "piles", "row", "value", "destroyed", "used", "peeked", "deck"):
        with pytest.raises(BadPosition, match=part):
            GAME.load({**position("king"), part: "nonsense"})
