"""`lab sweep`: the same games with another set-up, other bots or another value of a card."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from tafelrunde.engine.content import Lang
from tafelrunde.engine.errors import BadSetup
from tafelrunde.engine.registry import find_game
from tafelrunde.lab.pool import Workers, cores
from tafelrunde.lab.run import read, run
from tafelrunde.lab.showing import (
    bots_option,
    cluster_option,
    jobs_option,
    json_option,
    print_json,
    progress,
    seed_option,
    show_grid,
    stop_if_interrupted,
)
from tafelrunde.lab.specs import own_argument, players_option, set_option, spec_from
from tafelrunde.lab.sweep import Compared, Estimate, Outcome, compare, outcomes, variants
from tafelrunde.lab.texts import number, percent, say, signed


@click.command(
    epilog="Example: tafelrunde lab sweep valskyrr --vary board=normal/hard --games 400",
    context_settings={"ignore_unknown_options": True},
)
@click.argument("game")
@own_argument
@click.option(
    "--vary",
    required=True,
    metavar="WHAT=ONE/OTHER",
    help="A field of the set-up, bots, players, or a value of a card by its path, such as "
    "card:war_sword.actions.2.do.1.physical=2/3/4; the first one is what others are compared with.",
)
@click.option(
    "--games",
    type=click.IntRange(1),
    default=100,
    show_default=True,
    help="How many with each of them.",
)
@bots_option
@players_option
@set_option
@seed_option
@jobs_option
@cluster_option
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    default=Path("lab-results/sweep"),
    show_default=True,
    help="The folder for the results, a file for each of them.",
)
@json_option
@click.pass_obj
@click.pass_context
def sweep(
    ctx: click.Context,
    lang: Lang,
    game: str,
    own: tuple[str, ...],
    vary: str,
    games: int,
    bots: tuple[str, ...],
    players: int | None,
    settings: tuple[str, ...],
    seed: int,
    jobs: int | None,
    cluster: str,
    out: Path,
    as_json: bool,
) -> None:
    """Play the same games of GAME with one thing changed, and tell how much oftener they are won
    and how much longer they take, with 95 % intervals of the differences game by game. Where
    players compete, the first seat is looked at.
    """
    todo = variants(spec_from(game, bots, players, own, settings), vary)
    changes_cards = any(each.spec.values for each in todo)
    if cluster and changes_cards:
        raise BadSetup("A cluster plays with the cards as printed; use processes of this machine.")
    workers = Workers(jobs or cores(), cluster, fresh=changes_cards)
    found = list[Compared]()
    first: Sequence[Outcome] | None = None
    with progress(say(lang, "simulating"), games * len(todo)) as advance:
        for place, each in enumerate(todo, start=1):
            file = out / f"{game}-{place}.ndjson"
            series = run(each.spec, seed, games, file, workers, advance)
            stop_if_interrupted(ctx, lang, series, games, file)
            played = outcomes(read(file))
            found.append(compare(each.name, played, first))
            first = first or played
    if as_json:
        print_json({"game": game, "vary": vary, "seed": seed, "variants": found})
    else:
        show_compared(lang, game, vary, found)


def show_compared(lang: Lang, game: str, vary: str, found: Sequence[Compared]) -> None:
    """A row for each variant."""
    length = find_game(game).trials.LENGTH
    heads = [
        say(lang, "games"),
        say(lang, "won"),
        say(lang, "sweep.won_more"),
        say(lang, length),
        say(lang, "sweep.rounds_more"),
    ]
    rows = [
        [
            each.name,
            number(lang, each.games),
            f"{percent(lang, each.won.value)} "
            f"({percent(lang, each.won.low)} – {percent(lang, each.won.high)})",
            difference(lang, each.won_more, 100),
            number(lang, each.rounds, 1),
            difference(lang, each.rounds_more, 1),
        ]
        for each in found
    ]
    show_grid(say(lang, "sweep.title", what=vary.partition("=")[0]), heads, rows)
    click.echo(say(lang, "sweep.clear"))


def difference(lang: Lang, more: Estimate | None, scale: int) -> str:
    """With its interval, and a mark if that leaves no doubt about the sign."""
    if more is None:
        return ""
    value, low, high = (signed(lang, scale * each) for each in (more.value, more.low, more.high))
    mark = " *" if more.low > 0 or more.high < 0 else ""
    return f"{value} ({low} – {high}){mark}"
