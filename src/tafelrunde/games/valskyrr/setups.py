"""What the players choose before the game, as plain data and back."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from typing import Any, Final

from tafelrunde.engine.errors import BadScenario, BadSetup
from tafelrunde.engine.forms import each, flag, one_of, table, text
from tafelrunde.engine.games import Data
from tafelrunde.games.valskyrr.terms import Side


@dataclass(frozen=True)
class Options:
    """The optional rules (Wählbare Regeln), all off by default."""

    focus_reset: bool = False  # V25.03
    round_up: bool = False  # V25.04
    more_enemies: bool = False  # V25.06
    more_time: bool = False  # V25.07
    order_discards: bool = False  # ask for the order of cards discarded at the same time (V17.13)


@dataclass(frozen=True)
class Setup:
    """What the players choose before the game."""

    adventure: str = "into_the_wilds"
    heroes: tuple[str, ...] = ("fengray", "arani")
    board: Side = Side.NORMAL
    hero_boards: tuple[Side, ...] = ()  # one for each hero; normal where none is given
    options: Options = Options()


SIDE: Final = one_of([side.value for side in Side])
SETUP: Final = table(
    {
        "adventure": text,
        "heroes": each(text),
        "board": SIDE,
        "hero_boards": each(SIDE),
        "options": table({field.name: flag for field in fields(Options)}),
    }
)


def setup_data(setup: Setup) -> Data:
    """The players' choices as plain data."""
    return asdict(setup)


def setup_from(data: Any) -> Setup:
    """The players' choices from plain data; raises `BadSetup` for a wrong key or kind of value."""
    try:
        SETUP(data, "setup")
    except BadScenario as trouble:
        raise BadSetup(str(trouble)) from trouble
    return Setup(
        adventure=str(data.get("adventure", "into_the_wilds")),
        heroes=tuple(data.get("heroes", ("fengray", "arani"))),
        board=Side(data.get("board", "normal")),
        hero_boards=tuple(Side(side) for side in data.get("hero_boards", ())),
        options=Options(**data.get("options", {})),
    )
