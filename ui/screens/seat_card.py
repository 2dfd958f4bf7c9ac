"""One seat of the lobby: crest, name, and who plays there; of a computer its level and its character."""

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QFrame, QWidget

from cardgames.ai.players import rank
from cardgames.session.seats import Seat
from cardgames.words import Words
from ui.forms.ui_seat import Ui_Seat
from ui.tables.rank import rank_words, with_rank
from ui.widgets.choice_box import ChoiceBox

PERSON, CLOSED = "person", "closed"  # what the list offers besides the game's opponents
USUAL = "scribe"  # who sits down first, where the game has this level: one that is beaten now and then


class SeatCard(QFrame):
    """A name left empty is that of the animal on the crest: a person keeps it, a computer is called so in every language."""

    changed = Signal()
    crest_asked = Signal()

    def __init__(self, crest: str, player: str, name: str, parent: QWidget | None = None) -> None:
        """`player` is PERSON, CLOSED, the name of an opponent ("scribe-bold") or "" for the usual one."""
        super().__init__(parent)
        self._form = Ui_Seat()
        self._form.setupUi(self)
        self.setProperty("role", "card")
        self.crest = crest
        self._player, _, character = player.partition("-")  # as chosen, whether the game has it or not
        self._liked = [character]  # characters that were chosen, one for each game
        self._bots: Sequence[str] = ()
        self._characters: Sequence[str] = ()
        self._form.name.setText(name)
        self._form.name.textEdited.connect(self.changed)
        self._form.crest.clicked.connect(self.crest_asked)
        self._form.player.activated.connect(self._choose)
        self._form.character.activated.connect(self._choose_character)

    @property
    def name(self) -> str:
        """The name as typed, or nothing."""
        return self._form.name.text().strip()

    @property
    def player(self) -> str:
        """Who plays here, as it may be given again to a new card."""
        who = self._who()
        return "-".join(filter(None, (who, self._character() if rank(who) else "")))

    def _character(self) -> str:
        """The one chosen of those that the game has, or "" for none."""
        return next((each for each in self._liked if each in self._characters), "")

    def _who(self) -> str:
        """PERSON, CLOSED or an opponent that the game has: the chosen one, else the usual one."""
        if self._player in (PERSON, CLOSED, *self._bots):
            return self._player
        return USUAL if USUAL in self._bots else next(iter(self._bots), PERSON)

    def stops(self) -> list[QWidget]:
        """Where the focus rests, in order."""
        return [self._form.crest, self._form.name, self._form.player, self._form.character]

    def seat(self) -> Seat | None:
        """The seat as it is chosen, None if it stays empty."""
        who = self._who()
        if who == CLOSED:
            return None
        bot = None if who == PERSON else self.player
        return Seat(self.name or ("" if bot else self._form.name.placeholderText()), self.crest, bot)

    def offer(self, bots: Sequence[str], characters: Sequence[str], words: Words, animal: str) -> None:
        """Who may sit here, in the present language. Only opponents that have a level have a character."""
        self._bots, self._characters = bots, characters
        box = self._form.player
        with QSignalBlocker(box):
            box.clear()
            box.addItem(self.tr("Person"), PERSON)
            for bot in bots:
                _add(box, words.opponent(bot), bot, words, f"bot-{bot}.hint")
                if rank(bot):
                    said = with_rank(words.opponent(bot), rank(bot))
                    box.setItemData(box.count() - 1, said, Qt.ItemDataRole.AccessibleTextRole)
            box.addItem(self.tr("Empty seat"), CLOSED)
            box.setCurrentIndex(box.findData(self._who()))
        box = self._form.character
        with QSignalBlocker(box):
            box.clear()
            box.addItem(self.tr("no quirks"), "")
            for character in characters:
                _add(box, words.say(f"character-{character}"), character, words, f"character-{character}.hint")
            box.setCurrentIndex(box.findData(self._character()))
        policy = box.sizePolicy()
        policy.setRetainSizeWhenHidden(bool(characters))  # cards of persons are as high as the others
        box.setSizePolicy(policy)
        box.setAccessibleName(self.tr("Character"))
        self._form.name.setPlaceholderText(animal)
        self._form.name.setAccessibleName(self.tr("Name"))
        self._form.player.setAccessibleName(self.tr("Who plays here"))
        self._form.crest.setAccessibleName(self.tr("Crest: {0}").format(animal))
        self._form.crest.setToolTip(self.tr("Another crest"))
        self._form.crest.setProperty("art", f"crests/{self.crest}")
        self._show()

    def _choose(self, index: int) -> None:
        self._player = self._form.player.itemData(index)
        self._show()
        self.changed.emit()

    def _choose_character(self, index: int) -> None:
        others = [each for each in self._liked if each not in self._characters]
        self._liked = [self._form.character.itemData(index), *others]
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        empty = self._who() == CLOSED
        level = rank(self._who())
        self._form.pips.show_rank(level)
        self._form.character.setVisible(bool(level) and self._form.character.count() > 1)
        for box in (self._form.player, self._form.character):
            hint = str(box.currentData(Qt.ItemDataRole.ToolTipRole) or "")
            box.setToolTip(hint)
            box.setAccessibleDescription(hint)
        if level:
            self._form.player.setAccessibleDescription(f"{rank_words(level)}. {self._form.player.toolTip()}")
        self._form.name.setEnabled(not empty)
        self._form.crest.setEnabled(not empty)
        self.setProperty("closed", empty)
        self.style().polish(self)  # the stylesheet asks for that property


def _add(box: ChoiceBox, text: str, data: str, words: Words, hint: str) -> None:
    box.addItem(text, data)
    if words.has(hint):
        box.setItemData(box.count() - 1, words.say(hint), Qt.ItemDataRole.ToolTipRole)
