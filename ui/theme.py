"""Colours, fonts and the widgets' stylesheet, from the look-book's tokens.  Every measure is design pixels × `u`, see `unit`."""

import json
from dataclasses import dataclass, fields
from functools import cache

from PySide6.QtGui import QColor, QFont, QFontDatabase

from cardgames.resources import assets

DISPLAY = "Dvir Display"
TEXT = "Dvir Sans Medium"
BOLD = "Dvir Sans"
EXTRA = "Dvir Sans ExtraBold"

INK = "#241a2e"
GOLD_FILL = "qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 {}, stop:.55 {}, stop:1 {})"
SMALLEST_FONT = 11.5  # pixels, however small the window is


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of one table; `line` is the hairline with its own transparency."""

    name: str
    dark: bool
    base: QColor
    mid: QColor
    glow: QColor
    panel: QColor
    panel2: QColor
    line: QColor
    text: QColor
    text2: QColor
    muted: QColor
    gold: QColor
    good: QColor
    warn: QColor
    bad: QColor
    shadow: QColor


@cache
def theme(name: str) -> Theme:
    """The theme "dark", "light", "dark_ftk" or "light_ftk"; KeyError for any other name."""
    tokens = json.loads((assets() / "tokens.json").read_text(encoding="utf-8"))["themes"][name]
    colours = {field.name: QColor(tokens[field.name]) for field in fields(Theme) if field.name in tokens}
    colours["line"].setAlpha(int(tokens["line_a"], 16))
    return Theme(name=name, dark=name.startswith("dark"), **colours)


@cache
def load_fonts() -> None:
    """Register the shipped fonts with Qt; needs a QGuiApplication."""
    for path in sorted((assets() / "fonts").glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(path))


def unit(width: float, height: float) -> float:
    """How many pixels one design pixel is in a window of that size (the look-book's 1440 × 900 is 1)."""
    return max(0.8, min(width / 1440, height / 900, 2.7))


def font(family: str, size: float, u: float = 1.0) -> QFont:
    """A shipped family at `size` design pixels."""
    made = QFont(family)
    made.setBold(family == BOLD)
    made.setPixelSize(round(max(SMALLEST_FONT, size * u)))
    return made


def rgba(colour: QColor, alpha: float | None = None) -> str:
    """A colour for a stylesheet; `alpha` 0 to 1 replaces the colour's own."""
    return f"rgba({colour.red()}, {colour.green()}, {colour.blue()}, {colour.alphaF() if alpha is None else alpha:.3f})"


def stylesheet(theme: Theme, u: float) -> str:
    """The look of all widgets.

      A QPushButton has the property `kind` (primary, danger, flat, bare, choice; none is the secondary button), a QLabel `role`
    (hero, title, heading, strong, small, gold; none is body text), a QFrame `role` (panel, card, plain).
    """

    def px(value: float) -> str:
        return f"{value * u:.1f}px"

    def size(value: float) -> str:
        return f"font-size: {max(SMALLEST_FONT, value * u):.1f}px"

    line = rgba(theme.line)
    strong = rgba(theme.line, 0.72)
    focus = "#9fd8ff" if theme.dark else "#0b5cad"
    top, bottom = (theme.panel2.name(), theme.panel.name()) if theme.dark else ("#fffaf0", "#f0e2c2")
    button = GOLD_FILL.format(top, top, bottom)
    lit = GOLD_FILL.format(*(QColor(top).lighter(125 if theme.dark else 104).name(),) * 2, bottom)
    field = rgba(theme.base, 0.75) if theme.dark else "#fffaf0"
    gold = GOLD_FILL.format("#ffe7a0", "#e9b94a", "#c98f2f")
    gold_lit = GOLD_FILL.format("#fff0bd", "#f0c65c", "#d8a03c")
    gold_down = GOLD_FILL.format("#e9cf8c", "#d3a540", "#b58028")
    danger = GOLD_FILL.format(*(("#6d2430", "#6d2430", "#4a141f") if theme.dark else ("#fbe3df", "#fbe3df", "#f1c9c4")))
    danger_text = "#ffe3dc" if theme.dark else "#7d1522"
    off = f"color: {rgba(theme.muted, 0.62)}; border-color: {rgba(theme.line, 0.2)}"
    faint = rgba(theme.panel, 0.6)
    return f"""
* {{ font-family: "{TEXT}"; {size(15)}; color: {theme.text.name()}; outline: none; }}
QToolTip {{ color: {theme.text.name()}; border: 1px solid {theme.gold.name()}; padding: {px(6)};
  background: {theme.panel2.name()}; }}
QWidget#root, QStackedWidget, QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: none; }}
QDialog, QMessageBox, QMenu {{ background: {theme.panel.name()}; }}

QLabel {{ background: transparent; }}
QLabel[role="hero"] {{ font-family: "{DISPLAY}"; {size(46)}; }}
QLabel[role="title"] {{ font-family: "{DISPLAY}"; {size(34)}; }}
QLabel[role="heading"] {{ font-family: "{DISPLAY}"; {size(21)}; }}
QLabel[role="strong"] {{ font-family: "{BOLD}"; font-weight: bold; {size(16.5)}; }}
QLabel[role="small"] {{ {size(13.5)}; color: {theme.text2.name()}; }}
QLabel[role="gold"] {{ font-family: "{DISPLAY}"; {size(21)}; color: {theme.gold.name()}; }}

QLabel[role="points"] {{ font-family: "{DISPLAY}"; {size(15)}; color: {theme.gold.name()}; }}
QLabel[role="button"] {{ font-family: "{BOLD}"; font-weight: bold; {size(18)}; }}
QLabel[role="button-line"] {{ {size(13)}; color: {theme.text2.name()}; }}
QLabel[role="button"][kind="primary"] {{ color: {INK}; {size(20)}; }}
QLabel[role="button-line"][kind="primary"] {{ color: {INK}; }}
QLabel[role="button"]:disabled, QLabel[role="button-line"]:disabled {{ color: {rgba(theme.muted, 0.7)}; }}

QFrame[role="panel"] {{ border: 1px solid {line}; border-radius: {px(14)};
  background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 {rgba(theme.panel2, 0.95)}, stop:1 {rgba(theme.panel, 0.96)}); }}
QFrame[role="card"] {{ border: 1px solid {line}; border-radius: {px(12)}; background: {button}; }}
QFrame[role="card"][closed="true"] {{ border: 1px dashed {line}; background: transparent; }}
QFrame[role="row"] {{ border: none; border-radius: {px(12)}; background: {rgba(theme.line, 0.08)}; }}
QFrame[role="winner"] {{ border: {px(2)} solid {theme.gold.name()}; border-radius: {px(12)};
  background: qlineargradient(x1:0, y1:0, x2:1, y2:0, stop:0 rgba(236, 199, 106, .25), stop:1 rgba(236, 199, 106, .08)); }}
QFrame[role="stop"] {{ border: {px(3)} solid transparent; border-radius: {px(12)}; background: {rgba(theme.line, 0.08)}; }}
QFrame[role="stop"]:focus {{ border-color: {focus}; }}
QFrame[role="bar"] {{ border: none; border-bottom: 1px solid {line};
  background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 {rgba(theme.panel, 0.97)}, stop:1 {rgba(theme.panel, 0.82)}); }}

QPushButton, QToolButton {{ font-family: "{BOLD}"; font-weight: bold; {size(16.5)}; min-height: {px(26)};
  padding: {px(5)} {px(14)}; border: {px(1.5)} solid {strong}; border-radius: {px(10)}; background: {button}; }}
QPushButton:hover, QToolButton:hover {{ background: {lit}; }}
QPushButton:pressed, QToolButton:pressed {{ background: {bottom}; padding-top: {px(6)}; padding-bottom: {px(4)}; }}
QPushButton:disabled, QToolButton:disabled {{ {off}; background: {faint}; }}
QPushButton[kind="primary"] {{ color: {INK}; border-color: #7a4d12; background: {gold}; }}
QPushButton[kind="primary"]:hover {{ background: {gold_lit}; }}
QPushButton[kind="primary"]:pressed {{ background: {gold_down}; }}
QPushButton[kind="primary"]:disabled {{ {off}; background: {faint}; }}
QPushButton[kind="danger"] {{ color: {danger_text}; border-color: #d86a62; background: {danger}; }}
QPushButton[kind="choice"] {{ border-color: transparent; border-radius: {px(8)}; padding: {px(4)} {px(8)};
  background: transparent; }}
QPushButton[kind="choice"]:hover {{ background: {rgba(theme.glow, 0.5)}; }}
QPushButton[kind="choice"]:checked {{ color: {INK}; border-color: #7a4d12; background: {gold}; }}
QPushButton[kind="flat"], QToolButton[kind="flat"] {{ border-color: transparent; padding: {px(5)} {px(8)};
  background: transparent; }}
QPushButton[kind="bare"]:hover, QPushButton[kind="flat"]:hover, QToolButton[kind="flat"]:hover {{
  background: {rgba(theme.glow, 0.6)}; }}
QPushButton[kind="bare"] {{ border-color: transparent; padding: {px(2)}; background: transparent; }}
QPushButton[kind="row"] {{ border-color: transparent; border-radius: {px(12)}; padding: 0; min-height: {px(72)};
  background: {rgba(theme.line, 0.08)}; }}
QPushButton[kind="row"]:hover {{ background: {rgba(theme.glow, 0.5)}; }}
QPushButton[kind="row"]:checked {{ border-color: {theme.gold.name()};
  background: qlineargradient(x1:0, y1:0, x2:1, y2:0, stop:0 rgba(236, 199, 106, .25), stop:1 rgba(236, 199, 106, .08)); }}
QFrame[role="choices"] {{ border: 1px solid {strong}; border-radius: {px(10)}; background: {rgba(theme.panel, 0.75)}; }}

QLineEdit, QSpinBox, QComboBox, QPlainTextEdit, QTextBrowser, QListWidget {{ {size(15)}; padding: {px(5)} {px(8)};
  border: 1px solid {strong}; border-radius: {px(8)}; background: {field};
  selection-background-color: #e9b94a; selection-color: {INK}; }}
QLineEdit, QSpinBox, QComboBox {{ min-height: {px(24)}; }}
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled {{ {off}; }}
QListWidget::item {{ padding: {px(6)} {px(4)}; border-radius: {px(6)}; }}
QListWidget::item:selected {{ background: #e9b94a; color: {INK}; }}
QListWidget::item:hover:!selected {{ background: {rgba(theme.glow, 0.5)}; }}
QTextBrowser[role="plain"] {{ border: none; background: transparent; }}
QComboBox {{ combobox-popup: 0; }}
QComboBox::drop-down {{ border: none; width: {px(26)}; }}
QComboBox QAbstractItemView {{ border: 1px solid {theme.gold.name()}; background: {theme.panel2.name()}; outline: none;
  selection-background-color: #e9b94a; selection-color: {INK}; }}
QComboBox QAbstractItemView::item {{ min-height: {px(24)}; padding: 0 {px(6)}; }}
QMenu {{ border: 1px solid {theme.gold.name()}; padding: {px(6)}; }}
QMenu::item {{ padding: {px(7)} {px(22)}; border-radius: {px(6)}; }}
QMenu::item:selected {{ background: #e9b94a; color: {INK}; }}
QMenu::item:disabled {{ {off}; }}
QMenu::separator {{ height: 1px; margin: {px(5)} {px(8)}; background: {line}; }}

QPushButton:focus, QToolButton:focus, QLineEdit:focus, QSpinBox:focus, QComboBox:focus, QTextBrowser:focus, QListWidget:focus,
QPlainTextEdit:focus, QPushButton[kind="primary"]:focus, QPushButton[kind="choice"]:focus, QPushButton[kind="flat"]:focus,
QPushButton[kind="bare"]:focus, QPushButton[kind="danger"]:focus, QPushButton[kind="row"]:focus {{
  border: {px(3)} solid {focus}; }}

QProgressBar {{ border: none; border-radius: {px(4)}; background: {rgba(theme.line, 0.22)}; }}
QProgressBar::chunk {{ border-radius: {px(4)}; background: {gold}; }}
QScrollBar:vertical {{ width: {px(12)}; margin: 0; border: none; background: transparent; }}
QScrollBar:horizontal {{ height: {px(12)}; margin: 0; border: none; background: transparent; }}
QScrollBar::handle {{ border-radius: {px(5)}; margin: {px(2)}; background: {strong}; min-height: {px(36)}; min-width: {px(36)}; }}
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {{ width: 0; height: 0;
  background: transparent; }}
"""
