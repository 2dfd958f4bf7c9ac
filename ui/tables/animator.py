"""The one registry of animations: a single clock and the list of what it moves. It is stopped before anything is rebuilt."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation

SHORTEST = 1  # milliseconds; Qt finishes an animation of none inside start()


@dataclass(frozen=True, slots=True)
class Tween:
    """One thing that changes: `apply` is called with 0 to 1, eased, from `start` on for `duration` milliseconds."""

    apply: Callable[[float], None]
    duration: float
    start: float = 0.0
    easing: QEasingCurve.Type = QEasingCurve.Type.OutCubic


class Animator(QObject):
    """Plays tweens together. `speed` 2 is twice as fast; 0 is at once."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.speed = 1.0
        self._tweens: list[tuple[Tween, QEasingCurve]] = []
        self._done: Callable[[], None] | None = None
        self._length = 0.0
        self._clock = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self.finish)

    @property
    def running(self) -> bool:
        return self._done is not None

    def play(self, tweens: Iterable[Tween], done: Callable[[], None]) -> None:
        """Moves all of `tweens`, then calls `done` once. What was still running is finished first."""
        self.finish()
        self._tweens = [(tween, QEasingCurve(tween.easing)) for tween in tweens]
        self._done = done
        self._length = max((tween.start + tween.duration for tween, _ in self._tweens), default=0.0)
        if self.speed <= 0 or self._length <= 0:
            self.finish()
            return
        self._tick(0.0)
        self._clock.setDuration(max(SHORTEST, round(self._length / self.speed)))
        self._clock.start()

    def finish(self) -> None:
        """Jumps to the end of what is running and calls its `done`. Nothing happens when nothing runs."""
        self._clock.stop()
        done, self._done = self._done, None
        if done is not None:
            self._at(self._length)
            self._tweens = []
            done()

    def stop(self) -> None:
        """Forgets what is running, as it stands: its pieces are about to be rebuilt. `done` is not called."""
        self._clock.stop()
        self._done = None
        self._tweens = []

    def _tick(self, value: float) -> None:
        if self._done is not None:
            self._at(value * self._length)

    def _at(self, time: float) -> None:
        for tween, curve in self._tweens:
            passed = (time - tween.start) / tween.duration if tween.duration else 1.0
            tween.apply(curve.valueForProgress(min(1.0, max(0.0, passed))))
