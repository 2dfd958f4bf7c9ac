"""One match on the screen: its controller and its table, joined."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from cardgames.session.match import Match
from cardgames.session.seats import named
from cardgames.session.thinking import Thinker
from cardgames.storage.settings import Settings
from cardgames.words import Words
from ui.controllers.match import MatchController
from ui.screens.screen import words
from ui.screens.table import TableScreen
from ui.tables.art import Art
from ui.tables.faces import CardFace
from ui.tables.table import Look

LAST_LOOK = 1200  # milliseconds that a finished table is left to look at


class Play(QObject):
    """Lives as long as the match is on the table; `close` leaves the match as it is."""

    over = Signal()  # and has been looked at
    unsaved = Signal()  # from here on

    def __init__(self, match: Match, thinker: Thinker, art: Art, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.match = match
        self.controller = MatchController(match, thinker, _words(match), settings.pace, self)
        self.table = TableScreen(self.controller, art, _look(settings))
        self._looking = QTimer(self, singleShot=True, interval=LAST_LOOK)
        self._looking.timeout.connect(self.over)
        self.controller.finished.connect(self._looking.start)
        self.controller.trouble.connect(self._hear)

    def apply(self, settings: Settings) -> None:
        """What the player has chosen; the table finds its words in the language of now when it is told to speak it."""
        self.controller.words = _words(self.match)
        self.controller.pace = settings.pace
        self.table.apply(_look(settings))

    def look_back(self) -> None:
        """The end has been seen: the table stays, and is not over a second time."""
        self.controller.finished.disconnect(self._looking.start)
        self.table.look_back()

    def trophies(self) -> Sequence[CardFace]:
        """The best cards of who has won, of the first of them; () if the game's table has none to show."""
        winners = self.match.winners()
        return self.table.table.trophies(self.match.view(winners[0]), winners[0]) if winners else ()

    def close(self) -> None:
        self._looking.stop()
        self.controller.close()
        self.deleteLater()

    def _hear(self, trouble: str) -> None:
        if trouble == "unsaved":  # the other troubles are for the log
            self.unsaved.emit()


def _look(settings: Settings) -> Look:
    return Look(settings.theme, settings.pace, settings.motion, settings.odds)


def _words(match: Match) -> Words:
    texts = words(match.game)
    texts.names = [seat.name for seat in named(match.setup.seats, texts)]
    return texts
