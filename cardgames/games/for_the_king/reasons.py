"""What speaks for an action: sums and leads by what the seat has and has seen, the duties they are about, prices and means.

Of a rival only the cards count that everybody saw come into his hand. Worths are those of `estimate`.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import comb

from cardgames.engine.bot import Reason
from cardgames.engine.reasons import Weighed, percent, ranked, why
from cardgames.games.for_the_king.cards import GOLD_1, KING, OFFICES, VALUE, office_of
from cardgames.games.for_the_king.legal import for_cards, gold, payments
from cardgames.games.for_the_king.outlook import Outlook
from cardgames.games.for_the_king.state import NOBODY, State
from cardgames.games.for_the_king.text import (
    ACTIONS,
    DROP,
    FAVOR,
    MIDDLE,
    MOVE,
    OWN,
    PASS,
    RAISE_BID,
    REFUSE,
    SPEND,
    STEPS,
    TAKE,
    spent,
)


def reasons(state: State, seat: int, action: str) -> list[Reason]:
    """The strongest first."""
    verb, argument = ACTIONS[action]
    outlook = Outlook(state, seat)
    found: list[Weighed] = []
    if verb in (OWN, MIDDLE, FAVOR):
        found = _placed(outlook, state.deck[-1], verb)
    elif verb == TAKE:
        later = [(seat + step) % state.players for step in range(1, (state.advisor - seat) % state.players)]
        found = _gained(outlook, argument) + _denied(outlook, argument, later)
    elif verb == MOVE:
        found = _moved(outlook, *STEPS[argument])
    elif verb == RAISE_BID:
        found = _bid(outlook, argument)
    elif verb == PASS:
        found = _passed(outlook, state.bid + 1) + _kept(outlook)
    elif verb == REFUSE:
        found = _passed(outlook, state.bid)
    elif verb == SPEND:
        found = _paid(outlook, argument)
    elif verb == DROP:
        found = _discarded(outlook, argument)
    return ranked(found)


# ---------------------------------------------------------------------------------------------------- getting a card
def _gained(outlook: Outlook, card: int) -> list[Weighed]:
    """What a card does in the own hand."""
    if card >= KING:
        return _order(outlook, card)
    if card >= GOLD_1:
        before = gold(outlook.hand)
        return [why(2, "gold", before=before, after=before + VALUE[card])]
    office, seat = office_of(card), outlook.seat
    name, points = OFFICES[office], outlook.state.primary[office]
    before, after = outlook.ahead(office), outlook.ahead(office, seat, card)
    total, _ = outlook.standing(seat, office)
    found = [why(1, "sum", office=name, before=total, after=total + VALUE[card])]
    if after == seat:
        if before == NOBODY:
            found.append(why(points, "first", office=name, points=points))
        elif before != seat:
            found.append(why(points + 1, "overtakes", office=name, seat=before, points=points))
        else:
            found.append(why(points / 2, "keeps", office=name, points=points))
    return found


def _order(outlook: Outlook, king: int) -> list[Weighed]:
    """The best that the own seat can do with a King card, where it does any good."""
    estimate = outlook.estimate()
    found = [(estimate.move(step, offices), step, offices) for step, offices in estimate.moves(king)]
    worth, step, offices = max(found, default=(0.0, 0, []))
    return [why(1 + worth, "order", step=step, cards=[OFFICES[office] for office in offices])] if worth > 0 else []


def _denied(outlook: Outlook, card: int, rivals: Iterable[int]) -> list[Weighed]:
    """Who of these rivals would come to be ahead with the card; of several the strongest one."""
    if card >= GOLD_1:
        return []
    office = office_of(card)
    points, before = outlook.state.primary[office], outlook.ahead(office)
    able = [rival for rival in rivals if before != rival and outlook.ahead(office, rival, card) == rival]
    if not able:
        return []
    strongest = max(able, key=lambda rival: outlook.standing(rival, office))
    return [why(points / 2 + 0.5, "denies", seat=strongest, office=OFFICES[office], points=points)]


def _placed(outlook: Outlook, card: int, verb: int) -> list[Weighed]:
    state = outlook.state
    estimate = outlook.estimate()
    worth = estimate.card(card)
    own = state.put[outlook.seat]
    unknown = [(card, count - own.count(card)) for card, count in enumerate(estimate.pool) if count > own.count(card)]
    better = sum(count for other, count in unknown if estimate.card(other) > worth)
    share = better / (sum(count for _, count in unknown) or 1)
    if verb == OWN:
        found = _gained(outlook, card) + _denied(outlook, card, outlook.rivals)
        return found if share > 1 / 2 else [*found, why(3 * (1 - share), "rare", percent=percent(share))]
    found = [why(0.4, "secret" if verb == FAVOR else "open")]
    if not state.own:
        draws = state.players - state.centre - state.favored  # still to come this turn after this card
        count = sum(count for _, count in unknown)
        chance = 1 - comb(count - better, draws) / comb(count, draws) if count >= draws else 0.0
        if chance > 1 / 2:
            found.append(why(3 * chance, "wait", percent=percent(chance), count=draws))
    dangers, purse = _denied(outlook, card, outlook.rivals), gold(outlook.hand)
    if verb == FAVOR:
        found += dangers
        if purse and not GOLD_1 <= card < KING:
            found.append(why(1, "purse", count=purse))
    elif card < GOLD_1 and not dangers:
        found.append(why(2, "harmless", office=OFFICES[office_of(card)]))
    if card < GOLD_1 and outlook.ahead(office_of(card), outlook.seat, card) == outlook.ahead(office_of(card)):
        found.append(why(1, "needless", office=OFFICES[office_of(card)]))
    return found


# ---------------------------------------------------------------------------------------------------- King cards
def _moved(outlook: Outlook, step: int, offices: tuple[int, ...]) -> list[Weighed]:
    found = []
    strongest = outlook.leader()
    for office in offices:
        before, holder = outlook.state.primary[office], outlook.ahead(office)
        name, after = OFFICES[office], before + step
        if holder == NOBODY:
            found.append(why(0.5, "vacant", office=name))
        elif step > 0 and holder == outlook.seat:
            found.append(why(3, "raises", office=name, before=before, after=after))
        elif step < 0 and holder != outlook.seat:
            leads = holder == strongest
            found.append(why(2 + leads, "lowers", office=name, seat=holder, before=before, after=after, leads=leads))
    return found


# ---------------------------------------------------------------------------------------------------- second phase
def _bid(outlook: Outlook, bid: int) -> list[Weighed]:
    state = outlook.state
    means = outlook.means()
    if bid > means:
        return [why(9, "bluff", bid=bid, have=means)]
    others = [rival for rival in outlook.rivals if not (state.passed | state.excluded) >> rival & 1]
    gained = _bought(outlook, bid) if for_cards(state) else _gained(outlook, state.card)
    found = gained + _denied(outlook, state.card, others)
    worth = min(outlook.worth(), means)
    if worth >= bid:
        found.append(why(2, "price", bid=bid, worth=worth))
    if for_cards(state):
        return [*found, why(1, "left-cards", count=means - bid)]
    least = min(spent(ACTIONS[payment][1]) for payment in payments(outlook.hand, bid))
    return [*found, why(1, "left", count=means - least)]


def _bought(outlook: Outlook, bid: int) -> list[Weighed]:
    """How much more gold a Gold card makes that is paid with as little gold as can be (5.4)."""
    coins = sorted(VALUE[card] for card in outlook.hand if card >= GOLD_1)
    spare = len(outlook.hand) - len(coins)
    before = sum(coins)
    after = before + VALUE[outlook.state.card] - sum(coins[: max(0, bid - spare)])
    return [why(2, "spared-gold", before=before, after=after)] if after > before else []


def _passed(outlook: Outlook, price: int) -> list[Weighed]:
    """Passing where the price would be this, or refusing to pay it."""
    means, worth, coming = outlook.means(), outlook.worth(), len(outlook.state.favor)
    found = []
    if means < price:
        found.append(why(5, "short", bid=price, have=means))
    if worth < price:
        found.append(why(4, "dear", bid=price, worth=worth))
    if coming and not for_cards(outlook.state):
        found.append(why(1, "offers", count=coming))
    return found


def _kept(outlook: Outlook) -> list[Weighed]:
    """What passing saves; refusing costs a card by chance (5.7)."""
    means = outlook.means()
    return [why(0.5, "kept", count=means, cards=for_cards(outlook.state))] if means else []


def _paid(outlook: Outlook, code: int) -> list[Weighed]:
    bid, total = outlook.state.bid, spent(code)
    found = [why(1, "left", count=gold(outlook.hand) - total)]
    if total == bid:
        found.append(why(2, "exact", bid=bid))
    elif total == min(spent(ACTIONS[payment][1]) for payment in payments(outlook.hand, bid)):
        found.append(why(2, "least-lost", count=total - bid))
    return found


def _discarded(outlook: Outlook, card: int) -> list[Weighed]:
    found = [why(1, "left-cards", count=len(outlook.hand) - 1)]
    if card < GOLD_1:
        office = office_of(card)
        before = outlook.ahead(office)
        if outlook.ahead(office, card=card, loser=outlook.seat) == before:
            found.append(why(2, "spared", office=OFFICES[office], ahead=before == outlook.seat))
    return found
