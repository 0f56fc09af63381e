"""What the SQLite store asks its file; each function runs in the thread of its connection."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

import msgspec

from tafelrunde.table.store import (
    CHAT_KEPT,
    ChatRecord,
    CodeTaken,
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

# --- Changes, within the transaction of a batch ---------------------------------------------------


def require_room(connection: sqlite3.Connection, code: str) -> None:
    """Raise `UnknownRoom` unless the room is there."""
    found = "SELECT 1 FROM rooms WHERE code = ?"
    if not is_code(code) or connection.execute(found, (code,)).fetchone() is None:
        raise UnknownRoom("There is no room of this code.")


def append(connection: sqlite3.Connection, code: str, seq: int, entry: bytes) -> None:
    require_room(connection, code)
    newest = "SELECT coalesce(max(seq), 0) FROM entries WHERE code = ?"
    last = connection.execute(newest, (code,)).fetchone()[0]
    if seq <= last:
        raise SequenceTaken(f"Entry {seq} is there already.")
    if seq > last + 1:
        raise SequenceGap(f"Entry {last + 1} has to come before entry {seq}.")
    row = (code, seq, time.time(), entry)
    connection.execute("INSERT INTO entries (code, seq, at, entry) VALUES (?, ?, ?, ?)", row)


def replace_room(connection: sqlite3.Connection, kept: RoomRecord) -> None:
    require_room(connection, kept.code)
    changed = connection.execute(
        "UPDATE rooms SET status = ?, updated = ?, version = ?, record = ?"
        " WHERE code = ? AND version = ?",
        (
            kept.status,
            time.time(),
            kept.version,
            msgspec.json.encode(kept),
            kept.code,
            kept.version - 1,
        ),
    )
    if not changed.rowcount:
        raise StaleRoom("The room has changed in the meantime.")


def put_snapshot(connection: sqlite3.Connection, code: str, seq: int, blob: bytes) -> None:
    require_room(connection, code)
    connection.execute(
        "INSERT INTO snapshots (code, seq, blob) VALUES (?, ?, ?) ON CONFLICT (code)"
        " DO UPDATE SET seq = excluded.seq, blob = excluded.blob WHERE excluded.seq > seq",
        (code, seq, blob),
    )


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
    rows = [(code, line.number, msgspec.json.encode(line)) for line in lines]
    connection.executemany("INSERT INTO chat (code, number, line) VALUES (?, ?, ?)", rows)


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
    record = msgspec.json.encode(room)
    try:
        connection.execute(
            "INSERT INTO rooms (code, status, updated, version, said, record)"
            " VALUES (?, ?, ?, ?, ?, ?)",
            (room.code, room.status, time.time(), room.version, said, record),
        )
    except sqlite3.IntegrityError as taken:
        raise CodeTaken("There is a room of this code already.") from taken
    connection.executemany(
        "INSERT INTO entries (code, seq, at, entry) VALUES (?, ?, ?, ?)",
        [(room.code, seq, one.at, one.entry) for seq, one in enumerate(whole.entries, 1)],
    )
    put_chat(connection, room.code, whole.chat)
    if whole.snapshot is not None:
        put_snapshot(connection, room.code, whole.snapshot.seq, whole.snapshot.blob)


# --- Reading --------------------------------------------------------------------------------------


def read_room(connection: sqlite3.Connection, code: str) -> RoomRecord | None:
    row = connection.execute("SELECT record FROM rooms WHERE code = ?", (code,)).fetchone()
    return msgspec.json.decode(row[0], type=RoomRecord) if row else None


def list_rooms(
    connection: sqlite3.Connection, status: Status | None, idle_since: float | None, limit: int
) -> list[RoomRecord]:
    rows = connection.execute(
        "SELECT record, max(updated, coalesce((SELECT at FROM entries"
        "   WHERE entries.code = rooms.code ORDER BY seq DESC LIMIT 1), 0)) AS active"
        " FROM rooms WHERE status = coalesce(?1, status)"
        " AND active < coalesce(?2, 9e99) ORDER BY active, code LIMIT ?3",
        (status, idle_since, limit),
    )
    return [msgspec.json.decode(row[0], type=RoomRecord) for row in rows]


def count_rooms(connection: sqlite3.Connection) -> dict[Status, int]:
    return dict(connection.execute("SELECT status, count(*) FROM rooms GROUP BY status").fetchall())


def read_entries(connection: sqlite3.Connection, code: str, after: int) -> list[tuple[int, bytes]]:
    query = "SELECT seq, entry FROM entries WHERE code = ? AND seq > ? ORDER BY seq"
    return connection.execute(query, (code, after)).fetchall()


def read_snapshot(connection: sqlite3.Connection, code: str) -> tuple[int, bytes] | None:
    query = "SELECT seq, blob FROM snapshots WHERE code = ?"
    found: tuple[int, bytes] | None = connection.execute(query, (code,)).fetchone()
    return found


def read_chat(
    connection: sqlite3.Connection, code: str, after: int, limit: int
) -> list[ChatRecord]:
    query = "SELECT line FROM chat WHERE code = ? AND number > ? ORDER BY number DESC LIMIT ?"
    rows = connection.execute(query, (code, after, limit)).fetchall()
    return [msgspec.json.decode(row[0], type=ChatRecord) for row in reversed(rows)]


def read_codes(connection: sqlite3.Connection) -> list[str]:
    return [row[0] for row in connection.execute("SELECT code FROM rooms ORDER BY code")]


@contextmanager
def one_moment(connection: sqlite3.Connection) -> Iterator[None]:
    """Within this, every query sees the same moment."""
    connection.execute("BEGIN")
    try:
        yield
    finally:
        connection.execute("COMMIT")


def read_whole(connection: sqlite3.Connection, code: str) -> WholeRoom:
    """A room with all that belongs to it; within one moment."""
    room = read_room(connection, code)
    if room is None:
        raise UnknownRoom("There is no room of this code.")
    query = "SELECT at, entry FROM entries WHERE code = ? ORDER BY seq"
    logged = [LoggedEntry(*row) for row in connection.execute(query, (code,))]
    chat = read_chat(connection, code, 0, CHAT_KEPT)
    kept = read_snapshot(connection, code)
    snapshot = SnapshotRecord(*kept) if kept is not None else None
    return WholeRoom(room, tuple(logged), tuple(chat), snapshot)


def read_one_whole(connection: sqlite3.Connection, code: str) -> WholeRoom:
    with one_moment(connection):
        return read_whole(connection, code)


def read_all(connection: sqlite3.Connection) -> Iterator[WholeRoom]:
    """Every room, one by one, all from one moment."""
    with one_moment(connection):
        for code in read_codes(connection):
            yield read_whole(connection, code)
