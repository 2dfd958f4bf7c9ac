"""What the program is, who its games belong to, and under which licences its parts are given."""

import platform

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import qVersion
from PySide6.QtWidgets import QWidget

from cardgames import __version__
from cardgames.engine import registry
from ui.forms.ui_about import Ui_AboutForm
from ui.screens.screen import Screen, words


class AboutScreen(Screen):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._form = Ui_AboutForm()
        self._form.setupUi(self)
        self._form.back.clicked.connect(self.left)
        self.retranslate()

    def arrive(self) -> None:
        self._form.back.setFocus()

    def retranslate(self) -> None:
        self._form.retranslateUi(self)
        self._form.version.setText(self.tr("Version {0}").format(__version__))
        titles = ", ".join(words(game).say("game-title") for game in registry.games())
        fan_work = self.tr(
            "An unofficial fan work, made for the love of the games. The names of the games belong to their publishers; "
            "rules texts, art and opponents here are our own. If you like a game, buy its box: cards of paper smell better."
        )
        parts = (
            (self.tr("Games"), titles),
            (self.tr("Program"), self.tr("MIT licence: take it, change it, pass it on.")),
            (self.tr("Art and texts"), self.tr("CC BY 4.0: use them freely, and say where they come from.")),
            (
                self.tr("Fonts"),
                self.tr("Dvir Display is Yeseva One by Jovanny Lemonad, Dvir Sans is Alegreya Sans by Huerta Tipográfica, "
                        "both renamed and under the SIL Open Font License 1.1."),
            ),
            (
                self.tr("Window"),
                self.tr("Qt {0} and PySide6 {1}, under the LGPL version 3; their libraries lie beside the program and may be "
                        "replaced. Translations of Qt: the Qt project.").format(qVersion(), pyside_version),
            ),
            (
                self.tr("Underneath"),
                self.tr("Python {0} (PSF License), Fluent by Mozilla (Apache 2.0), Babel (BSD), platformdirs (MIT).").format(
                    platform.python_version()
                ),
            ),
            (self.tr("Privacy"), self.tr("The program never goes online. Games and settings stay in your own folder.")),
        )  # fmt: skip
        self._form.text.setHtml(f"<p>{fan_work}</p>" + "".join(f"<p><b>{name}.</b> {text}</p>" for name, text in parts))
        self._form.text.setAccessibleName(self._form.bar_title.text())
