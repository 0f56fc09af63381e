"""The names of printed things, found by their ids."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from tafelrunde.engine.content import Lang, Name

Names = Callable[[str, Lang], str]
"""Finds the name of a hero, card, enemy, encounter, time card or tile by its id."""


def name(key: str, lang: Lang) -> str:
    """The name of a hero, card, enemy, encounter, time card or tile."""
    from tafelrunde.games.valskyrr import library  # all content, needed only to name some of it

    return library.name_of(key).text(lang)


def ability_name(key: str, lang: Lang) -> str:
    """The name of a special ability."""
    return _abilities()[key].text(lang)


@cache
def _abilities() -> dict[str, Name]:
    from tafelrunde.games.valskyrr.cards.enemies.blue import BLUE_ENEMIES
    from tafelrunde.games.valskyrr.cards.enemies.final import FINAL_ENEMIES
    from tafelrunde.games.valskyrr.cards.enemies.green import GREEN_ENEMIES
    from tafelrunde.games.valskyrr.cards.enemies.red import RED_ENEMIES

    decks = (BLUE_ENEMIES, GREEN_ENEMIES, RED_ENEMIES, FINAL_ENEMIES)
    enemies = [enemy for deck in decks for enemy in deck]
    return {ability.id: ability.name for enemy in enemies for ability in enemy.abilities}
