"""The contract of a game's table: a folder `ui/tables/<game id, _ for ->/` with `POSTER` and `table.TABLE`."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol

from PySide6.QtCore import QCoreApplication, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QGraphicsWidget, QLineEdit, QWidget

from cardgames.ai.players import rank
from cardgames.engine.events import Event
from cardgames.engine.refusal import Refusal
from cardgames.session.match import Step
from cardgames.session.seats import Seat
from cardgames.words import Words
from ui.tables import accessible
from ui.tables.art import Art, Face
from ui.tables.bubble import Bubble
from ui.tables.faces import CardFace
from ui.tables.focus import WAYS, FocusView, key_name
from ui.tables.layout import Frame, frame
from ui.tables.picture import Picture, Stage
from ui.tables.pieces import Piece
from ui.tables.placing import Cover
from ui.tables.posters import folder_of
from ui.tables.zoom import Zoom
from ui.theme import Theme, theme

BACK, CARD, BUTTON = 1, 4, 12  # how bad it is that a bubble covers them: on its way to a button the pointer meets it


class Host(Protocol):
    """What a table may ask of the match. All of it is what `me`, the seat at the screen, may know."""

    @property
    def seats(self) -> tuple[Seat, ...]: ...
    @property
    def words(self) -> Words: ...
    def me(self) -> int: ...
    def view(self) -> dict[str, Any]: ...
    def history(self) -> Sequence[Step]: ...  # all steps so far, as `me` may see them
    def refusal(self, action: str) -> Refusal | None: ...


@dataclass(frozen=True, slots=True)
class Look:
    """What the player has chosen about the table."""

    theme: str = "dark"  # or "light"
    speed: float = 1.0  # 2 is twice as fast, 0 at once
    motion: bool = True
    odds: bool = True


@dataclass(frozen=True, slots=True)
class Prompt:
    """A decision that is asked for. It is answered once: the next one has another version."""

    version: int
    legal: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log: whose crest, the sentence, and small pictures of the cards that it speaks of."""

    seat: int | None
    text: str
    chips: tuple[Face, ...]


class Table(FocusView):
    """A view on which one game is played. It never plays by itself: it asks its host, shows, and says what was chosen.

    A game's table writes `compose` (view -> picture), `stages` (a step -> movements), `pressed`, `shortcut` and `arrange`.
    """

    chosen = Signal(int, str)  # the version of the prompt, the action
    ready = Signal()  # the wave has been seen (or skipped): the next may be asked
    rule_wanted = Signal(str)  # the number of a rule to be read up
    news = Signal()  # the banner has another text

    def __init__(self, host: Host, art: Art, look: Look, family: str, parent: QWidget | None = None) -> None:
        super().__init__(art, parent)
        accessible.install()
        self.host = host
        self.look = look
        self.family = family
        self.view = host.view()
        self.prompt: Prompt | None = None
        self.mode = ""  # what is being chosen: "" or a word of the game's table
        self.thinker: int | None = None
        self.frame_: Frame = frame(1440, 900)
        self.colours: Theme = theme(look.theme + family)
        self.bubble = Bubble(self)
        self.bubble.rule_wanted.connect(self.rule_wanted)
        self.zoom = Zoom(self, art)
        self._tell = QTimer(self, singleShot=True, interval=0)  # `ready` comes after the caller has returned, never within
        self._tell.timeout.connect(self.ready)
        self.resized.connect(self._resized)
        self.apply(look)

    # ------------------------------------------------------------------------------------------------ a game's part
    @abstractmethod
    def compose(self, view: dict[str, Any]) -> Picture:
        """The picture of a view, in the present size, language and mode."""

    @abstractmethod
    def stages(self, before: dict[str, Any], step: Step, after: dict[str, Any]) -> Sequence[Stage]:
        """The movements from one view to the next; `after` itself is shown at the end in any case."""

    @abstractmethod
    def arrange(self) -> None:
        """Says and places the widgets that lie on the table, for the present view, prompt, mode, size and language."""

    @abstractmethod
    def pressed(self, target: str) -> None:
        """Something with a target was chosen on the table."""

    @abstractmethod
    def shortcut(self, key: str) -> bool:
        """A key by its name (`focus.key_name`); returns whether it means anything here."""

    @abstractmethod
    def banner(self) -> tuple[int | None, str]:
        """Whose crest and which words the banner shows; in a mode it is the prompt."""

    @abstractmethod
    def about(self, face: CardFace, target: str) -> str:
        """What the zoom tells about a card."""

    @abstractmethod
    def why_not(self, target: str) -> Refusal | None:
        """Why the thing with that target cannot be chosen now; None if it can, or if there is nothing to say."""

    def trophies(self, view: dict[str, Any], seat: int) -> Sequence[CardFace]:
        """Cards of a seat in its last view, the best first, for the results; () for those of the poster."""
        return ()

    def dropped(self, target: str, onto: str) -> None:
        """Something loose was dragged to the thing with the target `onto`, "" for none. Here it goes back."""
        self._level()

    def line(self, event: Event) -> LogLine | None:
        """How the log tells an event; None if it does not."""
        seat = event.params.get("seat")
        return LogLine(seat if isinstance(seat, int) else None, self.host.words.say(f"event-{event.name}", **event.params), ())

    # ------------------------------------------------------------------------------------------------ from the match
    def reconcile(self, view: dict[str, Any]) -> None:
        """Shows a view at once: at the start, or when the match stands somewhere else. What moved or was asked is forgotten."""
        self.view = view
        self.prompt, self.mode, self.thinker = None, "", None
        self.bubble.hide()
        self._level()

    def show_step(self, step: Step, view: dict[str, Any]) -> None:
        """Plays what happened as one wave; `ready` follows. The view is the one after it."""
        if self.busy:
            self.skip()
        self._tell.stop()
        self.prompt, self.mode, self.thinker = None, "", None
        self.bubble.hide()
        self.zoom.leave()
        before, self.view = self.view, view
        self.arrange()
        self.news.emit()
        self.play(self.stages(before, step, view), self._seen)

    def ask(self, version: int, legal: Sequence[str]) -> None:
        """The seat at the screen is to decide. `chosen` will carry this version."""
        self.view = self.host.view()  # another person may have come to the screen
        self.prompt, self.mode, self.thinker = Prompt(version, tuple(legal)), "", None
        self.asked()
        self._level()

    def asked(self) -> None:
        """A new prompt is there; a game's table may set its mode."""

    def think(self, seat: int) -> None:
        """A seat thinks, or another person decides: the table waits."""
        self.view = self.host.view()
        self.prompt, self.mode, self.thinker = None, "", seat
        self._level()

    # ------------------------------------------------------------------------------------------------ to the match
    def choose(self, action: str) -> None:
        """Takes the decision, or says why it cannot be taken. A prompt is answered once, however often it is clicked."""
        if self.busy:
            self.skip()
        elif self.prompt is None:
            return
        elif action in self.prompt.legal:
            prompt, self.prompt, self.mode = self.prompt, None, ""
            self.bubble.hide()
            self.zoom.leave()
            self.chosen.emit(prompt.version, action)
        else:
            self.refused(action)

    def refused(self, action: str, at: QWidget | QGraphicsWidget | None = None) -> None:
        """Shows why an action is not possible, at a button or a piece, or in the middle of the table."""
        refusal = self.host.refusal(action)
        if refusal is not None:
            self.explain(refusal, at)

    def explain(self, refusal: Refusal, at: QWidget | QGraphicsWidget | None = None, lasting: bool = False) -> None:
        """The bubble with the reason and its rule; `lasting`: until the pointer or the focus goes."""
        self.speak(self.host.words.say(f"refusal-{refusal.key}", **refusal.params), refusal.rule, at, lasting)

    def speak(self, words: str, rule: str = "", at: QWidget | QGraphicsWidget | None = None, lasting: bool = False) -> None:
        """A bubble with any words."""
        if isinstance(at, QWidget):
            place = at.geometry()
        elif at is not None:
            place = self._place(at)
        else:
            place = QRect(self.rect().center(), QSize(1, 1))
        self.bubble.show_at(place, words, rule, lasting, isinstance(at, QWidget), self.covers())

    def covers(self) -> list[Cover]:
        """What bubbles leave free if they can: first buttons, then what can be chosen or read, last backs."""
        covers = [
            Cover(child.geometry(), BUTTON) for child in (*self.buttons, *self.findChildren(QLineEdit)) if child.isVisible()
        ]
        for piece in self.pieces.values():
            if piece.spot is not None and piece.spot.name:
                back = isinstance(piece.spot.face, CardFace) and piece.spot.face.back and not piece.spot.live
                covers.append(Cover(self._place(piece), BACK if back else CARD))
        panels = [self._place(item) for item in self.decor.values() if item.decor is not None and item.decor.name]
        return covers + [Cover(panel, BACK if any(panel.contains(each.rect) for each in covers) else CARD) for panel in panels]

    def set_mode(self, mode: str) -> None:
        """Begins to choose something, or ("") stops. The keyboard's focus goes to what can be chosen then."""
        keyboard = QApplication.focusWidget() in self.buttons or isinstance(self.scene().focusItem(), Piece)
        self.mode = mode
        self.bubble.hide()
        self.setFocus(Qt.FocusReason.OtherFocusReason)  # before the button that had it is hidden
        self._level()
        if keyboard:
            self.focus_first(pieces=bool(mode))

    # ------------------------------------------------------------------------------------------------ looks and words
    def whos(self) -> tuple[str, ...]:
        """By seat, who plays there."""
        me = self.host.me()
        # Not self.tr(): the runtime class is a game's, and there the text would not be found.
        you, person = QCoreApplication.translate("Table", "You"), QCoreApplication.translate("Table", "Player")

        def who(at: int, seat: Seat) -> str:
            if seat.bot is None:
                return you if at == me else person
            return self.host.words.opponent(seat.bot)

        return tuple(who(at, seat) for at, seat in enumerate(self.host.seats))

    def ranks(self) -> tuple[int, ...]:
        """By seat, the level of the opponent there; 0 for persons."""
        return tuple(rank(seat.bot or "") for seat in self.host.seats)

    def apply(self, look: Look) -> None:
        """Theme, speed, motion and odds, at once."""
        self.look = look
        self.animator.speed = look.speed
        self.motion = look.motion
        self.colours = theme(look.theme + self.family)
        self.art.dark = self.colours.dark
        self.setBackgroundBrush(self.colours.base)
        self.redraw()
        self._dress()
        if self.isVisible():
            self._level()

    def retranslate(self) -> None:
        """Everything that can be read or heard, in the present language."""
        self.setAccessibleName(self.host.words.say("game-title"))
        self._level()

    def _dress(self) -> None:
        u = self.frame_.u
        for button in self.buttons:
            button.dress(self.colours, u)
        self.bubble.dress(self.colours.dark, u)
        self.zoom.dress(self.colours, u)

    def _resized(self, rough: bool) -> None:
        self.frame_ = frame(self.width(), self.height())
        if rough:
            self.bubble.hide()
        self._dress()
        self._level(rough)

    def _level(self, rough: bool = False) -> None:
        waiting = self.busy  # a wave is dropped here, and whoever waits for it is told
        self.level(self.compose(self.view), rough)
        self.arrange()
        self.news.emit()
        if waiting:
            self._tell.start()

    def _seen(self) -> None:
        self._level()
        self._tell.start()

    # ------------------------------------------------------------------------------------------------ mouse and keys
    def heard(self, what: str, piece: Piece) -> None:
        spot = piece.spot
        if spot is None or self.busy:
            return
        if what == "press":
            refusal = self.why_not(spot.target) if self.prompt is not None else None
            if refusal is not None:
                self.explain(refusal, piece)
            else:
                self.pressed(spot.target)
        elif what == "drop":
            self.dropped(spot.target, self._under(piece))
        elif what == "hover" and isinstance(spot.face, CardFace):
            self.zoom.ask(spot.face, self.about(spot.face, spot.target), self._place(piece))
        elif what == "focus":
            refusal = self.why_not(spot.target) if self.prompt is not None else None
            if refusal is not None:
                self.explain(refusal, piece)
        else:
            self.zoom.leave()
            if what == "blur":
                self.bubble.hide()

    def _under(self, dragged: Piece) -> str:
        """The target of what lies below a piece where it was let go."""
        for item in self.scene().items(dragged.dropped_at):
            piece = item if isinstance(item, Piece) else item.parentItem()
            if isinstance(piece, Piece) and piece is not dragged and piece.spot is not None and piece.spot.target:
                return piece.spot.target
        return ""

    def _place(self, item: QGraphicsWidget) -> QRect:
        return self.mapFromScene(item.sceneBoundingRect()).boundingRect()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.key(event):
            super().keyPressEvent(event)

    def key(self, event: QKeyEvent) -> bool:
        """A key of the table; returns whether it was one. While a wave runs any of them skips it."""
        way = WAYS.get(int(event.key()))
        if way is not None and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.lead(way)
            return True
        name = key_name(event)
        if not name:
            return False
        if event.isAutoRepeat():
            return True
        if self.busy and name != "Esc":
            self.skip()
            return True
        item = self.scene().focusItem()
        if name in ("Space", "Enter") and isinstance(item, Piece):
            item.press()
            return True
        if name == "Esc" and self.bubble.isVisible():
            self.bubble.hide()
            return True
        return self.shortcut(name)


def table_of(game: str) -> type[Table]:
    """The class of a game's table. ModuleNotFoundError if it has none."""
    module: Any = import_module(f"{folder_of(game)}.table")
    found: type[Table] = module.TABLE
    return found
