"""What a game must offer so that engine, bots, clients and lab can play it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NewType, Protocol, TypeAlias, TypeVar

import msgspec

from tafelrunde.engine.content import Lang
from tafelrunde.engine.decisions import Decision, Flow, Seat
from tafelrunde.engine.events import AnyEvent, EventLog
from tafelrunde.engine.options import AnyOption

if TYPE_CHECKING:
    from tafelrunde.engine.book.story_map import Storied
    from tafelrunde.engine.bots import Bot, Judge, Trials
    from tafelrunde.engine.campaigns.evenings import Evenings
    from tafelrunde.engine.labels import Label
    from tafelrunde.engine.repairs import Repairs
    from tafelrunde.engine.scenario_files import ScenarioGame
    from tafelrunde.engine.setups import SetupForm
    from tafelrunde.engine.showing import ShownGame

S = TypeVar("S")
State = NewType("State", object)
"""A state of whichever game it is: only that game looks inside."""

Data: TypeAlias = dict[str, Any]
"""What a file holds, checked by a form before anybody reads it: saves, positions and facts."""

SetupAnswer: TypeAlias = str | bool | Sequence[str] | Mapping[str, bool]
"""The answer to a question of a set-up, as it is written; `Field` says which kind has which."""

SetupAnswers: TypeAlias = dict[str, SetupAnswer]
"""What players have chosen for a game, by the ids of the questions."""

SetupData: TypeAlias = Mapping[str, SetupAnswer]
"""The same, as nobody changes it."""


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended."""

    won: bool
    cause: str  # by what, in the game's own words
    round: int
    winner: int | None = None  # the seat, where seats compete


class GameRules(Protocol[S]):
    """One game: its states are plain, its rules a generator of decisions."""

    @property
    def id(self) -> str:
        """The name of the game in commands and files."""

    @property
    def version(self) -> int:
        """Grows whenever older programs could not open a saved game any more."""

    def new(self, setup: SetupData, seed: int) -> S:
        """A new game from the players' choices; raises `BadSetup`."""

    def play(self, state: S) -> Flow[None]:
        """The rules, from where the state stands."""

    def clone(self, state: S) -> S:
        """An independent copy."""

    def dump(self, state: S) -> Data:
        """The state as plain data."""

    def load(self, data: Data) -> S:
        """The state from plain data; raises if it does not fit."""

    def view(self, state: S, seat: Seat) -> S:
        """The same table with everything face down that this seat may not see."""

    def mark(self, state: S) -> tuple[tuple[int, ...], int]:
        """The numbers of chance and how often something hidden came to light; undo compares
        them.
        """

    def listen(self, state: S, log: EventLog | None) -> None:
        """Write events and work out closed options from now on; None switches both off."""

    def outcome(self, state: S) -> Outcome | None:
        """How the game ended; None while it goes on."""

    def seats(self, state: S) -> int:
        """How many seats there are."""

    def label(self, state: S, decision: Decision, option: AnyOption, lang: Lang) -> Label:
        """What a player reads for an option."""

    def prompt(self, state: S, decision: Decision, lang: Lang) -> str:
        """What a player reads for a decision."""

    def hear(self, state: S, event: AnyEvent, seat: Seat) -> AnyEvent:
        """The event as this seat may hear it: what is hidden from it is left out."""

    def narrate(self, event: AnyEvent, lang: Lang) -> str:
        """What a player reads for an event."""

    def rule_text(self, rule: str, lang: Lang) -> str:
        """The text of a rule of the catalogue."""


class Game(GameRules[S], Protocol[S]):
    """One game with everything that it offers; `registry` finds it by its package."""

    @property
    def setup(self) -> SetupForm:
        """What players choose before it begins."""

    @property
    def repairs(self) -> Repairs[S]:
        """How its positions are repaired."""

    @property
    def scenarios(self) -> ScenarioGame[S]:
        """How its positions are written down, and what may be expected of them."""

    @property
    def shown(self) -> ShownGame[S]:
        """What a web table shows of it."""

    @property
    def trials(self) -> Trials[S]:
        """What bots and lab ask of it."""

    @property
    def bots(self) -> Mapping[str, Callable[[], Bot[S]]]:
        """Its own bots by name; a random one plays every game."""

    @property
    def judge(self) -> Judge[S] | None:
        """How a search looks at it; None if it plays to the end."""

    @property
    def stories(self) -> Storied | None:
        """Its book, as writers look at it; None for a game without one."""

    @property
    def evenings(self) -> Evenings[S] | None:
        """How it is played over many evenings; None for a game of one evening."""
