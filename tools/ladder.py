"""The ladder: all opponents of a game play each other at two seats and are rated (`python3 dev.py ladder`): docs/ladder.md."""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from itertools import combinations
from math import ceil
from pathlib import Path
from typing import Any

from openskill.models import PlackettLuce

from cardgames.ai.arena import Contest, Deal, Times, interval, play_deal
from cardgames.ai.players import bots
from cardgames.ai.selfplay import deal_number
from cardgames.ai.workers import spread
from cardgames.engine import registry
from cardgames.engine.errors import EngineError
from cardgames.engine.game import Game
from cardgames.words import Words

PAGE = Path(__file__).resolve().parent.parent / "docs" / "ladder.md"
SEATS = 2

HEAD = """# Ladder

Made by `{command}`. Every opponent plays every other at two seats: {games} games of each pair,
which are {deals} deals, each with both seatings.

The rating is OpenSkill's (Plackett-Luce, begins at 25), with its uncertainty. Then comes how many of the victories the opponent
of the row won from that of the column, a shared one counting half, with the 95% interval; then how long its decisions took on the
machine that played, in milliseconds.
"""


@dataclass(frozen=True, slots=True)
class Series:
    """What is played: so many deals of each pair, and the budget of a decision in iterations (None: each bot's own)."""

    deals: int
    seed: int
    iterations: int | None = None
    jobs: int = 1
    cluster: str | None = None


def main() -> int:
    """Plays the ladders of all games and writes the page; 0 if it went well."""
    parser = argparse.ArgumentParser(prog="dev.py ladder")
    parser.add_argument("--games", type=int, default=100, help="of each pair")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes of this machine")
    parser.add_argument("--cluster", metavar="ADDRESS", help="a Dask scheduler whose workers play instead")
    parser.add_argument("--budget", type=int, metavar="ITERATIONS", help="of each decision, instead of the opponents' own")
    args = parser.parse_args()
    if args.games < 1 or (args.budget is not None and args.budget < 1):
        parser.error("--games and --budget: at least one is expected")
    series = Series(ceil(args.games / SEATS), args.seed, args.budget, args.jobs, args.cluster)
    command = f"python3 dev.py ladder --games {series.deals * SEATS} --seed {series.seed}"
    command += "" if series.iterations is None else f" --budget {series.iterations}"
    parts = [HEAD.format(command=command, games=series.deals * SEATS, deals=series.deals)]
    try:
        parts += [ladder(game, series) for game in registry.games().values()]
    except EngineError as problem:
        print(problem, file=sys.stderr)
        return 1
    PAGE.write_text("\n".join(parts), encoding="utf-8")
    return 0


def ladder(game: Game[Any], series: Series) -> str:
    """The ladder of a game as a part of the page."""
    names = list(bots(game))
    contests = [Contest(game.id, SEATS, a, b, series.iterations) for a, b in combinations(names, 2)]
    numbers = [deal_number(series.seed, number) for number in range(series.deals)]
    # By deals, not by pairs: a rating moves with every game, so all opponents shall play from the first to the last.
    tasks = [(contest, number) for number in numbers for contest in contests]
    model = PlackettLuce()
    ratings = {name: model.rating() for name in names}
    played: dict[tuple[str, str], list[Deal]] = {(contest.a, contest.b): [] for contest in contests}
    for done, deal in enumerate(spread(play_deal, tasks, series.jobs, series.cluster)):
        contest = tasks[done][0]
        a, b = contest.a, contest.b
        played[a, b].append(deal)
        for share in deal.shares:
            [[ratings[a]], [ratings[b]]] = model.rate([[ratings[a]], [ratings[b]]], scores=[share, 1 - share])
        print(f"\r{game.id}: {(done + 1) * SEATS} of {len(tasks) * SEATS} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)

    names.sort(key=lambda name: -ratings[name].mu)
    rows = [["", "rating", *names, "mean", "p95", "max"]]
    rows.append([":--", *["--:"] * (len(rows[0]) - 1)])
    for name in names:
        rating, times = ratings[name], _times(name, played)
        shares = ["·" if name == other else _share(name, other, played) for other in names]
        milliseconds = [f"{each:.1f}" for each in (times.mean, times.p95, times.max)]
        rows.append([f"**{name}**", f"{rating.mu:.1f} ± {rating.sigma:.1f}", *shares, *milliseconds])
    table = "".join(f"| {' | '.join(row)} |\n" for row in rows)
    return f"## {Words('en', game.id).say('game-title')}\n\n{table}"


def _share(name: str, other: str, played: dict[tuple[str, str], list[Deal]]) -> str:
    first = (name, other) in played
    deals = played[name, other] if first else played[other, name]
    shares = [[share if first else 1 - share for share in deal.shares] for deal in deals]
    low, high = interval(shares)
    share = sum(map(sum, shares)) / sum(map(len, shares))
    return f"{share:.0%} ({low:.0%} to {high:.0%})"


def _times(name: str, played: dict[tuple[str, str], list[Deal]]) -> Times:
    seconds: list[float] = []
    for (a, b), deals in played.items():
        for deal in deals:
            seconds += deal.seconds_a if name == a else deal.seconds_b if name == b else []
    return Times.of(seconds)


if __name__ == "__main__":
    sys.exit(main())
