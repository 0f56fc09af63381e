"""Bots that sit in for people; they see only what their seat may see."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from tafelrunde.bots.makers import make_bot
from tafelrunde.engine.bots import Bot
from tafelrunde.engine.decisions import PARTY, PASS, Answer, Decision
from tafelrunde.engine.errors import RuleTrouble, StaleDecision
from tafelrunde.table import seats
from tafelrunde.table.journal import Answered, Redone
from tafelrunde.table.skipping import passing
from tafelrunde.table.store import StoreTrouble

if TYPE_CHECKING:
    from tafelrunde.table.room import Room

MOST_FAILURES: Final = 5
"""After so many answers whose rule failed, bots leave the decision to people."""
PAUSE: Final = 1.0
"""So many seconds pass before the next attempt when the store does not answer."""


class SittingIn:
    """Gives a legal answer, whatever happens to the bot."""

    def __init__(self, game: str, seed: int) -> None:
        self.game, self.seed = game, seed
        self.random = make_bot("random", game, seed)
        self.bots: dict[str, Bot[Any]] = {}

    def decide(self, name: str, view: Any, decision: Decision) -> Answer:
        """What the bot of that name answers; the random one helps where it cannot."""
        try:
            if name not in self.bots:
                self.bots[name] = make_bot(name, self.game, self.seed)
            chosen = self.bots[name].decide(view, decision)
        except Exception:
            # A bot that fails must not stop a game of people.
            return self.random.decide(None, decision)
        return chosen if decision.refusal(chosen) is None else self.random.decide(None, decision)


class BotSeats:
    """The bots of a room: they answer one after the other, in one run at a time."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.sitting = SittingIn(room.record.game, room.record.seed)
        self.failures = 0
        self._run: asyncio.Task[None] | None = None

    def run(self) -> None:
        """Let bots answer where it is their turn, unless they do so in another process."""
        if self._run is not None and not self._run.done():
            return
        if self.room.neighbours.leads and self.decision() is not None:
            self._run = self.room.spawn(self._play())

    def decision(self) -> tuple[Decision, str] | None:
        """A decision that a bot has to answer, and which bot; or a window to be passed."""
        room = self.room
        if room.playing is None:
            return None
        session = room.playing.session
        for decision in session.decisions:
            if decision.seat == PARTY:
                if not seats.has_people(room.record):
                    return decision, seats.BOT
            elif room.record.seats[decision.seat].kind == "bot":
                return decision, room.record.seats[decision.seat].bot or seats.BOT
            elif room.playing.is_skipped(room.record, decision):
                return decision, PASS
        return None

    async def _play(self) -> None:
        """Answer until a person has to, or until nothing works any more."""
        while (found := self.decision()) is not None and self.failures < MOST_FAILURES:
            if not self.room.neighbours.leads:
                return
            try:
                await (self._pass(found[0]) if found[1] == PASS else self._answer(*found))
            except StaleDecision:
                continue
            except RuleTrouble:
                self.failures += 1
            except StoreTrouble:
                await asyncio.sleep(PAUSE)

    async def _pass(self, decision: Decision) -> None:
        """Pass a window; if it was passed before and taken back, it is played again."""
        room, session = self.room, self.room.running().session
        chosen = passing(decision)
        async with room.lock:
            if self.decision() != (decision, PASS):
                return
            if session.undone and session.undone[-1].answers == [chosen]:
                await room.commit(Redone())
            else:
                await room.commit(Answered(int(decision.seat), chosen, session.step, passed=True))

    async def _answer(self, decision: Decision, bot: str) -> None:
        """One answer; if the bot gave one before that was taken back, the same again."""
        room, playing = self.room, self.room.running()
        seq = playing.seq
        await asyncio.sleep(room.rooms.settings.bot_pause)
        name = bot if not self.failures else "random"
        try:
            view, seen = room.shown.see(playing.session.state, decision)
        except Exception as trouble:  # nobody, and no bot, sees what it is asked
            playing.unshown.note("a bot's view", playing.session.step, trouble)
            name, view, seen = "random", None, decision
        chosen = await room.rooms.think(self.sitting.decide, name, view, seen)
        async with room.lock:
            found = self.decision()
            if playing.seq != seq or found is None or found[0] is not decision:
                return
            if self._was_taken_back(decision):
                await room.commit(Redone())
            else:
                step = playing.session.step
                await room.commit(Answered(int(decision.seat), list(chosen), step))

    def _was_taken_back(self, decision: Decision) -> bool:
        """Whether what was taken back last is the answer of this seat alone: no repair, which is
        the host's, and no barrier, where others may want to answer differently.
        """
        undone = self.room.running().session.undone
        return bool(undone) and undone[-1].repair is None and undone[-1].seat == decision.seat
