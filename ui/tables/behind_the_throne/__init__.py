"""The table of Behind the Throne."""

from __future__ import annotations

from ui.tables.faces import CardFace
from ui.tables.posters import Poster

POSTER = Poster(
    tuple(CardFace(f"behind-the-throne/{name}") for name in ("4-assassin", "6-minstrel", "9-king", "3-jester", "8-queen")),
    "",
)
