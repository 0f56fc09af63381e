"""Chapter 27, step I: potions, bombs, specialisations and effects, and when they may be used."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.engine.decisions import NOTHING, PASS, Closed, Flow, choose
from tafelrunde.engine.options import Word
from tafelrunde.games.hexer import events
from tafelrunde.games.hexer.cards.weaknesses import WEAKNESSES
from tafelrunde.games.hexer.nouns import (
    EVERY_TIME,
    PER_LEVEL,
    Ability,
    Bomb,
    Moment,
    Mutagen,
    Potion,
)
from tafelrunde.games.hexer.rules.conditions import holds
from tafelrunde.games.hexer.rules.deck import different
from tafelrunde.games.hexer.rules.now import Now, carry_out, level
from tafelrunde.games.hexer.rules.reasons import Reason, because
from tafelrunde.games.hexer.state.physical import SPECIALISATION, Card, Use
from tafelrunde.games.hexer.state.table import Fighter, Player
from tafelrunde.games.hexer.terms import Attribute

ALCHEMY: Final = Attribute.ALCHEMY
SPOILED: Final = "spoiled"
"""Among what was used: the next potion will have no effect."""


DRUNK: Final = "drunk"
"""Among what was used: one entry for each potion or bomb of this fight, counted or not."""

AT_MOST: Final = "drink_at_most_"
"""Among what was used: how many potions and bombs the monster allows."""

NUMERALS: Final = tuple(Use(f"weakness_{each.numeral}", None, each.ability) for each in WEAKNESSES)


def abilities(player: Player, fighter: Fighter | None, when: Moment) -> list[Use]:
    """What belongs to this moment: the own specialisation, what lies with the board (mutagens,
    trophies, items), and announced weaknesses that may be used for the whole fight (H12.11).
    """
    found: list[Use] = []
    own = player.own_ability
    if own.ability is not None and own.ability.when is when:
        found.append(own)
    if player.mutagens or player.trophies or player.items:
        for card in player.belongings():
            if card.moment is when and card.use is not None:
                found.append(card.use)
    if fighter is not None and fighter.weaknesses:
        announced = [NUMERALS[numeral - 1] for numeral in fighter.weaknesses]
        found += [use for use in announced if use.ability is not None and use.ability.when is when]
    return found


def usable(now: Now, uses: Sequence[Use], closed: list[Closed] | None = None) -> list[Use]:
    """Those of the abilities that may be used now; each as often in a fight as it says."""
    found: list[Use] = []
    for use in uses:
        assert use.ability is not None
        if use.ability.forced:
            continue
        if is_open(now, use.key, use.ability):
            found.append(use)
        elif closed is not None:
            closed.append(
                Closed(use, why_closed(now, use), spent_or_unfit(now, use.key, use.ability))
            )
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


def spent_or_unfit(now: Now, key: str, ability: Ability) -> Reason:
    """Why an ability may not be used: its condition does not hold, or no use is left."""
    if ability.needs is not None and not holds(now, ability.needs):
        return because("needs", condition=ability.needs)
    assert now.fighter is not None
    return because("used-up", uses=now.fighter.used.count(key))


def why_closed(now: Now, use: Use) -> str:
    """The rule that says how often an ability may be used, or when."""
    if use.key == SPECIALISATION:
        return "H27.04"
    mutagen = use.card is not None and isinstance(use.card.printed, Mutagen)
    spent = now.fighter is not None and use.key in now.fighter.used
    return "H6.14" if mutagen and spent else "H27.05"


def use_ability(now: Now, use: Use) -> Flow[None]:
    """Carry an ability out."""
    assert use.ability is not None
    if now.fighter is not None:
        now.fighter.used.append(use.key)
    own = now.player.id if use.key == SPECIALISATION else use.key
    name = use.card.id if use.card is not None else own
    now.game.tell(events.AbilityUsed, now.why, now.player.id, name)
    now.card = use.card
    yield from carry_out(tuple(use.ability.do), now)


def offer(now: Now, when: Moment, key: str) -> Flow[None]:
    """Ask for the abilities of a moment, one after the other, until the player has enough."""
    found = abilities(now.player, now.fighter, when)
    return ask_for(now, found, when, key) if found else NOTHING


def ask_for(now: Now, found: Sequence[Use], when: Moment, key: str) -> Flow[None]:
    """The abilities that a moment has found, and whatever more it brings."""
    yield from forced(now, found)
    while options := usable(now, abilities(now.player, now.fighter, when)):
        offered: list[Use | Word] = [*options, PASS]
        chosen = yield from choose(now.player.seat, offered, key, "H27.05")
        if not isinstance(chosen, Use):
            return
        yield from use_ability(now, chosen)


def forced(now: Now, uses: Sequence[Use]) -> Flow[None]:
    """Those of the abilities that work by themselves."""
    for use in uses:
        ability = use.ability
        if ability is not None and ability.forced and is_open(now, use.key, ability):
            yield from use_ability(now, use)


# --- Potions and bombs ----------------------------------------------------------------------------


def drinkable(now: Now, closed: list[Closed] | None = None) -> list[Use]:
    """Potions and bombs, as far as the poison tolerance allows (H7.04, H7.05, H27.02, H27.03)."""
    fighter, player = now.fighter, now.player
    assert fighter is not None
    if not (player.potions or player.bombs):
        return []
    owned = different(player.potions + player.bombs)
    uses = [card.use for card in owned if card.use is not None]
    if is_forbidden(fighter):
        if closed is not None:
            limit = because("drink-limit", number=fighter.used.count(DRUNK))
            closed += [Closed(use, "H25.02", limit) for use in uses]
        return []
    if fighter.poison < tolerance(now):
        return uses
    free = [card.use for card in owned if card.use is not None and not _counted(card)]
    if closed is not None:
        full = because("poisoned", poison=fighter.poison, tolerance=tolerance(now))
        closed += [Closed(use, "H7.04", full) for use in uses if use not in free]
    return free


def is_forbidden(fighter: Fighter) -> bool:
    """Whether the ability of the monster allows no further potion or bomb, counted or not."""
    limits = [int(key.removeprefix(AT_MOST)) for key in fighter.used if key.startswith(AT_MOST)]
    return bool(limits) and fighter.used.count(DRUNK) >= min(limits)


def tolerance(now: Now) -> int:
    """The alchemy level at the moment of use (H7.06)."""
    return level(now, ALCHEMY)


def _counted(card: Card) -> bool:
    return not isinstance(card.printed, Potion) or card.printed.counted


def use_potion(now: Now, card: Card) -> Flow[None]:
    """A potion works once and goes to its discard pile (H7.12)."""
    game, player, fighter = now.game, now.player, now.fighter
    assert fighter is not None
    assert isinstance(card.printed, Potion)
    game.discard(card, player.potions, game.potion_discards)
    fighter.poison += card.printed.counted
    fighter.used.append(DRUNK)
    game.tell(events.AbilityUsed, "H27.02", player.id, card.id)
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
    assert game.fight is not None
    assert isinstance(card.printed, Bomb)
    game.discard(card, player.bombs, game.bomb_discards)
    fighter.poison += 1
    fighter.used.append(DRUNK)
    game.tell(events.AbilityUsed, "H27.03", player.id, card.id)
    effects = card.printed.do
    if game.fight.defender is not None:
        effects = effects if card.printed.against_player is None else card.printed.against_player
    now.card = card
    yield from carry_out(tuple(effects), now)
