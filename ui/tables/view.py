"""The stage on which tables are played: a graphics view that levels itself to pictures and plays waves between them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import cos, pi

from PySide6.QtCore import QEasingCurve, QEvent, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPixmap, QResizeEvent, QTransform
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsPixmapItem,
    QGraphicsScene,
    QGraphicsView,
    QGraphicsWidget,
    QWidget,
)

from ui.tables import metrics as m
from ui.tables.alarm import Alarm
from ui.tables.animator import Animator, Tween
from ui.tables.art import Art, blank
from ui.tables.movements import dropper, fader, flyer, popper, shaker, turns_over
from ui.tables.picture import Decor, Picture, Stage
from ui.tables.pieces import SELECTABLE, Piece, Spot

FLYING = 1000.0  # above everything that lies
EASING = QEasingCurve.Type


class DecorItem(QGraphicsWidget):
    """A decor on the screen: one pixmap."""

    def __init__(self) -> None:
        super().__init__()
        self.decor: Decor | None = None
        self._pixmap = QGraphicsPixmapItem(self)
        self._pixmap.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._pixmap.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._drawn: tuple[Decor, float] | None = None

    def put(self, decor: Decor, ratio: float, rough: bool) -> None:
        """Shows `decor`; `rough` stretches the old pixmap while the window is dragged."""
        self.decor = decor
        rect = decor.rect
        self.setGeometry(QRectF(*rect))
        self.setZValue(decor.z)
        self.setToolTip(decor.hint)
        if self._drawn != (decor, ratio) and not (rough and self._drawn):
            self._drawn = decor, ratio
            self._draw(decor, ratio, decor.paint)
        assert self._drawn is not None
        was = self._drawn[0]
        stretch = QTransform.fromScale(rect.w / max(1, was.rect.w), rect.h / max(1, was.rect.h))
        self._pixmap.setTransform(stretch)
        self._pixmap.setPos(stretch.map(QPointF(-was.room, -was.room)))

    def _draw(self, decor: Decor, ratio: float, paint: Callable[[QPainter], None]) -> None:
        whole = decor.rect.grown(decor.room)
        image = blank(round(whole.w * ratio), round(whole.h * ratio))
        image.setDevicePixelRatio(ratio)
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(decor.room, decor.room)
        paint(painter)
        painter.end()
        self._pixmap.setPixmap(QPixmap.fromImage(image))

    def change(self, before: Decor, ratio: float) -> Callable[[float], None]:
        """The movement from another look to the present one, for a decor that can `morph`."""
        decor = self.decor
        assert decor is not None
        morph = decor.morph
        assert morph is not None

        def apply(t: float) -> None:
            self._drawn = (decor, ratio) if t >= 1 else None  # broken off it is drawn anew
            self._draw(decor, ratio, decor.paint if t >= 1 else lambda painter: morph(painter, before.looks, t))

        return apply

    def redraw(self) -> None:
        """Forgets what it shows: the theme or the pixel ratio is another."""
        self._drawn = None


class TableView(QGraphicsView):
    """Holds the pieces and the decor by key. What it shows at rest is always what `level` was given last."""

    resized = Signal(bool)  # the table has another size; True while the window is still being dragged

    def __init__(self, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.art = art
        self.motion = True
        self.animator = Animator(self)
        self.pieces: dict[str, Piece] = {}
        self.decor: dict[str, DecorItem] = {}
        self._pool: list[Piece] = []
        self._stages: list[Stage] = []
        self._then: Callable[[], None] | None = None

        self._scene = QGraphicsScene(self)
        self._scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)  # everything may move
        self.setScene(self._scene)
        self._alarm = Alarm()
        self._scene.addItem(self._alarm)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setOptimizationFlags(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setBackgroundBrush(QColor("#150f1f"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

        self._rest = QTimer(self, singleShot=True, interval=m.RESIZE_REST)
        self._rest.timeout.connect(self._settle)
        self._pulse = QTimer(self, interval=m.PULSE_FRAME)
        self._pulse.timeout.connect(self._breathe)
        self._phase = 0.0

    # ------------------------------------------------------------------------------------------------ for subclasses
    def heard(self, what: str, piece: Piece) -> None:
        """Something has happened to a piece: "hover", "leave", "press", "focus" or "blur"."""

    # ------------------------------------------------------------------------------------------------ pictures
    @property
    def busy(self) -> bool:
        """A wave is being played."""
        return self.animator.running or self._then is not None

    def level(self, picture: Picture, rough: bool = False) -> None:
        """Shows exactly `picture`, at once. A wave that is running is dropped; its `then` is not called."""
        self.animator.stop()
        self._stages, self._then = [], None
        self._alarm.hide()
        self._show(picture, rough)

    def play(self, stages: Iterable[Stage], then: Callable[[], None]) -> None:
        """Plays the stages one after the other, then calls `then`, which levels the table."""
        self._stages, self._then = list(stages), then
        self._next()

    def skip(self) -> None:
        """Ends the wave now: only its end is shown."""
        self._stages = []
        self.animator.finish()

    def redraw(self) -> None:
        """Everything is drawn anew with the next picture: another theme or pixel ratio."""
        self.art.ratio = self.devicePixelRatioF()
        for piece in [*self.pieces.values(), *self._pool]:
            piece.redraw()
        for item in self.decor.values():
            item.redraw()

    def _show(self, picture: Picture, rough: bool = False) -> None:
        for key in [key for key in self.pieces if key not in picture.spots]:
            piece = self.pieces.pop(key)
            piece.retire()
            self._pool.append(piece)
        for key, spot in picture.spots.items():
            found = self.pieces.get(key)
            if found is None:
                found = self.pieces[key] = self._make(key)
            found.put(spot, rough)
        for key in [key for key in self.decor if key not in picture.decor]:
            self._scene.removeItem(self.decor.pop(key))
        for key, decor in picture.decor.items():
            item = self.decor.get(key)
            if item is None:
                item = self.decor[key] = DecorItem()
                self._scene.addItem(item)
            item.put(decor, self.art.ratio, rough)
        glowing = self.motion and any(spot.ring in SELECTABLE for spot in picture.spots.values())
        if glowing != self._pulse.isActive():
            self._pulse.start() if glowing else self._pulse.stop()

    def _make(self, key: str) -> Piece:
        if self._pool:
            piece = self._pool.pop()
            piece.key = key
            piece.setVisible(True)
            return piece
        piece = Piece(key, self.art, self.heard)
        self._scene.addItem(piece)
        return piece

    # ------------------------------------------------------------------------------------------------ waves
    def _next(self) -> None:
        if self._stages:
            stage = self._stages.pop(0)
            before = {key: piece.spot for key, piece in self.pieces.items() if piece.spot is not None}
            decor = {key: item.decor for key, item in self.decor.items() if item.decor is not None}
            self._show(stage.picture)
            tweens = self._tweens(before, stage)
            if self.motion:
                tweens += self._changes(decor)
                if stage.alarm:
                    tweens.append(Tween(self._alarm.flash(self.sceneRect()), m.FLASH, easing=EASING.Linear))
            self.animator.play(tweens, self._next)
        elif self._then is not None:
            then, self._then = self._then, None
            then()

    def _changes(self, before: dict[str, Decor]) -> list[Tween]:
        """Decor whose change can be followed, as that of a bar."""
        tweens = []
        for key, item in self.decor.items():
            was, now = before.get(key), item.decor
            if was is not None and now is not None and now.morph is not None and was.looks != now.looks and was.rect == now.rect:
                tweens.append(Tween(item.change(was, self.art.ratio), m.BAR, easing=EASING.OutQuad))
        return tweens

    def _tweens(self, before: dict[str, Spot], stage: Stage) -> list[Tween]:
        tweens: list[Tween] = []
        order = list(stage.moves)
        arrival = (stage.duration or m.FLIP) + stage.stagger * (len(order) - 1) - m.FADE if order else 0.0
        for key, piece in self.pieces.items():
            spot = piece.spot
            assert spot is not None
            source = before.get(stage.moves.get(key, key))
            if source == spot and key not in (*stage.shaken, *stage.popped, *stage.fallen):
                continue
            if not self.motion:
                if source is None or (source.x, source.y, source.face) != (spot.x, spot.y, spot.face):
                    tweens.append(Tween(fader(piece), m.FADE))
            elif key in stage.fallen:
                tweens.append(Tween(dropper(piece), m.DROP, easing=EASING.OutBounce))
            elif source is None:  # it comes with those that are on their way
                tweens.append(Tween(fader(piece), m.FADE, max(0.0, arrival)))
            elif key in stage.popped:
                tweens.append(Tween(popper(piece), m.POP, easing=EASING.Linear))
            elif key in stage.shaken:
                tweens.append(Tween(shaker(piece, m.SHAKE_BY), m.SHAKE, easing=EASING.Linear))
            elif key in stage.moves:
                start = order.index(key) * stage.stagger
                flips = turns_over(source, spot)
                duration = stage.duration or (m.FLIP if flips else m.TAKE)
                fly = flyer(piece, source, self.height() * m.ARC, FLYING + order.index(key), flips, swells=not flips)
                tweens.append(Tween(fly, duration, start, EASING.Linear if flips else EASING.OutCubic))
            elif (source.x, source.y, source.w, source.turn, source.face) != (spot.x, spot.y, spot.w, spot.turn, spot.face):
                flips = turns_over(source, spot)
                duration = m.FLIP if flips else m.SIDEWAYS if source.turn != spot.turn else m.MOVE
                slide = flyer(piece, source, 0, spot.z, flips)
                tweens.append(Tween(slide, duration, easing=EASING.Linear if flips else EASING.InOutQuad))
        return tweens

    # ------------------------------------------------------------------------------------------------ events
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setSceneRect(QRectF(self.viewport().rect()))
        self._rest.start()
        self.resized.emit(True)

    def _settle(self) -> None:
        if self.busy:  # drawing anew would drop the wave
            self._rest.start()
            return
        self.art.forget_sizes()
        self.resized.emit(False)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.redraw()
            self._rest.start()
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click skips what is moving, and does nothing else then."""
        if self.busy:
            self.skip()
            event.accept()
            return
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second click of a double click is no second decision."""
        event.accept()

    def _breathe(self) -> None:
        self._phase = (self._phase + m.PULSE_FRAME / m.PULSE) % 1
        strength = m.PULSE_LOW + (m.PULSE_HIGH - m.PULSE_LOW) * (0.5 - 0.5 * cos(2 * pi * self._phase))
        for piece in self.pieces.values():
            piece.glow(strength)
