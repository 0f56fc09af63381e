"""A series on a real cluster: a scheduler and two workers, processes of their own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO

import pytest

from tafelrunde.engine.errors import WorkTrouble
from tafelrunde.lab.pool import Workers
from tafelrunde.lab.run import run
from tafelrunde.lab.simulate import Spec

pytestmark = pytest.mark.slow
SPEC = Spec("valskyrr", ("random",))
HERE = "tcp://127.0.0.1:0"


@contextmanager
def started(folder: Path, kind: str, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """A part of a cluster as a process, until the test is over."""
    command = [sys.executable, "-m", f"distributed.cli.dask_{kind}", *arguments]
    with subprocess.Popen(
        command,
        cwd=folder,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def read_until(stream: IO[str] | None, pattern: str) -> str:
    """What a pattern finds in the lines that a process writes."""
    assert stream is not None
    for line in stream:
        if found := re.search(pattern, line):
            return found[1]
    raise AssertionError(f"It never said {pattern!r}.")


@contextmanager
def cluster(folder: Path) -> Iterator[tuple[str, list[subprocess.Popen[str]]]]:
    """The address of a scheduler, and its two workers."""
    with ExitStack() as stack:
        scheduler = stack.enter_context(
            started(folder, "scheduler", "--host", HERE, "--no-dashboard")
        )
        address = read_until(scheduler.stderr, r"Scheduler at:\s+(tcp://\S+)")
        words = ("--host", "127.0.0.1", "--nthreads", "1", "--no-nanny", "--no-dashboard")
        workers = [
            stack.enter_context(started(folder, "worker", address, *words)) for _ in range(2)
        ]
        for worker in workers:
            read_until(worker.stderr, r"(Registered to)")
        yield address, workers


def test_a_cluster_plays_the_same_games_even_if_a_worker_is_killed(tmp_path: Path) -> None:
    alone = run(SPEC, 0, 60, tmp_path / "alone", Workers())
    with cluster(tmp_path) as (address, workers):
        killed: list[int] = []

        def lose_a_worker(games: int) -> None:
            killed.append(games)
            if len(killed) == 2:  # the first thing that is told is what was known before
                os.kill(workers[0].pid, signal.SIGKILL)

        both = run(SPEC, 0, 60, tmp_path / "both", Workers(2, address), lose_a_worker)

    assert len(killed) > 2
    assert both == alone
    assert (tmp_path / "both").read_bytes() == (tmp_path / "alone").read_bytes()


def test_a_cluster_that_is_started_here_plays_the_same_games(tmp_path: Path) -> None:
    alone = run(SPEC, 0, 8, tmp_path / "alone", Workers())
    assert run(SPEC, 0, 8, tmp_path / "both", Workers(2, "local:2")) == alone
    assert (tmp_path / "both").read_bytes() == (tmp_path / "alone").read_bytes()


@pytest.mark.parametrize("address", ["local:none", "local:0", "tcp//nowhere"])
def test_what_is_no_cluster_is_named(address: str, tmp_path: Path) -> None:
    with pytest.raises(WorkTrouble, match=address):
        run(SPEC, 0, 1, tmp_path / "games", Workers(1, address))
