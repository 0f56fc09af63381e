"""A game that is answered pick by pick and can be copied at every question, as searches do."""

from __future__ import annotations

from typing import NamedTuple, Self

from tafelrunde.engine.decisions import Decision, Seat
from tafelrunde.engine.games import State
from tafelrunde.research.table import PickedTable


class Dealt(NamedTuple):
    """What a seat does not know was dealt anew from a number."""

    seat: int
    number: int


class CopiedTable(PickedTable):
    """Keeps the state at the last checkpoint and what came after it, which a copy plays again."""

    def _begin(self, state: State) -> None:
        self.start = self.game.clone(state)
        self.since: list[list[int] | list[list[int]] | Dealt] = []
        super()._begin(state)

    def _send(self, answer: list[int] | list[list[int]]) -> None:
        super()._send(answer)
        question = self.position.question
        if isinstance(question, Decision) and question.checkpoint:
            self.start, self.since = self.game.clone(self.position.state), []
        else:
            self.since.append(answer)

    def deal_anew(self, seat: int, number: int) -> None:
        """Exchange everything that a seat does not know, chance included; what lies there in truth
        has no influence.
        """
        decision, trials = self.decision, self.game.trials
        assert decision is not None
        looked_at = trials.looked_at(self.position.state, decision)
        trials.scramble(self.position.state, number, Seat(seat), looked_at)
        self.since.append(Dealt(seat, number))

    def __deepcopy__(self, memo: object) -> Self:
        """An independent copy of this very position."""
        twin = type(self).__new__(type(self))
        twin.game, twin.width, twin.given, twin.picked = self.game, self.width, [], []
        twin._begin(self.game.clone(self.start))
        for each in self.since:
            if isinstance(each, Dealt):
                twin.deal_anew(each.seat, each.number)
            else:
                twin._send(each)
        twin.given, twin.picked = [*self.given], [*self.picked]
        return twin
