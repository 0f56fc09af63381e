"""`lab report`: a series of games as one page of charts, or two of them side by side."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from tafelrunde.engine.content import Lang
from tafelrunde.engine.errors import BadSetup
from tafelrunde.lab import report
from tafelrunde.lab.chart_page import html
from tafelrunde.lab.charts import need_altair
from tafelrunde.lab.digest import Digest, digest
from tafelrunde.lab.run import read


@click.command(
    epilog="Example: tafelrunde lab report lab-results/valskyrr.ndjson --against other.ndjson"
)
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option(
    "--against",
    type=click.Path(path_type=Path, dir_okay=False),
    help="The results of another series of the same game, to be seen beside it.",
)
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    help="The page; without it, charts.html beside FILE.",
)
@click.pass_obj
def report_command(lang: Lang, file: Path, against: Path | None, out: Path | None) -> None:
    """Draw FILE, the results of `lab run`, `lab fair` or `lab sweep`, as one page that works
    without a network: victories with their intervals, lengths, causes, curves over rounds, and what
    is used with how much success. Needs tafelrunde[lab].
    """
    need_altair()
    series = [digest(each.stem, read(each)) for each in (file, against) if each is not None]
    check(series)
    page = out or file.with_name("charts.html")
    report.write(page, html(series, lang))
    click.echo(str(page))


def check(series: Sequence[Digest]) -> None:
    """There must be games, and of one game; files of one name are told apart by a number."""
    if not all(each.games for each in series):
        raise BadSetup("There is a file without a single game.")
    if len({each.game for each in series}) > 1:
        raise BadSetup("These are results of different games.")
    if len({each.name for each in series}) < len(series):
        for place, each in enumerate(series, start=1):
            each.name = f"{each.name} ({place})"
