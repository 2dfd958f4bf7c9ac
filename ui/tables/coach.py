"""The Grey Cardinal: what he would do, how good it is, and why."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QEvent, QPointF, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardgames.engine.reasons import percent
from cardgames.session.thinking import Answer
from cardgames.words import Words
from ui.tables.art import Art
from ui.tables.bubble import ROOM, TAIL, Bubble
from ui.tables.faces import INK
from ui.tables.layout import Rect
from ui.tables.paint import text
from ui.tables.placing import Cover
from ui.theme import DISPLAY

PORTRAIT = 56  # design pixels


class Coach(Bubble):
    """A bubble with his portrait. It stays until `hide` or a click; screen readers hear it at once."""

    head = PORTRAIT + 6
    roams = True

    def __init__(self, art: Art, parent: QWidget) -> None:
        super().__init__(parent)
        self._art = art
        self.words.setTextFormat(Qt.TextFormat.RichText)

    def ponder(self, at: QRect, left: bool, covers: Sequence[Cover] = ()) -> None:
        """He has been asked; `at` is the button, in the parent's coordinates. The rest is as in `show_at`."""
        self._speak(at, left, covers, [self.tr("Hm. Let me think…")])

    def advise(self, words: Words, answer: Answer, at: QRect, left: bool, covers: Sequence[Cover] = ()) -> None:
        """What came of it; one without an action has failed."""
        if answer.action is None:
            self._speak(at, left, covers, [self.tr("Nothing comes to my mind. Ask me once more.")])
            return
        lines = [f"<b>{escape(words.action(answer.action))}</b>"]
        if answer.candidates:
            lines.append(self.tr("Chance of victory: {0}%").format(percent(answer.candidates[0]["win"])))
        else:
            lines.append(self.tr("There is nothing else you could do."))
        lines += (escape(words.say(f"reason-{each['key']}", **each["params"])) for each in answer.reasons)
        self._speak(at, left, covers, lines)

    def _speak(self, at: QRect, left: bool, covers: Sequence[Cover], lines: list[str]) -> None:
        self.show_at(
            at,
            "".join(f'<p style="margin: 0 0 {round(6 * self._u)}px 0">{line}</p>' for line in lines),
            "",
            lasting=True,
            left=left,
            covers=covers,
        )
        said = " ".join(line.replace("<b>", "").replace("</b>", ".") for line in lines)
        self.setAccessibleName(said)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, said))

    def leaveEvent(self, event: QEvent) -> None:
        """He is not gone when the pointer is."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        u = self._u
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        left = (ROOM + 14) * u + (TAIL * u if self._way == "left" else 0)
        top = (ROOM + 10) * u + (TAIL * u if self._way == "up" else 0)
        size = PORTRAIT * u
        painter.drawImage(QPointF(left, top), self._art.image("ui/coach", size))
        tail = TAIL * u if self._way == "right" else 0
        room = Rect(left + size + 10 * u, top, self.width() - left - size - (ROOM + 22) * u - tail, size)
        text(painter, room, self.tr("The Cardinal’s advice"), DISPLAY, 18 * u, INK)
