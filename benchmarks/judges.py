"""Our opponents against OpenSpiel's, in our games (`python3 dev.py judges --game for-the-king`).

The judge is OpenSpiel's information-set MCTS with random roll-outs. Both are told the view of their seat and nothing else, and
have the same wall-clock time for each decision. One of ours sits alone against judges; every deal is played with it on each
seat in turn.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from math import ceil
from random import Random
from statistics import fmean
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot, ISMCTSFinalPolicyType
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from adapters.numbering import payoffs
from adapters.openspiel_games import CardGame, CardState, short_name
from cardgames.ai.arena import Times, interval
from cardgames.ai.players import bot
from cardgames.ai.selfplay import deal_number, play_game
from cardgames.ai.workers import spread
from cardgames.engine import registry
from cardgames.engine.bot import Bot, Budget, Choice
from cardgames.engine.chance import pick
from cardgames.engine.errors import BadGame

EXPLORATION = 2**0.5  # of UCT, for pay-offs that lie within 1 of each other


class TimeIsUp(Exception):
    """Between two simulations of a search."""


class Rollouts(RandomRolloutEvaluator):
    """Random roll-outs by our rules alone: OpenSpiel's go through its interface at every step, and the judge would be slower."""

    def __init__(self, rng: Random) -> None:
        super().__init__()
        self._rng = rng

    def evaluate(self, state: CardState) -> list[float]:
        rules, position = state.table.rules, state.table.rules.copy(state.table.state)
        while (actor := rules.actor(position)) is not None:
            drawn = actor == "chance"
            rules.play(position, rules.draw(position, self._rng) if drawn else pick(rules.legal(position), self._rng))
        return payoffs(rules, position, state.num_players())


class Search(ISMCTSBot):
    """OpenSpiel's search, stopped by the clock instead of a number of simulations, but not before the second one."""

    def __init__(self, game: CardGame, seconds: float, rng: Random) -> None:
        random = np.random.RandomState(rng.getrandbits(32))
        policy = ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        super().__init__(game, Rollouts(rng), EXPLORATION, sys.maxsize, random_state=random, final_policy_type=policy)
        self.set_resampler(lambda state, player: state.resample_from_infostate(player, rng.random))
        self._end = time.perf_counter() + seconds
        self.simulations = 0

    def run_search(self, state: Any) -> Any:
        try:
            return super().run_search(state)  # with a single legal action there is nothing to search
        except TimeIsUp:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: Any) -> Any:
        if self._root_node.total_visits > 0 and time.perf_counter() >= self._end:
            raise TimeIsUp
        self.simulations += 1
        return super().sample_root_state(state)


class Judge:
    """OpenSpiel's search as an opponent of ours. Needs a budget of seconds."""

    def __init__(self, game: CardGame) -> None:
        self._game = game
        self.simulations: list[int] = []

    def choose(self, view: dict[str, Any], seat: int, legal: Sequence[str], rng: Random, budget: Budget | None = None) -> Choice:
        assert budget is not None
        assert budget.seconds is not None
        search = Search(self._game, budget.seconds, rng)
        state = self._game.imagined(view, seat, [[]] * (self._game.players + 1), rng)  # what was heard before tells it nothing
        action = state.action_to_string(seat, search.step(state))
        if len(legal) > 1:
            self.simulations.append(search.simulations)
        return Choice(action)


@dataclass(slots=True)
class Clocked:
    """A bot that has so many seconds for a decision, and what it took for each between several actions."""

    bot: Bot
    seconds: float
    took: list[float] = field(default_factory=list)

    def choose(self, view: dict[str, Any], seat: int, legal: Sequence[str], rng: Random, budget: Budget | None = None) -> Choice:
        start = time.perf_counter()
        choice = self.bot.choose(view, seat, legal, rng, Budget(seconds=self.seconds))
        if len(legal) > 1:
            self.took.append(time.perf_counter() - start)
        return choice


@dataclass(slots=True)
class Deal:
    """The games of one deal: our share of each victory, seconds of decisions of both, and simulations of the judge's."""

    shares: list[float]
    ours: list[float]
    judges: list[float]
    simulations: list[int]


def play_deal(level: str, game_id: str, players: int, seconds: float, number: int) -> Deal:
    """Plays one deal with our level on every seat in turn."""
    game = registry.game(game_id)
    judge = Judge(pyspiel.load_game(short_name(game_id), {"players": players}))
    ours, theirs = Clocked(bot(game, level), seconds), Clocked(judge, seconds)
    shares = []
    for seat in range(players):
        choosers: list[Bot | None] = [ours if other == seat else theirs for other in range(players)]
        names = [level if other == seat else "judge" for other in range(players)]
        winners = play_game(game, names, choosers, number, {}, check=False).winners
        shares.append((seat in winners) / len(winners))
    return Deal(shares, ours.took, theirs.took, judge.simulations)


def main() -> None:
    """Prints how the games stand after each deal, and the times at the end."""
    parser = argparse.ArgumentParser(prog="dev.py judges")
    parser.add_argument("--game", required=True, choices=list(registry.games()))
    parser.add_argument("--level", default="cardinal", help="any opponent of the game by name")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100, help="rounded up to whole deals, of as many games as there are players")
    parser.add_argument("--seconds", type=float, default=0.5, help="for each decision of both")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    options = parser.parse_args()
    game = registry.game(options.game)
    try:
        bot(game, options.level)
        game.new(options.players, {})
    except BadGame as problem:
        parser.error(str(problem))

    play = partial(play_deal, options.level, options.game, options.players, options.seconds)
    deals: list[Deal] = []
    for deal in spread(play, [deal_number(options.seed, n) for n in range(ceil(options.games / options.players))], options.jobs):
        deals.append(deal)
        shares = [deal.shares for deal in deals]
        wins = [share for each in shares for share in each]
        low, high = interval(shares)
        print(f"{len(wins)} games: {options.level} wins {fmean(wins):.1%}, 95% interval {low:.1%} to {high:.1%}", flush=True)
    print(f"{options.level}: {Times.of([each for deal in deals for each in deal.ours])}")
    print(f"OpenSpiel's ISMCTS: {Times.of([each for deal in deals for each in deal.judges])}, ", end="")
    print(f"{fmean([each for deal in deals for each in deal.simulations]):.0f} simulations in each")


if __name__ == "__main__":
    main()
