"""The opponents of For the King (and Me). They see a view and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from cardgames.engine.bot import Bot, Budget, Choice
from cardgames.games.for_the_king.cards import CARD, GOLD_1, KING, OFFICES
from cardgames.games.for_the_king.estimate import Estimate
from cardgames.games.for_the_king.legal import gold

GOLD_CARDS = range(GOLD_1, KING)
ON_OFFER = 0.3  # how much of what a card does in a hand it does on the favor deck: somebody buys it, and pays
DENY = 0.5  # how much of a rival's gain is worth preventing by buying oneself
BLUFF = 0.04  # how often a price is driven up without wanting the card


class Steward:
    """A sound house-keeper: knows what every card is worth to whom, keeps, gives and buys accordingly, and counts the coins."""

    def choose(self, view: dict[str, Any], seat: int, legal: Sequence[str], rng: Random, budget: Budget | None = None) -> Choice:
        return Choice(legal[0] if len(legal) == 1 else _action(view, legal, rng))


def _action(view: dict[str, Any], legal: Sequence[str], rng: Random) -> str:
    estimate = Estimate(view)
    phase = view["phase"]
    if phase == "distribute":
        return _place(view, estimate, legal)
    if phase == "pick":
        return max(legal, key=lambda action: estimate.card(CARD[action.removeprefix("pick ")]))
    if phase == "king":
        return max(legal, key=lambda action: _moved(estimate, action))
    if phase == "bid":
        return _bid(view, estimate, rng)
    return max(legal, key=lambda action: _paid(view, estimate, action))


# ---------------------------------------------------------------------------------------------------- first phase
def _place(view: dict[str, Any], estimate: Estimate, legal: Sequence[str]) -> str:
    """Keep, give or auction: each place is filled by the card that gains most by it, among those that may still come (3.1)."""
    own, middle, favor = _worths(estimate, CARD[view["top"]])
    coming = [(_worths(estimate, card), count) for card, count in enumerate(estimate.pool) if count]
    placed = view["placed"]
    draws = view["players"] - placed["own"] - placed["middle"] - placed["favor"]  # still to come this turn after this card
    kept = [(own - (middle + favor) / 2, count) for (own, middle, favor), count in coming]
    if "own" in legal and own - (middle + favor) / 2 >= _worth_waiting(kept, draws):
        return "own"
    if "favor" not in legal or "middle" not in legal:
        return next(place for place in ("middle", "favor", "own") if place in legal)
    sold = [(favor - middle, count) for (_, middle, favor), count in coming]
    return "favor" if favor - middle >= _worth_waiting(sold, draws - ("own" in legal)) else "middle"


def _worths(estimate: Estimate, card: int) -> tuple[float, float, float]:
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
    word, _, names = action.partition(" ")
    return estimate.move(1 if word == "raise" else -1, [OFFICES.index(name) for name in names.split(",")])


# ---------------------------------------------------------------------------------------------------- second phase
def _bid(view: dict[str, Any], estimate: Estimate, rng: Random) -> str:
    """The next higher bid, while the card is worth its price and one has it."""
    auction = view["auction"]
    price = auction["bid"] + 1
    raised = f"bid {price}"
    cost = _price(estimate, auction["card"], price)
    if cost is None:
        return "pass"
    card = CARD[auction["card"]]
    rivals = [seat for seat in range(estimate.players) if seat != estimate.seat and seat not in auction["excluded"]]
    threat = max((-estimate.card(card, seat) for seat in rivals), default=0.0)
    denied = 0.0 if card in GOLD_CARDS else DENY * threat
    if estimate.card(card) + denied > cost:
        return raised
    others = [seat for seat in rivals if seat not in auction["passed"]]
    tempting = others and auction["bidder"] is not None and threat > estimate.card(card) and price <= 3
    return raised if tempting and rng.random() < BLUFF else "pass"


def _price(estimate: Estimate, name: str, price: int) -> float | None:
    """What paying this bid would cost: the least useful cards for a Gold card, else gold. None: it cannot be paid (5.4)."""
    if CARD[name] in GOLD_CARDS:
        losses = sorted(estimate.keep(card) for card in estimate.hand)
        return sum(losses[:price]) if price <= len(losses) else None
    return estimate.coin * price if price <= gold(estimate.hand) else None


def _paid(view: dict[str, Any], estimate: Estimate, action: str) -> float:
    """How good a way to pay is: what is needed least goes, without change lost, and in few cards."""
    verb, _, rest = action.partition(" ")
    if verb == "discard":
        return -estimate.keep(CARD[rest])
    if verb == "refuse":
        average = sum(estimate.keep(card) for card in estimate.hand) / len(estimate.hand)
        return -estimate.card(CARD[view["auction"]["card"]]) - average
    coins = [int(coin) for coin in rest.split(",")]
    return -(estimate.coin + 0.001) * sum(coins) - 0.0001 * len(coins)


BOTS: Mapping[str, Bot] = {"steward": Steward()}
