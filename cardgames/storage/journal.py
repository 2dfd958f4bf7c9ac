"""The journal of a match: a file of JSON lines that only ever grows.

The first line is the header, `{"format": 1, "id": "...", ...}`, then one line for each thing that happened. A line is on the
disk before its action counts, so a crash at any moment loses nothing; what a crash leaves of an unfinished line is dropped.
Matches in play lie in `matches/`, those that are over in `matches/finished/`, each under its id: one record for each match.
"""

from __future__ import annotations

import json
import logging
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cardgames.storage.folders import StorageProblem, set_aside

log = logging.getLogger(__name__)

FORMAT = 1  # raise it when a line changes its meaning, and convert older files in `read`; tests keep a file of every format
MATCHES = "matches"
FINISHED = "finished"
SUFFIX = ".jsonl"

Line = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Content:
    """What a journal holds: the header, the lines after it, and how many bytes of the file they are."""

    header: Line
    lines: list[Line]
    size: int


class Journal:
    """Writes one journal. The file is opened for each line: none is held open, so it can be moved on every system."""

    def __init__(self, path: Path) -> None:
        """Nothing is written yet: `begin` makes a new file, `go_on` continues one."""
        self.path = path
        self.lost = False  # something could not be written: nothing more will be, the game goes on without

    @classmethod
    def of(cls, folder: Path, match: str) -> Journal:
        """The journal of the match with that id, in the data folder."""
        return cls(folder / MATCHES / f"{match}{SUFFIX}")

    def begin(self, header: Line) -> None:
        """Makes the file, with `header` and the format as its first line; it is there as a whole or not at all."""
        new = self.path.with_suffix(".new")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if self.path.exists():
                raise FileExistsError(self.path)
            _write(new, "wb", {"format": FORMAT, **header})
            new.rename(self.path)
        except OSError as problem:
            self._give_up(problem)

    def go_on(self, content: Content) -> None:
        """Makes the file ready for more lines, after a crash as well: what comes after `content` is cut off."""
        try:
            os.truncate(self.path, content.size)
        except OSError as problem:
            self._give_up(problem)

    def append(self, line: Line) -> None:
        """Adds a line; it is on the disk when this returns, unless `lost` is set."""
        if self.lost:
            return
        try:
            _write(self.path, "r+b", line)  # not "ab": a file that is gone must not come back without its header
        except OSError as problem:
            self._give_up(problem)

    def finish(self) -> None:
        """Moves the file to the finished ones; no line follows. If that fails it is tried again by `unfinished`."""
        if self.lost:
            return
        goal = self.path.parent / FINISHED / self.path.name
        try:
            goal.parent.mkdir(exist_ok=True)
            self.path = self.path.replace(goal)
        except OSError as problem:
            log.warning("%s stays among the unfinished: %s", self.path, problem)

    def _give_up(self, problem: OSError) -> None:
        # A later line after a missing one would be worth nothing, so there is no second try.
        self.lost = True
        log.warning("this match is not saved from here on: %s", problem)


def _write(path: Path, mode: str, line: Line) -> None:
    """Writes a line at the end of the file, and waits until it is on the disk."""
    with path.open(mode) as file:
        file.seek(0, os.SEEK_END)
        file.write(json.dumps(line, allow_nan=False).encode("ascii") + b"\n")
        file.flush()
        os.fsync(file.fileno())


def read(path: Path) -> Content:
    """Reads a journal and changes nothing. Raises StorageProblem: "damaged", "unreadable", or "newer" for a later format.

    A last line without its end was cut off by a crash before its action counted: it is left out.
    """
    try:
        whole, _, _ = path.read_bytes().rpartition(b"\n")
        header, *lines = [json.loads(line) for line in whole.split(b"\n")]
    except OSError as problem:
        raise StorageProblem("unreadable", path) from problem
    except (ValueError, RecursionError) as problem:
        raise StorageProblem("damaged", path) from problem
    if not all(isinstance(line, dict) for line in (header, *lines)) or type(header.get("format")) is not int:
        raise StorageProblem("damaged", path)
    if header["format"] > FORMAT:
        raise StorageProblem("newer", path)
    return Content(header, lines, len(whole) + 1)


def unfinished(folder: Path) -> tuple[list[Path], list[StorageProblem]]:
    """The journals of matches in play, last played first, and what is wrong with the others (the damaged are set aside)."""
    good: list[tuple[int, Path]] = []
    problems: list[StorageProblem] = []
    for path in sorted((folder / MATCHES).glob(f"*{SUFFIX}")):
        try:
            lines = read(path).lines
        except StorageProblem as problem:
            if problem.key == "damaged":
                set_aside(path)
            problems.append(problem)
            continue
        if lines and "end" in lines[-1]:
            Journal(path).finish()
        else:
            good.append((path.stat().st_mtime_ns, path))
    return [path for _, path in sorted(good, reverse=True)], problems
