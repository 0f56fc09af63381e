"""What is printed: characters, cards, encounters, events, locations. Values only; the rules read
them. Verses and choices are those of every book (`engine/book`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field
from enum import Enum, IntEnum
from typing import Final

from tafelrunde.engine.book import END as END
from tafelrunde.engine.book import Choice as Choice
from tafelrunde.engine.book import Verse as Verse
from tafelrunde.engine.content import Frozen, Name, word
from tafelrunde.engine.effects import Effect
from tafelrunde.games.avalon.terms import (
    MAIN,
    Area,
    Art,
    Attribute,
    Colour,
    Keyword,
    Resource,
    Symbol,
    Trait,
    Tray,
)
from tafelrunde.games.avalon.vocabulary.conditions import Condition
from tafelrunde.games.avalon.vocabulary.costs import Cost

NO_NAME: Final = Name("", "")

# --- Abilities ------------------------------------------------------------------------------------


class Moment(IntEnum):
    """When an ability works or may be used; a standing one always holds."""

    STANDING = 0
    # Cards of the sequence:
    ON_PLAY = 1  # when the card enters the sequence, after its symbols (A26.19)
    DELAYED = 2  # when its last time token is removed (A26.20)
    AT_ATTACK = 3  # at the enemy attack, or reaction (A26.26); forced unless it costs something
    PAY = 4  # any time as active character (A26.29)
    WHEN_DISCARDED = 5  # from the sequence, during the encounter (A26.45)
    # In encounters, for items, secrets, skills and persistent cards:
    ENCOUNTER_BEGINS = 6
    BECOMES_ACTIVE = 7
    CARD_LAID = 8  # the owner has laid a card, before its abilities
    SYMBOL_ACTIVATED = 9  # once for each symbol; `SymbolIs` tells which
    DAMAGED = 10  # the owner received damage in step 3
    ROUND_ENDS = 11
    ENCOUNTER_WON = 12
    FLEEING = 13
    # In the day:
    ACTION = 14  # an action of its own, with its Energy as cost (A8.31)
    ANY_TIME = 15  # while the owner is in no encounter
    EVENT_REVEALED = 16
    ARRIVAL = 17
    CHARGING = 18  # a menhir is charged by the owner's group
    BEFORE_REST = 19  # at the start of phase III (A9.06)
    REST = 20  # the owner has eaten
    DREAM = 21  # after a dream or nightmare
    TOSSED = 22  # the owner's group has tossed a dial or rolled a die


class Once(Enum):
    """How often an ability may be used."""

    NEVER_ENDS = "never_ends"
    TURN = "turn"
    ROUND = "round"
    ENCOUNTER = "encounter"
    DAY = "day"


@word
class Ability(Frozen):
    """What a card, skill or board can do. Without a cost it must be carried out (A26.14) unless it
    `may`.
    """

    when: Moment
    do: Sequence[Effect]
    cost: Sequence[Cost] = ()
    needs: Condition | None = None
    once: Once = Once.NEVER_ENDS
    may: bool = False
    delay: int = 0  # time tokens of a delayed ability
    energy: int = 0  # of an action
    art: Art | None = None  # works in encounters of this art only


# --- Edges of cards -------------------------------------------------------------------------------

Bonus = Effect | Sequence[Effect] | None


@word
class Left(Frozen):
    """The bonus symbols at the left edge: None is no symbol, `Empty()` one without a bonus."""

    aggression: Bonus = None
    courage: Bonus = None
    practicality: Bonus = None
    empathy: Bonus = None
    caution: Bonus = None
    spirituality: Bonus = None
    magic: Bonus = None
    free: Bonus = None


@word
class Key(Frozen):
    """A symbol at the right edge: the value that an attribute needs, how often the bonus occurs,
    and whether it is blocked (A26.49, A26.50).
    """

    needs: int = 0
    times: int = 1
    blocked: bool = False


PLAIN: Final = Key()
DOUBLE: Final = Key(times=2)
BLOCKED: Final = Key(blocked=True)


@word
class Right(Frozen):
    """The symbols at the right edge: an attribute with the value that it needs, 0 is none."""

    aggression: int | Key = 0
    courage: int | Key = 0
    practicality: int | Key = 0
    empathy: int | Key = 0
    caution: int | Key = 0
    spirituality: int | Key = 0
    magic: bool | Key = False
    free: Key | None = PLAIN


# --- Cards of characters --------------------------------------------------------------------------


@word
class ClashCard(Frozen):
    """A combat or diplomacy card. `numbers` are those of its copies: 1 to 15 of the base cards form
    the starting deck (A3.08), all others the upgrade deck (A3.09).
    """

    id: str
    name: Name
    tray: Tray
    art: Art
    numbers: Sequence[int]
    left: Left
    right: Right
    abilities: Sequence[Ability] = ()
    persistent: bool = False
    owner: str = ""  # the character whose upgrade card it is (1/15 to 15/15)

    @property
    def copies(self) -> int:
        """One for each number."""
        return len(self.numbers)


@word
class PlayerTray(Frozen):
    """The tray of a colour: the three survival tracks (A3.03 to A3.05)."""

    tray: Tray
    energy: int  # start value
    most_energy: int
    health: int  # start value, and the highest
    fear: int  # start value
    most_fear: int


@word
class CharacterBoard(Frozen):
    """A character: start values, Character Action and negative trait."""

    id: str
    name: Name
    number: int  # the character number of the letter (A3.12)
    tray: Tray
    attributes: Mapping[Attribute, int]
    resources: Mapping[Resource, int]
    action: Ability
    action_name: Name
    trait: Sequence[Ability]
    trait_name: Name


@word
class Item(Frozen):
    """A card of the item deck."""

    id: str
    name: Name
    keyword: Keyword | None
    abilities: Sequence[Ability]
    craftable: bool = False
    copies: int = 1


@word
class Secret(Frozen):
    """A numbered card of the story: object, power or condition."""

    id: str
    name: Name
    number: int
    abilities: Sequence[Ability] = ()
    keyword: Keyword | None = None
    personal: bool = False
    quest: Quest | None = None


@word
class Skill(Frozen):
    """One side of a skill card."""

    id: str
    name: Name
    abilities: Sequence[Ability]


@word
class SkillCard(Frozen):
    """Two skills of one attribute back to back (A23.12)."""

    id: str
    name: Name
    attribute: Attribute
    front: Skill
    back: Skill

    @property
    def sides(self) -> tuple[Skill, Skill]:
        """Front and back."""
        return self.front, self.back


# --- Encounters -----------------------------------------------------------------------------------


@word
class Row(Frozen):
    """A row of the combat table: from so many to so many markers in the pool."""

    least: int
    most: int
    do: Sequence[Effect]


@word
class CombatEncounter(Frozen):
    """A gray, green or violet card. Difficulty 0 is the first encounter of a colour."""

    id: str
    name: Name
    colour: Colour
    difficulty: int
    value: int
    table: Sequence[Row]
    opportunity: Sequence[Effect]
    right: Right
    traits: Sequence[Trait] = ()
    reward: Sequence[Effect] = ()  # for each fighter (A28.03)
    loot: Sequence[Effect] = ()  # once (A28.04)
    copies: int = 1
    boxed: bool = False  # never in a deck: called by name only
    removed: bool = False  # leaves the game when it is over


@word
class Reaction(Frozen):
    """A row of a stage; the first whose area fits is carried out, None fits always."""

    do: Sequence[Effect]
    area: Area | None = None


@word
class Bonuses(Frozen):
    """What a variable bonus brings: by attribute, or for any (A26.46 to A26.48)."""

    empathy: Sequence[Effect] = ()
    caution: Sequence[Effect] = ()
    spirituality: Sequence[Effect] = ()
    anything: Sequence[Effect] = ()


@word
class Stage(Frozen):
    """A stage of a diplomacy encounter."""

    variable: Bonuses
    reaction: Sequence[Reaction]


@word
class Approach(Frozen):
    """A way through a diplomacy encounter, with its stages."""

    stages: Sequence[Stage]
    name: Name = NO_NAME


@word
class Avoid(Frozen):
    """What avoiding takes: each participant pays, one meets the condition (A29.17)."""

    cost: Sequence[Cost] = ()
    needs: Condition | None = None


@word
class DiplomacyEncounter(Frozen):
    """A blue card. Difficulty 0 is the first encounter."""

    id: str
    name: Name
    difficulty: int
    approaches: Sequence[Approach]
    reward: Sequence[Effect]  # for each participant (A29.08)
    failure: Sequence[Effect]  # for each participant (A29.04)
    right: Right
    avoid: Avoid | None = None
    loot: Sequence[Effect] = ()
    copies: int = 1
    boxed: bool = False
    removed: bool = False

    @property
    def colour(self) -> Colour:
        """Always blue (A19.01)."""
        return Colour.BLUE

    @property
    def traits(self) -> Sequence[Trait]:
        """Only combats have traits."""
        return ()


# --- Events, quests, chapters ---------------------------------------------------------------------


@word
class Quest(Frozen):
    """A mission: as soon as the condition is met, the success is carried out (A17.10)."""

    condition: Condition
    success: Sequence[Effect]


class Kept(Enum):
    """How long an event stays."""

    NOT = "not"  # discarded when it was followed
    UNTIL_TOLD = "until_told"  # a text discards it (A17.04)
    TODAY = "today"  # a random event (A9.19)


@word
class Event(Frozen):
    """A card of the event deck: a part of a chapter, a special or a random event."""

    id: str
    name: Name
    chapter: int = 0  # 0: a random or special event
    part: int = 0
    do: Sequence[Effect] = ()  # when it is revealed
    standing: Sequence[Effect] = ()  # while it is in force
    quest: Quest | None = None
    kept: Kept = Kept.NOT
    random: bool = False
    copies: int = 1


@word
class Chapter(Frozen):
    """The setup card of a chapter: which events in which order, which encounters (A4.12, A4.15)."""

    number: int
    name: Name
    events: Sequence[str]  # from the top
    difficulties: Sequence[int]
    do: Sequence[Effect] = ()
    campaign: str = MAIN
    start: int = 101  # the start location of a campaign (A4.02, A4.03)


# --- Locations ------------------------------------------------------------------------------------


@word
class Arrows(Frozen):
    """Where a location leads: the number at each edge, 0 is none."""

    north: int = 0
    east: int = 0
    south: int = 0
    west: int = 0
    numbers: tuple[int, int, int, int] = field(init=False)  # in the order of `Direction`

    def __post_init__(self) -> None:
        object.__setattr__(self, "numbers", (self.north, self.east, self.south, self.west))


@word
class LocationAction(Frozen):
    """The action on the front of a location card (A8.12). What is to be paid besides Energy stands
    in `cost`.
    """

    name: Name
    energy: int
    do: Sequence[Effect]
    cost: Sequence[Cost] = ()
    once_per_day: bool = False


@word
class Instant(Frozen):
    """An instant effect, resolved on arrival (A15.17)."""

    do: Sequence[Effect]
    once_per_day: bool = False


@word
class MenhirSection(Frozen):
    """What charging takes and gives: the dial is set to `value` minus the players (A16.13), at most
    `most`. Costs are per player.
    """

    cost: Sequence[Cost]
    value: int
    needs: Condition | None = None
    do: Sequence[Effect] = ()
    everybody: bool = True  # all characters must belong to the group (A8.26)
    most: int = 8


@word
class Location(Frozen):
    """A location card with both sides; its verses are those of its number."""

    id: str
    name: Name
    number: int
    arrows: Arrows
    symbols: Sequence[Symbol] = ()
    action: LocationAction | None = None
    instants: Sequence[Instant] = ()
    menhir: MenhirSection | None = None
    changed_from: int = 0  # the changed-location number (A15.25)


# --- The save sheet -------------------------------------------------------------------------------


@word
class Status(Frozen):
    """What the save sheet records; its parts are boxes."""

    id: str
    name: Name
    parts: int = 1


@word
class Task(Frozen):
    """A note of the players (A17.15)."""

    id: str
    name: Name


Encountered = CombatEncounter | DiplomacyEncounter
Printed = ClashCard | Item | Secret | SkillCard | Encountered | Event
"""Whatever a card of the table can show. Locations are numbers, boards belong to seats."""
