"""What the next level of an attribute brings, told before it is raised."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from tafelrunde.engine.content import Lang
from tafelrunde.games.hexer import library
from tafelrunde.games.hexer.rules.attributes import attribute_name, can_rise
from tafelrunde.games.hexer.state.table import Player
from tafelrunde.games.hexer.terms import Attribute
from tafelrunde.games.hexer.texts.ability_effects import ability_text, at_level
from tafelrunde.games.hexer.texts.words import ROMAN, words


def next_level(player: Player, attribute: Attribute, lang: Lang) -> str:
    """What a player gets by raising an attribute (H6.02 to H6.09, H6.21); empty at the top."""
    if not can_rise(player, attribute):
        return ""
    say, level = words(lang).say, player.levels[attribute] + 1
    if attribute is Attribute.SPECIALISATION:
        told = _specialised(player.id, level, lang)
    else:
        key = f"next-{attribute_name(player, attribute)}"
        told = say(key, level=ROMAN[level], number=level)
    levels = [*player.levels]
    levels[attribute] = level
    if min(levels) <= player.level:
        return told
    return f"{told} {say('next-level', level=ROMAN[player.level + 1])}"


@cache  # printed on the board of the character
def _specialised(character: str, level: int, lang: Lang) -> str:
    special = library.character(character).specialisation
    effects = at_level(special.ability.do, level)
    return words(lang).say(
        "next-specialisation",
        level=ROMAN[level],
        name=special.name.text(lang),
        text=ability_text(replace(special.ability, do=effects), lang),
    )
