"""Work is done alike in this process, in others and on a cluster of two workers."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from cardgames.ai.workers import spread
from cardgames.engine.errors import BadGame, BadRequest, EngineError

ENOUGH = 60.0  # seconds for the other worker; only a failing test waits so long


@pytest.fixture(params=["here", "processes", "cluster"])
def way(request: pytest.FixtureRequest) -> dict[str, Any]:
    """The arguments of `spread` for each way."""
    if request.param == "cluster":
        return {"cluster": request.getfixturevalue("cluster")}
    return {"jobs": 1 if request.param == "here" else 2}


def square(number: int) -> tuple[int, int]:
    if number < 0:
        raise BadGame(f"{number} is negative")
    return number * number, os.getpid()


def meet(task: tuple[Path, bool]) -> bool:
    """One waits for what the other does."""
    file, waits = task
    end = time.monotonic() + ENOUGH
    while waits and not file.exists():
        if time.monotonic() > end:
            raise TimeoutError("the other task was not begun")
        time.sleep(0.01)
    file.touch()
    return waits


def die(number: int) -> None:
    os._exit(number)


def test_results_come_in_the_order_of_the_tasks(way: dict[str, Any]) -> None:
    numbers = [3, 1, 2, 3, 0, 5, 1]
    assert [result for result, _ in spread(square, numbers, **way)] == [9, 1, 4, 9, 0, 25, 1]


def test_no_tasks(way: dict[str, Any]) -> None:
    assert list(spread(square, [], **way)) == []


def test_who_works(way: dict[str, Any]) -> None:
    processes = {process for _, process in spread(square, range(20), **way)}
    assert (processes == {os.getpid()}) == (way == {"jobs": 1})
    assert len(processes) <= 2


def test_two_work_at_once_and_the_first_task_still_comes_first(way: dict[str, Any], tmp_path: Path) -> None:
    if way != {"jobs": 1}:
        assert list(spread(meet, [(tmp_path / "met", True), (tmp_path / "met", False)], **way)) == [True, False]


def test_what_a_task_raises_is_raised_here(way: dict[str, Any]) -> None:
    results = spread(square, [2, -1, 3], **way)
    assert next(results)[0] == 4
    with pytest.raises(BadGame, match="-1 is negative"):
        next(results)


def test_who_has_seen_enough_may_stop(way: dict[str, Any]) -> None:
    assert next(iter(spread(square, range(1000), **way)))[0] == 0
    assert [result for result, _ in spread(square, [2], **way)] == [4]


def test_a_worker_that_dies_is_named() -> None:
    with pytest.raises(EngineError, match="died"):
        list(spread(die, [3], jobs=2))


def test_less_than_one_job() -> None:
    with pytest.raises(BadRequest, match="jobs"):
        spread(square, [1], jobs=0)


def test_without_dask_a_cluster_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(BadRequest, match="pip install distributed"):
        list(spread(square, [1], cluster="tcp://localhost:8786"))


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "nowhere://x", ""])
def test_a_cluster_that_is_not_there(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    monkeypatch.setattr("cardgames.ai.workers.PATIENCE", 0.5)
    with pytest.raises(EngineError, match="cluster"):
        list(spread(square, [1], cluster=address))
