"""Rooms as files: one room to pass on, or all rooms as an archive.

A room file holds how the game began and every entry of its log, but no token and no table talk:
whoever gets it can play on, and nobody can take a seat at the first table with it. An archive
holds everything, to be restored into any kind of store.
"""

from __future__ import annotations

import gzip
import math
import os
import zlib
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

import msgspec
from msgspec.structs import replace

from tafelrunde.engine import record_files
from tafelrunde.engine.errors import BadSetup, DamagedSave, FileTrouble, NewerSave
from tafelrunde.engine.games import SetupAnswers
from tafelrunde.engine.saves import UNREADABLE
from tafelrunde.table.plain_text import is_name
from tafelrunde.table.storage.private_files import sync_folder, write_private
from tafelrunde.table.storage.store import (
    CodeTaken,
    RoomRecord,
    SeatRecord,
    Store,
    WholeRoom,
    is_code,
    new_code,
)

FORMAT: Final = 1
IMPORT_LIMIT: Final = 4_000_000
SEAT_LIMIT: Final = 16
ENTRY_LIMIT: Final = 64_000
SETUP_LIMIT: Final = 4_096


class ArchiveStart(msgspec.Struct):
    """The first line of an archive."""

    tafelrunde_archive: int


class ArchiveEnd(msgspec.Struct):
    """The last line of an archive: how many rooms stand before it."""

    rooms: int


# --- One room -------------------------------------------------------------------------------------


def write_room_file(whole: WholeRoom) -> bytes:
    """A room to pass on, without tokens and table talk."""
    return seal(WholeRoom(without_people(whole.room), whole.entries))


def read_room_file(content: bytes) -> WholeRoom:
    """The room in a file, checked; raises `DamagedSave` or `NewerSave`."""
    if len(content) > IMPORT_LIMIT:
        raise DamagedSave("The room file is larger than 4 MB.")
    whole = unseal(content)
    if not is_sound(whole):
        raise DamagedSave("This room file does not describe a room.")
    return WholeRoom(without_people(whole.room), whole.entries)


async def import_into(store: Store, content: bytes, host_hash: str) -> RoomRecord:
    """Open a new room from a file, which its owner could read, under a code that nobody has yet."""
    whole = read_room_file(content)
    while True:
        room = replace(whole.room, code=new_code(), host_hash=host_hash, disclosed="file")
        try:
            await store.put_rooms([WholeRoom(room, whole.entries)])
        except CodeTaken:
            continue
        return room


def without_people(room: RoomRecord) -> RoomRecord:
    """The room with nobody in it: bots stay, seats of people are open."""
    seats = tuple(
        SeatRecord(
            seat.seat,
            seat.hero,
            "bot" if seat.kind == "bot" else "open",
            name=seat.name,
            bot=seat.bot,
        )
        for seat in room.seats
    )
    nobody = replace(room, seats=seats, spectators=(), host_hash="", wish=None, version=1)
    return replace(
        nobody, former=(), bans=(), password=None, webhook=None, review=None, evenings=()
    )


def check_size(setup: SetupAnswers) -> None:
    """Raise `BadSetup` if a set-up is larger than any that a game needs."""
    if len(msgspec.json.encode(setup)) > SETUP_LIMIT:
        raise BadSetup("This set-up is larger than any that a game needs.")


def is_sound(whole: WholeRoom) -> bool:
    """Whether a stranger's room keeps the limits that our own rooms keep."""
    room = whole.room
    times = [logged.at for logged in whole.entries]
    names = [room.name, room.game]
    for seat in room.seats:
        names += [seat.name, seat.hero, seat.bot]
    return (
        len(room.seats) <= SEAT_LIMIT
        and [seat.seat for seat in room.seats] == list(range(len(room.seats)))
        and all(is_name(name) for name in names)
        and all(0 < len(logged.entry) <= ENTRY_LIMIT for logged in whole.entries)
        and all(math.isfinite(each) for each in [room.created, *times])
    )


def seal(whole: WholeRoom) -> bytes:
    """A room as one line of JSON with its checksum."""
    return record_files.seal(msgspec.json.encode(whole))


def unseal(content: bytes) -> WholeRoom:
    """The room in such a line; raises `DamagedSave` or `NewerSave`."""
    payload = record_files.unseal(content)
    try:
        return msgspec.json.decode(payload, type=WholeRoom)
    except UNREADABLE as trouble:
        raise DamagedSave("This is not a room file, or it is damaged.") from trouble


# --- All rooms ------------------------------------------------------------------------------------


class ArchiveWriter:
    """Writes rooms one by one into a compressed file."""

    def __init__(self, file: IO[bytes]) -> None:
        self._lines = gzip.GzipFile(fileobj=file, mode="wb", compresslevel=6, mtime=0)
        self._count = 0
        self._line(msgspec.json.encode(ArchiveStart(FORMAT)))

    def add(self, whole: WholeRoom) -> None:
        """Add a room."""
        self._line(seal(whole))
        self._count += 1

    def finish(self) -> None:
        """Write the last line: without it the archive counts as torn."""
        self._line(msgspec.json.encode(ArchiveEnd(self._count)))
        self._lines.close()

    def _line(self, content: bytes) -> None:
        try:
            self._lines.write(content + b"\n")
        except OSError as trouble:
            raise FileTrouble(f"The archive cannot be written ({trouble.strerror}).") from trouble


def write_archive(path: Path, rooms: Iterable[WholeRoom]) -> None:
    """Write an archive for our eyes only; it is whole or not there."""
    beside = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with write_private(beside) as file:
            archive = ArchiveWriter(file)
            for whole in rooms:
                archive.add(whole)
            archive.finish()
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
        sync_folder(path.parent)
    except OSError as trouble:
        raise FileTrouble(f"{path} cannot be written ({trouble.strerror}).") from trouble
    finally:
        with suppress(OSError):
            beside.unlink(missing_ok=True)


def read_archive(path: Path) -> Iterator[WholeRoom]:
    """The rooms of an archive, one by one; raises `DamagedSave` or `NewerSave`."""
    try:
        with gzip.open(path, "rb") as lines:
            read_start(lines.readline())
            yield from read_rooms(lines)
    except (EOFError, zlib.error, gzip.BadGzipFile) as trouble:
        raise DamagedSave(f"{path} is not an archive of rooms, or it is damaged.") from trouble
    except OSError as trouble:
        raise FileTrouble(f"{path} cannot be read ({trouble.strerror}).") from trouble


def read_start(line: bytes) -> None:
    """Check the first line of an archive."""
    try:
        start = msgspec.json.decode(line, type=ArchiveStart)
    except UNREADABLE as trouble:
        raise DamagedSave("This is not an archive of rooms, or it is damaged.") from trouble
    if start.tafelrunde_archive > FORMAT:
        raise NewerSave("This archive was written by a later version of the program.")


def read_rooms(lines: IO[bytes] | gzip.GzipFile) -> Iterator[WholeRoom]:
    """The rooms up to the last line, which has to be there and to name their number."""
    for count, line in enumerate(lines):
        if line.startswith(b'{"rooms":'):
            if line.strip() != msgspec.json.encode(ArchiveEnd(count)) or lines.readline():
                break
            return
        whole = unseal(line)
        if not is_code(whole.room.code):
            break
        yield whole
    raise DamagedSave("The archive of rooms is damaged: it does not end as it should.")
