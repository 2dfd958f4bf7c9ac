"""The steward: strong enough to beat random play, honest, and never at a loss."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardgames.ai.players import bot
from cardgames.engine.bot import Budget
from cardgames.engine.chance import pick, stream
from cardgames.games.for_the_king import GAME
from tests.games.for_the_king.positions import auction, position

STEWARD = GAME.bots["steward"]


def game(players: int, seats: tuple[int, ...], deal: int, **options: Any) -> list[int]:
    """The winners of a game with stewards in these seats and random players in the others."""
    state = GAME.new(players, options)
    number = 0
    while (actor := GAME.actor(state)) is not None:
        rng = stream(deal, "game", number)
        number += 1
        legal = GAME.legal(state)
        if actor == "chance":
            action = GAME.draw(state, rng)
        elif actor in seats:
            action = STEWARD.choose(GAME.view(state, int(actor)), int(actor), legal, rng).action
            assert action in legal
        else:
            action = pick(legal, rng)
        GAME.play(state, action)
    winners = GAME.winners(state)
    assert winners is not None
    return winners


@pytest.mark.parametrize(("players", "games", "least"), [(2, 24, 22), (4, 12, 10)])
def test_beats_random_players(players: int, games: int, least: int) -> None:
    alone = [game(players, (deal % players,), deal) == [deal % players] for deal in range(games)]
    assert sum(alone) >= least


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_plays_whole_games_among_its_kind(players: int) -> None:
    assert game(players, tuple(range(players)), 1, may_refuse=True, king_cards="single", removed_at_five=18)


def test_the_hidden_does_not_change_its_choice() -> None:
    """Two positions with the same view, the same stream: the same action."""
    rng = Random(3)
    state = GAME.new(4, {})
    while (actor := GAME.actor(state)) is not None:
        legal = GAME.legal(state)
        if isinstance(actor, int):
            view = GAME.view(state, actor)
            guess = GAME.determinize(view, rng)
            here = STEWARD.choose(view, actor, legal, Random(1))
            assert STEWARD.choose(GAME.view(guess, actor), actor, GAME.legal(guess), Random(1)) == here
        GAME.play(state, GAME.draw(state, rng) if actor == "chance" else rng.choice(legal[:4]))


def asked(full: dict[str, Any]) -> str:
    state = GAME.load(full)
    return STEWARD.choose(GAME.view(state, full["turn"]), full["turn"], GAME.legal(state), Random(1)).action


def test_raises_the_office_it_leads() -> None:
    hands = [["architecture-A", "architecture-H", "architecture-I"], [], []]
    full = position(
        3,
        phase="king",
        hands=hands,
        king={"card": "king-up", "seat": 0},
        auction=auction("king-up", bid=1, bidder=0, passed=[1, 2]),
    )
    assert asked(full) == "raise architecture"


def test_discards_what_it_needs_least() -> None:
    """The lone card of an office that a rival holds firmly goes; the tie-winning card stays."""
    hands = [["military-A", "military-B", "provisions-A"], ["provisions-H", "provisions-I", "provisions-B"], []]
    known = [[], ["provisions-H", "provisions-I", "provisions-B"], []]
    full = position(
        3, phase="pay", hands=hands, known=known, favor=["military-C"], auction=auction("gold-3", bid=1, bidder=0, passed=[1, 2])
    )
    assert asked(full) == "discard provisions-A"


def test_pays_without_waste() -> None:
    hands = [["gold-1", "gold-2", "gold-3"], [], []]
    full = position(3, phase="pay", hands=hands, favor=["military-C"], auction=auction(bid=3, bidder=0, passed=[1, 2]))
    assert asked(full) == "pay 3"


def test_bids_for_the_last_card_that_wins_and_not_beyond_its_means() -> None:
    hands = [["gold-2"], ["military-B"], []]
    known = [[], ["military-B"], []]
    full = position(3, hands=hands, known=known, auction=auction())
    assert asked(full) == "bid 1"
    assert asked({**full, "auction": auction(bid=2, bidder=1)}) == "pass"


@pytest.mark.parametrize("known", [["livestock-A"], ["diplomacy-A"] * 40, ["king-up"]])
def test_what_cannot_be_known_does_no_harm(known: list[str]) -> None:
    """`known` of a loaded position is not checked (7)."""
    piles = {"hands": [["gold-1", "gold-3"], ["gold-1"], ["gold-3"]], "known": [[], known, []]}
    state = GAME.load(position(3, phase="bid", turn=0, favor=["gold-2"], auction=auction("military-D"), **piles))
    legal = GAME.legal(state)
    for name in ("steward", "page", "cardinal"):
        assert bot(GAME, name).choose(GAME.view(state, 0), 0, legal, Random(1), Budget(60)).action in legal
