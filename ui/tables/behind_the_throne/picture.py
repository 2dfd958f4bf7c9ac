"""The picture of a view of Behind the Throne: which card lies where, what glows, what the panels say."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from cardgames.games.behind_the_throne.cards import KIND
from cardgames.games.behind_the_throne.odds import Odds
from cardgames.session.seats import Seat
from cardgames.words import Words
from ui.figures import figure
from ui.tables import metrics as m
from ui.tables.art import Art
from ui.tables.bars import Segment, between, paint_bar
from ui.tables.behind_the_throne import knowledge as k
from ui.tables.behind_the_throne.layout import SLOTS, Layout
from ui.tables.faces import BadgeFace, CardFace
from ui.tables.layout import Rect, pile_row
from ui.tables.paint import cloth, faded, own_column, panel, seat_head, text, tray
from ui.tables.picture import Decor, Picture
from ui.tables.pieces import Spot
from ui.tables.piles import pile, tick
from ui.tables.rank import with_rank
from ui.theme import BOLD, DISPLAY, Theme

# Layers. Pieces of the same layer are met from left to right.
CLOTH, PANEL, PLACE, RIVALS, MIDDLE, CAPTION, COURT = -30.0, -20.0, -10.0, 10.0, 20.0, 29.0, 30.0


@dataclass(frozen=True)
class Sight:
    """All that the picture depends on besides the view."""

    layout: Layout
    window: Rect
    words: Words
    colours: Theme
    art: Art
    seats: tuple[Seat, ...]
    me: int
    whos: tuple[str, ...]  # by seat: who plays there
    ranks: tuple[int, ...]  # by seat: the level of who plays there, 0 for none
    rings: dict[str, str]  # what can be chosen, by target
    odds: Odds | None
    discarded: tuple[str, ...]  # the last cards that came to the discard pile, the last one on top
    thinker: int | None
    line: str  # a helping word in one's own panel

    @property
    def u(self) -> float:
        return self.layout.u

    def card(self, name: str, dim: bool = False) -> CardFace:
        """A card face up, with its name on the plate."""
        return CardFace(k.art_of(name), self.words.say(f"card-{name}", case="nom", count=1), dim=dim)


def compose(sight: Sight, view: k.View) -> Picture:
    """The whole table."""
    spots: dict[str, Spot] = {}
    decor: dict[str, Decor] = {}
    _cloth(sight, decor)
    _middle(sight, view, spots, decor)
    state, points = k.court(view), k.scores(view)
    order = [(sight.me + 1 + at) % view["players"] for at in range(view["players"] - 1)]
    for rect, seat in zip(sight.layout.rivals, order, strict=True):
        _panel(sight, view, decor, rect, seat, points[seat])
        area = Rect(
            rect.x + 12 * sight.u, rect.y + m.SEAT_HEAD * sight.u, rect.w - 24 * sight.u, rect.h - (m.SEAT_HEAD + 12) * sight.u
        )
        _court(sight, view, state, spots, area, seat, 74 * sight.u, 9 * sight.u, RIVALS)
    own = sight.layout.own
    _panel(sight, view, decor, own, sight.me, points[sight.me])
    column = m.OWN_COLUMN * sight.u
    area = Rect(own.x + column + 12 * sight.u, own.y + 28 * sight.u, own.w - column - 30 * sight.u, own.h - 46 * sight.u)
    _court(sight, view, state, spots, area, sight.me, 132 * sight.u, 20 * sight.u, COURT)
    return Picture(spots, decor)


# ---------------------------------------------------------------------------------------------------- still things
def _cloth(sight: Sight, decor: dict[str, Decor]) -> None:
    centre = sight.layout.centre
    radius = min(centre.w, centre.h * 1.9) * 0.46
    paint = partial(
        cloth, art=sight.art, theme=sight.colours, area=sight.window, centre=(centre.cx, centre.cy), rosette=radius, u=sight.u
    )
    decor["cloth"] = Decor(sight.window, paint, (sight.colours.name, centre), CLOTH)
    box = sight.layout.tray
    paint_tray = partial(tray, theme=sight.colours, w=box.w, h=box.h, u=sight.u)
    decor["tray"] = Decor(box, paint_tray, sight.colours.name, PANEL)


def _caption(sight: Sight, decor: dict[str, Decor], key: str, rect: Rect, words: str, align: str = "center") -> None:
    def paint(painter: QPainter) -> None:
        text(painter, Rect(0, 0, rect.w, rect.h), words, BOLD, 15 * sight.u, sight.colours.text2, align)

    decor[key] = Decor(rect, paint, (sight.colours.name, words), CAPTION, name=words)


def _panel(sight: Sight, view: k.View, decor: dict[str, Decor], rect: Rect, seat: int, points: int) -> None:
    """A seat's panel with its head or, for one's own, its column."""
    place = sight.seats[seat]
    pending = view["pending"]
    dropper = pending["seat"] if isinstance(pending, dict) else None
    active = view["phase"] in ("turn", "drop") and seat == (view["turn"] if dropper is None else dropper)
    own, who, rank, thinks = seat == sight.me, sight.whos[seat], sight.ranks[seat], sight.thinker == seat
    line = sight.line if own and rect.h > 262 * sight.u else ""

    def paint(painter: QPainter) -> None:
        panel(painter, sight.colours, rect.w, rect.h, sight.u, active)
        if own:
            own_column(painter, sight.art, sight.colours, rect.h, sight.u, place.crest, place.name, who, points, line)
        else:
            seat_head(painter, sight.art, sight.colours, rect.w, sight.u, place.crest, place.name, rank, who, points, thinks)

    looks = (sight.colours.name, active, place, who, thinks, points, line)
    key = "seat-court" if view["piles"][seat] else "seat-empty"
    name = f"{sight.words.say(key, seat=seat, points=points)}. {with_rank(who, rank)}"
    decor[f"panel/{seat}"] = Decor(rect, paint, looks, PANEL, m.PANEL_ROOM * sight.u, name)


def _slot(painter: QPainter, sight: Sight, rect: Rect, label: str) -> None:
    """An empty place: a dashed arch."""
    s, line = rect.w / 630, sight.colours.line
    solid = faded(line, 1)
    pen = QPen(solid, 5 * s, Qt.PenStyle.CustomDashLine)
    pen.setDashPattern([26 / 5, 20 / 5])
    painter.setPen(pen)
    painter.setBrush(faded(sight.colours.panel, 0.45))
    painter.drawRoundedRect(QRectF(8 * s, 8 * s, 614 * s, 864 * s), 34 * s, 34 * s)
    path = QPainterPath(QPointF(118, 640))
    path.lineTo(118, 352)
    for a, b, c in (
        ((118, 268), (190, 236), (252, 204)),
        ((286, 186), (304, 168), (315, 140)),
        ((326, 168), (344, 186), (378, 204)),
        ((440, 236), (512, 268), (512, 352)),
    ):
        path.cubicTo(QPointF(*a), QPointF(*b), QPointF(*c))
    path.lineTo(512, 640)
    painter.save()
    painter.scale(s, s)
    painter.setPen(QPen(faded(line, 0.6), 5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    painter.restore()
    if label:
        text(painter, Rect(0, rect.h * 0.42, rect.w, rect.h * 0.22), label, DISPLAY, 46 * sight.u, faded(line, 0.69), "center")


# ---------------------------------------------------------------------------------------------------- the middle
def _middle(sight: Sight, view: k.View, spots: dict[str, Spot], decor: dict[str, Decor]) -> None:
    words, u = sight.words, sight.u
    row = view["row"]
    for at, rect in enumerate(sight.layout.slots):
        if at >= len(row):
            label = str(at + 1)
            paint = partial(_slot, sight=sight, rect=rect, label=label)
            decor[f"slot/{at}"] = Decor(rect, paint, (sight.colours.name, label), PLACE)
    _row(sight, view, spots)
    _deck(sight, view, spots, decor)
    _discard(sight, view, spots, decor)
    pending = view["pending"]
    corner, top, high = sight.layout.deck.x, sight.layout.tray.y + 6 * u, 22 * u
    if isinstance(pending, dict) and pending["taken"]:  # 5.2: the card is lifted until the other has settled
        rect = sight.layout.slots[2]
        spots["held"] = Spot(
            sight.card(pending["taken"]), rect.cx, rect.cy, rect.w, z=MIDDLE, target="held", name=_name(sight, pending["taken"])
        )
        told = words.say("table-held", seat=view["turn"], card=pending["taken"])
        _caption(sight, decor, "caption/row", Rect(corner, top, 2 * (rect.cx - corner), high), told)
    else:  # the badge of a value never comes to the corner
        told = words.say("table-row", count=len(row), limit=SLOTS)
        _caption(sight, decor, "caption/row", Rect(corner, top, sight.layout.slots[-1].right - corner, high), told, "left")
    if sight.odds is not None:
        _meter(sight, sight.odds, decor)


def _name(sight: Sight, card: str) -> str:
    return sight.words.say(f"card-{card}", case="nom", count=1)


def _row(sight: Sight, view: k.View, spots: dict[str, Spot]) -> None:
    row, value = view["row"], view["value"]
    for at, card in enumerate(row):
        rect, last = sight.layout.slots[at], at == len(row) - 1
        name = sight.words.say("table-row-card", number=at + 1, card=card)
        spots[f"row/{at}"] = Spot(
            sight.card(card),
            rect.cx,
            rect.cy,
            rect.w,
            z=MIDDLE + at / 10,
            ring="last" if last else "",
            target=f"row/{at}",
            name=name,
        )
    if row and value is not None and (value != KIND[row[-1]] or k.danger(view) or "row/value" in sight.rings):
        rect = sight.layout.slots[len(row) - 1]
        delta = value - KIND[row[-1]]
        sign = f"+{delta}" if delta > 0 else f"−{-delta}" if delta else ""
        face = BadgeFace(figure(value), sign)
        size = rect.w * m.BADGE
        x, y = rect.x + rect.w * m.BADGE_AT[0], rect.y + rect.w * m.BADGE_AT[1]
        spots["row/value"] = Spot(
            face, x, y + size * (face.ratio / 2 - 0.52), size, z=MIDDLE + 0.9, name=sight.words.say("table-value", value=value)
        )


def _deck(sight: Sight, view: k.View, spots: dict[str, Spot], decor: dict[str, Decor]) -> None:
    rect, u, count = sight.layout.deck, sight.u, view["deck_count"]
    caption = sight.words.say("table-deck", count=count)
    _caption(sight, decor, "caption/deck", Rect(rect.x - 20 * u, rect.bottom + 8 * u, rect.w + 40 * u, 22 * u), caption)
    back = CardFace(k.BACK)
    thick = min(4, count // 8)
    for at in range(thick):
        off = 2 * (thick - at)
        spots[f"deck/{at}"] = Spot(back, rect.cx - off * 0.6 * u, rect.cy - off * 0.8 * u, rect.w, z=MIDDLE - 1 + at / 10)
    top, ring = view["top"], sight.rings.get("deck", "")
    if count:
        face = sight.card(top) if top is not None else back  # 4.5: only its player's view has it
        name = caption if top is None else sight.words.say("prompt-looked", card=top)
        spots["deck/top"] = Spot(face, rect.cx, rect.cy, rect.w, z=MIDDLE - 0.5, ring=ring, target="deck", name=name)
    else:
        paint = partial(_slot, sight=sight, rect=rect, label="")
        decor["slot/deck"] = Decor(rect, paint, sight.colours.name, PLACE)


def _discard(sight: Sight, view: k.View, spots: dict[str, Spot], decor: dict[str, Decor]) -> None:
    rect, u, cards = sight.layout.discard, sight.u, view["discard"]
    caption = sight.words.say("table-discard", count=len(cards))
    _caption(sight, decor, "caption/discard", Rect(rect.x - 20 * u, rect.bottom + 8 * u, rect.w + 40 * u, 22 * u), caption)
    shown = _on_top(cards, sight.discarded)
    for at, (card, turn) in enumerate(zip(shown, (-7.0, 5.0, -2.0)[-len(shown) :] if shown else (), strict=True)):
        top = at == len(shown) - 1
        key = "discard/top" if top else f"discard/{at + 3 - len(shown)}"
        spots[key] = Spot(
            sight.card(card, dim=not top),
            rect.cx,
            rect.cy,
            rect.w,
            turn,
            MIDDLE + 1 + at / 10,
            target="discard" if top else "",
            name=caption if top else "",
        )
    if not shown:
        paint = partial(_slot, sight=sight, rect=rect, label="")
        decor["slot/discard"] = Decor(rect, paint, sight.colours.name, PLACE)


def _on_top(cards: list[str], recent: tuple[str, ...]) -> list[str]:
    """At most three of the discard pile: those that came last, as far as they are still in it."""
    rest = list(cards)
    shown: list[str] = []
    for card in reversed(recent):
        if card in rest and len(shown) < 3:
            rest.remove(card)
            shown.insert(0, card)
    return [*rest[: 3 - len(shown)], *shown]


LOOKS = {"safe": "good", "equal": "warn", "saved": "saved", "bust": "bad", "end": "end"}


def _meter(sight: Sight, odds: Odds, decor: dict[str, Decor]) -> None:
    per_cent = odds.percents()
    labels = {name: f"{sight.words.say(f'odds-{name}')} {per_cent[name]}\N{NO-BREAK SPACE}%" for name in LOOKS}
    segments = tuple(Segment(look, labels[name], getattr(odds, name)) for name, look in LOOKS.items())
    rect = sight.layout.meter
    paint = partial(paint_bar, theme=sight.colours, w=rect.w, u=sight.u, segments=segments)

    def morph(painter: QPainter, looks: tuple[str, tuple[Segment, ...]], t: float) -> None:
        paint_bar(painter, sight.colours, rect.w, sight.u, between(looks[1], segments, t))

    said = ", ".join(labels[name] for name in LOOKS if per_cent[name])
    decor["meter"] = Decor(rect, paint, (sight.colours.name, segments), CAPTION, 4 * sight.u, said, morph=morph)


# ---------------------------------------------------------------------------------------------------- courts
def _court(
    sight: Sight, view: k.View, state: Any, spots: dict[str, Spot], area: Rect, seat: int, widest: float, gap: float, layer: float
) -> None:
    """The piles of a seat at the foot of `area`."""
    piles = [(card, count, k.sideways(view, state, seat, card)) for card, count in k.piles(view, seat)]
    own = seat == sight.me
    width, boxes = pile_row(area, [(count, side) for _, count, side in piles], widest, gap, centred=own)
    width = sight.art.snap(width)
    for at, ((card, count, side), box) in enumerate(zip(piles, boxes, strict=True)):
        key = f"pile/{seat}/{card}"
        said = sight.words.say("pile-sideways" if side else "pile-upright", card=card, count=count)
        ring = sight.rings.get(key, "")
        chosen = ring == "selected"
        if chosen:
            said = f"{said}. {sight.words.say('pile-chosen')}"
        look = Spot(sight.card(card, dim=side), 0, 0, width, z=layer + at / 10, ring=ring, target=key, name=said)
        look = replace(look, hint=sight.words.say(f"power-{card}"))
        spots |= pile(key, look, box, count, side, sight.u)
        if chosen:
            spots[f"{key}/tick"] = tick(spots[f"{key}/{count - 1}"])
