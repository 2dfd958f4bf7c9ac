"""The log of a match, «Літопис»: a crest and a sentence for each event, the newest on top."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QColor, QTextDocument
from PySide6.QtWidgets import QTextBrowser, QWidget

from ui.tables.art import Art
from ui.tables.faces import font
from ui.tables.table import LogLine
from ui.theme import SMALLEST_FONT, TEXT, Theme, rgba

CREST, CHIP = 28, 20  # design pixels
LINES = 60  # at most; what is older is in the record of the match


class Chronicle(QTextBrowser):
    """Told with `tell`; everything is written again each time, so that language and theme are always the present ones."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art: Art | None = None
        self._theme: Theme | None = None
        self._u = 1.0
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setOpenLinks(False)

    def dress(self, art: Art, theme: Theme, u: float) -> None:
        self._art, self._theme, self._u = art, theme, u
        self.setStyleSheet("QTextBrowser { background: transparent; border: none; padding: 0; }")
        self.document().setDefaultFont(font(TEXT, max(SMALLEST_FONT, 14 * u)))
        self.document().setDocumentMargin(2 * u)

    def tell(self, lines: Sequence[LogLine], crest_of: Callable[[int], str]) -> None:
        """Shows the lines, the oldest given first; `crest_of` a seat."""
        if self._art is None or self._theme is None:
            return
        self.document().clear()
        rows = [self._row(line, crest_of, newest=at == 0) for at, line in enumerate(list(reversed(lines))[:LINES])]
        self.setHtml(
            f'<table width="100%" cellspacing="{round(2 * self._u)}" cellpadding="{round(4 * self._u)}">{"".join(rows)}</table>'
        )
        self.verticalScrollBar().setValue(0)

    def _row(self, line: LogLine, crest_of: Callable[[int], str], newest: bool) -> str:
        assert self._art is not None
        assert self._theme is not None
        u = self._u
        picture = ""
        if line.seat is not None:
            crest = crest_of(line.seat)
            image = self._art.image(f"crests/{crest}", CREST * u)
            self._keep(f"crest/{crest}", image)
            picture = f'<img src="crest/{crest}" width="{round(CREST * u)}" height="{round(CREST * u * 248 / 220)}">'
        chips = "".join(self._chips(line))
        ground = QColor(self._theme.line)
        back = f' bgcolor="{_blend(ground, self._theme.panel, 0.15).name()}"' if newest else ""
        colour = rgba(self._theme.text if newest else self._theme.text2)
        return (
            f'<tr{back}><td width="{round((CREST + 4) * u)}" valign="middle">{picture}</td>'
            f'<td valign="middle"><span style="color: {colour}">{chips}{escape(line.text, quote=False)}</span></td></tr>'
        )

    def _chips(self, line: LogLine) -> Iterable[str]:
        assert self._art is not None
        width = self._art.snap(CHIP * self._u)
        for face in line.chips:
            name = f"chip/{face!r}"
            self._keep(name, self._art.pixmap(face, width).toImage())
            size = f'width="{width:.0f}" height="{width * face.ratio:.0f}"'
            yield f'<img src="{escape(name)}" {size} style="vertical-align: middle"> '

    def _keep(self, name: str, image: object) -> None:
        self.document().addResource(QTextDocument.ResourceType.ImageResource, QUrl(name), image)


def _blend(over: QColor, ground: QColor, strength: float) -> QColor:
    """`over` laid on `ground` with that much strength."""
    back = 1 - strength
    return QColor.fromRgbF(
        over.redF() * strength + ground.redF() * back,
        over.greenF() * strength + ground.greenF() * back,
        over.blueF() * strength + ground.blueF() * back,
    )
