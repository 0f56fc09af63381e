"""The names of printed things, found by their ids."""

from __future__ import annotations

from collections.abc import Callable

from tafelrunde.engine.content import Lang
from tafelrunde.engine.grammar import Noun
from tafelrunde.games.valskyrr.nouns import Enemy

Names = Callable[[str, Lang], str]
"""Finds the name of a hero, card, enemy, encounter, time card or tile by its id."""


def name(key: str, lang: Lang) -> Noun:
    """The name of a hero, card, enemy, encounter, time card or tile, ready to be inflected."""
    from tafelrunde.games.valskyrr import library  # all content, needed only to name some of it

    return library.name_of(key).noun(lang)


def ability_name(enemy: str, ability: str, lang: Lang) -> str:
    """The name of a special ability of an enemy; an ability it does not have keeps its id."""
    from tafelrunde.games.valskyrr import library

    card = library.printed(enemy)
    known = card.abilities if isinstance(card, Enemy) else ()
    return next((item.name.text(lang) for item in known if item.id == ability), ability)
