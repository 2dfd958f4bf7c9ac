"""Every game has a table and a poster, found by its folder."""

from __future__ import annotations

import pytest

from cardgames.resources import assets
from tests.playing import every_game
from ui.tables.posters import poster_of
from ui.tables.table import Table, table_of
from ui.theme import theme


@pytest.mark.parametrize("game", every_game())
def test_a_game_has_its_table_and_its_poster(game: str) -> None:
    assert issubclass(table_of(game), Table)
    poster = poster_of(game)
    assert len(poster.cards) == 5
    assert all((assets() / "art" / f"{card.art}.svg").is_file() for card in poster.cards)
    for light in ("dark", "light"):
        assert theme(light + poster.family).dark == (light == "dark")


def test_a_game_without_a_table_is_an_error() -> None:
    with pytest.raises(ModuleNotFoundError):
        table_of("chess")
