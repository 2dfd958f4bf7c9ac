"""A plain table: a deck, a row of cards for each seat, one button."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtWidgets import QWidget

from cardgames.engine.refusal import Refusal
from cardgames.session.match import Step
from ui.tables.art import Art
from ui.tables.buttons import ActionButton, Face
from ui.tables.faces import CardFace
from ui.tables.layout import Rect
from ui.tables.picture import Picture, Stage
from ui.tables.pieces import Spot
from ui.tables.table import Host, Look, Table


class BerriesTable(Table):
    """The deck and one's own cards are chosen by clicking them; the turn is ended with the button or E."""

    def __init__(self, host: Host, art: Art, look: Look, family: str = "", parent: QWidget | None = None) -> None:
        super().__init__(host, art, look, family, parent)
        self.end = ActionButton(self, art)
        self.end.clicked.connect(lambda: self.choose("end"))
        self.buttons = [self.end]
        self._dress()

    def compose(self, view: dict[str, Any]) -> Picture:
        u, main = self.frame_.u, self.frame_.main
        legal = self.prompt.legal if self.prompt is not None and view is self.view else ()
        width = 90 * u
        spots: dict[str, Spot] = {}

        def lay(key: str, art: str, column: int, row: int, action: str = "", name: str = "") -> None:
            x, y = main.x + width * (column + 0.7), main.y + width * (row * 1.5 + 1)
            spots[key] = Spot(CardFace(art), x, y, width, ring="selectable" if action in legal else "", target=action, name=name)

        words = self.host.words
        for number in range(min(view["deck_count"], 3)):
            lay(f"deck/{number}", "behind-the-throne/back-btt", 0, 0, "draw", words.say("card-none", count=view["deck_count"]))
        for seat, hand in enumerate(view["hands"]):
            column = 1
            for card in view["laid"][seat]:
                lay(
                    f"laid/{seat}/{column}",
                    f"crests/{card}",
                    column,
                    seat + 1,
                    "",
                    words.say(f"card-{card}", count=1, case="nom"),
                )
                column += 1
            for card in hand if isinstance(hand, list) else [None] * hand:
                art = f"crests/{card}" if card else "behind-the-throne/back-btt"
                name = words.say(f"card-{card or 'none'}", count=1, case="nom")
                lay(f"hand/{seat}/{column}", art, column, seat + 1, f"lay {card}" if card else "", name)
                column += 1
        return Picture(spots, {})

    def stages(self, before: dict[str, Any], step: Step, after: dict[str, Any]) -> Sequence[Stage]:
        return [Stage(self.compose(after))]

    def arrange(self) -> None:
        u, main = self.frame_.u, self.frame_.main
        self.end.say(Face(self.host.words.say("action-end"), cap="E", kind="primary", off=not self._may("end")))
        self.end.place(Rect(main.right - 260 * u, main.bottom - 60 * u, 250 * u, 50 * u))

    def _may(self, action: str) -> bool:
        return self.prompt is not None and action in self.prompt.legal

    def pressed(self, target: str) -> None:
        self.choose(target)

    def shortcut(self, key: str) -> bool:
        if key == "E":
            self.choose("end")
        elif key == "Space":
            self.choose("draw")
        return key in ("E", "Space")

    def banner(self) -> tuple[int | None, str]:
        phase, seat = self.view["phase"], self.view["turn"]
        return seat, self.host.words.say(f"banner-{phase}", seat=seat)

    def about(self, face: CardFace, target: str) -> str:
        return ""

    def why_not(self, target: str) -> Refusal | None:
        return self.host.refusal(target)


TABLE = BerriesTable
