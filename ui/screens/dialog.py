"""What the dialogs share."""

from PySide6.QtWidgets import QDialog

from ui.screens.screen import dress
from ui.theme import Theme


class Dialog(QDialog):
    """Wears the look of the window it belongs to. It is `wide` × `high` design pixels, or as large as it must be."""

    wide, high = 0, 0

    def dress(self, theme: Theme, u: float) -> None:
        dress(self, theme, u)
        if self.wide:
            self.resize(round(self.wide * u), round(self.high * u))
