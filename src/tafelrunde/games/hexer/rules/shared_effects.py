"""The resolvers of the words that fights and stories share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from tafelrunde.engine.decisions import PASS, Flow, choose, choose_some
from tafelrunde.engine.effects import Effect
from tafelrunde.engine.options import Effects, Word
from tafelrunde.games.hexer import events
from tafelrunde.games.hexer.fights.averting import avertable
from tafelrunde.games.hexer.nouns import Moment
from tafelrunde.games.hexer.rules import dice
from tafelrunde.games.hexer.rules.alchemy import gain_bombs, gain_potions, lose_potions
from tafelrunde.games.hexer.rules.attributes import (
    can_rise,
    lower_attribute,
    most_shield,
    raise_attribute,
    raise_shield,
    set_shield,
)
from tafelrunde.games.hexer.rules.conditions import holds
from tafelrunde.games.hexer.rules.deck import (
    check_hand_limit,
    discard_chosen,
    discard_from_deck,
    discard_random,
    draw,
    take_from_discards,
    trash_chosen,
)
from tafelrunde.games.hexer.rules.gold import gain_gold, lose_gold
from tafelrunde.games.hexer.rules.now import Now, asks, carry_out, level, number, resolves
from tafelrunde.games.hexer.state.physical import Card
from tafelrunde.games.hexer.state.table import DECKS
from tafelrunde.games.hexer.terms import HAND_LIMIT, TOP_LEVEL, Attribute
from tafelrunde.games.hexer.vocabulary import (
    Choose,
    DiscardCards,
    DiscardFromDeck,
    DiscardRandom,
    Draw,
    EmptyShield,
    FillShield,
    GainBomb,
    GainGold,
    GainPotion,
    GainShield,
    If,
    LoseGold,
    LosePotion,
    LoseShield,
    Lower,
    LowerHighest,
    May,
    Raise,
    RaiseLowest,
    RollDie,
    Seek,
    TakeTop,
    TrashCards,
)
from tafelrunde.games.hexer.vocabulary.story import PayCards

# --- What can be paid -----------------------------------------------------------------------------

PRICES: Final[dict[type[Effect], Callable[[Any, Now], bool]]] = {
    LoseGold: lambda effect, now: now.player.gold >= number(now, effect.gold),
    LosePotion: lambda effect, now: len(now.player.potions) >= number(now, effect.potions),
    PayCards: lambda effect, now: len(now.player.hand) >= effect.cards,
    DiscardCards: lambda effect, now: _cards(now) >= number(now, effect.cards),
    DiscardRandom: lambda effect, now: _cards(now) >= number(now, effect.cards),
    DiscardFromDeck: lambda effect, now: len(now.player.deck) >= number(now, effect.cards),
    TrashCards: lambda effect, now: _cards(now) >= number(now, effect.cards),
    LoseShield: lambda effect, now: now.player.shield >= number(now, effect.value),
}
"""Whether a price can be paid in full (H2.12)."""


def _cards(now: Now) -> int:
    return len(now.player.hand) + len(now.player.deck)


def can_pay(now: Now, effects: Sequence[Effect]) -> bool:
    """Whether everything that the effects demand can be paid in full (H2.12)."""
    for effect in effects:
        price = PRICES.get(type(effect))
        if price is not None and not price(effect, now):
            return False
    return True


# --- Forks ----------------------------------------------------------------------------------------


@asks(If)
def if_(effect: If, now: Now) -> Flow[None]:
    fork = effect.then if holds(now, effect.condition) else effect.otherwise
    yield from carry_out(tuple(fork), now)


@asks(Choose)
def choose_one(effect: Choose, now: Now) -> Flow[None]:
    """An alternative that cannot be paid in full is not offered, unless none can (H2.12)."""
    fitting = [done for done in effect.alternatives if can_pay(now, done)]
    offered = [Effects(done) for done in fitting or effect.alternatives]
    chosen = yield from choose(now.player.seat, offered, "alternative", now.why, now.card)
    yield from carry_out(tuple(chosen.do), now)


@asks(May)
def may(effect: May, now: Now) -> Flow[None]:
    if not can_pay(now, effect.do):
        return
    offered: list[Effects | Word] = [Effects(effect.do), PASS]
    chosen = yield from choose(now.player.seat, offered, "may", now.why, now.card)
    if isinstance(chosen, Effects):
        yield from carry_out(tuple(chosen.do), now)


def roll(now: Now, purpose: str) -> int:
    """Roll one six-sided die, for all to see."""
    result = dice.roll_die(now.game)
    now.game.tell(events.DiceRolled, now.why, now.player.id, (result,), purpose)
    return result


@asks(RollDie)
def roll_die(effect: RollDie, now: Now) -> Flow[None]:
    result = roll(now, "effect")
    row = next((done for highest, done in effect.rows if result <= highest), ())
    yield from carry_out(tuple(row), now)


# --- Cards ----------------------------------------------------------------------------------------


def _space(now: Now) -> int:
    """How many more cards the hand can take; outside fights the surplus is discarded (H5.10)."""
    return HAND_LIMIT if now.fighter is None else max(0, HAND_LIMIT - len(now.player.hand))


@asks(Draw)
def draw_cards(effect: Draw, now: Now) -> Flow[None]:
    """In a fight only up to the seventh hand card (H27.25)."""
    draw(now.game, now.player, min(_space(now), number(now, effect.cards)), now.why)
    yield from check_hand_limit(now.game, now.player)


@asks(DiscardCards)
@avertable(Moment.FOE_DISCARDS)
def discard_cards(effect: DiscardCards, now: Now) -> Flow[None]:
    yield from discard_chosen(now.game, now.player, number(now, effect.cards), now.why)


@asks(DiscardRandom)
@avertable(Moment.FOE_DISCARDS)
def discard_some(effect: DiscardRandom, now: Now) -> None:
    discard_random(now.game, now.player, number(now, effect.cards), now.why)


@asks(DiscardFromDeck)
@avertable(Moment.FOE_DISCARDS)
def discard_deck(effect: DiscardFromDeck, now: Now) -> None:
    cards = number(now, effect.cards)
    gone = discard_from_deck(now.game, now.player, cards, now.why, effect.from_bottom)
    if not effect.from_bottom:
        discard_random(now.game, now.player, cards - gone, now.why)


@asks(TrashCards)
@avertable(Moment.FOE_DISCARDS)
def trash_cards(effect: TrashCards, now: Now) -> Flow[None]:
    yield from trash_chosen(now.game, now.player, number(now, effect.cards), now.why)


@asks(TakeTop)
def take_top(effect: TakeTop, now: Now) -> Flow[None]:
    pile = now.player.discard_pile
    for _ in range(min(effect.cards, len(pile), _space(now))):
        take_from_discards(now.game, now.player, pile[-1], now.why)
    yield from check_hand_limit(now.game, now.player)


@asks(Seek)
def seek(effect: Seek, now: Now) -> Flow[None]:
    """Cards of the discard pile, or of the deck, which is shuffled afterwards."""
    player = now.player
    found = [c for c in player.discard_pile if effect.colour in (None, c.colour)]
    if effect.deck_too:
        found += sorted(
            (c for c in player.deck if effect.colour in (None, c.colour)), key=lambda c: c.uid
        )
    most = min(effect.cards, _space(now))
    hidden = now.game.setup.veiled and effect.deck_too and bool(player.deck and most)
    chosen = yield from choose_some(player.seat, found, most, most, "seek", now.why, veiled=hidden)
    for card in chosen:
        _fetch(now, card)
    if effect.deck_too:
        now.game.shuffle(DECKS, player.deck)
    yield from check_hand_limit(now.game, player)


def _fetch(now: Now, card: Card) -> None:
    player = now.player
    if card in player.discard_pile:
        take_from_discards(now.game, player, card, now.why)
        return
    now.game.move(card, player.deck, player.hand, events.cards_drawn, now.why, player.id, [card])


# --- Shield value and energy ----------------------------------------------------------------------


@resolves(GainShield)
def gain_shield(effect: GainShield, now: Now) -> None:
    value = number(now, effect.value)
    if effect.beyond:
        set_shield(now.game, now.player, now.player.shield + value, now.why)
    else:
        raise_shield(now.game, now.player, value, now.why)


@resolves(LoseShield)
def lose_shield(effect: LoseShield, now: Now) -> None:
    value = now.player.shield - number(now, effect.value)
    set_shield(now.game, now.player, value, now.why)


@resolves(FillShield)
def fill_shield(effect: FillShield, now: Now) -> None:
    raise_shield(now.game, now.player, most_shield(now.game, now.player), now.why)


@resolves(EmptyShield)
def empty_shield(effect: EmptyShield, now: Now) -> None:
    set_shield(now.game, now.player, 0, now.why)


# --- Gold and alchemy -----------------------------------------------------------------------------


@resolves(GainGold)
def gain(effect: GainGold, now: Now) -> None:
    gain_gold(now.game, now.player, number(now, effect.gold), now.why)


@resolves(LoseGold)
def lose(effect: LoseGold, now: Now) -> None:
    lose_gold(now.game, now.player, number(now, effect.gold), now.why)


@asks(GainPotion)
def gain_potion(effect: GainPotion, now: Now) -> Flow[None]:
    yield from gain_potions(now.game, now.player, effect.potions, now.why)


@asks(LosePotion)
def lose_potion(effect: LosePotion, now: Now) -> Flow[None]:
    yield from lose_potions(now.game, now.player, number(now, effect.potions), now.why)


@asks(GainBomb)
def gain_bomb(effect: GainBomb, now: Now) -> Flow[None]:
    yield from gain_bombs(now.game, now.player, effect.bombs, now.why)


# --- Attributes -----------------------------------------------------------------------------------


@asks(Raise)
def raise_(effect: Raise, now: Now) -> Flow[None]:
    attribute = effect.attribute
    if attribute is None:
        rising = [each for each in Attribute if can_rise(now.player, each)]
        if not rising:
            return
        attribute = yield from choose(now.player.seat, rising, "raise", now.why)
    yield from raise_attribute(now.game, now.player, attribute, now.why)


@asks(RaiseLowest)
def raise_lowest(effect: RaiseLowest, now: Now) -> Flow[None]:
    levels = now.player.levels
    lowest = [each for each in Attribute if levels[each] == min(levels)]
    attribute = yield from choose(now.player.seat, lowest, "raise", now.why)
    yield from raise_attribute(now.game, now.player, attribute, now.why)


@asks(Lower)
@avertable(Moment.LOWERED)
def lower(effect: Lower, now: Now) -> None:
    for _ in range(effect.by):
        lower_once(now, effect.attribute, effect.this_fight)


@asks(LowerHighest)
@avertable(Moment.LOWERED)
def lower_highest(effect: LowerHighest, now: Now) -> Flow[None]:
    """The highest attribute below V (H6.18); the player chooses among equals."""
    below = [each for each in Attribute if level(now, each) < TOP_LEVEL]
    highest = max((level(now, each) for each in below), default=1)
    if highest > 1:
        equal = [each for each in below if level(now, each) == highest]
        attribute = yield from choose(now.player.seat, equal, "lower", now.why)
        lower_once(now, attribute, effect.this_fight)


def lower_once(now: Now, attribute: Attribute, this_fight: bool) -> None:
    """An attribute falls by 1 level: for ever, or only for this fight (H26.12)."""
    if not this_fight or now.fighter is None:
        lower_attribute(now.game, now.player, attribute, now.why)
    elif 1 < level(now, attribute) < TOP_LEVEL:
        now.fighter.lowered[attribute] += 1
        most = most_shield(now.game, now.player)
        if attribute is Attribute.DEFENCE and now.player.shield > most:
            set_shield(now.game, now.player, most, "H6.06")
