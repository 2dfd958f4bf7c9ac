"""The level of an opponent at its seat: in pips, and for the ear."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from cardgames.ai.levels import LEVELS
from cardgames.engine import registry
from cardgames.engine.chance import stream
from tests.playing import every_game
from tests.ui.tables.conftest import STILL
from tests.ui.tables.playing import Play
from ui.language import Language
from ui.tables.art import Art
from ui.tables.layout import Rect
from ui.tables.paint import paint_name
from ui.tables.rank import HEIGHT, STEP, WIDTH, paint_rank
from ui.tables.table import Table, table_of
from ui.theme import load_fonts, theme


def seated(qtbot: QtBot, art: Art, game: str, bots: tuple[str, ...], tongue: str = "en") -> Table:
    """A table at which a person plays against these."""
    rules = registry.game(game)
    state = rules.new(len(bots) + 1, {})
    while rules.actor(state) == "chance":
        rules.play(state, rules.draw(state, stream(1, "test", 0)))
    load_fonts()
    play = Play(rules.dump(state), 0, tongue)
    play.seats = tuple(replace(seat, bot=bot) for seat, bot in zip(play.seats, (None, *bots), strict=True))
    table = table_of(game)(play, art, STILL, "")
    qtbot.addWidget(table)
    table.resize(1024, 640)
    with qtbot.waitExposed(table):
        table.show()
    table.reconcile(play.view())
    return table


def heard(table: Table, name: str) -> str:
    """What is said of the seat of that name."""
    found = [item.decor.name for item in table.decor.values() if item.decor is not None and item.decor.name.startswith(name)]
    assert len(found) == 1
    return found[0]


@pytest.mark.parametrize("game", every_game())
def test_a_seat_tells_the_level_of_its_opponent(qtbot: QtBot, language: Language, art: Art, game: str) -> None:
    table = seated(qtbot, art, game, ("page", "cardinal"))
    assert "The Page, level 1 of 4" in heard(table, "Owl")
    assert "The Cardinal, level 4 of 4" in heard(table, "Hare")
    assert "level" not in heard(table, "Olena")


@pytest.mark.parametrize("game", every_game())
def test_in_ukrainian_and_with_a_character(qtbot: QtBot, language: Language, art: Art, game: str) -> None:
    language.set("uk")
    insight = registry.game(game).insight
    assert insight is not None
    table = seated(qtbot, art, game, (f"courtier-{insight.characters[0]}",), "uk")
    said = heard(table, "Сова")
    assert "Придворний, " in said
    assert said.endswith(", рівень 3 з 4") or ", рівень 3 з 4. " in said


@pytest.mark.parametrize("game", every_game())
def test_an_opponent_without_a_level_has_none(qtbot: QtBot, language: Language, art: Art, game: str) -> None:
    table = seated(qtbot, art, game, (next(iter(registry.game(game).bots)),))
    assert "level" not in heard(table, "Owl")


@pytest.mark.parametrize("game", every_game())
def test_the_pips_are_seen_at_the_seat(qtbot: QtBot, language: Language, art: Art, game: str) -> None:
    """Two tables that differ in nothing but the level of one seat look different, there and nowhere else."""
    pictures = [seated(qtbot, art, game, ("page", bot)).grab().toImage() for bot in ("page", "cardinal")]
    table = seated(qtbot, art, game, ("page", "page"))
    place = table.decor["panel/2" if "panel/2" in table.decor else "strip/2"].sceneBoundingRect()
    different = [
        (x, y)
        for x in range(pictures[0].width())
        for y in range(pictures[0].height())
        if pictures[0].pixel(x, y) != pictures[1].pixel(x, y)
    ]
    assert different
    assert all(place.contains(x, y) for x, y in different)


def test_where_it_is_narrow_the_name_comes_first() -> None:
    load_fonts()

    def painted(width: int, rank: int) -> QImage:
        image = QImage(width, 30, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        paint_name(painter, theme("dark"), Rect(0, 0, width, 30), "Raven", rank, 1)
        painter.end()
        return image

    assert painted(80, 3) == painted(80, 0)
    assert painted(200, 3) != painted(200, 0)


@pytest.mark.parametrize("rank", range(1, len(LEVELS) + 1))
def test_as_many_pips_are_filled_as_the_level_counts(rank: int) -> None:
    u = 4
    image = QImage(round(WIDTH * u), round(HEIGHT * u), QImage.Format.Format_RGB32)
    image.fill(QColor("black"))
    painter = QPainter(image)
    paint_rank(painter, QColor("white"), 0, HEIGHT * u / 2, rank, u)
    painter.end()
    middles = [image.pixelColor(round((at + 0.5) * STEP * u), round(HEIGHT * u / 2)) for at in range(len(LEVELS))]
    assert [colour == QColor("white") for colour in middles] == [at < rank for at in range(len(LEVELS))]
    edges = [any(image.pixelColor(round((at + x / 20) * STEP * u), round(HEIGHT * u / 2)) == QColor("white") for x in range(20))
             for at in range(len(LEVELS))]  # fmt: skip
    assert all(edges), "those that are not filled are drawn as well"
