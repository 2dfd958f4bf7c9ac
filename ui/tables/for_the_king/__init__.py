"""The table of For the King (and Me)."""

from __future__ import annotations

from ui.tables.for_the_king.table import KingTable
from ui.tables.table import Poster

TABLE = KingTable
POSTER = Poster(
    tuple(f"for-the-king/gov-{office}" for office in ("diplomacy", "livestock", "military", "provisions", "entertainment")),
    "_ftk",
)
