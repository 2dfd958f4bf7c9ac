"""The picture follows the truth: whatever is dropped, skipped or rebuilt in a wave, its end is the view's picture."""

from __future__ import annotations

import gc
from collections.abc import Callable
from random import Random
from weakref import ref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.tables.playing import Play, position
from ui.screens.table import TableScreen
from ui.tables.art import Art
from ui.tables.pieces import Spot
from ui.tables.table import Look, Table
from ui.theme import load_fonts

Seated = Callable[..., tuple[Table, Play]]


def shown(table: Table) -> dict[str, Spot | None]:
    return {key: piece.spot for key, piece in table.pieces.items()}


def at_rest(table: Table) -> bool:
    """Every piece lies where its spot says, upright or turned as that says."""
    return all(
        piece.spot is not None
        and piece.pos() == piece.rest()
        and piece.rotation() == piece.spot.turn
        and piece.scale() == 1
        and piece.transform().isIdentity()
        and piece.opacity() == piece.spot.opacity
        for piece in table.pieces.values()
    )


def full(table: Table, play: Play) -> None:
    """What lies on the table is what a new table would show."""
    picture = table.compose(table.view)
    assert table.view == play.view()
    assert shown(table) == dict(picture.spots)
    assert at_rest(table)


@pytest.mark.parametrize("players", [3])
def test_two_hundred_rebuilds_at_random_frames(qtbot: QtBot, seated: Seated, players: int) -> None:
    rng = Random(players)
    table, play = seated(position(players), look=Look(speed=4))
    restarts = 0
    while restarts < 200:
        if not play.legal() or (play.view()["phase"] == "over"):
            break
        if not table.busy:
            play.play(rng.choice(play.legal()))
        for _ in range(rng.randrange(4)):
            QApplication.processEvents()
        what = rng.randrange(5)
        if what == 0:
            table.reconcile(play.view())
        elif what == 1:
            table.resize(rng.choice([1024, 1280, 1440]), rng.choice([640, 720]))
        elif what == 2:
            table.retranslate()
        elif what == 3:
            table.skip()
        else:
            table.apply(Look(theme=rng.choice(["dark", "light"]), speed=4))
        restarts += 1
    table.skip()
    QApplication.processEvents()
    table.reconcile(play.view())
    full(table, play)


@pytest.mark.parametrize("look", [Look(speed=0), Look(speed=50), Look(speed=1, motion=False), Look(speed=0, motion=False)])
def test_the_end_of_a_wave_is_the_picture_of_the_view(qtbot: QtBot, seated: Seated, look: Look) -> None:
    rng = Random(5)
    table, play = seated(position(3), look=look)
    for _ in range(25):
        legal = play.legal()
        if not legal:
            break
        with qtbot.waitSignal(table.ready):
            play.play(rng.choice(legal))
        table.reconcile(play.view())
        full(table, play)


def test_a_skipped_wave_says_that_it_is_ready_once(qtbot: QtBot, seated: Seated) -> None:
    table, play = seated(position(2, deck=["king"]), me=1, look=Look(speed=0.01))
    heard: list[int] = []
    table.ready.connect(lambda: heard.append(1))
    play.play("reveal")
    assert table.busy
    table.skip()
    QCoreApplication.processEvents()
    assert heard == [1]
    assert not table.busy


def test_a_rebuild_in_a_wave_still_says_ready(qtbot: QtBot, seated: Seated) -> None:
    table, play = seated(position(2, deck=["king"]), me=1, look=Look(speed=0.01))
    play.play("reveal")
    with qtbot.waitSignal(table.ready):
        table.resize(1100, 700)
    full(table, play)


def heard(root: QAccessibleInterface) -> list[str]:
    """What a screen reader meets below a thing."""
    children = [root.child(at) for at in range(root.childCount())]
    return [root.text(QAccessible.Text.Name), *(said for child in children if child is not None for said in heard(child))]


def test_a_table_that_is_gone_is_not_kept(qtbot: QtBot, art: Art) -> None:
    """An evening of games: neither the screen's connections nor what a screen reader was given hold a table."""
    load_fonts()
    gone: list[ref[Table]] = []
    for _ in range(3):
        play = Play(position(2, piles=[{"king": 2}, {}], row=["king"], value=9))
        screen = TableScreen(play, art, Look(speed=1))
        screen.show()
        play.ready()
        assert any("King" in name for name in heard(QAccessible.queryAccessibleInterface(screen.table)))
        screen.table.choose("reveal")
        gone.append(ref(screen.table))
        screen.deleteLater()
        del screen, play
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        gc.collect()
    assert [table() for table in gone] == [None] * 3


def test_pieces_are_used_again(qtbot: QtBot, seated: Seated) -> None:
    table, play = seated(position(4))
    rng, most = Random(1), 0
    for _ in range(80):
        if not play.legal():
            break
        play.play(rng.choice(play.legal()))
        QApplication.processEvents()
        most = max(most, len(table.pieces))
    assert len(table.scene().items()) < 60 + 4 * (most + 12)
