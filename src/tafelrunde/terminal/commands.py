"""The commands that people type: play, replay, cards, rules, scenario."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from functools import wraps
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, ParamSpec, TypeVar, Unpack

import click

from tafelrunde.engine.content import Lang
from tafelrunde.engine.errors import DamagedSave, TafelrundeError
from tafelrunde.engine.games import State

if TYPE_CHECKING:
    from tafelrunde.engine.scenarios import Result
    from tafelrunde.terminal.clients import Client, ListedCard
    from tafelrunde.terminal.setup_words import PlayOptions
    from tafelrunde.terminal.table import Table

P = ParamSpec("P")
R = TypeVar("R")
FILE = click.Path(path_type=Path)


def speaking(command: Callable[P, R]) -> Callable[P, R]:
    """Let errors reach the player in the chosen language."""

    @wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return command(*args, **kwargs)
        except TafelrundeError as error:
            from tafelrunde.terminal.words import in_words

            lang: Lang = click.get_current_context().obj or "en"
            error.args = (in_words(error, lang),)
            raise

    return run


def write_json(data: object) -> None:
    """Write data for scripts: one document, sorted by nothing, readable by all."""
    import msgspec

    text = msgspec.json.format(msgspec.json.encode(data), indent=2)
    click.echo(text.decode("utf-8"))


# --- play -----------------------------------------------------------------------------------------


@click.command(
    epilog="Example: tafelrunde play hexer --characters wolf,lot --seats person,bot",
    context_settings={"ignore_unknown_options": True},
)
@click.argument("game")
@click.argument("own", nargs=-1, type=click.UNPROCESSED, metavar="[--FIELD VALUE]...")
@click.option(
    "--set",
    "settings",
    metavar="FIELD=VALUE",
    multiple=True,
    help="The same as --FIELD VALUE, where another option has that name.",
)
@click.option("--help-setup", is_flag=True, help="List the fields of GAME.")
@click.option("--seats", help="Who plays each of them: person or bot, separated by commas.")
@click.option("--bots", is_flag=True, help="Bots play all of them; watch.")
@click.option(
    "--level", help="How well bots play: heuristic, beginner, apprentice, strong or master."
)
@click.option("--hard", is_flag=True, help="The harder side of all boards.")
@click.option("--options", help="What to switch on (or no-…: off), separated by commas.")
@click.option("--seed", type=click.IntRange(min=0), help="The same seed deals the same game.")
@click.option("--load", "file", type=FILE, help="Go on with a saved game.")
@click.option("--campaign", help="Play an evening of this campaign; a new name begins one.")
@click.option("--leave", default="", help="Who does not take part in the next evening.")
@click.option("--join", default="", help="Who is new in the next evening, or comes back.")
@click.option("--plain", is_flag=True, help="Plain lines for pipes and screen readers.")
@click.option("--jsonl", is_flag=True, help="JSON lines for outside bots.")
@click.option("--no-hints", is_flag=True, help="No hints for newcomers.")
@click.pass_obj
@speaking
def play(lang: Lang, /, game: str, file: Path | None, **given: Unpack[PlayOptions]) -> None:
    """Play GAME in the terminal: alone, several at one screen, with bots.

    Without options a dialogue asks what the game wants to know before it begins. Each of its
    questions is an option too, in the words of the game: --help-setup lists these fields.
    """
    from tafelrunde.terminal.clients import client_for

    client = client_for(game)
    if given["help_setup"]:
        show_setup(client, lang)
        return
    if given["campaign"]:
        play_evening(client, given["campaign"], given, lang)
    else:
        play_table(client, file, given, lang)


def play_evening(client: Client[State], name: str, given: PlayOptions, lang: Lang) -> None:
    """Play an evening of a campaign, which nobody else has open."""
    from tafelrunde.terminal import campaigns

    with campaigns.played(name):
        play_table(client, evening_file(client, name, given), given, lang)
        say_farewell(name, lang)


def play_table(client: Client[State], file: Path | None, given: PlayOptions, lang: Lang) -> None:
    """Play in whatever mode was asked for."""
    if given["jsonl"]:
        play_json_lines(client, file, given, lang)
        return
    table = loaded(client, file, given) if file is not None else new_table(client, given)
    hints = not given["no_hints"]
    screen = all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))
    if given["plain"] or not screen:
        from tafelrunde.terminal.plain import Plain

        Plain(client, lang, hints).play(table)
        return
    play_on_screen(client, table, lang, hints)


def evening_file(client: Client[State], name: str, given: PlayOptions) -> Path:
    """Where the evening of a campaign is saved while it is played."""
    from tafelrunde.terminal import campaigns

    if campaigns.check_new(client, name):
        table = new_table(client, given, always=True, keep=False)
        assert table is not None
        return campaigns.begin(client, name, table)
    leaving, joining = (
        [each.strip() for each in names.split(",") if each.strip()]
        for names in (given["leave"], given["join"])
    )
    return campaigns.take_up(client, name, leaving, joining)


def say_farewell(name: str, lang: Lang) -> None:
    """How the evening stands when people leave the screen."""
    from tafelrunde.terminal import campaigns
    from tafelrunde.terminal.words import say

    ended = campaigns.settle(name)
    click.echo(say(lang, "campaign-over" if ended else "campaign-goes-on", name=name), err=True)


def show_setup(client: Client[State], lang: Lang) -> None:
    """What can be set before a game."""
    from tafelrunde.terminal.setup_words import setup_help

    for line in setup_help(client.rules.id, client.rules.setup, lang):
        click.echo(line)


def play_on_screen(client: Client[State], table: Table | None, lang: Lang, hints: bool) -> None:
    """Play on the whole screen."""
    from tafelrunde.terminal.app import TableApp

    app = TableApp(client, table, lang, hints)
    app.run()
    if app.farewell:
        click.echo(app.farewell)


def play_json_lines(
    client: Client[State], file: Path | None, given: PlayOptions, lang: Lang
) -> None:
    """Play with an outside bot."""
    from tafelrunde.terminal.jsonl import JsonLines

    table = (
        loaded(client, file, given) if file is not None else new_table(client, given, always=True)
    )
    assert table is not None
    if not JsonLines(table, lang).play():
        click.get_current_context().exit(1)


def loaded(client: Client[State], file: Path, given: PlayOptions) -> Table:
    """A saved game; its bots play as before unless somebody says how well."""
    from tafelrunde.terminal.table import Table

    return Table.load(client, file, level=given["level"] or "")


def new_table(
    client: Client[State], given: PlayOptions, always: bool = False, keep: bool = True
) -> Table | None:
    """A new game from the options; None if there are none and a dialogue shall ask."""
    from tafelrunde.terminal.setup_words import describe_a_game, plan_from
    from tafelrunde.terminal.table import Table

    if not always and given["seed"] is None and not describe_a_game(given):
        return None
    return Table.new(client, plan_from(client.rules.setup, given), given["seed"], keep)


# --- replay ---------------------------------------------------------------------------------------


@click.command(epilog="Example: tafelrunde replay my-game.json")
@click.argument("file", type=FILE)
@click.option("--json", "as_json", is_flag=True, help="Write the result as JSON.")
@click.option(
    "--review", is_flag=True, help="Tell how the chances went, and which answers decided it."
)
@click.pass_obj
@speaking
def replay(lang: Lang, file: Path, as_json: bool, review: bool) -> None:
    """Play the saved game FILE again from its beginning and verify its end."""
    from tafelrunde.terminal.replaying import replay_file
    from tafelrunde.terminal.words import say

    if review:
        show_review(file, as_json, lang)
        return
    result = replay_file(file)
    if as_json:
        write_json(result.data(file, lang))
    else:
        for line in result.lines(lang):
            click.echo(line)
    if result.difference:
        raise DamagedSave(f"The game does not end as it was saved: {result.difference}.")
    if not as_json:
        click.echo(say(lang, "replay-ok", steps=result.steps))


def show_review(file: Path, as_json: bool, lang: Lang) -> None:
    """What a bot that looks ahead thinks of a saved game."""
    from tafelrunde.terminal.reviewing import review_file

    found = review_file(file, lang)
    if as_json:
        write_json(found.data())
        return
    for line in found.lines(lang):
        click.echo(line)


# --- cards and rules ------------------------------------------------------------------------------


@click.command(epilog="Example: tafelrunde cards valskyrr shield")
@click.argument("game")
@click.argument("search", required=False)
@click.option("--json", "as_json", is_flag=True, help="Write all fields as JSON.")
@click.option("--lang", "own_lang", type=click.Choice(["de", "en"]), help="German or English.")
@click.option("--proof", is_flag=True, help="All sentences in both languages, to proof-read.")
@click.pass_obj
@speaking
def cards(
    lang: Lang,
    game: str,
    search: str | None,
    as_json: bool,
    own_lang: Lang | None,
    proof: bool,
) -> None:
    """List the cards of GAME with their text; SEARCH keeps those that mention it."""
    from tafelrunde.terminal.clients import client_for

    found = [card for card in client_for(game).cards() if _mentions(card, search)]
    if proof:
        from tafelrunde.terminal.proofs import proof_lines

        click.echo("\n".join(proof_lines(game, found, search or "")))
        return
    if as_json:
        write_json(found)
        return
    lang = own_lang or lang
    for card in found:
        copies = f" ×{card.copies}" if card.copies != 1 else ""
        click.echo(f"{card.name[lang]}{copies}  [{card.id}, {card.kind}, {card.deck}]")
        for line in card.text[lang].split("\n"):
            click.echo(f"    {line}")
    if not found:
        from tafelrunde.terminal.words import say

        click.echo(say(lang, "nothing-found", search=search or ""), err=True)
        click.get_current_context().exit(1)


def _mentions(card: ListedCard, search: str | None) -> bool:
    if not search:
        return True
    fields = [card.id, card.kind, card.deck, *card.name.values(), *card.text.values()]
    return any(search.casefold() in field.casefold() for field in fields)


@click.command(epilog="Example: tafelrunde rules valskyrr V8.05")
@click.argument("game")
@click.argument("rule", metavar="[ID]", required=False)
@click.option("--json", "as_json", is_flag=True, help="Write all fields as JSON.")
@click.option("--lang", "own_lang", type=click.Choice(["de", "en"]), help="German or English.")
@click.pass_obj
@speaking
def rules(lang: Lang, game: str, rule: str | None, as_json: bool, own_lang: Lang | None) -> None:
    """Look a rule of GAME up by its ID, or list them all."""
    from tafelrunde.terminal.clients import client_for

    client, lang = client_for(game), own_lang or lang
    found = client.catalogue()
    if rule is not None:
        wanted = client.rule(rule, lang).id
        found = [each for each in found if each.id == wanted]
    if as_json:
        write_json(found)
        return
    chapter = ""
    for each in found:
        title = client.rule(each.id, lang).chapter if each.chapter != chapter else ""
        chapter = each.chapter
        if title:
            click.echo(title)
        click.echo(f"  {each.id}  {each.de if lang == 'de' else each.en}")


# --- scenario -------------------------------------------------------------------------------------


@click.group(epilog="Example: tafelrunde scenario check tests/scenarios/*.toml")
def scenario() -> None:
    """Positions written down as files: examples, puzzles, bug reports."""


def _alike(results: Sequence[Result]) -> Iterator[tuple[list[str], Result]]:
    """The results, told once for all modes in which the same came of the same scenario."""
    for _, group in groupby(results, lambda each: (each.file, each.name, each.difference)):
        together = list(group)
        yield [each.mode for each in together], together[0]


@scenario.command(epilog="Example: tafelrunde scenario check my-puzzle.toml --json")
@click.argument("files", type=FILE, nargs=-1, required=True)
@click.option("--json", "as_json", is_flag=True, help="Write the results as JSON.")
@click.pass_obj
@speaking
def check(lang: Lang, files: tuple[Path, ...], as_json: bool) -> None:
    """Play the scenario FILES in all modes and compare with what they expect."""
    from tafelrunde.engine.scenarios import check_files
    from tafelrunde.terminal.words import say

    results = check_files(files)
    if as_json:
        write_json(results)
    else:
        for modes, result in _alike(results):
            mark = say(lang, "scenario-ok" if result.ok else "scenario-wrong")
            click.echo(f"{mark} {result.file} {result.name} ({', '.join(modes)})")
            for line in result.difference.splitlines():
                click.echo(f"    {line}")
    if not all(result.ok for result in results):
        click.get_current_context().exit(1)


@scenario.command(epilog="Example: tafelrunde scenario words hexer")
@click.argument("game")
@click.option("--json", "as_json", is_flag=True, help="Write everything as JSON.")
@click.pass_obj
@speaking
def words(lang: Lang, game: str, as_json: bool) -> None:
    """List what a scenario file of GAME may say: keys, piles, events, questions, chance."""
    from tafelrunde.engine.registry import find_game
    from tafelrunde.engine.scenario_words import words_of

    found = words_of(find_game(game).scenarios)
    if as_json:
        write_json(found)
        return
    from tafelrunde.terminal.scenario_words import lines

    for line in lines(found, lang):
        click.echo(line)
