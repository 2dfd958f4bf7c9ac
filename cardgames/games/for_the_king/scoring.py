"""Who wins (rule 6): the tiles of every office, the points, and what decides a tie. As if the game were over now."""

from __future__ import annotations

from collections.abc import Mapping

from cardgames.engine.events import Value
from cardgames.engine.game import ScoreLine
from cardgames.games.for_the_king.cards import GOLD_1, LETTERS, OFFICES, VALUE, letter_of, office_of, secondary
from cardgames.games.for_the_king.legal import gold
from cardgames.games.for_the_king.state import State

NO_LETTER = len(LETTERS)  # behind I: no card of an office


def standing(hand: list[int], office: int) -> tuple[int, int]:
    """6.1, 6.2: the sum of an office in a hand, and its best letter negated: the greater pair is ahead."""
    cards = [card for card in hand if card < GOLD_1 and office_of(card) == office]
    return sum(VALUE[card] for card in cards), -min((letter_of(card) for card in cards), default=NO_LETTER)


def ranking(state: State, office: int) -> list[int]:
    """6.2, 6.3: the seats that have cards of an office, the first one ahead."""
    standings = [standing(hand, office) for hand in state.hands]
    holders = [seat for seat in range(state.players) if standings[seat][0]]
    return sorted(holders, key=lambda seat: standings[seat], reverse=True)


def _tiles(state: State, office: int) -> list[int]:
    """The duties of an office, primary first."""
    primary = state.primary[office]
    below = secondary(state.players, primary)
    return [primary] if below is None else [primary, below]


def scores(state: State) -> list[int]:
    """6.4: the points by seat."""
    points = [0] * state.players
    for office in range(len(state.primary)):
        for seat, value in zip(ranking(state, office), _tiles(state, office), strict=False):
            points[seat] += value
    return points


def _tests(state: State) -> list[tuple[str, Mapping[str, Value], list[int]]]:
    """6.4 behind the points: the tests in their order, as key of its score line, parameters, and the measure of each seat."""
    tests: list[tuple[str, Mapping[str, Value], list[int]]] = [("tie-gold", {}, [gold(hand) for hand in state.hands])]
    for office, name in enumerate(OFFICES[: len(state.primary)]):
        standings = [standing(hand, office) for hand in state.hands]
        tests.append(("tie-sum", {"office": name}, [total for total, _ in standings]))
        tests.append(("tie-letter", {"office": name}, [best for _, best in standings]))
    return tests


def _tie_break(state: State) -> tuple[list[int], list[list[ScoreLine]]]:
    """6.4: the winners in order of seats, and by seat the lines of the tests that put somebody out."""
    points = scores(state)
    tied = [seat for seat in range(state.players) if points[seat] == max(points)]
    lines: list[list[ScoreLine]] = [[] for _ in range(state.players)]
    for key, params, measures in _tests(state):
        best = max(measures[seat] for seat in tied)
        ahead = [seat for seat in tied if measures[seat] == best]
        if len(ahead) < len(tied):
            for seat in tied:
                shown: Value = _letter(measures[seat]) if key == "tie-letter" else measures[seat]
                lines[seat].append(ScoreLine(key, {**params, "measure": shown, "ahead": seat in ahead}, 0))
        tied = ahead
    if len(tied) > 1:
        for seat in tied:
            lines[seat].append(ScoreLine("shared", {}, 0))
    return tied, lines


def _letter(negated: int) -> str | None:
    return None if negated == -NO_LETTER else LETTERS[-negated]


def winners(state: State) -> list[int]:
    """6.4: the seats that share the victory, in order."""
    return _tie_break(state)[0]


def reckoning(state: State) -> list[list[ScoreLine]]:
    """How each seat comes to its points.

    One line for each office of which it has cards: `primary`, `secondary` or `nothing`, with office, sum, and the letter
    where an equal sum made it decide about a duty (6.2), else null. Then, for those with most points, the tests of 6.4 that
    put somebody out: `tie-gold`, `tie-sum`, `tie-letter` with office, measure (a number or a letter) and ahead; `shared` at
    the end.
    """
    lines: list[list[ScoreLine]] = [[] for _ in range(state.players)]
    for office, name in enumerate(OFFICES[: len(state.primary)]):
        seats = ranking(state, office)
        standings = [standing(hand, office) for hand in state.hands]
        sums = [standings[seat][0] for seat in seats]
        tiles = _tiles(state, office)
        for place, seat in enumerate(seats):
            total, best = standings[seat]
            decides = sums.count(total) > 1 and sums.index(total) < len(tiles)
            letter = _letter(best) if decides else None
            key = ("primary", "secondary")[place] if place < len(tiles) else "nothing"
            points = tiles[place] if place < len(tiles) else 0
            lines[seat].append(ScoreLine(key, {"office": name, "sum": total, "letter": letter}, points))
    return [first + last for first, last in zip(lines, _tie_break(state)[1], strict=True)]
