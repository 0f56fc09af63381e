CREATE FUNCTION checksum_of(kind text, code text, number bigint, at double precision, content bytea)
RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
    SELECT substring(
        sha256(convert_to(kind || ' ' || code || ' ' || number || ' ', 'UTF8')
            || float8send(at) || content)
        FROM 1 FOR 8)
$$;

ALTER TABLE rooms ADD COLUMN checksum bytea NOT NULL DEFAULT '';
ALTER TABLE entries ADD COLUMN checksum bytea NOT NULL DEFAULT '';
ALTER TABLE snapshots ADD COLUMN checksum bytea NOT NULL DEFAULT '';
ALTER TABLE chat ADD COLUMN checksum bytea NOT NULL DEFAULT '';

UPDATE rooms SET checksum = checksum_of('room', code, version, updated, record);
UPDATE entries SET checksum = checksum_of('entry', code, seq, at, entry);
UPDATE snapshots SET checksum = checksum_of('snapshot', code, seq, 0, blob);
UPDATE chat SET checksum = checksum_of('chat', code, number, 0, line);

CREATE TABLE pulse (
    id      integer PRIMARY KEY,
    at      double precision NOT NULL,
    padding bytea NOT NULL
);
