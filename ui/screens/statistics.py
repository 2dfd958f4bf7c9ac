"""The statistics: for each game who won how often, how well, and against whom."""

from collections.abc import Sequence

from PySide6.QtCore import QDate, QLocale, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from cardgames.session.statistics import Rivalry, Standing, standings
from cardgames.storage.results import Result
from cardgames.words import Words
from ui.figures import figure
from ui.forms.ui_statistics import Ui_StatisticsForm
from ui.screens.rows import clear, label
from ui.screens.screen import Screen, words


class PersonRow(QPushButton):
    """One person in the list: crest, name, share of victories as a bar, and their number."""

    def __init__(self, standing: Standing, line: str) -> None:
        super().__init__()
        self.name = standing.name
        self.setCheckable(True)
        self.setProperty("kind", "row")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        crest, bar, names = QLabel(), QProgressBar(), QVBoxLayout()
        crest.setProperty("art", f"crests/{standing.crest}")
        crest.setProperty("span", 36)
        bar.setObjectName("bar")
        bar.setProperty("high", 8)
        bar.setTextVisible(False)
        bar.setValue(round(100 * standing.share))
        names.setSpacing(2)
        names.addWidget(_name(standing.name, "heading"))
        names.addWidget(label(line, "small"))
        names.addWidget(bar)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(14, 8, 16, 10)
        row.setSpacing(12)
        row.addWidget(crest)
        row.addLayout(names, 1)
        row.addWidget(label(str(standing.won), "title"))
        for child in self.findChildren(QWidget):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def sizeHint(self) -> QSize:
        return self._row.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._row.minimumSize()


class StatisticsScreen(Screen):
    """Works for any game: it knows only seats, points and victories."""

    forget_asked = Signal()

    def __init__(self, games: Sequence[str], parent: QWidget | None = None) -> None:
        """`games` by their ids, in the order in which they are offered."""
        super().__init__(parent)
        self._form = form = Ui_StatisticsForm()
        form.setupUi(self)
        for shown in (form.name, form.played, form.empty_text):
            shown.setTextFormat(Qt.TextFormat.PlainText)
        self._results: Sequence[Result] = ()
        self._standings: Sequence[Standing] = ()
        self._games: dict[str, QPushButton] = {}
        self._game, self._person = games[0], ""
        for game in games:
            self._games[game] = choice = QPushButton()
            choice.setProperty("kind", "choice")
            choice.setCheckable(True)
            choice.setAutoExclusive(True)
            choice.clicked.connect(lambda _=False, game=game: self._choose_game(game))
            form.games_row.addWidget(choice)
        form.games.setVisible(len(games) > 1)
        self._rows: list[PersonRow] = []
        self._persons = QButtonGroup(self)  # of exactly one that is chosen
        self._persons.buttonToggled.connect(self._choose_person)
        form.back.clicked.connect(self.left)
        form.to_lobby.clicked.connect(self.left)
        form.forget.clicked.connect(self.forget_asked)
        self.retranslate()

    def show_results(self, results: Sequence[Result]) -> None:
        """All matches that count, in order of time; the game that was played last is shown."""
        self._results = [result for result in results if result.game in self._games]
        if self._results:
            self._game = self._results[-1].game
        self._show()

    def arrive(self) -> None:
        (self._persons.checkedButton() or self._form.to_lobby).setFocus()

    def retranslate(self) -> None:
        self._form.retranslateUi(self)
        for game, choice in self._games.items():
            choice.setText(words(game).say("game-title"))
        self._show()

    def _choose_game(self, game: str) -> None:
        self._game = game
        self._show()

    def _show(self) -> None:
        form = self._form
        self._games[self._game].setChecked(True)
        results = [result for result in self._results if result.game == self._game]
        self._standings = standings(results)
        form.forget.setEnabled(bool(self._results))
        form.story.setVisible(bool(self._standings))
        form.empty.setVisible(not self._standings)
        form.played.setText(self._played(results))
        form.empty_text.setText(
            self.tr("Nobody has played “{0}” to its end yet. Win, or lose with dignity: either is written down here.").format(
                words(self._game).say("game-title")
            )
        )
        clear(form.person_rows)
        self._rows = [self._row(standing) for standing in self._standings]
        for row in self._rows:
            form.person_rows.addWidget(row)
            row.show()  # not only when the layout comes to it: it may get the focus at once
            self._persons.addButton(row)
        form.person_rows.addStretch()
        for row in [row for row in self._rows if row.name == self._person] or self._rows[:1]:
            row.setChecked(True)
        self.redress()

    def _played(self, results: Sequence[Result]) -> str:
        if not results:
            return ""
        last = results[-1].ended.astimezone()
        date = QLocale().toString(QDate(last.year, last.month, last.day), "d MMMM yyyy")
        return self.tr("Games: {0} · the last one on {1}").format(len(results), date)

    def _row(self, standing: Standing) -> PersonRow:
        share = self.tr("{0}%").format(round(100 * standing.share))
        row = PersonRow(standing, self.tr("Games: {0} · won: {1}").format(standing.matches, share))
        figures = [f"{caption.text()}: {said}" for (_, caption), said in zip(self._figures(), self._said(standing), strict=True)]
        row.setAccessibleName(f"{standing.name}. {'. '.join(figures)}")
        texts = words(self._game)
        row.setAccessibleDescription(". ".join(self._rivalry(texts, rival) for rival in standing.rivals))
        return row

    def _choose_person(self, row: PersonRow, chosen: bool) -> None:
        if not chosen:
            return
        form, self._person = self._form, row.name
        standing = next(standing for standing in self._standings if standing.name == row.name)
        form.persons.ensureWidgetVisible(row)
        form.crest.setProperty("art", f"crests/{standing.crest}")
        form.name.setText(standing.name)
        for (value, _), said in zip(self._figures(), self._said(standing), strict=True):
            value.setText(said)
        clear(form.rival_rows)
        texts = words(self._game)
        for rival in standing.rivals:
            form.rival_rows.addWidget(self._rival(texts, rival))
        form.rival_rows.addStretch()
        self.redress()

    def _figures(self) -> list[tuple[QLabel, QLabel]]:
        """Each figure with its caption, in the order of `_said`."""
        names = ("matches", "won", "share", "best", "mean", "run")
        return [(getattr(self._form, name), getattr(self._form, f"{name}_label")) for name in names]

    def _said(self, standing: Standing) -> list[str]:
        mean = figure(QLocale().toString(standing.mean, "f", 1))
        share = self.tr("{0}%").format(round(100 * standing.share))
        return [str(standing.matches), str(standing.won), share, figure(standing.best), mean, str(standing.run)]

    def _rival(self, texts: Words, rival: Rivalry) -> QFrame:
        row, sign, names = QFrame(), QLabel(), QVBoxLayout()
        row.setProperty("role", "stop")
        row.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # for screen readers, and to scroll by keys
        row.setAccessibleName(self._rivalry(texts, rival))
        sign.setProperty("glyph", "ai" if rival.bot else "human")
        names.setSpacing(0)
        names.addWidget(_name(texts.opponent(rival.name) if rival.bot else rival.name, "strong"))
        names.addWidget(label(self.tr("Games together: {0}").format(rival.matches), "small"))
        line = QHBoxLayout(row)
        line.setContentsMargins(12, 4, 16, 6)
        line.setSpacing(12)
        line.addWidget(sign)
        line.addLayout(names, 1)
        line.addWidget(label(f"{rival.won} : {rival.lost}", "gold"))
        return row

    def _rivalry(self, texts: Words, rival: Rivalry) -> str:
        name = texts.opponent(rival.name) if rival.bot else rival.name
        said = self.tr("{0}: games together {1}, own victories {2}, the rival’s {3}")
        return said.format(name, rival.matches, rival.won, rival.lost)


def _name(name: str, role: str) -> QLabel:
    """However long it is, the list stays as wide as it is."""
    made = label(name, role)
    made.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    return made
