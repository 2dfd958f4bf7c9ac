"""The proof that the opponents of a match do not cheat, carried out before the player's eyes."""

from collections.abc import Callable, Generator

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from cardgames.ai.players import rank
from cardgames.engine.events import Event
from cardgames.session.honesty import ARRANGEMENTS, Proof, last_decisions, proof
from cardgames.session.match import Match
from cardgames.session.seats import Seat, named
from cardgames.session.thinking import Answer, Question, Thinker
from ui.forms.ui_honesty import Ui_HonestyForm
from ui.screens.dialog import Dialog
from ui.screens.rows import label
from ui.screens.screen import dress, words
from ui.tables.rank import HEIGHT, WIDTH, with_rank
from ui.tables.table import LogLine
from ui.theme import Theme
from ui.widgets.pips import Pips

LISTENING = 15  # milliseconds between two looks for an answer


class Row(QFrame):
    """One opponent: what it did, and how the test of it stands."""

    def __init__(self, seat: Seat, who: str, done: str) -> None:
        super().__init__()
        self._said = f"{seat.name}. {with_rank(who, rank(seat.bot or ''))}. {done}"
        self.setProperty("role", "stop")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # for screen readers, and to scroll by keys
        self.sign, self._state = QLabel(), label("", "strong", wrap=True)
        crest, pips = QLabel(), Pips()
        crest.setProperty("art", f"crests/{seat.crest}")
        crest.setProperty("span", 40)
        pips.setProperty("wide", WIDTH)
        pips.setProperty("high", HEIGHT)
        pips.show_rank(rank(seat.bot or ""))
        head, lines, line = QHBoxLayout(), QVBoxLayout(), QHBoxLayout(self)
        for part in (label(seat.name, "heading"), pips, label(who, "small")):
            head.addWidget(part)
        head.addStretch()
        head.setSpacing(10)
        lines.addLayout(head)
        lines.addWidget(label(done, "body", wrap=True))
        lines.addWidget(self._state)
        lines.setSpacing(2)
        line.addWidget(crest)
        line.addLayout(lines, 1)
        line.addWidget(self.sign)
        line.setContentsMargins(12, 8, 16, 10)
        line.setSpacing(14)
        self.say("", "clock")

    def say(self, state: str, sign: str) -> None:
        """How it stands, with a sign of the look-book."""
        self._state.setText(state)
        self.sign.setProperty("glyph", sign)
        self.setAccessibleName(f"{self._said}. {state}")


class HonestyDialog(Dialog):
    """Thinks in a process of its own, so that nobody waits for it; that ends with the dialog."""

    wide, high = 720, 560

    def __init__(
        self, match: Match, tell: Callable[[Event], LogLine | None], thinker: Thinker, parent: QWidget | None = None
    ) -> None:
        """`tell` makes a line of the chronicle. The thinker is the dialog's from now on."""
        super().__init__(parent)
        self._form = form = Ui_HonestyForm()
        form.setupUi(self)
        form.how.setText(form.how.text().format(ARRANGEMENTS))
        form.close.clicked.connect(self.accept)
        self._match, self._thinker = match, thinker
        self._left = last_decisions(match)
        self._rows = {decision.seat: self._row(decision, tell) for decision in self._left}
        for row in self._rows.values():
            form.rows.addWidget(row)
        form.rows.addStretch()
        self._asked: Question | None = None
        self._trial: Generator[Question, Answer, Proof] | None = None
        self._tried = 0
        self._honest = True
        self._look: tuple[Theme, float] | None = None
        self._listen = QTimer(self, interval=LISTENING)
        self._listen.timeout.connect(self._hear)
        if self._left:
            self._begin()
        else:
            self._finish(self.tr("No opponent has had anything to decide yet. Come back a little later."))

    def dress(self, theme: Theme, u: float) -> None:
        self._look = theme, u
        super().dress(theme, u)

    def done(self, result: int) -> None:
        self._listen.stop()
        self._thinker.close()
        super().done(result)

    def _row(self, decision: Question, tell: Callable[[Event], LogLine | None]) -> Row:
        # As a spectator may know it: who sits at the screen does not matter.
        step = self._match.seen(self._match.steps[decision.version], None)
        told = [line for event in step.events if (line := tell(event)) is not None]
        lines = [line.text for line in told if line.seat == decision.seat]  # not that it made another win, say
        texts = words(decision.game)
        seat = named(self._match.setup.seats, texts)[decision.seat]
        return Row(seat, texts.opponent(decision.bot), "; ".join(lines))

    def _begin(self) -> None:
        """With the next opponent."""
        self._asked, self._tried = self._left.pop(0), 0
        self._trial = proof(self._asked)
        self._form.scroll.ensureWidgetVisible(self._rows[self._asked.seat])
        self._thinker.ask(next(self._trial))
        self._listen.start()

    def _hear(self) -> None:
        answer = self._thinker.answer()
        if answer is None or self._trial is None or self._asked is None:
            return
        row = self._rows[self._asked.seat]
        try:
            self._thinker.ask(self._trial.send(answer))
            row.say(self.tr("Other arrangements tried: {0} of {1}").format(self._tried, ARRANGEMENTS), "clock")
            self._tried += 1
        except StopIteration as end:
            self._show(row, self._asked, end.value)

    def _show(self, row: Row, asked: Question, found: Proof) -> None:
        self._honest &= found.same
        if not found.same:
            state = self.tr("Other arrangements tried: {0}. The decision was not always the same.").format(found.tried)
        elif found.action != self._match.steps[asked.version].action:
            state = self.tr(
                "Other arrangements tried: {0}. The same decision each time, though not that of the table: there, the clock was "
                "ticking."
            ).format(found.tried)
        else:
            state = self.tr("Other arrangements tried: {0}. The same decision each time.").format(found.tried)
        row.say(state, "check" if found.same else "close")
        if self._look:
            dress(self, *self._look)  # the sign is new
        if self._left:
            self._begin()
        elif self._honest:
            self._finish(self.tr("Nobody cheats. Not even the Cardinal."))
        else:
            self._finish(self.tr("Somebody has decided in two ways. That is our fault: please tell us."))

    def _finish(self, verdict: str) -> None:
        self._listen.stop()
        self._thinker.close()
        self._form.verdict.setText(verdict)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, verdict))
