"""The words that verses are written in, from one place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from tafelrunde.engine.effects import Effect
from tafelrunde.games.avalon.nouns import Choice, Verse
from tafelrunde.games.avalon.terms import Attribute, Colour, Keyword, Resource, Track, Who
from tafelrunde.games.avalon.vocabulary.conditions import (
    AllOf,
    AnyOf,
    Condition,
    Count,
    Counted,
    FromChapter,
    Has,
    HasAttribute,
    HasMenhir,
    HasSecret,
    HasStatus,
    HasTask,
    IsChapter,
    IsCharacter,
    Not,
    WasRead,
    Won,
)
from tafelrunde.games.avalon.vocabulary.costs import Cost, DiscardItem, GiveSecret, Pay
from tafelrunde.games.avalon.vocabulary.effects import (
    Band,
    Deal,
    Gain,
    GainItem,
    GainSecret,
    If,
    Lose,
    LoseItem,
    LoseSecret,
    Roll,
    Toss,
)
from tafelrunde.games.avalon.vocabulary.world import (
    BeginAt,
    ChangeLocation,
    ChangeMenhirs,
    CrossOut,
    Encounter,
    EndChapter,
    Mark,
    MoveTo,
    Note,
    Page,
    PlaceGuardian,
    PlaceLocation,
    ReadVerse,
    RemoveTimeDial,
    RestartChapter,
    SetMenhir,
    SetTimeDial,
    TurnTo,
)

FOOD: Final = Resource.FOOD
WEALTH: Final = Resource.WEALTH
REPUTATION: Final = Resource.REPUTATION
EXP: Final = Resource.EXP
MAGIC: Final = Resource.MAGIC
ENERGY: Final = Track.ENERGY
HEALTH: Final = Track.HEALTH
FEAR: Final = Track.FEAR
EACH: Final = Who.EACH
ALL: Final = Who.ALL
AGGRESSION: Final = Attribute.AGGRESSION
COURAGE: Final = Attribute.COURAGE
PRACTICALITY: Final = Attribute.PRACTICALITY
EMPATHY: Final = Attribute.EMPATHY
CAUTION: Final = Attribute.CAUTION
SPIRITUALITY: Final = Attribute.SPIRITUALITY
BLUE: Final = Colour.BLUE
GRAY: Final = Colour.GRAY
GREEN: Final = Colour.GREEN
VIOLET: Final = Colour.VIOLET
WEAPON: Final = Keyword.WEAPON
ARMOUR: Final = Keyword.ARMOUR
COMPANION: Final = Keyword.COMPANION
RELIC: Final = Keyword.RELIC
SHIELD: Final = Keyword.SHIELD
BEOR: Final = IsCharacter("beor")
AILEI: Final = IsCharacter("ailei")
AREV: Final = IsCharacter("arev")
WURM: Final = IsCharacter("wurm")


def once(
    key: str,
    goto: str,
    *,
    do: Sequence[Effect] = (),
    cost: Sequence[Cost] = (),
    only_if: Condition | None = None,
    needs: Condition | None = None,
) -> Choice:
    """A choice that is gone when the page to which it leads was read."""
    unread = Not(WasRead(goto))
    asked = only_if.conditions if isinstance(only_if, AllOf) else [only_if] if only_if else []
    hidden = AllOf([*asked, unread]) if asked else unread
    return Choice(key, goto, do=do, cost=cost, only_if=hidden, needs=needs)


# --- Pages that are read one after the other ------------------------------------------------------

Rows = Sequence[Sequence[Page]]
"""Of each row the first page whose condition is met is read, then the next row; a row none of whose
pages fits is passed over.
"""
NOTHING_MORE: Final[Mapping[str, Sequence[Effect]]] = MappingProxyType({})


def turn_to(rows: Rows) -> TurnTo:
    """To the first page that fits; behind one that always does nothing is looked for."""
    pages = [page for row in rows for page in row]
    last = next((n for n, page in enumerate(pages, 1) if page.only_if is None), len(pages))
    return TurnTo(pages[:last])


def in_turn(
    rows: Rows,
    *,
    doing: Mapping[str, Sequence[Effect]] = NOTHING_MORE,
    last: Sequence[Effect] = (),
) -> list[Verse]:
    """The verses of these rows: each turns to the rows after its own, those of the last one do
    what comes `last`; what a single page does besides stands in `doing`.
    """
    found = []
    for number, row in enumerate(rows, 1):
        after = [turn_to(rows[number:])] if rows[number:] else last
        found += [Verse(page.verse, [*doing.get(page.verse, ()), *after]) for page in row]
    return found


__all__ = [
    "AGGRESSION",
    "AILEI",
    "ALL",
    "AREV",
    "ARMOUR",
    "BEOR",
    "BLUE",
    "CAUTION",
    "COMPANION",
    "COURAGE",
    "EACH",
    "EMPATHY",
    "ENERGY",
    "EXP",
    "FEAR",
    "FOOD",
    "GRAY",
    "GREEN",
    "HEALTH",
    "MAGIC",
    "PRACTICALITY",
    "RELIC",
    "REPUTATION",
    "SHIELD",
    "SPIRITUALITY",
    "VIOLET",
    "WEALTH",
    "WEAPON",
    "WURM",
    "AllOf",
    "AnyOf",
    "Band",
    "BeginAt",
    "ChangeLocation",
    "ChangeMenhirs",
    "Choice",
    "Count",
    "Counted",
    "CrossOut",
    "Deal",
    "DiscardItem",
    "Encounter",
    "EndChapter",
    "FromChapter",
    "Gain",
    "GainItem",
    "GainSecret",
    "GiveSecret",
    "Has",
    "HasAttribute",
    "HasMenhir",
    "HasSecret",
    "HasStatus",
    "HasTask",
    "If",
    "IsChapter",
    "Lose",
    "LoseItem",
    "LoseSecret",
    "Mark",
    "MoveTo",
    "Not",
    "Note",
    "Page",
    "Pay",
    "PlaceGuardian",
    "PlaceLocation",
    "ReadVerse",
    "RemoveTimeDial",
    "RestartChapter",
    "Roll",
    "SetMenhir",
    "SetTimeDial",
    "Toss",
    "TurnTo",
    "Verse",
    "WasRead",
    "Won",
    "in_turn",
    "once",
    "turn_to",
]
