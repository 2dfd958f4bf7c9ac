"""The engine protocol: JSON lines in, one JSON line out for each, so that any program can drive or check the engine.

Requests: {"cmd": "new", "game", "players", "options"?}, {"cmd": "load", "position"}, {"cmd": "play", "action"},
{"cmd": "view", "seat"}, {"cmd": "state"}, {"cmd": "choose", "level", "seed"?, "budget"?}. Answers: the position with all that
follows from it, {"view"}, the choice, or {"error"}. Chance is a player too: where it
is to act, whoever talks to the engine plays what it draws. (Shuffles are too many to be listed among the legal actions.)

`choose` asks an opponent ("cardinal", "page-bold", "random") what the seat to act should do, from the view of that seat alone:
{"action", "candidates": [{"action", "win", "points"}], "reasons": [{"key", "params"}]}, as `engine.bot.Choice`. It plays
nothing. `seed` is 0 unless given; `budget` is a number of search iterations, that of the level unless given; an opponent that
does not search has no use for it. No clock is looked at: the same request about the same position has the same answer
everywhere.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any, BinaryIO, NoReturn

from cardgames.ai import players
from cardgames.engine import registry
from cardgames.engine.bot import Budget
from cardgames.engine.chance import stream
from cardgames.engine.errors import BadGame, BadPosition, BadRequest, EngineError, IllegalAction
from cardgames.engine.events import Event
from cardgames.engine.game import Game

LONGEST_LINE = 4_000_000  # bytes of a request: far more than any position, far less than all memory
LONGEST_MESSAGE = 200  # characters of an error: what it quotes may be of any length
MOST_ITERATIONS = 1_000_000  # of a choice: minutes, not for ever

Answer = dict[str, Any]


class Server:
    """One conversation: the game and the state it is about."""

    def __init__(self) -> None:
        self._game: Game[Any] | None = None
        self._state: Any = None

    def answer(self, line: bytes) -> Answer:
        """The answer to one line, whatever it holds. After an error everything is as it was before."""
        try:
            return self._carry_out(_request(line))
        except EngineError as problem:
            rule = problem.refusal.rule if isinstance(problem, IllegalAction) else ""
            return _error(problem.code, str(problem), rule)
        except Exception as problem:  # a fault of ours: whoever talks to us hears of it and can go on
            return _error(BadRequest.code, f"this cannot be done: {type(problem).__name__}: {problem}", "")

    def _carry_out(self, request: dict[str, Any]) -> Answer:
        match request.get("cmd"):
            case "new":
                return self._new(_part(request, "game"), _part(request, "players"), request.get("options", {}))
            case "load":
                return self._load(_part(request, "position"))
            case "play":
                return self._play(_part(request, "action"))
            case "view":
                return self._view(_part(request, "seat"))
            case "state":
                return self._now(self._begun(), self._state, [])
            case "choose":
                return self._choose(_part(request, "level"), request.get("seed", 0), request.get("budget"))
            case other:
                raise BadRequest(f"cmd: new, load, play, view, state or choose is expected, not {other!r}")

    def _new(self, game_id: Any, players: Any, options: Any) -> Answer:
        game = registry.game(game_id)
        if type(players) is not int:
            raise BadGame(f"players: a whole number is expected, not {players!r}")
        return self._now(game, game.new(players, options), [])

    def _load(self, position: Any) -> Answer:
        return self._now(*load(position), [])

    def _play(self, action: Any) -> Answer:
        game = self._begun()
        if not isinstance(action, str):
            raise BadRequest(f"action: a text is expected, not {action!r}")
        refusal = game.refusal(self._state, action)
        if refusal:
            raise IllegalAction(action, refusal)
        state, events = game.copy(self._state), list[Event]()
        game.play(state, action, events)
        return self._now(game, state, events)

    def _view(self, seat: Any) -> Answer:
        game = self._begun()
        if type(seat) is not int:
            raise BadRequest(f"seat: a whole number is expected, not {seat!r}")
        return {"view": game.view(self._state, seat)}

    def _choose(self, level: Any, seed: Any, budget: Any) -> Answer:
        game = self._begun()
        if type(seed) is not int:
            raise BadRequest(f"seed: a whole number is expected, not {seed!r}")
        if budget is not None and (type(budget) is not int or not 1 <= budget <= MOST_ITERATIONS):
            raise BadRequest(f"budget: a positive whole number is expected, at most {MOST_ITERATIONS}, not {budget!r}")
        try:
            bot = players.bot(game, str(level))
        except BadGame as problem:
            raise BadRequest(f"level: there is no {level!r} in {game.id}, only {', '.join(players.bots(game))}") from problem
        seat = game.actor(self._state)
        if not isinstance(seat, int):
            raise BadRequest("nobody can choose now: " + ("it is chance's turn" if seat else "the game is over"))
        limit = Budget(budget) if budget else players.unhurried(bot)
        view, legal = game.view(self._state, seat), game.legal(self._state)
        return asdict(bot.choose(view, seat, legal, stream(seed, "choose", 0), limit))

    def _now(self, game: Game[Any], state: Any, events: list[Event]) -> Answer:
        """The answer about a state, which is the one we talk about from here on."""
        answer = {
            "position": game.dump(state),
            "actor": game.actor(state),
            "legal": game.legal(state),
            "scores": game.scores(state),
            "winners": game.winners(state),
            "events": [event.to_json() for event in events],
        }
        self._game, self._state = game, state
        return answer

    def _begun(self) -> Game[Any]:
        if self._game is None:
            raise BadRequest("there is no game yet: new or load comes first")
        return self._game


def load(position: Any) -> tuple[Game[Any], Any]:
    """The game and the state of a position. Raises BadPosition for anything else."""
    if not isinstance(position, dict):
        raise BadPosition("position: an object is expected")
    try:
        game = registry.game(position.get("game"))
    except BadGame as problem:
        raise BadPosition(str(problem)) from problem
    return game, game.load(position)


def conversation(requests: BinaryIO) -> Iterator[bytes]:
    """One answer, as a line, for each line. ASCII, which is UTF-8 whatever the locale."""
    server = Server()
    while line := requests.readline(LONGEST_LINE):
        if len(line) == LONGEST_LINE and not line.endswith(b"\n"):
            while (rest := requests.readline(LONGEST_LINE)) and not rest.endswith(b"\n"):
                pass
            answer = _error(BadRequest.code, f"request: longer than {LONGEST_LINE} bytes", "")
        else:
            answer = server.answer(line)
        yield json.dumps(answer, allow_nan=False).encode("ascii") + b"\n"


def parse(text: bytes) -> Any:
    """JSON in UTF-8, without NaN and Infinity. Raises BadRequest."""
    try:
        return json.loads(text.decode("utf-8"), parse_constant=_no_number)
    except RecursionError as problem:
        raise BadRequest("JSON: nested too deeply") from problem
    except ValueError as problem:
        raise BadRequest(f"JSON: {problem}") from problem


def _no_number(name: str) -> NoReturn:
    raise BadRequest(f"JSON: {name} is no number")


def _error(code: str, message: str, rule: str) -> Answer:
    return {"error": {"code": code, "message": message[:LONGEST_MESSAGE], "rule": rule}}


def _request(line: bytes) -> dict[str, Any]:
    request = parse(line)
    if not isinstance(request, dict):
        raise BadRequest("request: an object is expected")
    return request


def _part(request: dict[str, Any], name: str) -> Any:
    if name not in request:
        raise BadRequest(f"{name}: missing")
    return request[name]
