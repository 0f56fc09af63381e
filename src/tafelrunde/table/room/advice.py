"""Advice for people at a table: what a bot would answer, thought out by a worker."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from tafelrunde.bots.advice import Advice
from tafelrunde.bots.makers import ADVISER, bot_names
from tafelrunde.engine.decisions import Decision
from tafelrunde.engine.errors import TafelrundeError
from tafelrunde.table.game import seats
from tafelrunde.table.refusals import AdviceKept, NoAdvice
from tafelrunde.table.room.connections import Connection
from tafelrunde.table.room.history import History
from tafelrunde.table.room.model import RoomModel
from tafelrunde.table.room.play_commands import Answer
from tafelrunde.table.room.rulings import Actor
from tafelrunde.table.wire import AdviceView, Advise, Advised, Advising, GiveAnswer


def need_adviser(model: RoomModel) -> None:
    """Raise `NoAdvice` where no bot looks ahead."""
    if ADVISER not in bot_names(model.record.game):
        raise NoAdvice("No bot of this game looks ahead.")


def need_advice(model: RoomModel) -> None:
    """Raise where nobody is advised: `AdviceKept` or `NoAdvice`."""
    need_adviser(model)
    if not model.shown.is_open and seats.has_rivals(model.record):
        raise AdviceKept("There is no advice while people play against each other.")


def no_advice(model: RoomModel) -> str:
    """Why nobody is advised, as a slug; empty where people can ask."""
    try:
        need_advice(model)
    except TafelrundeError as error:
        return error.slug
    return ""


@dataclass(frozen=True, slots=True)
class Asked:
    """A question of somebody, as long as it stands."""

    connection: Connection
    wanted: Advise
    decision: Decision


class Advisers:
    """Who waits for advice: one question at a time for each person."""

    def __init__(self, model: RoomModel, actor: Actor, history: History) -> None:
        self._model, self._actor, self._history = model, actor, history
        self._asked: dict[str, Asked] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def ask(self, connection: Connection, wanted: Advise) -> None:
        """Begin to think about a question; raises what an answer to it would, and where nobody is
        advised.
        """
        who = connection.who
        self.stop(who)
        if wanted.stop:
            return
        need_advice(self._model)
        given = GiveAnswer(wanted.step, wanted.seat, [])
        asked = Asked(connection, wanted, Answer(who, given).decision(self._model))
        self._asked[who] = asked
        self._tasks[who] = self._actor.spawn(self._think(asked))

    def stop(self, who: str) -> None:
        """Somebody no longer waits."""
        self._asked.pop(who, None)
        if (task := self._tasks.pop(who, None)) is not None:
            task.cancel()

    def leave(self, connection: Connection) -> None:
        """Nobody reads what is sent over this line any more."""
        asked = self._asked.get(connection.who)
        if asked is not None and asked.connection is connection:
            self.stop(connection.who)

    async def _think(self, asked: Asked) -> None:
        connection, wanted = asked.connection, asked.wanted
        try:
            found = await self._history.advise(
                asked.decision.seat, lambda percent: self._tell(asked, percent)
            )
        except TafelrundeError as error:
            connection.refuse(error, wanted.re)
        else:
            if self._stands(asked):
                answers = [view_of(each) for each in found]
                connection.send(Advised(wanted.step, wanted.seat, answers, wanted.re))
        self._forget(asked)

    def _tell(self, asked: Asked, percent: int) -> None:
        """Say how far it is; a question that is no longer open is not thought about. What is told
        of one for which nobody waits any more comes too late.
        """
        who, wanted = asked.connection.who, asked.wanted
        if self._asked.get(who) is not asked:
            return
        if self._stands(asked):
            asked.connection.send(Advising(wanted.step, wanted.seat, percent))
        else:
            self.stop(who)

    def _forget(self, asked: Asked) -> None:
        """It is thought out."""
        who = asked.connection.who
        if self._asked.get(who) is asked:
            del self._asked[who], self._tasks[who]

    def _stands(self, asked: Asked) -> bool:
        return asked.decision in self._model.running().session.decisions


def view_of(advice: Advice) -> AdviceView:
    """An answer as it travels."""
    return AdviceView(
        list(advice.answer), advice.reason, advice.sure, advice.stands, advice.lead, advice.tries
    )
