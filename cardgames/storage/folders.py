"""Where saves and settings belong, and what is done about what cannot be read or written there."""

from __future__ import annotations

import logging
import os
import tempfile
from pathlib import Path

from platformdirs import user_data_path

log = logging.getLogger(__name__)

APP = "court-games"
HOME_VARIABLE = "COURT_GAMES_HOME"


class StorageProblem(Exception):
    """A file that cannot be used. `key` says why: "damaged" (then it is set aside), "newer", "unreadable" or "unwritable"."""

    def __init__(self, key: str, path: Path) -> None:
        super().__init__(f"{path}: {key}")
        self.key = key
        self.path = path


def data_folder() -> Path:
    """The folder of this user's saves and settings: $COURT_GAMES_HOME, else the system's place for them. Not created here."""
    chosen = os.environ.get(HOME_VARIABLE)
    folder = Path(chosen) if chosen else user_data_path(APP, appauthor=False)
    # Without a home ("~" stays as it is) saves must not land in whatever folder the program was started from.
    return folder if folder.is_absolute() else Path(tempfile.gettempdir()) / APP / folder.name


def writable(folder: Path) -> bool:
    """Whether files can be written in `folder`, which is created if need be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder) as probe:
            probe.write(b"x")
            probe.flush()
    except OSError as problem:
        log.warning("nothing can be saved: %s", problem)
        return False
    return True


def set_aside(path: Path) -> None:
    """Renames a damaged file to "<name>.bad" (an earlier one is replaced), so that it is met only once."""
    try:
        path.replace(path.with_name(f"{path.name}.bad"))
        log.warning("damaged, set aside as %s.bad", path)
    except OSError as problem:
        log.warning("damaged, and cannot be set aside: %s", problem)
