"""The REST side of records: download, import, replay, fork, report."""

from __future__ import annotations

import time
from typing import Any

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from tafelrunde.bots.games import game_trials
from tafelrunde.engine import scenarios
from tafelrunde.engine.decisions import PARTY, Seat
from tafelrunde.engine.records import Session
from tafelrunde.engine.seeds import new_seed
from tafelrunde.table import journal, seats
from tafelrunde.table.importing import brought, held_by
from tafelrunde.table.playing import Playing
from tafelrunde.table.refusals import BadRequest, NotOver, NotYourSeat, ViewTrouble
from tafelrunde.table.rest import Fork, Replay
from tafelrunde.table.room import Room
from tafelrunde.table.security import clean_name, hash_of, new_token
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
from tafelrunde.table.shown import ShownGame
from tafelrunde.table.store import RoomRecord, SeatRecord
from tafelrunde.table.wire import RoomOpened

# --- Download and import --------------------------------------------------------------------------


def need_no_secret(room: Room, who: str) -> None:
    """While the game runs, only who plays alone may take away what says how the decks lie, and
    nobody where even bots have secrets.
    """
    if room.is_over:
        return
    if not (room.is_host(who) or seats.seats_of(room.record, who)):
        raise NotYourSeat("While the game runs, only those who play may do that.")
    need_open(room)
    if not seats.is_alone(room.record, who):
        raise NotOver("Others play too; this is possible when the game is over.")


def need_open(room: Room) -> None:
    """Raise while a game runs in which the seats have secrets from each other."""
    if not room.is_over and not room.shown.is_open:
        raise NotOver("The players have secrets; this is possible when the game is over.")


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
    """Open a table from a downloaded file or a game saved in the terminal; whoever imports holds
    the seats of people.
    """
    server = server_of(request)
    server.openings.check(address_of(request))
    person = clean_name(request.query_params.get("person", ""))
    game = await server.rooms.think(brought, body)
    token = new_token()
    who = hash_of(token)
    record = await server.rooms.store.import_room(game.record, who)
    if game.snapshot is not None:
        await server.rooms.store.put_snapshot(record.code, game.entries, game.snapshot)
    room = await server.rooms.room(record.code)
    await room.change(lambda found: held_by(found, who, person))
    return with_cookie(answer(RoomOpened(room.code, token), 201), request, room.code, token)


# --- Replay ---------------------------------------------------------------------------------------


async def replay(request: Request, body: None) -> Response:
    """The table as a seat saw it after `step` answers; nothing that was hidden from it then."""
    room, lang, who = await room_of(request), lang_of(request), who_asks(request)
    step, seat = asked_position(request, room, who)
    now = room.running()
    then = Playing(now.shown, journal.position_after(now.session, step), step)
    key = then.key_for([seat] if seat >= 0 else [])
    view, _ = then.view(key)
    found = Replay(
        code=room.code,
        game=room.record.game,
        step=step,
        steps=now.session.step,
        seats=room.seat_views(who),
        view=view or {},
        events=[then.tell(event, lang, key=key) for event in then.session.log],
        decisions=then.decisions(lang, [False] * len(then.session.decisions)),
        outcome=then.outcome,
    )
    if then.unshown.now:
        now.unshown.take_over(then.unshown, step)
        room.tell_unshown()
        raise ViewTrouble("The table cannot be shown as it stood after this step.")
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
    open_to_all = shown.is_open or seat < 0 or room.is_over
    if not open_to_all and seat not in seats.seats_of(room.record, who):
        raise NotYourSeat("While the game runs, only its holder sees what this seat sees.")


# --- Fork and report ------------------------------------------------------------------------------


async def fork(request: Request, body: Fork) -> Response:
    """Play on from a step at a new table; whoever forks holds the seats of people. While others
    play at the first one, what is hidden there is dealt anew.
    """
    server, room, who = server_of(request), await room_of(request), who_asks(request)
    server.openings.check(address_of(request))
    session = room.running().session
    if not room.is_over and not (seats.seats_of(room.record, who) or room.is_host(who)):
        raise NotYourSeat("While the game runs, only those who play may fork it.")
    need_open(room)
    if not 0 <= body.step <= session.step:
        raise BadRequest(f"The game has the steps 0 to {session.step}.")
    token = new_token()
    record = forked(room.record, session, hash_of(token), seats.name_of(room.record, who))
    entries: tuple[bytes, ...] = ()
    if room.is_over or seats.is_alone(room.record, who):
        entries = tuple(journal.encode(each) for each in journal.entries_up_to(session, body.step))
    else:
        record = dealt_anew(record, session, body.step)
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
        wish=None,
        disclosed="fork",
        version=1,
    )


def dealt_anew(record: RoomRecord, session: Session[Any], step: int) -> RoomRecord:
    """The table at the last free choice up to that step, with something else wherever nobody can
    look: whoever plays on there learns nothing about this one.
    """
    _, state = journal.position_after(session, step).snapshots[-1]
    seed = new_seed()
    session.rules.listen(state, None)
    game_trials(record.game).scramble(state, seed)
    return replace(record, seed=seed, origin=session.rules.dump(state), disclosed="")


async def report(request: Request, body: None) -> Response:
    """The present position as a scenario file, to report a problem with."""
    room, who = await room_of(request), who_asks(request)
    playing = room.running()
    session = playing.session
    failed = (playing.trouble or playing.unshown.now) and room.is_host(who)
    if not failed:
        need_no_secret(room, who)
    elif not (room.is_over or room.shown.is_open or seats.is_alone(room.record, who)):
        session = without_secrets(room, session, who)
    text = scenarios.report(session, f"table {room.code}")
    return attachment(text.encode(), f"tafelrunde-{room.code}.toml", "application/toml")


def without_secrets(room: Room, session: Session[Any], who: str) -> Session[Any]:
    """The last free choice, with something else wherever the host cannot look."""
    rules, own = session.rules, seats.seats_of(room.record, who)
    state = rules.clone(session.snapshots[-1][1])
    seat = Seat(own[0]) if len(own) == 1 else PARTY
    game_trials(rules.id).scramble(state, new_seed(), seat)
    return Session(rules, session.setup, origin=state)
