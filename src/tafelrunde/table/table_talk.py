"""Table talk: what people say at a table, in one order for everybody."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from tafelrunde.table import seats
from tafelrunde.table.live import CHAT_SENT, Connection
from tafelrunde.table.security import clean_talk
from tafelrunde.table.store import ChatRecord
from tafelrunde.table.wire import ChatView, Said

if TYPE_CHECKING:
    from tafelrunde.table.room import Room


class TableTalk:
    """The last lines of a room, kept for those who join."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.lines: deque[ChatView] = deque(maxlen=CHAT_SENT)
        self.is_read = False

    @property
    def number(self) -> int:
        """The number of the last line."""
        return self.lines[-1].number if self.lines else 0

    async def say(self, who: str, text: str) -> None:
        """Somebody says something; raises `NoToken` or `BadTalk`."""
        room = self.room
        seats.need_member(room.record, who)
        line = clean_talk(text)
        said = await room.store.say(room.code, seats.name_of(room.record, who), line)
        if self.is_read and said.number == self.number + 1:
            self._tell(said)
        else:  # somebody at another process was faster: first things first
            await self.read()

    async def read(self) -> None:
        """Read what was said, at this process or another, and tell what is new."""
        lines = await self.room.store.chat(self.room.code, self.number, CHAT_SENT)
        self.is_read = True
        for line in lines:
            if line.number > self.number:
                self._tell(line)

    def repeat(self, connection: Connection, after: int) -> None:
        """What was said while somebody was away."""
        for line in self.lines:
            if line.number > after:
                connection.send(Said(line))

    def _tell(self, said: ChatRecord) -> None:
        line = ChatView(said.number, said.name, said.text, said.at)
        self.lines.append(line)
        for connection in self.room.connections:
            connection.send(Said(line))
