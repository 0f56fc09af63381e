"""Chapter 2, dispersing enemies (Zerstreuen)."""

from __future__ import annotations

from tafelrunde.engine.decisions import PARTY, Flow, choose
from tafelrunde.games.valskyrr.rules.basics import leave_play
from tafelrunde.games.valskyrr.rules.enrage import has_standing, standing_works
from tafelrunde.games.valskyrr.state.table import Foe, Game, Hero
from tafelrunde.games.valskyrr.vocabulary import LendRelentless, Relentless


def disperse(game: Game, why: str) -> Flow[None]:
    """Put all enemies in play on their discard piles (V2.24); they do not count as killed
    (V2.25).
    """
    staying: list[Foe] = []
    for hero in game.heroes:
        staying += yield from _relentless(game, hero)
    for foe in game.foes():
        if foe not in staying:
            leave_play(game, foe, "discard_pile", why)


def _relentless(game: Game, hero: Hero) -> Flow[list[Foe]]:
    """The enemies of a hero zone whose text forbids discarding them now (V2.31)."""
    staying: list[Foe] = []
    for foe in hero.foes:
        if (yield from standing_works(game, foe, Relentless)):
            staying.append(foe)
    for foe in hero.foes[:]:
        lent = has_standing(game, foe, LendRelentless)
        if lent is None:
            continue
        kin = [
            other
            for other in hero.foes
            if other is not foe
            and other not in staying
            and other.card.keywords & lent.having.bit
            and not other.enemy.final  # it never leaves the final encounter
        ]
        if kin and (yield from standing_works(game, foe, LendRelentless)):
            staying.append((yield from choose(PARTY, kin, "relentless", "V2.31", foe)))
    return staying
