"""The words that verses are written in, from one place."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.nouns import Choice, Verse
from tafelrunde.games.avalon.terms import Attribute, Colour, Keyword, Resource, Track, Who
from tafelrunde.games.avalon.vocabulary.conditions import (
    AllOf,
    AnyOf,
    Has,
    HasAttribute,
    HasSecret,
    HasStatus,
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
    Roll,
    Toss,
)
from tafelrunde.games.avalon.vocabulary.world import (
    ChangeLocation,
    ChangeMenhirs,
    Encounter,
    EndChapter,
    Mark,
    MoveTo,
    Note,
    ReadVerse,
    RemoveTimeDial,
    RestartChapter,
    SetTimeDial,
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
PRACTICALITY: Final = Attribute.PRACTICALITY
EMPATHY: Final = Attribute.EMPATHY
CAUTION: Final = Attribute.CAUTION
SPIRITUALITY: Final = Attribute.SPIRITUALITY
GRAY: Final = Colour.GRAY
GREEN: Final = Colour.GREEN
VIOLET: Final = Colour.VIOLET
WEAPON: Final = Keyword.WEAPON
COMPANION: Final = Keyword.COMPANION
BEOR: Final = IsCharacter("beor")
AILEI: Final = IsCharacter("ailei")
AREV: Final = IsCharacter("arev")
WURM: Final = IsCharacter("wurm")

__all__ = [
    "AGGRESSION",
    "AILEI",
    "ALL",
    "AREV",
    "BEOR",
    "CAUTION",
    "COMPANION",
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
    "REPUTATION",
    "SPIRITUALITY",
    "VIOLET",
    "WEALTH",
    "WEAPON",
    "WURM",
    "AllOf",
    "AnyOf",
    "Band",
    "ChangeLocation",
    "ChangeMenhirs",
    "Choice",
    "Deal",
    "DiscardItem",
    "Encounter",
    "EndChapter",
    "Gain",
    "GainItem",
    "GainSecret",
    "GiveSecret",
    "Has",
    "HasAttribute",
    "HasSecret",
    "HasStatus",
    "If",
    "Lose",
    "Mark",
    "MoveTo",
    "Not",
    "Note",
    "Pay",
    "ReadVerse",
    "RemoveTimeDial",
    "RestartChapter",
    "Roll",
    "SetTimeDial",
    "Toss",
    "Verse",
    "WasRead",
    "Won",
]
