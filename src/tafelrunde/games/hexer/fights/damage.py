"""Chapters 26 and 27: damage (Schaden), suffered by players and dealt to opponents."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.decisions import PASS, Flow, choose
from tafelrunde.engine.options import Word
from tafelrunde.games.hexer import events
from tafelrunde.games.hexer.fights.abilities import abilities, usable, use_ability
from tafelrunde.games.hexer.fights.sides import acting
from tafelrunde.games.hexer.nouns import LegendaryMonster, Moment, Monster, SpecialAttack
from tafelrunde.games.hexer.rules.attributes import set_shield
from tafelrunde.games.hexer.rules.deck import discard_chosen, discard_from_deck
from tafelrunde.games.hexer.rules.now import Now, carry_out
from tafelrunde.games.hexer.state.physical import Use
from tafelrunde.games.hexer.state.table import Fight, Fighter, Game, Player

SUFFER: Final = Moment.SUFFER


def suffer(game: Game, player: Player, damage: int, why: str) -> Flow[int]:
    """Damage lowers the shield value first, then costs cards from the deck, then hand cards of own
    choice (H26.06, H26.09); energy absorbs nothing (H26.07, H27.20). Returns how many cards.
    """
    if damage <= 0:
        return 0
    now = Now(game, player, why)
    now.damage = damage
    yield from prevent(now)
    left = now.damage
    shield = 0
    if not player.is_mage and player.shield:
        shield = min(left, player.shield)
        set_shield(game, player, player.shield - shield, why)
        left -= shield
    deck, hand = yield from lose_cards(game, now, left)
    prevented = damage - now.damage
    game.tell(events.DamageSuffered, why, player.id, damage, prevented, shield, deck, hand)
    return deck + hand


def lose_cards(game: Game, now: Now, cards: int) -> Flow[tuple[int, int]]:
    """Cards from the deck, then hand cards of own choice; how many of each were lost."""
    player, fighter = now.player, now.fighter
    deck = 0
    if fighter is None or not fighter.hand_first:
        deck = discard_from_deck(game, player, cards, now.why)
    hand = min(cards - deck, len(player.hand))
    if hand > 0:
        yield from discard_chosen(game, player, hand, now.why)
    if fighter is not None:
        if fighter.hand_first:
            deck = discard_from_deck(game, player, cards - hand, now.why)
        fighter.lost += deck + hand
    return deck, hand


def prevent(now: Now) -> Flow[None]:
    """Protection prevents damage in the opponent's combat turn before anything is touched (H23.11);
    then abilities may.
    """
    fighter, fight = now.fighter, now.fight
    if fighter is None:
        return
    assert fight is not None
    if fighter.protection and acting(fight) is not fighter:
        held = min(fighter.protection, now.damage)
        fighter.protection -= held
        now.damage -= held
    while now.damage:
        options = usable(now, abilities(now.player, now.fighter, SUFFER))
        if not options:
            return
        offered: list[Use | Word] = [*options, PASS]
        chosen = yield from choose(now.player.seat, offered, "prevent", "H27.05", now.damage)
        if not isinstance(chosen, Use):
            return
        yield from use_ability(now, chosen)


def strike(game: Game, fighter: Fighter, damage: int, why: str) -> Flow[int]:
    """Deal damage to the opponent of a fighter; returns how many cards it cost."""
    fight = game.fight
    assert fight is not None
    damage = fighter.spend("damage_at_most", damage)
    if fight.defender is None:
        return (yield from damage_monster(game, fight, fighter, damage, why))
    other = fight.defender if fighter is fight.attacker else fight.attacker
    return (yield from suffer(game, game.players[other.index], damage, why))


def damage_monster(game: Game, fight: Fight, fighter: Fighter, damage: int, why: str) -> Flow[int]:
    """The monster discards 1 card from the top of its life deck for each point, one after the
    other (H27.16); special attack cards trigger its passive ability at once (H27.17, H27.18).
    Returns how many it discarded.
    """
    held = min(fight.guard, damage)  # protection of the Legendary Monster (H25.11)
    fight.guard -= held
    now = Now(game, game.players[fighter.index], why)
    now.damage = damage - held
    gone: list[str] = []
    while now.damage > 0 and fight.life:
        (card,) = game.draw(fight.life, fight.discards)  # a passive ability may ask before the rest
        gone.append(card.id)
        now.damage -= 1
        if type(card.printed) is SpecialAttack and not fighter.ignored:
            now.card = card
            yield from trigger_passive(now, fight)
    if gone:
        game.tell(events.MonsterDamaged, why, monster_id(fight), tuple(gone), len(fight.life))
    return len(gone)


def trigger_passive(now: Now, fight: Fight) -> Flow[None]:
    """The passive ability of the monster works at once (H27.18)."""
    monster = fight.monster.printed if fight.monster is not None else None
    if not isinstance(monster, Monster):
        return
    now.game.tell(events.PassiveTriggered, "H27.17", monster.id)
    yield from carry_out(tuple(monster.passive), now)


def monster_id(fight: Fight) -> str:
    """The id of the monster that is fought."""
    assert fight.monster is not None
    assert isinstance(fight.monster.printed, Monster | LegendaryMonster)
    return fight.monster.id
