"""Chapter 13: items and secrets (Gegenstände und Geheimnisse)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tafelrunde.engine.decisions import Decision, Flow, all_choose, choose, choose_some
from tafelrunde.engine.options import Word
from tafelrunde.games.avalon import events
from tafelrunde.games.avalon.nouns import Item
from tafelrunde.games.avalon.rules.attributes import standing
from tafelrunde.games.avalon.rules.death import discard_belonging
from tafelrunde.games.avalon.rules.now import Now, asks, resolves, whom
from tafelrunde.games.avalon.rules.paying import holder, secret_of
from tafelrunde.games.avalon.state.physical import Card
from tafelrunde.games.avalon.state.table import DECKS, Character, Game
from tafelrunde.games.avalon.terms import ITEM_CAP, ChallengeOption, Keyword
from tafelrunde.games.avalon.vocabulary.effects import (
    DiscardThisCard,
    GainItem,
    GainSecret,
    LoseItem,
    LoseSecret,
    TakeItem,
)
from tafelrunde.games.avalon.vocabulary.standing import LooksAtItems

ITEM_LIMIT: Final = ChallengeOption.ITEM_LIMIT
EQUIP: Final = Word("equip")
LEAVE: Final = Word("leave")
NOTHING: Final = Word("nothing", ends=True)


# --- Gaining --------------------------------------------------------------------------------------


def items_of(character: Character) -> list[Card]:
    """The items of a character, however they lie; secrets are none (A13.21)."""
    return [card for card in character.belongings() if card.is_item]


def may_own_more(game: Game, character: Character) -> bool:
    """Any number of items (A13.06), or at most 5 with the aggravation (A31.20)."""
    limited = game.setup.has(ITEM_LIMIT)
    return not limited or len(items_of(character)) < ITEM_CAP


def receive(game: Game, character: Character, card: Card, why: str) -> Flow[None]:
    """A card from the item or secret stack: one with a keyword may be equipped at once, and the
    card equipped so far is flipped (A13.11); one without always lies open (A13.08).
    """
    game.tell(events.CardGained, why, character.id, card.id)
    if card.keyword is None:
        character.equipped.append(card)
        return
    character.flipped.append(card)
    answer = yield from choose(character.seat, [EQUIP, LEAVE], "equip", "A13.11", about=card)
    if answer is EQUIP:
        character.flipped.remove(card)
        equip(character, card)


def equip(character: Character, card: Card) -> None:
    """One card per keyword is equipped; the one before it is flipped (A13.07, A13.09)."""
    for old in [each for each in character.equipped if each.keyword is card.keyword]:
        character.equipped.remove(old)
        character.flipped.append(old)
    character.equipped.append(card)


def gain_top_item(game: Game, character: Character, why: str) -> Flow[None]:
    """The top card of the item deck (A13.01); from an empty one nothing is gained (A13.03)."""
    if not game.items or not may_own_more(game, character):
        return
    cards = 1
    for word in standing(game, character, LooksAtItems):
        cards = max(cards, word.cards)
    looked = game.items[-cards:][::-1]
    game.reveal()
    card = yield from choose(character.seat, looked, "keep_item", "A13.01")
    for other in looked:
        game.items.remove(other)
        if other is not card:
            game.items.insert(0, other)
    yield from receive(game, character, card, why)


def search_items(
    game: Game, character: Character, items: int, wanted: Callable[[Card], bool], why: str
) -> Flow[None]:
    """Cards are revealed until so many of the kind have appeared; these are taken, all others are
    shuffled back (A13.16 to A13.18).
    """
    found: list[Card] = []
    for card in game.items[::-1]:
        if len(found) < items and wanted(card):
            found.append(card)
    game.reveal()
    for card in found:
        if may_own_more(game, character):
            game.items.remove(card)
            yield from receive(game, character, card, why)
    game.shuffle(DECKS, game.items)


@asks(GainItem)
def gain_item(effect: GainItem, now: Now) -> Flow[None]:
    """Items from the top, craftable ones, or those of a keyword."""
    game = now.game
    hit = yield from whom(now, effect.who)
    for each in hit:
        if effect.craftable:
            yield from search_items(game, each, effect.items, is_craftable, now.why)
        elif effect.keyword is not None:
            yield from search_items(game, each, effect.items, having(effect.keyword), now.why)
        else:
            for _ in range(effect.items):
                yield from gain_top_item(game, each, now.why)


def having(keyword: Keyword) -> Callable[[Card], bool]:
    """Whether a card has this keyword."""
    return lambda card: card.keyword is keyword


def is_craftable(card: Card) -> bool:
    """Whether an item carries the letter H (A13.16)."""
    return isinstance(card.printed, Item) and card.printed.craftable


@asks(TakeItem)
def take_item(effect: TakeItem, now: Now) -> Flow[None]:
    """A named item is searched out of the deck, which is then shuffled (A13.02); one that is not in
    it is not gained (A13.03).
    """
    game = now.game
    hit = yield from whom(now, effect.who)
    for each in hit:
        yield from search_items(game, each, 1, lambda card: card.id == effect.item, now.why)


@asks(GainSecret)
def gain_secret(effect: GainSecret, now: Now) -> Flow[None]:
    """The secret of this number (A2.16); with a quest it lies on the active quest pile too."""
    game = now.game
    found = next((card for card in game.secrets if card.secret == effect.number), None)
    if found is None:
        return
    hit = yield from whom(now, effect.who)
    if hit:
        game.secrets.remove(found)
        game.reveal()
        yield from receive(game, hit[0], found, now.why)


# --- Losing ---------------------------------------------------------------------------------------


@asks(LoseItem)
def lose_item(effect: LoseItem, now: Now) -> Flow[None]:
    """Items of own choice, as many as there are; a secret is none (A12.13, A13.21)."""
    hit = yield from whom(now, effect.who)
    for each in hit:
        held = [
            card
            for card in items_of(each)
            if effect.keyword is None or card.keyword is effect.keyword
        ]
        given = yield from choose_some(
            each.seat, held, effect.items, effect.items, "lose_item", "A12.13"
        )
        for card in given:
            discard_belonging(now.game, each, card, now.why)


@resolves(LoseSecret)
def lose_secret(effect: LoseSecret, now: Now) -> None:
    """Only a text takes a secret away (A13.22): under its stack, or out of the game (A24.12,
    A24.15).
    """
    game = now.game
    for each in game.characters:
        card = secret_of(each, effect.number)
        if card is not None:
            discard_belonging(game, each, card, now.why)
            if effect.removed:
                game.secrets.remove(card)
                game.out.append(card)


@resolves(DiscardThisCard)
def discard_this(effect: DiscardThisCard, now: Now) -> None:
    """The card itself is discarded."""
    assert now.card is not None
    discard_belonging(now.game, holder(now.game, now.card), now.card, now.why)


# --- Dawn, step 8 ---------------------------------------------------------------------------------


def equip_all(game: Game) -> Flow[None]:
    """All flipped cards are turned face up, then each character chooses its equipment anew and
    flips all else that has a keyword (A6.19, A13.07, A13.10).
    """
    owners = [(each, slots(each)) for each in game.characters if each.equipped or each.flipped]
    if not owners:
        return
    decisions = [
        Decision(each.seat, "equipment", [*cards, NOTHING], "A6.19")
        for each, every in owners
        for cards in every
        if len(cards) > 1
    ]
    chosen = yield from all_choose(decisions)
    answers = iter(chosen)
    for each, every in owners:
        keep: list[Card] = [card for card in each.belongings() if card.keyword is None]
        flip: list[Card] = []
        for cards in every:
            picked = next(answers)[0] if len(cards) > 1 else cards[0]
            keep += [card for card in cards if card is picked]
            flip += [card for card in cards if card is not picked]
        each.equipped, each.flipped = keep, flip


def slots(character: Character) -> list[list[Card]]:
    """The cards of each keyword, items and secrets together (A13.07)."""
    found: dict[Keyword, list[Card]] = {}
    for card in character.belongings():
        if card.keyword is not None:
            found.setdefault(card.keyword, []).append(card)
    return [found[keyword] for keyword in sorted(found)]
