"""The table of Behind the Throne."""

from __future__ import annotations

from ui.tables.behind_the_throne.table import ThroneTable
from ui.tables.table import Poster

TABLE = ThroneTable
POSTER = Poster(
    tuple(f"behind-the-throne/{name}" for name in ("4-assassin", "6-minstrel", "9-king", "3-jester", "8-queen")),
    "",
)
