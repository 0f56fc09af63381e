"""`lab ladder`: how good bots are, in numbers that can be had again."""

from __future__ import annotations

import shlex
from pathlib import Path

import click

from tafelrunde.engine.content import Lang
from tafelrunde.lab import report
from tafelrunde.lab.ladder import Ladder, Meeting, climb
from tafelrunde.lab.pool import Workers, cores
from tafelrunde.lab.showing import (
    cluster_option,
    jobs_option,
    json_option,
    names,
    print_json,
    progress,
    seed_option,
    show_grid,
)
from tafelrunde.lab.summary import wilson
from tafelrunde.lab.texts import number, percent, say


@click.command(epilog="Example: tafelrunde lab ladder hexer --bots random,heuristic --deals 200")
@click.argument("game")
@click.option(
    "--bots",
    callback=names,
    default="random,heuristic",
    show_default=True,
    help="Who is compared, between commas.",
)
@click.option(
    "--deals",
    type=click.IntRange(1),
    default=200,
    show_default=True,
    help="How many at the most; it ends when the order is clear.",
)
@click.option("--players", type=click.IntRange(1), default=2, show_default=True, help="How many.")
@seed_option
@jobs_option
@cluster_option
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    help="A page with the standings as a chart.",
)
@json_option
@click.pass_obj
def ladder(
    lang: Lang,
    game: str,
    bots: tuple[str, ...],
    deals: int,
    players: int,
    seed: int,
    jobs: int | None,
    cluster: str,
    out: Path | None,
    as_json: bool,
) -> None:
    """Rate bots in GAME: against each other where players compete, else by the same deals. Needs
    tafelrunde[lab].
    """
    meeting = Meeting(game, bots, players)
    with progress(say(lang, "climbing"), deals) as advance:
        found = climb(meeting, seed, deals, Workers(jobs or cores(), cluster), advance)
    again = command(meeting, seed, deals)
    if out:
        report.write(out, page(lang, game, found, again))
    if as_json:
        print_json(
            {
                "game": game,
                "standings": found.standings(),
                "clear": found.is_clear,
                "command": again,
            }
        )
    else:
        show_ladder(lang, found)
        click.echo(say(lang, "ladder.clear" if found.is_clear else "ladder.open"))
        click.echo(say(lang, "ladder.again", command=again))


def command(meeting: Meeting, seed: int, deals: int) -> str:
    """The words that give the same numbers again, on any machine."""
    words = ["tafelrunde", "lab", "ladder", meeting.game, "--bots", ",".join(meeting.bots)]
    return shlex.join(
        [*words, "--players", str(meeting.players), "--deals", str(deals), "--seed", str(seed)]
    )


def show_ladder(lang: Lang, found: Ladder) -> None:
    """The standings as a table."""
    heads = [say(lang, f"ladder.{key}") for key in ("rating", "between", "deals", "won")]
    rows = [
        [
            each.bot,
            number(lang, each.rating, 1),
            f"{number(lang, each.low, 1)} – {number(lang, each.high, 1)}",
            str(each.deals),
            percent(lang, each.wins / max(1, each.deals)),
        ]
        for each in found.standings()
    ]
    show_grid(say(lang, "ladder.title"), heads, rows)


def page(lang: Lang, game: str, found: Ladder, again: str) -> str:
    """The standings as one page that needs nothing else."""
    rows = [
        report.Bar(
            each.bot,
            each.wins / max(1, each.deals),
            percent(lang, each.wins / max(1, each.deals)),
            wilson(each.wins, each.deals),
        )
        for each in found.standings()
    ]
    title = f"{say(lang, 'ladder.title')}: {game.capitalize()}"
    return report.page(
        lang, title, report.bars(say(lang, "ladder.won"), rows) + f"<p><code>{again}</code></p>\n"
    )
