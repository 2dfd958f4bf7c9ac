"""Settings: kept whole, and a file that is no settings file never stops a start."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from cardgames.storage.settings import Settings, load, save

CHOSEN = Settings("en", "light", 0.0, False, False, 1.25, "Їжак «Ґ» \ud800", "AdnQywAD")


def test_the_first_start(tmp_path: Path) -> None:
    assert load(tmp_path / "absent") == (Settings(), None)
    assert not (tmp_path / "absent").exists()


def test_kept(tmp_path: Path) -> None:
    assert save(tmp_path / "new", CHOSEN) is None
    assert load(tmp_path / "new") == (CHOSEN, None)
    assert [path.name for path in (tmp_path / "new").iterdir()] == ["settings.json"]


def test_what_is_missing_gets_its_default_and_what_is_unknown_is_passed_over(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"format": 1, "language": "en", "pace": 2, "future": [1]}')
    assert load(tmp_path) == (Settings(language="en", pace=2.0), None)


BAD: list[Any] = [
    [],
    {},
    None,
    {"format": "1"},
    {"format": True},
    {"format": 1, "language": "de"},
    {"format": 1, "language": ["uk"]},
    {"format": 1, "pace": True},
    {"format": 1, "pace": 3},
    {"format": 1, "pace": float("nan")},
    {"format": 1, "zoom": 10**400},
    {"format": 1, "motion": 1},
    {"format": 1, "player": None},
]


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe\0", b"[" * 100_000, *(json.dumps(bad).encode() for bad in BAD)])
def test_a_damaged_file_is_set_aside_and_said_once(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    settings, problem = load(tmp_path)
    assert settings == Settings()
    assert problem is not None
    assert (problem.key, problem.path) == ("damaged", path)
    assert (tmp_path / "settings.json.bad").read_bytes() == content
    assert load(tmp_path) == (Settings(), None)


def test_a_newer_file_waits_for_its_program(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"format": 2}')
    settings, problem = load(tmp_path)
    assert settings == Settings()
    assert problem is not None
    assert problem.key == "newer"
    assert [path.name for path in tmp_path.iterdir()] == ["settings.json"]


def test_what_cannot_be_read_or_written_is_no_crash(tmp_path: Path) -> None:
    (tmp_path / "settings.json").mkdir()
    settings, problem = load(tmp_path)
    assert settings == Settings()
    assert problem is not None
    assert problem.key == "unreadable"
    for folder in (tmp_path, tmp_path / "file" / "below"):
        (tmp_path / "file").touch()
        problem = save(folder, CHOSEN)
        assert problem is not None
        assert problem.key == "unwritable"


def test_a_full_disk_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    save(tmp_path, CHOSEN)
    monkeypatch.setattr(os, "fsync", full)
    problem = save(tmp_path, Settings())
    assert problem is not None
    assert problem.key == "unwritable"
    assert load(tmp_path) == (CHOSEN, None)
    assert [path.name for path in tmp_path.iterdir()] == ["settings.json"]
