"""SQL over the results of the lab, by DuckDB: a file of results is the table `games`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from tafelrunde.engine.errors import BadQuery, FileTrouble, MissingExtra

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

PARQUET: Final = ".parquet"


class Answer(NamedTuple):
    """What a question comes to."""

    columns: list[str]
    rows: Sequence[tuple[object, ...]]


def query(file: Path, sql: str) -> Answer:
    """Ask a file of results; raises `BadQuery`."""
    with _opened(file) as (duckdb, source):
        try:
            duckdb.execute(f"CREATE VIEW games AS SELECT * FROM {source}")
            found = duckdb.execute(sql)
            columns = [each[0] for each in found.description or ()]
            return Answer(columns, found.fetchall())
        except _errors() as trouble:
            raise BadQuery(f"The question is not understood: {_first(trouble)}") from trouble


def to_parquet(lines: Path, file: Path) -> None:
    """The same results as a Parquet file."""
    with _opened(lines) as (duckdb, source):
        try:
            duckdb.execute(f"COPY (SELECT * FROM {source}) TO {_text(file)} (FORMAT parquet)")
        except _errors() as trouble:
            raise FileTrouble(f"{file} cannot be written ({_first(trouble)}).") from trouble


@contextmanager
def _opened(file: Path) -> Iterator[tuple[DuckDBPyConnection, str]]:
    """A database in memory, and how it calls the file."""
    try:
        import duckdb
    except ImportError as missing:
        raise MissingExtra("SQL needs DuckDB: pip install 'tafelrunde[lab]'.") from missing
    if not file.is_file():
        raise FileTrouble(f"{file} cannot be read (there is no such file).")
    reader = "read_parquet" if file.suffix == PARQUET else "read_ndjson"
    with duckdb.connect(":memory:") as connection:
        yield connection, f"{reader}({_text(file)})"


def _errors() -> type[Exception]:
    import duckdb

    return duckdb.Error


def _text(file: Path) -> str:
    """A path as a text of SQL."""
    return "'" + str(file).replace("'", "''") + "'"


def _first(trouble: Exception) -> str:
    """The first line of what DuckDB says."""
    return str(trouble).split("\n", 1)[0].rstrip(".")
