"""What rooms take up in a SQLite file, which of them rest, and how their space is given back."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Final

from tafelrunde.table.storage import sqlite_queries as queries
from tafelrunde.table.storage.store import DamagedRoom, RoomUse, UnknownRoom, is_code

ACTIVE: Final = (
    "max(updated, coalesce((SELECT at FROM entries"
    " WHERE entries.code = rooms.code ORDER BY seq DESC LIMIT 1), 0.0))"
)
"""When something last happened in a room."""
USE: Final = f"""
SELECT coalesce((SELECT max(seq) FROM entries WHERE entries.code = rooms.code), 0),
    length(record)
    + coalesce((SELECT sum(length(entry)) FROM entries WHERE entries.code = rooms.code), 0)
    + coalesce((SELECT length(blob) FROM snapshots WHERE snapshots.code = rooms.code), 0)
    + coalesce((SELECT sum(length(line)) FROM chat WHERE chat.code = rooms.code), 0),
    {ACTIVE}, announced
FROM rooms WHERE code = ?
"""
RETIRED: Final = 100
"""At most so many rooms are retired at once, so that nobody waits for it."""
PAGES: Final = 500
"""So many free pages are given back at once."""


def read_use(connection: sqlite3.Connection, code: str) -> RoomUse:
    row = connection.execute(USE, (code,)).fetchone() if is_code(code) else None
    if row is None:
        raise UnknownRoom("There is no room of this code.")
    entries, size, active, announced = row
    return RoomUse(code, entries, size, active, announced if announced >= active else 0.0)


def survey(connection: sqlite3.Connection) -> list[RoomUse]:
    with queries.read_transaction(connection):
        known = [survey_room(connection, code) for code in queries.read_codes(connection)]
        lost = connection.execute("SELECT code, found FROM damaged").fetchall()
    known += [RoomUse(code, 0, 0, found, damaged=True) for code, found in lost]
    return sorted(known, key=lambda use: (use.active, use.code))


def survey_room(connection: sqlite3.Connection, code: str) -> RoomUse:
    """The use of a room of which everything is read."""
    try:
        use = read_use(connection, code)
        queries.read_whole(connection, code)
    except (sqlite3.DatabaseError, UnicodeDecodeError):
        return RoomUse(code, 0, 0, 0.0, damaged=True)
    except DamagedRoom:
        return RoomUse(code, use.entries, use.bytes, use.active, damaged=True)
    return use


def gone(connection: sqlite3.Connection, codes: Sequence[str]) -> list[str]:
    found = "SELECT 1 FROM rooms WHERE code = ?"
    return [code for code in codes if connection.execute(found, (code,)).fetchone() is None]


def announce(connection: sqlite3.Connection, idle_since: float, now: float) -> list[str]:
    rows = connection.execute(
        f"UPDATE rooms SET announced = ? WHERE {ACTIVE} < ? AND announced < {ACTIVE}"
        " RETURNING code",
        (now, idle_since),
    )
    return codes_of(rows)


def retire(connection: sqlite3.Connection, idle_since: float, announced_before: float) -> list[str]:
    rows = connection.execute(
        "DELETE FROM rooms WHERE code IN (SELECT code FROM rooms"
        f" WHERE {ACTIVE} < ? AND announced >= {ACTIVE} AND announced < ? LIMIT {RETIRED})"
        " RETURNING code",
        (idle_since, announced_before),
    )
    return codes_of(rows)


def codes_of(rows: sqlite3.Cursor) -> list[str]:
    return [row[0] for row in rows.fetchall()]


def give_back(connection: sqlite3.Connection) -> bool:
    """Give some free pages back; whether there are more."""
    connection.execute(f"PRAGMA incremental_vacuum({PAGES})").fetchall()
    left: int = connection.execute("PRAGMA freelist_count").fetchone()[0]
    return left > 0 and connection.execute("PRAGMA auto_vacuum").fetchone()[0] == INCREMENTAL


INCREMENTAL: Final = 2


def make_shrinkable(connection: sqlite3.Connection) -> None:
    """A file gives space back if it was made for that; an older one is written anew, once."""
    if connection.execute("PRAGMA auto_vacuum").fetchone()[0] == INCREMENTAL:
        return
    connection.execute("PRAGMA auto_vacuum = INCREMENTAL")
    if connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]:
        connection.execute("VACUUM")
