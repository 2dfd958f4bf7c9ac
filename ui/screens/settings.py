"""The settings: each is a choice that works at once."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from cardgames.storage.settings import Settings
from ui.forms.ui_settings import Ui_SettingsForm
from ui.screens.screen import Screen


class SettingsScreen(Screen):
    """Says which setting has which new value; it is told by `show_settings` what holds."""

    chosen = Signal(str, object)  # the name of a field of Settings, its new value

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._form = form = Ui_SettingsForm()
        form.setupUi(self)
        self._choices: Mapping[str, Mapping[Any, QPushButton]] = {
            "language": {"uk": form.ukrainian, "en": form.english},
            "theme": {"dark": form.dark, "light": form.light},
            "pace": {0.5: form.slow, 1.0: form.normal, 2.0: form.fast, 0.0: form.instant},
            "motion": {True: form.motion_on, False: form.motion_off},
            "odds": {True: form.odds_on, False: form.odds_off},
            "zoom": {1.0: form.zoom_1, 1.25: form.zoom_125, 1.5: form.zoom_15, 2.0: form.zoom_2},
        }
        for name, buttons in self._choices.items():
            for value, button in buttons.items():
                button.clicked.connect(lambda _=False, name=name, value=value: self.chosen.emit(name, value))
        form.back.clicked.connect(self.left)
        self.retranslate()

    def show_settings(self, settings: Settings) -> None:
        for name, buttons in self._choices.items():
            buttons[getattr(settings, name)].setChecked(True)

    def arrive(self) -> None:
        self._form.back.setFocus()

    def retranslate(self) -> None:
        self._form.retranslateUi(self)
        for name, buttons in self._choices.items():
            label, hint = getattr(self._form, f"{name}_label").text(), getattr(self._form, f"{name}_hint").text()
            for button in buttons.values():
                button.setAccessibleName(f"{label}: {button.text()}")
                button.setAccessibleDescription(hint)
