"""Who is let into a room: for whom there is always a place, and who gives way.

Whoever holds a seat, and the host, always get in: their lines count for themselves alone, and of
too many the oldest gives way. All others share what is left, and one address has only a part of it.
Watchers who were not there for a while are forgotten, or sooner if somebody else wants to come.

Addresses are known here as fingerprints that cannot be told without the record of the room.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from tafelrunde.engine.errors import TafelrundeError
from tafelrunde.table.game import seats
from tafelrunde.table.game.bans import (
    is_banned,
    is_in_force,
    is_refused_from,
    with_prints,
    without_old_prints,
)
from tafelrunde.table.refusals import Banned, PasswordNeeded, TableFull, TooManyWindows
from tafelrunde.table.room.connections import Connection
from tafelrunde.table.room.model import RoomModel
from tafelrunde.table.room.rulings import Actor, ChangeRecord, Rewrite
from tafelrunde.table.storage.store import BanRecord, StaleRoom, StoreTrouble, UnknownRoom

LOCKED: Final = 4401
"""The closing code for those who have to say the password first."""
REMOVED: Final = 4403
"""The closing code for those whom the host does not want here."""
GAVE_WAY: Final = 4409
"""The closing code for the oldest line of somebody who has too many; it does not come back."""
GRACE_SECONDS: Final = 60.0
"""Somebody who left so few seconds ago may be about to come back."""
PRINTS: Final = 4
"""So many addresses are remembered of one person."""


@dataclass(slots=True)
class Known:
    """What is remembered of somebody: from where, and since when without a line."""

    prints: list[str] = field(default_factory=list)
    left: float = 0.0

    def note(self, fingerprint: str) -> None:
        """Somebody comes from this address."""
        if fingerprint and fingerprint not in self.prints:
            self.prints = [*self.prints[1 - PRINTS :], fingerprint]


class Admission:
    """The lines of a room, in the order in which they came."""

    def __init__(self, model: RoomModel, actor: Actor, clock: Callable[[], float]) -> None:
        self._model, self._actor = model, actor
        self.settings, self.clock = model.settings, clock
        self.lines: dict[Connection, None] = {}
        self.known: dict[str, Known] = {}

    # --- Lines ------------------------------------------------------------------------------------

    def admit(self, connection: Connection) -> None:
        """Somebody comes; raises `Banned`, `PasswordNeeded` or `TableFull`."""
        self.need_admission(connection.who, connection.fingerprint)
        if seats.is_player(self._model.record, connection.who):
            self._make_way(connection.who)
        else:
            self._need_place(connection)
        self.lines[connection] = None
        self.note(connection.who, connection.fingerprint)

    def leave(self, connection: Connection) -> None:
        """A line is gone."""
        self.lines.pop(connection, None)
        if connection.who in self.known:
            self.known[connection.who].left = self.clock()

    def note(self, who: str, fingerprint: str) -> None:
        """Remember from where somebody came who belongs to the table."""
        if seats.is_member(self._model.record, who):
            self.known.setdefault(who, Known(left=self.clock())).note(fingerprint)

    def _make_way(self, who: str) -> None:
        own = [each for each in self.lines if each.who == who]
        for each in own[: max(0, len(own) + 1 - self.settings.connections_per_person)]:
            each.dismiss(TooManyWindows("This table is open in too many windows."), GAVE_WAY)
            self.lines.pop(each)

    def _need_place(self, connection: Connection) -> None:
        record = self._model.record
        others = [each for each in self.lines if not seats.is_player(record, each.who)]
        near = sum(each.fingerprint == connection.fingerprint for each in others)
        if len(others) >= self.settings.watchers_per_room:
            raise TableFull("No more people fit at this table.")
        if near >= self.settings.watchers_per_address:
            raise TableFull("There are too many connections from your address.")

    # --- Who may come -----------------------------------------------------------------------------

    def need_welcome(self, who: str, fingerprint: str) -> None:
        """Raise `Banned` if the host does not want this person here."""
        record = self._model.record
        newcomer = not seats.is_member(record, who)
        if is_banned(record, who) or (newcomer and is_refused_from(record, fingerprint)):
            raise Banned("You may not come to this table.")

    def need_admission(self, who: str, fingerprint: str) -> None:
        """Raise unless this person may see the table."""
        self.need_welcome(who, fingerprint)
        if self._model.record.password is not None and not seats.is_known(self._model.record, who):
            raise PasswordNeeded("This table has a password.")

    def dismiss(self, who: str, error: TafelrundeError) -> None:
        """Let go of all lines of somebody."""
        for each in [each for each in self.lines if each.who == who]:
            each.dismiss(error, REMOVED)
            self.lines.pop(each)

    def prints_of(self, who: str) -> set[str]:
        """From where somebody came; not what the host or others who play have in common with it."""
        record = self._model.record
        shared: set[str] = set()
        for other, known in self.known.items():
            if other != who and seats.is_player(record, other):
                shared.update(known.prints)
        return set(self._of(who).prints) - shared

    def follow(self) -> None:
        """After a change of the record: let go of those who may not be here any more."""
        record = self._model.record
        for ban in record.bans:
            self._complete(ban)
        for each in list(self.lines):
            if is_banned(record, each.who):
                self.dismiss(each.who, Banned("The host has removed you from this table."))
            elif record.password is not None and not seats.is_known(record, each.who):
                each.dismiss(PasswordNeeded("This table has a password."), LOCKED)
                self.lines.pop(each)

    def _complete(self, ban: BanRecord) -> None:
        """Add what only this process knows: from where the banned person came."""
        more = self.prints_of(ban.token_hash) - set(ban.prints)
        if more and is_in_force(ban):
            self.known.pop(ban.token_hash)
            self._actor.spawn(self._change(lambda now: with_prints(now, ban.number, more)))

    async def _change(self, rewrite: Rewrite) -> None:
        await self._actor.do(ChangeRecord(rewrite))

    # --- Watchers ---------------------------------------------------------------------------------

    def leaving(self, fingerprint: str) -> tuple[str, ...]:
        """The watchers who give way to a new one from this address; raises `TableFull`."""
        watchers = self._watchers()
        near = [who for who in watchers if fingerprint in self._of(who).prints]
        if len(near) >= self.settings.watchers_per_address:
            return self._first_absent(near)
        if len(self._model.record.spectators) >= self.settings.people_per_room:
            return self._first_absent(watchers)
        return ()

    def _first_absent(self, watchers: Iterable[str]) -> tuple[str, ...]:
        gone = self._absent(watchers, lambda left: left < self.clock() - GRACE_SECONDS)
        if not gone:
            raise TableFull("No more people fit at this table.")
        return gone[:1]

    async def forget_absent(self) -> None:
        """Forget watchers who were not there for a while, and what else is of no use."""
        limit = self.clock() - self.settings.absent_minutes * 60
        for who in self._watchers():
            self.known.setdefault(who, Known(left=self.clock()))
        gone = self._absent(self._watchers(), lambda left: left < limit)
        record = self._model.record
        with suppress(StoreTrouble, StaleRoom, UnknownRoom):
            if gone or without_old_prints(record) is not record:
                await self._change(
                    lambda now: without_old_prints(seats.without_watchers(now, gone))
                )
        for who in [who for who in self.known if not seats.is_member(self._model.record, who)]:
            del self.known[who]

    def _watchers(self) -> list[str]:
        """Those who only watch; the host, who may have no seat, is more than that."""
        record = self._model.record
        everybody = [each.token_hash for each in record.spectators]
        return [who for who in everybody if not seats.is_player(record, who)]

    def _absent(self, who: Iterable[str], is_gone: Callable[[float], bool]) -> tuple[str, ...]:
        """Those of them who are nowhere connected, whoever left first before the others."""
        presence = self._model.presence
        here = {each.who for each in self.lines} | presence.people
        away = [each for each in who if each not in here and not presence.watches_elsewhere(each)]
        gone = [each for each in away if is_gone(self._of(each).left)]
        return tuple(sorted(gone, key=lambda each: self._of(each).left))

    def _of(self, who: str) -> Known:
        """What is known of somebody; whoever was never here has been away for longest."""
        return self.known.get(who) or Known(left=float("-inf"))
