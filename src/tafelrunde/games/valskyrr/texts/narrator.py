"""The log: every event as one sentence, names first."""

from __future__ import annotations

from functools import lru_cache, singledispatch
from typing import Final

from tafelrunde.engine.content import Lang
from tafelrunde.engine.phrases import NONE, Args, capital, field_names, key_of
from tafelrunde.games.valskyrr.events import (
    AbilityIgnored,
    AbilityTriggered,
    ActionTaken,
    AttackMade,
    CardsDrawn,
    DamagePrevented,
    EnemyAttacked,
    Event,
)
from tafelrunde.games.valskyrr.texts.names import Names, ability_name, name
from tafelrunde.games.valskyrr.texts.words import join, words

NAMED: Final = ("hero", "card", "enemy", "encounter", "location", "target", "on", "by")
"""Fields that hold the id of a printed thing."""

SPELLED: Final = ("phase", "condition", "kind", "deck")
"""Fields that hold the id of a fixed term; the message is `<field>-<id>`."""


@lru_cache(5_000)  # at many tables the same things happen
def narrate(event: Event, lang: Lang, names: Names = name) -> str:
    """What happened, as one sentence; `names` finds the name of a printed thing by its id."""
    args: Args = {}
    for field in field_names(event):
        if field not in ("why", "uid", "number"):
            args[field] = _spoken(field, getattr(event, field), lang, names)
    if "before" in args:
        args["change"] = _change(args["before"], args["after"])
    args.update(_more(event, lang))
    return capital(words(lang).say(key_of("event", type(event)), **args))


def _spoken(field: str, value: object, lang: Lang, names: Names) -> str | int:
    """A field of an event, as the message needs it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return value
    if isinstance(value, tuple):
        return join([names(str(key), lang) for key in value], "list-and", lang)
    key = str(value)
    if not key:
        return NONE
    if field in NAMED:
        return names(key, lang)
    if field in SPELLED:
        return words(lang).say(f"{field}-{key}")
    return key


def _change(before: str | int, after: str | int) -> str:
    return "same" if before == after else "up" if int(before) < int(after) else "down"


@singledispatch
def _more(event: Event, lang: Lang) -> Args:
    """More arguments for the message of an event; most need none."""
    return {}


@_more.register
def _(event: ActionTaken, lang: Lang) -> Args:
    return {"own": "yes" if event.card == event.hero else "no"}


@_more.register(AbilityTriggered)
@_more.register(AbilityIgnored)
def _(event: AbilityTriggered | AbilityIgnored, lang: Lang) -> Args:
    return {"ability": ability_name(event.enemy, event.ability, lang)}


@_more.register
def _(event: CardsDrawn, lang: Lang) -> Args:
    return {"count": len(event.cards)}


@_more.register
def _(event: DamagePrevented, lang: Lang) -> Args:
    return {"by": NONE} if event.by == event.hero else {}


@_more.register
def _(event: EnemyAttacked, lang: Lang) -> Args:
    damage = words(lang).say("damage", physical=event.physical, magical=event.magical)
    return {"damage": damage}


@_more.register
def _(event: AttackMade, lang: Lang) -> Args:
    return {"prevented": event.physical + event.magical - event.through}
