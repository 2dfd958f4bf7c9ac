"""What is left of the budget of a search."""

from __future__ import annotations

import time

from cardgames.engine.bot import Budget


class Allowance:
    """Counts the positions that are judged, and looks at the clock where seconds are given."""

    def __init__(self, budget: Budget) -> None:
        self._left = budget.iterations if budget.iterations is not None else 1 << 60
        self._deadline = time.monotonic() + budget.seconds if budget.seconds is not None else None

    def spend(self, positions: int = 1) -> None:
        """So many positions have been judged, or what takes as long."""
        self._left -= positions

    def spent(self) -> bool:
        return self._left <= 0 or (self._deadline is not None and time.monotonic() > self._deadline)
