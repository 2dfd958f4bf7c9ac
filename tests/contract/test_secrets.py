"""What a seat may know: views, events and texts say the same whatever is hidden, and a guess of the hidden fits what is seen."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given

from cardgames.engine.errors import BadRequest
from cardgames.engine.events import redact
from cardgames.engine.game import Game
from tests.contract.games import DEALS, Moment, Variant, every_variant, few, finished, happened, plain, random_game

GUESSES = 3
OTHER_ACTIONS = 4


@every_variant
@few
@given(deal=DEALS)
def test_a_guess_of_the_hidden_fits_the_view(variant: Variant, deal: int) -> None:
    """`view(determinize(v)) == v`: the guess keeps what is known, and the view tells nothing of what it replaces."""
    game = variant.game
    for moment in random_game(variant, deal):
        for seat in range(variant.players):
            if not moment.sampled(deal + seat, 6):
                continue
            view = game.view(moment.state, seat)
            guess = game.determinize(view, Random(deal + moment.number))
            assert game.view(guess, seat) == view
            assert game.actor(guess) == moment.actor
    last = finished(variant, deal)
    for seat in range(variant.players):
        view = game.view(last, seat)
        assert game.view(game.determinize(view, Random(deal)), seat) == view


@every_variant
@few
@given(deal=DEALS)
def test_what_a_seat_may_do_does_not_depend_on_the_hidden(variant: Variant, deal: int) -> None:
    """Bots are asked with the actions of the true position, and refusals are shown: both could tell."""
    game = variant.game
    for moment in random_game(variant, deal):
        if isinstance(moment.actor, int) and moment.sampled(deal, 4):
            guess = game.determinize(game.view(moment.state, moment.actor), Random(deal))
            legal = game.legal(moment.state)
            assert game.legal(guess) == legal
            for text in ("reveal", "take", "pass", "nonsense", *legal[:5]):
                assert game.refusal(guess, text) == game.refusal(moment.state, text)


@every_variant
@few
@given(deal=DEALS)
def test_guesses_differ(variant: Variant, deal: int) -> None:
    """A view with a way back to the state would give the true deck every time."""
    game = variant.game
    second = next(moment for moment in random_game(variant, deal) if moment.actor != "chance")
    view = game.view(second.state, 0)
    guesses = {plain(game.dump(game.determinize(view, Random(f"{deal}/{n}")))) for n in range(GUESSES)}
    assert len(guesses) > 1
    assert plain(game.dump(game.determinize(view, Random(1)))) == plain(game.dump(game.determinize(view, Random(1))))


@every_variant
@few
@given(deal=DEALS)
def test_events_tell_a_seat_no_more_than_its_view(variant: Variant, deal: int) -> None:
    """Something happens in two positions that a seat cannot tell apart, and it still cannot: it has read the same events."""
    for moment in random_game(variant, deal):
        for seat in range(variant.players):
            if moment.sampled(deal + seat, 3 if moment.actor == "chance" else 12):
                compare_telling(variant.game, moment, seat, deal)


def compare_telling(game: Game[Any], moment: Moment, seat: int, deal: int) -> None:
    told = telling(game, moment.state, moment, moment.action, seat)
    for number in range(GUESSES):
        rng = Random(f"{deal}/{moment.number}/{seat}/{number}")
        guess = game.determinize(game.view(moment.state, seat), rng)
        if moment.actor == "chance":
            actions = [game.draw(guess, rng)]
        else:
            legal = game.legal(guess)
            actions = rng.sample(legal, min(OTHER_ACTIONS, len(legal)))
        for action in [*actions, moment.action]:
            if game.refusal(guess, action) is None and game.seen(action, moment.actor, seat) == told[0]:
                other = telling(game, guess, moment, action, seat)
                assert told[1] != other[1] or told[2] == other[2], f"events tell seat {seat} more than its view does"


def telling(game: Game[Any], state: Any, moment: Moment, action: str, seat: int) -> tuple[str, str, list[str]]:
    """What a seat gets to know of an action: its text, the view after it, the events."""
    after, events = happened(game, state, action)
    # Who has the turn may be shown what the view forgets at the end of it: then the eyes are all that is right.
    forgotten = game.view(state, seat)["turn"] == seat != game.view(after, seat)["turn"]
    told = [redact(event, None if forgotten and seat in event.eyes else seat) for event in events]
    return game.seen(action, moment.actor, seat), plain(game.view(after, seat)), [plain(event.to_json()) for event in told]


@every_variant
@few
@given(deal=DEALS)
def test_a_spectator_knows_no_more_than_any_seat(variant: Variant, deal: int) -> None:
    game = variant.game
    for moment in random_game(variant, deal):
        _, events = happened(game, moment.state, moment.action)
        for event in events:
            outside = redact(event, None)
            assert (outside.secret, outside.eyes) == ({}, ())
            assert all(outside.params[name] is None for name in event.secret)
            assert all(redact(event, seat).secret == {} for seat in range(variant.players))
        if game.seen(moment.action, moment.actor, None) == moment.action:
            assert all(game.seen(moment.action, moment.actor, seat) == moment.action for seat in range(variant.players))
        if isinstance(moment.actor, int):
            assert game.seen(moment.action, moment.actor, moment.actor) == moment.action, "who acts knows what he did"


@every_variant
def test_no_view_for_a_seat_that_is_not_there(variant: Variant) -> None:
    game = variant.game
    last = finished(variant, deal=5)
    for seat in (-1, variant.players, 99):
        with pytest.raises(BadRequest):
            game.view(last, seat)


@every_variant
def test_a_view_holds_no_deck(variant: Variant) -> None:
    game = variant.game
    for moment in random_game(variant, deal=11):
        for seat in range(variant.players):
            view = game.view(moment.state, seat)
            assert "deck" not in view
            view["players"] = 0  # a view is nobody's state: writing in it changes nothing
            view.clear()
        assert game.dump(moment.state)["players"] == variant.players
