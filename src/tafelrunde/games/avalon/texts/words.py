"""The messages of this game, its fixed terms and names in them, and lists of words."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Final, Literal

from tafelrunde.engine.content import Lang
from tafelrunde.engine.grammar import Noun
from tafelrunde.engine.language import Language, language_for
from tafelrunde.engine.phrases import NONE, capital, listed
from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.nouns import SkillCard

FOLDER: Final = Path(__file__).parent

Joint = Literal["list-and", "list-or"]


@cache
def words(lang: Lang) -> Language:
    """The messages of this game in one language."""
    return language_for(lang, FOLDER)


def join(items: Sequence[str], joint: Joint, lang: Lang) -> str:
    """The items as one list: "a, b and c"."""
    return listed(items, joint, words(lang))


def term(value: Enum, lang: Lang) -> str:
    """A fixed term: an attribute, a resource, a trait …"""
    key = f"{type(value).__name__}-{value.name}".lower().replace("_", "-")
    return words(lang).say(key)


def name(key: str, lang: Lang) -> Noun | str:
    """The name of a character, a status, a task, a card or a side of one; "none" if there is no
    key.
    """
    if not key:
        return NONE
    for card in library.of_kind(SkillCard):
        for side in card.sides:
            if side.id == key:
                return side.name.noun(lang)
    return library.name_of(key).noun(lang)


def place_name(number: int, lang: Lang) -> Noun | str:
    """The name of a location; "none" if it is nowhere."""
    return library.location(number).name.noun(lang) if number > 0 else NONE


def dial_name(dial: str, lang: Lang) -> str:
    """What a dial counts; those of tests have only their id."""
    key = f"dial-{dial.replace('_', '-')}"
    return words(lang).say(key) if key in words(lang) else dial


def after_colon(text: str, lang: Lang) -> str:
    """A sentence after a colon begins with a capital in German, with a small letter in English."""
    return capital(text) if lang == "de" else text
