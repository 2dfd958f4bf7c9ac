"""The end of a match: who won, and how each seat came to its points, line by line."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer, Signal, SignalInstance
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from cardgames.engine.game import ScoreLine
from cardgames.session.match import Match
from cardgames.session.seats import Seat, named
from cardgames.words import Words
from ui.figures import figure
from ui.forms.ui_results import Ui_ResultsForm
from ui.screens.poster import faces
from ui.screens.rows import clear, label
from ui.screens.screen import Screen, words
from ui.tables.art import Art
from ui.tables.faces import CardFace
from ui.theme import Theme
from ui.widgets.chart import Course

EARLY = 600  # milliseconds after the screen has come in which a click or a key was still meant for the table
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop


class ResultsScreen(Screen):
    """Works for any game: it knows only seats, points and lines of reckoning."""

    again_asked = Signal()  # same seats, other cards
    same_asked = Signal()  # the same deal
    lobby_asked = Signal()
    table_asked = Signal()  # to look at it once more

    def __init__(self, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._form = Ui_ResultsForm()
        self._form.setupUi(self)
        self._art = art
        self._match: Match | None = None
        self._cards: Sequence[CardFace] = ()
        self._form.headline.setTextFormat(Qt.TextFormat.PlainText)
        self._early = QTimer(self, singleShot=True, interval=EARLY)
        ways = {"again": self.again_asked, "same": self.same_asked, "lobby": self.lobby_asked, "table": self.table_asked}
        for name, asked in ways.items():
            getattr(self._form, name).clicked.connect(lambda _=False, asked=asked: self._leave(asked))

    def show_match(self, match: Match, cards: Sequence[CardFace]) -> None:
        """A match that is over; `cards` lie behind the wreath, the best in front."""
        self._match, self._cards = match, cards
        self.retranslate()

    def arrive(self) -> None:
        self._form.again.setFocus()
        self._early.start()

    def _leave(self, asked: SignalInstance) -> None:
        if not self._early.isActive():
            asked.emit()

    def dress(self, theme: Theme, u: float) -> None:
        super().dress(theme, u)
        self._form.chart.dress(theme, u)

    def retranslate(self) -> None:
        form = self._form
        form.retranslateUi(self)
        form.again.say(self.tr("Play again"), self.tr("same seats, other cards"))
        form.same.say(self.tr("The same deal"), self.tr("same seats, same cards"))
        form.lobby.say(self.tr("To the lobby"))
        if self._match:
            self._show(self._match)
            self.redress()  # the rows are new

    def _show(self, match: Match) -> None:
        form, texts = self._form, words(match.game)
        seats = named(match.setup.seats, texts)
        scores, winners, lines = match.scores(), match.winners(), match.reckoning()
        if scores is None or winners is None or lines is None:
            return
        form.bar_title.setText(texts.say("game-title"))
        form.deal.setText(self.tr("Deal {0}").format(match.setup.deal))
        names = [seats[winner].name for winner in winners]
        # In the nominative and the present, whatever the name and the gender.
        one, several = self.tr("{0} wins"), self.tr("{0} and {1} win")
        form.headline.setText(several.format(", ".join(names[:-1]), names[-1]) if len(names) > 1 else one.format(names[0]))
        crests = [seats[winner].crest for winner in winners]
        form.laurel.show_winners(self._art, faces(self._cards, texts), crests, figure(scores[winners[0]]))
        order = sorted(range(len(seats)), key=lambda seat: (seat not in winners, -scores[seat]))
        self._show_course(match, seats, order, winners)
        clear(form.rows)
        for seat in order:
            # Who loses a tie comes after its winner, though his points are the same.
            ahead = sum(other in winners or score > scores[seat] for other, score in enumerate(scores))
            place = 1 if seat in winners else 1 + ahead
            row = self._row(texts, seats[seat], place, lines[seat], scores[seat], seat in winners)
            form.rows.addWidget(row)
            row.show()  # Qt forgets to, when the screen comes just now
        form.rows.addStretch()

    def _show_course(self, match: Match, seats: Sequence[Seat], order: Sequence[int], winners: Sequence[int]) -> None:
        chart, course = self._form.chart, match.course() or []
        lines = {seat: [points[seat] for points in course] for seat in order}
        chart.show_courses([Course(seats[seat].crest, line, seat in winners) for seat, line in lines.items()])
        chart.setAccessibleName(self._form.course_title.text())
        told = [f"{seats[seat].name}: {', '.join(map(figure, line))}" for seat, line in lines.items()]
        chart.setAccessibleDescription(". ".join([self.tr("Points after every turn"), *told]))

    def _row(self, texts: Words, seat: Seat, place: int, lines: Sequence[ScoreLine], score: int, won: bool) -> QFrame:
        row = QFrame()
        row.setProperty("role", "winner" if won else "row")
        head, sum_up = QHBoxLayout(), QGridLayout()
        who = self.tr("Person") if seat.bot is None else self.tr("Computer · {0}").format(texts.opponent(seat.bot))
        crest = QLabel()
        crest.setProperty("art", f"crests/{seat.crest}")
        crest.setProperty("span", 36)
        for told in (label(str(place), "gold"), crest, label(seat.name, "heading"), label(who, "small")):
            head.addWidget(told)
        head.addStretch()
        head.addWidget(label(figure(score), "title"))
        head.setSpacing(10)
        sentences = [texts.say(f"score-{line.key}", **line.params) for line in lines]
        half = (len(lines) + 1) // 2
        for number, (line, sentence) in enumerate(zip(lines, sentences, strict=True)):
            across, down = divmod(number, half)
            line_told = label(sentence, "small", wrap=True)
            line_told.setAlignment(LEFT)
            sum_up.addWidget(line_told, down, 3 * across)
            sum_up.addWidget(label(figure(line.points), "points"), down, 3 * across + 1, RIGHT)
        sum_up.setColumnStretch(0, 1)
        sum_up.setColumnMinimumWidth(2, 16)
        sum_up.setColumnStretch(3, 1)
        sum_up.setHorizontalSpacing(14)  # a figure of the sentence must not run into its points
        sum_up.setVerticalSpacing(0)
        whole = QVBoxLayout(row)
        whole.setContentsMargins(14, 5, 16, 7)
        whole.setSpacing(2)
        whole.addLayout(head)
        whole.addLayout(sum_up)
        points = [f"{sentence}: {figure(line.points)}" for sentence, line in zip(sentences, lines, strict=True)]
        row.setAccessibleName(f"{place}. {seat.name}: {figure(score)}. {'; '.join(points)}")
        return row
