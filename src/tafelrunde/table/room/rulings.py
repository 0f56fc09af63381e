"""Commands and rulings: what somebody wants of a room, and what follows from it.

A command decides about itself, here and nowhere else: it looks at the model of the room, raises a
refusal, or gives a ruling. The room then writes what the ruling says, plays it, and tells people.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Protocol

from tafelrunde.engine.errors import StaleDecision, TafelrundeError
from tafelrunde.table.game.journal import Entry, Passed
from tafelrunde.table.room.history import History
from tafelrunde.table.room.model import RoomModel
from tafelrunde.table.storage.store import RoomRecord

if TYPE_CHECKING:
    import asyncio

Rewrite = Callable[[RoomRecord], RoomRecord]
"""A new record out of an old one, or a refusal. Another process may write in between: then it is
asked again, with what that one wrote.
"""


@dataclass(frozen=True, slots=True)
class Ruling:
    """What follows from a command: first entries of the log, then a change of the record."""

    entries: tuple[Entry, ...] = ()
    rewrite: Rewrite | None = None
    asks: bool = False  # whether the change of the record asks others for their consent
    checks: tuple[Entry, ...] = ()  # must be possible, now or when others agree
    says: tuple[str, str] | None = None  # a name, and a line of talk
    removes: tuple[str, TafelrundeError] | None = None  # somebody, who hears why
    deletes: bool = False  # the whole room
    reads: frozenset[str] = frozenset()  # what is new in the store


class Command:
    """Something that somebody, or the server itself, wants of a room."""

    is_fresh: ClassVar[bool] = False
    """Whether it needs the record as it stands in the store, not only as this process knows it."""

    def decide(self, model: RoomModel) -> Ruling:
        """What follows from it; raises an error of ours, and nothing has changed."""
        raise NotImplementedError

    def retry(
        self, model: RoomModel, entries: Sequence[Entry], meanwhile: Sequence[Entry]
    ) -> Sequence[Entry]:
        """Another process has written something meanwhile: what is still to be written of these
        entries. Lines about seats fit wherever the game stands, and are not told twice.
        """
        if not all(isinstance(each, Passed) for each in entries):
            raise StaleDecision("That decision is no longer open.")
        return [each for each in entries if not model.has_told(each)]

    async def prepare(self, model: RoomModel, history: History) -> Command:
        """The command as it can be decided, where workers have to help."""
        return self


@dataclass(frozen=True, slots=True)
class ChangeRecord(Command):
    """The server itself changes the record, as nobody has to be asked for."""

    rewrite: Rewrite

    def decide(self, model: RoomModel) -> Ruling:
        return Ruling(rewrite=self.rewrite)


@dataclass(frozen=True, slots=True)
class Read(Command):
    """Other processes have changed the record ("room"), appended entries ("entry") or said
    something ("chat"): take it over.
    """

    topics: frozenset[str]

    def decide(self, model: RoomModel) -> Ruling:
        return Ruling(reads=self.topics)


class Actor(Protocol):
    """What the parts of a room may ask of it."""

    def do(self, command: Command) -> asyncio.Future[int]:
        """Carry a command out when it is its turn."""

    def spawn(self, work: Coroutine[object, None, None]) -> asyncio.Task[None]:
        """Do something in the background."""
