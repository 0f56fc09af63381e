"""What cards, combos and fights are worth to the heuristic bot for Hexer."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from tafelrunde.engine.chance import Chance, seeded
from tafelrunde.games.hexer.nouns import ActionCard, Origin, Symbols
from tafelrunde.games.hexer.state.physical import Card
from tafelrunde.games.hexer.state.table import Game, Player
from tafelrunde.games.hexer.terms import HAND_LIMIT, PROTECTION, Attribute

DAMAGE: Final = 1.0
SHIELD: Final = 0.6
DRAW: Final = 0.55
FETCH: Final = 0.8
BACK: Final = 0.7
EFFECT: Final = 0.8
"""What a card does beyond its symbols."""
UNIQUE: Final = 1.0
"""A card that can never be bought again is kept."""
HANDS: Final = 10
"""So many random hands tell what a deck is good for."""

ATTACK: Final = (2.6, 2.9, 3.2)
"""What an attack of a monster of rank I, II, III costs on average."""

LEGENDARY_ATTACK: Final = 4.3
EVEN: Final = 1.9
LEGENDARY_EVEN: Final = 2.3
"""With so many times the life of a monster as expected damage, every other fight is won: much is
lost to bad hands, special attacks and what the monster ignores.
"""
WORTH_A_TRY: Final = 0.1
"""With such prospects it attacks: a lost fight costs little and leaves a trail or token."""

LONGEST: Final = 5
"""Longer combos are so rare that looking for them does not pay."""


def worth(symbols: Symbols) -> float:
    """What some symbols are worth in a fight."""
    return (
        symbols.damage * DAMAGE
        + (symbols.shield + symbols.protection) * SHIELD
        + symbols.draw * DRAW
        + (symbols.top + symbols.seek) * FETCH
        + symbols.back * BACK
    )


@lru_cache(maxsize=2048)
def card_worth(card: Card) -> float:
    """What a card is worth in a deck: its symbols, and half of what its chain tabs may bring."""
    tabs = sorted((worth(tab.symbols) for tab in card.tabs), reverse=True)
    value = worth(card.base) + (0.35 + 0.5 * tabs[0] if tabs else 0.0) + 0.1 * len(tabs)
    if card.boost is not None:
        value += 0.4 * worth(card.boost.symbols)
    printed = card.printed
    if isinstance(printed, ActionCard):
        value += EFFECT * (len(printed.hit) + len(printed.do))
        value += UNIQUE * (printed.origin is Origin.SPECIAL)
    return value


# --- Combos ---------------------------------------------------------------------------------------


def best_combo(cards: Sequence[Card], energy: int) -> tuple[float, tuple[int, ...]]:
    """The most valuable chain of the cards, and which of them it plays in which order."""
    best, order = 0.0, tuple[int, ...]()
    for first in range(len(cards)):
        value, rest = _follow(cards, first, 1 << first, energy, LONGEST)
        if value > best or not order:
            best, order = value, rest
    return best, order


def _follow(
    cards: Sequence[Card], place: int, used: int, energy: int, left: int
) -> tuple[float, tuple[int, ...]]:
    """The best chain that begins with this card."""
    card = cards[place]
    own, energy = _with_boost(card, energy)
    best: float = own
    order: tuple[int, ...] = (place,)
    if not card.chains or left == 1:
        return best, order
    for other, following in enumerate(cards):
        if used >> other & 1 or not card.chains >> following.colour & 1:
            continue
        tab = next(tab for tab in card.tabs if tab.colour == following.colour)
        value, rest = _follow(cards, other, used | 1 << other, energy, left - 1)
        value += own + worth(tab.symbols)
        if value > best:
            best, order = value, (place, *rest)
    return best, order


def _with_boost(card: Card, energy: int) -> tuple[float, int]:
    """The worth of a card, boosted if that pays, and the energy left."""
    value = worth(card.base)
    if card.boost is not None and card.boost.energy <= energy:
        more = worth(card.boost.symbols)
        if more > 0:
            return value + more, energy - card.boost.energy
    return value, energy


# --- Fights ---------------------------------------------------------------------------------------


def all_cards(player: Player) -> list[Card]:
    """Every action card of a player; in a view of somebody else some of them are hidden."""
    return player.hand + player.deck + player.discard_pile


@lru_cache(maxsize=4096)
def punch(cards: tuple[Card, ...], combat: int, energy: int) -> float:
    """The average worth of the best combo of a random hand."""
    if not cards:
        return 0.0
    chance, total = Chance([seeded(len(cards), 1)]), 0.0
    size = min(len(cards), HAND_LIMIT, combat + 2)
    for _ in range(HANDS):
        hand = list(cards)
        chance.shuffle(0, hand)
        total += best_combo(hand[:size], energy)[0]
    return total / HANDS


def strength(player: Player) -> float:
    """How hard a player hits in one combat turn."""
    known = tuple(sorted((c for c in all_cards(player) if c.uid >= 0), key=lambda card: card.uid))
    if not known:  # somebody else's cards: an ordinary deck
        return 2.0 + 0.5 * player.levels[Attribute.COMBAT]
    energy = player.most_shield() if player.is_mage else 0
    return punch(known, player.levels[Attribute.COMBAT], energy)


def turns(player: Player, attack: float) -> float:
    """How many combat turns a player lasts against such attacks."""
    cards = len(all_cards(player))
    shield = 0 if player.is_mage else player.most_shield()
    combo = 1.2 + 0.3 * player.levels[Attribute.COMBAT]
    return (cards + shield) / max(1.0, attack + combo)


def prospects(player: Player, rank: int, life: int, strength: float) -> float:
    """About how often a player who hits so hard defeats such a monster, from 0 to 1."""
    help_at_hand = min(len(player.potions) + len(player.bombs), player.levels[Attribute.ALCHEMY])
    hits = strength + 1.0  # every attack costs the monster a card of its own
    rounds = turns(player, ATTACK[rank - 1])
    expected = hits * rounds + 1.5 * help_at_hand + 0.7 * len(player.trophies)
    return _chance(expected, EVEN * life)


def legendary_prospects(game: Game, player: Player, strength: float) -> float:
    """The same against the Legendary Monster, with its protection and the destruction tokens."""
    guard = PROTECTION[game.setup.side][player.space]
    life = max(1, len(game.legend_deck) - len(player.destruction))
    help_at_hand = min(len(player.potions) + len(player.bombs), player.levels[Attribute.ALCHEMY])
    hits = max(0.3, strength - guard) + 1.0
    rounds = turns(player, LEGENDARY_ATTACK)
    expected = hits * rounds + 1.5 * help_at_hand + len(player.trophies)
    return _chance(expected, LEGENDARY_EVEN * life)


def _chance(expected: float, needed: float) -> float:
    """From hopeless to certain, as the expected damage passes what is needed for even odds."""
    return 1.0 / (1.0 + (needed / expected) ** 5)
