"""The parts of the kit one by one: animator, art cache, keys, bar."""

from __future__ import annotations

import threading

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEasingCurve, QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QKeyEvent, QPainter
from pytestqt.qtbot import QtBot

from ui.tables.animator import Animator, Tween
from ui.tables.art import Art, draw_svg
from ui.tables.faces import CardFace, CountFace, toned
from ui.tables.focus import key_name, neighbour
from ui.theme import load_fonts

LINEAR = QEasingCurve.Type.Linear


# ---------------------------------------------------------------------------------------------------- animator
def test_a_wave_ends_at_its_end_and_tells_once(qtbot: QtBot) -> None:
    animator, seen, ends = Animator(), list[float](), list[str]()
    animator.play([Tween(seen.append, 40, easing=LINEAR), Tween(lambda t: None, 20, 30)], lambda: ends.append("done"))
    assert animator.running
    qtbot.waitUntil(lambda: bool(ends))
    assert seen[0] == 0
    assert seen[-1] == 1
    assert seen == sorted(seen)
    assert ends == ["done"]
    assert not animator.running


@pytest.mark.parametrize("how", ["finish", "speed", "nothing to move"])
def test_a_wave_can_be_over_at_once(qtbot: QtBot, how: str) -> None:
    animator, seen, ends = Animator(), list[float](), list[str]()
    animator.speed = 0 if how == "speed" else 1
    animator.play([] if how == "nothing to move" else [Tween(seen.append, 10_000)], lambda: ends.append("done"))
    if how == "finish":
        assert ends == []
        animator.finish()
    assert ends == ["done"]
    assert how == "nothing to move" or seen[-1] == 1
    animator.finish()
    assert ends == ["done"]


def test_a_stopped_wave_touches_nothing_any_more(qtbot: QtBot) -> None:
    animator, seen, ends = Animator(), list[float](), list[str]()
    animator.play([Tween(seen.append, 30)], lambda: ends.append("done"))
    animator.stop()
    before = len(seen)
    qtbot.wait(60)
    assert len(seen) == before
    assert ends == []


def test_a_new_wave_ends_the_one_before(qtbot: QtBot) -> None:
    animator, first, ends = Animator(), list[float](), list[str]()
    animator.play([Tween(first.append, 10_000)], lambda: ends.append("first"))
    animator.play([Tween(lambda t: None, 10_000)], lambda: ends.append("second"))
    assert first[-1] == 1
    assert ends == ["first"]


# ---------------------------------------------------------------------------------------------------- art
def sharpness(image: QImage) -> float:
    """How much neighbouring pixels differ, on average: a blurred picture has less."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    width, height = grey.width(), grey.height()
    total = sum(
        abs(grey.pixelColor(x, y).red() - grey.pixelColor(x + 1, y).red()) for y in range(0, height, 3) for x in range(width - 1)
    )
    return total / (width * height / 3)


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_cards_are_as_sharp_as_the_screen(qtbot: QtBot, ratio: float) -> None:
    art = Art()
    art.ratio = ratio
    width = art.snap(100)
    image = art.image("behind-the-throne/9-king", width)
    assert image.width() == round(width * ratio)
    assert image.devicePixelRatio() == ratio
    direct = draw_svg("behind-the-throne/9-king", image.width())
    assert sharpness(image) > 0.8 * sharpness(direct)


@given(st.floats(20, 600), st.sampled_from([1.0, 1.25, 1.5, 2.0]))
def test_widths_are_even_device_pixels(width: float, ratio: float) -> None:
    art = Art()
    art.ratio = ratio
    device = art.snap(width) * ratio
    assert device == pytest.approx(round(device))
    assert round(device) % 2 == 0
    assert abs(art.snap(width) - width) <= 1 / ratio + 1e-9


def test_a_face_is_drawn_once_for_a_width(qtbot: QtBot) -> None:
    load_fonts()
    art, drawn = Art(), list[str]()

    class Counted(CountFace):
        def paint(self, painter: QPainter, art: Art, width: float) -> None:
            drawn.append(self.text)

    first = art.pixmap(Counted("×2"), 30)
    assert art.pixmap(Counted("×2"), 30) is first
    art.pixmap(Counted("×2"), 40)
    art.dark = False
    art.pixmap(Counted("×2"), 30)
    assert drawn == ["×2"] * 3


def test_masters_are_warmed_in_a_thread(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def draw(name: str, width: int) -> QImage:
        asked.append(name)
        return QImage(width, width, QImage.Format.Format_ARGB32_Premultiplied)

    monkeypatch.setattr("ui.tables.art.draw_svg", draw)
    art = Art()
    art.warm(["for-the-king", "behind-the-throne"])
    qtbot.waitUntil(lambda: bool(asked) and asked[-1] == "behind-the-throne/back-btt")
    drawn = asked[:]
    assert drawn[0].startswith("for-the-king/")
    art.image("behind-the-throne/9-king", 50)
    assert asked == drawn, "it is there"
    art.close()


def test_warming_ends_when_it_is_told(qtbot: QtBot) -> None:
    art = Art()
    art.warm(["behind-the-throne"])
    art.close()
    assert not [thread for thread in threading.enumerate() if thread.name == "art"]


def test_a_missing_file_is_an_error(qtbot: QtBot) -> None:
    with pytest.raises(FileNotFoundError):
        Art().image("behind-the-throne/10-ace", 40)


def test_a_dim_card_has_less_colour(qtbot: QtBot) -> None:
    image = Art().image("behind-the-throne/9-king", 80)
    dim = toned(image, dark=True)
    spot = image.width() // 2, image.height() // 3
    assert dim.pixelColor(*spot).saturation() < image.pixelColor(*spot).saturation()
    assert dim.pixelColor(0, 0).alpha() == image.pixelColor(0, 0).alpha()


def test_the_name_is_on_the_plate_only_where_it_can_be_read(qtbot: QtBot) -> None:
    load_fonts()
    art = Art()
    blank, named = CardFace("behind-the-throne/9-king"), CardFace("behind-the-throne/9-king", "King")
    assert art.pixmap(blank, 100).toImage() != art.pixmap(named, 100).toImage()
    assert art.pixmap(blank, 80).toImage() == art.pixmap(named, 80).toImage()


# ---------------------------------------------------------------------------------------------------- keys
@pytest.mark.parametrize(
    ("key", "modifiers", "name"),
    [
        (int(Qt.Key.Key_T), Qt.KeyboardModifier.NoModifier, "T"),
        (ord("Е"), Qt.KeyboardModifier.NoModifier, "T"),
        (ord("І"), Qt.KeyboardModifier.NoModifier, "S"),
        (ord("В"), Qt.KeyboardModifier.NoModifier, "D"),
        (ord("И"), Qt.KeyboardModifier.NoModifier, "B"),
        (int(Qt.Key.Key_3), Qt.KeyboardModifier.KeypadModifier, "3"),
        (int(Qt.Key.Key_F6), Qt.KeyboardModifier.NoModifier, "F6"),
        (int(Qt.Key.Key_Enter), Qt.KeyboardModifier.KeypadModifier, "Enter"),
        (int(Qt.Key.Key_T), Qt.KeyboardModifier.ControlModifier, ""),
        (int(Qt.Key.Key_Tab), Qt.KeyboardModifier.NoModifier, ""),
    ],
)
def test_keys_are_physical(key: int, modifiers: Qt.KeyboardModifier, name: str) -> None:
    assert key_name(QKeyEvent(QEvent.Type.KeyPress, key, modifiers)) == name


RIGHT, LEFT, DOWN, UP = QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)


@pytest.mark.parametrize(("way", "found"), [(RIGHT, 1), (LEFT, None), (DOWN, 2), (UP, None)])
def test_arrows_go_to_the_nearest(way: QPointF, found: int | None) -> None:
    places = [QRectF(x, y, 60, 70) for x, y in ((0, 0), (100, 5), (10, 80), (300, 0))]
    assert neighbour(places[0], places, way) == found


@pytest.mark.parametrize(
    ("start", "way", "found"),
    [
        (0, UP, 2),  # the line above, though there is something right above further away
        (3, DOWN, 2),
        (2, UP, 3),
        (2, DOWN, 0),
        (1, RIGHT, 2),  # what is beside it, though something above is nearer
        (4, RIGHT, 0),
    ],
)
def test_arrows_do_not_jump_over_a_line(start: int, way: QPointF, found: int) -> None:
    places = [QRectF(x, y, 90, 130) for x, y in ((600, 480), (200, 240), (845, 230), (605, 60), (300, 500))]
    assert neighbour(places[start], places, way) == found
