"""The middle of the table in the second phase: the favor deck on its cushion, the card on offer, the bids (5)."""

from __future__ import annotations

from collections import defaultdict

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPen

from cardgames.games.for_the_king.cards import HIGHEST_BID
from ui.tables import metrics as m
from ui.tables.for_the_king import knowledge as k
from ui.tables.for_the_king.faces import CoinFace, paint_cushion
from ui.tables.for_the_king.sight import MIDDLE, PANEL, Sight, heap
from ui.tables.layout import Rect
from ui.tables.paint import faded, panel, text
from ui.tables.picture import Decor
from ui.tables.pieces import Spot
from ui.tables.piles import count_spot
from ui.theme import BOLD, DISPLAY, TEXT

COINS = 9  # of the bids that are shown
BEFORE = 3  # of them lower than the highest bid
CREST = 32  # design pixels


def compose(sight: Sight, view: k.View, spots: dict[str, Spot], decor: dict[str, Decor]) -> None:
    """Adds the middle of the second phase."""
    _favor(sight, view, spots, decor)
    if view["auction"] is not None:
        _offer(sight, view, spots)
        _ladder(sight, view, spots, decor)


def _favor(sight: Sight, view: k.View, spots: dict[str, Spot], decor: dict[str, Decor]) -> None:
    rect, u, count = sight.layout.favor, sight.u, view["favor_count"]
    wide = rect.w + 68 * u
    cushion = Rect(rect.cx - wide / 2, rect.bottom - wide * 0.19, wide, wide * 0.3)

    def paint(painter: QPainter) -> None:
        paint_cushion(painter, cushion.w)

    decor["cushion"] = Decor(cushion, paint, "", MIDDLE - 1)
    caption = sight.words.say("table-favor", count=count)
    sight.caption(decor, "caption/favor", Rect(cushion.x - 10 * u, cushion.bottom + 4 * u, wide + 20 * u, 22 * u), caption)
    heap(spots, "favor", rect, count, u, MIDDLE, caption, tilt=1.2)
    if count:
        spots["favor/count"] = count_spot(count, rect.right + 4 * u, rect.y + 2 * u, rect.w, u, MIDDLE + 0.3)


def _offer(sight: Sight, view: k.View, spots: dict[str, Spot]) -> None:
    rect, card = sight.layout.offer, view["auction"]["card"]
    king = view["king"] is not None
    name = sight.words.say("table-king" if king else "table-offer", card=card)
    spots["king" if king else "offer"] = Spot(
        sight.card(card), rect.cx, rect.cy, rect.w, z=MIDDLE + 0.5, ring="last" if king else "", name=name
    )


def shown_bids(view: k.View, amount: int, prompted: bool) -> list[int]:
    """The bids of the ladder: some below the highest one, those above it, and the amount in the control where it fits."""
    bid = view["auction"]["bid"]
    first = max(1, bid - BEFORE + 1)
    if prompted and amount > first + COINS - 2:
        first = min(amount - COINS + 2, HIGHEST_BID - COINS + 1)
    return [value for value in range(first, first + COINS) if value <= HIGHEST_BID]


def _ladder(sight: Sight, view: k.View, spots: dict[str, Spot], decor: dict[str, Decor]) -> None:
    rect, u, deal = sight.layout.ladder, sight.u, view["auction"]
    bids = shown_bids(view, sight.choice.amount, sight.prompted)
    cell = (rect.w - 20 * u) / COINS
    size = min(cell * 0.9, 58 * u)
    row = rect.y + max(124 * u, rect.h * 0.5)
    bidding = view["phase"] == "bid"
    bidders = defaultdict(list)
    for seat, value in {**sight.bids, **({deal["bidder"]: deal["bid"]} if deal["bidder"] is not None else {})}.items():
        if seat not in deal["excluded"]:
            bidders[value].append(seat)
    _panel(sight, view, decor, bids, cell, row, dict(bidders))
    for at, value in enumerate(bids):
        x = rect.x + 10 * u + (at + 0.5) * cell
        look = "now" if value == deal["bid"] else "past" if value < deal["bid"] else "free"
        if look == "free" and value > k.means(view):
            look = "beyond"
        able = sight.prompted and bidding
        if able and value == sight.choice.amount:
            look = "next"
        target = f"bid/{value}"
        said = sight.words.say("bid-coin", bid=value, state=look)
        face = CoinFace(value, look, sight.colours.name)
        spots[target] = Spot(face, x, row, size, z=MIDDLE + 0.6, target=target if able else "", name=said)


def _panel(
    sight: Sight, view: k.View, decor: dict[str, Decor], bids: list[int], cell: float, row: float, bidders: dict[int, list[int]]
) -> None:
    """What is bid for and in what, who leads, the line the coins lie on, and crests under the bids."""
    rect, u, words, deal = sight.layout.ladder, sight.u, sight.words, view["auction"]
    card = deal["card"]
    coins = k.for_cards(view)
    title = words.say("auction-title", card=card)
    currency = words.say("auction-cards" if coins else "auction-gold")
    news = headline(sight, view)
    own = words.say("auction-means-cards" if coins else "auction-means-gold", count=k.means(view))
    if sight.me in deal["excluded"]:
        own = words.say("auction-lost", card=sight.lost or None)
    emblem = "for-the-king/back-ftk" if coins else "emblems/gold"
    crests = tuple((value, tuple(sight.seats[seat].crest for seat in seats)) for value, seats in bidders.items() if value in bids)

    def paint(painter: QPainter) -> None:
        panel(painter, sight.colours, rect.w, rect.h, u)
        text(painter, Rect(16 * u, 10 * u, rect.w - 32 * u, 30 * u), title, DISPLAY, 21 * u, sight.colours.text)
        image = sight.art.image(emblem, (20 if coins else 28) * u)
        painter.drawImage(QPointF((20 if coins else 16) * u, 42 * u), image)
        text(painter, Rect(52 * u, 41 * u, rect.w - 66 * u, 28 * u), currency, BOLD, 15.5 * u, sight.colours.gold)
        text(painter, Rect(16 * u, 69 * u, rect.w - 32 * u, 22 * u), news, TEXT, 14.5 * u, sight.colours.text2)
        middle = row - rect.y
        painter.setPen(QPen(faded(sight.colours.line, 0.55), 5 * u))
        painter.drawLine(QPointF(10 * u + cell / 2, middle), QPointF(10 * u + cell * (len(bids) - 0.5), middle))
        below = middle + min(cell * 0.45, 29 * u) + 5 * u
        for value, people in crests:
            for place, crest in enumerate(people):
                x = 10 * u + (bids.index(value) + 0.5) * cell + ((place - (len(people) - 1) / 2) * 0.5 - 0.5) * CREST * u
                painter.drawImage(QPointF(x, below), sight.art.image(f"crests/{crest}", CREST * u))
        text(painter, Rect(16 * u, rect.h - 34 * u, rect.w - 32 * u, 24 * u), own, BOLD, 15 * u, sight.colours.text)

    looks = (sight.colours.name, title, currency, news, own, tuple(bids), cell, row, crests)
    decor["ladder"] = Decor(rect, paint, looks, PANEL, m.PANEL_ROOM * u, f"{title}. {currency} {news} {own}")


def headline(sight: Sight, view: k.View) -> str:
    """One sentence: how the bidding stands, and above all why it has begun anew."""
    words, deal = sight.words, view["auction"]
    phase = view["phase"]
    if phase == "king":
        return words.say("auction-king", seat=view["turn"])
    if phase == "lose":
        return words.say("auction-default", seat=deal["bidder"], bid=deal["bid"])
    if phase in ("pay", k.REST):
        return words.say("auction-pays", seat=deal["bidder"], bid=deal["bid"])
    if deal["bidder"] is not None:
        return words.say("auction-leads", seat=deal["bidder"], bid=deal["bid"], least=deal["bid"] + 1)
    if deal["excluded"]:
        return words.say("auction-again", names=[sight.seats[seat].name for seat in deal["excluded"]])
    return words.say("auction-open")
