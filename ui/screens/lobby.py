"""The lobby: which game, who sits where, which deal; and the way to everything else."""

import secrets
from collections.abc import Mapping
from itertools import pairwise

from PySide6.QtCore import QRegularExpression, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QButtonGroup, QWidget

from cardgames.ai.players import offered, rank
from cardgames.engine import registry
from cardgames.engine.options import Options
from cardgames.session.seats import CRESTS, Seat, Setup, named
from cardgames.storage.settings import Settings
from ui.forms.ui_lobby import Ui_Lobby
from ui.screens.poster import GamePoster
from ui.screens.screen import Screen, words
from ui.screens.seat_card import CLOSED, PERSON, SeatCard
from ui.tables.art import Art
from ui.tables.posters import Poster
from ui.theme import Theme

DEALS = 1_000_000  # a deal by chance has a number that is short enough to tell a friend
WIDEST = 1312  # design pixels
AT_FIRST = (PERSON, "", "", "", CLOSED)


class Lobby(Screen):
    """Emits what is asked for; what it shows of the settings and of the last match is told to it."""

    corners = True

    start_asked = Signal(object)  # a Setup
    continue_asked = Signal()
    rules_asked = Signal(str)  # the id of a game
    options_asked = Signal(str)
    settings_asked = Signal()
    statistics_asked = Signal()
    about_asked = Signal()
    language_chosen = Signal(str)
    theme_chosen = Signal(str)

    def __init__(self, games: Mapping[str, Poster], art: Art, settings: Settings, parent: QWidget | None = None) -> None:
        """`games` is what the posters show, by the id of the game; the `settings` know the game and the seats of last time."""
        super().__init__(parent)
        self._form = Ui_Lobby()
        self._form.setupUi(self)
        self._options: dict[str, Options] = {}
        self._waiting: tuple[str, Seat | None] | None = None
        self._posters: dict[str, GamePoster] = {}
        group = QButtonGroup(self)  # of exactly one that is chosen, also when there is only one
        for id, shown in games.items():
            self._posters[id] = poster = GamePoster(shown, art)
            poster.clicked.connect(self._choose_game)
            group.addButton(poster)
            self._form.posters.addWidget(poster)
        self._game = settings.game if settings.game in games else next(iter(games))
        self._posters[self._game].setChecked(True)
        most = max(registry.game(id).seats[-1] for id in games)
        names = (settings.player, *[""] * len(CRESTS))
        seated = _seated(settings.seats, most)
        self._seats = [SeatCard(crest, player, name) for (crest, player), name in zip(seated, names, strict=False)]
        for seat in self._seats:
            seat.changed.connect(self._show_start)
            seat.crest_asked.connect(lambda seat=seat: self._change_crest(seat))
            self._form.seat_cards.addWidget(seat, 1)
        self._form.deal.setValidator(QRegularExpressionValidator(QRegularExpression("[0-9]*")))
        self._connect()
        self._order_focus()
        self.retranslate()

    def _connect(self) -> None:
        form = self._form
        form.start_button.clicked.connect(lambda: self.start_asked.emit(self.setup()))
        form.continue_button.clicked.connect(self.continue_asked)
        form.rules_button.clicked.connect(lambda: self.rules_asked.emit(self._game))
        form.table_button.clicked.connect(lambda: self.options_asked.emit(self._game))
        form.settings_button.clicked.connect(self.settings_asked)
        form.statistics_button.clicked.connect(self.statistics_asked)
        form.about_button.clicked.connect(self.about_asked)
        form.ukrainian.clicked.connect(lambda: self.language_chosen.emit("uk"))
        form.english.clicked.connect(lambda: self.language_chosen.emit("en"))
        form.dark.clicked.connect(lambda: self.theme_chosen.emit("dark"))
        form.light.clicked.connect(lambda: self.theme_chosen.emit("light"))

    def _order_focus(self) -> None:
        """Tab goes as the eye does. A group of choices has one stop, the arrows go on within it."""
        form = self._form
        stops: list[QWidget] = [*self._posters.values(), form.continue_button, form.table_button, form.rules_button]
        stops += [form.settings_button, form.ukrainian, form.english, form.dark, form.light]
        stops += [form.statistics_button, form.about_button, form.deal]
        for seat in self._seats:
            stops += seat.stops()
        stops.append(form.start_button)
        for before, after in pairwise(stops):
            self.setTabOrder(before, after)

    def arrive(self) -> None:
        self._form.start_button.setFocus()

    def show_settings(self, settings: Settings) -> None:
        """The choices that stand on the lobby itself."""
        form = self._form
        (form.ukrainian if settings.language == "uk" else form.english).setChecked(True)
        (form.dark if settings.theme == "dark" else form.light).setChecked(True)

    def show_waiting(self, game: str | None, turn: Seat | None = None) -> None:
        """The unfinished match that can be gone on with (None: there is none) and the seat that is asked."""
        self._waiting = (game, turn) if game else None
        self._show_continue()

    def options(self, game: str) -> Options:
        """The rule options chosen for a game."""
        return self._options.get(game, {})

    def set_options(self, game: str, options: Options) -> None:
        self._options[game] = options
        self._show_options()

    def setup(self) -> Setup:
        """The match as it is chosen; a deal that is not typed is one by chance."""
        there = self._seats[: registry.game(self._game).seats[-1]]
        seats = tuple(seat for card in there if (seat := card.seat()))
        deal = self._form.deal.text()
        return Setup(self._game, self.options(self._game), seats, int(deal) if deal else secrets.randbelow(DEALS))

    def remember(self, settings: Settings) -> None:
        """Notes the game, the seats and the name typed for the first of them."""
        settings.game, settings.player = self._game, self._seats[0].name
        settings.seats = ",".join(f"{card.crest}:{card.player}" for card in self._seats)

    def dress(self, theme: Theme, u: float) -> None:
        super().dress(theme, u)
        self._form.content.setFixedWidth(min(round(WIDEST * u), round(self.width() * 0.94)))
        for poster in self._posters.values():
            poster.dress(theme, u)

    def retranslate(self) -> None:
        self._form.retranslateUi(self)
        for id, poster in self._posters.items():
            game = registry.game(id)
            poster.say(words(id), f"{game.seats[0]}–{game.seats[-1]}", game.minutes)
        self._form.title.setAccessibleName(self._form.title.text())
        self._form.deal.setAccessibleName(self.tr("Number of the deal"))
        self._offer_seats()
        self._show_continue()
        self._show_options()
        self._show_start()

    def _choose_game(self) -> None:
        self._game = next(id for id, poster in self._posters.items() if poster.isChecked())
        self._offer_seats()
        self._show_options()
        self._show_start()

    def _offer_seats(self) -> None:
        game, texts = registry.game(self._game), words(self._game)
        bots = offered(game)
        characters = game.insight.characters if game.insight is not None and any(map(rank, bots)) else ()
        for number, card in enumerate(self._seats, 1):
            card.offer(bots, characters, texts, texts.say(f"crest-{card.crest}"))
            card.setVisible(number <= game.seats[-1])

    def _change_crest(self, card: SeatCard) -> None:
        """The next crest takes its place, and the seat that had it gets the old one."""
        wanted = CRESTS[(CRESTS.index(card.crest) + 1) % len(CRESTS)]
        for other in self._seats:
            if other.crest == wanted:
                other.crest = card.crest
        card.crest = wanted
        self._offer_seats()
        self.redress()

    def _show_continue(self) -> None:
        button = self._form.continue_button
        button.setEnabled(self._waiting is not None)
        if self._waiting is None:
            button.say(self.tr("Continue"), self.tr("No game is waiting"))
            return
        game, turn = self._waiting
        title = words(game).say("game-title")
        if turn:
            (seat,) = named([turn], words(game))
            title = self.tr("{0} · to move: {1}").format(title, seat.name)
        button.say(self.tr("Continue"), title)

    def _show_options(self) -> None:
        changed = [option for option in registry.game(self._game).options if self._differs(option.name, option.default)]
        line = self.tr("House rules") if changed else self.tr("As in the rulebook")
        self._form.table_button.say(self.tr("Rules of this table"), line)
        self._form.table_button.setVisible(bool(registry.game(self._game).options))

    def _differs(self, name: str, default: object) -> bool:
        return self.options(self._game).get(name, default) != default

    def _show_start(self) -> None:
        seats = len(self.setup().seats)
        least = registry.game(self._game).seats[0]
        enough = seats >= least
        self._form.start_button.setEnabled(enough)
        title = words(self._game).say("game-title")
        line = self.tr("%n seats", "", seats) + f" · {title}" if enough else self.tr("%n seats at least", "", least)
        self._form.start_button.say(self.tr("Start the game"), line)


def _seated(text: str, most: int) -> list[tuple[str, str]]:
    """Crest and player by seat, as `Lobby.remember` has written them; as at first where that cannot be."""
    seats = [(crest, player) for crest, _, player in (seat.partition(":") for seat in text.split(","))]
    possible = sorted(crest for crest, _ in seats) == sorted(CRESTS[:most])
    return seats if possible else list(zip(CRESTS[:most], AT_FIRST, strict=False))
