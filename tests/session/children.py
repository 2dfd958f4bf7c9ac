"""What runs in processes of its own, for tests that kill it: `python -m tests.session.children WHAT FOLDER`."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any

from cardgames.ai.levels import Opponent
from cardgames.engine.bot import Bot, Budget, Candidate, Choice, Reason
from cardgames.session.match import Match
from cardgames.session.thinking import Thinker, question, work
from tests.playing import setup, step
from tests.toy_game import installed


class Staller:
    """Never answers, and keeps its processor busy."""

    def choose(self, view: dict[str, Any], seat: int, legal: Sequence[str], rng: Random, budget: Budget | None = None) -> Choice:
        while True:
            sum(range(1000))


class Crasher:
    """Takes its process along."""

    def choose(self, view: dict[str, Any], seat: int, legal: Sequence[str], rng: Random, budget: Budget | None = None) -> Choice:
        os._exit(3)


class Thrower:
    def choose(self, view: dict[str, Any], seat: int, legal: Sequence[str], rng: Random, budget: Budget | None = None) -> Choice:
        raise ZeroDivisionError(str(view["hands"]))


class Cheat:
    def choose(self, view: dict[str, Any], seat: int, legal: Sequence[str], rng: Random, budget: Budget | None = None) -> Choice:
        return Choice("lay dragon")


class Talker:
    def choose(self, view: dict[str, Any], seat: int, legal: Sequence[str], rng: Random, budget: Budget | None = None) -> Choice:
        return Choice(f"my hand is {view['hands'][seat]}")


class Mute:
    def choose(self, view: dict[str, Any], seat: int, legal: Sequence[str], rng: Random, budget: Budget | None = None) -> Choice:
        return Choice(["draw"])  # type: ignore[arg-type]  # that is what is tried


class Explainer:
    """Says how it came to its choice, and whether anybody hurries it."""

    def choose(self, view: dict[str, Any], seat: int, legal: Sequence[str], rng: Random, budget: Budget | None = None) -> Choice:
        compared = tuple(Candidate(action, 1 / (place + 2), float(-place)) for place, action in enumerate(legal))
        return Choice(legal[0], compared, (Reason("told", {"seat": seat, "cards": ["owl"], "budget": str(budget)}),))


BAD: dict[str, Bot] = {
    "staller": Staller(),
    "crasher": Crasher(),
    "thrower": Thrower(),
    "cheat": Cheat(),
    "talker": Talker(),
    "mute": Mute(),
    "explainer": Explainer(),
}


def toy_work(pipe: Connection) -> None:
    """The thinking process with the tiny game and bad opponents for it."""
    with installed(**BAD):
        work(pipe)


def explaining_cardinal(pipe: Connection) -> None:
    """A thinking process in which every level is the one that explains."""
    Opponent.choose = Explainer.choose  # type: ignore[assignment, method-assign]  # this process is thrown away
    work(pipe)


def stillborn(pipe: Connection) -> None:
    """A thinking process that always dies at once."""


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def play(folder: Path) -> None:
    """Plays match after match, with some taking back, and says each version once it counts."""
    deal = 0
    while True:
        deal += 1
        match = Match.begin(setup("berries", 3, deal), folder)
        say(f"{match.id} 0 0")
        while match.actor is not None:
            step(match)
            say(f"{match.id} {match.version} {len(match.steps)}")
            if match.undoable() and match.version % 3 == 0:
                match.undo()
                say(f"{match.id} {match.version} {len(match.steps)}")


def play_one(folder: Path) -> None:
    """Plays one match and says how it ended."""
    match = Match.begin(setup("berries", 2), folder)
    while match.actor is not None:
        step(match)
    say(f"{match.unsaved} {match.scores()}")


def think(folder: Path) -> None:
    """Asks an opponent that never answers, says the process that it thinks in, and waits."""
    match = Match(setup("berries", 2, bots=["staller", "staller"]))
    match.draw()
    match.draw()
    thinker = Thinker(toy_work)
    thinker.ask(question(match))
    say(str(thinker.pid))
    time.sleep(600)


if __name__ == "__main__":
    with installed(**BAD):
        {"play": play, "play-one": play_one, "think": think}[sys.argv[1]](Path(sys.argv[2]))
