"""What screens fill their lists with."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLayout


def label(text: str, role: str, wrap: bool = False) -> QLabel:
    """A label of that role; its text is nothing but text: a name may look like HTML."""
    made = QLabel(text)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setProperty("role", role)
    made.setWordWrap(wrap)
    return made


def clear(layout: QLayout) -> None:
    """Takes everything out of a layout and deletes it."""
    while item := layout.takeAt(0):
        if widget := item.widget():
            widget.hide()
            widget.deleteLater()
