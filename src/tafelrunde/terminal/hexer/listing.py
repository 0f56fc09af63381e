"""All printed things, as the `cards` command lists them."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import LANGUAGES, Name
from tafelrunde.games.hexer import library
from tafelrunde.games.hexer.nouns import (
    ActionCard,
    AttributeTrophy,
    Bomb,
    Character,
    DagonBonus,
    DestructionToken,
    EventCard,
    ExplorationCard,
    LegendaryMonster,
    Medallion,
    Monster,
    MonsterAttack,
    MovementCard,
    Mutagen,
    Potion,
    Printed,
    SkelligeCard,
    SpecialAttack,
)
from tafelrunde.games.hexer.state.board import LOCATIONS
from tafelrunde.games.hexer.terms import Kind
from tafelrunde.games.hexer.texts.cards import card_text
from tafelrunde.terminal.clients import ListedCard
from tafelrunde.terminal.hexer.pages import place_lines

KINDS: Final[dict[type, str]] = {
    Potion: "potion",
    Bomb: "bomb",
    Mutagen: "mutagen",
    Medallion: "medallion",
    AttributeTrophy: "attribute_trophy",
    DagonBonus: "dagon_bonus",
    Monster: "monster",
    MonsterAttack: "attack_card",
    SpecialAttack: "special_attack_card",
    LegendaryMonster: "legendary_monster",
    MovementCard: "movement_card",
    DestructionToken: "destruction_token",
    ExplorationCard: "exploration_card",
    SkelligeCard: "skellige_card",
    EventCard: "event_card",
}
"""What the glossary calls the kinds of cards and tokens."""


def cards() -> list[ListedCard]:
    """One entry per different card, token, character, location and quest."""
    found = [_entry(each.id, "character_board", "characters", each.name) for each in _characters()]
    for deck, printed in library.DECKS.items():
        for each in printed:
            copies = getattr(each, "copies", 1)
            found.append(_entry(each.id, _kind(each), deck, each.name, copies))
    found += [_entry(key, "quest", "quests", each.name) for key, each in library.QUESTS.items()]
    return found + [_place(number) for number in range(len(LOCATIONS))]


def _kind(printed: Printed) -> str:
    if isinstance(printed, ActionCard):
        return "mage_card" if printed.kind is Kind.MAGE else "witcher_card"
    return KINDS[type(printed)]


def _characters() -> list[Character]:
    return list(library.CHARACTERS.values())


def _entry(key: str, kind: str, deck: str, name: Name, copies: int = 1) -> ListedCard:
    return ListedCard(
        id=key,
        kind=kind,
        deck=deck,
        copies=copies,
        name={"de": name.de, "en": name.en},
        text={lang: card_text(key, lang) for lang in LANGUAGES},
    )


def _place(number: int) -> ListedCard:
    place = LOCATIONS[number]
    return ListedCard(
        id=place.id,
        kind="location",
        deck="board",
        copies=1,
        name={"de": place.name.de, "en": place.name.en},
        text={lang: "\n".join(place_lines(number, lang)) for lang in LANGUAGES},
    )
