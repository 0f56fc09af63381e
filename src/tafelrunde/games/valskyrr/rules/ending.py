"""Chapter 1: goal, victory and defeat (Ziel, Sieg und Niederlage)."""

from __future__ import annotations

from typing import NoReturn

from tafelrunde.engine.decisions import PARTY, Ended, Flow, arrange
from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.state.table import ROW, Game, Hero


def win(game: Game) -> NoReturn:
    """All players win together: the final encounter is completed (V1.01, V1.04)."""
    game.won = True
    game.cause = "final_encounter"
    game.tell(events.GameWon, "V1.04")
    raise Ended


def lose(game: Game, cause: str, why: str) -> NoReturn:
    """All players lose together, at once; nothing pending is resolved any more (V1.09)."""
    game.won = False
    game.cause = cause
    game.tell(events.GameLost, why, cause)
    raise Ended


def final_encounter_is_active(game: Game) -> bool:
    """Only this decides whether losing one hero loses the game (V1.06, V1.11)."""
    return game.encounter is not None and game.encounter.encounter.final


def defeat(game: Game, hero: Hero) -> Flow[None]:
    """A hero is defeated; outside the final encounter that loses the game (V1.06), inside only with
    the last (V1.07).
    """
    hero.defeated = True
    game.tell(events.HeroDefeated, "V18.27", hero.id)
    if not final_encounter_is_active(game):
        lose(game, "hero", "V1.06")
    if not game.living():
        lose(game, "party", "V1.07")
    hero.focus = 0
    for foe in (yield from arrange(PARTY, hero.foes[:], "order_enemies", "V18.30", hero)):
        hero.foes.remove(foe)
        foe.zone = ROW
        game.row.append(foe)
