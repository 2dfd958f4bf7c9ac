"""A small controller for tests of tables: the engine, one person at the screen, the other seats play what they are told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from cardgames.engine import registry
from cardgames.engine.events import redact
from cardgames.engine.refusal import Refusal
from cardgames.session.match import Step
from cardgames.session.seats import CRESTS, Seat
from cardgames.words import Words
from ui.tables.table import Table

NAMES = {"uk": ("Олена", "Сова", "Заєць", "Ворон", "Ведмідь"), "en": ("Olena", "Owl", "Hare", "Raven", "Bear")}


class Play(QObject):
    """Holds a state of a game and is the host of its table. `played` is what the person has done, with versions."""

    advanced = Signal(object)
    asked = Signal(int, int)
    thinking = Signal(int)
    advised = Signal(object)
    handing = Signal(int)
    finished = Signal()
    levelled = Signal()

    def __init__(self, position: dict[str, Any], me: int = 0, language: str = "en") -> None:
        super().__init__()
        self._game = registry.game(position["game"])
        self._state = self._game.load(position)
        self._me = me
        players = position["players"]
        self.seats = tuple(Seat(NAMES[language][at], CRESTS[at], None if at == me else "x") for at in range(players))
        self.words = Words(language, position["game"])
        self.words.names = [seat.name for seat in self.seats]
        self.version = 1
        self.played: list[tuple[int, str]] = []
        self.steps: list[Step] = []
        self.undone = 0
        self.adviser = True
        self.asked_for_advice = 0

    def me(self) -> int:
        return self._me

    def view(self) -> dict[str, Any]:
        return self._game.view(self._state, self._me)

    def history(self) -> list[Step]:
        return list(self.steps)

    def legal(self) -> list[str]:
        return self._game.legal(self._state)

    def refusal(self, action: str) -> Refusal | None:
        return self._game.refusal(self._state, action)

    def handed(self) -> None:
        """The curtain was opened."""

    def advise(self) -> None:
        self.asked_for_advice += 1

    def undo(self) -> None:
        self.undone += 1

    def undoable(self) -> bool:
        return False

    def submit(self, version: int, action: str) -> None:
        """The person's decision; a stale one would be an error of the table."""
        assert version == self.version, "a prompt was answered twice"
        self.played.append((version, action))
        self.play(action)

    def play(self, action: str) -> None:
        """Anybody's action."""
        events: list[Any] = []
        actor = self._game.actor(self._state)
        self._game.play(self._state, action, events)
        self.version += 1
        step = Step(self.version, actor, action, tuple(redact(event, self._me) for event in events))
        self.steps.append(step)
        self.advanced.emit(step)

    def ready(self) -> None:
        """The table has shown the last step: the person is asked, if it is his turn."""
        actor = self._game.actor(self._state)
        if actor == self._me:
            self.asked.emit(self.version, actor)
        elif isinstance(actor, int):
            self.thinking.emit(actor)

    def seat_at(self, table: Table) -> None:
        """Joins a table without a screen around it."""
        self.advanced.connect(lambda step: table.show_step(step, self.view()))
        self.asked.connect(lambda version, _: table.ask(version, self.legal()))
        self.thinking.connect(table.think)
        table.chosen.connect(self.submit)
        table.ready.connect(self.ready)
        self.ready()


def position(players: int = 3, **parts: Any) -> dict[str, Any]:
    """A position of Behind the Throne; what is not in `parts` is in the deck, the End card in the discard."""
    copies = {2: 5, 3: 7, 4: 9}[players]
    made: dict[str, Any] = {
        "game": "behind-the-throne",
        "players": players,
        "options": {"pile_limit": 5, "swap_after_fifth": True, "protection": "decoy"},
        "phase": "turn",
        "turn": 0,
        "piles": [{} for _ in range(players)],
        "row": [],
        "value": None,
        "destroyed": False,
        "used": [],
        "peeked": False,
        "discard": ["end"],
        "pending": None,
        **parts,
    }
    kinds = ("general", "seer", "jester", "assassin", "judge", "minstrel", "alchemist", "queen", "king")
    top: Sequence[str] = parts.get("deck", ())
    left = dict.fromkeys(kinds, copies)
    pending = made["pending"]
    held = [pending["taken"]] if pending and pending["taken"] else []
    for card in [*made["row"], *made["discard"], *top, *held]:
        if card != "end":
            left[card] -= 1
    for pile in made["piles"]:
        for card, count in pile.items():
            left[card] -= count
    made["deck"] = [*top, *(card for card in kinds for _ in range(left[card]))]
    return made
