"""Whole games between bots, without a window: for measuring, for comparing bots and for finding faults in rules."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from random import Random
from typing import Any

from cardgames.ai.players import RANDOM, bot
from cardgames.engine import registry
from cardgames.engine.bot import Bot
from cardgames.engine.chance import pick, stream
from cardgames.engine.errors import BadGame, EngineError
from cardgames.engine.game import Action, Game

CHECKED_EACH = 499  # every so many decisions the position is checked (a prime: not always the same moment of a turn)
ENDLESS = 100_000  # decisions: no game is that long


class BrokenGame(EngineError):
    """A game or a bot that does what it must not; the message says which game it was and what."""


@dataclass(frozen=True, slots=True)
class Played:
    """One game that is over: its actions, how many of them seats decided, the points by seat, and who shares the victory."""

    actions: list[Action]
    decisions: int
    scores: list[int]
    winners: list[int]


@dataclass
class Result:
    """What came of the games. `wins` counts shared victories for each who shares them, `alone` the others; by seat."""

    game: str
    bots: list[str]
    seed: int
    games: int = 0
    decisions: int = 0  # of seats; chance does not decide
    seconds: float = 0.0
    wins: list[int] = field(default_factory=list)
    alone: list[int] = field(default_factory=list)
    scores: list[float] = field(default_factory=list)  # mean
    record: str = ""  # SHA-256 of all actions of all games

    def to_json(self) -> dict[str, Any]:
        """The result as JSON."""
        return asdict(self)

    def __str__(self) -> str:
        speed = self.decisions / self.seconds if self.seconds else 0
        lines = [
            f"{self.game}: {self.games} games, {self.decisions} decisions in {self.seconds:.2f} s ({speed:,.0f} a second)",
            *(
                f"seat {seat} {name}: {self.wins[seat]} wins ({self.alone[seat]} alone), score {self.scores[seat]:.2f}"
                for seat, name in enumerate(self.bots)
            ),
            f"record {self.record}",
        ]
        return "\n".join(lines)


def selfplay(
    game_id: str,
    players: int,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: dict[str, Any] | None = None,
    check: bool = True,
) -> Result:
    """Plays `games` games; `bots` go to the seats in order, the last one to all that are left.

    The same arguments give the same result but for the seconds. Raises BadGame for what cannot be played and, where a game or
    a bot breaks the contract, BrokenGame; `check` looks for that in a sample of positions and at the end of every game.
    """
    game = registry.game(game_id)
    given = {} if options is None else options
    game.new(players, given)  # refuses what cannot be played
    if games < 1:
        raise BadGame("games: at least one is expected")
    if not bots or len(bots) > players:
        raise BadGame(f"bots: one to {players} names are expected")
    names = [bots[min(seat, len(bots) - 1)] for seat in range(players)]
    choosers = [None if name == RANDOM else bot(game, name) for name in names]
    result = Result(game.id, names, seed, wins=[0] * players, alone=[0] * players)
    totals = [0] * players
    record = hashlib.sha256()
    start = time.perf_counter()
    for number in range(games):
        try:
            played = play_game(game, names, choosers, deal_number(seed, number), given, check)
        except BrokenGame as problem:
            raise BrokenGame(f"{game.id}, seed {seed}, game {number}: {problem}") from problem
        record.update("\n".join(played.actions).encode() + b"\0")
        totals = [total + score for total, score in zip(totals, played.scores, strict=True)]
        for seat in played.winners:
            result.wins[seat] += 1
        if len(played.winners) == 1:
            result.alone[played.winners[0]] += 1
        result.games += 1
        result.decisions += played.decisions
    result.seconds = time.perf_counter() - start
    result.scores = [total / games for total in totals]
    result.record = record.hexdigest()
    return result


def deal_number(seed: int, number: int) -> int:
    """The deal of game `number` in a series."""
    return int(stream(seed, "deal", number).random() * 2**53)


def play_game(
    game: Game[Any], names: Sequence[str], choosers: Sequence[Bot | None], deal: int, options: dict[str, Any], check: bool
) -> Played:
    """Plays one game; `names` and `choosers` by seat. Raises BrokenGame as `selfplay` does.

    None chooses at random, which needs no view and cannot be wrong: so rules can be measured without a bot.
    """
    streams = [stream(deal, f"bot-{seat}", 0) for seat in range(len(names))]
    state = game.new(len(names), options)
    actions: list[Action] = []
    draws = 0
    while (actor := game.actor(state)) is not None:
        if actor == "chance":
            action = game.draw(state, stream(deal, "chance", draws))
            draws += 1
        else:
            legal = game.legal(state)
            chooser = choosers[actor]
            if chooser is None:
                action = pick(legal, streams[actor])
            else:
                action = chooser.choose(game.view(state, actor), actor, legal, streams[actor]).action
                if action not in legal:
                    raise BrokenGame(f"{names[actor]} on seat {actor} answers {action!r}, which is not legal")
        if check and len(actions) % CHECKED_EACH == 0:
            check_position(game, state, len(actions) % len(names), deal)
        game.play(state, action)
        actions.append(action)
        if len(actions) > ENDLESS:
            raise BrokenGame("it does not end")
    if check:
        check_position(game, state, len(actions) % len(names), deal)
    scores, winners = game.scores(state), game.winners(state)
    if scores is None or winners is None:
        raise BrokenGame("it is over without scores or winners")
    return Played(actions, len(actions) - draws, scores, winners)


def check_position(game: Game[Any], state: Any, seat: int, seed: int) -> None:
    """Raises BrokenGame if the position, or what `seat` sees of it, does not keep what every game promises."""
    position, actor, legal = game.dump(state), game.actor(state), game.legal(state)

    def demand(kept: bool, promise: str) -> None:
        if not kept:
            raise BrokenGame(f"{promise}, but not in {position}")

    demand(game.dump(game.load(position)) == position, "a position loads as it was dumped")
    demand(game.dump(game.copy(state)) == position, "a copy is equal")
    demand(len(set(legal)) == len(legal), "no action is legal twice")
    demand(all(game.refusal(state, action) is None for action in legal), "what is legal is not refused")
    demand(not isinstance(actor, int) or bool(legal), "a seat that is asked has a legal action")
    demand((actor is None) == (game.scores(state) is not None) == (game.winners(state) is not None), "scores come at the end")
    demand(actor is not None or not legal, "nothing is legal when the game is over")
    view = game.view(state, seat)
    imagined = game.determinize(view, Random(f"{seed}/imagined"))
    demand(game.view(imagined, seat) == view, f"what seat {seat} sees fits what it imagines")
    demand(game.dump(state) == position, "looking changes nothing")
