"""Seats that change hands: at once, or when those whom it concerns agree; everybody reads it.

The line in the log is written first, so that nobody ever sits down unnoticed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from msgspec.structs import replace

from tafelrunde.engine.content import LANGUAGES
from tafelrunde.engine.errors import StaleDecision
from tafelrunde.engine.notes import SeatPassed
from tafelrunde.table import guarding, seats
from tafelrunde.table.journal import How, Passed
from tafelrunde.table.refusals import WrongPassword
from tafelrunde.table.security import same
from tafelrunde.table.store import PasswordRecord, RoomRecord, SeatWishRecord, WishRecord

if TYPE_CHECKING:
    from tafelrunde.table.room import Room

ATTEMPTS: Final = 8
"""So often a line is tried to be written while others write theirs."""


async def hand(
    room: Room, wanted: SeatWishRecord, by: str, proved: PasswordRecord | None = None
) -> int:
    """Let a seat change hands, or ask those who have to agree; the number of the wish, if any.

    Raises an error of ours, and nothing has changed. Who joins has `proved` to know the password.
    """
    async with room.lock:
        await room.refresh()
        if wanted.how == "join" and room.record.password != proved:
            raise WrongPassword("The table has another password now.")
        if handed(room, room.record, wanted, by).seats == room.record.seats:
            return 0
        waiting = guarding.who_agree_to_seat(room, wanted, by)
        if waiting:
            asker = wanted.new if wanted.how == "join" else by
            wish = replace(room.consents.wish_of(by, waiting), kind="seat", seat=wanted, by=asker)
            return await room.consents.ask(replace(wish, name=_name(room, wanted, by)))
        await _tell(room, wanted, by)
        await room.rewrite(lambda record: handed(room, record, wanted, by))
    return 0


async def carry_out_wish(room: Room, wish: WishRecord) -> None:
    """All agreed that a seat changes hands; the lock is held."""
    assert wish.seat is not None
    wanted = wish.seat
    handed(room, room.record, wanted, wish.by)
    await _tell(room, wanted, wish.by, wish.id)

    def granting(record: RoomRecord) -> RoomRecord:
        if record.wish is None or record.wish.id != wish.id or record.wish.outcome:
            return record  # another process was faster
        after = handed(room, record, wanted, wish.by)
        return replace(after, wish=replace(record.wish, outcome="granted"))

    await room.rewrite(granting)


async def tell_removal(room: Room, host: str, who: str) -> None:
    """Everybody reads that the host removes somebody who plays; the lock is held."""
    for seat in room.record.seats:
        if seat.token_hash and same(who, seat.token_hash):
            by, was = seats.name_of(room.record, host), seat.name or "?"
            await _write(room, Passed("removed", _hero(room, seat.hero), by, was))


def handed(room: Room, record: RoomRecord, wanted: SeatWishRecord, by: str) -> RoomRecord:
    """The record when the seat has changed hands; raises an error of ours."""
    return seats.handed(record, wanted, by, room.rooms.settings.people_per_room)


def _name(room: Room, wanted: SeatWishRecord, by: str) -> str:
    return wanted.person if wanted.how == "join" else seats.name_of(room.record, by)


# --- The line in the log --------------------------------------------------------------------------


async def _tell(room: Room, wanted: SeatWishRecord, by: str, wish: int = 0) -> None:
    """Write into the log what becomes of a seat."""
    await _write(room, _line(room, wanted, by, wish))


async def _write(room: Room, line: Passed) -> None:
    """Write a line into the log of the running game; once, whatever other processes do."""
    if room.playing is None or room.is_over:
        return
    for _ in range(ATTEMPTS):
        if line.wish and _is_told(room, line.wish):
            return
        try:
            await room.commit(line)
        except StaleDecision:
            continue
        return
    raise StaleDecision("The table moves on too fast; please try again.")


def _is_told(room: Room, wish: int) -> bool:
    log = room.running().session.log
    return any(isinstance(event, SeatPassed) and event.wish == wish for event in log)


def _line(room: Room, wanted: SeatWishRecord, by: str, wish: int) -> Passed:
    seat = room.record.seats[wanted.seat]
    own = bool(seat.token_hash) and same(by, seat.token_hash)
    was = (seat.name or "?") if seat.token_hash and not own else ""
    how: How = "back" if own else "taken"
    if wanted.how in ("bot", "open", "link"):
        how = cast(How, wanted.how)
    return Passed(how, _hero(room, seat.hero), _name(room, wanted, by), was, wish)


def _hero(room: Room, hero: str) -> tuple[str, str]:
    """How somebody is called in German and English."""
    cards = [room.shown.content(lang)["cards"] for lang in LANGUAGES]
    german, english = (str(each.get(hero, {}).get("name", hero))[:40] for each in cards)
    return german, english
