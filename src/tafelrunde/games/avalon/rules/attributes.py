"""Chapter 11: attributes and negative trait (Attribute und negative Eigenschaft)."""

from __future__ import annotations

from typing import Final, TypeVar

from tafelrunde.engine.effects import Effect
from tafelrunde.games.avalon.nouns import SkillCard
from tafelrunde.games.avalon.state.table import Character, Game
from tafelrunde.games.avalon.terms import Attribute
from tafelrunde.games.avalon.vocabulary.standing import Standing

W = TypeVar("W", bound=Standing)
OPPOSITES: Final = tuple(attribute.opposite for attribute in Attribute)


def attribute_value(character: Character, attribute: Attribute) -> int:
    """Tokens, and 1 for each skill card of the attribute (A11.03)."""
    points = character.tokens[attribute]
    return points + skills_of(character, attribute) if character.skills else points


def skills_of(character: Character, attribute: Attribute) -> int:
    """How many skill cards lie next to an attribute."""
    found = 0
    for learned in character.skills:
        printed = learned.card.printed
        assert isinstance(printed, SkillCard)
        found += printed.attribute == attribute
    return found


def pair_total(character: Character, attribute: Attribute) -> int:
    """The values of both attributes of a pair (A23.06)."""
    opposite = OPPOSITES[attribute]
    return attribute_value(character, attribute) + attribute_value(character, opposite)


def standing(game: Game, character: Character, wanted: type[W], events: bool = True) -> list[W]:
    """What always holds for a character and is of this kind: from the negative trait (A11.05),
    equipment, skills, persistent cards, and events in force.
    """
    found: list[Effect] = []
    if wanted in character.trait:
        found += character.trait[wanted]
    for card in character.equipped:
        if wanted in card.standing and card not in character.turned:
            found += card.standing[wanted]
    for learned in character.skills:
        side = learned.card.sides[learned.side]
        if wanted in side.standing:
            found += side.standing[wanted]
    clash = game.clash
    if clash is not None and clash.active == character.index:  # A26.18
        for laid in clash.sequence:
            card = laid.card
            if wanted in card.standing and (card.persistent or laid is clash.sequence[-1]):
                found += card.standing[wanted]
    if events:
        for event in game.events:
            if wanted in event.standing:
                found += event.standing[wanted]
    return found  # type: ignore[return-value]  # what lies under a class is of it


def in_force(game: Game, wanted: type[W]) -> list[W]:
    """What events say for everybody."""
    found: list[Effect] = []
    for event in game.events:
        if wanted in event.standing:
            found += event.standing[wanted]
    return found  # type: ignore[return-value]  # what lies under a class is of it
