"""Bots that sit in for people; they see only what their seat may see."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from tafelrunde.bots.makers import HEURISTIC, LEVELS, bot_names, make_bot
from tafelrunde.engine.bots import UNSEEN, Bot
from tafelrunde.engine.decisions import Answer, Decision, Seat
from tafelrunde.engine.errors import RuleTrouble, StaleDecision, TafelrundeError
from tafelrunde.engine.games import State
from tafelrunde.table.costs import PAYER, Payer
from tafelrunde.table.room.model import RoomModel
from tafelrunde.table.room.play_commands import PASSED, AnswerAsBot, PassWindow, bot_decision
from tafelrunde.table.room.rulings import Actor
from tafelrunde.table.storage.store import StoreTrouble

Think = Callable[..., Awaitable[Answer]]
"""Calls a function, with these arguments, where it holds nobody up."""
LookAhead = Callable[[str, Seat], Awaitable[list[int]]]
"""What a bot of that name answers for a seat after looking ahead; a worker finds it out."""
MOST_FAILURES: Final = 5
"""After so many answers whose rule failed, bots leave the decision to people."""
PAUSE: Final = 1.0
"""So many seconds pass before the next attempt when the store does not answer."""


class FallbackBot:
    """Gives a legal answer, whatever happens to the bot."""

    def __init__(self, game: str, seed: int) -> None:
        self.game, self.seed = game, seed
        self.random = make_bot("random", game, seed)
        self.bots: dict[str, Bot[State]] = {}

    def decide(self, name: str, view: State, decision: Decision) -> Answer:
        """What the bot of that name answers; the random one helps where it cannot."""
        try:
            if name not in self.bots:
                self.bots[name] = make_bot(name, self.game, self.seed)
            chosen = self.bots[name].decide(view, decision)
        except Exception:
            # A bot that fails must not stop a game of people.
            return self.random.decide(UNSEEN, decision)
        return chosen if decision.refusal(chosen) is None else self.random.decide(UNSEEN, decision)


class BotSeats:
    """The bots of a room: they answer one after the other, in one run at a time."""

    def __init__(
        self,
        model: RoomModel,
        actor: Actor,
        may_play: Callable[[], bool],
        think: Think,
        look_ahead: LookAhead,
    ) -> None:
        self._model, self._actor = model, actor
        self._may_play, self._think, self._look_ahead = may_play, think, look_ahead
        self._bot = FallbackBot(model.record.game, model.record.seed)
        self.failures = 0
        self._run: asyncio.Task[None] | None = None

    def run(self) -> None:
        """Let bots answer where it is their turn, unless they do so in another process."""
        if self._run is not None and not self._run.done():
            return
        if self._may_play() and bot_decision(self._model) is not None:
            self._run = self._actor.spawn(self._play())

    async def _play(self) -> None:
        """Answer until a person has to, or until nothing works any more."""
        PAYER.set(Payer(table=self._model.code))  # the server itself, whoever's answer it follows
        while (found := bot_decision(self._model)) and self.failures < MOST_FAILURES:
            if not self._may_play():
                return
            decision, bot = found
            try:
                if bot == PASSED:
                    await self._actor.do(PassWindow(decision))
                else:
                    await self._answer(decision, bot)
            except StaleDecision:
                continue
            except RuleTrouble:
                self.failures += 1
            except StoreTrouble:
                await asyncio.sleep(PAUSE)

    async def _answer(self, decision: Decision, bot: str) -> None:
        """One answer, after some thought."""
        model, playing = self._model, self._model.running()
        seq = playing.seq
        await asyncio.sleep(model.settings.bot_pause)
        name = bot if not self.failures else "random"
        if name == HEURISTIC:
            name = model.record.bots or model.settings.bot
        if name in LEVELS and (answer := await self._ahead(name, decision)) is not None:
            await self._actor.do(AnswerAsBot(decision, seq, answer))
            return
        try:
            view, seen = model.shown.see(playing.session.state, decision)
        except Exception as trouble:  # nobody, and no bot, sees what it is asked
            playing.view_errors.note("a bot's view", playing.session.step, trouble)
            name, view, seen = "random", None, decision
        thumb = HEURISTIC if name in LEVELS else name
        chosen = await self._think(self._bot.decide, thumb, view, seen)
        await self._actor.do(AnswerAsBot(decision, seq, list(chosen)))

    async def _ahead(self, name: str, decision: Decision) -> list[int] | None:
        """What a look ahead says; None if this game has no such bot, nobody is there for whom it
        would be worth it, or no worker is free.
        """
        if self._model.presence.is_empty or name not in bot_names(self._model.record.game):
            return None
        try:
            answer = await self._look_ahead(name, decision.seat)
        except TafelrundeError:
            return None
        return answer if decision.refusal(answer) is None else None
