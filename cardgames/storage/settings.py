"""The player's settings: one small JSON file, written whole and replaced at once."""

from __future__ import annotations

import contextlib
import json
import logging
import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from cardgames.storage.folders import StorageProblem, set_aside

log = logging.getLogger(__name__)

FILE = "settings.json"
FORMAT = 1  # raise it when a name or a value gets another meaning, and convert the older ones in `_read`

# When adding a setting: 1 a field with its default here, 2 its values below, 3 a control on the settings screen.
CHOICES: Mapping[str, tuple[object, ...]] = {
    "language": ("uk", "en"),
    "theme": ("dark", "light"),
    "pace": (0.0, 0.5, 1.0, 2.0),
    "zoom": (1.0, 1.25, 1.5, 2.0),
}


@dataclass(slots=True)
class Settings:
    """What the player has chosen."""

    language: str = "uk"
    theme: str = "dark"
    pace: float = 1.0  # how fast things move: 2.0 is twice as fast, 0.0 at once
    motion: bool = True  # whether things move at all
    odds: bool = True  # whether the odds of the next card are shown
    zoom: float = 1.0  # size of texts
    player: str = ""  # the name last played under
    game: str = ""  # that was last played, by its id
    seats: str = ""  # who sat in the lobby then, as it writes it
    geometry: str = ""  # of the window, as Qt writes it, in base64


def load(folder: Path) -> tuple[Settings, StorageProblem | None]:
    """The settings, and what was wrong with their file; then they are the defaults, as without a file.

    A "damaged" file is set aside; one that is "newer" or "unreadable" stays, and is not to be saved over.
    """
    path = folder / FILE
    try:
        return _read(json.loads(path.read_text(encoding="utf-8")), path), None
    except FileNotFoundError:
        return Settings(), None
    except StorageProblem as problem:
        if problem.key == "damaged":
            set_aside(path)
        return Settings(), problem
    except OSError:
        return Settings(), StorageProblem("unreadable", path)
    except (ValueError, RecursionError):
        set_aside(path)
        return Settings(), StorageProblem("damaged", path)


def save(folder: Path, settings: Settings) -> StorageProblem | None:
    """Writes the settings; a power cut leaves the old file or the new one. Returns "unwritable" if it cannot be done."""
    path = folder / FILE
    new = path.with_name(f"{FILE}.{os.getpid()}.new")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with new.open("w", encoding="utf-8") as file:
            json.dump({"format": FORMAT, **asdict(settings)}, file, indent=1)
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    except OSError as problem:
        log.warning("settings are not saved: %s", problem)
        with contextlib.suppress(OSError):
            new.unlink(missing_ok=True)
        return StorageProblem("unwritable", path)
    return None


def _read(content: Any, path: Path) -> Settings:
    """Missing settings get their defaults and unknown ones are passed over; a wrong type or value makes the file damaged."""
    if not isinstance(content, dict) or type(content.get("format")) is not int:
        raise StorageProblem("damaged", path)
    if content["format"] > FORMAT:
        raise StorageProblem("newer", path)
    settings = Settings()
    for field in fields(Settings):
        value = content.get(field.name, getattr(settings, field.name))
        kind = type(getattr(settings, field.name))
        right_type = type(value) is kind or (kind is float and type(value) is int)
        if not right_type or value not in CHOICES.get(field.name, (value,)):
            raise StorageProblem("damaged", path)
        setattr(settings, field.name, kind(value))
    return settings
