"""The journal of a room: where it begins, and snapshots so that opening is fast.

An entry is written before it is played; what entries are and how they are played is the engine's
business.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from tafelrunde.engine import notes
from tafelrunde.engine.errors import TafelrundeError
from tafelrunde.engine.events import AnyEvent
from tafelrunde.engine.games import Data, GameRules, State
from tafelrunde.engine.journal import Answered as Answered
from tafelrunde.engine.journal import Closed as Closed
from tafelrunde.engine.journal import Cut as Cut
from tafelrunde.engine.journal import Entry as Entry
from tafelrunde.engine.journal import How as How
from tafelrunde.engine.journal import NoLongerFits as NoLongerFits
from tafelrunde.engine.journal import Passed as Passed
from tafelrunde.engine.journal import Redone as Redone
from tafelrunde.engine.journal import Repaired as Repaired
from tafelrunde.engine.journal import Returned as Returned
from tafelrunde.engine.journal import Undone as Undone
from tafelrunde.engine.journal import Void as Void
from tafelrunde.engine.journal import decode as decode
from tafelrunde.engine.journal import encode as encode
from tafelrunde.engine.journal import play_entries as play_entries
from tafelrunde.engine.journal import play_entry as play_entry
from tafelrunde.engine.journal import taken_out as taken_out
from tafelrunde.engine.saves import Step
from tafelrunde.engine.sessions import Session
from tafelrunde.table.storage.store import RoomRecord

SNAPSHOT_EVERY: Final = 50
LOG_KEPT: Final = 200
"""So many events are kept in a snapshot, for the log of those who join."""
LASTING: Final = 100
"""So many lines before them that stay for good are kept too."""


class Snapshot(msgspec.Struct):
    """A saved game, the last events before it, where among them each step begins, and what was
    taken back and can be played again.
    """

    save: bytes
    events: list[tuple[str, Data]]
    logged: list[int]
    undone: list[Step] = []


class Opened(NamedTuple):
    """The game of a snapshot, and whether all of its answers still fit the rules."""

    session: Session[State]
    fits: bool


def begin(rules: GameRules[State], record: RoomRecord) -> Session[State]:
    """The game of a room as it began."""
    origin = rules.load(record.origin) if record.origin is not None else None
    return Session(rules, record.setup, record.seed, origin=origin)


def take_snapshot(session: Session[State]) -> bytes:
    """The game as a snapshot."""
    numbers = kept_lines(session.log, LOG_KEPT)
    kept = [session.log[number] for number in numbers]
    events = [(type(event).__name__, msgspec.to_builtins(event)) for event in kept]
    logged = [bisect_left(numbers, number) for number in session.logged]
    return msgspec.msgpack.encode(Snapshot(session.save(), events, logged, session.undone))


def kept_lines(log: Sequence[AnyEvent], most: int) -> list[int]:
    """The numbers of the last lines of a log, and of those before them that stay for good."""
    first = max(0, len(log) - most)
    older = [number for number in range(first) if notes.stays(log[number])]
    return [*older[-LASTING:], *range(first, len(log))]


def open_snapshot(rules: GameRules[State], kinds: dict[str, type], content: bytes) -> Opened | None:
    """The game of a snapshot, without answers that rules no longer allow that were corrected since;
    None if this version cannot read it, then the entries must do.
    """
    known = kinds | notes.KINDS
    try:
        snapshot = msgspec.msgpack.decode(content, type=Snapshot)
        session: Session[State] = Session.load(rules, snapshot.save)
        events: list[AnyEvent] = [
            msgspec.convert(data, known[kind]) for kind, data in snapshot.events
        ]
    except (msgspec.DecodeError, TafelrundeError, KeyError):
        return None
    fits = session.step == len(snapshot.logged)
    session.log[:] = events if fits else _cut(events, snapshot.logged[session.step])
    session.logged = snapshot.logged[: session.step]
    session.undone = snapshot.undone if fits else []
    return Opened(session, fits)


def _cut(events: list[AnyEvent], number: int) -> list[AnyEvent]:
    """So many of the first events, and those after them that stay for good."""
    return events[:number] + [event for event in events[number:] if notes.stays(event)]
