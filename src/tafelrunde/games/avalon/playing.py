"""The game as records, bots and tests know it: its states, its rules, its options by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tafelrunde.engine.content import Lang
from tafelrunde.engine.decisions import Decision, Flow, Seat
from tafelrunde.engine.games import Data
from tafelrunde.engine.labels import Label
from tafelrunde.engine.options import AnyOption, Asked
from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.physical import Card, physical
from tafelrunde.games.avalon.rules import day
from tafelrunde.games.avalon.rules.world_setup import set_up
from tafelrunde.games.avalon.setups import setup_from
from tafelrunde.games.avalon.state import TABLE, Game


class Playing:
    """Tainted Grail: The Fall of Avalon."""

    id: Final = "avalon"
    version: Final = 1

    def new(self, setup: Mapping[str, Any], seed: int) -> Game:
        """A new campaign from the players' choices."""
        return set_up(setup_from(setup), seed)

    def play(self, state: Game) -> Flow[None]:
        """The rules, from where the table stands."""
        return day.play(state)

    def clone(self, state: Game) -> Game:
        """An independent copy."""
        return state.clone()

    def dump(self, state: Game) -> Data:
        """The table as plain data."""
        return TABLE.dump(state)

    def load(self, data: Data) -> Game:
        """The table from plain data."""
        return TABLE.load(data, _physical)

    def view(self, state: Game, seat: Seat) -> Game:
        """What a seat may see."""
        return TABLE.view(state, seat)

    def mark(self, state: Game) -> tuple[tuple[int, ...], int]:
        """Chance and revelations so far."""
        return tuple(state.chance.streams), state.reveals

    def listen(self, state: Game, log: list[Any] | None) -> None:
        """Write events and work out closed options, or neither."""
        state.log = log
        state.explains = log is not None

    def outcome(self, state: Game) -> Data | None:
        """How the campaign, or this evening of it, ended."""
        if not state.ended:
            return None
        return {"won": state.ended != "lost", "cause": state.cause, "day": state.day}

    def seats(self, state: Game) -> int:
        """One seat for each character."""
        return len(state.characters)

    def label(self, state: Game, decision: Decision, option: AnyOption, lang: Lang) -> Label:
        """What a player reads for an option."""
        from tafelrunde.games.avalon.texts import labels

        return labels.label(option, Asked(state, decision), lang)

    def prompt(self, state: Game, decision: Decision, lang: Lang) -> str:
        """What a player reads for a decision."""
        from tafelrunde.games.avalon.texts import labels

        return labels.prompt(Asked(state, decision), lang)

    def hear(self, state: Game, event: Any, seat: Seat) -> Any:
        """Everybody hears everything."""
        return event

    def narrate(self, event: Any, lang: Lang) -> str:
        """What a player reads for an event."""
        from tafelrunde.games.avalon.texts import narrator

        return narrator.narrate(event, lang)

    def rule_text(self, rule: str, lang: Lang) -> str:
        """The text of a rule of the catalogue."""
        from tafelrunde.games.avalon.texts import rulebook

        return rulebook.rule(rule).text.text(lang)


def _physical(data: Data) -> list[Card]:
    """The cards of the table."""
    setup_from(data["setup"])
    return [physical(uid, library.printed(name)) for uid, name in enumerate(data["cards"])]


PLAYING: Final = Playing()
