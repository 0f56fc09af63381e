"""One connection: what it has been sent, and its messages waiting to go out.

A room never waits for a connection. One that has fallen behind is closed, because it reads too
slowly or because something could not be told to it; it can come back and go on from its last
number.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

import msgspec

from tafelrunde.engine.content import Lang
from tafelrunde.engine.decisions import PARTY
from tafelrunde.engine.errors import TafelrundeError
from tafelrunde.table.game.running_game import Key
from tafelrunde.table.game.seats import is_player, may_answer, seats_of
from tafelrunde.table.messages import in_words
from tafelrunde.table.storage.store import RoomRecord
from tafelrunde.table.wire import Refused, ToClient

WAITING: Final = 256
"""So many messages may wait for a slow client before it is closed."""
WAITING_BYTES: Final = 2_000_000
CHAT_SENT: Final = 50
FELL_BEHIND: Final = 1013  # "try again later"

_ENCODER: Final = msgspec.json.Encoder()


def encoded(message: ToClient) -> bytes:
    """A message as it travels."""
    return _ENCODER.encode(message)


class Line(Protocol):
    """The WebSocket of a connection."""

    @property
    def takes_more(self) -> bool:
        """Whether the other side reads as fast as we write."""

    def say(self, text: bytes) -> None:
        """Send a message at once; nothing happens if the line is closed."""


class Connection:
    """Somebody at the table, over one WebSocket."""

    def __init__(self, who: str, fingerprint: str = "", lang: Lang = "en") -> None:
        self.who = who  # the hash of the token; empty for a passer-by
        self.fingerprint = fingerprint  # of the address
        self.code = 0  # with which it is closed, once the room lets go of it
        self.lang = lang
        self.key: Key | None = None  # whose view it was sent
        self.joined = False  # whether the first message has come
        self._record: RoomRecord | None = None
        self._seats: tuple[int, ...] = ()
        self._is_player = False
        self._speaks = False
        self.line: Line | None = None
        self.waiting: deque[bytes] = deque()
        self.bytes = 0
        self.on_end: Callable[[], None] = lambda: None

    def seats(self, record: RoomRecord) -> tuple[int, ...]:
        """The seats that this person plays now."""
        if record is not self._record:
            self._look_up(record)
        return self._seats

    def is_player(self, record: RoomRecord) -> bool:
        """Whether this person is the host, or holds a seat, even if a bot keeps it now."""
        if record is not self._record:
            self._look_up(record)
        return self._is_player

    def may_answer(self, record: RoomRecord, seat: int) -> bool:
        """Whether this person may answer a decision of that seat (-1: of the whole party)."""
        seats = self.seats(record)
        return self._speaks if seat == PARTY else seat in seats

    def _look_up(self, record: RoomRecord) -> None:
        """What a record says about this person; records are replaced, never changed."""
        self._record, self._seats = record, seats_of(record, self.who)
        self._is_player = is_player(record, self.who)
        self._speaks = may_answer(record, self.who, PARTY)

    def send(self, message: ToClient | bytes) -> None:
        """Send a message, or put it in line; a client that does not read has fallen behind."""
        text = message if isinstance(message, bytes) else encoded(message)
        if self.code:
            return
        if self.line is not None and self.line.takes_more and not self.waiting:
            self.line.say(text)
        elif len(self.waiting) >= WAITING or self.bytes + len(text) > WAITING_BYTES:
            self.fall_behind()
        else:
            self.bytes += len(text)
            self.waiting.append(text)

    def next(self) -> bytes:
        """The next message to go out."""
        text = self.waiting.popleft()
        self.bytes -= len(text)
        return text

    def send_waiting(self) -> None:
        """Send what had to wait, as far as the line takes it."""
        while self.waiting and self.line is not None and self.line.takes_more:
            self.line.say(self.next())

    def fall_behind(self) -> None:
        """This client has to come back to hear what it missed."""
        self.waiting.clear()
        self._end(FELL_BEHIND)

    def _end(self, code: int) -> None:
        """Let go of the client; nothing more is sent but what is waiting."""
        if not self.code:
            self.code = code
            self.on_end()

    def refuse(self, error: TafelrundeError, re: int = 0) -> None:
        """Say why nothing has changed."""
        self.send(Refused(error.slug, in_words(error, self.lang), error.why, re))

    def dismiss(self, error: TafelrundeError, code: int) -> None:
        """Let go of the client; the last word says why."""
        self.refuse(error)
        self._end(code)
