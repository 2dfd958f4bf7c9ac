"""What pieces look like: cards, backs, rings, badges. All are drawn once into the art cache, nothing here moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QLinearGradient, QPainter, QPainterPath, QPen

from ui.tables import metrics as m
from ui.tables.art import FORMAT, Art, blank
from ui.theme import BOLD, DISPLAY, EXTRA

INK = QColor("#241a2e")
CREAM = QColor("#fff6e2")
GOLD = QColor("#ecc76a")
CENTRE = Qt.AlignmentFlag.AlignCenter

# Soft edges without an effect: how far each of the rounded rectangles on top of each other reaches, in card widths.
SHADOW_STEPS = tuple(step / 120 for step in (9, 7, 5.5, 4, 3, 2, 1))
GLOW_STEPS = tuple(step / 120 for step in (24, 20, 16, 13, 10, 8, 6, 5, 4, 3))


def font(family: str, pixels: float) -> QFont:
    """A shipped family in logical pixels, drawn without hinting so that it scales with the art."""
    made = QFont(family)
    made.setBold(family == BOLD)
    made.setPixelSize(max(1, round(pixels)))
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made


def fitted(family: str, pixels: float, text: str, width: float) -> QFont:
    """The family in the size at which `text` is at most `width` wide."""
    needed = QFontMetricsF(font(family, pixels)).horizontalAdvance(text)
    return font(family, int(pixels * min(1.0, width / max(needed, 1))))


def soft(painter: QPainter, rect: QRectF, radius: float, colour: QColor, steps: Sequence[float], alpha: float, dy: float) -> None:
    """A blurred edge: rounded rectangles that grow by `steps` (pixels), each `alpha` strong, moved down by `dy`."""
    tone = QColor(colour)
    tone.setAlphaF(alpha)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tone)
    for grow in steps:
        painter.drawRoundedRect(rect.adjusted(-grow, -grow + dy, grow, grow + dy), radius + grow, radius + grow)


def shadow_colour(dark: bool) -> QColor:
    return QColor("#05030a" if dark else "#5b4630")


def toned(image: QImage, dark: bool) -> QImage:
    """The picture of something that cannot be used now: less colour, darker."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8).convertToFormat(FORMAT)
    out = blank(image.width(), image.height())
    whole = QRectF(out.rect())
    painter = QPainter(out)
    painter.drawImage(whole, image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    painter.setOpacity(0.64)  # saturation 36 %
    painter.drawImage(whole, grey)
    painter.setOpacity(0.22 if dark else 0.05)  # brightness 78 % and 95 %
    painter.fillRect(whole, INK)
    painter.end()
    out.setDevicePixelRatio(image.devicePixelRatio())
    return out


@dataclass(frozen=True, slots=True)
class CardFace:
    """A card: its file in `assets/art`, the name on its plate, and on office cards a value and a letter."""

    art: str
    name: str = ""
    value: str = ""
    letter: str = ""
    dim: bool = False  # used, sideways or not for choosing

    ratio = m.CARD
    room = m.SHADOW_ROOM

    @property
    def back(self) -> bool:
        """Whether the card lies face down."""
        return "/back-" in self.art

    def paint(self, painter: QPainter, art: Art, width: float) -> None:
        k = width / m.ART_WIDTH
        rect = QRectF(0, 0, width, width * m.CARD)
        steps = [step * width for step in SHADOW_STEPS]
        soft(painter, rect, m.CORNER * k, shadow_colour(art.dark), steps, 0.055 if art.dark else 0.045, width * 0.03)
        painter.drawImage(QPointF(0, 0), self._picture(art, width))

    def _picture(self, art: Art, width: float) -> QImage:
        """The face with its texts."""
        image = art.image(self.art, width).copy()
        k = width / m.ART_WIDTH
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        if self.name and width >= m.NAMED_FROM:
            box = _box(m.NAME_BOX_LETTERED if self.letter else m.NAME_BOX, k)
            painter.setFont(fitted(DISPLAY, m.NAME_SIZE * k, self.name, box.width() * m.NAME_FILL))
            painter.setPen(INK)
            painter.drawText(box, CENTRE, self.name)
        if self.value:
            box = _box(m.VALUE_BOX, k)
            painter.setFont(font(DISPLAY, m.VALUE_SIZE * k))
            painter.setPen(QColor(13, 8, 20, 120))
            painter.drawText(box.translated(3 * k, 5 * k), CENTRE, self.value)
            painter.setPen(CREAM)
            painter.drawText(box, CENTRE, self.value)
        if self.letter and width >= m.LETTERED_FROM:
            painter.setFont(font(EXTRA, m.LETTER_SIZE * k))
            painter.setPen(CREAM)
            painter.drawText(_box(m.LETTER_BOX, k), CENTRE, self.letter)
        painter.end()
        return toned(image, art.dark) if self.dim else image


@dataclass(frozen=True, slots=True)
class RingFace:
    """What lies under a card, or around it with the focus: "hover", "selectable", "selected", "last", "focus".

    "edge" and "picked" are "selectable" and "selected" for what lies close together: a line, and hardly a glow.
    """

    kind: str
    ratio: float = m.CARD  # of the piece that it surrounds

    room = m.GLOW_ROOM

    def paint(self, painter: QPainter, art: Art, width: float) -> None:
        rect = QRectF(0, 0, width, width * self.ratio)
        width = min(width, width * self.ratio / m.CARD)  # that of a card as high: glow and line are not wider on wide things
        radius = m.CORNER * width / m.ART_WIDTH
        glow = [step * width for step in GLOW_STEPS]

        def ring(grow: float, colour: str) -> None:
            soft(painter, rect, radius, QColor(colour), [grow], 1, 0)

        if self.kind == "hover":
            steps = [step * width * 1.4 for step in SHADOW_STEPS]
            soft(painter, rect, radius, shadow_colour(art.dark), steps, 0.06, width * 0.08)
        elif self.kind == "selectable":
            soft(painter, rect, radius, QColor("#ffc84a" if art.dark else "#c77f00"), glow, 0.085, 0)
            if not art.dark:
                ring(max(3.4, width * 0.034), "#7a4d12")
            ring(max(2, width * 0.02), "#ffd976" if art.dark else "#f0b52e")
        elif self.kind in ("edge", "picked"):
            steps = [step * 0.35 for step in glow]
            soft(painter, rect, radius, QColor("#ffc84a" if art.dark else "#c77f00"), steps, 0.085, 0)
            thick = 1.6 if self.kind == "picked" else 1.0
            ring(max(3.4, width * 0.034) * thick, "#7a4d12")
            ring(max(2, width * 0.022) * thick, "#fff6d8" if self.kind == "picked" else "#ffd976" if art.dark else "#f0b52e")
        elif self.kind in ("selected", "last"):
            soft(painter, rect, radius, QColor("#ffd36a"), glow, 0.085, 0)
            ring(max(4, width * 0.044), "#c9952f" if art.dark else "#7a4d12")
            ring(max(2.5, width * 0.026), "#fff6d8")
        elif self.kind == "focus":
            line = max(3.0, width * 0.028)
            painter.setPen(QPen(QColor("#9fd8ff" if art.dark else "#0b5cad"), line))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            out = line / 2 + max(3.0, width * 0.03)
            painter.drawRoundedRect(rect.adjusted(-out, -out, out, out), radius + out, radius + out)


@dataclass(frozen=True, slots=True)
class CountFace:
    """The pill «×3» at the corner of a pile. Its width is that of the pill."""

    text: str

    ratio = 0.72
    room = 0.06

    def paint(self, painter: QPainter, art: Art, width: float) -> None:
        height = width * self.ratio
        painter.setPen(QPen(GOLD, max(1.0, height * 0.07)))
        painter.setBrush(INK)
        painter.drawRoundedRect(QRectF(0, 0, width, height), height / 2, height / 2)
        painter.setFont(fitted(EXTRA, height * 0.62, self.text, width * 0.86))
        painter.setPen(CREAM)
        painter.drawText(QRectF(0, 0, width, height * 0.98), CENTRE, self.text)


@dataclass(frozen=True, slots=True)
class TickFace:
    """The tick on what is chosen: seen without colours too."""

    ratio = 1.0
    room = 0.06

    def paint(self, painter: QPainter, art: Art, width: float) -> None:
        painter.setPen(QPen(INK, width * 0.07))
        painter.setBrush(GOLD)
        painter.drawEllipse(QRectF(0, 0, width, width).adjusted(*(side * width * 0.035 for side in (1, 1, -1, -1))))
        pen = QPen(INK, width * 0.13, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline([QPointF(x * width, y * width) for x, y in ((0.28, 0.53), (0.44, 0.68), (0.73, 0.35))])


@dataclass(frozen=True, slots=True)
class BadgeFace:
    """The golden shield with the current value, and below it by how much that differs from the printed one ("" for not)."""

    value: str
    delta: str = ""

    ratio = 1.28
    room = 0.06

    def paint(self, painter: QPainter, art: Art, width: float) -> None:
        s = width / 100
        painter.save()
        painter.translate(width / 2, 52 * s)
        metal = QLinearGradient(-40 * s, -50 * s, 40 * s, 50 * s)
        for place, colour in ((0, "#fff3c4"), (0.5, "#f0c460"), (1, "#b87a2a")):
            metal.setColorAt(place, QColor(colour))
        painter.setPen(QPen(INK, 4 * s))
        painter.setBrush(metal)
        painter.drawPath(_heater(s))
        painter.setPen(QPen(QColor("#8a5a1f"), 2 * s))
        painter.setBrush(QColor("#fff8e6"))
        painter.drawPath(_heater(s * 0.82))
        painter.setFont(fitted(DISPLAY, 60 * s, self.value, 70 * s))
        painter.setPen(INK)
        painter.drawText(QRectF(-44 * s, -46 * s, 88 * s, 88 * s), CENTRE, self.value)
        if self.delta:
            pill = QRectF(-37 * s, 42 * s, 74 * s, 32 * s)
            painter.setPen(QPen(CREAM, 2.4 * s))
            painter.setBrush(QColor("#a8323a" if self.delta.startswith("−") else "#1f7a58"))
            painter.drawRoundedRect(pill, 16 * s, 16 * s)
            painter.setFont(font(EXTRA, 25 * s))
            painter.setPen(Qt.GlobalColor.white)
            painter.drawText(pill, CENTRE, self.delta)
        painter.restore()


def _box(box: tuple[int, int, int, int], k: float) -> QRectF:
    return QRectF(*(side * k for side in box))


def _heater(s: float) -> QPainterPath:
    """A heater shield about its middle, 88 × 108 at `s` = 1."""
    path = QPainterPath(QPointF(-44 * s, -44 * s))
    for (ax, ay), (bx, by), (cx, cy) in (
        ((-24, -40), (-12, -44), (0, -50)),
        ((12, -44), (24, -40), (44, -44)),
        ((47, -8), (44, 34), (0, 58)),
        ((-44, 34), (-47, -8), (-44, -44)),
    ):
        path.cubicTo(QPointF(ax * s, ay * s), QPointF(bx * s, by * s), QPointF(cx * s, cy * s))
    return path
