"""Why an action is refused. Whether it is, `rules.legal` alone decides; this only finds the words."""

from __future__ import annotations

from cardgames.engine.events import Value
from cardgames.engine.refusal import Refusal
from cardgames.games.behind_the_throne.cards import (
    ALCHEMIST,
    JUDGE,
    KING,
    MINSTREL,
    NAMES,
    QUEEN,
    ROW_LIMIT,
    SEER,
)
from cardgames.games.behind_the_throne.rules import available, due_deck, gap, legal, may_look
from cardgames.games.behind_the_throne.state import DROP, FIRST, KINDS, OVER, SHUFFLE, State
from cardgames.games.behind_the_throne.text import (
    ACTIONS,
    BEGIN,
    BUST,
    DESTROY,
    DROPPED,
    JUDGED,
    POWER,
    REVEAL,
    TAKE,
    kinds_of,
    parse_shuffle,
)


def refusal(state: State, action: str) -> Refusal | None:
    """None if the action is possible now, else a rule that forbids it."""
    if state.phase == SHUFFLE:
        return None if due_deck(state, action) is not None else _explain(state, action)
    return None if action in legal(state) else _explain(state, action)


def _no(rule: str, key: str, **params: Value) -> Refusal:
    return Refusal(rule, key, params)


def _explain(state: State, action: str) -> Refusal:
    shuffle = parse_shuffle(action) is not None
    if action not in ACTIONS and not shuffle:
        return _no("10", "not-an-action", text=action[:40])
    if state.phase == OVER:
        return _no("9.2", "over")
    if state.phase == SHUFFLE:
        return _no("2.2", "wrong-cards") if shuffle else _no("10", "not-now")
    if shuffle:
        return _no("10", "chance-only")
    verb, first, second = ACTIONS[action]
    if state.phase == FIRST:
        return _no("2.3", "not-a-player", seat=first) if verb == BEGIN else _no("10", "not-now")
    if verb == BEGIN:
        return _no("10", "chance-only")
    if state.phase == DROP:
        return _explain_drop(state, verb, first, second)
    if verb == DROPPED:
        return _no("6.2", "nothing-to-drop")
    if verb == REVEAL:
        return _no("3.4", "in-danger-reveal") if gap(state) > 0 else _no("3.1", "row-full")
    if verb == BUST:
        return _no("3.4", "not-in-danger")
    if verb in (POWER, JUDGED):
        return _explain_power(state, first, second, verb == JUDGED)
    if first >= state.players:
        return _no("10", "no-such-seat", seat=first)
    if verb == DESTROY:
        return _explain_destroy(state, first, second)
    if not state.row:
        return _no("3.2", "reveal-first")
    if gap(state) > 0:
        return _no("5", "in-danger-stop")
    assert verb != TAKE, "a row out of danger can always be taken"
    return _explain_swap(state, first, second)


def _explain_drop(state: State, verb: int, mask: int, count: int) -> Refusal:
    if verb != DROPPED:
        return _no("6.2", "drop-first", seat=state.dropper)
    if count != state.excess:
        return _no("6.2", "drop-count", count=state.excess)
    missing = next(kind for kind in kinds_of(mask) if not state.piles[state.dropper * KINDS + kind])
    return _no("6.2", "drop-missing", card=NAMES[missing])


def _explain_power(state: State, kind: int, delta: int, judged: bool) -> Refusal:
    seat, name = state.turn, NAMES[kind]
    have = state.piles[seat * KINDS + kind]
    used = bool(state.used >> kind & 1)
    if judged:
        if state.used >> JUDGE & 1:
            return _no("4.6", "judge-used")
        if not available(state, seat, JUDGE):
            return _no("4.6", "judge-unavailable")
        if not have:
            return _no("4.6", "judge-no-pile", kind=name)
        if not used and available(state, seat, kind):
            return _no("4.6", "judge-upright", kind=name)
    else:
        if not have:
            return _no("4.1", "no-pile", kind=name)
        if used:
            return _no("4.2", "used", kind=name)
        if not available(state, seat, kind):
            most = max(state.piles[kind::KINDS])
            rival = state.piles[kind::KINDS].index(most)
            return _no("4.1", "outnumbered", kind=name, have=have, most=most, seat=rival)
    if kind == SEER:
        return _no("4.5", "looked-already") if not may_look(state) and state.peeked else _no("4.5", "row-full-look")
    if len(state.row) < 2:
        return _no("4.3", "first-card", kind=name)
    if state.destroyed:
        return _no("4.3", "after-destruction", kind=name)
    return _no("4.3", "only-in-danger" if delta < 0 else "only-when-lower", kind=name)


def _explain_destroy(state: State, victim: int, kind: int) -> Refusal:
    if gap(state) != 0:
        return _no("3.5", "not-equal")
    if state.destroyed:
        return _no("3.5", "already-destroyed")
    if not state.piles[victim * KINDS + kind]:
        return _no("3.5", "no-such-card", seat=victim, card=NAMES[kind])
    queens = state.piles[state.turn * KINDS + QUEEN]
    if len(state.row) <= queens:
        return _no("8.1", "queens", queens=queens, row=len(state.row))
    assert available(state, victim, ALCHEMIST)
    if state.protection == "immunity":
        return _no("7.3", "immune-destroy", seat=victim)
    return _no("7.2", "alchemist", seat=victim)


def _explain_swap(state: State, victim: int, kind: int) -> Refusal:
    if victim == state.turn:
        return _no("5.2", "swap-self")
    if len(state.row) == ROW_LIMIT and not state.swap_after_fifth:
        return _no("5.2", "after-fifth")
    kings = state.piles[state.turn * KINDS + KING]
    if len(state.row) < kings:
        return _no("8.2", "kings", kings=kings, row=len(state.row))
    if not any(held for seat, held in enumerate(state.held) if seat != state.turn):
        return _no("5.2", "swap-nobody")
    if not state.piles[victim * KINDS + kind]:
        return _no("5.2", "swap-no-card", seat=victim, card=NAMES[kind])
    assert available(state, victim, MINSTREL)
    if state.protection == "immunity":
        return _no("7.3", "immune-swap", seat=victim)
    return _no("7.1", "minstrel", seat=victim)
