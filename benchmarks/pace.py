"""How fast the `cardgames` on the path is, as JSON: decisions at random, and decisions of the strongest opponent.

`decisions.py` runs it with the sources on the path and with their compiled copy. For the same seed both have the same to do.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from cardgames.ai.players import bot, unhurried
from cardgames.engine.chance import pick, stream
from cardgames.engine.game import Game
from cardgames.engine.registry import games

SEATS = 4
LEVEL = "cardinal"
SPAN = 60  # decisions of a game, before one of which it is stopped to think


def at_random(game: Game[Any], rng: Random) -> int:
    """The number of decisions of one game with four seats, by `legal` and `play` alone."""
    return _go_on(game, game.new(SEATS, {}), rng, sys.maxsize)


def considered(game: Game[Any], rng: Random) -> str:
    """What is chosen, and why, where there is a choice somewhere in a game with four seats. It looks at no clock."""
    while True:
        state = game.new(SEATS, {})
        _go_on(game, state, rng, int(rng.random() * SPAN))
        seat, legal = game.actor(state), game.legal(state)
        if isinstance(seat, int) and len(legal) > 1:
            cardinal = bot(game, LEVEL)
            return repr(cardinal.choose(game.view(state, seat), seat, legal, rng, unhurried(cardinal)))


def _go_on(game: Game[Any], state: Any, rng: Random, most: int) -> int:
    """Makes up to so many decisions at random, and draws for chance up to the next; returns how many were made."""
    decisions = 0
    while (actor := game.actor(state)) is not None:
        if actor == "chance":
            game.play(state, game.draw(state, rng))
        elif decisions == most:
            break
        else:
            game.play(state, pick(game.legal(state), rng))
            decisions += 1
    return decisions


def measured(play: Callable[[Random], int | str], times: int, seed: int) -> dict[str, Any]:
    """The number of decisions in so many plays, the seconds of processor time that they took, and a digest of the results."""
    start = time.process_time()
    results = [play(stream(seed, "pace", number)) for number in range(times)]
    seconds = time.process_time() - start
    decisions = sum(result if isinstance(result, int) else 1 for result in results)
    return {"decisions": decisions, "seconds": seconds, "digest": hashlib.sha256(repr(results).encode()).hexdigest()}


def main() -> None:
    """Prints what was measured, by name."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, required=True, help="how many of each game are played at random")
    parser.add_argument("--choices", type=int, required=True, help="how many of each game are considered")
    parser.add_argument("--seed", type=int, required=True)
    options = parser.parse_args()
    found = {}
    for id, game in games().items():
        considered(game, stream(options.seed, "pace", -1))  # loads the network
        found[f"{id}, at random"] = measured(partial(at_random, game), options.games, options.seed)
        found[f"{id}, {LEVEL}"] = measured(partial(considered, game), options.choices, options.seed)
    print(json.dumps(found))


if __name__ == "__main__":
    main()
