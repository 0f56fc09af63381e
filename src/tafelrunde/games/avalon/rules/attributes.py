"""Chapter 11: attributes and negative trait (Attribute und negative Eigenschaft)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeVar

from tafelrunde.games.avalon.nouns import Ability, Moment, SkillCard
from tafelrunde.games.avalon.state import Character, Game
from tafelrunde.games.avalon.terms import Attribute
from tafelrunde.games.avalon.vocabulary.standing import Standing

W = TypeVar("W", bound=Standing)

ALWAYS: Final = 1 << Moment.STANDING
"""The bit of what always works among the moments of a card."""


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
    return attribute_value(character, attribute) + attribute_value(character, attribute.opposite)


def standing(game: Game, character: Character, wanted: type[W], events: bool = True) -> Iterator[W]:
    """What always holds for a character and is of this kind: from the negative trait (A11.05),
    equipment, skills, persistent cards, and events in force.
    """
    for ability in character.board.trait:
        for effect in ability.do:
            if isinstance(effect, wanted):
                yield effect
    for card in character.equipped:
        if card.moments & ALWAYS and card not in character.turned:
            yield from _words(card.abilities, wanted)
    for learned in character.skills:
        side = learned.card.sides[learned.side]
        if side.moments & ALWAYS:
            yield from _words(side.abilities, wanted)
    clash = game.clash
    if clash is not None and clash.active == character.index:  # A26.18
        for laid in clash.sequence:
            card = laid.card
            if card.moments & ALWAYS and (card.persistent or laid is clash.sequence[-1]):
                yield from _words(card.abilities, wanted)
    if events and game.events:
        yield from in_force(game, wanted)


def in_force(game: Game, wanted: type[W]) -> Iterator[W]:
    """What events say for everybody."""
    for event in game.events:
        for effect in event.standing:
            if isinstance(effect, wanted):
                yield effect


def _words(abilities: tuple[Ability, ...], wanted: type[W]) -> Iterator[W]:
    for ability in abilities:
        if ability.when is Moment.STANDING:
            for effect in ability.do:
                if isinstance(effect, wanted):
                    yield effect
