"""A cluster, for what is spread over one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from distributed import LocalCluster


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """The address of a Dask cluster of two worker processes on this machine."""
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0", worker_dashboard_address=":0") as cluster:
        yield cluster.scheduler_address
