"""The fixed terms of the game: attributes, resources, tracks, colours, keywords, traits, phases,
and the numbers that the rules name.
"""

from __future__ import annotations

from enum import Enum, IntEnum
from typing import Final


class Attribute(IntEnum):
    """What a character is like. Each stands three places from its opposite (A11.01); the first
    three are the rows of combat cards, the others those of diplomacy cards.
    """

    AGGRESSION = 0
    COURAGE = 1
    PRACTICALITY = 2
    EMPATHY = 3
    CAUTION = 4
    SPIRITUALITY = 5

    @property
    def opposite(self) -> Attribute:
        """The other attribute of the pair."""
        return Attribute((self + 3) % 6)


class Resource(IntEnum):
    """What a character keeps in stock (A12.01)."""

    FOOD = 0
    WEALTH = 1
    REPUTATION = 2
    EXP = 3
    MAGIC = 4


class Track(IntEnum):
    """The three survival tracks; their numbers go on after the resources', because both can be
    paid.
    """

    ENERGY = 5
    HEALTH = 6
    FEAR = 7


What = Resource | Track
"""What can be gained, lost and paid by number."""


class Art(IntEnum):
    """The two kinds of encounters, and of the cards for them."""

    COMBAT = 0
    DIPLOMACY = 1

    @property
    def attributes(self) -> tuple[Attribute, Attribute, Attribute]:
        """The attributes of its cards' rows, from top to bottom."""
        first = 3 * self
        return Attribute(first), Attribute(first + 1), Attribute(first + 2)


ROWS: Final = 5
"""Rows at the edge of a card: three attributes, magic, free."""
MAGIC_ROW: Final = 3
FREE_ROW: Final = 4


class Colour(IntEnum):
    """The four encounter decks (A19.01)."""

    GRAY = 0
    GREEN = 1
    VIOLET = 2
    BLUE = 3

    @property
    def corner(self) -> str:
        """The marked corner by which the colour can be told without colours (A2.08)."""
        return ("bottom left", "bottom right", "top right", "top left")[self]


class Tray(IntEnum):
    """The colour of a player tray and of the cards that belong to it (A2.10)."""

    BLUE = 0
    GREEN = 1
    GRAY = 2
    BROWN = 3


class Keyword(IntEnum):
    """What takes one slot of the equipment (A13.04)."""

    WEAPON = 0
    ARMOUR = 1
    SHIELD = 2
    COMPANION = 3
    RELIC = 4


class Trait(IntEnum):
    """What changes the rules of a combat (A28.22 to A28.35)."""

    ALERT = 0
    DEFENSIVE = 1
    HASTE = 2
    FEINT = 3
    AMBUSH = 4
    HORDE = 5
    SLOW = 6
    FRENZY = 7
    ROBBER = 8
    FAST = 9
    GUARDIAN = 10
    SHATTER = 11


class Symbol(IntEnum):
    """What a location card shows beside its name (A15.02 to A15.05)."""

    MENHIR = 0
    DREAM = 1
    HOSTILE_SETTLEMENT = 2
    FRIENDLY_SETTLEMENT = 3


class Direction(IntEnum):
    """The edges of a location card; north is up."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3


class Phase(IntEnum):
    """The phases of the day (A5.01), and the moment before the first day."""

    SETUP = 0
    DAWN = 1
    DAYTIME = 2
    DAY_END = 3


class DialSide(IntEnum):
    """What a tossed dial shows (A2.05)."""

    GRAIL = 0
    SKULL = 1


class Area(IntEnum):
    """Where the marker of the relation track stands (A29.01)."""

    RED = -1
    GRAY = 0
    GREEN = 1


class Deed(IntEnum):
    """The basic actions (A8.01), and what else bears the action symbol (A8.31)."""

    EXPLORE = 0
    TRAVEL = 1
    LOCATION_ACTION = 2
    CHARACTER_ACTION = 3
    INSPECT_MENHIR = 4
    PASS = 5
    CARD_ACTION = 6
    TEND = 7  # somebody who is dying (A-GAP-24)


class FreeDeed(Enum):
    """What is done in the day without being one of the actions."""

    HAND_OVER = "hand_over"
    USE = "use"
    TAKE = "take"


class Mode(Enum):
    """How hard the campaign is (A31.28)."""

    NORMAL = "normal"
    STORY_MODE = "story_mode"
    CHALLENGE_MODE = "challenge_mode"


class ChallengeOption(Enum):
    """The aggravations of Challenge Mode (A31.09)."""

    LOW_INDICATOR = "low_indicator"  # A31.10
    SECRET_42 = "secret_42"  # A31.11
    HARD_FLIGHT = "hard_flight"  # A31.12
    SHORT_DIALS = "short_dials"  # A31.15
    FEWER_EVENTS = "fewer_events"  # A31.16
    DEAR_CARDS = "dear_cards"  # A31.17
    DEAR_ATTRIBUTES = "dear_attributes"  # A31.18
    RESOURCE_LIMIT = "resource_limit"  # A31.19
    ITEM_LIMIT = "item_limit"  # A31.20


class Who(Enum):
    """Whom an effect hits. The usual one is the active character in an encounter, else one member
    of the group, of its choice (A18.14).
    """

    USUAL = "usual"
    OWNER = "owner"  # whose card, skill or board it stands on
    EACH = "each"  # every group member, the one who caused it included (A14.14)
    ALL = "all"  # every character in the game


MAIN: Final = "main"
"""The campaign of the box."""
QUICK_START: Final = "quick_start"
"""Its first chapter alone."""

PLAYERS: Final = (1, 2, 3, 4)
START_DIAL: Final = {1: 8, 2: 7, 3: 6, 4: 5}
"""The dial of the first menhir by number of players (A4.04)."""
TOP_OF_DIAL: Final = 8
MENHIR_FIGURES: Final = 3
EXHAUSTED: Final = 1
"""Energy up to here lies on the red fields (A10.04)."""
EXHAUSTED_RECOVERY: Final = 4
RED_FEAR: Final = 2
"""So many of the highest Fear fields are red (A10.19)."""
WYRDNESS_HEALTH: Final = 2
WYRDNESS_FEAR: Final = 2
LEAST_DECK: Final = 15
HAND_LIMIT: Final = 3
STARTING_HAND: Final = {1: 3, 2: 3, 3: 3, 4: 2}
TOP_OF_RELATION: Final = 4
"""The relation track goes from -4 to 4; gray is 0 (A-GAP-07)."""
ATTRIBUTE_COST: Final = (2, 4, 6, 8, 10)
"""EXP for a point, by the total of the pair; the last for all that follow (A23.05)."""
CARD_COST: Final = 2
LOOK_AT: Final = 3
SKILLS_FROM: Final = 3
"""From this value on an attribute rises by skill cards (A23.08)."""
RESOURCE_CAP: Final = 20
ITEM_CAP: Final = 5
LOW_INDICATOR: Final = 1
"""So far the crossbar sinks if the health indicator is upside down (A-GAP-29)."""
MERCY: Final = "500"
"""The verse of the Allmother's Mercy (A21.04)."""
GUARDIAN_DIE: Final = ("north", "east", "south", "west", "discard", "nothing")
"""The faces of the guardian die (A-GAP-27)."""
