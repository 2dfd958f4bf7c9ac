"""What happens to an error that nobody expected: it is logged, and a report is made for the player."""

import logging
import platform
import sys
import traceback
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, Signal, qInstallMessageHandler

from cardgames import __version__

log = logging.getLogger(__name__)

FILE, SIZE, KEPT = "court-games.log", 200_000, 2
LEVELS = {QtMsgType.QtDebugMsg: logging.DEBUG, QtMsgType.QtInfoMsg: logging.INFO, QtMsgType.QtWarningMsg: logging.WARNING}


def log_into(folder: Path | None) -> None:
    """Logs into a file of the data folder; without a folder nowhere. What Qt says is logged too."""
    handler = (
        RotatingFileHandler(folder / FILE, maxBytes=SIZE, backupCount=KEPT, encoding="utf-8", delay=True)
        if folder
        else logging.NullHandler()
    )
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.raiseExceptions = False  # a full disk must not stop a game
    qInstallMessageHandler(_qt_says)


def report(error: BaseException) -> str:
    """The error for a player to copy: where it happened. Its message is left to the log, as it might name a hidden card."""
    frames = traceback.extract_tb(error.__traceback__)
    where = "\n".join(f"  {Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames)
    system = f"Python {platform.python_version()}, PySide6 {pyside_version}, {platform.platform()}"
    return f"Court Games {__version__}\n{system}\n\n{type(error).__name__}\n{where}\n"


class ErrorDesk(QObject):
    """Takes over `sys.excepthook`, which also gets the errors of Qt slots."""

    happened = Signal(str)  # the report

    def install(self) -> None:
        sys.excepthook = self.hook

    def remove(self) -> None:
        sys.excepthook = sys.__excepthook__

    def hook(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Takes an error as `sys.excepthook` does."""
        if isinstance(error, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        log.critical("unexpected", exc_info=(kind, error, trace))
        self.happened.emit(report(error))


def _qt_says(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    logging.getLogger("qt").log(LEVELS.get(kind, logging.ERROR), "%s", text)
