"""Seats that change hands: at once, or when those whom it concerns agree; everybody reads it.

The line in the log is written first, so that nobody ever sits down unnoticed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, cast

from msgspec.structs import replace

from tafelrunde.engine.content import LANGUAGES
from tafelrunde.engine.decisions import PARTY
from tafelrunde.table.game import seats
from tafelrunde.table.game.auto_pass import with_windows
from tafelrunde.table.game.imports import held_by
from tafelrunde.table.game.journal import How, Passed
from tafelrunde.table.game.printed import card_names
from tafelrunde.table.refusals import WrongPassword
from tafelrunde.table.room import consent
from tafelrunde.table.room.model import RoomModel
from tafelrunde.table.room.rulings import Command, Ruling
from tafelrunde.table.room.wish_commands import asking, wish_of
from tafelrunde.table.security import same
from tafelrunde.table.storage.store import PasswordRecord, RoomRecord, SeatWishRecord, WishRecord
from tafelrunde.table.wire import Windows


@dataclass(frozen=True, slots=True)
class HandSeat(Command):
    """A seat changes hands, or those are asked who have to agree. Who joins has `proved` to know
    the password.
    """

    is_fresh: ClassVar[bool] = True
    wanted: SeatWishRecord
    by: str
    proved: PasswordRecord | None = None

    def decide(self, model: RoomModel) -> Ruling:
        wanted, by = self.wanted, self.by
        if wanted.how == "join" and model.record.password != self.proved:
            raise WrongPassword("The table has another password now.")
        if handed(model, model.record, wanted, by).seats == model.record.seats:
            return Ruling()
        waiting = consent.who_agree_to_seat(model, wanted, by)
        if waiting:
            asker = wanted.new if wanted.how == "join" else by
            wish = replace(wish_of(model, by, waiting), kind="seat", seat=wanted, by=asker)
            wish = replace(wish, name=name_of(model, wanted, by))
            return Ruling(rewrite=asking(model, wish), asks=True)
        lines = lines_about(model, [line(model, wanted, by)])
        return Ruling(lines, rewrite=lambda record: handed(model, record, wanted, by))


def granted_seat(model: RoomModel, wish: WishRecord) -> Ruling:
    """All agreed that a seat changes hands."""
    assert wish.seat is not None
    wanted = wish.seat
    handed(model, model.record, wanted, wish.by)

    def grant(record: RoomRecord) -> RoomRecord:
        if record.wish is None or record.wish.id != wish.id or record.wish.outcome:
            return record  # another process was faster
        after = handed(model, record, wanted, wish.by)
        return replace(after, wish=replace(record.wish, outcome="granted"))

    return Ruling(lines_about(model, [line(model, wanted, wish.by, wish.id)]), rewrite=grant)


def handed(model: RoomModel, record: RoomRecord, wanted: SeatWishRecord, by: str) -> RoomRecord:
    """The record when the seat has changed hands; raises an error of ours."""
    return seats.handed(record, wanted, by, model.settings.people_per_room)


# --- Other changes --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Watch(Command):
    """Somebody new watches, and some who watched are forgotten for it."""

    person: str
    who: str
    forgotten: tuple[str, ...]
    proved: PasswordRecord | None

    def decide(self, model: RoomModel) -> Ruling:
        def join(record: RoomRecord) -> RoomRecord:
            if record.password != self.proved:
                raise WrongPassword("The table has another password now.")
            left = seats.without_watchers(record, self.forgotten)
            most = model.settings.people_per_room
            return seats.joined(left, PARTY, self.person, self.who, most)

        return Ruling(rewrite=join)


@dataclass(frozen=True, slots=True)
class SetWindows(Command):
    """The holder of a seat says where to be asked for reactions."""

    who: str
    seat: int
    wish: Windows

    def decide(self, model: RoomModel) -> Ruling:
        return Ruling(
            rewrite=lambda record: with_windows(record, model.shown, self.seat, self.who, self.wish)
        )


@dataclass(frozen=True, slots=True)
class HoldOpenSeats(Command):
    """Whoever brought a game from elsewhere holds the seats that belong to nobody."""

    who: str
    person: str

    def decide(self, model: RoomModel) -> Ruling:
        return Ruling(rewrite=lambda record: held_by(record, self.who, self.person))


# --- The line in the log --------------------------------------------------------------------------


def lines_about(model: RoomModel, lines: Sequence[Passed]) -> tuple[Passed, ...]:
    """What everybody will read in the log of the running game; once, whatever other processes
    do.
    """
    if model.playing is None or model.is_over:
        return ()
    return tuple(each for each in lines if not model.has_told(each))


def line(model: RoomModel, wanted: SeatWishRecord, by: str, wish: int = 0) -> Passed:
    """What becomes of a seat."""
    seat = model.record.seats[wanted.seat]
    own = bool(seat.token_hash) and same(by, seat.token_hash)
    was = (seat.name or "?") if seat.token_hash and not own else ""
    how: How = "back" if own else "taken"
    if wanted.how in ("bot", "open", "link"):
        how = cast(How, wanted.how)
    return Passed(how, hero_names(model, seat.hero), name_of(model, wanted, by), was, wish)


def removal_lines(model: RoomModel, host: str, who: str) -> tuple[Passed, ...]:
    """Everybody reads that the host removes somebody who plays."""
    by = seats.name_of(model.record, host)
    lines = [
        Passed("removed", hero_names(model, seat.hero), by, seat.name or "?")
        for seat in model.record.seats
        if seat.token_hash and same(who, seat.token_hash)
    ]
    return lines_about(model, lines)


def name_of(model: RoomModel, wanted: SeatWishRecord, by: str) -> str:
    """Who wants the seat to change hands."""
    return wanted.person if wanted.how == "join" else seats.name_of(model.record, by)


def hero_names(model: RoomModel, hero: str) -> tuple[str, str]:
    """How somebody is called in German and English."""
    names = [card_names(model.record.game, lang) for lang in LANGUAGES]
    german, english = (each.get(hero, hero)[:40] for each in names)
    return german, english
