"""The game object of a declared game."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from tafelrunde.engine.cards import AnyCard, check_once
from tafelrunde.engine.catalogue import Catalogue
from tafelrunde.engine.chance import Chance
from tafelrunde.engine.content import Lang, Name
from tafelrunde.engine.decisions import Decision, Seat
from tafelrunde.engine.declared.cards import AnyNamed, Card, Printed
from tafelrunde.engine.events import AnyEvent, heard
from tafelrunde.engine.games import Data, SetupData, TableGame
from tafelrunde.engine.labels import Label
from tafelrunde.engine.language import Language, language_for
from tafelrunde.engine.options import AnyOption
from tafelrunde.engine.phrases import capital, field_names, key_of
from tafelrunde.engine.setups import Answers, SetupForm
from tafelrunde.engine.state import Root
from tafelrunde.engine.state.source import kinds_of
from tafelrunde.engine.state.wording import fact_of

if TYPE_CHECKING:
    from tafelrunde.engine.bots import Bot
    from tafelrunde.engine.declared.repairs import DeclaredRepairs
    from tafelrunde.engine.declared.scenarios import DeclaredScenarios
    from tafelrunde.engine.declared.shown import DeclaredShown
    from tafelrunde.engine.declared.trials import DeclaredTrials


class DeclaredRoot(Root):
    """The root of such a game: its set-up, its cards, whether somebody listens."""

    __slots__ = ()
    setup: Any
    cards: list[Any]


S = TypeVar("S", bound=DeclaredRoot)


class DeclaredGame(TableGame[S]):
    """A game whose table is declared.

    Its folder holds `texts/{de,en}.ftl` (messages `question-…`, `option-…`, `event-…`, `term-…`)
    and `rulebook.toml`; its events have a base class of their own.
    """

    id: str
    version: int = 1
    setup: SetupForm
    printed: Mapping[str, AnyNamed]
    events: type
    folder: Path
    streams: int = 1
    box: str = ""
    """The pile where cards lie that are not in the game; a position may then leave cards out."""
    unwritten: Collection[str] = ()
    """Fields of the table that files do not name."""
    chances: Sequence[Name] = (Name(de="Zufall", en="chance"),)
    """What each stream of chance is for."""
    dice: Sequence[Name] = ()
    """In which order the dice that a position names are used."""

    # --- What a game says itself ------------------------------------------------------------------

    @abstractmethod
    def begin(self, setup: Data, answers: Answers, chance: Chance) -> S:
        """The table of a new game."""

    @abstractmethod
    def outcome(self, state: S) -> Data | None:
        """How the game ended (`won`, `cause`, `round`, and the `winner` if seats compete); None
        while it goes on.
        """

    # --- What follows from it ---------------------------------------------------------------------

    def new(self, setup: SetupData, seed: int) -> S:
        """A new game from the players' choices; raises `BadSetup`."""
        answers = self.setup.check(setup)
        plain = dict(self.setup.write(answers))
        return self.begin(plain, answers, Chance.from_seed(seed, self.streams))

    def load(self, data: Data) -> S:
        """The table from plain data; raises if it does not fit."""
        state = self.table.load(data, self._physical)
        self.check(state)
        chosen = self.setup.check(self.chosen(state))[self.setup.seats.id]
        if len(self.table.seats(state)) != len(chosen):
            raise ValueError("the seats do not fit the set-up")
        return state

    def _physical(self, data: Data) -> list[AnyCard]:
        return [self.card(uid, self.printed[name]) for uid, name in enumerate(data["cards"])]

    def card(self, uid: int, printed: AnyNamed) -> AnyCard:
        """The physical card of that number."""
        assert isinstance(printed, Printed)
        return Card(uid, printed)

    def chosen(self, state: S) -> Data:
        """The set-up as plain data."""
        found: Data = fact_of(kinds_of(self.table.root)["setup"], state.setup)
        return found

    def settle(self, state: S) -> None:
        """What follows from a written position beyond its words; mostly nothing."""

    def check(self, state: S) -> None:
        """No card is lost or doubled, and each lies where such a card can; raises `ValueError`."""
        check_once(self.table.cards(state), len(state.cards))
        self.table.check_kinds(state)

    def view(self, state: S, seat: Seat) -> S:
        """The same table with everything face down that this seat may not see."""
        return self.table.view(state, seat)

    def names(self, state: S) -> list[str]:
        """Who sits on each seat, as the set-up calls them."""
        return self.setup.seated(self.chosen(state))

    # --- Texts ------------------------------------------------------------------------------------

    def words(self, lang: Lang) -> Language:
        """The messages of the game."""
        return language_for(lang, self.folder / "texts")

    @cached_property
    def rulebook(self) -> Catalogue:
        """The rules of the game."""
        return Catalogue(self.folder / "rulebook.toml")

    def rule_text(self, rule: str, lang: Lang) -> str:
        """The text of a rule."""
        return self.rulebook.rule(rule).text.text(lang)

    def name_of(self, key: str) -> Name:
        """What a card or somebody at the table is called."""
        if key in self.printed:
            return self.printed[key].name
        return self.setup.seats.by_id[key].name

    def is_named(self, key: object) -> bool:
        """Whether there is a card or somebody of that id."""
        return key in self.printed or key in self.setup.seats.by_id

    def lines(self, printed: AnyNamed, lang: Lang) -> list[str]:
        """What is written on a card, line by line."""
        assert isinstance(printed, Printed)
        return printed.lines(lang)

    def label(self, state: S, decision: Decision, option: AnyOption, lang: Lang) -> Label:
        """A card by its name and text, anything else by its message."""
        if isinstance(option, Card):
            printed = option.printed
            return Label(printed.name.text(lang), "\n".join(printed.lines(lang)))
        return Label(self.words(lang).say(f"option-{option.id.replace('_', '-')}"))

    def prompt(self, state: S, decision: Decision, lang: Lang) -> str:
        """What a player reads for a decision."""
        return self.words(lang).say(f"question-{decision.key.replace('_', '-')}")

    def hear(self, state: S, event: AnyEvent, seat: Seat) -> AnyEvent:
        """What stands under `secret` is for the `player` alone."""
        names = self.names(state)
        return heard(event, names[seat] if 0 <= seat < len(names) else "")

    def narrate(self, event: AnyEvent, lang: Lang) -> str:
        """An event by its message; ids are told by their names."""
        found = {field: getattr(event, field) for field in field_names(event) if field != "why"}
        return capital(
            self.words(lang).say(
                key_of("event", type(event)),
                **{field: self._told(value, lang) for field, value in found.items()},
            )
        )

    def _told(self, value: object, lang: Lang) -> str | int:
        if isinstance(value, tuple):
            return ", ".join(str(self._told(each, lang)) for each in value) or "none"
        if isinstance(value, str) and self.is_named(value):
            return self.name_of(value).noun(lang)
        return value if isinstance(value, int) else str(value)

    # --- For clients, files, bots and lab ---------------------------------------------------------

    @cached_property
    def repairs(self) -> DeclaredRepairs[S]:
        """How a table is put right."""
        from tafelrunde.engine.declared.repairs import DeclaredRepairs

        return DeclaredRepairs(self)

    @cached_property
    def scenarios(self) -> DeclaredScenarios[S]:
        """How a table is written down."""
        from tafelrunde.engine.declared.scenarios import DeclaredScenarios

        return DeclaredScenarios(self)

    @cached_property
    def shown(self) -> DeclaredShown[S]:
        """What a web table shows."""
        from tafelrunde.engine.declared.shown import DeclaredShown

        return DeclaredShown(self)

    @cached_property
    def trials(self) -> DeclaredTrials[S]:
        """What bots and lab ask."""
        from tafelrunde.engine.declared.trials import DeclaredTrials

        return DeclaredTrials(self)

    @property
    def bots(self) -> Mapping[str, Callable[[], Bot[S]]]:
        """None of its own; a random one plays every game."""
        return {}
