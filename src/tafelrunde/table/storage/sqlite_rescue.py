"""Rescue: a sound file made of what can be read of a damaged one.

Whoever opens a file whose pages do not fit together gets every table of which everything can be
read and is as it was written. The others are known as damaged from then on. The damaged file is
kept beside, as it was.
"""

from __future__ import annotations

import logging
import os
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Final, ParamSpec, TypeVar

from msgspec.structs import replace

from tafelrunde.engine.errors import FileTrouble
from tafelrunde.table.storage import sqlite_files
from tafelrunde.table.storage import sqlite_queries as queries
from tafelrunde.table.storage.checksums import checked, decoded
from tafelrunde.table.storage.migrations import migrations
from tafelrunde.table.storage.private_files import private_file, sync_folder
from tafelrunde.table.storage.sqlite_space import make_shrinkable
from tafelrunde.table.storage.store import (
    CHAT_KEPT,
    CODE_LETTERS,
    DamagedRoom,
    DamagedStore,
    RoomRecord,
    SnapshotRecord,
    WholeRoom,
    is_code,
)

LOG: Final = logging.getLogger("tafelrunde.table")
DEPTH: Final = 3
"""Codes are looked for by up to so many of their first letters where a page is in the way."""
UNREADABLE: Final = (DamagedRoom, sqlite3.DatabaseError, UnicodeDecodeError)
T = TypeVar("T")
P = ParamSpec("P")


def rescue(path: Path, trouble: DamagedStore) -> None:
    """Put a sound file in the place of a damaged one; raises `trouble` if nothing can be read."""
    fresh = path.with_name(f"{path.name}.{os.getpid()}.rescue")
    stamp = time.strftime("%Y%m%d-%H%M%S")
    aside = path.with_name(f"{path.name}.damaged-{stamp}-{os.getpid()}")
    padded = path.with_name(f"{path.name}.{os.getpid()}.padded")
    try:
        source = path
        if is_short(path):
            source = pad(path, padded)
        kept, damaged = fill(source, fresh)
        if not kept:
            raise trouble
        set_aside(path, aside)
        fresh.replace(path)
        sync_folder(path.parent)
    except sqlite_files.TROUBLE as error:
        raise trouble from error
    except OSError as error:
        raise FileTrouble(f"{path} cannot be rescued ({error.strerror}).") from error
    finally:
        for each in [*sqlite_files.own_files(fresh), *sqlite_files.own_files(padded)]:
            with suppress(OSError):
                each.unlink(missing_ok=True)
    LOG.warning(
        "%s was damaged: %d tables are well, %d are lost%s; the damaged file is kept as %s",
        path.name,
        kept,
        len(damaged),
        f" ({', '.join(damaged)})" if damaged else "",
        aside.name,
    )


def may_be_rescued(path: Path, trouble: DamagedStore) -> bool:
    """Whether pages are damaged or missing, and not only the file another one than ours."""
    return isinstance(trouble, sqlite_files.TornFile) or is_short(path)


def is_short(path: Path) -> bool:
    """Whether the end of the file is missing; SQLite refuses to read such a file at all."""
    with suppress(OSError), path.open("rb") as file:
        head = file.read(32)
        whole = head.startswith(b"SQLite format 3\0") and len(head) == 32
        pages, size = int.from_bytes(head[28:32], "big"), int.from_bytes(head[16:18], "big")
        wal = path.with_name(f"{path.name}-wal").exists()  # then the file may lag behind its head
        return whole and not wal and path.stat().st_size < pages * size
    return False


def pad(path: Path, padded: Path) -> Path:
    """A copy with empty pages where the file ends too early."""
    private_file(padded)
    shutil.copyfile(path, padded)
    with padded.open("r+b") as file:
        head = file.read(32)
        pages, size = int.from_bytes(head[28:32], "big"), int.from_bytes(head[16:18], "big")
        file.truncate(pages * size)
    return padded


def fill(path: Path, fresh: Path) -> tuple[int, list[str]]:
    """Write what can be read into a new file; how many rooms, and the codes of the others."""
    private_file(fresh)
    with closing(sqlite_files.connect(path)) as old, closing(sqlite_files.connect(fresh)) as new:
        if sqlite_files.pragma(old, "user_version") != migrations("sqlite")[-1].number:
            return 0, []  # of earlier versions nobody knows whether a row is what was written
        # What a crash left in the log belongs to the file; beside a new one it must not stay.
        old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        make_shrinkable(new)
        sqlite_files.migrate(new)
        kept, damaged = 0, []
        new.execute("BEGIN")
        for code, whole in rooms_in(old):
            if whole is None:
                damaged.append(code)
            else:
                queries.put_whole(new, whole)
                kept += 1
        rows = [(code, time.time()) for code in damaged]
        new.executemany("INSERT INTO damaged (code, found) VALUES (?, ?)", rows)
        new.execute("COMMIT")
    with fresh.open("rb") as file:
        os.fsync(file.fileno())
    return kept, damaged


def set_aside(path: Path, aside: Path) -> None:
    """Give the damaged file a second name, or copy it where a file has only one."""
    try:
        os.link(path, aside)
    except OSError:
        shutil.copy2(path, aside)


# --- Reading what can be read ---------------------------------------------------------------------


def rooms_in(connection: sqlite3.Connection) -> Iterator[tuple[str, WholeRoom | None]]:
    """Every code that any page names, with its room if all of it is as it was written."""
    rows = rows_of_rooms(connection)
    codes = set(rows)
    for table in ("rooms", "entries", "snapshots", "damaged"):
        codes.update(codes_in(connection, table))
    for code in sorted(codes):
        yield code, attempt(salvage, connection, code, rows.get(code))


def attempt(read: Callable[P, T | None], *args: P.args, **named: P.kwargs) -> T | None:
    """What a reading gives; None if something of it is damaged."""
    try:
        return read(*args, **named)
    except UNREADABLE:
        return None


def salvage(connection: sqlite3.Connection, code: str, row: int | None) -> WholeRoom | None:
    """A room whose record and log are whole; raises if they are not."""
    room = queries.read_room(connection, code) if row is None else room_at(connection, row, code)
    if room is None:
        return None
    log = tuple(queries.read_log(connection, code, 0))
    chat = attempt(queries.read_chat, connection, code, 0, CHAT_KEPT) or []
    try:
        kept = queries.read_snapshot(connection, code)
    except UNREADABLE:
        kept = (len(log), b"")  # that there was one matters: see `opening`
    snapshot = SnapshotRecord(*kept) if kept is not None else None
    return WholeRoom(replace(room, code=code), log, tuple(chat), snapshot)


def room_at(connection: sqlite3.Connection, row: int, code: str) -> RoomRecord:
    """A record by the number of its row: the index of codes may be what is damaged."""
    query = "SELECT version, updated, record, checksum FROM rooms WHERE rowid = ?"
    found = connection.execute(query, (row,)).fetchone()
    if found is None:
        raise DamagedRoom(code)
    return decoded(checked("room", code, *found), code, RoomRecord)


def rows_of_rooms(connection: sqlite3.Connection) -> dict[str, int]:
    """Code → number of the row, read from both ends of the table up to what is damaged."""
    rows: dict[str, int] = {}
    for order in ("ASC", "DESC"):
        query = f"SELECT code, rowid FROM rooms NOT INDEXED ORDER BY rowid {order}"
        with suppress(*UNREADABLE):
            for code, row in connection.execute(query):
                if isinstance(code, str) and is_code(code):
                    rows.setdefault(code, row)
    return rows


def codes_in(connection: sqlite3.Connection, table: str, prefix: str = "") -> set[str]:
    """The codes in a table; where a page is in the way, letter by letter around it."""
    query = f"SELECT DISTINCT code FROM {table} WHERE code >= ? AND code < ?"
    try:
        rows = connection.execute(query, (prefix, prefix + "~")).fetchall()
        return {code for (code,) in rows if isinstance(code, str) and is_code(code)}
    except UNREADABLE:
        if len(prefix) == DEPTH:
            return set()
    found = [codes_in(connection, table, prefix + letter) for letter in CODE_LETTERS]
    return set[str]().union(*found)
