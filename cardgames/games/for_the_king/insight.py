"""How a position looks to a seat, and what is worth thinking about in it.

Chance's next answer is left out even where the state has it already: the drawn card, and a card just turned up. So the position
behind an action is worth what the action is worth, whatever comes of it.
"""

from __future__ import annotations

from itertools import product
from math import sqrt
from random import Random

from cardgames.engine.bot import Candidate, Reason
from cardgames.engine.insight import Insight, Part
from cardgames.games.for_the_king import inputs
from cardgames.games.for_the_king.belief import arrange
from cardgames.games.for_the_king.bots import steward
from cardgames.games.for_the_king.cards import (
    GOLD_1,
    KING,
    KINGS,
    NAMES,
    OFFICES,
    PLAYERS,
    VALUE,
    WIDTH,
    in_play,
    letter_of,
    office_of,
    secondary,
)
from cardgames.games.for_the_king.characters import CHARACTERS, leaning
from cardgames.games.for_the_king.inputs import ABOUT_OFFER, OFFER, OFFICE, OUT, PURSE, RIVAL, STAGE, STAYS, STEP
from cardgames.games.for_the_king.legal import for_cards, means, payments
from cardgames.games.for_the_king.outlook import Outlook
from cardgames.games.for_the_king.reasons import reasons
from cardgames.games.for_the_king.state import BID, DISTRIBUTE, LOSE, NO_CARD, NOBODY, PAY, PICK, REIGN, State
from cardgames.games.for_the_king.text import ACTIONS, BIDS, OWN, RAISE_BID, SPEND, TAKE, spent

JUMPS = 3  # bids above the last one that are worth comparing
PAYMENTS = 6  # ways to pay that are
COLLECTION = 3  # cards for one office at which one is fondest of it

# A pile as one number: a bit for each government card, behind them a counter for each Gold and each King card.
BITS_EACH = 5  # of a counter
COUNT = (1 << BITS_EACH) - 1
BITS = (
    *(1 << card for card in range(GOLD_1)),
    *(1 << GOLD_1 + BITS_EACH * (card - GOLD_1) for card in range(GOLD_1, len(NAMES))),
)
GOVERNMENT = (1 << GOLD_1) - 1
ONES, TWOS, THREES, KINGS_AT = (GOLD_1 + BITS_EACH * place for place in range(4))

# By office and the bits of its cards: their sum, and the standing that orders them as 6.2 does (the letter A counts 8).
FULL = (1 << WIDTH) - 1
SUM = [
    [sum(VALUE[office * WIDTH + letter] for letter in range(WIDTH) if bits >> letter & 1) for bits in range(FULL + 1)]
    for office in range(len(OFFICES))
]
BEST = [max((WIDTH - 1 - letter for letter in range(WIDTH) if bits >> letter & 1), default=0) for bits in range(FULL + 1)]
STANDING = [[STEP * total + BEST[bits] for bits, total in enumerate(sums)] for sums in SUM]


def packed(cards: list[int]) -> int:
    """A pile as one number. Sums of piles are sums of numbers."""
    return sum(map(BITS.__getitem__, cards))


ALL = {
    (players, kings): sum(count * bit for count, bit in zip(in_play(players, kings), BITS, strict=True))
    for players, kings in product(PLAYERS, KINGS)
}


class KingInsight(Insight[State]):
    """The parts: one for each office, the own purse, one for each rival in the order of play, the stage, what is on offer."""

    characters = CHARACTERS

    def parts(self, state: State, seat: int) -> list[Part]:
        players = state.players
        rivals = [*range(seat + 1, players), *range(seat)]
        auction = state.card != NO_CARD
        out = state.passed | state.excluded
        if state.phase == LOSE:  # he will be out of it (5.7)
            out = 1 << state.bidder | state.excluded
        fresh = _fresh(state)
        card = NO_CARD if fresh else state.card
        favor = len(state.favor) + fresh
        own, put, middle = packed(state.hands[seat]), packed(state.put[seat]), packed(state.middle)
        known = [packed(state.known[rival]) for rival in rivals]
        hidden = [max(0, len(state.hands[rival]) - len(state.known[rival])) for rival in rivals]
        pool = ALL[players, state.king_cards] - own - put - middle - sum(known)
        pool -= packed(state.discard) + packed(state.face_down[seat])
        if state.king != NO_CARD:
            pool -= BITS[state.king]
        elif card != NO_CARD:
            pool -= BITS[card]
        ones, twos, threes = pool >> ONES & COUNT, pool >> TWOS & COUNT, pool >> THREES & COUNT
        for_hands = (pool & GOVERNMENT).bit_count() + ones + twos + threes
        kings = _kings(pool >> KINGS_AT)
        rates = [2 * cards / for_hands if for_hands else 0.0 for cards in hidden]
        to_come = len(state.deck) + max(0, favor - len(state.put[seat]))
        loose = min(1.0, to_come / (for_hands + kings)) if for_hands else 0.0

        # What is certain is given already: the middle to whom alone will pick, the card on offer to who pays.
        pickers = _pickers(state)
        order = pickers.index(seat) + 1 if seat in pickers else 0
        gifts = []
        if len(pickers) == 1:
            gifts.append((pickers[0], middle))
            middle = middle >> KINGS_AT << KINGS_AT
        if state.phase == PAY:
            gifts.append((state.bidder, BITS[card]))
        for receiver, cards in gifts:
            if receiver == seat:
                own += cards
            else:
                known[(receiver - seat) % players - 1] += cards

        offered = card if state.phase == BID else NO_CARD
        holder = others = 0
        may = False
        if card != NO_CARD:
            holder = 0 if state.bidder == NOBODY or state.phase == LOSE else (state.bidder - seat) % players + 1
            may = not out >> seat & 1
            others = players - out.bit_count() - may
        stays = [_stays(state, rival) for rival in rivals]
        offers = favor + len(state.deck) // (players + 1)
        coins_, gold_ = _coins(own), _gold(own)
        hidden_gold = ones + 2 * twos + 3 * threes
        golds = [(_gold(cards), int(hidden_gold * rate / 2 + 0.5)) for cards, rate in zip(known, rates, strict=True)]
        purses = [
            OUT if out >> rival & 1 and rival != state.bidder else sum(each) for rival, each in zip(rivals, golds, strict=True)
        ]
        not_offered = (0,) * (ABOUT_OFFER + players - 1)
        shown = packed(state.known[seat]) & own
        found: list[Part] = []
        shift = 0
        for office, primary in enumerate(state.primary):
            standings = STANDING[office]
            left, ours = SUM[office][pool >> shift & FULL], SUM[office][put >> shift & FULL]
            lying = standings[middle >> shift & FULL]
            theirs: list[int] = []
            for cards, rate, stay in zip(known, rates, stays, strict=True):
                theirs += standings[cards >> shift & FULL], int(left * rate + 0.5), stay
            about: Part = not_offered
            if shift <= offered < shift + WIDTH:
                letter = WIDTH - 1 - letter_of(offered)
                about = (VALUE[offered], letter, holder, may, others, state.bid, gold_, offers, *purses)
            coming = int(2 * sqrt(left * loose + ours) + 0.5)
            below = secondary(players, primary) or 0
            mine, open_ = standings[own >> shift & FULL], SUM[office][shown >> shift & FULL]
            found.append((OFFICE, primary, below, mine, open_, left, coming, ours, lying, order if lying else 0, *about, *theirs))
            shift += WIDTH

        found.append((PURSE, *coins_, len(state.hands[seat]), offers))
        for number, rival in enumerate(rivals):
            status = 0 if offered == NO_CARD else 2 if rival == state.bidder else 3 if out >> rival & 1 else 1
            owned = *golds[number], len(state.hands[rival]), hidden[number]
            found.append((RIVAL, number, gold_, *owned, offers, status, state.bid if status else 0, GOLD_1 <= offered < KING))
        turn = (state.turn - seat) % players if state.turn != NOBODY else players
        if auction:
            found.append((STAGE, 1, turn, 0, 0, 0, 0, 0, favor))
        else:
            placed = state.own, state.centre, state.favored
            found.append((STAGE, 0, turn, (state.advisor - seat) % players, *placed, len(state.deck) // (players + 1), favor))
        kind = 0 if card == NO_CARD else 1 if card < GOLD_1 else card - GOLD_1 + 2
        carried = (state.king - KING + 1, turn) if state.king != NO_CARD else (0, 0)
        lying_king = max((card - KING + 1 for card in state.middle if card >= KING), default=0)
        bid = 0 if fresh else state.bid
        found.append((OFFER, kind, bid, holder, may, others, state.phase == PAY, *carried, lying_king, _gold(middle), order))
        return found

    def inputs(self, part: Part, players: int) -> list[float]:
        return inputs.INPUTS[part[0]](part, players)

    def candidates(self, state: State, legal: list[str]) -> list[str]:
        if len(legal) == 1:
            return legal
        if state.phase == BID:
            most = min(state.bid + JUMPS, means(state, state.turn))  # nobody bids what he has not
            return ["pass", *BIDS[state.bid : max(most, state.bid)]]
        if state.phase == PAY:
            return _discards(legal) if for_cards(state) else _payments(legal)
        return legal

    def settled(self, state: State) -> bool:
        return True

    def contested(self, state: State) -> bool:
        """In the auctions. Before them nobody answers at once, and what many deals say of a card is lost in their differences."""
        return state.card != NO_CARD

    def round_begins(self, state: State) -> bool:
        return _fresh(state)

    def playout(self, state: State, legal: list[str], weigh: bool) -> list[str]:
        """What the steward does; in question is only whether to go on bidding."""
        if weigh and state.phase == BID:
            return ["pass", BIDS[state.bid]] if state.bid < means(state, state.turn) else ["pass"]
        return [steward(state, legal)]

    def arrange(self, state: State, seat: int, rng: Random) -> None:
        arrange(state, seat, rng)

    def forget(self, state: State, seat: int, share: float, rng: Random) -> None:
        """Which cards came into whose hand in the open, and which ones the seat has put on the favor deck itself."""
        piles = [pile for rival, pile in enumerate(state.known) if rival != seat]
        for pile in (*piles, state.put[seat]):
            pile[:] = [card for card in pile if rng.random() >= share]

    def leaning(self, character: str, state: State, action: str, seat: int) -> float:
        return leaning(character, state, action, seat)

    def fondness(self, state: State, action: str, seat: int) -> float:
        """Of cards for an office in which it has some: all bids for such a card alike."""
        verb, argument = ACTIONS[action]
        card = state.deck[-1] if verb == OWN else argument if verb == TAKE else state.card if verb == RAISE_BID else GOLD_1
        if card >= GOLD_1:
            return 0.0
        held = sum(office_of(own) == office_of(card) for own in state.hands[seat] if own < GOLD_1)
        return min(held, COLLECTION) / COLLECTION

    def foolish(self, state: State, action: str, seat: int) -> bool:
        """Paying with more gold than one has to; jumping to more than twice what the card on offer is worth."""
        verb, argument = ACTIONS[action]
        if verb == SPEND:
            return _paid(action) > min(map(_paid, payments(state.hands[seat], state.bid)))
        return verb == RAISE_BID and argument > max(state.bid + 1, 2 * Outlook(state, seat).worth())

    def reasons(self, state: State, seat: int, chosen: Candidate, instead: Candidate | None) -> list[Reason]:
        return reasons(state, seat, chosen.action)


def _fresh(state: State) -> bool:
    """Nobody has answered yet to the card on offer."""
    return state.phase == BID and not (state.bid or state.passed or state.excluded)


def _pickers(state: State) -> list[int]:
    """Who has still to pick from the middle, in order."""
    if state.phase == DISTRIBUTE or (state.phase == REIGN and state.card == NO_CARD):
        first = state.turn + 1
    elif state.phase == PICK:
        first = state.turn
    else:
        return []
    last = state.advisor + (state.players if first > state.advisor else 0)
    return [seat % state.players for seat in range(first, last)]


def _stays(state: State, seat: int) -> int:
    """How much of what a seat has got is in its hand still, in steps of STAYS."""
    gone = len(state.face_down[seat])
    return STAYS if not gone else STAYS * len(state.hands[seat]) // (len(state.hands[seat]) + gone)


def _kings(counters: int) -> int:
    count = 0
    while counters > 0:
        count += counters & COUNT
        counters >>= BITS_EACH
    return count


def _coins(pile: int) -> tuple[int, int, int]:
    return pile >> ONES & COUNT, pile >> TWOS & COUNT, pile >> THREES & COUNT


def _gold(pile: int) -> int:
    return (pile >> ONES & COUNT) + 2 * (pile >> TWOS & COUNT) + 3 * (pile >> THREES & COUNT)


def _payments(legal: list[str]) -> list[str]:
    """Those with the least change lost; of them, those of the most different size."""
    return sorted(legal, key=_paid)[:PAYMENTS]


def _paid(action: str) -> int:
    """How much gold an action pays with."""
    return spent(ACTIONS[action][1])


def _discards(legal: list[str]) -> list[str]:
    """Of the cards of an office with the same value the one that counts least in ties (6.2); Gold cards; refusing."""
    least: dict[tuple[int, int], str] = {}
    for action in legal:
        card = ACTIONS[action][1]
        government = action != "refuse" and card < GOLD_1
        least[(office_of(card), VALUE[card]) if government else (-1, len(least))] = action
    return list(least.values())
