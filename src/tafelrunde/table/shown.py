"""What each game offers to the table beside its rules: its view as clients draw it, its content.

A further game offers a `ShownGame` of its own and adds one line here; rooms, connections and routes
know none by name.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields
from functools import cache
from typing import Any, Final, Protocol

from tafelrunde.engine.content import Lang
from tafelrunde.engine.decisions import Decision
from tafelrunde.engine.errors import UnknownName
from tafelrunde.engine.games import Data, GameRules

UNSENT: Final = ("why",)
"""Fields of an event that travel beside it."""


class ShownGame(Protocol):
    """A game as the table shows it."""

    rules: GameRules[Any]
    event_kinds: dict[str, type]
    is_open: bool
    """Whether every seat sees the same, and what another may choose is no secret."""
    dash: str
    """What stands between the name of an option and its explanation."""

    def heroes(self, setup: Data) -> list[str]:
        """Who sits on each seat, by id; raises `BadSetup`."""

    def see(self, state: Any, decision: Decision) -> tuple[Any, Decision]:
        """The view of the seat that decides, and the decision in things of that view."""

    def present(self, state: Any, seats: Sequence[int]) -> Data:
        """The table as somebody on these seats, or on none, draws it."""

    def present_each(self, state: Any, readers: Sequence[Sequence[int]]) -> list[Data]:
        """The same for several people, named by their seats; what they all see is made once."""

    def title(self, view: Any, decision: Decision, option: Any, lang: Lang) -> str:
        """What a person reads for an option, without what the content says about it."""

    def printed(self, option: Any) -> str:
        """Where the content explains an option: a card, or one of its actions ("lunge/1")."""

    def things(self, view: Any, decision: Decision, option: Any) -> list[str]:
        """The things on the table that an option stands for."""

    def about(self, view: Any, decision: Decision) -> list[str]:
        """The things a question is about."""

    def window(self, decision: Decision) -> str:
        """Of which kind a window is, by an id of the summary; it offers reactions, or to pass."""

    def concerns(self, state: Any, decision: Decision) -> bool:
        """Whether a window is about the seat that is asked, and not only about others."""

    def card_of(self, option: Any) -> str:
        """The id of the card behind an option; empty if there is none."""

    def content(self, lang: Lang) -> Data:
        """Everything printed, as `rest.Content` says."""

    def rulebook(self, lang: Lang) -> Data:
        """The rules by chapter."""

    def summary(self) -> Data:
        """The game in the list of games, as `rest.GameSummary` says."""


def _valskyrr() -> ShownGame:
    from tafelrunde.games.valskyrr.shown import SHOWN

    return SHOWN


def _hexer() -> ShownGame:
    from tafelrunde.games.hexer.shown import SHOWN

    return SHOWN


GAMES: Final[dict[str, Callable[[], ShownGame]]] = {"valskyrr": _valskyrr, "hexer": _hexer}
"""The games of the table; each is imported only when it is asked for."""


@cache
def shown_game(name: str) -> ShownGame:
    """The game of that name."""
    if name not in GAMES:
        raise UnknownName(f"There is no game {name!r}; there are {', '.join(GAMES)}.")
    return GAMES[name]()


def event_fields(event: Any) -> Data:
    """The values of an event, for animation."""
    found: Data = {}
    for field in fields(event):
        if field.name not in UNSENT:
            value = getattr(event, field.name)
            found[field.name] = list(value) if isinstance(value, tuple) else value
    return found
