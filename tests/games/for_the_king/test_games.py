"""Whole games: nothing is lost on the way, every text is either possible or refused, counts of games, recorded ones."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardgames.games.for_the_king import GAME
from cardgames.games.for_the_king.cards import NAMES, in_play
from cardgames.games.for_the_king.text import ACTIONS
from tests.games.for_the_king.positions import MIXED, auction, position
from tests.games.for_the_king.records import FOLDER, read, replayed

OPTIONS = st.fixed_dictionaries(
    {
        "king_cards": st.sampled_from(["mixed", "single"]),
        "removed_at_five": st.sampled_from([0, 18]),
        "may_refuse": st.booleans(),
    }
)
few = settings(max_examples=15, deadline=None)


def haggled(legal: list[str], rng: Random) -> str:
    """A random action; bids by small steps, so that cards are paid for now and then."""
    if legal[0].startswith("bid "):
        return rng.choice([*legal[:3], "pass", "pass"])
    return rng.choice(legal)


def states(players: int, options: dict[str, Any], deal: int) -> Any:
    """The states of a random game, first to last, each as it is at that moment."""
    rng = Random(deal)
    state = GAME.new(players, options)
    while GAME.actor(state) is not None:
        yield state
        chance = GAME.actor(state) == "chance"
        GAME.play(state, GAME.draw(state, rng) if chance else haggled(GAME.legal(state), rng))
    yield state


def lying(full: dict[str, Any]) -> Counter[str]:
    """All cards that a position shows to lie somewhere."""
    cards = [*full["deck"], *full["middle"], *full["favor"], *full["discard"]]
    for pile in (*full["hands"], *full["face_down"]):
        cards += pile
    if full["king"]:
        cards.append(full["king"]["card"])
    elif full["auction"]:
        cards.append(full["auction"]["card"])
    return Counter(cards)


@few
@given(st.integers(2, 5), OPTIONS, st.integers(0, 2**32))
def test_cards_and_tiles_are_conserved(players: int, options: dict[str, Any], deal: int) -> None:
    there: Counter[str] | None = None
    for state in states(players, options, deal):
        full = GAME.dump(state)
        if full["phase"] == "first" or (full["phase"] == "shuffle" and not full["favor"]):
            assert not lying(full)
            continue
        there = there or lying(full)
        assert lying(full) == there, "the deck of the first shuffle is all there is"
        assert there <= Counter(dict(zip(NAMES, in_play(players, options["king_cards"]), strict=True)))
        for duty in full["duties"].values():
            assert duty["primary"] in range(1, 7)
            assert duty["secondary"] == (None if players == 2 else 2 if duty["primary"] == 1 else 1)
        for known, hand, gone in zip(full["known"], full["hands"], full["face_down"], strict=True):
            assert Counter(known) <= Counter(hand) + Counter(gone), "a known card is in the hand, or has left it face down"
        for put in full["put"]:
            assert Counter(put) <= Counter(full["favor"]), "a card that was put on the favor deck is there until it is turned up"


@few
@given(st.integers(2, 5), OPTIONS, st.integers(0, 2**32))
def test_of_all_texts_exactly_the_legal_ones_are_not_refused(players: int, options: dict[str, Any], deal: int) -> None:
    for number, state in enumerate(states(players, options, deal)):
        if number % 40 == deal % 40:
            possible = {action for action in ACTIONS if GAME.refusal(state, action) is None}
            assert possible == set(GAME.legal(state))


def perft(state: Any, depth: int) -> int:
    """How many ways there are to go on for so many actions, those of chance included; a finished game counts as one."""
    legal = GAME.legal(state)
    if depth == 0 or not legal:
        return 1
    total = 0
    for action in legal:
        after = GAME.copy(state)
        GAME.play(after, action)
        total += perft(after, depth - 1)
    return total


DEAL = ["king-either", "gold-1", "military-A", "king-down2", "gold-1", "gold-2", "diplomacy-B", "king-up2"]
HANDS = [["military-B", "gold-1", "gold-1", "gold-2"], ["gold-3", "gold-3"], ["diplomacy-A", "gold-1"]]


# Counted by another, plain implementation too.
@pytest.mark.parametrize(
    ("full", "depth", "expected"),
    [
        (position(2, phase="distribute", deck=DEAL), 9, 1052),
        (position(3, phase="distribute", deck=DEAL), 9, 4440),
        (position(5, phase="distribute", deck=DEAL), 9, 4553),
        (position(3, favor=["gold-3", "king-up"], hands=HANDS, auction=auction(bid=95, bidder=2)), 5, 11751),
        (
            position(
                3,
                favor=["gold-2"],
                hands=HANDS,
                options={**MIXED, "may_refuse": True},
                auction=auction("gold-3", bid=2, bidder=0, passed=[1, 2]),
                phase="pay",
            ),
            3,
            1000,
        ),
    ],
)
def test_perft(full: dict[str, Any], depth: int, expected: int) -> None:
    assert perft(GAME.load(full), depth) == expected


@pytest.mark.parametrize("name", sorted(path.name for path in FOLDER.glob("*.txt")))
def test_recorded_games(name: str) -> None:
    record = read(FOLDER / name)
    assert replayed(record) == (record.scores, record.winners)


def test_records_have_every_number_of_seats_and_every_option() -> None:
    records = [read(path) for path in FOLDER.glob("*.txt")]
    assert {record.players for record in records} == {2, 3, 4, 5}
    for option in GAME.options:
        assert {record.options[option.name] for record in records} == set(option.values)
    verbs = {action.split(" ")[0] for record in records for action in record.actions}
    assert verbs == {action.split(" ")[0] for action in ACTIONS} | {"shuffle"}
