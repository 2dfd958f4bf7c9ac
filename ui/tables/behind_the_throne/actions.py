"""The actions of Behind the Throne as buttons, and what they show while something is being chosen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QLabel

from cardgames.engine.refusal import Refusal
from cardgames.words import Words
from ui.tables import metrics as m
from ui.tables.art import Art
from ui.tables.behind_the_throne import knowledge as k
from ui.tables.buttons import ActionButton, Face
from ui.tables.layout import Rect
from ui.tables.view import TableView
from ui.theme import BOLD, SMALLEST_FONT, Theme

GAP = 7  # design pixels between two buttons
MAIN = ("reveal", "take", "swap", "destroy")
SIGNS = {"reveal": "reveal", "take": "take", "swap": "swap", "destroy": "discard", "bust": "close", "drop": "discard"}
CAPS = {"take": "T", "swap": "S", "destroy": "D", "bust": "B"}
TAGS = {"general": "−3", "assassin": "−2"}
CANCEL, CONFIRM = "cancel", "drop"


@dataclass(frozen=True)
class Facts:
    """What the buttons are about now. `why` gives the refusal of an action, None if it is possible."""

    view: k.View
    legal: tuple[str, ...]
    mode: str
    prompted: bool
    chosen: tuple[str, ...]
    risk: int | None  # per cent, of the next card
    words: Words
    why: Callable[[str], Refusal | None]
    prompt: str  # what is being chosen, in words


class Actions:
    """The buttons at the lower right. `act` is called with the name of what was pressed."""

    def __init__(
        self, view: TableView, art: Art, act: Callable[[str], None], tell: Callable[[ActionButton, str, bool], None]
    ) -> None:
        """`tell` is called with a button, its name and whether the pointer or the focus has come to it or gone."""
        self.names = (*MAIN, *k.POWERS, *(f"judge:{card}" for card in k.POWERS[:4]), CONFIRM, CANCEL)
        self.buttons: dict[str, ActionButton] = {}
        for name in self.names:
            button = self.buttons[name] = ActionButton(view, art)
            button.clicked.connect(lambda _=False, name=name: act(self.meaning(name)))
            button.asked_why.connect(lambda came, name=name, button=button: tell(button, self.meaning(name), came))
        self.label = QLabel(view)
        self.label.setWordWrap(True)
        self.label.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        self._danger = False

    def meaning(self, name: str) -> str:
        """In danger the button that takes the row is the one that gives it up."""
        return "bust" if name == "take" and self._danger else name

    def dress(self, theme: Theme, u: float) -> None:
        size = max(SMALLEST_FONT, 17 * u)
        self.label.setStyleSheet(
            f"color: {theme.gold.name()}; background: {theme.panel.name()}; border: {1.5 * u:.1f}px solid {theme.line.name()};"
            f"border-radius: {m.PANEL_RADIUS * u:.1f}px; padding: {6 * u:.0f}px {12 * u:.0f}px; font: bold {size:.1f}px '{BOLD}';"
        )

    def arrange(self, facts: Facts, area: Rect, u: float) -> None:
        """Says and places all buttons for the facts."""
        self._danger = k.danger(facts.view) and facts.view["phase"] == "turn"
        shown = self._main(facts, area, u) if facts.mode == "" else self._choosing(facts, area, u)
        for name, button in self.buttons.items():
            button.setVisible(name in shown)
        self.label.setVisible(facts.mode != "")

    # ------------------------------------------------------------------------------------------------ a turn
    def _main(self, facts: Facts, area: Rect, u: float) -> set[str]:
        rows = len(MAIN) + 1
        gap = GAP * u
        high = (area.h - (rows - 1) * gap) / rows
        for at, name in enumerate(MAIN):
            button = self.buttons[name]
            button.place(Rect(area.x, area.y + at * (high + gap), area.w, high))
            button.say(self._face(facts, self.meaning(name)))
        count = len(k.POWERS)
        wide = (area.w - (count - 1) * gap) / count
        for at, card in enumerate(k.POWERS):
            button = self.buttons[card]
            button.place(Rect(area.x + at * (wide + gap), area.y + len(MAIN) * (high + gap), wide, high))
            button.say(self._power(facts, card, str(at + 1)))
        return {*MAIN, *k.POWERS}

    def _face(self, facts: Facts, action: str) -> Face:
        words = facts.words
        able = any(text.split(" ")[0] == action for text in facts.legal)
        line = words.say(f"action-{action}.hint")
        if action == "reveal" and facts.risk is not None and able:
            line = words.say("table-risk", percent=facts.risk)
        elif action == "take" and able:
            line = words.say("table-take", count=len(facts.view["row"]))
        cap = QCoreApplication.translate("Keys", "Space") if action == "reveal" else CAPS[action]
        kind = {"reveal": "primary", "bust": "danger"}.get(action, "")
        return Face(words.say(f"action-{action}"), line, cap, SIGNS[action], "", kind, not able, self._why(facts, action, able))

    def _power(self, facts: Facts, card: str, cap: str, prefix: str = "") -> Face:
        words = facts.words
        action = k.power_of(card, facts.legal, facts.view, prefix)
        able = action in facts.legal or (card == "judge" and any(text.startswith("judge:") for text in facts.legal))
        variant = {"jester-": "jester-down", "jester+": "jester-up"}.get(action.removeprefix(prefix), card)
        tag = {"jester-": "−1", "jester+": "+1"}.get(action.removeprefix(prefix), TAGS.get(card, "")) if able else ""
        title = words.say(f"action-{variant}")
        return Face(title, tag, cap, "", k.emblem_of(card), "", not able, self._why(facts, action, able))

    def _why(self, facts: Facts, action: str, able: bool) -> str:
        refusal = facts.why(action) if facts.prompted and not able else None
        return facts.words.say(f"refusal-{refusal.key}", **refusal.params) if refusal is not None else ""

    # ------------------------------------------------------------------------------------------------ choosing
    def _choosing(self, facts: Facts, area: Rect, u: float) -> set[str]:
        """The prompt, then the choices that are not cards on the table, then the way out."""
        gap = GAP * u
        choices: list[str] = []
        if facts.mode == "judge":
            choices = [
                f"judge:{card}" for card in k.POWERS[:4] if k.power_of(card, facts.legal, facts.view, "judge:") in facts.legal
            ]
        names = [*choices, CONFIRM] if facts.mode == "drop" else [*choices, CANCEL]
        rows = max(5, len(names) + 1)
        high = (area.h - (rows - 1) * gap) / rows
        label_rows = rows - len(names)
        self.label.setText(facts.prompt)
        label = Rect(area.x, area.y, area.w, label_rows * (high + gap) - gap)
        self.label.setGeometry(round(label.x), round(label.y), round(label.w), round(label.h))
        for at, name in enumerate(names):
            button = self.buttons[name]
            button.place(Rect(area.x, area.y + (label_rows + at) * (high + gap), area.w, high))
            if name == CANCEL:
                title = QCoreApplication.translate("Keys", "Cancel")
                button.say(Face(title, cap=QCoreApplication.translate("Keys", "Esc"), sign="close"))
            elif name == CONFIRM:
                able = self.drop_text(facts) in facts.legal
                why = self._why(facts, self.drop_text(facts), able) if facts.chosen else facts.prompt
                title, line = facts.words.say("action-drop"), facts.words.say("action-drop.hint")
                enter = QCoreApplication.translate("Keys", "Enter")
                button.say(Face(title, line, enter, "discard", "", "primary", not able, why))
            else:
                card = name.removeprefix("judge:")
                button.say(self._judged(facts, card))
        return set(names)

    def _judged(self, facts: Facts, card: str) -> Face:
        action = k.power_of(card, facts.legal, facts.view, "judge:").removeprefix("judge:")
        variant = {"jester-": "jester-down", "jester+": "jester-up"}.get(action, card)
        words = facts.words
        cap = str(k.POWERS.index(card) + 1)
        return Face(words.say(f"action-{variant}"), words.say(f"action-{variant}.hint"), cap, "ability")

    @staticmethod
    def drop_text(facts: Facts) -> str:
        """The action that gives up the chosen piles (6.2), in order of value."""
        return "drop " + ",".join(facts.chosen)
