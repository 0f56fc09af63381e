"""What happened, typed: the log, animation, statistics and tests all read these.

Players are named by the ids of their characters, cards by the ids of their definitions; `place` is
the number of a location. What only one player may know stands in a field named `secret`; for all
others it is empty.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tafelrunde.engine.events import event

if TYPE_CHECKING:
    from tafelrunde.games.hexer.state.physical import Card


@event
class Event:
    """Base of all events; `why` is the rule that made it happen."""

    why: str


# --- The course of the game -----------------------------------------------------------------------


@event
class RoundBegan(Event):
    round: int


@event
class TurnBegan(Event):
    player: str


@event
class PhaseBegan(Event):
    player: str
    phase: str


@event
class GameWon(Event):
    player: str


@event
class SchoolChosen(Event):
    player: str
    place: int


# --- Cards ----------------------------------------------------------------------------------------


@event
class CardsDrawn(Event):
    """Cards from the own deck into the hand; which ones, only the player knows."""

    player: str
    cards: int
    secret: tuple[str, ...]


@event
class DeckRenewed(Event):
    """The discard pile was shuffled into the deck."""

    player: str
    cards: int


@event
class CardMoved(Event):
    """An open card changes its place: hand, deck, discard_pile, row, combo, out."""

    player: str
    card: str
    uid: int
    source: str
    destination: str


@event
class CardsTrashed(Event):
    player: str
    cards: tuple[str, ...]


@event
class CardGained(Event):
    """A card from a card row (or its deck): bought, swapped or received."""

    player: str
    card: str
    uid: int
    destination: str


@event
class RowRefilled(Event):
    row: str  # witcher or mage
    cards: tuple[str, ...]


@event
class RowCardDiscarded(Event):
    """The card facing the one that was bought (H22.07)."""

    row: str
    card: str


# --- Board and supplies ---------------------------------------------------------------------------


@event
class GoldChanged(Event):
    player: str
    before: int
    after: int


@event
class ShieldChanged(Event):
    """Shield value of a witcher, energy of a mage."""

    player: str
    before: int
    after: int


@event
class AttributeChanged(Event):
    player: str
    attribute: str
    before: int
    after: int


@event
class LevelReached(Event):
    player: str
    level: int


@event
class AlchemyGained(Event):
    """A potion, bomb or mutagen comes to a player."""

    player: str
    card: str


@event
class AlchemyLost(Event):
    """A potion or bomb goes to its discard pile unused."""

    player: str
    card: str


@event
class Travelled(Event):
    player: str
    source: int
    place: int
    by_ship: bool


@event
class RumourHeard(Event):
    player: str
    place: int


@event
class TrailFound(Event):
    """A trail of the monster of a terrain."""

    player: str
    terrain: str


@event
class WeaknessTaken(Event):
    player: str
    terrain: str
    numeral: int


@event
class WeaknessPlaced(Event):
    place: int
    terrain: str


@event
class DestructionTaken(Event):
    player: str
    token: str


@event
class DestructionPlaced(Event):
    place: int


@event
class LegendaryMoved(Event):
    monster: str
    source: int
    place: int


@event
class MovementCardRevealed(Event):
    card: str
    main: int
    secondary: int


@event
class TrophyGained(Event):
    player: str
    card: str


@event
class VictoryAdvanced(Event):
    player: str
    before: int
    after: int


@event
class MonsterAppeared(Event):
    monster: str
    place: int


@event
class TavernClosed(Event):
    place: int


@event
class IslandFound(Event):
    place: int


@event
class DagonMoved(Event):
    before: int
    after: int


@event
class DagonRose(Event):
    player: str


@event
class DiceRolled(Event):
    player: str
    dice: tuple[int, ...]
    purpose: str  # journey, poker, gamblers, attack


@event
class PokerWon(Event):
    """The pot goes to a player; an empty name means the local gamblers."""

    player: str
    loser: str
    rank: str
    gold: int


# --- Stories --------------------------------------------------------------------------------------


@event
class StoryRead(Event):
    """The player to the right reads a card out: its introduction, or the result of an option."""

    reader: str
    player: str
    card: str
    part: str  # intro, 1, 2, safe, dangerous, safe1 …, event


@event
class QuestBegun(Event):
    player: str
    quest: str
    place: int


@event
class QuestDone(Event):
    player: str
    quest: str


# --- Fights ---------------------------------------------------------------------------------------


@event
class FightBegan(Event):
    player: str
    against: str  # a monster or a character


@event
class BetMade(Event):
    player: str
    on: str  # a character; empty for no bet


@event
class BetWon(Event):
    player: str
    gold: int


@event
class CombatTurnBegan(Event):
    side: str  # a character or monster


@event
class AbilityUsed(Event):
    player: str
    card: str  # potion, bomb, mutagen, trophy, item, weakness, or the character: specialisation


@event
class LifeSeen(Event):
    """A player looks at the top cards of the opposing life deck; which ones, nobody else knows."""

    player: str
    cards: int
    secret: tuple[str, ...]


@event
class CardPlayed(Event):
    player: str
    card: str
    uid: int
    boosted: bool


@event
class ComboResolved(Event):
    player: str
    cards: int
    damage: int


@event
class AttackRevealed(Event):
    monster: str
    card: str
    attack: str  # charge, bite, special


@event
class MonsterDamaged(Event):
    monster: str
    cards: tuple[str, ...]
    left: int


@event
class PassiveTriggered(Event):
    monster: str


@event
class DamageSuffered(Event):
    """What damage did: how much shield, deck and hand lost."""

    player: str
    damage: int
    prevented: int
    shield: int
    deck: int
    hand: int


@event
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
