"""The table of Berries."""

from __future__ import annotations

from ui.tables.table import Poster

POSTER = Poster(("crests/fox", "crests/owl", "crests/bear", "crests/owl", "crests/fox"), "")
