"""`lab fair`: whether a game is fair, in numbers with intervals, and what falls short."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import click

from tafelrunde.engine.content import Lang
from tafelrunde.engine.registry import find_game
from tafelrunde.lab.fair import ANY, COMPETING, KINDS, Fairness, Measure, falling_short, ways
from tafelrunde.lab.pool import Workers, cores
from tafelrunde.lab.run import read, run
from tafelrunde.lab.showing import (
    bots_option,
    cluster_option,
    jobs_option,
    json_option,
    label,
    print_json,
    progress,
    resume_option,
    seed_option,
    show_grid,
    span,
    stop_if_interrupted,
)
from tafelrunde.lab.simulate import Spec
from tafelrunde.lab.texts import number, percent, say

MOST_LINES: Final = 40
"""So many rows of a long table the terminal shows; `--json` has all of them."""


@click.command(epilog="Example: tafelrunde lab fair valskyrr --games 200 --bots strong --resume")
@click.argument("game")
@click.option(
    "--games",
    type=click.IntRange(1),
    default=60,
    show_default=True,
    help="How many for each way to play and number of players.",
)
@bots_option
@click.option("--players", callback=span, help="How many, such as 1-4; without it, any number.")
@click.option("--only", default="", help="Only ways to play whose names hold this.")
@seed_option
@jobs_option
@cluster_option
@resume_option
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    default=Path("lab-results/fair"),
    show_default=True,
    help="The folder for the results, a file for each way to play and number of players.",
)
@json_option
@click.pass_obj
@click.pass_context
def fair(
    ctx: click.Context,
    lang: Lang,
    game: str,
    games: int,
    bots: tuple[str, ...],
    players: range | None,
    only: str,
    seed: int,
    jobs: int | None,
    cluster: str,
    resume: bool,
    out: Path,
    as_json: bool,
) -> None:
    """Play GAME in every way that shall be fair, at each number of players, and tell how often it
    is won, by whom, and what is ever used; fails if anything is outside of what is asked. Masters
    are the yardstick; they take minutes for a game, rules of thumb a fraction of a second.
    """
    counts = [n for n in find_game(game).trials.PLAYERS if players is None or n in players]
    cells = [
        (band, Spec(game, bots, each, dict(band.wish)))
        for band in ways(game, only)
        for each in counts
    ]
    found, bad = Fairness(), 0
    with progress(say(lang, "simulating"), games * len(cells)) as advance:
        workers = Workers(jobs or cores(), cluster)
        for band, spec in cells:
            file = out / f"{game}-{band.id.replace(' ', '-')}-{spec.players}.ndjson"
            series = run(spec, seed, games, file, workers, advance, resume=resume)
            bad += series.tally.errors + series.tally.stuck
            for result in read(file):
                found.add(result, band)
            stop_if_interrupted(ctx, lang, series, games, file)
    measures = found.measures()
    short = list(falling_short(measures))
    if as_json:
        told = {"game": game, "bots": bots, "games": games, "seed": seed, "bad": bad}
        print_json({**told, "measures": measures, "short": short})
    else:
        show_measures(lang, game, measures)
        tell_verdict(lang, measures, short)
    if bad:
        click.echo(say(lang, "fair.bad", bad=bad, folder=out), err=True)
    if bad or short:
        ctx.exit(1)


# --- For people -----------------------------------------------------------------------------------


def show_measures(lang: Lang, game: str, measures: Sequence[Measure]) -> None:
    """A table for each kind; of what is used only what falls short."""
    heads = [say(lang, key) for key in ("games", "fair.rate", "fair.asked", "fair.verdict")]
    seldom = falling_short([each for each in measures if each.kind == "use"])
    for kind in KINDS:
        shown = seldom if kind == "use" else (each for each in measures if each.kind == kind)
        rows = [table_row(lang, game, each) for each in shown]
        left = len(rows) - MOST_LINES
        more = say(lang, "and_more", number=number(lang, left)) if left > 0 else ""
        if rows:
            show_grid(say(lang, f"fair.{kind}"), heads, rows[:MOST_LINES], more)


def table_row(lang: Lang, game: str, measure: Measure) -> list[str]:
    """What was measured, and what is asked."""
    found, low, high, least, most = (
        rate(lang, measure, each)
        for each in (measure.rate, measure.low, measure.high, measure.least, measure.most)
    )
    return [
        row_label(lang, game, measure),
        number(lang, measure.games),
        f"{found} ({low} – {high})",
        f"{least} – {most}",
        verdict(lang, measure),
    ]


def row_label(lang: Lang, game: str, measure: Measure) -> str:
    """What is measured, in people's words, and by how many players."""
    shown = label(find_game(game).trials, measure.name, lang)
    return shown if measure.players == ANY else f"{shown}, {measure.players}".lstrip(", ")


def rate(lang: Lang, measure: Measure, value: float) -> str:
    """In percent, or as a multiple of the fair share."""
    return number(lang, value, 2) if measure.kind in COMPETING else percent(lang, value)


def verdict(lang: Lang, measure: Measure) -> str:
    """Whether it is where it should be, and how sure that is."""
    if not measure.short:
        return say(lang, "fair.good")
    return say(lang, f"fair.{'' if measure.sure else 'maybe_'}{measure.short}")


def tell_verdict(lang: Lang, measures: Sequence[Measure], short: Sequence[Measure]) -> None:
    """How much of it falls short."""
    figures = {
        "all": number(lang, len(measures)),
        "short": number(lang, len(short)),
        "sure": number(lang, sum(each.sure for each in short)),
    }
    click.echo(say(lang, "fair.short" if short else "fair.fine", **figures))
