"""Dialogs before the window: one at a time, and the match waits behind it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QDialog, QMessageBox

from ui.notices import Notices
from ui.screens.dialog import Dialog
from ui.window import Window


class Dialogs(QObject):
    """Opens dialogs, and says what the notices have collected."""

    turned = Signal()  # one has come, or has gone

    def __init__(self, window: Window, notices: Notices, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._window, self._notices = window, notices
        self.shown: QDialog | None = None

    def open(self, dialog: QDialog) -> None:
        """Shows a dialog, which ends when it is closed; where another one is open, it is not shown at all."""
        if self.shown is not None:
            dialog.reject()  # so that it ends what it has begun
            dialog.deleteLater()
            return
        self.shown = dialog
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(self._closed)
        if isinstance(dialog, Dialog):
            dialog.dress(self._window.theme, self._window.u)
        self.turned.emit()
        dialog.open()

    def tell(self) -> None:
        """All that there is to say, in one box, once; where a dialog is open, after that."""
        if self.shown is None and (text := self._notices.take()):
            self.open(QMessageBox(QMessageBox.Icon.Information, self._window.windowTitle(), text, parent=self._window))

    def confirm(self, question: str, yes: str, no: str, then: Callable[[], None]) -> None:
        """Asks before something is lost for good; `then` is done if so. Whoever just presses Enter or Esc keeps everything."""
        box = QMessageBox(QMessageBox.Icon.Question, self._window.windowTitle(), question, parent=self._window)
        box.addButton(yes, QMessageBox.ButtonRole.DestructiveRole).clicked.connect(then)
        keep = box.addButton(no, QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(keep)
        box.setEscapeButton(keep)
        self.open(box)

    def _closed(self) -> None:
        self.shown = None
        self.turned.emit()
        self.tell()
