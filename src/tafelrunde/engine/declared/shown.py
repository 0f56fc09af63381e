"""A declared game as a table shows it to its clients."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from tafelrunde.engine.content import Lang
from tafelrunde.engine.decisions import PARTY, Decision, Seat, in_view
from tafelrunde.engine.declared.cards import HIDDEN, AnyNamed
from tafelrunde.engine.declared.game import DeclaredGame, DeclaredRoot
from tafelrunde.engine.games import Data, GameRules
from tafelrunde.engine.labels import Label
from tafelrunde.engine.options import AnyOption, Asked
from tafelrunde.engine.state.wording import facts_of, spoken
from tafelrunde.engine.windows import WindowKind

S = TypeVar("S", bound=DeclaredRoot)


class DeclaredShown(Generic[S]):
    """The table in words: a client without a board of its own can list it."""

    windows: Sequence[WindowKind] = ()

    def __init__(self, game: DeclaredGame[S]) -> None:
        self.game = game
        self.rules: GameRules[Any] = game
        kinds: list[type] = game.events.__subclasses__()
        self.event_kinds: dict[str, type] = {kind.__name__: kind for kind in kinds}
        self.is_open = game.table.is_open
        free = ("consent", "free", "clean", "never")
        self.undo: Sequence[str] = free if self.is_open else ("clean", "never")

    def table_setup(self, setup: Data) -> Data:
        """The same choices for several people."""
        return setup

    def see(self, state: S, decision: Decision) -> tuple[S, Decision]:
        """The view, and the decision in things of it."""
        view = self.game.view(state, decision.seat)
        return view, in_view(decision, view)

    def present(self, state: S, seats: Sequence[int]) -> Data:
        """What everybody sees, and the own seats as whoever sits there sees them."""
        table, names = self.game.table, self.game.names(state)
        found = facts_of(self.game.view(state, PARTY), names, without=("setup", "chance"))
        rows = found[table.seat_row]
        for seat in seats:
            own = table.seats(self.game.view(state, Seat(seat)))[seat]
            rows[seat] = facts_of(own, names)
        found[table.seat_row] = dict(zip(names, rows, strict=True))
        return found

    def present_each(self, state: S, readers: Sequence[Sequence[int]]) -> list[Data]:
        """The same for several people."""
        return [self.present(state, seats) for seats in readers]

    def title(self, option: AnyOption, asked: Asked[S], lang: Lang) -> Label:
        """A card by its name alone: the content explains it."""
        label = self.game.label(asked.view, asked.decision, option, lang)
        return Label(label.name) if option.explained_at else label

    def things(self, option: AnyOption, asked: Asked[S]) -> list[str]:
        """The things an option stands for."""
        return option.things(asked)

    def window(self, decision: Decision) -> str:
        """There are no windows."""
        return ""

    def concerns(self, state: S, decision: Decision) -> bool:
        """There are no windows."""
        return True

    def content(self, lang: Lang) -> Data:
        """All cards, and what the fields of the table are called."""
        game, subject = self.game, self.game.setup.subject
        return {
            "game": game.id,
            "lang": lang,
            "title": game.setup.title.text(lang),
            "subject": subject.id if subject is not None else "",
            "cards": self.cards(lang),
            "facts": {"terms": self.terms(lang)},
        }

    def cards(self, lang: Lang) -> dict[str, Data]:
        """Everything with a name and lines of text, by its id: cards, their back, who plays."""
        game = self.game
        found = {
            key: page(each, "card", game.lines(each, lang), lang)
            for key, each in game.printed.items()
        }
        found[HIDDEN.id] = page(HIDDEN.printed, "card", [], lang)
        people = {each.id: page(each, "seat", [], lang) for each in game.setup.seats.choices}
        return found | people

    def terms(self, lang: Lang) -> dict[str, str]:
        """What the fields of the table are called: messages `term-…`, or else their keys."""
        table, words = self.game.table, self.game.words(lang)
        keys = [*spoken(table.root), *spoken(table.seat_part)]
        messages = {key: f"term-{key.replace('_', '-')}" for key in keys}
        return {key: words.say(m) if m in words else key for key, m in messages.items()}

    def rulebook(self, lang: Lang) -> Data:
        """The rules by chapter."""
        title = self.game.setup.title.text(lang)
        pages = self.game.rulebook.pages(lang)
        return {"game": self.game.id, "lang": lang, "title": title, "chapters": pages}


def page(printed: AnyNamed, kind: str, lines: Sequence[str], lang: Lang) -> Data:
    """One printed thing, as clients list it."""
    return {
        "id": printed.id,
        "kind": kind,
        "copies": getattr(printed, "copies", 1),
        "name": printed.name.text(lang),
        "lines": list(lines),
    }
