"""The commands of the lab for the server: `load` and `kill`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import click

from tafelrunde.engine.content import Lang
from tafelrunde.engine.games import Data
from tafelrunde.engine.registry import find_game
from tafelrunde.lab.showing import json_option, print_json, progress, seed_option, show
from tafelrunde.lab.texts import number, say

F = TypeVar("F", bound=Callable[..., object] | click.Command)


def many(name: str, default: int, least: int, text: str) -> Callable[[F], F]:
    """An option that counts something."""
    return click.option(
        name, type=click.IntRange(least), default=default, show_default=True, help=text
    )


clients_option = click.option(
    "--clients",
    type=click.IntRange(2, 40),
    default=4,
    show_default=True,
    help="People at each table, everyone with a connection; more than seats look on.",
)
folder_option = click.option(
    "--folder",
    type=click.Path(path_type=Path, file_okay=False, exists=True),
    help="Where the server keeps its file meanwhile; without it, a temporary folder.",
)


@contextmanager
def scratch(folder: Path | None) -> Iterator[Path]:
    """A folder for the server that is tried; nothing of it stays."""
    from tempfile import TemporaryDirectory

    with TemporaryDirectory(prefix="tafelrunde-", dir=folder) as found:
        yield Path(found)


def show_figures(lang: Lang, what: str, found: Data) -> None:
    """The figures of a real server as a table; a dash where this system does not tell."""
    rows = []
    for key, value in found.items():
        if isinstance(value, dict):
            counted = [f"{reason} {number(lang, times, 0)}" for reason, times in value.items()]
            rows.append((say(lang, key), ", ".join(counted) or "–"))
        elif key != "game":
            digits = 0 if value is None or value == int(value) else 2
            rows.append((say(lang, key), "–" if value is None else number(lang, value, digits)))
    show(f"{found['game'].capitalize()} – {say(lang, what)}", rows)


def judge(ctx: click.Context, lang: Lang, sound: bool) -> None:
    """Fail with one sentence if the server did something that must not happen."""
    if not sound:
        click.echo(say(lang, "unsound"), err=True)
        ctx.exit(1)


@click.command(epilog="Example: tafelrunde lab load valskyrr --tables 200 --clients 4 --every 2")
@click.argument("game", default="valskyrr")
@many("--tables", 200, 1, "How many tables are open at the same time.")
@clients_option
@click.option(
    "--every",
    type=click.FloatRange(0.01),
    default=2.0,
    show_default=True,
    help="Seconds between two answers of a table.",
)
@click.option(
    "--seconds", type=click.FloatRange(0.1), default=30.0, show_default=True, help="How long."
)
@click.option(
    "--attacker",
    is_flag=True,
    help="Measure once more while one address floods the server (Linux).",
)
@folder_option
@json_option
@click.pass_obj
@click.pass_context
def load(
    ctx: click.Context,
    lang: Lang,
    game: str,
    tables: int,
    clients: int,
    every: float,
    seconds: float,
    attacker: bool,
    folder: Path | None,
    as_json: bool,
) -> None:
    """Start a server with many tables of GAME and measure how fast answers arrive."""
    from tafelrunde.lab.load import Load, is_sound, measure

    find_game(game)
    wanted = Load(game, tables, clients, every, seconds, attacker)
    total = tables + wanted.answers * (1 + attacker)
    with scratch(folder) as place, progress(say(lang, "loading"), total) as advance:
        found = measure(wanted, place, advance)
    if as_json:
        print_json(found)
    else:
        show_figures(lang, "load", found)
    judge(ctx, lang, is_sound(found))


@click.command(epilog="Example: tafelrunde lab kill valskyrr --kills 200")
@click.argument("game", default="valskyrr")
@many("--kills", 200, 1, "How many times the server is killed.")
@many("--tables", 4, 1, "How many tables play meanwhile.")
@clients_option
@seed_option
@folder_option
@json_option
@click.pass_obj
@click.pass_context
def kill(
    ctx: click.Context,
    lang: Lang,
    game: str,
    kills: int,
    tables: int,
    clients: int,
    seed: int,
    folder: Path | None,
    as_json: bool,
) -> None:
    """Kill a server under play of GAME at random moments; check that nothing is lost."""
    from tafelrunde.lab.kill import Plan, is_sound, kill_often

    find_game(game)
    plan = Plan(game, kills, tables, clients, seed)
    with scratch(folder) as place, progress(say(lang, "killing"), kills) as advance:
        found = kill_often(plan, place, advance)
    if as_json:
        print_json(found)
    else:
        show_figures(lang, "kill", found)
    judge(ctx, lang, is_sound(found))
