"""What a client gets of the table; the browser's types are generated from these structs."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import UNSET, Struct, UnsetType

from tafelrunde.engine.declared.presenting import view_of
from tafelrunde.engine.showing import TableView
from tafelrunde.engine.shown_content import PrintedFacts, PrintedThing
from tafelrunde.games.valskyrr.state.table import Foe, Game, Hero
from tafelrunde.games.valskyrr.terms import Side

CardRef = str
"""A card on the table: "war_sword#12"."""


class PlaceView(Struct, gc=False):
    """A location on the map."""

    row: int
    column: int
    tile: str  # empty while it lies face down
    revealed: bool
    threat: int
    letter: str
    final: bool


@view_of(
    Foe,
    without=["zone", "entered", "attacked", "activated", "exposed", "wounded", "ignored"],
)
class FoeView(Struct, gc=False):
    """An enemy in play."""

    physical: int
    magical: int
    defence: tuple[int, int]
    attached: list[CardRef]


@view_of(Hero, without=["board", "used", "placed_progress"])
class HeroView(Struct, gc=False):
    """A hero with everything in the own zone."""

    id: str


class PileView(Struct, gc=False):
    """A deck and its discard pile."""

    deck: int
    discard_pile: list[CardRef]


class EncounterView(Struct, gc=False):
    """The active encounter."""

    card: CardRef
    progress: int
    needed: int | None


UNSENT: Final = (
    *("step", "next_colour", "encounter_kills", "pending", "done", "scouted"),
    *("final_encounter", "final_enemy", "final_killed", "set_aside"),
    *("progress", "tiles", "revealed", "threat", "letters", "letters_up"),
    *("discards", "encounters", "encounter_discards", "time_deck", "time_discards", "reward_deck"),
)
"""What the rules remember, and what is shown with a location, the encounter or a deck."""


@view_of(Game, without=UNSENT)
class ValskyrrView(TableView, gc=False):
    """The whole table."""

    adventure: str
    board: Side
    locations: list[PlaceView]
    heroes: list[HeroView]
    encounter: EncounterView | None
    decks: dict[str, PileView]


# --- What is printed ------------------------------------------------------------------------------


class ActionFacts(Struct):
    """One action of a card."""

    kind: Literal["normal", "fast", "reflex"]
    place: Literal["hand", "hero_zone", "board"]
    reach: int
    at: str
    text: str
    when: str  # how often and when it can be resolved, beside what symbols show
    does: str


class ZoneLimitFacts(Struct):
    """How many cards of a letter a hero zone holds."""

    letter: str
    number: int


class VulnerableFacts(Struct):
    """What wounds an enemy more."""

    wounds: int
    to: list[str]


class AbilityFacts(Struct):
    """An ability of an enemy."""

    id: str
    name: str
    zones: list[str]


class CardFacts(PrintedThing):
    """A card or tile; what its kind does not have is left out. Its first line says what it is, the
    others are its texts.
    """

    heads: list[str]  # how each of these lines begins, if that is set off from the rest
    keywords: list[str] | UnsetType = UNSET
    copies: int | UnsetType = UNSET
    loot: int | UnsetType = UNSET
    final: bool | UnsetType = UNSET
    hero: str | UnsetType = UNSET
    start: int | str | bool | UnsetType = UNSET  # of a hero card, whether it is in the first deck
    limit: ZoneLimitFacts | UnsetType | None = UNSET
    actions: list[ActionFacts] | UnsetType = UNSET
    flavour: str | UnsetType = UNSET
    colour: str | UnsetType = UNSET  # of an enemy
    physical: int | UnsetType = UNSET
    magical: int | UnsetType = UNSET
    defence: tuple[int, int] | UnsetType | None = UNSET
    life: int | str | UnsetType = UNSET
    furious: bool | UnsetType = UNSET
    vulnerable: list[VulnerableFacts] | UnsetType = UNSET
    abilities: list[AbilityFacts] | UnsetType = UNSET
    enrage: bool | UnsetType = UNSET
    colours: list[str] | UnsetType = UNSET  # of an encounter
    having: list[str] | UnsetType = UNSET
    reinforcement: int | str | UnsetType | None = UNSET
    forbids_travel: bool | UnsetType = UNSET
    value: int | UnsetType = UNSET  # of a time card
    regeneration: int | UnsetType = UNSET  # of a location


class NamedText(Struct):
    """An ability of a hero."""

    name: str
    text: str


class HeroFacts(PrintedThing):
    """A hero board."""

    id: str
    kind: str
    name: str
    title: str
    focus: int
    regeneration: int
    proficiencies: list[str]
    abilities: list[NamedText]
    plan: str
    lines: list[str]
    heads: list[str]
    deck: list[str]


class AdventureFacts(PrintedThing):
    """An adventure."""

    id: str
    kind: str
    number: int
    name: str
    story: str
    lines: list[str]
    layout: list[str]  # from top to bottom: G inn, F final location, B, W, D land, "." nothing
    final_tile: str
    final_encounter: str
    final_enemy: str
    letters: dict[str, str]
    one_time_rewards: int


class FocusTrack(Struct):
    """The track of a hero."""

    symbols: dict[str, str]
    end: int
    back: int


class TimeTrack(Struct):
    """The time track."""

    numbers: list[int]
    symbols: dict[str, str]
    starts: list[int]
    leftmost: int
    end: int


class ReinforcementTrack(Struct):
    """How many enemies come."""

    enemies: list[int]
    last: int


class Tracks(Struct):
    """The tracks of one side of the board."""

    focus: FocusTrack
    time: TimeTrack
    reinforcement: ReinforcementTrack


class SentFacts(PrintedFacts):
    """What a board needs beside the cards."""

    heroes: list[str]
    adventures: list[str]
    tracks: dict[Side, Tracks]
    keywords: dict[str, str]
    words: dict[str, str]
