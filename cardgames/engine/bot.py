"""What an opponent is: it sees a view and the actions it may choose, never a state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Protocol

from cardgames.engine.events import Value


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think: positions it evaluates, seconds, or whichever comes first. None: no limit of that kind."""

    iterations: int | None = None
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Candidate:
    """An action that was compared with others."""

    action: str
    win: float  # the expected share of the victory, 0 to 1
    points: float  # the expected lead over the best rival at the end, in points


@dataclass(frozen=True, slots=True)
class Reason:
    """What decided, as data: the message `reason-<key>` with its values."""

    key: str
    params: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Choice:
    """The action, the candidates it was compared with (best first; none where nothing was compared) and what decided."""

    action: str
    candidates: tuple[Candidate, ...] = ()
    reasons: tuple[Reason, ...] = ()


class Bot(Protocol):
    """A seat that thinks. Holds nothing between two decisions, so it can be restarted at any moment."""

    def choose(self, view: dict[str, Any], seat: int, legal: Sequence[str], rng: Random, budget: Budget | None = None) -> Choice:
        """One of `legal`, from the view of `seat` alone; `budget` None: the bot's own.

        The same view, stream and budget of iterations give the same choice.
        """
        ...
