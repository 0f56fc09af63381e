"""SQLite files: opening them with care, checking, migrating and copying them."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tafelrunde.table.storage.checksums import checksum_of
from tafelrunde.table.storage.migrations import migrations
from tafelrunde.table.storage.private_files import private_file, private_folder
from tafelrunde.table.storage.store import (
    DamagedRoom,
    DamagedStore,
    NewerStore,
    StoreLocked,
    StoreTrouble,
)

APPLICATION: Final = 0x54616652
"""Marks our files for every tool that knows SQLite: "TafR"."""
TIMEOUT: Final = 5.0
"""So many seconds another program may hold the file before we give up."""

DAMAGED: Final = ("SQLITE_CORRUPT", "SQLITE_NOTADB")
LOCKED: Final = ("SQLITE_BUSY", "SQLITE_LOCKED")


def plain(trouble: object) -> str:
    """What SQLite says, in one short line: it may quote from a damaged page."""
    shown = "".join(letter if letter.isprintable() else " " for letter in str(trouble))
    return " ".join(shown.split())[:120]


def in_words(path: Path, trouble: Exception) -> StoreTrouble:
    """What SQLite reported, as one of our errors."""
    name = getattr(trouble, "sqlite_errorname", "")
    if isinstance(trouble, UnicodeDecodeError):
        return DamagedStore(f"{path} is damaged (its description cannot be read).")
    if name.startswith(DAMAGED):
        return DamagedStore(
            f"{path} is not a store of tables, or it is damaged ({plain(trouble)})."
        )
    if name.startswith(LOCKED):
        return StoreLocked(f"{path} is locked by another program.")
    return StoreTrouble(f"{path} cannot be used ({plain(trouble)}).")


TROUBLE: Final = (sqlite3.Error, UnicodeDecodeError)
"""What reading a file can raise: of a damaged one even SQLite's own message may be garbage."""


def is_damage(trouble: BaseException) -> bool:
    """Whether SQLite came upon a page that makes no sense."""
    garbage = isinstance(trouble, UnicodeDecodeError)
    return garbage or getattr(trouble, "sqlite_errorname", "").startswith(DAMAGED)


@contextmanager
def telling(path: Path, code: str = "") -> Iterator[None]:
    """Turn SQLite's errors into ours; damage concerns the room of that code, if one is named."""
    try:
        yield
    except TROUBLE as trouble:
        if code and is_damage(trouble):
            raise DamagedRoom(code) from trouble
        raise in_words(path, trouble) from trouble
    except DamagedStore as trouble:
        if code and is_damage(trouble.__cause__ or trouble):
            raise DamagedRoom(code) from trouble
        raise


class TornFile(DamagedStore):
    """The pages of the file do not fit together; what can be read of it may be rescued."""


def connect(path: Path) -> sqlite3.Connection:
    """A connection whose transactions are ours to begin; threads take turns with it."""
    connection = sqlite3.connect(
        path, timeout=TIMEOUT, isolation_level=None, check_same_thread=False
    )
    # Of a damaged text something else is read, which its checksum tells; nothing fails.
    connection.text_factory = lambda raw: raw.decode("utf-8", "replace")
    return connection


def hold(path: Path) -> sqlite3.Connection:
    """Claim the store for this process until the returned connection is closed.

    An empty file beside the store carries the lock: a second server is refused while a backup
    can still read. The system lets go of it even after `kill -9`. The file stays: removing it
    could give two processes each a lock of their own.
    """
    private_folder(path.parent)
    beside = path.with_name(path.name + "-lock")
    private_file(beside)
    with telling(beside):
        lock = sqlite3.connect(beside, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as trouble:
        lock.close()
        if in_words(beside, trouble).slug == StoreLocked.slug:
            raise StoreLocked(f"{path} is in use by another table server.") from trouble
        raise in_words(beside, trouble) from trouble
    return lock


def check(path: Path, connection: sqlite3.Connection) -> None:
    """Refuse a file that is not ours, is damaged, or is newer than the program."""
    application = pragma(connection, "application_id")
    version = pragma(connection, "user_version")
    tables = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
    if (tables or application) and application != APPLICATION:
        raise DamagedStore(f"{path} is a database, but not a store of tables.")
    if version > migrations("sqlite")[-1].number:
        raise NewerStore(f"{path} was written by a later version of the program.")
    check_pages(path, connection)


def check_pages(path: Path, connection: sqlite3.Connection) -> None:
    """Raise `TornFile` unless all pages fit together, and every row belongs to a room."""
    try:
        found = [row[0] for row in connection.execute("PRAGMA integrity_check(1)")]
        strays = connection.execute("PRAGMA foreign_key_check").fetchone()
    except TROUBLE as trouble:
        if is_damage(trouble):
            raise TornFile(f"{path} is damaged ({plain(trouble)}).") from trouble
        raise
    if found != ["ok"]:
        raise TornFile(f"{path} is damaged ({plain(found[0])}).")
    if strays is not None:
        raise TornFile(f"{path} is damaged (rows belong to no table).")


def check_shape(path: Path, connection: sqlite3.Connection) -> None:
    """Refuse a file whose tables and columns are not those that the program makes."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
        migrate(fresh)
        wanted = shape(fresh)
    found = shape(connection)
    if any(found.get(name) != columns for name, columns in wanted.items()):
        raise DamagedStore(f"{path} is damaged (its tables have other columns).")


def shape(connection: sqlite3.Connection) -> dict[str, list[tuple[object, ...]]]:
    """The tables of a file, each with its columns and what they refer to."""
    names = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
    return {
        name: connection.execute("SELECT * FROM pragma_table_info(?)", (name,)).fetchall()
        + connection.execute("SELECT * FROM pragma_foreign_key_list(?)", (name,)).fetchall()
        for (name,) in names
    }


def check_guest(path: Path) -> None:
    """Refuse to come beside a server whose schema is not ours: nobody changes it under a server."""
    with telling(path), closing(connect(path)) as connection:
        check(path, connection)
        if pragma(connection, "user_version") != migrations("sqlite")[-1].number:
            raise StoreLocked(f"{path} is in use by a server of an earlier version; stop it first.")


def pragma(connection: sqlite3.Connection, name: str) -> int:
    """The value of a setting that is a number."""
    value: int = connection.execute(f"PRAGMA {name}").fetchone()[0]
    return value


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the schema to the present, each step in a transaction of its own."""
    version = pragma(connection, "user_version")
    connection.create_function("checksum_of", 5, checksum_of, deterministic=True)
    for step in migrations("sqlite"):
        if step.number <= version:
            continue
        try:
            connection.executescript(
                f"BEGIN IMMEDIATE;\n{step.sql}\n"
                f"PRAGMA application_id = {APPLICATION};\n"
                f"PRAGMA user_version = {step.number};\nCOMMIT;"
            )
        except sqlite3.Error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise


def make_durable(connection: sqlite3.Connection) -> None:
    """Every commit reaches the disk before it returns; readers do not wait for writers."""
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA fullfsync = ON")
    connection.execute("PRAGMA foreign_keys = ON")


def own_files(path: Path) -> list[Path]:
    """The store's file and those that stand beside it."""
    return [path.with_name(path.name + end) for end in ("", "-wal", "-shm", "-lock")]


@contextmanager
def scratch_copy(source: Path) -> Iterator[sqlite3.Connection]:
    """A copy of a store, at the present schema and gone afterwards; the store stays as it is."""
    with TemporaryDirectory(prefix="tafelrunde-") as folder, telling(source):
        copy = Path(folder) / "copy.db"
        with closing(connect(source)) as reading, closing(connect(copy)) as connection:
            check(source, reading)
            reading.backup(connection)  # all pages in one step, and no page is torn
            migrate(connection)
            yield connection
