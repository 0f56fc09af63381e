"""The table: everything that lies on it, declared once.

Copies, saves, views and the counting of cards follow from the declaration. Physical cards never
change and are shared by all copies of a table. The top of a pile is the end of its list. Locations
are their printed numbers, groups are masks of seats, and a cell of the map is one number.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from json import dumps, loads
from typing import Final

from tafelrunde.engine import forms
from tafelrunde.engine import state as a
from tafelrunde.engine.chance import Chance
from tafelrunde.engine.decisions import Seat
from tafelrunde.engine.declared import DeclaredRoot
from tafelrunde.engine.events import EventLog
from tafelrunde.engine.forms import text
from tafelrunde.engine.options import Asked, Option
from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.nouns import (
    CharacterBoard,
    ClashCard,
    CombatEncounter,
    DiplomacyEncounter,
    Event,
    Item,
    PlayerTray,
    Secret,
    SkillCard,
)
from tafelrunde.games.avalon.setup.setup import Setup, setup_data, setup_from
from tafelrunde.games.avalon.state.physical import HIDDEN, Card, StandingByClass, by_class
from tafelrunde.games.avalon.terms import (
    PLAYERS,
    TOP_OF_DIAL,
    TOP_OF_RELATION,
    Art,
    Attribute,
    Colour,
    Deed,
    Phase,
    Resource,
    Tray,
)

DECKS: Final = 0  # streams of chance
DIALS: Final = 1  # tosses and dice
GUARDIANS: Final = 2
STREAMS: Final = 3

SEATS: Final = max(PLAYERS)
NOBODY: Final = -1
NOWHERE: Final = 0
"""Where a character stands that is out of the game."""
EVERYBODY: Final = (1 << SEATS) - 1
ALL_OF: Final = tuple((1 << people) - 1 for people in range(SEATS + 1))
"""The mask of everybody, by how many there are."""
ALONE: Final = tuple(
    mask.bit_length() - 1 if mask.bit_count() == 1 else NOBODY for mask in range(1 << SEATS)
)
"""The seat of whoever is alone in a mask; of none or several nobody's."""
LONG: Final = 1_000_000
"""Whatever grows with the length of a campaign stays below."""
MIDDLE: Final = 5050
"""The cell of the start location; one step south is 100 more, one step east is 1 more."""


def cell(steps: Sequence[int]) -> int:
    """The cell so many steps east and south of the start location."""
    east, south = steps
    return MIDDLE + east + 100 * south


def steps_to(cell: int) -> list[int]:
    """How many steps east and south of the start location a cell is."""
    south, east = divmod(cell - MIDDLE + 50, 100)
    return [east - 50, south]


CELL: Final = a.spelled(0, 9999, forms.exactly(2, forms.whole(-49, 49)), steps_to, cell)
"""A cell of the map, written as steps east and south of the start location."""


def mask_of(numbers: Sequence[int]) -> int:
    """One bit for each of some numbers from 0."""
    return sum({1 << number for number in numbers})


def bits(mask: int) -> list[int]:
    """The numbers of a mask, from 0."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


def parts_mask(parts: Sequence[int]) -> int:
    """One bit for each part of a status; the first part is 1."""
    return mask_of([part - 1 for part in parts])


def marked_parts(mask: int) -> list[int]:
    """The parts of a status that are marked."""
    return [bit + 1 for bit in bits(mask)]


ROW_MASK: Final = a.spelled(0, 31, forms.each(forms.whole(0, 4), 5), bits, mask_of)
TOKEN_MASK: Final = a.spelled(0, 255, forms.each(forms.whole(0, 7), 8), bits, mask_of)
PARTS: Final = a.spelled(0, LONG, forms.each(forms.whole(1, 19), 19), marked_parts, parts_mask)

ENCOUNTERS: Final = (CombatEncounter, DiplomacyEncounter)
BELONGINGS: Final = (Item, Secret)


@dataclass(slots=True, eq=False)
class Learned:
    """A skill card and the side that is used (A23.12); it never changes."""

    card: Card = a.card(SkillCard, seen_by=a.ALL)
    side: int = a.number(0, 1, start=a.NEEDED)


def board_id(board: CharacterBoard) -> str:
    """A character, as it is written down."""
    return board.id


@dataclass(slots=True, eq=False)
class Character(Option["Game"]):
    """A character: tracks, attributes, stocks, cards, and what was done today."""

    index: int = a.own_seat()
    board: CharacterBoard = a.value(board_id, library.board, text)
    colour: Tray = a.member(Tray)
    energy: int = a.number(0, 99)
    health: int = a.number(0, 99)
    fear: int = a.number(0, 99)
    tokens: list[int] = a.per(Attribute, a.number(0, 99))  # without skills (A11.03)
    resources: list[int] = a.per(Resource, a.number(0, LONG))
    place: int = a.number(0, LONG)  # a location number; NOWHERE if out of the game
    # Cards:
    decks: list[list[Card]] = a.per(Art, a.draw_pile(ClashCard, seen_by=a.ALL))  # not their order
    upgrades: list[list[Card]] = a.per(Art, a.draw_pile(ClashCard, seen_by=a.NOBODY))
    available: list[list[Card]] = a.per(Art, a.pile(ClashCard, seen_by=a.ALL))
    hand: list[Card] = a.pile(ClashCard, seen_by=a.ALL)  # may be discussed (A26.56)
    discard_pile: list[Card] = a.pile(ClashCard, seen_by=a.ALL)
    equipped: list[Card] = a.pile(BELONGINGS, seen_by=a.ALL)  # and what has no keyword (A13.08)
    flipped: list[Card] = a.pile(BELONGINGS, seen_by=a.ALL)  # not equipped (A13.09)
    packed: list[Card] = a.pile(BELONGINGS, seen_by=a.ALL)  # away for this encounter (A25.07)
    turned: list[Card] = a.known_cards(BELONGINGS, seen_by=a.ALL)  # used in this encounter (A13.19)
    skills: list[Learned] = a.several(a.part(Learned, as_row=True, replaced=True))
    dials: dict[str, int] = a.numbers_by(a.word(), a.number(0, TOP_OF_DIAL))  # own counting dials
    # State:
    dying: bool = a.flag()  # has the Dying card
    insane: bool = a.flag()  # has an Insanity card
    # Today:
    passed: bool = a.flag()
    waits_for: int = a.some_seats(SEATS)  # who must act before the next own action (A7.07)
    woke_at: int = a.number(0, LONG)  # where the day began
    used: list[str] = a.several(a.word())  # what works once a day, and what else is remembered
    # Known from board and tray:
    seat: Seat = a.worked_out()
    id: str = a.worked_out()
    tray: PlayerTray = a.worked_out()
    bit: int = a.worked_out()  # in masks of seats
    trait: StandingByClass = a.worked_out()  # the negative trait (A11.05)

    def __post_init__(self) -> None:
        self.seat = Seat(self.index)
        self.id = self.board.id
        self.tray = library.TRAYS[self.colour]
        self.bit = 1 << self.index
        self.trait = by_class(word for ability in self.board.trait for word in ability.do)

    def things(self, asked: Asked[Game]) -> list[str]:
        """The own board."""
        return [f"character:{self.index}"]

    def image(self, seen: Game) -> Character:
        """The character of the same seat."""
        return seen.characters[self.index]

    def belongings(self) -> list[Card]:
        """Every item and secret, however it lies."""
        return self.equipped + self.flipped + self.packed


# --- The map --------------------------------------------------------------------------------------


@dataclass(slots=True, eq=False)
class Guardian:
    """A guardian on the map (A20.01)."""

    card: Card = a.card(ENCOUNTERS, seen_by=a.ALL)
    place: int = a.number(0, LONG, start=a.NEEDED)


@dataclass(slots=True, eq=False)
class Left:
    """An item that a dead character left on a location (A21.07)."""

    card: Card = a.card(BELONGINGS, seen_by=a.ALL)
    place: int = a.number(0, LONG, start=a.NEEDED)


# --- What is going on -----------------------------------------------------------------------------


class Doing(IntEnum):
    """Kinds of things that go on inside of each other."""

    ACTION = 0
    ARRIVAL = 1
    READING = 2
    EVENT = 3
    GUARDIAN = 4  # the move of one guardian at Dawn
    DEATH = 5
    CHAPTER = 6  # the end of one
    DIAL = 7  # an expired time dial
    EVENING = 8  # the beginning of one: who left, who is new, which cards
    MEANWHILE = 9  # an action of others while an encounter waits (A7.04); its group is busy


@dataclass(slots=True, eq=False)
class Course:
    """Something that goes on: an action, an arrival, a reading. What it led to lies above it, and
    it goes on from its step when that is over.
    """

    doing: Doing = a.member(Doing)
    starter: int = a.seat(SEATS, none=True)
    group: int = a.some_seats(SEATS)
    place: int = a.number(0, LONG)
    step: int = a.number(0, 99)
    deed: Deed = a.member(Deed, start=Deed.PASS)  # of an action
    verse: str = a.word()  # of a reading; the event, the card or the target of others
    won: int = a.number(-1, 1, start=-1)  # the last encounter: 1 won, 0 not, -1 none yet
    moved: int = a.some_seats(SEATS)  # of an arrival: those who must take part (A14.09)


class ClashStep(IntEnum):
    """Where an encounter stands (A25.05, A27.01)."""

    TRAITS = 0
    PACK = 1
    AVOID = 2
    HAND = 3
    EXCHANGE = 4
    APPROACH = 5
    CHOOSE_ACTIVE = 6  # phase I
    TOKENS = 7  # phase II, step 1
    LAY_FIRST = 8  # 2a
    LAY_MORE = 9  # 2b
    OPPORTUNITY = 10  # 2c
    CHECK = 11  # 2d
    ENEMY = 12  # step 3
    READINESS = 13  # step 4
    ROUND_END = 14  # phase III
    OVER = 15
    MEANWHILE = 16  # others may act before the round begins (A7.04)


class Outcome(IntEnum):
    """How an encounter ended."""

    OPEN = 0
    WON = 1
    LOST = 2  # diplomacy failed, or robbed
    FLED = 3
    RAN_AWAY = 4  # neither won nor lost (A28.09)
    AVOIDED = 5


@dataclass(slots=True, eq=False)
class Laid:
    """A card of the sequence, and what lies on it."""

    card: Card = a.card(ClashCard, seen_by=a.ALL)
    owner: int = a.seat(SEATS, start=a.NEEDED)
    time: int = a.number(0, 99)
    charges: int = a.number(0, 99)
    magic: int = a.number(0, 99)  # Magic tokens on its symbols (A26.09)
    activated: int = ROW_MASK  # rows of its left edge that were activated
    done: bool = a.flag()  # its delayed ability has triggered (A26.21)


@dataclass(slots=True, eq=False)
class Clash:
    """A running encounter."""

    art: Art = a.member(Art)
    enemy: Card = a.card(ENCOUNTERS, seen_by=a.ALL)
    place: int = a.number(0, LONG)  # where it was triggered
    group: int = a.some_seats(SEATS)  # participants who are still there
    fighters: int = a.some_seats(SEATS)  # everybody who took part (A28.36)
    fleeing: int = a.some_seats(SEATS)  # who must flee as soon as the effect is over (A28.15)
    from_box: bool = a.flag()  # it returns there (A30.03)
    sequence: list[Laid] = a.parts(Laid, as_row=True)
    time: int = a.number(0, 99)  # time tokens on the encounter card
    pool: int = a.number(0, LONG)  # combat markers
    relation: int = a.number(-TOP_OF_RELATION, TOP_OF_RELATION)
    approach: int = a.number(0, 9)
    stage: int = a.number(0, 9)
    round: int = a.number(1, LONG)
    step: ClashStep = a.member(ClashStep, start=ClashStep.TRAITS)
    active: int = a.seat(SEATS, none=True)
    been_active: int = a.some_seats(SEATS)  # time tokens on trays (A27.03)
    activations: int = a.number()  # in this encounter: the first matters (A28.25, A28.27)
    laid: int = a.number(0, 99)  # cards of the active character in this turn
    laid_in_round: list[int] = a.per(range(SEATS), a.number(0, 99))  # A28.33
    markers_in_2a: int = a.number(-99, 99)  # that the first card brought (A28.24)
    may_lay: int = a.number(0, 99)  # cards without an extra-card bonus (an ability allows them)
    attacks: int = a.number(0, 9)  # in this activation (A28.30)
    tried_to_flee: bool = a.flag()  # in this turn (A31.12)
    exchanged: list[int] = a.per(range(SEATS), a.number(0, 9))  # starting hands given back (A25.10)
    asked: int = a.some_seats(SEATS)  # who has decided in the present step
    weapons: list[Card] = a.known_cards(Item, seen_by=a.ALL)  # equipped at some time (A28.35)
    used: list[str] = a.several(a.word())  # what works once per encounter, round or turn
    outcome: Outcome = a.member(Outcome, start=Outcome.OPEN)


# --- The whole ------------------------------------------------------------------------------------


class Beginning:
    """What the table was like when the chapter began (A21.04): it never changes and is written as
    text, but only when somebody asks for it.
    """

    def __init__(self, text: str, table: Game | None = None) -> None:
        self._text = text
        self._table = table

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Beginning) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    @property
    def text(self) -> str:
        """As JSON; empty if there is none."""
        if not self._text and self._table is not None:
            self._text = dumps(TABLE.dump(self._table))
        return self._text

    def table(self, cards: list[Card]) -> Game | None:
        """An independent copy of the table, with all cards there are now; None if there is none."""
        if self._table is None:
            if not self._text:
                return None
            self._table = TABLE.load(loads(self._text), lambda _: cards)
        found = self._table.clone()
        found.cards = cards
        return found


def beginning_text(beginning: Beginning) -> str:
    """A beginning, as it is written down."""
    return beginning.text


NO_BEGINNING: Final = Beginning("")


@dataclass(slots=True, eq=False)
class Game(DeclaredRoot):
    """Everything on the table."""

    setup: Setup = a.value(setup_data, setup_from)
    cards: list[Card] = a.every_card()
    chance: Chance = a.streams(STREAMS)
    reveals: int = a.revelations()
    characters: list[Character] = a.parts(Character, most=SEATS)
    absent: list[Character] = a.parts(Character)  # who left between evenings (A24.11)
    played: list[str] = a.several(a.word())  # characters of this campaign, the dead too (A21.05)
    # Time:
    chapter: int = a.number(1, 99)
    day: int = a.number(0, LONG)
    phase: Phase = a.member(Phase, start=Phase.SETUP)
    step: int = a.number(0, 9)  # of the phase
    asked: int = a.some_seats(SEATS)  # who has decided in the present step
    todo: list[int] = a.several(
        a.number(0, 99_999)
    )  # guardians, dreams … that the step still holds
    course: list[Course] = a.parts(Course, as_row=True)  # what goes on, the innermost last
    clash: Clash | None = a.maybe(a.part(Clash))
    aside: Clash | None = a.maybe(a.part(Clash), later=True)  # waits while others act (A7.04)
    # The map:
    map: dict[int, int] = a.numbers_by(a.number(), CELL)  # location number → cell, in play
    removed: list[int] = a.several(a.number())  # location numbers out of the game
    covered: dict[int, int] = a.numbers_by(a.number(), TOKEN_MASK)  # time tokens on locations
    menhirs: dict[int, int] = a.numbers_by(
        a.number(), a.number(0, TOP_OF_DIAL)
    )  # 0: no dial (A6.05)
    guardians: list[Guardian] = a.several(a.part(Guardian, as_row=True, replaced=True))
    left: list[Left] = a.several(a.part(Left, as_row=True, replaced=True))
    time_dials: list[tuple[str, int, int, str]] = a.several(
        a.together(a.word(), a.number(0, TOP_OF_DIAL), a.number(), a.word())
    )  # dial, value, location number or 0, verse when it expires
    dials: dict[str, int] = a.numbers_by(a.word(), a.number(0, TOP_OF_DIAL))  # counting dials
    # Decks:
    encounters: list[list[Card]] = a.per(Colour, a.draw_pile(ENCOUNTERS, seen_by=a.NOBODY))
    box: list[Card] = a.pile(ENCOUNTERS, seen_by=a.NOBODY)  # of difficulties not in play
    event_deck: list[Card] = a.pile(Event, seen_by=a.NOBODY)
    event_box: list[Card] = a.pile(Event, seen_by=a.NOBODY)  # of other chapters, and special ones
    random_events: list[Card] = a.draw_pile(Event, seen_by=a.NOBODY)
    event_discards: list[Card] = a.pile(Event, seen_by=a.ALL)
    events: list[Card] = a.pile(Event, seen_by=a.ALL)  # in force
    quests: list[Card] = a.pile((Event, Secret), seen_by=a.ALL)  # the active quest pile
    items: list[Card] = a.draw_pile(Item, seen_by=a.NOBODY)
    secrets: list[Card] = a.draw_pile(Secret, seen_by=a.NOBODY)
    skills: list[Card] = a.pile(SkillCard, seen_by=a.ALL)
    out: list[Card] = a.pile(
        object, seen_by=a.ALL
    )  # removed from the game, or not in this campaign
    # The story:
    statuses: dict[str, int] = a.numbers_by(a.word(), PARTS)  # parts as a mask (A18.09)
    tasks: list[str] = a.several(a.word())
    read: dict[str, int] = a.numbers_by(a.word(), a.number(0, LONG))  # verses, and how often
    # The end:
    ended: str = a.word(("", "won", "lost", "chapter"))  # "chapter": this evening is over
    cause: str = a.word()  # how it ended
    chapter_start: Beginning = a.value(
        beginning_text, Beginning, text, start=NO_BEGINNING, seen_by=a.NOBODY
    )
    tosses: list[int] = a.several(
        a.number(0, 6), seen_by=a.NOBODY
    )  # if a written position names them
    log: EventLog | None = a.not_kept()
    explains: bool = a.not_kept(False)

    def members(self, group: int) -> list[Character]:
        """The characters of a mask, in the order of seats."""
        people = self.characters
        alone = ALONE[group]
        if alone >= 0:
            return [people[alone]]
        if group == ALL_OF[len(people)]:
            return people[:]
        found = []
        for each in people:
            if group & each.bit:
                found.append(each)
        return found

    def at(self, place: int) -> list[Character]:
        """The characters on a location."""
        found = []
        for each in self.characters:
            if each.place == place:
                found.append(each)
        return found

    @property
    def here(self) -> Course:
        """What goes on: the innermost of it."""
        return self.course[-1]

    def encounters_begun(self) -> list[Clash]:
        """The running encounter, and one that waits while others act."""
        return [each for each in (self.clash, self.aside) if each is not None]

    def all_cards(self) -> Iterator[Card]:
        """Every card, wherever it lies."""
        return TABLE.cards(self)

    def clone(self) -> Game:
        """An independent copy; cards, setup and the log's events are shared."""
        return TABLE.clone(self)


TABLE: Final = a.Table(Game, hidden=HIDDEN)
