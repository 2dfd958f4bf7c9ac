"""What the pieces of For the King look like besides cards: offices, duties, the places of the first phase, bids, chips."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from ui.tables import metrics as m
from ui.tables.art import Art
from ui.tables.faces import CENTRE, CREAM, INK, fitted, font, soft
from ui.tables.layout import Rect
from ui.tables.paint import faded, glyph, panel, text
from ui.theme import BOLD, DISPLAY, EXTRA, SMALLEST_FONT, TEXT, theme

# Offices: bright and middle tone, from the look-book
TONES = {
    "diplomacy": ("#2f69b8", "#234a8a"),
    "military": ("#7648b0", "#4d2e7c"),
    "architecture": ("#2f8f5b", "#1f6343"),
    "entertainment": ("#c23a3c", "#8a2028"),
    "provisions": ("#c86f1c", "#a85714"),
    "livestock": ("#d9628f", "#a33c6c"),
}
HEADER = 31  # design pixels
SCROLL = 132 / 460
NOBLE = 770 / 530
UP, DOWN = QColor("#1f7a58"), QColor("#a8323a")
NARROWEST = 80  # per cent: a longer title is not made narrower
COIN = ("#fff0b8", "#e6b64f", "#9a6422")
WORN = ("#f7e7bb", "#c9a45c", "#8a6a34")


@dataclass(frozen=True, slots=True)
class OfficeFace:
    """An office: panel, header with emblem and name, and the portrait above its scrolls."""

    office: str
    title: str
    colours: str  # the name of a theme
    u: float
    ratio: float
    scrolls: int  # how many duties it has

    @property
    def room(self) -> float:
        return 0.14

    def paint(self, painter: QPainter, art: Art, width: float) -> None:
        u, w, h = self.u, width, width * self.ratio
        bright, mid = TONES[self.office]
        shown = theme(self.colours)
        panel(painter, shown, w, h, u)
        clip = QPainterPath()
        clip.addRoundedRect(QRectF(1, 1, w - 2, h - 2), m.PANEL_RADIUS * u - 1, m.PANEL_RADIUS * u - 1)
        painter.save()
        painter.setClipPath(clip)
        head = QLinearGradient(0, 0, 0, HEADER * u)
        head.setColorAt(0, QColor(mid).lighter(112))
        head.setColorAt(1, QColor(mid).darker(125))
        painter.fillRect(QRectF(0, 0, w, HEADER * u), head)
        glow = QRadialGradient(QPointF(0, 0), 1)
        glow.setColorAt(0, faded(QColor(bright), 0.40))
        glow.setColorAt(1, faded(QColor(bright), 0.0))
        rest = h - HEADER * u
        painter.translate(w / 2, HEADER * u + rest * 0.36)
        painter.scale(w * 0.56, rest * 0.52)
        painter.fillRect(QRectF(-2, -2, 4, 4), glow)
        painter.restore()
        self._noble(painter, art, w, h)
        painter.drawImage(QPointF(8 * u, -1 * u), art.image(f"emblems/office-{self.office}", 34 * u))
        box = Rect(44 * u, 0, w - 50 * u, HEADER * u)
        text(painter, box, self.title, DISPLAY, 17 * u, CREAM, "center")

    def _noble(self, painter: QPainter, art: Art, w: float, h: float) -> None:
        """As large as there is room above the scrolls, which may cover its foot."""
        u = self.u
        top = (HEADER + 1) * u
        foot = h - self.scrolls * scroll_height(w, u) - 2 * u
        high = min(foot - top + 24 * u, (w - 20 * u) * NOBLE)
        wide = high / NOBLE
        y = max(top, foot + 24 * u - high)
        painter.drawImage(QPointF((w - wide) / 2, y), art.image(f"for-the-king/noble-{self.office}", wide))


def scroll_width(wide: float, u: float) -> float:
    """The width of a duty in an office of that width."""
    return wide - 10 * u


def scroll_height(wide: float, u: float) -> float:
    return scroll_width(wide, u) * SCROLL


@dataclass(frozen=True, slots=True)
class DutyFace:
    """A duty on its scroll: seal with the value, title, and a pill with a change that is offered ("+1", "→5")."""

    office: str
    primary: bool
    value: int
    title: str
    pill: str = ""
    raised: bool = True  # whether the pill speaks of a rise

    ratio = SCROLL
    room = 0.09

    def paint(self, painter: QPainter, art: Art, width: float) -> None:
        k = width / 460
        kind = "primary" if self.primary else "secondary"
        painter.drawImage(QPointF(0, 0), art.image(f"for-the-king/duty-{self.office}-{kind}", width))
        box = QRectF(44 * k, 33 * k, 76 * k, 60 * k)
        painter.setFont(font(DISPLAY, 50 * k))
        painter.setPen(QColor(13, 8, 20, 120))
        painter.drawText(box.translated(1.5 * k, 2.5 * k), CENTRE, str(self.value))
        painter.setPen(CREAM)
        painter.drawText(box, CENTRE, str(self.value))
        self._title(painter, QRectF(133 * k, 8 * k, 282 * k, 116 * k))
        if self.pill:
            self._pill(painter, k)

    def _title(self, painter: QPainter, box: QRectF) -> None:
        """Smaller until it fits its box, at the least size narrower."""
        flags = CENTRE | Qt.TextFlag.TextWordWrap
        size, narrow = max(SMALLEST_FONT + 0.5, 31 * box.width() / 290), 100
        while True:
            made = font(BOLD, size)
            made.setStretch(narrow)
            needed = QFontMetricsF(made).boundingRect(box, flags, self.title)
            if (needed.height() <= box.height() and needed.width() <= box.width()) or narrow <= NARROWEST:
                break
            if size > SMALLEST_FONT + 1:
                size -= 0.5
            else:
                narrow -= 4
        painter.setFont(made)
        painter.setPen(INK)
        painter.drawText(box, flags, self.title)

    def _pill(self, painter: QPainter, k: float) -> None:
        high = max(17.0, 52 * k)
        made = font(EXTRA, high * 0.68)
        wide = max(high * 1.3, QFontMetricsF(made).horizontalAdvance(self.pill) + high * 0.6)
        pill = QRectF(max(4 * k, 132 * k - wide), -22 * k, wide, high)
        painter.setPen(QPen(CREAM, max(1.2, 4 * k)))
        painter.setBrush(UP if self.raised else DOWN)
        painter.drawRoundedRect(pill, high / 2, high / 2)
        painter.setFont(made)
        painter.setPen(Qt.GlobalColor.white)
        painter.drawText(pill, CENTRE, self.pill)


@dataclass(frozen=True, slots=True)
class ZoneFace:
    """One of the three places of the first phase: key cap, name, what lies there, and whether it is open now."""

    cap: str
    title: str
    line: str
    open: bool
    colours: str
    u: float
    ratio: float

    @property
    def room(self) -> float:
        return 0.04

    def paint(self, painter: QPainter, art: Art, width: float) -> None:
        u, w, h = self.u, width, width * self.ratio
        shown = theme(self.colours)
        rect = QRectF(u, u, w - 2 * u, h - 2 * u)
        body = QLinearGradient(0, 0, 0, h)
        body.setColorAt(0, shown.panel2 if self.open else faded(shown.panel, 0.62))
        body.setColorAt(1, shown.panel if self.open else faded(shown.panel, 0.5))
        gold = QColor("#ffd976" if shown.dark else "#9a6210")
        pen = QPen(gold if self.open else faded(shown.line, 0.6), 2 * u, Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(body)
        radius = m.PANEL_RADIUS * u
        painter.drawRoundedRect(rect, radius, radius)
        x = 12 * u
        if self.cap:
            cap = Rect(x, 11 * u, 24 * u, 24 * u)
            painter.setPen(QPen(shown.gold, 1.2 * u))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(*cap), 5 * u, 5 * u)
            text(painter, cap, self.cap, BOLD, 14 * u, shown.gold, "center")
            x += 34 * u
        colour = shown.text if self.open else shown.text2
        text(painter, Rect(x, 9 * u, w - x - 12 * u, 27 * u), self.title, DISPLAY, 18 * u, colour)
        text(painter, Rect(13 * u, 37 * u, w - 24 * u, 20 * u), self.line, TEXT, 13.5 * u, shown.text2)


@dataclass(frozen=True, slots=True)
class CoinFace:
    """A bid. `look`: "now" the highest, "past" lower ones, "next" the amount in the control, "free", "beyond" one's means."""

    value: int
    look: str
    colours: str

    ratio = 1.0
    room = 0.30

    def paint(self, painter: QPainter, art: Art, width: float) -> None:
        shown = theme(self.colours)
        rect = QRectF(0, 0, width, width)
        line = max(1.5, width * 0.045)
        if self.look in ("now", "past"):
            tones = COIN if self.look == "now" else WORN
            if self.look == "now":
                glow = [width * step for step in (0.05, 0.1, 0.15, 0.2, 0.25)]
                soft(painter, rect, width / 2, QColor("#ffc84a"), glow, 0.16, 0)
            metal = QRadialGradient(QPointF(width * 0.36, width * 0.30), width * 0.75)
            for place, tone in zip((0.0, 0.5, 1.0), tones, strict=True):
                metal.setColorAt(place, QColor(tone))
            painter.setPen(QPen(INK, line))
            painter.setBrush(metal)
            painter.drawEllipse(rect.adjusted(line / 2, line / 2, -line / 2, -line / 2))
            painter.setPen(QPen(QColor(122, 77, 18, 150), line * 0.6))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(rect.adjusted(line * 2.4, line * 2.4, -line * 2.4, -line * 2.4))
            colour = INK
        else:
            style = {"next": Qt.PenStyle.SolidLine, "beyond": Qt.PenStyle.DotLine}.get(self.look, Qt.PenStyle.SolidLine)
            rim = QColor("#e9b94a") if self.look == "next" else shown.bad if self.look == "beyond" else faded(shown.line, 1)
            painter.setPen(QPen(rim, line * (2 if self.look == "next" else 1), style))
            painter.setBrush(shown.panel)
            painter.drawEllipse(rect.adjusted(line, line, -line, -line))
            colour = shown.text if self.look != "beyond" else shown.text2
        label = str(self.value)
        painter.setFont(fitted(DISPLAY, width * 0.5, label, width * 0.7))
        painter.setPen(colour)
        painter.drawText(rect, CENTRE, label)


@dataclass(frozen=True, slots=True)
class PassFace:
    """The mark of a seat that has passed, or with `out` that is out of this round since it could not pay."""

    out: bool
    colours: str

    ratio = 1.0
    room = 0.05

    def paint(self, painter: QPainter, art: Art, width: float) -> None:
        shown = theme(self.colours)
        line = max(1.5, width * 0.045)
        painter.setPen(QPen(shown.bad if self.out else shown.muted, line, Qt.PenStyle.DashLine))
        painter.setBrush(faded(shown.panel, 0.6))
        painter.drawEllipse(QRectF(line, line, width - 2 * line, width - 2 * line))
        size = width * 0.56
        glyph(painter, art, "close" if self.out else "pass", not shown.dark, (width - size) / 2, (width - size) / 2, size)


@dataclass(frozen=True, slots=True)
class ChipFace:
    """The small emblem of a kind of card in the chronicle."""

    emblem: str

    ratio = 1.0
    room = 0.0

    def paint(self, painter: QPainter, art: Art, width: float) -> None:
        painter.drawImage(QPointF(0, 0), art.image(self.emblem, width))


@cache
def _cushion() -> tuple[QPainterPath, QPainterPath]:
    """The cushion of the favor deck in 400 × 120: its body and the cord along it."""
    body = QPainterPath(QPointF(18, 30))
    body.cubicTo(80, 8, 320, 8, 382, 30)
    body.cubicTo(398, 50, 398, 78, 380, 96)
    body.cubicTo(320, 118, 80, 118, 20, 96)
    body.cubicTo(2, 78, 2, 50, 18, 30)
    cord = QPainterPath(QPointF(30, 38))
    cord.cubicTo(90, 20, 310, 20, 370, 38)
    return body, cord


def paint_cushion(painter: QPainter, width: float) -> None:
    """The velvet cushion, `width` wide, a third as high."""
    body, cord = _cushion()
    painter.save()
    painter.scale(width / 400, width / 400)
    painter.setPen(QPen(INK, 5))
    velvet = QLinearGradient(0, 10, 0, 112)
    for place, colour in ((0, "#b23450"), (0.45, "#8a2038"), (1, "#55101f")):
        velvet.setColorAt(place, QColor(colour))
    painter.setBrush(velvet)
    painter.drawPath(body)
    gold = QColor("#d6a240")
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(gold, 5))
    painter.drawPath(cord)
    painter.setPen(QPen(INK, 4))
    painter.setBrush(gold)
    for x, y in ((16, 32), (384, 32), (20, 94), (380, 94)):
        painter.drawEllipse(QPointF(x, y), 12, 12)
    painter.restore()
