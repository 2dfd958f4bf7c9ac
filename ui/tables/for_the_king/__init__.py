"""The table of For the King (and Me)."""

from __future__ import annotations

from ui.tables.table import Poster

POSTER = Poster(
    tuple(f"for-the-king/gov-{office}" for office in ("diplomacy", "livestock", "military", "provisions", "entertainment")),
    "_ftk",
)
