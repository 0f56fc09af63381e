"""Everything printed that is no secret, for clients: texts, and what a drawn card needs."""

from __future__ import annotations

from functools import cache

from tafelrunde.engine.content import Lang
from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.nouns import (
    CharacterBoard,
    ClashCard,
    CombatEncounter,
    DiplomacyEncounter,
    Event,
    Item,
    Location,
    Printed,
    Secret,
    SkillCard,
)
from tafelrunde.games.avalon.shown.wire_types import AvalonFacts, CardFacts, EdgeFacts
from tafelrunde.games.avalon.state.physical import HIDDEN, bonuses, keys
from tafelrunde.games.avalon.terms import ROWS, Art, Attribute, Resource
from tafelrunde.games.avalon.texts.cards import beside_edges, lines_of, row_name
from tafelrunde.games.avalon.texts.effects import clauses
from tafelrunde.games.avalon.texts.words import term, words

KINDS: dict[type, str] = {
    Item: "item",
    Secret: "secret",
    SkillCard: "skill",
    CombatEncounter: "encounter",
    DiplomacyEncounter: "encounter",
    Event: "event",
}


@cache
def all_cards(lang: Lang) -> dict[str, CardFacts]:
    """Everything with a name and lines, by its id; locations by their numbers."""
    found = {
        key: page_of(each, lang) for key, each in library.PRINTED.items() if not is_secret(each)
    }
    back = words(lang).say("label-face-down-card")
    found[HIDDEN.id] = CardFacts(HIDDEN.id, "card", back, [], copies=1)
    for number, place in library.LOCATIONS.items():
        found[str(number)] = _location(place, lang)
    for board in library.BOARDS.values():
        found[board.id] = _plain(board, "character_board", lang)
    return found


@cache
def page_of(printed: Printed, lang: Lang) -> CardFacts:
    """A card as it is printed."""
    found = _plain(printed, kind_of(printed), lang)
    if isinstance(printed, ClashCard):
        found.tray = printed.tray.name.lower()
        found.left = [
            EdgeFacts(row, text=clauses(bonus, lang))
            for row, bonus in enumerate(bonuses(printed.left, printed.art))
            if bonus is not None
        ]
        found.abilities = beside_edges(printed, lang)
    if isinstance(printed, CombatEncounter | DiplomacyEncounter):
        found.colour = printed.colour.name.lower()
    if isinstance(printed, ClashCard | CombatEncounter | DiplomacyEncounter):
        art = printed.art if isinstance(printed, ClashCard) else art_of(printed)
        found.right = [
            EdgeFacts(row, needs=key.needs, times=key.times, blocked=key.blocked)
            for row, key in enumerate(keys(printed.right, art))
            if key is not None
        ]
    return found


def art_of(encounter: CombatEncounter | DiplomacyEncounter) -> Art:
    """With which cards an encounter is met."""
    return Art.COMBAT if isinstance(encounter, CombatEncounter) else Art.DIPLOMACY


def _location(place: Location, lang: Lang) -> CardFacts:
    found = _plain(place, "location", lang)
    found.id, found.number = str(place.number), place.number
    found.symbols = [symbol.name.lower() for symbol in place.symbols]
    return found


def _plain(printed: Printed | Location | CharacterBoard, kind: str, lang: Lang) -> CardFacts:
    copies = getattr(printed, "copies", 1)
    name = printed.name.text(lang)
    return CardFacts(printed.id, kind, name, list(lines_of(printed, lang)), copies)


def facts(terms: dict[str, str], lang: Lang) -> AvalonFacts:
    """What else is printed."""
    return AvalonFacts(
        terms=terms,
        attributes=[term(each, lang) for each in Attribute],
        resources=[term(each, lang) for each in Resource],
        rows={art.name.lower(): [row_name(row, art, lang) for row in range(ROWS)] for art in Art},
    )


def kind_of(printed: Printed) -> str:
    """What sort of card it is."""
    if isinstance(printed, ClashCard):
        return "combat" if printed.art is Art.COMBAT else "diplomacy"
    return KINDS[type(printed)]


def is_secret(printed: Printed) -> bool:
    """Whether nobody knows the card before it is found: secrets, and the story's events."""
    return isinstance(printed, Secret) or (isinstance(printed, Event) and not printed.random)
