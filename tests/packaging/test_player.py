"""The player of the packaged program finds the way to a decision: done for real it makes just that."""

from __future__ import annotations

from typing import Any

import pytest
from player import QT_NAMES, Hand, Press, live_keys, live_places, way_to
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.ui.tables.behind_the_throne.test_table import CALM, EQUAL
from tests.ui.tables.for_the_king.playing import LEFT, Seated, bidding, paying, ruling, sharing
from ui.tables.table import Prompt, Table

BY_MOUSE = [
    (CALM, "swap 2:general"),
    (EQUAL, "destroy 1:seer"),
]
BY_BOTH = [
    (CALM, "take"),
    (sharing(), "favor"),
    (ruling("king-up"), "raise provisions"),
    (ruling("king-either"), "lower architecture"),
    (ruling("king-up2"), "raise architecture,entertainment"),
    (ruling("king-down2", {"military": 1, "architecture": 1, "provisions": 1}), "lower diplomacy,entertainment"),
    (bidding(), "bid 9"),
    (bidding(), "pass"),
    (paying(4), "pay 3,1"),
]


def do(press: Press, table: Table) -> None:
    """A real key or click."""
    if isinstance(press, str):
        QTest.keyClick(table.focusWidget() or table, getattr(Qt.Key, f"Key_{QT_NAMES.get(press, press)}"))
    else:
        widget = table.childAt(press)
        assert widget is not None
        QTest.mouseClick(widget, LEFT, pos=widget.mapFrom(table, press))


CASES = [(*decision, live_places) for decision in BY_MOUSE + BY_BOTH] + [(*decision, live_keys) for decision in BY_BOTH]


@pytest.mark.parametrize(("position", "action", "hand"), CASES, ids=[f"{action}, {hand.__name__}" for _, action, hand in CASES])
def test_each_hand_finds_the_way(seated: Seated, position: dict[str, Any], action: str, hand: Hand) -> None:
    table, play = seated(position)
    prompt = Prompt(play.version, tuple(play.legal()))
    found, presses = way_to(action, table, prompt, table, [hand])
    assert found == action
    assert {isinstance(press, str) for press in presses} == {hand is live_keys}
    made: list[str] = []
    table.chosen.connect(lambda version, text: made.append(text))
    table.bubble.hide()
    table.setFocus()
    table.ask(prompt.version, prompt.legal)
    for press in presses:
        assert made == []
        do(press, table)
    assert made == [action]
