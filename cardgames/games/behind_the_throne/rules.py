"""What is possible and what it does. The numbers are those of the rules.

Events, with their parameters (seats and numbers are integers, cards texts):
first(seat) · shuffled(count, renewal 0|1) · turn(seat) · revealed(seat, card, value) · looked(seat, secret card) ·
power(seat, kind, via_judge, delta, value) · danger(seat, value, limit) · equal(seat, value) · bust(seat, cards, accepted) ·
destroyed(seat, victim, card) · took(seat, cards) · swapped(seat, victim, cards, card) · overflow(seat, card, count) ·
dropped(seat, cards, counts) · ended(seat).
"""

from __future__ import annotations

from functools import cache

from cardgames.engine.events import Event
from cardgames.games.behind_the_throne.cards import (
    ALCHEMIST,
    COPIES,
    END,
    GENERAL,
    INFLUENCE,
    JUDGE,
    KINDS_IN,
    KING,
    LEAST_PILE,
    LOWERING,
    MINSTREL,
    NAMES,
    PILES_LIMIT,
    QUEEN,
    ROW_LIMIT,
    SEER,
)
from cardgames.games.behind_the_throne.state import DROP, FIRST, KINDS, NO_CARD, NOBODY, OVER, SHUFFLE, TURN, State
from cardgames.games.behind_the_throne.text import (
    ACTIONS,
    BEGIN,
    BEGINS,
    BUST,
    DESTROY,
    DROPPED,
    JUDGED,
    POWER,
    REVEAL,
    SWAP,
    TAKE,
    destroy_texts,
    drop_texts,
    kinds_of,
    parse_shuffle,
    power_texts,
    swap_texts,
)

Events = list[Event] | None


# ---------------------------------------------------------------------------------------------------- what holds now
def available(state: State, seat: int, kind: int) -> bool:
    """4.1: the seat has a card of that kind and at least as many as every other player."""
    return 0 < state.most[kind] == state.piles[seat * KINDS + kind]


def gap(state: State) -> int:
    """3.3: the last card's value less the one before it: above 0 in danger, 0 equal. -99 with fewer than two cards."""
    row = state.row
    return state.value - row[-2] if len(row) > 1 else -99


def ready(state: State) -> int:
    """4.1, 4.2: the influencing piles of the player on turn that stand upright, as bits. His others lie sideways."""
    upright = state.held[state.turn] & ~state.used & INFLUENCE
    if upright:
        base = state.turn * KINDS
        piles, most = state.piles, state.most
        for kind in KINDS_IN[upright]:
            if piles[base + kind] < most[kind]:
                upright &= ~(1 << kind)
    return upright


def rescue(state: State) -> int:
    """3.4: by how much the player on turn could still lower the last card with everything he may use."""
    return _rescue(ready(state), state.held[state.turn] & INFLUENCE)


@cache
def _rescue(upright: int, held: int) -> int:
    direct = sum(lowers for kind, lowers in LOWERING.items() if upright >> kind & 1)
    if not upright >> JUDGE & 1:
        return direct
    # Whatever he has lies sideways, or will once it has been used on the way: the Judge can use the best of it (4.6).
    return direct + max((lowers for kind, lowers in LOWERING.items() if held >> kind & 1), default=0)


def may_look(state: State) -> bool:
    """4.5: a look needs room in the row and a top card that has not been seen."""
    return len(state.row) < ROW_LIMIT and not state.peeked


def destroyable(state: State, victim: int) -> int:
    """The kinds of a seat, as bits, that may be destroyed when the last two cards are equal (3.5, 7.2, 7.3, 8.1)."""
    if victim != state.turn:
        if len(state.row) <= state.piles[state.turn * KINDS + QUEEN]:
            return 0
        if available(state, victim, ALCHEMIST):
            return 1 << ALCHEMIST if state.protection == "decoy" else 0
    return state.held[victim]


def may_swap(state: State) -> bool:
    """8.2, and the option of 5.2: the row may be swapped at all, out of danger."""
    size = len(state.row)
    return size >= state.piles[state.turn * KINDS + KING] and (size < ROW_LIMIT or state.swap_after_fifth)


def swappable(state: State, victim: int) -> int:
    """The kinds of another seat, as bits, that may be had for a row that may be swapped (5.2, 7.1, 7.3)."""
    guards = state.most[MINSTREL]
    if guards and state.piles[victim * KINDS + MINSTREL] == guards:  # available(), asked for every rival of every decision
        return 1 << MINSTREL if state.protection == "decoy" else 0
    return state.held[victim]


# ---------------------------------------------------------------------------------------------------- what is possible
def legal(state: State) -> list[str]:
    """Every action that is possible now. Empty for a shuffle and when it is over."""
    if state.phase == TURN:
        return _turn_actions(state)
    if state.phase == DROP:
        return drop_texts(state.held[state.dropper], state.excess)[:]
    if state.phase == FIRST:
        return BEGINS[: state.players]
    return []


def _turn_actions(state: State) -> list[str]:
    row, turn = state.row, state.turn
    size = len(row)
    influence = state.held[turn] & INFLUENCE
    if not size:  # 3.2: the first card must be revealed; a look may come before it
        return ["reveal", *_powers(state, "")] if influence else ["reveal"]
    above = state.value - row[-2] if size > 1 else -99
    if above > 0:  # 3.4
        return ["bust", *_powers(state, "-")]
    actions = ["take", "reveal"] if size < ROW_LIMIT else ["take"]
    if influence:
        actions += _powers(state, "+" if above < 0 and size > 1 else "")
    if above == 0 and not state.destroyed:
        for seat in range(state.players):
            actions += destroy_texts(seat, destroyable(state, seat))
    if may_swap(state):
        for seat in range(state.players):
            if seat != turn:
                actions += swap_texts(seat, swappable(state, seat))
    return actions


def _powers(state: State, sign: str) -> list[str]:
    """4.2-4.6: the powers that fit now; `sign` "-" in danger, "+" while the last card is lower, "" neither."""
    look = may_look(state)
    if not look and not sign:
        return []
    upright = ready(state)
    sideways = state.held[state.turn] & INFLUENCE & ~upright if upright >> JUDGE & 1 else 0
    return power_texts(upright, sideways, sign, look)


def cards_due(state: State) -> list[int]:
    """How many of each kind the shuffle that is asked for must hold (2.2, 9.1)."""
    if state.after is None:
        return [0 if kind == END else COPIES[state.players] for kind in range(KINDS)]
    return state.discard


def due_deck(state: State, action: str) -> list[int] | None:
    """The deck, top first, of a shuffle of exactly the cards due; None for any other text."""
    deck = parse_shuffle(action)
    if deck is None:
        return None
    counts = [0] * KINDS
    for kind in deck:
        counts[kind] += 1
    return deck if counts == cards_due(state) else None


# ---------------------------------------------------------------------------------------------------- what it does
def play(state: State, action: str, events: Events = None) -> None:
    """Carries out an action that is possible, in place."""
    if state.phase == SHUFFLE:
        _shuffle(state, action, events)
        return
    verb, first, second = ACTIONS[action]
    seat = state.turn
    if verb == REVEAL:
        _reveal(state, events)
    elif verb == SWAP:
        _swap(state, first, second, events)
    elif verb == TAKE:
        row = state.row
        if events is not None:
            events.append(Event("took", {"seat": seat, "cards": [NAMES[kind] for kind in row]}))
        state.row = []
        _receive(state, seat, row, events)
    elif verb in (POWER, JUDGED):
        _power(state, first, second, verb == JUDGED, events)
    elif verb == DESTROY:
        state.put(first, second, -1)
        state.discard[second] += 1
        state.destroyed = True
        if events is not None:
            events.append(Event("destroyed", {"seat": seat, "victim": first, "card": NAMES[second]}))
    elif verb == BUST:
        _bust(state, True, events)
    elif verb == DROPPED:
        _drop(state, first, events)
    elif verb == BEGIN:
        state.turn = first
        state.phase = SHUFFLE
        if events is not None:
            events.append(Event("first", {"seat": first}))


def _shuffle(state: State, action: str, events: Events) -> None:
    deck = parse_shuffle(action)
    assert deck is not None, "play() carries out possible actions only: ask refusal() first"
    deck.reverse()
    state.deck = deck
    after = state.after
    if after is not None:
        state.discard = [0] * KINDS  # 9.1; the first shuffle leaves the End card there (2.2)
    state.after = None
    state.phase = TURN
    if events is not None:
        events.append(Event("shuffled", {"count": len(deck), "renewal": int(after is not None)}))
        if after is None:
            events.append(Event("turn", {"seat": state.turn}))
    if after == "reveal":
        _reveal(state, events)
    elif after == "seer":
        _look(state, events)


def _reveal(state: State, events: Events) -> None:
    if not state.deck:
        state.phase, state.after = SHUFFLE, "reveal"
        return
    kind = state.deck.pop()
    row = state.row
    row.append(kind)
    state.peeked = state.destroyed = False
    if kind == END:  # 9.2
        state.phase = OVER
        if events is not None:
            events.append(Event("revealed", {"seat": state.turn, "card": "end", "value": None}))
            events.append(Event("ended", {"seat": state.turn}))
        return
    state.value = kind
    if events is not None:
        events.append(Event("revealed", {"seat": state.turn, "card": NAMES[kind], "value": kind}))
    if len(row) > 1 and kind >= row[-2]:
        _judge_value(state, events)


def _judge_value(state: State, events: Events) -> None:
    """3.4, 3.5: after a revealed card, and after every power."""
    above = gap(state)
    if above > 0:
        if above > rescue(state):
            _bust(state, False, events)
        elif events is not None:
            events.append(Event("danger", {"seat": state.turn, "value": state.value, "limit": state.row[-2]}))
    elif above == 0 and not state.destroyed and events is not None:
        events.append(Event("equal", {"seat": state.turn, "value": state.value}))


def _power(state: State, kind: int, delta: int, via_judge: bool, events: Events) -> None:
    state.used |= 1 << (JUDGE if via_judge else kind)
    if kind == SEER:
        if not state.deck:
            state.phase, state.after = SHUFFLE, "seer"
        else:
            _look(state, events)
        return
    state.value += delta
    if events is not None:
        change = {"delta": delta, "value": state.value}
        events.append(Event("power", {"seat": state.turn, "kind": NAMES[kind], "via_judge": via_judge, **change}))
    _judge_value(state, events)


def _look(state: State, events: Events) -> None:
    state.peeked = True
    if events is not None:
        secret = {"card": NAMES[state.deck[-1]]}
        events.append(Event("looked", {"seat": state.turn}, secret, (state.turn,)))
    if gap(state) > rescue(state):  # the Judge may have been wasted on it
        _bust(state, False, events)


def _bust(state: State, accepted: bool, events: Events) -> None:
    if events is not None:
        cards = [NAMES[kind] for kind in state.row]
        events.append(Event("bust", {"seat": state.turn, "cards": cards, "accepted": accepted}))
    for kind in state.row:
        state.discard[kind] += 1
    state.row = []
    _pass_turn(state, events)


def _pass_turn(state: State, events: Events) -> None:
    state.turn = (state.turn + 1) % state.players
    state.phase = TURN
    state.used = 0
    state.peeked = state.destroyed = False
    if events is not None:
        events.append(Event("turn", {"seat": state.turn}))


def _swap(state: State, victim: int, kind: int, events: Events) -> None:
    """5.2: lifted; the opponent adds the row and settles; then the player on turn adds the card and settles."""
    row = state.row
    if events is not None:
        cards = [NAMES[card] for card in row]
        events.append(Event("swapped", {"seat": state.turn, "victim": victim, "cards": cards, "card": NAMES[kind]}))
    state.put(victim, kind, -1)
    state.taken = kind
    state.row = []
    _receive(state, victim, row, events)


def _receive(state: State, seat: int, cards: list[int], events: Events) -> None:
    """6, for one receiver: 6.1 by itself, 6.2 by asking; then the turn goes on to its end."""
    state.destroyed = False
    base = seat * KINDS
    limit = state.pile_limit
    over: list[int] = []
    for kind in cards:
        if state.piles[base + kind] == limit:
            state.discard[kind] += 1
            over.append(kind)
        else:
            state.put(seat, kind, 1)
    if over and events is not None:
        events += [
            Event("overflow", {"seat": seat, "card": NAMES[kind], "count": over.count(kind)}) for kind in sorted(set(over))
        ]
    excess = state.held[seat].bit_count() - PILES_LIMIT
    if excess > 0:
        state.phase, state.dropper, state.excess = DROP, seat, excess
    else:
        _settled(state, events)


def _settled(state: State, events: Events) -> None:
    """A receiver is within his limits: the card taken in a swap is added next, or the turn passes."""
    if state.taken != NO_CARD:
        kind, state.taken = state.taken, NO_CARD
        _receive(state, state.turn, [kind], events)
    else:
        _pass_turn(state, events)


def _drop(state: State, mask: int, events: Events) -> None:
    base = state.dropper * KINDS
    kinds = kinds_of(mask)
    if events is not None:
        counts = [state.piles[base + kind] for kind in kinds]
        events.append(Event("dropped", {"seat": state.dropper, "cards": [NAMES[kind] for kind in kinds], "counts": counts}))
    for kind in kinds:
        count = state.piles[base + kind]
        state.discard[kind] += count
        state.put(state.dropper, kind, -count)
    state.dropper, state.excess = NOBODY, 0
    _settled(state, events)


# ---------------------------------------------------------------------------------------------------- the end
def points(state: State, seat: int) -> list[tuple[int, int]]:
    """9.3: the piles of a seat as (kind, points), in order of value."""
    pile = state.pile(seat)
    return [(kind, kind if pile[kind] >= LEAST_PILE else 0) for kind in range(GENERAL, KINDS) if pile[kind]]


def scores(state: State) -> list[int]:
    """9.3, as if the game were over now."""
    return [sum(value for _, value in points(state, seat)) for seat in range(state.players)]
