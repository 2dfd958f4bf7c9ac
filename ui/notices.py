"""What has to be said about the player's files: kindly, and once."""

from PySide6.QtCore import QObject


class Notices(QObject):
    """Collects what there is to say until it is taken."""

    def __init__(self) -> None:
        super().__init__()
        self._keys: list[str] = []

    def add(self, key: str) -> None:
        """One of "unwritable", "unsaved", or "settings", "match" or "results", a hyphen and the key of a StorageProblem."""
        if key not in self._keys:
            self._keys.append(key)

    def take(self) -> str:
        """All of it in the present language, or nothing; after that it has been said."""
        texts = {
            "unwritable": self.tr("Nothing can be saved here: games and settings will be forgotten. You can play all the same."),
            "unsaved": self.tr("The game can no longer be saved (is the disk full?). Play on: but it cannot be continued later."),
            "settings-damaged": self.tr("The settings were unreadable and have been set aside. They start anew."),
            "settings-newer": self.tr(
                "The settings come from a newer version of the program and wait for it. What you choose now holds until you go."
            ),
            "settings-unreadable": self.tr("The settings cannot be read. What you choose now holds until you go."),
            "match-damaged": self.tr("A saved game was damaged and has been set aside."),
            "match-newer": self.tr("A saved game comes from a newer version of the program and waits for it."),
            "match-unreadable": self.tr("A saved game cannot be read."),
            "results-damaged": self.tr("The statistics were damaged and have been set aside: all games were counted anew."),
            "results-newer": self.tr("The statistics come from a newer version of the program and wait for it."),
            "results-unreadable": self.tr("The statistics cannot be read."),
            "results-unwritable": self.tr("The statistics cannot be written (is the disk full?). They will catch up later."),
        }
        said = [texts[key] for key in self._keys]
        self._keys = []
        return "\n\n".join(said)
