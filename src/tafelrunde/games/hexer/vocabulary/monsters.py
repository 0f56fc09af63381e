"""The words of monsters: what hampers the player's next combat turn, what answers damage, what
attacks do besides damage.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tafelrunde.engine.effects import Effect
from tafelrunde.games.hexer.terms import Colour, Terrain
from tafelrunde.games.hexer.vocabulary import Condition, Half, Number

# --- Conditions -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class HasDice(Condition):
    """A die lies on the monster's card."""


@dataclass(frozen=True)
class LifeAtMost(Condition):
    """The monster's life deck has at most so many cards."""

    cards: int


@dataclass(frozen=True)
class AttackCost(Condition):
    """The monster's attack has cost the player so many cards, by damage or otherwise."""

    cards: int


@dataclass(frozen=True)
class LostCards(Condition):
    """Damage has cost the player cards in the opponent's last combat turn."""


@dataclass(frozen=True)
class HasTerrainCard(Condition):
    """The player has a hand card of that terrain."""

    terrain: Terrain


# --- Hampers --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class NextTurn(Effect):
    """Hamper the player's next combat turn: the present one if it has just begun or if it is meant
    `at_once`.
    """

    combo_at_most: int | None = None
    draw_at_most: int | None = None  # in step IV
    draw_fewer: int = 0
    draw_least: int = 0  # what is left at least after drawing fewer
    combat_is: int | None = None  # the base number of cards drawn
    no_draw_symbols: bool = False
    no_shields: bool = False
    shields_at_most: int | None = None
    shield_loss_per_card: int = 0
    less_damage: int = 0
    unless: Sequence[Colour] = ()  # less damage only for combos without these colours
    damage_at_most: int | None = None
    less_damage_each: Sequence[Colour] = ()  # cards of these colours deal 1 less each
    without: Sequence[Colour] = ()  # cards of these colours cannot be played
    only: Sequence[Colour] = ()  # only cards of these colours can be played
    no_effect: Sequence[Colour] = ()  # cards of these colours have no effect
    kinds_at_most: int | None = None  # so many different colours in one combo
    no_tabs: bool = False  # chain tabs chain, but their symbols do not count
    only_tabs: bool = False  # only the symbols of chain tabs count
    first_random: bool = False  # the first card is a random hand card
    first_from_deck: bool = False  # the first card is the top card of the deck
    first_damage: int = 0  # the first card must show so much damage, or there is no combo
    first_colours: Sequence[Colour] = ()  # the first card has one of these, or it stays alone
    suffer: int = 0  # damage at the start of that combat turn
    at_once: bool = False
    lasting: bool = False  # in every later combat turn of this fight as well


# --- Attacks --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class AttackAgain(Effect):
    """The monster takes another combat turn at once."""


@dataclass(frozen=True)
class Special(Effect):
    """The special attack of this number follows."""

    number: int


@dataclass(frozen=True)
class Strengthen(Effect):
    """The monster's next attack deals more damage."""

    damage: int


@dataclass(frozen=True)
class HandFirst(Effect):
    """The damage of the monster's next attack costs hand cards before the deck."""


@dataclass(frozen=True)
class AnnounceWorse(Effect):
    """The next attack is the kind that deals more damage."""


@dataclass(frozen=True)
class AnnounceLate(Effect):
    """The kind of the next attack is announced only after its card is revealed."""


# --- Cards of the player --------------------------------------------------------------------------


@dataclass(frozen=True)
class DiscardColourOr(Effect):
    """The player may discard a hand card of one of these colours, then `then` follows; if not,
    `otherwise`.
    """

    colours: Sequence[Colour]
    otherwise: Sequence[Effect]
    then: Sequence[Effect] = ()


@dataclass(frozen=True)
class DiscardTerrainOr(Effect):
    """The player may discard a hand card of that terrain; if not, the other effects follow."""

    terrain: Terrain
    otherwise: Sequence[Effect]


@dataclass(frozen=True)
class PlayChainOr(Effect):
    """The player may play a combo of so many cards, without its damage; if not, the other effects
    follow.
    """

    cards: int
    otherwise: Sequence[Effect]


@dataclass(frozen=True)
class DiscardAll(Effect):
    """Discard all hand cards of these colours; without any, the other effects follow."""

    colours: Sequence[Colour]
    otherwise: Sequence[Effect] = ()


@dataclass(frozen=True)
class DiscardByCost(Effect):
    """Discard the hand card of the lowest or highest printed cost, by own choice among equals."""

    highest: bool = False


@dataclass(frozen=True)
class DiscardMostTabs(Effect):
    """Discard the hand card with the most chain tabs, by own choice among equals."""


@dataclass(frozen=True)
class DiscardChosenFromDeck(Effect):
    """Discard cards of own choice from the own deck, which is shuffled."""

    cards: int = 1


@dataclass(frozen=True)
class HandToDeck(Effect):
    """Hand cards go back into the deck, which is shuffled; by own choice or at random, all of them
    if no number is given; perhaps under the deck.
    """

    cards: int | None = None
    by_chance: bool = False
    under: bool = False


@dataclass(frozen=True)
class ReturnLastCard(Effect):
    """The last card of the running combo returns to the player's hand."""


@dataclass(frozen=True)
class TrashFromDeck(Effect):
    """Trash cards from the top of the deck."""

    cards: int = 1


@dataclass(frozen=True)
class TrashOneOfTop(Effect):
    """Look at the top cards of the own deck, trash one of them and put the rest back."""

    cards: int


@dataclass(frozen=True)
class SufferHandCard(Effect):
    """A random hand card is shown: suffer its damage symbols, or all of its symbols, as damage."""

    all_symbols: bool = False


@dataclass(frozen=True)
class LowerChosen(Effect):
    """An attribute of own choice falls by 1 level."""


@dataclass(frozen=True)
class DrinkAtMost(Effect):
    """The player may use at most so many potions and bombs in this fight."""

    potions: int


@dataclass(frozen=True)
class SpoilPotion(Effect):
    """The first potion used in this fight has no effect."""


@dataclass(frozen=True)
class ResetPoison(Effect):
    """The count of potions and bombs used in this fight starts anew."""


# --- The life of the monster ----------------------------------------------------------------------


@dataclass(frozen=True)
class IgnoreDamage(Effect):
    """The monster ignores so much of the damage still to come; without a number all of it, or half
    of it.
    """

    damage: Number | None = None
    half: Half | None = None


@dataclass(frozen=True)
class TakeLifeBack(Effect):
    """Discarded attack cards return to the life deck: the last ones on top, or random ones under
    it; perhaps only so often in one fight.
    """

    cards: Number = 1
    under: bool = False
    times: int | None = None


@dataclass(frozen=True)
class AddLife(Effect):
    """Unused attack cards join the life deck, on top or under it."""

    cards: int = 1
    under: bool = False


@dataclass(frozen=True)
class LoseLife(Effect):
    """The monster itself discards cards from the top of its life deck."""

    cards: int


@dataclass(frozen=True)
class AddDie(Effect):
    """Dice are put on the monster's card."""

    dice: int = 1


@dataclass(frozen=True)
class RandomPassive(Effect):
    """The passive ability of a random other monster of that rank follows."""

    rank: int
