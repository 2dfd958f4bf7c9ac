"""Draws the program's icon for every platform from the look-book's SVG: `python packaging/icons.py` writes assets/icons/.

Windows and macOS want containers of their own; both take PNG inside, so a header and a table are all that is to be written.
"""

from __future__ import annotations

import struct
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

ASSETS = Path(__file__).resolve().parent.parent / "assets"
ICO_SIZES = (16, 24, 32, 48, 64, 256)
ICNS_TYPES = {"icp4": 16, "icp5": 32, "icp6": 64, "ic07": 128, "ic08": 256, "ic09": 512, "ic10": 1024}


def main() -> None:
    """Writes the PNG, the .ico and the .icns."""
    QGuiApplication([])
    renderer = QSvgRenderer(str(ASSETS / "art" / "ui" / "app-icon.svg"))
    pngs = {size: png(renderer, size) for size in sorted({*ICO_SIZES, *ICNS_TYPES.values()})}
    icons = ASSETS / "icons"
    (icons / "app-icon-256.png").write_bytes(pngs[256])
    (icons / "app-icon.ico").write_bytes(ico({size: pngs[size] for size in ICO_SIZES}))
    (icons / "app-icon.icns").write_bytes(icns({kind: pngs[size] for kind, size in ICNS_TYPES.items()}))


def png(renderer: QSvgRenderer, size: int) -> bytes:
    """The picture as PNG, `size` pixels wide and high."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())


def ico(pngs: dict[int, bytes]) -> bytes:
    """A Windows icon of PNGs by size: ICONDIR, an ICONDIRENTRY each (256 is written as 0), then the pictures."""
    offset = 6 + 16 * len(pngs)
    table = struct.pack("<HHH", 0, 1, len(pngs))
    for size, data in pngs.items():
        table += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), offset)
        offset += len(data)
    return table + b"".join(pngs.values())


def icns(pngs: dict[str, bytes]) -> bytes:
    """A macOS icon of PNGs by type: "icns" and the length of it all, then type, length and picture each."""
    body = b"".join(kind.encode() + struct.pack(">I", 8 + len(data)) + data for kind, data in pngs.items())
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


if __name__ == "__main__":
    main()
