"""How the still things of a table are drawn: cloth, panels, texts, crests, chips. All lengths are logical pixels."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QLinearGradient, QPainter, QPen, QPixmap, QRadialGradient

from ui.tables import metrics as m
from ui.tables.art import Art
from ui.tables.faces import INK, font, soft
from ui.tables.layout import Rect
from ui.tables.rank import WIDTH, paint_rank
from ui.theme import BOLD, DISPLAY, SMALLEST_FONT, TEXT, Theme

ALIGN = {
    "left": Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
    "center": Qt.AlignmentFlag.AlignCenter,
    "right": Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
}
CHIP_GOLD, CHIP_TEXT = QColor("#d6a240"), QColor("#ffe7a0")


def faded(colour: QColor, alpha: float) -> QColor:
    """The colour with that much of its strength."""
    made = QColor(colour)
    made.setAlphaF(alpha)
    return made


def text(
    painter: QPainter, rect: Rect, what: str, family: str, size: float, colour: QColor, align: str = "left", wrap: bool = False
) -> None:
    """A text in a box; one line is scaled down, then shortened with an ellipsis, to fit, a wrapped one is not."""
    made = font(family, max(SMALLEST_FONT, size))
    if wrap:
        painter.setFont(made)
        painter.setPen(colour)
        top = Qt.AlignmentFlag.AlignTop if align == "left" else Qt.AlignmentFlag.AlignVCenter
        painter.drawText(
            QRectF(*rect), ALIGN[align] & Qt.AlignmentFlag.AlignHorizontal_Mask | top | Qt.TextFlag.TextWordWrap, what
        )
        return
    needed = QFontMetricsF(made).horizontalAdvance(what)
    if needed > rect.w:
        made.setPixelSize(int(max(SMALLEST_FONT, made.pixelSize() * rect.w / needed)))
        what = QFontMetricsF(made).elidedText(what, Qt.TextElideMode.ElideRight, rect.w)
    painter.setFont(made)
    painter.setPen(colour)
    painter.drawText(QRectF(*rect), ALIGN[align] | Qt.TextFlag.TextDontClip, what)


def cloth(painter: QPainter, art: Art, theme: Theme, area: Rect, centre: tuple[float, float], rosette: float, u: float) -> None:
    """The table itself: a glow behind `centre`, a woven tile, a rosette of that radius, a gilt line along the edge."""
    ink = "dark" if theme.dark else "light"
    glow = QRadialGradient(QPointF(0, 0), 1)
    for place, colour in ((0.0, theme.glow), (0.52, theme.mid), (1.0, theme.base)):
        glow.setColorAt(place, colour)
    painter.fillRect(QRectF(*area), theme.base)
    painter.save()
    painter.setClipRect(QRectF(*area))
    painter.translate(*centre)
    painter.scale(area.w * 0.62, area.h * 0.7)  # the glow is an ellipse
    painter.fillRect(QRectF(-3, -3, 6, 6), glow)
    painter.restore()
    painter.save()
    painter.setOpacity(0.55 if theme.dark else 0.5)
    painter.drawTiledPixmap(QRectF(*area), QPixmap.fromImage(art.image(f"ui/tile-{ink}", 74 * u)))
    painter.setOpacity(0.30 if theme.dark else 0.34)
    painter.drawImage(QPointF(centre[0] - rosette, centre[1] - rosette), art.image(f"ui/rosette-{ink}", 2 * rosette))
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(theme.line, 0.33), 1.4 * u))
    painter.drawRoundedRect(QRectF(*area.grown(-5 * u)), 12 * u, 12 * u)


def panel(painter: QPainter, theme: Theme, w: float, h: float, u: float, active: bool = False) -> None:
    """A panel of that size at (0, 0); the `active` one, whose turn it is, has a golden border and glows."""
    rect, radius = QRectF(0, 0, w, h), m.PANEL_RADIUS * u
    steps = [step * u for step in (2, 5, 8, 11, 14, 17)]
    soft(painter, rect, radius, theme.shadow, steps[:5], 0.05, 5 * u)
    if active:
        soft(painter, rect, radius, QColor("#e9b94a"), [*steps, 21 * u], 0.055, 0)
    body = QLinearGradient(0, 0, 0, h)
    body.setColorAt(0, faded(theme.panel2, 1 if active else 0.95))
    body.setColorAt(1, faded(theme.panel, 1 if active else 0.96))
    line = 2.5 * u if active else 1
    gilt = QColor("#d6a240" if theme.dark else "#b47a1e")
    painter.setPen(QPen(gilt if active else theme.line, line))
    painter.setBrush(body)
    painter.drawRoundedRect(rect.adjusted(line / 2, line / 2, -line / 2, -line / 2), radius, radius)


def tray(painter: QPainter, theme: Theme, w: float, h: float, u: float) -> None:
    """The inlaid field behind the middle of the table."""
    rect, radius = QRectF(0, 0, w, h), m.TRAY_RADIUS * u
    top, bottom = ("#120a1e", "#1d1230") if theme.dark else ("#dcc796", "#e9d8ae")
    body = QLinearGradient(0, 0, 0, h)
    body.setColorAt(0, faded(QColor(top), 0.85 if theme.dark else 1))
    body.setColorAt(1, faded(QColor(bottom), 0.79 if theme.dark else 1))
    painter.setPen(QPen(faded(theme.line, 0.53), 1.5 * u))
    painter.setBrush(body)
    painter.drawRoundedRect(rect.adjusted(u, u, -u, -u), radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    deep = QColor(0, 0, 0) if theme.dark else QColor("#6b4a1f")
    for step in range(8):  # the shade of its rim
        painter.setPen(QPen(faded(deep, (0.16 if theme.dark else 0.07) * (1 - step / 8)), 1.6 * u))
        inset = (2 + 1.6 * step) * u
        painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius - inset / 2, radius - inset / 2)
    painter.setPen(QPen(faded(theme.line, 0.30), 1))
    painter.drawRoundedRect(rect.adjusted(6 * u, 6 * u, -6 * u, -6 * u), 15 * u, 15 * u)


def glyph(painter: QPainter, art: Art, name: str, dark_ink: bool, x: float, y: float, size: float) -> None:
    """One of the look-book's small signs."""
    painter.drawImage(QPointF(x, y), art.image(f"ui/glyph-{'dark' if dark_ink else 'light'}/{name}", size))


def score_chip(painter: QPainter, art: Art, right: float, y: float, points: int, u: float) -> None:
    """A crown and a number; its right edge is at `right`. The same in both themes."""
    rect = Rect(right - 62 * u, y, 62 * u, 28 * u)
    painter.setPen(QPen(CHIP_GOLD, 1.5 * u))
    painter.setBrush(INK)
    painter.drawRoundedRect(QRectF(*rect), rect.h / 2, rect.h / 2)
    wide = QFontMetricsF(font(DISPLAY, 18 * u)).horizontalAdvance(str(points))
    x = rect.cx - (16 * u + 5 * u + wide) / 2
    glyph(painter, art, "crown", False, x, rect.y + 6 * u, 16 * u)
    text(painter, Rect(x + 21 * u, rect.y, wide + 2, rect.h), str(points), DISPLAY, 18 * u, CHIP_TEXT)


def thinking_pips(painter: QPainter, theme: Theme, x: float, y: float, u: float) -> None:
    """Three dots beside a crest: this seat is thinking."""
    painter.setPen(QPen(theme.gold, 1))
    painter.setBrush(QBrush(theme.gold))
    for at in range(3):
        painter.drawEllipse(QPointF(x + at * 11 * u, y), 3 * u, 3 * u)


def paint_name(painter: QPainter, theme: Theme, rect: Rect, name: str, rank: int, u: float) -> None:
    """The name of a seat, and behind it, where there is room, the pips of the opponent that sits there; none for `rank` 0."""
    text(painter, rect, name, DISPLAY, 18 * u, theme.text)
    wide = QFontMetricsF(font(DISPLAY, max(SMALLEST_FONT, 18 * u))).horizontalAdvance(name) + 8 * u
    if rank and wide + WIDTH * u <= rect.w:
        paint_rank(painter, theme.gold, rect.x + wide, rect.cy + u, rank, u)


def seat_head(
    painter: QPainter,
    art: Art,
    theme: Theme,
    w: float,
    u: float,
    crest: str,
    name: str,
    rank: int,
    who: str,
    points: int | None,
    thinks: bool,
) -> None:
    """The upper line of a rival's panel: crest, name with its level, who plays there, points."""
    painter.drawImage(QPointF(10 * u, 7 * u), art.image(f"crests/{crest}", 38 * u))
    room = w - 64 * u - (82 * u if points is not None else 0)
    paint_name(painter, theme, Rect(57 * u, 6 * u, room, 24 * u), name, rank, u)
    dots = 42 * u if thinks else 0
    text(painter, Rect(57 * u, 29 * u, room - dots, 18 * u), who, TEXT, 13 * u, theme.text2)
    if thinks:
        wide = QFontMetricsF(font(TEXT, max(SMALLEST_FONT, 13 * u))).horizontalAdvance(who)
        thinking_pips(painter, theme, 57 * u + min(wide, room - dots) + 14 * u, 39 * u, u)
    if points is not None:
        score_chip(painter, art, w - 10 * u, 10 * u, points, u)


def own_column(
    painter: QPainter, art: Art, theme: Theme, h: float, u: float, crest: str, name: str, who: str, points: int | None, line: str
) -> None:
    """The left column of one's own panel; `line` is a helping word at its foot."""
    room = (m.OWN_COLUMN - 16) * u
    painter.drawImage(QPointF(16 * u, 16 * u), art.image(f"crests/{crest}", 68 * u))
    text(painter, Rect(16 * u, 97 * u, room, 28 * u), name, DISPLAY, 21 * u, theme.text)
    text(painter, Rect(16 * u, 124 * u, room, 20 * u), who, TEXT, 14 * u, theme.text2)
    if points is not None:
        painter.save()
        painter.translate(16 * u, 150 * u)
        score_chip(painter, art, 71 * u, 0, points, u * 1.15)
        painter.restore()
    if line:
        text(painter, Rect(16 * u, h - 82 * u, room - 6 * u, 74 * u), line, BOLD, 14 * u, theme.gold, wrap=True)
