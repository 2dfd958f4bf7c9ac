"""The program as a process of its own: one window for one folder, closing at any moment, no folder to write to."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QLockFile
from PySide6.QtWidgets import QApplication

from cardgames import __version__
from cardgames.engine import registry
from ui.instance import Instance

ROOT = Path(__file__).parents[2]
PATIENCE = 60  # seconds for a slow machine

# Starts the program, and when it stands does what the test says.
DRIVER = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QMessageBox
import ui.app
from cardgames.session.match import Match
from cardgames.session.seats import Seat, Setup

BOTS = Setup("behind-the-throne", {}, (Seat("A", "fox", "expectimax"), Seat("B", "owl", "expectimax")), 5)

def tell(*words):
    print(*words, flush=True)

def close_when_a_bot_thinks(app, milliseconds):
    app.matches.lay(Match(BOTS))
    app.matches.play.controller.thinking.connect(lambda seat: QTimer.singleShot(milliseconds, app.window.close))

def begin(app):
    tell("open")
    exec(sys.argv[1], globals() | {"app": app})

def started(app, opened=ui.app.App.open):
    app.arrived.connect(lambda: begin(app))
    opened(app)

ui.app.App.open = started

if __name__ == "__main__":
    sys.exit(ui.app.run(["court-games"]))
"""
CLOSE = "QTimer.singleShot(0, app.window.close)"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    (tmp_path / "driver.py").write_text(DRIVER, encoding="utf-8")
    return tmp_path / "Дані гравця"


def start(home: Path, then: str = "") -> subprocess.Popen[str]:
    surroundings = {**os.environ, "COURT_GAMES_HOME": str(home), "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    surroundings["QT_LOGGING_RULES"] = "qt.qpa.*=false"
    command = [sys.executable, str(home.parent / "driver.py"), then] if then else [sys.executable, "-m", "ui"]
    return subprocess.Popen(command, env=surroundings, cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def end(process: subprocess.Popen[str]) -> tuple[int, str]:
    _, complaints = process.communicate(timeout=PATIENCE)
    return process.returncode, "\n".join(line for line in complaints.splitlines() if "propagateSizeHints" not in line)


def next_line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().rstrip("\n")


@pytest.mark.parametrize("milliseconds", [0, 50, 200, 1000])
def test_closes_cleanly_while_a_bot_thinks(home: Path, milliseconds: int) -> None:
    assert end(start(home, f"close_when_a_bot_thinks(app, {milliseconds})")) == (0, "")


def test_second_start_raises_the_first_window_and_ends(home: Path) -> None:
    then = "app.window.hide(); app.instance.raise_asked.connect(lambda: (tell(app.window.isVisible()), app.window.close()))"
    first = start(home, then)
    try:
        assert next_line(first) == "open"
        assert end(start(home)) == (0, "")
        assert next_line(first) == "True"
        assert end(first) == (0, "")
    finally:
        first.kill()


@pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL is of Unix")
def test_lock_of_a_killed_program_does_not_hold(home: Path) -> None:
    first = start(home, "pass")
    assert next_line(first) == "open"
    first.send_signal(signal.SIGKILL)
    first.communicate(timeout=PATIENCE)
    assert (home / "lock").exists()
    second = start(home, CLOSE)
    assert next_line(second) == "open"
    assert end(second) == (0, "")


def test_folder_that_cannot_be_written_is_no_second_start(home: Path) -> None:
    """It is said once, and the game is played."""
    home.write_text("a file where the folder should be", encoding="utf-8")
    then = """
def play():
    boxes = app.window.findChildren(QMessageBox)
    tell(len(boxes))
    boxes[0].accept()
    close_when_a_bot_thinks(app, 0)
QTimer.singleShot(0, play)
"""
    process = start(home, then)
    assert next_line(process) == "open"
    assert next_line(process) == "1"
    assert end(process) == (0, "")
    assert home.read_text(encoding="utf-8") == "a file where the folder should be"


def test_a_folder_that_takes_no_lock_is_not_written(tmp_path: Path, qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another program may be writing there, and neither would know."""
    monkeypatch.setattr(QLockFile, "tryLock", lambda lock, timeout: False)
    monkeypatch.setattr(QLockFile, "error", lambda lock: QLockFile.LockError.UnknownError)
    instance = Instance(tmp_path)
    assert instance.writable
    assert instance.take(), "it is no second start"
    assert not instance.writable


def test_settings_and_window_come_back(home: Path) -> None:
    assert end(start(home, f"app.choose('theme', 'light'); {CLOSE}")) == (0, "")
    process = start(home, f"tell(app.settings.theme, bool(app.settings.geometry)); {CLOSE}")
    assert next_line(process) == "open"
    assert next_line(process) == "light True"
    assert end(process) == (0, "")


def run(*arguments: str) -> str:
    surroundings = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "LANG": "C"}
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=ROOT, env=surroundings, capture_output=True, text=True, check=True).stdout


def test_version_and_selftest() -> None:
    assert run("-m", "ui", "--version") == f"Court Games {__version__}\n"
    hashes = dict(line.split() for line in run("-m", "ui", "--selftest").splitlines())
    assert list(hashes) == list(registry.games())
    assert all(len(digest) == 64 for digest in hashes.values())


def test_no_standard_output_is_no_error() -> None:
    silent = "import sys, ui.__main__; sys.stdout = sys.stderr = None; sys.argv[1:] = ['--version']; sys.exit(ui.__main__.main())"
    assert run("-c", silent) == ""
