"""A game that is answered pick by pick: the one thing that both environments are built on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import msgspec
import numpy as np
from numpy.typing import NDArray

from tafelrunde.engine.decisions import PARTY, Barrier, Decision
from tafelrunde.engine.forks import Position
from tafelrunde.engine.games import SetupData, State
from tafelrunde.engine.registry import find_game
from tafelrunde.research.encoding import Array, Plain, encode

Mask = NDArray[np.int8]


class PickedTable:
    """A running game. An action is the number of an option; where several are chosen they are
    picked one after the other, and the last action says that it is enough.
    """

    def __init__(self, game: str, players: int, setup: SetupData, seed: int, width: int) -> None:
        self.game, self.width = find_game(game), width
        chosen = self.game.trials.setup_for(seed, players, setup)
        self.given: list[list[int]] = []
        self.picked: list[int] = []
        self._begin(self.game.new(chosen, seed))

    def _begin(self, state: State) -> None:
        self.position = Position(self.game, state, [], self.game.play)

    @property
    def decision(self) -> Decision | None:
        """The open decision; of several that are due at once the first that is not answered."""
        question = self.position.question
        if isinstance(question, Barrier):
            return question.decisions[len(self.given)]
        return question

    @property
    def seat(self) -> int:
        """Who decides; the first seat speaks for the party."""
        decision = self.decision
        return 0 if decision is None or decision.seat == PARTY else decision.seat

    @property
    def enough(self) -> int:
        """The action that says that enough is picked."""
        return self.width

    def mask(self) -> Mask:
        """1 for every action that is legal now; of very many options the first can be picked."""
        mask = np.zeros(self.width + 1, dtype=np.int8)
        if (decision := self.decision) is not None:
            mask[: len(decision.options)] = 1
            mask[self.picked] = 0
            mask[self.enough] = len(self.picked) >= decision.min != decision.max
        return mask

    def names(self) -> list[str]:
        """What the actions that are options stand for, by their ids."""
        decision = self.decision
        return [option.id for option in decision.options] if decision else []

    def step(self, action: int) -> None:
        """Pick an option, or say that it is enough."""
        decision = self.decision
        assert decision is not None
        if not self.mask()[action]:
            raise ValueError(f"The action {action} is not legal now.")
        if action != self.enough:
            self.picked.append(action)
        if action == self.enough or len(self.picked) == decision.max:
            picked, self.picked = self.picked, []
            self._answer(picked)

    def answer(self, picked: Sequence[int]) -> None:
        """Answer the open decision as a whole, as a bot does."""
        self._answer(list(picked))

    def _answer(self, picked: list[int]) -> None:
        question = self.position.question
        if not isinstance(question, Barrier):
            self._send(picked)
            return
        self.given.append(picked)
        if len(self.given) == len(question.decisions):
            given, self.given = self.given, []
            self._send(given)

    def _send(self, answer: list[int] | list[list[int]]) -> None:
        self.position.answer(answer)

    def view(self, seat: int) -> Plain:
        """What a seat sees, as plain data."""
        return cast(
            Plain, msgspec.to_builtins(self.game.shown.present(self.position.state, [seat]))
        )

    def array(self, seat: int, size: int) -> Array:
        """The same, with what is asked, as an array."""
        decision = self.decision
        asked: Plain = {"key": decision.key, "picked": [*self.picked]} if decision else {}
        return encode({"view": self.view(seat), "asked": asked}, size)

    def rewards(self) -> list[float]:
        """1 for whoever has won, -1 for whoever has not; nothing before the end."""
        ended = self.game.outcome(self.position.state)
        seats = range(self.game.seats(self.position.state))
        if self.position.question is not None or ended is None:
            return [0.0 for _ in seats]
        if ended.winner is not None:
            return [1.0 if seat == ended.winner else -1.0 for seat in seats]
        return [1.0 if ended.won else -1.0 for _ in seats]
