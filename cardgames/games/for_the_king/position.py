"""Positions as JSON (rule 7): a new one, writing one, reading one. Whether one that was read is sound, `soundness` says."""

from __future__ import annotations

from typing import Any

from cardgames.engine.errors import BadGame, BadPosition
from cardgames.engine.options import Option, complete
from cardgames.games.for_the_king.cards import CARD, HIGHEST_BID, KINGS, NAMES, OFFICES, PLAYERS, TILES, removed, secondary
from cardgames.games.for_the_king.soundness import check, require
from cardgames.games.for_the_king.state import BID, FIRST, LOSE, NO_CARD, NOBODY, OVER, PAY, PHASES, REIGN, SHUFFLE, State

ID = "for-the-king"
OPTIONS = (
    Option("king_cards", tuple(KINGS), "1.6"),
    Option("removed_at_five", (0, 18), "2.2"),
    Option("may_refuse", (False, True), "5.6"),
)
PARTS = (
    "game",
    "players",
    "options",
    "phase",
    "turn",
    "advisor",
    "deck",
    "placed",
    "middle",
    "favor",
    "hands",
    "duties",
    "king",
    "auction",
    "removed",
    "discard",
    "face_down",
    "known",
    "put",
)
MAY_BE_LEFT_OUT = ("options", "face_down", "known", "put")
ASKING_NOBODY = (FIRST, SHUFFLE, LOSE, OVER)  # phases in which `turn` is null
AUCTIONING = (BID, PAY, LOSE)  # phases in which `auction` is not; while a King card is carried out it may be


def new(players: Any, options: Any) -> State:
    """A game before anything has been drawn. Raises BadGame."""
    if type(players) is not int or players not in PLAYERS:
        raise BadGame(f"players: {players!r}; 2 to 5 can play")
    return State(players, **complete(OPTIONS, options, BadGame))  # type: ignore[arg-type]  # complete() has checked the values


# ---------------------------------------------------------------------------------------------------- writing
def _names(cards: list[int]) -> list[str]:
    return [NAMES[card] for card in cards]


def _seats(bits: int) -> list[int]:
    return [seat for seat in range(max(PLAYERS)) if bits >> seat & 1]


def _or_null(number: int) -> int | None:
    return None if number == NOBODY else number


def dump(state: State) -> dict[str, Any]:
    """The whole position; parts without an order are sorted, so that equal positions are written alike."""
    king = auction = None
    if state.king != NO_CARD:
        king = {"card": NAMES[state.king], "seat": state.turn}
    if state.card != NO_CARD:
        auction = {
            "card": NAMES[state.card],
            "first": state.first,
            "bid": state.bid,
            "bidder": _or_null(state.bidder),
            "passed": _seats(state.passed),
            "excluded": _seats(state.excluded),
            "paid": state.paid,
        }
    return {
        "game": ID,
        "players": state.players,
        "options": {option.name: getattr(state, option.name) for option in OPTIONS},
        "phase": PHASES[state.phase],
        "turn": _or_null(state.turn),
        "advisor": _or_null(state.advisor),
        "deck": _names(state.deck[::-1]),
        "placed": {"own": state.own, "middle": state.centre, "favor": state.favored},
        "middle": _names(state.middle),
        "favor": _names(state.favor if state.card == NO_CARD else state.favor[::-1]),
        "hands": [_names(cards) for cards in state.hands],
        "duties": {
            OFFICES[office]: {"primary": primary, "secondary": secondary(state.players, primary)}
            for office, primary in enumerate(state.primary)
        },
        "king": king,
        "auction": auction,
        "removed": removed(state.players, state.removed_at_five),
        "discard": _names(sorted(state.discard)),
        "face_down": [_names(sorted(cards)) for cards in state.face_down],
        "known": [_names(sorted(cards)) for cards in state.known],
        "put": [_names(sorted(cards)) for cards in state.put],
    }


# ---------------------------------------------------------------------------------------------------- reading
def _number(value: Any, part: str, least: int, most: int) -> int:
    require(type(value) is int and least <= value <= most, f"{part}: {value!r}; a number from {least} to {most} is expected")
    number: int = value
    return number


def _seat(value: Any, part: str, players: int, or_null: bool = False) -> int:
    return NOBODY if or_null and value is None else _number(value, part, 0, players - 1)


def _truth(value: Any, part: str) -> bool:
    require(type(value) is bool, f"{part}: {value!r}; true or false is expected")
    return bool(value)


def _card(name: Any, part: str) -> int:
    require(isinstance(name, str) and name in CARD, f"{part}: {name!r} is no card")
    return CARD[name]


def _cards(names: Any, part: str) -> list[int]:
    require(isinstance(names, list), f"{part}: a list of cards is expected")
    return [_card(name, part) for name in names]


def _by_seat(lists: Any, part: str, players: int) -> list[list[int]]:
    require(isinstance(lists, list) and len(lists) == players, f"{part}: a list for each of {players} players is expected")
    return [_cards(names, f"{part}[{seat}]") for seat, names in enumerate(lists)]


def _object(value: Any, part: str, keys: tuple[str, ...]) -> dict[str, Any]:
    require(isinstance(value, dict) and set(value) == set(keys), f"{part}: an object with {', '.join(keys)} is expected")
    parts: dict[str, Any] = value
    return parts


def _bits(seats: Any, part: str, players: int) -> int:
    require(isinstance(seats, list), f"{part}: a list of seats is expected")
    bits = 0
    for seat in seats:
        bit = 1 << _seat(seat, part, players)
        require(not bits & bit, f"{part}: seat {seat} is named twice")
        bits |= bit
    return bits


def load(position: Any) -> State:
    """The state of a position. Raises BadPosition with a message that names the part that is wrong."""
    require(isinstance(position, dict), "position: an object is expected")
    for part in PARTS:
        require(part in position or part in MAY_BE_LEFT_OUT, f"{part}: is missing")
    for part in position:
        require(part in PARTS, f"{part}: there is no such part")
    state = read(position)
    check(state)
    return state


def read(position: dict[str, Any]) -> State:
    """The state that the parts of a position say, each checked for itself."""
    require(position["game"] == ID, f"game: {position['game']!r}; {ID!r} is expected")
    players = _number(position["players"], "players", min(PLAYERS), max(PLAYERS))
    state = State(players, **complete(OPTIONS, position.get("options", {}), BadPosition))  # type: ignore[arg-type]
    phase = position["phase"]
    require(isinstance(phase, str) and phase in PHASES, f"phase: {phase!r} is none")
    state.phase = PHASES.index(phase)
    state.turn = _seat(position["turn"], "turn", players, or_null=True)
    require((state.turn == NOBODY) == (state.phase in ASKING_NOBODY), f"turn: {position['turn']!r} in phase {phase!r}")
    state.advisor = _seat(position["advisor"], "advisor", players, or_null=True)
    require((state.advisor == NOBODY) == (state.phase == FIRST), f"advisor: {position['advisor']!r} in phase {phase!r}")
    put_aside = removed(players, state.removed_at_five)
    _number(position["removed"], "removed", put_aside, put_aside)
    _read_duties(state, position["duties"])
    _read_king(state, position["king"])
    _read_auction(state, position["auction"])
    _read_cards(state, position)
    return state


def _read_duties(state: State, duties: Any) -> None:
    offices = OFFICES[: len(state.primary)]
    _object(duties, "duties", offices)
    for office, name in enumerate(offices):
        part = f"duties.{name}"
        tiles = _object(duties[name], part, ("primary", "secondary"))
        primary = _number(tiles["primary"], f"{part}.primary", min(TILES), max(TILES))
        below = secondary(state.players, primary)
        right = tiles["secondary"] == below and type(tiles["secondary"]) is type(below)
        require(right, f"{part}.secondary: {tiles['secondary']!r}; {below!r} lies below {primary} (rules 2.1, 4.3)")
        state.primary[office] = primary


def _read_king(state: State, king: Any) -> None:
    require((king is None) == (state.phase != REIGN), f"king: {king!r} in phase {PHASES[state.phase]!r}")
    if king is not None:
        _object(king, "king", ("card", "seat"))
        state.king = _card(king["card"], "king.card")
        seat = _seat(king["seat"], "king.seat", state.players)
        require(seat == state.turn, f"king.seat: {seat}; it is seat {state.turn} that decides (rule 4.1)")


def _read_auction(state: State, auction: Any) -> None:
    fits = state.phase == REIGN or (auction is None) != (state.phase in AUCTIONING)
    require(fits, f"auction: {auction!r} in phase {PHASES[state.phase]!r}")
    if auction is None:
        return
    _object(auction, "auction", ("card", "first", "bid", "bidder", "passed", "excluded", "paid"))
    state.card = _card(auction["card"], "auction.card")
    state.first = _seat(auction["first"], "auction.first", state.players)
    state.bid = _number(auction["bid"], "auction.bid", 0, HIGHEST_BID)
    state.bidder = _seat(auction["bidder"], "auction.bidder", state.players, or_null=True)
    state.passed = _bits(auction["passed"], "auction.passed", state.players)
    state.excluded = _bits(auction["excluded"], "auction.excluded", state.players)
    state.paid = _number(auction["paid"], "auction.paid", 0, HIGHEST_BID)


def _read_cards(state: State, position: dict[str, Any]) -> None:
    placed = _object(position["placed"], "placed", ("own", "middle", "favor"))
    state.own = _truth(placed["own"], "placed.own")
    state.centre = _number(placed["middle"], "placed.middle", 0, state.players - 1)
    state.favored = _truth(placed["favor"], "placed.favor")
    state.deck = _cards(position["deck"], "deck")[::-1]
    state.middle = _cards(position["middle"], "middle")
    favor = _cards(position["favor"], "favor")
    state.favor = favor if state.card == NO_CARD else favor[::-1]
    state.hands = [sorted(cards) for cards in _by_seat(position["hands"], "hands", state.players)]
    state.discard = _cards(position["discard"], "discard")
    nothing: list[list[str]] = [[] for _ in range(state.players)]
    state.face_down = _by_seat(position.get("face_down", nothing), "face_down", state.players)
    state.known = _by_seat(position.get("known", nothing), "known", state.players)
    state.put = _by_seat(position.get("put", nothing), "put", state.players)
