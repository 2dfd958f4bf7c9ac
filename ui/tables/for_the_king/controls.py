"""The controls of For the King: a bid, a payment, the King's will, and what one wants to see of one's own cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QIntValidator, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QLabel, QLineEdit

from cardgames.engine.refusal import Refusal
from cardgames.games.for_the_king.cards import HIGHEST_BID
from ui.tables.art import Art
from ui.tables.buttons import ActionButton, Face
from ui.tables.faces import font
from ui.tables.for_the_king import knowledge as k
from ui.tables.for_the_king.choice import Choice
from ui.tables.layout import Rect
from ui.tables.phrases import Phrases
from ui.tables.view import TableView
from ui.theme import BOLD, DISPLAY, SMALLEST_FONT, Theme, rgba

GAP, HIGH = 8, 62  # design pixels: between two controls, and the height of one
Row = tuple[list[str], float]
Tell = Callable[[ActionButton, str, bool], None]
SIGNS = {
    "bid": "bid",
    "more": "plus",
    "less": "minus",
    "next": "bid",
    "pass": "pass",
    "pay": "gold",
    "best": "check",
    "refuse": "close",
    "raise": "plus",
    "lower": "minus",
    "move": "crown",
    "open": "eye",
    "sums": "crown",
}
CAPS = {"next": "R", "pass": "P", "best": "B", "refuse": "N", "raise": "U", "lower": "D", "open": "O", "sums": "M"}
ENTER = ("bid", "pay", "move")  # what Enter does
OTHERWISE = {"sums": "fold", "open": "close"}  # the other way of a button that is pressed again


STEPS = {"less": -1, "more": 1}  # of the amount
TURNS = {"raise": 1, "lower": -1}  # of the King's will


@dataclass(frozen=True)
class Facts:
    """What the controls are about now. `why` gives the refusal of an action, None if it is possible."""

    view: k.View
    choice: Choice
    words: Phrases
    why: Callable[[str], Refusal | None]
    opened: bool
    unfolded: bool

    @property
    def prompted(self) -> bool:
        return bool(self.choice.phase)


class Amount(QLineEdit):
    """The bid as a number to be typed. Up and Down change it by one, Enter bids; the wheel does nothing."""

    wanted = Signal(int)  # another number
    entered = Signal()
    left = Signal()  # Esc

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self.setValidator(QIntValidator(1, HIGHEST_BID, self))
        self.setMaxLength(len(str(HIGHEST_BID)))
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.textEdited.connect(self._edited)

    def begin(self, digit: str) -> None:
        """A digit was typed on the table: it is the first one of a new number."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.selectAll()
        self.insert(digit)
        self._edited(self.text())

    def show_amount(self, amount: int) -> None:
        """Shows a number that was not typed here."""
        if self.text() != str(amount) and not (self.hasFocus() and not self.text()):
            self.setText(str(amount))

    def _edited(self, typed: str) -> None:
        if typed.isdecimal() and int(typed) >= 1:
            self.wanted.emit(int(typed))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.entered.emit()
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down) and self.text().isdecimal():
            self.wanted.emit(int(self.text()) + (1 if key == Qt.Key.Key_Up else -1))
        elif key == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._view.busy:
            self._view.skip()
        else:
            super().mousePressEvent(event)
            self.selectAll()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.accept()


class Controls:
    """The widgets at the right of the middle and in one's own panel. `act` is called with the name of what was pressed."""

    NAMES = ("less", "more", "bid", "next", "pass", "pay", "best", "refuse", "raise", "lower", "move", "open", "sums")

    def __init__(self, view: TableView, art: Art, act: Callable[[str], None], tell: Tell) -> None:
        """`tell` is called with a button, its name and whether the pointer or the focus has come to it or gone."""
        self._view = view
        self.buttons: dict[str, ActionButton] = {}
        self.amount = Amount(view)
        for name in self.NAMES:
            button = self.buttons[name] = ActionButton(view, art)
            button.clicked.connect(lambda _=False, name=name: act(name))
            button.asked_why.connect(lambda came, name=name, button=button: tell(button, name, came))
        self.label = QLabel(view)
        self.label.setWordWrap(True)
        self.label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._dark = True

    def dress(self, theme: Theme, u: float) -> None:
        self._dark = theme.dark
        self.label.setFont(font(BOLD, max(SMALLEST_FONT, 16 * u)))
        self.label.setStyleSheet(f"color: {theme.gold.name()}; background: transparent;")
        focus = "#9fd8ff" if theme.dark else "#0b5cad"
        self.amount.setStyleSheet(
            f"QLineEdit {{ color: {theme.gold.name()}; background: {rgba(theme.panel, 0.9)}; padding: 0; min-height: 0;"
            f' font-family: "{DISPLAY}"; font-size: {max(SMALLEST_FONT, 34 * u):.0f}px;'
            f" border: {1.5 * u:.1f}px solid {rgba(theme.line, 0.8)}; border-radius: {10 * u:.0f}px;"
            f" selection-background-color: #e9b94a; selection-color: #241a2e; }}"
            f"QLineEdit:focus {{ border: {3 * u:.1f}px solid {focus}; }}"
        )

    def arrange(self, facts: Facts, area: Rect, fold: Rect, u: float) -> None:
        """Says and places everything for the facts: the decision in `area`, the own panel's buttons at `fold`."""
        rows = _rows(facts)
        self._keep_focus(facts)
        self._place(facts, rows, area, u)
        self._fold(facts, fold, u)
        names = {name for row, _ in rows for name in row} | {"sums"} | (set() if k.auctioning(facts.view) else {"open"})
        for name, button in self.buttons.items():
            button.setVisible(name in names)
        self.label.setVisible("label" in names)
        self.amount.setVisible("amount" in names)

    def _keep_focus(self, facts: Facts) -> None:
        """A field that is about to be switched off would hand the focus to whatever comes next: to the pass, perhaps."""
        if self.amount.hasFocus() and facts.choice.phase != "bid":
            self._view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _place(self, facts: Facts, rows: list[Row], area: Rect, u: float) -> None:
        gap = GAP * u
        spare = gap * (len(rows) - 1)
        unit = min(HIGH * u, (area.h - spare) / max(1.0, sum(share for _, share in rows)))
        y = area.y + max(0.0, (area.h - sum(share for _, share in rows) * unit - spare) / 2)
        for names, share in rows:
            high = unit * share
            x = area.x
            for name in names:
                wide = area.w if len(names) == 1 else high if name in STEPS else area.w - 2 * (high + gap)
                self._say(facts, name, Rect(x, y, wide, high))
                x += wide + gap
            y += high + gap

    def _say(self, facts: Facts, name: str, rect: Rect) -> None:
        whole = QRectF(*rect).toRect()
        if name == "label":
            self.label.setGeometry(whole)
            self.label.setText(facts.choice.prompt(facts.words))
        elif name == "amount":
            self.amount.setGeometry(whole)
            self.amount.setEnabled(facts.choice.phase == "bid")
            self.amount.show_amount(facts.choice.amount)
            self.amount.setAccessibleName(facts.words.say("action-amount"))
        else:
            self.buttons[name].place(rect)
            self.buttons[name].say(self._face(facts, name))

    def _fold(self, facts: Facts, rect: Rect, u: float) -> None:
        """What one wants to see of one's own: the majorities, and in the first phase the pile."""
        words = facts.words
        above = Rect(rect.x, rect.y - rect.h - GAP * u, rect.w, rect.h)
        for name, place, other in (("sums", rect, facts.unfolded), ("open", above, facts.opened)):
            key = OTHERWISE[name] if other else name
            self.buttons[name].place(place)
            self.buttons[name].say(Face(words.say(f"action-{key}"), words.say(f"action-{name}.hint"), CAPS[name]))

    # ------------------------------------------------------------------------------------------------ what they say
    def _face(self, facts: Facts, name: str) -> Face:
        words, able = facts.words, _able(facts, name)
        refusal = facts.why(question_of(facts.choice, name)) if facts.prompted and not able else None
        why = words.say(f"refusal-{refusal.key}", **refusal.params) if refusal is not None else ""
        if name in STEPS:
            glyph = f"ui/glyph-{'light' if self._dark else 'dark'}/{SIGNS[name]}"
            return Face(words.say(f"action-{name}"), picture=glyph, off=not able, why=why)
        title, line = _titles(facts, name)
        cap = QCoreApplication.translate("Keys", "Enter") if name in ENTER else CAPS[name]
        chosen = name in ENTER or TURNS.get(name) == facts.choice.step
        return Face(
            title, line, cap, SIGNS[name], "", "danger" if name == "refuse" else "primary" if chosen else "", not able, why
        )


def _rows(facts: Facts) -> list[Row]:
    """The names of each row of the decision's controls, and how high it is."""
    phase = facts.view["phase"]
    if phase == "king" and facts.prompted:
        either = len(k.steps_of(facts.view["king"]["card"])) > 1
        return [(["label"], 1.3), *([(["raise"], 0.85), (["lower"], 0.85)] if either else []), (["move"], 1.1)]
    if phase == "pay" and facts.prompted:
        return [
            (["label"], 1.3),
            (["pay"], 1.1),
            (["best"], 0.9),
            *([(["refuse"], 0.9)] if "refuse" in facts.choice.legal else []),
        ]
    if facts.view["auction"] is not None:
        return [(["less", "amount", "more"], 1.0), (["bid"], 1.1), (["next"], 0.9), (["pass"], 0.9)]
    return []


def _titles(facts: Facts, name: str) -> tuple[str, str]:
    """The title of a button and its second line."""
    words, view, choice = facts.words, facts.view, facts.choice
    if name == "bid":
        short = choice.amount - k.means(view)
        line = "action-bid-bluff" if short > 0 else "action-bid-left-cards" if k.for_cards(view) else "action-bid-left-gold"
        return words.say("action-bid-amount", bid=choice.amount), words.say(line, count=abs(short))
    if name == "next":
        return words.say("action-next", bid=min(HIGHEST_BID, view["auction"]["bid"] + 1)), words.say("action-next.hint")
    if name == "pay":
        return words.say("action-discard" if k.for_cards(view) else "action-pay"), " · ".join(choice.bill(words))
    return words.say(f"action-{name}"), words.say(f"action-{name}.hint")


def _able(facts: Facts, name: str) -> bool:
    """Whether a button would do something now."""
    choice = facts.choice
    if name in STEPS:
        return choice.phase == "bid" and 1 <= choice.amount + STEPS[name] <= HIGHEST_BID
    if name in TURNS:
        return bool(k.movable(choice.legal, TURNS[name]))
    return choice.phase == "pay" if name == "best" else question_of(choice, name) in choice.legal


def question_of(choice: Choice, name: str) -> str:
    """The action that stands behind a button."""
    view = choice.view
    if name in STEPS:
        return f"bid {choice.amount + STEPS[name]}"
    if name in TURNS:
        return k.move_text(TURNS[name], [k.offices(view)[0]])
    if name == "next":
        return f"bid {view['auction']['bid'] + 1}"
    return choice.action() if name in ENTER else name
