"""Which store an address means: a file, or a PostgreSQL server."""

from __future__ import annotations

from pathlib import Path

from tafelrunde.table.storage.sqlite import SqliteStore
from tafelrunde.table.storage.store import BadAddress, Store


def store_at(address: str, *, guest: bool = False) -> Store:
    """The store of this address, not opened yet: a file's path, or postgresql://…

    A guest may come while a server uses it, reads, and keeps rooms that are new.
    """
    kind, slashes, rest = address.partition("://")
    if not slashes:
        if not address or "\0" in address:
            raise BadAddress("The store needs the path of a file or a postgresql:// address.")
        return SqliteStore(Path(address), guest=guest)
    if kind == "sqlite" and len(rest) > 1:
        return SqliteStore(Path(rest.removeprefix("/")), guest=guest)
    if kind in ("postgresql", "postgres"):
        return postgres_store(address)
    raise BadAddress(f"{kind}:// is no store; give the path of a file or a postgresql:// address.")


def postgres_store(url: str) -> Store:
    """The store on a PostgreSQL server; its driver is an extra."""
    try:
        from tafelrunde.table.storage.postgres import PostgresStore
    except ImportError as missing:
        raise BadAddress(
            "PostgreSQL needs its driver: install tafelrunde with the extra postgres."
        ) from missing
    return PostgresStore(url)
