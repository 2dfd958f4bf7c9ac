"""The program as a process of its own: one window for one folder, closing at any moment, no folder to write to."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from cardgames import __version__
from cardgames.engine import registry

ROOT = Path(__file__).parents[2]
PATIENCE = 60  # seconds for a slow machine

# A player's helper: starts the program, and when it stands does what the test says with `app`.
DRIVER = """
import sys
from PySide6.QtCore import QTimer
import ui.app
from cardgames.session.seats import Seat, Setup

def started(app, opened=ui.app.App.open):
    opened(app)
    print("open", flush=True)
    exec(sys.argv[1], {"app": app, "QTimer": QTimer, "Seat": Seat, "Setup": Setup})

ui.app.App.open = started

if __name__ == "__main__":
    sys.exit(ui.app.run(["court-games"]))
"""
BOTS = 'app.lay_table(__import__("cardgames.session.match").session.match.Match(Setup("behind-the-throne", {}, ' \
       '(Seat("A", "fox", "expectimax"), Seat("B", "owl", "expectimax")), 5)))'  # fmt: skip


@pytest.fixture
def home(tmp_path: Path) -> Path:
    (tmp_path / "driver.py").write_text(DRIVER, encoding="utf-8")
    return tmp_path / "Дані гравця"


def start(home: Path, then: str = "") -> subprocess.Popen[str]:
    surroundings = {**os.environ, "COURT_GAMES_HOME": str(home), "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    surroundings["QT_LOGGING_RULES"] = "qt.qpa.*=false"
    command = [sys.executable, str(home.parent / "driver.py") if then else "-m", *([then] if then else ["ui"])]
    return subprocess.Popen(command, env=surroundings, cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def wait_open(process: subprocess.Popen[str]) -> None:
    assert process.stdout is not None
    assert process.stdout.readline() == "open\n"


def end(process: subprocess.Popen[str]) -> tuple[int, str]:
    _, complaints = process.communicate(timeout=PATIENCE)
    return process.returncode, "\n".join(line for line in complaints.splitlines() if "propagateSizeHints" not in line)


@pytest.mark.parametrize("milliseconds", [0, 50, 200, 1000])
def test_closes_cleanly_while_a_bot_thinks(home: Path, milliseconds: int) -> None:
    close = f"QTimer.singleShot({milliseconds}, app.window.close)"
    process = start(home, f"{BOTS}; app.play.controller.thinking.connect(lambda seat: {close})")
    assert end(process) == (0, "")


def test_second_start_raises_the_first_window_and_ends(home: Path) -> None:
    first = start(
        home,
        "app.window.showMinimized(); app.instance.raise_asked.connect(lambda: (print('raised', flush=True), app.window.close()))",
    )
    try:
        wait_open(first)
        assert end(start(home)) == (0, "")
        assert first.stdout is not None
        assert first.stdout.readline() == "raised\n"
        assert end(first) == (0, "")
    finally:
        first.kill()


@pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL is of Unix")
def test_lock_of_a_killed_program_does_not_hold(home: Path) -> None:
    first = start(home, "pass")
    wait_open(first)
    first.send_signal(signal.SIGKILL)
    first.communicate(timeout=PATIENCE)
    assert (home / "lock").exists()
    assert end(start(home, "QTimer.singleShot(0, app.window.close)")) == (0, "")


def test_folder_that_cannot_be_written_is_no_second_start(home: Path) -> None:
    home.write_text("a file where the folder should be", encoding="utf-8")
    count = "print(len(app.window.findChildren(__import__('PySide6.QtWidgets').QtWidgets.QMessageBox)), flush=True)"
    process = start(home, f"{BOTS}; app.play.controller.thinking.connect(lambda seat: ({count}, app.window.close()))")
    wait_open(process)
    assert end(process)[0] == 0
    assert home.read_text(encoding="utf-8").startswith("a file")


def test_settings_and_window_come_back(home: Path) -> None:
    assert end(start(home, "app.choose('theme', 'light'); QTimer.singleShot(0, app.window.close)")) == (0, "")
    process = start(
        home, "print(app.settings.theme, bool(app.settings.geometry), flush=True); QTimer.singleShot(0, app.window.close)"
    )
    wait_open(process)
    assert process.stdout is not None
    assert process.stdout.readline() == "light True\n"
    assert end(process) == (0, "")


def test_version_and_selftest() -> None:
    surroundings = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "LANG": "C"}
    told = [
        subprocess.run(
            [sys.executable, "-m", "ui", option], cwd=ROOT, env=surroundings, capture_output=True, text=True, check=True
        )
        for option in ("--version", "--selftest")
    ]
    assert told[0].stdout == f"Court Games {__version__}\n"
    hashes = dict(line.split() for line in told[1].stdout.splitlines())
    assert list(hashes) == list(registry.games())
    assert all(len(digest) == 64 for digest in hashes.values())


def test_no_standard_output_is_no_error() -> None:
    silent = "import sys; sys.stdout = sys.stderr = None; sys.argv = ['court-games', '--version']; from ui.__main__ import main; sys.exit(main())"
    assert subprocess.run([sys.executable, "-c", silent], cwd=ROOT, check=False).returncode == 0
