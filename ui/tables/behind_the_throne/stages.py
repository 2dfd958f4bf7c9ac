"""What happened in Behind the Throne as movements: which card of the picture before is which card of the picture after."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from cardgames.engine.events import Event
from cardgames.session.match import Step
from ui.tables import metrics as m
from ui.tables.behind_the_throne.knowledge import BACK, View
from ui.tables.faces import CardFace
from ui.tables.picture import Picture, Stage
from ui.tables.pieces import Spot

Composer = Callable[[View], Picture]


def stages(compose: Composer, before: View, step: Step, after: View) -> list[Stage]:
    """One stage for each movement of the step, each with the picture at its end."""
    made: list[Stage] = []
    at = before
    names = [event.name for event in step.events]
    wave = _Wave(at, compose(at), compose(after), after)
    for event in step.events:
        params: dict[str, Any] = dict(event.params)
        if event.name == "shuffled":
            made.append(_shuffled(compose, at, params["count"]))
            at = {**at, "deck_count": params["count"], "discard": [] if before["pending"] else at["discard"]}
        elif event.name == "revealed":
            card = params["card"]
            row = [*at["row"], card]
            at = {**at, "row": row, "value": params["value"], "deck_count": max(0, at["deck_count"] - 1), "top": None}
            moves = {f"row/{len(row) - 1}": "deck/top"}
            if "bust" in names:
                shown = compose(at)
                made.append(Stage(shown, moves))
                made.append(Stage(shown, shaken=tuple(f"row/{index}" for index in range(len(row)))))
                wave = _Wave(at, shown, compose(after), after)
            else:
                wave.moves |= moves
        elif event.name == "power":
            wave.popped = ("row/value", f"row/{len(at['row']) - 1}") if after["row"] else ()
        else:
            wave.hear(event, params)
    made.append(wave.stage())
    return made


def _shuffled(compose: Composer, view: View, count: int) -> Stage:
    """Backs fly from the discard pile to the deck."""
    shown = compose({**view, "deck_count": count, "discard": [] if view["pending"] else view["discard"]})
    spots, moves = dict(shown.spots), {}
    deck = spots["deck/top"]
    for index in range(4):
        key = f"ghost/{index}"
        spots[key] = replace(deck, face=CardFace(BACK), ring="", target="", name="", z=deck.z + index / 10)
        moves[key] = "discard/top"
    return Stage(Picture(spots, shown.decor), moves, stagger=m.STAGGER, duration=m.MOVE)


class _Wave:
    """The last stage of a step, gathered from its events: cards find their new places among those of `after`."""

    def __init__(self, at: View, before: Picture, shown: Picture, after: View) -> None:
        self.at, self.before, self.shown, self.after = at, before, shown, after
        self.moves: dict[str, str] = {}
        self.popped: tuple[str, ...] = ()
        self.ghosts: dict[str, Spot] = {}
        self.stagger = 0.0
        self.duration = 0.0
        self.alarm = False
        self._free: dict[tuple[int, str], int] = {}

    def stage(self) -> Stage:
        top = self.shown.spots.get("discard/top")
        last = f"ghost/{len(self.ghosts) - 1}"
        if top is not None and self.ghosts and self.ghosts[last].face == top.face:  # the last one stays on top
            self.ghosts.pop(last)
            self.moves["discard/top"] = self.moves.pop(last)
        lay = {spot.face: key for key, spot in self.before.spots.items() if key.startswith("discard/")}
        for key in ("discard/0", "discard/1"):  # and what lay there before lies under it
            spot = self.shown.spots.get(key)
            if spot is not None and isinstance(spot.face, CardFace):
                was = lay.get(spot.face) or lay.get(replace(spot.face, dim=False))
                if was is not None:
                    self.moves[key] = was
        shown = Picture({**self.shown.spots, **self.ghosts}, self.shown.decor) if self.ghosts else self.shown
        return Stage(shown, self.moves, popped=self.popped, duration=self.duration, stagger=self.stagger, alarm=self.alarm)

    def hear(self, event: Event, params: dict[str, Any]) -> None:
        seat = params.get("seat", 0)
        if event.name == "took":
            self._receive(seat, params["cards"])
        elif event.name == "equal" and len(self.after["row"]) > 1:
            last = len(self.after["row"]) - 1
            self.popped = (f"row/{last - 1}", f"row/{last}", *self.popped)
        elif event.name == "swapped":
            self._receive(params["victim"], params["cards"])
            source = f"pile/{params['victim']}/{params['card']}/{self._front(params['victim'], params['card'])}"
            if "held" in self.shown.spots:
                self.moves["held"] = source
            else:
                self._land(seat, params["card"], source)
        elif event.name == "bust":
            self.stagger, self.duration, self.alarm = m.BUST_STAGGER, m.BUST, True
            for index in range(len(params["cards"])):
                self._discard(f"row/{index}")
        elif event.name == "destroyed":
            victim, card = params["victim"], params["card"]
            self._discard(f"pile/{victim}/{card}/{self._front(victim, card)}")
        elif event.name == "dropped":
            self.stagger = m.BUST_STAGGER
            for card, count in zip(params["cards"], params["counts"], strict=True):
                for index in range(count):
                    self._discard(f"pile/{seat}/{card}/{index}")
            taken = self.at["pending"]["taken"] if isinstance(self.at["pending"], dict) else None
            if taken and "held" not in self.shown.spots:
                self._land(self.at["turn"], taken, "held")

    def _front(self, seat: int, card: str) -> int:
        return int(self.at["piles"][seat].get(card, 1)) - 1

    def _receive(self, seat: int, cards: list[str]) -> None:
        self.stagger = m.STAGGER
        for index, card in reversed(list(enumerate(cards))):
            self._land(seat, card, f"row/{index}")

    def _land(self, seat: int, card: str, source: str) -> None:
        """A card joins a pile: the last one lies in front. What finds no place is over the limit (6.1)."""
        count = self.after["piles"][seat].get(card, 0)
        place = self._free.setdefault((seat, card), count - 1)
        key = f"pile/{seat}/{card}/{place}"
        if place >= 0 and key in self.shown.spots and key not in self.moves:
            self._free[seat, card] = place - 1
            self.moves[key] = source
        else:
            self._discard(source)

    def _discard(self, source: str) -> None:
        """A card flies to the discard pile and is seen no more when it has arrived."""
        top, gone = self.shown.spots.get("discard/top"), self.before.spots.get(source)
        if top is not None and gone is not None and isinstance(gone.face, CardFace):
            key = f"ghost/{len(self.ghosts)}"
            self.ghosts[key] = replace(top, face=replace(gone.face, dim=False), target="", name="", z=top.z + 0.2)
            self.moves[key] = source
