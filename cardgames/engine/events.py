"""What happened: facts in the past tense, with numbers and cards. Animation, log and screen reader read the same ones."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

Value = int | str | bool | None | list[str] | list[int]


@dataclass(frozen=True, slots=True)
class Event:
    """One fact.

    `name` is a verb in the past ("revealed"); each game lists its events at the top of its rules module. `params` is what
    everybody sees, `secret` what only the seats in `eyes` see besides. An event for one seat is made by `redact`.
    """

    name: str
    params: Mapping[str, Value] = field(default_factory=dict)
    secret: Mapping[str, Value] = field(default_factory=dict)
    eyes: tuple[int, ...] = ()

    def to_json(self) -> dict[str, Value]:
        """The event as the protocol writes it, secrets included: `{"event": name, ...}`."""
        return {"event": self.name, **self.params, **self.secret}


def redact(event: Event, seat: int | None) -> Event:
    """The event as `seat` sees it: secrets are opened for its eyes, None for all others (`seat` None: a spectator)."""
    if not event.secret:
        return event
    seen = event.secret if seat in event.eyes else dict.fromkeys(event.secret)
    return replace(event, params={**event.params, **seen}, secret={}, eyes=())
