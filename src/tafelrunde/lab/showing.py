"""What the commands of the lab share: options, a progress bar, tables, JSON."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import click
import msgspec

from tafelrunde.engine.bots import Trials
from tafelrunde.engine.content import Lang
from tafelrunde.engine.errors import UnknownCard, UnknownName
from tafelrunde.engine.games import State
from tafelrunde.lab.run import Series
from tafelrunde.lab.texts import knows, say

INTERRUPTED: Final = 130
"""What shells report for a program ended by Ctrl-C."""


def names(ctx: click.Context, parameter: click.Parameter, value: str | None) -> tuple[str, ...]:
    """Names between commas."""
    found = tuple(name.strip() for name in (value or "").split(",") if name.strip())
    if value is not None and not found:
        raise click.BadParameter("give at least one name.")
    return found


seed_option = click.option("--seed", type=click.IntRange(0), default=0, help="The first seed.")
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON.")

jobs_option = click.option(
    "--jobs", type=click.IntRange(1), help="Processes; without it, one for each core."
)
cluster_option = click.option(
    "--cluster",
    default="",
    metavar="ADDRESS",
    help="A Dask cluster instead: tcp://HOST:PORT of its scheduler, or local:4 for one of four"
    " workers that is started here. Needs tafelrunde[lab].",
)

bots_option = click.option(
    "--bots",
    callback=names,
    default="heuristic",
    show_default=True,
    help="Who plays, seat by seat; a shorter list begins anew. Known: random, heuristic, "
    "beginner, apprentice, strong, master.",
)
resume_option = click.option(
    "--resume", is_flag=True, help="Play only what the files do not hold yet."
)

PULSE: Final = 60.0
"""Where no terminal shows a bar, one line every so many seconds tells how far the work is."""


def span(ctx: click.Context, parameter: click.Parameter, value: str | None) -> range | None:
    """Two numbers with a dash between them, or one."""
    if value is None:
        return None
    first, _, last = value.partition("-")
    if not first.isdigit() or not (last or first).isdigit():
        raise click.BadParameter("give a number, or two with a dash between them.")
    return range(int(first), int(last or first) + 1)


@contextmanager
def progress(text: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on stderr with the time that is left; in a pipe or a log file, a line now and then."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    console = Console(stderr=True)
    if not console.is_terminal:
        yield _lines(text, total)
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    remaining = TimeRemainingColumn(elapsed_when_finished=True)
    with Progress(*columns, remaining, console=console) as bar:
        task = bar.add_task(text, total=total)
        yield lambda done: bar.advance(task, done)


def _lines(text: str, total: int) -> Callable[[int], None]:
    done, told = 0, time.monotonic()

    def advance(more: int) -> None:
        nonlocal done, told
        done += more
        if time.monotonic() - told >= PULSE:
            told = time.monotonic()
            click.echo(f"{text}: {done}/{total}", err=True)

    return advance


def show(title: str, rows: list[tuple[str, str]]) -> None:
    """A table of two columns."""
    from rich.console import Console
    from rich.table import Table

    table = Table(title=title, show_header=False, title_justify="left")
    table.add_column(style="bold")
    table.add_column(overflow="fold")
    for what, value in rows:
        table.add_row(what, value)
    Console().print(table)


def show_grid(
    title: str,
    heads: Sequence[str],
    rows: Sequence[Sequence[str]],
    more: str = "",
    corner: str = "",
) -> None:
    """A table with heads, and one for the rows in its corner; what is left off is said below it."""
    from rich.console import Console
    from rich.table import Table

    table = Table(
        title=title or None, caption=more or None, title_justify="left", caption_justify="left"
    )
    table.add_column(corner, style="bold")
    for head in heads:
        table.add_column(head, justify="right")
    for row in rows:
        table.add_row(*row)
    Console().print(table)


def row_name(trials: Trials[State], row: str, lang: Lang) -> str:
    """What a row is about: something that has a name, or a number."""
    try:
        return trials.name_of(row).text(lang)
    except (UnknownCard, UnknownName):
        return row


def stop_if_interrupted(
    ctx: click.Context, lang: Lang, series: Series, games: int, file: Path
) -> None:
    """After Ctrl-C say what the file holds, and leave."""
    if series.interrupted:
        done = series.tally.games
        click.echo(say(lang, "interrupted", done=done, games=games, file=file), err=True)
        ctx.exit(INTERRUPTED)


def label(trials: Trials[State], name: str, lang: Lang) -> str:
    """Something by several words, each of them in people's words: "into_the_wilds hard"."""
    words = [
        say(lang, f"fair.{word}") if knows(f"fair.{word}") else row_name(trials, word, lang)
        for word in name.split()
    ]
    return ", ".join(words)


def print_json(data: object) -> None:
    """Stable JSON, for scripts."""
    click.echo(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())
