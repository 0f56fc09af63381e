"""Work in chunks on several processes, with results in the order of the chunks."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError, ProcessPoolExecutor
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from typing import Final, TypeVar

R = TypeVar("R")
Chunk = tuple[int, int]
"""The first number of a chunk, and the one behind its last."""

LARGEST: Final = 20
"""So many games are handed out at once, never single ones."""


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def chunks(first: int, number: int, jobs: int) -> list[Chunk]:
    """The numbers cut into chunks, small enough that all processes have something to do."""
    size = max(1, min(LARGEST, number // (jobs * 4)))
    end = first + number
    return [(start, min(start + size, end)) for start in range(first, end, size)]


def in_order(work: Callable[[Chunk], R], todo: Sequence[Chunk], jobs: int) -> Iterator[R]:
    """The result of every chunk; one process alone needs no others."""
    if jobs == 1:
        yield from map(work, todo)
        return
    # Fresh processes on every system: forking a process that has threads is not safe.
    context = get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(jobs, context, _begin, (stop,))
    try:
        futures = [pool.submit(_unless_stopped, work, chunk) for chunk in todo]
        for future in futures:
            yield future.result()
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
