"""The desk's hands on a real X server with a window manager, whose frame lies around the window."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.packaging.conftest import PACKAGING

PATIENCE = 60  # seconds, on a busy machine
WINDOW = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication, QWidget

class Target(QWidget):
    def mousePressEvent(self, event):
        place = event.position().toPoint()
        Path(sys.argv[1]).write_text(f"{place.x()} {place.y()}")

app = QApplication(["court-games"])
target = Target()
target.resize(300, 200)
target.show()
app.exec()
"""
DESK = """
import sys
from pathlib import Path
from PySide6.QtCore import QPoint
from desk import Desk

told = Path(sys.argv[1]) / "told"
with Desk(Path(sys.argv[1])) as desk:
    desk.start([sys.executable, "-c", sys.argv[2], str(told)])
    desk.wait_for_window()

    def heard():
        desk.click_in_window(QPoint(40, 50))
        return told.exists() and told.read_text() != ""

    desk.wait(heard, "the click")
"""
INSTALLED = sys.platform == "linux" and all(shutil.which(tool) for tool in ("Xvfb", "openbox", "xdotool"))


@pytest.mark.skipif(not INSTALLED, reason="needs Xvfb, openbox and xdotool")
def test_a_click_meets_its_place_in_the_window(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(PACKAGING)}
    command = [sys.executable, "-c", DESK, str(tmp_path), WINDOW]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=PATIENCE)
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "told").read_text() == "40 50"
