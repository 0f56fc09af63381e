"""The WebSocket of a room: reads what a client says, writes what it may see."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tafelrunde.engine.errors import TafelrundeError
from tafelrunde.engine.games import Json
from tafelrunde.table.costs import PAYER, pays
from tafelrunde.table.garbage import COLLECTOR, REFUSED
from tafelrunde.table.http.protocols import OFFENDED, GuardedWebSocket
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
        connection = Connection(hash_of(token), room.state.fingerprint(address), lang)
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
    """The conversation with one client: a task reads, and whoever has something to say writes."""

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
        self._write_timer: asyncio.TimerHandle | None = None

    async def run(self) -> None:
        """Until either side has enough."""
        reading = self._reading = asyncio.create_task(self._read())
        self.connection.line, self.connection.on_end = self.line, self._end
        self.line.on_writable = self._go_on
        try:
            await asyncio.wait([reading])
        finally:
            self._hang_up()
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
        if self._reading is not None:
            self._reading.cancel()

    def _hang_up(self) -> None:
        """Nothing is written any more, but for the last words."""
        if self._write_timer is not None:
            self._write_timer.cancel()
        self.connection.line, self.connection.on_end = None, lambda: None
        self.line.on_writable = lambda _: None

    # --- Reading ----------------------------------------------------------------------------------

    async def _read(self) -> None:
        try:
            async with asyncio.timeout(self.server.settings.patience) as first:
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
        message: Json = await self.line.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        self.server.rooms.counters["messages"] += 1
        number = 0
        pays(self.address, seated=self._is_player, at_table=True)
        try:
            if not self.bucket.take():
                raise TooFast("Too many messages; please wait a moment.")
            self.server.messages[self._is_player].check(self.address)
            text = message.get("text")
            said = read_message(text, message.get("bytes"))
            number = getattr(said, "re", 0)
            size = max(len(text or ""), ENTRY_BYTES) if isinstance(said, KEPT) else 0
            account = self.server.quotas.check(self.address, size)
            await self._carry_out(said)
            account.wrote(size)
        except TafelrundeError as error:
            await self._refuse(error, number)
        except Exception:
            LOG.exception("a message could not be carried out")
            self.connection.refuse(Refusal("The server made a mistake."), number)

    async def _refuse(self, error: TafelrundeError, number: int) -> None:
        self.server.rooms.counters["refused"] += 1
        if isinstance(error, TooFast):
            self.offences += 1
            await asyncio.sleep(0.05)  # the rest of the flood waits in the sender's own buffers
            if self.offences % 10 != 1:
                return
        elif isinstance(error, BadRequest | TooLarge):
            self.offences += 1
        elif isinstance(error, StoreTrouble):
            LOG.warning("a message was refused: %s", error)
        self.connection.refuse(error, number)

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
            case GiveAnswer():
                await room.do(Answer(who, said))
            case Foresee():
                self._pay(PREVIEW)
                connection.send(foresee(room.state, who, said, connection.lang))
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
    except (msgspec.DecodeError, UnicodeError, RecursionError) as trouble:
        raise BadRequest(f"The message cannot be read: {trouble}.") from trouble
    return said
