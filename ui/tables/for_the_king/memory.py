"""What was seen to happen, and a view does not have."""

from __future__ import annotations

from collections.abc import Iterable

from cardgames.engine.events import Event
from cardgames.session.match import Step
from ui.tables.for_the_king import knowledge as k


class Memory:
    """All bids, what one has lost oneself, and in which order cards were discarded."""

    def __init__(self, steps: Iterable[Step] = (), seat: int = 0) -> None:
        """Of these steps, as the seat at the screen has seen them."""
        self.lost = ""  # the card that this seat has lost for the one on offer
        self.thrown: list[str] = []  # the oldest first
        self._bids: dict[int, int] = {}
        for step in steps:
            self.hear(step, seat)

    def hear(self, step: Step, seat: int) -> None:
        """What happened next."""
        for event in step.events:
            self._note(event, seat)

    def bids(self, view: k.View) -> dict[int, int]:
        """The last bids of all seats for the card on offer, as far as they were seen and still count."""
        deal = view["auction"]
        if deal is None:
            return {}
        return {seat: bid for seat, bid in self._bids.items() if bid < deal["bid"] and seat not in deal["excluded"]}

    def _note(self, event: Event, seat: int) -> None:
        if event.name == "bid":
            self._bids[int(str(event.params["seat"]))] = int(str(event.params["bid"]))
        elif event.name in ("turned", "reopened"):
            self._bids = {}
        if event.name == "turned":
            self.lost = ""
        elif event.name == "lost" and event.params["seat"] == seat:
            self.lost = str(event.params["card"])
        elif event.name in ("gained", "unwanted"):
            self.thrown.append(str(event.params["card"]))
        elif event.name == "paid" and isinstance(cards := event.params["cards"], list):
            self.thrown += map(str, cards)
