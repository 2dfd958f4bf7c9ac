"""Decisions per second: our games beside RLCard and OpenSpiel, and compiled beside not, in one run (`python3 dev.py bench`).

Every contender plays whole games with uniformly random legal moves. They take turns, in processor time, and the best turn
of each counts: so other work on the machine touches all alike. Chance counts as a decision for OpenSpiel (it is a move
there, made like the others) but not for our games: the ratios err on the side of the others.

Then the sources and their compiled copy take turns, each in a process of its own, at random play and at thinking.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pyspiel
import rlcard
from open_spiel.python.games import block_dominoes
from pace import SEATS, at_random

from cardgames.engine.chance import pick
from cardgames.engine.registry import games

ROOT = Path(__file__).resolve().parent.parent
DOMINOES = block_dominoes._GAME_TYPE.short_name  # "python_block_dominoes"; importing the module registered it

WORK = ("--games", "200", "--choices", "20", "--seed", "1")  # of one turn of the sources, or of their compiled copy

Play = Callable[[Random], int]  # plays one game and returns the number of its decisions


def rlcard_game(environment: Any, rng: Random) -> int:
    """One game in an environment of RLCard."""
    state, _ = environment.reset()
    decisions = 0
    while not environment.is_over():
        state, _ = environment.step(pick(list(state["legal_actions"]), rng))
        decisions += 1
    return decisions


def openspiel_game(game: Any, rng: Random) -> int:
    """One game of OpenSpiel, the moves of chance included."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        state.apply_action(pick(state.legal_actions(), rng))
        decisions += 1
    return decisions


def speed(play: Play, seconds: float, rng: Random) -> float:
    """Decisions per second of processor time, over whole games for about so many seconds."""
    decisions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        decisions += play(rng)
    return decisions / spent


def paced(folder: Path) -> dict[str, Any]:
    """What `pace.py` measures of the `cardgames` in this folder."""
    command = [sys.executable, str(Path(__file__).with_name("pace.py")), *WORK]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": str(folder)}, check=True, stdout=subprocess.PIPE, text=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def compare(compiled: Path, turns: int) -> None:
    """Prints how fast the sources and their compiled copy are. Ends the program if they do not decide the same."""
    runs = [(paced(ROOT), paced(compiled)) for _ in range(turns)]
    print(f"Decisions per second, best of {turns}: from source, compiled, how many times as fast")
    for name, first in runs[0][0].items():
        if any(run[name]["digest"] != first["digest"] for pair in runs for run in pair):
            sys.exit(f"FAULT: {name}: compiled, it does not decide as from source")
        slow, fast = (max(run[name]["decisions"] / run[name]["seconds"] for run in column) for column in zip(*runs, strict=True))
        print(f"  {name:32} {slow:10,.1f} {fast:10,.1f} {fast / slow:6.2f}")


def main() -> None:
    """Prints a line for each contender and the ratios of ours to the others."""
    parser = argparse.ArgumentParser(prog="dev.py bench")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long one turn takes")
    parser.add_argument("--turns", type=int, default=5, help="how many turns each has")
    parser.add_argument("--compiled", type=Path, help="the folder of a compiled copy of cardgames")
    options = parser.parse_args()

    own: dict[str, Play] = {f"{id}, {SEATS} seats": partial(at_random, game) for id, game in games().items()}
    others: dict[str, Play] = {
        "RLCard uno": partial(rlcard_game, rlcard.make("uno", {"seed": 1})),
        "RLCard gin-rummy": partial(rlcard_game, rlcard.make("gin-rummy", {"seed": 1})),
        f"OpenSpiel {DOMINOES}": partial(openspiel_game, pyspiel.load_game(DOMINOES)),
    }
    best = dict.fromkeys([*own, *others], 0.0)
    for turn in range(options.turns):
        for name, play in {**own, **others}.items():
            best[name] = max(best[name], speed(play, options.seconds, Random(turn)))

    width = max(map(len, best))
    print("Decisions per second of random play, best of", options.turns)
    for name, decisions in best.items():
        print(f"  {name:{width}} {decisions:10,.0f}")
    for mine in own:
        print(f"{mine} plays")
        for other in others:
            print(f"  {best[mine] / best[other]:6.1f} times as fast as {other}")
    if options.compiled:
        compare(options.compiled, options.turns)


if __name__ == "__main__":
    main()
