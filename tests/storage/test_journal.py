"""Journal: a file that only grows, and what is done about files that are none. Whole matches: tests/session/test_saving.py."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardgames.storage.folders import StorageProblem
from cardgames.storage.journal import Journal, read, unfinished

HEADER = {"id": "x", "setup": {"name": "Їжачок"}}


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    journal = Journal.of(tmp_path, "x")
    journal.begin(HEADER)
    return journal


def problem_of(path: Path) -> str:
    with pytest.raises(StorageProblem) as problem:
        read(path)
    assert problem.value.path == path
    return problem.value.key


def test_lines_come_back(journal: Journal) -> None:
    journal.append({"version": 1, "action": "узяти"})
    journal.append({"version": 2})
    content = read(journal.path)
    assert content.header == {"format": 1, **HEADER}
    assert content.lines == [{"version": 1, "action": "узяти"}, {"version": 2}]
    assert content.size == journal.path.stat().st_size
    assert not journal.lost


def test_every_line_is_on_the_disk_before_append_returns(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []
    monkeypatch.setattr("os.fsync", lambda handle: sizes.append(journal.path.stat().st_size))
    journal.append({"version": 1})
    assert sizes == [journal.path.stat().st_size]


def test_a_journal_is_never_begun_over_another(journal: Journal) -> None:
    journal.append({"version": 1})
    second = Journal(journal.path)
    second.begin({"id": "y"})
    assert second.lost
    assert read(journal.path).header["id"] == "x"


def test_gone_on_after_a_torn_line(journal: Journal) -> None:
    journal.append({"version": 1})
    with journal.path.open("ab") as file:
        file.write(b'{"version": 2, "act')
    content = read(journal.path)
    assert content.lines == [{"version": 1}]
    again = Journal(journal.path)
    again.go_on(content)
    again.append({"version": 2})
    assert read(journal.path).lines == [{"version": 1}, {"version": 2}]


@pytest.mark.parametrize(
    "content", [b"", b"\n", b'{"format": 1}', b"[]\n", b'{"format": "1"}\n', b"\xff\n", b'{"format": 1}\n\n{}\n']
)
def test_damaged(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "x.jsonl"
    path.write_bytes(content)
    assert problem_of(path) == "damaged"
    assert path.read_bytes() == content


def test_newer_and_unreadable(tmp_path: Path) -> None:
    (tmp_path / "new.jsonl").write_text('{"format": 2}\n')
    assert problem_of(tmp_path / "new.jsonl") == "newer"
    assert problem_of(tmp_path) == "unreadable"
    assert problem_of(tmp_path / "absent.jsonl") == "unreadable"


def test_once_lost_nothing_more_is_written(
    journal: Journal, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A line after a missing one would make the whole file worthless."""

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", full)
        journal.append({"version": 1})
    assert journal.lost
    size = journal.path.stat().st_size
    journal.append({"version": 2})
    journal.finish()
    assert journal.path.stat().st_size == size
    assert len(caplog.records) == 1


def test_finished(journal: Journal, tmp_path: Path) -> None:
    journal.append({"end": "over"})
    journal.finish()
    assert journal.path == tmp_path / "matches" / "finished" / "x.jsonl"
    assert read(journal.path).lines == [{"end": "over"}]
    assert unfinished(tmp_path) == ([], [])


def test_what_could_not_be_moved_is_moved_later(journal: Journal, tmp_path: Path) -> None:
    journal.append({"end": "over"})
    obstacle = tmp_path / "matches" / "finished"
    obstacle.touch()
    journal.finish()
    assert journal.path.parent.name == "matches"
    assert unfinished(tmp_path) == ([], [])
    obstacle.unlink()
    assert unfinished(tmp_path) == ([], [])
    assert [path.name for path in obstacle.iterdir()] == ["x.jsonl"]


def test_other_files_are_let_alone(journal: Journal, tmp_path: Path) -> None:
    for name in ("notes.txt", "old.jsonl.bad", "y.new"):  # the last one: killed while a match began
        (tmp_path / "matches" / name).write_text("mine")
    assert unfinished(tmp_path) == ([journal.path], [])
    assert len(list((tmp_path / "matches").iterdir())) == 4


def test_damaged_again_replaces_the_older_bad_file(tmp_path: Path) -> None:
    folder = tmp_path / "matches"
    folder.mkdir()
    for content in ("first", "second"):
        (folder / "x.jsonl").write_text(content)
        _, problems = unfinished(tmp_path)
        assert [problem.key for problem in problems] == ["damaged"]
        assert [path.name for path in folder.iterdir()] == ["x.jsonl.bad"]
        assert (folder / "x.jsonl.bad").read_text() == content


def test_every_line_is_json_in_ascii(journal: Journal) -> None:
    lines = journal.path.read_bytes().decode("ascii").splitlines()
    assert [json.loads(line)["setup"] for line in lines] == [{"name": "Їжачок"}]
