"""What each game offers to the table beside its rules: its view as clients draw it, its content.

A further game adds one class here; rooms, connections and routes know none by name.
"""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import Any, Final, Protocol

from tafelrunde.bots.games import GAMES, game_rules, game_trials
from tafelrunde.engine.content import LANGUAGES, Lang
from tafelrunde.engine.decisions import Decision
from tafelrunde.engine.errors import BadSetup, TafelrundeError, UnknownName
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

    def present(self, state: Any, seat: int) -> Data:
        """The table as a client of this seat draws it."""

    def things(self, view: Any, option: Any) -> list[str]:
        """The things on the table that an option stands for."""

    def about(self, view: Any, decision: Decision) -> list[str]:
        """The things a question is about."""

    def content(self, lang: Lang) -> Data:
        """Everything printed, for drawing."""

    def rulebook(self, lang: Lang) -> Data:
        """The rules by chapter."""

    def summary(self) -> Data:
        """The game in the list of games."""


class ShownValskyrr:
    """Nebel über Valskyrr."""

    is_open = True

    def __init__(self) -> None:
        from tafelrunde.games.valskyrr import events
        from tafelrunde.games.valskyrr.texts.labels import DASH

        self.dash = DASH
        self.rules = game_rules("valskyrr")
        self.event_kinds: dict[str, type] = {
            kind.__name__: kind for kind in events.Event.__subclasses__()
        }

    def heroes(self, setup: Data) -> list[str]:
        """The heroes in the order of their seats."""
        from tafelrunde.games.valskyrr import saving

        try:
            return list(saving.setup_from(setup).heroes)
        except TafelrundeError:
            raise
        except (TypeError, ValueError, AttributeError) as trouble:
            raise BadSetup(f"The set-up cannot be read: {trouble}.") from trouble

    def see(self, state: Any, decision: Decision) -> tuple[Any, Decision]:
        """The view, and the decision in things of it."""
        seen: tuple[Any, Decision] = game_trials("valskyrr").see(state, decision)
        return seen

    def present(self, state: Any, seat: int) -> Data:
        """Every seat sees the same table."""
        from tafelrunde.engine.decisions import Seat
        from tafelrunde.games.valskyrr import wire

        return wire.present(self.rules.view(state, Seat(max(0, seat))))

    def things(self, view: Any, option: Any) -> list[str]:
        """The things an option stands for."""
        from tafelrunde.games.valskyrr import wire

        return wire.things(view, option)

    def about(self, view: Any, decision: Decision) -> list[str]:
        """The things a question is about."""
        from tafelrunde.games.valskyrr import wire

        return wire.about(view, decision)

    def content(self, lang: Lang) -> Data:
        """Cards, heroes, adventures, tracks and words."""
        from tafelrunde.table import content

        return content.content(lang)

    def rulebook(self, lang: Lang) -> Data:
        """The rules by chapter."""
        from tafelrunde.table import content

        return content.rulebook(lang)

    def summary(self) -> Data:
        """Names, number of seats, and what can be chosen."""
        from tafelrunde.table import content

        return content.summary()


@cache
def shown_game(name: str) -> ShownGame:
    """The game of that name."""
    if name not in GAMES:
        raise UnknownName(f"There is no game {name!r}; there are {', '.join(GAMES)}.")
    return ShownValskyrr()


def warm_up() -> None:
    """Load all games with their texts, so that the first table does not have to wait for them."""
    for name in GAMES:
        for lang in LANGUAGES:
            shown_game(name).content(lang)


def event_fields(event: Any) -> Data:
    """The values of an event, for animation."""
    found: Data = {}
    for field in fields(event):
        if field.name not in UNSENT:
            value = getattr(event, field.name)
            found[field.name] = list(value) if isinstance(value, tuple) else value
    return found
