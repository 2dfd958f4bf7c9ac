"""Saved matches: resumed exactly where they were, after any crash, and one record of each."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path
from typing import Any

import pytest

from cardgames.session.match import Match, Step, saved
from cardgames.session.seats import Seat
from cardgames.storage.folders import StorageProblem
from cardgames.storage.journal import Journal
from tests.playing import every_game, finish, setup, step
from tests.toy_game import Berries


def journal_of(match: Match, folder: Path) -> Path:
    return Journal.of(folder, match.id).path


def finished(folder: Path) -> list[Path]:
    return sorted((folder / "matches" / "finished").glob("*"))


def same(first: Match, second: Match) -> bool:
    """Whether two matches are at the same place and have the same past."""
    seats = range(len(first.setup.seats))
    return (
        (first.id, first.setup, first.version, first.actor, first.legal(), first.steps, first.scores(), first.winners())
        == (
            second.id,
            second.setup,
            second.version,
            second.actor,
            second.legal(),
            second.steps,
            second.scores(),
            second.winners(),
        )
    ) and [first.view(seat) for seat in seats] == [second.view(seat) for seat in seats]


def with_taking_back(folder: Path, steps: int = 12) -> tuple[Match, list[tuple[Step, ...]]]:
    """A match in which every decision that can be is taken back once and made again, and its steps at each version."""
    match = Match.begin(setup("berries", 3, deal=5), folder)
    past = [tuple(match.steps)]
    for _ in range(steps):
        step(match)
        past.append(tuple(match.steps))
        if match.undoable():
            match.undo()
            past.append(tuple(match.steps))
            step(match)
            past.append(tuple(match.steps))
    return match, past


@pytest.mark.parametrize("game", every_game())
def test_saved_and_loaded_at_every_decision(game: str, tmp_path: Path) -> None:
    match = Match.begin(setup(game, 2), tmp_path)
    path, copies = journal_of(match, tmp_path), tmp_path / "copies"
    copies.mkdir()
    while match.actor is not None:
        shutil.copy(path, copies / f"{match.version}.jsonl")
        step(match)
    for version in range(len(match.steps)):
        resumed = Match.reread(copies / f"{version}.jsonl")
        assert resumed.version == version
        assert finish(resumed).record() == match.record()
    assert len(list(copies.iterdir())) == len(match.steps)


def test_resumed_after_every_step(berries: Berries, tmp_path: Path) -> None:
    whole = Match(setup("berries", 3), id="one")
    match = Match(setup("berries", 3), "one", Journal.of(tmp_path, "one"))
    while match.actor is not None:
        step(whole)
        step(match)
        if match.actor is not None:
            match = Match.resume(journal_of(match, tmp_path))
        assert same(match, whole)
    assert [path.name for path in finished(tmp_path)] == ["one.jsonl"]
    assert same(Match.resume(finished(tmp_path)[0]), whole)


def test_taking_back_is_saved(berries: Berries, tmp_path: Path) -> None:
    match, _ = with_taking_back(tmp_path)
    assert match.version > len(match.steps)
    assert same(Match.resume(journal_of(match, tmp_path)), match)


def test_cut_off_at_any_byte(berries: Berries, tmp_path: Path) -> None:
    """Whatever part of the file a crash leaves, all whole lines count, and the match goes on."""
    match, past = with_taking_back(tmp_path, steps=5)
    whole = journal_of(match, tmp_path).read_bytes()
    header = whole.index(b"\n") + 1
    path = tmp_path / "cut.jsonl"
    for size in [*range(header, len(whole), 3), len(whole)]:
        path.write_bytes(whole[:size])
        resumed = Match.resume(path)
        assert resumed.version == whole[:size].count(b"\n") - 1
        assert resumed.steps == past[resumed.version]
        step(resumed)
        assert same(Match.resume(path), resumed)
    assert resumed.version == match.version + 1


@pytest.mark.parametrize("rest", [b"\0" * 40, b'{"version": 99, "act', b"\xff\xfe"])
def test_what_a_power_cut_leaves_at_the_end_is_dropped(berries: Berries, tmp_path: Path, rest: bytes) -> None:
    match, _ = with_taking_back(tmp_path)
    path = journal_of(match, tmp_path)
    with path.open("ab") as file:
        file.write(rest)
    assert same(Match.resume(path), match)
    assert rest not in path.read_bytes()


HEADER = {"format": 1, "id": "x", "setup": setup("berries", 2).to_json()}
FIRST = {"version": 1, "actor": "chance", "action": "first 0"}


@pytest.mark.parametrize(
    "lines",
    [
        [],
        [""],
        ["not JSON"],
        ["[1, 2]"],
        ["{}"],
        ['{"format": true}'],
        ['{"format": 1}'],
        [{**HEADER, "setup": {**HEADER["setup"], "game": "chess"}}],  # type: ignore[dict-item]
        [HEADER, "not JSON", FIRST],
        [HEADER, [FIRST]],
        [HEADER, {**FIRST, "version": 2}],
        [HEADER, {**FIRST, "actor": 0}],
        [HEADER, {**FIRST, "actor": None}],
        [HEADER, {**FIRST, "action": "first 9"}],
        [HEADER, {**FIRST, "action": 1}],
        [HEADER, {"version": 1, "undo": True}],
        [HEADER, {"end": "over"}],
        [HEADER, {"unknown": 1}],
        ["[" * 100_000],
    ],
)
def test_a_damaged_file_is_set_aside_and_met_once(berries: Berries, tmp_path: Path, lines: list[Any]) -> None:
    path = Journal.of(tmp_path, "x").path
    path.parent.mkdir()
    path.write_text("".join(f"{line if isinstance(line, str) else json.dumps(line)}\n" for line in lines), encoding="utf-8")
    with pytest.raises(StorageProblem) as problem:
        Match.resume(path)
    assert problem.value.key == "damaged"
    assert [left.name for left in path.parent.iterdir()] == ["x.jsonl.bad"]
    assert saved(tmp_path) == ([], [])


def test_only_looking_sets_nothing_aside(berries: Berries, tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    path.write_bytes(b"\x89PNG\r\n")
    with pytest.raises(StorageProblem):
        Match.reread(path)
    assert path.exists()


def test_a_newer_file_is_refused_and_left_alone(berries: Berries, tmp_path: Path) -> None:
    path = Journal.of(tmp_path, "x").path
    path.parent.mkdir()
    path.write_text('{"format": 2, "whatever": []}\n')
    with pytest.raises(StorageProblem) as problem:
        Match.resume(path)
    assert problem.value.key == "newer"
    _, problems = saved(tmp_path)
    assert [(problem.key, problem.path) for problem in problems] == [("newer", path)]
    assert path.exists()


def test_the_first_format_still_loads(berries: Berries) -> None:
    """The sample stays as it is for ever; a new format gets one of its own beside it."""
    match = Match.reread(Path(__file__).parent / "formats" / "match-1.jsonl")
    actions = [step.action for step in match.steps]
    assert actions[:2] == ["first 1", "shuffle bear,owl,fox,fox,bear,owl,owl,fox,bear"]
    assert actions[2:] == ["draw", "lay bear", "end", "draw", "end", "draw", "lay fox"]
    assert match.version == 11
    assert match.setup.seats == (Seat("Бот", "owl", "greedy"), Seat("Оля", "fox"))
    assert match.setup.options == {"hand_limit": 1}


class TestList:
    def test_last_played_first(self, berries: Berries, tmp_path: Path) -> None:
        matches = [Match.begin(setup("berries", 2, deal), tmp_path) for deal in range(3)]
        for seconds, number in enumerate([1, 2, 0]):
            os.utime(journal_of(matches[number], tmp_path), (1_000 + seconds, 1_000 + seconds))
        found, problems = saved(tmp_path)
        assert [save.setup.deal for save in found] == [0, 2, 1]
        assert problems == []
        assert same(Match.resume(found[0].path), matches[0])

    def test_nothing_yet(self, tmp_path: Path) -> None:
        assert saved(tmp_path / "missing") == ([], [])

    def test_a_bad_file_does_not_hide_the_good_ones(self, berries: Berries, tmp_path: Path) -> None:
        match = Match.begin(setup("berries", 2), tmp_path)
        (tmp_path / "matches" / "empty.jsonl").touch()
        found, problems = saved(tmp_path)
        assert [save.path for save in found] == [journal_of(match, tmp_path)]
        assert [problem.key for problem in problems] == ["damaged"]
        assert saved(tmp_path) == (found, [])

    def test_a_game_that_is_gone(self, tmp_path: Path) -> None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("cardgames.session.seats.Setup.checked", lambda setup: setup)
            path = Journal.of(tmp_path, "x").path
            Journal(path).begin({"id": "x", "setup": setup("vanished", 2).to_json()})
        found, problems = saved(tmp_path)
        assert found == []
        assert [problem.key for problem in problems] == ["damaged"]

    def test_finished_and_abandoned_ones_are_records(self, berries: Berries, tmp_path: Path) -> None:
        over = finish(Match.begin(setup("berries", 2), tmp_path))
        left = Match.begin(setup("berries", 2), tmp_path)
        step(left)
        left.abandon()
        assert saved(tmp_path) == ([], [])
        assert {path.stem for path in finished(tmp_path)} == {over.id, left.id}
        again = {match.id: match for match in map(Match.resume, finished(tmp_path))}
        assert same(again[over.id], over)
        assert again[left.id].abandoned
        assert again[left.id].record() == left.record()

    def test_a_result_is_in_the_record_without_the_rules(self, berries: Berries, tmp_path: Path) -> None:
        over = finish(Match.begin(setup("berries", 2), tmp_path))
        last = json.loads(finished(tmp_path)[0].read_bytes().splitlines()[-1])
        assert last == {"end": "over", "scores": over.scores(), "winners": over.winners()}

    def test_killed_between_the_last_action_and_the_end(self, berries: Berries, tmp_path: Path) -> None:
        over = finish(Match.begin(setup("berries", 2), tmp_path))
        lines = finished(tmp_path)[0].read_bytes().splitlines(keepends=True)
        for kept in (lines[:-1], lines):  # before the last line, or before the move
            finished(tmp_path)[0].unlink()
            path = journal_of(over, tmp_path)
            path.write_bytes(b"".join(kept))
            found, _ = saved(tmp_path)
            if found:
                assert Match.resume(path).scores() == over.scores()
            assert finished(tmp_path)[0].read_bytes().splitlines(keepends=True) == lines
            assert not path.exists()

    def test_opened_again_it_is_no_second_record(self, berries: Berries, tmp_path: Path) -> None:
        finish(Match.begin(setup("berries", 2), tmp_path))
        (path,) = finished(tmp_path)
        before = path.read_bytes()
        Match.resume(path)
        assert finished(tmp_path) == [path]
        assert path.read_bytes() == before


class TestNothingCanBeSaved:
    def test_no_folder_can_be_made(self, berries: Berries, tmp_path: Path) -> None:
        (tmp_path / "file").touch()
        match = Match.begin(setup("berries", 2), tmp_path / "file")
        assert match.unsaved
        assert finish(match).scores() is not None

    def test_the_disk_is_full(self, berries: Berries, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        match = Match.begin(setup("berries", 2), tmp_path)
        path = journal_of(match, tmp_path)
        step(match)
        assert not match.unsaved
        kept = path.read_bytes()

        def full(handle: int) -> None:
            raise OSError(28, "No space left on device")

        with monkeypatch.context() as patch:
            patch.setattr(os, "fsync", full)
            step(match)
        assert match.unsaved
        assert finish(match).scores() is not None
        assert path.read_bytes().startswith(kept)
        assert finish(Match.resume(path)).record() == match.record()

    def test_the_file_is_gone(self, berries: Berries, tmp_path: Path) -> None:
        match = Match.begin(setup("berries", 2), tmp_path)
        journal_of(match, tmp_path).unlink()
        assert finish(match).scores() is not None
        assert match.unsaved
        assert saved(tmp_path) == ([], [])
