"""The window: a cloth, and on it one screen at a time."""

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QPalette, QResizeEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QStyle, QVBoxLayout, QWidget

from ui.screens.cloth import Cloth
from ui.screens.screen import Screen
from ui.theme import Theme, stylesheet, theme, unit

SMALLEST = QSize(960, 540)
AT_FIRST = QSize(1280, 800)
SETTLE = 80  # milliseconds after the last resize
STEPS = 20  # the unit changes in steps of 1/20, so that dragging an edge does not restyle everything all the time


class Window(QMainWindow):
    """Dresses its screens in the theme and in the unit of its size."""

    turned = Signal()  # another screen is shown
    closing = Signal()
    seen = Signal()  # something is painted

    def __init__(self) -> None:
        super().__init__()
        self._cloth = Cloth()
        self._cloth.painted.connect(self.seen)
        self._stack = QStackedWidget()
        column = QVBoxLayout(self._cloth)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._stack)
        self.setCentralWidget(self._cloth)
        self.setMinimumSize(SMALLEST)
        self.ensurePolished()  # else Qt keeps the first stylesheet for what is added before the window is shown
        self.setWindowTitle(self.tr("Court Games"))
        self._themes, self._suffix = "dark", ""
        self._worn: tuple[str, float] | None = None
        self._settle = QTimer(self, singleShot=True, interval=SETTLE)
        self._settle.timeout.connect(self.dress)
        self._before: list[tuple[Screen, QWidget | None]] = []  # to go back to, with what had the focus there

    @property
    def theme(self) -> Theme:
        return theme(self._themes + self._suffix)

    @property
    def u(self) -> float:
        exact = unit(self.width(), self.height())
        return max(unit(0, 0), int(exact * STEPS + 1e-6) / STEPS)

    @property
    def shown(self) -> QWidget | None:
        """The screen that is to be seen."""
        return self._stack.currentWidget()

    def add(self, screen: Screen) -> None:
        """A screen that will be shown; its `left` leads back to the one before."""
        self._stack.addWidget(screen)
        screen.left.connect(self.back)

    def remove(self, screen: Screen) -> None:
        """A screen that is not shown any more: it is deleted."""
        self._stack.removeWidget(screen)
        screen.deleteLater()

    def open(self, screen: Screen, suffix: str = "") -> None:
        """Shows a screen from which there is no way back; `suffix` is that of the themes of its game."""
        self._before.clear()
        self._suffix = suffix
        self._turn_to(screen)

    def visit(self, screen: Screen) -> None:
        """Shows a screen that one comes back from, by Esc too."""
        if screen is self.shown:
            return
        if isinstance(self.shown, Screen):
            self._before.append((self.shown, self.focusWidget()))
        self._turn_to(screen)

    def back(self) -> None:
        if self._before:
            screen, focus = self._before.pop()
            self._turn_to(screen)
            if focus is not None:
                focus.setFocus()

    def set_theme(self, name: str) -> None:
        """Wears "dark" or "light" from now on."""
        self._themes = name
        self.dress()

    def dress(self) -> None:
        """Puts the stylesheet on, if it changed, and dresses the screen that is shown."""
        look = self.theme, self.u
        worn = look[0].name, look[1]
        if worn != self._worn:
            self._worn = worn
            QApplication.setPalette(_palette(look[0]))
            self.setStyleSheet(stylesheet(*look))
        screen = self.shown if isinstance(self.shown, Screen) else None
        self._cloth.dress(*look, corners=screen is None or screen.corners)
        if screen:
            screen.dress(*look)

    def restore(self, geometry: str) -> None:
        """The size and place of the last time, if they still fit on a screen of today."""
        if not self.restoreGeometry(QByteArray.fromBase64(geometry.encode())) or not self._is_on_a_screen():
            self.setWindowState(Qt.WindowState.WindowNoState)
            bar = self.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight)
            room = QGuiApplication.primaryScreen().availableGeometry().adjusted(0, 0, 0, -bar)
            self.resize(AT_FIRST.boundedTo(room.size()))
            self.move(room.center() - self.rect().center())
        self.dress()

    def geometry_text(self) -> str:
        """What `restore` takes."""
        return bytes(self.saveGeometry().toBase64().data()).decode()

    def come_forward(self) -> None:
        """For a second start of the program."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.isVisible():
            self._settle.start()
        else:
            self.dress()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.setWindowTitle(self.tr("Court Games"))
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closing.emit()
        super().closeEvent(event)

    def _turn_to(self, screen: Screen) -> None:
        self._stack.setCurrentWidget(screen)
        self.dress()
        if layout := screen.layout():
            layout.activate()  # at once, else the first frame would show it in disorder
        screen.arrive()
        self.turned.emit()

    def _is_on_a_screen(self) -> bool:
        """Enough of the title bar to take hold of."""
        handle = self.frameGeometry().adjusted(40, 0, -40, 0)
        handle.setHeight(30)
        return any(screen.availableGeometry().intersects(handle) for screen in QGuiApplication.screens())


def _palette(theme: Theme) -> QPalette:
    """For what no stylesheet reaches: placeholders, links, lists that drop down."""
    palette = QPalette(theme.panel2, theme.panel)
    palette.setColor(QPalette.ColorRole.Text, theme.text)
    palette.setColor(QPalette.ColorRole.WindowText, theme.text)
    palette.setColor(QPalette.ColorRole.ButtonText, theme.text)
    palette.setColor(QPalette.ColorRole.PlaceholderText, theme.muted)
    palette.setColor(QPalette.ColorRole.Link, theme.gold)
    palette.setColor(QPalette.ColorRole.LinkVisited, theme.gold)
    return palette
