"""Group commit: what arrives while one batch is being written forms the next batch.

Many rooms write at the same moment; together they wait for one flush of the disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Sequence
from typing import Final, Generic, TypeVar

W = TypeVar("W")
BATCH: Final = 500
"""At most so many writes share a transaction, so that none waits for long."""


class GroupCommit(Generic[W]):
    """Collects writes into batches; one batch is under way at a time.

    `commit` writes a batch and gives one outcome for each: a value, or an error for that caller
    alone. What it raises goes to every caller of the batch. With `key`, writes of the same key
    go into different batches, in the order in which they came.
    """

    def __init__(
        self,
        commit: Callable[[Sequence[W]], Awaitable[Sequence[object]]],
        key: Callable[[W], Hashable] | None = None,
    ) -> None:
        self._commit = commit
        self._key = key
        self._waiting: list[tuple[W, asyncio.Future[object]]] = []
        self._task: asyncio.Task[None] | None = None

    async def write(self, write: W) -> object:
        """Return what came of this write, once its batch is durable."""
        future: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        self._waiting.append((write, future))
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        return await future

    async def finish(self) -> None:
        """Wait until nothing is waiting."""
        if self._task is not None:
            await asyncio.wait([self._task])

    async def _run(self) -> None:
        try:
            while self._waiting:
                batch = self._take()
                settle(batch, await self._outcomes([write for write, _ in batch]))
        finally:
            self._task = None
            for _, future in self._waiting:
                future.cancel()
            self._waiting.clear()

    async def _outcomes(self, writes: Sequence[W]) -> Sequence[object]:
        try:
            return await self._commit(writes)
        except Exception as trouble:
            return [trouble] * len(writes)

    def _take(self) -> list[tuple[W, asyncio.Future[object]]]:
        """The next batch; what does not fit keeps its place."""
        batch: list[tuple[W, asyncio.Future[object]]] = []
        later: list[tuple[W, asyncio.Future[object]]] = []
        seen: set[Hashable] = set()
        for item in self._waiting:
            key = self._key(item[0]) if self._key else id(item)
            fits = len(batch) < BATCH and key not in seen
            (batch if fits else later).append(item)
            seen.add(key)
        self._waiting = later
        return batch


def settle(
    batch: Sequence[tuple[object, asyncio.Future[object]]], outcomes: Sequence[object]
) -> None:
    """Tell every caller that still waits what came of its write."""
    for (_, future), outcome in zip(batch, outcomes, strict=True):
        if future.done():  # its caller was cancelled
            continue
        if isinstance(outcome, BaseException):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)
