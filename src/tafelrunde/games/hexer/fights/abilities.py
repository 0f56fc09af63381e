"""Chapter 27, step I: potions, bombs, specialisations and effects, and when they may be used."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.decisions import PASS, Closed, Flow, choose
from tafelrunde.games.hexer import events
from tafelrunde.games.hexer.cards.weaknesses import WEAKNESSES
from tafelrunde.games.hexer.nouns import EVERY_TIME, PER_LEVEL, Ability, Bomb, Moment, Potion
from tafelrunde.games.hexer.rules.conditions import holds
from tafelrunde.games.hexer.rules.now import Now, carry_out, level
from tafelrunde.games.hexer.table import Card, Use
from tafelrunde.games.hexer.terms import Attribute

SPECIALISATION: Final = "specialisation"
SPOILED: Final = "spoiled"
"""Among what was used: the next potion will have no effect."""


def abilities(now: Now, when: Moment) -> list[tuple[str, Card | None, Ability]]:
    """What belongs to this moment: the own specialisation, what lies with the board (mutagens,
    trophies, items), and announced weaknesses that may be used for the whole fight (H12.11).
    """
    player = now.player
    found = list[tuple[str, Card | None, Ability]]()
    own = player.character.specialisation.ability
    if own.when is when:
        found.append((SPECIALISATION, None, own))
    for pile in (player.mutagens, player.trophies, player.items):
        for card in pile:
            if card.ability is not None and card.ability.when is when:
                found.append((str(card.uid), card, card.ability))
    if now.fighter is not None and now.fighter.weaknesses:
        for numeral in now.fighter.weaknesses:
            ability = WEAKNESSES[numeral - 1].ability
            if ability is not None and ability.when is when:
                found.append((f"weakness_{numeral}", None, ability))
    return found


def usable(now: Now, when: Moment, closed: list[Closed] | None = None) -> list[Use]:
    """The abilities that may be used at this moment; each as often in a fight as it says."""
    found = list[Use]()
    for key, card, ability in abilities(now, when):
        if ability.forced:
            continue
        if is_open(now, key, ability):
            found.append(Use(key, card, ability))
        elif closed is not None:
            why = "H27.04" if key == SPECIALISATION else "H27.05"
            closed.append(Closed(Use(key, card, ability), why))
    return found


def is_open(now: Now, key: str, ability: Ability) -> bool:
    """Whether uses are left in this fight, and the condition holds."""
    if now.fighter is not None and ability.uses != EVERY_TIME:
        limit = ability.uses
        if limit == PER_LEVEL:
            limit = level(now, Attribute.SPECIALISATION)
        if now.fighter.used.count(key) >= limit:
            return False
    return ability.needs is None or holds(now, ability.needs)


def use_ability(now: Now, use: Use) -> Flow[None]:
    """Carry an ability out."""
    assert use.ability is not None
    if now.fighter is not None:
        now.fighter.used.append(use.key)
    if now.game.log is not None:
        own = now.player.id if use.key == SPECIALISATION else use.key
        name = use.card.id if use.card is not None else own
        now.game.log.append(events.AbilityUsed(now.why, now.player.id, name))
    now.card = use.card
    yield from carry_out(tuple(use.ability.do), now)


def offer(now: Now, when: Moment, key: str) -> Flow[None]:
    """Ask for the abilities of a moment, one after the other, until the player has enough."""
    if not abilities(now, when):
        return
    yield from forced(now, when)
    while options := usable(now, when):
        offered: list[Use | str] = [*options, PASS]
        chosen = yield from choose(now.player.seat, offered, key, "H27.05")
        if not isinstance(chosen, Use):
            return
        yield from use_ability(now, chosen)


def forced(now: Now, when: Moment) -> Flow[None]:
    """Abilities that work by themselves."""
    for key, card, ability in abilities(now, when):
        if ability.forced and is_open(now, key, ability):
            yield from use_ability(now, Use(key, card, ability))


# --- Potions and bombs ----------------------------------------------------------------------------


def drinkable(now: Now, closed: list[Closed] | None = None) -> list[Use]:
    """Potions and bombs, as far as the poison tolerance allows (H7.04, H7.05, H27.02, H27.03)."""
    fighter, player = now.fighter, now.player
    assert fighter is not None
    owned = dict[str, Use]()
    for key, pile in (("potion", player.potions), ("bomb", player.bombs)):
        for card in pile:
            owned.setdefault(card.id, Use(key, card, None))
    if fighter.poison < tolerance(now):
        return list(owned.values())
    found = [use for use in owned.values() if use.card is not None and not _counted(use.card)]
    if closed is not None:
        closed += [Closed(use, "H7.04") for use in owned.values() if use not in found]
    return found


def tolerance(now: Now) -> int:
    """The alchemy level at the moment of use (H7.06)."""
    return level(now, Attribute.ALCHEMY)


def _counted(card: Card) -> bool:
    return not isinstance(card.printed, Potion) or card.printed.counted


def use_potion(now: Now, card: Card) -> Flow[None]:
    """A potion works once and goes to its discard pile (H7.12)."""
    game, player, fighter = now.game, now.player, now.fighter
    assert fighter is not None
    assert isinstance(card.printed, Potion)
    player.potions.remove(card)
    game.potion_discards.append(card)
    fighter.poison += card.printed.counted
    if game.log is not None:
        game.log.append(events.AbilityUsed("H27.02", player.id, card.id))
    if SPOILED in fighter.used:  # the first potion of the fight has no effect
        fighter.used.remove(SPOILED)
        return
    now.card = card
    yield from carry_out(tuple(card.printed.do), now)
    yield from offer(now, Moment.POTION, "potion_ability")


def use_bomb(now: Now, card: Card) -> Flow[None]:
    """A bomb works once and goes to its discard pile; against a player it may work otherwise."""
    game, player, fighter = now.game, now.player, now.fighter
    assert fighter is not None
    assert isinstance(card.printed, Bomb)
    player.bombs.remove(card)
    game.bomb_discards.append(card)
    fighter.poison += 1
    if game.log is not None:
        game.log.append(events.AbilityUsed("H27.03", player.id, card.id))
    effects = card.printed.do
    if game.fight is not None and game.fight.defender is not None:
        effects = effects if card.printed.against_player is None else card.printed.against_player
    now.card = card
    yield from carry_out(tuple(effects), now)
