"""What a connection may do before the application hears of it.

uvicorn speaks HTTP and WebSocket. These two classes keep idlers, floods and garbage from harming
anybody, and answer garbage as we answer everything else: with a slug, and no word in the log.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections import Counter
from collections.abc import Callable
from http import HTTPStatus
from typing import ClassVar, Final

import h11
import msgspec
from uvicorn import Config
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.datastructures import Headers
from websockets.frames import Frame
from websockets.http11 import Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from tafelrunde.engine.errors import TafelrundeError
from tafelrunde.engine.games import Data
from tafelrunde.table.garbage import COLLECTOR, LINE, REFUSED
from tafelrunde.table.rate_limits import Bucket
from tafelrunde.table.refusals import BadRequest, HeadTooLarge, TooFast, status_of
from tafelrunde.table.security import HEADERS, MESSAGE_LIMIT, household
from tafelrunde.table.settings import ServerSettings
from tafelrunde.table.wire import Problem

HEAD_LIMIT: Final = 16 * 1024
TOO_LARGE: Final = int(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
ANSWER_TIMES: Final = 4
"""A request is answered within so many times the timeout, however slowly the other side reads."""
CLOSE_PART: Final = 3
"""A line that is done with is cut off after that part of the timeout, whatever waits in it."""
DRAINED: Final = 1 << 18
"""So many bytes at most are read on from a line that is refused."""
SLICE: Final = 2048
"""Frames are looked at in portions of so many bytes: thousands of tiny ones fit into one read."""
QUEUE: Final = 500
"""More messages than that nobody has waiting for the server."""
PIECES: Final = 64
"""A message comes in at most so many fragments."""
CONTROLS_PER_SECOND: Final = 5.0
BEAT: Final = 0.25
"""Pings wait for so many seconds at most, to go out with others."""
GRACE: Final = 1.0
"""So many seconds more a pong that is overdue may take to be read."""
OFFENDED: Final = 4429
"""The closing code for whoever sends too much."""

QUIET: Final = logging.getLogger("tafelrunde.protocols")
QUIET.setLevel(logging.ERROR)  # that a stranger sent garbage is not worth a line


def problem(error: TafelrundeError) -> bytes:
    """A refusal as every client reads it."""
    return msgspec.json.encode(Problem(error.slug, str(error), error.why))


# --- HTTP -----------------------------------------------------------------------------------------


class Heads(h11.Connection):
    """Reads requests; a head that is too large is refused even if it comes in one piece."""

    refused = False

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        try:
            event = super().next_event()
            if head_size(event) > HEAD_LIMIT:
                raise h11.RemoteProtocolError("head too large", TOO_LARGE)
        except h11.RemoteProtocolError as trouble:
            self.refused = self.refused or trouble.error_status_hint == TOO_LARGE
            raise
        return event


def head_size(event: object) -> int:
    """How many bytes the head of a request has, or what follows its body."""
    if not isinstance(event, h11.Request | h11.EndOfMessage):
        return 0
    line = len(event.target) if isinstance(event, h11.Request) else 0
    return line + sum(len(name) + len(value) + 4 for name, value in event.headers)


class GuardedHttp(H11Protocol):
    """One line that speaks HTTP: its requests come, and are answered, in bounded time."""

    most: ClassVar[int]
    timeout: ClassVar[float]
    lines: ClassVar[Counter[str]]
    conn: Heads

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.logger = QUIET
        self.conn = Heads(h11.SERVER, HEAD_LIMIT)
        self._timer: asyncio.TimerHandle | None = None
        self._address = ""
        self._drained = -1  # so many bytes have come since the line was refused

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = household(self.client[0]) if self.client else "unknown"
        self.lines[self._address] += 1
        COLLECTOR.count(LINE)
        self._allow(self.timeout)
        if self.lines[self._address] > self.most:
            self._refuse(TooFast("There are too many connections from your address."))

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._drained >= 0:
            self._drain(len(data))
            return
        before = self.cycle
        super().data_received(data)
        if self.cycle is not before:
            self._allow(ANSWER_TIMES * self.timeout)

    def on_response_complete(self) -> None:
        self._allow(self.timeout)
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._let_go()
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        if self.conn.refused:
            self._refuse(HeadTooLarge(f"The head of a request has at most {HEAD_LIMIT} bytes."))
        else:
            self._refuse(BadRequest("The request cannot be read."))

    def _refuse(self, error: TafelrundeError) -> None:
        """Say why, unless an answer is already on its way; then close."""
        COLLECTOR.count(REFUSED)
        is_free = self.cycle is None or self.cycle.response_complete
        if is_free or not self.cycle.response_started:
            self.transport.write(plain_answer(error))
        if is_free and self.transport.can_write_eof():
            self.transport.write_eof()
            self._drained = 0
            self._allow(self.timeout / CLOSE_PART)
        else:
            self.transport.close()

    def _drain(self, size: int) -> None:
        """Read on what was on its way: a line that is closed before is reset, and the other side
        may never read why.
        """
        self._drained += size
        if self._drained > DRAINED:
            self.transport.abort()

    def _allow(self, seconds: float) -> None:
        """Cut the line off after so many seconds, if nothing else happens."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.loop.call_later(seconds, self.transport.abort)

    def _let_go(self) -> None:
        """The line is gone, or is a WebSocket now: nobody counts or times it here."""
        if self._timer is not None:
            self._timer.cancel()
        if self._address:
            self.lines[self._address] -= 1
            if not self.lines[self._address]:
                del self.lines[self._address]
        self._timer, self._address = None, ""


def plain_answer(error: TafelrundeError) -> bytes:
    """A whole answer of HTTP, for what never became a request."""
    content, status = problem(error), HTTPStatus(status_of(error))
    headers = HEADERS | {"content-type": "application/json", "cache-control": "no-store"}
    headers |= {"content-length": str(len(content)), "connection": "close"}
    head = [f"HTTP/1.1 {status.value} {status.phrase}"]
    head += [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join([*head, "", ""]).encode("ascii") + content


# --- WebSocket ------------------------------------------------------------------------------------


class Handshake(ServerProtocol):
    """Refuses a handshake as every request is refused."""

    def reject(self, status: int, text: str) -> Response:
        content = problem(BadRequest("The request opens no WebSocket."))
        headers = HEADERS | {"content-type": "application/json", "connection": "close"}
        headers |= {"content-length": str(len(content))}
        found = HTTPStatus(status)
        return Response(found.value, found.phrase, Headers(headers), content)


class GuardedWebSocket(WebSocketsSansIOProtocol):
    """One WebSocket: no flood of frames reaches the application, and a dead line is cut off."""

    timeout: ClassVar[float]

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.logger = QUIET
        self.conn = Handshake(max_size=self.config.ws_max_size, logger=QUIET)
        self.on_writable: Callable[[bool], None] = lambda _: None
        self.on_text: Callable[[str], bool] = lambda _: False
        self._controls = Bucket(CONTROLS_PER_SECOND, 20 * CONTROLS_PER_SECOND)
        self._end: asyncio.TimerHandle | None = None
        self._heard = 0.0
        self._late = False  # whether a pong is overdue
        self._begins = True  # whether what comes next is the beginning of a frame

    @property
    def takes_more(self) -> bool:
        """Whether what was written before has mostly left."""
        return self.writable.is_set()

    def say(self, text: bytes) -> None:
        """Send a message of text at once; nothing happens if either side is closing the line.

        Past Starlette, uvicorn's coroutine and the frames of websockets, and without a task for
        it: each of them costs more processor time than all that is left.
        """
        is_open = self.conn.state is State.OPEN
        if is_open and not (self.close_sent or self.transport.is_closing()):
            self.transport.write(text_head(len(text)) + text)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.on_writable(False)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.on_writable(True)

    def data_received(self, data: bytes) -> None:
        self._heard = self.loop.time()
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            self._read(data[start : start + SLICE])
            if self.queue.qsize() > QUEUE or len(self.frames) > PIECES:
                self._fail()

    def _read(self, data: bytes) -> None:
        """Take a message that comes as one frame by itself, as those of clients nearly always do;
        the parser of websockets costs several times as much. It gets everything else, and all that
        comes after half a frame.
        """
        is_open, reader = self.conn.state is State.OPEN, self.conn.reader
        if is_open and self._begins and self.conn.current_size is None and not reader.buffer:
            text = text_in(data)
            if text is not None:
                self.frames, self.curr_msg_data_type = [text], "text"
                self.send_receive_event_to_app()
                return
        if self.handshake_initiated:
            self._begins = self._begins and is_whole(data)
        super().data_received(data)

    def handle_ping(self) -> None:
        if self._controls.take() and self.writable.is_set():
            super().handle_ping()
        else:
            self._fail()

    def handle_pong(self, event: Frame) -> None:
        if self._controls.take():
            super().handle_pong(event)
        else:
            self._fail()

    def send_receive_event_to_app(self) -> None:
        """Hand a whole message to the application, which says what is wrong with it; if it does not
        take it at once, it finds it in its queue.

        Who sends one at a time is read on meanwhile: to stop reading for each message and to go on
        afterwards, as uvicorn does, takes two calls of the system.
        """
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        text = decoded(data) if self.curr_msg_data_type == "text" else None
        if text is None:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        elif self.queue.empty() and self.on_text(text):
            return
        else:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > 1 and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def schedule_ping(self) -> None:
        """Ask on the next beat whether the other side is there: all whose turn it is by then are
        asked together, and the server is woken once.
        """
        assert self.ping_interval is not None
        due = max(self._heard, self.ping_sent_at) + self.ping_interval
        self.ping_timer = self.loop.call_at(math.ceil(due / BEAT) * BEAT, self.send_keepalive_ping)

    def send_keepalive_ping(self) -> None:
        """Who has said something meanwhile need not be asked."""
        assert self.ping_interval is not None
        if self._heard + self.ping_interval > self.loop.time() + BEAT:
            self.schedule_ping()
        else:
            self._late = False
            super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        """A server that was held up itself first reads what has come meanwhile: the answer may be
        among it, and nobody is cut off for that.
        """
        if self._late:
            super().keepalive_timeout()
        else:
            self._late = True
            self.pong_timer = self.loop.call_later(GRACE, self.keepalive_timeout)

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.close_sent:
            self.handshake_complete = True  # uvicorn would miss it after a handshake that we deny

    async def run_asgi(self) -> None:
        self.scope["state"]["line"] = self
        await super().run_asgi()
        del self.scope["state"]["line"]
        self._end_soon()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self._end_soon()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._end is not None:
            self._end.cancel()
        super().connection_lost(exc)

    def _fail(self) -> None:
        """More than anybody needs: close, and look at nothing else from here."""
        if not self.transport.is_closing():
            self.conn.fail(OFFENDED, "too much at once")
            self.handle_parser_exception()

    def _end_soon(self) -> None:
        """Closing waits until everything is sent; one that does not read would wait for ever."""
        if self._end is None and not self.disconnected:
            seconds = self.timeout / CLOSE_PART
            self._end = self.loop.call_later(seconds, self.transport.abort)


def decoded(content: bytes) -> str | None:
    """The text; None if these are no letters at all."""
    try:
        return content.decode()
    except UnicodeDecodeError:
        return None


def text_head(size: int) -> bytes:
    """What stands before a text of so many bytes: a whole message, and not masked (RFC 6455)."""
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


def frame_in(data: bytes) -> tuple[int, int]:
    """Where the content of the frame of a client begins and ends with which this begins; it may
    end behind what is there (RFC 6455).
    """
    size, start = data[1] & 0x7F if len(data) > 1 else 0, 6  # after two bytes and the mask
    if size > 125:
        start += 2 if size == 126 else 8
        size = int.from_bytes(data[2 : start - 4], "big")
    return start, start + size


def is_whole(data: bytes) -> bool:
    """Whether these are whole frames."""
    while data:
        _, end = frame_in(data)
        if end > len(data):
            return False
        data = data[end:]
    return True


def text_in(data: bytes) -> bytes | None:
    """What a client says if this is one frame that holds a whole message of text; else None."""
    start, end = frame_in(data)
    if end != len(data) or data[0] != 0x81 or data[1] < 0x80:
        return None
    said, size = data[start:], end - start
    mask = data[start - 4 : start] * (size // 4 + 1)
    clear = int.from_bytes(said, "big") ^ int.from_bytes(mask[:size], "big")
    return clear.to_bytes(size, "big")


def protocol_options(settings: ServerSettings) -> Data:
    """How uvicorn opens them; every server counts its own lines."""
    own = {"most": settings.connections, "timeout": settings.request_timeout, "lines": Counter()}
    return {
        "http": type("GuardedHttp", (GuardedHttp,), own),
        "ws": type("GuardedWebSocket", (GuardedWebSocket,), {"timeout": settings.request_timeout}),
        "h11_max_incomplete_event_size": HEAD_LIMIT,
        "ws_max_size": MESSAGE_LIMIT,
        "ws_ping_interval": 20,
        "ws_ping_timeout": 20,
        "ws_per_message_deflate": False,
    }
