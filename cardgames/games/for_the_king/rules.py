"""What an action does (`legal` says which are possible). The numbers are those of the rules.

Events, with their parameters (seat: who did it; office, card, place: texts; cards: list of texts; all else numbers or truth
values; "secret ... for X": only X sees it, all others get null):

first(seat) · shuffled(pile "deck"|"favor", count) · advised(seat): becomes the advisor · drew(seat, left; secret card for seat) ·
kept(seat, card; the card secret for seat unless it is a King): put in `own` · offered(seat, card): put in the middle ·
favored(seat; secret card for seat): put on the favor deck · picked(seat, card) · gained(seat, card): a King card ·
moved(seat, office, step, primary, secondary|null, swapped): a duty; `swapped` with the secondary one (4.3) ·
idle(seat, card): a King card without effect (4.1) · turned(card, seat: bids first, left: cards under it) · bid(seat, bid) ·
passed(seat) · won(seat, card, bid): and can pay · refused(seat, card, bid) · defaulted(seat, card, bid) ·
lost(seat, drawer; secret card for seat) · reopened(card, seat: bids first) · paid(seat, cards, total, bid) ·
discarded(seat, paid, bid; secret card for seat): face down for a Gold card · took(seat, card): into the hand ·
unwanted(card) · showed(seat, cards): its hand at the end · ended().
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable

from cardgames.engine.events import Event
from cardgames.games.for_the_king.cards import GOLD_1, KING, NAMES, OFFICES, VALUE, secondary
from cardgames.games.for_the_king.legal import can_move, can_pay, due_deck, next_bidder
from cardgames.games.for_the_king.state import BID, DISTRIBUTE, LOSE, NO_CARD, NOBODY, OVER, PAY, PICK, REIGN, SHUFFLE, State
from cardgames.games.for_the_king.text import ACTIONS, STEPS, coins

Events = list[Event] | None


def play(state: State, action: str, events: Events = None) -> None:
    """Carries out an action that is possible, in place."""
    if state.phase == SHUFFLE:
        _shuffle(state, action, events)
        return
    verb, argument = ACTIONS[action]
    _CARRY_OUT[verb](state, argument, events)


def _begin(state: State, seat: int, events: Events) -> None:
    state.advisor = seat
    state.phase = SHUFFLE
    if events is not None:
        events.append(Event("first", {"seat": seat}))


def _shuffle(state: State, action: str, events: Events) -> None:
    deck = due_deck(state, action)
    assert deck is not None, "play() carries out possible actions only: ask refusal() first"
    deck.reverse()
    second = bool(state.favor)
    if events is not None:
        events.append(Event("shuffled", {"pile": "favor" if second else "deck", "count": len(deck)}))
    if second:
        state.favor = deck
        _turn_up(state, state.advisor + 1, events)
    else:
        state.deck = deck
        _advise(state, state.advisor, events)


# First phase (3)
def _advise(state: State, seat: int, events: Events) -> None:
    """3.1, 3.4: the deck comes to the advisor, and he draws."""
    state.advisor = state.turn = seat
    if events is not None:
        events.append(Event("advised", {"seat": seat}))
    _draw(state, events)


def _draw(state: State, events: Events) -> None:
    state.phase = DISTRIBUTE
    if events is not None:
        seen = {"seat": state.turn, "left": len(state.deck) - 1}
        events.append(Event("drew", seen, {"card": NAMES[state.deck[-1]]}, (state.turn,)))


def _place_own(state: State, _: int, events: Events) -> None:
    card = state.deck.pop()
    seat = state.turn
    state.own = True
    if card >= KING:
        if events is not None:
            events.append(Event("kept", {"seat": seat, "card": NAMES[card]}))
        _gain(state, card, events)
        return
    insort(state.hands[seat], card)
    if events is not None:
        events.append(Event("kept", {"seat": seat}, {"card": NAMES[card]}, (seat,)))
    _placed(state, events)


def _place_middle(state: State, _: int, events: Events) -> None:
    card = state.deck.pop()
    state.middle.append(card)
    state.centre += 1
    if events is not None:
        events.append(Event("offered", {"seat": state.turn, "card": NAMES[card]}))
    _placed(state, events)


def _place_favor(state: State, _: int, events: Events) -> None:
    card = state.deck.pop()
    seat = state.turn
    state.favor.append(card)
    state.put[seat].append(card)
    state.favored = True
    if events is not None:
        events.append(Event("favored", {"seat": seat}, {"card": NAMES[card]}, (seat,)))
    _placed(state, events)


def _placed(state: State, events: Events) -> None:
    """3.2: the next card, or the picks when all places are full."""
    if state.own and state.favored and state.centre == state.players - 1:
        state.phase = PICK
        state.turn = (state.advisor + 1) % state.players
    else:
        _draw(state, events)


def _pick(state: State, card: int, events: Events) -> None:
    seat = state.turn
    state.middle.remove(card)  # the oldest of equal ones
    if events is not None:
        events.append(Event("picked", {"seat": seat, "card": NAMES[card]}))
    if card >= KING:
        _gain(state, card, events)
    else:
        insort(state.hands[seat], card)
        state.known[seat].append(card)
        _picked(state, events)


def _picked(state: State, events: Events) -> None:
    """3.3, 3.4: the next one picks, or the deck passes to the left, or the favor deck is to be shuffled."""
    seat = (state.turn + 1) % state.players
    if seat != state.advisor:
        state.phase = PICK
        state.turn = seat
        return
    state.own = state.favored = False
    state.centre = 0
    if state.deck:
        _advise(state, (seat + 1) % state.players, events)
    else:
        state.phase = SHUFFLE
        state.turn = NOBODY


# King cards (4)
def _gain(state: State, king: int, events: Events) -> None:
    """3.6, 5.8: the one on turn gains a King card: he is asked, or it is discarded without effect."""
    if events is not None:
        events.append(Event("gained", {"seat": state.turn, "card": NAMES[king]}))
    if can_move(state, king):
        state.king = king
        state.phase = REIGN
        return
    state.discard.append(king)
    if events is not None:
        events.append(Event("idle", {"seat": state.turn, "card": NAMES[king]}))
    _go_on(state, events)


def _move(state: State, number: int, events: Events) -> None:
    step, chosen = STEPS[number]
    for office in chosen:
        before = state.primary[office]
        state.primary[office] = after = before + step
        if events is not None:
            lower = secondary(state.players, after)
            swapped = lower != secondary(state.players, before)
            tiles = {"step": step, "primary": after, "secondary": lower, "swapped": swapped}
            events.append(Event("moved", {"seat": state.turn, "office": OFFICES[office], **tiles}))
    state.discard.append(state.king)
    state.king = NO_CARD
    _go_on(state, events)


def _go_on(state: State, events: Events) -> None:
    """A King card has been carried out: back to where it was gained."""
    if state.card != NO_CARD:
        _turn_up(state, state.turn + 1, events)
    elif state.turn == state.advisor:
        _placed(state, events)
    else:
        _picked(state, events)


# Second phase (5)
def _turn_up(state: State, first: int, events: Events) -> None:
    """5.2, 5.10: the next round, or the end."""
    if not state.favor:
        state.phase = OVER
        state.turn = NOBODY
        state.card = NO_CARD
        if events is not None:
            for seat, hand in enumerate(state.hands):
                events.append(Event("showed", {"seat": seat, "cards": [NAMES[card] for card in hand]}))
            events.append(Event("ended"))
        return
    state.card = card = state.favor.pop()
    for cards in state.put:
        if card in cards:
            cards.remove(card)
    state.first = first % state.players
    state.excluded = 0
    _open_bidding(state, state.first)
    if events is not None:
        events.append(Event("turned", {"card": NAMES[card], "seat": state.turn, "left": len(state.favor)}))


def _open_bidding(state: State, seat: int) -> None:
    state.phase = BID
    state.turn = seat
    state.bid = state.passed = state.paid = 0
    state.bidder = NOBODY


def _bid(state: State, bid: int, events: Events) -> None:
    state.bid = bid
    state.bidder = state.turn
    if events is not None:
        events.append(Event("bid", {"seat": state.turn, "bid": bid}))
    _ask_next(state, events)


def _pass(state: State, _: int, events: Events) -> None:
    state.passed |= 1 << state.turn
    if events is not None:
        events.append(Event("passed", {"seat": state.turn}))
    _ask_next(state, events)


def _ask_next(state: State, events: Events) -> None:
    """5.3: the next bidder; or the last one has won; or nobody has bid."""
    seat = next_bidder(state, state.turn)
    if seat != NOBODY:
        state.turn = seat
    elif state.bidder == NOBODY:
        _unwanted(state, events)
    elif can_pay(state):
        state.phase = PAY
        state.turn = state.bidder
        if events is not None:
            events.append(Event("won", {"seat": state.turn, "card": NAMES[state.card], "bid": state.bid}))
    else:
        if events is not None:
            events.append(Event("defaulted", {"seat": state.bidder, "card": NAMES[state.card], "bid": state.bid}))
        _default(state, events)


def _unwanted(state: State, events: Events) -> None:
    """5.8, 5.9: nobody took it."""
    state.discard.append(state.card)
    if events is not None:
        events.append(Event("unwanted", {"card": NAMES[state.card]}))
    _turn_up(state, state.first + 1, events)


def _default(state: State, events: Events) -> None:
    """5.7: a card is lost, where there is one; then the defaulter is out of this round."""
    if state.hands[state.bidder]:
        state.phase = LOSE
        state.turn = NOBODY
    else:
        _exclude(state, events)


def _refuse(state: State, _: int, events: Events) -> None:
    if events is not None:
        events.append(Event("refused", {"seat": state.turn, "card": NAMES[state.card], "bid": state.bid}))
    _default(state, events)


def _lose(state: State, card: int, events: Events) -> None:
    seat = state.bidder
    state.hands[seat].remove(card)
    state.face_down[seat].append(card)  # it stays known: nobody has seen it leave
    if events is not None:
        drawer = (seat + 1) % state.players
        events.append(Event("lost", {"seat": seat, "drawer": drawer}, {"card": NAMES[card]}, (seat,)))
    _exclude(state, events)


def _exclude(state: State, events: Events) -> None:
    """5.7: the card is auctioned again among the others, from 1."""
    state.excluded |= 1 << state.bidder
    _open_bidding(state, NOBODY)
    seat = next_bidder(state, state.first - 1)
    if seat == NOBODY:
        _unwanted(state, events)
        return
    state.turn = seat
    if events is not None:
        events.append(Event("reopened", {"card": NAMES[state.card], "seat": seat}))


def _spend(state: State, code: int, events: Events) -> None:
    seat = state.turn
    hand, known = state.hands[seat], state.known[seat]
    threes, twos, ones = coins(code)
    spent = [GOLD_1 + 2] * threes + [GOLD_1 + 1] * twos + [GOLD_1] * ones
    for card in spent:
        hand.remove(card)
        if card in known:
            known.remove(card)
    state.discard += spent
    if events is not None:
        total = sum(VALUE[card] for card in spent)
        events.append(Event("paid", {"seat": seat, "cards": [NAMES[card] for card in spent], "total": total, "bid": state.bid}))
    _take(state, events)


def _drop(state: State, card: int, events: Events) -> None:
    seat = state.turn
    state.hands[seat].remove(card)
    state.face_down[seat].append(card)  # it stays known: nobody has seen it leave
    state.paid += 1
    if events is not None:
        progress = {"seat": seat, "paid": state.paid, "bid": state.bid}
        events.append(Event("discarded", progress, {"card": NAMES[card]}, (seat,)))
    if state.paid == state.bid:
        _take(state, events)


def _take(state: State, events: Events) -> None:
    """5.8: the winner takes the card; then the one to his left begins (5.9)."""
    seat, card = state.turn, state.card
    if card >= KING:
        _gain(state, card, events)
        return
    insort(state.hands[seat], card)
    state.known[seat].append(card)
    if events is not None:
        events.append(Event("took", {"seat": seat, "card": NAMES[card]}))
    _turn_up(state, seat + 1, events)


# In the order of the verbs in `text`.
_CARRY_OUT: tuple[Callable[[State, int, Events], None], ...] = (
    _begin,
    _place_own,
    _place_middle,
    _place_favor,
    _pick,
    _move,
    _bid,
    _pass,
    _spend,
    _drop,
    _refuse,
    _lose,
)
