"""What the commands of the lab share: options, a progress bar, tables, JSON."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import click
import msgspec

seed_option = click.option("--seed", type=click.IntRange(0), default=0, help="The first seed.")
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON.")


@contextmanager
def progress(text: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on stderr with the time that is left; nothing where nobody looks."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    remaining = TimeRemainingColumn(elapsed_when_finished=True)
    with Progress(*columns, remaining, console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task(text, total=total)
        yield lambda done: bar.advance(task, done)


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


def print_json(data: Any) -> None:
    """Stable JSON, for scripts."""
    click.echo(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())
