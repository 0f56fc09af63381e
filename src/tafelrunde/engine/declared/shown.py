"""A declared game as a table shows it to its clients."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

from tafelrunde.engine.content import Lang
from tafelrunde.engine.decisions import PARTY, Decision, Seat
from tafelrunde.engine.declared.cards import HIDDEN, AnyNamed
from tafelrunde.engine.declared.game import DeclaredGame, DeclaredRoot
from tafelrunde.engine.declared.listing import listed
from tafelrunde.engine.endings import EndingView, Told
from tafelrunde.engine.games import SetupAnswers
from tafelrunde.engine.labels import Label
from tafelrunde.engine.options import AnyOption, Asked
from tafelrunde.engine.showing import StrikeView, TableView, Views
from tafelrunde.engine.shown_content import Content, PrintedFacts, PrintedThing, Rulebook
from tafelrunde.engine.state.wording import all_entries, facts_of
from tafelrunde.engine.windows import WindowKind

S = TypeVar("S", bound=DeclaredRoot)


class DeclaredShown(Generic[S]):
    """The table in words: a client without a board of its own can list it. Nobody reacts in
    between, unless the game says otherwise.
    """

    windows: Sequence[WindowKind] = ()
    undo: Sequence[str] = ("consent", "free", "clean", "never")

    def __init__(self, game: DeclaredGame[S]) -> None:
        self.game, self.is_open = game, game.table.is_open
        self.rules: DeclaredGame[S] = game
        kinds: list[type] = game.events.__subclasses__()
        self.event_kinds = {kind.__name__: kind for kind in kinds}
        if not self.is_open:
            self.undo = ("clean", "never")

    def table_setup(self, setup: SetupAnswers) -> SetupAnswers:
        """The same choices for several people."""
        return setup

    def views(self, state: S) -> Views[S]:
        """What can be seen of the table as it stands."""
        return Views(self.game, state, is_open=self.is_open)

    def see(self, state: S, decision: Decision) -> tuple[S, Decision]:
        """The view of the seat that decides, and the decision in things of it."""
        return self.views(state).see(decision)

    def title(self, option: AnyOption, asked: Asked[S], lang: Lang) -> Label:
        """An option without what the content says about it."""
        return self.game.texts.title(option, asked, lang)

    def things(self, option: AnyOption, asked: Asked[S]) -> list[str]:
        """The things an option stands for."""
        return option.things(asked)

    def is_dear(self, option: AnyOption, asked: Asked[S]) -> bool:
        """Everything has its price and no other."""
        return False

    def window(self, decision: Decision) -> str:
        """Nobody reacts in between."""
        return ""

    def concerns(self, state: S, decision: Decision) -> bool:
        """Every question is about the one who is asked."""
        return True

    def strikes(self, asked: Asked[S]) -> list[StrikeView]:
        """Nobody attacks anybody."""
        return []

    def present(self, state: S, seats: Sequence[int]) -> TableView:
        """What everybody sees, and the own seats as whoever sits there sees them, in words."""
        table, names = self.game.table, self.game.names(state)
        without = ("setup", "chance", *self.game.unwritten)
        found = facts_of(self.game.view(state, PARTY), names, without)
        rows = found[table.seat_row]
        for seat in seats:
            own = table.seats(self.game.view(state, Seat(seat)))[seat]
            rows[seat] = facts_of(own, names)
        found[table.seat_row] = dict(zip(names, rows, strict=True))
        return listed(found, table.root, table.seat_row, without)

    def present_each(
        self, views: Views[S], readers: Sequence[Sequence[int]]
    ) -> Sequence[TableView]:
        """The same for several people."""
        return [self.present(views.state, seats) for seats in readers]

    def cards(self, lang: Lang) -> Mapping[str, PrintedThing]:
        """Everything with a name and lines of text, by its id: cards, their back, who plays."""
        game = self.game
        found = {
            key: listed_thing(each, "card", game.texts.lines(each, lang), lang)
            for key, each in game.printed.items()
        }
        found[HIDDEN.id] = listed_thing(HIDDEN.printed, "card", [], lang)
        people = {
            each.id: listed_thing(each, "seat", [], lang) for each in game.setup.seats.choices
        }
        return found | people

    def terms(self, lang: Lang) -> dict[str, str]:
        """What the fields of the table are called: messages `term-…`, or else their keys."""
        table, words = self.game.table, self.game.texts.words(lang)
        keys = [each.key for part in (table.root, table.seat_part) for each in all_entries(part)]
        messages = {key: f"term-{key.replace('_', '-')}" for key in keys}
        return {key: words.say(m) if m in words else key for key, m in messages.items()}

    def facts(self, lang: Lang) -> PrintedFacts:
        """What else is printed: the terms alone."""
        return Terms(self.terms(lang))

    def ending(self, state: S, told: Told, lang: Lang) -> EndingView:
        """A game that tells no story ends without one."""
        return EndingView("", [], [])

    def content(self, lang: Lang) -> Content:
        """Everything that a client shows without asking again."""
        setup = self.game.setup
        return Content(
            game=self.game.id,
            lang=lang,
            title=setup.title.text(lang),
            subject=setup.subject.id if setup.subject is not None else "",
            cards=self.cards(lang),
            facts=self.facts(lang),
        )

    def rulebook(self, lang: Lang) -> Rulebook:
        """The rules by chapter."""
        title, pages = self.game.setup.title.text(lang), self.game.texts.catalogue.pages(lang)
        return Rulebook(self.game.id, lang, title, pages)


class Terms(PrintedFacts):
    """What the fields of the table are called."""

    terms: dict[str, str]


class ListedThing(PrintedThing):
    """One printed thing, as clients list it."""

    copies: int


def listed_thing(printed: AnyNamed, kind: str, lines: Sequence[str], lang: Lang) -> ListedThing:
    """The page of something that is printed."""
    copies, name = getattr(printed, "copies", 1), printed.name.text(lang)
    return ListedThing(printed.id, kind, name, list(lines), copies)
