"""The REST side of records: download, import, replay, fork, report."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from functools import partial
from typing import Final

import msgspec
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from tafelrunde.engine.decisions import PARTY, Seat
from tafelrunde.engine.games import State
from tafelrunde.engine.seeds import new_seed
from tafelrunde.engine.showing import ShownGame
from tafelrunde.table.costs import PAYER
from tafelrunde.table.game import seats
from tafelrunde.table.http.server import (
    address_of,
    answer,
    lang_of,
    number_of,
    room_of,
    server_of,
    spend,
    who_asks,
    with_cookie,
)
from tafelrunde.table.refusals import BadRequest, NotOver, NotYourSeat, TooCostly, ViewTrouble
from tafelrunde.table.rest import Fork
from tafelrunde.table.room.evening_commands import EndEvening
from tafelrunde.table.room.room import Room
from tafelrunde.table.room.rulings import ChangeRecord
from tafelrunde.table.room.seat_commands import HoldOpenSeats
from tafelrunde.table.rooms import Rooms
from tafelrunde.table.security import clean_name, hash_of, new_token
from tafelrunde.table.storage.store import RoomRecord, SeatRecord
from tafelrunde.table.wire import RoomOpened

BYTES_PER_MS: Final = 500
"""So many bytes of a file take about a millisecond to play."""
BRING_TIMES: Final = 3
"""A file is played within so many times our patience: sooner than its line is cut off."""
DOWNLOAD: Final = 10.0
"""So many milliseconds of a core a download takes."""

# --- Download and import --------------------------------------------------------------------------


def need_no_secret(room: Room, who: str) -> None:
    """While the game runs, only who plays alone may take away what says how the decks lie, and
    nobody where even bots have secrets.
    """
    if not room.model.plays_on:
        return
    if not (room.model.is_host(who) or seats.seats_of(room.record, who)):
        raise NotYourSeat("While the game runs, only those who play may do that.")
    need_open(room)
    if not seats.is_alone(room.record, who):
        raise NotOver("Others play too; this is possible when the game is over.")


def need_open(room: Room) -> None:
    """Raise while a game runs in which the seats have secrets from each other."""
    if room.model.plays_on and not room.model.shown.is_open:
        raise NotOver("The players have secrets; this is possible when the game is over.")


async def download(request: Request, body: None) -> Response:
    """The whole game as a file that can be imported anywhere."""
    room = await room_of(request)
    need_no_secret(room, who_asks(request))
    spend(request, DOWNLOAD)
    content = await server_of(request).rooms.store.export_room(room.code)
    return attachment(
        content, f"tafelrunde-{room.record.game}-{room.code}.json", "application/json"
    )


def attachment(content: bytes, name: str, media_type: str) -> Response:
    """A file to keep."""
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type=media_type, headers=headers)


async def import_game(request: Request, body: bytes) -> Response:
    """Open a table from a downloaded file or a game saved in the terminal; whoever imports holds
    the seats of people.
    """
    server = server_of(request)
    server.check_opening(address_of(request), len(body))
    person, token = clean_name(request.query_params.get("person", "")), new_token()
    files = await server.rooms.workers.run("evenings", body, estimate=len(body) / BYTES_PER_MS)
    server.quotas.check_room(address_of(request), sum(map(len, files)), len(files))
    brought = await bring(request, files)  # all of them, before one is kept
    codes = [await settle(request, each, hash_of(token), person) for each in brought]
    await chained(server.rooms, codes, hash_of(token))
    return with_cookie(answer(RoomOpened(codes[-1], token), 201), request, codes[-1], token)


async def bring(request: Request, files: Sequence[bytes]) -> list[list[bytes]]:
    """The games of a stranger, played through by workers one after the other, as fast as the
    address may; raises `TooCostly` if nobody would wait for so long.
    """
    server, brought = server_of(request), []
    workers = server.rooms.workers
    try:
        async with asyncio.timeout(BRING_TIMES * server.settings.request_timeout):
            for file in files:
                while wait := workers.costs.wait(PAYER.get()):
                    await asyncio.sleep(wait)
                found = await workers.run("bring", file, estimate=len(file) / BYTES_PER_MS)
                brought.append(found)
    except TimeoutError as trouble:
        raise TooCostly("That takes more time than any game needs.") from trouble
    return brought


async def settle(request: Request, brought: list[bytes], who: str, person: str) -> str:
    """Keep such a game as a new table of this person; its code."""
    server, (found, entries, snapshot) = server_of(request), brought
    record = await server.rooms.store.import_room(found, who)
    if snapshot:
        await server.rooms.store.put_snapshot(record.code, int(entries), snapshot)
    await server.note_opening(address_of(request), record.code)
    room = await server.rooms.room(record.code)
    await room.do(HoldOpenSeats(who, person))
    return record.code


async def chained(rooms: Rooms, codes: Sequence[str], who: str) -> None:
    """Tables that were brought as evenings of one campaign lead on to each other."""
    for number, code in enumerate(codes[1:], 1):
        before, room = await rooms.room(codes[number - 1]), await rooms.room(code)
        await room.do(ChangeRecord(partial(after, tuple(codes[:number]))))
        await before.do(EndEvening(who, before.running().seq, code))


def after(evenings: tuple[str, ...], record: RoomRecord) -> RoomRecord:
    """A table at which the campaign goes on after these."""
    return replace(record, evenings=evenings)


# --- Replay ---------------------------------------------------------------------------------------


async def replay(request: Request, body: None) -> Response:
    """The table as a seat saw it after `step` answers; nothing that was hidden from it then."""
    room, lang, who = await room_of(request), lang_of(request), who_asks(request)
    step, seat = asked_position(request, room, who)
    now = room.running()
    head: dict[str, object] = {
        "code": room.code,
        "game": room.record.game,
        "step": step,
        "steps": now.session.step,
    }
    head["seats"] = room.model.seat_views(who)
    key = now.key_for([seat] if seat >= 0 else [])
    past, failures = await room.history.replay(step, key, lang)
    if failures:
        room.note_view_errors(failures, step)
        raise ViewTrouble("The table cannot be shown as it stood after this step.")
    content = msgspec.json.encode(head)[:-1] + b"," + past[1:]  # two objects become one
    return Response(content, media_type="application/json")


async def ending(request: Request, body: None) -> Response:
    """The last page of a game that is over, what it came down to, and who did what."""
    room = await room_of(request)
    if room.model.plays_on:
        raise NotOver("The game is not over yet.")
    content = await room.history.ending(lang_of(request))
    return Response(content, media_type="application/json")


async def show_review(request: Request, body: None) -> Response:
    """How a game that is over went, as far as it is known."""
    return answer((await room_of(request)).reviewer.view())


async def begin_review(request: Request, body: None) -> Response:
    """Let a bot that looks ahead think about a game that is over; what it finds is kept."""
    return answer((await room_of(request)).reviewer.begin())


def asked_position(request: Request, room: Room, who: str) -> tuple[int, int]:
    """Step and seat of a replay, if there are such and this person may look."""
    last = room.running().session.step
    step, seat = number_of(request, "step", last), number_of(request, "seat", -1)
    if not 0 <= step <= last:
        raise BadRequest(f"The game has the steps 0 to {last}.")
    if not -1 <= seat < len(room.record.seats):
        raise BadRequest("This table has no such seat.")
    need_own_view(room, room.model.shown, seat, who)
    return step, seat


def need_own_view(room: Room, shown: ShownGame[State], seat: int, who: str) -> None:
    """While a game with secrets runs, nobody looks through the eyes of another seat."""
    open_to_all = shown.is_open or seat < 0 or not room.model.plays_on
    if not open_to_all and seat not in seats.seats_of(room.record, who):
        raise NotYourSeat("While the game runs, only its holder sees what this seat sees.")


# --- Fork and report ------------------------------------------------------------------------------


async def fork(request: Request, body: Fork) -> Response:
    """Play on from a step at a new table; whoever forks holds the seats of people. While others
    play at the first one, what is hidden there is dealt anew.
    """
    server, room, who = server_of(request), await room_of(request), who_asks(request)
    server.check_opening(address_of(request))
    session = room.running().session
    if room.model.plays_on and not (seats.seats_of(room.record, who) or room.model.is_host(who)):
        raise NotYourSeat("While the game runs, only those who play may fork it.")
    need_open(room)
    if not 0 <= body.step <= session.step:
        raise BadRequest(f"The game has the steps 0 to {session.step}.")
    token = new_token()
    record = forked(room.record, hash_of(token), seats.name_of(room.record, who))
    if not room.model.plays_on or seats.is_alone(room.record, who):
        snapshot, entries = await room.history.fork(body.step)
        code = await server.rooms.keep(record, entries, snapshot)
    else:
        seed = new_seed()
        origin = await room.history.deal_anew(body.step, seed)
        record = replace(record, seed=seed, origin=origin, disclosed="", evenings=())
        code = await server.rooms.keep(record)
    await server.note_opening(address_of(request), code)
    return with_cookie(answer(RoomOpened(code, token), 201), request, code, token)


def forked(record: RoomRecord, who: str, name: str) -> RoomRecord:
    """A table like this one, held by one person; bots stay bots."""
    places = tuple(
        seat if seat.kind == "bot" else SeatRecord(seat.seat, seat.hero, "person", name, who)
        for seat in (replace(each, token_hash="") for each in record.seats)
    )
    return replace(
        record,
        seats=places,
        spectators=(),
        host_hash=who,
        status="running",
        created=time.time(),
        wish=None,
        bans=(),
        password=None,
        webhook=None,
        review=None,
        former=(),
        disclosed="fork",
        version=1,
    )


async def report(request: Request, body: None) -> Response:
    """The present position as a scenario file, to report a problem with."""
    room, who = await room_of(request), who_asks(request)
    playing = room.running()
    without: Seat | None = None  # of what others than this seat know, something else is told
    failed = (playing.trouble or playing.view_errors.now) and room.model.is_host(who)
    if not failed:
        need_no_secret(room, who)
    elif room.model.plays_on and not (room.model.shown.is_open or seats.is_alone(room.record, who)):
        own = seats.seats_of(room.record, who)
        without = Seat(own[0]) if len(own) == 1 else PARTY
    text = await room.history.report(f"table {room.code}", without)
    return attachment(text, f"tafelrunde-{room.code}.toml", "application/toml")
