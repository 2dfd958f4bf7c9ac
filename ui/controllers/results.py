"""The results of finished matches: counted once, shown, and forgotten when that is wanted."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from cardgames.storage.folders import StorageProblem
from ui.dialogs import Dialogs
from ui.instance import Instance
from ui.late import late
from ui.notices import Notices

if TYPE_CHECKING:
    from ui.screens.statistics import StatisticsScreen


class ResultsController(QObject):
    """Between the results in `folder` and the screen of statistics. What goes wrong becomes a notice."""

    def __init__(
        self, folder: Path, instance: Instance, notices: Notices, dialogs: Dialogs, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._folder, self._instance, self._notices, self._dialogs = folder, instance, notices, dialogs

    def collect(self) -> None:
        """Counts what has been finished; the journals say it."""
        if self._instance.writable:
            self._hear(_results().collect(self._folder))

    def show_on(self, screen: StatisticsScreen) -> None:
        self.collect()
        self._load(screen)

    def ask_to_forget(self, screen: StatisticsScreen) -> None:
        question = self.tr("Forget all victories and defeats at this court? There is no way back. Games in play stay.")
        self._dialogs.confirm(question, self.tr("Forget everything"), self.tr("Keep it all"), lambda: self._forget(screen))

    def _forget(self, screen: StatisticsScreen) -> None:
        self._hear(_results().forget(self._folder))
        self._load(screen)
        screen.arrive()

    def _load(self, screen: StatisticsScreen) -> None:
        found, problem = _results().load(self._folder)
        self._hear(problem)
        screen.show_results(found)

    def _hear(self, problem: StorageProblem | None) -> None:
        if problem:
            self._notices.add(f"results-{problem.key}")


def _results() -> Any:
    """The database is loaded when it is first needed."""
    return late("cardgames.storage.results")
