"""What a player sees of an error: that the game goes on, and a report to copy."""

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from ui.forms.ui_trouble import Ui_TroubleForm
from ui.screens.dialog import Dialog


class TroubleDialog(Dialog):
    wide, high = 620, 440

    def __init__(self, report: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._form = Ui_TroubleForm()
        self._form.setupUi(self)
        self._form.report.setPlainText(report)
        self._form.report.setAccessibleName(self._form.copy.text())
        self._form.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(report))
        self._form.close.clicked.connect(self.accept)
        self._form.close.setFocus()
