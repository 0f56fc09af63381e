"""What the SQLite store asks its file; each function runs in the thread of its connection."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Final

import msgspec

from tafelrunde.engine.errors import TafelrundeError
from tafelrunde.table.storage.checksums import checked, checksum_of, decoded
from tafelrunde.table.storage.store import (
    CHAT_KEPT,
    ChatRecord,
    CodeTaken,
    DamagedRoom,
    LoggedEntry,
    RoomRecord,
    SequenceGap,
    SequenceTaken,
    SnapshotRecord,
    StaleRoom,
    Status,
    UnknownRoom,
    WholeRoom,
    is_code,
)

PULSE_BYTES: Final = 16_384
PUT_ENTRY: Final = (
    "INSERT INTO entries (code, seq, at, entry, newest, checksum) VALUES (?, ?, ?, ?, ?, ?)"
)

# --- Changes, within the transaction of a batch ---------------------------------------------------


def require_room(connection: sqlite3.Connection, code: str) -> None:
    """Raise `UnknownRoom` unless the room is there."""
    found = "SELECT 1 FROM rooms WHERE code = ?"
    if not is_code(code) or connection.execute(found, (code,)).fetchone() is None:
        raise UnknownRoom("There is no room of this code.")


def append(connection: sqlite3.Connection, code: str, seq: int, entry: bytes) -> None:
    older = "UPDATE entries SET newest = 0 WHERE code = ? AND seq = ? AND newest = 1"
    if not connection.execute(older, (code, seq - 1)).rowcount:
        raise misplaced(connection, code, seq)
    connection.execute(PUT_ENTRY, entry_row(code, seq, time.time(), entry, newest=1))


def misplaced(connection: sqlite3.Connection, code: str, seq: int) -> TafelrundeError:
    """Why an entry cannot be the next of its room."""
    newest = "SELECT max(seq) FROM entries WHERE code = ?"  # every log has an entry of number 0
    last = connection.execute(newest, (code,)).fetchone()[0] if is_code(code) else None
    if last is None:
        return UnknownRoom("There is no room of this code.")
    if seq <= last:
        return SequenceTaken(f"Entry {seq} is there already.")
    if seq > last + 1:
        return SequenceGap(f"Entry {last + 1} has to come before entry {seq}.")
    return DamagedRoom(code)  # its last entry is not known as such


def entry_row(
    code: str, seq: int, at: float, entry: bytes, newest: int
) -> tuple[str, int, float, bytes, int, bytes]:
    return code, seq, at, entry, newest, checksum_of("entry", code, seq, at, entry)


def put_log(connection: sqlite3.Connection, code: str, log: Sequence[LoggedEntry]) -> None:
    """The log of a new room; its first entry of all, number 0, is empty."""
    rows = [entry_row(code, 0, 0.0, b"", newest=not log)]
    for seq, one in enumerate(log, 1):
        rows.append(entry_row(code, seq, one.at, one.entry, newest=seq == len(log)))
    connection.executemany(PUT_ENTRY, rows)


def replace_room(connection: sqlite3.Connection, kept: RoomRecord) -> None:
    require_room(connection, kept.code)
    now, record = time.time(), msgspec.json.encode(kept)
    changed = connection.execute(
        "UPDATE rooms SET status = ?, updated = ?, version = ?, record = ?, checksum = ?"
        " WHERE code = ? AND version = ?",
        (
            kept.status,
            now,
            kept.version,
            record,
            checksum_of("room", kept.code, kept.version, now, record),
            kept.code,
            kept.version - 1,
        ),
    )
    if not changed.rowcount:
        raise StaleRoom("The room has changed in the meantime.")


def put_snapshot(connection: sqlite3.Connection, code: str, seq: int, blob: bytes) -> None:
    require_room(connection, code)
    connection.execute(
        "INSERT INTO snapshots (code, seq, blob, checksum) VALUES (?, ?, ?, ?) ON CONFLICT (code)"
        " DO UPDATE SET seq = excluded.seq, blob = excluded.blob, checksum = excluded.checksum"
        " WHERE excluded.seq > seq",
        (code, seq, blob, checksum_of("snapshot", code, seq, 0.0, blob)),
    )


def delete_room(connection: sqlite3.Connection, code: str) -> int:
    """Forget a room; how many rows knew of it."""
    known = connection.execute("DELETE FROM damaged WHERE code = ?", (code,)).rowcount
    return known + connection.execute("DELETE FROM rooms WHERE code = ?", (code,)).rowcount


def say(connection: sqlite3.Connection, code: str, name: str, text: str) -> ChatRecord:
    require_room(connection, code)
    connection.execute("UPDATE rooms SET said = said + 1 WHERE code = ?", (code,))
    counted = connection.execute("SELECT said FROM rooms WHERE code = ?", (code,))
    line = ChatRecord(counted.fetchone()[0], name, text, time.time())
    put_chat(connection, code, [line])
    old = "DELETE FROM chat WHERE code = ? AND number <= ?"
    connection.execute(old, (code, line.number - CHAT_KEPT))
    return line


def put_chat(connection: sqlite3.Connection, code: str, lines: Iterable[ChatRecord]) -> None:
    rows = []
    for each in lines:
        line = msgspec.json.encode(each)
        rows.append((code, each.number, line, checksum_of("chat", code, each.number, 0.0, line)))
    insert = "INSERT INTO chat (code, number, line, checksum) VALUES (?, ?, ?, ?)"
    connection.executemany(insert, rows)


def put_rooms(connection: sqlite3.Connection, rooms: Iterable[WholeRoom], replace: bool) -> int:
    count = 0
    for whole in rooms:
        if replace:
            connection.execute("DELETE FROM rooms WHERE code = ?", (whole.room.code,))
        put_whole(connection, whole)
        count += 1
    return count


def put_whole(connection: sqlite3.Connection, whole: WholeRoom) -> None:
    room = whole.room
    if not is_code(room.code):
        raise ValueError(f"{room.code!r} is not a room code")
    said = max((line.number for line in whole.chat), default=0)
    now, record = time.time(), msgspec.json.encode(room)
    checksum = checksum_of("room", room.code, room.version, now, record)
    try:
        connection.execute(
            "INSERT INTO rooms (code, status, updated, version, said, record, checksum)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            (room.code, room.status, now, room.version, said, record, checksum),
        )
    except sqlite3.IntegrityError as taken:
        raise CodeTaken("There is a room of this code already.") from taken
    connection.execute("DELETE FROM damaged WHERE code = ?", (room.code,))
    put_log(connection, room.code, whole.entries)
    put_chat(connection, room.code, whole.chat)
    if whole.snapshot is not None:
        put_snapshot(connection, room.code, whole.snapshot.seq, whole.snapshot.blob)


# --- Reading --------------------------------------------------------------------------------------


def read_room(connection: sqlite3.Connection, code: str) -> RoomRecord | None:
    query = "SELECT version, updated, record, checksum FROM rooms WHERE code = ?"
    row = connection.execute(query, (code,)).fetchone()
    if row is None:
        if connection.execute("SELECT 1 FROM damaged WHERE code = ?", (code,)).fetchone():
            raise DamagedRoom(code)
        return None
    return decoded(checked("room", code, *row), code, RoomRecord)


def list_rooms(
    connection: sqlite3.Connection, status: Status | None, idle_since: float | None, limit: int
) -> list[RoomRecord]:
    rows = connection.execute(
        "SELECT code, version, updated, record, checksum, max(updated, coalesce((SELECT at"
        "   FROM entries WHERE entries.code = rooms.code ORDER BY seq DESC LIMIT 1), 0)) AS active"
        " FROM rooms WHERE status = coalesce(?1, status)"
        " AND active < coalesce(?2, 9e99) ORDER BY active, code LIMIT ?3",
        (status, idle_since, limit),
    )
    found = []
    for code, *row, _ in rows:
        with suppress(DamagedRoom):
            found.append(decoded(checked("room", code, *row), code, RoomRecord))
    return found


def count_rooms(connection: sqlite3.Connection) -> dict[Status, int]:
    return dict(connection.execute("SELECT status, count(*) FROM rooms GROUP BY status").fetchall())


def read_entries(connection: sqlite3.Connection, code: str, after: int) -> list[tuple[int, bytes]]:
    log = read_log(connection, code, after)
    return [(seq, one.entry) for seq, one in enumerate(log, after + 1)]


def read_log(connection: sqlite3.Connection, code: str, after: int) -> list[LoggedEntry]:
    """The entries after a number: each as it was written, none missing between them or at the end;
    raises `DamagedRoom`.
    """
    query = (
        "SELECT seq, at, entry, checksum, newest FROM entries WHERE code = ? AND seq >= ?"
        " ORDER BY seq"
    )
    rows = connection.execute(query, (code, after)).fetchall()
    if not rows and after == 0 and read_room(connection, code) is not None:
        raise DamagedRoom(code)
    log = []
    for wanted, (seq, at, entry, checksum, newest) in enumerate(rows, after):
        if seq != wanted or newest != (wanted == after + len(rows) - 1):
            raise DamagedRoom(code)
        log.append(LoggedEntry(at, checked("entry", code, seq, at, entry, checksum)))
    return log[1:]


def read_snapshot(connection: sqlite3.Connection, code: str) -> tuple[int, bytes] | None:
    query = "SELECT seq, blob, checksum FROM snapshots WHERE code = ?"
    row = connection.execute(query, (code,)).fetchone()
    if row is None:
        return None
    return row[0], checked("snapshot", code, row[0], 0.0, *row[1:])


def read_chat(
    connection: sqlite3.Connection, code: str, after: int, limit: int
) -> list[ChatRecord]:
    """The last lines; what is damaged of them is left out, as nothing depends on it."""
    query = (
        "SELECT number, line, checksum FROM chat WHERE code = ? AND number > ?"
        " ORDER BY number DESC LIMIT ?"
    )
    found = []
    for number, *row in reversed(connection.execute(query, (code, after, limit)).fetchall()):
        with suppress(DamagedRoom):
            found.append(decoded(checked("chat", code, number, 0.0, *row), code, ChatRecord))
    return found


def read_codes(connection: sqlite3.Connection) -> list[str]:
    return [row[0] for row in connection.execute("SELECT code FROM rooms ORDER BY code")]


@contextmanager
def read_transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Within this, every query sees the same data."""
    connection.execute("BEGIN")
    try:
        yield
    finally:
        connection.execute("COMMIT")


def read_whole(connection: sqlite3.Connection, code: str) -> WholeRoom:
    """A room with all that belongs to it; within one read transaction."""
    room = read_room(connection, code)
    if room is None:
        raise UnknownRoom("There is no room of this code.")
    logged = read_log(connection, code, 0)
    chat = read_chat(connection, code, 0, CHAT_KEPT)
    kept = read_snapshot(connection, code)
    snapshot = SnapshotRecord(*kept) if kept is not None else None
    return WholeRoom(room, tuple(logged), tuple(chat), snapshot)


def read_one_whole(connection: sqlite3.Connection, code: str) -> WholeRoom:
    with read_transaction(connection):
        return read_whole(connection, code)


def read_all(
    connection: sqlite3.Connection, damaged: list[str] | None = None
) -> Iterator[WholeRoom]:
    """Every room, one by one, all from one moment; damaged ones are put into a list, if given."""
    with read_transaction(connection):
        for code in read_codes(connection):
            try:
                whole = read_whole(connection, code)
            except (DamagedRoom, sqlite3.DatabaseError, UnicodeDecodeError):
                if damaged is None:
                    raise
                damaged.append(code)
            else:
                yield whole
        if damaged is not None:
            damaged += [row[0] for row in connection.execute("SELECT code FROM damaged")]


def pulse(connection: sqlite3.Connection) -> None:
    """A write that needs some space, as an answer does."""
    connection.execute(
        "INSERT INTO pulse (id, at, padding) VALUES (1, ?1, zeroblob(?2))"
        " ON CONFLICT (id) DO UPDATE SET at = excluded.at, padding = excluded.padding",
        (time.time(), PULSE_BYTES),
    )
