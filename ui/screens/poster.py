"""The poster of a game in the lobby: a fan of its cards, its name, what it is about, players and minutes."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap, QRadialGradient
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from cardgames.words import Words
from ui.tables.art import Art
from ui.tables.faces import CardFace
from ui.tables.posters import Poster
from ui.theme import BOLD, DISPLAY, TEXT, Theme, font, theme
from ui.widgets.pictures import glyph

CARD = 160  # design pixels
# Where the cards of a fan lie: place among the faces, degrees, design pixels from the middle. The last is in front.
FAN = ((0, -17, -104, 22), (4, 17, 104, 22), (1, -8.5, -54, 6), (3, 8.5, 54, 6), (2, 0, 0, 0))
FAN_WIDE, FAN_HIGH = 440, 312
WORDS = 122  # design pixels at the foot
PALE, CREAM, GOLD, RING = QColor("#ffe7a0"), QColor("#f0e2c8"), QColor("#d6a240"), QColor("#ffd976")


def faces(cards: Sequence[CardFace], texts: Words) -> list[CardFace]:
    """The cards with the names on their plates where the game has them: the art "9-king" is `card-king`."""
    keys = [f"card-{card.art.rpartition('/')[2].partition('-')[2]}" for card in cards]
    names = [texts.say(key, case="nom", count=1) if texts.has(key) else "" for key in keys]
    return [replace(card, name=name) for card, name in zip(cards, names, strict=True)]


class GamePoster(QAbstractButton):
    """One game to choose. Always dark, as a stage is, whatever the table."""

    def __init__(self, poster: Poster, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._poster, self._art, self._colours = poster, art, theme(f"dark{poster.family}")
        self._texts: Words | None = None
        self._faces: Sequence[CardFace] = ()  # as they are printed, with the words of now
        self._light, self._u = False, 1.0
        self._title = self._tagline = self._players = self._minutes = ""
        self._printed: dict[int, QPixmap] = {}
        self._fresh = False  # whether the cards are printed, or being printed, as the poster is
        self._printing = QTimer(self, interval=0)
        self._printing.timeout.connect(self._print_next)
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def say(self, texts: Words, players: str, minutes: int) -> None:
        """Takes the game's words; `players` is a range of numbers ("2–4"), `minutes` how long a game takes."""
        self._title, self._tagline, self._players = texts.say("game-title"), texts.say("game-tagline"), players
        self._texts, self._faces = texts, ()
        self._minutes = self.tr("{0} min").format(minutes)
        self.setAccessibleName(self._title)
        self.setAccessibleDescription(self.tr("{0} Players: {1}. About {2}.").format(self._tagline, players, self._minutes))
        self._reprint()

    def dress(self, theme: Theme, u: float) -> None:
        self._light, self._u = not theme.dark, u
        self._reprint()

    def sizeHint(self) -> QSize:
        return QSize(round(440 * self._u), round(440 * self._u))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(300 * self._u), round(330 * self._u))

    def _reprint(self) -> None:
        """The poster comes first, then its cards one at a time: so the richest faces do not hold up the lobby."""
        self._fresh = False
        self.update()

    def _print_next(self) -> None:
        if self._texts and not self._faces:
            self._faces = faces(self._poster.cards, self._texts)
        width = self._art.snap(CARD * self._u)
        for place, *_ in reversed(FAN):
            wanted = self._art.pixmap(self._faces[place], width)
            if self._printed.get(place) is not wanted:
                self._printed[place] = wanted
                self.update()
                return
        self._printing.stop()

    def paintEvent(self, event: QPaintEvent) -> None:
        u, painter = self._u, QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        room = 8 * u  # for the ring and its glow
        sheet = QRectF(self.rect()).adjusted(room, room, -room, -room)
        self._paint_sheet(painter, sheet)
        self._paint_fan(painter, sheet)
        self._paint_words(painter, sheet)
        if self.isChecked():
            tick = QRectF(sheet.right() - 46 * u, sheet.top() + 16 * u, 30 * u, 30 * u)
            painter.setPen(QPen(QColor("#241a2e"), 2 * u))
            painter.setBrush(QColor("#ecc76a"))
            painter.drawEllipse(tick)
            sign = glyph("check", True, round(22 * u), self.devicePixelRatioF())
            painter.drawPixmap(tick.topLeft() + QPointF(4 * u, 4 * u), sign)
        if not self._fresh:
            self._fresh = True
            self._printing.start()

    def _paint_sheet(self, painter: QPainter, sheet: QRectF) -> None:
        u, look = self._u, self._colours
        radius = 20 * u
        painter.setPen(Qt.PenStyle.NoPen)
        if self.isChecked() or self.underMouse():
            for step in range(8 if self.isChecked() else 3, 0, -1):  # a glow without an effect
                glow = QColor("#ffc84a" if not self._light else "#b47a1e")
                glow.setAlphaF(0.05)
                painter.setBrush(glow)
                grow = step * u
                painter.drawRoundedRect(sheet.adjusted(-grow, -grow, grow, grow), radius + grow, radius + grow)
        light = QRadialGradient(sheet.center() - QPointF(0, sheet.height() * 0.14), max(sheet.width(), sheet.height()) * 0.68)
        light.setColorAt(0, look.glow.lighter(125))
        light.setColorAt(0.62, look.mid)
        light.setColorAt(1, look.base)
        painter.setBrush(light)
        if self.hasFocus():
            painter.setPen(QPen(QColor("#0b5cad" if self._light else "#9fd8ff"), 3.5 * u))
        elif self.isChecked():
            painter.setPen(QPen(QColor("#b47a1e") if self._light else RING, 3 * u))
        else:
            painter.setPen(QPen(GOLD.darker(150), 1.5 * u))
        painter.drawRoundedRect(sheet, radius, radius)
        inner = QColor(GOLD)
        inner.setAlphaF(0.67)
        painter.setPen(QPen(inner, 1.5 * u))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(sheet.adjusted(10 * u, 10 * u, -10 * u, -10 * u), 13 * u, 13 * u)

    def _paint_fan(self, painter: QPainter, sheet: QRectF) -> None:
        above = sheet.height() - WORDS * self._u  # what the words leave; a low poster shows smaller cards
        scale = min(above / FAN_HIGH, sheet.width() / FAN_WIDE)
        for place, turn, x, y in FAN:
            if face := self._printed.get(place):
                size = CARD * (1 + CardFace.room * 2), CARD * (CardFace.ratio + CardFace.room * 2)
                painter.save()
                painter.translate(sheet.center().x() + x * scale, sheet.top() + above / 2 + (y - 8) * scale)
                painter.rotate(turn)
                painter.scale(scale, scale)
                painter.drawPixmap(QRectF(-size[0] / 2, -size[1] / 2, *size), face, QRectF(face.rect()))
                painter.restore()

    def _paint_words(self, painter: QPainter, sheet: QRectF) -> None:
        u = self._u
        title = font(DISPLAY, 34, u)
        painter.setFont(title)
        wide = sheet.width() - 48 * u
        if (needed := painter.fontMetrics().horizontalAdvance(self._title)) > wide:
            title.setPixelSize(int(title.pixelSize() * wide / needed))
            painter.setFont(title)
        painter.setPen(PALE)
        foot = sheet.bottom()
        painter.drawText(QRectF(sheet.left(), foot - 132 * u, sheet.width(), 44 * u), Qt.AlignmentFlag.AlignCenter, self._title)
        painter.setFont(font(TEXT, 16, u))
        painter.setPen(CREAM)
        wrapped = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(QRectF(sheet.left() + 30 * u, foot - 88 * u, sheet.width() - 60 * u, 42 * u), wrapped, self._tagline)
        painter.setFont(font(BOLD, 15.5, u))
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        for sign, text, x in (("human", self._players, -96 * u), ("clock", self._minutes, 12 * u)):
            place = QPointF(sheet.center().x() + x, foot - 40 * u)
            painter.drawPixmap(place, glyph(sign, False, round(20 * u), self.devicePixelRatioF()))
            painter.drawText(QRectF(place.x() + 26 * u, place.y() - 4 * u, 110 * u, 28 * u), left, text)
