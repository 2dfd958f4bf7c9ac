"""The table of Berries."""

from __future__ import annotations

from ui.tables.faces import CardFace
from ui.tables.posters import Poster

POSTER = Poster(tuple(CardFace(f"crests/{name}") for name in ("fox", "owl", "bear", "owl", "fox")), "")
