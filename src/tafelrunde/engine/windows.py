"""Windows: the one procedure by which players react to something."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from tafelrunde.engine.decisions import PASS, Answer, Closed, Decision, Flow, RuleId, Seat

T = TypeVar("T")


def window(
    seats: Sequence[Seat],
    eligible: Callable[[Seat, list[Closed]], list[T]],
    react: Callable[[Seat, T], Flow[object]],
    why: RuleId,
    about: object = None,
) -> Flow[None]:
    """Ask every seat that can react, in order, until all have passed.

    What is eligible is worked out anew before each question; whoever passed is asked again only
    after somebody else has reacted. Forced reactions are no choice and happen before the window
    opens.
    """
    waiting = True
    while waiting:
        waiting = False
        for seat in seats:
            closed: list[Closed] = []
            options = eligible(seat, closed)
            if not options:
                continue
            offered: list[T | str] = [*options, PASS]
            answer: Answer = yield Decision(
                seat, "reflex", offered, why, about=about, closed=closed
            )
            if answer[0] == len(options):
                continue
            yield from react(seat, options[answer[0]])
            waiting = True
            break
