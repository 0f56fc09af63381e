"""What the players agreed on before the game, as plain data and back."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from functools import cache, cached_property

from tafelrunde.engine.games import SetupAnswers
from tafelrunde.engine.setups import read_once
from tafelrunde.games.hexer.rules.hooks import Hooks, joined
from tafelrunde.games.hexer.setup.choices import SETUP
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
    veiled: bool = False  # ask even for a single answer where silence would tell about a hand

    def has(self, expansion: Expansion) -> bool:
        """Whether an expansion is in the game."""
        return expansion in self.expansions

    @cached_property
    def hooks(self) -> Hooks:
        """What the chosen expansions add to the rules."""
        return _hooks(self.expansions)


@cache
def _hooks(expansions: tuple[Expansion, ...]) -> Hooks:
    """Joined once for each mix of expansions: every saved table that is opened asks for them."""
    return joined(expansions)


def setup_data(setup: Setup) -> SetupAnswers:
    """The players' choices as plain data."""
    data = asdict(setup)
    if not setup.veiled:
        del data["veiled"]  # as it was before there were veiled questions
    data["expansions"] = [expansion.value for expansion in setup.expansions]
    return data | {"characters": list(setup.characters), "schools": list(setup.schools)}


@read_once
def setup_from(data: object) -> Setup:
    """The players' choices from plain data; raises `BadSetup` for a wrong key or value."""
    chosen = SETUP.read(data)
    return Setup(
        characters=chosen["characters"],
        schools=chosen["schools"],
        expansions=tuple(Expansion(each) for each in chosen["expansions"]),
        side=chosen.one("side"),
        legendary=chosen.one("legendary"),
        mutagens=chosen.is_on("mutagens"),
        marker=chosen.is_on("marker"),
        overlap=chosen.is_on("overlap"),
        veiled=chosen.is_on("veiled"),
    )
