"""Chapter 4: play zones (Spielzonen), and how enemies move between them."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.decisions import PARTY, Flow, arrange
from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.nouns import Enemy
from tafelrunde.games.valskyrr.rules.basics import count, take_from_zone
from tafelrunde.games.valskyrr.rules.enrage import use_abilities
from tafelrunde.games.valskyrr.rules.tracks import halve_focus
from tafelrunde.games.valskyrr.state.physical import Card
from tafelrunde.games.valskyrr.state.table import ROW, Foe, Game, Hero
from tafelrunde.games.valskyrr.terms import Phase, Trigger

PURSUIT: Final = Phase.PURSUIT
ENTERS: Final = Trigger.ENTERS
ENTERS_IN_PURSUIT: Final = Trigger.ENTERS_IN_PURSUIT


def life_of(game: Game, enemy: Enemy) -> int:
    """Life points; those of final enemies are given by the adventure (V5.10)."""
    life = count(game, enemy.life)
    return life - game.seals * count(game, enemy.life_lost_per_seal) if game.seals else life


def appear(game: Game, card: Card, why: str) -> Foe:
    """An enemy comes into play at the right end of the row (V8.08, V8.09)."""
    foe = Foe(card, life_of(game, card.enemy), ROW)
    game.row.append(foe)
    game.tell(events.EnemyAppeared, why, foe.id, card.uid, "")
    return foe


def enter_hero_zone(game: Game, foe: Foe, hero: Hero, why: str) -> Flow[None]:
    """An enemy comes into a hero zone: first the focus is halved (V22.13), then its abilities work
    (V10.13).
    """
    take_from_zone(game, foe)
    hero.foes.append(foe)
    _arrive(game, foe, hero, why)
    return _entering(game, foe, hero)


def _arrive(game: Game, foe: Foe, hero: Hero, why: str) -> None:
    foe.zone = hero.index
    foe.entered = game.round
    foe.attacked = foe.exposed = False
    game.tell(events.EnemyMoved, why, foe.id, foe.card.uid, hero.id)
    halve_focus(game, hero, "V22.13")


def _entering(game: Game, foe: Foe, hero: Hero) -> Flow[None]:
    yield from use_abilities(game, foe, ENTERS, hero)
    if game.phase is PURSUIT:
        yield from use_abilities(game, foe, ENTERS_IN_PURSUIT, hero)


def return_to_row(game: Game, foe: Foe, why: str) -> None:
    """An enemy goes to the right end of the row, in every phase (V10.05)."""
    take_from_zone(game, foe)
    game.row.append(foe)
    foe.zone = ROW
    game.tell(events.EnemyMoved, why, foe.id, foe.card.uid, "")


def return_all(game: Game, foes: list[Foe], why: str) -> Flow[None]:
    """Several enemies return at once, in an order of the players' choice (V10.06)."""
    for foe in (yield from arrange(PARTY, foes, "order_enemies", "V10.06")):
        return_to_row(game, foe, why)


def swap(game: Game, one: Foe, other: Foe, why: str) -> Flow[None]:
    """Two enemies exchange their places exactly and keep their tokens; entered heroes halve their
    focus.
    """
    here, there = game.zone_of(one), game.zone_of(other)
    first, second = here.index(one), there.index(other)
    here[first], there[second] = other, one
    one.zone, other.zone = other.zone, one.zone
    if here is there:
        return
    for foe in (one, other):
        if foe.zone == ROW:
            game.tell(events.EnemyMoved, why, foe.id, foe.card.uid, "")
        else:
            _arrive(game, foe, game.heroes[foe.zone], why)
    for foe in (one, other):
        if foe.zone != ROW:
            yield from _entering(game, foe, game.heroes[foe.zone])
