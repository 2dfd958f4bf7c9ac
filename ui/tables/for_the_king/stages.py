"""What happened in For the King as movements: which card of the picture before is which card of the picture after."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cardgames.engine.events import Event
from cardgames.session.match import Step
from ui.tables import metrics as m
from ui.tables.faces import CardFace
from ui.tables.for_the_king import knowledge as k
from ui.tables.for_the_king.sight import BACK
from ui.tables.picture import Picture, Stage
from ui.tables.pieces import Spot

Composer = Callable[[k.View], Picture]


def stages(compose: Composer, before: k.View, step: Step, after: k.View) -> list[Stage]:
    """The movements of a step."""
    wave = _Wave(compose, before, after)
    wave.moves_due = sum(event.name == "moved" for event in step.events)
    for event in step.events:
        wave.hear(event, dict(event.params))
    wave.close(after)
    return wave.stages


class _Wave:
    """Collects what moves; a stage is closed when the next movement starts from where this one ends."""

    def __init__(self, compose: Composer, before: k.View, after: k.View) -> None:
        self.stages: list[Stage] = []
        self._compose = compose
        self._after = after
        self._at = before
        self._picture = compose(before)
        self._moves: dict[str, str] = {}
        self._ghosts: dict[str, Spot] = {}
        self._popped: list[str] = []
        self._fallen: list[str] = []
        self._landing: list[Callable[[Picture], None]] = []
        self.moves_due = 0  # by the King card that is carried out

    def close(self, view: k.View, stagger: float = 0.0, duration: float = 0.0) -> None:
        """Ends a stage with the picture of `view`."""
        shown = self._compose(view)
        for land in self._landing:
            land(shown)
        spots = {**shown.spots, **self._ghosts}
        moves = {key: source for key, source in self._moves.items() if key in spots and source in self._picture.spots}
        picture = Picture(spots, shown.decor)
        self.stages.append(Stage(picture, moves, (), tuple(self._popped), tuple(self._fallen), duration, stagger))
        self._picture, self._at = shown, view
        self._moves, self._ghosts, self._popped, self._fallen, self._landing = {}, {}, [], [], []

    def _now(self, **changes: Any) -> k.View:
        return {**self._at, **changes}

    def _arrive(self, seat: int, source: str, card: str | None) -> None:
        """A card comes to a seat: into one's own hand, else behind the backs of a strip."""

        def land(shown: Picture) -> None:
            if seat == self._after["seat"] and card is not None:
                keys = [key for key in shown.spots if key.startswith(f"hand/{card}/")]
                if keys:
                    self._moves[keys[-1]] = source
            else:
                backs = [key for key in shown.spots if key.startswith(f"rival/{seat}/") and not key.endswith("count")]
                if backs:
                    self._moves[backs[-1]] = source
                self._popped.append(f"rival/{seat}/count")

        self._landing.append(land)

    def _ghost(self, source: str, x: float, y: float, wide: float, face: CardFace | None = None) -> None:
        """Something that is only seen flying away to a place."""
        gone = self._picture.spots.get(source)
        if gone is not None:
            key = f"ghost/{len(self._ghosts)}"
            self._ghosts[key] = Spot(face or gone.face, x, y, wide, z=900.0)
            self._moves[key] = source

    def _discard(self, *sources: str) -> None:
        """Cards come to the open discard pile, the last one on top."""

        def land(shown: Picture) -> None:
            for at, source in enumerate(reversed(sources)):
                self._moves[f"discard/{at}" if at else "discard/top"] = source
            self._popped.append("discard/count")

        self._landing.append(land)

    def hear(self, event: Event, params: Mapping[str, Any]) -> None:
        found = getattr(self, f"_{event.name}", None)
        if found is not None:
            found(**params)

    # ------------------------------------------------------------------------------------------------ first phase
    def _shuffled(self, pile: str, count: int) -> None:
        """The favor deck is shuffled on its cushion: its backs cross."""
        if pile == "favor":
            shown = {**self._after, "auction": None, "phase": "shuffle", "favor_count": count, "turn": None}
            self._picture = self._compose(shown)
            top = self._picture.spots.get("favor/top")
            if top is not None:
                for way in (-1, 1, -1, 1):
                    key = f"ghost/{len(self._ghosts)}"
                    self._ghosts[key] = Spot(BACK, top.x + way * top.w * 0.6, top.y, top.w, way * 12.0, top.z + 0.5)
                    self._moves[key] = "favor/top"
                self.close(shown, stagger=m.STAGGER, duration=m.MOVE)

    def _kept(self, seat: int, card: str | None) -> None:
        if card is not None and k.is_king(card):
            return
        hand = [*self._at["hand"], card] if seat == self._at["seat"] and card is not None else self._at["hand"]
        self._arrive(seat, "drawn", card)
        self._set_down(own=True, hand=hand, hands=self._more(seat))

    def _offered(self, seat: int, card: str) -> None:
        middle = [*self._at["middle"], card]
        self._moves[f"middle/{len(middle) - 1}"] = "drawn"
        self._set_down(centre=True, middle=middle)

    def _favored(self, seat: int, card: str | None) -> None:
        self._moves["favor/top"] = "drawn"
        self._popped.append("favor/count")
        self._set_down(favor=True, favor_count=self._at["favor_count"] + 1)

    def _set_down(self, own: bool = False, centre: bool = False, favor: bool = False, **changes: Any) -> None:
        """The drawn card lies in its place, and the next one has not been drawn yet."""
        placed = self._at["placed"]
        now = {
            "own": placed["own"] or own,
            "middle": placed["middle"] + centre,
            "favor": placed["favor"] or favor,
        }
        self.close(self._now(phase=k.REST, top=None, placed=now, deck_count=self._at["deck_count"] - 1, **changes))

    def _more(self, seat: int, by: int = 1) -> list[int]:
        return [k.held(self._at, other) + (by if other == seat else 0) for other in range(self._at["players"])]

    def _drew(self, seat: int, left: int, card: str | None) -> None:
        self._moves["drawn"] = "deck/top"

    def _picked(self, seat: int, card: str) -> None:
        at = self._at["middle"].index(card)
        middle = [*self._at["middle"][:at], *self._at["middle"][at + 1 :]]
        for place in range(at, len(middle)):
            self._moves[f"middle/{place}"] = f"middle/{place + 1}"
        if k.is_king(card):
            self._moves["king"] = f"middle/{at}"
            return
        hand = [*self._at["hand"], card] if seat == self._at["seat"] else self._at["hand"]
        self._arrive(seat, f"middle/{at}", card)
        self.close(self._now(middle=middle, hand=hand, hands=self._more(seat)))

    # ------------------------------------------------------------------------------------------------ King cards
    def _gained(self, seat: int, card: str) -> None:
        """It is shown to all, large, before it acts."""
        self._moves.setdefault("king", "offer" if "offer" in self._picture.spots else "drawn")
        middle = list(self._at["middle"])
        if self._at["phase"] == "pick" and card in middle:
            middle.remove(card)
        self.close(self._now(phase="king", king={"card": card, "seat": seat}, turn=seat, top=None, middle=middle))

    def _moved(self, seat: int, office: str, step: int, primary: int, secondary: int | None, swapped: bool) -> None:
        duty = self._picture.spots.get(f"duty/{office}/primary")
        if duty is not None:
            self._ghost("king", duty.x, duty.y, duty.w * 0.4)
        duties = {**self._at["duties"], office: {"primary": primary, "secondary": secondary}}
        if swapped:
            upper, lower = f"duty/{office}/primary", f"duty/{office}/secondary"
            self._moves |= {upper: lower, lower: upper}
        else:
            self._popped.append(f"duty/{office}/primary")
        self.moves_due -= 1
        done: dict[str, Any] = {}
        if not self.moves_due:
            self._discard("king")
            discard = [*self._at["discard"], self._at["king"]["card"]]
            phase = k.REST if self._at["auction"] is None else "shuffle"
            done = {"king": None, "auction": None, "turn": None, "discard": discard, "phase": phase}
        self.close(self._now(duties=duties, **done), duration=m.TAKE)

    def _idle(self, seat: int, card: str) -> None:
        self._discard("king")

    # ------------------------------------------------------------------------------------------------ second phase
    def _turned(self, card: str, seat: int, left: int) -> None:
        if self._ghosts or self._landing or self._popped:
            rest = {name: self._after[name] for name in ("hand", "hands", "duties", "discard")}
            self.close(self._now(king=None, auction=None, phase="shuffle", turn=None, favor_count=left + 1, **rest))
        self._moves["offer"] = "favor/top"

    def _bid(self, seat: int, bid: int) -> None:
        self._fallen.append(f"mark/{seat}")
        self._popped.append(f"bid/{bid}")

    def _passed(self, seat: int) -> None:
        self._popped.append(f"mark/{seat}")

    def _won(self, seat: int, card: str, bid: int) -> None:
        self._popped += [f"mark/{seat}", "offer"]

    def _paid(self, seat: int, cards: list[str], total: int, bid: int) -> None:
        """Gold is discarded in the open."""
        hand, sources = list(self._at["hand"]), []
        for at, card in enumerate(cards):
            source = f"rival/{seat}/{max(0, min(4, k.held(self._at, seat) - 1) - at)}"
            if seat == self._at["seat"]:
                source = f"hand/{card}/{hand.count(card) - 1}"
                hand.remove(card)
            sources.append(source)
        self._discard(*sources)
        discard, hands = [*self._at["discard"], *cards], self._more(seat, -len(cards))
        poorer = self._now(hand=hand, hands=hands, discard=discard, phase=k.REST, turn=None)
        self.close(poorer, stagger=m.STAGGER, duration=m.FLASH)

    def _discarded(self, seat: int, paid: int, bid: int, card: str | None) -> None:
        self._lose_card(seat, card)

    def _lost(self, seat: int, drawer: int, card: str | None) -> None:
        self._lose_card(seat, card)

    def _lose_card(self, seat: int, card: str | None) -> None:
        """A card goes face down, unseen."""
        hand = list(self._at["hand"])
        source = f"rival/{seat}/{min(4, k.held(self._at, seat) - 1)}"
        if seat == self._at["seat"] and card is not None:
            source = f"hand/{card}/{hand.count(card) - 1}"
            hand.remove(card)
        gone = self._picture.spots.get(source)
        if gone is not None:
            self._ghost(source, gone.x, gone.y - gone.h, gone.w, BACK)
        self.close(self._now(hand=hand, hands=self._more(seat, -1)))

    def _took(self, seat: int, card: str) -> None:
        self._arrive(seat, "offer", card)

    def _unwanted(self, card: str) -> None:
        self._discard("offer")

    # ------------------------------------------------------------------------------------------------ the end
    def _showed(self, seat: int, cards: list[str]) -> None:
        """5.10: a rival turns his hand up."""
        for at in range(len(cards) if seat != self._at["seat"] else 0):
            self._moves[f"open/{seat}/{at}"] = f"rival/{seat}/{min(4, at)}"
