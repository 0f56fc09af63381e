"""The words of exploration cards, quests, events and sea journeys."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tafelrunde.engine.effects import Effect
from tafelrunde.games.hexer.terms import Attribute, Terrain
from tafelrunde.games.hexer.vocabulary import Condition
from tafelrunde.games.hexer.vocabulary.abilities import Standing

# --- Conditions -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class IsAboveLevel(Condition):
    """An attribute stands above the witcher level; None means the highest one below V."""

    attribute: Attribute | None = None


@dataclass(frozen=True)
class IsMage(Condition):
    """The player is a mage."""


@dataclass(frozen=True)
class HasTrophies(Condition):
    """The player has at least so many trophies."""

    trophies: int = 1


# --- Stories that lead on -------------------------------------------------------------------------


@dataclass(frozen=True)
class BeginQuest(Effect):
    """The player keeps the card and gets its quest (H20.10)."""

    quest: str


@dataclass(frozen=True)
class ReadEvent(Effect):
    """The event card of that number is read out (H20.16)."""

    number: int
    skellige: bool = False


@dataclass(frozen=True)
class ReturnThis(Effect):
    """The item itself goes back into the event deck: it works only once."""


@dataclass(frozen=True)
class Attempt(Effect):
    """Roll a die and add the level of an attribute: `then` if the sum is high enough, `otherwise`
    if not.
    """

    attribute: Attribute
    at_least: int
    then: Sequence[Effect]
    otherwise: Sequence[Effect] = ()


@dataclass(frozen=True)
class FightDrawn(Effect):
    """Fight a monster of that rank, drawn for this fight only (H17.08 to H17.13); so much gold for
    its defeat.
    """

    rank: int
    gold: int = 0


# --- Cards ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class PayCards(Effect):
    """Discard so many hand cards as a price; without them it cannot be paid."""

    cards: int = 1


@dataclass(frozen=True)
class GainCard(Effect):
    """A card of that printed cost from the own card row onto the own discard pile (H5.11)."""

    cost: int = 0


@dataclass(frozen=True)
class SwapCard(Effect):
    """Trash a hand card and take one of the own card row that costs at most 1 more into the hand
    (H16.12).
    """


@dataclass(frozen=True)
class MayTrash(Effect):
    """The player may trash hand cards of own choice."""

    up_to: int = 1
    discard_pile_too: bool = False


@dataclass(frozen=True)
class ShuffleDiscards(Effect):
    """Shuffle the own discard pile into the own deck."""


@dataclass(frozen=True)
class RefillBy(Effect):
    """In phase III of this turn, draw up to so many more cards in hand (or fewer)."""

    cards: int


# --- Monsters -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class HearRumour(Effect):
    """Hear a rumour of the monster of that terrain; None lets the player choose."""

    terrain: Terrain | None = None


@dataclass(frozen=True)
class FindTrail(Effect):
    """Find a trail of the monster of that terrain; None lets the player choose, `here` means the
    terrain of the own location.
    """

    terrain: Terrain | None = None
    here: bool = False


@dataclass(frozen=True)
class PeekAtMovement(Effect):
    """Look at the top monster movement card; it may be put under the stack."""


# --- The sea --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class MoveDagon(Effect):
    """Dagon moves up the danger track, or down, but not below space 1 or his start space; once
    risen he is not moved.
    """

    spaces: int
    not_below_start: bool = False


@dataclass(frozen=True)
class FindIsland(Effect):
    """The island card of that location comes into play (H17.22)."""

    place: int


@dataclass(frozen=True)
class LandOn(Effect):
    """The island card comes into play and the traveller lands there, unless a ship lies there
    (H17.23).
    """

    place: int


@dataclass(frozen=True)
class TurnBack(Effect):
    """The journey does not arrive: traveller and ship stay at the port (H15.14)."""


# --- What items and companions do all the time ----------------------------------------------------


@dataclass(frozen=True)
class CheaperTraining(Standing):
    """Training at a witcher school costs less gold."""

    gold: int = 1
