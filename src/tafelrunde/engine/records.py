"""Records: a running game that can be saved, loaded, taken back, played again and forked.

A position is the state at a checkpoint and the few answers since. Save, undo, replay, fork and
recovery after a crash all rest on this one rule.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

import msgspec

from tafelrunde.engine.decisions import (
    PARTY,
    Answer,
    Barrier,
    Decision,
    Ended,
    Flow,
    Question,
    Seat,
)
from tafelrunde.engine.errors import (
    DamagedSave,
    GameIsOver,
    IllegalMove,
    NewerSave,
    NotYourDecision,
    RuleTrouble,
    StaleDecision,
    TafelrundeError,
    UndoRefused,
)
from tafelrunde.engine.files import read_file as read_file
from tafelrunde.engine.files import write_file as write_file
from tafelrunde.engine.games import Data, GameRules
from tafelrunde.engine.limits import STEPS

S = TypeVar("S")
FORMAT: Final = 1
KEPT: Final = 24
"""So many recent checkpoints are kept in memory; older ones are thinned out."""


class Step(msgspec.Struct, array_like=True):
    """One accepted answer, and whether it used chance or brought something hidden to light."""

    seat: int
    answers: list[list[int]]  # one list, or one for each decision of a barrier
    chance: bool = False
    revealed: bool = False


class SaveData(msgspec.Struct):
    """What a saved game holds: how it began, every answer, and the state at the last checkpoint."""

    game: str
    rules_version: int
    setup: dict[str, Any]
    seed: int
    origin: dict[str, Any] | None
    steps: list[Step]
    snapshot: dict[str, Any]
    snapshot_step: int
    partial: dict[int, list[int]] = {}  # answers to a barrier that still waits for others
    table: dict[str, Any] = {}  # what a client keeps with the game, such as seats; no rule reads it


class SaveFile(msgspec.Struct):
    """The file around it; the checksum tells damage from truth."""

    tafelrunde: int
    sha256: str
    save: msgspec.Raw


class Session(Generic[S]):
    """One running game: the state, the open question, and everything answered so far."""

    def __init__(
        self,
        rules: GameRules[S],
        setup: Mapping[str, Any],
        seed: int = 0,
        *,
        origin: S | None = None,
        play: Callable[[S], Flow[None]] | None = None,
    ) -> None:
        self.rules = rules
        self.setup = dict(setup)
        self.table: dict[str, Any] = {}
        self.seed = seed
        self.play = play or rules.play
        self.origin = rules.clone(origin) if origin is not None else None
        self.log: list[Any] = []
        self.steps: list[Step] = []
        self.undone: list[Step] = []
        self.partial: dict[int, list[int]] = {}
        self.snapshots: list[tuple[int, S]] = []
        self.logged: list[int] = []
        self._start(rules.clone(origin) if origin is not None else rules.new(setup, seed), 0)

    # --- Asking and answering ---------------------------------------------------------------------

    def _start(self, state: S, step: int) -> None:
        """Take up a state at a checkpoint and play to the first question."""
        self.state = state
        self.rules.listen(state, self.log)
        self.snapshots = [(at, kept) for at, kept in self.snapshots if at <= step]
        if not self.snapshots or self.snapshots[-1][0] != step:
            self.snapshots.append((step, self.rules.clone(state)))
        self._flow: Generator[Question, Any, None] = self.play(state)
        self.question: Question | None = None
        self._advance(None)

    def _advance(self, answer: Any) -> None:
        STEPS.renew()
        try:
            self.question = self._flow.send(answer)
        except (StopIteration, Ended):
            self.question = None
            return
        if isinstance(self.question, Decision) and self.question.checkpoint:
            self._keep(len(self.steps))

    def _keep(self, step: int) -> None:
        """Keep a copy of the state at this checkpoint; thin out the older ones."""
        if self.snapshots and self.snapshots[-1][0] == step:
            self.snapshots.pop()
        self.snapshots.append((step, self.rules.clone(self.state)))
        if len(self.snapshots) > 2 * KEPT:
            old, recent = self.snapshots[:-KEPT], self.snapshots[-KEPT:]
            self.snapshots = old[::2] + recent

    @property
    def step(self) -> int:
        """How many answers were given; an answer names it, so that a stale one is recognised."""
        return len(self.steps)

    @property
    def decisions(self) -> list[Decision]:
        """The open decisions: one, several of a barrier that still wait, or none at the end."""
        if isinstance(self.question, Barrier):
            waiting = enumerate(self.question.decisions)
            return [decision for index, decision in waiting if index not in self.partial]
        return [self.question] if self.question is not None else []

    @property
    def outcome(self) -> Data | None:
        """How the game ended; None while it goes on."""
        return self.rules.outcome(self.state)

    def decision_for(self, seat: Seat) -> Decision | None:
        """The decision that this seat may answer now."""
        for decision in self.decisions:
            if seat in (decision.seat, PARTY) or decision.seat == PARTY:
                return decision
        return None

    def answer(self, seat: Seat, chosen: Answer, step: int | None = None) -> None:
        """Accept an answer, or refuse it with an error and change nothing."""
        if step is not None and step != self.step:
            raise StaleDecision("That decision is no longer open.")
        if self.question is None:
            raise GameIsOver("The game is over.")
        decision = self.decision_for(seat)
        if decision is None:
            raise NotYourDecision("Another seat has to decide now.")
        refusal = decision.refusal(chosen)
        if refusal is not None:
            raise IllegalMove(refusal, why=decision.why)
        self.undone.clear()
        if isinstance(self.question, Barrier):
            self._join(self.question, decision, list(chosen))
        else:
            self._take(seat, [list(chosen)])

    def _join(self, barrier: Barrier, decision: Decision, chosen: list[int]) -> None:
        """An answer to one decision of a barrier; play goes on when all are there."""
        self.partial[list(barrier.decisions).index(decision)] = chosen
        if len(self.partial) == len(barrier.decisions):
            answers = [self.partial[index] for index in range(len(barrier.decisions))]
            self._take(PARTY, answers)

    def _take(self, seat: int, answers: list[list[int]]) -> None:
        """Play on with a complete answer; if a rule fails the table returns to this very
        decision.
        """
        before = self.rules.mark(self.state)
        self.logged.append(len(self.log))
        step = Step(seat, answers)
        self.steps.append(step)
        single = not isinstance(self.question, Barrier)
        self.partial = {}
        try:
            self._advance(answers[0] if single else answers)
        except Exception as trouble:
            self.steps.pop()
            self._return_to(len(self.steps))
            raise RuleTrouble(
                f"A rule failed ({trouble}); the table is back at the last decision.",
                report=f"step {len(self.steps)}, answer {answers}: {trouble!r}",
            ) from trouble
        after = self.rules.mark(self.state)
        step.chance = before[0] != after[0]
        step.revealed = before[1] != after[1]

    # --- Undo, redo, fork -------------------------------------------------------------------------

    def _return_to(self, step: int) -> None:
        """Bring back the position after so many answers: the last checkpoint before it, and the
        answers since.
        """
        at, state = next(
            ((at, kept) for at, kept in reversed(self.snapshots) if at <= step),
            (0, None),
        )
        if state is None:
            state = (
                self.origin if self.origin is not None else self.rules.new(self.setup, self.seed)
            )
        steps = self.steps[:step]
        keep = self.logged[step] if step < len(self.logged) else len(self.log)
        log = self.log[:keep]
        self.steps = steps[:at]
        self.log = []
        self.partial = {}
        self._start(self.rules.clone(state), at)
        for done in steps[at:]:
            self.steps.append(done)
            single = not isinstance(self.question, Barrier)
            self._advance(done.answers[0] if single else done.answers)
        self.log = log
        self.logged = self.logged[:step]
        self.rules.listen(self.state, self.log)

    def undo(self, steps: int = 1, *, free: bool = True) -> None:
        """Take answers back; without `free`, none that used chance or brought something hidden to
        light.
        """
        if self.partial:
            self.partial = {}
            return
        if steps > len(self.steps):
            raise UndoRefused("There is nothing left to take back.")
        taken = self.steps[len(self.steps) - steps :]
        if not free and any(step.chance or step.revealed for step in taken):
            raise UndoRefused("That step used chance or revealed something; it stands.")
        undone = [*self.undone, *reversed(taken)]
        before = self.__dict__.copy()
        try:
            self._return_to(len(self.steps) - steps)
        except Exception as trouble:  # older answers need not fit a rule that was corrected since
            self.__dict__.update(before)
            raise UndoRefused(
                "The answers before no longer fit the rules; they stand."
            ) from trouble
        self.undone = undone

    def redo(self) -> None:
        """Give the answer again that was taken back last."""
        if not self.undone:
            raise UndoRefused("There is nothing to play again.")
        undone = self.undone
        step = undone.pop()
        self._take(step.seat, step.answers)
        self.undone = undone

    def is_clean(self) -> bool:
        """Whether the last answer can be taken back without anybody having learned anything."""
        return bool(self.steps) and not (self.steps[-1].chance or self.steps[-1].revealed)

    def fork(self) -> Position[S]:
        """An independent copy of this very position, for bots that try things out."""
        at, state = self.snapshots[-1]
        return Position(self.rules, self.rules.clone(state), self.steps[at:], self.play)

    # --- Saving -----------------------------------------------------------------------------------

    def save(self) -> bytes:
        """The game as a file: how it began, every answer, the state at the last checkpoint."""
        at, state = self.snapshots[-1]
        data = SaveData(
            self.rules.id,
            self.rules.version,
            self.setup,
            self.seed,
            self.rules.dump(self.origin) if self.origin is not None else None,
            self.steps,
            self.rules.dump(state),
            at,
            self.partial,
            self.table,
        )
        payload = msgspec.json.encode(data)
        digest = hashlib.sha256(payload).hexdigest()
        return msgspec.json.encode(SaveFile(FORMAT, digest, msgspec.Raw(payload)))

    @classmethod
    def load(
        cls,
        rules: GameRules[S],
        content: bytes,
        play: Callable[[S], Flow[None]] | None = None,
    ) -> Session[S]:
        """Open a saved game; raises `DamagedSave` or `NewerSave`, and never half a game."""
        data = read_save(content)
        if data.game != rules.id:
            raise DamagedSave(f"This is a saved game of {data.game}, not of {rules.id}.")
        if data.rules_version > rules.version:
            raise NewerSave("This game was saved by a later version of the program.")
        try:
            origin = rules.load(data.origin) if data.origin is not None else None
            state = rules.load(data.snapshot)
            session = cls.__new__(cls)
            session.rules, session.setup, session.seed = rules, data.setup, data.seed
            session.table, session.origin = data.table, origin
            session.play = play or rules.play
            session._resume(state, data)
        except TafelrundeError:
            raise
        except Exception as trouble:
            raise DamagedSave(f"The saved game cannot be read ({trouble}).") from trouble
        return session

    def _resume(self, state: S, data: SaveData) -> None:
        """Take up a saved game; answers that a corrected rule no longer allows are left out."""
        if not 0 <= data.snapshot_step <= len(data.steps):
            raise DamagedSave("The saved game is damaged: its answers do not fit its position.")
        self.log, self.undone, self.partial, self.snapshots = [], [], {}, []
        self.steps = data.steps[: data.snapshot_step]
        self.logged = [0] * data.snapshot_step
        self._start(state, data.snapshot_step)
        for step in data.steps[data.snapshot_step :]:
            waiting = self.decisions
            if len(waiting) != len(step.answers) or any(
                d.refusal(a) for d, a in zip(waiting, step.answers, strict=True)
            ):
                return
            self._take(step.seat, step.answers)
        if isinstance(self.question, Barrier):
            for index, waiting_one in enumerate(self.question.decisions):
                chosen = data.partial.get(index)
                if chosen is not None and waiting_one.refusal(chosen) is None:
                    self.partial[index] = chosen
            if not self.decisions:
                self.partial = {}  # a complete barrier would have been played on


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

    def _send(self, answer: Any) -> None:
        STEPS.renew()
        try:
            self.question = self.flow.send(answer)
        except (StopIteration, Ended):
            self.question = None

    def answer(self, answer: Any) -> None:
        """Play on: the indices of a decision, or one list of them for each decision of a
        barrier.
        """
        self._send(answer)


def read_save(content: bytes) -> SaveData:
    """The data of a saved game; raises `DamagedSave` or `NewerSave`."""
    try:
        file = msgspec.json.decode(content, type=SaveFile)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as trouble:
        raise DamagedSave("This is not a saved game, or it is damaged.") from trouble
    if file.tafelrunde > FORMAT:
        raise NewerSave("This game was saved by a later version of the program.")
    payload = bytes(file.save)
    if hashlib.sha256(payload).hexdigest() != file.sha256:
        raise DamagedSave("The saved game is damaged: its checksum does not match.")
    try:
        return msgspec.json.decode(payload, type=SaveData)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as trouble:
        raise DamagedSave("This is not a saved game, or it is damaged.") from trouble
