"""What Hexer offers for scenario files: positions, facts, names and kinds of events."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Final

from tafelrunde.engine.decisions import Flow
from tafelrunde.engine.declared import DeclaredGame
from tafelrunde.engine.declared.scenarios import DeclaredScenarios, with_ends_of_decks
from tafelrunde.engine.expecting import Names
from tafelrunde.engine.games import Data
from tafelrunde.games.hexer import library
from tafelrunde.games.hexer.board import LOCATIONS
from tafelrunde.games.hexer.rules.setup import finish_setup
from tafelrunde.games.hexer.rules.turn import PHASES
from tafelrunde.games.hexer.scenarios import describing, positions
from tafelrunde.games.hexer.scenarios.forms import (
    FACTS,
    PILE_KEYS,
    PLAYER_PILES,
    POSITION,
    SHARED_PILES,
)
from tafelrunde.games.hexer.scenarios.forms import PHASES as PHASE_NAMES
from tafelrunde.games.hexer.state import Game
from tafelrunde.games.hexer.terms import Phase

PLACES: Final = ("place", "school", "legendary_place", "tavern", "ships", "islands", "rumours")


class HexerScenarios(DeclaredScenarios[Game]):
    """The Witcher: Die Alte Welt, as scenario files see it."""

    def __init__(self, game: DeclaredGame[Game]) -> None:
        super().__init__(game)
        self.plays = {"phase": self.play_phase, **self.plays}
        self.position_forms, self.fact_forms = POSITION, FACTS
        self.words = replace(self.words, piles=PILE_KEYS)
        self.names = _names()

    def build(self, position: Data) -> Game:
        """The table of a written position."""
        return positions.build(position)

    def describe(self, state: Game) -> Data:
        """The position that builds this table again."""
        return describing.describe(state)

    def facts(self, state: Game) -> Data:
        """Everything on the table."""
        return with_ends_of_decks(describing.facts(state), "players")

    def play_phase(self, state: Game) -> Flow[None]:
        """The rest of the phase; a new game stands in the set-up."""
        if state.phase is Phase.SETUP:
            return finish_setup(state)
        return PHASES[state.phase](state, state.player)


def _names() -> Names:
    """What each fact can hold, and nothing else."""
    piles = SHARED_PILES | PLAYER_PILES
    found: dict[str, Collection[str]] = {
        key: [name for name, printed in library.PRINTED.items() if isinstance(printed, kinds)]
        for key, kinds in piles.items()
    }
    found["deck_top"] = found["deck_bottom"] = found["hand"]
    found |= {key: ["", *(place.id for place in LOCATIONS)] for key in PLACES}
    found |= {key: ["", *library.CHARACTERS] for key in ("start", "active", "winner")}
    found["phase"] = list(PHASE_NAMES)
    return found
