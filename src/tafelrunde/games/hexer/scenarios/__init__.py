"""What Hexer offers for scenario files: positions, facts, names and kinds of events."""

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
from tafelrunde.games.hexer import events, library
from tafelrunde.games.hexer.board import LOCATIONS
from tafelrunde.games.hexer.choices import SETUP
from tafelrunde.games.hexer.game import GAME as HEXER
from tafelrunde.games.hexer.game import Hexer
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
from tafelrunde.games.hexer.texts.words import words

PLACES: Final = ("place", "school", "legendary_place", "tavern", "ships", "islands", "rumours")


CHANCE: Final = (
    Name(
        de="Karten: Startspieler, Mischen aller Nachziehstapel",
        en="cards: the start player, and every shuffling of a deck",
    ),
    Name(de="Würfel, wenn keine vorgegeben sind", en="dice, where none are written down"),
    Name(
        de="Ortsplättchen, Schiffe beim Aufbau, Orte, die eine Geschichte auslost",
        en="location tiles, the ships of the set-up, locations that a story draws",
    ),
    Name(
        de="Monsterplättchen, das Legendäre Monster, zufällige Handkarten und Monster",
        en="monster tokens, the Legendary Monster, hand cards and monsters at random",
    ),
)
"""What each stream of chance is for, in their order."""

DICE: Final = (
    Name(
        de="Würfelpoker: fünf des aktiven Spielers, fünf der Gegenseite; dann was die Gegenseite "
        "neu wirft, dann was der aktive Spieler neu wirft, in der Reihenfolge der Antwort",
        en="dice poker: five of the active player, five of the other side; then what the other "
        "side rolls again, then what the active player does, in the order of the answer",
    ),
    Name(
        de="Seereise zu einer Insel: einer, bevor die Skellige-Karte vorgelesen wird",
        en="a sea journey to an island: one, before the Skellige card is read out",
    ),
    Name(
        de="Karten und Angriffe, die würfeln lassen: je einer, wenn sie ausgeführt werden",
        en="cards and attacks that have a die rolled: one each, when they are carried out",
    ),
)
"""Which dice are rolled, and in which order; `dice` of a position are used one after the other."""


class HexerScenarios(PackagedScenarios[Game]):
    """The Witcher: Die Alte Welt, as scenario files see it."""

    rules: Hexer = HEXER
    events: Final[Events] = events_below(events.Event)
    position_forms: Final[Mapping[str, Form]] = POSITION
    fact_forms: Final[Mapping[str, Form]] = FACTS
    words: Final = GameWords(SETUP, PILE_KEYS, partial(questions_in, words), CHANCE, DICE)

    @property
    def names(self) -> Names:
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
        """The rest of the phase; a new game stands in the set-up."""
        if state.phase is Phase.SETUP:
            return finish_setup(state)
        return PHASES[state.phase](state, state.player)


SCENARIOS: Final = HexerScenarios()
