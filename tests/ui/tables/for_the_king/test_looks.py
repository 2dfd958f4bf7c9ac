"""What is to be seen and heard on the table of For the King: names, languages, secrets, majorities, within the window."""

from __future__ import annotations

import re
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from cardgames.games.for_the_king import GAME
from cardgames.games.for_the_king.cards import CARD, VALUE
from cardgames.words import Words
from tests.games.for_the_king.positions import auction, position
from tests.ui.tables.for_the_king.playing import (
    HAND,
    PICKS,
    Seated,
    bidding,
    paying,
    press,
    push,
    ruling,
    sharing,
    spot,
)
from ui.tables.art import draw_svg
from ui.tables.faces import CardFace
from ui.tables.for_the_king import knowledge as k
from ui.tables.for_the_king.faces import OfficeFace
from ui.tables.for_the_king.table import KingTable
from ui.tables.posters import poster_of
from ui.tables.table import Look, table_of

SIZES = [(1024, 640), (1440, 900), (2560, 1080), (3840, 2160)]
MIDDLE = {**PICKS, "middle": ["gold-3", "military-A"]}
SCENES: dict[str, dict[str, Any]] = {
    "sharing": sharing(hands=[["diplomacy-A", "gold-3", "gold-3", "military-A"], [], []]),
    "picking": position(3, **MIDDLE),
    "king": ruling("king-either"),
    "bidding": bidding(deal={"bid": 3, "bidder": 2, "first": 2}),
    "paying": paying(5),
    "cards": paying(2, "gold-3"),
    "over": position(3, phase="over", turn=None, hands=[HAND, ["military-D", "gold-3"], ["provisions-A"]]),
}


def spoken(table: KingTable) -> list[str]:
    """Everything that a screen reader meets, with descriptions."""
    root = QAccessible.queryAccessibleInterface(table)
    assert root is not None
    found = []
    for at in range(root.childCount()):
        child = root.child(at)
        assert child is not None
        found += [child.text(QAccessible.Text.Name), child.text(QAccessible.Text.Description)]
    return [text for text in found if text]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scene", SCENES)
def test_all_lies_within_the_window(seated: Seated, scene: str, size: tuple[int, int]) -> None:
    table, _ = seated(SCENES[scene], size=size)
    table.opened = table.unfolded = True
    table._level()
    window = QRectF(table.rect())
    for key, piece in table.pieces.items():
        assert window.contains(piece.sceneBoundingRect()), key
    for button in table.buttons:
        assert not button.isVisible() or table.rect().contains(button.geometry())


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_table_for_any_number_of_seats(seated: Seated, players: int) -> None:
    table, _ = seated(position(players, phase="distribute", turn=0, advisor=0))
    assert sum(key.startswith("office/") for key in table.pieces) == (6 if players == 5 else 5)
    assert sum(key.endswith("/secondary") for key in table.pieces) == (0 if players == 2 else 6 if players == 5 else 5)
    assert sum(key.startswith("strip/") for key in table.decor) == players - 1


@pytest.mark.parametrize("scene", SCENES)
def test_whatever_can_be_chosen_has_a_name_and_the_focus(seated: Seated, scene: str) -> None:
    table, _ = seated(SCENES[scene])
    live = [piece for piece in table.pieces.values() if piece.spot is not None and piece.spot.live]
    for piece in live:
        assert piece.spot is not None
        assert piece.spot.name, piece.key
        assert piece.spot.target
    for button in table.buttons:
        assert button.accessibleName() or not button.isVisible()
    assert table.controls.amount.accessibleName() or not table.controls.amount.isVisible()
    assert live or table.controls.amount.isVisible() or scene == "over"


def test_a_screen_reader_presses_a_place(seated: Seated) -> None:
    table, play = seated(sharing())
    root = QAccessible.queryAccessibleInterface(table)
    assert root is not None
    for at in range(root.childCount()):
        child = root.child(at)
        assert child is not None
        if child.text(QAccessible.Text.Name).startswith("To favour"):
            child.actionInterface().doAction("Press")
            break
    assert [action for _, action in play.played] == ["favor"]


@pytest.mark.parametrize("scene", SCENES)
def test_another_language_leaves_nothing_of_the_first(seated: Seated, scene: str) -> None:
    table, play = seated(SCENES[scene])
    table.unfolded = table.opened = True
    table.retranslate()
    assert all(re.search("[А-Яа-яІіЇїЄєҐґ]", text) is None for text in spoken(table))
    names = ["Олена", "Сова", "Заєць"]
    play.words = Words("uk", "for-the-king")
    play.words.names = names
    play.seats = tuple(seat.__class__(name, seat.crest, seat.bot) for name, seat in zip(names, play.seats, strict=True))
    table.retranslate()
    for text in spoken(table):
        # Cards are lettered A to I; the kit's own words are translated with the program's.
        left = re.sub(r"\b([A-I]|You|Player|Computer)\b", "", text)
        assert not re.search("[A-Za-z]", left), text


def test_a_closed_pile_is_not_read_aloud(seated: Seated) -> None:
    table, _ = seated(sharing(hands=[["diplomacy-A", "gold-3", "gold-3", "military-A"], [], []]))
    said = [piece.spot.name for key, piece in table.pieces.items() if key.startswith("hand/") and piece.spot is not None]
    assert sorted(said) == ["", "", "", "Your pile lies face down: 4 cards"]
    push(table, "open")
    said = [piece.spot.name for key, piece in table.pieces.items() if key.startswith("hand/") and piece.spot is not None]
    assert sorted(said) == ["Diplomacy 2·A", "Gold 3", "Gold 3", "Military 2·A"]


def test_of_a_rival_who_draws_only_the_back_is_seen(seated: Seated) -> None:
    table, _ = seated(sharing(turn=1, advisor=1))
    face = spot(table, "drawn").face
    assert face == CardFace(k.BACK)
    assert not any("Military 2·C" in text for text in spoken(table))
    table.heard("hover", table.pieces["drawn"])
    assert not table.zoom._timer.isActive()


def test_another_person_does_not_find_the_pile_open(seated: Seated) -> None:
    table, play = seated(sharing(hands=[["diplomacy-A", "gold-3", "gold-3", "military-A"], [], []]))
    press(table, "O")
    assert table.opened
    play._me = 1
    table.reconcile(play.view())
    assert not table.opened


# ---------------------------------------------------------------------------------------------------- majorities
KNOWN: dict[str, Any] = {
    "hands": [HAND, ["military-H", "military-C", "gold-1"], ["military-D", "provisions-A", "diplomacy-B"]],
    "known": [["gold-1"], ["military-H"], ["provisions-A", "diplomacy-B"]],
}


def test_the_majorities_as_one_knows_them() -> None:
    view = GAME.view(GAME.load(bidding("military-E", **KNOWN)), 0)
    found = {standing.office: standing for standing in k.majorities(view)}
    # Own military-A 2 and B 2; the Owl was seen to take H 4; nobody knows of its C. Equal sums: A beats H.
    assert found["military"].sums == (4, 4, 0)
    assert found["military"].places == (1, 2, 0)
    assert found["military"].letters == ("A", "H", "")
    # Equal with one card of 2 each: diplomacy-A before B.
    assert found["diplomacy"].places == (1, 0, 2)
    assert found["provisions"].places == (0, 0, 1)
    assert found["architecture"].places == (0, 0, 0)
    # Of the office's nine A, B and H are known, E is on offer, F, G and I lie open: C and D are still out, 2 each.
    assert found["military"].out == (2, 4)


def test_the_majorities_unfold_and_fold(seated: Seated) -> None:
    table, _ = seated(bidding("military-E", **KNOWN))

    def said() -> str:
        decor = table.decor["sums"].decor
        assert decor is not None
        return decor.name

    assert "Military: Olena 4, best letter A, primary duty." in said()
    assert "Owl" not in said()
    press(table, "M")
    assert "Owl 4 or more, best letter H, secondary duty" in said()
    assert "still out: 2 cards worth 4" in said()
    push(table, "sums")
    assert "Owl" not in said()


@pytest.mark.parametrize("players", [2, 3])
def test_the_seals_of_the_sums_are_explained(seated: Seated, players: int) -> None:
    hands = [HAND, *([[]] * (players - 1))]
    deal = position(players, phase="bid", turn=0, advisor=1, favor=["gold-1"], hands=hands, auction=auction("military-E"))
    table, _ = seated(deal)
    legend = table.decor["sums"].toolTip()
    assert "in a circle, who would take the primary duty" in legend
    assert ("in a square, the secondary one" in legend) == (players == 3)
    assert legend in spoken(table)
    table.setFocus()
    table.controls.buttons["sums"].setFocus(Qt.FocusReason.TabFocusReason)
    assert table.bubble.words.text() == legend


# ---------------------------------------------------------------------------------------------------- art
def test_the_cards_of_the_poster_are_cards_of_the_game() -> None:
    for face in poster_of("for-the-king").cards:
        card = f"{face.art.rpartition('gov-')[2]}-{face.letter}"
        assert face.value == str(VALUE[CARD[card]])


def test_every_card_has_a_face_of_its_own() -> None:
    faces = {k.art_of(card) for card in ("king-up", "king-down", "king-up2", "king-down2", "king-either")}
    assert len(faces) == 5
    for name in faces:
        assert not draw_svg(name, 63).isNull()


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_both_themes_and_the_family(seated: Seated, theme: str) -> None:
    poster = poster_of("for-the-king")
    assert poster.family == "_ftk"
    assert len(poster.cards) == 5
    assert table_of("for-the-king") is KingTable
    table, _ = seated(bidding(), look=Look(theme=theme, speed=0))
    table.family = poster.family
    table.apply(Look(theme=theme, speed=0))
    QApplication.processEvents()
    assert table.colours.name == f"{theme}_ftk"
    face = spot(table, "office/military").face
    assert isinstance(face, OfficeFace)
    assert face.colours == f"{theme}_ftk"
