"""What happened, typed: the log, animation, statistics and tests all read these.

Characters are named by their ids, cards by the ids of what is printed on them, locations by their
numbers. `why` is the rule that made it happen.
"""

from __future__ import annotations

from tafelrunde.engine.events import event


@event
class Event:
    """Base of all events."""

    why: str


# --- The course of the day ------------------------------------------------------------------------


@event
class DayBegan(Event):
    day: int


@event
class PhaseBegan(Event):
    phase: str


@event
class ActionBegan(Event):
    """A character starts an action; the others take part."""

    character: str
    deed: str
    others: tuple[str, ...]
    place: int


@event
class CampaignEnded(Event):
    won: bool
    cause: str


# --- Characters -----------------------------------------------------------------------------------


@event
class TrackChanged(Event):
    """Energy, Health or Fear."""

    character: str
    track: str
    before: int
    after: int


@event
class ResourceChanged(Event):
    character: str
    resource: str
    before: int
    after: int


@event
class AttributeRaised(Event):
    character: str
    attribute: str
    value: int


@event
class CardGained(Event):
    """An item, a secret, a skill or a bought card."""

    character: str
    card: str


@event
class CardLost(Event):
    character: str
    card: str


@event
class HandedOver(Event):
    giver: str
    receiver: str
    what: str


@event
class StateBegan(Event):
    """Somebody is dying or going insane."""

    character: str
    state: str


@event
class StateEnded(Event):
    character: str
    state: str


@event
class Died(Event):
    character: str


# --- The map --------------------------------------------------------------------------------------


@event
class Moved(Event):
    character: str
    place: int


@event
class LocationRevealed(Event):
    place: int


@event
class LocationDiscarded(Event):
    place: int


@event
class LocationChanged(Event):
    old: int
    new: int


@event
class MenhirChanged(Event):
    """A menhir is set up, charged, goes down, or goes out (-1)."""

    place: int
    value: int


@event
class GuardianMoved(Event):
    guardian: str
    place: int


@event
class GuardianGone(Event):
    guardian: str


@event
class DialChanged(Event):
    """A time dial or a counting dial; 0 is expired."""

    dial: str
    value: int


# --- The story ------------------------------------------------------------------------------------


@event
class EventRevealed(Event):
    card: str


@event
class QuestFulfilled(Event):
    card: str


@event
class VerseRead(Event):
    verse: str
    readers: tuple[str, ...]


@event
class ChoiceMade(Event):
    """What a group chose of the choices below a verse."""

    verse: str
    choice: str
    readers: tuple[str, ...]


@event
class StatusMarked(Event):
    status: str
    part: int


@event
class TaskNoted(Event):
    task: str


@event
class ChapterEnded(Event):
    chapter: int


@event
class ChapterBegan(Event):
    """A chapter after the first one begins, or any of them once more."""

    chapter: int
    group: tuple[str, ...]
    again: bool


# --- Chance ---------------------------------------------------------------------------------------


@event
class Tossed(Event):
    """A dial shows Grail or Skull."""

    side: str
    again: bool


@event
class Rolled(Event):
    """The ordinary die, or the guardian die."""

    shows: str
    again: bool


# --- Encounters -----------------------------------------------------------------------------------


@event
class EncounterBegan(Event):
    encounter: str
    group: tuple[str, ...]


@event
class BecameActive(Event):
    character: str


@event
class CardLaid(Event):
    character: str
    card: str
    activated: int  # rows of the left edge, as a mask


@event
class CardDiscarded(Event):
    """A card of the sequence, the hand or the deck of this encounter."""

    character: str
    card: str


@event
class CardsDrawn(Event):
    character: str
    cards: tuple[str, ...]


@event
class PoolChanged(Event):
    before: int
    after: int


@event
class RelationChanged(Event):
    before: int
    after: int


@event
class StageWon(Event):
    stage: int


@event
class EnemyActed(Event):
    """An attack, an opportunity attack or a reaction."""

    encounter: str
    character: str
    what: str


@event
class Fled(Event):
    character: str


@event
class EncounterEnded(Event):
    encounter: str
    outcome: str
