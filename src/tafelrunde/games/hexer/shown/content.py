"""Everything printed, for clients: texts, and the numbers that a drawn card needs.

Of stories only the titles are here: what they tell is read out card by card.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, get_args

import msgspec

from tafelrunde.engine.content import Lang, Name
from tafelrunde.engine.phrases import capital
from tafelrunde.engine.shown_content import PrintedThing
from tafelrunde.games.hexer import library
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
)
from tafelrunde.games.hexer.nouns import Symbols as PrintedSymbols
from tafelrunde.games.hexer.shown.wire_types import (
    BoostFacts,
    CardFacts,
    PlaceFacts,
    SentFacts,
    SymbolName,
    Symbols,
    TabFacts,
)
from tafelrunde.games.hexer.state.board import LOCATIONS, Location
from tafelrunde.games.hexer.state.physical import STORIES
from tafelrunde.games.hexer.terms import EXHAUSTION, MODIFIERS, PROTECTION, Terrain
from tafelrunde.games.hexer.texts.cards import board_text, card_text, monster_abilities
from tafelrunde.games.hexer.texts.effects import effect_text
from tafelrunde.games.hexer.texts.explained import explained
from tafelrunde.games.hexer.texts.labels import action_name
from tafelrunde.games.hexer.texts.words import words

SYMBOLS: Final[tuple[SymbolName, ...]] = get_args(SymbolName)

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


def cards(lang: Lang) -> dict[str, PrintedThing]:
    """Everything with a name and lines of text, by its id."""
    return {
        **{each.id: _character(each, lang) for each in library.CHARACTERS.values()},
        **{key: _weakness(key, lang) for key in library.WEAKNESSES},
        **{key: _title(key, q.name, "quest", lang) for key, q in library.QUESTS.items()},
        **{place_key(each): _place_card(each, lang) for each in LOCATIONS},
        **{key: _card(each, lang) for key, each in library.PRINTED.items()},
        **msgspec.convert(explained(lang), dict[str, CardFacts]),
    }


def facts(lang: Lang) -> SentFacts:
    """What else a client shows without asking again."""
    return SentFacts(
        characters=list(library.CHARACTERS),
        places=[_place(each, lang) for each in LOCATIONS],
        modifiers=list(MODIFIERS),
        exhaustion=list(EXHAUSTION),
        protection={side: list(values) for side, values in PROTECTION.items()},
        words=_words(lang),
    )


def _title(key: str, name: Name, kind: str, lang: Lang, lines: Sequence[str] = ()) -> CardFacts:
    return CardFacts(key, kind, name.text(lang), list(lines))


# --- Cards ----------------------------------------------------------------------------------------


def _card(printed: Printed, lang: Lang) -> CardFacts:
    """One card or token: what is written on it, and its own numbers."""
    if isinstance(printed, STORIES):
        return _title(printed.id, printed.name, "story", lang)
    kind = KINDS.get(type(printed), "trophy")
    found = _title(printed.id, printed.name, kind, lang, card_text(printed.id, lang).split("\n"))
    if isinstance(printed, Monster | LegendaryMonster | Medallion):
        found.tale = printed.tale.text(lang)
    match printed:
        case ActionCard():
            _action(found, printed, lang)
        case Monster() | LegendaryMonster():
            _monster(found, printed, lang)
        case MovementCard():
            found.main, found.secondary = printed.main, printed.secondary
        case SpecialAttack():
            found.number = printed.number
    return found


def _action(found: CardFacts, card: ActionCard, lang: Lang) -> None:
    boost = card.boost
    found.colour = int(card.colour)
    found.terrains = [int(terrain) for terrain in card.terrains] or [int(each) for each in Terrain]
    found.base = _symbols(card.base)
    found.tabs = [
        TabFacts(int(tab.colour), _symbols(tab.symbols), effect_text(tab.hit, lang))
        for tab in card.tabs
    ]
    found.boost = BoostFacts(boost.energy, _symbols(boost.symbols)) if boost else None
    texts = effect_text(card.hit, lang), effect_text(card.do, lang)
    found.effect = " ".join(text for text in texts if text)
    found.cost = "trash" if card.cost == TRASH else card.cost
    found.market = int(card.kind)
    found.origin = card.origin.value


def _monster(found: CardFacts, monster: Monster | LegendaryMonster, lang: Lang) -> None:
    found.abilities = monster_abilities(monster, lang)
    found.specials = [effect_text(special, lang) for special in monster.specials]
    if isinstance(monster, Monster):
        found.rank, found.life = monster.rank, monster.life
        found.weakness = int(monster.weakness)


def _symbols(symbols: PrintedSymbols) -> Symbols:
    """Only those that are there."""
    found = {name: int(getattr(symbols, name)) for name in SYMBOLS}
    return {name: value for name, value in found.items() if value}


def _character(character: Character, lang: Lang) -> CardFacts:
    lines = board_text(character, lang).split("\n")
    found = _title(character.id, character.name, "character", lang, lines)
    found.market = int(character.kind)
    found.school = character.school
    found.specialisation = character.specialisation.name.text(lang)
    return found


def _weakness(key: str, lang: Lang) -> CardFacts:
    lines = card_text(key, lang).split("\n")
    return _title(key, library.WEAKNESSES[key].name, "weakness", lang, lines)


# --- Places and words -----------------------------------------------------------------------------


def place_key(place: Location) -> str:
    """A location among the cards."""
    return f"place_{place.number}"


def _place(place: Location, lang: Lang) -> PlaceFacts:
    return PlaceFacts(
        id=place.id,
        name=place.name.text(lang),
        terrains=[int(terrain) for terrain in Terrain if place.terrains >> terrain & 1],
        action=place.action.value,
        ways=list(place.ways),
        port=place.port,
        school=place.school,
        island=place.island,
        card=place_key(place),
    )


def _place_card(place: Location, lang: Lang) -> CardFacts:
    say = words(lang).say
    named = [say(f"terrain-{t.name.lower()}") for t in Terrain if place.terrains >> t & 1]
    lines = [capital(", ".join(named)), action_name(place.action, lang)]
    return _title(place_key(place), place.name, "place", lang, lines)


def _words(lang: Lang) -> dict[str, str]:
    """The fixed terms by their keys, as the rules name them."""
    language = words(lang)
    keys = sorted(key for key in language.keys if key.startswith(SPOKEN) and "." not in key)
    return {key: language.say(key) for key in keys}
