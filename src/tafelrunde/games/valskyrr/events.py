"""What happened, typed: the log, animation, statistics and tests all read these."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tafelrunde.engine.events import event
from tafelrunde.games.valskyrr.terms import Condition, Kind, Phase

if TYPE_CHECKING:
    from tafelrunde.games.valskyrr.state.physical import Card, Play
    from tafelrunde.games.valskyrr.state.table import Foe, Hero

# Heroes, cards, enemies and locations are named by the ids of their definitions; `uid` tells
# copies apart.


@event
class Event:
    """Base of all events; `why` is the rule that made it happen."""

    why: str


@event
class RoundBegan(Event):
    round: int


@event
class PhaseBegan(Event):
    phase: str


@event
class TurnBegan(Event):
    hero: str


@event
class ActionTaken(Event):
    """A hero resolves an action of a card, or of the own board (card is then the hero's id)."""

    hero: str
    card: str
    uid: int
    kind: str
    number: int  # which action of the card, from 0


@event
class CardMoved(Event):
    """A hero card changes its place: hand, deck, discard_pile, graveyard, hero_zone, reward_deck,
    playing.
    """

    hero: str
    card: str
    uid: int
    source: str
    destination: str


@event
class CardsDrawn(Event):
    hero: str
    cards: tuple[str, ...]


@event
class FeatAcquired(Event):
    hero: str
    card: str
    loot: int


@event
class FocusMoved(Event):
    hero: str
    before: int
    after: int


@event
class TimeMoved(Event):
    before: int
    after: int


@event
class ReinforcementMoved(Event):
    before: int
    after: int


@event
class SymbolTriggered(Event):
    """A track symbol takes effect: reinforcement, furious or time; `hero` is empty if it concerns
    everybody.
    """

    symbol: str
    hero: str


@event
class LootChanged(Event):
    before: int
    after: int


@event
class EnemyAppeared(Event):
    """An enemy comes into play in the row (hero empty) or in a hero zone."""

    enemy: str
    uid: int
    hero: str


@event
class EnemyRejected(Event):
    """A drawn enemy without a named keyword is discarded."""

    enemy: str


@event
class EnemyMoved(Event):
    """An enemy moves into a hero zone, or into the row (hero empty)."""

    enemy: str
    uid: int
    hero: str


@event
class EnemyLeft(Event):
    """An enemy is put on its discard pile (or under its deck) without being killed."""

    enemy: str
    uid: int
    destination: str


@event
class EnemyAttacked(Event):
    enemy: str
    uid: int
    hero: str
    physical: int
    magical: int


@event
class EnemyWounded(Event):
    """Wound tokens are put on an enemy; `vulnerable` if a vulnerability did it."""

    enemy: str
    uid: int
    wounds: int
    vulnerable: bool


@event
class EnemyHealed(Event):
    enemy: str
    uid: int
    wounds: int


@event
class EnemyKilled(Event):
    enemy: str
    uid: int
    loot: int


@event
class EnemyEnraged(Event):
    enemy: str
    uid: int


@event
class EnemyCalmed(Event):
    enemy: str
    uid: int


@event
class AbilityTriggered(Event):
    enemy: str
    uid: int
    ability: str


@event
class AbilityIgnored(Event):
    """The weakness reflex: all weakness tokens are removed, and one ability is ignored."""

    enemy: str
    uid: int
    ability: str


@event
class AttackMade(Event):
    """A hero's attack meets an enemy or the encounter: damage before and after defence."""

    hero: str
    target: str
    physical: int
    magical: int
    through: int


@event
class DamagePrevented(Event):
    hero: str
    by: str
    points: int


@event
class ConditionPlaced(Event):
    """Tokens are put on a hero or an enemy."""

    on: str
    condition: str
    tokens: int


@event
class ConditionRemoved(Event):
    on: str
    condition: str
    tokens: int


@event
class ConditionHurt(Event):
    """Burn and poison take effect."""

    on: str
    points: int


@event
class HeroDefeated(Event):
    hero: str


@event
class LocationRevealed(Event):
    location: str


@event
class PartyMoved(Event):
    location: str


@event
class ThreatChanged(Event):
    location: str
    before: int
    after: int


@event
class EncounterBegan(Event):
    encounter: str


@event
class EncounterRejected(Event):
    """A drawn encounter without a keyword of the location is discarded."""

    encounter: str


@event
class EncounterCompleted(Event):
    encounter: str


@event
class Retreated(Event):
    encounter: str


@event
class ProgressChanged(Event):
    before: int
    after: int


@event
class RewardDrawn(Event):
    card: str


@event
class RewardTaken(Event):
    hero: str
    card: str


@event
class RewardGivenUp(Event):
    card: str
    loot: int


@event
class Rested(Event):
    hero: str
    points: int


@event
class CardRestored(Event):
    """A regeneration point is used: graveyard to discard pile, or discard pile under the deck."""

    hero: str
    card: str
    destination: str


@event
class DeckShuffled(Event):
    """A discard pile becomes the deck again: blue, green, red, encounter, time, reward."""

    deck: str


@event
class TimeCardDrawn(Event):
    card: str
    value: int


@event
class TokenTurned(Event):
    """An adventure token is turned, removed or placed."""

    letter: str
    location: str


@event
class GameWon(Event):
    """The final encounter is completed."""


@event
class GameLost(Event):
    """`cause` is time, hero or party."""

    cause: str


# --- Events whose values are worked out only if somebody listens ----------------------------------


def phase_began(why: str, phase: Phase) -> PhaseBegan:
    """The next phase begins."""
    return PhaseBegan(why, phase.name.lower())


def action_taken(why: str, hero: Hero, play: Play) -> ActionTaken:
    """A hero begins an action of a card."""
    kind = Kind(play.kind).name.lower()
    return ActionTaken(why, hero.id, play.card.id, play.card.uid, kind, play.number)


def card_moved(why: str, hero: Hero, card: Card, source: str, destination: str) -> CardMoved:
    """A card of a hero goes from one place to another."""
    return CardMoved(why, hero.id, card.id, card.uid, source, destination)


def cards_drawn(why: str, hero: Hero, drawn: Sequence[Card]) -> CardsDrawn:
    """A hero draws cards, the first of them first."""
    return CardsDrawn(why, hero.id, tuple(card.id for card in drawn))


def condition_placed(
    why: str, target: Hero | Foe, condition: Condition, tokens: int
) -> ConditionPlaced:
    """Condition tokens are put on a hero board or an enemy."""
    return ConditionPlaced(why, target.id, condition.name.lower(), tokens)


def condition_removed(
    why: str, target: Hero | Foe, condition: Condition, tokens: int
) -> ConditionRemoved:
    """Condition tokens of a hero or an enemy go."""
    return ConditionRemoved(why, target.id, condition.name.lower(), tokens)
