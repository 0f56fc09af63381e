"""What happened, typed: the log, animation, statistics and tests all read these.

Players are named by the ids of their characters, cards by the ids of their definitions; `place` is
the number of a location. What only one player may know stands in a field named `secret`; for all
others it is empty.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tafelrunde.games.hexer.state.physical import Card


@dataclass(frozen=True, slots=True)
class Event:
    """Base of all events; `why` is the rule that made it happen."""

    why: str


# --- The course of the game -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    round: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    player: str


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    player: str
    phase: str


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    player: str


@dataclass(frozen=True, slots=True)
class SchoolChosen(Event):
    player: str
    place: int


# --- Cards ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    """Cards from the own deck into the hand; which ones, only the player knows."""

    player: str
    cards: int
    secret: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DeckRenewed(Event):
    """The discard pile was shuffled into the deck."""

    player: str
    cards: int


@dataclass(frozen=True, slots=True)
class CardMoved(Event):
    """An open card changes its place: hand, deck, discard_pile, row, combo, out."""

    player: str
    card: str
    uid: int
    source: str
    destination: str


@dataclass(frozen=True, slots=True)
class CardsTrashed(Event):
    player: str
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardGained(Event):
    """A card from a card row (or its deck): bought, swapped or received."""

    player: str
    card: str
    uid: int
    destination: str


@dataclass(frozen=True, slots=True)
class RowRefilled(Event):
    row: str  # witcher or mage
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RowCardDiscarded(Event):
    """The card facing the one that was bought (H22.07)."""

    row: str
    card: str


# --- Board and supplies ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GoldChanged(Event):
    player: str
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class ShieldChanged(Event):
    """Shield value of a witcher, energy of a mage."""

    player: str
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class AttributeChanged(Event):
    player: str
    attribute: str
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class LevelReached(Event):
    player: str
    level: int


@dataclass(frozen=True, slots=True)
class AlchemyGained(Event):
    """A potion, bomb or mutagen comes to a player."""

    player: str
    card: str


@dataclass(frozen=True, slots=True)
class AlchemyLost(Event):
    """A potion or bomb goes to its discard pile unused."""

    player: str
    card: str


@dataclass(frozen=True, slots=True)
class Travelled(Event):
    player: str
    source: int
    place: int
    by_ship: bool


@dataclass(frozen=True, slots=True)
class RumourHeard(Event):
    player: str
    place: int


@dataclass(frozen=True, slots=True)
class TrailFound(Event):
    """A trail of the monster of a terrain."""

    player: str
    terrain: str


@dataclass(frozen=True, slots=True)
class WeaknessTaken(Event):
    player: str
    terrain: str
    numeral: int


@dataclass(frozen=True, slots=True)
class WeaknessPlaced(Event):
    place: int
    terrain: str


@dataclass(frozen=True, slots=True)
class DestructionTaken(Event):
    player: str
    token: str


@dataclass(frozen=True, slots=True)
class DestructionPlaced(Event):
    place: int


@dataclass(frozen=True, slots=True)
class LegendaryMoved(Event):
    monster: str
    source: int
    place: int


@dataclass(frozen=True, slots=True)
class MovementCardRevealed(Event):
    card: str
    main: int
    secondary: int


@dataclass(frozen=True, slots=True)
class TrophyGained(Event):
    player: str
    card: str


@dataclass(frozen=True, slots=True)
class VictoryAdvanced(Event):
    player: str
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class MonsterAppeared(Event):
    monster: str
    place: int


@dataclass(frozen=True, slots=True)
class TavernClosed(Event):
    place: int


@dataclass(frozen=True, slots=True)
class IslandFound(Event):
    place: int


@dataclass(frozen=True, slots=True)
class DagonMoved(Event):
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class DagonRose(Event):
    player: str


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    player: str
    dice: tuple[int, ...]
    purpose: str  # journey, poker, gamblers, attack


@dataclass(frozen=True, slots=True)
class PokerWon(Event):
    """The pot goes to a player; an empty name means the local gamblers."""

    player: str
    loser: str
    rank: str
    gold: int


# --- Stories --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class StoryRead(Event):
    """The player to the right reads a card out: its introduction, or the result of an option."""

    reader: str
    player: str
    card: str
    part: str  # intro, 1, 2, safe, dangerous, safe1 …, event


@dataclass(frozen=True, slots=True)
class QuestBegun(Event):
    player: str
    quest: str
    place: int


@dataclass(frozen=True, slots=True)
class QuestDone(Event):
    player: str
    quest: str


# --- Fights ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FightBegan(Event):
    player: str
    against: str  # a monster or a character


@dataclass(frozen=True, slots=True)
class BetMade(Event):
    player: str
    on: str  # a character; empty for no bet


@dataclass(frozen=True, slots=True)
class BetWon(Event):
    player: str
    gold: int


@dataclass(frozen=True, slots=True)
class CombatTurnBegan(Event):
    side: str  # a character or monster


@dataclass(frozen=True, slots=True)
class AbilityUsed(Event):
    player: str
    card: str  # potion, bomb, mutagen, trophy, item, weakness, or the character: specialisation


@dataclass(frozen=True, slots=True)
class LifeSeen(Event):
    """A player looks at the top cards of the opposing life deck; which ones, nobody else knows."""

    player: str
    cards: int
    secret: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    player: str
    card: str
    uid: int
    boosted: bool


@dataclass(frozen=True, slots=True)
class ComboResolved(Event):
    player: str
    cards: int
    damage: int


@dataclass(frozen=True, slots=True)
class AttackRevealed(Event):
    monster: str
    card: str
    attack: str  # charge, bite, special


@dataclass(frozen=True, slots=True)
class MonsterDamaged(Event):
    monster: str
    cards: tuple[str, ...]
    left: int


@dataclass(frozen=True, slots=True)
class PassiveTriggered(Event):
    monster: str


@dataclass(frozen=True, slots=True)
class DamageSuffered(Event):
    """What damage did: how much shield, deck and hand lost."""

    player: str
    damage: int
    prevented: int
    shield: int
    deck: int
    hand: int


@dataclass(frozen=True, slots=True)
class FightEnded(Event):
    """How a fight ended for a player: defeated (the monster), driven_off, lost, won, beaten."""

    player: str
    against: str
    result: str


# --- Events that take some working out, done only if somebody listens -----------------------------


def cards_drawn(why: str, player: str, cards: Sequence[Card]) -> CardsDrawn:
    """Cards that came into the hand."""
    return CardsDrawn(why, player, len(cards), tuple(card.id for card in cards))


def card_discarded(why: str, player: str, card: Card, source: str) -> CardMoved:
    """A card on its way to the discard pile."""
    return CardMoved(why, player, card.id, card.uid, source, "discard_pile")


def card_taken_back(why: str, player: str, card: Card) -> CardMoved:
    """A card of the discard pile that returns to the hand."""
    return CardMoved(why, player, card.id, card.uid, "discard_pile", "hand")


def row_refilled(why: str, row: str, cards: Sequence[Card]) -> RowRefilled:
    """Cards that came into a card row."""
    return RowRefilled(why, row, tuple(card.id for card in cards))
