"""The fixed terms of the game: terrains, colours, attributes, phases, expansions, and the numbers
that the rules name.
"""

from __future__ import annotations

from enum import Enum, IntEnum
from typing import TYPE_CHECKING, Final

from tafelrunde.engine.options import Asked, Option

if TYPE_CHECKING:
    from tafelrunde.games.hexer.state.table import Game


class Terrain(Option["Game"], IntEnum):
    """Where a location lies and what a card is good for when travelling (H2.10)."""

    FOREST = 0
    MOUNTAIN = 1
    WATER = 2

    @property
    def id(self) -> str:
        """Its name."""
        return self.name.lower()

    def things(self, asked: Asked[Game]) -> list[str]:
        """Where its monster lies."""
        return [f"den:{self.value}"]


ALL_TERRAINS: Final = 0b111
"""Terrains as a mask: bit n is terrain n; Behelt Nar, island cards and some start cards show all
three.
"""


class Colour(IntEnum):
    """The colour bar of a card; each colour has a symbol of its own beside it."""

    BLUE = 0
    RED = 1
    GREEN = 2
    YELLOW = 3
    PURPLE = 4
    GREY = 5  # a bar that fits no chain tab


CHAIN_COLOURS: Final = (Colour.BLUE, Colour.RED, Colour.GREEN, Colour.YELLOW, Colour.PURPLE)


class Attribute(Option["Game"], IntEnum):
    """What a character is good at, from level I to V (H6.01); mages have wisdom instead of
    defence.
    """

    COMBAT = 0
    DEFENCE = 1
    ALCHEMY = 2
    SPECIALISATION = 3

    @property
    def id(self) -> str:
        """Its name."""
        return self.name.lower()

    def things(self, asked: Asked[Game]) -> list[str]:
        """The attribute of whoever is asked."""
        return [f"attribute:{asked.decision.seat}:{self.value}"]


class Phase(IntEnum):
    """Where a turn stands (H10.02)."""

    SETUP = 0
    MOVES = 1
    CONFRONTATION = 2
    REFILL = 3


class Kind(IntEnum):
    """The market a character buys from."""

    WITCHER = 0
    MAGE = 1


class Expansion(Enum):
    """What can be added to the base game (H3.01)."""

    MONSTERJAGD = "monsterjagd"
    MAGES = "mages"
    LEGENDARY = "legendary"
    SKELLIGE = "skellige"
    ADVENTURE = "adventure"


class Opponent(IntEnum):
    """Against whom a fight goes."""

    MONSTER = 0  # one of the three in the display
    DRAWN = 1  # drawn for this fight only (Huandre Heuangi, exploration)
    DAGON = 2
    LEGENDARY = 3
    PLAYER = 4


class Attack(Option["Game"], IntEnum):
    """What a monster announces (H26.01)."""

    CHARGE = 0
    BITE = 1

    @property
    def id(self) -> str:
        """Its name."""
        return self.name.lower()

    def things(self, asked: Asked[Game]) -> list[str]:
        """Itself."""
        return [f"attack:{self.id}"]


class CombatStep(IntEnum):
    """The steps of a player's combat turn (H27.01), and the moment before the first."""

    BEGIN = 0
    EFFECTS = 1
    COMBO = 2


HAND_LIMIT: Final = 7
POTION_LIMIT: Final = 4
BOMB_LIMIT: Final = 4
REFILL_TO: Final = 3
TOP_LEVEL: Final = 5
LAST_SPACE: Final = 4
ROW: Final = 6
"""How many cards lie in a card row; column 0 is the cheapest (H22.13)."""

MODIFIERS: Final = (-1, 0, 0, 0, 1, 1)
EXHAUSTION: Final = (0, 1, 2, 3, 0)
LOSER_GOLD: Final = (1, 2, 3, 3, 3)
PROTECTION: Final = {"a": (3, 2, 1, 0, 0), "b": (4, 3, 2, 1, 0)}
START: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    2: ((3, 2), (5, 4)),
    3: ((3, 2), (4, 4), (5, 6)),
    4: ((2, 4), (3, 5), (4, 6), (5, 7)),
    5: ((2, 5), (3, 5), (4, 5), (4, 7), (5, 7)),
}
"""Hand cards and gold in player order (H4.55 to H4.58)."""

SECOND_STACK: Final = {2: 0, 3: 0, 4: 1, 5: 2}
DAGON_START: Final = {2: 2, 3: 2, 4: 1, 5: 1}
DAGON_TOP: Final = 6
DAGON_TRAILS: Final = 6
SHIPS: Final = 3
WEAKNESSES: Final = 6
"""Numerals I to VI for each terrain."""
