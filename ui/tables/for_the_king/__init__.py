"""The table of For the King (and Me)."""

from __future__ import annotations

from ui.tables.faces import CardFace
from ui.tables.posters import Poster

CARDS = (("diplomacy", 4, "I"), ("livestock", 2, "A"), ("military", 4, "H"), ("provisions", 2, "I"), ("entertainment", 2, "H"))
POSTER = Poster(
    tuple(CardFace(f"for-the-king/gov-{office}", value=str(value), letter=letter) for office, value, letter in CARDS),
    "_ftk",
)
