"""A button with a sign, a label and a smaller line below it."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QSizePolicy, QWidget


class BigButton(QPushButton):
    """`say` sets its two lines; the sign is that of the property `sign`, `span` design pixels wide."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sign, self._label, self._line = QLabel(self), QLabel(self), QLabel(self)
        self._label.setProperty("role", "button")
        self._line.setProperty("role", "button-line")
        self._label.setWordWrap(True)
        self._line.setWordWrap(True)
        self._grid = grid = QGridLayout(self)
        grid.setContentsMargins(14, 4, 12, 4)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(0)
        grid.addWidget(self._sign, 0, 0, 4, 1, Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(self._label, 1, 1)
        grid.addWidget(self._line, 2, 1)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(0, 1)
        grid.setRowStretch(3, 1)
        for label in (self._sign, self._label, self._line):
            label.setTextFormat(Qt.TextFormat.PlainText)  # a player's name may look like HTML
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def say(self, label: str, line: str = "") -> None:
        """Both lines; without the second it takes no room."""
        self._label.setText(label)
        self._line.setText(line)
        self._line.setVisible(bool(line))
        self.setAccessibleName(f"{label}. {line}" if line else label)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DynamicPropertyChange:
            self._sign.setProperty("glyph", self.property("sign"))
            for label in (self._sign, self._label, self._line):
                label.setProperty("kind", self.property("kind"))
                label.setProperty("span", self.property("span"))
        return super().event(event)

    def sizeHint(self) -> QSize:
        return self._grid.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._grid.minimumSize()
