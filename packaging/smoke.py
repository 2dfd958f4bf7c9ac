"""Tries out the package in dist/ as a player would: unpacked, started, played, closed; with real mouse and keys.

With --games it plays whole games instead, with several numbers of seats, by the mouse or by the keyboard alone.

The package stands in a read-only folder whose name has Cyrillic letters and a space; where this runs as root, the program
runs as nobody. Its environment is empty but for the screen and LANG=C. Pictures go to screenshots/smoke. A fault ends it all
with a message.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import player
from desk import FILE_MANAGER, Desk, check

from cardgames.engine import registry
from cardgames.session.match import Match
from cardgames.session.seats import CRESTS, Seat, Setup

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "screenshots" / "smoke"
APP_ID = "io.github.courtgames.courtgames"
FIRST_FRAME, LOBBY = 1.0, 1.5  # seconds, warm
CLOSING = 3.0  # seconds from the wish to the end of the process
MOMENTS = (0, 50, 200, 1000)  # milliseconds
NOBODY = 65534
BOTH, MOUSE, KEYS = (player.live_places, player.live_keys), (player.live_places,), (player.live_keys,)
GAMES = (  # seats and hands; the lobby offers four seats
    *(("behind-the-throne", seats, BOTH) for seats in (2, 3, 4)),
    *(("for-the-king", seats, MOUSE) for seats in (2, 4, 5)),
    ("for-the-king", 4, KEYS),
)


def main() -> None:
    """Everything, in turn; or whole games."""
    parser = argparse.ArgumentParser(description="Tries out the package in dist/ as a player would.")
    parser.add_argument("--games", action="store_true", help="play whole games instead")
    whole_games = parser.parse_args().games
    archive = max((ROOT / "dist").glob("*.tar.xz"), default=None, key=lambda path: path.stat().st_mtime)
    if archive is None:
        sys.exit("There is no package in dist/. Make it with: python3 dev.py package")
    shutil.rmtree(PICTURES, ignore_errors=True)
    PICTURES.mkdir(parents=True)
    with tempfile.TemporaryDirectory(prefix="court-games-") as temporary:
        Path(temporary).chmod(0o755)
        program = unpack(archive, Path(temporary) / "Придворні ігри №1")
        home = Path(temporary) / "home"
        home.mkdir()
        home.chmod(0o777)  # the program may run as another user
        before = contents(program.parent)
        selftest(program)
        with Desk(PICTURES) as screen:
            if whole_games:
                games(program, screen, home)
            else:
                nowhere_to_save(program, screen)
                closing(program, screen, home)
                game(program, screen, home)
                double_click(program, screen, Path(temporary) / "desktop")
                first_frame(program, screen, home)
        check(contents(program.parent) == before, "the program changed files in its own folder")
    print("The package is sound.")


def unpack(archive: Path, folder: Path) -> Path:
    """Unpacks and makes everything read-only; returns the program."""
    folder.mkdir()
    with tarfile.open(archive) as tar:
        tar.extractall(folder, filter="fully_trusted")
    for path in [*folder.rglob("*"), folder]:
        if not path.is_symlink():
            path.chmod(path.stat().st_mode & ~0o222)
    return next(folder.glob("*/court-games"))


def contents(folder: Path) -> dict[Path, tuple[int, float]]:
    """The size and time of every file."""
    return {path: (path.lstat().st_size, path.lstat().st_mtime) for path in folder.rglob("*")}


@contextmanager
def running(program: Path, *arguments: str, **environment: str) -> Iterator[subprocess.Popen[str]]:
    """The program in a bare environment: no HOME, no PATH to speak of; killed at the end if it is still there."""
    user: dict[str, Any] = {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.geteuid() == 0 else {}
    process: subprocess.Popen[str] = subprocess.Popen(
        [str(program), *arguments],
        cwd="/",
        env={"LANG": "C", "PATH": "/nonexistent", **environment},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        **user,
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def ended_well(process: subprocess.Popen[str], seconds: float, when: str, silent: bool = True) -> str:
    """Waits for the end, which must be clean and, unless told otherwise, without a word on stderr; returns what it printed."""
    try:
        out, err = process.communicate(timeout=seconds)
    except subprocess.TimeoutExpired:
        sys.exit(f"FAULT: {when}: still running after {seconds} s")
    check(process.returncode == 0, f"{when}: exit code {process.returncode}: {err}")
    check("Traceback" not in err and not (silent and err), f"{when}: on stderr: {err}")
    return out


def ended(process: subprocess.Popen[Any]) -> bool:
    """Whether it is there no more."""
    return process.poll() is not None


def no_errors(home: Path) -> None:
    """What the program logged is no fault of its own."""
    log = home / "court-games.log"
    text = log.read_text(encoding="utf-8") if log.exists() else ""
    check(" ERROR " not in text and " CRITICAL " not in text, f"the program logged:\n{text}")


def selftest(program: Path) -> None:
    """The shipped files load, and a game comes out as it does from source."""
    with running(program, "--selftest") as process:
        shipped = ended_well(process, 120, "--selftest")
    command = [sys.executable, "-m", "ui", "--selftest"]
    source = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    check(shipped == source != "", f"--selftest says {shipped!r}, the source {source!r}")
    print("selftest:", " ".join(shipped.split()))


def first_frame(program: Path, screen: Desk, home: Path) -> None:
    """The times from the start to the first painted frame and to the lobby: the best of five, as other work may disturb."""
    times = []
    for _ in range(5):
        start = time.monotonic()
        with running(program, COURT_GAMES_HOME=str(home), DISPLAY=screen.display) as process:
            screen.wait_for_first_paint()
            painted = time.monotonic() - start
            screen.wait_for_page()
            times.append((painted, time.monotonic() - start))
            screen.close_window()
            ended_well(process, CLOSING, "closing after the first frame")
    print("first painted frame, lobby:", "; ".join(f"{painted:.2f} s, {lobby:.2f} s" for painted, lobby in times))
    best = min(painted for painted, _ in times), min(lobby for _, lobby in times)
    check(best[0] < FIRST_FRAME, f"the first frame takes more than {FIRST_FRAME} s")
    check(best[1] < LOBBY, f"the lobby takes more than {LOBBY} s")


def nowhere_to_save(program: Path, screen: Desk) -> None:
    """Without a home the program starts all the same, and says once that nothing is kept."""
    with running(program, DISPLAY=screen.display) as process:
        screen.wait_for_page()
        time.sleep(1)
        screen.picture("nowhere-to-save")
        screen.press("Return")
        time.sleep(0.5)
        screen.close_window()
        ended_well(process, CLOSING, "closing without a home", silent=False)  # the log, which has no file to go to


def closing(program: Path, screen: Desk, home: Path) -> None:
    """The window may be closed at any moment after it came, and of a computer's turn; the match then waits."""
    someone = player.Player(screen, home, pace=2.0)
    for milliseconds in MOMENTS:
        with running(program, COURT_GAMES_HOME=str(home), DISPLAY=screen.display) as process:
            screen.wait_for_window()
            time.sleep(milliseconds / 1000)
            screen.close_window()
            ended_well(process, CLOSING, f"closing {milliseconds} ms after the window came")
        with running(program, COURT_GAMES_HOME=str(home), DISPLAY=screen.display) as process:
            someone.sit_down()
            someone.play_until(lambda match: isinstance(match.actor, int) and not player.asks_a_person(match))
            time.sleep(milliseconds / 1000)
            screen.close_window()
            screen.wait(lambda: screen.window() is None, "the end of the window")
            ended_well(process, CLOSING, f"closing {milliseconds} ms into a computer's turn")
    someone.close()
    print("closing: clean at every moment")


def game(program: Path, screen: Desk, home: Path) -> None:
    """The match that waits, played to its end with real clicks and keys."""
    someone = player.Player(screen, home, pace=0.0)
    played(program, screen, home, someone, someone.sit_down, "results")


def games(program: Path, screen: Desk, folder: Path) -> None:
    """Whole games; those by keys alone are started in the lobby, the others wait there."""
    for number, (id, seats, hands) in enumerate(GAMES, 1):
        home = folder / f"{number}"
        home.mkdir()
        if hands is not KEYS:
            bot = next(iter(registry.game(id).bots))
            people = tuple(Seat(crest.title(), crest, bot if place else None) for place, crest in enumerate(CRESTS[:seats]))
            Match.begin(Setup(id, {}, people, number), home)
        someone = player.Player(screen, home, 0.0, hands)
        for path in [home, *home.rglob("*")]:
            path.chmod(0o777)
        sit_down = partial(someone.sit_down_by_keys, id) if hands is KEYS else someone.sit_down
        played(program, screen, home, someone, sit_down, f"results-{number}")


def played(program: Path, screen: Desk, home: Path, someone: player.Player, sit_down: Callable[[], None], picture: str) -> None:
    """A match is played to its end and kept; the results are looked at, and the window closed."""
    start = time.monotonic()
    with running(program, COURT_GAMES_HOME=str(home), DISPLAY=screen.display) as process:
        sit_down()
        match = someone.play_until(lambda match: match.actor is None)
        time.sleep(3)
        screen.picture(picture)
        no_errors(home)
        screen.close_window()
        ended_well(process, CLOSING, "closing after a game")
    someone.close()
    check((home / "matches" / "finished" / f"{match.id}.jsonl").exists(), "the finished match is not among the finished ones")
    names = [seat.name or seat.crest for seat in map(match.setup.seats.__getitem__, match.winners() or ())]
    how = f"{len(match.steps)} actions, {someone.decisions} of them by hand, {time.monotonic() - start:.0f} s"
    print(f"{match.game}, {len(match.setup.seats)} seats: {how}; points {match.scores()}, won by {', '.join(names)}")


def double_click(program: Path, screen: Desk, folder: Path) -> None:
    """Started from a file manager: by the icon of a launcher, and by that of the program itself."""
    home = folder / "home"
    settings = home / ".config" / "libfm" / "libfm.conf"
    settings.parent.mkdir(parents=True)
    settings.write_text("[config]\nquick_exec=1\n", encoding="utf-8")
    environment = {"HOME": str(home), "XDG_CONFIG_HOME": str(home / ".config"), "LANG": "C.UTF-8", "QT_QPA_PLATFORM": ""}
    environment["GVFS_DISABLE_FUSE"] = "1"  # its mount would outlive the folder
    launcher, shortcut = folder / "launcher" / f"{APP_ID}.desktop", folder / "program" / "court-games"
    for icon in (launcher, shortcut):
        icon.parent.mkdir()
    entry = (program.parent / launcher.name).read_text(encoding="utf-8").replace("Exec=court-games", f'Exec="{program}"')
    picture = program.parent / "_internal" / "assets" / "icons" / "app-icon-256.png"
    launcher.write_text(entry.replace(f"Icon={APP_ID}", f"Icon={picture}"), encoding="utf-8")
    launcher.chmod(0o755)
    shortcut.symlink_to(program)
    for icon in (launcher, shortcut):
        manager = screen.start(["dbus-run-session", "--", FILE_MANAGER, "--no-desktop", str(icon.parent)], environment)
        screen.wait(lambda: screen.window(FILE_MANAGER) is not None, "the file manager")
        time.sleep(2)  # it fills its window later
        screen.picture(f"icon-of-{icon.parent.name}")
        screen.double_click_the_only_icon()
        screen.wait_for_page()
        screen.picture(f"opened-by-{icon.parent.name}")
        screen.close_window()
        screen.wait(lambda: screen.window() is None, "the end of the window")
        screen.close_window()
        screen.wait(partial(ended, manager), "the end of the file manager")
    print("double click: starts from the icon of a launcher and of the program")


if __name__ == "__main__":
    main()
