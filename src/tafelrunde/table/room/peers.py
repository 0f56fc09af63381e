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
from typing import Final, Protocol

import msgspec

from tafelrunde.table.room.model import RoomModel
from tafelrunde.table.room.presence import Attendance
from tafelrunde.table.room.rulings import Actor, Read
from tafelrunde.table.storage.store import Notice, Store, StoreTrouble, UnknownRoom

ANSWER_SECONDS: Final = 0.5
"""So long the other processes have to say that they are there, before bots play here."""
FORGET_SECONDS: Final = 5.0
"""Whoever has not said so after so long is not there any more."""
PAUSE: Final = 1.0
"""So many seconds pass before the next attempt when the store does not answer."""
TOPICS: Final = ("room", "entry", "chat")


class Left(msgspec.Struct, tag="left", frozen=True):
    """The process has put the room away."""


class Out(msgspec.Struct, tag="out", frozen=True):
    """The host has removed this person: let go of the lines."""

    who: str


_DECODER: Final = msgspec.json.Decoder(Attendance | Left | Out)
LEFT: Final = msgspec.json.encode(Left()).decode()


class Events(Protocol):
    """What a room does when something happens at another process."""

    def people_moved(self, gone: set[str]) -> None:
        """Others are connected elsewhere now; these are not any more."""

    def person_removed(self, who: str) -> None:
        """The host has removed somebody."""

    def room_deleted(self, *, retired: bool) -> None:
        """The room was deleted, or another put in its place."""

    def bots_may_play(self) -> None:
        """It is known by now which process leads."""


class Peers:
    """What a room knows of the other processes that hold it open."""

    def __init__(self, model: RoomModel, store: Store, actor: Actor, events: Events) -> None:
        self._model, self._store = model, store
        self._actor, self._events = actor, events
        self.process = store.process
        self._told = Attendance()
        self._due = self._asking = False
        self._answered: set[str] = set()
        self._settled = not self.process
        self._teller: asyncio.Task[None] | None = None
        self._news: set[str] = set()
        self._reader: asyncio.Task[None] | None = None

    @property
    def lead_here(self) -> bool:
        """Whether the bots of the room play in this process."""
        others = self._model.presence.elsewhere
        if not others:
            return self._settled
        own = self._rank(self.process, bool(self._model.presence.connections))
        return self._settled and all(
            own < self._rank(name, bool(here.people or here.watchers))
            for name, here in others.items()
        )

    def _rank(self, process: str, peopled: bool) -> tuple[bool, int, str]:
        """Processes with people come first, and for each room in another order."""
        return not peopled, zlib.crc32(f"{process} {self._model.code}".encode()), process

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

    def _here(self) -> Attendance:
        return self._model.presence.here(self._model.record)

    def tell_removal(self, who: str) -> None:
        """Tell the others that somebody was removed; a ban stands in the record besides."""
        if self.process:
            text = msgspec.json.encode(Out(who)).decode()
            self._actor.spawn(self._store.notify(self._model.code, text))

    def _tell(self) -> None:
        self._due = True
        if self._teller is None or self._teller.done():
            self._teller = self._actor.spawn(self._keep_telling())

    async def _keep_telling(self) -> None:
        """Until the others have heard the newest; one signal at a time, so that it comes last."""
        while self._due:
            asking, self._asking, self._due = self._asking, False, False
            here = msgspec.structs.replace(self._told, ask=asking)
            try:
                await self._store.notify(self._model.code, msgspec.json.encode(here).decode())
            except StoreTrouble:
                self._asking, self._due = self._asking or asking, True
                await asyncio.sleep(PAUSE)
                continue
            if asking:
                self._actor.spawn(self._settle())

    async def _settle(self) -> None:
        """Bots may play soon; who has still not answered later does not hold the room any more."""
        await asyncio.sleep(ANSWER_SECONDS)
        self._settled = True
        self._events.bots_may_play()
        await asyncio.sleep(FORGET_SECONDS)
        others = self._model.presence.elsewhere
        self._set({name: here for name, here in others.items() if name in self._answered})

    # --- Hearing ----------------------------------------------------------------------------------

    def hear(self, notice: Notice) -> None:
        """Another process did something in this room, or something was lost on the way."""
        match notice.topic:
            case "gap":
                self.read(TOPICS)
                self.ask()
            case "gone":
                self._set(self._without(notice.sender))
            case "deleted":
                self._events.room_deleted(retired=notice.text == "retired")
            case "signal":
                self._signal(notice.sender, notice.text)
            case topic:
                self.read([topic])

    def _signal(self, sender: str, text: str) -> None:
        try:
            said = _DECODER.decode(text)
        except msgspec.DecodeError:
            return
        if isinstance(said, Out):
            self._events.person_removed(said.who)
            return
        others = self._without(sender)
        if isinstance(said, Attendance):
            others[sender] = msgspec.structs.replace(said, ask=False)
            self._answered.add(sender)
            if said.ask:
                self._tell()
        self._set(others)

    def _set(self, others: dict[str, Attendance]) -> None:
        """Who is elsewhere now."""
        presence = self._model.presence
        if others != presence.elsewhere:
            before, presence.elsewhere = presence.people_elsewhere, others
            self._events.people_moved(before - presence.people_elsewhere)

    def _without(self, process: str) -> dict[str, Attendance]:
        others = self._model.presence.elsewhere
        return {name: here for name, here in others.items() if name != process}

    # --- Reading ----------------------------------------------------------------------------------

    def read(self, topics: Iterable[str]) -> None:
        """Read what is new; many notices that come at once are one reading."""
        self._news.update(topics)
        if self._reader is None or self._reader.done():
            self._reader = self._actor.spawn(self._keep_reading())

    async def reach(self, seq: int) -> None:
        """Somebody has seen entry `seq`, perhaps at another process: read, if we have not."""
        playing = self._model.playing
        if self.process and seq > (playing.seq if playing is not None else 0):
            await self._actor.do(Read(frozenset(("room", "entry"))))

    async def _keep_reading(self) -> None:
        while self._news:
            news, self._news = self._news, set()
            try:
                await self._actor.do(Read(frozenset(news)))
            except UnknownRoom:
                return
            except StoreTrouble:
                self._news |= news
                await asyncio.sleep(PAUSE)
