"""Processes that are killed: no committed action is lost, the match goes on, nothing is left running."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cardgames.session.match import Match, saved
from cardgames.storage.journal import Journal
from tests.playing import finish, setup
from tests.toy_game import Berries

ROOT = Path(__file__).parents[2]


def child(what: str, folder: Path) -> list[str]:
    return [sys.executable, "-m", "tests.session.children", what, str(folder)]


@pytest.mark.parametrize("lines", [1, 2, 3, 5, 8, 13, 30, 61, 100, 150])
def test_killed_while_playing(berries: Berries, tmp_path: Path, lines: int) -> None:
    """What the child said is on the disk; it is killed in whatever it does then, mostly while it writes."""
    with subprocess.Popen(child("play", tmp_path), stdout=subprocess.PIPE, cwd=ROOT, text=True) as process:
        assert process.stdout
        for _ in range(lines):
            process.stdout.readline()
        process.kill()
        rest = process.stdout.read()
    said = [line.split() for line in rest.splitlines(keepends=True) if line.endswith("\n")]
    found, problems = saved(tmp_path)
    assert problems == []
    assert len(found) <= 1  # the others were played to the end
    for id, version, steps in said:
        path = Journal.of(tmp_path, id).path
        match = Match.reread(path if path.exists() else path.parent / "finished" / path.name)
        assert match.version >= int(version)
        if match.version == int(version):
            assert len(match.steps) == int(steps)
    for save in found:
        resumed = Match.resume(save.path)
        plain = finish(Match(resumed.setup))
        assert finish(resumed).record() == plain.record()
    assert saved(tmp_path) == ([], [])


@pytest.mark.skipif(sys.platform == "win32", reason="needs limits for files")
def test_the_disk_is_really_full(berries: Berries, tmp_path: Path) -> None:
    """The system cuts the file off in the middle of a line: the game goes on, and what was whole is still there."""
    limited = ["/bin/sh", "-c", 'ulimit -f 1; exec "$@"', "sh", *child("play-one", tmp_path)]
    done = subprocess.run(limited, cwd=ROOT, capture_output=True, text=True, check=True)
    plain = finish(Match(setup("berries", 2)))
    assert done.stdout == f"True {plain.scores()}\n"
    (save,), problems = saved(tmp_path)
    assert problems == []
    assert not save.path.read_bytes().endswith(b"\n")
    resumed = Match.resume(save.path)
    assert 0 < resumed.version < len(plain.steps)
    assert finish(resumed).record() == plain.record()


@pytest.mark.skipif(sys.platform == "win32", reason="looks for a process as POSIX does")
def test_a_busy_worker_does_not_outlive_its_parent(tmp_path: Path) -> None:
    with subprocess.Popen(child("think", tmp_path), stdout=subprocess.PIPE, cwd=ROOT, text=True) as process:
        assert process.stdout
        worker = int(process.stdout.readline())
        assert running(worker)
        process.kill()
        process.wait()
        deadline = time.monotonic() + 30
        while running(worker):
            assert time.monotonic() < deadline, f"process {worker} thinks on without a table"
            time.sleep(0.02)


def running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")
    return not status.exists() or status.read_text().rpartition(")")[2].split()[0] != "Z"  # not one that waits to be counted
