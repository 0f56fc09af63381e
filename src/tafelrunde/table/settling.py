"""What is kept of a game beside its log: whether it is over, and now and then a snapshot."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from tafelrunde.engine.errors import TafelrundeError
from tafelrunde.table import journal, seats
from tafelrunde.table.playing import Playing
from tafelrunde.table.store import Status, Store

if TYPE_CHECKING:
    from tafelrunde.table.room import Room

LOG: Final = logging.getLogger("tafelrunde.table")


class Settling:
    """Looks after each step whether something has to be kept; the log alone would be enough."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._tried = room.playing.saved if room.playing is not None else 0

    async def settle(self) -> None:
        """After an own step: is the game over, is it time for a snapshot?"""
        await self.settle_status()
        playing = self.room.running()
        if playing.seq - self._tried >= journal.SNAPSHOT_EVERY or self.room.is_over:
            self._tried = playing.seq
            self.room.spawn(self.keep())

    async def keep(self) -> None:
        """Keep the game as it stands now, so that rules that are corrected later cannot change
        what has happened.
        """
        playing = self.room.playing
        if playing is not None and playing.seq > playing.saved:
            await save_game(self.room.store, self.room.code, playing)

    @property
    def is_settled(self) -> bool:
        """Whether the record says truly whether the game is over."""
        return self.room.playing is None or self.room.is_over == (self.room.record.status == "over")

    async def settle_status(self) -> None:
        """Put into the record whether the game is over."""
        if self.is_settled:
            return
        status: Status = "running" if self.room.record.status == "over" else "over"
        try:
            await self.room.rewrite(lambda record: seats.with_status(record, status))
        except TafelrundeError as trouble:  # the answer counts; the next step tries again
            LOG.warning("the status of a table was not kept: %s", trouble)


async def save_game(store: Store, code: str, playing: Playing) -> None:
    """Put a snapshot of the game into the store."""
    seq, blob = playing.seq, journal.take_snapshot(playing.session)
    try:
        await store.put_snapshot(code, seq, blob)
    except TafelrundeError as trouble:  # the entries are there; opening takes longer
        LOG.warning("a snapshot was not kept: %s", trouble)
    else:
        playing.saved = seq
