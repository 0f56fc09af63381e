"""The REST side of campaigns: the next evening, the list of all, the chronicle, one file."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Final

from msgspec.structs import asdict
from starlette.requests import Request
from starlette.responses import Response

from tafelrunde.engine.campaigns.chronicle import Evening
from tafelrunde.engine.errors import NoEvening, TafelrundeError
from tafelrunde.engine.games import State
from tafelrunde.engine.sessions import Session
from tafelrunde.table.game import evenings, seats
from tafelrunde.table.http.records_api import BYTES_PER_MS, attachment, need_no_secret
from tafelrunde.table.http.server import (
    address_of,
    answer,
    lang_of,
    room_of,
    server_of,
    spend,
    token_of,
    who_asks,
    with_cookie,
)
from tafelrunde.table.rest import ChronicleView, NextEvening
from tafelrunde.table.room.evening_commands import EndEvening
from tafelrunde.table.room.room import Room
from tafelrunde.table.security import hash_of
from tafelrunde.table.storage.store import UnknownRoom
from tafelrunde.table.wire import Joined

PER_EVENING: Final = 20.0
"""So many milliseconds of a core it takes to look an evening up."""


async def begin_evening(request: Request, body: NextEvening) -> Response:
    """The host ends the evening; the campaign goes on at a new table, where everybody who stays
    keeps the seat.
    """
    server, room, who = server_of(request), await room_of(request), who_asks(request)
    seats.need_host(room.record, who)
    server.check_opening(address_of(request))
    playing = room.running()
    record = evenings.next_table(room.record, playing.session, body.leaving, body.joining)
    seq, code = playing.seq, await server.rooms.keep(record)
    try:
        await room.do(EndEvening(who, seq, code))
    except TafelrundeError:
        await server.rooms.store.delete_room(code)
        raise
    await server.note_opening(address_of(request), code)
    return goes_on(request, room)


async def follow_campaign(request: Request, body: None) -> Response:
    """On to the table of the next evening, as the same person."""
    return goes_on(request, await room_of(request))


def goes_on(request: Request, room: Room) -> Response:
    """Where the campaign goes on; who belongs to this table belongs to that one."""
    code, token = room.running().session.goes_on, token_of(request)
    if not code:
        raise NoEvening("The evening goes on at this very table.")
    if not seats.is_member(room.record, hash_of(token)):
        return answer(Joined(code, ""))
    return with_cookie(answer(Joined(code, token)), request, code, token)


async def list_evenings(request: Request, body: None) -> Response:
    """All evenings of the campaign up to this one."""
    lang, found = lang_of(request), []
    async for room in tables(request):
        found.append(evenings.evening_view(room.record, room.running().session, lang))
    return answer(found)


async def show_chronicle(request: Request, body: None) -> Response:
    """Everything that happened on this evening, to be read or printed."""
    room, lang = await room_of(request), lang_of(request)
    head = evenings.evening_view(room.record, room.running().session, lang)
    return answer(ChronicleView(**asdict(head), lines=await room.history.chronicle(lang)))


async def download_campaign(request: Request, body: None) -> Response:
    """All evenings as one file, which the terminal and any table can read."""
    last = await room_of(request)
    need_no_secret(last, who_asks(request))
    found: list[tuple[Evening, bytes]] = []
    rooms = [room async for room in tables(request)]
    for room, later in zip(rooms, [*rooms[1:], None], strict=True):
        session = room.running().session
        if later is not None and session.goes_on != later.code:
            session = await as_it_led_on(request, room, later)
        evening = evenings.evening_of(len(found) + 1, room.record, session)
        found.append((evening, evenings.saved(session)))
    game, name = last.record.game, last.record.name or last.code
    content = await asyncio.to_thread(evenings.exported, game, name, found)
    return attachment(content, f"tafelrunde-campaign-{last.code}.json", "application/json")


async def as_it_led_on(request: Request, room: Room, later: Room) -> Session[State]:
    """An evening as it stood when the campaign went on, whatever was taken back there since."""
    rooms = server_of(request).rooms
    record = await rooms.store.export_room(room.code)
    estimate = len(record) / BYTES_PER_MS
    (save,) = await rooms.workers.run("led_on", record, later.code.encode(), estimate=estimate)
    return Session.load(room.model.shown.rules, save)


async def tables(request: Request) -> AsyncIterator[Room]:
    """The tables of the campaign up to this one; what was deleted is gone."""
    last = await room_of(request)
    rooms = server_of(request).rooms
    for code in last.record.evenings:
        spend(request, PER_EVENING)
        try:
            yield await rooms.room(code)
        except UnknownRoom:
            continue
    spend(request, PER_EVENING)
    yield last
