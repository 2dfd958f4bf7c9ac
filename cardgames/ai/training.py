"""Trains value networks by self-play, with numpy: `python -m cardgames train`.

Generation by generation the newest network plays games against itself; a network learns from the games of the last few
generations what positions were worth: targets are lambda-returns (Sutton, 1988; Tesauro's TD-Gammon, 1995), the step is Adam's
(Kingma and Ba, 2015).
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
from matplotlib.figure import Figure
from numpy.typing import NDArray

from cardgames.ai.network import POINTS, Weights, file, networks
from cardgames.ai.practice import Course, Practice, practise
from cardgames.ai.workers import check_jobs, spread
from cardgames.engine import registry
from cardgames.engine.errors import BadGame, BadRequest
from cardgames.engine.insight import Insight, Part

BATCH = 512
REMEMBERED = 5  # generations whose games are learnt from
LAMBDA = 0.7
LEAD_WEIGHT = 0.5  # of the error of the lead (in tens of points, squared) beside that of the victory (cross entropy)
GAMES_A_TASK = 25
DIGITS = 4  # significant ones of a weight in the file

Floats = NDArray[np.floating[Any]]  # of 32 bits throughout
Arrays = list[Floats]


@dataclass(frozen=True, slots=True)
class Plan:
    """What to train and how. The same plan gives the same network, whoever plays the games."""

    game: str
    players: int
    generations: int = 12
    games: int = 1000  # a generation
    epochs: int = 4  # over all remembered positions, a generation
    rate: float = 0.002  # of learning at the start; it falls to a tenth
    units: int = 20  # of each slot
    inner: int = 14  # units of the layer after the sum
    warmth: float = 0.02  # of the players, see `practice.Practice`
    sparring: float = 0.0  # likewise
    seed: int = 1


class Learner:
    """A network in numpy: slots' matrices and biases first, then inner and outer layer, in one list of arrays."""

    def __init__(self, slots: tuple[int, ...], widths: list[int], units: int, inner: int, seed: int) -> None:
        """`slots`: that of each part of a position; `widths`: the numbers of inputs by slot."""
        rng = np.random.default_rng(seed)
        self.arrays: Arrays = []
        for width in widths:
            self.arrays += [_drawn(rng, width, units), np.zeros(units, np.float32)]
        self.arrays += [_drawn(rng, units, inner) / np.float32(len(slots) ** 0.5), np.zeros(inner, np.float32)]
        self.arrays += [_drawn(rng, inner, 2), np.zeros(2, np.float32)]
        self.moments = [[np.zeros_like(array) for array in self.arrays] for _ in range(2)]
        self.steps = 0
        self._columns = [[at for at, slot in enumerate(slots) if slot == each] for each in range(len(widths))]

    def forward(self, tables: Sequence[Floats], looks: NDArray[np.int32]) -> tuple[Floats, list[Floats], Floats, Floats]:
        """Outputs (n x 2: the logit of the victory, the lead in tens of points), then what `backward` needs."""
        slots: list[Floats] = []
        pooled = np.zeros((len(looks), len(self.arrays[1])), np.float32)
        for slot, columns in enumerate(self._columns):
            units = np.maximum(tables[slot][looks[:, columns]] @ self.arrays[2 * slot] + self.arrays[2 * slot + 1], 0)
            slots.append(units)
            pooled += units.sum(axis=1)
        inner = np.maximum(pooled @ self.arrays[-4] + self.arrays[-3], 0)
        return inner @ self.arrays[-2] + self.arrays[-1], slots, pooled, inner

    def learn(self, tables: Sequence[Floats], looks: NDArray[np.int32], targets: Floats, rate: float) -> float:
        """One step with one batch; returns its loss before."""
        loss, slopes = self.slopes(tables, looks, targets)
        self._step(slopes, rate)
        return loss

    def slopes(self, tables: Sequence[Floats], looks: NDArray[np.int32], targets: Floats) -> tuple[float, Arrays]:
        """The loss of a batch and its derivatives by every array."""
        outputs, slots, pooled, inner = self.forward(tables, looks)
        win = 1 / (1 + np.exp(-outputs[:, 0]))
        lead = outputs[:, 1] - targets[:, 1]
        entropy = -np.mean(targets[:, 0] * np.log(win + 1e-7) + (1 - targets[:, 0]) * np.log(1 - win + 1e-7))
        loss = float(entropy + LEAD_WEIGHT * np.mean(lead**2))
        slope = np.stack([win - targets[:, 0], 2 * LEAD_WEIGHT * lead], axis=1) / np.float32(len(looks))
        gradients: Arrays = [inner.T @ slope, slope.sum(axis=0)]
        slope = (slope @ self.arrays[-2].T) * (inner > 0)
        gradients = [pooled.T @ slope, slope.sum(axis=0), *gradients]
        slope = slope @ self.arrays[-4].T
        for slot in reversed(range(len(self._columns))):
            inward = (slope[:, None, :] * (slots[slot] > 0)).reshape(-1, pooled.shape[1])
            given = tables[slot][looks[:, self._columns[slot]]]
            gradients = [given.reshape(-1, given.shape[2]).T @ inward, inward.sum(axis=0), *gradients]
        return loss, gradients

    def _step(self, gradients: Arrays, rate: float) -> None:
        self.steps += 1
        size = rate * (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        for array, gradient, first, second in zip(self.arrays, gradients, *self.moments, strict=True):
            first += 0.1 * (gradient - first)
            second += 0.001 * (gradient * gradient - second)
            array -= size * first / (np.sqrt(second) + 1e-8)

    def weights(self) -> Weights:
        """What the app evaluates, rounded."""
        matrices, biases = self.arrays[0:-4:2], self.arrays[1:-4:2]
        return Weights(
            [_rows(matrix) for matrix in matrices],
            [_rows(bias[None])[0] for bias in biases],
            _rows(self.arrays[-4].T),
            _rows(self.arrays[-3][None])[0],
            _rows(self.arrays[-2].T),
            _rows(self.arrays[-1][None])[0],
        )


@dataclass(slots=True)
class Lessons:
    """The games of one generation: its different parts by slot, and its positions by the numbers of their parts there."""

    slots: tuple[int, ...]  # of each part of a position
    parts: list[list[Part]]
    looks: NDArray[np.int32]  # positions x parts
    ends: list[int]  # the positions of a seat in a game stand together: where each row of them ends
    worths: Floats  # rows x 2: victory, lead in tens of points


def lessons(courses: list[Course]) -> Lessons:
    """What is to be learnt from games."""
    slots = tuple(part[0] for part in next(look for course in courses for looks in course.looks for look in looks))
    numbers: list[dict[Part, int]] = [{} for _ in range(max(slots) + 1)]
    looks, ends, worths = [], [], []
    for course in courses:
        for row, (win, points) in zip(course.looks, course.worths, strict=True):
            looks += [[numbers[part[0]].setdefault(part, len(numbers[part[0]])) for part in look] for look in row]
            ends.append(len(looks))
            worths.append((win, points / POINTS))
    parts = [list(each) for each in numbers]
    return Lessons(slots, parts, np.array(looks, np.int32), ends, np.array(worths, np.float32))


def targets(given: Lessons, outputs: Floats) -> Floats:
    """The lambda-return of every position: the end counts by LAMBDA, what the network says of the next by the rest."""
    found = np.empty_like(outputs)
    start = 0
    for end, worth in zip(given.ends, given.worths, strict=True):
        later = worth
        for at in range(end - 1, start - 1, -1):
            found[at] = later
            later = LAMBDA * later + (1 - LAMBDA) * outputs[at]
        start = end
    return found


def train(
    plan: Plan, folder: Path, say: Callable[[str], None], jobs: int = 1, cluster: str | None = None
) -> tuple[Weights, list[float]]:
    """Trains a network; returns it and the loss of each generation.

    Goes on where `folder` was left, and keeps there all that this needs. Raises BadGame for a game that cannot be learnt,
    BadRequest for a plan that cannot be carried out or is not the one that `folder` was begun with.
    """
    check_jobs(jobs)
    insight = registry.game(plan.game).insight
    if insight is None or plan.players not in registry.game(plan.game).seats:
        raise BadGame(f"train: there is nothing to learn in {plan.game} with {plan.players} players")
    _begin(plan, folder)
    kept = folder / "learner.pickle"
    learner, losses = _reread(kept) if kept.exists() else (None, [])
    for generation in range(len(losses), plan.generations):
        given = _lessons(plan, generation, learner, folder, jobs, cluster)
        if learner is None:
            widths = [len(insight.inputs(parts[0], plan.players)) for parts in given.parts]
            learner = Learner(given.slots, widths, plan.units, plan.inner, plan.seed)
        losses.append(_study(learner, insight, plan, generation, folder))
        _keep(kept, (learner, losses))
        say(f"{plan.game}, {plan.players} players: generation {generation + 1} of {plan.generations}, loss {losses[-1]:.4f}")
    assert learner is not None, "there is at least one generation"
    return learner.weights(), losses


def _begin(plan: Plan, folder: Path) -> None:
    """Makes the folder and notes the plan there, which may change only in its number of generations."""
    for name in "generations", "games", "units", "inner":
        if getattr(plan, name) < 1:
            raise BadRequest(f"{name}: at least one is expected")
    if plan.seed < 0 or not 0 <= plan.sparring <= 1:
        raise BadRequest("train: a seed of at least 0 and a share of sparring from 0 to 1 are expected")
    folder.mkdir(parents=True, exist_ok=True)
    note, text = folder / "plan.json", json.dumps(asdict(replace(plan, generations=0)))
    if not note.exists():
        note.write_text(text, encoding="utf-8")
    elif note.read_text(encoding="utf-8") != text:
        raise BadRequest(f"into: {folder} was begun with another plan, which {note.name} there tells; take another folder")


def _keep(path: Path, content: Any) -> None:
    """Writes the whole of it or, when it is stopped on the way, nothing."""
    new = path.with_suffix(".new")
    new.write_bytes(pickle.dumps(content))
    new.replace(path)


def _reread(path: Path) -> Any:
    try:
        return pickle.loads(path.read_bytes())
    except (pickle.UnpicklingError, EOFError, AttributeError, ImportError, IndexError, ValueError) as problem:
        raise BadRequest(f"into: {path} is damaged; delete it to train that part again") from problem


def _lessons(plan: Plan, generation: int, learner: Learner | None, folder: Path, jobs: int, cluster: str | None) -> Lessons:
    kept = _games(folder, generation)
    if not kept.exists():
        first, end = generation * plan.games, (generation + 1) * plan.games
        weights = learner.weights() if learner else None
        tasks = [
            Practice(plan.game, plan.players, weights, plan.warmth, plan.seed, at, min(GAMES_A_TASK, end - at), plan.sparring)
            for at in range(first, end, GAMES_A_TASK)
        ]
        played = lessons([course for courses in spread(practise, tasks, jobs, cluster) for course in courses])
        _keep(kept, played)
        _games(folder, generation - REMEMBERED).unlink(missing_ok=True)
    given: Lessons = _reread(kept)
    return given


def _games(folder: Path, generation: int) -> Path:
    return folder / f"games-{generation}.pickle"


def _study(learner: Learner, insight: Insight[Any], plan: Plan, generation: int, folder: Path) -> float:
    """Goes through the remembered games; returns the mean loss of the last time."""
    rng = np.random.default_rng((plan.seed, generation))
    remembered = []
    for number in range(max(0, generation - REMEMBERED + 1), generation + 1):
        given: Lessons = _reread(_games(folder, number))
        tables = [np.array([insight.inputs(part, plan.players) for part in parts], np.float32) for parts in given.parts]
        remembered.append((tables, given.looks, targets(given, _outputs(learner, tables, given.looks))))
    sizes = [-(-len(looks) // BATCH) for _, looks, _ in remembered]
    pace = plan.rate * 0.1 ** (generation / max(1, plan.generations - 1))
    losses: list[float] = []
    for _ in range(plan.epochs):
        orders = [rng.permutation(len(looks)) for _, looks, _ in remembered]
        turns = rng.permutation(np.repeat(np.arange(len(sizes)), sizes))
        taken = [0] * len(sizes)
        losses = []
        for which in turns:
            tables, looks, wanted = remembered[which]
            batch = orders[which][taken[which] : taken[which] + BATCH]
            taken[which] += BATCH
            losses.append(learner.learn(tables, looks[batch], wanted[batch], pace))
    return float(np.mean(losses))


def _outputs(learner: Learner, tables: Arrays, looks: NDArray[np.int32]) -> Floats:
    """What the network says of many positions: victory, lead in tens of points."""
    found: Floats = np.concatenate([learner.forward(tables, looks[at : at + 8192])[0] for at in range(0, len(looks), 8192)])
    found[:, 0] = 1 / (1 + np.exp(-found[:, 0]))
    return found


def save(weights: Weights, plan: Plan) -> Path:
    """Puts a network where the game finds it, beside those for other numbers of players; returns the file."""
    path = file(plan.game)
    found = {**networks(plan.game), plan.players: weights}
    path.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps({str(players): asdict(found[players]) for players in sorted(found)}, separators=(",", ":"))
    path.write_text(text + "\n", encoding="utf-8")
    return path


def curve(losses: list[float], folder: Path) -> Path:
    """Draws the loss by generation; returns the picture."""
    figure = Figure(figsize=(6, 4))
    axes = figure.subplots()
    axes.plot(range(1, len(losses) + 1), losses, marker="o")
    axes.set(xlabel="generation", ylabel="loss")
    axes.grid(alpha=0.3)
    path = folder / "loss.png"
    figure.savefig(path, dpi=150)
    return path


def _drawn(rng: np.random.Generator, width: int, units: int) -> Floats:
    """A matrix to start with (He et al., 2015)."""
    return np.array(rng.standard_normal((width, units)) * (2 / width) ** 0.5, np.float32)


def _rows(matrix: Floats) -> list[list[float]]:
    return [[float(f"{weight:.{DIGITS}g}") for weight in row] for row in matrix.tolist()]
