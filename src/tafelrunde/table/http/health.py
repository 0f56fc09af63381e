"""Whether the server can do its work: a small write, shared by all who ask within some seconds."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from tafelrunde.engine.errors import TafelrundeError
from tafelrunde.table.storage.store import Store, StoreTrouble

FRESH: Final = 3.0
"""So many seconds the outcome of a write counts, good or bad."""
TIMEOUT: Final = 4.0
"""A store that has not written after so many seconds cannot do its work."""


class Pulse:
    """Writes a little into the store when somebody asks, and not more often than needed."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._clock = clock
        self._writing: asyncio.Task[None] | None = None
        self._trouble: TafelrundeError | None = None
        self._until = -1.0

    async def check(self) -> None:
        """Raise `StoreTrouble` unless the store has just kept something."""
        if self._clock() >= self._until:
            if self._writing is None or self._writing.done():
                self._writing = asyncio.create_task(self._write())
            await asyncio.wait([self._writing], timeout=TIMEOUT)
            if not self._writing.done():
                raise StoreTrouble("The store does not finish a write.")
        if self._trouble is not None:
            raise self._trouble

    async def _write(self) -> None:
        try:
            await self._store.pulse()
            self._trouble = None
        except TafelrundeError as trouble:
            self._trouble = trouble
        self._until = self._clock() + FRESH

    async def close(self) -> None:
        """Let go of a write that hangs."""
        if self._writing is not None:
            self._writing.cancel()
            await asyncio.gather(self._writing, return_exceptions=True)
