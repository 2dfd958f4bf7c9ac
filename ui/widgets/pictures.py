"""The look-book's SVG files as pixmaps for the shell, sharp for the pixel ratio of the screen."""

from functools import lru_cache

from PySide6.QtGui import QPixmap

from ui.tables.art import draw_svg


@lru_cache(maxsize=256)
def picture(name: str, width: int, ratio: float) -> QPixmap:
    """`assets/art/<name>.svg`, `width` logical pixels wide."""
    pixmap = QPixmap.fromImage(draw_svg(name, max(1, round(width * ratio))))
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def glyph(name: str, dark_ink: bool, size: int, ratio: float) -> QPixmap:
    """One of the look-book's small signs, in dark or in light ink."""
    return picture(f"ui/glyph-{'dark' if dark_ink else 'light'}/{name}", size, ratio)
