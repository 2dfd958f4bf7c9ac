"""All that is to be seen, as data: a game's table composes it from a view, the graphics view levels itself to it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtGui import QPainter

from ui.tables.layout import Rect
from ui.tables.pieces import Spot


@dataclass(frozen=True, slots=True)
class Decor:
    """Something that stands still: a panel, a caption, an empty place. Painted again only when `looks` or `rect` differ.

    paint   draws it with its upper left corner at (0, 0), in logical pixels
    looks   everything that the picture depends on besides its size
    room    logical pixels around `rect` that `paint` may use as well, for a glow
    name    what a screen reader says; "" if it is no news to one
    morph   draws it at a moment between other `looks` and its own (0 to 1), where such a change is to be seen
    hint    what is told about it where the pointer rests, and its description for a screen reader
    """

    rect: Rect
    paint: Callable[[QPainter], None] = field(compare=False)
    looks: Hashable = None
    z: float = 0.0
    room: float = 0.0
    name: str = ""
    hint: str = ""
    morph: Callable[[QPainter, Any, float], None] | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Picture:
    """All pieces and decor by key."""

    spots: Mapping[str, Spot]
    decor: Mapping[str, Decor]


@dataclass(frozen=True, slots=True)
class Stage:
    """One movement of a wave: the picture at its end, and where its pieces come from.

    moves   key of a piece -> the key that had its card in the picture before. Pieces that keep their key move by themselves.
            A piece of `picture` that is gone in the next one is a ghost: it is only there to be seen flying.
    shaken  pieces that shake where they lie
    popped  pieces that swell for a moment: a value that has changed
    fallen  pieces that drop into their place from above
    alarm   the edge of the table glows red for a moment
    """

    picture: Picture
    moves: Mapping[str, str] = field(default_factory=dict)
    shaken: tuple[str, ...] = ()
    popped: tuple[str, ...] = ()
    fallen: tuple[str, ...] = ()
    duration: float = 0.0  # of each move, milliseconds; 0: as long as its kind takes
    stagger: float = 0.0  # between the starts of two moves
    alarm: bool = False
