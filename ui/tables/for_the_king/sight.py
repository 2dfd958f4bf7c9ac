"""All that the picture depends on besides the view, and the small things that every part of the picture draws."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from cardgames.games.for_the_king.cards import OFFICES
from cardgames.session.seats import Seat
from ui.tables.art import Art
from ui.tables.faces import CardFace
from ui.tables.for_the_king import knowledge as k
from ui.tables.for_the_king.choice import Choice
from ui.tables.for_the_king.layout import Layout
from ui.tables.layout import Rect
from ui.tables.paint import faded, text
from ui.tables.phrases import Phrases
from ui.tables.picture import Decor
from ui.tables.pieces import Spot
from ui.theme import BOLD, DISPLAY, Theme

# Layers. Pieces of the same layer are met from left to right.
CLOTH, PANEL, CAPTION, BOARD, STRIPS, MIDDLE, HAND = -30.0, -20.0, -10.0, 0.0, 10.0, 20.0, 30.0


@dataclass(frozen=True)
class Sight:
    """What the player has chosen to see, and what is being chosen.

    whos    by seat who plays there, and `ranks` at which level, 0 for none
    choice  the decision that is asked for
    bids    by seat its last bid for the card on offer, as far as it was seen
    lost    the card that was drawn from one's own hand in this auction (5.7), "" for none
    thrown  the cards that were seen to be discarded, the last one last
    thinker the seat that thinks
    opened  whether one's own pile is open; unfolded: whether the majorities are
    """

    layout: Layout
    window: Rect
    words: Phrases
    colours: Theme
    art: Art
    seats: tuple[Seat, ...]
    me: int
    whos: tuple[str, ...]
    ranks: tuple[int, ...]
    choice: Choice
    bids: Mapping[int, int]
    lost: str
    thrown: Sequence[str]
    thinker: int | None
    opened: bool
    unfolded: bool

    @property
    def prompted(self) -> bool:
        """Whether the seat at the screen is asked."""
        return bool(self.choice.phase)

    @property
    def rings(self) -> Mapping[str, str]:
        return self.choice.rings()

    @property
    def u(self) -> float:
        return self.layout.u

    def card(self, name: str) -> CardFace:
        """A card face up; government cards with their value and letter."""
        suit = k.suit(name)
        if suit in OFFICES:
            return replace(government(name), name=self.words.say(f"card-{suit}", case="nom", count=1))
        return CardFace(k.art_of(name), self.words.say("card-gold" if suit == "gold" else f"card-{name}", case="nom", count=1))

    def name(self, card: str) -> str:
        """What a card is called, with its value and letter."""
        return self.words.say(f"card-{card}", case="nom", count=1)

    def caption(self, decor: dict[str, Decor], key: str, rect: Rect, words: str, size: float = 15, family: str = BOLD) -> None:
        """A line of text on the cloth."""

        def paint(painter: QPainter) -> None:
            text(painter, Rect(0, 0, rect.w, rect.h), words, family, size * self.u, self.colours.text2, "center")

        decor[key] = Decor(rect, paint, (self.colours.name, words, size), CAPTION, name=words)

    def slot(self, decor: dict[str, Decor], key: str, rect: Rect, label: str) -> None:
        """An empty place for a card."""

        def paint(painter: QPainter) -> None:
            line = self.colours.line
            painter.setPen(QPen(faded(line, 0.7), max(1.2, 2 * self.u), Qt.PenStyle.DashLine))
            painter.setBrush(faded(self.colours.panel, 0.4))
            painter.drawRoundedRect(QRectF(1, 1, rect.w - 2, rect.h - 2), rect.w * 0.057, rect.w * 0.057)
            text(painter, Rect(0, 0, rect.w, rect.h), label, DISPLAY, 34 * self.u, faded(line, 0.75), "center")

        decor[key] = Decor(rect, paint, (self.colours.name, label), MIDDLE + 0.05)


BACK = CardFace(k.BACK)


def government(card: str) -> CardFace:
    """A government card with its value and letter; the name on its plate comes with the language."""
    return CardFace(k.art_of(card), value=str(k.value_of(card)), letter=card.rpartition("-")[2])


def heap(spots: dict[str, Spot], key: str, rect: Rect, count: int, u: float, z: float, name: str, tilt: float = 0.0) -> None:
    """A pile of backs in `rect`, thicker the more cards it has and each one turned by `tilt`; its top card is `<key>/top`."""
    layers = min(6, (count + 2) // 3)
    for at in range(layers if count else 0):
        off = layers - 1 - at
        x, y = rect.cx - off * 1.6 * u, rect.cy + off * (1.6 if tilt else -2.0) * u
        spot = Spot(BACK, x, y, rect.w, -off * tilt, z + at / 100, name="" if off else name)
        spots[f"{key}/{off}" if off else f"{key}/top"] = spot
