"""The table of Behind the Throne."""

from __future__ import annotations

from ui.tables.table import Poster

POSTER = Poster(
    tuple(f"behind-the-throne/{name}" for name in ("4-assassin", "6-minstrel", "9-king", "3-jester", "8-queen")),
    "",
)
