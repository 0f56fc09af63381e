"""Chapter 18, wounds and death of enemies (Wunden, Verwundbarkeit, Getötete Gegner)."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.engine.decisions import PARTY, Flow, choose
from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr import vocabulary as words
from tafelrunde.games.valskyrr.rules.basics import (
    gain_loot,
    leave_play,
    put_enemy_away,
    release,
    take_from_zone,
)
from tafelrunde.games.valskyrr.rules.conditions import WEAKNESS
from tafelrunde.games.valskyrr.rules.enrage import has_standing, standing_works, use_ability
from tafelrunde.games.valskyrr.rules.triggers import trigger
from tafelrunde.games.valskyrr.state.physical import Card
from tafelrunde.games.valskyrr.state.table import ROW, Foe, Game, Hero
from tafelrunde.games.valskyrr.terms import Trigger


def is_dead(foe: Foe) -> bool:
    """An enemy is killed as soon as its wounds reach its life (V18.31)."""
    return foe.wounds >= foe.life


def wound(game: Game, foe: Foe, wounds: int, why: str, vulnerable: bool = False) -> None:
    """Put wound tokens on an enemy."""
    foe.wounds += wounds
    foe.wounded = game.round
    game.tell(events.EnemyWounded, why, foe.id, foe.card.uid, wounds, vulnerable)


def heal(game: Game, foe: Foe, wounds: int, why: str) -> None:
    """Remove wound tokens from an enemy (V18.39)."""
    wounds = min(wounds, foe.wounds)
    if wounds:
        foe.wounds -= wounds
        game.tell(events.EnemyHealed, why, foe.id, foe.card.uid, wounds)


def defence(game: Game, foe: Foe) -> tuple[int, int]:
    """Physical and magical defence: it counts anew against each attack (V18.11, V18.12)."""
    enemy = foe.enemy
    physical, magical = enemy.defence_physical, enemy.defence_magical
    if more := has_standing(game, foe, words.MoreDefence):
        physical += more.physical
        magical += more.magical
    if anchored := has_standing(game, foe, words.DefencePerToken):
        anchors = sum(game.letters_up)
        physical += anchors * anchored.each
        magical += anchors * anchored.each
    return physical, magical


def check_vulnerability(game: Game, foe: Foe, keywords: int) -> None:
    """Each printed vulnerability inflicts its wounds at once if a keyword matches, past all defence
    (V18.21-25).
    """
    for weak_to, wounds in foe.card.vulnerable:
        if weak_to & keywords:
            proof = has_standing(game, foe, words.ShrugsOff)
            if proof is None or not keywords & proof.keyword.bit:
                wound(game, foe, wounds, "V18.23", vulnerable=True)


def become_targets(game: Game, targets: Sequence[Foe | Card], keywords: int) -> tuple[Foe, ...]:
    """Vulnerability is checked for each enemy as soon as it is a target, with or without damage
    (V18.21, V18.42); returns whom it killed.
    """
    killed: tuple[Foe, ...] = ()
    for target in targets:
        if isinstance(target, Foe):
            check_vulnerability(game, target, keywords)
            if is_dead(target):
                killed += (target,)
    return killed


def meet_resistance(
    game: Game, targets: Sequence[Foe | Card], keywords: int, deals: bool
) -> Flow[None]:
    """Abilities that blunt an attack count as triggered as soon as their enemy is a target
    (V20.18).
    """
    for target in targets:
        if isinstance(target, Foe) and target.conditions[WEAKNESS]:
            proof = has_standing(game, target, words.ShrugsOff)
            if proof is not None and keywords & proof.keyword.bit:
                yield from standing_works(game, target, words.ShrugsOff)
            if deals and any(game.letters_up) and has_standing(game, target, words.DefencePerToken):
                yield from standing_works(game, target, words.DefencePerToken)


def settle(game: Game, killed: Sequence[Foe]) -> Flow[None]:
    """One effect killed enemies: only the one with the highest loot counts as killed (V18.35,
    V18.36), and a final enemy, which has no loot value (V18.43).
    """
    others = [foe for foe in killed if not foe.enemy.final]
    counted = [foe for foe in killed if foe.enemy.final]
    if others:
        best = max(foe.enemy.loot for foe in others)
        richest = [foe for foe in others if foe.enemy.loot == best]
        counted.append((yield from choose(PARTY, richest, "killed", "V18.35")))
    for foe in others:
        if foe not in counted:
            leave_play(game, foe, "discard_pile", "V18.36")
    for foe in counted:
        yield from kill(game, foe)


def kill(game: Game, foe: Foe) -> Flow[None]:
    """A killed enemy: its loot enters the pool, then its card is put away (V18.33, V18.34)."""
    zone = foe.zone
    loot = foe.enemy.loot
    game.tell(events.EnemyKilled, "V18.31", foe.id, foe.card.uid, loot)
    gain_loot(game, loot, "V18.33")
    take_from_zone(game, foe)
    release(game, foe, "V18.34")
    put_enemy_away(game, foe, "discard_pile")
    if foe.enemy.final:  # no loot, beside the board, counts as killed (V18.43)
        game.final_killed = True
    game.encounter_kills += 1
    yield from trigger(game, Trigger.ENEMY_KILLED, killed=foe.card)
    if zone != ROW:
        yield from _mourn(game, game.heroes[zone], foe.card)


def _mourn(game: Game, hero: Hero, killed: Card) -> Flow[None]:
    """Abilities of enemies in the same hero zone that answer to the kill."""
    for foe in hero.foes[:]:
        for ability in foe.card.answers.get(Trigger.KILL_HERE, ()):
            assert ability.when is not None, "it answers to a trigger"
            if ability.when.having is None or killed.keywords & ability.when.having.bit:
                yield from use_ability(game, foe, ability, hero)
