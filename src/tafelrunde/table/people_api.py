"""What the host decides about people: remove, ban, let in again, and the password of the table."""

from __future__ import annotations

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from tafelrunde.table import bans, handing, seats
from tafelrunde.table.live import room_view
from tafelrunde.table.refusals import Banned, Removed
from tafelrunde.table.server import address_of, answer, room_of, server_of, who_asks
from tafelrunde.table.store import RoomRecord
from tafelrunde.table.wire import NewPassword, Removal, Unban


async def remove_person(request: Request, body: Removal) -> Response:
    """The host removes somebody from seat or watching; with a ban, the person may not come back,
    and for some hours nobody new from the same address.
    """
    room, host = await room_of(request), who_asks(request)
    seats.need_host(room.record, host)
    who = bans.person_meant(room.record, body)
    room.entrance.note(host, room.fingerprint(address_of(request)))
    near = room.entrance.prints_of(who)

    def without(record: RoomRecord) -> RoomRecord:
        if body.ban:
            return bans.banned(record, who, body.hours, near)
        return bans.removed(record, who)

    async with room.lock:
        await handing.tell_removal(room, host, who)
        await room.rewrite(without)
    error = Banned if body.ban else Removed
    room.entrance.show_out(who, error("The host has removed you from this table."))
    room.neighbours.show_out(who)
    return answer(room_view(room, host))


async def unban_person(request: Request, body: Unban) -> Response:
    """The host lifts a ban."""
    room, host = await room_of(request), who_asks(request)
    seats.need_host(room.record, host)
    await room.change(lambda record: bans.lifted(record, body.number))
    return answer(room_view(room, host))


async def set_password(request: Request, body: NewPassword) -> Response:
    """The host gives the table a password, another one, or none; who belongs to it needs none."""
    room, host = await room_of(request), who_asks(request)
    seats.need_host(room.record, host)
    password = await server_of(request).passwords.kept(body.password)
    await room.change(lambda record: replace(record, password=password))
    return answer(room_view(room, host))
