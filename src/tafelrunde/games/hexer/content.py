"""Everything printed, for clients: texts, and the numbers that a drawn card needs.

Of stories only the titles are here: what they tell is read out card by card.
"""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import Final

from tafelrunde.engine.content import Lang, Name
from tafelrunde.engine.games import Data
from tafelrunde.engine.phrases import capital
from tafelrunde.games.hexer import library
from tafelrunde.games.hexer.asking import STORIES
from tafelrunde.games.hexer.board import LOCATIONS, Location
from tafelrunde.games.hexer.choices import LEGENDARY, TITLE
from tafelrunde.games.hexer.nouns import (
    TRASH,
    ActionCard,
    Bomb,
    Character,
    DagonBonus,
    DestructionToken,
    LegendaryMonster,
    Medallion,
    Monster,
    MonsterAttack,
    MovementCard,
    Mutagen,
    Potion,
    Printed,
    SpecialAttack,
    Symbols,
)
from tafelrunde.games.hexer.terms import EXHAUSTION, MODIFIERS, PROTECTION, Terrain
from tafelrunde.games.hexer.texts import rulebook as catalogue
from tafelrunde.games.hexer.texts.cards import board_text, card_text, monster_abilities
from tafelrunde.games.hexer.texts.effects import effect_text
from tafelrunde.games.hexer.texts.explained import explained
from tafelrunde.games.hexer.texts.labels import action_name
from tafelrunde.games.hexer.texts.words import words

SPOKEN: Final = (
    *("attribute-", "colour-", "terrain-", "skill-", "phase-", "witcher-", "mage-", "row-"),
    *("kind-charge", "kind-bite", "kind-special", "rank-"),
)
"""How the keys of the fixed terms begin that a client names."""

KINDS: Final[dict[type, str]] = {
    ActionCard: "action",
    Potion: "potion",
    Bomb: "bomb",
    Mutagen: "mutagen",
    Medallion: "trophy",
    DagonBonus: "trophy",
    Monster: "monster",
    LegendaryMonster: "legendary",
    MonsterAttack: "attack",
    SpecialAttack: "attack",
    MovementCard: "movement",
    DestructionToken: "destruction",
}


@cache
def content(lang: Lang) -> Data:
    """Everything that a client shows without asking again."""
    return {
        "game": "hexer",
        "lang": lang,
        "title": TITLE.text(lang),
        "subject": LEGENDARY.id,
        "cards": {
            **{each.id: _character(each, lang) for each in library.CHARACTERS.values()},
            **{key: _weakness(key, lang) for key in library.WEAKNESSES},
            **{key: _title(key, each.name, "quest", lang) for key, each in library.QUESTS.items()},
            **{place_key(each): _place_card(each, lang) for each in LOCATIONS},
            **{key: _card(each, lang) for key, each in library.PRINTED.items()},
            **explained(lang),
        },
        "facts": {
            "characters": list(library.CHARACTERS),
            "places": [_place(each, lang) for each in LOCATIONS],
            "modifiers": list(MODIFIERS),
            "exhaustion": list(EXHAUSTION),
            "protection": {side: list(values) for side, values in PROTECTION.items()},
            "words": _words(lang),
        },
    }


def _title(key: str, name: Name, kind: str, lang: Lang) -> Data:
    return {"id": key, "kind": kind, "name": name.text(lang), "lines": []}


# --- Cards ----------------------------------------------------------------------------------------


def _card(printed: Printed, lang: Lang) -> Data:
    """One card or token: what is written on it, and its own numbers."""
    if isinstance(printed, STORIES):
        return _title(printed.id, printed.name, "story", lang)
    kind = KINDS.get(type(printed), "trophy")
    data = _title(printed.id, printed.name, kind, lang)
    data["lines"] = card_text(printed.id, lang).split("\n")
    if isinstance(printed, Monster | LegendaryMonster | Medallion):
        data["tale"] = printed.tale.text(lang)
    match printed:
        case ActionCard():
            return data | _action(printed, lang)
        case Monster() | LegendaryMonster():
            return data | _monster(printed, lang)
        case MovementCard():
            return data | {"main": printed.main, "secondary": printed.secondary}
        case SpecialAttack():
            return data | {"number": printed.number}
        case _:
            return data


def _action(card: ActionCard, lang: Lang) -> Data:
    boost = card.boost
    return {
        "colour": int(card.colour),
        "terrains": [int(terrain) for terrain in card.terrains] or [int(each) for each in Terrain],
        "base": _symbols(card.base),
        "tabs": [
            {
                "colour": int(tab.colour),
                "symbols": _symbols(tab.symbols),
                "text": effect_text(tab.hit, lang),
            }
            for tab in card.tabs
        ],
        "boost": {"energy": boost.energy, "symbols": _symbols(boost.symbols)} if boost else None,
        "effect": " ".join(
            text for text in (effect_text(card.hit, lang), effect_text(card.do, lang)) if text
        ),
        "cost": "trash" if card.cost == TRASH else card.cost,
        "market": int(card.kind),
        "origin": card.origin.value,
    }


def _monster(monster: Monster | LegendaryMonster, lang: Lang) -> Data:
    data = {
        "abilities": monster_abilities(monster, lang),
        "specials": [effect_text(special, lang) for special in monster.specials],
    }
    if isinstance(monster, LegendaryMonster):
        return data
    numbers = {"rank": monster.rank, "life": monster.life, "weakness": int(monster.weakness)}
    return data | numbers


def _symbols(symbols: Symbols) -> dict[str, int]:
    """Only those that are there."""
    found = {item.name: int(getattr(symbols, item.name)) for item in fields(symbols)}
    return {name: value for name, value in found.items() if value}


def _character(character: Character, lang: Lang) -> Data:
    return _title(character.id, character.name, "character", lang) | {
        "market": int(character.kind),
        "school": character.school,
        "specialisation": character.specialisation.name.text(lang),
        "lines": board_text(character, lang).split("\n"),
    }


def _weakness(key: str, lang: Lang) -> Data:
    weakness = library.WEAKNESSES[key]
    lines = card_text(key, lang).split("\n")
    return _title(key, weakness.name, "weakness", lang) | {"lines": lines}


# --- Places and words -----------------------------------------------------------------------------


def place_key(place: Location) -> str:
    """A location among the cards."""
    return f"place_{place.number}"


def _place(place: Location, lang: Lang) -> Data:
    return {
        "id": place.id,
        "name": place.name.text(lang),
        "terrains": [int(terrain) for terrain in Terrain if place.terrains >> terrain & 1],
        "action": place.action.value,
        "ways": list(place.ways),
        "port": place.port,
        "school": place.school,
        "island": place.island,
        "card": place_key(place),
    }


def _place_card(place: Location, lang: Lang) -> Data:
    say = words(lang).say
    named = [say(f"terrain-{t.name.lower()}") for t in Terrain if place.terrains >> t & 1]
    lines = [capital(", ".join(named)), action_name(place.action, lang)]
    return _title(place_key(place), place.name, "place", lang) | {"lines": lines}


def _words(lang: Lang) -> dict[str, str]:
    """The fixed terms by their keys, as the rules name them."""
    language = words(lang)
    keys = sorted(key for key in language.keys if key.startswith(SPOKEN) and "." not in key)
    return {key: language.say(key) for key in keys}


# --- Rules ----------------------------------------------------------------------------------------


@cache
def rulebook(lang: Lang) -> Data:
    """Every rule by chapter, in the order of the rulebook."""
    chapters = catalogue.CATALOGUE.pages(lang)
    return {"game": "hexer", "lang": lang, "title": TITLE.text(lang), "chapters": chapters}
