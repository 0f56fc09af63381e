"""Who acts in an encounter, and whether the turn still goes on."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.rules.attributes import standing
from tafelrunde.games.avalon.rules.conditions import is_met
from tafelrunde.games.avalon.rules.now import Attack, Now
from tafelrunde.games.avalon.state.physical import Card
from tafelrunde.games.avalon.state.table import Character, Clash, ClashStep, Game, Laid, Outcome
from tafelrunde.games.avalon.terms import Art, Phase, Trait
from tafelrunde.games.avalon.vocabulary.standing import IgnoresTraits, MayNotFlee

CHOOSE_ACTIVE: Final = ClashStep.CHOOSE_ACTIVE
DAYTIME: Final = Phase.DAYTIME
DIPLOMACY: Final = Art.DIPLOMACY
PHASE_TWO: Final = range(ClashStep.TOKENS, ClashStep.READINESS)
"""The steps of the active character's turn (A27.01)."""
OPEN: Final = Outcome.OPEN
ROBBER: Final = 1 << Trait.ROBBER
ROBBED: Final = 1
"""Health up to which a robber takes everything (A28.31)."""


def active(game: Game, clash: Clash) -> Character:
    """The active character."""
    return game.characters[clash.active]


def moment(
    game: Game,
    clash: Clash,
    why: str,
    card: Card | None = None,
    laid: Laid | None = None,
    attack: Attack | None = None,
) -> Now:
    """What happens in a turn happens to the active character (A26.18)."""
    return Now(game, clash.group, why, active(game, clash), card, laid, attack)


def takes_part(clash: Clash, character: Character) -> bool:
    """Whether a character is still in the group and need not leave it."""
    return bool(clash.group & ~clash.fleeing & character.bit)


def goes_on(game: Game, clash: Clash, character: Character) -> bool:
    """Whether the turn of a character goes on: it has not dropped out, and nothing has ended the
    encounter meanwhile.
    """
    if clash.outcome is not OPEN or not clash.group & ~clash.fleeing & character.bit:
        return False
    return not (clash.enemy.traits & ROBBER and is_robbed(game, clash))


def first_step(game: Game, clash: Clash) -> ClashStep:
    """How a round begins: where players act side by side, with those who are not part of it
    (A7.04).
    """
    if not game.setup.side_by_side or game.phase is not DAYTIME or game.aside is not None:
        return CHOOSE_ACTIVE
    return ClashStep.MEANWHILE


def has_trait(game: Game, clash: Clash, trait: Trait, character: Character) -> bool:
    """Whether the enemy has a trait that works on a character."""
    if not clash.enemy.traits >> trait & 1:
        return False
    for each in standing(game, character, IgnoresTraits):  # noqa: SIM110
        if trait in each.traits:
            return False
    return True


def is_robbed(game: Game, clash: Clash) -> bool:
    """Whether all fighters have 1 Health or less, for which a robber waits (A28.31); whoever drops
    out dying does not prevent it (A28.41).
    """
    fighters = game.members(clash.group) or game.members(clash.fighters)
    return all(each.health <= ROBBED for each in fighters)


def can_flee(game: Game, clash: Clash, character: Character) -> bool:
    """The active character may flee at any time in its turn (A28.13), with 0 Energy too (A28.14);
    in Challenge Mode it may try once in a turn (A31.12).
    """
    if clash.tried_to_flee:
        return False
    if clash.art is DIPLOMACY:  # a trait holds back from fleeing combat only (A-GAP-23)
        return True
    for word in standing(game, character, MayNotFlee):
        if is_met(moment(game, clash, "A28.13"), word.while_):
            return False
    return True
