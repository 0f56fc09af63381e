"""Sessions: a running game that can be saved, loaded, taken back, played again and forked.

A position is the state at a checkpoint and the few answers since. Save, undo, replay, fork and
recovery after a crash all rest on this one rule.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic, TypeVar

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
    BadRepair,
    DamagedSave,
    EveningGoesOn,
    GameIsOver,
    IllegalMove,
    NewerSave,
    NotYourDecision,
    RuleTrouble,
    StaleDecision,
    UndoRefused,
)
from tafelrunde.engine.events import AnyEvent
from tafelrunde.engine.files import read_file as read_file
from tafelrunde.engine.files import write_file as write_file
from tafelrunde.engine.forks import Position as Position
from tafelrunde.engine.games import Data, GameRules, Outcome, SetupData
from tafelrunde.engine.limits import STEPS
from tafelrunde.engine.notes import PositionRepaired, RepairTakenBack, stays
from tafelrunde.engine.repairs import repaired
from tafelrunde.engine.saves import Repair, write_save
from tafelrunde.engine.saves import SaveData as SaveData
from tafelrunde.engine.saves import SaveFile as SaveFile
from tafelrunde.engine.saves import Step as Step
from tafelrunde.engine.saves import read_save as read_save

S = TypeVar("S")
HOST: Final = Seat(-2)
"""Who repairs: the host of the table, whatever seat that person holds."""
GOES_ON: Final = "goes_on"
"""Under this key a saved game keeps at which table it goes on."""
KEPT: Final = 3
"""So many recent checkpoints are kept in memory; older ones are thinned out. With all its copies a
game takes several times as much memory as by itself, and a way back of some answers is short.
"""


class Session(Generic[S]):
    """One running game: the state, the open question, and everything answered so far."""

    _foreseen: tuple[S, tuple[str, ...], S] | None = None

    def __init__(
        self,
        rules: GameRules[S],
        setup: SetupData,
        seed: int = 0,
        *,
        origin: S | None = None,
        play: Callable[[S], Flow[None]] | None = None,
    ) -> None:
        self.rules = rules
        self.setup = dict(setup)
        self.table: Data = {}
        self.seed = seed
        self.play = play or rules.play
        self.origin = rules.clone(origin) if origin is not None else None
        self.log: list[AnyEvent] = []
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
        self.table.pop(GOES_ON, None)
        self.rules.listen(state, self.log)
        self.snapshots = [(at, kept) for at, kept in self.snapshots if at <= step]
        if not self.snapshots or self.snapshots[-1][0] != step:
            self.snapshots.append((step, self.rules.clone(state)))
        self._flow: Flow[None] = self.play(state)
        self.question: Question | None = None
        self._advance(None)

    def _advance(self, answer: object) -> None:
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
    def outcome(self) -> Outcome | None:
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

    def close(self, table: str) -> None:
        """Nothing more is asked here, unless answers are taken back: the game goes on at another
        table.
        """
        if not self.is_between:
            raise EveningGoesOn("An evening ends between two actions; something is going on.")
        self.table[GOES_ON] = table
        self.undone = []
        self.question = None

    @property
    def goes_on(self) -> str:
        """At which other table the game goes on; empty while it is played here."""
        table: str = self.table.get(GOES_ON, "")
        return table

    @property
    def is_between(self) -> bool:
        """Whether the state alone says where the game stands, and somebody is asked."""
        between = self.snapshots[-1][0] == self.step and not self.partial
        return between and self.question is not None

    # --- Repairs ----------------------------------------------------------------------------------

    def repair(self, words: Sequence[str], by: str = "") -> None:
        """Change the position at the last checkpoint by words and play on from there, as one step.

        What was answered since that checkpoint counts no more, until the repair is taken back.
        Raises `BadRepair`, and nothing has changed.
        """
        self._repair(Repair(by, tuple(words)))
        self.undone = []

    def check_repair(self, words: Sequence[str], step: int) -> None:
        """Raise an error if the table is not at that step any more, or these words cannot be
        carried out; nothing changes.
        """
        if step != self.step:
            raise StaleDecision("The table has moved on since.")
        changed = self._repaired(words)
        try:
            Position(self.rules, changed, (), self.play)
        except Exception as trouble:
            raise BadRepair(f"The game cannot go on from there ({trouble}).") from trouble

    def _repair(self, wanted: Repair) -> None:
        at = self.snapshots[-1][0]
        changed = self._repaired(wanted.words)
        before, told, dropped = self.__dict__.copy(), len(self.log), len(self.steps) - at
        self.log.append(PositionRepaired(by=wanted.by, words=wanted.words, dropped=dropped))
        self.logged = [*self.logged, told]
        self.partial = {}
        try:
            self._begin_anew(changed, Step(HOST, [], True, True, wanted))
            self._foreseen = None
        except Exception as trouble:
            self.__dict__.update(before)
            del self.log[told:]
            raise BadRepair(f"The game cannot go on from there ({trouble}).") from trouble

    def foresee(self, words: Sequence[str], changed: S) -> None:
        """Keep what a repair of the present position leads to; it was worked out elsewhere."""
        self._foreseen = (self.snapshots[-1][1], tuple(words), changed)

    def foresees(self, words: Sequence[str]) -> bool:
        """Whether it is known what these words lead to."""
        state, said, _ = self._foreseen or (None, (), None)
        return state is self.snapshots[-1][1] and said == tuple(words)

    def _repaired(self, words: Sequence[str]) -> S:
        """A copy of the last checkpoint with these changes; raises `BadRepair`."""
        if self._foreseen is not None and self.foresees(words):
            return self.rules.clone(self._foreseen[2])
        return repaired(self.rules, self.snapshots[-1][1], words)

    def _begin_anew(self, state: S, step: Step) -> None:
        """Play on from a repaired state, which is a checkpoint of its own."""
        self.steps = [*self.steps, step]
        self._start(state, len(self.steps))

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
        log = self.log[:keep] + [event for event in self.log[keep:] if stays(event)]
        self.steps = steps[:at]
        self.log = []
        self.partial = {}
        self._start(self.rules.clone(state), at)
        for done in steps[at:]:
            self._replay(done)
        self.log = log
        self.logged = self.logged[:step]
        self.rules.listen(self.state, self.log)

    def _replay(self, done: Step) -> None:
        """Play a step again that was played before."""
        if done.repair is not None:
            last = self.snapshots[-1][1]
            self._begin_anew(repaired(self.rules, last, done.repair.words), done)
            return
        self.steps.append(done)
        single = not isinstance(self.question, Barrier)
        self._advance(done.answers[0] if single else done.answers)

    def nearest(self, step: int) -> int:
        """The last step up to this one of which a checkpoint is at hand; 0 where none is."""
        return max((at for at, _ in self.snapshots if at <= step), default=0)

    def remember(self, at: int, state: S) -> None:
        """Have the checkpoint of an earlier step at hand again, so that the way back is short."""
        if at < self.snapshots[-1][0]:
            others = [kept for kept in self.snapshots if kept[0] != at]
            self.snapshots = sorted([*others, (at, state)], key=lambda kept: kept[0])

    def undo(self, steps: int = 1, *, free: bool = True, by: str = "") -> None:
        """Take answers back; without `free`, none that used chance or brought something hidden to
        light. That a repair was taken back stays in the log.
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
        repairs = [step.repair for step in reversed(taken) if step.repair is not None]
        self.log += [RepairTakenBack(by=by, words=repair.words) for repair in repairs]

    def redo(self) -> None:
        """Give the answer again that was taken back last."""
        if not self.undone:
            raise UndoRefused("There is nothing to play again.")
        undone = self.undone
        step = undone.pop()
        if step.repair is not None:
            self._repair(step.repair)
        else:
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
        return write_save(data)

    @classmethod
    def load(
        cls,
        rules: GameRules[S],
        content: bytes,
        play: Callable[[S], Flow[None]] | None = None,
    ) -> Session[S]:
        """Open a saved game; raises `DamagedSave` or `NewerSave`, and never half a game."""
        return cls.resumed(rules, read_save(content), play)

    @classmethod
    def resumed(
        cls,
        rules: GameRules[S],
        data: SaveData,
        play: Callable[[S], Flow[None]] | None = None,
    ) -> Session[S]:
        """The game that such data describe; raises `DamagedSave` or `NewerSave`."""
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
        except Exception as trouble:
            if isinstance(trouble, DamagedSave):
                raise
            raise DamagedSave(f"The saved game cannot be read ({trouble}).") from trouble
        return session

    def _resume(self, state: S, data: SaveData) -> None:
        """Take up a saved game; answers that the rules no longer allow or bear are left out."""
        if not 0 <= data.snapshot_step <= len(data.steps):
            raise DamagedSave("The saved game is damaged: its answers do not fit its position.")
        self.log, self.undone, self.partial, self.snapshots = [], [], {}, []
        goes_on = self.goes_on
        self.steps = data.steps[: data.snapshot_step]
        self.logged = [0] * data.snapshot_step
        self._start(state, data.snapshot_step)
        for step in data.steps[data.snapshot_step :]:
            waiting = (
                self.decisions
            )  # a repair, which is a checkpoint, never comes after the last one
            if len(waiting) != len(step.answers) or any(
                d.refusal(a) for d, a in zip(waiting, step.answers, strict=True)
            ):
                return
            try:
                self._take(step.seat, step.answers)
            except RuleTrouble:
                return
        if isinstance(self.question, Barrier):
            self._join_again(self.question, data.partial)
        if goes_on and self.is_between:
            self.close(goes_on)

    def _join_again(self, barrier: Barrier, partial: Mapping[int, list[int]]) -> None:
        """Take up what was answered of a barrier that waits for others."""
        for index, waiting in enumerate(barrier.decisions):
            chosen = partial.get(index)
            if chosen is not None and waiting.refusal(chosen) is None:
                self.partial[index] = chosen
        if not self.decisions:
            self.partial = {}  # a complete barrier would have been played on
