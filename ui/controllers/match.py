"""A match as Qt signals: who is asked and when, what the seat at the screen may know, and the opponents' pace."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from cardgames.ai import players
from cardgames.engine import registry
from cardgames.engine.errors import IllegalAction
from cardgames.engine.refusal import Refusal
from cardgames.session.match import Match, StaleVersion, Step
from cardgames.session.seats import Seat, named
from cardgames.session.thinking import ADVISER, Answer, Question, Thinker, action_of, advice, question
from cardgames.words import Words

THINKING = 500, 900  # milliseconds that an opponent seems to think, at pace 1
PATIENCE = 10_000  # milliseconds after which a bot that does not answer is replaced for this decision, and a hint given up
LISTENING = 15  # milliseconds between two looks for an answer; a notifier on the pipe would not work on Windows


class MatchController(QObject):
    """Drives one match: chance at once, opponents through the thinking process, persons through `asked` and `submit`.

    The truth changes first: `advanced` comes after the match has changed, and nothing else happens until the table has shown
    it and calls `ready`.
    """

    advanced = Signal(object)  # a Step as the seat at the screen may know it
    asked = Signal(int, int)  # version, seat: a person is to decide, with `submit`
    thinking = Signal(int)  # a seat thinks
    handing = Signal(int)  # the screen goes to another person: cover it, then call `handed`
    levelled = Signal()  # everything may look different: draw the table and the log anew
    finished = Signal()
    advised = Signal(object)  # an Answer: what the Grey Cardinal would do in place of the seat at the screen
    trouble = Signal(str)  # a notice: "unsaved", "replaced"

    def __init__(self, match: Match, thinker: Thinker, words: Words, pace: float, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.match = match
        self.words = words
        self.pace = pace  # 2.0 is twice as fast, 0.0 at once
        self._thinker = thinker
        game = registry.game(match.game)
        self.adviser = ADVISER in players.offered(game)  # whether there is one to ask
        self._private = game.private
        self._me = next(iter(self._persons()), 0)
        self._covered = False  # a curtain is up, or going up
        self._showing = False  # the table has not shown the last step yet
        self._started = self._paused = False
        self._question: Question | None = None
        self._answer: Answer | None = None
        self._advice: Question | None = None  # what the adviser has been asked
        self._told_unsaved = False
        self._pace = Random(f"{match.setup.deal}/pace")
        self._listen = QTimer(self, interval=LISTENING)
        self._listen.timeout.connect(self._hear)
        self._seem = QTimer(self, singleShot=True)  # to think
        self._seem.timeout.connect(self._answer_if_due)
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE)
        self._patience.timeout.connect(self._give_up)

    # ------------------------------------------------------------------------------------------------ what can be known
    @property
    def seats(self) -> tuple[Seat, ...]:
        return named(self.match.setup.seats, self.words)

    def me(self) -> int:
        """The seat at the screen: with several persons, the one that was asked last."""
        return self._me

    def view(self) -> dict[str, Any]:
        """All that the seat at the screen may know."""
        return self.match.view(self._me)

    def history(self) -> list[Step]:
        """All that has happened, as the seat at the screen may know it."""
        return [self.match.seen(step, self._me) for step in self.match.steps]

    def legal(self) -> Sequence[str]:
        """What the seat at the screen may do now."""
        return self.match.legal() if self._asks_me() else ()

    def refusal(self, action: str) -> Refusal | None:
        """Why the seat at the screen may not do this now; None if it may, or if it is not asked."""
        return self.match.refusal(action) if self._asks_me() else None

    def undoable(self) -> bool:
        """Whether the seat at the screen may take its last decision back."""
        return self.match.undoable() and self.match.steps[-1].actor == self._me and not self._covered

    # ------------------------------------------------------------------------------------------------ what can be done
    def start(self) -> None:
        """Asks whoever is to be asked: at the beginning, or where the match was left."""
        self._started = True
        if not self._needs_curtain():
            self._go_on()
            return
        while self.match.actor == "chance":  # what it gives may be for one pair of eyes: nobody has the screen yet
            self.match.draw()
        actor = self.match.actor
        self._cover(actor if isinstance(actor, int) and actor in self._persons() else self._me)

    def ready(self) -> None:
        """The table has shown the last step."""
        if self._showing:
            self._showing = False
            self._go_on()

    def submit(self, version: int, action: str) -> None:
        """The decision of the seat at the screen. One that comes too late or twice changes nothing."""
        if self._paused or self._covered or not self._asks_me():
            return
        try:
            step = self.match.submit(version, action)
        except (StaleVersion, IllegalAction):
            self.levelled.emit()
            self._go_on()
            return
        self._tell(step)

    def undo(self) -> None:
        """Takes the last decision back, if that shows nobody anything."""
        if not self.undoable():
            return
        self._forget_question()
        self.match.undo()
        self._showing = False
        self.levelled.emit()
        self._go_on()

    def handed(self) -> None:
        """The curtain is drawn by the person that `handing` named."""
        if self._covered:
            self._covered = False
            self.levelled.emit()
            self._go_on()

    def pause(self, paused: bool) -> None:
        """While paused nobody decides: a dialog or another screen is in front."""
        self._paused = paused
        if paused:
            return
        if self._question is None:
            self._go_on()
        else:
            self._answer_if_due()

    def recover(self) -> None:
        """After an error: draws everything anew from the match and asks again."""
        self._forget_question()
        self._showing = False
        self.levelled.emit()
        self._go_on()

    def close(self) -> None:
        """Nothing happens any more; the match stays in its journal."""
        self._paused = True
        self._forget_question()

    def advise(self) -> None:
        """Asks the Grey Cardinal. `advised` comes if nothing else happens before; in the match nothing changes."""
        if self.adviser and self._advice is None and not (self._showing or self._paused) and self._asks_me():
            self._advice = advice(self.match)
            self._thinker.ask(self._advice)
            self._patience.start()
            self._listen.start()

    # ------------------------------------------------------------------------------------------------ who is next
    def _go_on(self) -> None:
        if not self._started or self._showing or self._paused or self._covered or self._question is not None:
            return
        actor = self.match.actor
        if actor is None:
            self.finished.emit()
        elif actor == "chance":
            self._tell(self.match.draw())
        elif self.seats[actor].bot is None:
            self._ask_person(actor)
        else:
            self._ask_bot(actor)

    def _ask_person(self, seat: int) -> None:
        if seat != self._me:
            if self._needs_curtain():
                self._cover(seat)
                return
            self._me = seat
            self.levelled.emit()
        self.asked.emit(self.match.version, seat)

    def _ask_bot(self, seat: int) -> None:
        legal = self.match.legal()
        if len(legal) == 1:  # nothing to think about
            self._tell(self.match.submit(self.match.version, legal[0]))
            return
        self._question = question(self.match)
        self._thinker.ask(self._question)
        self.thinking.emit(seat)
        least, most = THINKING
        self._seem.start(int(self._pace.randint(least, most) / self.pace) if self.pace else 0)
        self._patience.start()
        self._listen.start()

    def _hear(self) -> None:
        answer = self._thinker.answer()
        if answer is None:
            return
        self._take(answer)

    def _give_up(self) -> None:
        asked = self._advice or self._question
        if asked is not None:
            self._thinker.cancel()
            self._take(Answer(asked.match, asked.version, asked.seat, error="no answer in time"))

    def _take(self, answer: Answer) -> None:
        self._listen.stop()
        self._patience.stop()
        if self._advice is not None:
            self._advice = None
            self.advised.emit(answer)
        else:
            self._answer = answer
            self._answer_if_due()

    def _answer_if_due(self) -> None:
        """Carries the answer out once it is there and has been thought about for long enough to be followed."""
        asked, answer = self._question, self._answer
        if asked is None or answer is None or self._seem.isActive() or self._paused:
            return
        self._forget_question()
        if (answer.match, answer.version) != (self.match.id, self.match.version):
            self._go_on()  # it belongs to a position that is gone
            return
        action = action_of(asked, answer)
        if action != answer.action:
            self.trouble.emit("replaced")
        self._tell(self.match.submit(asked.version, action))

    def _forget_advice(self) -> None:
        if self._advice is not None:
            self._advice = None
            self._listen.stop()
            self._patience.stop()
            self._thinker.cancel()

    def _forget_question(self) -> None:
        self._forget_advice()
        for timer in (self._listen, self._seem, self._patience):
            timer.stop()
        if self._question is not None and self._answer is None:
            self._thinker.cancel()
        self._question = self._answer = None

    def _tell(self, step: Step) -> None:
        self._forget_advice()
        self._showing = True
        self.advanced.emit(self.match.seen(step, self._me))
        if self.match.unsaved and not self._told_unsaved:
            self._told_unsaved = True
            self.trouble.emit("unsaved")

    # ------------------------------------------------------------------------------------------------ one screen, many persons
    def _persons(self) -> list[int]:
        return [seat for seat, who in enumerate(self.seats) if who.bot is None]

    def _asks_me(self) -> bool:
        return self.match.actor == self._me and self.seats[self._me].bot is None and not self._covered

    def _needs_curtain(self) -> bool:
        return self._private and len(self._persons()) > 1

    def _cover(self, seat: int) -> None:
        """The curtain goes up first; the seat at the screen changes behind it."""
        self._covered = True
        self.handing.emit(seat)
        self._me = seat
