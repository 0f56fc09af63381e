"""Options that are no things on the table: what is done with them, and fixed words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tafelrunde.engine.options import Asked, Option, Word
from tafelrunde.games.valskyrr.nouns import Ability
from tafelrunde.games.valskyrr.state.table import Foe, Game

PHYSICAL: Final = Word("physical")
MAGICAL: Final = Word("magical")


@dataclass(frozen=True, slots=True)
class FoeAbility(Option[Game]):
    """An ability of an enemy in play."""

    foe: Foe
    ability: Ability

    @property
    def id(self) -> str:
        """The enemy, and which of its abilities."""
        return f"{self.foe.id}.{self.ability.id}"

    def things(self, asked: Asked[Game]) -> list[str]:
        """The enemy."""
        return self.foe.things(asked)

    def image(self, seen: Game) -> FoeAbility:
        """The ability of the enemy in a view."""
        return FoeAbility(self.foe.image(seen), self.ability)


@dataclass(frozen=True, slots=True)
class GiveUp(Option[object]):
    """Leave a reward for its loot."""

    loot: int

    @property
    def id(self) -> str:
        """Its name."""
        return "give_up"
