"""The parts of a position as numbers for the value network, slot by slot. Computed once for each different part.

Offices carry the most: whom their duties are likely to fall to, drawn like in a lottery with a ticket of exp(sum / softness)
for each seat, the softer the more is still to come; and what a card of the office that lies there would change in that.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, sqrt

from cardgames.engine.insight import Part

OFFICE, PURSE, RIVAL, STAGE, OFFER = range(5)  # the slots
STEP = 9  # of a standing, for one point of the sum; below it, what the letter counts in ties (A: 8)
STAYS = 4  # steps in which it is told how much of what a rival is known to have got he must still have
OUT = -1  # the gold of a rival who cannot get the card on offer any more
ABOUT_OFFER = 8  # numbers about the card on offer, before the rivals' gold
SHARP, BLUNT = 0.45, 1.0  # softness for a point to come, two guesses: the network takes its own middle


def office(part: Part, players: int) -> list[float]:
    """(slot, primary, secondary, standing, sum that the rivals know, left in the pool, root of what is to come, own on the
    favor deck, standing and order of the middle, then of the card on offer value, letter, holder, may, others, bid, own gold,
    offers and each rival's gold, then of each rival standing, hidden, stays)"""
    _, primary, below, own, shown, left, coming, put, lying, order, value, letter, holder, may, others, bid, *rest = part
    gold, offers, *rest = rest
    purses, rest = rest[: players - 1], rest[players - 1 :]
    standings, hidden, stays = rest[::3], rest[1::3], rest[2::3]
    means = [own / STEP]
    means += [s / STEP * (0.5 + stay / STAYS / 2) + extra / 2 for s, extra, stay in zip(standings, hidden, stays, strict=True)]
    spread = sqrt(0.05 + coming * coming / 4 + sum(hidden) / 2)
    soft = BLUNT * spread
    sharp = points(means, primary, below, SHARP * spread)
    blunt = points(means, primary, below, soft)
    room = STEP * (left + put + value) + lying
    best = max(standings)
    given = [
        own / STEP / 8,
        (own // STEP - shown) / 6,
        primary / 4,
        below / 2,
        left / 12,
        coming / 6,
        put / 4,
        float(own > best),
        float(own > best + room),
        float(best > own + room),
    ]
    for seat, (s, extra) in enumerate(zip(standings, hidden, strict=True), 1):
        given += [sharp[seat] / 3, blunt[seat] / 3, _within((means[0] - means[seat]) / 4), s / STEP / 8, extra / 4]
    given += [sharp[0] / 3, blunt[0] / 3]

    def with_more(seat: int, more: float) -> list[float]:
        """What everybody's points change when a seat has more of the office."""
        then = points([mean + more * (at == seat) for at, mean in enumerate(means)], primary, below, soft)
        return [after - before for after, before in zip(then, blunt, strict=True)]

    given.append(with_more(0, 2)[0])
    given.append(min(with_more(seat, 2)[0] for seat in range(1, players)))
    if lying:
        gain = with_more(0, lying / STEP)[0]
        loss = sum(with_more(seat, lying / STEP)[0] for seat in range(1, players)) / (players - 1)
        given += [gain * (order == 1), gain * (order > 1), loss * (order != 1)]
    else:
        given += [0.0, 0.0, 0.0]
    if value:
        gain = with_more(0, max(own % STEP, letter) / STEP - own % STEP / STEP + value)[0]
        changes = [with_more(seat, value) for seat in range(1, players)]
        losses = [change[0] for change in changes]
        loss = losses[holder - 2] if holder > 1 else 0.0
        mine = holder == 1
        open_ = may and not mine
        given += [
            gain * mine,
            gain * open_,
            loss,
            min(losses) * (others > (holder > 1)),
            bid / 5 * mine,
            bid / 5 * open_,
            gain * mine * min(bid, 5) / 5,
            gain * open_ * min(bid, 5) / 5,
        ]
        limit = _limit(gain, gold, offers, players)
        able = [
            (_limit(change[seat], has, offers, players), has, change[seat])
            for seat, (has, change) in enumerate(zip(purses, changes, strict=True), 1)
            if has != OUT
        ]
        able.sort(key=lambda bidder: -bidder[0])
        highest, most, his = able[0] if able else (0.0, OUT, 0.0)
        second = able[1][0] if len(able) > 1 else 0.0
        given += [
            gold / 10,
            most / 10,
            offers / 15,
            float(gold > bid),
            float(most > bid),
            _within((limit - bid) / 4),
            _within((highest - bid) / 4),
            _within((second - bid) / 4),
            _within((limit - highest) / 4),
            his,
            mine * _within((highest - bid) / 4),
            open_ * _within((limit - bid) / 4),
            mine * (gold - bid) / 10,
            (purses[holder - 2] - bid) / 10 if holder > 1 else 0.0,
        ]
    else:
        given += [0.0] * 22
    return given


def purse(part: Part, players: int) -> list[float]:
    """(slot, ones, twos, threes, cards in hand, offers to come)"""
    _, ones, twos, threes, cards, offers = part
    gold = ones + 2 * twos + 3 * threes
    return [
        ones / 4,
        twos / 4,
        threes / 4,
        gold / 10,
        min(gold, 3) / 3,
        min(gold, 6) / 6,
        cards / 15,
        offers / 15,
        min(1.0, gold / (2 * offers + 1)),
        min(gold, offers) / 10,
        float(not offers),
    ]


def rival(part: Part, players: int) -> list[float]:
    """(slot, which, own gold, his known gold, his hidden gold, his cards, his hidden cards, offers, status, bid, for cards)"""
    _, number, own, known, more, cards, hidden, offers, status, bid, for_cards = part
    gold = known + more
    status_in, status_bidder = status == 1, status == 2
    means = cards if for_cards else gold
    able = status_in and means > bid
    sure = status_in and (cards if for_cards else known) > bid
    return [
        *(float(number == at) for at in range(players - 1)),
        known / 10,
        more / 8,
        gold / 10,
        min(gold, 4) / 4,
        cards / 15,
        hidden / 10,
        _within((own - gold) / 8),
        float(own > gold),
        _within((own - gold) / (offers + 2)),
        gold / (2 * offers + 2) if offers else 0.0,
        float(status_in),
        float(status_bidder),
        float(able),
        float(sure),
        status_in * max(0, min(means - bid, 5)) / 5,
        status_bidder * bid / 5,
    ]


def stage(part: Part, players: int) -> list[float]:
    """(slot, second phase, turn, advisor, own, middle, favor filled, turns left, cards on the favor deck)"""
    _, second, turn, advisor, own, middle, favored, turns, favor = part
    first = not second
    given = [float(second), favor / 20, min(favor, 3) / 3, turns / 20, float(first and not turns), float(second and not favor)]
    given += [float(second and turn == at) for at in range(players)]
    given += [float(first and advisor == at) for at in range(players)]
    mine = first and not advisor
    given += [float(mine and own), float(mine and favored), mine * middle / players]
    his = first and advisor > 0
    given += [float(his and own), float(his and favored), his * middle / players]
    given.append(float(first and turn == 0))
    return given


def offer(part: Part, players: int) -> list[float]:
    """(slot, kind, bid, holder, may, others, paying, King carried out and by whom, King and gold in the middle, order of pick)

    Kinds: 0 none, 1 government, 2 to 4 Gold, 5 and above the King cards in their order.
    """
    _, kind, bid, holder, may, others, paying, king, carrier, lying, gold, order = part
    mine, his = holder == 1, holder > 1
    open_ = may and not mine
    given = [float(king == at and not carrier) for at in range(1, 6)] + [float(king == at and carrier > 0) for at in range(1, 6)]
    given += [float(lying == at) * (1 if order == 1 else 0.5 if order else 0.0) for at in range(1, 6)]
    given += [float(lying == at and order != 1) for at in range(1, 6)]
    given += [gold / 3 * (order == 1), gold / 3 * (order > 1), gold / 3 * (order == 0)]
    for at in range(5, 10):
        given += [float(kind == at and mine), float(kind == at and open_), float(kind == at and his)]
    worth = kind - 1 if 2 <= kind <= 4 else 0
    given += [worth / 3 * mine, worth / 3 * open_, worth / 3 * his]
    for matters in (kind == 1, worth > 0, kind > 4):
        owed = matters * bid / 5
        given += [owed * mine, owed * open_, owed * his, owed * mine * paying, owed * his * paying]
    given += [float(kind == 1 and mine), float(kind == 1 and open_), float(kind == 1 and his)]
    given += [float(mine and others > 0), others / players, float(bid > 0 and not paying)]
    return given


def points(means: list[float], primary: int, below: int, softness: float) -> list[float]:
    """The points that every seat may expect of an office with these expected sums."""
    highest = max(means)
    tickets = [exp((mean - highest) / softness) if mean else 0.02 * exp(-highest / softness) for mean in means]
    everything = sum(tickets)
    shares = [ticket / everything for ticket in tickets]
    found = [primary * share for share in shares]
    if below:
        rests = [share / (everything - ticket + 1e-9) for share, ticket in zip(shares, tickets, strict=True)]
        total = sum(rests)
        for at, ticket in enumerate(tickets):
            found[at] += below * ticket * (total - rests[at])
    return found


def _limit(gain: float, gold: int, offers: int, players: int) -> float:
    """What a card is worth to who has that much gold: a point of each of his shares of the offers takes all he has."""
    return max(0.0, min(gain * players * gold / (offers + 1), gold))


def _within(number: float) -> float:
    return max(-2.0, min(2.0, number))


INPUTS: tuple[Callable[[Part, int], list[float]], ...] = (office, purse, rival, stage, offer)
