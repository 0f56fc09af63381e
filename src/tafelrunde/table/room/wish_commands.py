"""What somebody wants and others have to agree to: taking back, going back, a repair, a seat.

What somebody asks for stands in the record of the room, so that everybody hears of it and may
agree, at whatever process, and a restart forgets nothing. One no is enough to decline it.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

from msgspec.structs import replace

from tafelrunde.engine.errors import UndoRefused
from tafelrunde.table.game import seats
from tafelrunde.table.refusals import AskedAlready, UnknownConsent
from tafelrunde.table.room.model import RoomModel
from tafelrunde.table.room.rulings import Command, Rewrite, Ruling
from tafelrunde.table.storage.store import RoomRecord, WishRecord
from tafelrunde.table.wire import Consent

# --- Asking ---------------------------------------------------------------------------------------


def wish_of(model: RoomModel, who: str, waiting: tuple[str, ...]) -> WishRecord:
    """What this person asks of those; to be completed."""
    name, seq = seats.name_of(model.record, who), model.running().seq
    return WishRecord(0, name, 0, seq, waiting, by=who, asked=waiting)


def asking(model: RoomModel, wish: WishRecord) -> Rewrite:
    """The record when those are asked for whom the wish waits."""

    def ask(record: RoomRecord) -> RoomRecord:
        need_no_other(model, record, wish)
        until = time.time() + model.settings.consent_seconds  # workers may have taken a while
        number = record.version + 1  # no other wish of this room ever had it
        return replace(record, wish=replace(wish, id=number, until=until))

    return ask


def need_no_other(model: RoomModel, record: RoomRecord, wish: WishRecord) -> None:
    """Raise if the table waits already. Strangers give way to those who belong to the table, and
    once one was refused the table has peace for a while.
    """
    before, new = record.wish, is_stranger(wish)
    if before is None or (is_stranger(before) and not new):
        return
    rests = new and before.outcome in ("declined", "withdrawn") and is_stranger(before)
    if model.open_wish(record) is not None or (rests and model.seconds_left(before) > 0):
        refusal = UndoRefused if wish.kind == "undo" else AskedAlready
        raise refusal("Somebody has asked already.")


def is_stranger(wish: WishRecord) -> bool:
    """Whether somebody asks who does not belong to the table yet."""
    return wish.seat is not None and wish.seat.how == "join"


# --- Agreeing -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GiveConsent(Command):
    """Somebody agrees, or does not; or withdraws the own wish."""

    who: str
    given: Consent

    def decide(self, model: RoomModel) -> Ruling:
        who, given = self.who, self.given

        def consent(record: RoomRecord) -> RoomRecord:
            wish = model.open_wish(record)
            if wish is None or not who or wish.id != given.id:
                raise UnknownConsent("Nobody asks for that (any more).")
            if who not in wish.waiting and (given.yes or who != wish.by):
                raise UnknownConsent("Nobody asks you for that (any more).")
            return replace(record, wish=without(wish, who) if given.yes else refused(wish, who))

        return Ruling(rewrite=consent)


@dataclass(frozen=True, slots=True)
class WaitNoLonger(Command):
    """Nobody waits for the consent of somebody who is gone to take a step back; where there are
    secrets, their time runs on.
    """

    who: str

    def decide(self, model: RoomModel) -> Ruling:
        def go_on(record: RoomRecord) -> RoomRecord:
            wish = model.open_wish(record)
            return record if wish is None else replace(record, wish=without(wish, self.who))

        return Ruling(rewrite=go_on)


@dataclass(frozen=True, slots=True)
class Decline(Command):
    """The table has changed since somebody asked: it cannot be done any more."""

    wish: int

    def decide(self, model: RoomModel) -> Ruling:
        def decline(record: RoomRecord) -> RoomRecord:
            if record.wish is None or record.wish.id != self.wish:
                return record
            return replace(record, wish=replace(record.wish, outcome="declined"))

        return Ruling(rewrite=decline)


def without(wish: WishRecord, who: str) -> WishRecord:
    """The wish when this person need not be waited for any more."""
    return replace(wish, waiting=tuple(each for each in wish.waiting if each != who))


def refused(wish: WishRecord, who: str) -> WishRecord:
    """The wish when this person has said no."""
    return replace(wish, outcome="withdrawn" if who == wish.by else "declined")
