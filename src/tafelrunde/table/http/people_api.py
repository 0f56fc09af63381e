"""What the host decides about people: remove, ban, let in again, the password of the table, and
where those are told who are waited for.
"""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from tafelrunde.table.game import bans, seats
from tafelrunde.table.http.server import address_of, answer, room_of, server_of, spend, who_asks
from tafelrunde.table.messages import as_lang
from tafelrunde.table.room.broadcast import room_view
from tafelrunde.table.room.host_commands import LiftBan, Remove, SetPassword, SetWebhook
from tafelrunde.table.webhooks import checked_url, new_webhook, notice_of
from tafelrunde.table.wire import NewPassword, NewWebhook, Removal, Unban

NOTICE: Final = 500.0
"""A notice counts as so many milliseconds of a core: from here nobody floods another server."""


async def remove_person(request: Request, body: Removal) -> Response:
    """The host removes somebody from seat or watching; with a ban, the person may not come back,
    and for some hours nobody new from the same address.
    """
    room, host = await room_of(request), who_asks(request)
    seats.need_host(room.record, host)
    who = bans.person_meant(room.record, body)
    room.admission.note(host, room.model.fingerprint(address_of(request)))
    near = room.admission.prints_of(who)
    await room.do(Remove(host, who, body.ban, body.hours, near))
    return answer(room_view(room.model, host))


async def unban_person(request: Request, body: Unban) -> Response:
    """The host lifts a ban."""
    room, host = await room_of(request), who_asks(request)
    await room.do(LiftBan(host, body.number))
    return answer(room_view(room.model, host))


async def set_password(request: Request, body: NewPassword) -> Response:
    """The host gives the table a password, another one, or none; who belongs to it needs none."""
    room, host = await room_of(request), who_asks(request)
    seats.need_host(room.record, host)
    password = await server_of(request).passwords.kept(body.password)
    await room.do(SetPassword(host, password))
    return answer(room_view(room.model, host))


async def set_webhook(request: Request, body: NewWebhook) -> Response:
    """The host says where notices are posted; the first one, at once, says that they will be."""
    room, host = await room_of(request), who_asks(request)
    seats.need_host(room.record, host)
    if not body.url:
        await room.do(SetWebhook(host, None))
        return answer(room_view(room.model, host))
    spend(request, NOTICE)
    webhooks = server_of(request).rooms.webhooks
    link = f"{request.base_url}r/{room.code}"
    hook = new_webhook(checked_url(body.url, webhooks.allowed), link, as_lang(body.lang))
    await room.do(SetWebhook(host, hook))
    table = room.code, room.record.name, room.record.game
    webhooks.send(hook, notice_of("set", hook, table, []))
    return answer(room_view(room.model, host))
