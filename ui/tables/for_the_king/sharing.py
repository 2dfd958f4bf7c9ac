"""The middle of the table in the first phase: the deck, the drawn card, the three places (3.1), the cards to pick from."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from ui.tables import metrics as m
from ui.tables.for_the_king import knowledge as k
from ui.tables.for_the_king.faces import ZoneFace, paint_cushion
from ui.tables.for_the_king.sight import BACK, CAPTION, MIDDLE, Sight, heap
from ui.tables.layout import Rect
from ui.tables.paint import glyph
from ui.tables.picture import Decor
from ui.tables.pieces import Spot
from ui.tables.piles import count_spot

HEAD = 64  # design pixels of a zone above its cards


def compose(sight: Sight, view: k.View, spots: dict[str, Spot], decor: dict[str, Decor]) -> None:
    """Adds the middle of the first phase."""
    _deck(sight, view, spots, decor)
    _drawn(sight, view, spots, decor)
    layout = sight.layout
    _middle(sight, view, spots, decor, layout.middle_zone)
    _zone(sight, view, spots, layout.middle_zone, "middle", "2")
    if view["phase"] != "king":  # then the controls lie there
        _zone(sight, view, spots, layout.own_zone, "own", "1")
        _zone(sight, view, spots, layout.favor_zone, "favor", "3")
        _own(sight, view, spots, layout.own_zone)
        _favor(sight, view, spots, decor, layout.favor_zone)


def _deck(sight: Sight, view: k.View, spots: dict[str, Spot], decor: dict[str, Decor]) -> None:
    rect, u = sight.layout.deck, sight.u
    drawing = view["phase"] == "distribute"
    left = view["deck_count"] - drawing
    caption = sight.words.say("table-deck", count=left)
    sight.caption(decor, "caption/deck", Rect(rect.x - 20 * u, rect.bottom + 8 * u, rect.w + 40 * u, 22 * u), caption)
    heap(spots, "deck", rect, left, u, MIDDLE, name=caption)
    if not left:
        sight.slot(decor, "slot/deck", rect, "")


def _drawn(sight: Sight, view: k.View, spots: dict[str, Spot], decor: dict[str, Decor]) -> None:
    """The card that the advisor looks at; of others only the back. A King card that is carried out lies here as well."""
    rect, u = sight.layout.drawn, sight.u
    king = view["king"]
    if king is not None:
        name = sight.words.say("table-king", card=king["card"])
        spots["king"] = Spot(sight.card(king["card"]), rect.cx, rect.cy, rect.w, z=MIDDLE + 0.5, ring="last", name=name)
    elif view["phase"] == "distribute":
        top = view["top"]
        face = sight.card(top) if top is not None else BACK
        key = "table-drawn-hidden" if top is None else "table-drawn"
        name = sight.words.say(key, card=top, seat=view["advisor"])
        ring, loose = "" if top is None else "last", sight.prompted and top is not None
        target = "drawn" if loose else ""
        spots["drawn"] = Spot(face, rect.cx, rect.cy, rect.w, 0.0, MIDDLE + 0.9, ring, target, name, loose=loose)
    else:
        sight.slot(decor, "slot/drawn", rect, "")
    if view["phase"] == "distribute":

        def paint(painter: QPainter) -> None:
            glyph(painter, sight.art, "turn", not sight.colours.dark, 0, 0, 30 * u)

        arrow = Rect(rect.right + 9 * u, rect.cy - 15 * u, 30 * u, 30 * u)
        decor["arrow"] = Decor(arrow, paint, sight.colours.name, CAPTION)


def _zone(sight: Sight, view: k.View, spots: dict[str, Spot], rect: Rect, place: str, cap: str) -> None:
    words, target = sight.words, f"place/{place}"
    limit = view["players"] - 1 if place == "middle" else 1
    placed = int(view["placed"][place])
    theirs = place == "own" and view["advisor"] not in (None, sight.me)
    live = view["phase"] == "distribute" and placed < limit
    if place == "middle" and view["phase"] == "pick":
        title, line = words.say("zone-pick"), words.say("zone-pick-count", count=len(view["middle"]))
        live = True
    else:
        title = words.say("zone-own-of", seat=view["advisor"]) if theirs else words.say(f"action-{place}")
        acts = place == "own" and view["top"] is not None and k.is_king(view["top"])  # 3.6
        hint = words.say("zone-own-of.hint" if theirs else "zone-own-king" if acts else f"action-{place}.hint")
        line = words.say("zone-limit", hint=hint, placed=placed, limit=limit)
    able = sight.prompted and view["phase"] == "distribute"
    face = ZoneFace(cap if able else "", title, line, live, sight.colours.name, sight.u, rect.h / rect.w)
    ring, said = sight.rings.get(target, ""), f"{title}. {line}"
    spots[target] = Spot(face, rect.cx, rect.cy, rect.w, z=MIDDLE, ring=ring, target=target if able else "", name=said)


def _room(rect: Rect, u: float) -> Rect:
    """Where the cards of a zone lie."""
    return Rect(rect.x + 14 * u, rect.y + HEAD * u, rect.w - 28 * u, rect.h - (HEAD + 14) * u)


def _card(rect: Rect, wide: float) -> Rect:
    """A card in the middle of `rect`, at most `wide`."""
    width = min(wide, rect.h / m.CARD)
    return Rect(rect.cx - width / 2, rect.cy - width * m.CARD / 2, width, width * m.CARD)


def _own(sight: Sight, view: k.View, spots: dict[str, Spot], zone: Rect) -> None:
    """The pile of whoever is the advisor."""
    seat = view["advisor"] if view["advisor"] is not None else sight.me
    count = k.held(view, seat)
    rect = _card(_room(zone, sight.u), zone.w * 0.6)
    heap(spots, "pile", rect, count, sight.u, MIDDLE + 0.2, "")
    if count:
        spots["pile/count"] = count_spot(count, rect.right, rect.y + 4 * sight.u, rect.w * 1.1, sight.u, MIDDLE + 0.4)


def middle_places(zone: Rect, count: int, u: float) -> list[Rect]:
    """Where the cards of the middle lie, one for each rival."""
    room = _room(zone, u)
    wide = min(room.h / m.CARD, (room.w - (count - 1) * 12 * u) / count)
    gap = (room.w - count * wide) / (count + 1)
    return [Rect(room.x + gap + at * (wide + gap), room.cy - wide * m.CARD / 2, wide, wide * m.CARD) for at in range(count)]


def _middle(sight: Sight, view: k.View, spots: dict[str, Spot], decor: dict[str, Decor], zone: Rect) -> None:
    places = middle_places(zone, view["players"] - 1, sight.u)
    picking = view["phase"] == "pick"
    rings = sight.rings
    for at, rect in enumerate(places):
        if at < len(view["middle"]):
            card = view["middle"][at]
            target = f"middle/{at}"
            name = sight.words.say("table-middle", card=card, number=at + 1)
            ring, able = rings.get(target, ""), picking and sight.prompted
            z = MIDDLE + 0.3 + at / 100
            spots[target] = Spot(sight.card(card), rect.cx, rect.cy, rect.w, 0.0, z, ring, target if able else "", name)
        else:
            sight.slot(decor, f"slot/middle/{at}", rect, str(at + 1) if view["phase"] == "distribute" else "")


def _favor(sight: Sight, view: k.View, spots: dict[str, Spot], decor: dict[str, Decor], zone: Rect) -> None:
    """The favor deck on its cushion."""
    u, count = sight.u, view["favor_count"]
    room = _room(zone, u)
    rect = _card(Rect(room.x, room.y, room.w, room.h - 14 * u), zone.w * 0.56)
    wide = min(zone.w - 20 * u, rect.w + 70 * u)
    cushion = Rect(zone.cx - wide / 2, rect.bottom - wide * 0.2, wide, wide * 0.3)

    def paint(painter: QPainter) -> None:
        paint_cushion(painter, cushion.w)

    decor["cushion"] = Decor(cushion, paint, "", MIDDLE + 0.1)
    heap(spots, "favor", rect, count, u, MIDDLE + 0.2, sight.words.say("table-favor", count=count), tilt=1.2)
    if count:
        spots["favor/count"] = count_spot(count, rect.right, rect.y + 4 * u, rect.w * 1.1, u, MIDDLE + 0.4)
