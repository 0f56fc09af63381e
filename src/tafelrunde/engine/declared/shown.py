"""A declared game as a table shows it to its clients."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from tafelrunde.engine.content import Lang
from tafelrunde.engine.decisions import PARTY, Seat
from tafelrunde.engine.declared.cards import HIDDEN, AnyNamed
from tafelrunde.engine.declared.game import DeclaredGame, DeclaredRoot
from tafelrunde.engine.games import Data
from tafelrunde.engine.labels import Label
from tafelrunde.engine.options import AnyOption, Asked
from tafelrunde.engine.showing import TableShown
from tafelrunde.engine.state.wording import facts_of, named_fields

S = TypeVar("S", bound=DeclaredRoot)


class DeclaredShown(TableShown[S]):
    """The table in words: a client without a board of its own can list it."""

    def __init__(self, game: DeclaredGame[S]) -> None:
        super().__init__(game, game.events, game.rulebook)
        self.game, self.is_open = game, game.table.is_open
        if not self.is_open:
            self.undo = ("clean", "never")

    def present(self, state: S, seats: Sequence[int]) -> Data:
        """What everybody sees, and the own seats as whoever sits there sees them."""
        table, names = self.game.table, self.game.names(state)
        found = facts_of(
            self.game.view(state, PARTY), names, without=("setup", "chance", *self.game.unwritten)
        )
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
        keys = [*named_fields(table.root), *named_fields(table.seat_part)]
        messages = {key: f"term-{key.replace('_', '-')}" for key in keys}
        return {key: words.say(m) if m in words else key for key, m in messages.items()}

    def facts(self, lang: Lang) -> Data:
        """The terms alone."""
        return {"terms": self.terms(lang)}


def page(printed: AnyNamed, kind: str, lines: Sequence[str], lang: Lang) -> Data:
    """One printed thing, as clients list it."""
    return {
        "id": printed.id,
        "kind": kind,
        "copies": getattr(printed, "copies", 1),
        "name": printed.name.text(lang),
        "lines": list(lines),
    }
