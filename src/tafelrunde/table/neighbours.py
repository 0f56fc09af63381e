"""The other processes at a table: what they did, who sits there, and whose bots play.

What happened stands in the store; a notice only says that there is something new to read. Who is
connected is known to each process alone, so each tells the others: when it opens the room, when
that changes, and when somebody asks. Bots play in one process: the first, in an order that all
agree on, of those with people at the table. Should two believe to be first for a moment, the log
lets one of both through.

Where the store is shared with nobody, nothing of this is done.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

import msgspec

from tafelrunde.table import seats
from tafelrunde.table.lifetimes import DELETED
from tafelrunde.table.refusals import Removed
from tafelrunde.table.store import Notice, StoreTrouble, UnknownRoom

if TYPE_CHECKING:
    from tafelrunde.table.room import Room

ANSWER_SECONDS: Final = 0.5
"""So long the other processes have to say that they are there, before bots play here."""
FORGET_SECONDS: Final = 5.0
"""Whoever has not said so after so long is not there any more."""
PAUSE: Final = 1.0
"""So many seconds pass before the next attempt when the store does not answer."""
LETTERS: Final = 16
MOST_GUESTS: Final = 100
"""A signal is short."""
TOPICS: Final = ("room", "entry", "chat")


class Here(msgspec.Struct, tag="here", frozen=True, omit_defaults=True):
    """Who is connected at one process; with `ask` it wants to hear the same of the others."""

    people: tuple[str, ...] = ()  # the hashes of those who hold seats, or whose seats bots keep
    watchers: int = 0
    guests: tuple[str, ...] = ()  # the first letters of the hashes of those who watch under a name
    ask: bool = False


class Left(msgspec.Struct, tag="left", frozen=True):
    """The process has put the room away."""


class ShownOut(msgspec.Struct, tag="out", frozen=True):
    """The host has removed this person: let go of the lines."""

    who: str


_DECODER: Final = msgspec.json.Decoder(Here | Left | ShownOut)
LEFT: Final = msgspec.json.encode(Left()).decode()


class Neighbours:
    """What a room knows of the other processes that hold it open."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.process = room.store.process
        self.others: dict[str, Here] = {}
        self._told = Here()
        self._due = self._asking = False
        self._answered: set[str] = set()
        self._settled = not self.process
        self._teller: asyncio.Task[None] | None = None
        self._news: set[str] = set()
        self._reader: asyncio.Task[None] | None = None

    # --- Who is there -----------------------------------------------------------------------------

    @property
    def people(self) -> set[str]:
        """Those with seats who are connected elsewhere."""
        return {who for here in self.others.values() for who in here.people}

    @property
    def watchers(self) -> int:
        """How many watch elsewhere."""
        return sum(here.watchers for here in self.others.values())

    def holds(self, who: str) -> bool:
        """Whether somebody who watches under a name is connected elsewhere."""
        return any(who[:LETTERS] in here.guests for here in self.others.values())

    @property
    def leads(self) -> bool:
        """Whether the bots of the room play in this process."""
        if not self.others:
            return self._settled
        own = self._rank(self.process, bool(self.room.connections))
        return self._settled and all(
            own < self._rank(name, bool(here.people or here.watchers))
            for name, here in self.others.items()
        )

    def _rank(self, process: str, peopled: bool) -> tuple[bool, int, str]:
        """Processes with people come first, and for each room in another order."""
        return not peopled, zlib.crc32(f"{process} {self.room.code}".encode()), process

    # --- Telling ----------------------------------------------------------------------------------

    def ask(self) -> None:
        """Tell who is here, and hear who is there: at first, and when notices were lost."""
        if self.process:
            self._settled, self._asking = False, True
            self._answered.clear()
            self._told = self._here()
            self._tell()

    def changed(self) -> None:
        """Somebody came, went or sat down: tell it."""
        if self.process and (here := self._here()) != self._told:
            self._told = here
            self._tell()

    def _here(self) -> Here:
        record, everybody = self.room.record, [each.who for each in self.room.connections]
        people = {who for who in everybody if seats.holds(record, who)}
        guests = {who[:LETTERS] for who in everybody if who not in people} - {""}
        watchers = sum(not seats.seats_of(record, who) for who in everybody)
        return Here(tuple(sorted(people)), watchers, tuple(sorted(guests)[:MOST_GUESTS]))

    def show_out(self, who: str) -> None:
        """Tell the others that somebody was removed; a ban stands in the record besides."""
        if self.process:
            text = msgspec.json.encode(ShownOut(who)).decode()
            self.room.spawn(self.room.store.notify(self.room.code, text))

    def _tell(self) -> None:
        self._due = True
        if self._teller is None or self._teller.done():
            self._teller = self.room.spawn(self._keep_telling())

    async def _keep_telling(self) -> None:
        """Until the others have heard the newest; one signal at a time, so that it comes last."""
        while self._due:
            asking, self._asking, self._due = self._asking, False, False
            here = msgspec.structs.replace(self._told, ask=asking)
            try:
                await self.room.store.notify(self.room.code, msgspec.json.encode(here).decode())
            except StoreTrouble:
                self._asking, self._due = self._asking or asking, True
                await asyncio.sleep(PAUSE)
                continue
            if asking:
                self.room.spawn(self._settle())

    async def _settle(self) -> None:
        """Bots may play soon; who has still not answered later does not hold the room any more."""
        await asyncio.sleep(ANSWER_SECONDS)
        self._settled = True
        self.room.run_bots()
        await asyncio.sleep(FORGET_SECONDS)
        self._set({name: self.others[name] for name in self.others if name in self._answered})

    # --- Hearing ----------------------------------------------------------------------------------

    def hear(self, notice: Notice) -> None:
        """Another process did something in this room, or something was lost on the way."""
        match notice.topic:
            case "gap":
                self.read(TOPICS)
                self.ask()
            case "gone":
                self._set({name: h for name, h in self.others.items() if name != notice.sender})
            case "deleted":
                rooms, retired = self.room.rooms, notice.text == "retired"
                rooms.do(rooms.lifetimes.check(self.room, retired=retired))
            case "signal":
                self._signal(notice.sender, notice.text)
            case topic:
                self.read([topic])

    def _signal(self, sender: str, text: str) -> None:
        try:
            said = _DECODER.decode(text)
        except msgspec.DecodeError:
            return
        if isinstance(said, ShownOut):
            error = Removed("The host has removed you from this table.")
            self.room.entrance.show_out(said.who, error)
            return
        others = {name: here for name, here in self.others.items() if name != sender}
        if isinstance(said, Here):
            others[sender] = msgspec.structs.replace(said, ask=False)
            self._answered.add(sender)
            if said.ask:
                self._tell()
        self._set(others)

    def _set(self, others: dict[str, Here]) -> None:
        """Who is elsewhere now; whoever is gone from everywhere is told to the room."""
        if others == self.others:
            return
        before, self.others = self.people, others
        self.room.tell_room()
        for who in before - self.people:
            self.room.gone(who)
        self.room.run_bots()

    # --- Reading ----------------------------------------------------------------------------------

    def read(self, topics: Iterable[str]) -> None:
        """Read what is new; many notices that come at once are one reading."""
        self._news.update(topics)
        if self._reader is None or self._reader.done():
            self._reader = self.room.spawn(self._keep_reading())

    async def reach(self, seq: int) -> None:
        """Somebody has seen entry `seq`, perhaps at another process: read, if we have not."""
        playing = self.room.playing
        if self.process and seq > (playing.seq if playing is not None else 0):
            await self.room.record_moved()
            await self.room.entries_moved()

    async def _keep_reading(self) -> None:
        while self._news:
            news, self._news = self._news, set()
            try:
                if "room" in news:
                    await self.room.record_moved()
                if "entry" in news:
                    await self.room.entries_moved()
                if "chat" in news:
                    await self.room.talk.read()
            except UnknownRoom:
                self.room.rooms.do(self.room.rooms.lifetimes.lose(self.room, DELETED))
                return
            except StoreTrouble:
                self._news |= news
                await asyncio.sleep(PAUSE)
