"""Whether a position that was read is sound (rule 7): cards conserved, parts in agreement, play able to go on.

It need not be reachable, and `known` and `put` are not checked.
"""

from __future__ import annotations

from cardgames.engine.errors import BadPosition
from cardgames.games.for_the_king.cards import KING, NAMES, in_play, removed
from cardgames.games.for_the_king.legal import can_move, can_pay, for_cards
from cardgames.games.for_the_king.state import (
    BID,
    DISTRIBUTE,
    FIRST,
    LOSE,
    NO_CARD,
    NOBODY,
    PAY,
    PHASES,
    PICK,
    REIGN,
    SHUFFLE,
    State,
)


def require(sound: bool, message: str) -> None:
    """Raises BadPosition unless `sound`; the message begins with the part that is wrong."""
    if not sound:
        raise BadPosition(message)


def check(state: State) -> None:
    """Raises BadPosition with a message that names the part that is wrong."""
    phase = state.phase
    beginning = phase == FIRST or (phase == SHUFFLE and not state.favor)
    if beginning:
        _check_beginning(state)
    else:
        _check_counts(state)
    _check_kings(state)
    dealing = phase in (DISTRIBUTE, PICK) or (phase == REIGN and state.card == NO_CARD)
    if dealing:
        _check_turn(state)
    else:
        reset = not (state.own or state.centre or state.favored)
        require(reset, f"placed: nothing is placed in phase {PHASES[phase]!r}")
        require(not state.middle, f"middle: it is empty in phase {PHASES[phase]!r}")
        require(not state.deck, f"deck: it is empty in phase {PHASES[phase]!r}")
    if state.card != NO_CARD:
        _check_auction(state)
    else:
        require(dealing or phase == SHUFFLE or not state.favor, f"favor: it is empty in phase {PHASES[phase]!r}")


def _everywhere(state: State) -> list[int]:
    """All cards that lie anywhere, but for those put aside."""
    cards = [*state.deck, *state.middle, *state.favor, *state.discard]
    for piles in (state.hands, state.face_down):
        for pile in piles:
            cards += pile
    if state.king != NO_CARD:
        cards.append(state.king)
    elif state.card != NO_CARD:
        cards.append(state.card)
    return cards


def _check_beginning(state: State) -> None:
    require(not _everywhere(state), f"cards: none lies anywhere before the first shuffle (phase {PHASES[state.phase]!r})")


def _check_counts(state: State) -> None:
    """2.2: every card is somewhere, once."""
    cards = _everywhere(state)
    counts = in_play(state.players, state.king_cards)
    for card in set(cards):
        there = cards.count(card)
        require(there <= counts[card], f"cards: {there} of {NAMES[card]!r}, there must be no more than {counts[card]}")
    due = sum(counts) - removed(state.players, state.removed_at_five)
    require(len(cards) == due, f"cards: {len(cards)} in all, there must be {due}")


def _check_kings(state: State) -> None:
    """3.6, 5.8: a King card never lies in a hand, so it never leaves one either."""
    for part, piles in ("hands", state.hands), ("face_down", state.face_down):
        for seat, pile in enumerate(piles):
            require(all(card < KING for card in pile), f"{part}[{seat}]: a King card is discarded when it is gained (rule 3.6)")
    if state.phase == REIGN:
        require(state.king >= KING, f"king.card: {NAMES[state.king]!r} is no King card")
        require(can_move(state, state.king), "king: no office can move, so it is discarded without a question (rule 4.1)")


def _check_turn(state: State) -> None:
    """The first phase (3): places, middle, picks and deck fit."""
    opponents = state.players - 1
    filled = state.own + state.centre + state.favored
    full = filled == state.players + 1
    still_to_pick = (state.advisor - state.turn) % state.players  # 0: the advisor
    if state.phase == REIGN and state.turn != state.advisor:
        still_to_pick -= 1  # he has picked the King card
    if state.turn == state.advisor:
        require(state.phase != PICK, "turn: the advisor does not pick (rule 3.3)")
        require(len(state.middle) == state.centre, f"middle: {len(state.middle)} cards, placed.middle says {state.centre}")
        if state.phase == REIGN:
            require(state.own, "placed.own: the King card that the advisor carries out fills it (rule 3.6)")
        else:
            require(not full, "placed: all places are full, so the picks begin (rule 3.2)")
    else:
        require(state.phase != DISTRIBUTE, f"turn: it is seat {state.advisor}, the advisor, that places cards (rule 3.1)")
        require(full, f"placed: the picks begin when all places are full, {opponents} in the middle (rule 3.2)")
        lying = len(state.middle)
        require(lying == still_to_pick, f"middle: {lying} cards, {still_to_pick} have still to pick (rule 3.3)")
    require(bool(state.favor) or not state.favored, "placed.favor: nothing lies on the favor deck (rule 3.1)")
    size = state.players + 1
    left = len(state.deck) - (size - filled)
    require(left >= 0 and left % size == 0, f"deck: {len(state.deck)} cards do not come out even (rule 3.4)")


def _check_auction(state: State) -> None:
    """The second phase (5)."""
    everybody = (1 << state.players) - 1
    out = state.passed | state.excluded
    require(not state.passed & state.excluded, "auction.passed: the excluded are not asked, so they cannot pass (rule 5.7)")
    require((state.bid == 0) == (state.bidder == NOBODY), "auction.bidder: there is one exactly when there is a bid (rule 5.2)")
    bidding = state.bidder == NOBODY or not out >> state.bidder & 1
    require(bidding, "auction.bidder: he has neither passed nor been excluded (rules 5.2, 5.7)")
    if state.phase == BID:
        require(not out >> state.turn & 1, "turn: he has passed or been excluded (rules 5.2, 5.7)")
        require(state.turn != state.bidder, "turn: nobody outbids himself (rule 5.3)")
        require(state.paid == 0, "auction.paid: nothing is paid before the bidding ends (rule 5.3)")
        return
    require(state.bidder != NOBODY, "auction.bidder: somebody has won (rule 5.3)")
    others = everybody & ~(1 << state.bidder)
    require(out == others, "auction.passed: bidding ends when everybody else has passed (rule 5.3)")
    if state.phase == PAY:
        require(state.turn == state.bidder, f"turn: it is seat {state.bidder}, the last bidder, that pays (rule 5.5)")
        require(
            state.paid < state.bid and (for_cards(state) or not state.paid), f"auction.paid: {state.paid} cannot be (rule 5.5)"
        )
        require(can_pay(state), "auction.bid: who cannot pay is not asked (rule 5.7)")
        return
    require(state.paid == 0, "auction.paid: only cards discarded for a Gold card count (rule 5.5)")
    if state.phase == LOSE:
        require(bool(state.hands[state.bidder]), "hands: from an empty hand nothing is drawn (rule 5.7)")
        require(state.may_refuse or not can_pay(state), "auction.bid: who can pay must pay (rule 5.6)")
    else:
        require(state.turn == state.bidder, f"turn: it is seat {state.bidder}, the winner, that carries it out (rule 5.8)")
        require(state.card == state.king, "auction.card: it is the King card that is carried out (rule 5.8)")
