"""The history of a table: earlier positions, worked out by workers and never on the event loop.

Checkpoints that workers pass on their way are kept, packed, for all rooms together in a bounded
share of memory: so the next step of a replay, or the way back, is at most a few dozen answers long.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

import msgspec

from tafelrunde.bots.advice import Advice
from tafelrunde.bots.review import Moment
from tafelrunde.engine.content import Lang
from tafelrunde.engine.decisions import Seat
from tafelrunde.engine.games import Data, State
from tafelrunde.engine.journal import check_way_back
from tafelrunde.engine.saves import Step
from tafelrunde.engine.seeds import new_seed
from tafelrunde.engine.sessions import Session
from tafelrunde.table.game.jobs import (
    SPACING,
    Asked,
    Kept,
    Line,
    ReportAsked,
    Tell,
    Thought,
    Weighed,
    pack,
    unpack,
)
from tafelrunde.table.game.journal import Cut, Entry, Redone, Repaired, Returned, Undone
from tafelrunde.table.game.running_game import Key
from tafelrunde.table.game.workers import Workers, unheard
from tafelrunde.table.rest import ChronicleLine, TurningPoint
from tafelrunde.table.room.model import RoomModel

Failures = list[tuple[str, str]]
THOUGHT: Final = 500.0
"""So many milliseconds of a core a bot may take to look ahead."""
MEMORY: Final = 16_000_000
"""So many bytes of checkpoints are kept; those of rooms not looked at for longest go first."""


class Checkpoints:
    """Packed checkpoints by room and step; each with the answer before it, because only as long as
    that very answer stands in the game is it a checkpoint of it.
    """

    def __init__(self, memory: int = MEMORY) -> None:
        self.memory, self.size = memory, 0
        self._rooms: OrderedDict[str, dict[int, tuple[Step, bytes]]] = OrderedDict()

    def nearest(self, code: str, steps: Sequence[Step], latest: int) -> Kept | None:
        """The last checkpoint up to a step of this line of answers; others are forgotten."""
        kept = self._rooms.get(code, {})
        for at in [at for at, (done, _) in kept.items() if not stands_at(steps, at, done)]:
            self.size -= len(kept.pop(at)[1])
        at = max((at for at in kept if at <= latest), default=0)
        return Kept(at, kept[at][1]) if at else None

    def keep(self, code: str, steps: Sequence[Step], found: Sequence[Kept]) -> None:
        """Keep what was passed on this line of answers."""
        kept = self._rooms.setdefault(code, {})
        self._rooms.move_to_end(code)
        for each in found:
            if each.at > 0 and each.at not in kept:
                kept[each.at] = (steps[each.at - 1], each.state)
                self.size += len(each.state)
        while self.size > self.memory:
            self.forget(next(iter(self._rooms)))

    def forget(self, code: str) -> None:
        """A room is put away, or others need the memory."""
        self.size -= sum(len(state) for _, state in self._rooms.pop(code, {}).values())


def stands_at(steps: Sequence[Step], at: int, done: Step) -> bool:
    """Whether this very answer is the one before that step."""
    return at <= len(steps) and steps[at - 1] is done


class History:
    """Earlier positions of one room."""

    def __init__(self, model: RoomModel, workers: Workers, kept: Checkpoints) -> None:
        self._model = model
        self.workers, self.kept = workers, kept

    @property
    def session(self) -> Session[State]:
        """The game as it stands."""
        return self._model.running().session

    # --- Lines ------------------------------------------------------------------------------------

    def line(self, step: int, latest: int | None = None) -> Line:
        """The game up to a step, from the nearest checkpoint, which is at most the `latest`."""
        session, latest = self.session, step if latest is None else latest
        at = session.nearest(latest)
        kept = self.kept.nearest(self._model.code, session.steps, latest)
        if kept is not None and kept.at >= at:
            return self._line(step, kept.at, kept.state)
        state = next((state for known, state in session.snapshots if known == at > 0), None)
        return self._line(step, at, b"" if state is None else pack(session.rules.dump(state)))

    def _line(self, step: int, at: int = 0, state: bytes = b"") -> Line:
        session = self.session
        origin: Data | None = None
        if at == 0 and session.origin is not None:
            origin = session.rules.dump(session.origin)
        steps = session.steps[at:step]
        game, setup, seed = session.rules.id, session.setup, session.seed
        return Line(game, setup, seed, origin, at, state, steps)

    async def _run(
        self, job: str, line: Line, *more: bytes, extra: float = 0.0, tell: Tell = unheard
    ) -> list[bytes]:
        """Let a worker do something with a line."""
        estimate = 2.0 + len(line.steps) / 20 + extra
        content = msgspec.json.encode(line)
        return await self.workers.run(job, content, *more, estimate=estimate, tell=tell)

    def _learn(self, steps: Sequence[Step], content: bytes) -> list[Kept]:
        found = msgspec.msgpack.decode(content, type=list[Kept])
        self.kept.keep(self._model.code, steps, found)
        return found

    # --- Looking back -----------------------------------------------------------------------------

    async def replay(self, step: int, key: Key, lang: Lang) -> tuple[bytes, Failures]:
        """The table as somebody saw it after so many answers: a `Past` as JSON, and what could not
        be shown.
        """
        steps = self.session.steps[:step]
        line = self.line(step, max(0, step - 1))  # the last answer tells what it did
        asked = msgspec.json.encode(Asked(key, lang))
        past, kept, failures = await self._run("replay", line, asked)
        self._learn(steps, kept)
        return past, msgspec.msgpack.decode(failures, type=Failures)

    async def ending(self, lang: Lang) -> bytes:
        """How the game ended: an `EndingView` as JSON."""
        line, asked = self._line(self.session.step), msgspec.json.encode(Asked((), lang))
        (found,) = await self._run("ending", line, asked)
        return found

    async def chronicle(self, lang: Lang) -> list[ChronicleLine]:
        """Everything that happened at this table, line by line."""
        line, asked = self._line(self.session.step), msgspec.json.encode(Asked((), lang))
        (found,) = await self._run("chronicle", line, asked)
        return msgspec.json.decode(found, type=list[ChronicleLine])

    async def fork(self, step: int) -> tuple[bytes, list[bytes]]:
        """The line up to a step as entries, and a snapshot after the last of them."""
        snapshot, *entries = await self._run("fork", self._line(step))
        return snapshot, entries

    async def deal_anew(self, step: int, seed: int) -> Data:
        """A position for those who may not learn how this one goes on."""
        (origin,) = await self._run("deal_anew", self.line(step), str(seed).encode())
        found: Data = msgspec.json.decode(origin)
        return found

    async def report(self, name: str, without: Seat | None = None) -> bytes:
        """The present position as a scenario file; for a seat, `without` what it may not know."""
        line = self.line(self.session.step, self.session.snapshots[-1][0])
        asked = ReportAsked(name, without, new_seed())
        (text,) = await self._run("report", line, msgspec.json.encode(asked))
        return text

    async def think(self, bot: str, seat: Seat) -> list[int]:
        """What a bot that looks ahead answers now for a seat."""
        line = self.line(self.session.step, self.session.snapshots[-1][0])
        thought = msgspec.json.encode(Thought(bot, seat))
        (answer,) = await self._run("think", line, thought, extra=THOUGHT)
        return msgspec.json.decode(answer, type=list[int])

    async def advise(self, seat: Seat, tell: Tell) -> list[Advice]:
        """The best answers that a seat can give now, the best first."""
        line = self.line(self.session.step, self.session.snapshots[-1][0])
        parts = await self._run("advise", line, str(seat).encode(), extra=THOUGHT, tell=tell)
        return msgspec.json.decode(parts[0], type=list[Advice])

    async def weigh(self) -> Weighed:
        """How the chances went in the whole game."""
        steps = self.session.steps[:]
        weighed, kept = await self._run("weigh", self._line(len(steps)), extra=len(steps) / 2)
        self._learn(steps, kept)
        return msgspec.json.decode(weighed, type=Weighed)

    async def judge(self, moment: Moment, tell: Tell) -> TurningPoint | None:
        """What a bot that looks ahead thinks of an answer that was given."""
        asked, line = msgspec.json.encode(moment), self.line(moment.step)
        parts = await self._run("judge", line, asked, extra=THOUGHT, tell=tell)
        return msgspec.json.decode(parts[0], type=TurningPoint) if parts else None

    # --- Going back -------------------------------------------------------------------------------

    async def make_ready(self, entry: Entry) -> None:
        """Have at hand what it takes to play an entry in a moment.

        Raises `UndoRefused` or `BadRepair` where the way back, or the repair, leads nowhere.
        """
        session = self.session
        match entry:
            case Undone() if not session.partial:
                await self._find_way_back(session.step - entry.steps)
            case Returned() | Cut():
                await self._find_way_back(entry.step)
            case Repaired():
                await self._foresee(entry.words)
            case Redone() if session.undone and session.undone[-1].repair is not None:
                await self._foresee(session.undone[-1].repair.words)
            case _:
                return

    async def check(self, entry: Entry) -> None:
        """Raise `UndoRefused`, `BadRepair` or `StaleDecision` if an entry could not be played."""
        await self.make_ready(entry)
        session = self.session
        match entry:
            case Undone():
                check_way_back(session, session.step - entry.steps)
            case Returned():
                check_way_back(session, entry.step)
            case Repaired():
                session.check_repair(entry.words, session.step)
            case _:
                return

    async def _find_way_back(self, step: int) -> None:
        session = self.session
        if not 0 <= step <= session.step or self._is_near(step):
            return
        steps = session.steps[:step]
        (content,) = await self._run("way_back", self.line(step))
        last = self._learn(steps, content)[-1]
        if last.at and stands_at(session.steps, last.at, steps[last.at - 1]):
            session.remember(last.at, session.rules.load(unpack(last.state)))

    def _is_near(self, step: int) -> bool:
        """Whether few answers, and no repair, lie between a step and a checkpoint before it."""
        between = self.session.steps[self.session.nearest(step) : step]
        return len(between) <= SPACING and all(done.repair is None for done in between)

    async def word_openly(self, words: Sequence[str]) -> tuple[str, ...]:
        """Words of a repair that name open cards alone; raises `BadRepair` for others."""
        at, state = self.session.snapshots[-1]
        line = self._line(at, at, pack(self.session.rules.dump(state)))
        said = msgspec.json.encode(words)
        (found,) = await self._run("word_openly", line, said, extra=2.0 * len(words))
        return msgspec.json.decode(found, type=tuple[str, ...])

    async def _foresee(self, words: Sequence[str]) -> None:
        session = self.session
        if session.foresees(words):
            return
        at, state = session.snapshots[-1]
        line = self._line(at, at, pack(session.rules.dump(state)))
        said = msgspec.json.encode(words)
        (changed,) = await self._run("repair", line, said, extra=2.0 * len(words))
        if session.snapshots[-1][1] is state:
            session.foresee(words, session.rules.load(unpack(changed)))
