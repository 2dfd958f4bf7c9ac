"""The rules of a game to read: contents, search, and a way to every numbered rule."""

import re

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QColor, QKeySequence, QShortcut, QTextBlock, QTextCharFormat, QTextCursor, QTextTable
from PySide6.QtWidgets import QListWidgetItem, QTextEdit, QWidget

from cardgames.resources import assets
from cardgames.storage.settings import Settings
from ui.forms.ui_rules import Ui_RulesForm
from ui.screens.screen import Screen, language, words
from ui.theme import DISPLAY, INK, TEXT, Theme, font

NUMBER = re.compile(r"(\d+(?:\.\d+)*)\.?(?:\s|$)")  # how a numbered rule or heading begins


class RulesScreen(Screen):
    """Reads `assets/rules/<game>.<language>.md`; a link `rule:3.4` leads to rule 3.4."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._form = form = Ui_RulesForm()
        form.setupUi(self)
        self._game, self._zoom = "", 1.0
        self._rule: QTextCursor | None = None  # the rule that was asked for
        self._hits: list[QTextCursor] = []
        self._hit = 0
        form.back.clicked.connect(self.left)
        form.contents.itemActivated.connect(self._open_chapter)
        form.contents.itemClicked.connect(self._open_chapter)
        form.text.anchorClicked.connect(self._follow)
        form.search.textChanged.connect(self._search)
        form.search.returnPressed.connect(lambda: self._go(1))
        form.next.clicked.connect(lambda: self._go(1))
        form.previous.clicked.connect(lambda: self._go(-1))
        QShortcut(QKeySequence.StandardKey.Find, self, form.search.setFocus)
        QShortcut(QKeySequence.StandardKey.FindNext, self, lambda: self._go(1))
        QShortcut(QKeySequence.StandardKey.FindPrevious, self, lambda: self._go(-1))

    def read(self, game: str, rule: str = "") -> None:
        """Opens the rules of a game, at a rule if its number is given."""
        self._game = game
        self.retranslate()
        if rule:
            self.open_at(rule)

    def open_at(self, rule: str) -> bool:
        """Goes to a rule and marks it; for "6" the first below it will do. Whether there is such a rule."""
        blocks = {number: block for block in self._blocks() if (number := _number(block))}
        block = blocks.get(rule) or next((block for number, block in blocks.items() if number.startswith(f"{rule}.")), None)
        if block is None:
            return False
        self._rule = QTextCursor(block)
        self._rule.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        self._show(QTextCursor(block))
        self._mark()
        return True

    def dress(self, theme: Theme, u: float) -> None:
        super().dress(theme, u)
        self._set_type()

    def show_settings(self, settings: Settings) -> None:
        self._zoom = settings.zoom
        self._set_type()

    def arrive(self) -> None:
        self._form.text.setFocus()

    def retranslate(self) -> None:
        form = self._form
        form.retranslateUi(self)
        form.contents.setAccessibleName(self.tr("Contents"))
        form.search.setAccessibleName(form.search.placeholderText())
        if not self._game:
            return
        form.bar_title.setText(self.tr("Rules · {0}").format(words(self._game).say("game-title")))
        form.text.setAccessibleName(form.bar_title.text())
        file = assets() / "rules" / f"{self._game}.{language()}.md"
        form.text.setMarkdown(file.read_text(encoding="utf-8"))
        self._rule = None
        form.contents.clear()
        for block in self._blocks():
            if 0 < block.blockFormat().headingLevel() <= 2:
                item = QListWidgetItem(block.text(), form.contents)
                item.setData(Qt.ItemDataRole.UserRole, block.position())
        self._set_type()
        self._search(form.search.text())

    def _set_type(self) -> None:
        """The headings' and the text's fonts: Markdown knows no stylesheet."""
        if not self._game or not self._look:
            return
        theme, u = self._look[0], self._look[1] * self._zoom
        document = self._form.text.document()
        document.setDefaultFont(font(TEXT, 17, u))
        document.setDocumentMargin(24 * u)
        for table in document.rootFrame().childFrames():
            if isinstance(table, QTextTable):
                grid = table.format()
                grid.setBorderBrush(theme.line)
                grid.setCellPadding(5 * u)
                table.setFormat(grid)
        for block in self._blocks():
            level = block.blockFormat().headingLevel()
            cursor = QTextCursor(block)
            shape = block.blockFormat()
            shape.setTopMargin((18 if level else 3) * u)
            shape.setBottomMargin(5 * u)
            shape.setLineHeight(118, 1)  # ProportionalHeight
            cursor.setBlockFormat(shape)
            if level:
                cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
                title = QTextCharFormat()
                title.setFont(font(DISPLAY, (32, 24, 20)[min(level, 3) - 1], u))
                title.setForeground(theme.gold)
                cursor.mergeCharFormat(title)

    def _blocks(self) -> list[QTextBlock]:
        blocks, block = [], self._form.text.document().begin()
        while block.isValid():
            blocks.append(block)
            block = block.next()
        return blocks

    def _open_chapter(self, item: QListWidgetItem) -> None:
        self._show(QTextCursor(self._form.text.document().findBlock(item.data(Qt.ItemDataRole.UserRole))))

    def _follow(self, link: QUrl) -> None:
        if link.scheme() == "rule":
            self.open_at(link.path())

    def _search(self, wanted: str) -> None:
        """All hits, whatever their case; the first one below the top of what is read is shown."""
        self._hits, self._hit = [], 0
        document = self._form.text.document()
        found = document.find(wanted) if wanted.strip() else QTextCursor()
        while not found.isNull():
            self._hits.append(found)
            found = document.find(wanted, found)
        self._go(0)

    def _go(self, step: int) -> None:
        form = self._form
        form.next.setEnabled(len(self._hits) > 1)
        form.previous.setEnabled(len(self._hits) > 1)
        if self._hits:
            self._hit = (self._hit + step) % len(self._hits)
            self._show(self._hits[self._hit])
            form.hits.setText(self.tr("{0} of {1}").format(self._hit + 1, len(self._hits)))
        else:
            form.hits.setText(self.tr("Nothing found") if form.search.text().strip() else "")
        self._mark()

    def _show(self, cursor: QTextCursor) -> None:
        """Scrolls the place into the upper third."""
        place = QTextCursor(cursor)
        place.clearSelection()
        self._form.text.setTextCursor(place)
        bar, rect = self._form.text.verticalScrollBar(), self._form.text.cursorRect(place)
        bar.setValue(bar.value() + rect.top() - self._form.text.viewport().height() // 4)

    def _mark(self) -> None:
        marks = []
        rule = [(self._rule, "#e9b94a", 70)] if self._rule else []
        hits = [(hit, "#e9b94a", 255 if number == self._hit else 110) for number, hit in enumerate(self._hits)]
        for cursor, colour, alpha in rule + hits:
            mark = QTextEdit.ExtraSelection()
            mark.cursor = cursor
            shade = QColor(colour)
            shade.setAlpha(alpha)
            mark.format.setBackground(shade)
            if alpha == 255:
                mark.format.setForeground(QColor(INK))
            marks.append(mark)
        self._form.text.setExtraSelections(marks)


def _number(block: QTextBlock) -> str:
    begins = NUMBER.match(block.text())
    return begins.group(1) if begins else ""
