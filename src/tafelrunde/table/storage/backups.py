"""Backups: all tables of a store in one file, and back into a store of any kind.

A backup is an archive of rooms; those that earlier versions made of a SQLite store are SQLite
files. Both are read, and both hold tokens: people go on with the cookies they have.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Final

from tafelrunde.engine.errors import DamagedSave, FileTrouble, TafelrundeError
from tafelrunde.table.storage import sqlite_files, sqlite_queries
from tafelrunde.table.storage.room_files import read_archive
from tafelrunde.table.storage.store import DamagedRoom, DamagedStore, Store, WholeRoom

SQLITE: Final = b"SQLite format 3\0"
SHOWN: Final = 3
"""So many codes are named in a sentence."""
Rooms = Callable[[], Iterator[WholeRoom]]


class TablesExist(TafelrundeError):
    """Tables of the backup are in the store already; nothing was restored."""

    slug = "tables-exist"


@contextmanager
def backup_at(path: Path) -> Iterator[Rooms]:
    """The rooms of a backup, to be walked as often as needed; raises `DamagedSave`."""
    if head(path) != SQLITE:
        yield partial(read_archive, path)
        return
    with ExitStack() as stack:
        try:
            copy = stack.enter_context(sqlite_files.scratch_copy(path))
        except DamagedStore as trouble:
            raise DamagedSave(str(trouble)) from trouble
        yield partial(read_copy, path, copy)


def read_copy(path: Path, connection: sqlite3.Connection) -> Iterator[WholeRoom]:
    """The rooms of a backup that is a SQLite file."""
    try:
        yield from sqlite_queries.read_all(connection)
    except DamagedRoom as trouble:
        raise DamagedSave(f"{path} is damaged (in table {trouble.code}).") from trouble
    except sqlite_files.TROUBLE as trouble:
        raise DamagedSave(f"{path} is damaged ({sqlite_files.plain(trouble)}).") from trouble


def head(path: Path) -> bytes:
    """The first bytes of a file: they tell the kinds apart."""
    try:
        with path.open("rb") as file:
            return file.read(len(SQLITE))
    except OSError as trouble:
        raise FileTrouble(f"{path} cannot be read ({trouble.strerror}).") from trouble


def check(path: Path) -> None:
    """Raise `DamagedSave` unless the whole backup can be read."""
    with backup_at(path) as rooms:
        for _ in rooms():
            pass


async def restore(
    store: Store, path: Path, *, replace: bool = False, missing: bool = False
) -> list[str]:
    """Bring the rooms of a backup back, all or none, and return their codes.

    Rooms that are there already are overwritten with `replace` and left alone with `missing`;
    else nothing is restored. The whole backup is read and checked before anything is written.
    """
    with backup_at(path) as rooms:
        found = await asyncio.to_thread(lambda: [whole.room.code for whole in rooms()])
        if len(set(found)) < len(found):
            raise DamagedSave(f"{path} is damaged: it holds a table twice.")
        there = set(await store.codes()).intersection(found)
        if there and not (replace or missing):
            raise TablesExist(already_there(sorted(there)))
        wanted = [code for code in found if replace or code not in there]
        chosen = set(wanted)
        kept = (whole for whole in rooms() if whole.room.code in chosen)
        await store.put_rooms(kept, replace=replace)
    return wanted


def already_there(codes: list[str]) -> str:
    """Which tables are in the way, and what can be done about it."""
    named = ", ".join(codes[:SHOWN]) + (" …" if len(codes) > SHOWN else "")
    return (
        f"{len(codes)} tables of the backup are in the store already ({named}); nothing was"
        " restored. --replace overwrites them, --missing restores the others."
    )
