"""The resolvers of the words of potions, bombs, mutagens, trophies, specialisations and weaknesses
(chapter 27, step I).
"""

from __future__ import annotations

from tafelrunde.engine.decisions import Flow, arrange, choose, choose_some
from tafelrunde.games.hexer import events
from tafelrunde.games.hexer.fights.abilities import DRUNK, is_forbidden, tolerance
from tafelrunde.games.hexer.fights.damage import monster_id
from tafelrunde.games.hexer.nouns import Monster
from tafelrunde.games.hexer.rules.alchemy import lose_potion, potion_limit
from tafelrunde.games.hexer.rules.conditions import judges
from tafelrunde.games.hexer.rules.now import Now, asks, carry_out, number, resolves
from tafelrunde.games.hexer.state.physical import SPECIALISATION, Card
from tafelrunde.games.hexer.state.table import DECKS, Fighter, Player
from tafelrunde.games.hexer.terms import Attack
from tafelrunde.games.hexer.vocabulary import Seek
from tafelrunde.games.hexer.vocabulary.abilities import (
    AnyBar,
    AnyTab,
    CanDrink,
    CountFewer,
    DecideAttack,
    DrawMore,
    DullSpecial,
    Echo,
    FightsMonster,
    ForOpponent,
    IgnoreEffect,
    LookAtLife,
    MoreDamage,
    NotCounted,
    PreventDamage,
    Protect,
    RefreshPotion,
    RenewSpecialisation,
    ReturnCards,
    ReturnTo,
    SeekMonsterColour,
    Silence,
    SpecialisationUsed,
    SpendPotion,
    StrikeLater,
    WeakenNext,
)


def fighting(now: Now) -> Fighter:
    """The player as a fighter; these words stand only on what is used in fights."""
    assert now.fighter is not None
    return now.fighter


def opponent(now: Now) -> Player | None:
    """The opposing player; a monster is none."""
    fight = now.fight
    if fight is None or fight.defender is None:
        return None
    other = fight.defender if now.fighter is fight.attacker else fight.attacker
    return now.game.players[other.index]


# --- Conditions -----------------------------------------------------------------------------------


@judges(FightsMonster)
def fights_monster(condition: FightsMonster, now: Now) -> bool:
    return now.fight is not None and now.fight.defender is None


@judges(CanDrink)
def can_drink(condition: CanDrink, now: Now) -> bool:
    if now.fighter is None or not now.player.potions:
        return False
    return now.fighter.poison < tolerance(now) and not is_forbidden(now.fighter)


@judges(SpecialisationUsed)
def specialisation_used(condition: SpecialisationUsed, now: Now) -> bool:
    return now.fighter is not None and SPECIALISATION in now.fighter.used


# --- The own combat turn --------------------------------------------------------------------------


@resolves(MoreDamage)
def more_damage(effect: MoreDamage, now: Now) -> None:
    fighting(now).damage += number(now, effect.damage)


@resolves(DrawMore)
def draw_more(effect: DrawMore, now: Now) -> None:
    fighting(now).draw += number(now, effect.cards)


@resolves(AnyTab)
def any_tab(effect: AnyTab, now: Now) -> None:
    fighting(now).any_tab = True


@resolves(AnyBar)
def any_bar(effect: AnyBar, now: Now) -> None:
    fighting(now).any_bar += number(now, effect.cards)


@resolves(Echo)
def echo(effect: Echo, now: Now) -> None:
    fighting(now).echo = True


@resolves(Silence)
def silence(effect: Silence, now: Now) -> None:
    fighting(now).ignored = True


@asks(ReturnCards)
def return_cards(effect: ReturnCards, now: Now) -> Flow[None]:
    """The discard pile is open, so everybody sees what goes back, but not where it then lies."""
    game, player = now.game, now.player
    chosen = yield from choose_some(
        player.seat,
        player.discard_pile[:],
        effect.cards,
        effect.cards,
        "return_cards",
        now.why,
        about=now.card,
    )
    for card in chosen:
        player.discard_pile.remove(card)
        player.deck.insert(0, card)
        game.tell(events.CardMoved, now.why, player.id, card.id, card.uid, "discard_pile", "deck")
    if effect.to is ReturnTo.SHUFFLED:
        game.shuffle(DECKS, player.deck)


@resolves(RenewSpecialisation)
def renew_specialisation(effect: RenewSpecialisation, now: Now) -> None:
    fighter = fighting(now)
    if SPECIALISATION in fighter.used:
        fighter.used.remove(SPECIALISATION)


@asks(SeekMonsterColour)
def seek_monster_colour(effect: SeekMonsterColour, now: Now) -> Flow[None]:
    assert now.fight is not None
    assert now.fight.monster is not None
    assert isinstance(now.fight.monster.printed, Monster)
    colour = now.fight.monster.printed.weakness
    yield from carry_out((Seek(1, deck_too=True, colour=colour),), now)


# --- Potions and bombs ----------------------------------------------------------------------------


@resolves(CountFewer)
def count_fewer(effect: CountFewer, now: Now) -> None:
    fighter = fighting(now)
    fighter.poison = min(fighter.poison, max(0, fighter.poison - effect.uses))


@resolves(NotCounted)
def not_counted(effect: NotCounted, now: Now) -> None:
    """The count may fall below 0: then the next potion or bomb is the one that does not count."""
    fighting(now).poison -= number(now, effect.uses)


@asks(SpendPotion)
def spend_potion(effect: SpendPotion, now: Now) -> Flow[None]:
    player = now.player
    if not player.potions:
        return
    potion = yield from choose(player.seat, player.potions[:], "spend_potion", now.why)
    lose_potion(now.game, player, potion, now.why)
    fighting(now).poison += 1
    fighting(now).used.append(DRUNK)


@resolves(RefreshPotion)
def refresh_potion(effect: RefreshPotion, now: Now) -> None:
    game, player = now.game, now.player
    if not game.potion_discards or len(player.potions) >= potion_limit(player):
        return
    potion = game.potion_discards.pop()
    player.potions.append(potion)
    game.tell(events.AlchemyGained, now.why, player.id, potion.id)


# --- What comes from the opponent -----------------------------------------------------------------


@resolves(PreventDamage)
def prevent_damage(effect: PreventDamage, now: Now) -> None:
    now.damage -= min(now.damage, number(now, effect.damage))


@resolves(IgnoreEffect)
def ignore_effect(effect: IgnoreEffect, now: Now) -> None:
    """What is on its way, cards to lose or levels to fall, is counted like damage."""
    now.damage = 0


@resolves(Protect)
def protect(effect: Protect, now: Now) -> None:
    fighting(now).protection += number(now, effect.damage)


@resolves(WeakenNext)
def weaken_next(effect: WeakenNext, now: Now) -> None:
    """Against a player it is the same as protection in their next combat turn."""
    assert now.fight is not None
    if now.fight.defender is None:
        now.fight.weaker += effect.damage
    else:
        fighting(now).protection += effect.damage


@asks(DecideAttack)
def decide_attack(effect: DecideAttack, now: Now) -> Flow[None]:
    assert now.fight is not None
    attack = yield from choose(
        now.player.seat, list(Attack), "decide_attack", now.why, now.fight.monster
    )
    now.fight.announced = int(attack)


@resolves(DullSpecial)
def dull_special(effect: DullSpecial, now: Now) -> None:
    assert now.fight is not None
    now.fight.moon_dust = True


# --- The opponent ---------------------------------------------------------------------------------


@resolves(StrikeLater)
def strike_later(effect: StrikeLater, now: Now) -> None:
    """Each entry is the damage at the start of one of the next combat turns."""
    wounds = fighting(now).wounds
    wounds += [0] * (effect.turns - len(wounds))
    for turn in range(effect.turns):
        wounds[turn] += effect.damage


@asks(ForOpponent)
def for_opponent(effect: ForOpponent, now: Now) -> Flow[None]:
    other = opponent(now)
    if other is not None:
        yield from carry_out(tuple(effect.do), Now(now.game, other, now.why, now.card))


@asks(LookAtLife)
def look_at_life(effect: LookAtLife, now: Now) -> Flow[None]:
    """Look at the top of the opposing life deck; what is discarded here is no damage, so it
    triggers nothing (H27.17).
    """
    life, discards = opposing_piles(now)
    cards = min(number(now, effect.cards), len(life))
    if not cards:
        return
    top = life[-cards:][::-1]
    see(now, top)
    gone = yield from discard_life(now, top, number(now, effect.discard))
    top = [card for card in top if card not in gone]
    sunk = yield from choose_some(
        now.player.seat, top, 0, effect.may_sink, "sink_life", now.why, now.card
    )
    top = [card for card in top if card not in sunk]
    order = yield from arrange(now.player.seat, top, "arrange_life", now.why, now.card)
    del life[-cards:]
    life[:0] = sunk
    life += order[::-1]
    discards += gone


def see(now: Now, cards: list[Card]) -> None:
    """From now on the player knows these cards of the opposing life deck."""
    game, fighter = now.game, fighting(now)
    fighter.seen += [card for card in cards if card not in fighter.seen]
    names = tuple(card.id for card in cards)
    game.reveal(events.LifeSeen, now.why, now.player.id, len(cards), names)


def opposing_piles(now: Now) -> tuple[list[Card], list[Card]]:
    """The opposing life deck and where its cards are discarded."""
    assert now.fight is not None
    other = opponent(now)
    if other is None:
        return now.fight.life, now.fight.discards
    return other.deck, other.discard_pile


def discard_life(now: Now, top: list[Card], cards: int) -> Flow[list[Card]]:
    """The cards that the player discards from the top of the opposing life deck."""
    gone = yield from choose_some(
        now.player.seat, top, cards, cards, "discard_life", now.why, now.card
    )
    game, other = now.game, opponent(now)
    if other is not None:
        for card in gone:
            game.tell(events.card_discarded, now.why, other.id, card, "deck")
    elif gone:
        assert now.fight is not None
        names = tuple(card.id for card in gone)
        left = len(now.fight.life) - len(gone)
        game.tell(events.MonsterDamaged, now.why, monster_id(now.fight), names, left)
    return gone
