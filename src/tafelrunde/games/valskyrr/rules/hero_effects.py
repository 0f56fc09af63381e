"""How the words of hero cards are carried out."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.decisions import Flow, arrange, choose, choose_some
from tafelrunde.engine.options import NO, Word
from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr import vocabulary as words
from tafelrunde.games.valskyrr.keywords import mask
from tafelrunde.games.valskyrr.options import MAGICAL, PHYSICAL
from tafelrunde.games.valskyrr.rules.actions import fitting, token_places
from tafelrunde.games.valskyrr.rules.basics import (
    count,
    discard,
    draw,
    gain_progress,
    leave_play,
    move,
)
from tafelrunde.games.valskyrr.rules.conditions import DAZE, afflict, kinds_on, remove_condition
from tafelrunde.games.valskyrr.rules.damage import lessen
from tafelrunde.games.valskyrr.rules.enrage import calm, has_standing
from tafelrunde.games.valskyrr.rules.now import RESOLVERS, Now
from tafelrunde.games.valskyrr.rules.restoration import regenerate, unbury
from tafelrunde.games.valskyrr.rules.tracks import halve_focus, move_focus
from tafelrunde.games.valskyrr.rules.triggers import answering, carry_out, trigger
from tafelrunde.games.valskyrr.rules.wounds import defence, is_dead, wound
from tafelrunde.games.valskyrr.rules.zones import enter_hero_zone, return_all, return_to_row, swap
from tafelrunde.games.valskyrr.state.physical import Card
from tafelrunde.games.valskyrr.state.table import Foe
from tafelrunde.games.valskyrr.terms import Condition, Trigger, Zone

REGENERATION: Final = Trigger.REGENERATION
REGENERATION_COUNTED: Final = -1
"""Marks in a hero's `used` that a regeneration has counted for the encounter in this hero turn."""


# --- Attacking ------------------------------------------------------------------------------------


@RESOLVERS.asks(words.Deal)
def deal(effect: words.Deal, now: Now) -> Flow[None]:
    """All damage of the action is one attack against each target; its defence counts once
    (V17.11).
    """
    for target in now.targets:
        if isinstance(target, Foe) and is_dead(target):
            continue
        physical, magical = damage_of(effect, now, target)
        less = shrugged_off(now, target)
        if less:
            physical, magical = yield from lessen(
                now.hero.seat, physical, magical, less, target, "resisted_part", "V2.07"
            )
        daze = now.hero.conditions[DAZE]
        if daze:
            physical, magical = yield from lessen(now.hero.seat, physical, magical, daze, now.main)
        if isinstance(target, Foe):
            strike(now, target, physical, magical)
        else:
            yield from hit_encounter(now, target, physical, magical)


def damage_of(effect: words.Deal, now: Now, target: Foe | Card) -> tuple[int, int]:
    """The damage of an attack with everything that adds to it, before daze and defence."""
    physical, magical = effect.physical, effect.magical
    if effect.against is not None and target_has(target, effect.against.having.bit):
        physical, magical = effect.against.physical, effect.against.magical
    physical += now.physical
    magical += now.magical
    for unnoticed in now.hero.board.board.standing:
        if now.hero.focus <= unnoticed.focus_at_most:
            physical += unnoticed.physical
    for standing in now.game.tiles[now.game.party].tile.standing:
        if isinstance(standing, words.KeywordDamage) and now.keywords & standing.having.bit:
            magical += standing.magical
    return physical, max(0, magical)  # a location may quench more than there is


def shrugged_off(now: Now, target: Foe | Card) -> int:
    """How much damage of such an action an enemy does not feel."""
    if isinstance(target, Foe) and target.enemy.abilities:
        proof = has_standing(now.game, target, words.ShrugsOff)
        if proof is not None and now.keywords & proof.keyword.bit:
            return proof.less
    return 0


def target_has(target: Foe | Card, bit: int) -> bool:
    """Whether a target has a keyword; encounters have none."""
    return isinstance(target, Foe) and bool(target.card.keywords & bit)


def strike(now: Now, foe: Foe, physical: int, magical: int) -> None:
    """Each kind of damage is reduced by its own defence; what remains becomes wounds (V18.13,
    V18.19).
    """
    game = now.game
    guard_physical, guard_magical = defence_against(now, foe)
    through = max(0, physical - guard_physical) + max(0, magical - guard_magical)
    game.tell(events.AttackMade, "V18.11", now.hero.id, foe.id, physical, magical, through)
    if through:
        wound(game, foe, through, "V18.19")
        if is_dead(foe):
            now.killed += (foe,)


def defence_against(now: Now, target: Foe | Card) -> tuple[int, int]:
    """What a target holds against an action that may lower it outside the own zone."""
    if isinstance(target, Card):
        assert target.encounter.defence is not None, "only such an encounter is attacked"
        return target.encounter.defence
    physical, magical = defence(now.game, target)
    if target.zone != now.hero.index:
        physical = max(0, physical - now.lower_defence)
    return physical, magical


def hit_encounter(now: Now, card: Card, physical: int, magical: int) -> Flow[None]:
    """Damage beyond the encounter's defence brings progress; it neither discards nor moves the card
    (V24.13).
    """
    game = now.game
    guard_physical, guard_magical = defence_against(now, card)
    through = max(0, physical - guard_physical) + max(0, magical - guard_magical)
    game.tell(events.AttackMade, "V24.12", now.hero.id, card.id, physical, magical, through)
    for when in answering(game, Trigger.ENCOUNTER_HIT):
        times = through if not when.at_least else int(through >= when.at_least)
        for _ in range(times):
            yield from carry_out(game, when.only_if, when.do, now.hero)


@RESOLVERS.resolves(words.Bonus)
def bonus(effect: words.Bonus, now: Now) -> None:
    """A reflex changes the action it modifies, a discarded card the own one."""
    action = now.parent or now
    action.physical += effect.physical
    action.magical += effect.magical
    action.reach += effect.reach
    action.more_targets += effect.targets
    action.regeneration += effect.regeneration
    action.lower_defence += effect.defence_elsewhere
    now.focus += effect.focus


@RESOLVERS.resolves(words.MayDiscard)
def may_discard(effect: words.MayDiscard, now: Now) -> None:
    """Happened in step 3 already."""


@RESOLVERS.resolves(words.ResolveAction)
def resolve_action(effect: words.ResolveAction, now: Now) -> None:
    """Happened in step 2 already."""


@RESOLVERS.resolves(words.SpendToken)
def spend_token(effect: words.SpendToken, now: Now) -> None:
    """A cost; paid in step 3."""


@RESOLVERS.resolves(words.DiscardUsedCard)
def discard_used_card(effect: words.DiscardUsedCard, now: Now) -> None:
    """The card of the modified action will be discarded in step 6."""
    assert now.parent is not None, "only a reflex has an action that it modifies"
    now.parent.discard_main = True


# --- Defending ------------------------------------------------------------------------------------


@RESOLVERS.asks(words.Prevent)
def prevent(effect: words.Prevent, now: Now) -> Flow[None]:
    """Every prevention names its kind of damage and helps against no other (V18.04)."""
    blow = now.blow
    assert blow is not None, "only damage that is dealt can be prevented"
    kinds = []
    if effect.physical and blow.physical > 0:
        kinds.append(PHYSICAL)
    if effect.magical and blow.magical > 0:
        kinds.append(MAGICAL)
    if not kinds:
        return
    kind = yield from choose(now.hero.seat, kinds, "prevent_type", "V18.04", now.main)
    if kind is PHYSICAL:
        _lower(now, min(effect.physical, blow.physical), 0)
    else:
        _lower(now, 0, min(effect.magical, blow.magical))


def _lower(now: Now, physical: int, magical: int) -> None:
    blow = now.blow
    assert blow is not None
    assert now.card is not None
    blow.physical -= physical
    blow.magical -= magical
    if now.hero is blow.hero:  # what others prevent is no prevention of the hero's own
        blow.prevented += physical + magical
    points = physical + magical
    now.game.tell(events.DamagePrevented, "V18.10", blow.hero.id, now.card.id, points)


@RESOLVERS.asks(words.Redirect)
def redirect(effect: words.Redirect, now: Now) -> Flow[None]:
    """The damage is dealt to the acting hero instead."""
    blow = now.blow
    assert blow is not None, "only damage that is dealt can be redirected"
    blow.hero = now.hero
    for _ in range(effect.prevent):
        yield from prevent(words.Prevent(physical=1, magical=1), now)


# --- Hero cards and tokens ------------------------------------------------------------------------


@RESOLVERS.resolves(words.Focus)
def focus(effect: words.Focus, now: Now) -> None:
    """In an action focus counts in step 7 (V17.14), otherwise at once."""
    fields = count(now.game, effect.fields)
    if now.main is not None:
        now.focus += fields
    else:
        move_focus(now.game, now.hero, fields, "V22.12")


@RESOLVERS.resolves(words.HalveFocus)
def halve(effect: words.HalveFocus, now: Now) -> None:
    """Halve the hero's enemy focus."""
    halve_focus(now.game, now.hero, "V6.07")


@RESOLVERS.asks(words.Regenerate)
def give_regeneration(effect: words.Regenerate, now: Now) -> Flow[None]:
    """Each target hero receives the points (V19.02)."""
    game = now.game
    for hero in now.heroes or [now.hero]:
        yield from regenerate(game, hero, effect.points + now.regeneration)
    acting = game.heroes[game.active] if game.active >= 0 else None
    if now.main is not None and acting is not None and REGENERATION_COUNTED not in acting.used:
        acting.used.append(REGENERATION_COUNTED)
        yield from trigger(game, REGENERATION, now.hero)


@RESOLVERS.asks(words.Unbury)
def unbury_cards(effect: words.Unbury, now: Now) -> Flow[None]:
    """Cards of own choice return from the graveyard to the discard pile."""
    for hero in now.heroes or [now.hero]:
        for card in (
            yield from choose_some(
                hero.seat, hero.graveyard[:], 0, effect.up_to, "unbury", "V19.01", now.main
            )
        ):
            unbury(now.game, hero, card, "V19.01")


@RESOLVERS.asks(words.Cleanse)
def cleanse(effect: words.Cleanse, now: Now) -> Flow[None]:
    """Remove condition tokens, number and kind as the effect says (V20.15)."""
    for hero in now.heroes or [now.hero]:
        if not effect.up_to:  # all of them: there is nothing to choose
            for kind in effect.kinds:
                remove_condition(now.game, hero, kind, hero.conditions[kind], "V20.15")
        left = effect.up_to
        while left:
            kinds: list[Condition | Word] = [k for k in kinds_on(hero) if k in effect.kinds]
            if not kinds:
                break
            if effect.may:
                kinds.append(NO)
            chosen = yield from choose(hero.seat, kinds, "cleanse", "V20.15", now.card)
            if isinstance(chosen, Word):
                break
            remove_condition(now.game, hero, chosen, 1, "V20.15")
            left -= 1


@RESOLVERS.resolves(words.Afflict)
def put_conditions(effect: words.Afflict, now: Now) -> None:
    """Tokens on each target of an action; otherwise on the hero concerned."""
    if now.main is None:
        if not now.hero.defeated:
            afflict(now.game, now.hero, effect.condition, effect.tokens, "V20.01")
    elif not now.targets:  # in steps 3 and 4 the action has not chosen them yet
        (now.parent or now).added += (effect,)
    for target in now.targets:
        if isinstance(target, Foe) and not is_dead(target):
            afflict(now.game, target, effect.condition, effect.tokens, "V20.01")


@RESOLVERS.resolves(words.Draw)
def draw_cards(effect: words.Draw, now: Now) -> None:
    """Draw cards; the draw limit does not matter here (V13.30)."""
    draw(now.game, now.hero, effect.cards, "V2.14")


@RESOLVERS.asks(words.DiscardCards)
def discard_cards(effect: words.DiscardCards, now: Now) -> Flow[None]:
    """Discard hand cards as far as possible (V2.15, V16.47)."""
    cards = fitting(now.hero, effect)
    for card in (
        yield from choose_some(
            now.hero.seat, cards, effect.cards, effect.cards, "discard_cards", "V2.15", now.card
        )
    ):
        discard(now.game, now.hero, card, "hand", "V2.15")


@RESOLVERS.asks(words.PlaceCard)
def place_card(effect: words.PlaceCard, now: Now) -> Flow[None]:
    """Remember where this card goes in step 6."""
    assert now.card is not None, "only cards are placed"
    to = yield from choose(now.hero.seat, effect.to, "destination", "V16.27", now.card)
    now.destinations[now.card.uid] = to


@RESOLVERS.asks(words.Recall)
def recall(effect: words.Recall, now: Now) -> Flow[None]:
    """A card from the discard pile to the top of the deck."""
    wanted = mask(effect.having)
    cards = [card for card in now.hero.discard_pile if card.keywords & wanted]
    if cards:
        card = yield from choose(now.hero.seat, cards, "recall", "V2.22", now.card)
        move(now.game, now.hero, card, "discard_pile", "deck", "V2.22")


@RESOLVERS.asks(words.TakeFromTop)
def take_from_top(effect: words.TakeFromTop, now: Now) -> Flow[None]:
    """Look at cards, take one, put the others back; the last one put back lies on top."""
    hero = now.hero
    looked = hero.deck[-effect.look_at :]
    if not looked:
        return
    now.game.reveal()
    card = yield from choose(hero.seat, looked[::-1], "take_from_top", "V2.22", now.card)
    move(now.game, hero, card, "deck", "hand", "V2.22")
    rest = [other for other in looked if other is not card]
    if rest:
        del hero.deck[-len(rest) :]
        hero.deck += rest  # nothing is lost while the order is asked
        order = yield from arrange(hero.seat, rest, "put_back", "V2.22", now.card)
        hero.deck[-len(rest) :] = order


@RESOLVERS.resolves(words.GainNormalAction)
def gain_normal_action(effect: words.GainNormalAction, now: Now) -> None:
    """One more normal action in this hero turn."""
    now.hero.normal_left += 1


@RESOLVERS.resolves(words.PutProgress)
def put_progress(effect: words.PutProgress, now: Now) -> None:
    """Progress tokens on the active encounter (V24.09)."""
    gain_progress(now.game, effect.tokens, "V24.09")
    now.hero.placed_progress = True


@RESOLVERS.asks(words.PutTokenFromShadows)
def put_token_from_shadows(effect: words.PutTokenFromShadows, now: Now) -> Flow[None]:
    """A token on the active encounter that has a progress section, or on an own card that holds
    tokens.
    """
    hero = now.hero
    more = sum(
        isinstance(s, words.MoreShadowTokens) for c in hero.hero_zone for s in c.hero_card.standing
    )
    places = token_places(now.game, hero)  # the action is not offered if there is none
    where = yield from choose(hero.seat, places, "card", "V24.09", now.card)
    if where is now.game.encounter:
        put_progress(words.PutProgress(effect.tokens + more), now)
    else:
        hero.tokens[where.uid] = hero.tokens.get(where.uid, 0) + effect.tokens + more


# --- Moving enemies -------------------------------------------------------------------------------


def _living(now: Now) -> list[Foe]:
    return [foe for foe in now.targets if isinstance(foe, Foe) and not is_dead(foe)]


@RESOLVERS.resolves(words.Calm)
def calm_targets(effect: words.Calm, now: Now) -> None:
    """Calm each target."""
    for foe in _living(now):
        calm(now.game, foe, "V21.09")


@RESOLVERS.asks(words.MoveEnemy)
def move_enemy(effect: words.MoveEnemy, now: Now) -> Flow[None]:
    """Each target moves into the own hero zone or into the adventure zone."""
    for foe in _living(now):
        if effect.to is Zone.HERO_ZONE:
            yield from enter_hero_zone(now.game, foe, now.hero, "V22.13")
        elif foe.zone == now.hero.index:
            return_to_row(now.game, foe, "V10.05")


@RESOLVERS.asks(words.MoveAllEnemies)
def move_all_enemies(effect: words.MoveAllEnemies, now: Now) -> Flow[None]:
    """All enemies of the own hero zone return to the row."""
    yield from return_all(now.game, now.hero.foes[:], "V10.05")


@RESOLVERS.asks(words.SwapEnemies)
def swap_enemies(effect: words.SwapEnemies, now: Now) -> Flow[None]:
    """The two targets exchange their places."""
    foes = _living(now)
    if len(foes) == 2:
        yield from swap(now.game, foes[0], foes[1], "V22.13")


@RESOLVERS.resolves(words.PutUnderEnemyDeck)
def put_under_enemy_deck(effect: words.PutUnderEnemyDeck, now: Now) -> None:
    """The target leaves play without being killed."""
    for foe in _living(now):
        leave_play(now.game, foe, "under_deck", "V2.04")


# --- Rewards --------------------------------------------------------------------------------------


@RESOLVERS.asks(words.ReplaceReward)
def replace_reward(effect: words.ReplaceReward, now: Now) -> Flow[None]:
    """Draw one more reward and go on with the one of the two that is chosen."""
    game = now.game
    assert now.reward is not None, "only a drawn reward is replaced"
    (other,) = game.draw(game.reward_deck, game.offered)
    kept = yield from choose(now.hero.seat, [now.reward, other], "reward_swap", "V2.04", now.card)
    given = other if kept is now.reward else now.reward
    game.put_under(given, game.offered, game.reward_deck)


@RESOLVERS.resolves(words.BuryInstead)
def bury_instead(effect: words.BuryInstead, now: Now) -> None:
    """The card that would return to the reward deck is buried instead."""
    now.bury_returned = True
