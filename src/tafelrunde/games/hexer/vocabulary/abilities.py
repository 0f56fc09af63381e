"""The words of potions, bombs, mutagens, trophies, specialisations and weaknesses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from tafelrunde.engine.effects import Effect
from tafelrunde.games.hexer.terms import Terrain
from tafelrunde.games.hexer.vocabulary import Condition, Number

# --- Conditions -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class FightsMonster(Condition):
    """The opponent is a monster, not a player."""


@dataclass(frozen=True)
class CanDrink(Condition):
    """The player has an unused potion, and the poison tolerance is not reached (H7.04)."""


@dataclass(frozen=True)
class SpecialisationUsed(Condition):
    """The player has used the specialisation in this fight."""


# --- The own combat turn --------------------------------------------------------------------------


@dataclass(frozen=True)
class MoreDamage(Effect):
    """The combo of this combat turn deals more damage."""

    damage: Number


@dataclass(frozen=True)
class DrawMore(Effect):
    """Draw more cards (or fewer) in step IV of this combat turn."""

    cards: Number


@dataclass(frozen=True)
class AnyTab(Effect):
    """The chain tabs of this combat turn's combo take cards of any colour."""


@dataclass(frozen=True)
class AnyBar(Effect):
    """So many cards of this combat turn's combo may hang on a chain tab of another colour."""

    cards: Number = 1


@dataclass(frozen=True)
class Echo(Effect):
    """After step IV the first card of the combo returns to the hand."""


@dataclass(frozen=True)
class Silence(Effect):
    """The monster's passive ability does not work in this combat turn."""


class ReturnTo(Enum):
    """Where cards of the discard pile go."""

    BOTTOM = "bottom"  # under the deck
    SHUFFLED = "shuffled"  # into the deck, which is shuffled


@dataclass(frozen=True)
class ReturnCards(Effect):
    """Cards of own choice go from the own discard pile back into the own deck."""

    cards: int
    to: ReturnTo


@dataclass(frozen=True)
class RenewSpecialisation(Effect):
    """The specialisation may be used one more time in this fight."""


@dataclass(frozen=True)
class SeekMonsterColour(Effect):
    """Take a card of the colour that the monster is weak to, from the own deck or discard pile."""


# --- Potions and bombs ----------------------------------------------------------------------------


@dataclass(frozen=True)
class CountFewer(Effect):
    """So many of the potions and bombs already used no longer count in this fight."""

    uses: int


@dataclass(frozen=True)
class NotCounted(Effect):
    """So many potions or bombs of this fight do not count, used already or not yet."""

    uses: Number = 1


@dataclass(frozen=True)
class SpendPotion(Effect):
    """Discard an unused potion; it counts against the poison tolerance as if drunk."""


@dataclass(frozen=True)
class RefreshPotion(Effect):
    """Take the potion on top of the potions' discard pile, if there is room for it (H7.01)."""


# --- What comes from the opponent -----------------------------------------------------------------


@dataclass(frozen=True)
class PreventDamage(Effect):
    """Prevent up to so much of the damage that the player is about to suffer."""

    damage: Number


@dataclass(frozen=True)
class IgnoreEffect(Effect):
    """What is about to happen to the player (discarding, trashing, falling) does not happen."""


@dataclass(frozen=True)
class Protect(Effect):
    """Protection until the end of the opponent's next combat turn (H23.11)."""

    damage: Number


@dataclass(frozen=True)
class WeakenNext(Effect):
    """The opponent's next attack deals less damage."""

    damage: int


@dataclass(frozen=True)
class DecideAttack(Effect):
    """The player decides whether the monster's next combat turn is a charge or a bite."""


@dataclass(frozen=True)
class DullSpecial(Effect):
    """A special attack revealed in the monster's next combat turn is replaced by 2 damage."""


# --- The opponent ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class LookAtLife(Effect):
    """Look at the top cards of the opposing life deck, discard some, put up to some at the bottom,
    and the rest back on top in any order.
    """

    cards: Number
    discard: Number = 0
    may_sink: int = 0


@dataclass(frozen=True)
class StrikeLater(Effect):
    """The opponent suffers damage at the start of each of the player's next combat turns."""

    damage: int
    turns: int


@dataclass(frozen=True)
class ForOpponent(Effect):
    """The effects concern the opposing player."""

    do: Sequence[Effect]


# --- What always holds ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Standing(Effect):
    """Base of the words that are never carried out: the rules read them where they matter."""


@dataclass(frozen=True)
class OwnPotions(Standing):
    """The player may own up to so many potions."""

    potions: int


@dataclass(frozen=True)
class RefillTo(Standing):
    """In phase III the player draws up to so many hand cards."""

    cards: int


@dataclass(frozen=True)
class CheapMove(Standing):
    """Once per turn a move costs only any 1 hand card; with a terrain, only one onto it."""

    terrain: Terrain | None = None


@dataclass(frozen=True)
class CheapVoyage(Standing):
    """Sea journeys cost only any 1 hand card."""
