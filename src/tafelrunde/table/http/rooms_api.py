"""The REST side: lobby, seats, records. Each function is one address of `endpoints`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response

from tafelrunde import __version__
from tafelrunde.engine.decisions import PARTY
from tafelrunde.table.game import seats
from tafelrunde.table.game.printed import Printed, printed, takes_packed
from tafelrunde.table.http.game_list import summaries
from tafelrunde.table.http.server import (
    address_of,
    answer,
    closed_room_of,
    lang_of,
    room_of,
    server_of,
    token_of,
    who_asks,
    with_cookie,
)
from tafelrunde.table.refusals import UnknownSeat
from tafelrunde.table.rest import Deleted, Health
from tafelrunde.table.room.broadcast import room_view
from tafelrunde.table.room.host_commands import ChangeSettings
from tafelrunde.table.room.room import Room
from tafelrunde.table.room.rulings import Command
from tafelrunde.table.room.seat_commands import HandSeat, SetWindows, Watch
from tafelrunde.table.security import clean_name, hash_of, new_token
from tafelrunde.table.storage.store import SeatWishRecord
from tafelrunde.table.wire import Join, Joined, NewRoom, SeatChange, Settings, Windows

SEAT_DIGITS: Final = 6
"""No seat has a longer number; Python refuses to read one of thousands of digits."""
Handler = Callable[[Request, Any], Awaitable[Response]]
"""Carries out a request; its body is what the endpoint says, already decoded."""


# --- Games ----------------------------------------------------------------------------------------


async def list_games(request: Request, body: None) -> Response:
    """The games, and what can be chosen to open a table; first those that fewest can play."""
    return answer(summaries())


async def show_content(request: Request, body: None) -> Response:
    """Everything printed: cards, heroes, adventures, tracks, words."""
    return unchanged_or(request, printed(request.path_params["game"], "content", lang_of(request)))


async def show_rules(request: Request, body: None) -> Response:
    """The rulebook: chapters with their rules."""
    return unchanged_or(request, printed(request.path_params["game"], "rules", lang_of(request)))


def unchanged_or(request: Request, found: Printed) -> Response:
    """What is printed, or a word that the client has it already."""
    vary = "accept-language, accept-encoding"
    headers = {"etag": found.tag, "cache-control": "no-cache", "vary": vary}
    # A proxy or compression may have weakened the tag.
    if found.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if not takes_packed(request):
        return Response(found.content, media_type="application/json", headers=headers)
    headers["content-encoding"] = "gzip"
    return Response(found.packed, media_type="application/json", headers=headers)


# --- Rooms ----------------------------------------------------------------------------------------


async def open_room(request: Request, body: NewRoom) -> Response:
    """Open a table; the answer holds the code for the invite link and the host's token."""
    server = server_of(request)
    server.check_opening(address_of(request))
    password = await server.passwords.kept(body.password)
    opened = await server.rooms.create(body, password)
    await server.note_opening(address_of(request), opened.code)
    return with_cookie(answer(opened, 201), request, opened.code, opened.token)


async def show_room(request: Request, body: None) -> Response:
    """The table as the person who asks sees it."""
    return answer(room_view((await room_of(request)).model, who_asks(request)))


async def join_room(request: Request, body: Join) -> Response:
    """Take a free seat, or watch (seat -1); who has a token already keeps it. Where players have
    secrets, they are asked before somebody new gets a hand of the running game.
    """
    room = await closed_room_of(request)
    person, token, wish = clean_name(body.person), token_of(request), 0
    who = hash_of(token)
    room.admission.need_welcome(who, room.model.fingerprint(address_of(request)))
    if not seats.is_member(room.record, who):
        token, wish = await join_anew(request, room, person, body)
    elif body.seat >= 0:
        wish = await room.do(HandSeat(SeatWishRecord(body.seat, "person"), who))
    elif body.seat != PARTY:
        raise UnknownSeat("This table has no such seat.")
    return with_cookie(answer(Joined(room.code, token, wish)), request, room.code, token)


async def join_anew(request: Request, room: Room, person: str, body: Join) -> tuple[str, int]:
    """Somebody whom the table does not know sits down or watches; the new token, and the number of
    the wish if others have to agree.
    """
    server, address, proved = server_of(request), address_of(request), room.record.password
    await server.passwords.check(proved, body.password, code=room.code, address=address)
    token, origin = new_token(), room.model.fingerprint(address)
    who = hash_of(token)
    command: Command
    if body.seat == PARTY:
        command = Watch(person, who, room.admission.leaving(origin), proved)
    else:
        wanted = SeatWishRecord(body.seat, "join", who, person)
        command = HandSeat(wanted, who_asks(request), proved)
    wish = await room.do(command)
    room.admission.note(who, origin)
    return token, wish


async def enter_room(request: Request, body: None) -> Response:
    """Keep the token of a seat link as a cookie; or hear the own one, to go on elsewhere."""
    room, token = await room_of(request), token_of(request)
    seats.need_member(room.record, hash_of(token))
    return with_cookie(answer(Joined(room.code, token)), request, room.code, token)


async def start_room(request: Request, body: None) -> Response:
    """The host starts the game; bots sit in on seats that are still open."""
    room = await room_of(request)
    await server_of(request).rooms.begin(room, who_asks(request))
    return answer(room_view(room.model, who_asks(request)))


async def change_seat(request: Request, body: SeatChange) -> Response:
    """Hand a seat to a bot, to nobody, or take it; where players have secrets, those are asked
    whom it concerns.
    """
    room, who = await room_of(request), who_asks(request)
    number = seat_in(request, room)
    await room.do(HandSeat(SeatWishRecord(number, body.kind), who))
    return answer(room_view(room.model, who))


async def set_windows(request: Request, body: Windows) -> Response:
    """Where the holder of a seat wants to be asked for reactions; elsewhere the table passes."""
    room, who = await room_of(request), who_asks(request)
    number = seat_in(request, room)
    await room.do(SetWindows(who, number, body))
    return answer(room_view(room.model, who))


async def link_seat(request: Request, body: None) -> Response:
    """A new token for a seat, to be passed on as a link; the old token loses the seat, at once or
    when those whom it concerns have agreed.
    """
    room, who = await room_of(request), who_asks(request)
    number, token = seat_in(request, room), new_token()
    wish = await room.do(HandSeat(SeatWishRecord(number, "link", hash_of(token)), who))
    return answer(Joined(room.code, token, wish))


def seat_in(request: Request, room: Room) -> int:
    """The seat in the path."""
    text = str(request.path_params["seat"])
    known = text.isascii() and text.isdecimal() and len(text) <= SEAT_DIGITS
    if not known or int(text) >= len(room.record.seats):
        raise UnknownSeat("This table has no such seat.")
    return int(text)


async def change_room(request: Request, body: Settings) -> Response:
    """The host changes the settings of the table."""
    room, who = await room_of(request), who_asks(request)
    await room.do(ChangeSettings(who, body))
    return answer(room_view(room.model, who))


async def delete_room(request: Request, body: None) -> Response:
    """The host deletes the table for ever; everybody at it hears that it is gone."""
    room, server = await room_of(request), server_of(request)
    await server.rooms.delete(room, who_asks(request))
    server.quotas.deleted(room.code)
    return answer(Deleted(room.code))


# --- The server itself ----------------------------------------------------------------------------


async def health(request: Request, body: None) -> Response:
    """Whether the server answers and its store has just kept something."""
    await server_of(request).pulse.check()
    return answer(Health("ok", __version__))
