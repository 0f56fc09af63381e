"""The game as the engine knows it: everything that bots, clients, lab and records ask of
Valskyrr.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from tafelrunde.engine.content import Lang
from tafelrunde.engine.decisions import Decision, Flow, Seat
from tafelrunde.engine.games import Data, told_apart
from tafelrunde.games.valskyrr import saving, views
from tafelrunde.games.valskyrr.choices import SETUP
from tafelrunde.games.valskyrr.layouts import Journey
from tafelrunde.games.valskyrr.physical import Card, Play
from tafelrunde.games.valskyrr.rules import round as rounds
from tafelrunde.games.valskyrr.rules.setup import set_up
from tafelrunde.games.valskyrr.setups import setup_from
from tafelrunde.games.valskyrr.state import Foe, Game, Hero
from tafelrunde.games.valskyrr.terms import Condition
from tafelrunde.games.valskyrr.vocabulary import Task

if TYPE_CHECKING:
    from tafelrunde.engine.bots import Bot, Trials
    from tafelrunde.engine.repairs import Repairs
    from tafelrunde.engine.scenario_files import ScenarioGame
    from tafelrunde.engine.showing import ShownGame


class Valskyrr:
    """Nebel über Valskyrr."""

    id: Final = "valskyrr"
    version: Final = 1
    setup: Final = SETUP

    def new(self, setup: Mapping[str, Any], seed: int) -> Game:
        """A new game from the players' choices."""
        return set_up(setup_from(setup), seed)

    def play(self, state: Game) -> Flow[None]:
        """The rules, from where the table stands."""
        return rounds.play(state)

    def clone(self, state: Game) -> Game:
        """An independent copy."""
        return state.clone()

    def dump(self, state: Game) -> Data:
        """The table as plain data."""
        return saving.dump(state)

    def load(self, data: Data) -> Game:
        """The table from plain data."""
        return saving.load(data)

    def view(self, state: Game, seat: Seat) -> Game:
        """What a seat may see; every seat sees the same."""
        return views.view(state)

    def mark(self, state: Game) -> tuple[tuple[int, ...], int]:
        """Chance and revelations so far."""
        return tuple(state.chance.streams), state.reveals

    def listen(self, state: Game, log: list[Any] | None) -> None:
        """Write events and work out closed options, or neither."""
        state.log = log
        state.explains = log is not None

    def outcome(self, state: Game) -> Data | None:
        """Won or lost, by what, in which round."""
        if state.won is None:
            return None
        return {"won": state.won, "cause": state.cause, "round": state.round}

    def seats(self, state: Game) -> int:
        """One seat for each hero."""
        return len(state.heroes)

    def option_keys(self, state: Game, options: Sequence[Any]) -> list[str]:
        """A short stable name for each option; equal things get #2, #3 …"""
        return told_apart(option_key(option, number) for number, option in enumerate(options))

    def label(self, state: Game, decision: Decision, option: Any, lang: Lang) -> str:
        """What a player reads for an option."""
        from tafelrunde.games.valskyrr.texts import labels

        return labels.label(state, decision, option, lang)

    def prompt(self, state: Game, decision: Decision, lang: Lang) -> str:
        """What a player reads for a decision."""
        from tafelrunde.games.valskyrr.texts import labels

        return labels.prompt(state, decision, lang)

    def hear(self, state: Game, event: Any, seat: Seat) -> Any:
        """Everybody hears everything."""
        return event

    def narrate(self, event: Any, lang: Lang) -> str:
        """What a player reads for an event."""
        from tafelrunde.games.valskyrr.texts import narrator

        return narrator.narrate(event, lang)

    @property
    def repairs(self) -> Repairs[Game]:
        """How a table is put right."""
        from tafelrunde.games.valskyrr.repairs import REPAIRS

        return REPAIRS

    @property
    def scenarios(self) -> ScenarioGame[Game]:
        """How a table is written down."""
        from tafelrunde.games.valskyrr.scenarios import SCENARIOS

        return SCENARIOS

    @property
    def shown(self) -> ShownGame:
        """What a web table shows."""
        from tafelrunde.games.valskyrr.shown import SHOWN

        return SHOWN

    @property
    def trials(self) -> Trials[Game]:
        """What bots and lab ask."""
        from tafelrunde.games.valskyrr import trials

        return trials

    @property
    def bots(self) -> Mapping[str, Callable[[], Bot[Game]]]:
        """One that plays by rules of thumb."""
        from tafelrunde.games.valskyrr.bot.companion import Companion

        return {"heuristic": Companion}

    def rule_text(self, rule: str, lang: Lang) -> str:
        """The text of a rule of the catalogue."""
        from tafelrunde.games.valskyrr.texts import rulebook

        return rulebook.rule(rule).text.text(lang)


def option_key(option: Any, number: int) -> str:
    """The name of one option: the id of what it is, and which action of it."""
    match option:
        case Play():
            return f"{option.card.id}.{option.number}"
        case Condition():
            return option.name.lower()
        case Card() | Foe() | Hero():
            return option.id
        case Journey():
            return f"{option.kind}:{option.place}"
        case Task():
            return "task"
        case (Foe() as foe, ability):
            return f"{foe.id}.{ability.id}"
        case str():
            return str(option)
        case _:
            return f"option{number + 1}"


GAME: Final = Valskyrr()
