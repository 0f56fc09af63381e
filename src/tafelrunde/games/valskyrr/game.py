"""The game as the engine knows it: everything that bots, clients, lab and records ask of Valskyrr.
What is not written here follows from the declared table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tafelrunde.engine.content import Name
from tafelrunde.engine.decisions import Flow, Seat
from tafelrunde.engine.declared import AnyNamed, DeclaredGame
from tafelrunde.engine.games import Data, Outcome, SetupData
from tafelrunde.games.valskyrr import events, library
from tafelrunde.games.valskyrr.rules import round as rounds
from tafelrunde.games.valskyrr.rules.setup import set_up
from tafelrunde.games.valskyrr.setup.choices import SETUP
from tafelrunde.games.valskyrr.setup.setup import setup_from
from tafelrunde.games.valskyrr.state import checks, views
from tafelrunde.games.valskyrr.state.physical import Card, physical
from tafelrunde.games.valskyrr.state.table import TABLE, Game

if TYPE_CHECKING:
    from tafelrunde.engine.bots import Bot
    from tafelrunde.engine.declared.texts import Texts
    from tafelrunde.games.valskyrr.bot.judge import ValskyrrJudge
    from tafelrunde.games.valskyrr.repairs import ValskyrrRepairs
    from tafelrunde.games.valskyrr.scenarios import ValskyrrScenarios
    from tafelrunde.games.valskyrr.shown import ValskyrrShown
    from tafelrunde.games.valskyrr.trials import ValskyrrTrials


class Valskyrr(DeclaredGame[Game]):
    """Nebel über Valskyrr."""

    id = "valskyrr"
    setup = SETUP
    table = TABLE
    printed = library.PRINTED
    events = events.Event
    folder = Path(__file__).parent
    box = "set_aside"
    seat_word = "hero"
    chances = (
        Name(
            de="Nachziehstapel: Mischen beim Aufbau und sooft ein Stapel neu wird",
            en="decks: shuffled at the set-up and whenever a deck is made anew",
        ),
        Name(
            de="Orte: welche ausliegen, und wo", en="locations: which of them lie there, and where"
        ),
    )

    def new(self, setup: SetupData, seed: int) -> Game:
        """A new game from the players' choices."""
        return set_up(setup_from(setup), seed)

    def play(self, state: Game) -> Flow[None]:
        """The rules, from where the table stands."""
        return rounds.play(state)

    def outcome(self, state: Game) -> Outcome | None:
        """Won or lost, by what, in which round."""
        if state.won is None:
            return None
        return Outcome(state.won, state.cause, state.round)

    def physical(self, data: Data) -> list[Card]:
        """The cards of a written table."""
        return [physical(uid, library.printed(name)) for uid, name in enumerate(data["cards"])]

    def card(self, uid: int, printed: AnyNamed) -> Card:
        """The physical card of that number."""
        return physical(uid, library.printed(printed.id))

    def check_table(self, state: Game) -> None:
        """Everything belongs to a hero or place that there is; raises `ValueError`."""
        checks.check_table(state)

    def view(self, state: Game, seat: Seat) -> Game:
        """What a seat may see; every seat sees the same."""
        return views.view(state)

    def names(self, state: Game) -> list[str]:
        """The heroes."""
        return [hero.id for hero in state.heroes]

    def name_of(self, key: str) -> Name:
        """What a hero, an adventure or a card is called."""
        return library.name_of(key)

    # --- Loaded when they are first used ----------------------------------------------------------

    @cached_property
    def texts(self) -> Texts[Game]:
        """What the game says."""
        from tafelrunde.engine.declared.texts import Texts
        from tafelrunde.games.valskyrr.texts import cards, labels, narrator, rulebook, words

        told = labels.prompt, labels.label, labels.LABELS.label, narrator.narrate, cards.lines_of
        return Texts(words.words, rulebook.CATALOGUE, *told)

    @cached_property
    def shown(self) -> ValskyrrShown:
        """What a web table shows."""
        from tafelrunde.games.valskyrr.shown import ValskyrrShown

        return ValskyrrShown(self)

    @cached_property
    def repairs(self) -> ValskyrrRepairs:
        """How a table is put right."""
        from tafelrunde.games.valskyrr.repairs import ValskyrrRepairs

        return ValskyrrRepairs(self)

    @cached_property
    def scenarios(self) -> ValskyrrScenarios:
        """How a table is written down."""
        from tafelrunde.games.valskyrr.scenarios import ValskyrrScenarios

        return ValskyrrScenarios(self)

    @cached_property
    def trials(self) -> ValskyrrTrials:
        """What bots and lab ask."""
        from tafelrunde.games.valskyrr.trials import ValskyrrTrials

        return ValskyrrTrials(self)

    @property
    def bots(self) -> Mapping[str, Callable[[], Bot[Game]]]:
        """A companion."""
        from tafelrunde.games.valskyrr.bot import BOTS

        return BOTS

    @cached_property
    def judge(self) -> ValskyrrJudge:
        """How the party fares."""
        from tafelrunde.games.valskyrr.bot.judge import ValskyrrJudge

        return ValskyrrJudge()


GAME: Final = Valskyrr()
