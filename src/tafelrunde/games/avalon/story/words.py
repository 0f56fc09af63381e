"""The words that verses are written in, from one place."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.nouns import Choice, Verse
from tafelrunde.games.avalon.terms import Attribute, Colour, Keyword, Resource, Track, Who
from tafelrunde.games.avalon.vocabulary.conditions import (
    AllOf,
    AnyOf,
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
from tafelrunde.games.avalon.vocabulary.costs import DiscardItem, GiveSecret, Pay
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
]
