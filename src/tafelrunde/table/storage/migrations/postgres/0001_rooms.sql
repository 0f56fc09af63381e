CREATE TABLE rooms (
    code    text PRIMARY KEY,
    status  text NOT NULL,
    updated double precision NOT NULL,
    version bigint NOT NULL,
    said    bigint NOT NULL DEFAULT 0,
    record  bytea NOT NULL
);

CREATE TABLE entries (
    code  text NOT NULL REFERENCES rooms ON DELETE CASCADE,
    seq   bigint NOT NULL,
    at    double precision NOT NULL,
    entry bytea NOT NULL,
    PRIMARY KEY (code, seq)
);

CREATE TABLE snapshots (
    code text PRIMARY KEY REFERENCES rooms ON DELETE CASCADE,
    seq  bigint NOT NULL,
    blob bytea NOT NULL
);

CREATE TABLE chat (
    code   text NOT NULL REFERENCES rooms ON DELETE CASCADE,
    number bigint NOT NULL,
    line   bytea NOT NULL,
    PRIMARY KEY (code, number)
);
