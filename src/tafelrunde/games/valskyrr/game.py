"""The game as the engine knows it: everything that bots, clients, lab and records ask of
Valskyrr.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tafelrunde.engine.content import Lang
from tafelrunde.engine.decisions import Decision, Flow, Seat
from tafelrunde.engine.games import Data, Packaged
from tafelrunde.engine.labels import Label
from tafelrunde.engine.options import AnyOption, Asked
from tafelrunde.games.valskyrr import saving, views
from tafelrunde.games.valskyrr.choices import SETUP
from tafelrunde.games.valskyrr.events import Event
from tafelrunde.games.valskyrr.rules import round as rounds
from tafelrunde.games.valskyrr.rules.setup import set_up
from tafelrunde.games.valskyrr.setups import setup_from
from tafelrunde.games.valskyrr.state import Game


class Valskyrr(Packaged[Game]):
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

    def listen(self, state: Game, log: list[Event] | None) -> None:
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

    def label(self, state: Game, decision: Decision, option: AnyOption, lang: Lang) -> Label:
        """What a player reads for an option."""
        from tafelrunde.games.valskyrr.texts import labels

        return labels.label(option, Asked(state, decision), lang)

    def prompt(self, state: Game, decision: Decision, lang: Lang) -> str:
        """What a player reads for a decision."""
        from tafelrunde.games.valskyrr.texts import labels

        return labels.prompt(Asked(state, decision), lang)

    def hear(self, state: Game, event: Event, seat: Seat) -> Event:
        """Everybody hears everything."""
        return event

    def narrate(self, event: Event, lang: Lang) -> str:
        """What a player reads for an event."""
        from tafelrunde.games.valskyrr.texts import narrator

        return narrator.narrate(event, lang)

    def rule_text(self, rule: str, lang: Lang) -> str:
        """The text of a rule of the catalogue."""
        from tafelrunde.games.valskyrr.texts import rulebook

        return rulebook.rule(rule).text.text(lang)


GAME: Final = Valskyrr()
