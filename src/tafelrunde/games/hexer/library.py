"""All content of the game, by id."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from tafelrunde.engine.book import Book
from tafelrunde.engine.cards import Library
from tafelrunde.engine.content import Name
from tafelrunde.engine.errors import ContentError, UnknownName
from tafelrunde.engine.forms import known
from tafelrunde.games.hexer.cards.action_cards import WITCHER_MARKET
from tafelrunde.games.hexer.cards.advanced import ADVANCED
from tafelrunde.games.hexer.cards.attack_cards import (
    LEGENDARY_ATTACKS,
    MONSTER_ATTACKS,
    SPECIAL_ATTACKS,
)
from tafelrunde.games.hexer.cards.bombs import BOMBS
from tafelrunde.games.hexer.cards.characters import CHARACTERS
from tafelrunde.games.hexer.cards.city import CITY_CARDS
from tafelrunde.games.hexer.cards.city import SECTIONS as _CITY
from tafelrunde.games.hexer.cards.dagon import DAGON
from tafelrunde.games.hexer.cards.destruction import DESTRUCTION_TOKENS
from tafelrunde.games.hexer.cards.events import EVENTS
from tafelrunde.games.hexer.cards.events import SECTIONS as _EVENTS
from tafelrunde.games.hexer.cards.legendary import LEGENDARY_MONSTERS
from tafelrunde.games.hexer.cards.mage_cards import MAGE_MARKET
from tafelrunde.games.hexer.cards.monsters import MONSTERS
from tafelrunde.games.hexer.cards.movement import MOVEMENT_CARDS
from tafelrunde.games.hexer.cards.mutagens import MUTAGENS
from tafelrunde.games.hexer.cards.potions import POTIONS
from tafelrunde.games.hexer.cards.quests import QUESTS
from tafelrunde.games.hexer.cards.quests import SECTIONS as _QUESTS
from tafelrunde.games.hexer.cards.skellige import SECTIONS as _SKELLIGE
from tafelrunde.games.hexer.cards.skellige import SKELLIGE_CARDS
from tafelrunde.games.hexer.cards.trophies import ATTRIBUTE_TROPHIES, DAGON_BONUSES
from tafelrunde.games.hexer.cards.weaknesses import WEAKNESSES as _WEAKNESSES
from tafelrunde.games.hexer.cards.wilderness import SECTIONS as _WILDERNESS
from tafelrunde.games.hexer.cards.wilderness import WILDERNESS_CARDS
from tafelrunde.games.hexer.nouns import Character, LegendaryMonster, Printed, Story

__all__ = [
    "ADVANCED",
    "ATTRIBUTE_TROPHIES",
    "BOMBS",
    "BOOK",
    "CHARACTERS",
    "CITY_CARDS",
    "DAGON",
    "DAGON_BONUSES",
    "DECKS",
    "DESTRUCTION_TOKENS",
    "EVENTS",
    "LEGENDARY_ATTACKS",
    "LEGENDARY_IDS",
    "LEGENDARY_MONSTERS",
    "MAGE_MARKET",
    "MONSTERS",
    "MONSTER_ATTACKS",
    "MOVEMENT_CARDS",
    "MUTAGENS",
    "POTIONS",
    "PRINTED",
    "QUESTS",
    "SKELLIGE_CARDS",
    "SPECIAL_ATTACKS",
    "WEAKNESSES",
    "WILDERNESS_CARDS",
    "WITCHER_MARKET",
    "add",
    "character",
    "legendary",
    "name_of",
    "printed",
]

WEAKNESSES: Final = {f"weakness_{weakness.numeral}": weakness for weakness in _WEAKNESSES}
LEGENDARY_IDS: Final = tuple(monster.id for monster in LEGENDARY_MONSTERS)
DECKS: Final[dict[str, Iterable[Printed]]] = {
    "start": [card for character in CHARACTERS.values() for card in character.cards],
    "special": [character.special for character in CHARACTERS.values()],
    "witcher_market": WITCHER_MARKET,
    "advanced": ADVANCED,
    "mage_market": MAGE_MARKET,
    "potions": POTIONS,
    "bombs": BOMBS,
    "mutagens": MUTAGENS,
    "medallions": [character.medallion for character in CHARACTERS.values()],
    "attribute_trophies": ATTRIBUTE_TROPHIES,
    "dagon_bonuses": DAGON_BONUSES,
    "monsters": (*MONSTERS, DAGON),
    "monster_attacks": MONSTER_ATTACKS,
    "special_attacks": SPECIAL_ATTACKS,
    "legendary_monsters": LEGENDARY_MONSTERS,
    "legendary_attacks": LEGENDARY_ATTACKS,
    "movement_cards": MOVEMENT_CARDS,
    "destruction_tokens": DESTRUCTION_TOKENS,
    "city": CITY_CARDS,
    "wilderness": WILDERNESS_CARDS,
    "skellige": SKELLIGE_CARDS,
    "events": EVENTS,
}
"""Every printed thing once, by the deck it belongs to."""

PRINTED: Final = Library[Printed](*DECKS.values())
add = PRINTED.add
printed = PRINTED.find

if _shared := PRINTED.keys() & {*CHARACTERS, *QUESTS, *WEAKNESSES}:
    raise ContentError(f"Two printed things share the id {min(_shared)}.")

BOOK: Final = Book("tafelrunde.games.hexer.cards", outcomes=True)
"""All stories; their prose lies beside the modules of the cards."""

_SECTIONS: Final[tuple[Mapping[str, Sequence[Story]], ...]] = (
    *(_CITY, _WILDERNESS, _SKELLIGE, _EVENTS, _QUESTS),
)
for _deck_sections in _SECTIONS:
    for _section, _stories in _deck_sections.items():
        BOOK.add(_section, (verse for story in _stories for verse in story.verses))


def character(name: str) -> Character:
    """The character of that id."""
    if name not in CHARACTERS:
        raise UnknownName(f"There is no character {name!r}; {known(name, CHARACTERS)}")
    return CHARACTERS[name]


def legendary(name: str) -> LegendaryMonster:
    """The Legendary Monster of that id."""
    for monster in LEGENDARY_MONSTERS:
        if monster.id == name:
            return monster
    raise UnknownName(f"There is no Legendary Monster {name!r}; {known(name, LEGENDARY_IDS)}")


def name_of(key: str) -> Name:
    """The name of a character, a quest, a weakness or a printed thing."""
    if key in CHARACTERS:
        return CHARACTERS[key].name
    if key in WEAKNESSES:
        return WEAKNESSES[key].name
    if key in QUESTS:
        return QUESTS[key].name
    return printed(key).name
