"""`lab query`: SQL over the results of a series."""

from __future__ import annotations

from pathlib import Path

import click

from tafelrunde.lab.showing import json_option, print_json, show_grid


@click.command(
    epilog="Example: tafelrunde lab query lab-results/valskyrr.ndjson"
    ' "select heroes, avg(won::int) as won, count(*) as games from games group by heroes"'
)
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.argument("sql")
@json_option
def query(file: Path, sql: str, as_json: bool) -> None:
    """Ask FILE, the results of `lab run`, by SQL; its games are the table `games`. Needs
    tafelrunde[lab].
    """
    from tafelrunde.lab.query import query as ask

    found = ask(file, sql)
    if as_json:
        print_json([dict(zip(found.columns, row, strict=True)) for row in found.rows])
    else:
        rows = [[str(each) for each in row] for row in found.rows]
        corner, *heads = found.columns or [""]
        show_grid("", heads, rows, corner=corner)
