"""What a series plays, in the words of the command line."""

from __future__ import annotations

from collections.abc import Sequence

import click

from tafelrunde.engine.errors import BadSetup
from tafelrunde.engine.registry import find_game
from tafelrunde.engine.setup_words import LOT, Given, data_from, given_from, own_options
from tafelrunde.engine.setups import SetupForm
from tafelrunde.lab.simulate import Spec

own_argument = click.argument("own", nargs=-1, type=click.UNPROCESSED, metavar="[--FIELD VALUE]...")
players_option = click.option(
    "--players", type=click.IntRange(1), help="How many; their groups take turns."
)
set_option = click.option(
    "--set",
    "settings",
    metavar="FIELD=VALUE",
    multiple=True,
    help="The same as --FIELD VALUE; `tafelrunde play GAME --help-setup` lists the fields.",
)


def spec_from(
    game: str,
    bots: tuple[str, ...],
    players: int | None,
    own: Sequence[str],
    settings: Sequence[str],
) -> Spec:
    """What is played, by options that a game has itself and by what is set."""
    form = find_game(game).setup
    given = given_by(form, [*own_options(form, own), *settings])
    if players is not None and form.seats.id in given:
        raise click.UsageError(f"Give either --players or --{form.seats.id}, not both.")
    return Spec(game, bots, players or 2, data_from(form, given, players or 2))


def given_by(form: SetupForm, settings: Sequence[str]) -> Given:
    """What is set for all games of a series."""
    given = given_from(form, settings)
    if LOT in given.get(form.seats.id, ()):
        raise BadSetup("In a series nobody is drawn by lot; unnamed players take turns.")
    return given
