"""Changes the language of the whole program at once."""

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from cardgames.resources import assets

LOCALES = {"uk": "uk_UA", "en": "en_GB"}
TEXTS = ("court-games", "qtbase")  # ours, and those of Qt's own dialogs


class Language:
    """Holds the translators; every widget then gets a LanguageChange event. English is the language of the sources."""

    def __init__(self) -> None:
        self._installed: list[QTranslator] = []

    def set(self, language: str) -> None:
        """Speaks "uk" or "en" from now on."""
        QLocale.setDefault(QLocale(LOCALES[language]))
        self.remove()
        if language == "en":
            return
        for texts in TEXTS:
            translator = QTranslator()
            if translator.load(str(assets() / "i18n" / f"{texts}_{language}.qm")):
                QCoreApplication.installTranslator(translator)
                self._installed.append(translator)

    def remove(self) -> None:
        """Leaves the program without translations."""
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
        self._installed = []
