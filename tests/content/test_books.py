"""The books of the games: the same walk through each of them."""

from __future__ import annotations

import re
from collections.abc import Iterable

from tafelrunde.engine.book.walk import led_to, troubles
from tafelrunde.engine.content import Frozen
from tafelrunde.games.avalon import library as avalon
from tafelrunde.games.avalon.story import BOOK as DISCOVERIES
from tafelrunde.games.avalon.vocabulary.world import ReadVerse, SetTimeDial
from tafelrunde.games.hexer import library as hexer
from tafelrunde.games.hexer.board import LOCATIONS
from tafelrunde.games.hexer.library import BOOK as STORIES
from tafelrunde.games.hexer.vocabulary.story import BeginQuest, FindIsland, LandOn, ReadEvent

EVENTS = {(each.number, each.skellige): each.id for each in hexer.EVENTS}


def in_avalon(each: Frozen) -> Iterable[str]:
    """Where words of Avalon lead."""
    match each:
        case ReadVerse(verse=verse) | SetTimeDial(expires=verse) if verse:
            yield verse


def in_hexer(each: Frozen) -> Iterable[str]:
    """Where words of Hexer lead: to quests and their ends, to events, and to those of islands."""
    match each:
        case BeginQuest(quest=quest):
            yield quest
            yield hexer.QUESTS[quest].done
        case ReadEvent(number=number, skellige=skellige):
            yield EVENTS[number, skellige]
        case LandOn(place=place) | FindIsland(place=place):
            yield EVENTS[LOCATIONS[place].event, True]


def test_the_book_of_discoveries_is_whole() -> None:
    """It begins at places, by their cards, by events, and with the Mercy."""
    by_rules = [each for each in DISCOVERIES.verses if re.search(r"\.(0|D|N|M)$", each)]
    cards = [*avalon.PRINTED.values(), *avalon.LOCATIONS.values(), *avalon.CHAPTERS.values()]
    begins = [*by_rules, "500", *led_to(cards, in_avalon)]
    fronts = map(str, avalon.LOCATIONS)
    assert troubles(DISCOVERIES, in_avalon, begins, also_read=fronts) == []


def test_the_stories_of_hexer_are_whole() -> None:
    """They begin with the cards of the three decks."""
    begins = [each.id for each in (*hexer.CITY_CARDS, *hexer.WILDERNESS_CARDS)]
    begins += [verse.id for card in hexer.SKELLIGE_CARDS for verse in card.verses]
    assert troubles(STORIES, in_hexer, begins) == []


def test_the_stories_of_hexer_lie_in_their_book() -> None:
    assert len(STORIES.verses) == 36 + 36 + 2 * 32 + 36 + 2 * 28
    assert set(STORIES.sections.values()) == {
        *(f"city/{each}" for each in ("taverns", "trade", "law", "learning", "fates")),
        *(f"wilderness/{each}" for each in ("beasts", "hauntings", "places", "villages")),
        "wilderness/wayfarers",
        *(f"skellige/{each}" for each in ("crews", "depths", "finds", "weather")),
        *(f"events/{each}" for each in ("belongings", "decisions", "fortunes", "islands")),
        *(f"quests/{each}" for each in ("debts", "errands", "strangers")),
    }
