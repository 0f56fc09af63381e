"""The WebSocket of a room: reads what a client says, writes what it may see."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from contextvars import copy_context
from functools import partial
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tafelrunde.engine.errors import TafelrundeError
from tafelrunde.table.costs import PAYER, pays
from tafelrunde.table.garbage import COLLECTOR, REFUSED
from tafelrunde.table.http.protocols import OFFENDED, GuardedWebSocket
from tafelrunde.table.http.quotas import Kept
from tafelrunde.table.http.server import Server, address_of, refused, server_of
from tafelrunde.table.messages import as_lang
from tafelrunde.table.rate_limits import Bucket
from tafelrunde.table.refusals import (
    BadOrigin,
    BadRequest,
    NotFound,
    Refusal,
    TableFull,
    TooFast,
    TooLarge,
)
from tafelrunde.table.room.admission import LOCKED, REMOVED
from tafelrunde.table.room.connections import FELL_BEHIND, Connection
from tafelrunde.table.room.play_commands import (
    Answer,
    PlayAgain,
    Speak,
    TakeBack,
    foresee,
)
from tafelrunde.table.room.room import Room
from tafelrunde.table.room.wish_commands import GiveConsent
from tafelrunde.table.security import (
    MESSAGE_LIMIT,
    PROTOCOL,
    cookie_name,
    hash_of,
    is_own_origin,
    token_offered,
)
from tafelrunde.table.storage.store import DamagedRoom, StoreTrouble
from tafelrunde.table.wire import (
    Advise,
    Consent,
    Foresee,
    FromClient,
    GiveAnswer,
    Ping,
    Pong,
    Redo,
    Resume,
    Say,
    SetLanguage,
    Undo,
)

LOG: Final = logging.getLogger("tafelrunde.table")
SEND_SECONDS: Final = 20.0
LAST_SECONDS: Final = 2.0
"""So long a client may take for the last words: nobody who ends the server waits for it longer."""
GREETING: Final = 3.0
"""So many milliseconds of a core it takes to tell somebody everything."""
PREVIEW: Final = 5.0
"""So many it takes at most to say what would come of an answer."""
PAUSE: Final = 0.05
"""So many seconds a flood waits in its sender's own buffers."""
MOST_OFFENCES: Final = 100
"""After so much garbage or haste a connection is closed."""
DAMAGED: Final = 4400
CODES: Final = {
    "unknown-room": 4404,
    "too-fast": OFFENDED,
    "table-full": 4503,
    "password-needed": LOCKED,
    "banned": REMOVED,
}
KEPT: Final = (GiveAnswer, Undo, Redo, Say)
"""Messages of which something is kept, at least so many bytes:"""
ENTRY_BYTES: Final = 150
_DECODER: Final = msgspec.json.Decoder(FromClient)
_ANSWER_DECODER: Final = msgspec.json.Decoder(GiveAnswer)
UNREADABLE: Final = (msgspec.DecodeError, UnicodeError, RecursionError)


async def live(websocket: WebSocket) -> None:
    """One client at one table, until it leaves."""
    server = server_of(websocket)
    if not is_own_origin(websocket.headers, server.origins):
        await deny(websocket, BadOrigin("The request comes from a page of another site."))
        return
    address = address_of(websocket)
    try:
        server.requests.check(address)
    except TooFast as error:
        await deny(websocket, error)
        return
    offered = websocket.scope.get("subprotocols", [])
    # Whatever else is offered is not spoken here, and a token is never said back.
    await websocket.accept(subprotocol=PROTOCOL if PROTOCOL in offered else None)
    server.connected[address] += 1
    try:
        await connect(server, websocket, address, offered)
    finally:
        server.connected[address] -= 1
        if not server.connected[address]:
            del server.connected[address]


async def nowhere(websocket: WebSocket) -> None:
    """There is no table at this address."""
    await deny(websocket, NotFound("There is nothing under this address."))


async def deny(websocket: WebSocket, error: TafelrundeError) -> None:
    """Refuse the handshake: the browser learns no more than that."""
    COLLECTOR.count(REFUSED)
    lang = as_lang(websocket.headers.get("accept-language", ""))
    with suppress(WebSocketDisconnect, RuntimeError):
        await websocket.send_denial_response(refused(error, lang))


async def connect(server: Server, websocket: WebSocket, address: str, offered: list[str]) -> None:
    """Find the room, and talk with it."""
    code = str(websocket.path_params["code"])
    token = token_offered(offered) or websocket.cookies.get(cookie_name(code), "")
    lang = as_lang(websocket.headers.get("accept-language", ""))  # until the client says another
    connection = Connection("", lang=lang)
    try:
        if server.connected[address] > server.settings.connections:
            raise TableFull("There are too many connections from your address.")
        room = await server.room(code, address)
        connection = Connection(hash_of(token), room.model.fingerprint(address), lang)
        room.admission.admit(connection)
    except TafelrundeError as error:
        COLLECTOR.count(REFUSED)
        connection.refuse(error)
        await drain_and_close(websocket, connection, closing_code(error))
        return
    await Conversation(server, room, websocket, connection).run()


def closing_code(error: TafelrundeError) -> int:
    """Clients come back later, except where that cannot help."""
    if isinstance(error, DamagedRoom):
        return DAMAGED
    return CODES.get(error.slug, 1011)


async def drain_and_close(websocket: WebSocket, connection: Connection, code: int) -> None:
    """Send what is waiting, and close."""
    with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        async with asyncio.timeout(LAST_SECONDS):
            while connection.waiting:
                await websocket.send_text(connection.next().decode())
            if websocket.application_state is not WebSocketState.DISCONNECTED:
                await websocket.close(code)


class Conversation:
    """The conversation with one client: a task reads, and whoever has something to say writes.

    Answers, which nearly all messages are, go to the room as they come in, without that task: to
    wake it for each of them, twice, would cost more than to read it.
    """

    def __init__(
        self, server: Server, room: Room, websocket: WebSocket, connection: Connection
    ) -> None:
        self.server = server
        self.room = room
        self.websocket = websocket
        self.connection = connection
        self.address = address_of(websocket)
        self.line: GuardedWebSocket = websocket.scope["state"]["line"]
        rate = server.settings.messages_per_second
        self.bucket = Bucket(rate, 3 * rate)
        self.talk = Bucket(rate / 20, rate / 2)  # what is said is kept for ever
        self.offences = 0
        self.code = 1000
        self._reading: asyncio.Task[None] | None = None
        self._is_busy = False  # with a message that the task has read
        self._answering: asyncio.Future[int] | asyncio.Future[None] | None = None
        self._context = copy_context()  # in which it is known who pays for an answer
        self._write_timer: asyncio.TimerHandle | None = None

    async def run(self) -> None:
        """Until either side has enough."""
        reading = self._reading = asyncio.create_task(self._read())
        self.connection.line, self.connection.on_end = self.line, self._end
        self.line.on_writable, self.line.on_text = self._go_on, self._answer_at_once
        try:
            await asyncio.wait([reading])
        finally:
            self._hang_up()
            self.room.advisers.leave(self.connection)
            self.room.leave(self.connection)
            reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)
        await drain_and_close(self.websocket, self.connection, self.code)

    # --- Writing ----------------------------------------------------------------------------------

    def _go_on(self, is_writable: bool) -> None:
        """The client reads again, or has stopped reading: it gets some time to go on."""
        if self._write_timer is not None:
            self._write_timer.cancel()
            self._write_timer = None
        if is_writable:
            self.connection.send_waiting()
        else:
            loop = asyncio.get_running_loop()
            self._write_timer = loop.call_later(SEND_SECONDS, self.connection.fall_behind)

    def _end(self) -> None:
        """The room has let go of the client."""
        self.code = self.connection.code
        self.server.rooms.counters["clients_behind"] += self.code == FELL_BEHIND
        self._stop_reading()

    def _stop_reading(self) -> None:
        if self._reading is not None:
            self._reading.cancel()

    def _hang_up(self) -> None:
        """Nothing is written any more, but for the last words."""
        if self._write_timer is not None:
            self._write_timer.cancel()
        self.connection.line, self.connection.on_end = None, lambda: None
        self.line.on_writable, self.line.on_text = lambda _: None, lambda _: False
        if self._answering is not None:
            self._answering.cancel()

    # --- Reading ----------------------------------------------------------------------------------

    async def _read(self) -> None:
        try:
            async with asyncio.timeout(self.server.settings.request_timeout) as first:
                while self.offences < MOST_OFFENCES:
                    await self._one_message()
                    if self.connection.joined:
                        first.reschedule(None)
            self.code = OFFENDED
        except TimeoutError:
            self.code = OFFENDED
        except (WebSocketDisconnect, RuntimeError):
            return

    async def _one_message(self) -> None:
        """Read and carry out one message; whatever is wrong with it concerns only its sender."""
        message = await self.line.receive()
        if self._answering is not None:
            await asyncio.wait([self._answering])
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        assert message["type"] == "websocket.receive"
        number, self._is_busy = 0, True
        try:
            self._check_rate()
            text = message.get("text")
            said = read_message(text, message.get("bytes"))
            number = getattr(said, "re", 0)
            size = max(len(text or ""), ENTRY_BYTES) if isinstance(said, KEPT) else 0
            account = self.server.quotas.check(self.address, size)
            await self._carry_out(said)
            account.wrote(size)
        except Exception as trouble:
            if self._refuse(trouble, number):
                await asyncio.sleep(PAUSE)
        finally:
            self._is_busy = False

    def _check_rate(self) -> None:
        """One more message of an address that pays for it; raises `TooFast`."""
        self.server.rooms.counters["messages"] += 1
        is_player = self._is_player
        pays(self.address, seated=is_player, at_table=True)
        if not self.bucket.take():
            raise TooFast("Too many messages; please wait a moment.")
        self.server.messages[is_player].check(self.address)

    def _answer_at_once(self, text: str) -> bool:
        """Hand an answer to the room; False for anything else, and while something is under way."""
        is_free = not self._is_busy and self._answering is None
        if not (is_free and self.connection.joined and self.offences < MOST_OFFENCES):
            return False
        given = answer_in(text)
        if given is not None:
            self._context.run(self._answer, given, max(len(text), ENTRY_BYTES))
        return given is not None

    def _answer(self, given: GiveAnswer, size: int) -> None:
        try:
            self._check_rate()
            account = self.server.quotas.check(self.address, size)
        except TafelrundeError as error:
            self._refuse_answer(error, given.re)
            return
        self._answering = self.room.do(Answer(self.connection.who, given))
        self._answering.add_done_callback(partial(self._answered, given.re, account, size))

    def _answered(self, number: int, account: Kept, size: int, done: asyncio.Future[int]) -> None:
        self._answering = None
        if done.cancelled():  # the server stops
            self._stop_reading()
        elif (trouble := done.exception()) is not None:
            self._refuse_answer(trouble, number)
        else:
            account.wrote(size)

    def _refuse_answer(self, trouble: BaseException, number: int) -> None:
        if self._refuse(trouble, number):
            self._answering = asyncio.ensure_future(asyncio.sleep(PAUSE))
            self._answering.add_done_callback(self._go_on_answering)

    def _go_on_answering(self, _: asyncio.Future[None]) -> None:
        self._answering = None

    def _refuse(self, error: BaseException, number: int) -> bool:
        """Say why nothing has changed; whether somebody was too fast, and has to pause."""
        if not isinstance(error, TafelrundeError):
            LOG.error("a message could not be carried out", exc_info=error)
            self.connection.refuse(Refusal("The server made a mistake."), number)
            return False
        self.server.rooms.counters["refused"] += 1
        is_haste = isinstance(error, TooFast)
        self.offences += is_haste or isinstance(error, BadRequest | TooLarge)
        if isinstance(error, StoreTrouble):
            LOG.warning("a message was refused: %s", error)
        if not is_haste or self.offences % 10 == 1:
            self.connection.refuse(error, number)
        return is_haste

    @property
    def _is_player(self) -> bool:
        return self.connection.is_player(self.room.record)

    def _pay(self, milliseconds: float) -> None:
        """Something that takes the server a while, and that nobody needs in order to play."""
        costs, payer = self.server.rooms.workers.costs, PAYER.get()
        costs.check(payer)
        costs.charge(payer, milliseconds)

    def _pay_greeting(self) -> None:
        """To be told everything is dear; whoever plays is told at least once."""
        costs, payer = self.server.rooms.workers.costs, PAYER.get()
        if self.connection.joined or not payer.seated:
            costs.check(payer)
        costs.charge(payer, GREETING)

    async def _carry_out(self, said: FromClient) -> None:
        room, connection, who = self.room, self.connection, self.connection.who
        if isinstance(said, Resume):
            self._pay_greeting()
            connection.lang = as_lang(said.lang)
            await room.enter(connection, said.seq, said.said)
            return
        if not connection.joined:
            raise BadRequest("The first message says from where to go on.")
        match said:
            case GiveAnswer():  # which could not be handed over at once
                await room.do(Answer(who, said))
            case Foresee():
                self._pay(PREVIEW)
                connection.send(foresee(room.model, who, said, connection.lang))
            case Advise():
                room.advisers.ask(connection, said)
            case Undo():
                await room.do(TakeBack(who, said))
            case Redo():
                await room.do(PlayAgain(who))
            case Consent():
                await room.do(GiveConsent(who, said))
            case Say():
                if not self.talk.take():
                    raise TooFast("Too many messages; please wait a moment.")
                await room.do(Speak(who, said.text))
            case SetLanguage():
                self._pay_greeting()
                connection.lang = as_lang(said.lang)
                await room.enter(connection, 0)
            case Ping():
                connection.send(Pong())


def read_message(text: str | None, data: bytes | None) -> FromClient:
    """A message of the client; raises `BadRequest` or `TooLarge`."""
    if text is None:
        raise BadRequest("Messages are text.")
    if len(text) > MESSAGE_LIMIT:
        raise TooLarge(f"A message has at most {MESSAGE_LIMIT} bytes.")
    try:
        said: FromClient = _DECODER.decode(text)
    except UNREADABLE as trouble:
        raise BadRequest(f"The message cannot be read: {trouble}.") from trouble
    return said


def answer_in(text: str) -> GiveAnswer | None:
    """An answer of the client; None if it is something else, or cannot be read."""
    try:
        return _ANSWER_DECODER.decode(text)
    except UNREADABLE:
        return None
