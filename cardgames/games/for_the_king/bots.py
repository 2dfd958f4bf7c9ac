"""The steward: an opponent that sees a view and nothing else, and the rule by which others play in the play-outs of a search."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from cardgames.engine.bot import Bot, Budget, Choice
from cardgames.games.for_the_king.estimate import Estimate
from cardgames.games.for_the_king.legal import for_cards, gold
from cardgames.games.for_the_king.sight import determinize
from cardgames.games.for_the_king.state import BID, DISTRIBUTE, NOBODY, PICK, REIGN, State
from cardgames.games.for_the_king.text import ACTIONS, BIDS, DROP, REFUSE, STEPS, coins, spent

ON_OFFER = 0.3  # how much of what a card does in a hand it does on the favor deck: somebody buys it, and pays
DENY = 0.5  # how much of a rival's gain is worth preventing by buying oneself
BLUFF = 0.04  # how often a price is driven up without wanting the card


class Steward:
    """A sound house-keeper: knows what every card is worth to whom, keeps, gives and buys accordingly, and counts the coins."""

    def choose(self, view: dict[str, Any], seat: int, legal: Sequence[str], rng: Random, budget: Budget | None = None) -> Choice:
        return Choice(legal[0] if len(legal) == 1 else steward(determinize(view, rng), legal, rng))


def steward(state: State, legal: Sequence[str], rng: Random | None = None) -> str:
    """What the steward does on the seat that decides. Only what this seat may know counts; without `rng` he never bluffs."""
    estimate = Estimate(state, state.turn)
    phase = state.phase
    if phase == DISTRIBUTE:
        return _place(state, estimate, legal)
    if phase == PICK:
        return max(legal, key=lambda action: estimate.card(ACTIONS[action][1]))
    if phase == REIGN:
        return max(legal, key=lambda action: _moved(estimate, action))
    if phase == BID:
        return _bid(state, estimate, rng)
    return max(legal, key=lambda action: _paid(state, estimate, action))


# ---------------------------------------------------------------------------------------------------- first phase
def _place(state: State, estimate: Estimate, legal: Sequence[str]) -> str:
    """Keep, give or auction: each place is filled by the card that gains most by it, among those that may still come (3.1)."""
    own, middle, favor = worths(estimate, state.deck[-1])
    coming = [(worths(estimate, card), count) for card, count in estimate.coming]
    draws = state.players - state.own - state.centre - state.favored  # still to come this turn after this card
    kept = [(own - (middle + favor) / 2, count) for (own, middle, favor), count in coming]
    if "own" in legal and own - (middle + favor) / 2 >= _worth_waiting(kept, draws):
        return "own"
    if "favor" not in legal or "middle" not in legal:
        return next(place for place in ("middle", "favor", "own") if place in legal)
    sold = [(favor - middle, count) for (_, middle, favor), count in coming]
    return "favor" if favor - middle >= _worth_waiting(sold, draws - ("own" in legal)) else "middle"


def worths(estimate: Estimate, card: int) -> tuple[float, float, float]:
    """The worth of a card in each place: own, middle, favor deck."""
    own = estimate.card(card)
    rivals = [seat for seat in range(estimate.players) if seat != estimate.seat]
    middle = sum(estimate.card(card, seat) for seat in rivals) / len(rivals)
    return own, middle, ON_OFFER * (own + middle * len(rivals)) / estimate.players


def _worth_waiting(chances: list[tuple[float, int]], draws: int) -> float:
    """What the best of so many more draws may be expected to bring when one stops at the right one."""
    if draws <= 0 or not chances:
        return float("-inf")
    total = sum(count for _, count in chances)
    expected = sum(value * count for value, count in chances) / total
    for _ in range(draws - 1):
        expected = sum(max(value, expected) * count for value, count in chances) / total
    return expected


# ---------------------------------------------------------------------------------------------------- King cards
def _moved(estimate: Estimate, action: str) -> float:
    step, offices = STEPS[ACTIONS[action][1]]
    return estimate.move(step, list(offices))


# ---------------------------------------------------------------------------------------------------- second phase
def _bid(state: State, estimate: Estimate, rng: Random | None) -> str:
    """The next higher bid, while the card is worth its price and one has it."""
    card, price = state.card, state.bid + 1
    cost = _price(state, estimate, price)
    if cost is None:
        return "pass"
    rivals = [seat for seat in range(state.players) if seat != estimate.seat and not state.excluded >> seat & 1]
    threat = max([-estimate.card(card, seat) for seat in rivals], default=0.0)
    denied = 0.0 if for_cards(state) else DENY * threat
    worth = estimate.card(card)
    if worth + denied > cost:
        return BIDS[state.bid]
    others = [seat for seat in rivals if not state.passed >> seat & 1]
    tempting = others and state.bidder != NOBODY and threat > worth and price <= 3
    return BIDS[state.bid] if rng and tempting and rng.random() < BLUFF else "pass"


def _price(state: State, estimate: Estimate, price: int) -> float | None:
    """What paying this bid would cost: the least useful cards for a Gold card, else gold. None: it cannot be paid (5.4)."""
    if for_cards(state):
        losses = sorted([estimate.keep(card) for card in estimate.hand])
        return sum(losses[:price]) if price <= len(losses) else None
    return estimate.coin * price if price <= gold(estimate.hand) else None


def _paid(state: State, estimate: Estimate, action: str) -> float:
    """How good a way to pay is: what is needed least goes, without change lost, and in few cards."""
    verb, argument = ACTIONS[action]
    if verb == DROP:
        return -estimate.keep(argument)
    if verb == REFUSE:
        average = sum([estimate.keep(card) for card in estimate.hand]) / len(estimate.hand)
        return -estimate.card(state.card) - average
    return -(estimate.coin + 0.001) * spent(argument) - 0.0001 * sum(coins(argument))


BOTS: Mapping[str, Bot] = {"steward": Steward()}
