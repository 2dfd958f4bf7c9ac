"""Where the files that ship with the program are: the one place that knows a checkout, a wheel and a frozen app apart."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path


@cache
def assets() -> Path:
    """The folder `assets`: beside the package in a checkout, inside it in a wheel, in the bundle of a frozen app."""
    if hasattr(sys, "_MEIPASS"):
        return Path(sys._MEIPASS) / "assets"
    package = Path(__file__).resolve().parent
    inside = package / "assets"
    return inside if inside.is_dir() else package.parent / "assets"
