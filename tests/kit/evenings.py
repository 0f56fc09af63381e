"""A toy that is played over many evenings: people walk along a road that never ends."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

from tafelrunde.engine.content import Lang
from tafelrunde.engine.decisions import Flow, Seat, choose
from tafelrunde.engine.errors import BadSetup
from tafelrunde.engine.games import Data, Outcome
from tafelrunde.engine.options import Word

ON, REST, HOME = Word("on"), Word("rest"), Word("home")
LEFT, RIGHT = Word("left"), Word("right")


@dataclass
class Road:
    """Who walks, how far they have come, and which of them has to decide."""

    people: list[str]
    miles: int = 0
    turn: int = 0
    over: bool = False


class Wandering:
    """Everybody in turn goes on or rests; going on asks which way, in the middle of an action."""

    id: Final = "wandering"
    version: int = 1

    def __init__(self) -> None:
        self.asked = 0
        self.loaded = 0
        self.options = [ON, REST, HOME]

    @property
    def evenings(self) -> Wandering | None:
        """Itself."""
        return self

    # --- Rules ------------------------------------------------------------------------------------

    def new(self, setup: Mapping[str, Any], seed: int) -> Road:
        """A road of that length behind them."""
        return Road(list(setup["people"]), seed)

    def play(self, state: Road) -> Flow[None]:
        """From where they stand."""
        while not state.over:
            seat = Seat(state.turn)
            self.asked += 1
            chosen = yield from choose(seat, self.options, "walk", "W1", checkpoint=True)
            if chosen is ON:
                self.asked += 1
                way = yield from choose(seat, [LEFT, RIGHT], "way", "W1")
                state.miles += 1 if way is LEFT else 2
            state.over = chosen is HOME
            state.turn = (state.turn + 1) % len(state.people)

    def clone(self, state: Road) -> Road:
        """Another road."""
        return replace(state, people=state.people[:])

    def dump(self, state: Road) -> Data:
        """As plain data."""
        return asdict(state)

    def load(self, data: Data) -> Road:
        """From plain data."""
        self.loaded += 1
        return Road(**data)

    def mark(self, state: Road) -> tuple[tuple[int, ...], int]:
        """There is no chance."""
        return (), 0

    def listen(self, state: Road, log: list[Any] | None) -> None:
        """Nothing is told."""

    def outcome(self, state: Road) -> Outcome | None:
        """They went home."""
        return Outcome(True, "home", state.miles) if state.over else None

    def seats(self, state: Road) -> int:
        """One for everybody."""
        return len(state.people)

    # --- Evenings ---------------------------------------------------------------------------------

    def may_end(self, state: Road) -> bool:
        """When the first of them has to decide."""
        return state.turn == 0

    def begin(self, state: Road, leaving: Sequence[str], joining: Sequence[str]) -> None:
        """Some go, some come."""
        people = [each for each in state.people if each not in leaving] + list(joining)
        if not people:
            raise BadSetup("Somebody has to walk.")
        state.people = people

    def players(self, state: Road) -> list[str]:
        """Who walks."""
        return state.people[:]

    def setup(self, state: Road) -> Data:
        """Who walks."""
        return {"people": state.people}

    def facts(self, state: Road) -> Data:
        """How far they have come."""
        return {"miles": state.miles}

    def summary(self, facts: Data, lang: Lang) -> str:
        """So many miles."""
        return f"{facts['miles']} miles"
