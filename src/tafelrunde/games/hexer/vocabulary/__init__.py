"""The words that cards, monsters and stories share: numbers, conditions, and the imperatives that
every fight and every story needs.

Words that only monsters use stand in `vocabulary_monsters`, those of abilities in
`vocabulary_abilities`, those of exploration in `vocabulary_story`. Every word is executed by one
resolver and rendered in both languages, so the printed text cannot disagree with what happens.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from tafelrunde.engine.book import Condition as Condition
from tafelrunde.engine.content import Frozen
from tafelrunde.engine.effects import Effect
from tafelrunde.games.hexer.terms import Attribute, Colour

# --- Numbers --------------------------------------------------------------------------------------


class Counted(Enum):
    """What a varying number depends on."""

    RANK = "rank"  # of the monster (H26.15)
    LEVEL = "level"  # of an attribute of the player
    HAND = "hand"  # hand cards of the player
    DISCARDS = "discards"  # cards in the player's discard pile
    WATER_CARDS = "water_cards"  # hand cards of the player with the terrain water
    POTIONS = "potions"  # unused potions of the player
    POTIONS_AND_BOMBS = "potions_and_bombs"
    WEAKNESS_TOKENS = "weakness_tokens"  # of the player
    TROPHIES = "trophies"  # trophy cards of the player
    SHIELD = "shield"  # shield value or energy of the player
    COMBO = "combo"  # cards of the running combo
    DICE = "dice"  # dice lying on the monster's card
    DESTRUCTION_ON_BOARD = "destruction_on_board"  # destruction tokens lying on the board


class Half(Enum):
    """Which way a halved number is rounded."""

    DOWN = "down"
    UP = "up"


@dataclass(frozen=True)
class Count(Frozen):
    """A number read off the table: `times` what is counted, `plus` a constant, never below
    `least`.
    """

    of: Counted
    plus: int = 0
    times: int = 1
    half: Half | None = None
    least: int = 0
    attribute: Attribute = Attribute.COMBAT  # for Counted.LEVEL


@dataclass(frozen=True)
class ByLevel(Frozen):
    """A number for each level I to V of the player's specialisation."""

    numbers: Sequence[int]


Number = int | Count | ByLevel

# --- Conditions -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class ShieldIs(Condition):
    """Shield value or energy of the player is just this."""

    value: int


@dataclass(frozen=True)
class ComboAtLeast(Condition):
    """The running combo has so many cards."""

    cards: int


@dataclass(frozen=True)
class ComboHas(Condition):
    """The running combo holds at least `cards` cards of one of these colours."""

    colours: Sequence[Colour]
    cards: int = 1


@dataclass(frozen=True)
class ComboHasEach(Condition):
    """The running combo holds a card of each of these colours."""

    colours: Sequence[Colour]


@dataclass(frozen=True)
class DeckIsEmpty(Condition):
    """The player's deck is empty."""


@dataclass(frozen=True)
class HandAtMost(Condition):
    """The player has at most so many hand cards."""

    cards: int


@dataclass(frozen=True)
class IsFirstTurn(Condition):
    """It is the player's first combat turn of this fight."""


@dataclass(frozen=True)
class LevelAtLeast(Condition):
    """An attribute of the player has at least this level."""

    attribute: Attribute
    level: int


@dataclass(frozen=True)
class HasGold(Condition):
    """The player has at least so much gold."""

    gold: int = 1


@dataclass(frozen=True)
class HasTrail(Condition):
    """The player has so many trails, of any terrain; with `here`, one of the monster fought."""

    trails: int = 1
    here: bool = False


@dataclass(frozen=True)
class HasPotion(Condition):
    """The player has at least so many potions."""

    potions: int = 1


@dataclass(frozen=True)
class Not(Condition):
    """The opposite holds."""

    condition: Condition


# --- Imperatives ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class If(Effect):
    """Carry out `then` if the condition holds, `otherwise` if not."""

    condition: Condition
    then: Sequence[Effect]
    otherwise: Sequence[Effect] = ()


@dataclass(frozen=True)
class Choose(Effect):
    """The player carries out one of the alternatives; one that cannot be paid is not offered."""

    alternatives: Sequence[Sequence[Effect]]


@dataclass(frozen=True)
class May(Effect):
    """The player may carry the effects out."""

    do: Sequence[Effect]


@dataclass(frozen=True)
class RollDie(Effect):
    """Roll a six-sided die; each row is the highest result it holds for, and its effects."""

    rows: Sequence[tuple[int, Sequence[Effect]]]


@dataclass(frozen=True)
class Suffer(Effect):
    """The player suffers damage: shield value first, then deck, then hand (H26.06)."""

    damage: Number


@dataclass(frozen=True)
class Strike(Effect):
    """The opponent suffers damage at once."""

    damage: Number


@dataclass(frozen=True)
class Draw(Effect):
    """The player draws cards from the own deck at once."""

    cards: Number


@dataclass(frozen=True)
class GainShield(Effect):
    """Shield value or energy rises, at most to its maximum unless `beyond` it."""

    value: Number
    beyond: bool = False


@dataclass(frozen=True)
class LoseShield(Effect):
    """Shield value or energy falls, not below 0."""

    value: Number


@dataclass(frozen=True)
class FillShield(Effect):
    """Shield value or energy rises to its maximum."""


@dataclass(frozen=True)
class EmptyShield(Effect):
    """Shield value or energy falls to 0."""


@dataclass(frozen=True)
class GainGold(Effect):
    """Gold from the supply."""

    gold: Number


@dataclass(frozen=True)
class LoseGold(Effect):
    """Gold to the supply, as far as there is any."""

    gold: Number


@dataclass(frozen=True)
class GainPotion(Effect):
    """Draw potions; the limit and the bomb exchange apply (H7.07, H7.09)."""

    potions: int = 1


@dataclass(frozen=True)
class LosePotion(Effect):
    """Discard potions of own choice, as far as there are any."""

    potions: Number = 1


@dataclass(frozen=True)
class GainBomb(Effect):
    """Draw bombs, at most up to the limit."""

    bombs: int = 1


@dataclass(frozen=True)
class DiscardCards(Effect):
    """Discard hand cards of own choice, with an empty hand from the top of the deck."""

    cards: Number


@dataclass(frozen=True)
class DiscardRandom(Effect):
    """Discard random hand cards, with an empty hand from the top of the deck."""

    cards: Number


@dataclass(frozen=True)
class DiscardFromDeck(Effect):
    """Discard cards from the top of the deck, with an empty deck random hand cards; or from the
    bottom of the deck.
    """

    cards: Number
    from_bottom: bool = False


@dataclass(frozen=True)
class TrashCards(Effect):
    """Trash hand cards of own choice, with an empty hand from the top of the deck (H26.11)."""

    cards: Number


@dataclass(frozen=True)
class Raise(Effect):
    """An attribute rises by 1 level; None lets the player choose."""

    attribute: Attribute | None


@dataclass(frozen=True)
class RaiseLowest(Effect):
    """The lowest attribute rises by 1 level; the player chooses among equals."""


@dataclass(frozen=True)
class Lower(Effect):
    """An attribute falls by 1 level, for ever or only for this fight (H26.12)."""

    attribute: Attribute
    by: int = 1
    this_fight: bool = False


@dataclass(frozen=True)
class LowerHighest(Effect):
    """The highest attribute below V falls by 1 level."""

    this_fight: bool = False


@dataclass(frozen=True)
class TakeTop(Effect):
    """Take the top cards of the own discard pile into the hand."""

    cards: int = 1


@dataclass(frozen=True)
class Seek(Effect):
    """Choose cards of the own discard pile and take them into the hand."""

    cards: int = 1
    deck_too: bool = False  # the own deck may be searched as well, and is shuffled afterwards
    colour: Colour | None = None
