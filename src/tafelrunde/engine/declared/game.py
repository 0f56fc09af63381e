"""The game object of a declared game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Generic, TypeVar

from tafelrunde.engine.cards import AnyCard, check_once
from tafelrunde.engine.content import Lang, Name
from tafelrunde.engine.decisions import Decision, Flow, Seat, in_view
from tafelrunde.engine.declared.cards import AnyNamed, Card, Printed
from tafelrunde.engine.declared.root import DeclaredRoot as DeclaredRoot
from tafelrunde.engine.events import AnyEvent, EventLog, heard
from tafelrunde.engine.games import Data, Outcome, SetupAnswers, SetupData
from tafelrunde.engine.labels import Label
from tafelrunde.engine.options import AnyOption, Asked
from tafelrunde.engine.setups import SetupForm
from tafelrunde.engine.state import Table
from tafelrunde.engine.state.source import kinds_of
from tafelrunde.engine.state.wording import fact_of

if TYPE_CHECKING:
    from tafelrunde.engine.book.story_map import Storied
    from tafelrunde.engine.bots import Bot, Judge, Trials
    from tafelrunde.engine.campaigns.evenings import Evenings
    from tafelrunde.engine.declared.texts import Texts
    from tafelrunde.engine.repairs import Repairs
    from tafelrunde.engine.scenario_files import ScenarioGame
    from tafelrunde.engine.showing import ShownGame


S = TypeVar("S", bound=DeclaredRoot)


class DeclaredGame(ABC, Generic[S]):
    """A game whose table is declared.

    Its folder holds `texts/{de,en}.ftl` (messages `question-…`, `option-…`, `event-…`, `term-…`)
    and `rulebook.toml`; its events have a base class of their own.
    """

    id: str
    version: int = 1
    setup: SetupForm
    table: Table[S]
    printed: Mapping[str, AnyNamed]
    events: type
    folder: Path
    box: str = ""
    """The pile where cards lie that are not in the game; a position may then leave cards out."""
    seat_word: str = "player"
    """What files call somebody at the table."""
    unwritten: Collection[str] = ()
    """Fields of the table that files do not name."""
    chances: Sequence[Name] = (Name(de="Zufall", en="chance"),)
    """What each stream of chance is for."""
    dice: Sequence[Name] = ()
    """In which order the dice that a position names are used."""

    # --- What a game says itself ------------------------------------------------------------------

    @abstractmethod
    def new(self, setup: SetupData, seed: int) -> S:
        """A new game from the players' choices; raises `BadSetup`."""

    @abstractmethod
    def play(self, state: S) -> Flow[None]:
        """The rules, from where the table stands."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How the game ended; None while it goes on."""

    # --- What follows from it ---------------------------------------------------------------------

    def clone(self, state: S) -> S:
        """An independent copy."""
        return self.table.clone(state)

    def dump(self, state: S) -> Data:
        """The table as plain data."""
        return self.table.dump(state)

    def mark(self, state: S) -> tuple[tuple[int, ...], int]:
        """Chance and revelations so far."""
        return tuple(state.chance.streams), state.reveals

    def listen(self, state: S, log: EventLog | None) -> None:
        """Write events and work out closed options, or neither."""
        state.log = log
        state.explains = log is not None

    def seats(self, state: S) -> int:
        """One seat for each part of the table that has one."""
        return len(self.table.seats(state))

    def checked(self, setup: SetupData) -> SetupAnswers:
        """The players' choices, and what is usual where they made none; raises `BadSetup`."""
        return dict(self.setup.write(self.setup.check(setup)))

    def load(self, data: Data) -> S:
        """The table from plain data; raises if it does not fit."""
        state = self.table.load(data, self.physical)
        self.check_cards(state)
        self.check_table(state)
        return state

    def physical(self, data: Data) -> Sequence[AnyCard]:
        """The cards of a written table."""
        return [self.card(uid, self.printed[name]) for uid, name in enumerate(data["cards"])]

    def card(self, uid: int, printed: AnyNamed) -> AnyCard:
        """The physical card of that number."""
        assert isinstance(printed, Printed)
        return Card(uid, printed)

    def chosen(self, state: S) -> SetupAnswers:
        """The set-up as plain data."""
        found: SetupAnswers = fact_of(kinds_of(self.table.root)["setup"], state.setup)
        return found

    def settle(self, state: S) -> None:
        """What follows from a written position beyond its words; mostly nothing."""

    def check_cards(self, state: S) -> None:
        """No card is lost or doubled; raises `ValueError`."""
        check_once(self.table.cards(state), len(state.cards))

    def check_table(self, state: S) -> None:
        """Each card lies where such a card can, and everything fits together; raises
        `ValueError`.
        """
        self.table.check_kinds(state)
        chosen = self.setup.check(self.chosen(state))[self.setup.seats.id]
        if len(self.table.seats(state)) != len(chosen):
            raise ValueError("the seats do not fit the set-up")

    def view(self, state: S, seat: Seat) -> S:
        """The same table with everything face down that this seat may not see."""
        return self.table.view(state, seat)

    def names(self, state: S) -> list[str]:
        """Who sits on each seat, as the set-up calls them."""
        return self.setup.seated(self.chosen(state))

    def see(self, state: S, decision: Decision) -> tuple[S, Decision]:
        """The view of the seat that decides, and the decision in things of that view."""
        view = self.view(state, decision.seat)
        return view, in_view(decision, view)

    def hear(self, state: S, event: AnyEvent, seat: Seat) -> AnyEvent:
        """What stands under `secret` is for the `player` alone."""
        names = self.names(state) if seat >= 0 else []
        return heard(event, names[seat] if 0 <= seat < len(names) else "")

    def name_of(self, key: str) -> Name:
        """What a card or somebody at the table is called."""
        if key in self.printed:
            return self.printed[key].name
        return self.setup.seats.by_id[key].name

    # --- Texts ------------------------------------------------------------------------------------

    @cached_property
    def texts(self) -> Texts[S]:
        """What the game says: the messages of its folder by their keys."""
        from tafelrunde.engine.declared.texts import plain_texts

        return plain_texts(self)

    def label(self, state: S, decision: Decision, option: AnyOption, lang: Lang) -> Label:
        """What a player reads for an option."""
        return self.texts.label(option, Asked(state, decision), lang)

    def prompt(self, state: S, decision: Decision, lang: Lang) -> str:
        """What a player reads for a decision."""
        return self.texts.prompt(Asked(state, decision), lang)

    def narrate(self, event: AnyEvent, lang: Lang) -> str:
        """What a player reads for an event."""
        return self.texts.narrate(event, lang)

    def rule_text(self, rule: str, lang: Lang) -> str:
        """The text of a rule."""
        return self.texts.catalogue.rule(rule).text.text(lang)

    # --- For clients, files, bots and lab ---------------------------------------------------------

    @cached_property
    def repairs(self) -> Repairs[S]:
        """How a table is put right."""
        from tafelrunde.engine.declared.repairs import DeclaredRepairs

        return DeclaredRepairs(self)

    @cached_property
    def scenarios(self) -> ScenarioGame[S]:
        """How a table is written down."""
        from tafelrunde.engine.declared.scenarios import DeclaredScenarios

        return DeclaredScenarios(self)

    @cached_property
    def shown(self) -> ShownGame[S]:
        """What a web table shows."""
        from tafelrunde.engine.declared.shown import DeclaredShown

        return DeclaredShown(self)

    @cached_property
    def trials(self) -> Trials[S]:
        """What bots and lab ask."""
        from tafelrunde.engine.declared.trials import DeclaredTrials

        return DeclaredTrials(self)

    @property
    def bots(self) -> Mapping[str, Callable[[], Bot[S]]]:
        """None of its own; a random one plays every game."""
        return {}

    @property
    def judge(self) -> Judge[S] | None:
        """None: a search plays to the end."""
        return None

    @property
    def stories(self) -> Storied | None:
        """Most games tell none."""
        return None

    @property
    def evenings(self) -> Evenings[S] | None:
        """None: it is played in one evening."""
        return None
