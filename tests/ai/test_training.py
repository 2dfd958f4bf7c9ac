"""Learning: its slopes, its targets, and that it is the same however it is carried out."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cardgames.ai.network import POINTS, Network, networks
from cardgames.ai.practice import Course, Practice, practise
from cardgames.ai.training import LAMBDA, LEAD_WEIGHT, Learner, Plan, curve, lessons, targets, train
from cardgames.engine.bot import Candidate, Reason
from cardgames.engine.errors import BadGame, BadRequest
from cardgames.engine.insight import Insight, Part

GAME = "for-the-king"
PLAN = Plan(GAME, 2, generations=2, games=2, epochs=2)


class Doubled(Insight[int]):
    """Two slots of one and two inputs, twice what the part says."""

    def parts(self, state: int, seat: int) -> list[Part]:
        return [(0, state), (1, state, seat), (1, seat, state)]

    def inputs(self, part: Part, players: int) -> list[float]:
        return [2.0 * number for number in part[1:]]

    def candidates(self, state: int, legal: list[str]) -> list[str]:
        return legal

    def settled(self, state: int) -> bool:
        return True

    def reasons(self, state: int, seat: int, chosen: Candidate, instead: Candidate | None) -> list[Reason]:
        return []


def learner() -> Learner:
    made = Learner((0, 1, 1), [1, 2], units=3, inner=2, seed=5)
    rng = np.random.default_rng(6)
    made.arrays = [array + rng.standard_normal(array.shape) * 0.3 for array in made.arrays]
    return made


def test_the_app_and_the_trainer_value_alike() -> None:
    made, insight = learner(), Doubled()
    network = Network(made.weights(), insight, 2)
    tables = [np.array([[2.0], [4.0]]), np.array([[2.0, 4.0], [4.0, 2.0]])]
    (odds, lead), *_ = made.forward(tables, np.array([[1, 0, 1]]))[0]
    value = network.value([(0, 2), (1, 1, 2), (1, 2, 1)])
    assert value.win == pytest.approx(1 / (1 + np.exp(-odds)), abs=1e-3)
    assert value.points == pytest.approx(POINTS * lead, rel=1e-2)
    assert network.value([(0, 2), (1, 1, 2), (1, 2, 1)]) == value, "remembered parts count the same"


def test_a_network_for_other_inputs_is_refused() -> None:
    """One that was trained before a part was looked at more closely would else value nonsense."""

    class Closer(Doubled):
        def inputs(self, part: Part, players: int) -> list[float]:
            return [*super().inputs(part, players), 1.0]

    with pytest.raises(ValueError, match="other inputs"):
        Network(learner().weights(), Closer(), 2).value(Closer().parts(1, 0))


def test_the_slopes_are_those_of_the_loss() -> None:
    """Against differences of the loss itself, for every weight."""
    rng = np.random.default_rng(1)
    tables = [rng.standard_normal((4, 1)), rng.standard_normal((5, 2))]
    looks = rng.integers(0, 4, (6, 3)).astype(np.int32)
    wanted = np.stack([rng.random(6), rng.standard_normal(6)], axis=1)
    made = learner()

    def loss() -> float:
        outputs = made.forward(tables, looks)[0]
        win = 1 / (1 + np.exp(-outputs[:, 0]))
        entropy = -np.mean(wanted[:, 0] * np.log(win) + (1 - wanted[:, 0]) * np.log(1 - win))
        return float(entropy + LEAD_WEIGHT * np.mean((outputs[:, 1] - wanted[:, 1]) ** 2))

    slopes = made.slopes(tables, looks, wanted)[1]
    for array, slope in zip(made.arrays, slopes, strict=True):
        for at in np.ndindex(array.shape):
            array[at] += 1e-5
            above = loss()
            array[at] -= 2e-5
            below = loss()
            array[at] += 1e-5
            assert slope[at] == pytest.approx((above - below) / 2e-5, abs=1e-3)


def test_what_comes_later_counts_less_than_the_end_and_more_than_nothing() -> None:
    course = Course([[((0, 1),), ((0, 2),)], [((0, 3),)]], [(1.0, 20.0), (0.0, -20.0)])
    given = lessons([course])
    outputs = np.array([[0.5, 0.0], [0.6, 1.0], [0.2, -1.0]])
    first = LAMBDA * 1.0 + (1 - LAMBDA) * 0.6
    assert targets(given, outputs)[:, 0] == pytest.approx([first, 1.0, 0.0])
    assert targets(given, outputs)[:, 1] == pytest.approx([LAMBDA * 2.0 + (1 - LAMBDA) * 1.0, 2.0, -2.0])


def test_it_learns_what_it_is_told() -> None:
    rng = np.random.default_rng(2)
    tables = [rng.standard_normal((40, 1)), rng.standard_normal((40, 2))]
    looks = rng.integers(0, 40, (2000, 3)).astype(np.int32)
    wanted = np.stack([tables[0][looks[:, 0], 0] > 0, tables[1][looks[:, 1]].sum(axis=1)], axis=1).astype(np.float32)
    made = Learner((0, 1, 1), [1, 2], units=8, inner=8, seed=1)
    before = made.learn(tables, looks, wanted, 0.01)
    for _ in range(300):
        after = made.learn(tables, looks, wanted, 0.01)
    assert after < before / 3


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> tuple[object, list[float]]:
    return train(PLAN, tmp_path_factory.mktemp("whole"), lambda line: None)


def test_going_on_gives_the_same_network(trained: tuple[object, list[float]], tmp_path: Path) -> None:
    said: list[str] = []
    train(replace(PLAN, generations=1), tmp_path, said.append)
    assert train(PLAN, tmp_path, said.append) == trained
    assert [line.split("generation ")[1].split(",")[0] for line in said] == ["1 of 1", "2 of 2"]


def test_processes_give_the_same_network(trained: tuple[object, list[float]], tmp_path: Path) -> None:
    assert train(PLAN, tmp_path, lambda line: None, jobs=2) == trained


def test_a_cluster_gives_the_same_network(trained: tuple[object, list[float]], tmp_path: Path, cluster: str) -> None:
    assert train(PLAN, tmp_path, lambda line: None, cluster=cluster) == trained


def test_the_curve_is_a_picture(tmp_path: Path) -> None:
    assert curve([0.9, 0.7], tmp_path).read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(("game", "players"), [(GAME, 6), ("berries", 2)])
def test_what_cannot_be_learnt(game: str, players: int, tmp_path: Path, berries: object) -> None:
    with pytest.raises(BadGame, match="nothing to learn"):
        train(Plan(game, players), tmp_path, lambda line: None)


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"generations": 0}, "generations"),
        ({"games": 0}, "games"),
        ({"units": 0}, "units"),
        ({"inner": -1}, "inner"),
        ({"seed": -1}, "seed"),
        ({"sparring": 3.0}, "sparring"),
    ],
)
def test_a_plan_that_cannot_be_carried_out(change: dict[str, Any], named: str, tmp_path: Path) -> None:
    with pytest.raises(BadRequest, match=named):
        train(replace(PLAN, **change), tmp_path, print)
    assert not list(tmp_path.iterdir())


def test_too_few_processes_leave_no_folder_begun(tmp_path: Path) -> None:
    with pytest.raises(BadRequest, match="jobs"):
        train(PLAN, tmp_path / "new", print, jobs=0)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("name", ["learner.pickle", "games-0.pickle"])
@pytest.mark.parametrize("content", [b"", b"junk"])
def test_a_damaged_file_is_named(name: str, content: bytes, tmp_path: Path) -> None:
    plan = replace(PLAN, generations=1, games=1, epochs=1)
    train(plan, tmp_path, print)
    (tmp_path / name).write_bytes(content)
    with pytest.raises(BadRequest, match=f"{name} is damaged"):
        train(replace(plan, generations=2), tmp_path, print)


@pytest.mark.parametrize("change", [{"game": "behind-the-throne"}, {"players": 3}, {"games": 3}, {"seed": 2}, {"units": 5}])
def test_a_folder_goes_on_with_its_own_plan_alone(change: dict[str, Any], tmp_path: Path) -> None:
    """Else the network of one game would be handed to another."""
    plan = replace(PLAN, generations=1, games=1, epochs=1)
    train(plan, tmp_path, print)
    with pytest.raises(BadRequest, match="another plan"):
        train(replace(plan, **change), tmp_path, print)


def test_practice_is_as_the_seed_says() -> None:
    task = Practice(GAME, 2, None, 0.02, seed=3, first=0, games=1)
    (one,), (same,), (other,) = practise(task), practise(task), practise(replace(task, first=1))
    assert one.looks == same.looks != other.looks
    assert one.worths[0][1] == -one.worths[1][1]
    assert sum(win for win, _ in one.worths) == 1


def test_in_sparring_only_the_one_learns_and_the_others_are_the_games_own_bots() -> None:
    task = Practice(GAME, 3, networks(GAME)[3], 0.01, seed=3, first=0, games=4, sparring=1.0)
    courses = practise(task)
    assert [sum(1 for looks in course.looks if looks) for course in courses] == [1] * 4
    assert len({seat for course in courses for seat, looks in enumerate(course.looks) if looks}) > 1
    given = lessons(courses)
    assert len(given.ends) == len(given.worths) == 12
    assert given.ends[-1] == len(given.looks) == len(targets(given, np.zeros((len(given.looks), 2), np.float32)))
