"""What the others are likely to hold: they keep what they can use, part with what they cannot, and can pay what they bid."""

from __future__ import annotations

from math import exp
from random import Random

from cardgames.engine.chance import shuffled
from cardgames.games.for_the_king.bots import worths
from cardgames.games.for_the_king.cards import GOLD_1, KING
from cardgames.games.for_the_king.estimate import Estimate, unseen
from cardgames.games.for_the_king.legal import can_pay, for_cards
from cardgames.games.for_the_king.state import BID, DISTRIBUTE, State

# Found by comparing with the true hands in games of the network against stewards: their gold, and their sums in the offices.
OFFERED = 4  # times that another card is offered for each hidden government card
PARTED = 2  # times that a card of the hand is offered for one that has left it
SHARPNESS = 0.02  # points by which a card is better and is preferred e times as often for it

Place = tuple[list[int], int]  # a pile and the place in it


def arrange(state: State, seat: int, rng: Random) -> None:
    """Changes what `seat` cannot see, dealt at random, for what is likely, its view staying the same.

    Others hold cards that they would rather have kept (3.1), have discarded those of the least use face down (5.5; the few that
    were lost by 5.7 are taken for such), and can pay what they have bid (5.4).
    """
    places = _places(state, seat)
    government = [(pile, at) for pile, at in places if pile[at] < GOLD_1]
    bidder = state.bidder
    for rival in range(state.players):
        if rival == seat:
            continue
        estimate = Estimate(state, rival)
        _keep(state, rival, estimate, government, rng)
        if rival != bidder or state.phase == BID:  # else everybody has learnt what he can pay
            _part(state, rival, estimate, rng)
        if rival == bidder and state.phase == BID and not for_cards(state):
            gold = shuffled([(pile, at) for pile, at in places if pile[at] >= GOLD_1], rng)
            _afford(state, rival, sorted(gold, key=lambda place: -place[0][place[1]]))
        state.hands[rival].sort()


def _places(state: State, seat: int) -> list[Place]:
    """Where the cards lie that are in no hand and that the seat has not seen, King cards left out."""
    counts = unseen(state, seat)
    for rival in range(state.players):
        if rival != seat:
            for card in (*state.hands[rival], *state.face_down[rival]):
                counts[card] -= 1
    deck = len(state.deck) - (state.phase == DISTRIBUTE and seat == state.advisor)
    for card in (*state.deck[:deck], *state.favor):
        counts[card] -= 1
    aside = [card for card, count in enumerate(counts[:KING]) for _ in range(count)]
    places = [(aside, at) for at in range(len(aside))]
    places += [(state.deck, at) for at in range(deck) if state.deck[at] < KING]
    own = state.put[seat]
    return places + [(state.favor, at) for at, card in enumerate(state.favor) if card < KING and card not in own]


def _afford(state: State, bidder: int, gold: list[Place]) -> None:
    """Gives him Gold in place of hidden cards of his, the least of them first, until he can pay."""
    hand, seen = state.hands[bidder], state.known[bidder][:]
    hidden = []
    for at, card in enumerate(hand):
        if card in seen:
            seen.remove(card)
        else:
            hidden.append(at)
    hidden.sort(key=lambda at: max(hand[at], GOLD_1 - 1))
    for at, (pile, place) in zip(hidden, gold, strict=False):
        if can_pay(state) or pile[place] <= hand[at]:
            return
        _exchange(state, (hand, at), (pile, place))


def _keep(state: State, rival: int, estimate: Estimate, places: list[Place], rng: Random) -> None:
    hand, known = state.hands[rival], state.known[rival]
    mine = [at for at, card in enumerate(hand) if card < GOLD_1 and card not in known]
    taste: dict[int, float] = {}
    for at in mine * OFFERED if places else []:
        place = places[int(rng.random() * len(places))]
        kept, other = hand[at], place[0][place[1]]
        for card in kept, other:
            if card not in taste:
                keeping, giving, selling = worths(estimate, card)
                taste[card] = keeping - (giving + selling) / 2
        if rng.random() < _preferred(taste[other] - taste[kept]):
            _exchange(state, (hand, at), place)


def _part(state: State, rival: int, estimate: Estimate, rng: Random) -> None:
    hand, gone = state.hands[rival], state.face_down[rival]
    for at in [*range(len(gone))] * PARTED if hand else []:
        place = int(rng.random() * len(hand))
        if rng.random() < _preferred(estimate.card(gone[at]) - estimate.keep(hand[place])):
            gone[at], hand[place] = hand[place], gone[at]


def _exchange(state: State, held: Place, place: Place) -> None:
    (hand, at), (pile, where) = held, place
    hand[at], pile[where] = pile[where], hand[at]
    if pile is state.favor:
        for put in state.put:
            if hand[at] in put:  # somebody else's: the seat's own cards are not exchanged
                put[put.index(hand[at])] = pile[where]
                break


def _preferred(gap: float) -> float:
    """How often a card is preferred that is better by so many points."""
    return 1 / (1 + exp(max(-30.0, min(30.0, -gap / SHARPNESS))))
