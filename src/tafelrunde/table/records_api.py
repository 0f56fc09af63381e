"""The REST side of records: download, import, replay, fork, report."""

from __future__ import annotations

import time
from typing import Any, Final

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from tafelrunde.engine import scenarios
from tafelrunde.engine.errors import DamagedSave, TafelrundeError
from tafelrunde.engine.records import Session
from tafelrunde.table import journal, seats
from tafelrunde.table.playing import Playing
from tafelrunde.table.refusals import BadRequest, NotHost, NotYourSeat
from tafelrunde.table.rest import Fork, Replay
from tafelrunde.table.room import Room
from tafelrunde.table.room_files import read_room_file
from tafelrunde.table.security import hash_of, new_token
from tafelrunde.table.server import (
    address_of,
    answer,
    lang_of,
    number_of,
    room_of,
    server_of,
    who_asks,
    with_cookie,
)
from tafelrunde.table.shown import ShownGame, shown_game
from tafelrunde.table.store import RoomRecord, SeatRecord, WholeRoom
from tafelrunde.table.wire import RoomOpened

MOST_ENTRIES: Final = 5_000
"""A longer log is no game that people played."""


# --- Download and import --------------------------------------------------------------------------


def need_no_secret(room: Room, who: str) -> None:
    """While the game runs, only the host may take away what says how the decks lie."""
    if room.record.status != "over" and not room.is_host(who):
        raise NotHost("While the game runs, only the host may do that.")


async def download(request: Request, body: None) -> Response:
    """The whole game as a file that can be imported anywhere."""
    room = await room_of(request)
    need_no_secret(room, who_asks(request))
    content = await server_of(request).rooms.store.export_room(room.code)
    return attachment(
        content, f"tafelrunde-{room.record.game}-{room.code}.json", "application/json"
    )


def attachment(content: bytes, name: str, media_type: str) -> Response:
    """A file to keep."""
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type=media_type, headers=headers)


async def import_game(request: Request, body: bytes) -> Response:
    """Open a table from a downloaded file; whoever imports holds the seats of people."""
    server = server_of(request)
    server.openings.check(address_of(request))
    whole = read_room_file(body)
    snapshot = await server.rooms.think(check_whole, whole)
    token = new_token()
    who = hash_of(token)
    record = await server.rooms.store.import_room(body, who)
    if snapshot is not None:
        await server.rooms.store.put_snapshot(record.code, len(whole.entries), snapshot)
    room = await server.rooms.room(record.code)
    await room.change(lambda found: held_by(found, who))
    return with_cookie(answer(RoomOpened(room.code, token), 201), request, room.code, token)


def check_whole(whole: WholeRoom) -> bytes | None:
    """Play a stranger's game through; raises `DamagedSave` if it cannot be played."""
    shown = shown_game(whole.room.game)
    if len(whole.entries) > MOST_ENTRIES:
        raise DamagedSave("The file holds more answers than any game needs.")
    try:
        if len(shown.heroes(whole.room.setup)) != len(whole.room.seats):
            raise DamagedSave("The file does not fit its own set-up.")
        session = journal.begin(shown.rules, whole.room)
        entries = [(seq, each.entry) for seq, each in enumerate(whole.entries, start=1)]
        journal.play_entries(session, entries)
        Playing(shown, session, len(entries))
    except TafelrundeError:
        raise
    except Exception as trouble:
        raise DamagedSave(f"The file cannot be played ({trouble}).") from trouble
    return journal.take_snapshot(session) if entries else None


def held_by(record: RoomRecord, who: str) -> RoomRecord:
    """Seats that belong to nobody go to this person."""
    places = [
        replace(seat, kind="person", token_hash=who) if seat.kind == "open" else seat
        for seat in record.seats
    ]
    return replace(record, seats=tuple(places))


# --- Replay ---------------------------------------------------------------------------------------


async def replay(request: Request, body: None) -> Response:
    """The table as a seat saw it after `step` answers; nothing that was hidden from it then."""
    room, lang, who = await room_of(request), lang_of(request), who_asks(request)
    step, seat = asked_position(request, room, who)
    now = room.running()
    then = Playing(now.shown, journal.position_after(now.session, step), step)
    found = Replay(
        code=room.code,
        game=room.record.game,
        step=step,
        steps=now.session.step,
        seats=room.seat_views(who),
        view=then.views[then.key_for([seat] if seat >= 0 else [])],
        events=[then.tell(event, lang) for event in then.session.log],
        decisions=then.decisions(lang, [False] * len(then.session.decisions)),
        outcome=then.outcome,
    )
    return answer(found)


def asked_position(request: Request, room: Room, who: str) -> tuple[int, int]:
    """Step and seat of a replay, if there are such and this person may look."""
    last = room.running().session.step
    step, seat = number_of(request, "step", last), number_of(request, "seat", -1)
    if not 0 <= step <= last:
        raise BadRequest(f"The game has the steps 0 to {last}.")
    if not -1 <= seat < len(room.record.seats):
        raise BadRequest("This table has no such seat.")
    need_own_view(room, room.shown, seat, who)
    return step, seat


def need_own_view(room: Room, shown: ShownGame, seat: int, who: str) -> None:
    """While a game with secrets runs, nobody looks through the eyes of another seat."""
    open_to_all = shown.is_open or seat < 0 or room.record.status == "over"
    if not open_to_all and seat not in seats.seats_of(room.record, who):
        raise NotYourSeat("While the game runs, only its holder sees what this seat sees.")


# --- Fork and report ------------------------------------------------------------------------------


async def fork(request: Request, body: Fork) -> Response:
    """Play on from a step at a new table; whoever forks holds the seats of people."""
    server, room, who = server_of(request), await room_of(request), who_asks(request)
    server.openings.check(address_of(request))
    session = room.running().session
    if room.record.status != "over" and not (seats.seats_of(room.record, who) or room.is_host(who)):
        raise NotYourSeat("While the game runs, only those who play may fork it.")
    if not 0 <= body.step <= session.step:
        raise BadRequest(f"The game has the steps 0 to {session.step}.")
    token = new_token()
    record = forked(room.record, session, hash_of(token), seats.name_of(room.record, who))
    entries = tuple(journal.encode(each) for each in journal.answers_up_to(session, body.step))
    code = await server.rooms.keep(record, entries)
    return with_cookie(answer(RoomOpened(code, token), 201), request, code, token)


def forked(record: RoomRecord, session: Session[Any], who: str, name: str) -> RoomRecord:
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
        version=1,
    )


async def report(request: Request, body: None) -> Response:
    """The present position as a scenario file, to report a problem with."""
    room = await room_of(request)
    need_no_secret(room, who_asks(request))
    text = scenarios.report(room.running().session, f"table {room.code}")
    return attachment(text.encode(), f"tafelrunde-{room.code}.toml", "application/toml")
