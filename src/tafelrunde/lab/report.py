"""The report of a series as one HTML file: own SVG bars, no script, nothing from outside."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from tafelrunde.engine.content import Lang
from tafelrunde.engine.sessions import write_file
from tafelrunde.lab.summary import Rate, Summary, wilson
from tafelrunde.lab.texts import knows, number, percent, say, short

WIDTH: Final = 640
LABEL: Final = 220
BAR: Final = 24

STYLE: Final = """
:root { color-scheme: light dark; --ink: #222; --paper: #fdfbf6; --bar: #7a5c2e; --soft: #d9cdb4; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8e2d4; --paper: #1d1b17; --bar: #d0a85c; --soft: #4c4433; }
}
body { font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; }
th { text-align: left; padding-right: 2rem; font-weight: 600; }
.wide { overflow-x: auto; }
.grid td, .grid th { padding: 0.1rem 0.6rem 0.1rem 0; text-align: right; }
.grid th[scope="row"] { text-align: left; }
.grid tr:nth-child(even) { background: color-mix(in srgb, var(--soft) 40%, transparent); }
svg { width: 100%; height: auto; }
svg text { fill: var(--ink); font: 13px system-ui, sans-serif; }
.bar { fill: var(--bar); }
.range { stroke: var(--ink); stroke-width: 2; }
.track { fill: var(--soft); }
"""


class GridRows(msgspec.Struct):
    """A table that a game makes of its counts."""

    columns: list[str]
    rows: dict[str, list[float]]


class SeriesReport(msgspec.Struct):
    """A series of games, as its report and the terminal show it."""

    game: str
    games: int
    seeds: list[int]
    bots: list[str]
    summary: Summary
    interrupted: bool
    file: str
    report: str
    counted_in: str
    grids: dict[str, GridRows]
    never: dict[str, list[str]]

    @property
    def plain(self) -> dict[str, object]:
        """As `lab run --json` prints it, the summary among the rest."""
        found = msgspec.structs.asdict(self)
        del found["summary"]
        return found | msgspec.structs.asdict(self.summary)


class Bar(NamedTuple):
    """One bar of a chart: from 0 to 1, with a text behind it, and perhaps an interval."""

    label: str
    part: float
    text: str
    interval: tuple[float, float] | None = None


def bars(title: str, rows: Sequence[Bar]) -> str:
    """A chart of horizontal bars as SVG."""
    height = BAR * len(rows) + 4
    drawn = "".join(_bar(row, BAR * line + 4) for line, row in enumerate(rows))
    name = escape(title, quote=True)
    return (
        f'<h2>{escape(title)}</h2>\n<svg role="img" aria-label="{name}" '
        f'viewBox="0 0 {WIDTH} {height}">{drawn}</svg>\n'
    )


def _bar(row: Bar, top: int) -> str:
    room = WIDTH - LABEL - 130
    middle = top + BAR // 2 + 2
    parts = [
        f'<text x="{LABEL - 8}" y="{middle}" text-anchor="end">{escape(row.label)}</text>',
        f'<rect class="track" x="{LABEL}" y="{top + 2}" width="{room}" height="14"/>',
        f'<rect class="bar" x="{LABEL}" y="{top + 2}" width="{room * row.part:.1f}" height="14"/>',
        f'<text x="{LABEL + room + 8}" y="{middle}">{escape(row.text)}</text>',
    ]
    if row.interval is not None:
        low, high = (LABEL + room * end for end in row.interval)
        y = top + 9
        line = f'<line class="range" x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}"/>'
        parts.insert(3, line)
    return f"<g><title>{escape(_hover(row))}</title>{''.join(parts)}</g>"


def _hover(row: Bar) -> str:
    """What a pointer on a bar is told."""
    if row.interval is None:
        return f"{row.label}: {row.text}"
    low, high = (round(100 * end, 1) for end in row.interval)
    return f"{row.label}: {row.text} ({low}–{high} %)"


def charts(series: SeriesReport, rounds: dict[int, int], lang: Lang) -> str:
    """All charts of the report."""
    games = max(1, series.games)
    ends = [
        Bar(say(lang, f"cause.{cause}"), times / games, number(lang, times))
        for cause, times in series.summary.causes.items()
    ]
    groups = [
        Bar(who, won.wins / won.games, percent(lang, won.wins / won.games),
            wilson(won.wins, won.games))
        for who, won in series.summary.groups.items()
    ]  # fmt: skip
    if series.summary.by_seat:  # where players compete, every game has a winner
        groups = []
    compete = "".join(
        bars(say(lang, key), _rates(rates, lang)) for key, rates in competition(series).items()
    )
    counted = "".join(
        bars(say(lang, f"figures.{table}"), _counts(rows, lang))
        for table, rows in charted(series).items()
    )
    most = max(rounds.values(), default=1)
    lengths = [
        Bar(str(length), rounds[length] / most, number(lang, rounds[length]))
        for length in sorted(rounds)
    ]
    return (
        (bars(say(lang, "groups"), groups) if groups else "")
        + compete
        + bars(say(lang, "causes"), ends)
        + bars(say(lang, series.counted_in), lengths)
        + counted
    )


def competition(series: SeriesReport) -> dict[str, dict[str, Rate]]:
    """Where players compete: who won how often."""
    found = {"by_seat": series.summary.by_seat, "by_hero": series.summary.by_hero}
    return {key: rates for key, rates in found.items() if rates}


def _rates(table: Mapping[str, Rate], lang: Lang) -> list[Bar]:
    """Victories of seats or heroes, with their intervals."""
    return [
        Bar(key, row.won, percent(lang, row.won), (row.won_low, row.won_high))
        for key, row in table.items()
    ]


def charted(series: SeriesReport) -> dict[str, dict[str, int]]:
    """What was counted and is shown as it is; the rest goes into tables."""
    return {
        table: rows
        for table, rows in series.summary.figures.items()
        if rows and knows(f"figures.{table}")
    }


def grids(series: SeriesReport, named: Mapping[str, str], lang: Lang) -> str:
    """The tables that a game makes of its counts."""
    found = ""
    for name, grid in series.grids.items():
        if not grid.rows:
            continue
        heads = "".join(
            f'<th scope="col">{escape(say(lang, f"column.{column}"))}</th>'
            for column in grid.columns
        )
        lines = "".join(
            f'<tr><th scope="row">{escape(named.get(row, row))}</th>'
            + "".join(f"<td>{short(lang, each)}</td>" for each in numbers)
            + "</tr>\n"
            for row, numbers in grid.rows.items()
        )
        title = escape(say(lang, f"grid.{name}"))
        found += (
            f'<h2>{title}</h2>\n<div class="wide"><table class="grid">\n'
            f"<tr><td></td>{heads}</tr>\n{lines}</table></div>\n"
        )
    return found


def listed(title: str, names: Sequence[str], lang: Lang) -> str:
    """A list of names, with how many there are; a long one is folded."""
    text = escape(", ".join(names) or say(lang, "none"))
    head = f"<h2>{escape(title)}</h2>\n"
    if len(names) <= MOST_ROWS:
        return f"{head}<p>{text}</p>\n"
    total = escape(say(lang, "names", number=number(lang, len(names))))
    return f"{head}<details><summary>{total}</summary><p>{text}</p></details>\n"


MOST_ROWS: Final = 40
"""Longer tables of counts are cut; the JSON summary has all of them."""


def _counts(rows: dict[str, int], lang: Lang) -> list[Bar]:
    """How often something happened, the most frequent first."""
    most = max(rows.values(), default=1)
    shown = list(rows.items())[:MOST_ROWS]
    return [Bar(key, times / most, number(lang, times)) for key, times in shown]


def facts(series: SeriesReport, lang: Lang) -> list[tuple[str, str]]:
    """The lines of the table, for report and terminal."""
    summary = series.summary
    ends = {"rate": summary.won, "low": summary.won_low, "high": summary.won_high}
    between = {name: percent(lang, end) for name, end in ends.items()}
    rounds = summary.rounds
    length = {"median": rounds.median, "least": rounds.least, "most": rounds.most}
    mean = number(lang, rounds.mean, 1)
    return [
        (say(lang, "games"), number(lang, series.games)),
        (say(lang, "seeds"), "–".join(str(seed) for seed in series.seeds)),
        (say(lang, "bots"), ", ".join(series.bots)),
        (say(lang, "won"), say(lang, "between", **between)),
        (say(lang, series.counted_in), say(lang, "rounds_text", mean=mean, **length)),
        (say(lang, "decisions"), number(lang, series.summary.decisions_per_game, 1)),
        (say(lang, "stuck"), number(lang, series.summary.stuck)),
        (say(lang, "errors"), number(lang, series.summary.errors)),
    ]


def html(
    series: SeriesReport,
    rounds: dict[int, int],
    names: Sequence[str],
    named: Mapping[str, str],
    lang: Lang,
) -> str:
    """The whole page: `names` of the cards that nobody played, `named` the rows of its tables."""
    rows = "".join(
        f'<tr><th scope="row">{escape(what)}</th><td>{escape(value)}</td></tr>\n'
        for what, value in facts(series, lang)
    )
    missed = "".join(
        listed(say(lang, f"never.{kind}"), each, lang) for kind, each in series.never.items()
    )
    return page(
        lang,
        say(lang, "title", game=series.game.capitalize()),
        f"<table>\n{rows}</table>\n{charts(series, rounds, lang)}{grids(series, named, lang)}"
        f"{missed}{listed(say(lang, 'never_played'), names, lang)}",
    )


def page(lang: Lang, title: str, body: str) -> str:
    """A page that needs nothing else."""
    head = escape(title)
    return (
        f'<!DOCTYPE html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{head}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1>{head}</h1>\n"
        f"{body}</body>\n</html>\n"
    )


def write(path: Path, page: str) -> None:
    """Write the report; raises `FileTrouble`."""
    write_file(path, page.encode())
