"""The game as the engine knows it: everything that bots, clients, lab and records ask of Hexer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from tafelrunde.engine.content import Lang
from tafelrunde.engine.decisions import Decision, Flow, Seat
from tafelrunde.engine.games import Data, Packaged
from tafelrunde.engine.labels import Label
from tafelrunde.engine.options import AnyOption, Asked
from tafelrunde.games.hexer import saving, views
from tafelrunde.games.hexer.choices import SETUP
from tafelrunde.games.hexer.events import Event
from tafelrunde.games.hexer.expansions import EXPANSIONS
from tafelrunde.games.hexer.rules import turn
from tafelrunde.games.hexer.rules.setup import set_up
from tafelrunde.games.hexer.setups import setup_from
from tafelrunde.games.hexer.state import NOBODY, Game

if TYPE_CHECKING:
    from tafelrunde.engine.book.story_map import Storied


class Hexer(Packaged[Game]):
    """The Witcher: Die Alte Welt."""

    id: Final = "hexer"
    version: Final = 2
    setup: Final = SETUP
    expansions: Final = EXPANSIONS  # the rules of the base game import none of them

    def new(self, setup: Mapping[str, Any], seed: int) -> Game:
        """A new game from the players' choices."""
        return set_up(setup_from(setup), seed)

    def play(self, state: Game) -> Flow[None]:
        """The rules, from where the table stands."""
        return turn.play(state)

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
        """What a seat may see."""
        return views.view(state, seat)

    def mark(self, state: Game) -> tuple[tuple[int, ...], int]:
        """Chance and revelations so far."""
        return tuple(state.chance.streams), state.reveals

    def listen(self, state: Game, log: list[Event] | None) -> None:
        """Write events and work out closed options, or neither."""
        state.log = log
        state.explains = log is not None

    def outcome(self, state: Game) -> Data | None:
        """Who won, in which round."""
        if state.winner == NOBODY:
            return None
        winner = state.players[state.winner]
        return {"won": True, "winner": state.winner, "cause": winner.id, "round": state.round}

    def seats(self, state: Game) -> int:
        """One seat for each player."""
        return len(state.players)

    def label(self, state: Game, decision: Decision, option: AnyOption, lang: Lang) -> Label:
        """What a player reads for an option."""
        from tafelrunde.games.hexer.texts import labels

        return labels.label(option, Asked(state, decision), lang)

    def prompt(self, state: Game, decision: Decision, lang: Lang) -> str:
        """What a player reads for a decision."""
        from tafelrunde.games.hexer.texts import labels

        return labels.prompt(Asked(state, decision), lang)

    def hear(self, state: Game, event: Any, seat: Seat) -> Any:
        """Which cards somebody draws or looks at, only that player knows (H5.08)."""
        if not getattr(event, "secret", ()):
            return event
        own = 0 <= seat < len(state.players) and state.players[seat].id == event.player
        return event if own else replace(event, secret=())

    def narrate(self, event: Event, lang: Lang) -> str:
        """What a player reads for an event."""
        from tafelrunde.games.hexer.texts import narrator

        return narrator.narrate(event, lang)

    @property
    def stories(self) -> Storied:
        """Cities, wilderness, Skellige, events and quests."""
        from tafelrunde.games.hexer.stories import STORIES

        return STORIES

    def rule_text(self, rule: str, lang: Lang) -> str:
        """The text of a rule of the catalogue."""
        from tafelrunde.games.hexer.texts import rulebook

        return rulebook.rule(rule).text.text(lang)


GAME: Final = Hexer()
