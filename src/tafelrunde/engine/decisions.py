"""Decisions: the one kind of question that terminal, browser, bot, test and scenario file all
answer.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, NewType, Protocol, TypeAlias, TypeVar

from tafelrunde.engine.content import Lang
from tafelrunde.engine.limits import STEPS
from tafelrunde.engine.options import AnyOption, Word, image_of

Seat = NewType("Seat", int)
RuleId: TypeAlias = str
Answer: TypeAlias = Sequence[int]
"""The indices of the chosen options."""

PARTY: Final = Seat(-1)
"""A decision of the whole party: every seat may answer, the table's setting says who speaks for it.
"""

PASS: Final = Word("pass", ends=True)
"""The option to do nothing."""

T = TypeVar("T")
Chosen = TypeVar("Chosen", bound=AnyOption)


class Ended(Exception):
    """Not an error: the game is over, and nothing pending is resolved any more."""


class Reason(Protocol):
    """What is in the way of a closed option as the table stands, as one sentence."""

    def text(self, lang: Lang) -> str:
        """The sentence in this language."""


class Closed:
    """An option a player would expect but may not take, with the rule that closes it, and what is
    in the way now where the rule alone does not tell.
    """

    __slots__ = ("option", "reason", "why")

    def __init__(self, option: AnyOption, why: RuleId, reason: Reason | None = None) -> None:
        self.option = option
        self.why = why
        self.reason = reason

    def text(self, lang: Lang) -> str:
        """What is in the way now; empty if only the rule is known."""
        return self.reason.text(lang) if self.reason is not None else ""


Closing: TypeAlias = Callable[[list[Closed]], object]
"""Adds what is closed to a list: mostly the function that finds what is open, asked once more."""


class Decision:
    """Choose from `min` to `max` of the options. What is not offered cannot be done.

    `about` is the thing the question is about (a card, an attack), `checkpoint` says that the state
    alone tells where the game stands: playing on from a copy of it arrives at this very decision.
    What is closed is worked out for whoever looks at it, as long as the question is open.
    A `veiled` decision is asked even if it has one answer only: not to be asked would tell others
    what lies in a hand that they cannot see.
    """

    __slots__ = (
        "_closed",
        "about",
        "checkpoint",
        "key",
        "max",
        "min",
        "options",
        "seat",
        "veiled",
        "why",
    )

    def __init__(
        self,
        seat: Seat,
        key: str,
        options: Sequence[AnyOption],
        why: RuleId,
        min: int = 1,
        max: int = 1,
        about: object = None,
        checkpoint: bool = False,
        closed: Sequence[Closed] | Closing = (),
        veiled: bool = False,
    ) -> None:
        self.seat = seat
        self.key = key
        self.options = options
        self.why = why
        self.min = min
        self.max = max
        self.about = about
        self.checkpoint = checkpoint
        self._closed = closed
        self.veiled = veiled

    @property
    def closed(self) -> Sequence[Closed]:
        """The options that a player would expect but may not take."""
        if not isinstance(self._closed, Sequence):
            found: list[Closed] = []
            self._closed(found)
            self._closed = found
        return self._closed

    def refusal(self, answer: Answer) -> str | None:
        """What is wrong with an answer, as one sentence; None if nothing is."""
        if not self.min <= len(answer) <= self.max:
            wanted = str(self.min) if self.min == self.max else f"{self.min} to {self.max}"
            return f"This decision takes {wanted} of its options, not {len(answer)}."
        if len(set(answer)) != len(answer):
            return "An option can be chosen only once."
        if any(not 0 <= index < len(self.options) for index in answer):
            return f"There are only options 1 to {len(self.options)}."
        return None


def without_closed(decision: Decision) -> Decision:
    """The same decision as somebody is asked who is told nothing of closed options."""
    return Decision(
        decision.seat,
        decision.key,
        decision.options,
        decision.why,
        decision.min,
        decision.max,
        decision.about,
        decision.checkpoint,
        (),
        decision.veiled,
    )


def in_view(decision: Decision, seen: object) -> Decision:
    """The same decision about the things of a view."""
    return Decision(
        decision.seat,
        decision.key,
        [option.image(seen) for option in decision.options],
        decision.why,
        decision.min,
        decision.max,
        image_of(decision.about, seen),
        decision.checkpoint,
        [Closed(each.option.image(seen), each.why, each.reason) for each in decision.closed],
        decision.veiled,
    )


class Barrier:
    """Several seats decide at once; play goes on when all have answered, in whatever order
    they do.
    """

    __slots__ = ("decisions",)

    def __init__(self, decisions: Sequence[Decision]) -> None:
        self.decisions = decisions


class Singles:
    """Who hears of questions with a single answer, which nobody is asked; None if nobody does."""

    __slots__ = ("hear",)

    def __init__(self) -> None:
        self.hear: Callable[[Decision], None] | None = None


SINGLES: Final = Singles()


@contextmanager
def hearing(hear: Callable[[Decision], None]) -> Iterator[None]:
    """Hear of every question with a single answer that comes up meanwhile."""
    SINGLES.hear = hear
    try:
        yield
    finally:
        SINGLES.hear = None


Question: TypeAlias = Decision | Barrier
Flow: TypeAlias = Generator[Question, Any, T]
"""A rule that may ask: a generator of questions that returns a value."""


def _over() -> Flow[None]:
    yield from ()


NOTHING: Final = _over()
"""A rule that is over and asked nothing: whoever sees at once that there is nothing to ask returns
it, instead of a generator that takes longer to make than to play.
"""
next(NOTHING, None)


def choose(
    seat: Seat,
    options: Sequence[Chosen],
    key: str,
    why: RuleId,
    about: object = None,
    checkpoint: bool = False,
    closed: Sequence[Closed] | Closing = (),
    veiled: bool = False,
) -> Flow[Chosen]:
    """One of the options; a single option is taken without asking, unless that would tell."""
    if len(options) == 1 and not veiled:
        STEPS.left -= 1
        if STEPS.left < 0:
            STEPS.stop()
        if SINGLES.hear is not None:
            SINGLES.hear(Decision(seat, key, options, why, 1, 1, about, checkpoint, closed))
        return options[0]
    answer: Answer = yield Decision(
        seat, key, options, why, 1, 1, about, checkpoint, closed, veiled
    )
    return options[answer[0]]


def choose_some(
    seat: Seat,
    options: Sequence[Chosen],
    least: int,
    most: int,
    key: str,
    why: RuleId,
    about: object = None,
    veiled: bool = False,
) -> Flow[list[Chosen]]:
    """From `least` to `most` of the options, in the order of the answer; asks only if there is a
    choice, unless that would tell.
    """
    offered = len(options)
    if most > offered:
        most = offered
    if least > most:
        least = most
    if not veiled and (most == 0 or least == offered):
        if SINGLES.hear is not None and most:
            SINGLES.hear(Decision(seat, key, options, why, least, most, about))
        return list(options[:most])
    answer: Answer = yield Decision(seat, key, options, why, least, most, about, False, (), veiled)
    return [options[index] for index in answer]


def arrange(
    seat: Seat, items: Sequence[Chosen], key: str, why: RuleId, about: object = None
) -> Flow[list[Chosen]]:
    """All of the items in an order of the seat's choice; a single item needs no order."""
    if len(items) < 2:
        if items and SINGLES.hear is not None:
            SINGLES.hear(Decision(seat, key, items, why, 1, 1, about))
        return list(items)
    answer: Answer = yield Decision(seat, key, items, why, len(items), len(items), about)
    return [items[index] for index in answer]


def all_choose(decisions: Sequence[Decision]) -> Flow[list[list[Any]]]:
    """The choices of several seats at once, in the order of the decisions; single options are not
    asked.
    """
    open_ones = [d for d in decisions if d.veiled or len(d.options) > d.min]
    if SINGLES.hear is not None:
        for decision in decisions:
            if decision.options and decision not in open_ones:
                SINGLES.hear(decision)
    answers: Sequence[Answer] = ()
    if len(open_ones) == 1:
        answers = [(yield open_ones[0])]
    elif open_ones:
        answers = yield Barrier(open_ones)
    given = iter(answers)
    chosen: list[list[Any]] = []
    for decision in decisions:
        picked = next(given) if decision in open_ones else range(decision.min)
        chosen.append([decision.options[index] for index in picked])
    return chosen
