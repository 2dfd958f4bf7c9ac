"""Shows the program without a screen, in pictures: `demo` plays a whole game between computers, `screens` visits all screens.

`python3 dev.py demo` and `python3 dev.py screenshots` run it. The player's own saves and settings are not touched.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEventLoop, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from cardgames.engine import registry
from cardgames.engine.chance import stream
from cardgames.session.match import Match
from cardgames.session.seats import CRESTS, Seat, Setup
from cardgames.storage.settings import Settings, save
from cardgames.words import Words
from ui.app import App
from ui.instance import Instance
from ui.tables.posters import posters
from ui.theme import load_fonts

PICTURES = Path(__file__).resolve().parent.parent / "screenshots"
DEAL = 7
DEMO_SEATS = 3
SIZES = ((1024, 640), (1440, 900), (2560, 1080))
MIDDLE = SIZES[1]  # at this size also the light theme and a pixel ratio of 2 are shown
LANGUAGES = ("uk", "en")
DECISIONS = (1, 8, 20, 35)  # of the person: the table is shown before these
EVENINGS = 4  # for the statistics, of each game
GLANCE = 2000  # milliseconds between two pictures of the demo
SETTLE = 1000  # milliseconds for a screen to be dressed, more than a resize takes
PATIENCE = 300.0  # seconds for a game between computers


def main() -> None:
    """One of the two tours."""
    parser = argparse.ArgumentParser(prog="dev.py")
    parser.add_argument("tour", choices=("demo", "screens"))
    parser.add_argument("game", nargs="?", choices=sorted(posters()), default=next(iter(posters())), help="for the demo")
    parser.add_argument("--ratio", type=int, help="of pixels, for the screens; both if it is not given")
    chosen = parser.parse_args()
    if chosen.tour == "demo":
        demo(chosen.game)
    elif chosen.ratio:
        screens(chosen.ratio)
    else:
        shutil.rmtree(PICTURES / "screens", ignore_errors=True)
        for ratio in ("1", "2"):  # Qt reads it once, when it starts
            command = [sys.executable, __file__, "screens", "--ratio", ratio]
            subprocess.run(command, env={**os.environ, "QT_SCALE_FACTOR": ratio}, check=True)
        print(f"{len(list((PICTURES / 'screens').iterdir()))} pictures are in {PICTURES / 'screens'}")


def demo(game: str) -> None:
    """A whole game between computers, as fast as it goes, with a picture now and then."""
    folder = PICTURES / "demo"
    shutil.rmtree(folder, ignore_errors=True)
    setup = Setup(game, {}, seats(game, DEMO_SEATS), DEAL)
    with home(Settings(language="en", pace=0.0)) as data, program(data) as app:
        app.window.resize(*MIDDLE)
        shoot(app.window, folder / "000-lobby.png")
        app.lobby.start_asked.emit(setup)
        number = 0
        for _ in until_results(app, GLANCE):
            number += 1
            shoot(app.window, folder / f"{number:03}-table.png", 0)
        shoot(app.window, folder / f"{number + 1:03}-results.png")
        (record,) = data.rglob("finished/*.jsonl")
        scores = Match.reread(record).scores() or []
    points = ", ".join(f"{seat.name} {score}" for seat, score in zip(setup.seats, scores, strict=True))
    print(f"{Words('en', game).say('game-title')}, deal {DEAL}, has been played by computers. Scores: {points}.")
    print(f"{number + 2} pictures of it are in {folder}")


def screens(ratio: int) -> None:
    """Every screen at a pixel ratio: in both languages, the sizes, the themes."""
    load = [(size, "dark") for size in SIZES] + [(MIDDLE, "light")] if ratio == 1 else [(MIDDLE, "dark")]
    for size, theme in load:
        for language in LANGUAGES:
            suffix = f"{language}-{theme}-{size[0]}x{size[1]}@{ratio}.png"
            walk(Settings(language=language, theme=theme, pace=0.0), size, suffix)


def walk(chosen: Settings, size: tuple[int, int], suffix: str) -> None:
    """Visits all screens once."""

    def file(name: str) -> Path:
        return PICTURES / "screens" / f"{name}-{suffix}"

    with home(chosen) as data, program(data) as app:
        window, lobby = app.window, app.lobby
        window.resize(*size)
        shoot(window, file("lobby"))
        asked = {"settings": lobby.settings_asked, "about": lobby.about_asked, "statistics-blank": lobby.statistics_asked}
        for name, signal in asked.items():
            signal.emit()
            shoot(window, file(name))
            window.back()
        play_evenings(data)
        lobby.statistics_asked.emit()
        shoot(window, file("statistics"))
        window.back()
        for game in posters():
            lobby.rules_asked.emit(game)
            shoot(window, file(f"{game}-rules"))
            window.back()
            lobby.options_asked.emit(game)
            shoot_dialog(file(f"{game}-options"))
    for game in posters():
        most = registry.game(game).seats[-1]
        setup = Setup(game, {}, seats(game, most, persons=1), DEAL)
        for decision in DECISIONS:
            with home(chosen) as data:
                if play(Match.begin(setup, data), partial(is_decision, decision)).actor is None:
                    continue  # it was over before that
                with program(data) as app:
                    app.window.resize(*size)
                    app.lobby.continue_asked.emit()
                    shoot(app.window, file(f"{game}-table-{decision}"), 2 * SETTLE)
                    if decision == DECISIONS[0]:
                        QTest.keyClick(app.window.focusWidget() or app.window, Qt.Key.Key_Escape)
                        shoot_dialog(file(f"{game}-menu"))
        setup = Setup(game, {}, seats(game, most), DEAL)
        steps = len(play(Match(setup)).steps) - 1
        with home(chosen) as data:
            play(Match.begin(setup, data), partial(has_steps, steps))
            with program(data) as app:
                app.window.resize(*size)
                app.lobby.continue_asked.emit()
                for _ in until_results(app, SETTLE):
                    pass
                shoot(app.window, file(f"{game}-results"))


def seats(game: str, players: int, persons: int = 0) -> tuple[Seat, ...]:
    """Seats for so many players, the first ones for persons."""
    name = next(iter(registry.game(game).bots))
    crests = CRESTS[:players]
    return tuple(Seat(crest.title(), crest, None if number < persons else name) for number, crest in enumerate(crests))


def play_evenings(data: Path) -> None:
    """Keeps some finished matches of every game, between one person and a computer or two persons and a computer in turn."""
    for game in posters():
        for deal in range(EVENINGS):
            setup = Setup(game, {}, seats(game, 2 + deal % 2, persons=1 + deal % 2), deal)
            play(Match.begin(setup, data), bot=-1)


def play(match: Match, done: Callable[[Match], bool] = lambda match: False, bot: int = 0) -> Match:
    """Plays a match to its end, or until `done` when a seat is asked; everybody decides as the game's opponent number `bot`."""
    player = list(registry.game(match.game).bots.values())[bot]
    while match.actor is not None:
        if match.actor == "chance":
            match.draw()
        elif done(match):
            break
        else:
            rng = stream(match.setup.deal, "tour", match.version)
            match.submit(match.version, player.choose(match.view(match.actor), match.actor, match.legal(), rng).action)
    return match


def is_decision(number: int, match: Match) -> bool:
    """Whether a person is asked for a decision, the so-and-so-many-th of persons."""
    persons = [seat for seat, who in enumerate(match.setup.seats) if who.bot is None]
    return match.actor in persons and 1 + sum(step.actor in persons for step in match.steps) == number


def has_steps(number: int, match: Match) -> bool:
    """Whether so many actions have been carried out."""
    return len(match.steps) == number


@contextmanager
def home(chosen: Settings) -> Iterator[Path]:
    """A folder of saves with these settings, for once."""
    with tempfile.TemporaryDirectory() as folder:
        save(Path(folder), chosen)
        yield Path(folder)


@contextmanager
def program(data: Path) -> Iterator[App]:
    """The program, with its saves in `data`."""
    application = QApplication.instance() or QApplication([])
    if isinstance(application, QApplication):
        application.setStyle("Fusion")
    load_fonts()
    instance = Instance(data)
    instance.take()
    loop = QEventLoop()
    app = App(data, instance)
    app.arrived.connect(loop.quit)
    app.open()
    loop.exec()
    try:
        yield app
    finally:
        app.window.close()
        app.close()
        app.window.deleteLater()  # or the art of every program that was shown stays in memory
        app.deleteLater()


def until_results(app: App, each: int) -> Iterator[None]:
    """Waits for the results of the match on the table; yields again and again, after so many milliseconds each time."""
    end = time.monotonic() + PATIENCE
    while app.window.shown is not app.matches.results:
        if time.monotonic() > end:
            sys.exit("The game does not end.")
        QTest.qWait(each)
        yield


def shoot(widget: QWidget, file: Path, after: int = SETTLE) -> None:
    """Keeps a picture of a widget, after so many milliseconds."""
    QTest.qWait(after)
    file.parent.mkdir(parents=True, exist_ok=True)
    if not widget.grab().save(str(file)):
        sys.exit(f"{file} could not be written")


def shoot_dialog(file: Path) -> None:
    """Keeps a picture of the dialog that is open, and closes it."""
    QTest.qWait(SETTLE)
    dialog = QApplication.activeModalWidget()
    if dialog is None:
        sys.exit(f"No dialog has opened for {file.name}")
    shoot(dialog, file, 0)
    dialog.close()


if __name__ == "__main__":
    main()
