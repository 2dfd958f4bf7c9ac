"""What an opponent is: it sees a view and the actions it may choose, never a state."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol


class Bot(Protocol):
    """A seat that thinks. Holds nothing between two decisions, so it can be restarted at any moment."""

    def choose(self, view: dict[str, Any], seat: int, legal: Sequence[str], rng: Random) -> str:
        """One of `legal`, from the view of `seat` alone. The same view and stream give the same action."""
        ...
