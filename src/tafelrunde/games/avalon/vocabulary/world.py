"""What happens to the map, to events and quests, and to the story.

Words that lead on (a base class of their own) wait until the list they stand in is carried out:
each of them stands last in its list, which a content walk checks.
"""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.engine.content import Frozen, word
from tafelrunde.engine.effects import Effect
from tafelrunde.games.avalon.terms import Colour
from tafelrunde.games.avalon.vocabulary.conditions import Condition

# --- Words that lead on ---------------------------------------------------------------------------


@word
class LeadsOn(Effect):
    """Base of words that begin something of its own: an encounter, an arrival, a verse."""


@word
class Encounter(LeadsOn):
    """The top card of a deck is revealed and resolved (A19.07), or a named one (A19.09). With
    `at_lowest` it meets those at the location of the lowest character number.
    """

    colour: Colour | None = None
    named: str = ""
    at_lowest: bool = False
    draw: int = 1  # of several only one of the group's choice is resolved (A19.08)


@word
class MoveToLowest(LeadsOn):
    """To the location in play with the lowest number (A15.20)."""


@word
class MoveToConnected(LeadsOn):
    """To a connected location of choice (A15.20)."""


@word
class MoveTo(LeadsOn):
    """To the location of this number, if it is in play."""

    number: int


@word
class ExploreHere(LeadsOn):
    """An exploration without action and cost (A15.27)."""


@word
class ReadVerse(LeadsOn):
    """A verse is read and followed, outside of an exploration too."""

    verse: str


@word
class Page(Frozen):
    """A verse that is read under a condition; None always holds."""

    verse: str
    only_if: Condition | None = None


@word
class TurnTo(LeadsOn):
    """The first of these pages whose condition is met is read; if there is none, nothing is."""

    pages: Sequence[Page]


@word
class DrawEvent(LeadsOn):
    """A part of a chapter is searched out of the event deck and resolved (A17.14)."""

    event: str


@word
class RestartChapter(LeadsOn):
    """The Allmother's Mercy: back to the beginning of the chapter (A21.04)."""


@word
class EndChapter(LeadsOn):
    """The chapter is completed (A1.04)."""

    next_chapter: int = 0  # 0: the campaign is won (A1.05)


# --- Map ------------------------------------------------------------------------------------------


@word
class ChangeLocation(Effect):
    """A location is permanently replaced by its changed version (A15.22)."""

    old: int
    new: int


@word
class RemoveLocation(Effect):
    """A location leaves the game (A15.24)."""

    number: int


@word
class PlaceLocation(Effect):
    """A location without an arrow that leads to it is put in play, next to another."""

    number: int
    beside: int


@word
class BeginAt(Effect):
    """The map is laid out anew as at the beginning of a campaign (A4.02 to A4.05): everybody stands
    on this location, its menhir burns with the start dial, and whatever lies in its light is there.
    """

    number: int


@word
class SetMenhir(Effect):
    """A menhir stands on a location with a dial of this value (A16.16 to A16.18)."""

    number: int
    value: int


@word
class ChangeMenhirs(Effect):
    """Every menhir dial goes up or down, but not below 1."""

    by: int


@word
class PlaceGuardian(Effect):
    """A guardian is searched out and put on a location."""

    encounter: str
    number: int


# --- Dials ----------------------------------------------------------------------------------------


@word
class SetTimeDial(Effect):
    """A time dial lies somewhere (A18.02); when it has expired, its verse is read. Without a
    number it lies beside the story.
    """

    dial: str
    value: int = 1
    number: int = 0
    expires: str = ""  # the verse


@word
class RemoveTimeDial(Effect):
    """A time dial is taken away before it has expired."""

    dial: str


@word
class SetDial(Effect):
    """A counting dial is set (A18.04)."""

    dial: str
    value: int


@word
class ChangeDial(Effect):
    """A counting dial goes up or down, from 0 to 8."""

    dial: str
    by: int


# --- Events and story -----------------------------------------------------------------------------


@word
class PutRandomEvents(Effect):
    """So many random events on top of the event deck (A17.03); `this_under` puts this card under
    them again.
    """

    events: int
    this_under: bool = False


@word
class RevealAnother(Effect):
    """The random event just revealed is discarded, and the top random event is revealed instead.
    Stands on abilities of the moment EVENT_REVEALED.
    """


@word
class DiscardThisEvent(Effect):
    """The event or quest is discarded (A17.06, A17.12)."""


@word
class DiscardEvent(Effect):
    """Another event in force is discarded."""

    event: str


@word
class Mark(Effect):
    """A part of a status is marked; part 0 is a free one of the group's choice (A18.09)."""

    status: str
    part: int = 1


@word
class Note(Effect):
    """A task is written down (A17.17)."""

    task: str


@word
class CrossOut(Effect):
    """A task is no longer pursued."""

    tasks: Sequence[str]
