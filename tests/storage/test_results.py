"""Results: every finished match counts once, and no state of the file or the disk costs a game."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from cardgames.storage import results
from cardgames.storage.results import FILE, Player, Result, collect, forget, load

FORMATS = Path(__file__).parent / "formats"
END = datetime(2026, 5, 3, 18, 30, 15, 250_000, tzinfo=UTC)
SEATS: list[dict[str, Any]] = [{"name": "Оля", "crest": "fox", "bot": None}, {"name": "Сова", "crest": "owl", "bot": "greedy"}]
ACTIONS = [
    {"version": 1, "actor": "chance", "action": "first 0"},
    {"version": 2, "actor": 0, "action": "draw"},
    {"version": 3, "actor": 0, "action": "lay fox"},
    {"version": 4, "undo": True},
    {"version": 5, "actor": 0, "action": "end"},
    {"version": 6, "actor": 1, "action": "draw"},
]
OVER = {"end": "over", "scores": [7, -2], "winners": [0]}


def journal(folder: Path, id: str, end: Any = OVER, *, name: str = "", seats: Any = SEATS, when: datetime = END) -> Path:
    """A finished match, as the program keeps it."""
    path = folder / "matches" / "finished" / f"{name or id}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    setup = {"game": "berries", "options": {"hand_limit": 1}, "seats": seats, "deal": 3}
    lines = [{"format": 1, "id": id, "setup": setup}, *ACTIONS, end]
    path.write_text("".join(f"{json.dumps(line)}\n" for line in lines), encoding="ascii")
    os.utime(path, (when.timestamp(), when.timestamp()))
    return path


def counted(folder: Path) -> list[str]:
    found, problem = load(folder)
    assert problem is None
    return [result.id for result in found]


def test_all_that_a_journal_says_of_the_end(tmp_path: Path) -> None:
    journal(tmp_path, "a")
    assert collect(tmp_path) is None
    players = (Player("Оля", "fox", None, 7, True), Player("Сова", "owl", "greedy", -2, False))
    assert load(tmp_path) == ([Result("a", "berries", {"hand_limit": 1}, players, 3, END)], None)


def test_nothing_yet(tmp_path: Path) -> None:
    assert load(tmp_path) == ([], None)
    assert list(tmp_path.iterdir()) == []
    assert collect(tmp_path) is None
    assert load(tmp_path) == ([], None)


def test_once_however_often_and_under_whatever_name(tmp_path: Path) -> None:
    path = journal(tmp_path, "a")
    for _ in range(3):
        collect(tmp_path)
    os.utime(path)  # touched by a backup
    journal(tmp_path, "a", name="a (copy)")
    collect(tmp_path)
    assert counted(tmp_path) == ["a"]
    assert load(tmp_path)[0][0].ended == END


def test_in_order_of_their_ends(tmp_path: Path) -> None:
    for id, day in (("c", 1), ("a", 3), ("b", 2)):
        journal(tmp_path, id, when=END.replace(day=day))
        collect(tmp_path)
    assert counted(tmp_path) == ["c", "b", "a"]


def test_a_result_outlives_its_journal(tmp_path: Path) -> None:
    path = journal(tmp_path, "a")
    collect(tmp_path)
    path.unlink()
    collect(tmp_path)
    assert counted(tmp_path) == ["a"]


@pytest.mark.parametrize(
    "end",
    [
        {"end": "abandoned"},
        {"version": 7, "actor": 1, "action": "end"},
        {"end": "over"},
        {"end": "over", "scores": None, "winners": [0]},
        {"end": "over", "scores": [1], "winners": [0]},
        {"end": "over", "scores": [1, "2"], "winners": [0]},
        {"end": "over", "scores": [1, 10**30], "winners": [0]},
    ],
)
def test_what_has_no_result_does_not_count(tmp_path: Path, end: dict[str, Any]) -> None:
    journal(tmp_path, "a", end)
    assert collect(tmp_path) is None
    assert counted(tmp_path) == []


@pytest.mark.parametrize(
    "seats", [None, [], [1, 2], [{}, {}], [{**SEATS[0], "bot": 5}, SEATS[1]], [{**SEATS[0], "name": 1}, SEATS[1]]]
)
def test_a_journal_of_something_else_does_not_count(tmp_path: Path, seats: Any) -> None:
    journal(tmp_path, "a", seats=seats)
    journal(tmp_path, "b")
    assert collect(tmp_path) is None
    assert counted(tmp_path) == ["b"]


@pytest.mark.parametrize("content", [b"", b"nonsense\n", b'{"format": 99}\n'])
def test_a_journal_that_cannot_be_read_does_not_stop_the_others(tmp_path: Path, content: bytes) -> None:
    journal(tmp_path, "a").write_bytes(content)
    journal(tmp_path, "b")
    (tmp_path / "matches" / "finished" / "c.jsonl").mkdir()
    assert collect(tmp_path) is None
    assert counted(tmp_path) == ["b"]


def test_a_name_that_sqlite_cannot_hold(tmp_path: Path) -> None:
    journal(tmp_path, "a", seats=[{**SEATS[0], "name": "Їжак \ud800"}, SEATS[1]])
    assert collect(tmp_path) is None
    assert load(tmp_path)[0][0].players[0].name == "Їжак ?"


def test_forgotten_is_forgotten(tmp_path: Path) -> None:
    kept = journal(tmp_path, "a")
    collect(tmp_path)
    journal(tmp_path, "b")  # finished, but not counted before
    assert forget(tmp_path) is None
    collect(tmp_path)
    assert counted(tmp_path) == []
    assert kept.exists()
    journal(tmp_path, "c")
    collect(tmp_path)
    assert counted(tmp_path) == ["c"]


def spoil(path: Path, how: str) -> None:
    if how == "nonsense":
        path.write_bytes(b"nonsense" * 600)
    elif how == "truncated":
        path.write_bytes(path.read_bytes()[:6000])
    else:
        with closing(sqlite3.connect(path)) as base:
            base.execute("DROP TABLE seat")


@pytest.mark.parametrize("how", ["nonsense", "truncated", "no table"])
@pytest.mark.parametrize("act", [collect, forget])
def test_a_damaged_file_is_set_aside_and_counted_anew(tmp_path: Path, how: str, act: Any) -> None:
    journal(tmp_path, "a")
    collect(tmp_path)
    journal(tmp_path, "b", when=END.replace(day=4))  # something to write
    spoil(tmp_path / FILE, how)
    spoilt = (tmp_path / FILE).read_bytes()
    problem = act(tmp_path)
    assert problem is not None
    assert (problem.key, problem.path) == ("damaged", tmp_path / FILE)
    assert (tmp_path / f"{FILE}.bad").read_bytes() == spoilt
    assert collect(tmp_path) is None
    assert counted(tmp_path) == (["a", "b"] if act is collect else [])


@pytest.mark.parametrize(
    "statement", ["UPDATE match SET options = '{'", "UPDATE match SET ended = 'soon'", "ALTER TABLE seat RENAME points TO pence"]
)
def test_damage_that_is_seen_only_when_read(tmp_path: Path, statement: str) -> None:
    journal(tmp_path, "a")
    collect(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE)) as base:
        base.execute(statement)
        base.commit()
    found, problem = load(tmp_path)
    assert found == []
    assert problem is not None
    assert problem.key == "damaged"
    collect(tmp_path)
    assert counted(tmp_path) == ["a"]


def test_an_empty_file_is_filled(tmp_path: Path) -> None:
    (tmp_path / FILE).touch()
    assert load(tmp_path) == ([], None)
    journal(tmp_path, "a")
    assert collect(tmp_path) is None
    assert counted(tmp_path) == ["a"]


def test_a_newer_file_waits_for_its_program(tmp_path: Path) -> None:
    journal(tmp_path, "a")
    with closing(sqlite3.connect(tmp_path / FILE)) as base:
        base.execute("PRAGMA user_version = 99")
    before = (tmp_path / FILE).read_bytes()
    for problem in (collect(tmp_path), forget(tmp_path), load(tmp_path)[1]):
        assert problem is not None
        assert problem.key == "newer"
    assert (tmp_path / FILE).read_bytes() == before


@pytest.mark.parametrize("version", range(1, len(results.STEPS) + 1))
def test_files_of_every_version_are_read(tmp_path: Path, version: int) -> None:
    """The files hold the match of `test_all_that_a_journal_says_of_the_end`."""
    with closing(sqlite3.connect(tmp_path / FILE)) as base:
        base.executescript((FORMATS / f"results-{version}.sql").read_text(encoding="utf-8"))
    assert collect(tmp_path) is None
    players = (Player("Оля", "fox", None, 7, True), Player("Сова", "owl", "greedy", -2, False))
    assert load(tmp_path) == ([Result("a", "berries", {"hand_limit": 1}, players, 3, END)], None)


def test_an_older_file_is_led_on_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal(tmp_path, "a")
    collect(tmp_path)
    monkeypatch.setattr(results, "STEPS", (*results.STEPS, ("CREATE TABLE later (x)", "INSERT INTO later VALUES (1)")))
    for _ in range(2):
        assert collect(tmp_path) is None
    assert counted(tmp_path) == ["a"]
    with closing(sqlite3.connect(tmp_path / FILE)) as base:
        assert base.execute("SELECT count(*) FROM later").fetchone() == (1,)
        assert base.execute("PRAGMA user_version").fetchone() == (len(results.STEPS),)


def test_a_step_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal(tmp_path, "a")
    collect(tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(results, "set_aside", lambda path: None)
        patch.setattr(results, "STEPS", (*results.STEPS, ("CREATE TABLE later (x)", "INSERT INTO never VALUES (1)")))
        problem = collect(tmp_path)
        assert problem is not None
    assert counted(tmp_path) == ["a"]
    with closing(sqlite3.connect(tmp_path / FILE)) as base:
        assert base.execute("SELECT name FROM sqlite_master WHERE name = 'later'").fetchall() == []


@pytest.mark.parametrize("place", ["a folder in its place", "no folder", "a file for a folder"])
def test_where_nothing_can_be_written(tmp_path: Path, place: str) -> None:
    folder = tmp_path / "data"
    if place == "a folder in its place":
        (folder / FILE).mkdir(parents=True)
    elif place == "a file for a folder":
        folder.touch()
    for problem in (collect(folder), forget(folder)):
        assert problem is not None
        assert problem.key == "unwritable"
    found, problem = load(folder)
    assert found == []
    assert (problem.key if problem else "") == ("unreadable" if place == "a folder in its place" else "")
    assert not list(tmp_path.rglob("*.bad"))


def full_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that may not grow, which SQLite reports as it does a full disk."""
    connect = sqlite3.connect

    def tight(*arguments: Any, **more: Any) -> sqlite3.Connection:
        base: sqlite3.Connection = connect(*arguments, **more)
        pages = base.execute("PRAGMA page_count").fetchone()[0]
        base.execute(f"PRAGMA max_page_count = {max(1, pages)}")
        return base

    monkeypatch.setattr(sqlite3, "connect", tight)


def test_a_full_disk_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal(tmp_path, "a")
    collect(tmp_path)
    more = [f"m{number:03}" for number in range(200)]
    for id in more:
        journal(tmp_path, id, when=END.replace(day=4))
    with monkeypatch.context() as patch:
        full_disk(patch)
        problem = collect(tmp_path)
        assert problem is not None
        assert problem.key == "unwritable"
        assert counted(tmp_path) == ["a"]
    assert collect(tmp_path) is None  # there is room again
    assert counted(tmp_path) == ["a", *more]


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_may_only_be_read_shows_what_it_holds(tmp_path: Path) -> None:
    journal(tmp_path, "a")
    collect(tmp_path)
    journal(tmp_path, "b")
    (tmp_path / FILE).chmod(0o400)
    tmp_path.chmod(0o500)
    problem = collect(tmp_path)
    tmp_path.chmod(0o700)
    assert problem is not None
    assert problem.key == "unwritable"
    assert counted(tmp_path) == ["a"]


def test_folders_of_any_name(tmp_path: Path) -> None:
    folder = tmp_path / "Мої ігри #1?% 100"
    journal(folder, "a")
    assert collect(folder) is None
    assert counted(folder) == ["a"]
    shutil.rmtree(folder)  # nothing is held open
