"""Options, menu and trouble."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QPlainTextEdit
from pytestqt.qtbot import QtBot

from cardgames.engine import registry
from tests.ui.conftest import button, cut_off, press
from ui.language import Language
from ui.screens.dialog import Dialog
from ui.screens.menu import MenuDialog
from ui.screens.options import OptionsDialog
from ui.screens.trouble import TroubleDialog
from ui.theme import stylesheet, theme
from ui.widgets.choice_box import ChoiceBox


def shown(qtbot: QtBot, dialog: Dialog, u: float = 1) -> None:
    qtbot.addWidget(dialog)
    dialog.setStyleSheet(stylesheet(theme("dark"), u))
    dialog.dress(theme("dark"), u)
    dialog.show()
    qtbot.waitExposed(dialog)


@pytest.mark.parametrize("game", list(registry.games()))
def test_options_are_those_of_the_game_with_an_explanation_each(qtbot: QtBot, language: Language, game: str) -> None:
    options = registry.game(game).options
    dialog = OptionsDialog(game, {}, None)
    shown(qtbot, dialog)
    assert dialog.options() == {option.name: option.default for option in options}
    boxes = dialog.findChildren(ChoiceBox)
    assert [box.count() for box in boxes] == [len(option.values) for option in options]
    assert all(box.accessibleName() and box.accessibleDescription() for box in boxes)
    for box in boxes:
        box.setFocus()
        qtbot.keyClick(box, Qt.Key.Key_End)
    assert dialog.options() == {option.name: option.values[-1] for option in options}
    again = OptionsDialog(game, dialog.options(), None)
    qtbot.addWidget(again)
    assert again.options() == dialog.options()
    press(qtbot, dialog, "defaults")
    assert dialog.options() == {option.name: option.default for option in options}
    press(qtbot, dialog, "done")
    assert dialog.result() == QDialog.DialogCode.Accepted


@pytest.mark.parametrize("name", ["rules", "settings", "lobby", "quit"])
def test_menu(qtbot: QtBot, language: Language, name: str) -> None:
    dialog = MenuDialog()
    shown(qtbot, dialog)
    with qtbot.waitSignal(dialog.chosen) as chosen:
        press(qtbot, dialog, name)
    assert chosen.args == [name]
    assert dialog.isHidden()


def test_abandoning_takes_two_clicks(qtbot: QtBot, language: Language) -> None:
    dialog = MenuDialog()
    shown(qtbot, dialog)
    with qtbot.assertNotEmitted(dialog.chosen):
        press(qtbot, dialog, "abandon")
    assert "for good" in button(dialog, "abandon").text()
    with qtbot.waitSignal(dialog.chosen) as chosen:
        press(qtbot, dialog, "abandon")
    assert chosen.args == ["abandon"]


def test_escape_goes_on_with_the_match(qtbot: QtBot, language: Language) -> None:
    dialog = MenuDialog()
    shown(qtbot, dialog)
    with qtbot.assertNotEmitted(dialog.chosen):
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.isHidden()


def test_trouble_gives_a_report_to_copy(qtbot: QtBot, language: Language) -> None:
    dialog = TroubleDialog("it happened\nhere")
    shown(qtbot, dialog)
    report = dialog.findChild(QPlainTextEdit)
    assert report is not None
    assert report.toPlainText() == "it happened\nhere"
    press(qtbot, dialog, "copy")
    assert QGuiApplication.clipboard().text() == "it happened\nhere"
    press(qtbot, dialog, "close")
    assert dialog.isHidden()


@pytest.mark.parametrize("tongue", ["uk", "en"])
@pytest.mark.parametrize("kind", [MenuDialog, lambda: TroubleDialog("a\nb"), lambda: OptionsDialog("behind-the-throne", {})])
def test_dialogs_fit_a_small_screen_in_both_languages(qtbot: QtBot, language: Language, tongue: str, kind: type[Dialog]) -> None:
    language.set(tongue)
    dialog = kind()
    shown(qtbot, dialog)
    assert dialog.width() <= 1280
    assert dialog.height() <= 720
    assert cut_off(dialog) == []
