"""Campaigns at the terminal: where they lie, how an evening is taken up, and what is told of
them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tafelrunde.engine.campaigns import Campaign, Chronicle, Evening, Folder, Sitting
from tafelrunde.engine.campaigns.campaign import evenings_of, facts_of, game_in
from tafelrunde.engine.campaigns.chronicle import read_chronicle
from tafelrunde.engine.content import Lang
from tafelrunde.engine.errors import FileTrouble, TafelrundeError, UnknownName
from tafelrunde.engine.forms import known
from tafelrunde.engine.games import Game, State
from tafelrunde.engine.registry import find_game
from tafelrunde.terminal import saves
from tafelrunde.terminal.clients import Client
from tafelrunde.terminal.table import BOT, PERSON, Table
from tafelrunde.terminal.words import say


def shelf() -> Path:
    """The folder of all campaigns, beside that of saved games."""
    return saves.folder().parent / "campaigns"


def names() -> list[str]:
    """All campaigns, in the order of the alphabet."""
    found = shelf().glob("*/chronicle.json")
    return sorted(each.parent.name for each in found)


def folder_of(name: str) -> Folder:
    """The folder of a campaign; raises `UnknownName`."""
    found = Folder.named(shelf(), name)
    if not found.is_taken:
        raise UnknownName(f"There is no campaign {name!r}; {known(name, names())}")
    return found


def find(name: str) -> tuple[Campaign[State], Folder]:
    """The campaign of that name, and its folder."""
    folder = folder_of(name)
    chronicle = read_chronicle(folder.read_chronicle())
    return Campaign(find_game(chronicle.game), folder), folder


@contextmanager
def held(name: str) -> Iterator[tuple[Campaign[State], Folder]]:
    """The campaign of that name, which nobody else plays or changes meanwhile."""
    found, folder = find(name)
    with folder.held():
        yield found, folder


# --- Playing --------------------------------------------------------------------------------------


@contextmanager
def played(name: str) -> Iterator[None]:
    """An evening of this campaign is played, perhaps its first one; raises `FileTrouble` if it is
    open elsewhere.
    """
    with Folder.named(shelf(), name).held():
        yield


def begin(client: Client[State], name: str, table: Table) -> Path:
    """A new campaign whose first evening is this table; the file in which it is played."""
    folder = Folder.named(shelf(), name)
    Campaign.new(client.rules, folder, name, table.session, who=table.seats)
    return folder.running_file(1)


def check_new(client: Client[State], name: str) -> bool:
    """Whether a campaign of that name has to be begun; raises `NoCampaign` or `FileTrouble`."""
    evenings_of(client.rules)
    return not Folder.named(shelf(), name).is_taken


def take_up(
    client: Client[State], name: str, leaving: Sequence[str], joining: Sequence[str]
) -> Path:
    """The file in which the running evening is played; the next one begins if there is none, or if
    players change.
    """
    folder = folder_of(name)
    campaign = Campaign(client.rules, folder)
    if campaign.chronicle.running is not None and (leaving or joining):
        campaign.end_evening(campaign.open())
    if campaign.chronicle.running is None:
        begin_next(campaign, leaving, joining)
    return folder.running_file(campaign.running.number)


def begin_next(campaign: Campaign[State], leaving: Sequence[str], joining: Sequence[str]) -> None:
    """The next evening: who stays sits there as before, who is new is a person."""
    before = {
        each.player: BOT if each.who == BOT else PERSON
        for each in campaign.chronicle.evenings[-1].seats
    }
    stay = [each for each in before if each not in leaving]
    seats = [before[each] for each in stay] + [PERSON] * len(joining)
    session = campaign.begin_evening(leaving, joining, who=seats)
    session.table["seats"] = seats
    campaign.keep(session)


def settle(name: str) -> Evening | None:
    """After people have left the screen: an evening with which the campaign is over has ended."""
    campaign, _ = find(name)
    session = campaign.open()
    return campaign.end_evening(session) if session.question is None else None


def import_file(content: bytes, name: str) -> Chronicle:
    """Lay a campaign from a file beside the others, perhaps under another name."""
    rules = find_game(game_in(content))
    folder = Folder.named(shelf(), name)
    if folder.is_taken:
        raise FileTrouble(f"There is a campaign {name!r} already; give it another name.")
    return Campaign.import_into(rules, folder, content, name).chronicle


# --- What people read -----------------------------------------------------------------------------


def line(name: str, lang: Lang) -> str:
    """A campaign as one line of a list; a damaged one says so."""
    try:
        chronicle = read_chronicle(folder_of(name).read_chronicle())
    except TafelrundeError as trouble:
        return say(lang, "campaign-damaged", name=name, trouble=str(trouble))
    rules = find_game(chronicle.game)
    last = chronicle.evenings[-1]
    return say(
        lang,
        "campaign-line",
        name=name,
        game=rules.setup.title.text(lang),
        evenings=len(chronicle.evenings),
        status=status(last),
        facts=facts(rules, last, lang),
    )


def status(last: Evening) -> str:
    """How a campaign stands, for the messages."""
    if last.outcome is not None:
        return "won" if last.outcome.won else "lost"
    return "between" if last.is_over else "running"


def evening_line(rules: Game[State], evening: Evening, lang: Lang) -> str:
    """One evening: when, who, how far, how it ended."""
    return say(
        lang,
        "campaign-evening",
        number=evening.number,
        date=evening.began[:10],
        players=", ".join(seat_line(rules, each, lang) for each in evening.seats),
        facts=facts(rules, evening, lang),
        answers=evening.answers,
        status=status(evening),
    )


def seat_line(rules: Game[State], seat: Sitting, lang: Lang) -> str:
    """Who sat at a seat."""
    names = {each.id: each.name.text(lang) for each in rules.setup.seats.choices}
    name, who = names.get(seat.player, seat.player), seat.called
    if seat.who == BOT:
        who = BOT
    return f"{name} ({who})" if who else name


def facts(rules: Game[State], evening: Evening, lang: Lang) -> str:
    """How far the story has come."""
    return evenings_of(rules).summary(facts_of(evening), lang)
