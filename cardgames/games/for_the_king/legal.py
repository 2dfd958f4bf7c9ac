"""What is possible now, and the questions about a position that it takes to know. The numbers are those of the rules."""

from __future__ import annotations

from itertools import combinations

from cardgames.games.for_the_king.cards import GOLD_1, KING, MOVES, NAMES, TILES, in_play, removed
from cardgames.games.for_the_king.state import BID, DISTRIBUTE, FIRST, LOSE, NOBODY, PAY, PICK, REIGN, State
from cardgames.games.for_the_king.text import (
    BEGINS,
    BIDS,
    DROPS,
    LOSES,
    PAYS,
    PICKS,
    PLACES,
    STEP_TEXTS,
    parse_shuffle,
    payment,
)


# ---------------------------------------------------------------------------------------------------- what holds now
def for_cards(state: State) -> bool:
    """5.4: a Gold card is on offer, so a bid is a number of cards from hand."""
    return GOLD_1 <= state.card < KING


def gold(hand: list[int]) -> int:
    """The value of the Gold cards of a hand."""
    return hand.count(GOLD_1) + 2 * hand.count(GOLD_1 + 1) + 3 * hand.count(GOLD_1 + 2)


def means(state: State, seat: int) -> int:
    """5.4: the highest bid on the card on offer that a seat can pay."""
    hand = state.hands[seat]
    return len(hand) if for_cards(state) else gold(hand)


def can_pay(state: State) -> bool:
    """5.4: the last bidder has what his bid means, less the cards that he has discarded for it already."""
    hand = state.hands[state.bidder]
    return len(hand) >= state.bid - state.paid if for_cards(state) else gold(hand) >= state.bid


def next_bidder(state: State, after: int) -> int:
    """5.2, 5.3, 5.7: the first seat clockwise from the one behind `after` that is still to be asked, NOBODY if none is."""
    out = state.passed | state.excluded
    if state.bidder != NOBODY:
        out |= 1 << state.bidder
    for seat in range(after + 1, after + 1 + state.players):
        seat %= state.players
        if not out >> seat & 1:
            return seat
    return NOBODY


def movable(state: State, step: int) -> list[int]:
    """4.1: the offices whose primary duty can make this step."""
    return [office for office, value in enumerate(state.primary) if value + step in TILES]


def can_move(state: State, king: int) -> bool:
    """4.1: some office can move as the King card says."""
    return any(movable(state, step) for step in MOVES[NAMES[king]][0])


def cards_due(state: State) -> list[int]:
    """The cards that a shuffle draws from, by number: all that 2.2 leaves for the first one, then the favor deck."""
    if state.favor:
        return sorted(state.favor)
    return [card for card, count in enumerate(in_play(state.players, state.king_cards)) for _ in range(count)]


def due_deck(state: State, action: str) -> list[int] | None:
    """The deck, top first, of a shuffle that is possible now (2.2, 5.1); None for any other text."""
    deck = parse_shuffle(action)
    if deck is None:
        return None
    if state.favor:
        return deck if sorted(deck) == sorted(state.favor) else None
    counts = in_play(state.players, state.king_cards)
    if len(deck) != sum(counts) - removed(state.players, state.removed_at_five):
        return None
    return deck if all(deck.count(card) <= counts[card] for card in set(deck)) else None


# ---------------------------------------------------------------------------------------------------- what is possible
def legal(state: State) -> list[str]:
    """Every action that is possible now. Empty for a shuffle and when it is over."""
    phase = state.phase
    if phase == BID:
        return BIDS[state.bid :]
    if phase == DISTRIBUTE:
        return PLACES[not state.own, state.centre < state.players - 1, not state.favored][:]
    if phase == PICK:
        return [PICKS[card] for card in dict.fromkeys(state.middle)]
    if phase == PAY:
        hand = state.hands[state.turn]
        actions = [DROPS[card] for card in dict.fromkeys(hand)] if for_cards(state) else payments(hand, state.bid)
        if state.may_refuse and not state.paid:
            actions.append("refuse")
        return actions
    if phase == LOSE:
        return [LOSES[card] for card in dict.fromkeys(state.hands[state.bidder])]
    if phase == REIGN:
        return _moves(state)
    return BEGINS[: state.players] if phase == FIRST else []


def payments(hand: list[int], bid: int) -> list[str]:
    """5.5: every payment from this hand that makes up the bid and from which no card could be left out."""
    most_ones, most_twos, most_threes = (hand.count(card) for card in range(GOLD_1, KING))
    found = []
    for threes in range(min(most_threes, (bid + 2) // 3) + 1):
        for twos in range(min(most_twos, max(0, bid - 3 * threes + 1) // 2) + 1):
            # The bounds keep what is too much below the least card paid; ones are paid to make the exact sum only.
            ones = max(0, bid - 3 * threes - 2 * twos)
            if ones <= most_ones:
                found.append(PAYS[payment(threes, twos, ones)])
    return found


def _moves(state: State) -> list[str]:
    """4.1, 4.2: what the King card can be told to do."""
    steps, count = MOVES[NAMES[state.king]]
    actions = []
    for step in steps:
        offices = movable(state, step)
        if offices:
            actions += [STEP_TEXTS[step, chosen] for chosen in combinations(offices, min(count, len(offices)))]
    return actions
