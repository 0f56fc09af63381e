"""The commands of the table: serve, backup, restore, export, import."""

from __future__ import annotations

import asyncio
import socket
import threading
import webbrowser
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Final, TypeVar

import click

from tafelrunde.engine.content import Lang
from tafelrunde.engine.errors import DamagedSave, FileTrouble, TafelrundeError
from tafelrunde.table.settings import ServerSettings, read_settings, setting_lines
from tafelrunde.table.storage.store import Store

T = TypeVar("T")
FILE = click.Path(path_type=Path, dir_okay=False)
MANY: Final = 65_536
DB = click.option("--db", help="The file with the tables, or a postgresql:// address.")


class PortTaken(TafelrundeError):
    """The server cannot listen there."""

    slug = "port-taken"


# --- serve ----------------------------------------------------------------------------------------


@click.command(epilog="Example: tafelrunde serve --port 8765 --no-open")
@click.option("--host", help="The address to listen on; 0.0.0.0 lets others in.")
@click.option("--port", type=click.IntRange(0, 65535), help="The port; 0 takes a free one.")
@DB
@click.option("--open/--no-open", "open_", default=None, help="Open a browser at the table.")
@click.option("--settings", "show", is_flag=True, help="Print the effective settings and leave.")
@click.pass_obj
def serve(
    lang: Lang, host: str | None, port: int | None, db: str | None, open_: bool | None, show: bool
) -> None:
    """Start the table: play in the browser, alone or together.

    Every setting can be given in the environment too, as TAFELRUNDE_PORT and so on.
    """
    settings = read_settings(given={"host": host, "port": port, "db": db, "open": open_})
    if show:
        click.echo("\n".join(setting_lines(settings)))
        return
    listener = listen(settings)
    address = address_for(settings.host, listener.getsockname()[1])

    def ready() -> None:
        click.echo({"de": "Der Tisch steht unter", "en": "The table is at"}[lang] + f" {address}")
        if settings.open:
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

    with closing(listener):
        run(settings, listener, ready)


def listen(settings: ServerSettings) -> socket.socket:
    """The socket of the server; raises `PortTaken`."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
        listener.listen(1024)
    except OSError as trouble:
        listener.close()
        where = f"{settings.host}:{settings.port}"
        raise PortTaken(f"The server cannot listen on {where} ({trouble.strerror}).") from trouble
    return listener


def address_for(host: str, port: int) -> str:
    """What to type into a browser on this machine."""
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}/"


def run(settings: ServerSettings, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until somebody stops us; `ready` is called when people can come."""
    import uvicorn

    from tafelrunde.table.garbage import COLLECTOR
    from tafelrunde.table.http.app import make_app, server_options
    from tafelrunde.table.http.uvicorn_server import TableServer
    from tafelrunde.table.storage.urls import store_at

    allow_connections()
    COLLECTOR.take_over()
    asyncio.run(prepare(settings))
    app = make_app(store_at(settings.store), settings)
    try:
        config = uvicorn.Config(app, **server_options(settings))
        TableServer(config, ready).run(sockets=[listener])
    except KeyboardInterrupt:
        return


def allow_connections() -> None:
    """Every connection is an open file, of which the system often grants few unless asked."""
    try:
        import resource
    except ImportError:  # a system that has no such limit
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MANY if most == resource.RLIM_INFINITY else most
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


async def prepare(settings: ServerSettings) -> None:
    """Open the store once, so that what is wrong with it is said in one sentence."""
    from tafelrunde.table.storage.urls import store_at

    store = store_at(settings.store)
    await store.open()
    await store.close()


# --- backup, restore, export, import --------------------------------------------------------------


def with_store(
    db: str | None,
    work: Callable[[Store], Awaitable[T]],
    *,
    new: bool = False,
    guest: bool = True,
) -> T:
    """Open the store (a guest even beside a running server), do something with it, close it."""
    from tafelrunde.table.storage.urls import store_at

    settings = read_settings(given={"db": db})
    if not (new or "://" in settings.store or Path(settings.store).is_file()):
        raise FileTrouble(f"There is no store at {settings.store}.")

    async def do() -> T:
        store = store_at(settings.store, guest=guest)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(do())


@click.command(epilog="Example: tafelrunde backup tables-2026-11-16.gz")
@click.argument("file", type=FILE)
@DB
def backup(file: Path, db: str | None) -> None:
    """Copy all tables to FILE, even while the server runs; `tafelrunde restore` brings them back,
    into the same kind of store or the other.
    """
    damaged = with_store(db, lambda store: store.backup(file))
    click.echo(str(file))
    if damaged:
        codes = ", ".join(damaged)
        raise DamagedSave(f"Of these tables, which are damaged, the backup holds nothing: {codes}.")


@click.command(epilog="Example: tafelrunde restore tables-2026-11-16.gz")
@click.argument("file", type=FILE)
@DB
@click.option("--replace", is_flag=True, help="Overwrite tables that are there already.")
@click.option("--missing", is_flag=True, help="Leave alone tables that are there already.")
@click.pass_obj
def restore(lang: Lang, file: Path, db: str | None, replace: bool, missing: bool) -> None:
    """Bring back all tables of a backup, with their seats, talk and games.

    Nothing changes if one of them is there already, unless --replace or --missing says what to do
    with it. With a SQLite file, stop the server before you replace tables.
    """
    from tafelrunde.table.messages import say
    from tafelrunde.table.storage import backups

    if replace and missing:
        raise click.UsageError("--replace and --missing exclude each other.")
    backups.check(file)  # before a store is made for it
    codes = with_store(
        db,
        lambda store: backups.restore(store, file, replace=replace, missing=missing),
        new=True,
        guest=not replace,
    )
    click.echo(say(lang, "restored", count=len(codes)))


@click.command("export", epilog="Example: tafelrunde export 4k7m2x9qdw game.json")
@click.argument("code")
@click.argument("file", type=FILE)
@DB
def export_(code: str, file: Path, db: str | None) -> None:
    """Write the table CODE to FILE, to be imported or replayed anywhere; the server may run."""
    from tafelrunde.engine.sessions import write_file

    write_file(file, with_store(db, lambda store: store.export_room(code)))
    click.echo(str(file))


@click.command("import", epilog="Example: tafelrunde import game.json")
@click.argument("file", type=FILE)
@DB
def import_(file: Path, db: str | None) -> None:
    """Open a table from FILE, the record of a table or a game saved in the terminal, and print its
    links (guests, host); the server may run.
    """
    from tafelrunde.engine.sessions import read_file
    from tafelrunde.table.game.imports import brought, held_by
    from tafelrunde.table.security import hash_of, new_token

    game, token = brought(read_file(file)), new_token()

    async def keep(store: Store) -> str:
        record = await store.import_room(game.record, hash_of(token))
        held = held_by(record, hash_of(token))
        return str((await store.update_room(record.code, record.version, held)).code)

    code = with_store(db, keep, new=True)
    click.echo(f"/r/{code}")
    click.echo(f"/r/{code}#token={token}")
