"""The look-book's SVG as pictures: drawn once, kept by file, width and pixel ratio, warmed behind the lobby.

A richest face takes 100 ms and more to draw, so each file is drawn once at `metrics.MASTER` pixels and scaled down from there;
only what is larger is drawn anew. Widths are rounded to even device pixels, so that a window that is dragged wider does not
fill the cache.
"""

from __future__ import annotations

from collections.abc import Iterable
from threading import Event, Lock, Thread
from typing import Protocol

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from cardgames.resources import assets
from ui.tables import metrics as m

FORMAT = QImage.Format.Format_ARGB32_Premultiplied


class Face(Protocol):
    """What a piece shows. Hashable; two equal faces look the same."""

    @property
    def ratio(self) -> float:
        """Height for a width of 1."""
        ...

    @property
    def room(self) -> float:
        """How much is drawn outside of the piece on every side, in parts of its width: a shadow."""
        ...

    def paint(self, painter: QPainter, art: Art, width: float) -> None:
        """Draws the piece into (0, 0, width, width * ratio), logical pixels."""
        ...


def blank(width: int, height: int) -> QImage:
    """A transparent image of that many device pixels."""
    image = QImage(max(1, width), max(1, height), FORMAT)
    image.fill(Qt.GlobalColor.transparent)
    return image


def draw_svg(name: str, width: int) -> QImage:
    """`assets/art/<name>.svg` at `width` device pixels. May be called from any thread. FileNotFoundError without the file."""
    path = assets() / "art" / f"{name}.svg"
    if not path.is_file():
        raise FileNotFoundError(path)
    renderer = QSvgRenderer(str(path))
    size = renderer.viewBoxF().size()
    image = blank(width, round(width * size.height() / size.width()))
    painter = QPainter(image)
    renderer.render(painter, QRectF(image.rect()))
    painter.end()
    return image


class Art:
    """The cache of pictures. One for the program; `dark` tells which table the faces are drawn for."""

    def __init__(self) -> None:
        self.dark = True
        self.ratio = 1.0  # device pixels for a logical one
        self._masters: dict[str, QImage] = {}
        self._images: dict[tuple[str, int], QImage] = {}
        self._faces: dict[tuple[Face, int, float, bool], QPixmap] = {}
        self._lock = Lock()
        self._stop = Event()
        self._thread: Thread | None = None

    def snap(self, width: float) -> float:
        """The nearest width, in logical pixels, that is an even number of device pixels."""
        return max(2, 2 * round(width * self.ratio / 2)) / self.ratio

    def image(self, name: str, width: float) -> QImage:
        """An SVG at a width in logical pixels, sharp for the pixel ratio."""
        device = max(1, round(width * self.ratio))
        key = name, device
        found = self._images.get(key)
        if found is None:
            found = draw_svg(name, device) if device > m.MASTER else self._scaled(name, device)
            self._images[key] = found
        image = QImage(found)
        image.setDevicePixelRatio(self.ratio)
        return image

    def pixmap(self, face: Face, width: float) -> QPixmap:
        """A face at a snapped width, with its `room` around it."""
        key = face, round(width * self.ratio), self.ratio, self.dark
        found = self._faces.get(key)
        if found is None:
            found = self._faces[key] = self._draw(face, width)
        return found

    def forget_sizes(self) -> None:
        """Drops what was drawn for sizes that are gone; the masters stay."""
        self._images.clear()
        self._faces.clear()

    def warm(self, folders: Iterable[str]) -> None:
        """Draws the masters of all files in these folders of `assets/art` in a thread, to have them when they are shown first.

        Call `close` before the program ends.
        """
        self.close()
        self._stop.clear()
        names = [f"{folder}/{path.stem}" for folder in folders for path in sorted((assets() / "art" / folder).glob("*.svg"))]
        self._thread = Thread(target=self._warm, args=(names,), name="art", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Ends the thread; what it is drawing is finished first."""
        self._stop.set()
        if self._thread is not None:
            self._thread.join()
            self._thread = None

    def _warm(self, names: list[str]) -> None:
        for name in names:
            if self._stop.is_set():
                return
            self._master(name)
            self._stop.wait(0.1)  # drawing holds the interpreter: let the window breathe between two files

    def _master(self, name: str) -> QImage:
        with self._lock:
            found = self._masters.get(name)
        if found is None:
            found = draw_svg(name, m.MASTER)
            with self._lock:
                self._masters[name] = found
        return found

    def _scaled(self, name: str, device: int) -> QImage:
        master = self._master(name)
        if device == master.width():
            return master
        return master.scaled(
            device,
            max(1, round(device * master.height() / master.width())),
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )

    def _draw(self, face: Face, width: float) -> QPixmap:
        room = round(face.room * width * self.ratio) / self.ratio
        size = QSizeF(width + 2 * room, round(width * face.ratio * self.ratio) / self.ratio + 2 * room)
        image = blank(round(size.width() * self.ratio), round(size.height() * self.ratio))
        image.setDevicePixelRatio(self.ratio)
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(room, room)
        face.paint(painter, self, width)
        painter.end()
        return QPixmap.fromImage(image)
