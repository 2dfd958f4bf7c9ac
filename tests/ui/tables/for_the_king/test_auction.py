"""The second phase on the table: bidding and paying, by mouse, by keys and by typing."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.tables.for_the_king.playing import LEFT, Seated, bidding, click, done, focus, let, paying, press, push, spot
from ui.tables.for_the_king.faces import CoinFace, PassFace
from ui.tables.for_the_king.table import KingTable

RAISED = {"bid": 3, "bidder": 2, "first": 2}


def said(table: KingTable, key: str) -> str:
    decor = table.decor[key].decor
    assert decor is not None
    return decor.name


def chosen(table: KingTable) -> list[str]:
    """The cards that are raised out of the hand."""
    return sorted(key.split("/")[1] for key in table.pieces if key.startswith("hand/") and spot(table, key).ring == "picked")


# ---------------------------------------------------------------------------------------------------- bidding
def by_steps(table: KingTable) -> None:
    push(table, "more")
    push(table, "more")
    push(table, "less")
    push(table, "bid")


def by_the_ladder(table: KingTable) -> None:
    click(table, "bid/5")
    click(table, "bid/5")


def by_typing(table: KingTable) -> None:
    press(table, "5")
    assert table.controls.amount.hasFocus()
    press(table.controls.amount, Qt.Key.Key_Return)


def by_typing_and_a_button(table: KingTable) -> None:
    QTest.mouseClick(table.controls.amount, LEFT)
    QTest.keyClicks(table.controls.amount, "5")
    push(table, "bid")


def by_arrows_in_the_field(table: KingTable) -> None:
    table.controls.amount.setFocus()
    press(table.controls.amount, Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Enter)


@pytest.mark.parametrize("way", [by_steps, by_the_ladder, by_typing, by_typing_and_a_button, by_arrows_in_the_field])
def test_a_bid_of_five(seated: Seated, way: Any) -> None:
    table, play = seated(bidding(deal=RAISED))
    way(table)
    assert done(play) == ["bid 5"]


def test_after_a_typed_bid_the_table_has_the_focus(seated: Seated) -> None:
    table, play = seated(bidding(deal=RAISED))
    by_typing(table)
    let(play, "bid 6", "pass")
    assert table.hasFocus()
    press(table, Qt.Key.Key_Return)
    assert done(play) == ["bid 5", "bid 7"]


@pytest.mark.parametrize("way", ["button", "R", "К", Qt.Key.Key_F5])
def test_the_least_bid(seated: Seated, way: Any) -> None:
    table, play = seated(bidding(deal=RAISED))
    push(table, "next") if way == "button" else press(table, way)
    assert done(play) == ["bid 4"]


@pytest.mark.parametrize("way", ["button", "P", "З", Qt.Key.Key_F6])
def test_a_pass(seated: Seated, way: Any) -> None:
    table, play = seated(bidding(deal=RAISED))
    push(table, "pass") if way == "button" else press(table, way)
    assert done(play) == ["pass"]


def test_letters_and_blanks_typed_into_the_field_are_no_moves(seated: Seated) -> None:
    table, play = seated(bidding(deal=RAISED))
    table.controls.amount.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClicks(table.controls.amount, "7pr PR m")
    assert done(play) == []
    assert table.choice.amount == 7
    press(table.controls.amount, Qt.Key.Key_Escape)
    assert not table.controls.amount.hasFocus()
    press(table, Qt.Key.Key_Return)
    assert done(play) == ["bid 7"]


def test_the_wheel_changes_nothing(seated: Seated) -> None:
    table, play = seated(bidding(deal=RAISED))
    field = table.controls.amount
    field.setFocus()
    middle = QPointF(field.rect().center())
    wheel = QWheelEvent(
        middle,
        QPointF(field.mapToGlobal(field.rect().center())),
        QPoint(),
        QPoint(0, 240),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(field, wheel)
    assert (table.choice.amount, field.text(), done(play)) == (4, "4", [])


@pytest.mark.parametrize("typed", ["2", "3"])
def test_a_bid_that_is_too_low_says_so(seated: Seated, typed: str) -> None:
    table, play = seated(bidding(deal=RAISED))
    press(table, typed)
    press(table.controls.amount, Qt.Key.Key_Return)
    assert done(play) == []
    assert table.bubble.words.text() == table.words.say("refusal-bid-higher", least=4)
    assert table.bubble.rule == "5.2"
    press(table, "R")
    assert not table.bubble.isVisible()


def test_the_field_stays_within_the_rules(seated: Seated) -> None:
    table, _ = seated(bidding(deal={"bid": 98, "bidder": 2, "first": 2}))
    table.controls.amount.setFocus()
    press(table.controls.amount, Qt.Key.Key_Up, Qt.Key.Key_Up)
    assert (table.choice.amount, table.controls.amount.text()) == (99, "99")
    QTest.keyClicks(table.controls.amount, "0")
    assert table.choice.amount == 99


def test_a_bid_beyond_ones_means_is_called_a_bluff_and_possible(seated: Seated) -> None:
    table, play = seated(bidding(deal=RAISED))  # 7 gold
    table._bid_other(9)
    assert table.controls.buttons["bid"].face.line == table.words.say("action-bid-bluff", count=2)
    face = spot(table, "bid/8").face
    assert isinstance(face, CoinFace)
    assert face.look == "beyond"
    press(table, Qt.Key.Key_Return)
    assert done(play) == ["bid 9"]


def test_the_currency_and_ones_means_are_told(seated: Seated) -> None:
    table, _ = seated(bidding())
    assert table.words.say("auction-gold") in said(table, "ladder")
    assert "You have 7 gold" in said(table, "ladder")
    table, _ = seated(bidding("gold-3"))
    assert table.words.say("auction-cards") in said(table, "ladder")
    assert "You have 7 cards" in said(table, "ladder")


def test_bids_and_passes_of_all_seats(seated: Seated) -> None:
    table, play = seated(bidding(turn=1), me=0)
    let(play, "bid 2", "pass")
    coin, gone = spot(table, "mark/1"), spot(table, "mark/2")
    assert isinstance(coin.face, CoinFace)
    assert (coin.face.value, coin.face.look) == (2, "now")
    assert isinstance(gone.face, PassFace)
    assert "leads with 2" in said(table, "strip/1")
    assert "passed" in said(table, "strip/2")
    table.choose("bid 3")
    below = spot(table, "mark/1")
    assert below.face == CoinFace(2, "past", table.colours.name)
    table.reconcile(play.view())  # taken back, another language, gone on with: the bids are remembered from the record
    assert spot(table, "mark/1").face == below.face


# ---------------------------------------------------------------------------------------------------- paying
def test_the_best_payment_is_offered_and_paid(seated: Seated) -> None:
    table, play = seated(paying(5))
    assert chosen(table) == ["gold-2", "gold-3"]
    assert said(table, "bill") == f"3 + 2 = 5. {table.words.say('bill-exact')}"
    push(table, "pay")
    assert done(play) == ["pay 3,2"]


@pytest.mark.parametrize("bid", [1, 4, 7])
def test_the_best_payment_loses_the_least_with_the_fewest_cards(seated: Seated, bid: int) -> None:
    table, _ = seated(paying(bid))
    assert chosen(table) == {1: ["gold-1"], 4: ["gold-1", "gold-3"], 7: ["gold-1", "gold-1", "gold-2", "gold-3"]}[bid]


def test_what_is_lost_is_said(seated: Seated) -> None:
    table, play = seated(paying(2, hand=["gold-3", "gold-1"]))
    assert chosen(table) == ["gold-3"]
    assert said(table, "bill") == f"3. {table.words.say('bill-lost', count=1)}"
    press(table, Qt.Key.Key_Return)
    assert done(play) == ["pay 3"]


def test_another_payment_by_clicking(seated: Seated) -> None:
    table, play = seated(paying(5))
    for key in ("hand/gold-2/0", "hand/gold-1/0"):
        click(table, key, edge=True)
    assert chosen(table) == ["gold-1", "gold-3"]
    press(table, Qt.Key.Key_Return)
    assert done(play) == []
    assert table.bubble.words.text() == table.words.say("refusal-too-little", sum=4, bid=5)
    click(table, "hand/gold-1/1", edge=True)
    push(table, "pay")
    assert done(play) == ["pay 3,1,1"]


def test_a_card_that_is_not_needed_is_refused(seated: Seated) -> None:
    table, play = seated(paying(5))
    click(table, "hand/gold-1/0", edge=True)
    assert table.controls.buttons["pay"].face.off
    push(table, "pay")
    assert (done(play), table.bubble.rule) == ([], "5.5")
    press(table, "B", Qt.Key.Key_Return)
    assert done(play) == ["pay 3,2"]


def test_what_is_no_gold_says_so(seated: Seated) -> None:
    table, _ = seated(paying(5))
    click(table, "hand/military-A/0", edge=True)
    assert table.bubble.words.text() == table.words.say("refusal-pay-gold", card="architecture-A")
    assert chosen(table) == ["gold-2", "gold-3"]


def test_a_payment_by_keys_alone(seated: Seated) -> None:
    table, play = seated(paying(5))
    press(table, Qt.Key.Key_Escape)
    assert chosen(table) == []
    focus(table, "hand/gold-1/0")
    for _ in range(4):
        press(table, Qt.Key.Key_Space, Qt.Key.Key_Right)
    assert chosen(table) == ["gold-1", "gold-1", "gold-2", "gold-3"]
    focus(table, "hand/gold-2/0")
    press(table, Qt.Key.Key_Space)
    table.setFocus()
    table.scene().clearFocus()
    press(table, Qt.Key.Key_Return)
    assert done(play) == ["pay 3,1,1"]


def test_a_gold_card_is_paid_in_cards_chosen_together(seated: Seated) -> None:
    table, play = seated(paying(3, "gold-3"))
    for key in ("hand/gold-3/0", "hand/gold-2/0", "hand/diplomacy-A/0"):
        click(table, key, edge=True)
    assert chosen(table) == ["diplomacy-A", "gold-2", "gold-3"]
    push(table, "pay")
    QApplication.processEvents()
    QApplication.processEvents()
    QApplication.processEvents()
    assert done(play) == ["discard gold-3", "discard gold-2", "discard diplomacy-A"]
    assert "hand/gold-3/0" in table.pieces  # bought for them


def test_too_few_cards_are_not_given_up(seated: Seated) -> None:
    table, play = seated(paying(3, "gold-3"))
    press(table, Qt.Key.Key_Escape)
    click(table, "hand/gold-3/0", edge=True)
    press(table, Qt.Key.Key_Return)
    assert done(play) == []
    assert table.bubble.words.text() == table.words.say("prompt-pay-cards", count=3)


def test_refusing_is_offered_only_where_the_table_allows_it(seated: Seated) -> None:
    table, _ = seated(paying(5))
    assert not table.controls.buttons["refuse"].isVisible()
    options = {"king_cards": "mixed", "removed_at_five": 0, "may_refuse": True}
    table, play = seated(paying(5, options=options))
    push(table, "refuse")
    assert done(play) == ["refuse"]


# ---------------------------------------------------------------------------------------------------- default
def test_a_default_is_told_step_by_step(seated: Seated) -> None:
    table, play = seated(
        bidding(
            turn=2,
            deal={"bid": 12, "bidder": 1, "passed": [0], "first": 1},
        )
    )
    let(play, "pass")
    line = table.line(play.steps[-1].events[-1])
    assert line is not None
    assert line.text == "cannot pay 12 for Architecture 1·A: a random card is lost, and the others bid again, from 1"
    assert table.banner() == (1, "Owl: one card will be lost")
    assert "cannot pay" in said(table, "ladder")
    let(play, "lose gold-3")
    assert "out" in said(table, "strip/1")
    assert spot(table, "mark/1").face == PassFace(True, table.colours.name)
    assert "without Owl" in said(table, "ladder")
    let(play, "pass")
    assert table.banner() == (0, "Olena: the same card again. Bid or pass?")
    press(table, "R")
    assert done(play) == ["bid 1"]


def test_others_do_not_see_which_card_was_lost(seated: Seated) -> None:
    table, play = seated(bidding(turn=2, deal={"bid": 12, "bidder": 1, "passed": [0], "first": 1}))
    let(play, "pass")
    let(play, "lose gold-3")
    lines = [line.text for step in play.steps for event in step.events if (line := table.line(event)) is not None]
    assert any("loses a card at random" in text for text in lines)
    assert not any("Gold 3" in text for text in lines)


def test_the_owner_reads_which_card_he_lost(seated: Seated) -> None:
    """5.7: the log and the panel of the auction name it, for as long as the others bid for this card."""
    table, play = seated(bidding(turn=2, deal={"bid": 12, "bidder": 0, "passed": [1], "first": 1}))
    let(play, "pass")
    assert "You are out" not in said(table, "ladder")
    let(play, "lose military-B")
    line = table.line(next(event for event in play.steps[-1].events if event.name == "lost"))
    assert line is not None
    assert line.text == "loses Military 2·B at random · drawn by Owl"
    assert said(table, "ladder").endswith("You are out of this auction. Lost at random: Military 2·B.")
    let(play, "bid 1")
    assert said(table, "ladder").endswith("Lost at random: Military 2·B.")
    table.reconcile(play.view())
    assert said(table, "ladder").endswith("Lost at random: Military 2·B.")
    let(play, "pass", "pay 3")
    assert "Lost" not in said(table, "ladder")


def test_from_an_empty_hand_nothing_is_lost(seated: Seated) -> None:
    table, play = seated(bidding(hand=[], turn=2, deal={"bid": 12, "bidder": 0, "passed": [1], "first": 1}))
    let(play, "pass")
    assert said(table, "ladder").endswith("You are out of this auction.")
