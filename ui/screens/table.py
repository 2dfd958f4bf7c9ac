"""The screen on which a match is played: top bar, the table of its game, the chronicle at the right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from cardgames.session.match import Step
from cardgames.session.thinking import Answer
from ui.forms.ui_table import Ui_TableForm
from ui.screens.screen import Screen, dress
from ui.tables import metrics as m
from ui.tables.art import Art
from ui.tables.banner import Banner
from ui.tables.chronicle import LINES
from ui.tables.coach import Coach
from ui.tables.curtain import Curtain
from ui.tables.focus import key_name
from ui.tables.layout import Rect, frame
from ui.tables.placing import Cover
from ui.tables.posters import poster_of
from ui.tables.table import Host, Look, Table, table_of
from ui.theme import Theme, stylesheet, theme

HINT = "H"  # the key, by its place on the keyboard
BANNER_SIDE = 190  # design pixels that stay free at each end of the top bar, at least


class Controller(Host, Protocol):
    """The match, as Qt signals (`ui.controllers.match`)."""

    advanced: SignalInstance  # (Step): something has happened, as `me` may see it
    asked: SignalInstance  # (int version, int seat): a person is to decide
    thinking: SignalInstance  # (int seat)
    advised: SignalInstance  # (Answer): what the Grey Cardinal would do
    handing: SignalInstance  # (int seat): the screen goes to another person, whose secrets come after `handed`
    finished: SignalInstance
    levelled: SignalInstance  # the match stands somewhere else: taken back, resumed, another person at the screen

    def legal(self) -> Sequence[str]: ...
    def submit(self, version: int, action: str) -> Any: ...
    def ready(self) -> None: ...
    def handed(self) -> None: ...
    @property
    def adviser(self) -> bool: ...
    def advise(self) -> Any: ...
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
        self.coach = Coach(art, self)
        self.curtain = Curtain(art, self)
        self._steps: list[Step] = list(controller.history())

        form = self.form
        form.menu.clicked.connect(self.menu_requested)
        form.results.clicked.connect(self.left)
        form.language.clicked.connect(self.language_requested)
        form.rules.clicked.connect(lambda: self.rules_requested.emit(""))
        form.settings.clicked.connect(self.settings_requested)
        form.openLog.toggled.connect(lambda _: self._place_rail())
        for button in (form.hint, form.hintFolded):
            button.setVisible(controller.adviser)
            button.clicked.connect(self._ask_for_advice)
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
        controller.advised.connect(self._advised)
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
        self.coach.dress(colours.dark, u)
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
        self.coach.hide()
        self._dress()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._dress()
        self.table.setFocus()

    # ------------------------------------------------------------------------------------------------ the match
    def look_back(self) -> None:
        """The match is over and its results have been shown: from now on the table leads back to them."""
        self.form.menu.hide()
        self.form.results.show()

    def _ask_for_advice(self) -> None:
        if self.coach.isVisible():
            self.coach.hide()
        elif self.table.prompt is not None:
            self.coach.ponder(*self._beside_his_button())
            self.controller.advise()

    def _advised(self, answer: Answer) -> None:
        if self.coach.isVisible():  # else it is not wanted any more
            self.coach.advise(self.controller.words, answer, *self._beside_his_button())

    def _beside_his_button(self) -> tuple[QRect, bool, list[Cover]]:
        """Where the coach's button is, whether there is room at its left only, and what should be seen meanwhile."""
        folded = not self.form.rail.isVisible()
        button = self.form.hintFolded if folded else self.form.hint
        return QRect(button.mapTo(self, QPoint()), button.size()), folded, self.table.covers()

    def _advanced(self, step: Step) -> None:
        self.coach.hide()
        self._steps.append(step)
        self.table.show_step(step, self.controller.view())

    def _asked(self, version: int, seat: int) -> None:
        if seat == self.controller.me():
            self.table.ask(version, self.controller.legal())
        else:
            self.table.think(seat)

    def _hand(self, seat: int) -> None:
        self.coach.hide()
        who = self.controller.seats[seat]
        self.curtain.cover(who.name, who.crest)

    def _open(self) -> None:
        """The table is level for the next person before it is seen."""
        self.controller.handed()
        self._dress()

    def _levelled(self) -> None:
        self.coach.hide()
        self._steps = list(self.controller.history())
        self.table.reconcile(self.controller.view())
        self._tell()

    def _news(self) -> None:
        seat, words = self.table.banner()
        crest = self.controller.seats[seat].crest if seat is not None else ""
        self.banner.say(crest, words, self.table.animator.speed if self.table.motion else 0)
        for button in (self.form.hint, self.form.hintFolded):
            button.setEnabled(self.table.prompt is not None)
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
        elif key_name(event) == HINT and not event.isAutoRepeat() and self.controller.adviser:
            self._ask_for_advice()
        elif event.key() == Qt.Key.Key_Escape:
            if self.coach.isVisible():
                self.coach.hide()
            elif self.form.openLog.isChecked():
                self.form.openLog.setChecked(False)
            elif self.form.menu.isHidden():
                self.left.emit()
            else:
                self.menu_requested.emit()
        elif not self.table.key(event):
            super().keyPressEvent(event)


def _whole(rect: Rect) -> QRect:
    return QRect(round(rect.x), round(rect.y), round(rect.w), round(rect.h))
