"""Colours, measures and fonts of the look-book."""

from __future__ import annotations

import json
import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFontDatabase
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from cardgames.resources import assets
from ui.theme import BOLD, DISPLAY, EXTRA, SMALLEST_FONT, TEXT, stylesheet, theme, unit

NAMES = ("dark", "light", "dark_ftk", "light_ftk")


def luminance(colour: QColor) -> float:
    def part(shade: float) -> float:
        return shade / 12.92 if shade <= 0.03928 else float(((shade + 0.055) / 1.055) ** 2.4)

    return 0.2126 * part(colour.redF()) + 0.7152 * part(colour.greenF()) + 0.0722 * part(colour.blueF())


def contrast(one: QColor, other: QColor) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("name", NAMES)
def test_colours_are_the_tokens(name: str) -> None:
    tokens = json.loads((assets() / "tokens.json").read_text(encoding="utf-8"))["themes"][name]
    look = theme(name)
    assert (look.base.name(), look.gold.name(), look.shadow.name()) == (tokens["base"], tokens["gold"], tokens["shadow"])
    assert look.line.name(QColor.NameFormat.HexArgb) == f"#{tokens['line_a']}{tokens['line'][1:]}"
    assert look.dark == name.startswith("dark")


@pytest.mark.parametrize("name", NAMES)
def test_texts_can_be_read_on_panels_and_cloth(name: str) -> None:
    look = theme(name)
    assert (
        min(contrast(text, ground) for text in (look.text, look.text2) for ground in (look.panel, look.panel2, look.mid)) >= 4.5
    )
    assert min(contrast(text, ground) for text in (look.muted, look.gold) for ground in (look.panel, look.panel2)) >= 4.5


def test_unknown_theme() -> None:
    with pytest.raises(KeyError):
        theme("noon")


@pytest.mark.parametrize(
    ("size", "u"), [((1440, 900), 1), ((2880, 900), 1), ((720, 450), 0.8), ((3840, 2160), 2.4), ((9000, 9000), 2.7)]
)
def test_unit(size: tuple[int, int], u: float) -> None:
    assert unit(*size) == pytest.approx(u)


def test_no_font_is_smaller_than_the_smallest() -> None:
    sizes = [float(size) for size in re.findall(r"font-size: ([\d.]+)px", stylesheet(theme("dark"), 0.8))]
    assert len(sizes) > 10
    assert min(sizes) == SMALLEST_FONT


@pytest.mark.parametrize("name", NAMES)
def test_the_focus_of_a_button_is_shown_by_its_border_alone(qtbot: QtBot, name: str) -> None:
    """The style draws a frame of its own into what has the focus."""
    window = QWidget()
    qtbot.addWidget(window)
    window.setStyleSheet(stylesheet(theme(name), 1))
    button = QPushButton(window)
    button.setGeometry(10, 10, 160, 44)
    plain = button.grab().toImage()
    with qtbot.waitExposed(window):
        window.show()
    QTest.keyClick(window, Qt.Key.Key_Tab)  # of what has got it by a key the style thinks more
    qtbot.waitUntil(button.hasFocus)
    look = button.grab().toImage()
    assert look != plain
    rows = [[look.pixel(x, y) for x in range(12, 148)] for y in range(12, 32)]
    assert all(len(set(row)) == 1 for row in rows)  # a plain ground within


def test_shipped_fonts_are_there() -> None:
    for family in (DISPLAY, TEXT, BOLD, EXTRA):
        assert QFontDatabase.hasFamily(family)
