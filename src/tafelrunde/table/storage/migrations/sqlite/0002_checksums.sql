ALTER TABLE rooms ADD COLUMN checksum BLOB NOT NULL DEFAULT x'';
ALTER TABLE entries ADD COLUMN checksum BLOB NOT NULL DEFAULT x'';
ALTER TABLE snapshots ADD COLUMN checksum BLOB NOT NULL DEFAULT x'';
ALTER TABLE chat ADD COLUMN checksum BLOB NOT NULL DEFAULT x'';

-- The last entry of a log says so, and every log begins with an empty entry of number 0: what is
-- lost at the end, with a page of the file, is noticed.
ALTER TABLE entries ADD COLUMN newest INTEGER NOT NULL DEFAULT 0;
INSERT INTO entries (code, seq, at, entry) SELECT code, 0, 0.0, x'' FROM rooms;
UPDATE entries SET newest = 1
WHERE seq = (SELECT max(seq) FROM entries AS log WHERE log.code = entries.code);

-- The function is the program's own: see checksums.py.
UPDATE rooms SET checksum = checksum_of('room', code, version, updated, record);
UPDATE entries SET checksum = checksum_of('entry', code, seq, at, entry);
UPDATE snapshots SET checksum = checksum_of('snapshot', code, seq, 0.0, blob);
UPDATE chat SET checksum = checksum_of('chat', code, number, 0.0, line);

CREATE TABLE damaged (
    code  TEXT PRIMARY KEY,
    found REAL NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE pulse (
    id      INTEGER PRIMARY KEY,
    at      REAL NOT NULL,
    padding BLOB NOT NULL
) STRICT;
