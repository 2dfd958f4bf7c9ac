"""Why an action is not possible, as data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from cardgames.engine.events import Value


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is refused.

    `rule` is the number in shared rules ("4.3"), `key` the message of the game's text file without the prefix
    `refusal-`, `params` the values of that message. It is shown to the player, so it holds nothing hidden.
    """

    rule: str
    key: str
    params: Mapping[str, Value] = field(default_factory=dict)
