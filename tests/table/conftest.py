"""Fixtures for the tests of the table."""

from tests.table.store_kit import (
    anyio_backend,
    database,
    postgres,
    postgres_address,
    sqlite_address,
    store,
    store_address,
    tables,
)

__all__ = [
    "anyio_backend",
    "database",
    "postgres",
    "postgres_address",
    "sqlite_address",
    "store",
    "store_address",
    "tables",
]
