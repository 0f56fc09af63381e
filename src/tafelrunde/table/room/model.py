"""What one process knows of a room: its record, its game, its people.

Only the room itself changes it, one command after the other; everybody else reads.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import Final

from tafelrunde.engine.games import State
from tafelrunde.engine.notes import SeatPassed
from tafelrunde.engine.registry import find_game
from tafelrunde.engine.showing import ShownGame
from tafelrunde.table.game import seats
from tafelrunde.table.game.journal import Entry, Passed
from tafelrunde.table.game.running_game import RunningGame
from tafelrunde.table.refusals import LogFull, NotRunning
from tafelrunde.table.room.connections import CHAT_SENT
from tafelrunde.table.room.deadlines import Deadline
from tafelrunde.table.room.presence import Presence
from tafelrunde.table.security import fingerprint
from tafelrunde.table.settings import ServerSettings
from tafelrunde.table.storage.store import RoomRecord, RoomUse, WishRecord
from tafelrunde.table.wire import ChatView, SeatView

DAY: Final = 86_400.0
MOST_ENTRIES: Final = 20_000
"""A log has at most so many entries: many times those of the longest game."""
MOST_BYTES: Final = 8_000_000


class RoomModel:
    """Record, game, people and talk of one room."""

    def __init__(
        self,
        record: RoomRecord,
        shown: ShownGame[State],
        playing: RunningGame | None,
        settings: ServerSettings,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.record = record
        self.shown = shown
        self.playing = playing
        self.settings = settings
        self.presence = Presence(clock, settings.absence_minutes * 60)
        self.talk: deque[ChatView] = deque(maxlen=CHAT_SENT)
        self.use = RoomUse(record.code, 0, 0, time.time())
        self._deadline = Deadline(settings.consent_seconds)

    # --- The game ---------------------------------------------------------------------------------

    @property
    def code(self) -> str:
        """The code of the room."""
        return self.record.code

    @property
    def is_over(self) -> bool:
        """Whether the game has come to its end; the record says so a moment later."""
        return self.playing is not None and self.playing.session.question is None

    @property
    def plays_on(self) -> bool:
        """Whether the game goes on: here, or as the next evening of a campaign at another table,
        where decks and chance lie as they were left here.
        """
        return not self.is_over or bool(self.running().session.goes_on)

    @property
    def has_evenings(self) -> bool:
        """Whether the game is played over many evenings."""
        return find_game(self.record.game).evenings is not None

    @property
    def is_settled(self) -> bool:
        """Whether the record says truly whether the game is over."""
        return self.playing is None or self.is_over == (self.record.status == "over")

    def running(self) -> RunningGame:
        """The running game; raises `NotRunning` in the lobby."""
        if self.playing is None:
            raise NotRunning("The game has not begun yet.")
        return self.playing

    def has_told(self, entry: Entry) -> bool:
        """Whether the log has the line already about what others agreed to."""
        wish = entry.wish if isinstance(entry, Passed) else 0
        return bool(wish) and any(
            isinstance(event, SeatPassed) and event.wish == wish
            for event in self.running().session.log
        )

    # --- People -----------------------------------------------------------------------------------

    def fingerprint(self, address: str) -> str:
        """What is remembered of an address at this table."""
        return fingerprint(self.record.host_hash, address)

    def is_host(self, who: str) -> bool:
        """Whether this person opened the table."""
        return seats.is_host(self.record, who)

    @property
    def present(self) -> set[str]:
        """Who is connected, at whatever process."""
        return self.presence.people

    @property
    def away(self) -> dict[str, int]:
        """For how long holders of seats have been away, where others have to wait for them."""
        secret = self.playing is not None and not self.shown.is_open and not self.is_over
        return self.presence.away(self.record) if secret else {}

    def seat_views(self, who: str) -> list[SeatView]:
        """The seats as this person sees them."""
        return seats.views(self.record, who, self.present, self.away)

    # --- The wish ---------------------------------------------------------------------------------

    @property
    def wish(self) -> WishRecord | None:
        """What somebody asks for now."""
        return self.open_wish(self.record)

    def open_wish(self, record: RoomRecord) -> WishRecord | None:
        """What somebody asks for in this record, if it can still be granted."""
        wish, playing = record.wish, self.playing
        if wish is None or playing is None or wish.outcome:
            return None
        if wish.kind != "seat" and wish.seq != playing.seq:
            return None
        return wish if self.seconds_left(wish) > 0 else None

    def seconds_left(self, wish: WishRecord) -> float:
        """For so long a wish is open."""
        return self._deadline.left(wish.id, wish.until)

    # --- Space and rest ---------------------------------------------------------------------------

    @property
    def retires(self) -> float:
        """When the table will be retired, if nobody answers; 0 if that is not announced."""
        settings, use = self.settings, self.use
        if not settings.retire_days or not use.announced:
            return 0.0
        due = use.active + settings.retire_days * DAY
        return max(due, use.announced + settings.retire_notice_days * DAY)

    def check_space(self, seq: int, size: int) -> None:
        """Raise `LogFull` if another entry would be too much."""
        if seq > MOST_ENTRIES or self.use.bytes + size > MOST_BYTES:
            raise LogFull("The log of this table is full; nothing more can be kept of it.")

    # --- Talk -------------------------------------------------------------------------------------

    @property
    def last_line(self) -> int:
        """The number of the last line of talk."""
        return self.talk[-1].number if self.talk else 0
