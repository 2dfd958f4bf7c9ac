"""An error that nobody expected: a report without anything hidden, a log, and the program goes on."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import qInstallMessageHandler
from pytestqt.qtbot import QtBot

from ui.errors import FILE, ErrorDesk, log_into, report


@pytest.fixture
def logged(tmp_path: Path) -> Iterator[Path]:
    """The log's file; logging is as before afterwards."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    raising = logging.raiseExceptions
    log_into(tmp_path)
    yield tmp_path / FILE
    qInstallMessageHandler(None)
    for handler in root.handlers:
        handler.close()
    root.handlers[:] = handlers
    root.setLevel(level)
    logging.raiseExceptions = raising


def fail() -> None:
    raise ValueError("the deck holds a king")


def test_report_says_where_but_never_the_message() -> None:
    with pytest.raises(ValueError, match="king") as caught:
        fail()
    text = report(caught.value)
    assert "ValueError" in text
    assert "test_errors.py" in text
    assert " fail" in text
    assert "king" not in text
    assert str(Path(__file__).parent) not in text  # nor where the player's files lie


def test_hook_logs_and_tells(qtbot: QtBot, logged: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = ErrorDesk()
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    desk.install()
    try:
        fail()
    except ValueError as error:
        with qtbot.waitSignal(desk.happened) as told:
            sys.excepthook(type(error), error, error.__traceback__)
    assert told.args
    assert "ValueError" in told.args[0]
    assert "the deck holds a king" in logged.read_text(encoding="utf-8")


def test_no_folder_no_log(logged: Path) -> None:
    log_into(None)
    logging.getLogger("any").error("lost")
    assert not logged.exists()
