"""Hearing what other processes do, over a connection that listens and comes back when lost."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, Final

import asyncpg
import msgspec

from tafelrunde.table.store import Listener, Notice

CHANNEL: Final = "tafelrunde"
PULSE: Final = 15.0
"""After so many silent seconds we ask whether the connection still lives."""
PAUSE: Final = 0.5
"""So many seconds pass between two attempts to connect."""

logger = logging.getLogger(__name__)


class Notices:
    """Gives the notices of all processes but this one to the listeners."""

    def __init__(self, url: str, origin: str) -> None:
        self._url = url
        self._origin = origin
        self._listeners: list[Listener] = []
        self._task: asyncio.Task[None] | None = None
        self._ready = asyncio.Event()

    async def listen(self, listener: Listener) -> None:
        """Add a listener; from the return on it misses nothing without being told of a gap."""
        self._listeners.append(listener)
        if self._task is None:
            self._task = asyncio.create_task(self._stay())
        await self._ready.wait()

    async def close(self) -> None:
        """Stop listening."""
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def _stay(self) -> None:
        """Listen; when the connection is lost, come back and tell of the gap."""
        while True:
            try:
                await self._once()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as trouble:
                logger.warning("not listening to other processes: %s", type(trouble).__name__)
            await asyncio.sleep(PAUSE)

    async def _once(self) -> None:
        connection = await asyncpg.connect(self._url, timeout=10)
        try:
            gone = asyncio.Event()
            connection.add_termination_listener(lambda _: gone.set())
            await connection.add_listener(CHANNEL, self._heard)
            if self._ready.is_set():
                self._tell(Notice("", "gap"))
            self._ready.set()
            while not gone.is_set():
                await pulse(connection, gone)
        finally:
            connection.terminate()

    def _heard(self, connection: Any, pid: int, channel: str, payload: object) -> None:
        """A payload came in; what other programs may send on this channel is passed over."""
        try:
            origin, *rest = msgspec.json.decode(str(payload), type=list[Any])
            notice = msgspec.convert(rest, Notice)
        except (msgspec.MsgspecError, ValueError):
            return
        if origin != self._origin:
            self._tell(notice)

    def _tell(self, notice: Notice) -> None:
        for listener in self._listeners:
            try:
                listener(notice)
            except Exception:
                logger.exception("a listener failed")


async def pulse(connection: asyncpg.Connection[Any], gone: asyncio.Event) -> None:
    """Wait for the end of the connection, or find out whether it still lives."""
    try:
        await asyncio.wait_for(gone.wait(), PULSE)
    except TimeoutError:
        await connection.execute("SELECT 1", timeout=5)
