"""The program: `python -m ui`, the command `court-games`, the frozen app."""

import argparse
import multiprocessing
import sys
from importlib import import_module

from cardgames import __version__


def main() -> int:
    """Runs the program and returns its exit code."""
    multiprocessing.freeze_support()  # first: in a frozen app the process that thinks starts here too
    parser = argparse.ArgumentParser(prog="court-games", description="Two card games of court intrigue.")
    parser.add_argument("--version", action="store_true", help="say the version and end")
    parser.add_argument("--selftest", action="store_true", help="load everything, play a game between computers, say its hash")
    # What else is there is Qt's: -platform, -style.
    chosen, rest = parser.parse_known_args()
    if chosen.version:
        _say(f"Court Games {__version__}")
        return 0
    # Qt comes only now: the process that thinks reads this file too, and starts three times as fast without it.
    if chosen.selftest:
        _say(import_module("ui.selftest").selftest())
        return 0
    code: int = import_module("ui.app").run([sys.argv[0], *rest])
    return code


def _say(text: str) -> None:
    if sys.stdout is not None:  # a windowed program on Windows has none
        sys.stdout.write(f"{text}\n")


if __name__ == "__main__":
    sys.exit(main())
