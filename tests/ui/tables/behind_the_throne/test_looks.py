"""What is to be seen and heard on the table of Behind the Throne: piles, values, odds, secrets, languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtGui import QAccessible, QImage, QPainter

from cardgames.engine.events import Event
from tests.ui.tables.playing import Play, position
from ui.tables.behind_the_throne.chips import ChipFace
from ui.tables.behind_the_throne.table import ThroneTable
from ui.tables.faces import BadgeFace, CardFace
from ui.tables.picture import Decor
from ui.tables.table import Look

Seated = Callable[..., tuple[ThroneTable, Play]]

COURTS = position(piles=[{"jester": 1, "queen": 1}, {"king": 2, "minstrel": 1}, {"general": 1}], row=["king", "judge"], value=5)


def test_used_and_unavailable_piles_lie_sideways(seated: Seated) -> None:
    piles = [{"seer": 1, "general": 1, "queen": 1, "minstrel": 1}, {"general": 2, "queen": 3, "minstrel": 2}, {}]
    table, _ = seated(position(piles=piles, used=["seer"]))
    turned = {key: piece.spot.turn for key, piece in table.pieces.items() if piece.spot is not None}
    assert turned["pile/0/seer/0"] == 90  # used
    assert turned["pile/0/general/0"] == 90  # outnumbered
    assert turned["pile/0/minstrel/0"] == 90
    assert turned["pile/0/queen/0"] == 0  # binds her owner always
    assert turned["pile/1/general/1"] == 0


def test_the_results_show_what_brings_most_points(seated: Seated) -> None:
    table, play = seated(position(piles=[{"king": 1, "general": 2, "queen": 3}, {}, {}]))
    found = [face.art for face in table.trophies(play.view(), 0)]
    assert found == ["behind-the-throne/8-queen", "behind-the-throne/1-general", "behind-the-throne/9-king"]
    assert table.trophies(play.view(), 1) == []


def test_the_badge_tells_the_changed_value(seated: Seated) -> None:
    table, _ = seated(position(piles=[{"jester": 1}, {}, {}], used=["jester"], row=["king", "judge"], value=6))
    badge = table.pieces["row/value"].spot
    assert badge is not None
    assert badge.face == BadgeFace("6", "+1")
    table, _ = seated(position(row=["king", "judge"], value=5))
    assert "row/value" not in table.pieces


@pytest.mark.parametrize("language", ["uk", "en"])
@pytest.mark.parametrize("size", [(900, 590), (1150, 850)])
@pytest.mark.parametrize("count", [2, 3, 5])
def test_the_badge_does_not_lie_on_the_caption_of_the_row(
    seated: Seated, language: str, size: tuple[int, int], count: int
) -> None:
    row = ["queen", "alchemist", "minstrel", "judge", "assassin"][:count]
    raised = 10 - count  # one more than is printed on the last one
    table, _ = seated(position(piles=[{"jester": 1}, {}, {}], used=["jester"], row=row, value=raised), language=language)
    table.resize(*size)
    table.reconcile(table.view)
    badge, caption = table.pieces["row/value"].spot, table.decor["caption/row"].decor
    assert badge is not None
    assert caption is not None
    inked = columns(caption)
    assert inked
    assert caption.rect.x + inked[-1] < badge.x - badge.w / 2 or caption.rect.x + inked[0] > badge.x + badge.w / 2


def columns(decor: Decor) -> list[int]:
    """Those of a decor in which anything is painted."""
    image = QImage(round(decor.rect.w), round(decor.rect.h), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    decor.paint(painter)
    painter.end()
    return [x for x in range(image.width()) if any(image.pixelColor(x, y).alpha() for y in range(image.height()))]


def test_the_looked_at_card_is_shown_to_its_player_only(seated: Seated) -> None:
    looked = position(deck=["queen"], piles=[{"seer": 1}, {}, {}], used=["seer"], peeked=True)
    faces: dict[int, str] = {}
    for me in (0, 1):
        table, _ = seated(looked, me=me)
        top = table.pieces["deck/top"].spot
        assert top is not None
        assert isinstance(top.face, CardFace)
        faces[me] = f"{top.face.art} {top.name} {top.hint} {table.about(top.face, 'deck')}"
    assert "queen" in faces[0]
    assert "queen" not in faces[1].lower()


def test_odds_are_shown_and_can_be_switched_off(seated: Seated) -> None:
    table, _ = seated(position(row=["judge"], value=5))
    assert "meter" in table.decor
    table.apply(Look(speed=0, odds=False))
    assert "meter" not in table.decor
    assert "%" not in table.desk.buttons["reveal"].face.line


@pytest.mark.parametrize(("row", "value", "discard"), [("alchemist", 7, []), ("jester", 3, ["seer", "king", "general"])])
def test_the_bar_and_the_button_name_one_risk(seated: Seated, row: str, value: int, discard: list[str]) -> None:
    """Also where the bar's parts, to add up to 100, are rounded otherwise than the chance alone would be."""
    table, _ = seated(position(row=[row], value=value, discard=["end", *discard]))
    bar = table.decor["meter"].decor
    assert bar is not None
    told = re.findall(r"(\d+)\W?%", table.desk.buttons["reveal"].face.line)
    assert len(told) == 1
    assert f"bust {told[0]}\N{NO-BREAK SPACE}%" in bar.name


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_seat_has_its_panel_and_points(seated: Seated, players: int) -> None:
    table, _ = seated(position(players, piles=[{"king": 2}, *({"judge": 2, "seer": 1} for _ in range(players - 1))]))
    names = [table.decor[f"panel/{seat}"].decor for seat in range(players)]
    assert all(decor is not None for decor in names)
    said = [decor.name for decor in names if decor is not None]
    assert said[0].startswith("Olena")
    assert "9" in said[0]
    assert all("5" in words for words in said[1:])


def test_a_screen_reader_meets_cards_piles_and_buttons(seated: Seated) -> None:
    table, play = seated(COURTS)
    root = QAccessible.queryAccessibleInterface(table)
    children = [root.child(at) for at in range(root.childCount())]
    said = {child.text(QAccessible.Text.Name): child for child in children}
    kings = [child for name, child in said.items() if name.startswith("King") and "2" in name]
    assert len(kings) == 1
    assert "Reveal a card" in said
    assert said["Take the row"].role() == QAccessible.Role.Button
    deck = next(child for name, child in said.items() if name.startswith("Deck") and child.role() == QAccessible.Role.Button)
    inside = table.rect()
    assert inside.contains(table.mapFromGlobal(deck.rect().center()))
    assert root.indexOfChild(deck) >= 0
    assert deck.parent() is not None
    action = deck.actionInterface()
    assert action is not None
    action.doAction("Press")
    assert [action for _, action in play.played] == ["reveal"]


def test_the_card_that_a_swap_takes_is_explained(seated: Seated) -> None:
    """5.2: it lies in the middle while the other one makes room for the row."""
    court = dict.fromkeys(("general", "seer", "jester", "assassin", "judge", "king", "queen"), 1)
    asked: dict[str, Any] = {"phase": "drop", "piles": [court, {}, {}]}
    table, _ = seated(position(**asked, turn=1, pending={"seat": 0, "count": 2, "taken": "king"}))
    caption = table.decor["caption/row"].decor
    assert "held" in table.pieces
    assert caption is not None
    assert caption.name == "Owl takes the King in exchange for the row"
    table, _ = seated(position(**asked, pending={"seat": 0, "count": 2, "taken": None}))
    caption = table.decor["caption/row"].decor
    assert caption is not None
    assert caption.name.startswith("Revealed row")


def test_the_cards_of_a_swap_lie_in_the_chronicle_as_the_sentence_has_them(seated: Seated) -> None:
    table, _ = seated(COURTS)
    line = table.line(Event("swapped", {"seat": 0, "victim": 1, "cards": ["seer", "judge"], "card": "king"}))
    assert line is not None
    places = [line.text.index(card) for card in ("Seer", "Judge", "King")]
    assert places == sorted(places)
    assert line.chips == (ChipFace(2), ChipFace(5), ChipFace(9))


def test_words_change_with_the_language(seated: Seated) -> None:
    table, play = seated(COURTS, language="uk")
    play.words = Play(COURTS, language="en").words
    table.retranslate()
    said = [decor.decor.name for decor in table.decor.values() if decor.decor is not None]
    said += [text for piece in table.pieces.values() if piece.spot is not None for text in (piece.spot.name, piece.spot.hint)]
    said += [shown.text() for shown in table.desk.buttons.values()]
    assert not [text for text in said if any("а" <= letter <= "я" for letter in text.lower())]
