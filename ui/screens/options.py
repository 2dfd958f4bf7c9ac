"""The rules that the rulebook leaves to the table, each with a line of explanation."""

from collections.abc import Mapping

from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from cardgames.engine import registry
from cardgames.engine.options import Options, OptionValue
from ui.forms.ui_options import Ui_OptionsForm
from ui.screens.dialog import Dialog
from ui.screens.screen import words
from ui.widgets.choice_box import ChoiceBox


class OptionsDialog(Dialog):
    """`options()` is what was chosen."""

    wide, high = 680, 420

    def __init__(self, game: str, chosen: Mapping[str, OptionValue], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._form = Ui_OptionsForm()
        self._form.setupUi(self)
        self._boxes: dict[str, ChoiceBox] = {}
        texts = words(game)
        self._form.heading.setText(texts.say("game-title"))
        for option in registry.game(game).options:
            key, box = f"option-{option.name}", ChoiceBox()
            title, hint = QLabel(texts.say(key)), QLabel(texts.say(f"{key}.hint"))
            title.setProperty("role", "strong")
            hint.setProperty("role", "small")
            title.setWordWrap(True)
            hint.setWordWrap(True)
            for value in option.values:
                box.addItem(texts.say(f"{key}-{_word(value)}"), value)
            box.setCurrentIndex(option.values.index(chosen.get(option.name, option.default)))
            box.setAccessibleName(title.text())
            box.setAccessibleDescription(hint.text())
            lines, row = QVBoxLayout(), QHBoxLayout()
            lines.setSpacing(2)
            row.setSpacing(20)
            lines.addWidget(title)
            lines.addWidget(hint)
            row.addLayout(lines, 3)
            row.addWidget(box, 2)
            self._form.rows.addLayout(row)
            self._boxes[option.name] = box
        self._form.rows.addStretch()
        self._form.done.clicked.connect(self.accept)
        self._form.defaults.clicked.connect(self._reset)

    def options(self) -> Options:
        return {name: box.currentData() for name, box in self._boxes.items()}

    def _reset(self) -> None:
        for box in self._boxes.values():
            box.setCurrentIndex(0)


def _word(value: OptionValue) -> str:
    return "none" if value is None else str(value).lower()
