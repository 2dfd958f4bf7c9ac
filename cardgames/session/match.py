"""One match: the only thing that changes in a game, and the only holder of its state, which it never lets out."""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from cardgames.engine import registry
from cardgames.engine.chance import stream
from cardgames.engine.errors import BadRequest, EngineError, IllegalAction
from cardgames.engine.events import Event, redact
from cardgames.engine.game import Action, Actor, ScoreLine, View
from cardgames.engine.refusal import Refusal
from cardgames.session.seats import Setup
from cardgames.storage.folders import StorageProblem, set_aside
from cardgames.storage.journal import Content, Journal, Line, read, unfinished

Record = dict[str, Any]


class StaleVersion(EngineError):
    """A decision about a position that is gone: a late answer, a second click."""


@dataclass(frozen=True, slots=True)
class Step:
    """One action that was carried out."""

    version: int  # of the match after it
    actor: Actor
    action: Action
    events: tuple[Event, ...]


class Match:
    """A game from its set-up on. Every change raises `version`, taking back as well, so no answer fits twice."""

    def __init__(self, setup: Setup, id: str | None = None, journal: Journal | None = None) -> None:
        """Begins a match, in `journal` if there is one. Raises BadGame for a set-up that cannot be played."""
        self.setup = setup.checked()
        self.id = id or secrets.token_hex(8)
        self.version = 0
        self.abandoned = False
        self._game = registry.game(self.setup.game)
        self._state = self._game.new(len(self.setup.seats), self.setup.options)
        self._steps: list[Step] = []
        self._journal = journal
        if journal:
            journal.begin({"id": self.id, "setup": self.setup.to_json()})

    @classmethod
    def begin(cls, setup: Setup, folder: Path) -> Match:
        """A new match with a journal in the data folder."""
        id = secrets.token_hex(8)
        return cls(setup, id, Journal.of(folder, id))

    @classmethod
    def resume(cls, path: Path) -> Match:
        """The match of a journal, exactly where it was; it goes on in the same journal. A damaged one is set aside.

        Raises StorageProblem ("damaged", "newer", "unreadable").
        """
        try:
            content = read(path)
            match = cls._of(path, content)
        except StorageProblem as problem:
            if problem.key == "damaged":
                set_aside(path)
            raise
        if not (content.lines and "end" in content.lines[-1]):
            match._journal = Journal(path)
            match._journal.go_on(content)
            match._close_if_over()
        return match

    @classmethod
    def reread(cls, path: Path) -> Match:
        """The match of a journal, only to look at: the file stays as it is. Raises StorageProblem like `resume`."""
        return cls._of(path, read(path))

    @classmethod
    def _of(cls, path: Path, content: Content) -> Match:
        try:
            match = cls(Setup.from_json(content.header.get("setup")), str(content.header.get("id")))
            for line in content.lines:
                match._repeat(line)
        except (EngineError, ValueError) as problem:
            raise StorageProblem("damaged", path) from problem
        return match

    @property
    def game(self) -> str:
        """The id of the game."""
        return self._game.id

    @property
    def steps(self) -> Sequence[Step]:
        """All that has happened, secrets included: `seen` makes of a step what a seat may know of it."""
        return tuple(self._steps)

    @property
    def actor(self) -> Actor:
        """Who is asked now: a seat, "chance", or None when the match is over or abandoned."""
        return None if self.abandoned else self._game.actor(self._state)

    @property
    def unsaved(self) -> bool:
        """Whether something of this match could not be written: it goes on, but will not be there at the next start."""
        return self._journal is not None and self._journal.lost

    def legal(self) -> list[Action]:
        """What the seat that is asked may do; nothing unless a seat is asked. For its eyes and those of its bot."""
        return self._game.legal(self._state) if isinstance(self.actor, int) else []

    def refusal(self, action: Action) -> Refusal | None:
        """Why the seat that is asked may not do this, or None."""
        return self._game.refusal(self._state, action)

    def submit(self, version: int, action: Action) -> Step:
        """Carries out the decision of the seat that is asked, made at `version`.

        Raises StaleVersion for another version, IllegalAction for what the rules refuse, BadRequest when no seat is asked.
        """
        if version != self.version:
            raise StaleVersion(f"version {version} is gone, the match is at {self.version}")
        if not isinstance(self.actor, int):
            raise BadRequest("no seat is asked now")
        return self._advance(action)

    def draw(self) -> Step:
        """Carries out the action of chance. Its draw follows from the deal and the number of draws before it alone."""
        if self.actor != "chance":
            raise BadRequest("chance is not asked now")
        draws = sum(step.actor == "chance" for step in self._steps)
        return self._advance(self._game.draw(self._state, stream(self.setup.deal, "chance", draws)))

    def view(self, seat: int) -> View:
        """All that a seat may know of the position."""
        return self._game.view(self._state, seat)

    def seen(self, step: Step, seat: int | None) -> Step:
        """The step as a seat (None: a spectator) may know it."""
        events = tuple(redact(event, seat) for event in step.events)
        return replace(step, action=self._game.seen(step.action, step.actor, seat), events=events)

    def scores(self) -> list[int] | None:
        """Points by seat, None until the match is over."""
        return self._game.scores(self._state)

    def winners(self) -> list[int] | None:
        """The seats that win, None until the match is over."""
        return self._game.winners(self._state)

    def reckoning(self) -> list[list[ScoreLine]] | None:
        """How each seat comes to its points, None until the match is over: before, it would show what is hidden."""
        return None if self.scores() is None else self._game.reckoning(self._state)

    def course(self) -> list[list[int]] | None:
        """Points by seat as they stood after every turn and at the end, all hands open; None until the match is over."""
        if self.scores() is None:
            return None
        state, course = self._game.new(len(self.setup.seats), self.setup.options), list[list[int]]()
        for step in self._steps:
            self._game.play(state, step.action)
            if step is self._steps[-1] or any(event.name in self._game.turns for event in step.events):
                course.append([sum(line.points for line in lines) for lines in self._game.reckoning(state)])
        return course

    def undoable(self) -> bool:
        """Whether the last step may be taken back: a person's decision, with nothing seen, drawn or decided since."""
        if not self._steps or self.actor is None:
            return False
        last = self._steps[-1]
        by_person = isinstance(last.actor, int) and self.setup.seats[last.actor].bot is None
        return by_person and not any(event.name in self._game.disclosing for event in last.events)

    def undo(self) -> int:
        """Takes back the last step and returns the new version. Raises BadRequest if it is not `undoable`."""
        if not self.undoable():
            raise BadRequest("the last step cannot be taken back")
        self._write({"version": self.version + 1, "undo": True})
        self._take_back()
        return self.version

    def abandon(self) -> None:
        """Ends the match without a result; nobody is asked any more."""
        if self.actor is None:
            return
        self.abandoned = True
        self.version += 1
        self._close({"end": "abandoned"})

    def record(self) -> Record:
        """Options, seats and the texts of all actions: `replay` plays it again, for ever and without chance."""
        setup = self.setup.to_json()
        del setup["deal"]
        return {"format": 1, **setup, "actions": [step.action for step in self._steps]}

    def _advance(self, action: Action) -> Step:
        refusal = self._game.refusal(self._state, action)
        if refusal:
            raise IllegalAction(action, refusal)
        # Played on a copy: an error in the rules leaves the match as it was.
        state, events = self._game.copy(self._state), list[Event]()
        self._game.play(state, action, events)
        step = Step(self.version + 1, self.actor, action, tuple(events))
        self._write({"version": step.version, "actor": step.actor, "action": action})
        self._state, self.version = state, step.version
        self._steps.append(step)
        self._close_if_over()
        return step

    def _take_back(self) -> None:
        self._steps.pop()
        self._state = self._game.new(len(self.setup.seats), self.setup.options)
        for step in self._steps:
            self._game.play(self._state, step.action)
        self.version += 1

    def _repeat(self, line: Line) -> None:
        """Does again what a line of the journal says. Raises ValueError or EngineError if it does not follow."""
        match line:
            case {"version": version, "undo": True} if self._steps:
                self._take_back()
            case {"version": version, "actor": actor, "action": str(action)} if actor is not None and actor == self.actor:
                self._advance(action)
            case {"end": "abandoned"}:
                self.abandon()
                return
            case {"end": "over"} if self.actor is None:
                return
            case _:
                raise ValueError(f"a line that does not follow: {line}")
        if version != self.version:
            raise ValueError(f"a line is missing before {line}")

    def _write(self, line: Line) -> None:
        if self._journal:
            self._journal.append(line)

    def _close_if_over(self) -> None:
        if self._game.actor(self._state) is None:
            self._close({"end": "over", "scores": self.scores(), "winners": self.winners()})

    def _close(self, line: Line) -> None:
        self._write(line)
        if self._journal:
            self._journal.finish()


def replay(record: Any) -> Match:
    """The match of a record. Raises BadGame, BadRequest or IllegalAction for what is no record of a match."""
    setup = Setup.from_json(record)
    actions = record.get("actions")
    if record.get("format") != 1 or not isinstance(actions, list) or not all(isinstance(action, str) for action in actions):
        raise BadRequest("record: format 1 and a list of actions are expected")
    match = Match(setup)
    for action in actions:
        match._advance(action)
    return match


def digest(record: Record) -> str:
    """A name for the record that is the same everywhere: SHA-256 of its JSON."""
    return hashlib.sha256(json.dumps(record, sort_keys=True).encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Saved:
    """A match in play that can be gone on with by `Match.resume(path)`."""

    path: Path
    setup: Setup


def saved(folder: Path) -> tuple[list[Saved], list[StorageProblem]]:
    """The matches in play of the data folder, last played first, and what could not be read (the damaged is set aside)."""
    paths, problems = unfinished(folder)
    matches: list[Saved] = []
    for path in paths:
        try:
            matches.append(Saved(path, Setup.from_json(read(path).header.get("setup"))))
        except EngineError:
            set_aside(path)
            problems.append(StorageProblem("damaged", path))
    return matches, problems
