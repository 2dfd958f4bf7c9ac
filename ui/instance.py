"""One window for one data folder: a second start raises the first window and ends."""

from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QLockFile, QObject, Signal

from cardgames.storage.folders import writable

LOCK, REQUEST = "lock", "raise"


class Instance(QObject):
    """Holds the lock of the folder. The second start leaves a file there, which the first one watches for: no network."""

    raise_asked = Signal()

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._request = folder / REQUEST
        self._lock = QLockFile(str(folder / LOCK))
        self._lock.setStaleLockTime(0)  # however old, it holds while its process lives, and no longer
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(self._look)
        self.writable = writable(folder)

    def take(self) -> bool:
        """Whether this is the only start; if not, the other one is asked to show itself.

        A folder that cannot be written to, or that takes no lock, is not written: nothing is saved, nothing overwritten.
        """
        if not self.writable:
            return True
        if self._lock.tryLock(0):
            self._request.unlink(missing_ok=True)
            self._watcher.addPath(str(self._request.parent))
            return True
        if self._lock.error() == QLockFile.LockError.LockFailedError:
            self._request.touch()
            return False
        self.writable = False  # without a lock another program may be writing there
        return True

    def release(self) -> None:
        self._lock.unlock()

    def _look(self) -> None:
        if self._request.exists():
            self._request.unlink(missing_ok=True)
            self.raise_asked.emit()
