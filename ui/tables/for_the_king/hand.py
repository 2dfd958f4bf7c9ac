"""One's own panel: who one is, the sums by office (unfolded: the majorities as they stand), and the hand as a fan."""

from __future__ import annotations

from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from ui.tables import metrics as m
from ui.tables.faces import CREAM
from ui.tables.for_the_king import knowledge as k
from ui.tables.for_the_king.faces import TONES
from ui.tables.for_the_king.layout import MAJORITIES, OUT_COLUMN, SEAT_COLUMN
from ui.tables.for_the_king.seats import mark, status
from ui.tables.for_the_king.sight import BACK, CAPTION, HAND, PANEL, Sight
from ui.tables.layout import Rect
from ui.tables.paint import panel, text
from ui.tables.phrases import Phrases
from ui.tables.picture import Decor
from ui.tables.pieces import Spot
from ui.theme import BOLD, DISPLAY, TEXT

STEP, STEP_MOST = 0.27, 0.62  # of a card's width: what each card of the fan shows of the one behind it
TURN, TURN_MOST = 3.0, 15.0  # degrees from card to card, and from end to end
NAMED = 20.0  # pixels of a line from which on offices are named


def compose(sight: Sight, view: k.View, spots: dict[str, Spot], decor: dict[str, Decor]) -> None:
    """Adds one's own panel."""
    _panel(sight, view, decor)
    _bill(sight, view, spots, decor)
    _sums(sight, view, decor)
    _fan(sight, view, spots)


def _panel(sight: Sight, view: k.View, decor: dict[str, Decor]) -> None:
    rect, u, me = sight.layout.own, sight.u, sight.me
    place, active = sight.seats[me], view["turn"] == me
    doing = status(sight, view, me)
    line = doing or sight.whos[me]
    room = sight.layout.sums.x - rect.x - 70 * u

    def paint(painter: QPainter) -> None:
        panel(painter, sight.colours, rect.w, rect.h, u, active)
        painter.drawImage(QPointF(14 * u, 10 * u), sight.art.image(f"crests/{place.crest}", 40 * u))
        text(painter, Rect(62 * u, 8 * u, room, 28 * u), place.name, DISPLAY, 20 * u, sight.colours.text)
        text(painter, Rect(62 * u, 34 * u, room, 20 * u), line, TEXT, 14 * u, sight.colours.text2)

    said = sight.words.say("seat-cards", seat=me, count=len(view["hand"]))
    decor["own"] = Decor(rect, paint, (sight.colours.name, active, place, line), PANEL, m.PANEL_ROOM * u, f"{said}. {line}")


def _bill(sight: Sight, view: k.View, spots: dict[str, Spot], decor: dict[str, Decor]) -> None:
    """Below the name: one's own bid as a coin, or the sum that is being paid."""
    rect, u = sight.layout.own, sight.u
    room = Rect(rect.x + 14 * u, rect.y + 62 * u, sight.layout.sums.x - rect.x - 34 * u, sight.layout.fold.y - rect.y - 68 * u)
    terms, note = bill = sight.choice.bill(sight.words)
    if terms:

        def paint(painter: QPainter) -> None:
            text(painter, Rect(0, 0, room.w, room.h * 0.6), terms, DISPLAY, 25 * u, sight.colours.gold)
            text(painter, Rect(0, room.h * 0.6, room.w, room.h * 0.4), note, TEXT, 14 * u, sight.colours.text2)

        decor["bill"] = Decor(room, paint, (sight.colours.name, bill), CAPTION, name=f"{terms}. {note}")
        return
    size = min(46 * u, room.h)
    found = mark(sight, view, sight.me, room.x + size / 2 + 6 * u, room.cy, size, HAND - 1)
    if found is not None:
        spots[f"mark/{sight.me}"] = found


# ---------------------------------------------------------------------------------------------------- sums and majorities
def _sums(sight: Sight, view: k.View, decor: dict[str, Decor]) -> None:
    rect, u = sight.layout.sums, sight.u
    standings = k.majorities(view)
    shown = view["players"] if sight.unfolded else 1
    seats = [(sight.me + at) % view["players"] for at in range(shown)]
    hidden = {seat: k.hides(view, seat) for seat in seats}
    head = (30 if sight.unfolded else 22) * u
    step = (rect.h - head) / len(standings)
    names = {found.office: sight.words.say(f"card-{found.office}", case="nom", count=1) for found in standings}
    title, rest = sight.words.say("table-sums"), sight.words.say("table-out")
    crests = tuple(sight.seats[seat].crest for seat in seats)

    def paint(painter: QPainter) -> None:
        painter.setPen(QPen(sight.colours.line, 1))
        painter.drawLine(QPointF(-10 * u, 6 * u), QPointF(-10 * u, rect.h - 6 * u))
        if sight.unfolded:
            for at, crest in enumerate(crests):
                x = (MAJORITIES + SEAT_COLUMN * (at + 0.5) - 11) * u
                painter.drawImage(QPointF(x, 2 * u), sight.art.image(f"crests/{crest}", 22 * u))
            out = Rect(rect.w - OUT_COLUMN * u, 0, OUT_COLUMN * u, head)
            text(painter, out, rest, BOLD, 13 * u, sight.colours.text2, "center")
            text(painter, Rect(0, 0, (MAJORITIES - 6) * u, head), title, BOLD, 13 * u, sight.colours.text2)
        else:
            text(painter, Rect(0, 0, rect.w, head), title, BOLD, 13.5 * u, sight.colours.text2)
        for at, found in enumerate(standings):
            _row(painter, sight, found, names[found.office], Rect(0, head + at * step, rect.w, step), hidden)

    said = " ".join(_said(sight, found, hidden) for found in standings)
    looks = (sight.colours.name, standings, sight.unfolded, tuple(hidden.items()), crests, title, tuple(names.values()))
    hint = legend(sight.words, view, sight.unfolded)
    decor["sums"] = Decor(rect, paint, looks, CAPTION, 12 * u, f"{title}: {said}", hint)


def legend(words: Phrases, view: k.View, unfolded: bool) -> str:
    """What the seals around the sums mean and, where there is that column, the cards that may be anywhere."""
    return words.say("sums-legend", second=view["players"] > 2, out=unfolded)


def _row(painter: QPainter, sight: Sight, found: k.Standing, name: str, row: Rect, hidden: dict[int, bool]) -> None:
    u = sight.u
    size = min(24 * u, row.h - 1)
    painter.drawImage(QPointF(0, row.cy - size / 2), sight.art.image(f"emblems/office-{found.office}", size))
    right = MAJORITIES * u if sight.unfolded else row.w - SEAT_COLUMN * u
    if row.h >= min(NAMED, 20 * u):
        text(painter, Rect(size + 6 * u, row.y, right - size - 8 * u, row.h), name, TEXT, 14 * u, sight.colours.text)
    for at, seat in enumerate(hidden):
        box = Rect(right + at * SEAT_COLUMN * u, row.y, SEAT_COLUMN * u, row.h)
        _number(painter, sight, found, seat, box, hidden[seat])
    if sight.unfolded:
        count, worth = found.out
        words = f"{worth} (×{count})" if count else "—"
        out = Rect(row.w - OUT_COLUMN * u, row.y, OUT_COLUMN * u, row.h)
        text(painter, out, words, TEXT, 13.5 * u, sight.colours.text2, "center")


def _number(painter: QPainter, sight: Sight, found: k.Standing, seat: int, box: Rect, hidden: bool) -> None:
    """The sum of a seat: in a round seal where it would take the primary duty, in a square one for the secondary one."""
    u, total, place = sight.u, found.sums[seat], found.places[seat]
    high = min(box.h - 2 * u, 23 * u)
    label = f"{total}+" if hidden else str(total)
    if place:
        wide = max(high, 30 * u) if len(label) > 1 else high
        seal = Rect(box.cx - wide / 2, box.cy - high / 2, wide, high)
        _, mid = TONES[found.office]
        painter.setPen(QPen(QColor("#ecc76a") if place == 1 else CREAM, 1.6 * u))
        painter.setBrush(QColor(mid))
        radius = high / 2 if place == 1 else 3 * u
        painter.drawRoundedRect(QRectF(*seal), radius, radius)
        text(painter, seal, label, DISPLAY, 16 * u, CREAM, "center")
    else:
        colour = sight.colours.text2 if total else sight.colours.muted
        text(painter, box, label, DISPLAY, 16 * u, colour, "center")


def _said(sight: Sight, found: k.Standing, hidden: dict[int, bool]) -> str:
    """The row for a screen reader."""
    parts = []
    for seat, more in hidden.items():
        total, place, letter = found.sums[seat], found.places[seat], found.letters[seat] or None
        parts.append(sight.words.say("sums-seat", seat=seat, sum=total, hidden=more, place=place, letter=letter))
    if sight.unfolded:
        parts.append(sight.words.say("sums-out", count=found.out[0], worth=found.out[1]))
    office = sight.words.say(f"card-{found.office}", case="nom", count=1)
    return f"{office}: {', '.join(parts)}."


# ---------------------------------------------------------------------------------------------------- the fan
def _fan(sight: Sight, view: k.View, spots: dict[str, Spot]) -> None:
    """The hand; in the first phase it is a pile that lies face down until its owner opens it (3.5)."""
    cards = k.keyed(view["hand"])
    count = len(cards)
    if not count:
        return
    rect = sight.layout.hand
    spread = min(TURN * (count - 1), TURN_MOST)
    turn = spread / (count - 1) if count > 1 else 0.0
    high = rect.h * 0.80
    wide = sight.art.snap(min(high / m.CARD, rect.w / (1 + STEP * (count - 1) + 0.16)))
    step = min(STEP_MOST * wide, (rect.w - wide * 1.16) / max(1, count - 1))
    radius = step / max(0.001, radians(turn)) if turn else 0.0
    paying = sight.choice.phase == "pay"
    rings = sight.rings
    closed = not sight.opened and not k.auctioning(view)
    for at, (key, card) in enumerate(cards):
        angle = turn * (at - (count - 1) / 2)
        x = rect.cx + (radius * sin(radians(angle)) if radius else 0)
        y = rect.y + high * 0.5 + rect.h * 0.09 + (radius * (1 - cos(radians(angle))) if radius else 0)
        ring = rings.get(key, "")
        if closed:
            first = at == 0
            name = sight.words.say("table-pile-closed", count=count) if first else ""
            spots[key] = Spot(BACK, x, y, wide, angle, HAND + at / 100, target="pile", name=name)
        else:
            target = key if paying else ""
            spots[key] = Spot(sight.card(card), x, y, wide, angle, HAND + at / 100, ring, target, sight.name(card))
