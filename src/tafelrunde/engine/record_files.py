"""Games as files: a saved game, or the record of a table with every entry of its journal.

Terminal and table write different files, and both open both.
"""

from __future__ import annotations

import hashlib
from typing import Final, TypeVar

import msgspec

from tafelrunde.engine.errors import DamagedSave, NewerSave
from tafelrunde.engine.games import Data, GameRules
from tafelrunde.engine.journal import Void, play_entries, play_entry
from tafelrunde.engine.saves import BOT, PERSON, UNREADABLE, read_save
from tafelrunde.engine.sessions import Session

S = TypeVar("S")
FORMAT: Final = 1
MOST_ENTRIES: Final = 5_000
"""A longer journal is no game that people played."""


class RecordFile(msgspec.Struct):
    """The file around the record of a table; the checksum tells damage from truth."""

    tafelrunde_room: int
    sha256: str
    room: msgspec.Raw


class RecordSeat(msgspec.Struct):
    """Who held a seat of the table, as far as a game needs to know."""

    kind: str = ""


class RecordRoom(msgspec.Struct):
    """How the game of a table began."""

    game: str
    setup: Data  # the game reads it, and refuses what makes no sense
    seed: int
    rules_version: int
    seats: tuple[RecordSeat, ...] = ()
    origin: Data | None = None


class Record(msgspec.Struct):
    """The game of a table: how it began, and when each entry of its journal was written."""

    room: RecordRoom
    entries: tuple[tuple[float, bytes], ...] = ()


class Kind(msgspec.Struct):
    """What tells the two kinds of files apart."""

    tafelrunde: int | None = None
    tafelrunde_room: int | None = None


# --- The file of a record -------------------------------------------------------------------------


def seal(payload: bytes) -> bytes:
    """The record of a table as one line of JSON with its checksum."""
    digest = hashlib.sha256(payload).hexdigest()
    return msgspec.json.encode(RecordFile(FORMAT, digest, msgspec.Raw(payload)))


def unseal(content: bytes) -> bytes:
    """The record in such a line; raises `DamagedSave` or `NewerSave`."""
    try:
        file = msgspec.json.decode(content, type=RecordFile)
    except UNREADABLE as trouble:
        raise DamagedSave("This is not the record of a table, or it is damaged.") from trouble
    if file.tafelrunde_room > FORMAT:
        raise NewerSave("This table was saved by a later version of the program.")
    payload = bytes(file.room)
    if hashlib.sha256(payload).hexdigest() != file.sha256:
        raise DamagedSave("The record of the table is damaged: its checksum does not match.")
    return payload


def read_record(content: bytes) -> Record:
    """The record of a table; raises `DamagedSave` or `NewerSave`."""
    payload = unseal(content)
    try:
        return msgspec.json.decode(payload, type=Record)
    except UNREADABLE as trouble:
        raise DamagedSave("This is not the record of a table, or it is damaged.") from trouble


# --- Either kind ----------------------------------------------------------------------------------


def is_record(content: bytes) -> bool:
    """Whether this is the record of a table and not a saved game; raises `DamagedSave` if it is
    neither.
    """
    try:
        kind = msgspec.json.decode(content, type=Kind)
    except UNREADABLE as trouble:
        raise DamagedSave("This is not a saved game, or it is damaged.") from trouble
    if kind.tafelrunde_room is None and kind.tafelrunde is None:
        raise DamagedSave("This is not a saved game, or it is damaged.")
    return kind.tafelrunde_room is not None


def game_in(content: bytes) -> str:
    """Which game a file holds."""
    return read_record(content).room.game if is_record(content) else read_save(content).game


def open_game(rules: GameRules[S], content: bytes) -> Session[S]:
    """The game in a file of either kind; raises `DamagedSave` or `NewerSave`."""
    if is_record(content):
        return play_record(rules, read_record(content))
    return Session.load(rules, content)


def play_record(rules: GameRules[S], record: Record) -> Session[S]:
    """Play the journal of a table from its beginning."""
    room = record.room
    if room.game != rules.id:
        raise DamagedSave(f"This is a game of {room.game}, not of {rules.id}.")
    if room.rules_version > rules.version:
        raise NewerSave("This game was saved by a later version of the program.")
    if len(record.entries) > MOST_ENTRIES:
        raise DamagedSave("The file holds more answers than any game needs.")
    try:
        origin = rules.load(room.origin) if room.origin is not None else None
        session = Session(rules, room.setup, room.seed, origin=origin)
        entries = [(seq, entry) for seq, (_, entry) in enumerate(record.entries, start=1)]
        failed = play_entries(session, entries)
        if failed is not None:
            play_entry(session, Void(failed))
    except (DamagedSave, NewerSave):
        raise
    except Exception as trouble:
        raise DamagedSave(f"The game cannot be played again ({trouble}).") from trouble
    session.table["seats"] = [BOT if seat.kind == BOT else PERSON for seat in room.seats]
    return session
