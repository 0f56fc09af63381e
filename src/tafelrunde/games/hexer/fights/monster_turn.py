"""Chapter 26: the combat turn of a monster (Kampfzug eines Monsters)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.decisions import Flow, choose
from tafelrunde.engine.effects import Effect
from tafelrunde.games.hexer import events
from tafelrunde.games.hexer.fights.damage import monster_id
from tafelrunde.games.hexer.fights.occasions import occasion
from tafelrunde.games.hexer.nouns import (
    LegendaryMonster,
    Monster,
    MonsterAttack,
    Occasion,
    SpecialAttack,
)
from tafelrunde.games.hexer.rules.now import Now, carry_out
from tafelrunde.games.hexer.state.physical import Card
from tafelrunde.games.hexer.state.table import MONSTERS, Fight, Game, Player
from tafelrunde.games.hexer.terms import Attack
from tafelrunde.games.hexer.vocabulary import Suffer

AFTER_ATTACK: Final = Occasion.AFTER_ATTACK
AFTER_BITE: Final = Occasion.AFTER_BITE
BEFORE_ATTACK: Final = Occasion.BEFORE_ATTACK
BITE: Final = Attack.BITE
CHARGE: Final = Attack.CHARGE
MOON_DUST_DAMAGE: Final = 2
ATTACKS: Final = tuple(Attack)
LATE: Final = 2
"""Fight.announced: the kind is announced only after the card is revealed."""


def monster_turn(game: Game, fight: Fight) -> Flow[None]:
    """Announce charge or bite, reveal the top card of the life deck, resolve it, discard it
    (H26.01, H26.03); each attack uses up 1 card (H26.04).
    """
    player = game.players[fight.attacker.index]
    fight.attacker.lost = fight.cost = 0
    game.tell(events.CombatTurnBegan, "H26.01", monster_id(fight))
    if fight.turns == 0:
        yield from occasion(game, fight, player, Occasion.FIRST_ATTACK)
    yield from occasion(game, fight, player, BEFORE_ATTACK)
    fight.turns += 1
    if player.has_cards() and fight.life:
        held = len(player.deck) + len(player.hand)
        attack = yield from announce(game, fight, player)
        yield from reveal(game, fight, player, attack)
        fight.cost = held - len(player.deck) - len(player.hand)
        yield from occasion(game, fight, player, AFTER_ATTACK)
    fight.attacker.hand_first = False
    fight.attacker.protection = 0
    fight.weaker = 0
    fight.moon_dust = False


def announce(game: Game, fight: Fight, player: Player) -> Flow[Attack]:
    """The player to the right decides, or the marker does (H25.01, H26.01, H26.02); an ability may
    have decided it already, or let the card be seen first.
    """
    about = fight.monster
    if fight.announced == LATE:
        fight.announced = -1
        game.reveal()
        about = fight.life[-1]
        if isinstance(about.printed, SpecialAttack):
            return CHARGE  # it makes no difference (H26.13)
    if fight.announced >= 0:
        attack, fight.announced = Attack(fight.announced), -1
        return attack
    if game.setup.marker:
        return Attack(game.chance.below(MONSTERS, 2))
    right = game.right_of(player)
    attack = yield from choose(right.seat, ATTACKS, "announce", "H26.01", about)
    return attack


def reveal(game: Game, fight: Fight, player: Player, attack: Attack) -> Flow[None]:
    """The top card of the life deck takes effect as announced, a special attack card by its number
    (H26.03, H26.13).
    """
    (card,) = game.draw(fight.life, fight.discards)
    special = isinstance(card.printed, SpecialAttack)
    game.tell(attack_revealed, fight, card, attack)
    if special and fight.moon_dust:
        yield from carry_out((Suffer(MOON_DUST_DAMAGE),), Now(game, player, "H27.03", card))
        return
    now = Now(game, player, "H26.13" if special else "H26.06", card)
    yield from carry_out(effects_of(fight, card, attack), now)
    if not special and attack is BITE:
        yield from occasion(game, fight, player, AFTER_BITE)


def attack_revealed(fight: Fight, card: Card, attack: Attack) -> events.AttackRevealed:
    """What everybody sees of an attack."""
    kind = "special" if isinstance(card.printed, SpecialAttack) else attack.name.lower()
    return events.AttackRevealed("H26.03", monster_id(fight), card.id, kind)


def effects_of(fight: Fight, card: Card, attack: Attack) -> tuple[Effect, ...]:
    """What a revealed card does."""
    if isinstance(card.printed, SpecialAttack):
        return special_attack(fight, card.printed.number)
    assert isinstance(card.printed, MonsterAttack)
    return tuple(card.printed.charge if attack is CHARGE else card.printed.bite)


def special_attack(fight: Fight, number: int) -> tuple[Effect, ...]:
    """The special attack of that number, as the large card of the monster describes it (H3.07)."""
    assert fight.monster is not None
    printed = fight.monster.printed
    assert isinstance(printed, Monster | LegendaryMonster)
    return tuple(printed.specials[number - 1])
