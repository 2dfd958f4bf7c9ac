"""The icons in their containers for Windows and macOS: every table entry leads to a picture of the size that it says."""

from __future__ import annotations

import struct

import icons
from PySide6.QtGui import QImage

from cardgames.resources import assets


def picture(png: bytes) -> QImage:
    image = QImage()
    assert image.loadFromData(png), "the entry is no picture"
    return image


def colourful(image: QImage) -> bool:
    """Whether there is a drawing: clear corners round an opaque middle."""
    middle = image.pixelColor(image.width() // 2, image.height() // 2)
    return image.pixelColor(0, 0).alpha() < 128 and middle.alpha() == 255


def test_the_windows_icon_has_every_size() -> None:
    data = (assets() / "icons" / "app-icon.ico").read_bytes()
    reserved, kind, count = struct.unpack_from("<HHH", data)
    assert (reserved, kind) == (0, 1)
    sizes = []
    for number in range(count):
        width, height, _, _, _, bits, length, offset = struct.unpack_from("<BBBBHHII", data, 6 + 16 * number)
        image = picture(data[offset : offset + length])
        assert (image.width() % 256, image.height() % 256, bits) == (width, height, 32)
        assert colourful(image)
        sizes.append(image.width())
    assert sizes == [16, 24, 32, 48, 64, 256]
    assert offset + length == len(data)


def test_the_macos_icon_has_every_size() -> None:
    data = (assets() / "icons" / "app-icon.icns").read_bytes()
    assert struct.unpack_from(">4sI", data) == (b"icns", len(data))
    sizes = {}
    offset = 8
    while offset < len(data):
        kind, length = struct.unpack_from(">4sI", data, offset)
        image = picture(data[offset + 8 : offset + length])
        assert colourful(image)
        sizes[kind.decode()] = (image.width(), image.height())
        offset += length
    assert sizes == {kind: (size, size) for kind, size in icons.ICNS_TYPES.items()}
    assert max(sizes.values()) == (1024, 1024)


def test_the_menu_icon_has_its_size() -> None:
    image = QImage(str(assets() / "icons" / "app-icon-256.png"))
    assert (image.width(), image.height()) == (256, 256)
    assert colourful(image)
