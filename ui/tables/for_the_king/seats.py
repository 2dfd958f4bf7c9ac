"""The rivals' strips: who sits there and does what, how many cards they hold, what they bid."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from ui.tables import metrics as m
from ui.tables.for_the_king import knowledge as k
from ui.tables.for_the_king.faces import CoinFace, PassFace
from ui.tables.for_the_king.sight import BACK, PANEL, STRIPS, Sight
from ui.tables.layout import Rect
from ui.tables.paint import paint_name, panel, text, thinking_pips
from ui.tables.picture import Decor
from ui.tables.pieces import Spot
from ui.tables.piles import count_spot
from ui.tables.rank import with_rank
from ui.theme import TEXT

BACKS = 5  # of a rival's cards that are drawn


def status(sight: Sight, view: k.View, seat: int) -> str:
    """What a seat is or does just now, in a few words; "" for nothing in particular."""
    words, deal = sight.words, view["auction"]
    if view["phase"] == "over":
        return ""
    if deal is not None:
        if seat in deal["excluded"]:
            return words.say("status-out")
        if view["phase"] == "pay" and seat == view["turn"]:
            return words.say("status-pays", bid=deal["bid"])
        if view["phase"] == "king" and seat == view["turn"]:
            return words.say("status-king")
        if seat == deal["bidder"]:
            return words.say("status-leads", bid=deal["bid"])
        if seat in deal["passed"]:
            return words.say("status-passed")
        if seat == view["turn"]:
            return words.say("status-bids")
        return words.say("status-bid", bid=sight.bids[seat]) if seat in sight.bids else ""
    if view["phase"] == "king" and seat == view["turn"]:
        return words.say("status-king")
    if view["phase"] == "pick" and seat == view["turn"]:
        return words.say("status-picks")
    return words.say("status-advisor") if seat == view["advisor"] and view["phase"] != "shuffle" else ""


def mark(sight: Sight, view: k.View, seat: int, x: float, y: float, size: float, z: float) -> Spot | None:
    """The bid of a seat as a coin, or the mark that it is no longer bidding."""
    deal = view["auction"]
    if deal is None:
        return None
    if seat in deal["excluded"] or seat in deal["passed"]:
        out = seat in deal["excluded"]
        return Spot(PassFace(out, sight.colours.name), x, y, size, z=z)
    bid = deal["bid"] if seat == deal["bidder"] else sight.bids.get(seat)
    if bid is None:
        return None
    return Spot(CoinFace(bid, "now" if seat == deal["bidder"] else "past", sight.colours.name), x, y, size, z=z)


def strip(sight: Sight, view: k.View, spots: dict[str, Spot], decor: dict[str, Decor], rect: Rect, seat: int) -> None:
    u, place, count = sight.u, sight.seats[seat], k.held(view, seat)
    active = seat == view["turn"]
    doing = status(sight, view, seat)
    who, rank = sight.whos[seat], sight.ranks[seat]
    line = doing or who
    thinks = sight.thinker == seat
    bidding = view["auction"] is not None
    small = 31 * u
    right = rect.right - (66 * u if bidding else 20 * u)
    shown = 0 if view["phase"] == "over" else min(count, BACKS)  # then they lie open in the middle
    pile_w = small * (1 + 0.26 * (BACKS - 1)) + 12 * u
    room = right - pile_w - rect.x - 62 * u

    def paint(painter: QPainter) -> None:
        panel(painter, sight.colours, rect.w, rect.h, u, active)
        painter.drawImage(QPointF(11 * u, (rect.h - 44 * u) / 2), sight.art.image(f"crests/{place.crest}", 39 * u))
        paint_name(painter, sight.colours, Rect(60 * u, 7 * u, room, 26 * u), place.name, rank, u)
        colour = sight.colours.gold if doing else sight.colours.text2
        text(painter, Rect(60 * u, 32 * u, room - (50 * u if thinks else 0), 20 * u), line, TEXT, 13.5 * u, colour)
        if thinks:
            thinking_pips(painter, sight.colours, 60 * u + room - 38 * u, 42 * u, u)

    said = sight.words.say("seat-cards", seat=seat, count=count)
    looks = (sight.colours.name, active, place, line, thinks, room)
    name = ". ".join(filter(None, (said, with_rank(who, rank), doing)))
    decor[f"strip/{seat}"] = Decor(rect, paint, looks, PANEL, m.PANEL_ROOM * u, name)
    first = right - pile_w + small / 2
    last = first + (shown - 1) * small * 0.26
    for at in range(shown):
        spots[f"rival/{seat}/{at}"] = Spot(BACK, first + at * small * 0.26, rect.cy, small, z=STRIPS + at / 100)
    if shown:
        spots[f"rival/{seat}/count"] = count_spot(count, last + small * 0.5, rect.y + 13 * u, 104 * u, u, STRIPS + 0.5)
    found = mark(sight, view, seat, rect.right - 36 * u, rect.cy, 44 * u, STRIPS + 0.6)
    if found is not None:
        spots[f"mark/{seat}"] = found
