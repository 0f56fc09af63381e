"""The table as panels: day and menhirs, map, book or encounter, quests; and all of it small."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.nouns import Event, Secret
from tafelrunde.games.avalon.rules.reading import open_verse
from tafelrunde.games.avalon.state.physical import Card
from tafelrunde.games.avalon.state.table import Game
from tafelrunde.games.avalon.terms import Phase
from tafelrunde.games.avalon.texts.effects import condition_text
from tafelrunde.games.avalon.texts.labels import card_name
from tafelrunde.games.avalon.texts.narrator import verse_text
from tafelrunde.games.avalon.texts.words import dial_name, place_name, term
from tafelrunde.terminal import painting
from tafelrunde.terminal.avalon.words import say
from tafelrunde.terminal.painting import BAD, DIM, GOOD, MARKER, NAME, WARN, line, link

PHASES: Final = (Phase.DAWN, Phase.DAYTIME, Phase.DAY_END)
LOW_DIAL: Final = 2
"""A menhir whose dial is no higher goes out soon."""


class Brush(painting.Brush[Game]):
    """With the words of this game."""

    own = say


def panels(brush: Brush) -> dict[str, Text]:
    """All panels but the characters and the log."""
    from tafelrunde.terminal.avalon.paint_clash import chain, opponent
    from tafelrunde.terminal.avalon.paint_map import surroundings

    fight = brush.game.clash is not None
    return {
        "header": header(brush),
        "tracks": menhirs(brush),
        "map": chain(brush) if fight else surroundings(brush),
        "encounter": opponent(brush) if fight else book(brush),
        "row": quests(brush),
        "compact": compact(brush),
    }


# --- Header and menhirs ---------------------------------------------------------------------------


def header(brush: Brush) -> Text:
    """Chapter, day and phases in one line."""
    game, text = brush.game, line()
    chapter = library.chapter(game.setup.campaign, game.chapter)
    link(text, chapter.name.text(brush.lang), "sheet", NAME)
    text.append(f"  {brush.say('day', day=game.day)}  ")
    for phase in PHASES:
        style = MARKER if phase is game.phase else DIM
        link(text, f" {term(phase, brush.lang)} ", f"phase:{phase.name.lower()}", style)
    return text


def menhirs(brush: Brush) -> Text:
    """What burns, for how long; below it what else is counted."""
    text = line()
    link(text, brush.say("menhirs"), "phase:dawn", NAME)
    for place, dial in brush.game.menhirs.items():
        text.append("  ")
        link(text, str(place_name(place, brush.lang)), f"place:{place}")
        text.append(f" {flame(dial)}", BAD if dial <= 1 else WARN if dial <= LOW_DIAL else GOOD)
    if not brush.game.menhirs:
        text.append("  " + brush.say("no-menhirs"), BAD)
    text.append("\n")
    return text.append_text(counted(brush))


def flame(dial: int) -> str:
    """The dial of a menhir; without one it burns for this day only."""
    return f"♨{dial}" if dial else "♨–"


def counted(brush: Brush) -> Text:
    """Time dials and counting dials, and how many events are left."""
    game, text = brush.game, line()
    for dial, value, place, _ in game.time_dials:
        where = f" ({place_name(place, brush.lang)})" if place else ""
        text.append(f"⌛{value} {dial_name(dial, brush.lang)}{where}  ", WARN)
    for dial, value in game.dials.items():
        text.append(f"◔{value} {dial_name(dial, brush.lang)}  ", "cyan")
    text.append(brush.say("events-left", cards=len(game.event_deck)), DIM)
    return text


# --- The book -------------------------------------------------------------------------------------


def book(brush: Brush) -> Text:
    """The verse that is being read, as a page; else what has to be done."""
    text = Text()
    verse = open_verse(brush.game)
    if not verse:
        return tasks(brush)
    place = brush.game.here.place
    if place:
        link(text, f"{place_name(place, brush.lang)}\n\n", f"place:{place}", NAME)
    return text.append(verse_text(verse, brush.lang))


def tasks(brush: Brush) -> Text:
    """What the players have noted."""
    text = Text()
    for task in brush.game.tasks:
        text.append("☐ ", WARN)
        text.append(library.TASKS[task].name.text(brush.lang) + "\n")
    return text if text.plain else text.append(brush.say("no-tasks"), DIM)


def quests(brush: Brush) -> Text:
    """The active quests with what completes them, and the events in force."""
    text = Text()
    for card in brush.game.quests:
        _quest(text, brush, card)
    for card in brush.game.events:
        if card not in brush.game.quests:
            link(text, f"● {card_name(card, brush.lang)}  ", f"card:{card.uid}", "cyan")
    return text if text.plain else text.append(brush.say("no-quests"), DIM)


def _quest(text: Text, brush: Brush, card: Card) -> None:
    text.append("★ ", WARN)
    link(text, card_name(card, brush.lang), f"card:{card.uid}", NAME)
    printed = card.printed
    if isinstance(printed, Event | Secret) and printed.quest is not None:
        goal = condition_text(printed.quest.condition, brush.lang)
        text.append("  " + brush.say("quest-goal", condition=goal), DIM)
    text.append("\n")


# --- The whole table, small -----------------------------------------------------------------------


def compact(brush: Brush) -> Text:
    """The table in as few lines as possible."""
    from tafelrunde.terminal.avalon.paint_clash import clash_line
    from tafelrunde.terminal.avalon.paint_seats import character_line

    text = line()
    text.append_text(menhirs(brush))
    text.append("\n")
    if brush.game.clash is not None:
        text.append_text(clash_line(brush))
        text.append("\n")
    elif verse := open_verse(brush.game):
        text.append(verse_text(verse, brush.lang).replace("\n", " ") + "\n")
    for character in brush.game.characters:
        text.append_text(character_line(brush, character))
        text.append("\n")
    return text
