"""The command `lab campaign`: every chapter at every number of players, and what falls short."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import click
import msgspec

from tafelrunde.engine.content import Lang
from tafelrunde.engine.registry import find_game
from tafelrunde.lab.campaign import (
    Chapter,
    Counted,
    Person,
    Series,
    Starts,
    bands,
    by_chapter,
    people,
    unread,
)
from tafelrunde.lab.pool import cores
from tafelrunde.lab.showing import (
    json_option,
    print_json,
    progress,
    seed_option,
    show_grid,
    span,
)
from tafelrunde.lab.simulate import Spec
from tafelrunde.lab.texts import number, percent, say

FEW: Final = 3
"""So many causes of failure the terminal shows."""
MOST_VERSES: Final = 20
"""So many verses that nobody has read; `--json` has all of them."""


starts_option = click.option(
    "--starts",
    type=click.Path(file_okay=False, path_type=Path),
    help="A folder that keeps the beginnings of chapters, so that one can be measured alone.",
)


@click.command(epilog="Example: tafelrunde lab campaign avalon --games 40 --chapters 2-7")
@click.argument("game")
@click.option(
    "--games", type=click.IntRange(1), default=40, show_default=True, help="Groups for a chapter."
)
@click.option("--chapters", callback=span, help="Which are asked for, such as 2-7.")
@click.option("--players", callback=span, help="How many, such as 1-4.")
@click.option("--mode", default="", help="Only one of the ways to play that the game names.")
@click.option(
    "--bot", default="heuristic", show_default=True, help="Who plays; several, by commas, in turn."
)
@click.option("--jobs", type=click.IntRange(1), help="Processes; without it, one for each core.")
@starts_option
@seed_option
@json_option
@click.pass_obj
@click.pass_context
def campaign(
    ctx: click.Context,
    lang: Lang,
    game: str,
    games: int,
    chapters: range | None,
    players: range | None,
    mode: str,
    bot: str,
    jobs: int | None,
    starts: Path | None,
    seed: int,
    as_json: bool,
) -> None:
    """Play the chapters of GAME's campaign with each number of players and in each mode, so many
    groups for each; whoever fails begins the chapter anew, and with what those have who finish it
    others begin the next. Tells for every chapter how many tries were finished, in how many days,
    and what the others failed of; fails if a chapter or a character is outside of what the game
    asks for.
    """
    asked = bands(game, mode)
    counts = [n for n in find_game(game).trials.PLAYERS if players is None or n in players]
    series, numbers = Series(seed, games, jobs or cores()), chapters or every_chapter(game)
    rows, persons, every = list[Chapter](), list[Person](), Counted()
    total = games * len(asked) * len(counts) * len(numbers)
    with progress(say(lang, "simulating"), total) as advance:
        for band in asked:
            whole = Counted()
            for each in counts:
                spec = Spec(game, tuple(bot.split(",")), each, dict(band.wish))
                kept = Starts(starts, f"{game}-{band.id}-{each}")
                for chapter, found in by_chapter(spec, series, kept, numbers, advance):
                    rows.append(Chapter.read(band, each, chapter, found.figures))
                    whole.join(found)
            persons += people(band, whole.figures)
            every.join(whole)
    report = data(game, seed, games, bot, rows, persons, every, lang)
    if as_json:
        print_json(report)
    else:
        show_rows(lang, rows, persons)
        show_rest(lang, report)
    if report.short or every.errors or every.stuck:
        ctx.exit(1)


def every_chapter(game: str) -> range:
    """From the first to the last."""
    return range(1, find_game(game).trials.CHAPTERS + 1)


class CampaignReport(msgspec.Struct):
    """What many campaigns come to: chapter by chapter, for each character, verse by verse."""

    game: str
    bot: str
    games: int
    seed: int
    groups: int
    finished: int
    stuck: int
    errors: list[str]
    chapters: list[Chapter]
    people: list[Person]
    short: list[str]
    verses: int  # how many different ones were read
    read: Mapping[str, int]
    unread: Mapping[str, str]
    never: dict[str, list[str]]


def data(
    game: str,
    seed: int,
    games: int,
    bot: str,
    rows: Sequence[Chapter],
    persons: Sequence[Person],
    every: Counted,
    lang: Lang,
) -> CampaignReport:
    """All of it, for scripts."""
    story = find_game(game).stories
    short: list[Chapter | Person] = [each for each in rows if each.short]
    short += [each for each in persons if each.short]
    read = every.figures.get("verses", {})
    return CampaignReport(
        game=game,
        bot=bot,
        games=games,
        seed=seed,
        groups=every.groups,
        finished=every.finished,
        stuck=every.stuck,
        errors=every.errors,
        chapters=list(rows),
        people=list(persons),
        short=[row_name(each) for each in short],
        verses=len(read),
        read=read,
        unread=unread(story, read, lang) if story else {},
        never={k: list(v) for k, v in find_game(game).trials.never(every.figures).items()},
    )


def row_name(row: Chapter | Person) -> str:
    """What falls short, in a few words for scripts."""
    what = f"{row.players}, {row.chapter}" if isinstance(row, Chapter) else row.character
    return f"{row.mode}, {what}: {row.rate:.0%} is too {row.short}"


# --- For people -----------------------------------------------------------------------------------


def show_rows(lang: Lang, rows: Sequence[Chapter], persons: Sequence[Person]) -> None:
    """Two tables."""
    heads = [say(lang, f"campaign.{each}") for each in ("tries", "rate", "days", "failed_of")]
    lines = [
        [
            f"{say(lang, f'campaign.{row.mode}')}, {row.players}, {row.chapter}",
            number(lang, row.tries),
            rate(lang, row),
            number(lang, row.days, 1),
            ", ".join(f"{cause} {times}" for cause, times in list(row.failures.items())[:FEW]),
        ]
        for row in rows
    ]
    show_grid(say(lang, "campaign.chapters"), heads, lines, "")
    lines = [
        [
            f"{say(lang, f'campaign.{each.mode}')}, {each.character}",
            number(lang, each.tries),
            rate(lang, each),
        ]
        for each in persons
    ]
    show_grid(say(lang, "campaign.people"), heads[:2], lines, "")


def rate(lang: Lang, row: Chapter | Person) -> str:
    """With its interval, and a mark if it falls short."""
    mark = f" {say(lang, f'campaign.{row.short}')}" if row.short else ""
    return f"{percent(lang, row.rate)} ({percent(lang, row.low)} – {percent(lang, row.high)}){mark}"


def show_rest(lang: Lang, report: CampaignReport) -> None:
    """How many campaigns were finished, and which verses nobody read."""
    counts = {"groups": report.groups, "finished": report.finished, "stuck": report.stuck}
    figures = {name: number(lang, count) for name, count in counts.items()}
    click.echo(say(lang, "campaign.ended", errors=len(report.errors), **figures))
    never = [verse for each in report.never.values() for verse in each]
    click.echo(
        say(lang, "campaign.unread", read=report.verses, unread=len(never))
        + f" {', '.join(never[:MOST_VERSES])}{' …' if len(never) > MOST_VERSES else ''}"
    )
    for trouble in report.errors:
        click.echo(trouble, err=True)
