"""What the players choose before the game, as plain data and back."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from tafelrunde.engine.games import SetupAnswers
from tafelrunde.engine.setups import read_once
from tafelrunde.games.valskyrr.setup.choices import SETUP
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


def setup_data(setup: Setup) -> SetupAnswers:
    """The players' choices as plain data."""
    return asdict(setup)


@read_once
def setup_from(data: object) -> Setup:
    """The players' choices from plain data; raises `BadSetup` for a wrong key or value."""
    chosen = SETUP.read(data)
    return Setup(
        adventure=chosen.one("adventure"),
        heroes=chosen["heroes"],
        board=Side(chosen.one("board")),
        hero_boards=tuple(Side(side) for side in chosen["hero_boards"]),
        options=Options(**dict.fromkeys(chosen["options"], True)),
    )
