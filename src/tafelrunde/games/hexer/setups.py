"""What the players agreed on before the game, as plain data and back."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Final

from tafelrunde.engine.errors import BadScenario, BadSetup
from tafelrunde.engine.forms import each, flag, one_of, table, text
from tafelrunde.engine.games import Data
from tafelrunde.games.hexer.terms import Expansion


@dataclass(frozen=True)
class Setup:
    """What the players agreed on before the game."""

    characters: tuple[str, ...] = ("wolf", "bear")
    schools: tuple[str, ...] = ()  # of mages, in seat order; empty: they choose
    expansions: tuple[Expansion, ...] = tuple(Expansion)
    side: str = "a"
    legendary: str = ""  # empty: by lot
    mutagens: bool = True
    marker: bool = False  # the marker announces charge or bite instead of a player (H32.08)
    overlap: bool = False  # the next player may begin while the one before refills (H10.06)

    def has(self, expansion: Expansion) -> bool:
        """Whether an expansion is in the game."""
        return expansion in self.expansions


SETUP: Final = table(
    {
        "characters": each(text),
        "schools": each(text),
        "expansions": each(one_of([expansion.value for expansion in Expansion])),
        "side": one_of(["a", "b"]),
        "legendary": text,
        "mutagens": flag,
        "marker": flag,
        "overlap": flag,
    }
)


def setup_data(setup: Setup) -> Data:
    """The players' choices as plain data."""
    data = asdict(setup)
    data["expansions"] = [expansion.value for expansion in setup.expansions]
    return data | {"characters": list(setup.characters), "schools": list(setup.schools)}


def setup_from(data: Any) -> Setup:
    """The players' choices from plain data; raises `BadSetup` for a wrong key or kind of value."""
    try:
        SETUP(data, "setup")
    except BadScenario as trouble:
        raise BadSetup(str(trouble)) from trouble
    plain = ("side", "legendary", "mutagens", "marker", "overlap")
    known = {key: data[key] for key in plain if key in data}
    default = Setup()
    expansions = [Expansion(name) for name in data.get("expansions", ())]
    return Setup(
        characters=tuple(data.get("characters", default.characters)),
        schools=tuple(data.get("schools", ())),
        expansions=(
            tuple(e for e in Expansion if e in expansions)
            if "expansions" in data
            else default.expansions
        ),
        **known,
    )
