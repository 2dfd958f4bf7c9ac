"""Positions as JSON (rule 10): writing one, and reading one with every check that it is sound."""

from __future__ import annotations

from typing import Any

from cardgames.engine.errors import BadGame, BadPosition
from cardgames.engine.options import Option, complete
from cardgames.games.behind_the_throne import rules
from cardgames.games.behind_the_throne.cards import (
    COPIES,
    COURTIERS,
    END,
    INFLUENCING,
    JUDGE,
    KIND,
    NAMES,
    PILE_LIMIT,
    PILES_LIMIT,
    POWERS,
    ROW_LIMIT,
    SEER,
)
from cardgames.games.behind_the_throne.state import DROP, FIRST, KINDS, NO_CARD, NOBODY, OVER, PHASES, SHUFFLE, TURN, State
from cardgames.games.behind_the_throne.text import kinds_of

ID = "behind-the-throne"
OPTIONS = (
    Option("pile_limit", (PILE_LIMIT, None), "6.1"),
    Option("swap_after_fifth", (True, False), "5.2"),
    Option("protection", ("decoy", "immunity"), "7.3"),
)
PARTS = (
    "game",
    "players",
    "options",
    "phase",
    "turn",
    "piles",
    "row",
    "value",
    "destroyed",
    "used",
    "peeked",
    "deck",
    "discard",
    "pending",
)


def new(players: Any, options: Any) -> State:
    """A game before anything has been drawn. Raises BadGame."""
    if type(players) is not int or players not in COPIES:
        raise BadGame(f"players: {players!r}; 2 to 4 can play")
    chosen = complete(OPTIONS, options, BadGame)
    state = State(players, **chosen)  # type: ignore[arg-type]  # complete() has checked the values
    state.discard[END] = 1
    return state


# ---------------------------------------------------------------------------------------------------- writing
def dump(state: State) -> dict[str, Any]:
    """The whole position; `discard` in order of value."""
    pending: Any = state.after
    if state.phase == DROP:
        taken = None if state.taken == NO_CARD else NAMES[state.taken]
        pending = {"seat": state.dropper, "count": state.excess, "taken": taken}
    return {
        "game": ID,
        "players": state.players,
        "options": {option.name: getattr(state, option.name) for option in OPTIONS},
        "phase": PHASES[state.phase],
        "turn": None if state.turn == NOBODY else state.turn,
        "piles": [{NAMES[kind]: count for kind, count in enumerate(state.pile(seat)) if count} for seat in range(state.players)],
        "row": [NAMES[kind] for kind in state.row],
        "value": state.value if state.row and state.phase != OVER else None,
        "destroyed": state.destroyed,
        "used": [NAMES[kind] for kind in kinds_of(state.used)],
        "peeked": state.peeked,
        "deck": [NAMES[kind] for kind in reversed(state.deck)],
        "discard": [NAMES[kind] for kind, count in enumerate(state.discard) for _ in range(count)],
        "pending": pending,
    }


# ---------------------------------------------------------------------------------------------------- reading
def _require(sound: bool, message: str) -> None:
    if not sound:
        raise BadPosition(message)


def _number(value: Any, part: str, least: int, most: int) -> int:
    _require(type(value) is int and least <= value <= most, f"{part}: {value!r}; a number from {least} to {most} is expected")
    number: int = value
    return number


def _truth(value: Any, part: str) -> bool:
    _require(type(value) is bool, f"{part}: {value!r}; true or false is expected")
    return bool(value)


def _kind(name: Any, part: str, kinds: range = COURTIERS) -> int:
    _require(isinstance(name, str) and KIND.get(name, -1) in kinds, f"{part}: {name!r} is not expected here")
    return KIND[name]


def _kinds(names: Any, part: str, kinds: range) -> list[int]:
    _require(isinstance(names, list), f"{part}: a list is expected")
    return [_kind(name, part, kinds) for name in names]


def load(position: Any) -> State:
    """The state of a position. Raises BadPosition with a message that names the part that is wrong."""
    _require(isinstance(position, dict), "position: an object is expected")
    for part in PARTS:
        _require(part in position or part == "options", f"{part}: is missing")
    for part in position:
        _require(part in PARTS, f"{part}: there is no such part")
    _require(position["game"] == ID, f"game: {position['game']!r}; {ID!r} is expected")
    players = _number(position["players"], "players", min(COPIES), max(COPIES))
    state = State(players, **complete(OPTIONS, position.get("options", {}), BadPosition))  # type: ignore[arg-type]
    phase = position["phase"]
    _require(isinstance(phase, str) and phase in PHASES, f"phase: {phase!r} is none")
    state.phase = PHASES.index(phase)
    if state.phase == FIRST:
        _require(position["turn"] is None, "turn: nobody has the turn in phase 'first'")
    else:
        state.turn = _number(position["turn"], "turn", 0, players - 1)
    _read_cards(state, position)
    _read_flags(state, position)
    _read_pending(state, position["pending"])
    _read_value(state, position["value"])
    if state.phase == FIRST or (state.phase == SHUFFLE and state.after is None):
        _check_start(state)
    else:
        _check_counts(state)
    _check_phase(state)
    return state


def _read_cards(state: State, position: dict[str, Any]) -> None:
    piles = position["piles"]
    _require(isinstance(piles, list) and len(piles) == state.players, "piles: a list with an object for each player is expected")
    for seat, pile in enumerate(piles):
        part = f"piles[{seat}]"
        _require(isinstance(pile, dict), f"{part}: an object is expected")
        for name, count in pile.items():
            kind = _kind(name, part)
            state.put(seat, kind, _number(count, f"{part}.{name}", 1, COPIES[state.players]))
            within = state.pile_limit is None or count <= state.pile_limit
            _require(within, f"{part}.{name}: {count} cards, more than {state.pile_limit} (rule 6.1)")
    any_card = range(KINDS)
    state.row = _kinds(position["row"], "row", any_card)
    state.deck = _kinds(position["deck"], "deck", any_card)[::-1]
    for kind in _kinds(position["discard"], "discard", any_card):
        state.discard[kind] += 1


def _read_flags(state: State, position: dict[str, Any]) -> None:
    state.destroyed = _truth(position["destroyed"], "destroyed")
    state.peeked = _truth(position["peeked"], "peeked")
    used = _kinds(position["used"], "used", INFLUENCING)
    _require(used == sorted(set(used)), "used: each pile once, in order of value, is expected")
    state.used = sum(1 << kind for kind in used)


def _read_pending(state: State, pending: Any) -> None:
    if state.phase == SHUFFLE:
        _require(pending in (None, "reveal", "seer"), f"pending: {pending!r}; null, 'reveal' or 'seer' is expected")
        state.after = pending
    elif state.phase == DROP:
        _require(
            isinstance(pending, dict) and set(pending) == {"seat", "count", "taken"},
            "pending: seat, count and taken are expected",
        )
        state.dropper = _number(pending["seat"], "pending.seat", 0, state.players - 1)
        state.excess = _number(pending["count"], "pending.count", 1, len(COURTIERS) - PILES_LIMIT)
        if pending["taken"] is not None:
            state.taken = _kind(pending["taken"], "pending.taken")
        own = state.dropper == state.turn
        _require(own == (state.taken == NO_CARD), "pending.taken: a card is held back while an opponent drops, and only then")
    else:
        _require(pending is None, "pending: must be null in this phase")


def _read_value(state: State, value: Any) -> None:
    if not state.row or state.phase == OVER:
        _require(value is None, "value: must be null with an empty row and when the game is over")
        return
    state.value = _number(value, "value", -1, 9)
    printed = state.row[-1]
    possible = _values(printed, state.row[-2], state.used) if len(state.row) > 1 else {printed}
    _require(value in possible, f"value: {value} cannot be; the last card is {NAMES[printed]}")


def _values(printed: int, before: int, used: int) -> set[int]:
    """What the last card can be worth: each used pile changed it, in danger or while it was lower (4.3), or did nothing here."""
    found: set[int] = set()
    ways = [(printed, used)]
    while ways:
        value, left = ways.pop()
        found.add(value)
        for _, kind, delta in POWERS:
            if (delta < 0 and value > before) or (delta > 0 and value < before):
                ways += [(value + delta, left & ~(1 << pile)) for pile in (kind, JUDGE) if left >> pile & 1]
    return found


def _check_counts(state: State) -> None:
    """1.1, 2.1: every card is somewhere, once."""
    for kind in range(KINDS):
        there = state.row.count(kind) + state.deck.count(kind) + state.discard[kind] + sum(state.piles[kind::KINDS])
        there += state.taken == kind
        due = 1 if kind == END else COPIES[state.players]
        _require(there == due, f"cards: {there} of {NAMES[kind]!r}, there must be {due}")
    for seat in range(state.players):
        piles = sum(1 for count in state.pile(seat) if count)
        over = state.excess if seat == state.dropper else 0
        right = piles == PILES_LIMIT + over if over else piles <= PILES_LIMIT
        _require(right, f"piles[{seat}]: {piles} piles do not fit (rule 6.2)")


def _check_start(state: State) -> None:
    empty = not (state.row or state.deck or any(state.piles) or state.used)
    alone = state.discard[END] == 1 == sum(state.discard)
    _require(empty and alone, f"cards: in phase {PHASES[state.phase]!r} only the End card lies anywhere (rule 2.2)")


def _check_phase(state: State) -> None:
    phase, row = state.phase, state.row
    if phase == OVER:
        _require(
            bool(row) and row.index(END) == len(row) - 1 if END in row else False,
            "row: the End card is its last card when it is over",
        )
    else:
        _require(END not in row, "row: the End card ends the game (rule 9.2)")
    _require(len(row) <= ROW_LIMIT, f"row: {len(row)} cards, more than {ROW_LIMIT} (rule 3.1)")
    if phase == DROP:
        _require(not row, "row: it has been collected in phase 'drop'")
    if state.destroyed:
        equal = phase in (TURN, SHUFFLE) and rules.gap(state) == 0
        _require(equal, "destroyed: only with two equal last cards (rule 3.5)")
    if state.peeked:
        looked = phase in (TURN, DROP) and state.used >> SEER & 1 | state.used >> JUDGE & 1
        _require(bool(looked and state.deck) and len(row) < ROW_LIMIT, "peeked: nobody can have looked at a top card (rule 4.5)")
    if phase == SHUFFLE and state.after is not None:
        _require(not state.deck, "deck: it is renewed only when it is empty (rule 9.1)")
        _require(len(row) < ROW_LIMIT, "row: no card can be revealed or looked at after the fifth (rules 3.1, 4.5)")
        if state.after == "reveal":
            _require(rules.gap(state) <= 0, "pending: nothing is revealed in danger (rule 3.4)")
        else:
            _require(bool(state.used >> SEER & 1 | state.used >> JUDGE & 1), "used: the pile that looks is used already")
    if phase == TURN:
        _require(rules.gap(state) <= max(rules.rescue(state), 0), "row: lost, no power could save it (rule 3.4)")
