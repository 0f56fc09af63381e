"""What every request needs: the rooms, the limits, and who is asking."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from tafelrunde.engine.content import Lang
from tafelrunde.engine.errors import TafelrundeError
from tafelrunde.table.costs import PAYER, pays
from tafelrunde.table.game import seats
from tafelrunde.table.http.health import Pulse
from tafelrunde.table.http.passwords import Passwords
from tafelrunde.table.http.quotas import Quotas
from tafelrunde.table.messages import as_lang, in_words
from tafelrunde.table.rate_limits import Limits
from tafelrunde.table.refusals import (
    BadOrigin,
    BadRequest,
    Busy,
    QuotaFull,
    TooFast,
    TooLarge,
    status_of,
)
from tafelrunde.table.room.room import Room
from tafelrunde.table.rooms import Rooms
from tafelrunde.table.security import (
    BODY_LIMIT,
    cookie_name,
    hash_of,
    household,
    is_own_origin,
    token_in,
)
from tafelrunde.table.settings import ServerSettings
from tafelrunde.table.storage.store import Store, UnknownRoom
from tafelrunde.table.wire import Problem

ADDRESS_TIMES: Final = {False: 10, True: 50}
"""From strangers at one address come at most so many times the messages that one connection may
bring, and from those who play so many: a flood there holds no neighbour up.
"""
COOKIE_SECONDS: Final = 400 * 24 * 3600
T = TypeVar("T")


class Server:
    """One process: its rooms and its limits."""

    def __init__(self, store: Store, settings: ServerSettings) -> None:
        self.settings = settings
        self.rooms = Rooms(store, settings)
        self.pulse = Pulse(store)
        self.origins = [each.strip() for each in settings.origins.split(",") if each.strip()]
        rate = settings.requests_per_second
        self.requests = Limits(rate, 4 * rate)
        self.openings = Limits(settings.rooms_per_minute / 60, settings.rooms_per_minute)
        self.misses = Limits(settings.misses_per_minute / 60, settings.misses_per_minute)
        self.passwords = Passwords(settings)
        self.quotas = Quotas(settings.rooms_per_day, settings.megabytes_per_day)
        rate = settings.messages_per_second
        self.messages = {
            plays: Limits(times * rate, 4 * times * rate) for plays, times in ADDRESS_TIMES.items()
        }
        self.connected: Counter[str] = Counter()
        self.bringing: set[str] = set()  # addresses that send a file

    async def room(self, code: str, address: str) -> Room:
        """The room of that code; whoever guesses codes is slowed down."""
        self.misses.check_blocked(address)
        try:
            return await self.rooms.room(code)
        except UnknownRoom:
            self.misses.bucket(address).take()
            self.rooms.counters["unknown_rooms"] += 1
            raise

    def check_opening(self, address: str, size: int = 0) -> None:
        """Raise unless the address may open another table now, from so many bytes."""
        self.openings.check(address)
        self.quotas.check_room(address, size)

    async def note_opening(self, address: str, code: str) -> None:
        """The address has opened a table, which counts until it is deleted or a day has passed."""
        self.quotas.opened(address, code, (await self.rooms.store.use(code)).bytes)

    @contextmanager
    def one_at_a_time(self, address: str) -> Iterator[None]:
        """Refuse an address that sends a second file before the first is done with."""
        if address in self.bringing:
            raise Busy("One file after the other, please; try again in a moment.")
        self.bringing.add(address)
        try:
            yield
        finally:
            self.bringing.remove(address)

    def check_request(self, request: Request) -> None:
        """Not too fast, and not from a page of somebody else."""
        self.requests.check(address_of(request))
        pays(address_of(request))
        if request.method not in ("GET", "HEAD") and not is_own_origin(
            request.headers, self.origins
        ):
            raise BadOrigin("The request comes from a page of another site.")


def server_of(connection: HTTPConnection) -> Server:
    """The server that answers this request."""
    server: Server = connection.app.state.server
    return server


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from."""
    return household(connection.client.host) if connection.client is not None else "unknown"


def count_kept(request: Request, size: int) -> None:
    """So many bytes will be kept for the address of a request; raises `QuotaFull`."""
    quotas, address = server_of(request).quotas, address_of(request)
    quotas.check(address, size)
    quotas.wrote(address, size)


async def room_of(request: Request) -> Room:
    """The room in the path, if this person may come in."""
    room = await closed_room_of(request)
    room.admission.need_admission(who_asks(request), room.model.fingerprint(address_of(request)))
    return room


async def closed_room_of(request: Request) -> Room:
    """The room in the path, also for those who have to say its password first; from now on the
    request costs what it costs people there.
    """
    address, who = address_of(request), who_asks(request)
    room = await server_of(request).room(request.path_params["code"], address)
    pays(address, seated=seats.is_player(room.record, who), at_table=True)
    return room


def spend(request: Request, milliseconds: float) -> None:
    """Something dear that is done at once is paid for; raises `TooFast`."""
    costs = server_of(request).rooms.workers.costs
    costs.check(PAYER.get())
    costs.charge(PAYER.get(), milliseconds)


def token_of(request: Request) -> str:
    """The token of the request for the room in its path."""
    return token_in(request.path_params["code"], request.headers, request.cookies)


def who_asks(request: Request) -> str:
    """The hash of that token."""
    return hash_of(token_of(request))


# --- Reading --------------------------------------------------------------------------------------


async def read_body(request: Request, limit: int = BODY_LIMIT) -> bytes:
    """The body, if it is not too large and comes in time."""
    seconds = 2 * server_of(request).settings.request_timeout
    length = request.headers.get("content-length", "0")
    if length.isdecimal() and int(length) > limit:
        raise TooLarge(f"A request has at most {limit} bytes.")
    parts, size = [], 0
    try:
        async with asyncio.timeout(seconds):
            async for part in request.stream():
                parts.append(part)
                size += len(part)
                if size > limit:
                    raise TooLarge(f"A request has at most {limit} bytes.")
    except TimeoutError as trouble:
        raise BadRequest("The request did not come in time.") from trouble
    except ClientDisconnect as trouble:  # nobody is left to read the answer
        raise BadRequest("The request broke off.") from trouble
    return b"".join(parts)


def decode(content: bytes, kind: type[T]) -> T:
    """A body as one of our structs; raises `BadRequest`."""
    try:
        return msgspec.json.decode(content, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as trouble:
        raise BadRequest(f"The request cannot be read: {trouble}.") from trouble


def lang_of(request: Request) -> Lang:
    """The language asked for, else the one that the browser prefers."""
    asked = request.query_params.get("lang")
    if asked is None:
        return as_lang(request.headers.get("accept-language", ""))
    if asked not in ("de", "en"):
        raise BadRequest("The languages are de and en.")
    return as_lang(asked)


def number_of(request: Request, name: str, default: int) -> int:
    """A whole number among the parameters."""
    text = request.query_params.get(name)
    if text is None:
        return default
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal()) or len(digits) > 9:
        raise BadRequest(f"{name} is a whole number.")
    return int(text)


# --- Answering ------------------------------------------------------------------------------------


def answer(data: object, status: int = 200) -> Response:
    """Data as JSON."""
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def refused(error: TafelrundeError, lang: Lang) -> Response:
    """The answer to a refused request."""
    problem = Problem(error.slug, in_words(error, lang), error.why)
    response = answer(problem, status_of(error))
    if isinstance(error, TooFast | Busy | QuotaFull):
        response.headers["retry-after"] = str(max(1, round(error.wait)))
    return response


def with_cookie(response: Response, request: Request, code: str, token: str) -> Response:
    """The answer, and the token as a cookie that no script and no other site can read."""
    response.set_cookie(
        cookie_name(code),
        token,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
    )
    return response
