"""What a client gets of a table of Avalon. The browser's types are made from these structs.

A card is written "id#uid"; what it says comes once, with the content of the game. Words that are
not known before they are reached come with the view, in both languages.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import field

from tafelrunde.engine.declared.presenting import view_of
from tafelrunde.engine.showing import TableView
from tafelrunde.engine.shown_content import PrintedFacts, PrintedThing
from tafelrunde.games.avalon.state.table import Character, Clash, Game, Laid, Learned

Words = dict[str, str]
"""Language → text."""


# --- Content --------------------------------------------------------------------------------------


class EdgeFacts(msgspec.Struct, omit_defaults=True):
    """A symbol at the edge of a card: its row, and what it takes or brings."""

    row: int  # 0 to 2: attributes, 3: magic, 4: free
    text: str = ""  # what it brings; of a left edge
    needs: int = 0  # of a right edge
    times: int = 1
    blocked: bool = False


class CardFacts(PrintedThing, omit_defaults=True):
    """Something printed."""

    copies: int
    tray: str = ""  # of a combat or diplomacy card
    colour: str = ""  # of an encounter
    left: list[EdgeFacts] = field(default_factory=list)
    right: list[EdgeFacts] = field(default_factory=list)
    abilities: list[str] = field(default_factory=list)  # what it says beside its edges
    number: int = 0  # of a location
    symbols: list[str] = field(default_factory=list)


class AvalonFacts(PrintedFacts):
    """What else is printed: the words for fields, and the fixed terms of the rules."""

    terms: dict[str, str]
    attributes: list[str]
    resources: list[str]
    rows: dict[str, list[str]]  # names of the rows of combat and diplomacy cards


# --- The table ------------------------------------------------------------------------------------


class PlaceView(msgspec.Struct):
    """A location card on the map."""

    number: int
    east: int  # steps from the start location
    south: int
    roads: list[int]  # numbers of the places that a way leads to
    lit: bool  # whether the light of a menhir reaches it
    menhir: int  # the dial; 0: burns for this day only; -1: none burns here
    covered: bool  # its action rests
    guardians: list[str]
    left: list[str]  # items that lie here


@view_of(Learned)
class SkillView(msgspec.Struct):
    """A skill card and the side that is used."""


@view_of(
    Character,
    without=[
        *("colour", "tokens", "upgrades", "available", "discard_pile", "turned", "dials"),
        *("dying", "insane", "waits_for", "woke_at", "used"),
    ],
)
class CharacterView(msgspec.Struct):
    """A character with its three tracks."""

    id: str
    tray: str  # the colour of the player
    energy_limit: int  # how far the health indicator lets it rise
    most_energy: int
    most_health: int
    most_fear: int
    attributes: list[int]
    discards: list[str]
    decks: list[int]  # cards left for combat and diplomacy
    states: list[str]  # "dying", "insane", "in_panic", "exhausted"
    travel: int  # what it costs in Energy to travel, and to explore
    explore: int


@view_of(Laid, without=["done"])
class LaidView(msgspec.Struct, omit_defaults=True):
    """A card of the sequence, and what lies on it."""

    activated: list[int]  # rows of its left edge


class ThreatView(msgspec.Struct):
    """A row of the encounter: when it applies, and what it does then."""

    when: Words
    does: Words
    now: bool  # as the encounter stands


@view_of(
    Clash,
    without=[
        *("place", "fighters", "fleeing", "from_box", "approach", "step", "been_active"),
        *("activations", "laid", "laid_in_round", "markers_in_2a", "may_lay", "attacks"),
        *("tried_to_flee", "exchanged", "asked", "weapons", "used", "outcome"),
    ],
)
class ClashView(msgspec.Struct):
    """A running encounter."""

    value: int  # the pool that wins; 0 in diplomacy
    top: int  # of the relation, both ways; 0 in combat
    stages: int
    threats: list[ThreatView]
    opportunity: Words  # what waits for whoever gives it an opening
    traits: list[Words]


class PageView(msgspec.Struct):
    """The page of the book that lies open."""

    verse: str
    place: int  # 0: nowhere
    text: Words


class DialView(msgspec.Struct):
    """Something that is counted."""

    name: Words
    value: int
    place: int  # 0: beside the map
    falls: bool  # by itself, every morning


class QuestView(msgspec.Struct):
    """A quest, and what completes it."""

    card: str
    goal: Words


class StatusView(msgspec.Struct):
    """A line of the save sheet that is not empty."""

    name: Words
    parts: int
    marked: list[int]


UNSENT: Final = (
    *("absent", "played", "step", "asked", "todo", "course", "aside", "read"),
    *("map", "removed", "covered", "menhirs", "guardians", "left", "time_dials", "statuses"),
    *("encounters", "box", "items", "secrets", "skills", "out"),
    *("event_deck", "event_box", "random_events", "event_discards"),
)
"""What nobody draws, and what is shown with a location, a dial or a line of the sheet."""


@view_of(Game, without=UNSENT)
class AvalonView(TableView):
    """The table."""

    title: Words  # of the chapter
    places: list[PlaceView]
    characters: list[CharacterView]
    clash: ClashView | None
    page: PageView | None
    quests: list[QuestView]
    events: list[str]  # in force
    events_left: int
    tasks: list[Words]
    dials: list[DialView]
    sheet: list[StatusView]
    pages: dict[str, dict[str, CardFacts]]  # open cards that were secret: by card and language
