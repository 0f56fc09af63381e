"""The command line: one group whose subcommands are imported only when they are called."""

from __future__ import annotations

import os
from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn

import click

from tafelrunde import CORE, __version__

if TYPE_CHECKING:
    from tafelrunde.engine.content import Lang

INTERRUPTED = 130  # what shells report for a program ended by Ctrl-C


class Lazy(NamedTuple):
    """Where a subcommand lives, and its line in the list of commands."""

    target: str
    summary: str


COMMANDS = {
    "serve": Lazy("tafelrunde.table.commands:serve", "Start the table: play in the browser."),
    "play": Lazy("tafelrunde.terminal.commands:play", "Play a game in the terminal."),
    "campaign": Lazy(
        "tafelrunde.terminal.campaign_commands:campaign", "Show campaigns and their evenings."
    ),
    "replay": Lazy(
        "tafelrunde.terminal.commands:replay", "Replay a saved game and verify its end."
    ),
    "cards": Lazy(
        "tafelrunde.terminal.commands:cards", "List the cards of a game with their text."
    ),
    "book": Lazy("tafelrunde.terminal.book_command:book", "Map the stories of a game."),
    "rules": Lazy("tafelrunde.terminal.commands:rules", "Look a rule up."),
    "scenario": Lazy("tafelrunde.terminal.commands:scenario", "Check scenario files."),
    "tables": Lazy("tafelrunde.table.tables_commands:tables", "List, delete and prune the tables."),
    "backup": Lazy("tafelrunde.table.commands:backup", "Copy all tables to a file."),
    "restore": Lazy("tafelrunde.table.commands:restore", "Bring tables back from a backup."),
    "export": Lazy("tafelrunde.table.commands:export_", "Write one table to a file."),
    "import": Lazy("tafelrunde.table.commands:import_", "Open a table from a file."),
    "lab": Lazy("tafelrunde.lab.commands:lab", "Simulate many games; measure speed."),
}


class LazyGroup(click.Group):
    """Lists its subcommands without importing them, and reports errors in one sentence."""

    def __init__(self, *args: Any, lazy: Mapping[str, Lazy] | None = None, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.lazy = dict(lazy or {})

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.lazy)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.lazy:
            return None
        module, _, attribute = self.lazy[cmd_name].target.partition(":")
        command: click.Command = getattr(import_module(module), attribute)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, lazy.summary) for name, lazy in self.lazy.items()])

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except (KeyboardInterrupt, click.Abort) as stop:
            # A prompt turns Ctrl-C into Abort, which a refused confirmation raises as well.
            if isinstance(stop, click.Abort) and not isinstance(
                stop.__context__, KeyboardInterrupt
            ):
                raise
            fail(ctx, "Interrupted.", INTERRUPTED)
        except Exception as error:
            from tafelrunde.engine.errors import TafelrundeError

            if not isinstance(error, TafelrundeError):
                raise
            fail(ctx, f"{error} [{error.slug}]", 1)


def fail(ctx: click.Context, sentence: str, code: int) -> NoReturn:
    """Say one sentence on stderr and leave."""
    click.echo(sentence, err=True)
    ctx.exit(code)


def language_of_locale() -> Lang:
    """German where the locale is German, English everywhere else."""
    names = (os.environ.get(key) for key in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return "de" if next(filter(None, names), "").lower().startswith("de") else "en"


@click.group(
    cls=LazyGroup,
    lazy=COMMANDS,
    context_settings={
        "auto_envvar_prefix": "TAFELRUNDE",
        "help_option_names": ["-h", "--help"],
    },
    epilog="Example: tafelrunde play valskyrr",
)
@click.version_option(
    __version__, prog_name="tafelrunde", message=f"%(prog)s, version %(version)s ({CORE})"
)
@click.option(
    "--lang",
    type=click.Choice(["de", "en"]),
    help="German or English; without it, the language of the locale.",
)
@click.pass_context
def main(ctx: click.Context, lang: Lang | None) -> None:
    """Fantasy adventure board games at one table: play, look rules up, simulate."""
    ctx.obj = lang or language_of_locale()
