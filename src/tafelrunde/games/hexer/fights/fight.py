"""Chapter 23: general fight rules (Allgemeine Kampfregeln): turn after turn until a side is out."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.decisions import Flow
from tafelrunde.games.hexer.fights.monster_turn import monster_turn
from tafelrunde.games.hexer.fights.player_turn import player_turn
from tafelrunde.games.hexer.fights.results_duel import duel_ends
from tafelrunde.games.hexer.fights.results_monster import monster_fight_ends
from tafelrunde.games.hexer.fights.sides import is_over
from tafelrunde.games.hexer.state.table import Fight, Game
from tafelrunde.games.hexer.terms import CombatStep

BEGIN: Final = CombatStep.BEGIN


def fight_on(game: Game, fight: Fight) -> Flow[None]:
    """Combat turns alternate (H24.02, H25.12) until one side has no card left (H23.06); a fight
    once begun is carried on until there is a result (H23.10).
    """
    while not is_over(game, fight):
        if fight.turn == 0:
            yield from player_turn(game, fight, fight.attacker)
        elif fight.defender is not None:
            yield from player_turn(game, fight, fight.defender)
        else:
            yield from monster_turn(game, fight)
        next_turn(fight)
    if fight.defender is None:
        yield from monster_fight_ends(game, fight)
    else:
        yield from duel_ends(game, fight)


def next_turn(fight: Fight) -> None:
    """The other side is next, unless the monster attacks again."""
    fight.step = BEGIN
    if fight.turn == 1 and fight.again and fight.life:
        fight.again -= 1
        return
    fight.again = 0
    fight.turn = 1 - fight.turn
