"""The pause in a match."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ui.forms.ui_menu import Ui_MenuForm
from ui.screens.dialog import Dialog


class MenuDialog(Dialog):
    """One choice closes it; closing it otherwise goes on with the match."""

    chosen = Signal(str)  # "rules", "settings", "honesty", "lobby", "abandon" or "quit"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._form = form = Ui_MenuForm()
        form.setupUi(self)
        for name in ("rules", "settings", "honesty", "lobby", "quit"):
            getattr(form, name).clicked.connect(lambda _=False, name=name: self._choose(name))
        form.abandon.clicked.connect(self._abandon)
        form.resume.clicked.connect(self.accept)
        self._sure = False

    def _abandon(self) -> None:
        """There is no way back from it, so it takes two clicks."""
        if self._sure:
            self._choose("abandon")
        self._sure = True
        self._form.abandon.setText(self.tr("Abandon it for good?"))

    def _choose(self, name: str) -> None:
        self.chosen.emit(name)  # first: what is chosen may keep the match waiting
        self.accept()
