"""The results of all finished matches, in an SQLite file: what the statistics are made of.

They are taken from the journals of finished matches, each journal once: so it makes no difference whether a match was gone on
with after its end, or was finished by an earlier version, and a file that is lost or damaged can be made anew.
"""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from cardgames.storage.folders import StorageProblem, set_aside
from cardgames.storage.journal import FINISHED, MATCHES, SUFFIX, Content, read

log = logging.getLogger(__name__)

FILE = "results.sqlite"

# Step n leads from version n of the file (PRAGMA user_version) to n + 1. Never change one that was released: add another, and
# keep a file of the version before in tests/storage/formats/.
STEPS: tuple[tuple[str, ...], ...] = (
    (
        # The journals that were looked at, also those that do not count or are forgotten.
        "CREATE TABLE journal (name TEXT PRIMARY KEY) STRICT",
        """CREATE TABLE match (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, options TEXT NOT NULL, decisions INTEGER NOT NULL, ended TEXT NOT NULL
        ) STRICT""",
        """CREATE TABLE seat (
            match TEXT NOT NULL REFERENCES match, seat INTEGER NOT NULL, name TEXT NOT NULL, crest TEXT NOT NULL, bot TEXT,
            points INTEGER NOT NULL, won INTEGER NOT NULL, PRIMARY KEY (match, seat)
        ) STRICT""",
    ),
)
# Sorts of trouble (https://sqlite.org/rescode.html) that lie in the file itself; all others lie in the disk or the folder.
DAMAGED = (sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CONSTRAINT)


@dataclass(frozen=True, slots=True)
class Player:
    """Who sat at a seat, and how it ended there."""

    name: str
    crest: str
    bot: str | None  # None: a person
    points: int
    won: bool  # alone or with others


@dataclass(frozen=True, slots=True)
class Result:
    """A match that was played to its end."""

    id: str
    game: str
    options: Mapping[str, Any]
    players: tuple[Player, ...]  # by seat
    decisions: int  # of all seats, those taken back not among them
    ended: datetime  # UTC


def collect(folder: Path) -> StorageProblem | None:
    """Counts the matches of the data folder that were finished since the last time.

    Returns what is wrong with the file: "damaged" (it is set aside, and all journals are counted anew), "newer" or "unwritable".
    """
    return _write(folder)


def load(folder: Path) -> tuple[list[Result], StorageProblem | None]:
    """All matches that were counted, the oldest first. The problem is as for `collect`, or "unreadable"."""
    path = folder / FILE
    try:
        if not path.stat().st_size:  # made, and never filled
            return [], None
    except OSError:
        return [], None
    try:
        with _open(path, "ro") as base:
            return _results(base), None
    except StorageProblem as problem:
        return [], problem


def forget(folder: Path) -> StorageProblem | None:
    """Nothing that was finished until now counts any more; the journals stay. The problem is as for `collect`."""
    return _write(folder, "DELETE FROM seat", "DELETE FROM match")


def _write(folder: Path, *then: str) -> StorageProblem | None:
    """Adds what is new, then carries out these statements: all of it or nothing."""
    problem = None
    for _ in range(2):  # once more when a damaged file has been set aside
        try:
            with _open(folder / FILE, "rwc") as base:
                _add_new(base, folder / MATCHES / FINISHED)
                for statement in then:
                    base.execute(statement)
            return problem
        except StorageProblem as found:
            problem = problem or found
            if found.key != "damaged":
                break
    return problem


@contextmanager
def _open(path: Path, mode: str) -> Iterator[sqlite3.Connection]:
    """The file, "ro" or "rwc", in one transaction that is kept as a whole or not at all. Raises StorageProblem."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode={mode}", uri=True, isolation_level=None)) as base, base:
            base.execute("BEGIN" if mode == "ro" else "BEGIN IMMEDIATE")
            (version,) = base.execute("PRAGMA user_version").fetchone()
            if version > len(STEPS):
                raise StorageProblem("newer", path)
            for step, statements in enumerate(STEPS[version:], version + 1):
                for statement in statements:
                    base.execute(statement)
                base.execute(f"PRAGMA user_version = {step}")
            yield base
    except (sqlite3.Error, ValueError) as problem:
        code = getattr(problem, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
        log.warning("%s: %s", path, problem)
        if code not in DAMAGED:
            raise StorageProblem("unreadable" if mode == "ro" else "unwritable", path) from problem
        set_aside(path)
        raise StorageProblem("damaged", path) from problem


def _add_new(base: sqlite3.Connection, finished: Path) -> None:
    known = {name for (name,) in base.execute("SELECT name FROM journal")}
    for path in sorted(finished.glob(f"*{SUFFIX}")):
        if path.stem in known or not path.stem.isascii():  # ours are
            continue
        try:
            result = _result(read(path), datetime.fromtimestamp(path.stat().st_mtime, UTC))
        except (OSError, StorageProblem) as problem:
            log.warning("not counted: %s", problem)  # perhaps another time
            continue
        base.execute("INSERT INTO journal VALUES (?)", (path.stem,))
        if result:
            _add(base, result)


def _add(base: sqlite3.Connection, result: Result) -> None:
    """A copy of a journal under another name changes nothing."""
    row = result.id, result.game, json.dumps(result.options), result.decisions, result.ended.isoformat(timespec="microseconds")
    if base.execute("INSERT OR IGNORE INTO match VALUES (?, ?, ?, ?, ?)", row).rowcount:
        seats = [(result.id, seat, p.name, p.crest, p.bot, p.points, p.won) for seat, p in enumerate(result.players)]
        base.executemany("INSERT INTO seat VALUES (?, ?, ?, ?, ?, ?, ?)", seats)


def _results(base: sqlite3.Connection) -> list[Result]:
    players: dict[str, list[Player]] = {}
    for match, name, crest, bot, points, won in base.execute(
        "SELECT match, name, crest, bot, points, won FROM seat ORDER BY match, seat"
    ):
        players.setdefault(match, []).append(Player(name, crest, bot, points, bool(won)))
    return [
        Result(id, game, json.loads(options), tuple(players.get(id, ())), decisions, datetime.fromisoformat(ended))
        for id, game, options, decisions, ended in base.execute("SELECT * FROM match ORDER BY ended, id")
    ]


def _result(content: Content, ended: datetime) -> Result | None:
    """What the journal of a match says of its end; None if it was abandoned, or is none of a match."""
    # Half of a surrogate pair, which JSON can carry and SQLite cannot, becomes a question mark.
    header = json.loads(json.dumps(content.header, ensure_ascii=False).encode("utf-8", "replace"))
    match header, content.lines[-1] if content.lines else {}:
        case (
            {"id": str(id), "setup": {"game": str(game), "options": dict(options), "seats": list(seats)}},
            {"end": "over", "scores": list(scores), "winners": list(winners)},
        ) if len(seats) == len(scores):
            ends = zip(seats, scores, (seat in winners for seat in range(len(seats))), strict=True)
            players = [player for end in ends if (player := _player(*end))]
            if len(players) == len(seats):
                return Result(id, game, options, tuple(players), _decisions(content), ended)
    return None


def _player(seat: Any, points: Any, won: bool) -> Player | None:
    match seat, points:
        case {"name": str(name), "crest": str(crest), "bot": str() | None as bot}, int() if points.bit_length() < 64:
            return Player(name, crest, bot, points, won)
    return None


def _decisions(content: Content) -> int:
    actors: list[Any] = []
    for line in content.lines:
        if "action" in line:
            actors.append(line.get("actor"))
        elif "undo" in line:
            actors = actors[:-1]
    return sum(isinstance(actor, int) for actor in actors)
