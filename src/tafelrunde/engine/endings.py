"""Endings: what is told when a game is over, and what it came down to.

A game says which of its events were decisive, what is counted, and how the story ends; the rest
follows from the events of the whole game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from tafelrunde.engine.errors import BadSetup
from tafelrunde.engine.events import AnyEvent
from tafelrunde.engine.games import SetupAnswers, SetupData
from tafelrunde.engine.setup_words import harder
from tafelrunde.engine.setups import Each, SetupForm

MOST: Final = 8
"""So many highlights are remembered."""

Told = Sequence[tuple[int, AnyEvent]]
"""The events of a game, each with the number of answers after which it happened."""


class HighlightView(msgspec.Struct):
    """Something that the game came down to, and the step at which it can be seen again."""

    step: int
    kind: str
    text: str


class FigureView(msgspec.Struct):
    """What somebody did how often, seat by seat."""

    key: str
    label: str
    values: list[int]


class EndingView(msgspec.Struct):
    """How a game ended: the last page of its story, what it came down to, and figures."""

    epilogue: str
    highlights: list[HighlightView]
    figures: list[FigureView]
    harder: SetupAnswers | None = (
        None  # the set-up of the same game, but harder; none if it was the hardest
    )


@dataclass(frozen=True, slots=True)
class Tally:
    """What is counted: how many events of a kind, or how much of one of their fields, by whoever is
    named in another; of a number before and after only what was won.
    """

    key: str
    event: type
    by: str
    amount: str = ""
    only: Mapping[str, Sequence[str]] = field(default_factory=dict)

    def of(self, event: AnyEvent) -> int:
        """What an event adds."""
        if not isinstance(event, self.event):
            return 0
        if any(getattr(event, key) not in values for key, values in self.only.items()):
            return 0
        if self.amount == "gain":
            after, before = (int(getattr(event, each)) for each in ("after", "before"))
            return max(0, after - before)
        return int(getattr(event, self.amount)) if self.amount else 1


def counted(told: Told, tallies: Sequence[Tally], names: Sequence[str]) -> dict[str, list[int]]:
    """Every tally, seat by seat; what nobody did is left out."""
    found = {tally.key: [0] * len(names) for tally in tallies}
    seats = {name: seat for seat, name in enumerate(names)}
    for _, event in told:
        for tally in tallies:
            if amount := tally.of(event):
                seat = seats.get(getattr(event, tally.by))
                if seat is not None:
                    found[tally.key][seat] += amount
    return {key: values for key, values in found.items() if any(values)}


def decisive(told: Told, weights: Mapping[type, int], most: int = MOST) -> Told:
    """The weightiest events, the later of two equal ones, in the order in which they happened."""
    numbered = [
        (weights[type(event)], at) for at, (_, event) in enumerate(told) if type(event) in weights
    ]
    chosen = sorted(sorted(numbered)[-most:], key=lambda one: one[1])
    return [told[at] for _, at in chosen]


def ended(
    epilogue: str,
    told: Told,
    weights: Mapping[type, int],
    narrate: Callable[[Any], str],
    tallies: Sequence[Tally],
    names: Sequence[str],
    say: Callable[[str], str],
) -> EndingView:
    """An ending in words; what is counted is called by the messages `figure-…`."""
    highlights = [
        HighlightView(step, type(event).__name__, narrate(event))
        for step, event in decisive(told, weights)
    ]
    figures = [
        FigureView(key, say(f"figure-{key}"), values)
        for key, values in counted(told, tallies, names).items()
    ]
    return EndingView(epilogue, highlights, figures)


def harder_setup(form: SetupForm, setup: SetupData) -> SetupAnswers | None:
    """The same game with the harder choice wherever there is one; None if there is none left."""
    before, players = form.read(dict(setup)), len(form.seated(dict(setup)))
    try:
        chosen = {
            key: each * players if isinstance(form.by_id[key], Each) else each
            for key, each in harder(form).items()
        }
        wanted = form.write({**before, **chosen})
        form.check(wanted)
    except BadSetup:
        return None
    return dict(wanted) if wanted != form.write(before) else None
