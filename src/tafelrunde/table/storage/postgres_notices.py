"""Hearing what other processes do, over a connection that listens and comes back when lost.

PostgreSQL keeps no notice for those who do not listen: after a lost connection there is a gap, and
everything has to be read again. Whether another process lives is known by its lock.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
from typing import Final

import asyncpg
import msgspec

from tafelrunde.table.storage import postgres_sql as sql
from tafelrunde.table.storage.store import Listener, Notice

CHANNEL: Final = "tafelrunde"
PULSE: Final = 2.0
"""Every so many seconds we look whether the connection and the other processes still live."""
PAUSE: Final = 0.5
"""So many seconds pass between two attempts to connect."""
SETTINGS: Final = {
    "application_name": "tafelrunde notices",
    # A machine that lost its power says no goodbye: its lock is freed after some 20 seconds.
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "2",
}
TROUBLE: Final = (
    OSError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)
"""What can go wrong on a connection; a timeout is an `OSError` too."""

logger = logging.getLogger(__name__)


class Notices:
    """Gives the notices of all processes but this one to the listeners."""

    def __init__(self, url: str, process: str) -> None:
        self._url = url
        self._process = process
        self._senders: set[str] = set()
        self._listeners: list[Listener] = []
        self._task: asyncio.Task[None] | None = None
        self._ready = asyncio.Event()
        self._away = False

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
            except TROUBLE as trouble:
                if not self._away:  # one line for each time that the database is away
                    logger.warning("not listening to other processes: %s", type(trouble).__name__)
                self._away = True
            await asyncio.sleep(PAUSE)

    async def _once(self) -> None:
        connection = await asyncpg.connect(self._url, timeout=10, server_settings=SETTINGS)
        try:
            gone = asyncio.Event()
            connection.add_termination_listener(lambda _: gone.set())
            await connection.execute(sql.LIVE, lock_of(self._process), timeout=5)
            await connection.add_listener(CHANNEL, self._heard)
            self._away = False
            if self._ready.is_set():
                self._tell(Notice("", "gap"))
            self._ready.set()
            while not gone.is_set():
                await self._pulse(connection, gone)
        finally:
            connection.terminate()

    async def _pulse(
        self, connection: asyncpg.Connection[asyncpg.Record], gone: asyncio.Event
    ) -> None:
        """Wait a while, then look whether this connection and the other processes still live."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(gone.wait(), PULSE)
            return
        living = {row[0] for row in await connection.fetch(sql.LIVING, timeout=5)}
        for sender in [each for each in self._senders if lock_of(each) not in living]:
            self._senders.discard(sender)
            self._tell(Notice("", "gone", sender=sender))

    def _heard(self, connection: object, pid: int, channel: str, payload: object) -> None:
        """A payload came in; what other programs may send on this channel is passed over."""
        try:
            sender, *rest = msgspec.json.decode(str(payload), type=list[object])
            notice = msgspec.convert(rest, Notice)
        except (msgspec.MsgspecError, ValueError):
            return
        if sender == self._process:
            return
        if notice.topic == "signal":
            notice = msgspec.structs.replace(notice, sender=str(sender))
            self._senders.add(notice.sender)
        self._tell(notice)

    def _tell(self, notice: Notice) -> None:
        for listener in self._listeners:
            try:
                listener(notice)
            except Exception:
                logger.exception("a listener failed")


def lock_of(process: str) -> int:
    """The number of the advisory lock that a process holds while it lives."""
    return int.from_bytes(hashlib.sha256(process.encode()).digest()[:8], "big", signed=True)
