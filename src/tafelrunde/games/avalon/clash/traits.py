"""Chapter 28, traits of enemies (Gegnereigenschaften) that are no part of a step of their own."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.decisions import Flow
from tafelrunde.games.avalon.clash.hands import discard_hand
from tafelrunde.games.avalon.clash.turn import active, goes_on, has_trait
from tafelrunde.games.avalon.rules.death import discard_belonging
from tafelrunde.games.avalon.rules.resources import lose_resource
from tafelrunde.games.avalon.rules.tracks import lose_health
from tafelrunde.games.avalon.state.physical import Card
from tafelrunde.games.avalon.state.table import Character, Clash, Game, Outcome
from tafelrunde.games.avalon.terms import Resource, Trait

AMBUSH: Final = Trait.AMBUSH
FAST_TRAIT: Final = Trait.FAST
HASTE_TRAIT: Final = Trait.HASTE
SHATTER: Final = Trait.SHATTER
HASTE: Final = 2
FAST: Final = 2


def first_activation(game: Game, clash: Clash) -> Flow[None]:
    """Haste and Ambush hit the first character that becomes active in this combat (A28.25, A28.27);
    ambushed, it keeps one hand card of its choice, even before it may flee.
    """
    character = active(game, clash)
    if clash.activations != 1:
        return
    if has_trait(game, clash, HASTE_TRAIT, character):
        yield from lose_health(game, character, HASTE, "A28.25")
    if goes_on(game, clash, character) and has_trait(game, clash, AMBUSH, character):
        surplus = len(character.hand) - 1
        if surplus > 0:
            yield from discard_hand(game, clash, character, surplus, "A28.27")


def may_lay_more(game: Game, clash: Clash, character: Character) -> bool:
    """Against a fast enemy nobody lays more than 2 cards in a round (A28.33)."""
    if clash.laid_in_round[character.index] < FAST:
        return True
    return not has_trait(game, clash, FAST_TRAIT, character)


def rob(game: Game, clash: Clash) -> None:
    """All fighters lose all Wealth and items; the encounter is lost and ends at once (A28.31)."""
    clash.outcome = Outcome.LOST
    for each in game.members(clash.fighters):
        lose_resource(game, each, Resource.WEALTH, each.resources[Resource.WEALTH], "A28.31")
        for card in each.belongings():
            if card.is_item:
                discard_belonging(game, each, card, "A28.31")


def shatter(game: Game, clash: Clash) -> None:
    """Weapons that fighters had equipped are discarded at the end, whatever came of it (A28.35,
    A28.36).
    """
    if not clash.enemy.traits >> SHATTER & 1:
        return
    for each in game.members(clash.fighters):
        for card in _broken(clash, each):
            discard_belonging(game, each, card, "A28.35")


def _broken(clash: Clash, character: Character) -> list[Card]:
    return [card for card in character.belongings() if card in clash.weapons]
