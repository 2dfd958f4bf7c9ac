"""The errors that the engine raises. Every one has a `code` of the engine protocol and a message that names what is wrong."""

from __future__ import annotations

from cardgames.engine.refusal import Refusal


class EngineError(Exception):
    """Base of all of them: what was asked for cannot be, and nothing has changed."""

    code = "bad-request"


class BadRequest(EngineError):
    """A request of the wrong form: an unknown command, a seat that is not there, an action that is no text."""


class BadGame(EngineError):
    """A game that cannot begin: an unknown game, number of seats, option or value."""

    code = "bad-game"


class BadPosition(EngineError):
    """A position that cannot be loaded: wrong card counts, unknown kinds, parts that contradict each other."""

    code = "bad-position"


class IllegalAction(EngineError):
    """An action that the rules refuse; `refusal` says why."""

    code = "illegal-action"

    def __init__(self, action: str, refusal: Refusal) -> None:
        super().__init__(f"{action!r}: {refusal.key}")
        self.refusal = refusal
