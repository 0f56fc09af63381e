"""`tafelrunde tables`: list what is kept, delete tables, prune those that nobody plays any more."""

from __future__ import annotations

import json
import time
import unicodedata
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, NamedTuple

import click

from tafelrunde.engine.content import Lang
from tafelrunde.table.commands import DB, with_store
from tafelrunde.table.messages import say
from tafelrunde.table.storage.store import DamagedRoom, RoomUse, Store, UnknownRoom

DAY: Final = 86_400.0
COLUMNS: Final = ("code", "game", "name", "status", "entries", "size", "active")
JSON = click.option("--json", "as_json", is_flag=True, help="Print JSON.")
YES = click.option("--yes", is_flag=True, help="Do not ask.")


class Row(NamedTuple):
    """A table as it is listed."""

    code: str
    game: str
    name: str
    status: str  # "lobby", "running", "over", "damaged"
    entries: int
    bytes: int
    active: float

    def as_data(self) -> dict[str, object]:
        """For scripts."""
        shown = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(self.active))
        return self._asdict() | {"active": shown}


@click.group(invoke_without_command=True, epilog="Example: tafelrunde tables --json")
@DB
@JSON
@click.pass_context
def tables(ctx: click.Context, db: str | None, as_json: bool) -> None:
    """List all tables, those at rest for longest first: code, game, name, status, entries, bytes,
    last activity. Everything is read and checked, so damaged tables are found. The server may run.
    """
    if ctx.invoked_subcommand is None:
        show(ctx.obj, with_store(db, all_rows), as_json)


@tables.command(epilog="Example: tafelrunde tables delete 4k7m2x9qdw --yes")
@click.argument("codes", nargs=-1, required=True, metavar="CODE…")
@DB
@YES
@JSON
@click.pass_obj
def delete(lang: Lang, codes: tuple[str, ...], db: str | None, yes: bool, as_json: bool) -> None:
    """Delete tables for ever; people who sit at one hear that it is gone. The server may run."""

    async def chosen(store: Store) -> list[Row]:
        known = {row.code: row for row in await all_rows(store)}
        for code in codes:
            if code not in known:
                raise UnknownRoom(f"There is no table {code[:40]!r}; nothing was deleted.")
        return [known[code] for code in dict.fromkeys(codes)]

    remove(lang, db, chosen, yes=yes, as_json=as_json)


@tables.command(epilog="Example: tafelrunde tables prune --days 90 --dry-run")
@click.option(
    "--days", type=click.FloatRange(min=0), required=True, help="At rest for longer than that."
)
@click.option("--dry-run", is_flag=True, help="Only list them.")
@DB
@YES
@JSON
@click.pass_obj
def prune(lang: Lang, days: float, dry_run: bool, db: str | None, yes: bool, as_json: bool) -> None:
    """Delete tables at which nothing has happened for so many days. The server may run."""
    before = time.time() - days * DAY

    async def resting(store: Store) -> list[Row]:
        return [row for row in await all_rows(store) if row.active < before]

    if dry_run:
        show(lang, with_store(db, resting), as_json)
    else:
        remove(lang, db, resting, yes=yes, as_json=as_json, before=before)


# --- Reading and deleting -------------------------------------------------------------------------


async def all_rows(store: Store) -> list[Row]:
    """Every table."""
    return [await row_of(store, use) for use in await store.survey()]


async def row_of(store: Store, use: RoomUse) -> Row:
    """A table; of a damaged one perhaps not even the game is known."""
    game = name = ""
    status = "damaged"
    try:
        room = await store.room(use.code)
    except DamagedRoom:
        room = None
    if room is not None:
        game, name = room.game, room.name
        status = "damaged" if use.damaged else room.status
    return Row(use.code, game, name, status, use.entries, use.bytes, use.active)


def remove(
    lang: Lang,
    db: str | None,
    choose: Callable[[Store], Awaitable[list[Row]]],
    *,
    yes: bool,
    as_json: bool,
    before: float | None = None,
) -> None:
    """Delete the chosen tables, after asking, and give their space back."""
    rows = with_store(db, choose)
    if rows and not yes:
        show(lang, rows, as_json=False, err=True)
        click.confirm(say(lang, "delete-tables", count=len(rows)), abort=True, err=True)

    async def work(store: Store) -> list[Row]:
        gone = [row for row in rows if await is_deleted(store, row, before)]
        if gone:
            await store.give_back()
        return gone

    gone = with_store(db, work) if rows else []
    if as_json:
        print_json(gone)
    else:
        size = sum(row.bytes for row in gone)
        click.echo(say(lang, "tables-deleted", count=len(gone), size=size_of(lang, size)))


async def is_deleted(store: Store, row: Row, before: float | None) -> bool:
    """Delete a table, unless somebody has played there since it was chosen for its rest."""
    if before is not None and row.status != "damaged":
        try:
            if (await store.use(row.code)).active >= before:
                return False
        except UnknownRoom:
            return False
    return await store.delete_room(row.code)


# --- Showing --------------------------------------------------------------------------------------


def show(lang: Lang, rows: Sequence[Row], as_json: bool, err: bool = False) -> None:
    """The tables as lines, or for scripts."""
    if as_json:
        print_json(rows)
        return
    if not rows:
        click.echo(say(lang, "no-tables"), err=err)
        return
    cells = [[say(lang, f"column-{name}") for name in COLUMNS]]
    for row in rows:
        shown = time.strftime("%Y-%m-%d %H:%M", time.localtime(row.active))
        status, size = say(lang, f"status-{row.status}"), size_of(lang, row.bytes)
        cells.append([row.code, row.game, row.name, status, str(row.entries), size, shown])
    widths = [max(map(width, column)) for column in zip(*cells, strict=True)]
    for line in cells:
        filled = [
            cell + " " * (room - width(cell)) for cell, room in zip(line, widths, strict=True)
        ]
        click.echo("  ".join(filled).rstrip(), err=err)


def width(text: str) -> int:
    """How many columns of a terminal a text takes."""
    wide = sum(unicodedata.east_asian_width(letter) in "WF" for letter in text)
    return len(text) + wide - sum(bool(unicodedata.combining(letter)) for letter in text)


def size_of(lang: Lang, size: int) -> str:
    """A number of bytes as people read it."""
    shown = f"{size / 1_000_000:.1f} MB" if size >= 1_000_000 else f"{size / 1000:.1f} kB"
    return shown.replace(".", ",") if lang == "de" else shown


def print_json(rows: Sequence[Row]) -> None:
    click.echo(json.dumps([row.as_data() for row in rows], ensure_ascii=False, indent=2))
