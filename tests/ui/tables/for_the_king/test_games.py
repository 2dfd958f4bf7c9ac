"""Whole games on the table of For the King, and what a wave leaves when it is dropped, skipped or rebuilt."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from cardgames.games.for_the_king.cards import NAMES, in_play, removed
from tests.games.for_the_king.positions import position
from tests.ui.tables.for_the_king.playing import Seated, bidding, press
from tests.ui.tables.playing import Play
from tests.ui.tables.test_rebuilds import full
from ui.tables.for_the_king import knowledge as k
from ui.tables.for_the_king.table import KingTable
from ui.tables.table import Look

ENTER = Qt.Key.Key_Return


def beginning(players: int, seed: int = 1) -> dict[str, Any]:
    """The first turn, with a deck shuffled by `seed`."""
    counts = in_play(players, "mixed")
    deck = [name for name, count in zip(NAMES, counts, strict=True) for _ in range(count)]
    Random(seed).shuffle(deck)
    return position(players, phase="distribute", turn=0, advisor=0, deck=deck[removed(players, 0) :])


def shuffled(play: Play, rng: Random) -> str:
    """An action of chance, or of anybody, at random; the favor deck is shuffled."""
    if play.view()["phase"] == "shuffle":
        cards = list(play._state.favor)
        rng.shuffle(cards)
        return "shuffle " + ",".join(NAMES[card] for card in cards)
    return rng.choice(play.legal())


def sensible(play: Play, rng: Random) -> str:
    """As `shuffled`, but nobody bids more than a little."""
    legal = [action for action in play.legal() if not action.startswith("bid") or int(action[4:]) <= 3]
    return rng.choice(legal) if legal else shuffled(play, rng)


def by_keys(table: KingTable, rng: Random) -> None:
    """The person decides with keys only."""
    view, legal = table.view, table.choice.legal
    phase = view["phase"]
    if phase == "distribute":
        press(table, str(k.PLACES.index(rng.choice(legal)) + 1))
    elif phase == "pick":
        press(table, str(rng.randrange(len(view["middle"])) + 1))
    elif phase == "king":
        action = rng.choice(legal)
        if len(k.steps_of(view["king"]["card"])) > 1:
            press(table, "U" if action.startswith("raise") else "D")
        press(table, Qt.Key.Key_Escape)
        offices = k.offices(view)
        press(table, *(str(offices.index(office) + 1) for office in action.split(" ")[1].split(",")), ENTER)
    elif phase == "bid":
        press(table, "R" if rng.random() < 0.5 and view["auction"]["bid"] < 3 else "P")
    else:
        press(table, ENTER)


@pytest.mark.parametrize("players", [2])
def test_a_whole_game_by_keyboard_alone(seated: Seated, players: int) -> None:
    table, play = seated(beginning(players), size=(1024, 640))
    rng, decisions = Random(4), 0
    for _ in range(2000):
        QApplication.processEvents()
        if play.view()["phase"] == "over":
            break
        if table.prompt is not None:
            before = len(play.played)
            by_keys(table, rng)
            assert len(play.played) > before, f"no way on by keys: {table.view['phase']}"
            decisions += 1
        elif table.thinker is not None or play.view()["turn"] is None:
            play.play(sensible(play, rng))
    assert play.view()["phase"] == "over"
    assert decisions > 40
    full(table, play)


@pytest.mark.parametrize("look", [Look(speed=0), Look(speed=50), Look(speed=1, motion=False)])
@pytest.mark.parametrize("parts", [beginning(4), bidding(turn=1)], ids=["sharing", "auction"])
def test_the_end_of_a_wave_is_the_picture_of_the_view(qtbot: Any, seated: Seated, look: Look, parts: dict[str, Any]) -> None:
    rng = Random(5)
    table, play = seated(parts, look=look)
    for _ in range(25):
        if play.view()["phase"] == "over":
            break
        with qtbot.waitSignal(table.ready):
            play.play(sensible(play, rng))
        table.reconcile(play.view())
        full(table, play)


@pytest.mark.parametrize("seed", range(2))
def test_every_event_has_its_wave(qtbot: Any, seated: Seated, seed: int) -> None:
    """A whole game with motion: no event of any kind makes a wave stumble, whoever does it."""
    rng = Random(seed)
    table, play = seated(beginning(3, seed), look=Look(speed=1), size=(1024, 640))
    heard: set[str] = set()
    for _ in range(2000):
        if play.view()["phase"] == "over":
            break
        action = shuffled(play, rng) if rng.random() < 0.1 else sensible(play, rng)
        play.play(action)
        heard |= {event.name for event in play.steps[-1].events}
        QApplication.processEvents()
        while table.busy:
            table.animator.finish()
    assert play.view()["phase"] == "over"
    assert {"kept", "offered", "favored", "picked", "gained", "moved", "shuffled", "bid", "passed", "turned"} <= heard
    assert not [key for key in table.pieces if key.startswith("ghost/")]
    full(table, play)


@pytest.mark.parametrize("parts", [beginning(3), bidding(turn=1)], ids=["sharing", "auction"])
def test_two_hundred_rebuilds_at_random_frames(qtbot: Any, seated: Seated, parts: dict[str, Any]) -> None:
    rng = Random(3)
    table, play = seated(parts, look=Look(speed=4))
    for _ in range(200):
        if play.view()["phase"] == "over":
            break
        if not table.busy:
            play.play(sensible(play, rng))
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
    table.skip()
    QApplication.processEvents()
    table.reconcile(play.view())
    full(table, play)
