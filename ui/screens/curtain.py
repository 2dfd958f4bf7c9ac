"""Between two persons at one screen: nothing of the table is seen until the next one is there."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from cardgames.session.seats import Seat
from ui.forms.ui_curtain import Ui_CurtainForm
from ui.screens.screen import Screen


class Curtain(Screen):
    drawn = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._form = Ui_CurtainForm()
        self._form.setupUi(self)
        self._form.name.setTextFormat(Qt.TextFormat.PlainText)
        self._form.draw.clicked.connect(self.drawn)
        self.setFocusProxy(self._form.draw)

    def show_seat(self, seat: Seat) -> None:
        """Who is to sit down at the screen."""
        self._form.name.setText(seat.name)
        self._form.crest.setProperty("art", f"crests/{seat.crest}")
        self.redress()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc does not lead back to the table, as it would from other screens."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        name = self._form.name.text()
        self._form.retranslateUi(self)
        self._form.name.setText(name)
