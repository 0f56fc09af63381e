"""`tafelrunde campaign`: list and show campaigns, end and take back evenings, carry them away."""

from __future__ import annotations

from pathlib import Path

import click

from tafelrunde.engine.content import Lang
from tafelrunde.terminal.commands import FILE, speaking, write_json

JSON = click.option("--json", "as_json", is_flag=True, help="Write everything as JSON.")
YES = click.option("--yes", is_flag=True, help="Do not ask.")


@click.group(invoke_without_command=True, epilog="Example: tafelrunde campaign --json")
@JSON
@click.pass_context
@speaking
def campaign(ctx: click.Context, as_json: bool) -> None:
    """List all campaigns. They are played by `tafelrunde play GAME --campaign NAME`."""
    if ctx.invoked_subcommand is not None:
        return
    from tafelrunde.terminal import campaigns
    from tafelrunde.terminal.words import say

    found = campaigns.names()
    if as_json:
        write_json([_data(each) for each in found])
        return
    for each in found:
        click.echo(campaigns.line(each, ctx.obj))
    if not found:
        click.echo(say(ctx.obj, "campaign-none"), err=True)


def _data(name: str) -> dict[str, object]:
    from tafelrunde.engine.campaigns.chronicle import as_data, read_chronicle
    from tafelrunde.engine.errors import TafelrundeError
    from tafelrunde.terminal import campaigns

    try:
        chronicle = read_chronicle(campaigns.folder_of(name).read_chronicle())
    except TafelrundeError as trouble:
        return {"name": name, "status": "damaged", "error": trouble.slug}
    status = campaigns.status(chronicle.evenings[-1])
    return {"name": name, "status": status, "error": "", **as_data(chronicle)}


@campaign.command(epilog="Example: tafelrunde campaign show Roundtable --evening 3")
@click.argument("name")
@click.option("--evening", type=int, help="Tell what happened in this evening.")
@JSON
@click.pass_obj
@speaking
def show(lang: Lang, name: str, evening: int | None, as_json: bool) -> None:
    """Show the chronicle of the campaign NAME: every evening with its players and its end."""
    from tafelrunde.engine.notes import narrate
    from tafelrunde.terminal import campaigns
    from tafelrunde.terminal.words import say

    if evening is None and as_json:
        campaigns.find(name)
        write_json(_data(name))
        return
    found, _ = campaigns.find(name)
    if evening is None:
        click.echo(campaigns.line(name, lang))
        for each in found.chronicle.evenings:
            click.echo(campaigns.evening_line(found.rules, each, lang))
        return
    session, fits = found.replay(evening)
    log = [narrate(found.rules, event, lang) for event in session.log]
    if as_json:
        write_json({"name": name, "evening": evening, "fits": fits, "log": log})
        return
    for line in log:
        click.echo(line)
    if not fits:
        click.echo(say(lang, "campaign-corrected", evening=evening), err=True)


@campaign.command("end-evening", epilog="Example: tafelrunde campaign end-evening Roundtable")
@click.argument("name")
@click.pass_obj
@speaking
def end_evening(lang: Lang, name: str) -> None:
    """End the running evening of the campaign NAME; afterwards players may join and leave."""
    from tafelrunde.terminal import campaigns

    with campaigns.held(name) as (found, _):
        ended = found.end_evening(found.open())
    click.echo(campaigns.evening_line(found.rules, ended, lang))


@campaign.command(
    "restart-evening", epilog="Example: tafelrunde campaign restart-evening Roundtable --yes"
)
@click.argument("name")
@YES
@click.pass_obj
@speaking
def restart_evening(lang: Lang, name: str, yes: bool) -> None:
    """Take the running evening of the campaign NAME back to its beginning."""
    from tafelrunde.terminal import campaigns
    from tafelrunde.terminal.words import say

    with campaigns.held(name) as (found, _):
        number = found.running.number
        if not yes:
            click.confirm(say(lang, "campaign-ask-restart", number=number), abort=True)
        found.restart_evening()
    click.echo(say(lang, "campaign-restarted", number=number))


@campaign.command(
    "drop-evening", epilog="Example: tafelrunde campaign drop-evening Roundtable --yes"
)
@click.argument("name")
@YES
@click.pass_obj
@speaking
def drop_evening(lang: Lang, name: str, yes: bool) -> None:
    """Forget the last evening of the campaign NAME for ever; the ones before it stay."""
    from tafelrunde.terminal import campaigns
    from tafelrunde.terminal.words import say

    with campaigns.held(name) as (found, _):
        number = found.chronicle.evenings[-1].number
        if not yes:
            click.confirm(say(lang, "campaign-ask-drop", number=number), abort=True)
        found.drop_evening()
    click.echo(say(lang, "campaign-dropped", number=number))


@campaign.command("export", epilog="Example: tafelrunde campaign export Roundtable round.json")
@click.argument("name")
@click.argument("file", type=FILE)
@click.pass_obj
@speaking
def export_(lang: Lang, name: str, file: Path) -> None:
    """Write the whole campaign NAME into one FILE."""
    from tafelrunde.engine.files import write_file
    from tafelrunde.terminal import campaigns
    from tafelrunde.terminal.words import say

    found, _ = campaigns.find(name)
    write_file(file, found.export())
    click.echo(say(lang, "campaign-exported", name=name, file=str(file)))


@campaign.command("import", epilog="Example: tafelrunde campaign import round.json Roundtable")
@click.argument("file", type=FILE)
@click.argument("name")
@click.pass_obj
@speaking
def import_(lang: Lang, file: Path, name: str) -> None:
    """Take a campaign up from a FILE, under the name NAME."""
    from tafelrunde.engine.files import read_file
    from tafelrunde.terminal import campaigns

    campaigns.import_file(read_file(file), name)
    click.echo(campaigns.line(name, lang))
