"""The screen on which a match is played: top bar, the table of its game, the chronicle at the right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from PySide6.QtCore import QEvent, QRect, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from cardgames.session.match import Step
from ui.forms.ui_table import Ui_TableForm
from ui.screens.screen import Screen, dress
from ui.tables import metrics as m
from ui.tables.art import Art
from ui.tables.banner import Banner
from ui.tables.chronicle import LINES
from ui.tables.curtain import Curtain
from ui.tables.layout import Rect, frame
from ui.tables.table import Host, Look, Table, poster_of, table_of
from ui.theme import Theme, stylesheet, theme

BANNER_SIDE = 190  # design pixels that stay free at each end of the top bar, at least


class Controller(Host, Protocol):
    """The match, as Qt signals (`ui.controllers.match`)."""

    advanced: SignalInstance  # (Step): something has happened, as `me` may see it
    asked: SignalInstance  # (int version, int seat): a person is to decide
    thinking: SignalInstance  # (int seat)
    handing: SignalInstance  # (int seat): the screen goes to another person, whose secrets come after `handed`
    finished: SignalInstance
    levelled: SignalInstance  # the match stands somewhere else: taken back, resumed, another person at the screen

    def legal(self) -> Sequence[str]: ...
    def submit(self, version: int, action: str) -> Any: ...
    def ready(self) -> None: ...
    def handed(self) -> None: ...
    def undo(self) -> Any: ...
    def undoable(self) -> bool: ...


class TableScreen(Screen):
    """Joins a controller and the table of its game; itself it only arranges."""

    menu_requested = Signal()
    rules_requested = Signal(str)  # the number of a rule, "" for the beginning
    settings_requested = Signal()
    language_requested = Signal()

    def __init__(self, controller: Controller, art: Art, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.form = Ui_TableForm()
        self.form.setupUi(self)
        self.controller = controller
        self._art = art
        game = controller.view()["game"]
        self.table: Table = table_of(game)(controller, art, look, poster_of(game).family, self)
        self.table.lower()
        self.banner = Banner(art, self.form.bar)
        self.curtain = Curtain(art, self)
        self._steps: list[Step] = list(controller.history())

        form = self.form
        form.menu.clicked.connect(self.menu_requested)
        form.language.clicked.connect(self.language_requested)
        form.rules.clicked.connect(lambda: self.rules_requested.emit(""))
        form.settings.clicked.connect(self.settings_requested)
        form.openLog.toggled.connect(lambda _: self._place_rail())
        form.undo.clicked.connect(controller.undo)
        form.undoFolded.clicked.connect(controller.undo)
        self.table.rule_wanted.connect(self.rules_requested)
        self.table.chosen.connect(controller.submit)
        # The log is written between two waves: it takes longer than a frame.
        self.table.ready.connect(self._tell)
        self.table.ready.connect(controller.ready)
        self.table.news.connect(self._news)
        controller.advanced.connect(self._advanced)
        controller.asked.connect(self._asked)
        controller.thinking.connect(self.table.think)
        controller.handing.connect(self._hand)
        self.curtain.opened.connect(self._open)
        controller.levelled.connect(self._levelled)
        controller.finished.connect(self._levelled)
        # Qt gives the focus along the chain of creation: the table comes before the chronicle.
        QWidget.setTabOrder(form.settings, self.table)
        self.setFocusProxy(self.table)
        self.retranslate()

    # ------------------------------------------------------------------------------------------------ looks and words
    def apply(self, look: Look) -> None:
        """What the player has chosen about the table, at once."""
        self.table.apply(look)
        self._dress()

    def dress(self, theme: Theme, u: float) -> None:
        """The table has a theme of its own, its game's; the window's is told by `apply`."""
        self._dress()

    def retranslate(self) -> None:
        self.form.retranslateUi(self)
        self.form.title.setText(self.controller.words.say("game-title"))
        self.table.retranslate()
        self.curtain.retranslate()
        self._tell()

    def _dress(self) -> None:
        space = frame(self.width(), self.height())
        colours = theme(self.table.look.theme + self.table.family)
        u = space.u
        self.setStyleSheet(
            stylesheet(colours, u)
            + f'QLabel[role="chronicle"] {{ font-family: "Dvir Display"; font-size: {max(11.5, 17 * u):.1f}px; }}'
            + "QFrame#bar QPushButton, QFrame#strip QPushButton, QFrame#rail QPushButton { padding: 2px 4px; min-height: 0; }"
        )
        dress(self, colours, u)
        self.form.log.dress(self._art, colours, u)
        self.form.bar.setGeometry(_whole(space.top))
        room = BANNER_SIDE * u
        self.banner.place(Rect(room, 0, self.width() - 2 * room, m.TOP_BAR * u), u)
        self.table.setGeometry(self.rect())
        self.curtain.dress(colours, u)
        self._place_rail()
        self._tell()

    def _place_rail(self) -> None:
        """Open beside a wide table; folded to a strip beside a narrow one, over which its button opens it."""
        space = frame(self.width(), self.height())
        form = self.form
        form.strip.setVisible(not space.rail_open)
        form.strip.setGeometry(_whole(space.rail))
        form.rail.setVisible(space.rail_open or form.openLog.isChecked())
        rail = space.rail
        if not space.rail_open:
            wide = m.RAIL * space.u
            rail = Rect(rail.x - space.gap - wide, rail.y, wide, rail.h)
        form.rail.setGeometry(_whole(rail))
        form.rail.raise_()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._dress()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._dress()
        self.table.setFocus()

    # ------------------------------------------------------------------------------------------------ the match
    def _advanced(self, step: Step) -> None:
        self._steps.append(step)
        self.table.show_step(step, self.controller.view())

    def _asked(self, version: int, seat: int) -> None:
        if seat == self.controller.me():
            self.table.ask(version, self.controller.legal())
        else:
            self.table.think(seat)

    def _hand(self, seat: int) -> None:
        who = self.controller.seats[seat]
        self.curtain.cover(who.name, who.crest)

    def _open(self) -> None:
        """The table is level for the next person before it is seen."""
        self.controller.handed()
        self._dress()

    def _levelled(self) -> None:
        self._steps = list(self.controller.history())
        self.table.reconcile(self.controller.view())
        self._tell()

    def _news(self) -> None:
        seat, words = self.table.banner()
        crest = self.controller.seats[seat].crest if seat is not None else ""
        self.banner.say(crest, words, self.table.animator.speed if self.table.motion else 0)
        able = self.controller.undoable()
        self.form.undo.setEnabled(able)
        self.form.undoFolded.setEnabled(able)

    def _tell(self) -> None:
        steps = self._steps[-LINES:]
        lines = [line for step in steps for event in step.events if (line := self.table.line(event)) is not None]
        self.form.log.tell(lines, lambda seat: self.controller.seats[seat].crest)

    # ------------------------------------------------------------------------------------------------ keys
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            event.accept()  # here Esc is a key as others are, not the window's way back
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that nothing on the screen wanted."""
        if event.key() == Qt.Key.Key_F1:
            self.rules_requested.emit("")
        elif event.key() == Qt.Key.Key_Escape:
            if self.form.openLog.isChecked():
                self.form.openLog.setChecked(False)
            else:
                self.menu_requested.emit()
        elif not self.table.key(event):
            super().keyPressEvent(event)


def _whole(rect: Rect) -> QRect:
    return QRect(round(rect.x), round(rect.y), round(rect.w), round(rect.h))
