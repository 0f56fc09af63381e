"""Work in chunks on several processes or on a cluster; each result comes when it is there."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import CancelledError, Executor, Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from typing import Final, TypeVar

from tafelrunde.engine.errors import MissingExtra, WorkTrouble

R = TypeVar("R")
Chunk = tuple[int, int]
"""The first number of a chunk, and the one behind its last."""

LARGEST: Final = 20
"""So many games are handed out at once, never single ones."""
TRIES: Final = 3
"""So often in a row processes may be lost before anything is done."""
LOCAL: Final = "local:"
"""A cluster that is started here: `local:4` has four workers."""


@dataclass(frozen=True, slots=True)
class Workers:
    """Who does the work: so many processes of this machine, or a Dask cluster by its address."""

    jobs: int = 1
    cluster: str = ""
    fresh: bool = False
    """Whether even one process must be another one, which has done nothing else."""


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def chunks(first: int, number: int, jobs: int) -> list[Chunk]:
    """The numbers cut into chunks, small enough that all processes have something to do."""
    size = max(1, min(LARGEST, number // (jobs * 4)))
    end = first + number
    return [(start, min(start + size, end)) for start in range(first, end, size)]


def in_order(work: Callable[[Chunk], R], todo: Sequence[Chunk], workers: Workers) -> Iterator[R]:
    """The result of every chunk, in the order of the chunks."""
    early: dict[int, R] = {}
    following = 0
    for number, result in finished(work, todo, workers):
        early[number] = result
        while following in early:
            yield early.pop(following)
            following += 1


def finished(
    work: Callable[[Chunk], R], todo: Sequence[Chunk], workers: Workers
) -> Iterator[tuple[int, R]]:
    """The number and the result of every chunk as it is done; one process alone needs no others."""
    if workers.cluster:
        with _cluster(workers.cluster) as executor:
            yield from _as_done({executor.submit(work, each): at for at, each in enumerate(todo)})
    elif workers.jobs == 1 and not workers.fresh:
        yield from enumerate(map(work, todo))
    else:
        yield from _on_processes(work, dict(enumerate(todo)), workers.jobs)


def _as_done(futures: Mapping[Future[R], int]) -> Iterator[tuple[int, R]]:
    for future in as_completed(futures):
        yield futures[future], future.result()


# --- Processes of this machine --------------------------------------------------------------------


def _on_processes(
    work: Callable[[Chunk], R], left: dict[int, Chunk], jobs: int
) -> Iterator[tuple[int, R]]:
    """A process that is lost costs only what it was at: that is handed out again."""
    lost = 0
    while left:
        before = len(left)
        try:
            for number, result in _in_pool(work, dict(left), jobs):
                del left[number]
                yield number, result
        except BrokenProcessPool as trouble:
            lost = lost + 1 if len(left) == before else 1
            if lost == TRIES:
                sentence = "The processes of the lab end before anything is done."
                raise WorkTrouble(sentence) from trouble


def _in_pool(
    work: Callable[[Chunk], R], todo: Mapping[int, Chunk], jobs: int
) -> Iterator[tuple[int, R]]:
    # Fresh processes on every system: forking a process that has threads is not safe.
    context = get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(jobs, context, _begin, (stop,))
    try:
        yield from _as_done(
            {pool.submit(_unless_stopped, work, chunk): number for number, chunk in todo.items()}
        )
    finally:
        stop.set()
        pool.shutdown(wait=True, cancel_futures=True)


_STOP: list[Event] = []
"""In a process of the pool: whether the others wait for it to end."""


def _begin(stop: Event) -> None:
    """Ctrl-C reaches every process of the terminal; the first one decides what it means."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _STOP.append(stop)


def _unless_stopped(work: Callable[[Chunk], R], chunk: Chunk) -> R:
    """Work that was handed out already cannot be called back, but it need not be done."""
    if _STOP[0].is_set():
        raise CancelledError
    return work(chunk)


# --- A cluster ------------------------------------------------------------------------------------


@contextmanager
def _cluster(address: str) -> Iterator[Executor]:
    """The workers of a cluster; the scheduler hands out again what a lost one was at."""
    try:
        from distributed import Client, LocalCluster
    except ImportError as missing:
        raise MissingExtra("A cluster needs Dask: pip install 'tafelrunde[lab]'.") from missing
    if not address.startswith(LOCAL):
        try:
            client = Client(address)
        except (OSError, ValueError) as trouble:
            raise WorkTrouble(f"No cluster answers at {address} ({trouble}).") from trouble
        with client, client.get_executor(pure=False) as executor:
            yield executor
        return
    number = address.removeprefix(LOCAL)
    if not number.isdecimal() or not int(number):
        raise WorkTrouble(f"{address!r} is no cluster; say 'local:4' or 'tcp://HOST:PORT'.")
    with (
        LocalCluster(int(number), threads_per_worker=1, dashboard_address=None) as here,
        Client(here) as client,
        client.get_executor(pure=False) as executor,
    ):
        yield executor
