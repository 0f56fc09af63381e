"""Worlds: whole tables that agree with everything a seat has seen (determinization).

A bot knows its view and never the table. To look ahead it needs a table on which the rules can be
played, and positions between two checkpoints cannot be written down. So whoever holds the game
hands the bot a way to draw worlds: each is a fork of the position in which all that is hidden from
the seat, chance included, is dealt anew from a number that the bot gives. What lies there in truth
has no influence on it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from tafelrunde.engine.decisions import Answer, Barrier, Decision, Ended, Flow, Question, Seat
from tafelrunde.engine.forks import Position
from tafelrunde.engine.games import Game
from tafelrunde.engine.saves import Step

S = TypeVar("S")
Fork = Callable[[], Position[S]]


class Worlds(Generic[S]):
    """Draws worlds for a seat that is asked something."""

    def __init__(self, game: Game[S], fork: Fork[S], seat: Seat) -> None:
        self.game, self.seat = game, seat
        self._fork = fork
        position = fork()
        self.decision = own_decision(position.question, seat)
        self._looked_at = game.trials.looked_at(position.state, self.decision)

    def draw(self, number: int) -> Position[S]:
        """The world of that number, at the very question that the seat is asked."""
        position = self._fork()
        self.game.trials.scramble(position.state, number, self.seat, self._looked_at)
        return position

    def answer(self, position: Position[S], answer: Answer) -> None:
        """Give the seat's answer in a world. Others who are asked at the same time do as little as
        they may: what they are offered depends on what the seat cannot see.
        """
        question = position.question
        if isinstance(question, Barrier):
            others = question.decisions
            position.answer([answer if d.seat == self.seat else least(d) for d in others])
        else:
            position.answer(answer)


def least(decision: Decision) -> Answer:
    """The answer that changes least: none of the options, the one that passes, or the first."""
    passing = [at for at, option in enumerate(decision.options) if option.ends]
    return (passing or list(range(decision.min)))[: decision.min]


def own_decision(question: Question | None, seat: Seat) -> Decision:
    """What a seat is asked, alone or among others."""
    if isinstance(question, Barrier):
        return next(each for each in question.decisions if each.seat == seat)
    assert question is not None
    return question


class Trail(Generic[S]):
    """The way of a running game since its last checkpoint, so that it can be forked at every
    question.
    """

    def __init__(self, game: Game[S], state: S) -> None:
        self.game, self.state = game, state
        self._checkpoint, self._since = game.clone(state), list[Step]()

    def follow(self, flow: Flow[None]) -> Flow[None]:
        """The same questions and answers; what is needed of them is kept."""
        given: Any = None
        try:
            while True:
                question = flow.send(given)
                if isinstance(question, Decision) and question.checkpoint:
                    self._checkpoint, self._since = self.game.clone(self.state), []
                given = yield question
                every = given if isinstance(question, Barrier) else [given]
                self._since.append(Step(0, [list(answer) for answer in every]))
        except (StopIteration, Ended):
            return

    def fork(self) -> Position[S]:
        """An independent copy of this very position."""
        start = self.game.clone(self._checkpoint)
        return Position(self.game, start, self._since, self.game.play)
