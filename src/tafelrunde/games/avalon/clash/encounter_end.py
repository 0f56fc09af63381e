"""Chapter 30: the end of an encounter (Ende der Begegnung)."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon import events
from tafelrunde.games.avalon.clash.hands import gather
from tafelrunde.games.avalon.clash.traits import shatter
from tafelrunde.games.avalon.nouns import CombatEncounter, DiplomacyEncounter
from tafelrunde.games.avalon.state.table import Clash, Game, Guardian, Outcome
from tafelrunde.games.avalon.terms import Trait

AVOIDED: Final = Outcome.AVOIDED
GUARDIAN: Final = Trait.GUARDIAN
RAN_AWAY: Final = Outcome.RAN_AWAY
WON: Final = Outcome.WON


def end_encounter(game: Game, clash: Clash) -> None:
    """Everybody takes the own cards back, the encounter card goes where it belongs, and whatever
    lay on cards expires (A30.01 to A30.04).
    """
    shatter(game, clash)
    for each in game.members(clash.fighters):
        own = [laid.card for laid in clash.sequence if laid.owner == each.index]
        gather(game, clash, each, own)  # those of who fled too (A30.06)
        each.turned.clear()  # A13.20
        each.equipped += each.packed  # A25.08
        each.packed.clear()
    game.clash = None
    _put_away(game, clash)
    game.tell(_ended, clash)
    if game.course:
        game.here.won = int(clash.outcome is WON)


def _ended(clash: Clash) -> events.EncounterEnded:
    return events.EncounterEnded("A30.02", clash.enemy.id, clash.outcome.name.lower())


def _put_away(game: Game, clash: Clash) -> None:
    """Under its deck; into the box if it came from there (A30.03); out of the game; or it stays
    where it is if it is a guardian that was not defeated (A28.34).
    """
    card = clash.enemy
    printed = card.printed
    assert isinstance(printed, CombatEncounter | DiplomacyEncounter)
    stays = clash.outcome not in (WON, RAN_AWAY, AVOIDED)
    if stays and card.traits >> GUARDIAN & 1:
        game.guardians.append(Guardian(card, clash.place))
    elif printed.removed:
        game.out.append(card)
    elif clash.from_box:
        game.box.append(card)
    else:
        game.encounters[printed.colour].insert(0, card)
