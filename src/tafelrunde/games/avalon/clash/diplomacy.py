"""Chapter 29: diplomacy (Diplomatie): the relation, its stages, reactions, failure."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.decisions import Flow
from tafelrunde.games.avalon import events
from tafelrunde.games.avalon.clash.abilities import carry
from tafelrunde.games.avalon.clash.combat import after_attack, attack_on, before_attack, win
from tafelrunde.games.avalon.clash.encounter_start import start_of_relation
from tafelrunde.games.avalon.clash.turn import active, goes_on, moment
from tafelrunde.games.avalon.nouns import DiplomacyEncounter, Reaction, Stage
from tafelrunde.games.avalon.rules.attributes import standing
from tafelrunde.games.avalon.rules.conditions import area
from tafelrunde.games.avalon.rules.now import Now, carry_out
from tafelrunde.games.avalon.state.table import Clash, ClashStep, Game, Outcome
from tafelrunde.games.avalon.terms import TOP_OF_RELATION
from tafelrunde.games.avalon.vocabulary.standing import NoFearByReactions, PreventsStepsDown

READINESS: Final = ClashStep.READINESS


def partner_of(clash: Clash) -> DiplomacyEncounter:
    """What is printed on the encounter card."""
    printed = clash.enemy.printed
    assert isinstance(printed, DiplomacyEncounter)
    return printed


def stage_of(clash: Clash) -> Stage:
    """The stage that is being talked about, of the chosen approach (A29.10, A29.22)."""
    return partner_of(clash).approaches[clash.approach].stages[clash.stage]


def move_relation(game: Game, clash: Clash, steps: int, why: str) -> None:
    """The marker moves, but not beyond the last fields (A29.02)."""
    before = clash.relation
    after = max(-TOP_OF_RELATION, min(TOP_OF_RELATION, before + steps))
    if after != before:
        clash.relation = after
        game.tell(events.RelationChanged, why, before, after)


# --- The check ------------------------------------------------------------------------------------


def check_relation(game: Game, clash: Clash) -> Flow[bool]:
    """Highest field: the stage is won; lowest: the encounter is lost; else play goes on (A29.03 to
    A29.05). Returns whether a stage, or the encounter, was decided.
    """
    if clash.relation == -TOP_OF_RELATION:
        clash.outcome = Outcome.LOST
        yield from suffer_failure(game, clash, "A29.04")
        return True
    if clash.relation < TOP_OF_RELATION:
        return False
    game.tell(events.StageWon, "A29.05", clash.stage + 1)
    if clash.stage + 1 == len(partner_of(clash).approaches[clash.approach].stages):
        yield from win(game, clash)  # A29.08
    else:
        clash.stage += 1
        clash.relation = start_of_relation(game, clash, first=False)
        clash.step = READINESS  # without a reaction (A29.07)
    return True


def suffer_failure(game: Game, clash: Clash, why: str) -> Flow[None]:
    """Each participant suffers the card's failure (A29.04, A29.13)."""
    for each in game.members(clash.group):
        yield from carry_out(partner_of(clash).failure, Now(game, clash.group, why, each))


# --- Reaction -------------------------------------------------------------------------------------


def react(game: Game, clash: Clash) -> Flow[None]:
    """Step 3: the reaction of the present stage, by the state of the relation (A29.11); then the
    relation is checked again (A29.12).
    """
    character = active(game, clash)
    yield from before_attack(game, clash, character)
    if not goes_on(game, clash, character):
        return
    attack = attack_on(game, clash, character)
    attack.steps += sum(word.by for word in standing(game, character, PreventsStepsDown))
    if standing(game, character, NoFearByReactions):
        attack.fear += character.tray.most_fear
    game.tell(events.EnemyActed, "A29.11", clash.enemy.id, character.id, "reaction")
    if not attack.ignored:
        now = moment(game, clash, "A29.11", clash.enemy, attack=attack)
        yield from carry(reaction_for(game, clash).do, now)
    yield from after_attack(game, clash, character)
    if not goes_on(game, clash, character):
        return
    decided = yield from check_relation(game, clash)
    if not decided:
        clash.step = READINESS


def reaction_for(game: Game, clash: Clash) -> Reaction:
    """The first row whose area fits; without one nothing happens."""
    now = area(game)
    for reaction in stage_of(clash).reaction:
        if reaction.area is None or reaction.area is now:
            return reaction
    return Reaction(())
