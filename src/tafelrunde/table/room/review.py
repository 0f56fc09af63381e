"""The review of a game that is over: how the chances went, and which answers decided it."""

from __future__ import annotations

import asyncio
from functools import partial

import msgspec
from msgspec.structs import replace

from tafelrunde.bots.review import TOLD, Moment
from tafelrunde.engine.errors import TafelrundeError
from tafelrunde.table.costs import PAYER
from tafelrunde.table.refusals import NotOver
from tafelrunde.table.rest import ReviewView, TurningPoint
from tafelrunde.table.room.advice import need_adviser
from tafelrunde.table.room.history import History
from tafelrunde.table.room.model import RoomModel
from tafelrunde.table.room.rulings import Actor, ChangeRecord
from tafelrunde.table.storage.store import ReviewRecord, RoomRecord


class Reviewer:
    """Thinks about the game of a room once it is over; what was found is kept with the room."""

    def __init__(self, model: RoomModel, actor: Actor, history: History) -> None:
        self._model, self._actor, self._history = model, actor, history
        self._task: asyncio.Task[None] | None = None
        self._trouble: TafelrundeError | None = None
        self._percent = 0

    def view(self) -> ReviewView:
        """What is known so far; raises `NotOver`, `NoAdvice`, or why it could not be found out."""
        need_adviser(self._model)
        if self._model.plays_on:
            raise NotOver("The game is not over yet.")
        if self._task is not None and not self._task.done():
            return ReviewView("running", self._percent)
        if self._trouble is not None:
            trouble, self._trouble = self._trouble, None
            raise trouble
        return kept_review(self._model) or ReviewView("none")

    def begin(self) -> ReviewView:
        """Begin to think, unless it is known or under way."""
        found = self.view()
        if found.status == "none":
            self._percent = 0
            self._task = self._actor.spawn(self._think())
            found.status = "running"
        return found

    async def _think(self) -> None:
        try:
            await self._review()
        except TafelrundeError as trouble:
            self._trouble = trouble

    async def _review(self) -> None:
        seq = self._model.running().seq
        weighed = await self._history.weigh()
        turns: list[TurningPoint] = []
        for number, moment in enumerate(weighed.moments):
            found = await self._judged(moment, number, len(weighed.moments))
            turns += [found] if found is not None else []
        turns.sort(key=lambda turn: -abs(turn.gain))
        told = sorted(turns[:TOLD], key=lambda turn: turn.step)
        view = ReviewView("done", 100, weighed.points, told)
        record = ReviewRecord(seq, msgspec.json.encode(view).decode())
        await self._actor.do(ChangeRecord(partial(reviewed, record)))

    async def _judged(self, moment: Moment, number: int, of: int) -> TurningPoint | None:
        """What is thought of one answer; who has used up too much waits until it is paid."""
        while wait := self._history.workers.costs.wait(PAYER.get()):
            await asyncio.sleep(wait)
        return await self._history.judge(moment, partial(self._tell, number, of))

    def _tell(self, number: int, of: int, percent: int) -> None:
        self._percent = (100 * number + percent) // of


def reviewed(review: ReviewRecord, record: RoomRecord) -> RoomRecord:
    """A room in which it is known how its game went."""
    return replace(record, review=review)


def kept_review(model: RoomModel) -> ReviewView | None:
    """What was thought about the game as it ended; None if nobody has, or it went on since."""
    record = model.record.review
    if record is None or record.seq != model.running().seq:
        return None
    try:
        return msgspec.json.decode(record.content, type=ReviewView)
    except msgspec.DecodeError:  # another version wrote it
        return None
