"""What Valskyrr offers for scenario files: positions, facts, names and kinds of events."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Final

from tafelrunde.engine.decisions import Flow
from tafelrunde.engine.declared import DeclaredGame
from tafelrunde.engine.declared.scenarios import DeclaredScenarios, with_ends_of_decks
from tafelrunde.engine.expecting import Names
from tafelrunde.engine.games import Data
from tafelrunde.games.valskyrr import library
from tafelrunde.games.valskyrr.nouns import Encounter, Enemy, HeroCard, Tile, TimeCard
from tafelrunde.games.valskyrr.rules.round import PHASES
from tafelrunde.games.valskyrr.scenarios import describing, positions
from tafelrunde.games.valskyrr.scenarios.forms import FACTS, HERO_PILES, PILE_KEYS, POSITION
from tafelrunde.games.valskyrr.state import Game
from tafelrunde.games.valskyrr.terms import Phase

HERO_CARDS: Final = (*HERO_PILES, "deck_top", "deck_bottom", "rewards", "offered", "card")
PILES: Final[dict[type, tuple[str, ...]]] = {
    HeroCard: HERO_CARDS,
    Enemy: ("row", "foes", "blue", "green", "red", "enemy"),
    Encounter: ("encounter", "encounters", "encounter_discards"),
    TimeCard: ("time_cards", "time_discards"),
    Tile: ("party", "tiles", "revealed"),
}
"""Which facts hold which kind of printed things."""


class ValskyrrScenarios(DeclaredScenarios[Game]):
    """Nebel über Valskyrr, as scenario files see it."""

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
        return with_ends_of_decks(describing.facts(state), "heroes")

    def play_phase(self, state: Game) -> Flow[None]:
        """The rest of the phase in which the position stands."""
        return PHASES[state.phase](state)

    def spelled(self, state: Game, key: str) -> str:
        """A location may be named by its id, `move:bear_cave`, or by its number, `move:3`."""
        kind, _, name = key.partition(":")
        places = {card.id: place for place, card in enumerate(state.tiles)}
        return f"{kind}:{places[name]}" if name in places else key


def _names() -> Names:
    """What each fact can hold, and nothing else."""
    found: dict[str, Collection[str]] = {
        key: [name for name, printed in library.PRINTED.items() if isinstance(printed, kind)]
        for kind, keys in PILES.items()
        for key in keys
    }
    found["phase"] = [phase.name.lower() for phase in Phase]
    found["active"] = list(library.HEROES)
    return found
