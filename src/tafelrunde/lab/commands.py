"""The commands of the lab: `run`, `bench` and `soak`; `campaign`, `load` and `kill` join them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click
import msgspec

from tafelrunde.engine.bots import Grid
from tafelrunde.engine.content import Lang
from tafelrunde.engine.registry import find_game, game_names
from tafelrunde.lab import report
from tafelrunde.lab.campaign_commands import campaign
from tafelrunde.lab.fair_commands import fair
from tafelrunde.lab.ladder_commands import ladder
from tafelrunde.lab.pool import Workers, cores
from tafelrunde.lab.query import to_parquet
from tafelrunde.lab.query_commands import query
from tafelrunde.lab.report_commands import report_command
from tafelrunde.lab.run import Series
from tafelrunde.lab.run import run as run_series
from tafelrunde.lab.server_commands import kill, load
from tafelrunde.lab.showing import (
    bots_option,
    cluster_option,
    jobs_option,
    json_option,
    print_json,
    progress,
    resume_option,
    row_name,
    seed_option,
    show,
    show_grid,
    stop_if_interrupted,
)
from tafelrunde.lab.simulate import Spec
from tafelrunde.lab.specs import own_argument, players_option, set_option, spec_from
from tafelrunde.lab.summary import summarise
from tafelrunde.lab.sweep_commands import sweep
from tafelrunde.lab.texts import number, percent, say, short


@click.group(epilog="Example: tafelrunde lab run valskyrr --games 1000")
def lab() -> None:
    """Simulate many games; measure speed; check what must always hold; try the server."""


lab.add_command(campaign)
lab.add_command(fair)
lab.add_command(load)
lab.add_command(kill)
lab.add_command(ladder)
lab.add_command(query)
lab.add_command(report_command, "report")
lab.add_command(sweep)


# --- run ------------------------------------------------------------------------------------------


@lab.command(
    epilog="Example: tafelrunde lab run valskyrr --games 1000 --bots heuristic --players 2",
    context_settings={"ignore_unknown_options": True},
)
@click.argument("game")
@own_argument
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="How many.")
@bots_option
@seed_option
@jobs_option
@cluster_option
@resume_option
@players_option
@set_option
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    help="The file for the results, one JSON line for each game, or a Parquet file if it ends in"
    " .parquet; report.html lies beside it.",
)
@json_option
@click.pass_obj
@click.pass_context
def run(
    ctx: click.Context,
    lang: Lang,
    game: str,
    own: tuple[str, ...],
    games: int,
    bots: tuple[str, ...],
    seed: int,
    jobs: int | None,
    cluster: str,
    resume: bool,
    players: int | None,
    settings: tuple[str, ...],
    out: Path | None,
    as_json: bool,
) -> None:
    """Simulate games of GAME with bots; write results and report.html.

    What the game asks before it begins is said in its own words, --FIELD VALUE.
    """
    spec = spec_from(game, bots, players, own, settings)
    file = out or Path("lab-results") / f"{game}.ndjson"
    lines = file.with_suffix(".ndjson")
    with progress(say(lang, "simulating"), games) as advance:
        workers = Workers(jobs or cores(), cluster)
        series = run_series(spec, seed, games, lines, workers, advance, resume=resume)
    if file != lines:
        to_parquet(lines, file)
    finish(lang, spec, series, seed, file, as_json)
    leave(ctx, lang, series, games, file)


def leave(ctx: click.Context, lang: Lang, series: Series, games: int, file: Path) -> None:
    """Fail with one sentence if the series was interrupted or a game did not end as it should."""
    tally = series.tally
    stop_if_interrupted(ctx, lang, series, games, file)
    if bad := tally.errors + tally.stuck:
        click.echo(say(lang, "run_bad", bad=bad, games=tally.games, file=file), err=True)
        ctx.exit(1)


def finish(lang: Lang, spec: Spec, series: Series, seed: int, file: Path, as_json: bool) -> None:
    """Write the report and print the summary."""
    tally = series.tally
    trials, page = find_game(spec.game).trials, file.with_name("report.html")
    found = report.SeriesReport(
        game=spec.game,
        games=tally.games,
        seeds=[seed, seed + max(0, tally.games - 1)],
        bots=list(spec.bots),
        summary=summarise(tally),
        interrupted=series.interrupted,
        file=str(file),
        report=str(page),
        counted_in=trials.LENGTH,
        grids={each.id: grid_rows(each) for each in trials.grids(tally.figures)},
        never={kind: list(names) for kind, names in trials.never(tally.figures).items()},
    )
    unused = [trials.name_of(card).text(lang) for card in tally.never_played]
    named = {row: row_name(trials, row, lang) for each in found.grids.values() for row in each.rows}
    report.write(page, report.html(found, tally.rounds, unused, named, lang))
    if as_json:
        print_json(found.plain)
    else:
        show_summary(lang, found, unused)
        show_grids(lang, found, named)


def grid_rows(grid: Grid) -> report.GridRows:
    """A table for the report."""
    rows = {row: list(numbers) for row, numbers in grid.rows.items()}
    return report.GridRows(list(grid.columns), rows)


def show_summary(lang: Lang, series: report.SeriesReport, unused: list[str]) -> None:
    """The summary as a table."""
    causes = "\n".join(
        f"{say(lang, f'cause.{cause}')}: {number(lang, times)}"
        for cause, times in series.summary.causes.items()
    )
    rows = [
        *report.facts(series, lang),
        *competition(lang, series),
        (say(lang, "causes"), causes),
        *((say(lang, f"never.{kind}"), few(lang, each)) for kind, each in series.never.items()),
        (say(lang, "never_played"), few(lang, unused)),
        (say(lang, "file"), series.file),
        (say(lang, "report"), series.report),
    ]
    show(say(lang, "title", game=series.game.capitalize()), rows)


MOST_LINES: Final = 12
"""So many rows or names of a list the terminal shows; the report has all of them."""


def few(lang: Lang, names: list[str]) -> str:
    """The first of many names, and how many more there are."""
    shown = ", ".join(names[:MOST_LINES]) or say(lang, "none")
    left = len(names) - MOST_LINES
    return f"{shown} {say(lang, 'and_more', number=number(lang, left))}" if left > 0 else shown


def show_grids(lang: Lang, series: report.SeriesReport, named: dict[str, str]) -> None:
    """The tables of the report, the first rows of each."""
    for name, grid in series.grids.items():
        heads = [say(lang, f"column.{column}") for column in grid.columns]
        rows = [
            [named.get(row, row), *(short(lang, each) for each in numbers)]
            for row, numbers in list(grid.rows.items())[:MOST_LINES]
        ]
        left = len(grid.rows) - MOST_LINES
        more = say(lang, "and_more", number=number(lang, left)) if left > 0 else ""
        if rows:
            show_grid(say(lang, f"grid.{name}"), heads, rows, more)


def competition(lang: Lang, series: report.SeriesReport) -> list[tuple[str, str]]:
    """Where players compete: who won how often, and what else was counted."""
    rows = list[tuple[str, str]]()
    for key, rates in report.competition(series).items():
        lines = [
            f"{name}: {percent(lang, row.won)} "
            f"({percent(lang, row.won_low)} – {percent(lang, row.won_high)})"
            for name, row in rates.items()
        ]
        rows.append((say(lang, key), "\n".join(lines)))
    for table, counts in report.charted(series).items():
        lines = [f"{name}: {number(lang, times)}" for name, times in list(counts.items())[:12]]
        rows.append((say(lang, f"figures.{table}"), "\n".join(lines)))
    return rows


# --- bench ----------------------------------------------------------------------------------------


@lab.command(epilog="Example: tafelrunde lab bench valskyrr --json")
@click.argument("game", required=False)
@json_option
@click.option(
    "--seconds",
    type=click.FloatRange(0.1),
    default=20.0,
    show_default=True,
    help="About how long to measure each game, or each program beside it.",
)
@click.option("--short", is_flag=True, help="Few figures, with the fewest players.")
@click.option(
    "--peers",
    is_flag=True,
    help="Random play beside the other programs that are installed: catanatron, OpenSpiel,"
    " pyminion, python-chess, RLCard.",
)
@click.pass_obj
def bench(
    lang: Lang, game: str | None, as_json: bool, seconds: float, short: bool, peers: bool
) -> None:
    """Measure the speed of random play, of GAME or of all games: in plain Python and, after `make
    fast`, compiled, in turn.
    """
    from tafelrunde.lab import bench as measure
    from tafelrunde.lab import showing_bench as shown
    from tafelrunde.lab.peers import installed

    games = [game] if game else game_names()
    if peers:
        total = measure.ROUNDS * (len(games) + len(installed()))
        with progress(say(lang, "measuring"), total) as advance:
            found = measure.beside_peers(games, seconds, advance)
        print_json(found) if as_json else shown.show_peers(lang, found)
        return
    with progress(say(lang, "measuring"), measure.steps(games, short=short)) as advance:
        figures = {
            name: measure.bench(name, seconds, short=short, advance=advance) for name in games
        }
    print_json(figures) if as_json else shown.show_figures(lang, figures)


# --- soak -----------------------------------------------------------------------------------------


@lab.command(epilog="Example: tafelrunde lab soak valskyrr --games 10000")
@click.argument("game", default="valskyrr")
@click.option(
    "--games",
    type=click.IntRange(1),
    default=100,
    show_default=True,
    help="How many random games with each number of players.",
)
@click.option(
    "--every",
    type=click.IntRange(1),
    default=1,
    show_default=True,
    help="Look closely at every so many decisions only; a game in which something is wrong is"
    " played again with a look at each.",
)
@click.option(
    "--compare",
    is_flag=True,
    help="Instead, play each game with the plain and the compiled core and compare every question,"
    " event and table; needs `make fast`.",
)
@seed_option
@jobs_option
@cluster_option
@json_option
@click.pass_obj
@click.pass_context
def soak(
    ctx: click.Context,
    lang: Lang,
    game: str,
    games: int,
    every: int,
    compare: bool,
    seed: int,
    jobs: int | None,
    cluster: str,
    as_json: bool,
) -> None:
    """Play random games of GAME and check at every decision what must always hold: no card is lost
    or doubled, a view shows nothing hidden, a copy stays as it is, a saved game comes back and
    everybody sees and reads the same.
    """
    from tafelrunde.lab.apart import cores as kinds_of_core
    from tafelrunde.lab.compare import compare as compare_games
    from tafelrunde.lab.invariants import UNFINISHED
    from tafelrunde.lab.invariants import soak as soak_games

    total = games * len(find_game(game).trials.PLAYERS)
    if compare and "compiled" not in kinds_of_core():
        raise click.UsageError("The core is not compiled, or out of date; `make fast` compiles it.")
    with progress(say(lang, "soaking"), total) as advance:
        if compare:
            found = compare_games(game, seed, games, advance)
        else:
            found = soak_games(game, seed, games, Workers(jobs or cores(), cluster), advance, every)
    troubles = [trouble for trouble in found if trouble.what != UNFINISHED]
    unfinished = len(found) - len(troubles)
    if as_json:
        print_json({"game": game, "games": total, "unfinished": unfinished, "troubles": troubles})
    elif unfinished:
        click.echo(say(lang, "soak_unfinished", unfinished=unfinished, games=number(lang, total)))
    for trouble in troubles if not as_json else ():
        click.echo(say(lang, "trouble", **msgspec.structs.asdict(trouble)))
    if troubles:
        click.echo(say(lang, "soak_bad", troubles=len(troubles), games=total), err=True)
        ctx.exit(1)
    if not as_json:
        key = "soak_fine" if every == 1 else "soak_fine_every"
        key = "soak_equal" if compare else key
        click.echo(say(lang, key, games=number(lang, total), every=every))
