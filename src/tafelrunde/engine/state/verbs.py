"""The verbs by which rules change the table: draw, move, discard, shuffle, reveal, gain, lose.

A verb changes the table, tells whoever listens, and counts what came to light, because a step that
shows something hidden cannot simply be taken back. Who sees a pile is known from its declaration.
All of that happens only if somebody listens: a simulation pays for the change alone.

The last arguments of a verb are the event and its values. What the verb itself finds out (the cards
that were drawn, a number before and after) is added at their end.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar, TypeVarTuple

from tafelrunde.compiled import mypyc_attr
from tafelrunde.engine.chance import Chance
from tafelrunde.engine.events import AnyEvent, EventLog
from tafelrunde.engine.state.source import BOUNDS

if TYPE_CHECKING:
    from tafelrunde.engine.state.tables import Table

T = TypeVar("T")
Values = TypeVarTuple("Values")

TABLES: Final[dict[type, Table[Any]]] = {}
"""What follows from the declaration of each root."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Root:
    """The whole table of a game, whose rules change it by verbs."""

    __slots__ = ()
    chance: Chance
    log: EventLog | None
    reveals: int
    explains: bool

    # --- What happens and what is seen ------------------------------------------------------------

    def tell(self, event: Callable[[*Values], AnyEvent], *values: *Values) -> None:
        """Tell of an event: its class, or a function that makes it, is called with these values
        only if somebody listens.
        """
        if self.log is not None:
            self.log.append(event(*values))

    def reveal(self, event: Callable[[*Values], AnyEvent] | None = None, *values: *Values) -> None:
        """Something hidden comes to light without being moved: a card is looked at, a tile turned,
        a die rolled. Whoever takes the step back has seen it.
        """
        self.reveals += 1  # type: ignore[misc]  # a slot of the root itself
        if event is not None and self.log is not None:
            self.log.append(event(*values))

    # --- Cards and other things in piles ----------------------------------------------------------

    def draw(
        self,
        source: list[T],
        to: list[T],
        cards: int = 1,
        event: Callable[[*Values, list[T]], AnyEvent] | None = None,
        *values: *Values,
    ) -> list[T]:
        """So many things from the top of a pile, as far as there are any, one by one onto another;
        nothing is told if there is none.
        """
        if cards <= 0 or not source:
            return []
        if cards == 1:
            drawn = [source.pop()]
        else:
            drawn = source[-cards:][::-1]
            del source[-cards:]
        to += drawn
        if self.log is not None:
            self.reveals += self._shows(source, to)  # type: ignore[misc]
            if event is not None:
                self.log.append(event(*values, drawn))
        return drawn

    def take(
        self,
        source: list[T],
        event: Callable[[*Values, T], AnyEvent] | None = None,
        *values: *Values,
    ) -> T:
        """The top thing of a pile, for all to see; where it goes is decided afterwards."""
        taken = source.pop()
        self.reveals += 1  # type: ignore[misc]
        if event is not None and self.log is not None:
            self.log.append(event(*values, taken))
        return taken

    def move(
        self,
        thing: T,
        source: list[T],
        to: list[T],
        event: Callable[[*Values], AnyEvent] | None = None,
        *values: *Values,
    ) -> None:
        """A certain thing goes from one pile onto the top of another."""
        source.remove(thing)
        to.append(thing)
        if self.log is not None:
            self.reveals += self._shows(source, to)  # type: ignore[misc]
            if event is not None:
                self.log.append(event(*values))

    def discard(
        self,
        thing: T,
        source: list[T],
        to: list[T],
        event: Callable[[*Values], AnyEvent] | None = None,
        *values: *Values,
    ) -> None:
        """A certain thing goes from one pile onto the pile for what is done with."""
        source.remove(thing)
        to.append(thing)
        if self.log is not None:
            self.reveals += self._shows(source, to)  # type: ignore[misc]
            if event is not None:
                self.log.append(event(*values))

    def put_under(
        self,
        thing: T,
        source: list[T],
        to: list[T],
        event: Callable[[*Values], AnyEvent] | None = None,
        *values: *Values,
    ) -> None:
        """A certain thing goes from one pile under another."""
        source.remove(thing)
        to.insert(0, thing)
        if self.log is not None:
            self.reveals += self._shows(source, to)  # type: ignore[misc]
            if event is not None:
                self.log.append(event(*values))

    def shuffle(
        self,
        stream: int,
        pile: list[T],
        added: list[T] | None = None,
        event: Callable[[*Values], AnyEvent] | None = None,
        *values: *Values,
    ) -> None:
        """Shuffle a pile by a stream of chance, together with another that is added to it: so a
        deck is renewed from its discard pile.
        """
        if added is not None:
            pile += added
            added.clear()
        self.chance.shuffle(stream, pile)
        if event is not None and self.log is not None:
            self.log.append(event(*values))

    def _shows(self, source: list[T], to: list[T]) -> bool:
        """Whether something that goes from pile to pile comes to light: somebody sees it who did
        not know it, or not where it lay. What lay open shows nothing, and a list that is no
        declared pile shows nothing by itself.
        """
        find = TABLES[type(self)].find
        here = find(self, source)
        if here is None:
            return False
        there = find(self, to)
        if there is None:
            return not here[0].is_known
        (pile, owner), (heap, heir) = here, there
        if heap.is_hidden:
            return False
        return not pile.is_known or (pile.is_own and heap.is_own and owner != heir)

    # --- Numbers ----------------------------------------------------------------------------------

    def gain(
        self,
        part: object,
        name: str,
        amount: int,
        event: Callable[[*Values, int, int], AnyEvent] | None = None,
        *values: *Values,
    ) -> int:
        """A number of a part rises, at most to its declared bound; returns by how much."""
        before: int = getattr(part, name)
        after = before + amount
        if after > (most := BOUNDS[type(part)][name][1]):
            after = most
        if after == before:
            return 0
        setattr(part, name, after)
        if event is not None and self.log is not None:
            self.log.append(event(*values, before, after))
        return after - before

    def lose(
        self,
        part: object,
        name: str,
        amount: int,
        event: Callable[[*Values, int, int], AnyEvent] | None = None,
        *values: *Values,
    ) -> int:
        """A number of a part falls, at most to its declared bound; returns by how much."""
        before: int = getattr(part, name)
        after = before - amount
        if after < (least := BOUNDS[type(part)][name][0]):
            after = least
        if after == before:
            return 0
        setattr(part, name, after)
        if event is not None and self.log is not None:
            self.log.append(event(*values, before, after))
        return before - after
