"""The game as the engine knows it: everything that bots, clients, lab and records ask of Hexer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from tafelrunde.engine.content import Lang
from tafelrunde.engine.decisions import Decision, Flow, Seat
from tafelrunde.engine.games import Data, told_apart
from tafelrunde.games.hexer import saving, views
from tafelrunde.games.hexer.board import LOCATIONS, LocationAction, Move
from tafelrunde.games.hexer.choices import SETUP
from tafelrunde.games.hexer.nouns import Deck
from tafelrunde.games.hexer.nouns import Option as StoryOption
from tafelrunde.games.hexer.physical import Card, Play, Use
from tafelrunde.games.hexer.rules import turn
from tafelrunde.games.hexer.rules.setup import set_up
from tafelrunde.games.hexer.setups import setup_from
from tafelrunde.games.hexer.state import NOBODY, Game, Player, Quest
from tafelrunde.games.hexer.terms import Attack, Attribute, Terrain
from tafelrunde.games.hexer.turn.poker import Gamble

if TYPE_CHECKING:
    from tafelrunde.engine.bots import Bot, Trials
    from tafelrunde.engine.repairs import Repairs
    from tafelrunde.engine.scenario_files import ScenarioGame
    from tafelrunde.engine.showing import ShownGame


class Hexer:
    """The Witcher: Die Alte Welt."""

    id: Final = "hexer"
    version: Final = 2
    setup: Final = SETUP

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

    def listen(self, state: Game, log: list[Any] | None) -> None:
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

    def option_keys(self, state: Game, options: Sequence[Any]) -> list[str]:
        """A short stable name for each option; equal things get #2, #3 …"""
        return told_apart(
            option_key(state, option, number) for number, option in enumerate(options)
        )

    def label(self, state: Game, decision: Decision, option: Any, lang: Lang) -> str:
        """What a player reads for an option."""
        from tafelrunde.games.hexer.texts import labels

        return labels.label(state, decision, option, lang)

    def prompt(self, state: Game, decision: Decision, lang: Lang) -> str:
        """What a player reads for a decision."""
        from tafelrunde.games.hexer.texts import labels

        return labels.prompt(state, decision, lang)

    def hear(self, state: Game, event: Any, seat: Seat) -> Any:
        """Which cards somebody draws or looks at, only that player knows (H5.08)."""
        if not getattr(event, "secret", ()):
            return event
        own = 0 <= seat < len(state.players) and state.players[seat].id == event.player
        return event if own else replace(event, secret=())

    def narrate(self, event: Any, lang: Lang) -> str:
        """What a player reads for an event."""
        from tafelrunde.games.hexer.texts import narrator

        return narrator.narrate(event, lang)

    @property
    def repairs(self) -> Repairs[Game]:
        """How a table is put right."""
        from tafelrunde.games.hexer.repairs import REPAIRS

        return REPAIRS

    @property
    def scenarios(self) -> ScenarioGame[Game]:
        """How a table is written down."""
        from tafelrunde.games.hexer.scenarios import SCENARIOS

        return SCENARIOS

    @property
    def shown(self) -> ShownGame:
        """What a web table shows."""
        from tafelrunde.games.hexer.shown import SHOWN

        return SHOWN

    @property
    def trials(self) -> Trials[Game]:
        """What bots and lab ask."""
        from tafelrunde.games.hexer import trials

        return trials

    @property
    def bots(self) -> Mapping[str, Callable[[], Bot[Game]]]:
        """One that plays by rules of thumb."""
        from tafelrunde.games.hexer.bot.witcher import Witcher

        return {"heuristic": Witcher}

    def rule_text(self, rule: str, lang: Lang) -> str:
        """The text of a rule of the catalogue."""
        from tafelrunde.games.hexer.texts import rulebook

        return rulebook.rule(rule).text.text(lang)


def option_key(state: Game, option: Any, number: int) -> str:
    """The name of one option: the id of what it is, and what is done with it."""
    match option:
        case Move():
            return f"{'sail' if option.by_ship else 'go'}:{LOCATIONS[option.place].id}"
        case Play():
            boost = "+boost" if option.boosted else ""
            tab = f"@{option.tab}" if option.any_bar else ""
            return f"{option.card.id}{tab}{boost}"
        case Use():
            return option.card.id if option.card is not None else option.key
        case Card() | Player():
            return option.id
        case Quest():
            return f"quest:{option.quest}"
        case Gamble():
            return f"poker:{state.players[option.player].id}"
        case LocationAction() | Deck():
            return str(option.value)
        case Attack() | Attribute() | Terrain():
            return option.name.lower()
        case StoryOption():
            return f"option{number + 1}"
        case tuple() if all(isinstance(part, Card) for part in option):
            return "+".join(part.id for part in option)
        case int() | str():
            return str(option)
        case _:
            return f"option{number + 1}"


GAME: Final = Hexer()
