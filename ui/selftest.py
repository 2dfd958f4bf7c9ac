"""Whether a package is whole: everything that ships is loaded, and a game is played."""

import os
import tempfile
from pathlib import Path

from PySide6.QtCore import QTranslator
from PySide6.QtGui import QFontDatabase, QGuiApplication, QImage
from PySide6.QtSvg import QSvgRenderer

from cardgames.ai.players import bots, unhurried
from cardgames.engine import registry
from cardgames.engine.chance import stream
from cardgames.resources import assets
from cardgames.session.match import Match, digest
from cardgames.session.seats import CRESTS, Seat, Setup
from cardgames.storage.results import collect
from cardgames.words import Words
from ui.language import LOCALES, TEXTS
from ui.theme import BOLD, DISPLAY, EXTRA, TEXT, load_fonts, theme

DEAL = 1
THEMES = ("dark", "light", "dark_ftk", "light_ftk")


class Broken(Exception):
    """Something that should be in the package is not there, or is damaged."""


def selftest() -> str:
    """For each game the hash of the record of a match between its computers; the same on every machine.

    Raises Broken, or whatever a broken part raises.
    """
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication.instance() or QGuiApplication(["court-games"])
    _load_all()
    hashes = [f"{id} {digest(_play(id).record())}" for id in registry.games()]
    del app
    return "\n".join(hashes)


def _load_all() -> None:
    for svg in sorted((assets() / "art").rglob("*.svg")):
        _require(QSvgRenderer(str(svg)).isValid(), svg.name)
    for icon in sorted((assets() / "icons").glob("*.png")):
        _require(not QImage(str(icon)).isNull(), icon.name)
    load_fonts()
    for family in (DISPLAY, TEXT, BOLD, EXTRA):
        _require(QFontDatabase.hasFamily(family), family)
    for name in THEMES:
        theme(name)
    for texts in TEXTS:
        _require(QTranslator().load(str(assets() / "i18n" / f"{texts}_uk.qm")), texts)
    with tempfile.TemporaryDirectory() as folder:
        _require(collect(Path(folder)) is None, "SQLite")
    for language in LOCALES:
        for game in registry.games():
            _require(Words(language, game).has("game-title"), f"{game}.{language}")
            _require((assets() / "rules" / f"{game}.{language}.md").read_text(encoding="utf-8") != "", "rules")


def _require(holds: bool, what: str) -> None:
    if not holds:
        raise Broken(what)


def _play(id: str) -> Match:
    """A match between the first bots of a game, in the smallest number of seats."""
    game = registry.game(id)
    name, bot = next(iter(bots(game).items()))
    budget = unhurried(bot)
    match = Match(Setup(id, {}, tuple(Seat(crest, crest, name) for crest in CRESTS[: game.seats[0]]), DEAL))
    while match.actor is not None:
        if match.actor == "chance":
            match.draw()
        else:
            seat, rng = match.actor, stream(DEAL, f"bot-{match.actor}", match.version)
            match.submit(match.version, bot.choose(match.view(seat), seat, match.legal(), rng, budget).action)
    return match
