"""Spreads work over processes: in this one, in others of this machine, or on a Dask cluster. The results are the same."""

from __future__ import annotations

import importlib
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

from cardgames.engine.errors import BadRequest, EngineError

T = TypeVar("T")
R = TypeVar("R")

PATIENCE = 10  # seconds for a cluster to answer


def spread(function: Callable[[T], R], tasks: Sequence[T], jobs: int = 1, cluster: str | None = None) -> Iterator[R]:
    """`function(task)` for each task, in the order of the tasks, each as soon as it and those before it are there.

    By `jobs` processes of this machine, 1 being this one; with `cluster`, the address of a Dask scheduler
    ("tcp://host:8786"), by its workers instead. `function` stands at the top of a module that the workers can import; tasks
    and results are plain data. What a task raises is raised here. Raises BadRequest for what cannot be asked of, and
    EngineError where workers die or a cluster does not answer.
    """
    check_jobs(jobs)
    if cluster is not None:
        return _on_cluster(function, tasks, cluster)
    return map(function, tasks) if jobs == 1 else _by_processes(function, tasks, jobs)


def check_jobs(jobs: int) -> None:
    """Raises BadRequest for a number of processes that cannot be."""
    if jobs < 1:
        raise BadRequest(f"jobs: {jobs} is less than one")


def _by_processes(function: Callable[[T], R], tasks: Sequence[T], jobs: int) -> Iterator[R]:
    # Who presses Ctrl+C stops this process, which stops the others; they shall not complain on their own.
    quiet = (signal.SIGINT, signal.SIG_IGN)
    try:
        with ProcessPoolExecutor(jobs, get_context("spawn"), initializer=signal.signal, initargs=quiet) as pool:
            yield from pool.map(function, tasks)
    except BrokenExecutor as problem:
        raise EngineError("jobs: a worker process has died") from problem


def _on_cluster(function: Callable[[T], R], tasks: Sequence[T], address: str) -> Iterator[R]:
    try:
        distributed = importlib.import_module("distributed")
    except ImportError as problem:
        raise BadRequest("cluster: Dask is not installed here (pip install distributed)") from problem
    try:
        # First, since a client that has stumbled over its address is never closed properly and can stop the next one.
        distributed.comm.resolve_address(address)
        client = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as problem:
        raise EngineError(f"cluster: {address!r} does not answer ({problem})") from problem
    with client:
        # Not pure: for Dask equal tasks would be one.
        for future in client.map(function, tasks, pure=False):
            try:
                result: R = future.result()
            except distributed.KilledWorker as problem:
                raise EngineError(f"cluster: {problem}") from problem
            yield result
