"""The program on a real X server: its window comes, and closes cleanly while computers play."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.packaging.conftest import PACKAGING

ROOT = PACKAGING.parent
PATIENCE = 60  # seconds for a start and an end, on a busy machine
CHILD = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from cardgames.session.seats import Seat, Setup
from ui import app

class Closing(app.App):
    def open(self):
        super().open()
        assert QGuiApplication.platformName() == "xcb"
        seats = tuple(Seat(crest, crest, bot) for crest, bot in (("fox", "random"), ("owl", "random")))
        self.lobby.start_asked.emit(Setup("behind-the-throne", {}, seats, 1))
        QTimer.singleShot(int(sys.argv[1]), self.window.close)

app.App = Closing
sys.exit(app.run(sys.argv[:1]))
"""
LINUX = sys.platform == "linux"
SCREEN = pytest.mark.skipif(not LINUX or "DISPLAY" not in os.environ, reason="needs an X server (xvfb)")


@SCREEN
@pytest.mark.parametrize("moment", [0, 500])
def test_the_window_comes_and_goes(moment: int, tmp_path: Path) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "xcb", "COURT_GAMES_HOME": str(tmp_path), "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", CHILD, str(moment)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=PATIENCE)
    assert (done.returncode, done.stderr) == (0, ""), "a process that dies at its end often says so only by its exit code"


@pytest.mark.skipif(not LINUX, reason="there the test run has no X server")
def test_there_is_an_x_server_where_xvfb_is_installed() -> None:
    """Else the test above would be left out without a word."""
    installed = any((Path(folder) / "Xvfb").exists() for folder in os.environ["PATH"].split(os.pathsep))
    assert not installed or "DISPLAY" in os.environ
