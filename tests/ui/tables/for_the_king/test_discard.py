"""The open discard pile: what lies on it, who is told, and what flies there."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.tables.for_the_king.playing import Seated, bidding, click, focus, let, paying, place, press, ruling, sharing, spot
from ui.tables.faces import CardFace, CountFace
from ui.tables.for_the_king.table import KingTable
from ui.tables.picture import Stage

TOLD = "Discarded in the open: 4 cards\nMilitary 3·E\nGold 1 ×2\nKing’s Whim"
LYING = ["gold-1", "military-E", "king-either", "gold-1"]


def top(table: KingTable) -> CardFace:
    face = spot(table, "discard/top").face
    assert isinstance(face, CardFace)
    return face


def test_it_tells_how_many_lie_there(seated: Seated) -> None:
    table, _ = seated(sharing(discard=LYING))
    assert spot(table, "discard/count").face == CountFace("×4")


def test_an_empty_pile_is_an_empty_place(seated: Seated) -> None:
    table, _ = seated(sharing())
    assert "slot/discard" in table.decor
    assert "discard/top" not in table.pieces


@pytest.mark.parametrize("way", ["click", "hover", "focus", "enter"])
def test_its_cards_are_told_by_kind(seated: Seated, way: str) -> None:
    table, play = seated(sharing(discard=LYING))
    if way == "click":
        click(table, "discard/top")
    elif way == "hover":
        QTest.mouseMove(table.viewport(), place(table, "discard/top"))
    else:
        focus(table, "discard/top")
        if way == "enter":
            press(table, Qt.Key.Key_Escape)
            assert not table.bubble.isVisible()
            press(table, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert table.bubble.isVisible()
    assert table.bubble.words.text() == TOLD
    assert table.rect().contains(table.bubble.geometry())
    assert play.played == []


def test_a_screen_reader_is_told_the_same(seated: Seated) -> None:
    table, _ = seated(sharing(discard=LYING))
    found = QAccessible.queryAccessibleInterface(table.pieces["discard/top"])
    assert found is not None
    said = found.text(QAccessible.Text.Name), found.text(QAccessible.Text.Description)
    assert "\n".join(said) == TOLD
    assert found.role() == QAccessible.Role.Button


def test_it_can_be_looked_at_while_others_play(seated: Seated) -> None:
    table, _ = seated(sharing(discard=LYING, turn=1, advisor=1))
    assert table.prompt is None
    click(table, "discard/top")
    assert table.bubble.words.text() == TOLD


def last(table: KingTable) -> dict[str, str]:
    """Where the pieces of the last wave came from."""
    found: dict[str, str] = {}
    for stage in WAVES:
        found |= dict(stage.moves)
    return found


WAVES: list[Stage] = []


@pytest.fixture(autouse=True)
def _waves(monkeypatch: pytest.MonkeyPatch) -> None:
    WAVES.clear()
    stages = KingTable.stages

    def kept(table: KingTable, *told: object) -> object:
        made = list(stages(table, *told))  # type: ignore[arg-type]
        WAVES.extend(made)
        return made

    monkeypatch.setattr(KingTable, "stages", kept)


def test_gold_that_is_paid_comes_there(seated: Seated) -> None:
    table, play = seated(paying(5))
    play.submit(play.version, "pay 3,2")
    QApplication.processEvents()
    moves = last(table)
    assert {moves["discard/top"], moves["discard/1"]} == {"hand/gold-3/0", "hand/gold-2/0"}
    assert top(table).art == "for-the-king/gold-2"


def test_a_king_card_comes_there_when_it_has_acted(seated: Seated) -> None:
    table, play = seated(ruling("king-up"))
    play.submit(play.version, "raise military")
    QApplication.processEvents()
    assert last(table)["discard/top"] == "king"
    assert top(table).art == "for-the-king/king-plus"


def test_what_nobody_wants_comes_there(seated: Seated) -> None:
    table, play = seated(bidding("architecture-A", turn=2, deal={"first": 0, "passed": [0, 1]}))
    let(play, "pass")
    assert last(table)["discard/top"] == "offer"
    assert top(table).letter == "A"


def test_what_is_given_up_face_down_does_not(seated: Seated) -> None:
    table, play = seated(paying(2, "gold-3"))
    before = spot(table, "discard/count").face
    play.submit(play.version, "discard gold-1")
    QApplication.processEvents()
    assert "discard/top" not in last(table)
    assert spot(table, "discard/count").face == before


def test_the_last_ones_lie_on_top(seated: Seated) -> None:
    """As far as it was seen: a view does not tell the order, and the pile is the same after a match is gone on with."""
    table, play = seated(paying(5))
    play.submit(play.version, "pay 3,2")
    QApplication.processEvents()
    for _ in range(2):
        faces = [spot(table, key).face for key in ("discard/top", "discard/1")]
        assert [face.art for face in faces if isinstance(face, CardFace)] == ["for-the-king/gold-2", "for-the-king/gold-3"]
        table.reconcile(play.view())
