"""What moves besides pieces that fly: a bar that changes, the red edge at a bust, the swell before a card lies down."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from tests.ui.tables.playing import Play, position
from ui.tables.art import Art
from ui.tables.bars import Segment, between
from ui.tables.faces import CountFace
from ui.tables.layout import Rect
from ui.tables.movements import flyer
from ui.tables.picture import Decor, Picture, Stage
from ui.tables.pieces import Piece, Spot
from ui.tables.table import Table
from ui.tables.view import TableView

Seated = Callable[..., tuple[Table, Play]]
RECT = Rect(10, 10, 100, 20)


@pytest.fixture
def view(qtbot: QtBot, art: Art) -> Iterator[TableView]:
    view = TableView(art)
    qtbot.addWidget(view)
    view.resize(400, 300)
    view.show()
    yield view
    view.animator.stop()


class Bar:
    """A decor that keeps account of how it was drawn."""

    def __init__(self) -> None:
        self.drawn: list[str | float] = []

    def decor(self, looks: str, rect: Rect = RECT) -> Decor:
        def paint(painter: QPainter) -> None:
            self.drawn.append(looks)

        def morph(painter: QPainter, before: str, t: float) -> None:
            assert before == "old"
            self.drawn.append(t)

        return Decor(rect, paint, looks, morph=morph)


def pictures(bar: Bar) -> tuple[Picture, Picture]:
    return Picture({}, {"bar": bar.decor("old")}), Picture({}, {"bar": bar.decor("new")})


def test_a_bar_changes_before_ones_eyes(qtbot: QtBot, view: TableView) -> None:
    bar = Bar()
    old, new = pictures(bar)
    view.level(old)
    ended: list[bool] = []
    view.play([Stage(new)], lambda: ended.append(True))
    qtbot.waitUntil(lambda: bool(ended))
    moments = [moment for moment in bar.drawn if isinstance(moment, float)]
    assert moments == sorted(moments)
    assert moments[0] == 0
    assert bar.drawn[-1:] == ["new"]


def test_a_change_that_is_broken_off_leaves_the_new_bar(view: TableView) -> None:
    bar = Bar()
    old, new = pictures(bar)
    view.level(old)
    view.play([Stage(new)], lambda: None)
    assert isinstance(bar.drawn[-1], float)
    view.level(new)
    assert bar.drawn[-1:] == ["new"]


@pytest.mark.parametrize("what", ["no motion", "same", "elsewhere"])
def test_a_bar_that_need_not_change_does_not(view: TableView, what: str) -> None:
    bar = Bar()
    old, new = pictures(bar)
    view.motion = what != "no motion"
    view.level(old)
    if what == "elsewhere":
        new = Picture({}, {"bar": bar.decor("new", RECT.grown(5))})
    view.play([Stage(old if what == "same" else new)], lambda: None)
    assert not any(isinstance(moment, float) for moment in bar.drawn)


shares = st.lists(st.floats(0, 1), min_size=2, max_size=2)


@given(shares, shares, st.floats(0, 1))
def test_a_bar_between_two_is_as_long_as_they(before: list[float], after: list[float], t: float) -> None:
    old = [Segment("good", "old", before[0]), Segment("bad", "old", before[1])]
    new = [Segment("good", "new", after[0]), Segment("bad", "new", after[1])]
    found = between(old, new, t)
    assert [(one.look, one.label) for one in found] == [("good", "new"), ("bad", "new")]
    for one, was, will in zip(found, before, after, strict=True):
        assert min(was, will) - 1e-9 <= one.share <= max(was, will) + 1e-9
    assert [one.share for one in between(old, new, 0)] == before
    assert [one.share for one in between(old, new, 1)] == pytest.approx(after)


# ---------------------------------------------------------------------------------------------------- alarm
@pytest.mark.parametrize("motion", [True, False])
def test_the_edge_glows_only_while_a_bust_is_played(qtbot: QtBot, view: TableView, motion: bool) -> None:
    seen: list[float] = []
    view.motion = motion
    view.animator.speed = 0.2
    spots = {"a": Spot(CountFace("×1"), 50, 50, 20)}
    view.level(Picture({}, {}))
    view.play([Stage(Picture(spots, {}), alarm=True)], lambda: None)
    if motion:
        qtbot.waitUntil(lambda: view._alarm.isVisible() and view._alarm.opacity() > 0)
        seen.append(view._alarm.opacity())
        assert max(seen) <= 0.18
        assert view._alarm.rect() == view.sceneRect()
    assert view._alarm.isVisible() == motion
    view.level(Picture(spots, {}))
    assert not view._alarm.isVisible()


DANGER = position(piles=[{"general": 1, "assassin": 2, "judge": 1}, {"king": 1}, {}], row=["king", "judge", "minstrel"], value=6)
CALM = position(piles=[{"jester": 1}, {"king": 2}, {"general": 1}], row=["king", "judge"], value=5)


@pytest.mark.parametrize(("where", "action", "alarm"), [(DANGER, "bust", True), (CALM, "take", False)])
def test_a_bust_alarms_and_nothing_else_does(seated: Seated, where: dict[str, Any], action: str, alarm: bool) -> None:
    table, play = seated(where)
    before = play.view()
    play.submit(play.version, action)
    assert any(stage.alarm for stage in table.stages(before, play.steps[-1], play.view())) == alarm


# ---------------------------------------------------------------------------------------------------- flight
def test_a_card_swells_a_little_before_it_lies_down(view: TableView) -> None:
    spot = Spot(CountFace("×1"), 100, 100, 40)
    view.level(Picture({"a": spot}, {}))
    piece: Piece = view.pieces["a"]
    fly = flyer(piece, replace(spot, x=300), 10, 1000, flips=False, swells=True)
    sizes = []
    for step in range(21):
        fly(step / 20)
        sizes.append(piece.scale())
    assert 1.03 < max(sizes) <= 1.05 + 1e-9
    assert sizes[0] == pytest.approx(1)
    assert sizes[-1] == 1
    assert sizes.index(max(sizes)) > 10, "near the end"
