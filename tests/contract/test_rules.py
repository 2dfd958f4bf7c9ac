"""What the engine promises of every game: legal and refused agree, states are independent, texts and positions say it all."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given

from cardgames.engine import registry
from cardgames.engine.errors import BadGame, BadPosition
from cardgames.engine.events import Event
from cardgames.engine.game import Game
from tests.contract.games import (
    DEALS,
    JUNK,
    Variant,
    every_game,
    every_variant,
    few,
    finished,
    happened,
    misspelt,
    plain,
    random_game,
    vocabulary,
)

NO_VALUES: list[Any] = ["no such value", 3.5, [], {}, 10**9]
NO_POSITIONS: list[Any] = [None, 1, "turn", [], True, {}, {"game": "behind-the-throne"}]


@every_variant
@few
@given(deal=DEALS)
def test_legal_is_what_is_not_refused(variant: Variant, deal: int) -> None:
    game = variant.game
    for moment in random_game(variant, deal):
        legal = game.legal(moment.state)
        assert len(set(legal)) == len(legal), "an action is listed twice"
        assert game.refusal(moment.state, moment.action) is None
        if moment.actor != "chance":
            assert moment.action in legal
        if not moment.sampled(deal, 12):
            continue
        before = plain(game.dump(moment.state))
        for action in legal:
            assert game.refusal(moment.state, action) is None, f"{action} is legal and refused"
        for text in sample(game, moment.action, legal, Random(deal + moment.number)):
            check_refused(game, moment.state, text)
        assert plain(game.dump(moment.state)) == before, "asking has changed the state"


def sample(game: Game[Any], action: str, legal: list[str], rng: Random) -> list[str]:
    """Texts that must be refused: actions of other moments, misspelt ones and junk."""
    words = vocabulary(game.id)
    texts = [*JUNK, *misspelt(action), *misspelt(rng.choice(legal or [action])), *rng.sample(words, min(60, len(words)))]
    # Another order of the cards is another shuffle, and just as possible.
    shuffles = [text for text in words if action.startswith("shuffle ") and text.count(",") == action.count(",")]
    return [text for text in texts if text not in legal and text != action and text not in shuffles]


def check_refused(game: Game[Any], state: Any, text: str) -> None:
    refusal = game.refusal(state, text)
    assert refusal is not None, f"{text!r} is not refused"
    assert refusal.rule
    assert refusal.key
    json.dumps(dict(refusal.params))


@every_variant
@few
@given(deal=DEALS)
def test_position_round_trip(variant: Variant, deal: int) -> None:
    game = variant.game
    for moment in random_game(variant, deal):
        if not moment.sampled(deal, 2):
            continue
        position = game.dump(moment.state)
        read = game.load(json.loads(json.dumps(position)))
        assert game.dump(read) == position
        assert (game.actor(read), game.legal(read)) == (game.actor(moment.state), game.legal(moment.state))
        one, other = happened(game, moment.state, moment.action)[0], happened(game, read, moment.action)[0]
        assert game.dump(one) == game.dump(other), "a loaded position goes on differently"
    last = finished(variant, deal)
    assert game.dump(game.load(game.dump(last))) == game.dump(last)


@every_variant
@few
@given(deal=DEALS)
def test_old_states_never_change(variant: Variant, deal: int) -> None:
    game = variant.game
    kept: list[tuple[Any, str]] = []
    for moment in random_game(variant, deal):
        if not moment.sampled(deal, 3):
            continue
        kept.append((game.copy(moment.state), plain(game.dump(moment.state))))
        happened(game, moment.state, moment.action)  # on a copy: what is played next starts from the same state
        assert plain(game.dump(moment.state)) == kept[-1][1]
    for state, position in kept:
        assert plain(game.dump(state)) == position


@every_variant
@few
@given(deal=DEALS)
def test_texts_replay_the_game(variant: Variant, deal: int) -> None:
    game, again = variant.game, variant.begin()
    for moment in random_game(variant, deal):
        assert game.dump(again) == game.dump(moment.state)
        assert game.refusal(again, moment.action) is None
        game.play(again, moment.action, [])
    assert game.actor(again) is None


@every_variant
@few
@given(deal=DEALS)
def test_actor_scores_and_end(variant: Variant, deal: int) -> None:
    game = variant.game
    for moment in random_game(variant, deal):
        assert moment.actor == "chance" or moment.actor in range(variant.players)
        assert game.legal(moment.state) or moment.actor == "chance", "who is asked must have something to do"
        assert (game.scores(moment.state), game.winners(moment.state)) == (None, None)
    last = finished(variant, deal)
    scores, winners, reckoning = game.scores(last), game.winners(last), game.reckoning(last)
    assert (game.actor(last), game.legal(last)) == (None, [])
    assert scores is not None
    assert winners is not None
    assert scores == [sum(line.points for line in lines) for lines in reckoning]
    assert winners
    assert winners == sorted(set(winners))
    assert all(scores[seat] == max(scores) for seat in winners)
    for text in [*vocabulary(game.id)[::20], *JUNK]:
        check_refused(game, last, text)


@every_variant
@few
@given(deal=DEALS)
def test_events_are_plain_facts(variant: Variant, deal: int) -> None:
    game = variant.game
    for moment in random_game(variant, deal):
        silent = game.copy(moment.state)
        after, events = happened(game, moment.state, moment.action)
        game.play(silent, moment.action)
        assert game.dump(silent) == game.dump(after), "events must not change what happens"
        for event in events:
            check_event(event, variant.players)


def check_event(event: Event, players: int) -> None:
    json.dumps(event.to_json())
    assert event.name.isidentifier()
    assert not set(event.params) & set(event.secret)
    assert all(seat in range(players) for seat in event.eyes)
    assert not event.eyes or event.secret, "eyes without a secret"


@every_game
def test_new_refuses_what_there_is_not(game: Game[Any]) -> None:
    most = max(game.seats)
    for players in (min(game.seats) - 1, most + 1, 0, -1):
        with pytest.raises(BadGame):
            game.new(players, {})
    with pytest.raises(BadGame):
        game.new(most, {"no such option": True})
    for option in game.options:
        for value in NO_VALUES:
            with pytest.raises(BadGame):
                game.new(most, {option.name: value})
    assert game.dump(game.new(most, {}))["options"] == {option.name: option.default for option in game.options}


@every_game
def test_load_refuses_what_is_no_position(game: Game[Any]) -> None:
    for thing in NO_POSITIONS:
        with pytest.raises(BadPosition):
            game.load(thing)


@pytest.mark.parametrize("game", registry.games().values(), ids=list(registry.games()))
def test_load_refuses_misshapen_parts_and_misses_none(game: Game[Any]) -> None:
    variant = Variant(game.id, max(game.seats), ())
    moments = [game.copy(moment.state) for moment in random_game(variant, deal=3)]
    for state in moments[:: max(1, len(moments) // 12)]:
        position = game.dump(state)
        for part in position:
            for wrong in ("nonsense", 1.5, {"a": 1}, [["a"]], 10**9, [None]):
                with pytest.raises(BadPosition):
                    game.load({**position, part: wrong})
            try:
                read = game.load({name: value for name, value in position.items() if name != part})
            except BadPosition:
                continue
            assert set(game.dump(read)) == set(position), f"{part} may be left out, but the position then has it all the same"
