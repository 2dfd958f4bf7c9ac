"""Opponents think in a process of their own: a crash, a stall or a closed window never takes the table along.

Questions and answers are plain JSON over a pipe and hold a view, never a state. The process ends with its parent, however
that ends. On a crash the answer is an error; on a stall whoever waits calls `cancel`. `action_of` makes the best of either.
"""

from __future__ import annotations

import json
import logging
import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any

from cardgames.ai import players
from cardgames.engine import registry
from cardgames.engine.chance import pick
from cardgames.engine.game import Action, View
from cardgames.session.match import Match

log = logging.getLogger(__name__)

PATIENCE = 1.0  # seconds that a process gets to end before it is killed
ADVISER = "cardinal"  # who gives hints, in games that have this level


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked, all of it."""

    match: str
    version: int
    game: str
    bot: str
    seat: int
    view: View
    legal: list[Action]
    seed: str  # of the bot's own stream: the same question gives the same answer
    unhurried: bool = False  # whether it thinks without a clock, so that the answer is the same on every machine


@dataclass(frozen=True, slots=True)
class Answer:
    """A bot's choice in JSON, or why there is none. Belongs to the match and version of its question; else it comes too late."""

    match: str
    version: int
    seat: int
    action: Action | None = None
    error: str = ""
    candidates: list[dict[str, Any]] = field(default_factory=list)  # as `bot.Candidate`
    reasons: list[dict[str, Any]] = field(default_factory=list)  # as `bot.Reason`


def question(match: Match) -> Question:
    """What to ask the bot whose decision it is. Raises ValueError if no bot is asked now."""
    seat = match.actor
    bot = match.setup.seats[seat].bot if isinstance(seat, int) else None
    if not isinstance(seat, int) or bot is None:
        raise ValueError(f"no bot is asked now, but {seat!r}")
    # By the number of steps, not the version: taking a decision back and making it again gives the same answers.
    seed = f"{match.setup.deal}/bot-{seat}/{len(match.steps)}"
    return Question(match.id, match.version, match.game, bot, seat, match.view(seat), match.legal(), seed)


def advice(match: Match) -> Question:
    """What to ask the adviser of the person whose decision it is. Raises ValueError if no person is asked now."""
    seat = match.actor
    if not isinstance(seat, int) or match.setup.seats[seat].bot is not None:
        raise ValueError(f"no person is asked now, but {seat!r}")
    seed = f"{match.setup.deal}/advice-{seat}/{len(match.steps)}"
    return Question(match.id, match.version, match.game, ADVISER, seat, match.view(seat), match.legal(), seed)


def action_of(asked: Question, answer: Answer | None) -> Action:
    """The action to carry out: the answer's if it is legal, else a random legal one, and a line in the log. None: none came."""
    if answer is not None and answer.action in asked.legal:
        return answer.action
    why = "no answer" if answer is None else answer.error or "an illegal answer"  # which one would tell what the bot holds
    log.error("bot %s of %s, seat %d, version %d: %s", asked.bot, asked.game, asked.seat, asked.version, why)
    return pick(asked.legal, Random(f"{asked.seed}/instead"))


def work(pipe: Connection) -> None:
    """The whole life of the thinking process: answers questions until the pipe closes or the parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the window, which then ends us
    threading.Thread(target=_end_with_parent, daemon=True).start()
    while True:
        try:
            asked = Question(**json.loads(pipe.recv_bytes()))
            pipe.send_bytes(json.dumps(asdict(_think(asked))).encode())
        except (EOFError, OSError):
            return


def _think(asked: Question) -> Answer:
    try:
        bot = players.bot(registry.game(asked.game), asked.bot)
        budget = players.unhurried(bot) if asked.unhurried else None
        choice, error = asdict(bot.choose(asked.view, asked.seat, asked.legal, Random(asked.seed), budget)), ""
        if not isinstance(choice["action"], str):
            choice, error = {}, "an answer that is no text"
    except Exception as problem:  # whatever a bot does wrong, the table hears of it and goes on
        place = traceback.extract_tb(problem.__traceback__)[-1]  # and not the message, which may name hidden cards
        choice, error = {}, f"{type(problem).__name__} in {Path(place.filename).name}, line {place.lineno}"
    return Answer(asked.match, asked.version, asked.seat, **choice, error=error)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)  # a busy search is not asked


class Thinker:
    """One thinking process and the question it works on."""

    def __init__(self, target: Callable[[Connection], None] = work) -> None:
        """Starts the process at once, so that the first question finds it awake."""
        self._target = target
        self._asked: Question | None = None
        self._start()

    @property
    def alive(self) -> bool:
        """Whether the process runs."""
        return self._process.is_alive()

    @property
    def pid(self) -> int | None:
        """The process by its number in the system."""
        return self._process.pid

    @property
    def asked(self) -> Question | None:
        """The question that has no answer yet."""
        return self._asked

    def fileno(self) -> int:
        """The pipe, readable when an answer or the end of the process is there. Another one after `ask`, `answer` or `cancel`."""
        return self._pipe.fileno()

    def ask(self, asked: Question) -> None:
        """Sends a question; one that is still being thought about is dropped. Starts the process anew if it has died."""
        self.cancel()
        if not self.alive:
            self._restart()
        self._asked = asked
        try:
            self._send(asked)
        except OSError:  # it died between the two
            self._restart()
            self._send(asked)

    def answer(self, timeout: float = 0) -> Answer | None:
        """The answer if it comes within `timeout` seconds, else None. If the process died, an answer with an error, once."""
        asked = self._asked
        if asked is None:
            return None
        try:
            if not self._pipe.poll(timeout):  # on Windows this fails, too, if the process is dead
                return None
            answer = Answer(**json.loads(self._pipe.recv_bytes()))
        except (EOFError, OSError, ValueError, TypeError):
            self._restart()
            answer = Answer(asked.match, asked.version, asked.seat, error="the thinking process has died")
        self._asked = None
        return answer

    def cancel(self) -> None:
        """Drops the question that has no answer yet, and the process with it; the next one is ready at once."""
        if self._asked is not None:
            self._asked = None
            self._restart()

    def close(self) -> None:
        """Ends the process, whatever it does. Nothing may be asked any more; a second call does nothing."""
        self._asked = None
        if self._pipe.closed:
            return
        self._process.terminate()
        self._process.join(PATIENCE)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
        self._process.close()
        self._pipe.close()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=self._target, args=(theirs,), daemon=True, name="court-games-thinker")
        self._process.start()
        theirs.close()

    def _restart(self) -> None:
        self.close()
        self._start()

    def _send(self, asked: Question) -> None:
        self._pipe.send_bytes(json.dumps(asdict(asked)).encode())
