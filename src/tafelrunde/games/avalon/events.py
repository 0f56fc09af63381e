"""What happened, typed: the log, animation, statistics and tests all read these.

Characters are named by their ids, cards by the ids of what is printed on them, locations by their
numbers. `why` is the rule that made it happen.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Event:
    """Base of all events."""

    why: str


# --- The course of the day ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DayBegan(Event):
    day: int


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    phase: str


@dataclass(frozen=True, slots=True)
class ActionBegan(Event):
    """A character starts an action; the others take part."""

    character: str
    deed: str
    others: tuple[str, ...]
    place: int


@dataclass(frozen=True, slots=True)
class CampaignEnded(Event):
    won: bool
    cause: str


# --- Characters -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TrackChanged(Event):
    """Energy, Health or Fear."""

    character: str
    track: str
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class ResourceChanged(Event):
    character: str
    resource: str
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class AttributeRaised(Event):
    character: str
    attribute: str
    value: int


@dataclass(frozen=True, slots=True)
class CardGained(Event):
    """An item, a secret, a skill or a bought card."""

    character: str
    card: str


@dataclass(frozen=True, slots=True)
class CardLost(Event):
    character: str
    card: str


@dataclass(frozen=True, slots=True)
class HandedOver(Event):
    giver: str
    receiver: str
    what: str


@dataclass(frozen=True, slots=True)
class StateBegan(Event):
    """Somebody is dying or going insane."""

    character: str
    state: str


@dataclass(frozen=True, slots=True)
class StateEnded(Event):
    character: str
    state: str


@dataclass(frozen=True, slots=True)
class Died(Event):
    character: str


# --- The map --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Moved(Event):
    character: str
    place: int


@dataclass(frozen=True, slots=True)
class LocationRevealed(Event):
    place: int


@dataclass(frozen=True, slots=True)
class LocationDiscarded(Event):
    place: int


@dataclass(frozen=True, slots=True)
class LocationChanged(Event):
    old: int
    new: int


@dataclass(frozen=True, slots=True)
class MenhirChanged(Event):
    """A menhir is set up, charged, goes down, or goes out (-1)."""

    place: int
    value: int


@dataclass(frozen=True, slots=True)
class GuardianMoved(Event):
    guardian: str
    place: int


@dataclass(frozen=True, slots=True)
class GuardianGone(Event):
    guardian: str


@dataclass(frozen=True, slots=True)
class DialChanged(Event):
    """A time dial or a counting dial; 0 is expired."""

    dial: str
    value: int


# --- The story ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class EventRevealed(Event):
    card: str


@dataclass(frozen=True, slots=True)
class QuestFulfilled(Event):
    card: str


@dataclass(frozen=True, slots=True)
class VerseRead(Event):
    verse: str
    readers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ChoiceMade(Event):
    """What a group chose of the choices below a verse."""

    verse: str
    choice: str
    readers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StatusMarked(Event):
    status: str
    part: int


@dataclass(frozen=True, slots=True)
class TaskNoted(Event):
    task: str


@dataclass(frozen=True, slots=True)
class ChapterEnded(Event):
    chapter: int


@dataclass(frozen=True, slots=True)
class ChapterBegan(Event):
    """A chapter after the first one begins, or any of them once more."""

    chapter: int
    group: tuple[str, ...]
    again: bool


# --- Chance ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Tossed(Event):
    """A dial shows Grail or Skull."""

    side: str
    again: bool


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """The ordinary die, or the guardian die."""

    shows: str
    again: bool


# --- Encounters -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class EncounterBegan(Event):
    encounter: str
    group: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BecameActive(Event):
    character: str


@dataclass(frozen=True, slots=True)
class CardLaid(Event):
    character: str
    card: str
    activated: int  # rows of the left edge, as a mask


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    """A card of the sequence, the hand or the deck of this encounter."""

    character: str
    card: str


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    character: str
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PoolChanged(Event):
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class RelationChanged(Event):
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class StageWon(Event):
    stage: int


@dataclass(frozen=True, slots=True)
class EnemyActed(Event):
    """An attack, an opportunity attack or a reaction."""

    encounter: str
    character: str
    what: str


@dataclass(frozen=True, slots=True)
class Fled(Event):
    character: str


@dataclass(frozen=True, slots=True)
class EncounterEnded(Event):
    encounter: str
    outcome: str
