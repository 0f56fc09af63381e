"""How the words of enemies, encounters, locations, time cards and adventures are carried out."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tafelrunde.engine.decisions import (
    PARTY,
    Decision,
    Flow,
    all_choose,
    arrange,
    choose,
    choose_some,
)
from tafelrunde.engine.effects import Effect
from tafelrunde.engine.options import NO, YES, Effects, Word
from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr import vocabulary as words
from tafelrunde.games.valskyrr.keywords import GEAR
from tafelrunde.games.valskyrr.rules.actions import fitting
from tafelrunde.games.valskyrr.rules.basics import (
    attach,
    bury,
    count,
    discard,
    gain_loot,
    lose_loot,
    lose_progress,
)
from tafelrunde.games.valskyrr.rules.conditions import DAZE
from tafelrunde.games.valskyrr.rules.damage import attack, bury_one, deal_blow, lessen
from tafelrunde.games.valskyrr.rules.encounters import draw_enemies, draw_until, fetch_enemy
from tafelrunde.games.valskyrr.rules.enrage import (
    calm,
    enrage,
    enrage_one,
    is_stirred,
    stirs_several,
    use_ability,
)
from tafelrunde.games.valskyrr.rules.locations import raise_threat
from tafelrunde.games.valskyrr.rules.now import RESOLVERS, Blow, Now
from tafelrunde.games.valskyrr.rules.ordering import help_is_near, next_of
from tafelrunde.games.valskyrr.rules.reflexes import anytime, is_in_play
from tafelrunde.games.valskyrr.rules.requirements import all_hold
from tafelrunde.games.valskyrr.rules.restoration import unbury
from tafelrunde.games.valskyrr.rules.tracks import halve_focus, move_reinforcement, move_time
from tafelrunde.games.valskyrr.rules.wounds import heal, is_dead
from tafelrunde.games.valskyrr.rules.zones import appear, enter_hero_zone
from tafelrunde.games.valskyrr.state.table import ROW, Foe, Game, Hero

# --- Whom it concerns -----------------------------------------------------------------------------


def for_each(now: Now, heroes: Sequence[Hero], do: Sequence[Effect]) -> Flow[None]:
    """Carry effects out for several heroes; cards that all discard at once are chosen at once."""
    heroes = [hero for hero in heroes if all_hold(now.game, now.only_if, hero)]
    if len(do) == 1 and isinstance(do[0], words.DiscardCards):
        yield from discard_together(now, heroes, do[0])
        return
    waiting = [*heroes]
    while waiting and (weighs := weight(now.game, waiting, do)):
        hero = yield from next_of(waiting, weighs, "next_hero", now.card)
        waiting.remove(hero)
        yield from RESOLVERS.carry_out(do, Now(now.game, hero, None, now.foe))
    for hero in waiting:
        yield from RESOLVERS.carry_out(do, Now(now.game, hero, None, now.foe))


def weight(
    game: Game, heroes: Sequence[Hero], do: Sequence[Effect]
) -> Callable[[Hero], bool] | None:
    """For which heroes it matters when effects on each of them happen; None if for nobody: what
    concerns only the own cards, tokens and marker ends the same in every order.
    """
    for effect in do:
        if isinstance(effect, words.EnrageOwn) and stirs_several(game, heroes):
            return is_stirred
        if isinstance(effect, words.TakeDamage) and effect.preventable and help_is_near(game):
            return is_alive
    return None


def is_alive(hero: Hero) -> bool:
    """Everybody who is hurt may lose the card that would have helped another."""
    return not hero.defeated


def discard_together(now: Now, heroes: Sequence[Hero], effect: words.DiscardCards) -> Flow[None]:
    """Every hero discards hand cards at the same time, if possible."""
    decisions = []
    for hero in heroes:
        cards = fitting(hero, effect)
        n = min(effect.cards, len(cards))
        decisions.append(Decision(hero.seat, "discard_cards", cards, "V2.15", n, n))
    chosen = yield from all_choose(decisions)
    for hero, cards in zip(heroes, chosen, strict=True):
        for card in cards:
            discard(now.game, hero, card, "hand", "V2.15")


@RESOLVERS.asks(words.EachHero)
def each_hero(effect: words.EachHero, now: Now) -> Flow[None]:
    """For every hero in play."""
    yield from for_each(now, now.game.living(), effect.do)


@RESOLVERS.asks(words.EachOtherHero)
def each_other_hero(effect: words.EachOtherHero, now: Now) -> Flow[None]:
    """For every hero but the own one."""
    others = [hero for hero in now.game.living() if hero is not now.hero]
    yield from for_each(now, others, effect.do)


@RESOLVERS.asks(words.LowestFocusHero)
def lowest_focus_hero(effect: words.LowestFocusHero, now: Now) -> Flow[None]:
    """For the hero with the lowest focus; on a tie the players choose (V2.07)."""
    living = now.game.living()
    lowest = min(hero.focus for hero in living)
    noticed_least = [hero for hero in living if hero.focus == lowest]
    hero = yield from choose(PARTY, noticed_least, "hero", "V2.07", now.card)
    yield from for_each(now, [hero], effect.do)


@RESOLVERS.asks(words.Choose)
def choose_one(effect: words.Choose, now: Now) -> Flow[None]:
    """The hero's player carries out one of the lists."""
    lists = [Effects(do) for do in effect.one_of]
    chosen = yield from choose(now.hero.seat, lists, "choose_effect", "V2.07", now.card)
    yield from RESOLVERS.carry_out(chosen.do, now)


# --- Heroes ---------------------------------------------------------------------------------------


@RESOLVERS.asks(words.BuryCards)
def bury_cards(effect: words.BuryCards, now: Now) -> Flow[None]:
    """The hero buries cards; it is no damage, so an empty hero is not defeated by it."""
    for _ in range(effect.cards):
        if now.hero.hand or now.hero.discard_pile or now.hero.deck:
            yield from bury_one(now.game, now.hero, "V2.17")


@RESOLVERS.asks(words.BuryFromDiscardPile)
def bury_from_discard_pile(effect: words.BuryFromDiscardPile, now: Now) -> Flow[None]:
    """Cards of own choice from the discard pile, as far as possible."""
    hero, n = now.hero, effect.cards
    for card in (
        yield from choose_some(hero.seat, hero.discard_pile[:], n, n, "bury", "V2.17", now.foe)
    ):
        bury(now.game, hero, card, "discard_pile", "V2.17")


@RESOLVERS.asks(words.TakeDamage)
def take_damage(effect: words.TakeDamage, now: Now) -> Flow[None]:
    """The hero is dealt damage that no enemy's attack causes, less by daze on an enemy (V20.07)."""
    physical, magical = effect.physical, effect.magical
    if now.foe is not None and (daze := now.foe.conditions[DAZE]):
        physical, magical = yield from lessen(PARTY, physical, magical, daze, now.foe)
    blow = Blow(now.hero, now.foe, physical, magical)
    yield from deal_blow(now.game, blow, effect.preventable)


@RESOLVERS.asks(words.MayHalveFocus)
def may_halve_focus(effect: words.MayHalveFocus, now: Now) -> Flow[None]:
    """The hero may halve the own focus."""
    if now.hero.focus:
        answer = yield from choose(now.hero.seat, [YES, NO], "halve_focus", "V16.46")
        if answer is YES:
            halve_focus(now.game, now.hero, "V6.07")


@RESOLVERS.asks(words.MayUnburyOne)
def may_unbury_one(effect: words.MayUnburyOne, now: Now) -> Flow[None]:
    """The hero may move 1 card from the graveyard to the discard pile."""
    hero = now.hero
    for card in (yield from choose_some(hero.seat, hero.graveyard[:], 0, 1, "unbury", "V16.46")):
        unbury(now.game, hero, card, "V16.46")


# --- Enemies --------------------------------------------------------------------------------------


def _hero_of(now: Now) -> Hero | None:
    """The hero in whose zone this enemy is; none in the adventure zone."""
    assert now.foe is not None, "only an enemy is in a zone"
    return now.game.heroes[now.foe.zone] if now.foe.zone != ROW else None


@RESOLVERS.asks(words.Attack)
def attack_at_once(effect: words.Attack, now: Now) -> Flow[None]:
    """In the adventure zone there is no attacked hero; the attack is dropped (V21.11)."""
    foe, hero = now.foe, _hero_of(now)
    assert foe is not None
    assert hero is not None, "in the row nothing is carried out that needs a hero"
    n = effect.may_cancel_by_discarding
    if n and len(hero.hand) >= n:
        answer = yield from choose(hero.seat, [NO, YES], "cancel_ambush", "V16.46", foe)
        if answer is YES:
            for card in (
                yield from choose_some(hero.seat, hero.hand[:], n, n, "discard_cards", "V2.15")
            ):
                discard(now.game, hero, card, "hand", "V2.15")
            return
    yield from anytime(now.game, foe)
    if foe.zone != ROW and not is_dead(foe):  # it may have been sent away
        yield from attack(now.game, foe, now.game.heroes[foe.zone], "V21.03")


@RESOLVERS.asks(words.AttackNoticed)
def attack_noticed(effect: words.AttackNoticed, now: Now) -> Flow[None]:
    """This enemy attacks every hero it notices, wherever it is."""
    game, foe = now.game, now.foe
    assert foe is not None, "only an enemy attacks"
    waiting = list(game.living())
    while noticed := [hero for hero in waiting if hero.focus >= effect.focus_at_least]:
        hero = noticed[0]
        if help_is_near(game):
            hero = yield from next_of(noticed, is_alive, "next_hero", foe)
        waiting.remove(hero)
        yield from anytime(game, foe)
        if is_dead(foe):  # by a reflex (V18.31)
            return
        if hero.focus >= effect.focus_at_least:  # a reflex may have changed it
            yield from attack(game, foe, hero, "V2.04")


@RESOLVERS.resolves(words.Heal)
def heal_self(effect: words.Heal, now: Now) -> None:
    """This enemy loses wound tokens."""
    assert now.foe is not None, "only an enemy heals itself"
    heal(now.game, now.foe, effect.wounds or now.foe.wounds, "V18.39")


@RESOLVERS.resolves(words.HealKin)
def heal_kin(effect: words.HealKin, now: Now) -> None:
    """Enemies with the keyword heal, here and elsewhere."""
    assert now.foe is not None, "only an enemy has kin"
    for foe in now.game.foes():
        if foe.card.keywords & effect.having.bit:
            heal(
                now.game,
                foe,
                effect.here if foe.zone == now.foe.zone else effect.elsewhere,
                "V18.39",
            )


@RESOLVERS.resolves(words.HealPerKin)
def heal_per_kin(effect: words.HealPerKin, now: Now) -> None:
    """This enemy heals for each of its kin in play."""
    assert now.foe is not None, "only an enemy has kin"
    kin = sum(bool(foe.card.keywords & effect.having.bit) for foe in now.game.foes())
    heal(now.game, now.foe, min(kin, count(now.game, effect.at_most)), "V18.39")


@RESOLVERS.asks(words.EnrageOwn)
def enrage_own(effect: words.EnrageOwn, now: Now) -> Flow[None]:
    """The hero enrages one furious enemy in the own zone."""
    yield from enrage_one(now.game, now.hero, "V21.07")


@RESOLVERS.asks(words.EnrageOther)
def enrage_other(effect: words.EnrageOther, now: Now) -> Flow[None]:
    """Enrage one other enemy in the same hero zone, one not yet enraged as long as there is one
    (V21.07).
    """
    hero = _hero_of(now)
    assert hero is not None, "the ability works in a hero zone only"
    others = [
        foe
        for foe in hero.foes
        if foe is not now.foe
        and not foe.enraged
        and (effect.having is None or foe.card.keywords & effect.having.bit)
        and (foe.enemy.furious or not effect.furious)
    ]
    if others:
        foe = yield from choose(PARTY, others, "enrage", "V21.07", now.foe)
        yield from enrage(now.game, foe, "V21.07")


@RESOLVERS.asks(words.EnrageKin)
def enrage_kin(effect: words.EnrageKin, now: Now) -> Flow[None]:
    """Enrage all enemies with the keyword in the same hero zone."""
    hero = _hero_of(now)
    assert hero is not None, "the ability works in a hero zone only"
    kin = [foe for foe in hero.foes if foe.card.keywords & effect.having.bit and not foe.enraged]
    for foe in (yield from arrange(PARTY, kin, "enrage_order", "V2.08", now.foe)):
        if is_in_play(now.game, foe):
            yield from enrage(now.game, foe, "V21.01")


@RESOLVERS.asks(words.EnrageSelfIfGraveyard)
def enrage_self_if_graveyard(effect: words.EnrageSelfIfGraveyard, now: Now) -> Flow[None]:
    """This enemy smells the buried cards."""
    assert now.foe is not None, "only an enemy is enraged"
    if now.hero.graveyard:
        yield from enrage(now.game, now.foe, "V21.01")


@RESOLVERS.asks(words.RepeatAbility)
def repeat_ability(effect: words.RepeatAbility, now: Now) -> Flow[None]:
    """As if the ability's trigger had happened; without a hero zone there is no hero it could
    concern.
    """
    foe, hero = now.foe, _hero_of(now)
    assert foe is not None
    if hero is None:
        return
    for ability in foe.enemy.abilities:
        if ability.id == effect.ability:
            yield from use_ability(now.game, foe, ability, hero)


@RESOLVERS.asks(words.StealGear)
def steal_gear(effect: words.StealGear, now: Now) -> Flow[None]:
    """A gear card of the hero's zone is attached to this enemy; that player chooses which."""
    assert now.foe is not None, "only an enemy steals"
    gear = [card for card in now.hero.hero_zone if card.keywords & GEAR.bit]
    if gear:
        card = yield from choose(now.hero.seat, gear, "card", "V2.27", now.foe)
        attach(now.game, now.foe, now.hero, card, "V2.27")


@RESOLVERS.resolves(words.StealProgress)
def steal_progress(effect: words.StealProgress, now: Now) -> None:
    """A progress token moves from the active encounter to this enemy."""
    assert now.foe is not None, "only an enemy steals"
    if now.game.progress:
        lose_progress(now.game, 1, "V24.09")
        now.foe.tokens += 1


@RESOLVERS.asks(words.Reanimate)
def reanimate(effect: words.Reanimate, now: Now) -> Flow[None]:
    """An enemy with the keyword rises into this hero zone; if there is none, nothing comes."""
    game, source, hero = now.game, now.foe, _hero_of(now)
    assert source is not None
    assert hero is not None, "the ability works in a hero zone only"
    assert source.enemy.colour is not None, "final enemies raise nobody"
    card = draw_until(game, source.enemy.colour, effect.having.bit, "V8.10")
    if card is not None:
        foe = appear(game, card, "V21.17")
        yield from enter_hero_zone(game, foe, hero, "V22.13")


@RESOLVERS.asks(words.MayCalm)
def may_calm(effect: words.MayCalm, now: Now) -> Flow[None]:
    """The players may calm 1 enemy."""
    enraged: list[Foe | Word] = [foe for foe in now.game.foes() if foe.enraged]
    if enraged:
        foe = yield from choose(PARTY, [*enraged, NO], "calm", "V21.09")
        if isinstance(foe, Foe):
            calm(now.game, foe, "V21.09")


# --- Tracks, loot, locations ----------------------------------------------------------------------


@RESOLVERS.resolves(words.GainLoot)
def gain(effect: words.GainLoot, now: Now) -> None:
    """Loot enters the pool."""
    gain_loot(now.game, effect.tokens, "V4.07")


@RESOLVERS.resolves(words.LoseLoot)
def lose(effect: words.LoseLoot, now: Now) -> None:
    """Loot leaves the pool, as far as there is any."""
    lose_loot(now.game, effect.tokens, "V16.47")


@RESOLVERS.resolves(words.MoveTime)
def time(effect: words.MoveTime, now: Now) -> None:
    """The time marker moves (V22.34)."""
    move_time(now.game, effect.fields, "V22.34")


@RESOLVERS.resolves(words.MoveReinforcement)
def reinforcement(effect: words.MoveReinforcement, now: Now) -> None:
    """The reinforcement marker moves (V22.27)."""
    move_reinforcement(now.game, count(now.game, effect.fields), "V22.27")


@RESOLVERS.resolves(words.RaiseThreat)
def raise_active_threat(effect: words.RaiseThreat, now: Now) -> None:
    """The active location is meant if no other is named (V23.10)."""
    for _ in range(effect.times):
        raise_threat(now.game, now.game.party, "V23.13")


@RESOLVERS.asks(words.RaiseNeighbourThreat)
def raise_neighbour_threat(effect: words.RaiseNeighbourThreat, now: Now) -> Flow[None]:
    """One revealed neighbour of the active location."""
    game = now.game
    places = [n for n in game.layout.neighbours[game.party] if game.revealed[n]]
    if places:
        moves = [game.layout.moves[place] for place in places]
        journey = yield from choose(PARTY, moves, "neighbour", "V2.07")
        raise_threat(game, journey.place, "V23.13")


@RESOLVERS.resolves(words.AddStartingEnemies)
def add_starting_enemies(effect: words.AddStartingEnemies, now: Now) -> None:
    """More starting enemies of the active encounter (V9.36)."""
    task = now.game.task
    assert task is not None, "only an active encounter has starting enemies"
    having = task.having if effect.having is None else (effect.having,)
    draw_enemies(now.game, effect.enemies, task.colours, having, "V9.36")


@RESOLVERS.resolves(words.FetchEnemy)
def fetch(effect: words.FetchEnemy, now: Now) -> None:
    """A certain enemy joins the row."""
    fetch_enemy(now.game, effect.enemy)


@RESOLVERS.resolves(words.SummonFinalEnemy)
def summon_final_enemy(effect: words.SummonFinalEnemy, now: Now) -> None:
    """The final enemy joins the row once enough enemies were killed."""
    game = now.game
    needed = effect.after_kills_hard if game.setup.board == "hard" else effect.after_kills
    waits = game.final_enemy in game.set_aside and not game.final_killed
    if waits and game.encounter_kills >= count(game, needed):
        game.set_aside.remove(game.final_enemy)
        appear(game, game.final_enemy, "V24.05")


# --- Adventures -----------------------------------------------------------------------------------


@RESOLVERS.asks(words.TurnAdventureToken)
def turn_adventure_token(effect: words.TurnAdventureToken, now: Now) -> Flow[None]:
    """The token of the active location takes effect and goes to the supply (V5.25)."""
    game = now.game
    letter = game.letters[game.party]
    if not letter:
        return
    game.letters[game.party] = ""
    game.reveal(events.TokenTurned, "V5.25", letter, game.place.id)
    for meaning in game.adventure.letters:
        if meaning.letter == letter:
            yield from RESOLVERS.carry_out(meaning.do, now)


@RESOLVERS.resolves(words.RemoveAnchor)
def remove_anchor(effect: words.RemoveAnchor, now: Now) -> None:
    """The face-up token of the active location goes."""
    game = now.game
    if game.letters_up[game.party]:
        game.tell(events.TokenTurned, "V5.25", game.letters[game.party], game.place.id)
        game.letters[game.party] = ""
        game.letters_up[game.party] = False


@RESOLVERS.resolves(words.SingLine)
def sing_line(effect: words.SingLine, now: Now) -> None:
    """The song grows by a letter; complete, it costs time."""
    now.game.song += 1
    if now.game.song >= effect.letters:
        now.game.song = 0
        move_time(now.game, 1, "V22.34")


@RESOLVERS.resolves(words.SilenceSong)
def silence_song(effect: words.SilenceSong, now: Now) -> None:
    """The song loses letters."""
    now.game.song = max(0, now.game.song - effect.letters)


@RESOLVERS.resolves(words.BreakSeal)
def break_seal(effect: words.BreakSeal, now: Now) -> None:
    """A seal of the final enemy breaks."""
    now.game.seals += 1
