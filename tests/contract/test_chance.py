"""Chance comes from the stream alone, one way on every Python, under every hash seed."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, NoReturn

from cardgames.engine import registry
from cardgames.engine.chance import stream
from cardgames.engine.game import Game
from tests.contract.games import Variant, every_game, every_variant, plain, random_game

ROOT = Path(__file__).parents[2]
HASH_SEEDS = ("0", "1", "4711")


class Narrow(Random):
    """A stream of which only `random()` may be used: the other methods may change between versions of Python."""

    def getrandbits(self, k: int, /) -> NoReturn:
        raise AssertionError("draw uses more of the stream than random(): use engine.chance")


@every_variant
def test_draws_come_from_the_stream_alone(variant: Variant) -> None:
    game = variant.game
    for moment in random_game(variant, deal=1):
        if moment.actor == "chance":
            before, world = plain(game.dump(moment.state)), random.getstate()
            draws = {game.draw(moment.state, Narrow(8)) for _ in range(3)}
            assert len(draws) == 1, "the same stream, another draw"
            assert (plain(game.dump(moment.state)), random.getstate()) == (before, world)
            assert game.refusal(moment.state, draws.pop()) is None


@every_game
def test_anyone_may_begin(game: Game[Any]) -> None:
    for players in game.seats:
        state = game.new(players, {})
        begins = {game.draw(state, stream(deal, "chance", 0)) for deal in range(60)}
        assert begins == set(game.legal(state))


@every_game
def test_any_card_may_come_first(game: Game[Any]) -> None:
    state = game.new(max(game.seats), {})
    game.play(state, game.draw(state, Random(1)))
    decks = [game.draw(state, stream(deal, "chance", 1)).split(" ")[1].split(",") for deal in range(1500)]
    assert {deck[0] for deck in decks} == {card for deck in decks for card in deck}


def test_games_do_not_depend_on_the_hash_seed() -> None:
    records = set()
    for seed in HASH_SEEDS:
        answer = subprocess.run(
            [sys.executable, "-m", "tests.contract.test_chance"],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        )
        records.add(answer.stdout)
    assert len(records) == 1, "a set or a hash decides something"
    assert len(records.pop().split()) == len(registry.games())


def played(game: Game[Any], choose: Callable[[Any, int, int], str]) -> str:
    """A game as one text: positions and actions, views and events included."""
    state, record = game.new(max(game.seats), {}), []
    number = 0
    while (actor := game.actor(state)) is not None:
        rng = stream(3, "chance", number)
        action = game.draw(state, rng) if actor == "chance" else choose(state, int(actor), number)
        guess = game.determinize(game.view(state, 0), stream(3, "guess", number))
        record += [action, str(game.dump(state)), str(game.dump(guess)), ",".join(game.legal(state))]
        game.play(state, action)
        number += 1
    return "\n".join([*record, str(game.reckoning(state))])


def digest(game: Game[Any]) -> str:
    """The hash of a game between two kinds of players: a bot of the game and random ones."""
    bot = next(iter(game.bots.values()))

    def choose(state: Any, seat: int, number: int) -> str:
        rng, legal = stream(3, f"bot-{seat}", number), game.legal(state)
        return bot.choose(game.view(state, seat), seat, legal, rng).action if seat == 0 else rng.choice(legal)

    return sha256(played(game, choose).encode()).hexdigest()


if __name__ == "__main__":
    sys.stdout.write("\n".join(digest(game) for game in registry.games().values()))
