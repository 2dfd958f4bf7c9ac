from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardgames.words import Words
from tests.ui.tables.playing import Play
from ui.tables.art import Art
from ui.tables.table import Look, Table, table_of
from ui.theme import load_fonts

STILL = Look(speed=0.0)  # at once: tests do not wait


@pytest.fixture(autouse=True)
def _strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """A text that is missing is an error here."""
    monkeypatch.setattr(Words, "strict", True)


@pytest.fixture(scope="session")
def art() -> Iterator[Art]:
    """One cache for all: the faces are drawn once."""
    made = Art()
    yield made
    made.close()


@pytest.fixture
def seated(qtbot: QtBot, art: Art) -> Callable[..., tuple[Table, Play]]:
    """`seated(position, me=0, language="en", look=..., size=(w, h))`: a table that is shown and asks."""

    def make(
        position: dict[str, Any],
        me: int = 0,
        language: str = "en",
        look: Look = STILL,
        size: tuple[int, int] = (1280, 800),
    ) -> tuple[Table, Play]:
        load_fonts()
        play = Play(position, me, language)
        table = table_of(position["game"])(play, art, look, "")
        qtbot.addWidget(table)
        table.resize(*size)
        with qtbot.waitExposed(table):
            table.show()
        table.activateWindow()
        qtbot.waitUntil(table.isActiveWindow)
        table.reconcile(play.view())
        play.seat_at(table)
        return table, play

    return make
