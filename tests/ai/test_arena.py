"""The arena: A sits everywhere, shares add up, the interval is honest, and it is all the same however the work is spread."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from statistics import fmean
from typing import Any

import pytest

from cardgames.ai.arena import Contest, Result, Times, arena, interval, play_deal
from cardgames.ai.selfplay import BrokenGame
from cardgames.engine import registry
from cardgames.engine.bot import Budget, Choice
from cardgames.engine.errors import BadGame
from tests.toy_game import Berries, Greedy, installed

NO_TIMES = Times(0, 0, 0)
GREEDY = Contest("berries", 2, "greedy", "random")


def timeless(result: Result) -> Result:
    return replace(result, time_a=NO_TIMES, time_b=NO_TIMES)


def near(low: float, high: float) -> Any:
    """To four digits."""
    return pytest.approx((low, high), abs=5e-5)


class Watcher:
    """Lays nothing, and remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, int, Budget | None]] = []  # seat, number of legal actions, budget

    def choose(self, view: dict[str, Any], seat: int, legal: Sequence[str], rng: Random, budget: Budget | None = None) -> Choice:
        self.asked.append((seat, len(legal), budget))
        return Choice(legal[-1])


class Cheat:
    def choose(self, view: dict[str, Any], seat: int, legal: Sequence[str], rng: Random, budget: Budget | None = None) -> Choice:
        return Choice("lay dragon")


@pytest.mark.parametrize("game", list(registry.games()))
def test_one_process_two_or_a_cluster_give_the_same(game: str, cluster: str) -> None:
    contest = Contest(game, 2, list(registry.game(game).bots)[-1], "random")
    one = timeless(arena(contest, 8, seed=4))
    assert timeless(arena(contest, 8, seed=4, jobs=2)) == one
    assert timeless(arena(contest, 8, seed=4, cluster=cluster)) == one
    assert timeless(arena(contest, 8, seed=5)) != one


def test_a_sits_alone_on_every_seat_of_each_deal() -> None:
    a, b = Watcher(), Watcher()
    with installed(a=a, b=b):
        play_deal((Contest("berries", 3, "a", "b"), 17))
    seats = [list(dict.fromkeys(seat for seat, _, _ in bot.asked)) for bot in (a, b)]
    assert seats[0] == [0, 1, 2]
    assert sorted(seats[1]) == [0, 1, 2]
    assert len(b.asked) == 2 * len(a.asked)  # nobody lays: all turns are alike


def test_a_deal_is_the_same_for_every_seat() -> None:
    """Two opponents that play alike see one game, whoever is called A."""
    with installed(twin=Greedy()):
        deal = play_deal((Contest("berries", 3, "greedy", "twin"), 17))
    totals = {score + 2 * others for score, others in zip(deal.scores_a, deal.scores_b, strict=True)}
    assert len(totals) == 1
    assert sum(deal.shares) == pytest.approx(1)


@pytest.mark.parametrize(("games", "played"), [(1, 3), (3, 3), (4, 6), (7, 9)])
def test_deals_are_played_whole(berries: Berries, games: int, played: int) -> None:
    assert arena(Contest("berries", 3, "greedy", "random"), games, seed=1).games == played


def test_the_better_player_wins(berries: Berries) -> None:
    result = arena(GREEDY, 200, seed=1)
    assert 0.5 < result.low < result.share < result.high <= 1
    assert result.score_a > result.score_b + 1


def test_the_same_player_gets_his_fair_share(berries: Berries) -> None:
    """Exactly: the seats change over the same deals."""
    result = arena(Contest("berries", 3, "greedy", "greedy"), 30, seed=2)
    assert result.share == pytest.approx(1 / 3)
    assert result.score_a == pytest.approx(result.score_b)


def test_a_shared_victory_is_a_part_of_one(berries: Berries, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Berries, "winners", lambda game, state: [0, 2])
    deal = play_deal((Contest("berries", 3, "greedy", "random"), 1))
    assert deal.shares == [0.5, 0, 0.5]


def test_the_budget_reaches_both() -> None:
    a, b = Watcher(), Watcher()
    with installed(a=a, b=b):
        arena(Contest("berries", 2, "a", "b", 70), 2, seed=1)
        assert {budget for bot in (a, b) for _, _, budget in bot.asked} == {Budget(70)}
        a.asked.clear()
        arena(Contest("berries", 2, "a", "b"), 2, seed=1)
        assert {budget for _, _, budget in a.asked} == {None}


def test_only_real_decisions_are_timed() -> None:
    a = Watcher()
    with installed(a=a):
        deal = play_deal((Contest("berries", 2, "a", "random"), 1))
    assert len(deal.seconds_a) == sum(legal > 1 for _, legal, _ in a.asked) < len(a.asked)
    assert min(deal.seconds_a) > 0


def test_times_are_in_milliseconds() -> None:
    assert Times.of([each / 1000 for each in range(100, 0, -1)]) == Times(50.5, 95, 100)
    assert Times.of([0.002]) == Times(2, 2, 2)
    assert Times.of([]) == NO_TIMES


def test_the_interval_of_independent_games_is_wilsons() -> None:
    """The ends for 263, 10 and 0 victories, by a table; a victory in every game does not prove that there are only victories."""
    assert interval([[1.0]] * 263 + [[0.0]] * 137) == near(0.6097, 0.7023)
    assert interval([[1.0, 1.0]] * 5) == near(0.7225, 1)
    assert interval([[0.0]] * 10) == near(0, 0.2775)


def test_games_that_go_together_count_as_fewer() -> None:
    """Where a deal decides all its games, the deals are the games; where its games go against each other they are all."""
    singles = interval([[1.0]] * 30 + [[0.0]] * 20)
    assert interval([[1.0] * 4] * 30 + [[0.0] * 4] * 20) == near(*singles)
    assert interval([[1.0, 0.0]] * 25) == near(*interval([[1.0]] * 25 + [[0.0]] * 25))


def test_the_interval_holds_the_truth_19_times_of_20() -> None:
    """Deals of two games that go together by half, the truth being 0.7."""
    rng = Random(1)
    held = []
    for _ in range(600):
        deals = []
        for _ in range(60):
            first, second = rng.random() < 0.7, rng.random() < 0.7
            deals.append([float(first), float(first if rng.random() < 0.5 else second)])
        low, high = interval(deals)
        held.append(low <= 0.7 <= high)
    assert 0.92 < fmean(held) < 0.98


@pytest.mark.parametrize(
    ("contest", "games", "named"),
    [
        (replace(GREEDY, game="chess"), 2, "chess"),
        (replace(GREEDY, players=4), 2, "players"),
        (replace(GREEDY, players=0), 2, "players"),
        (replace(GREEDY, a="grandmaster"), 2, "grandmaster"),
        (replace(GREEDY, b="grandmaster"), 2, "grandmaster"),
        (replace(GREEDY, iterations=0), 2, "budget"),
        (GREEDY, 0, "games"),
    ],
)
def test_what_cannot_be_played(berries: Berries, contest: Contest, games: int, named: str) -> None:
    with pytest.raises(BadGame, match=named):
        arena(contest, games, seed=1)


def test_a_cheat_is_named() -> None:
    with installed(cheat=Cheat()), pytest.raises(BrokenGame, match=r"berries, deal 5: cheat on seat 0 .*lay dragon"):
        play_deal((Contest("berries", 2, "cheat", "random"), 5))
