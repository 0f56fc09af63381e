"""The statements that PostgreSQL gets."""

from __future__ import annotations

from typing import Final

VERSIONS: Final = (
    "CREATE TABLE IF NOT EXISTS schema_steps (number bigint PRIMARY KEY, name text NOT NULL)"
)
VERSION: Final = "SELECT coalesce(max(number), 0) FROM schema_steps"
STEP_DONE: Final = "INSERT INTO schema_steps (number, name) VALUES ($1, $2)"

# A notice is a JSON array: who sent it, room, topic, number, text.
NOTIFY: Final = """
SELECT pg_notify('tafelrunde', json_build_array(
    $1::text, $2::text, $3::text, $4::bigint, '')::text)
"""
SIGNAL: Final = """
SELECT pg_notify('tafelrunde', json_build_array($1::text, code, 'signal', 0, text)::text)
FROM unnest($2::text[], $3::text[]) AS sent (code, text)
"""

# Each process holds a lock while it listens; the database frees it however the process ends.
# Shared, because a connection of its own that got lost may still hold it.
LIVE: Final = "SELECT pg_advisory_lock_shared($1)"
LIVING: Final = """
SELECT (classid::bigint << 32) | objid::bigint FROM pg_locks
WHERE locktype = 'advisory' AND objsubid = 1 AND granted
AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""

ROOM: Final = "SELECT version, updated, record, checksum FROM rooms WHERE code = $1"
PUT_ROOM: Final = """
INSERT INTO rooms (code, status, updated, version, said, record, checksum)
VALUES ($1, $2, $3, $4, $5, $6, checksum_of('room', $1, $4, $3, $6))
ON CONFLICT DO NOTHING RETURNING code
"""
UPDATE_ROOM: Final = """
UPDATE rooms SET status = $3, updated = $4, version = version + 1, record = $5,
    checksum = checksum_of('room', code, version + 1, $4, $5)
WHERE code = $1 AND version = $2
RETURNING pg_notify('tafelrunde', json_build_array($6::text, code, 'room', version, '')::text)
"""
DELETE_ROOM: Final = """
DELETE FROM rooms WHERE code = $1
RETURNING pg_notify('tafelrunde', json_build_array($2::text, code, 'deleted', version, '')::text)
"""
CODES: Final = "SELECT code FROM rooms ORDER BY code"
COUNT_ROOMS: Final = "SELECT status, count(*) FROM rooms GROUP BY status"
ROOMS: Final = """
SELECT code, version, updated, record, checksum FROM (
    SELECT *, greatest(updated, (SELECT at FROM entries
        WHERE entries.code = rooms.code ORDER BY seq DESC LIMIT 1)) AS active
    FROM rooms WHERE $1::text IS NULL OR status = $1
) AS listed
WHERE $2::double precision IS NULL OR active < $2 ORDER BY active, code LIMIT $3
"""

ACTIVE: Final = """
greatest(updated, (SELECT at FROM entries
    WHERE entries.code = rooms.code ORDER BY seq DESC LIMIT 1))
"""
USE: Final = f"""
SELECT coalesce((SELECT max(seq) FROM entries WHERE entries.code = rooms.code), 0),
    (length(record)
    + coalesce((SELECT sum(length(entry)) FROM entries WHERE entries.code = rooms.code), 0)
    + coalesce((SELECT length(blob) FROM snapshots WHERE snapshots.code = rooms.code), 0)
    + coalesce((SELECT sum(length(line)) FROM chat WHERE chat.code = rooms.code), 0))::bigint,
    {ACTIVE}, announced
FROM rooms WHERE code = $1
"""
GONE: Final = """
SELECT code FROM unnest($1::text[]) AS asked (code)
WHERE NOT EXISTS (SELECT 1 FROM rooms WHERE rooms.code = asked.code)
"""
ANNOUNCE: Final = f"""
UPDATE rooms SET announced = $2 WHERE {ACTIVE} < $1 AND announced < {ACTIVE} RETURNING code
"""
# Whoever changes a room at the same moment keeps it: its row is locked, and passed over.
RETIRE: Final = f"""
WITH due AS (
    SELECT code FROM rooms
    WHERE {ACTIVE} < $1 AND announced >= {ACTIVE} AND announced < $2
    LIMIT 100 FOR UPDATE SKIP LOCKED
), retired AS (
    DELETE FROM rooms WHERE code IN (SELECT code FROM due) RETURNING code, version
)
SELECT code, pg_notify('tafelrunde',
    json_build_array($3::text, code, 'deleted', version, 'retired')::text)
FROM retired
"""

# A number is taken only as the next one; if another process takes it at the same moment, the
# primary key lets one of both through.
APPEND: Final = """
WITH added AS (
    INSERT INTO entries (code, seq, at, entry, checksum)
    SELECT wanted.code, wanted.seq, $4, wanted.entry,
        checksum_of('entry', wanted.code, wanted.seq, $4, wanted.entry)
    FROM unnest($1::text[], $2::bigint[], $3::bytea[]) AS wanted (code, seq, entry)
    JOIN rooms ON rooms.code = wanted.code
    WHERE wanted.seq = 1 + coalesce(
        (SELECT max(seq) FROM entries WHERE entries.code = wanted.code), 0)
    ORDER BY wanted.code
    ON CONFLICT DO NOTHING
    RETURNING code, seq
)
SELECT code, pg_notify('tafelrunde', json_build_array($5::text, code, 'entry', seq, '')::text)
FROM added
"""
LAST: Final = """
SELECT rooms.code, coalesce(max(seq), 0) FROM rooms LEFT JOIN entries ON entries.code = rooms.code
WHERE rooms.code = ANY($1::text[]) GROUP BY rooms.code
"""
ENTRIES: Final = """
SELECT seq, at, entry, checksum FROM entries WHERE code = $1 AND seq > $2 ORDER BY seq
"""
PUT_LOG: Final = """
INSERT INTO entries (code, seq, at, entry, checksum)
SELECT $1, seq, at, entry, checksum_of('entry', $1, seq, at, entry)
FROM unnest($2::double precision[], $3::bytea[]) WITH ORDINALITY AS given (at, entry, seq)
"""

PUT_SNAPSHOT: Final = """
WITH kept AS (
    INSERT INTO snapshots (code, seq, blob, checksum)
    SELECT code, $2, $3, checksum_of('snapshot', code, $2, 0, $3) FROM rooms WHERE code = $1
    ON CONFLICT (code) DO UPDATE
    SET seq = excluded.seq, blob = excluded.blob, checksum = excluded.checksum
    WHERE excluded.seq > snapshots.seq
)
SELECT code FROM rooms WHERE code = $1
"""
SNAPSHOT: Final = "SELECT seq, blob, checksum FROM snapshots WHERE code = $1"

SAY: Final = "UPDATE rooms SET said = said + 1 WHERE code = $1 RETURNING said"
PUT_CHAT: Final = """
INSERT INTO chat (code, number, line, checksum)
SELECT $1, number, line, checksum_of('chat', $1, number, 0, line)
FROM unnest($2::bigint[], $3::bytea[]) AS given (number, line)
"""
FORGET_CHAT: Final = "DELETE FROM chat WHERE code = $1 AND number <= $2"
CHAT: Final = """
SELECT number, line, checksum FROM chat WHERE code = $1 AND number > $2
ORDER BY number DESC LIMIT $3
"""

PULSE: Final = """
INSERT INTO pulse (id, at, padding) VALUES (1, $1, '')
ON CONFLICT (id) DO UPDATE SET at = excluded.at
"""
