"""What Valskyrr offers for scenario files: positions, facts, names and kinds of events."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import partial
from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.engine.decisions import Flow
from tafelrunde.engine.expected_events import Events, events_below
from tafelrunde.engine.expecting import Names
from tafelrunde.engine.forms import Form
from tafelrunde.engine.games import Data
from tafelrunde.engine.packaged_scenarios import PackagedScenarios
from tafelrunde.engine.scenario_words import GameWords, questions_in
from tafelrunde.games.valskyrr import events, library
from tafelrunde.games.valskyrr.choices import SETUP
from tafelrunde.games.valskyrr.game import GAME as VALSKYRR
from tafelrunde.games.valskyrr.game import Valskyrr
from tafelrunde.games.valskyrr.nouns import Encounter, Enemy, HeroCard, Tile, TimeCard
from tafelrunde.games.valskyrr.rules.round import PHASES
from tafelrunde.games.valskyrr.scenarios import describing, positions
from tafelrunde.games.valskyrr.scenarios.forms import FACTS, HERO_PILES, PILE_KEYS, POSITION
from tafelrunde.games.valskyrr.state import Game
from tafelrunde.games.valskyrr.terms import Phase
from tafelrunde.games.valskyrr.texts.words import words

HERO_CARDS: Final = (*HERO_PILES, "deck_top", "deck_bottom", "rewards", "offered", "card")
PILES: Final[dict[type, tuple[str, ...]]] = {
    HeroCard: HERO_CARDS,
    Enemy: ("row", "foes", "blue", "green", "red", "enemy"),
    Encounter: ("encounter", "encounters", "encounter_discards"),
    TimeCard: ("time_cards", "time_discards"),
    Tile: ("party", "tiles", "revealed"),
}
"""Which facts hold which kind of printed things."""


CHANCE: Final = (
    Name(
        de="Nachziehstapel: Mischen beim Aufbau und sooft ein Stapel neu wird",
        en="decks: shuffled at the set-up and whenever a deck is made anew",
    ),
    Name(de="Orte: welche ausliegen, und wo", en="locations: which of them lie there, and where"),
)
"""What each stream of chance is for, in their order."""


class ValskyrrScenarios(PackagedScenarios[Game]):
    """Nebel über Valskyrr, as scenario files see it."""

    rules: Valskyrr = VALSKYRR
    events: Final[Events] = events_below(events.Event)
    position_forms: Final[Mapping[str, Form]] = POSITION
    fact_forms: Final[Mapping[str, Form]] = FACTS
    words: Final = GameWords(SETUP, PILE_KEYS, partial(questions_in, words), CHANCE)

    @property
    def names(self) -> Names:
        """What each fact can hold, and nothing else."""
        found: dict[str, Collection[str]] = {
            key: [name for name, printed in library.PRINTED.items() if isinstance(printed, kind)]
            for kind, keys in PILES.items()
            for key in keys
        }
        found["phase"] = [phase.name.lower() for phase in Phase]
        found["active"] = list(library.HEROES)
        return found

    def build(self, position: Data) -> Game:
        """The table of a written position."""
        return positions.build(position)

    def describe(self, state: Game) -> Data:
        """The position that builds this table again."""
        return describing.describe(state)

    def described(self, state: Game) -> Data:
        """Everything on the table."""
        return describing.facts(state)

    def play_phase(self, state: Game) -> Flow[None]:
        """The rest of the phase in which the position stands."""
        return PHASES[state.phase](state)

    def spelled(self, state: Game, key: str) -> str:
        """A location may be named by its id, `move:bear_cave`, or by its number, `move:3`."""
        kind, _, name = key.partition(":")
        places = {card.id: place for place, card in enumerate(state.tiles)}
        return f"{kind}:{places[name]}" if name in places else key


SCENARIOS: Final = ValskyrrScenarios()
