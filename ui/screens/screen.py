"""What all screens share: they take their measures and colours from the theme and their words from the language."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QLocale, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QLabel, QLayout, QWidget

from ui.theme import Theme
from ui.widgets.pictures import glyph, picture

if TYPE_CHECKING:  # Fluent takes long to load, and the window needs no words to be seen
    from cardgames.words import Words


def language() -> str:
    """The language of the program, "uk" or "en"."""
    return "uk" if QLocale().language() == QLocale.Language.Ukrainian else "en"


def words(game: str | None = None) -> Words:
    """The texts of a game in the language of the program."""
    found: Words = import_module("cardgames.words").Words(language(), game)
    return found


def dress(root: QWidget, theme: Theme, u: float) -> None:
    """Scale the layouts below `root`, which hold design pixels, and draw the signs of its buttons and labels.

    Properties set in the forms: `glyph` (a sign) or `art` (a picture) and its width `span`, `wide` and `high` (a fixed width
    or height of the widget), all in design pixels.
    """
    for layout in root.findChildren(QLayout):
        _scale(layout, u)
    for widget in root.findChildren(QWidget):
        for name, fix in (("wide", widget.setFixedWidth), ("high", widget.setFixedHeight)):
            if measure := widget.property(name):
                fix(round(measure * u))
        if isinstance(widget, QAbstractButton | QLabel):
            _draw(widget, theme, u)


def _scale(layout: QLayout, u: float) -> None:
    design = layout.property("design")
    if design is None:
        margins = layout.contentsMargins()
        gaps = [layout.horizontalSpacing(), layout.verticalSpacing()] if isinstance(layout, QGridLayout) else [layout.spacing()]
        design = [margins.left(), margins.top(), margins.right(), margins.bottom(), *gaps]
        layout.setProperty("design", design)
    left, top, right, bottom, *gaps = (round(measure * u) for measure in design)
    layout.setContentsMargins(left, top, right, bottom)
    if isinstance(layout, QGridLayout):
        layout.setHorizontalSpacing(gaps[0])
        layout.setVerticalSpacing(gaps[1])
    else:
        layout.setSpacing(gaps[0])


def _draw(widget: QAbstractButton | QLabel, theme: Theme, u: float) -> None:
    sign, art = widget.property("glyph"), widget.property("art")
    if not sign and not art:
        return
    width = round(int(widget.property("span") or 24) * u)
    ratio = widget.devicePixelRatioF()
    dark_ink = not theme.dark or widget.property("kind") == "primary"
    pixmap = picture(art, width, ratio) if art else glyph(sign, dark_ink, width, ratio)
    if isinstance(widget, QLabel):
        widget.setPixmap(pixmap)
        return
    icon = QIcon(pixmap)
    if sign and widget.isCheckable():  # a choice that is taken is golden
        icon.addPixmap(glyph(sign, True, width, ratio), QIcon.Mode.Normal, QIcon.State.On)
    widget.setIcon(icon)
    widget.setIconSize(pixmap.deviceIndependentSize().toSize())


class Screen(QWidget):
    """A page of the window. Subclasses say their words in `retranslate` and add to `dress` what a form cannot hold."""

    left = Signal()  # back to the page before
    corners = False  # whether the cloth has its gilt corners under this page

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look: tuple[Theme, float] | None = None

    def dress(self, theme: Theme, u: float) -> None:
        """The look of the window: its theme and its unit. Called at first, and whenever one of them changes."""
        self._look = theme, u
        dress(self, theme, u)

    def arrive(self) -> None:
        """The screen is shown: the focus goes where one begins."""
        self.setFocus()

    def redress(self) -> None:
        """The same look for what has been added or changed since."""
        if self._look:
            self.dress(*self._look)

    def retranslate(self) -> None:
        """Everything readable, in the present language."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focus = self.focusWidget()
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focus, QAbstractButton):
            if not event.isAutoRepeat():  # a key that is held down was meant for the page before
                focus.click()  # as in a dialog; elsewhere Qt leaves it to the space bar
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
