"""One seat of the lobby: crest, name, and who plays there."""

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QFrame, QWidget

from cardgames.session.seats import Seat
from cardgames.words import Words
from ui.forms.ui_seat import Ui_Seat

PERSON, CLOSED = "person", "closed"  # what the list offers besides the game's bots


class SeatCard(QFrame):
    """A name left empty is that of the animal on the crest."""

    changed = Signal()
    crest_asked = Signal()

    def __init__(self, crest: str, name: str, player: str, parent: QWidget | None = None) -> None:
        """`player` is PERSON, CLOSED or "" for the first bot of the game."""
        super().__init__(parent)
        self._form = Ui_Seat()
        self._form.setupUi(self)
        self.setProperty("role", "card")
        self.crest, self._player = crest, player
        self._form.name.setText(name)
        self._form.name.textEdited.connect(self.changed)
        self._form.crest.clicked.connect(self.crest_asked)
        self._form.player.activated.connect(self._choose)

    @property
    def name(self) -> str:
        """The name as typed, or nothing."""
        return self._form.name.text().strip()

    def stops(self) -> list[QWidget]:
        """Where the focus rests, in order."""
        return [self._form.crest, self._form.name, self._form.player]

    def seat(self) -> Seat | None:
        """The seat as it is chosen, None if it stays empty."""
        if self._player == CLOSED:
            return None
        bot = None if self._player == PERSON else self._player
        return Seat(self.name or self._form.name.placeholderText(), self.crest, bot)

    def offer(self, bots: Sequence[str], words: Words, animal: str) -> None:
        """Who may sit here, in the present language."""
        if self._player not in (PERSON, CLOSED, *bots):
            self._player = bots[0]
        box = self._form.player
        with QSignalBlocker(box):
            box.clear()
            box.addItem(self.tr("Person"), PERSON)
            for bot in bots:
                box.addItem(words.say(f"bot-{bot}"), bot)
                if words.has(f"bot-{bot}.hint"):
                    box.setItemData(box.count() - 1, words.say(f"bot-{bot}.hint"), Qt.ItemDataRole.ToolTipRole)
            box.addItem(self.tr("Empty seat"), CLOSED)
            box.setCurrentIndex(box.findData(self._player))
        self._form.name.setPlaceholderText(animal)
        self._form.name.setAccessibleName(self.tr("Name"))
        box.setAccessibleName(self.tr("Who plays here"))
        self._form.crest.setAccessibleName(self.tr("Crest: {0}").format(animal))
        self._form.crest.setToolTip(self.tr("Another crest"))
        self._form.crest.setProperty("art", f"crests/{self.crest}")
        self._show()

    def _choose(self, index: int) -> None:
        self._player = self._form.player.itemData(index)
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        empty = self._player == CLOSED
        self._form.name.setEnabled(not empty)
        self._form.crest.setEnabled(not empty)
        self.setProperty("closed", empty)
        self.style().polish(self)  # the stylesheet asks for that property
