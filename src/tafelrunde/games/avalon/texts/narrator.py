"""The log: every event as one sentence, names first."""

from __future__ import annotations

from functools import singledispatch
from typing import Final

from tafelrunde.engine.content import Lang
from tafelrunde.engine.phrases import NONE, Args, capital, field_names, key_of
from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.events import (
    CampaignEnded,
    CardLaid,
    ChoiceMade,
    Event,
    HandedOver,
    TaskNoted,
    VerseRead,
)
from tafelrunde.games.avalon.nouns import ClashCard
from tafelrunde.games.avalon.story import BOOK
from tafelrunde.games.avalon.terms import ROWS
from tafelrunde.games.avalon.texts.cards import row_name
from tafelrunde.games.avalon.texts.words import dial_name, join, name, place_name, words

NAMED: Final = ("character", "card", "giver", "receiver", "guardian", "status", "encounter")
"""Fields that hold the id of something with a name."""
PLACES: Final = ("place", "old", "new")
SPELLED: Final = {
    "phase": "phase",
    "deed": "deed",
    "attribute": "attribute",
    "track": "track",
    "resource": "resource",
    "side": "side",
}
"""Fields that hold the id of a fixed term, and how its message begins."""
UNSAID: Final = ("why", "activated")


def narrate(event: Event, lang: Lang) -> str:
    """What happened, as one sentence."""
    args: Args = {}
    for field in field_names(event):
        if field in UNSAID:
            continue
        value = getattr(event, field)
        args[field] = _spoken(field, value, lang)
        if isinstance(value, tuple):
            args["count"] = len(value)
    if "before" in args:
        before, after = int(args["before"]), int(args["after"])
        args["change"] = "up" if before < after else "down"
        args["by"] = abs(after - before)
    args.update(_more(event, lang))
    return capital(words(lang).say(key_of("event", type(event)), **args))


def _spoken(field: str, value: object, lang: Lang) -> str | int:
    """A field of an event, as the message needs it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return place_name(value, lang) if field in PLACES else value
    if isinstance(value, tuple):
        return join([name(each, lang) for each in value], "list-and", lang)
    key = str(value)
    if field in NAMED:
        return name(key, lang)
    if field in SPELLED:
        return words(lang).say(f"{SPELLED[field]}-{key.replace('_', '-')}")
    return dial_name(key, lang) if field == "dial" else key


@singledispatch
def _more(event: Event, lang: Lang) -> Args:
    """More arguments for the message of an event; most need none."""
    return {}


@_more.register
def _(event: CampaignEnded, lang: Lang) -> Args:
    """It was won with a chapter, or lost by somebody's death."""
    return {"cause": name(event.cause, lang) if event.cause in library.BOARDS else NONE}


@_more.register
def _(event: HandedOver, lang: Lang) -> Args:
    key = f"resource-{event.what}"
    if key in words(lang):
        return {"resource": words(lang).say(key), "what": NONE, "kind": "resource"}
    return {"resource": NONE, "what": name(event.what, lang), "kind": "card"}


@_more.register
def _(event: VerseRead, lang: Lang) -> Args:
    return {"tale": verse_text(event.verse, lang) or NONE}


@_more.register
def _(event: ChoiceMade, lang: Lang) -> Args:
    return {"choice": BOOK.sentence(event.verse, event.choice, lang)}


def verse_text(verse: str, lang: Lang) -> str:
    """The prose of a verse; those of tests have none."""
    return BOOK.text(verse, lang)


@_more.register
def _(event: CardLaid, lang: Lang) -> Args:
    printed = library.printed(event.card)
    assert isinstance(printed, ClashCard)
    rows = [row_name(row, printed.art, lang) for row in range(ROWS) if event.activated >> row & 1]
    return {"rows": join(rows, "list-and", lang)}


@_more.register
def _(event: TaskNoted, lang: Lang) -> Args:
    return {"task": library.TASKS[event.task].name.text(lang)}
