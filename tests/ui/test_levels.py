"""Levels and characters of opponents in the lobby."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolTip
from pytestqt.qtbot import QtBot

from cardgames.ai.levels import LEVELS
from cardgames.engine import registry
from cardgames.session.seats import Seat, Setup
from cardgames.storage.settings import Settings
from tests import networks
from tests.playing import every_game
from tests.ui.conftest import cut_off, press, stood
from ui.app import App
from ui.language import Language
from ui.screens.lobby import Lobby
from ui.screens.poster import GamePoster
from ui.screens.seat_card import CLOSED, PERSON, SeatCard
from ui.tables.art import Art
from ui.tables.posters import posters
from ui.widgets.choice_box import ChoiceBox
from ui.widgets.pips import Pips

BTT, FTK = "behind-the-throne", "for-the-king"


@pytest.fixture
def lobby(qtbot: QtBot, language: Language, levels: None) -> Lobby:
    return shown(qtbot)


def shown(qtbot: QtBot, settings: Settings | None = None) -> Lobby:
    return stood(qtbot, Lobby(posters(), Art(), settings or Settings(player="Olena")))


def box(lobby: Lobby, seat: int, name: str) -> ChoiceBox:
    found = lobby.findChildren(SeatCard)[seat].findChild(ChoiceBox, name)
    assert found is not None
    return found


def pips(lobby: Lobby, seat: int) -> int:
    found = lobby.findChildren(SeatCard)[seat].findChild(Pips)
    assert found is not None
    return found.rank


def choose(qtbot: QtBot, chooser: ChoiceBox, data: str) -> None:
    """By the keys, as someone who does not see the list."""
    chooser.setFocus()
    qtbot.keyClick(chooser, Qt.Key.Key_Home)
    for _ in range(chooser.findData(data)):
        qtbot.keyClick(chooser, Qt.Key.Key_Down)
    assert chooser.currentData() == data


def bots(lobby: Lobby) -> list[str | None]:
    return [seat.bot for seat in lobby.setup().seats]


def offers(chooser: ChoiceBox) -> list[str]:
    return [chooser.itemData(place) for place in range(chooser.count())]


def test_levels_are_offered_and_nothing_that_is_for_measuring(qtbot: QtBot, lobby: Lobby) -> None:
    for poster in lobby.findChildren(GamePoster):
        qtbot.mouseClick(poster, Qt.MouseButton.LeftButton)
        assert offers(box(lobby, 1, "player")) == [PERSON, *LEVELS, CLOSED]


def test_whoever_sits_down_first_is_a_scribe_without_quirks(lobby: Lobby) -> None:
    assert bots(lobby) == [None, "scribe", "scribe", "scribe"]
    assert [pips(lobby, seat) for seat in range(4)] == [0, 2, 2, 2]


def test_level_and_character_are_chosen_by_keyboard(qtbot: QtBot, lobby: Lobby) -> None:
    choose(qtbot, box(lobby, 1, "player"), "cardinal")
    choose(qtbot, box(lobby, 2, "player"), "page")
    choose(qtbot, box(lobby, 1, "character"), "bold")
    assert bots(lobby) == [None, "cardinal-bold", "page", "scribe"]
    assert [pips(lobby, seat) for seat in range(4)] == [0, 4, 1, 2]
    with qtbot.waitSignal(lobby.start_asked) as asked:
        press(qtbot, lobby, "start_button")
    assert asked.args
    setup: Setup = asked.args[0]
    assert [seat.bot for seat in setup.checked().seats] == bots(lobby)


def test_persons_and_empty_seats_have_neither(qtbot: QtBot, lobby: Lobby) -> None:
    choose(qtbot, box(lobby, 1, "character"), "hoarder")
    for player in (PERSON, CLOSED):
        choose(qtbot, box(lobby, 1, "player"), player)
        assert not box(lobby, 1, "character").isVisible()
        assert pips(lobby, 1) == 0
    choose(qtbot, box(lobby, 1, "player"), "courtier")
    assert bots(lobby)[1] == "courtier-hoarder"


def test_each_game_has_characters_of_its_own(qtbot: QtBot, lobby: Lobby) -> None:
    choose(qtbot, box(lobby, 1, "player"), "courtier")
    choose(qtbot, box(lobby, 1, "character"), "spiteful")
    other = lobby.findChildren(GamePoster)[1]
    qtbot.mouseClick(other, Qt.MouseButton.LeftButton)
    insight = registry.game(FTK).insight
    assert insight is not None
    assert offers(box(lobby, 1, "character")) == ["", *insight.characters]
    assert bots(lobby)[1] == "courtier", "the level stays, the character is not of this court"
    choose(qtbot, box(lobby, 1, "character"), "miser")
    for poster, bot in ((0, "courtier-spiteful"), (1, "courtier-miser")):
        qtbot.mouseClick(lobby.findChildren(GamePoster)[poster], Qt.MouseButton.LeftButton)
        assert bots(lobby)[1] == bot, "each court keeps the one chosen for it"


@pytest.mark.parametrize(
    ("tongue", "level", "character"),
    [("en", "The Courtier, level 3 of 4", "a daredevil"), ("uk", "Придворний, рівень 3 з 4", "відчайдух")],
)
def test_all_of_it_can_be_heard(qtbot: QtBot, language: Language, levels: None, tongue: str, level: str, character: str) -> None:
    language.set(tongue)
    lobby = shown(qtbot)
    chooser, quirks = box(lobby, 1, "player"), box(lobby, 1, "character")
    at = chooser.findData("courtier")
    assert chooser.itemData(at, Qt.ItemDataRole.AccessibleTextRole) == level
    choose(qtbot, chooser, "courtier")
    assert chooser.accessibleDescription().startswith(level.split(", ")[1])
    choose(qtbot, quirks, "bold")
    assert quirks.currentText() == character
    assert quirks.accessibleName()
    assert quirks.accessibleDescription()


def test_without_networks_a_game_has_its_own_opponents(qtbot: QtBot, language: Language) -> None:
    with networks.missing():
        lobby = shown(qtbot)
        own = list(registry.game(BTT).bots)
        assert offers(box(lobby, 1, "player")) == [PERSON, *own, CLOSED]
        assert bots(lobby)[1] == own[0]
        assert not box(lobby, 1, "character").isVisible()
        assert pips(lobby, 1) == 0


@pytest.mark.parametrize("game", every_game())
def test_what_was_kept_with_other_opponents_still_loads(game: str, levels: None) -> None:
    for bot in (*registry.game(game).bots, "random"):
        setup = Setup(game, {}, (Seat("A", "fox"), Seat("B", "owl", bot)), 1)
        assert Setup.from_json(setup.to_json()).seats == setup.seats


@pytest.mark.parametrize("tongue", ["uk", "en"])
def test_the_lobby_fits_a_small_window(qtbot: QtBot, court: App, tongue: str) -> None:
    court.choose("language", tongue)
    court.window.resize(1024, 640)
    qtbot.mouseClick(court.lobby.findChildren(GamePoster)[1], Qt.MouseButton.LeftButton)
    for seat, character in ((1, "peacemaker"), (4, "bluffer")):
        choose(qtbot, box(court.lobby, seat, "player"), "courtier")
        choose(qtbot, box(court.lobby, seat, "character"), character)
    qtbot.waitUntil(lambda: court.window.size().toTuple() == (1024, 640) and cut_off(court.lobby) == [])


def test_the_lobby_is_as_it_was_last_time(qtbot: QtBot, lobby: Lobby) -> None:
    qtbot.mouseClick(lobby.findChildren(GamePoster)[1], Qt.MouseButton.LeftButton)
    choose(qtbot, box(lobby, 1, "player"), "cardinal")
    choose(qtbot, box(lobby, 1, "character"), "miser")
    choose(qtbot, box(lobby, 2, "player"), CLOSED)
    press(qtbot, lobby.findChildren(SeatCard)[0], "crest")
    settings = Settings()
    lobby.remember(settings)
    again = shown(qtbot, settings)
    assert again.setup().game == FTK
    assert again.setup().seats == lobby.setup().seats
    assert [seat.bot for seat in again.setup().seats] == [None, "cardinal-miser", "scribe"]


@pytest.mark.parametrize("seats", ["nonsense", "fox:person,fox:person", ":,:,:,:,:", "fox:person,owl:page,hare:page,raven:page"])
def test_seats_that_cannot_be_are_as_at_first(qtbot: QtBot, lobby: Lobby, seats: str) -> None:
    again = shown(qtbot, Settings(player="Olena", game="chess", seats=seats))
    assert again.setup().seats == lobby.setup().seats
    assert again.setup().game == lobby.setup().game


def test_opponents_that_are_not_there_are_the_usual_ones(qtbot: QtBot, lobby: Lobby) -> None:
    seats = "fox:person,owl:knight-bold,hare:scribe-shy,raven:scribe-bold,bear:closed"
    assert bots(shown(qtbot, Settings(seats=seats))) == [None, "scribe-bold", "scribe", "scribe-bold"]


@pytest.mark.qt_log_ignore("This plugin does not support")  # the offscreen one, what a list that opens asks of it
def test_who_goes_through_the_list_by_the_keys_is_told_what_each_is(qtbot: QtBot, lobby: Lobby) -> None:
    chooser = box(lobby, 1, "player")
    chooser.setFocus()
    qtbot.keyClick(chooser, Qt.Key.Key_Space)
    lines = chooser.view()
    qtbot.waitUntil(lines.isVisible)
    for key, name in ((Qt.Key.Key_Down, "courtier"), (Qt.Key.Key_Down, "cardinal"), (Qt.Key.Key_Up, "courtier")):
        qtbot.keyClick(lines, key)
        hint = chooser.itemData(chooser.findData(name), Qt.ItemDataRole.ToolTipRole)
        assert hint
        assert QToolTip.text() == hint
    chooser.hidePopup()
