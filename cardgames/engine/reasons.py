"""Reasons as they are found: each with its weight, in points or about that, so that the strongest can come first."""

from __future__ import annotations

from collections.abc import Iterable

from cardgames.engine.bot import Reason
from cardgames.engine.events import Value

Weighed = tuple[float, Reason]


def why(weight: float, key: str, **params: Value) -> Weighed:
    """The message `reason-<key>`. Games word every key that their sources hand to this function."""
    return weight, Reason(key, params)


def ranked(found: Iterable[Weighed]) -> list[Reason]:
    """The strongest first; equally strong ones stay in their order."""
    return [reason for _, reason in sorted(found, key=lambda weighed: -weighed[0])]


def percent(share: float) -> int:
    """A chance from 0 to 1 in whole percent. What may happen is at least 1, what may fail to happen at most 99."""
    if share in (0, 1):
        return round(100 * share)
    return min(max(round(100 * share), 1), 99)
