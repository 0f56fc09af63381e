"""What tests of Avalon share: a small box instead of the real one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tafelrunde.engine.content import Name
from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.nouns import Chapter, Kept
from tafelrunde.games.avalon.rules import character_setup, world_setup
from tafelrunde.games.avalon.terms import Art, Attribute, Colour, Tray
from tests.kit.avalon import (
    dummy_card,
    dummy_enemy,
    dummy_event,
    dummy_item,
    dummy_location,
    dummy_partner,
    dummy_secret,
    dummy_skill,
)


@pytest.fixture
def box() -> Iterator[None]:
    """A small box: dummies of everything, and nothing else."""
    world_setup.laid_out.cache_clear()
    character_setup.own_cards.cache_clear()
    for shelf in (library.PRINTED, library.LOCATIONS):
        shelf.clear()
    chapters = library.CHAPTERS.copy()
    library.CHAPTERS.clear()
    library.CHAPTERS["main", 1] = Chapter(1, Name("eins", "one"), ["p1", "p2"], [0, 1])
    dummy_location(101, north=102, west=103, east=104, south=105)
    for number in (102, 103, 104, 105, 106):
        dummy_location(number, west=106)
    for tray in Tray:
        for art in Art:
            name = f"{tray.name}_{art.name}".lower()
            dummy_card(f"{name}_base", tray=tray, art=art, numbers=list(range(1, 26)))
    for owner, tray in (("beor", Tray.BLUE), ("ailei", Tray.GREEN)):
        for art in Art:
            name = f"{owner}_{art.name}_own".lower()
            dummy_card(name, tray=tray, art=art, numbers=list(range(1, 16)), owner=owner)
    for colour in ("gray", "green", "violet"):
        each = Colour[colour.upper()]
        dummy_enemy(f"{colour}_first", colour=each, difficulty=0)
        dummy_enemy(f"{colour}_easy", colour=each, copies=5)
        dummy_enemy(f"{colour}_hard", colour=each, difficulty=4)
    dummy_partner("blue_first", difficulty=0)
    dummy_partner("blue_easy", copies=5)
    dummy_enemy("boxed", boxed=True)
    for number in (42, 11, 30):
        dummy_secret(f"secret_{number}", number)
    for key in "abcdefgh":
        dummy_item(key)
    dummy_skill("rage", Attribute.AGGRESSION)
    for key in ("p2", "p1", "special"):
        dummy_event(key, chapter=1, kept=Kept.UNTIL_TOLD)
    for number in range(8):
        dummy_event(f"r{number}", random=True, kept=Kept.TODAY)
    yield
    world_setup.laid_out.cache_clear()
    library.CHAPTERS.clear()
    library.CHAPTERS.update(chapters)
