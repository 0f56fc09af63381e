"""Previews: what an answer would certainly bring about, found by a dry run of the rules.

The position is forked, what the seat does not know is dealt anew, and the answer is given there;
that is done a few times, each time with another deal. What happens every time before chance, a
hidden thing or somebody's next choice comes in is certain, and is told in the game's own events.
So a preview never says more than the seat could work out by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeVar

from tafelrunde.engine.decisions import PASS, Decision
from tafelrunde.engine.events import AnyEvent
from tafelrunde.engine.forks import Position
from tafelrunde.engine.games import GameRules
from tafelrunde.engine.windows import is_window
from tafelrunde.engine.worlds import Worlds

S = TypeVar("S")
DEALS: Final = 2
"""So many deals have to agree; where nothing comes to light the first already tells it all."""
WINDOWS: Final = 12
"""So many windows are passed to see what comes of an answer if nobody reacts."""


class Preview(NamedTuple):
    """What would certainly happen."""

    events: Sequence[AnyEvent]
    is_open: bool
    """Whether chance, something hidden or somebody's choice decides about the rest."""
    unless: bool
    """Whether somebody could react in between."""


UNFORESEEN: Final = Preview((), is_open=True, unless=False)
"""Nothing is certain."""


class Witness(list[AnyEvent]):
    """Hears what happens until chance is used or something hidden comes to light."""

    def __init__(self, mark: Callable[[], object]) -> None:
        super().__init__()
        self.mark, self.before, self.is_blind = mark, mark(), False

    def append(self, event: AnyEvent) -> None:
        """Hear an event, as long as everything about it was known."""
        self.is_blind = self.is_blind or self.mark() != self.before
        if not self.is_blind:
            super().append(event)


def preview(worlds: Worlds[S], answer: Sequence[int]) -> Preview:
    """What happens if the seat that draws these worlds gives that answer."""
    rules, seat = worlds.game, worlds.seat
    runs: list[Preview] = []
    for deal in range(DEALS):
        position = worlds.draw(deal)
        runs.append(_dry_run(rules, position, answer))
    events = _common([run.events for run in runs])
    cut = any(len(run.events) > len(events) for run in runs)
    heard = [rules.hear(position.state, event, seat) for event in events]
    return Preview(heard, cut or any(run.is_open for run in runs), any(run.unless for run in runs))


def _dry_run(rules: GameRules[S], position: Position[S], answer: Sequence[int]) -> Preview:
    """What happens in one of the worlds that could be."""
    state = position.state
    witness = Witness(lambda: rules.mark(state))
    rules.listen(state, witness)
    position.answer(list(answer))
    unless = 0
    while unless < WINDOWS and not witness.is_blind and _is_passable(position.question):
        assert isinstance(position.question, Decision)
        position.answer([list(position.question.options).index(PASS)])
        unless += 1
    rules.listen(state, None)
    is_open = witness.is_blind or rules.mark(state) != witness.before
    return Preview(list(witness), is_open, unless > 0)


def _is_passable(question: object) -> bool:
    return isinstance(question, Decision) and is_window(question)


def _common(runs: Sequence[Sequence[AnyEvent]]) -> list[AnyEvent]:
    """What happens in all of them, from the first event on."""
    found: list[AnyEvent] = []
    for events in zip(*runs, strict=False):
        if any(event != events[0] for event in events):
            break
        found.append(events[0])
    return found
