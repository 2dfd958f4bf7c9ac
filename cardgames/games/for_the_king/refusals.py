"""Why an action is refused. Whether it is, `legal` alone decides; this only finds the words."""

from __future__ import annotations

from cardgames.engine.events import Value
from cardgames.engine.refusal import Refusal
from cardgames.games.for_the_king.cards import GOLD_1, HIGHEST_BID, KING, MOVES, NAMES, OFFICES, VALUE, in_play, removed
from cardgames.games.for_the_king.legal import due_deck, for_cards, legal, movable
from cardgames.games.for_the_king.state import BID, DISTRIBUTE, FIRST, LOSE, OVER, PAY, PICK, REIGN, SHUFFLE, State
from cardgames.games.for_the_king.text import (
    ACTIONS,
    BEGIN,
    DROP,
    FAVOR,
    LOST,
    MIDDLE,
    MOVE,
    OWN,
    PASS,
    RAISE_BID,
    REFUSE,
    SPEND,
    STEPS,
    TAKE,
    coins,
    parse_shuffle,
)

EXPECTED = {  # by phase: the verbs of its actions, and what to say of all others
    FIRST: ((BEGIN,), "2.3", "now-first"),
    DISTRIBUTE: ((OWN, MIDDLE, FAVOR), "3.1", "now-place"),
    PICK: ((TAKE,), "3.3", "now-pick"),
    REIGN: ((MOVE,), "4.1", "now-move"),
    BID: ((RAISE_BID, PASS), "5.2", "now-bid"),
    PAY: ((SPEND, DROP, REFUSE), "5.5", "now-pay"),
    LOSE: ((LOST,), "5.7", "now-lose"),
}


def refusal(state: State, action: str) -> Refusal | None:
    """None if the action is possible now, else a rule that forbids it."""
    if state.phase == SHUFFLE:
        return None if due_deck(state, action) is not None else _explain_shuffle(state, action)
    return None if action in legal(state) else _explain(state, action)


def _no(rule: str, key: str, **params: Value) -> Refusal:
    return Refusal(rule, key, params)


def _explain_shuffle(state: State, action: str) -> Refusal:
    deck = parse_shuffle(action)
    if deck is None:
        return _no("7", "now-shuffle") if action in ACTIONS else _no("7", "not-an-action", text=action[:40])
    if state.favor:
        return _no("5.1", "shuffle-favor", count=len(state.favor))
    counts = in_play(state.players, state.king_cards)
    due = sum(counts) - removed(state.players, state.removed_at_five)
    if len(deck) != due:
        return _no("2.2", "shuffle-count", count=due)
    spare = next(card for card in deck if deck.count(card) > counts[card])
    return _no("2.2", "shuffle-card", card=NAMES[spare], count=counts[spare])


def _explain(state: State, action: str) -> Refusal:
    phase = state.phase
    if phase == OVER:
        return _no("5.10", "over")
    verbs, rule, key = EXPECTED[phase]
    if action not in ACTIONS:
        if parse_shuffle(action) is not None:
            return _no(rule, key)
        return _explain_spelling(state, action)
    verb, argument = ACTIONS[action]
    if verb not in verbs:
        return _no(rule, key)
    if phase == FIRST:
        return _no("7", "no-such-seat", seat=argument)
    if phase == DISTRIBUTE:
        full = {OWN: "own-full", MIDDLE: "middle-full", FAVOR: "favor-full"}
        return _no("3.1", full[verb], count=state.players - 1)
    if phase == PICK:
        return _no("3.3", "not-in-middle", card=NAMES[argument])
    if phase == REIGN:
        return _explain_move(state, argument)
    if phase == BID:
        return _no("5.2", "bid-higher", least=state.bid + 1) if state.bid < HIGHEST_BID else _no("5.2", "highest-bid")
    if phase == LOSE:
        return _no("5.7", "not-in-hand", card=NAMES[argument])
    return _explain_pay(state, verb, argument)


def _explain_spelling(state: State, action: str) -> Refusal:
    """A text that is no action at all; what was nearly one is told so."""
    verb, _, rest = action.partition(" ")
    if state.phase == BID and verb == "bid":
        return _no("5.2", "bid-range", most=HIGHEST_BID)
    offices = rest.split(",")
    if state.phase == REIGN and verb in ("raise", "lower") and all(office in OFFICES for office in offices):
        return _no("4.2", "board-order", count=MOVES[NAMES[state.king]][1])
    return _no("7", "not-an-action", text=action[:40])


def _explain_move(state: State, number: int) -> Refusal:
    step, chosen = STEPS[number]
    steps, count = MOVES[NAMES[state.king]]
    king = NAMES[state.king]
    if step not in steps:
        return _no("1.6", "only-raises" if step < 0 else "only-lowers", card=king)
    if chosen[-1] >= len(state.primary):
        return _no("1.1", "no-such-office", office=OFFICES[chosen[-1]])
    able = movable(state, step)
    for office in chosen:
        if office not in able:
            return _no("4.1", "at-six" if step > 0 else "at-one", office=OFFICES[office])
    # Only the number of offices is left: one for a card of two where two can move, or two for a card of one.
    return _no("4.2", "two-offices", card=king) if count == 2 else _no("1.6", "one-office", card=king)


def _explain_pay(state: State, verb: int, argument: int) -> Refusal:
    if verb == REFUSE:
        return _no("5.6", "refuse-late") if state.may_refuse else _no("5.6", "must-pay")
    if verb != (DROP if for_cards(state) else SPEND):
        return _no("7", "pay-cards" if for_cards(state) else "pay-gold", card=NAMES[state.card])
    hand = state.hands[state.turn]
    if verb == DROP:
        return _no("5.5", "king-in-hand" if argument >= KING else "not-in-hand", card=NAMES[argument])
    spent = coins(argument)
    for count, card in zip(spent, range(GOLD_1 + 2, GOLD_1 - 1, -1), strict=True):
        if count > hand.count(card):
            return _no("5.5", "too-few-coins", card=NAMES[card], count=hand.count(card))
    total = sum(count * value for count, value in zip(spent, (3, 2, 1), strict=True))
    if total < state.bid:
        return _no("5.5", "too-little", sum=total, bid=state.bid)
    least = min(VALUE[GOLD_1 + place] for place, count in enumerate(reversed(spent)) if count)
    return _no("5.5", "card-too-much", sum=total, bid=state.bid, value=least)
