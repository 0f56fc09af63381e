"""Snapshots: now and then the game is kept as it stands, beside its log; the log alone would be
enough.
"""

from __future__ import annotations

from tafelrunde.table.game import journal
from tafelrunde.table.game.loading import save_game
from tafelrunde.table.room.model import RoomModel
from tafelrunde.table.storage.store import Store


class Snapshots:
    """Looks after each step whether it is time for one."""

    def __init__(self, model: RoomModel, store: Store) -> None:
        self._model, self._store = model, store
        self._tried = model.playing.saved if model.playing is not None else 0

    def are_due(self) -> bool:
        """Whether the game is over, or was not kept for many entries; asked once for each."""
        seq = self._model.running().seq
        if seq - self._tried < journal.SNAPSHOT_EVERY and not self._model.is_over:
            return False
        self._tried = seq
        return True

    async def keep(self) -> None:
        """Keep the game as it stands now, so that rules that are corrected later cannot change
        what has happened.
        """
        playing = self._model.playing
        if playing is not None and playing.seq > playing.saved:
            await save_game(self._store, self._model.code, playing)
