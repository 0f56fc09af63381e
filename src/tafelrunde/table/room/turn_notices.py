"""Notices to people who are waited for and away: for games that take days."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tafelrunde.engine.registry import find_game
from tafelrunde.table.game import seats
from tafelrunde.table.room.model import RoomModel
from tafelrunde.table.webhooks import Kind, Webhooks, notice_of


class TurnNotices:
    """Each person is told once that it is their turn, until they come or others go on."""

    def __init__(
        self, model: RoomModel, webhooks: Webhooks, may_send: Callable[[], bool], after: float
    ) -> None:
        self._model, self._webhooks = model, webhooks
        self._may_send, self._after = may_send, after
        self._timer: asyncio.TimerHandle | None = None
        self._told: frozenset[str] = frozenset()
        self._was_over = model.is_over

    def follow(self) -> None:
        """After whatever happened at the table: who is waited for hears of it in a while."""
        if self._model.record.webhook is None:
            return
        over, self._was_over = self._model.is_over and not self._was_over, self._model.is_over
        if over and self._may_send():
            self._send("over", [])
        waited = self.waited_for()
        self._told &= waited
        if waited - self._told and self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._after, self._tell)
        elif not waited - self._told:
            self.close()

    def waited_for(self) -> frozenset[str]:
        """Who could answer and is away, as hashes; nobody if somebody is here who could."""
        model, playing = self._model, self._model.playing
        if playing is None:
            return frozenset()
        record, present = model.record, model.present
        holders = {seat.token_hash for seat in record.seats if seat.kind == "person"} - {""}
        found: set[str] = set()
        for decision in playing.session.decisions:
            asked = {who for who in holders if seats.may_answer(record, who, decision.seat)}
            if not asked & present:
                found |= asked
        return frozenset(found)

    def _tell(self) -> None:
        self._timer = None
        new = self.waited_for() - self._told
        if new and self._may_send():
            self._told |= new
            self._send("turn", sorted(seats.name_of(self._model.record, who) for who in new))

    def _send(self, kind: Kind, people: list[str]) -> None:
        record = self._model.record
        if (hook := record.webhook) is not None:
            title = find_game(record.game).setup.title.text(hook.lang)
            table = record.code, record.name or title, record.game
            self._webhooks.send(hook, notice_of(kind, hook, table, people))

    def close(self) -> None:
        """Tell nobody any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
