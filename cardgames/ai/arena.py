"""Two opponents compared: A sits alone against B on all other seats, and every deal is played with A on each seat in turn."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from math import ceil, sqrt
from random import Random
from statistics import NormalDist, fmean, pvariance
from typing import Any

from cardgames.ai.players import bot
from cardgames.ai.selfplay import BrokenGame, deal_number, play_game
from cardgames.ai.workers import spread
from cardgames.engine import registry
from cardgames.engine.bot import Bot, Budget, Choice
from cardgames.engine.errors import BadGame

Z = NormalDist().inv_cdf(0.975)  # of an interval of 95 %


@dataclass(frozen=True, slots=True)
class Contest:
    """Who plays what against whom; `iterations` is the budget of a decision, None each bot's own."""

    game: str
    players: int
    a: str
    b: str
    iterations: int | None = None


@dataclass(slots=True)
class Deal:
    """The games of one deal: A's share of each victory and his points, by his seat, the others' mean points, and seconds."""

    shares: list[float] = field(default_factory=list)
    scores_a: list[int] = field(default_factory=list)
    scores_b: list[float] = field(default_factory=list)
    seconds_a: list[float] = field(default_factory=list)
    seconds_b: list[float] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Times:
    """How long decisions took, in milliseconds; a single legal action is no decision. Zeros where there was none."""

    mean: float
    p95: float
    max: float

    @classmethod
    def of(cls, seconds: Sequence[float]) -> Times:
        """Those of so many seconds each."""
        ms = sorted(1000 * each for each in seconds) or [0.0]
        return cls(fmean(ms), ms[ceil(0.95 * len(ms)) - 1], ms[-1])

    def __str__(self) -> str:
        return f"{self.mean:.1f} ms a decision, p95 {self.p95:.1f} ms, at most {self.max:.1f} ms"


@dataclass(frozen=True, slots=True)
class Result:
    """What came of a contest. `share` is A's part of the victories (of k winners each gets 1/k) within `low` to `high`."""

    contest: Contest
    games: int
    share: float
    low: float
    high: float
    score_a: float  # mean
    score_b: float
    time_a: Times
    time_b: Times

    @classmethod
    def of(cls, contest: Contest, deals: Sequence[Deal]) -> Result:
        """The sum of at least one deal."""
        shares = [deal.shares for deal in deals]
        low, high = interval(shares)
        return cls(
            contest,
            sum(map(len, shares)),
            _mean(shares),
            low,
            high,
            _mean(deal.scores_a for deal in deals),
            _mean(deal.scores_b for deal in deals),
            Times.of([each for deal in deals for each in deal.seconds_a]),
            Times.of([each for deal in deals for each in deal.seconds_b]),
        )

    def to_json(self) -> dict[str, Any]:
        """The result as JSON."""
        result = asdict(self)
        return {**result.pop("contest"), **result}

    def __str__(self) -> str:
        a, b, players = self.contest.a, self.contest.b, self.contest.players
        lines = [
            f"{self.contest.game}: {self.games} games, {a} alone against {b} on {players - 1} of {players} seats",
            f"{a} wins {self.share:.1%}, 95% interval {self.low:.1%} to {self.high:.1%}; a fair share is {1 / players:.1%}",
            f"{a}: score {self.score_a:.2f}; {self.time_a}",
            f"{b}: score {self.score_b:.2f}; {self.time_b}",
        ]
        return "\n".join(lines)


class _Timed:
    """A bot with a stop-watch and a budget."""

    def __init__(self, bot: Bot, budget: Budget | None) -> None:
        self._bot, self._budget = bot, budget
        self.seconds: list[float] = []

    def choose(self, view: dict[str, Any], seat: int, legal: Sequence[str], rng: Random, budget: Budget | None = None) -> Choice:
        start = time.perf_counter()
        choice = self._bot.choose(view, seat, legal, rng, self._budget)
        if len(legal) > 1:
            self.seconds.append(time.perf_counter() - start)
        return choice


def arena(contest: Contest, games: int, seed: int, jobs: int = 1, cluster: str | None = None) -> Result:
    """Plays at least `games` games, whole deals of `players` games each; `jobs` and `cluster` as in `spread`.

    The same contest and seed give the same result but for the times. Raises BadGame for what cannot be played and BrokenGame
    for a bot that does what it must not.
    """
    check(contest)
    if games < 1:
        raise BadGame("games: at least one is expected")
    tasks = [(contest, deal_number(seed, number)) for number in range(ceil(games / contest.players))]
    return Result.of(contest, list(spread(play_deal, tasks, jobs, cluster)))


def check(contest: Contest) -> None:
    """Raises BadGame for a contest that cannot be."""
    game = registry.game(contest.game)
    game.new(contest.players, {})
    if contest.iterations is not None and contest.iterations < 1:
        raise BadGame("budget: at least one iteration is expected")
    for name in (contest.a, contest.b):
        bot(game, name)


def play_deal(task: tuple[Contest, int]) -> Deal:
    """Plays one deal of a contest with A on every seat in turn."""
    contest, number = task
    game = registry.game(contest.game)
    budget = None if contest.iterations is None else Budget(contest.iterations)
    a, b = (_Timed(bot(game, name), budget) for name in (contest.a, contest.b))
    deal = Deal()
    for seat in range(contest.players):
        names, choosers = [contest.b] * contest.players, [b] * contest.players
        names[seat], choosers[seat] = contest.a, a
        try:
            played = play_game(game, names, choosers, number, {}, check=False)
        except BrokenGame as problem:
            raise BrokenGame(f"{game.id}, deal {number}: {problem}") from problem
        deal.shares.append(1 / len(played.winners) if seat in played.winners else 0.0)
        deal.scores_a.append(played.scores[seat])
        deal.scores_b.append(fmean(score for other, score in enumerate(played.scores) if other != seat))
    deal.seconds_a, deal.seconds_b = a.seconds, b.seconds
    return deal


def interval(shares: Sequence[Sequence[float]]) -> tuple[float, float]:
    """The 95 % interval of a win share, from the shares of every game of every deal.

    Wilson's, clustered by deal: where the deals differ more than independent games would make them, it is the interval of
    fewer games, of as many as explain the variance between deals. It is never narrower than that of independent games.
    """
    games: float = sum(map(len, shares))
    share = _mean(shares)
    if len(shares) > 1 and (between := pvariance([fmean(deal) for deal in shares]) / len(shares)):
        games = min(games, share * (1 - share) / between)
    centre = (share + Z**2 / (2 * games)) / (1 + Z**2 / games)
    half = Z * sqrt(share * (1 - share) / games + Z**2 / (4 * games**2)) / (1 + Z**2 / games)
    return max(0.0, centre - half), min(1.0, centre + half)


def _mean(groups: Iterable[Sequence[float]]) -> float:
    return fmean(each for group in groups for each in group)
