"""Windows: the one procedure by which players react, and where they want to be asked."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from typing import Final, TypeVar

from tafelrunde.engine.content import Name
from tafelrunde.engine.decisions import PASS, Answer, Closed, Decision, Flow, RuleId, Seat
from tafelrunde.engine.options import AnyOption, Word, card_of

Chosen = TypeVar("Chosen", bound=AnyOption)
KEY: Final = "reflex"
"""The key of every decision in a window."""


class Ask(StrEnum):
    """Where a player wants to be asked for reactions."""

    EVERY = "every"
    OWN = "own"  # only when the own hero is hurt, attacked or acting
    NEVER = "never"


@dataclass(frozen=True, slots=True)
class WindowKind:
    """A kind of window: what it is called, and what it means to be asked there only for oneself."""

    id: str
    name: Name
    own: Name


def is_window(decision: Decision) -> bool:
    """Whether a decision asks for a reaction, which can be passed."""
    return decision.key == KEY and PASS in decision.options


def is_unwanted(
    decision: Decision,
    ask: Ask,
    unasked: Collection[str],
    concerns: Callable[[Decision], bool],
) -> bool:
    """Whether a player does not want to be asked in this window: not there at all, not unless it
    concerns the own hero, or for none of its cards.
    """
    if ask is Ask.NEVER or (ask is Ask.OWN and not concerns(decision)):
        return True
    return all(card_of(option) in unasked for option in decision.options if option is not PASS)


def window(
    seats: Sequence[Seat],
    eligible: Callable[[Seat, list[Closed] | None], list[Chosen]],
    react: Callable[[Seat, Chosen], Flow[object]],
    why: RuleId,
    about: object = None,
    explains: bool = False,
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
            options = eligible(seat, None)
            if not options:
                continue
            offered: list[Chosen | Word] = [*options, PASS]
            closed = partial(eligible, seat) if explains else ()
            answer: Answer = yield Decision(seat, KEY, offered, why, 1, 1, about, False, closed)
            if answer[0] == len(options):
                continue
            yield from react(seat, options[answer[0]])
            waiting = True
            break
