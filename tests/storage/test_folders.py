"""Where things are kept, and folders that cannot be written."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cardgames.storage.folders import data_folder, writable


def test_the_variable_decides(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COURT_GAMES_HOME", str(tmp_path / "Мої ігри"))
    assert data_folder() == tmp_path / "Мої ігри"
    assert not data_folder().exists()


def test_else_the_place_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COURT_GAMES_HOME", raising=False)
    assert data_folder().is_absolute()
    assert data_folder().name == "court-games"


@pytest.mark.parametrize("home", [None, "", "~"])
def test_without_a_home_it_is_never_the_folder_we_were_started_from(tmp_path: Path, home: str | None) -> None:
    env = {
        key: value for key, value in os.environ.items() if key not in ("HOME", "COURT_GAMES_HOME", "XDG_DATA_HOME", "PYTHONPATH")
    }
    env |= {} if home is None else {"HOME": home}
    env["PYTHONPATH"] = str(Path(__file__).parents[2])
    code = "from cardgames.storage.folders import data_folder; print(data_folder().is_absolute())"
    done = subprocess.run([sys.executable, "-c", code], env=env, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout == "True\n"
    assert list(tmp_path.iterdir()) == []


def test_writable(tmp_path: Path) -> None:
    assert writable(tmp_path / "new" / "folder")
    assert list((tmp_path / "new" / "folder").iterdir()) == []
    (tmp_path / "file").touch()
    assert not writable(tmp_path / "file")
    assert not writable(tmp_path / "file" / "below")
