"""A segmented bar: parts of a whole, each with its colour, pattern, sign, word and number, so that none rests on colour alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen

from ui.tables import metrics as m
from ui.tables.faces import font
from ui.tables.layout import Rect
from ui.tables.paint import faded, text
from ui.theme import BOLD, SMALLEST_FONT, Theme


@dataclass(frozen=True, slots=True)
class Segment:
    """One part: `look` is one of LOOKS; `label` is its word with the number, `share` from 0 to 1."""

    look: str
    label: str
    share: float


# The strokes of each sign in a square of 1: drawn, because our fonts have no such letters.
SIGNS: dict[str, tuple[tuple[tuple[float, float], ...], ...]] = {
    "good": (((0.08, 0.55), (0.38, 0.86), (0.94, 0.16)),),
    "warn": (((0.05, 0.35), (0.95, 0.35)), ((0.05, 0.68), (0.95, 0.68))),
    "saved": (
        ((0.5, 0.0), (0.62, 0.38), (1.0, 0.5), (0.62, 0.62), (0.5, 1.0), (0.38, 0.62), (0.0, 0.5), (0.38, 0.38), (0.5, 0.0)),
    ),
    "bad": (((0.1, 0.12), (0.9, 0.9)), ((0.9, 0.12), (0.1, 0.9))),
    "end": (((0.2, 1.0), (0.2, 0.05), (0.95, 0.3), (0.2, 0.58)),),
}
# (lighter, darker, degrees of the stripes; None: a plain gradient, stripe width in design pixels)
LOOKS: dict[str, tuple[str, str, int | None, float]] = {
    "good": ("#45b88c", "#1f7a58", None, 0),
    "warn": ("#f0cb6c", "#c9952f", 0, 6),
    "saved": ("#5f95dd", "#2f69b8", -45, 6),
    "bad": ("#d8504e", "#8f1f2c", 45, 7),
    "end": ("#8a72a2", "#4a3960", 90, 4),
}
TRACK = QColor("#0d0814")


def paint_bar(painter: QPainter, theme: Theme, w: float, u: float, segments: Sequence[Segment]) -> None:
    """The bar at (0, 0), `metrics.BAR_HEIGHT` high, and its labels below; parts of no share are left out."""
    shown = [segment for segment in segments if segment.share > 0]
    height = m.BAR_HEIGHT * u
    track = QRectF(-2 * u, -2 * u, w + 4 * u, height + 4 * u)
    painter.setPen(QPen(faded(theme.line, 0.56), 1))
    painter.setBrush(TRACK)
    painter.drawRoundedRect(track, 12 * u, 12 * u)
    clip = QPainterPath()
    clip.addRoundedRect(QRectF(0, 0, w, height), 10 * u, 10 * u)
    painter.save()
    painter.setClipPath(clip)
    x = 0.0
    for segment in shown:
        wide = w * segment.share
        _fill(painter, QRectF(x, 0, max(1.0, wide - 1.5 * u), height), segment.look, u)
        x += wide
    painter.restore()
    _labels(painter, theme, w, u, shown)


def between(before: Sequence[Segment], after: Sequence[Segment], t: float) -> list[Segment]:
    """The bar `after` on its way from the shares of `before`, which has the same looks: at 0 those, at 1 its own."""
    return [replace(new, share=old.share + (new.share - old.share) * t) for old, new in zip(before, after, strict=True)]


def _fill(painter: QPainter, rect: QRectF, look: str, u: float) -> None:
    light, dark, angle, stripe = LOOKS[look]
    if angle is None:
        body = QLinearGradient(rect.topLeft(), rect.bottomLeft())
        body.setColorAt(0, QColor(light))
        body.setColorAt(1, QColor(dark))
        painter.fillRect(rect, body)
        return
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.fillRect(rect, QColor(dark))
    painter.translate(rect.topLeft())
    painter.rotate(angle)
    reach, step = rect.width() + rect.height(), stripe * u
    at = -reach
    while at < reach:
        painter.fillRect(QRectF(at, -reach, step, 2 * reach), QColor(light))
        at += 2 * step
    painter.restore()


def _labels(painter: QPainter, theme: Theme, w: float, u: float, shown: Sequence[Segment]) -> None:
    """Each label below the middle of its part, moved aside where it would run into another or over the edge."""
    colours = {"good": theme.good, "warn": theme.warn, "saved": theme.text, "bad": theme.bad, "end": theme.text2}
    size = 14.5 * u
    gap, beside = 12 * u, 16 * u
    while True:
        metrics = QFontMetricsF(font(BOLD, max(SMALLEST_FONT, size)))
        widths = [metrics.horizontalAdvance(segment.label) + beside for segment in shown]
        if sum(widths) + gap * (len(shown) - 1) <= w or size <= SMALLEST_FONT:
            break
        size -= 0.5
    places = []
    x = 0.0
    for segment, wide in zip(shown, widths, strict=True):
        places.append(x + (w * segment.share - wide) / 2)
        x += w * segment.share
    if len(shown) > 1:
        places[0], places[-1] = 0.0, w - widths[-1]
    for at in range(len(places) - 2, -1, -1):  # from the right: make room to the left
        places[at] = min(places[at], places[at + 1] - gap - widths[at])
    edge = 0.0
    for at, wide in enumerate(widths):  # and from the left: nothing before the edge
        places[at] = max(places[at], edge)
        edge = places[at] + wide + gap
    y = m.BAR_HEIGHT * u + 4 * u
    for segment, place, wide in zip(shown, places, widths, strict=True):
        colour = colours[segment.look]
        _sign(painter, Rect(place, y + 10 * u - size * 0.32, size * 0.68, size * 0.68), segment.look, colour, u)
        text(painter, Rect(place + beside, y, wide - beside + 2, 20 * u), segment.label, BOLD, size, colour)


def _sign(painter: QPainter, box: Rect, look: str, colour: QColor, u: float) -> None:
    pen = QPen(colour, 2 * u, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for stroke in SIGNS[look]:
        painter.drawPolyline([QPointF(box.x + x * box.w, box.y + y * box.h) for x, y in stroke])
