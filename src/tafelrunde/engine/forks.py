"""Forks: a light copy of a position, for bots that try things out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from tafelrunde.engine.decisions import Barrier, Ended, Flow, Question
from tafelrunde.engine.games import GameRules
from tafelrunde.engine.limits import STEPS
from tafelrunde.engine.saves import Step

S = TypeVar("S")


class Position(Generic[S]):
    """A light copy of a position: no history, no events, as fast as the rules allow."""

    __slots__ = ("flow", "question", "rules", "state")

    def __init__(
        self,
        rules: GameRules[S],
        state: S,
        since: Sequence[Step],
        play: Callable[[S], Flow[None]],
    ) -> None:
        self.rules = rules
        self.state = state
        rules.listen(state, None)
        self.flow = play(state)
        self.question: Question | None = None
        self._send(None)
        for step in since:
            barrier = isinstance(self.question, Barrier)
            self._send(step.answers if barrier else step.answers[0])

    def _send(self, answer: object) -> None:
        STEPS.renew()
        try:
            self.question = self.flow.send(answer)
        except (StopIteration, Ended):
            self.question = None

    def answer(self, answer: object) -> None:
        """Play on: the indices of a decision, or one list of them for each decision of a
        barrier.
        """
        self._send(answer)
