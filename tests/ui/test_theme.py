"""Colours, measures and fonts of the look-book."""

from __future__ import annotations

import json
import re

import pytest
from PySide6.QtGui import QColor, QFontDatabase

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


def test_shipped_fonts_are_there() -> None:
    for family in (DISPLAY, TEXT, BOLD, EXTRA):
        assert QFontDatabase.hasFamily(family)
