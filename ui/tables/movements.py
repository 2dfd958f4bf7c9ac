"""Movements of pieces: functions of the eased time, 0 to 1, for the animator."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from PySide6.QtCore import QPointF
from PySide6.QtGui import QTransform

from ui.tables import metrics as m
from ui.tables.faces import CardFace
from ui.tables.pieces import Piece, Spot


def turns_over(source: Spot, spot: Spot) -> bool:
    """A card that was face down and is face up now, or the other way round."""
    return isinstance(source.face, CardFace) and isinstance(spot.face, CardFace) and source.face.back != spot.face.back


def fader(piece: Piece) -> Callable[[float], None]:
    full = piece.spot.opacity if piece.spot is not None else 1.0

    def apply(t: float) -> None:
        piece.setOpacity(t * full)

    return apply


def popper(piece: Piece) -> Callable[[float], None]:
    def apply(t: float) -> None:
        piece.setScale(1 + 0.18 * sin(pi * t))

    return apply


def dropper(piece: Piece) -> Callable[[float], None]:
    rest = piece.rest()
    high = piece.size().height()

    def apply(t: float) -> None:
        piece.setPos(rest - QPointF(0, high * (1 - t)))

    return apply


def shaker(piece: Piece, by: float) -> Callable[[float], None]:
    rest = piece.rest()

    def apply(t: float) -> None:
        piece.setPos(rest + QPointF(by * sin(2 * pi * m.SHAKES * t) * (1 - t), 0))

    return apply


def flyer(piece: Piece, source: Spot, arc: float, z: float, flips: bool, swells: bool = False) -> Callable[[float], None]:
    """From `source` to its own spot, along an arc that is `arc` high, turning over in the middle if it `flips`.

    `swells`: shortly before it lies it is a little larger.
    """
    spot, rest = piece.spot, piece.rest()
    assert spot is not None
    middle = QPointF(source.x - spot.x, source.y - spot.y)
    size = source.w / spot.w
    half = piece.size() / 2

    def apply(t: float) -> None:
        if t >= 1:
            piece.put(spot)
            return
        way = t if not flips else 1 - (1 - t) ** 3
        piece.setZValue(z)
        piece.setPos(rest + middle * (1 - way) - QPointF(0, arc * 4 * t * (1 - t)))
        swell = 1 + m.OVERSHOOT * sin(pi * t**3) if swells else 1.0
        piece.setScale((size + (1 - size) * way) * swell)
        piece.setRotation(source.turn + (spot.turn - source.turn) * way)
        turned = min(1.0, max(0.0, (t * m.FLIP - m.FLIP_LIFT) / (m.FLIP - m.FLIP_LIFT - m.FLIP_LAND))) if flips else t
        piece.show_face(source.face if turned < 0.5 else spot.face)
        if flips:
            narrow = max(0.02, abs(cos(pi * turned)))
            x = half.width()
            piece.setTransform(QTransform().translate(x, 0).scale(narrow, 1).translate(-x, 0))

    return apply
