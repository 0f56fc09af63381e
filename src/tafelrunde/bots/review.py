"""Looking back at a game: how the chances went, and which answers made the difference."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Generic, NamedTuple, TypeVar

from tafelrunde.bots.search import Outcomes, Tried, result_of
from tafelrunde.engine.bots import Judge
from tafelrunde.engine.content import Lang
from tafelrunde.engine.decisions import Decision, Seat
from tafelrunde.engine.games import Game
from tafelrunde.engine.saves import Step
from tafelrunde.engine.sessions import Session
from tafelrunde.engine.worlds import own_decision

S = TypeVar("S")
POINTS: Final = 200
"""So many points has the line of the chances at most."""
LOOKED_AT: Final = 10
"""So many answers, those around which the chances moved most, are thought about again."""
TOLD: Final = 5
"""So many of them are told: those that made most of a difference themselves."""


@dataclass(frozen=True, slots=True)
class Moment:
    """An answer that was given, and how much the chances of its seat moved with it."""

    step: int
    seat: int
    answer: tuple[int, ...]
    swing: float


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a search thinks of an answer that was given; numbers are percents."""

    best: tuple[int, ...]
    gain: int  # how much better it was than the best other answer, or worse
    stands: int  # the prospects after the best one
    tries: int


class Ledger(Generic[S]):
    """The chances at every question of a game, and what was answered."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game
        self.judge: Judge[S] = game.judge or Outcomes(game)
        self.points: list[tuple[int, list[float]]] = []
        self._answered: list[tuple[int, Seat, tuple[int, ...]]] = []  # after how many points

    def look(self, session: Session[S], done: Step | None = None) -> None:
        """How a game stands, and what is answered next, if anything."""
        self.points.append((session.step, self._chances(session.state)))
        asked = session.question
        if isinstance(asked, Decision) and done is not None and done.repair is None:
            self._answered.append((len(self.points), asked.seat, tuple(done.answers[0])))

    def _chances(self, state: S) -> list[float]:
        """Those of every seat; where all play together, of all of them at once."""
        seats = 1 if self.game.shown.is_open else self.game.seats(state)
        ended = self.game.outcome(state)
        if ended is not None:
            return [result_of(ended, Seat(seat)) for seat in range(seats)]
        return [self.judge.value(state, Seat(seat)) for seat in range(seats)]

    def moments(self) -> list[Moment]:
        """The answers around which the chances moved most, in their order."""
        found = [self._moment(*each) for each in self._answered if each[0] < len(self.points)]
        found.sort(key=lambda moment: (-abs(moment.swing), moment.step))
        return sorted(found[:LOOKED_AT], key=lambda moment: moment.step)

    def _moment(self, after: int, seat: Seat, answer: tuple[int, ...]) -> Moment:
        step, before = self.points[after - 1]
        own = seat if 0 <= seat < len(before) else 0
        return Moment(step, seat, answer, self.points[after][1][own] - before[own])

    def chart(self) -> list[tuple[int, list[int]]]:
        """The chances in percent, at most so many of them, the last one among them."""
        every = -(-len(self.points) // POINTS)
        kept = self.points[:-1:every] + self.points[-1:]
        return [(step, [round(100 * each) for each in chances]) for step, chances in kept]


class Told(NamedTuple):
    """An answer that was given and the best one, in words."""

    prompt: str
    given: str
    best: str


def told(session: Session[S], given: Moment, found: Verdict, game: Game[S], lang: Lang) -> Told:
    """What was asked and answered where a game stands."""
    view, seen = game.trials.see(session.state, own_decision(session.question, Seat(given.seat)))
    answers = (
        "; ".join(game.label(view, seen, seen.options[index], lang).name for index in answer)
        for answer in (given.answer, found.best)
    )
    return Told(game.prompt(view, seen, lang), *answers)


def verdict(tried: Sequence[Tried], given: tuple[int, ...]) -> Verdict | None:
    """What a search that has tried the given answer thinks of it; None if it could not."""
    own = next((each for each in tried if each.answer == given and each.visits), None)
    others = [each for each in tried if each is not own and each.visits]
    if own is None or not others:
        return None
    gain = own.value - max(each.value for each in others)
    best = own if gain >= 0 else max(others, key=lambda each: each.value)
    return Verdict(best.answer, round(100 * gain), round(100 * best.value), best.visits)
