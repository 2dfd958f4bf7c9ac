"""A virtual screen with a window manager, and the hands and eyes of a player on it."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage, qGray
from PySide6.QtWidgets import QApplication

PROGRAM = "court-games"  # the class of its window, since its title speaks the language of the player
FILE_MANAGER = "pcmanfm"
STATUS_BAR = 40  # pixels at the foot of the file manager
SIZE = "1440x900"
PATIENCE = 30.0  # seconds
COLOURS = 200  # a painted window has more
LIGHT, LIGHTS = 200, 30  # a page has more places than this that are lighter; the cloth, which comes before it, has none


class Desk:
    """An X server of its own with openbox, and a connection to it. There is one in a process, since Qt connects once."""

    def __init__(self, pictures: Path) -> None:
        """Starts both. `pictures` is the folder for `picture`."""
        self._pictures = pictures
        self._processes: list[subprocess.Popen[bytes]] = []
        reading, writing = os.pipe()
        # -ac: the program under test runs as another user. No network listens.
        options = ["-screen", "0", f"{SIZE}x24", "-ac", "-nolisten", "tcp", "-displayfd", str(writing)]
        self.start(["Xvfb", *options], pass_fds=(writing,))
        os.close(writing)
        with os.fdopen(reading) as lines:
            self.display = ":" + lines.readline().strip()
        os.environ.update(DISPLAY=self.display, QT_QPA_PLATFORM="xcb")
        self.start(["openbox"])
        self._connection = QApplication([])
        self.wait(lambda: bool(xdotool("get_desktop")), "the window manager")

    def __enter__(self) -> Desk:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._connection.shutdown()
        for process in reversed(self._processes):
            process.terminate()
            process.wait()

    def start(
        self, command: list[str], environment: Mapping[str, str] = {}, pass_fds: tuple[int, ...] = ()
    ) -> subprocess.Popen[bytes]:
        """Starts a program that ends with the desk at the latest. What it says does not matter."""
        silent = subprocess.DEVNULL
        process = subprocess.Popen(
            command, env={**os.environ, **environment}, stdin=silent, stdout=silent, stderr=silent, pass_fds=pass_fds
        )
        self._processes.append(process)
        return process

    # Eyes

    def look(self, area: QRect | None = None) -> QImage:
        """What is on the screen, or in a part of it."""
        image = QApplication.primaryScreen().grabWindow(0).toImage().convertToFormat(QImage.Format.Format_RGB32)
        return image.copy(area) if area else image

    def picture(self, name: str) -> None:
        """Keeps what is on the screen as a PNG."""
        self.look().save(str(self._pictures / f"{name}.png"))

    def window(self, name: str = PROGRAM) -> QRect | None:
        """Where the window of a program is, dialogs apart; None if there is none.

        xdotool counts the frame twice: by so much this lies too far down and to the right. It is good to look at, not to aim by.
        """
        found = self._window(name)
        return found[1] if found else None

    def _window(self, name: str = PROGRAM) -> tuple[str, QRect] | None:
        """The same with its X id."""
        ids = xdotool("search", "--onlyvisible", "--classname", f"^{name}$").split()
        places = [(id, self._geometry(id)) for id in ids]
        return max(places, default=None, key=lambda found: found[1].width() * found[1].height())

    def _geometry(self, window: str) -> QRect:
        lines = xdotool("getwindowgeometry", "--shell", window).splitlines()
        place = {name: int(value) for name, _, value in (line.partition("=") for line in lines)}
        return QRect(place["X"], place["Y"], place["WIDTH"], place["HEIGHT"]) if place else QRect()

    def wait_for_window(self) -> QRect:
        """Waits until the program's window is there."""
        self.wait(lambda: self.window() is not None, "the window")
        return self.window() or QRect()

    def wait_for_first_paint(self) -> None:
        """Waits until something is painted on the empty screen."""
        self.wait(lambda: len(set(colours(self.look()))) > COLOURS, "the first frame")

    def wait_for_page(self) -> None:
        """Waits until a page stands on the cloth of the window."""
        area = self.wait_for_window()
        self.wait(lambda: lights(self.look(area)) > LIGHTS, "a page in the window")

    def wait(self, done: Callable[[], bool], what: str) -> None:
        """Looks until something is so; a fault, with its picture, if it does not come."""
        end = time.monotonic() + PATIENCE
        while not done():
            if time.monotonic() > end:
                self.picture("fault")
                check(False, f"{what} did not come within {PATIENCE} s; see screenshots/smoke/fault.png")
            time.sleep(0.01)

    # Hands

    def click(self, at: QPoint, times: int = 1) -> None:
        """Clicks at a place of the screen."""
        xdotool("mousemove", str(at.x()), str(at.y()), "click", "--repeat", str(times), "--delay", "80", "1")

    def click_in_window(self, at: QPoint) -> None:
        """Clicks at a place of the program's window."""
        id, _ = self._window() or ("", None)
        xdotool("mousemove", "--window", id, str(at.x()), str(at.y()), "click", "1")

    def cancel(self) -> None:
        """The right button in the middle of the window, which stops whatever is being chosen."""
        at = self.wait_for_window().center()
        xdotool("mousemove", str(at.x()), str(at.y()), "click", "3")

    def press(self, *keys: str) -> None:
        """Presses keys one after the other, by their X names."""
        xdotool("key", *keys)

    def close_window(self) -> None:
        """Asks the window manager to close the active window, as a person does."""
        self.press("alt+F4")

    def double_click_the_only_icon(self) -> None:
        """In the file manager's window with one file: finds its icon by selecting it, and double-clicks it."""
        area = (self.window(FILE_MANAGER) or QRect()).adjusted(0, 0, 0, -STATUS_BAR)
        before = self.look(area)
        self.press("ctrl+a")
        time.sleep(0.5)
        box = difference(before, self.look(area))
        check(not box.isEmpty(), "the file manager shows no icon")
        self.click(area.topLeft() + box.center(), times=2)


def xdotool(*arguments: str) -> str:
    """What xdotool prints; "" also if it finds nothing."""
    return subprocess.run(["xdotool", *arguments], capture_output=True, text=True).stdout


def colours(image: QImage) -> list[int]:
    """The colours on a grid over a picture."""
    return [image.pixel(x, y) for x in range(0, image.width(), 16) for y in range(0, image.height(), 16)]


def lights(image: QImage) -> int:
    """How many of them are light."""
    return sum(qGray(colour) > LIGHT for colour in colours(image))


def difference(one: QImage, other: QImage) -> QRect:
    """The smallest box around all that differs, on a grid of four pixels."""
    box = QRect()
    for x in range(0, one.width(), 4):
        for y in range(0, one.height(), 4):
            if one.pixel(x, y) != other.pixel(x, y):
                box = box.united(QRect(x, y, 4, 4))
    return box


def check(holds: bool, what: str) -> None:
    """Ends everything if a fault is found."""
    if not holds:
        sys.exit(f"FAULT: {what}")
