"""The resolvers of the words of monsters."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.decisions import PASS, Flow, choose, choose_some
from tafelrunde.engine.effects import Effect
from tafelrunde.engine.options import Word
from tafelrunde.games.hexer import library
from tafelrunde.games.hexer.fights.abilities import AT_MOST, SPOILED
from tafelrunde.games.hexer.fights.averting import avertable
from tafelrunde.games.hexer.fights.combo import chains_of
from tafelrunde.games.hexer.fights.damage import strike, suffer
from tafelrunde.games.hexer.fights.monster_turn import LATE, MOON_DUST_DAMAGE, special_attack
from tafelrunde.games.hexer.fights.occasions import occasion
from tafelrunde.games.hexer.fights.resolving import play_harmlessly, return_card
from tafelrunde.games.hexer.nouns import Moment, MonsterAttack, Occasion
from tafelrunde.games.hexer.options import Chain
from tafelrunde.games.hexer.rules.attributes import lower_attribute
from tafelrunde.games.hexer.rules.conditions import judges
from tafelrunde.games.hexer.rules.deck import discard, is_veiled, trash, trash_from_deck
from tafelrunde.games.hexer.rules.now import Now, asks, carry_out, number, resolves
from tafelrunde.games.hexer.state.physical import Card
from tafelrunde.games.hexer.state.table import DECKS, MONSTERS, Fight, Fighter
from tafelrunde.games.hexer.terms import TOP_LEVEL, Attack, Attribute, CombatStep
from tafelrunde.games.hexer.vocabulary import Half, Strike, Suffer
from tafelrunde.games.hexer.vocabulary.monsters import (
    AddDie,
    AddLife,
    AnnounceLate,
    AnnounceWorse,
    AttackAgain,
    AttackCost,
    DiscardAll,
    DiscardByCost,
    DiscardChosenFromDeck,
    DiscardColourOr,
    DiscardMostTabs,
    DiscardTerrainOr,
    DrinkAtMost,
    HandFirst,
    HandToDeck,
    HasDice,
    HasTerrainCard,
    IgnoreDamage,
    LifeAtMost,
    LoseLife,
    LostCards,
    LowerChosen,
    NextTurn,
    PlayChainOr,
    RandomPassive,
    ResetPoison,
    ReturnLastCard,
    Special,
    SpoilPotion,
    Strengthen,
    SufferHandCard,
    TakeLifeBack,
    TrashFromDeck,
    TrashOneOfTop,
)

DAMAGE: Final = Occasion.DAMAGE


def fight_of(now: Now) -> Fight:
    """The fight that is going on."""
    assert now.fight is not None
    return now.fight


def fighter_of(now: Now) -> Fighter:
    """The player in this fight."""
    assert now.fighter is not None
    return now.fighter


# --- Conditions -----------------------------------------------------------------------------------


@judges(HasDice)
def has_dice(condition: HasDice, now: Now) -> bool:
    return fight_of(now).dice > 0


@judges(LifeAtMost)
def life_at_most(condition: LifeAtMost, now: Now) -> bool:
    return len(fight_of(now).life) <= condition.cards


@judges(AttackCost)
def attack_cost(condition: AttackCost, now: Now) -> bool:
    return fight_of(now).cost >= condition.cards


@judges(LostCards)
def lost_cards(condition: LostCards, now: Now) -> bool:
    return fighter_of(now).lost > 0


@judges(HasTerrainCard)
def has_terrain_card(condition: HasTerrainCard, now: Now) -> bool:
    return any(card.terrains >> condition.terrain & 1 for card in now.player.hand)


# --- Attacks --------------------------------------------------------------------------------------


@asks(Suffer)
def suffer_damage(effect: Suffer, now: Now) -> Flow[None]:
    """The attack of a monster that was weakened or strengthened deals its damage accordingly,
    once.
    """
    damage, fight = number(now, effect.damage), now.fight
    if fight is None or fight.turn == 0 or fight.defender is not None:
        yield from suffer(now.game, now.player, damage, now.why)
        return
    dealt, fight.weaker = max(0, damage - fight.weaker), max(0, fight.weaker - damage)
    yield from suffer(now.game, now.player, dealt, now.why)
    if damage:
        yield from occasion(now.game, fight, now.player, DAMAGE)


@asks(Strike)
def strike_opponent(effect: Strike, now: Now) -> Flow[None]:
    yield from strike(now.game, fighter_of(now), number(now, effect.damage), now.why)


@resolves(NextTurn)
def next_turn(effect: NextTurn, now: Now) -> None:
    fight, fighter = fight_of(now), fighter_of(now)
    own = fight.turn == (0 if fighter is fight.attacker else 1)
    if own and (effect.at_once or fight.step is CombatStep.BEGIN):
        fighter.hampers.append(effect)
    else:
        fighter.coming.append(effect)


@resolves(AttackAgain)
def attack_again(effect: AttackAgain, now: Now) -> None:
    fight_of(now).again += 1


@asks(Special)
def special(effect: Special, now: Now) -> Flow[None]:
    fight = fight_of(now)
    dulled = (Suffer(MOON_DUST_DAMAGE),)
    yield from carry_out(dulled if fight.moon_dust else special_attack(fight, effect.number), now)


@resolves(Strengthen)
def strengthen(effect: Strengthen, now: Now) -> None:
    fight_of(now).weaker -= effect.damage


@resolves(HandFirst)
def hand_first(effect: HandFirst, now: Now) -> None:
    fighter_of(now).hand_first = True


@resolves(AnnounceWorse)
def announce_worse(effect: AnnounceWorse, now: Now) -> None:
    fight = fight_of(now)
    printed = fight.life[-1].printed if fight.life else None
    if isinstance(printed, MonsterAttack):
        charge, bite = (hurt(now, tuple(e)) for e in (printed.charge, printed.bite))
        fight.announced = Attack.CHARGE if charge >= bite else Attack.BITE


def hurt(now: Now, effects: tuple[Effect, ...]) -> int:
    """The damage of an attack."""
    return sum(number(now, each.damage) for each in effects if isinstance(each, Suffer))


@resolves(AnnounceLate)
def announce_late(effect: AnnounceLate, now: Now) -> None:
    fight = fight_of(now)
    if fight.announced < 0:  # what an ability has decided already stands
        fight.announced = LATE


# --- Cards of the player --------------------------------------------------------------------------


def discard_or(
    now: Now, cards: list[Card], then: tuple[Effect, ...], otherwise: tuple[Effect, ...]
) -> Flow[None]:
    """The player discards one of the cards, or the other effects follow."""
    offered: list[Card | Word] = [*cards, PASS]
    chosen = yield from choose(
        now.player.seat,
        offered,
        "discard_or",
        now.why,
        about=otherwise,
        veiled=is_veiled(now.game, now.player),
    )
    if isinstance(chosen, Card):
        discard(now.game, now.player, chosen, now.why)
        yield from carry_out(then, now)
    else:
        yield from carry_out(otherwise, now)


@asks(DiscardColourOr)
def discard_colour_or(effect: DiscardColourOr, now: Now) -> Flow[None]:
    cards = [card for card in now.player.hand if card.colour in effect.colours]
    yield from discard_or(now, cards, tuple(effect.then), tuple(effect.otherwise))


@asks(DiscardTerrainOr)
def discard_terrain_or(effect: DiscardTerrainOr, now: Now) -> Flow[None]:
    cards = [card for card in now.player.hand if card.terrains >> effect.terrain & 1]
    yield from discard_or(now, cards, (), tuple(effect.otherwise))


@asks(PlayChainOr)
def play_chain_or(effect: PlayChainOr, now: Now) -> Flow[None]:
    chains = map(Chain, chains_of(now.player.hand, effect.cards))
    offered: list[Chain | Word] = [*chains, PASS]
    chosen = yield from choose(
        now.player.seat,
        offered,
        "play_chain",
        now.why,
        veiled=is_veiled(now.game, now.player, effect.cards),
    )
    if isinstance(chosen, Chain):
        yield from play_harmlessly(now.game, fighter_of(now), now.player, chosen.cards)
    else:
        yield from carry_out(tuple(effect.otherwise), now)


@asks(DiscardAll)
@avertable(Moment.FOE_DISCARDS)
def discard_all(effect: DiscardAll, now: Now) -> Flow[None]:
    cards = [card for card in now.player.hand if card.colour in effect.colours]
    for card in cards:
        discard(now.game, now.player, card, now.why)
    if not cards:
        yield from carry_out(tuple(effect.otherwise), now)


@asks(DiscardByCost)
@avertable(Moment.FOE_DISCARDS)
def discard_by_cost(effect: DiscardByCost, now: Now) -> Flow[None]:
    if now.player.hand:
        costs = [card.cost for card in now.player.hand]
        wanted = max(costs) if effect.highest else min(costs)
        yield from _discard_one(now, [c for c in now.player.hand if c.cost == wanted])


@asks(DiscardMostTabs)
@avertable(Moment.FOE_DISCARDS)
def discard_most_tabs(effect: DiscardMostTabs, now: Now) -> Flow[None]:
    if now.player.hand:
        most = max(len(card.tabs) for card in now.player.hand)
        yield from _discard_one(now, [c for c in now.player.hand if len(c.tabs) == most])


def _discard_one(now: Now, cards: list[Card]) -> Flow[None]:
    veiled = is_veiled(now.game, now.player, 2)
    card = yield from choose(now.player.seat, cards, "discard", now.why, 1, veiled=veiled)
    discard(now.game, now.player, card, now.why)


@asks(DiscardChosenFromDeck)
@avertable(Moment.FOE_DISCARDS)
def discard_chosen_from_deck(effect: DiscardChosenFromDeck, now: Now) -> Flow[None]:
    player = now.player
    cards = sorted(player.deck, key=lambda card: card.uid)
    chosen = yield from choose_some(
        player.seat, cards, effect.cards, effect.cards, "discard_from_deck", now.why
    )
    player.deck = [card for card in player.deck if card not in chosen]
    player.discard_pile += chosen
    now.game.shuffle(DECKS, player.deck)


@asks(HandToDeck)
def hand_to_deck(effect: HandToDeck, now: Now) -> Flow[None]:
    player, game = now.player, now.game
    count = len(player.hand) if effect.cards is None else min(effect.cards, len(player.hand))
    if effect.by_chance:
        chosen = player.hand[:]
        game.chance.shuffle(MONSTERS, chosen)
        chosen = chosen[:count]
    else:
        chosen = yield from choose_some(
            player.seat, player.hand[:], count, count, "hand_to_deck", now.why, count
        )
    player.hand = [card for card in player.hand if card not in chosen]
    if effect.under:
        player.deck[:0] = chosen
    else:
        game.shuffle(DECKS, player.deck, chosen)


@resolves(ReturnLastCard)
def return_last_card(effect: ReturnLastCard, now: Now) -> None:
    combo = fighter_of(now).combo
    if combo:
        return_card(now.game, fighter_of(now), now.player, combo[-1])


@asks(TrashFromDeck)
@avertable(Moment.FOE_DISCARDS)
def trash_top(effect: TrashFromDeck, now: Now) -> None:
    trash_from_deck(now.game, now.player, effect.cards, now.why)


@asks(TrashOneOfTop)
@avertable(Moment.FOE_DISCARDS)
def trash_one_of_top(effect: TrashOneOfTop, now: Now) -> Flow[None]:
    top = now.player.deck[-effect.cards :]
    if top:
        now.game.reveal()
        card = yield from choose(now.player.seat, top, "trash", now.why, 1)
        trash(now.game, now.player, card, now.player.deck, now.why)


@asks(SufferHandCard)
def suffer_hand_card(effect: SufferHandCard, now: Now) -> Flow[None]:
    hand = now.player.hand
    if hand:
        base = hand[now.game.chance.below(MONSTERS, len(hand))].base
        damage = base.damage
        if effect.all_symbols:
            damage += base.shield + abs(base.draw) + base.top + base.seek + base.protection
        yield from carry_out((Suffer(damage),), now)


@asks(LowerChosen)
@avertable(Moment.LOWERED)
def lower_chosen(effect: LowerChosen, now: Now) -> Flow[None]:
    player = now.player
    offered = [a for a in Attribute if 1 < player.levels[a] < TOP_LEVEL]
    if offered:
        attribute = yield from choose(player.seat, offered, "lower", now.why)
        lower_attribute(now.game, player, attribute, now.why)


@resolves(DrinkAtMost)
def drink_at_most(effect: DrinkAtMost, now: Now) -> None:
    fighter_of(now).used.append(f"{AT_MOST}{effect.potions}")


@resolves(SpoilPotion)
def spoil_potion(effect: SpoilPotion, now: Now) -> None:
    fighter_of(now).used.append(SPOILED)


@resolves(ResetPoison)
def reset_poison(effect: ResetPoison, now: Now) -> None:
    fighter_of(now).poison = 0


# --- The life of the monster ----------------------------------------------------------------------


@resolves(IgnoreDamage)
def ignore_damage(effect: IgnoreDamage, now: Now) -> None:
    """Part of the damage still to come lapses (H27.18)."""
    if effect.damage is not None:
        ignored = number(now, effect.damage)
    elif effect.half is not None:
        ignored = (now.damage + (effect.half is Half.UP)) // 2
    else:
        ignored = now.damage
    now.damage = max(0, now.damage - ignored)


@resolves(TakeLifeBack)
def take_life_back(effect: TakeLifeBack, now: Now) -> None:
    fight = fight_of(now)
    if effect.times is not None:
        if fight.taken_back >= effect.times:
            return
        fight.taken_back += 1
    pile = [card for card in fight.discards if card is not now.card]  # discarded last (H26.03)
    for _ in range(min(number(now, effect.cards), len(pile))):
        card = pile.pop(now.game.chance.below(MONSTERS, len(pile)) if effect.under else -1)
        fight.discards.remove(card)
        fight.life.insert(0 if effect.under else len(fight.life), card)


@resolves(AddLife)
def add_life(effect: AddLife, now: Now) -> None:
    fight, stack = fight_of(now), now.game.attack_deck
    for _ in range(min(effect.cards, len(stack))):
        fight.life.insert(0 if effect.under else len(fight.life), stack.pop())


@resolves(LoseLife)
def lose_life(effect: LoseLife, now: Now) -> None:
    fight = fight_of(now)
    now.game.draw(fight.life, fight.discards, effect.cards)


@resolves(AddDie)
def add_die(effect: AddDie, now: Now) -> None:
    fight_of(now).dice += effect.dice


@asks(RandomPassive)
def random_passive(effect: RandomPassive, now: Now) -> Flow[None]:
    own = fight_of(now).monster
    others = [
        monster
        for monster in library.MONSTERS
        if monster.rank == effect.rank and (own is None or monster.id != own.id)
    ]
    chosen = others[now.game.chance.below(MONSTERS, len(others))]
    yield from carry_out(tuple(chosen.passive), now)
