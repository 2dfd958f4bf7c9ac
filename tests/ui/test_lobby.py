"""The lobby: what is chosen there is what is played."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardgames.engine import registry
from cardgames.session.seats import Seat, Setup
from cardgames.storage.settings import Settings
from tests.ui.conftest import button, field, press, stood, words_on
from ui.app import App
from ui.language import Language
from ui.screens.lobby import Lobby
from ui.screens.poster import GamePoster
from ui.screens.seat_card import CLOSED, PERSON, SeatCard
from ui.tables.art import Art
from ui.tables.posters import poster_of
from ui.widgets.choice_box import ChoiceBox

BTT = "behind-the-throne"


@pytest.fixture
def lobby(qtbot: QtBot, language: Language) -> Lobby:
    return stood(qtbot, Lobby({BTT: poster_of(BTT)}, Art(), Settings(player="Olena")))


def seats(lobby: Lobby) -> list[SeatCard]:
    return lobby.findChildren(SeatCard)


def seat_player(lobby: Lobby, seat: int, player: str) -> None:
    """Chooses from the list as a person does: it opens, the arrows go there, Enter."""
    box = seats(lobby)[seat].findChild(ChoiceBox)
    assert box is not None
    box.setCurrentIndex(box.findData(player))
    box.activated.emit(box.currentIndex())


def asked(qtbot: QtBot, lobby: Lobby) -> Setup:
    with qtbot.waitSignal(lobby.start_asked) as signal:
        press(qtbot, lobby, "start_button")
    assert signal.args
    setup: Setup = signal.args[0]
    return setup


def test_start_as_it_stands(qtbot: QtBot, lobby: Lobby) -> None:
    setup = asked(qtbot, lobby)
    assert [(seat.name, seat.crest) for seat in setup.seats] == [
        ("Olena", "fox"),
        ("", "owl"),  # called as the animal, in the language of the moment
        ("", "hare"),
        ("", "raven"),
    ]
    assert [seat.bot is None for seat in setup.seats] == [True, False, False, False]
    assert setup.checked().game == BTT


def test_names_and_deal_are_typed(qtbot: QtBot, lobby: Lobby) -> None:
    name = field(seats(lobby)[1], "name")
    qtbot.keyClicks(name, "  Sir Owl ")
    qtbot.keyClicks(field(lobby, "deal"), "12x34")
    setup = asked(qtbot, lobby)
    assert setup.seats[1].name == "Sir Owl"
    assert setup.deal == 1234  # letters are no number


def test_deals_by_chance_differ(qtbot: QtBot, lobby: Lobby) -> None:
    assert len({asked(qtbot, lobby).deal for _ in range(4)}) > 1


def test_empty_seats_are_left_out_and_too_few_cannot_start(qtbot: QtBot, lobby: Lobby) -> None:
    seat_player(lobby, 1, CLOSED)
    seat_player(lobby, 3, PERSON)
    setup = asked(qtbot, lobby)
    assert [(seat.name, seat.bot is None) for seat in setup.seats] == [("Olena", True), ("", False), ("Raven", True)]
    seat_player(lobby, 2, CLOSED)
    seat_player(lobby, 3, CLOSED)
    assert "2 seats at least" in words_on(lobby)
    assert not button(lobby, "start_button").isEnabled()


def test_crests_stay_different(qtbot: QtBot, lobby: Lobby) -> None:
    for _ in range(7):
        press(qtbot, seats(lobby)[0], "crest")
        crests = [card.crest for card in seats(lobby)]
        assert len(set(crests)) == len(crests)
    assert crests[0] == "hare"
    assert asked(qtbot, lobby).seats[0].crest == "hare"


def test_wheel_changes_no_choice(qtbot: QtBot, lobby: Lobby) -> None:
    box = seats(lobby)[1].findChild(ChoiceBox)
    assert box is not None
    before = box.currentIndex()
    middle = QPointF(box.rect().center())
    wheel = QWheelEvent(middle, QPointF(box.mapToGlobal(box.rect().center())), QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton,
                        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False)  # fmt: skip
    QApplication.sendEvent(box, wheel)
    assert box.currentIndex() == before


def test_every_control_is_reached_by_tab_and_has_a_name(qtbot: QtBot, lobby: Lobby) -> None:
    lobby.arrive()
    met = []
    for _ in range(60):
        at = QApplication.focusWidget()
        assert at is not None
        if at in met:
            break
        met.append(at)
        qtbot.keyClick(at, Qt.Key.Key_Tab)
    names = {widget.objectName() for widget in met}
    assert {
        "start_button",
        "table_button",
        "rules_button",
        "settings_button",
        "about_button",
        "deal",
        "name",
        "player",
        "crest",
    } <= names
    assert any(isinstance(widget, GamePoster) for widget in met)
    for widget in met:
        assert widget.accessibleName() or getattr(widget, "text", str)(), widget.objectName()


@pytest.mark.parametrize(
    ("name", "signal", "says"),
    [("rules_button", "rules_asked", [BTT]), ("table_button", "options_asked", [BTT]), ("settings_button", "settings_asked", []),
     ("about_button", "about_asked", []), ("ukrainian", "language_chosen", ["uk"]), ("light", "theme_chosen", ["light"])],
)  # fmt: skip
def test_ways_out(qtbot: QtBot, lobby: Lobby, name: str, signal: str, says: list[str]) -> None:
    with qtbot.waitSignal(getattr(lobby, signal)) as heard:
        press(qtbot, lobby, name)
    assert heard.args == says


@pytest.mark.parametrize("name", ["Owl", ""])
def test_continue_says_which_game_and_whose_turn(qtbot: QtBot, lobby: Lobby, name: str) -> None:
    """A computer without a name of its own is called as the animal on its crest."""
    waiting = button(lobby, "continue_button")
    assert not waiting.isEnabled()
    lobby.show_waiting(BTT, Seat(name, "owl", "page"))
    assert waiting.accessibleName() == "Continue. Behind the Throne · to move: Owl"
    with qtbot.waitSignal(lobby.continue_asked):
        press(qtbot, lobby, "continue_button")


def test_house_rules_go_into_the_match(qtbot: QtBot, lobby: Lobby) -> None:
    assert "As in the rulebook" in words_on(lobby)
    lobby.set_options(BTT, {"pile_limit": None})
    assert "House rules" in words_on(lobby)
    assert asked(qtbot, lobby).options == {"pile_limit": None}


def test_enter_presses_what_has_the_focus(qtbot: QtBot, lobby: Lobby) -> None:
    for name, signal in (("start_button", lobby.start_asked), ("rules_button", lobby.rules_asked)):
        button(lobby, name).setFocus()
        with qtbot.waitSignal(signal):
            qtbot.keyClick(button(lobby, name), Qt.Key.Key_Return)


def test_poster_by_keyboard(qtbot: QtBot, program: App) -> None:
    found = program.lobby.findChildren(GamePoster)
    for poster in found:
        poster.setFocus()
        qtbot.keyClick(poster, Qt.Key.Key_Space)
        assert [other.isChecked() for other in found] == [other is poster for other in found]
        assert program.lobby.setup().checked().game == list(registry.games())[found.index(poster)]
