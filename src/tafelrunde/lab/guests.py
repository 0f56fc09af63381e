"""People at the tables of a real server: they answer at random, and check what they hear."""

from __future__ import annotations

import asyncio
import random
from time import perf_counter
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.typing import Subprotocol

from tafelrunde.engine.content import LANGUAGES
from tafelrunde.engine.decisions import PARTY
from tafelrunde.engine.patches import apply, checksum
from tafelrunde.engine.registry import find_game
from tafelrunde.lab.served import Served, ServerTrouble, call
from tafelrunde.lab.wire import ASKED, GIVEN, HEARD, PATCH, Given, Heard, Seated

WAIT: Final = 60.0
"""What takes more seconds counts as never."""
BROKEN: Final = (WebSocketException, OSError, EOFError)
"""How a line to a server breaks."""


class Tally(msgspec.Struct):
    """What was seen at all tables together."""

    answers: int = 0
    updates: int = 0
    checked: int = 0  # views compared with their checksum
    wrong: int = 0  # of these, not equal
    missing: int = 0  # numbers that were skipped
    reordered: int = 0
    duplicated: int = 0
    refused: int = 0
    lost: int = 0  # answers that somebody heard of and that the file does not hold
    unheard: int = 0  # tables where not everybody heard of the last answer in time
    cut_off: int = 0  # lines that broke while somebody sat at the table
    resumed: int = 0  # came back and went on
    greeted: int = 0  # came back and got everything anew
    reasons: dict[str, int] = {}  # why the server refused something or closed a line, and how often
    seconds: list[float] = []  # from an answer to its update at each of the others

    def because(self, reason: str) -> None:
        """The server says why it does not go on with somebody."""
        self.reasons[reason] = self.reasons.get(reason, 0) + 1


class Guest:
    """One person at a table, over a WebSocket of an own."""

    def __init__(self, table: Table, token: str, lang: str, *, keeps_view: bool) -> None:
        self.table = table
        self.token = token
        self.lang = lang
        self.keeps_view = keeps_view
        self.view: object = None
        self.seq = 0
        self.checksum = 0
        self.decisions = msgspec.Raw(b"[]")
        self.socket: ClientConnection | None = None
        self.reading: asyncio.Task[None] | None = None
        self._first = asyncio.Event()
        self._leaves = False

    async def connect(self, address: str) -> None:
        """Sit down, or come back and go on from the last number; returns with the first view."""
        tally, self._first, self._leaves = self.table.tally, asyncio.Event(), False
        protocols = [Subprotocol(f"token.{self.token}"), Subprotocol("tafelrunde")]
        self.socket = await connect(
            f"ws://{address}/ws/{self.table.code}",
            subprotocols=protocols,
            compression=None,
            ping_interval=None,
            open_timeout=WAIT,
            proxy=None,
            local_addr=(self.table.origin, 0) if self.table.origin else None,
        )
        before = self.seq, self.checksum
        await self.send({"type": "resume", "seq": self.seq, "lang": self.lang})
        self.reading = asyncio.create_task(self._read(self.socket))
        async with asyncio.timeout(WAIT):
            await self._first.wait()
        if self.seq < before[0]:
            tally.lost += before[0] - self.seq
        elif self.seq == before[0] > 0 and self.checksum != before[1]:
            tally.wrong += 1

    async def send(self, message: object) -> None:
        """Say something to the server."""
        assert self.socket is not None
        await self.socket.send(msgspec.json.encode(message), text=True)

    async def leave(self) -> None:
        """Get up from the table."""
        self._leaves = True
        if self.socket is not None:
            await self.socket.close()
        if self.reading is not None:
            await self.reading

    async def _read(self, socket: ClientConnection) -> None:
        try:
            while True:
                self.hear(await socket.recv(decode=False))
        except ConnectionClosed as closed:
            if closed.rcvd is not None and closed.rcvd_then_sent:
                self.table.tally.because(f"closed-{closed.rcvd.code}")
        except BROKEN:
            pass
        self.table.tally.cut_off += not self._leaves

    def hear(self, content: bytes) -> None:
        """Take in one message."""
        heard = HEARD.decode(content)
        match heard.type:
            case "update":
                self._follow(heard)
            case "hello":
                self._begin(heard)
            case "error":
                self.table.tally.because(heard.slug)
                self.table.refused()

    def _begin(self, heard: Heard) -> None:
        """Everything anew; what was known before must be part of it."""
        tally = self.table.tally
        tally.greeted += self.seq > 0
        if self.keeps_view:
            self.view = msgspec.json.decode(heard.view)
        self._stand(heard)

    def _follow(self, heard: Heard) -> None:
        """One more step, or the present one again with nothing new in it."""
        tally = self.table.tally
        if not self._first.is_set():
            tally.resumed += 1
        if heard.seq > self.seq:
            tally.updates += 1
            tally.missing += heard.seq - self.seq - 1
        elif heard.seq < self.seq:
            tally.reordered += 1
        elif bytes(heard.patch) != b"{}":
            tally.duplicated += 1
        if self.keeps_view:
            self.view = apply(PATCH.decode(heard.patch), self.view)
        self._stand(heard)

    def _stand(self, heard: Heard) -> None:
        tally = self.table.tally
        self.seq, self.checksum, self.decisions = heard.seq, heard.checksum, heard.decisions
        if self.keeps_view and self.view is not None:
            tally.checked += 1
            tally.wrong += checksum(self.view) != heard.checksum
        self._first.set()
        self.table.heard(self)


class Table:
    """A table of a running server, with people who answer at random, all from one address."""

    def __init__(self, game: str, seed: int, clients: int, tally: Tally, origin: str = "") -> None:
        self.game, self.seed, self.clients, self.tally = game, seed, clients, tally
        self.origin = origin
        self.dice = random.Random(seed)
        self.code = ""
        self.guests: list[Guest] = []
        self.given: dict[int, Given] = {}
        self.asked_at = 0.0
        self.speaker: Guest | None = None
        self._lost: set[int] = set()
        self._all_there = asyncio.Event()

    # --- Coming and going -------------------------------------------------------------------------

    async def open(self, address: str, *, keeps_view: bool = False) -> None:
        """Open the table, let everybody take a seat, and begin."""
        tokens = await asyncio.to_thread(self._open, address)
        self.guests = [
            Guest(self, token, LANGUAGES[number % len(LANGUAGES)], keeps_view=keeps_view)
            for number, token in enumerate(tokens)
        ]
        await self.connect(address)

    def _open(self, address: str) -> list[str]:
        """The tokens of the people; whoever finds no seat any more looks on."""
        trials = find_game(self.game).trials
        seats = min(self.clients, max(trials.PLAYERS))
        wish = {
            "game": self.game,
            "setup": trials.setup_for(self.seed, seats),
            "seats": [{"kind": "person", "mine": True}],
            "person": "1",
            "seed": self.seed,
        }
        opened = msgspec.json.decode(self._call(address, "/api/rooms", body=wish), type=Seated)
        self.code, tokens = opened.code, [opened.token]
        for number in range(1, self.clients):
            body = {"person": str(number + 1), "seat": number if number < seats else -1}
            joined = self._call(address, f"/api/rooms/{self.code}/join", body=body)
            tokens.append(msgspec.json.decode(joined, type=Seated).token)
        self._call(address, f"/api/rooms/{self.code}/start", tokens[0])
        return tokens

    def _call(self, address: str, path: str, token: str = "", body: object = None) -> bytes:
        return call(address, "POST", path, token, body, origin=self.origin)

    async def connect(self, address: str) -> None:
        """Everybody sits down, or comes back; raises `ServerTrouble` if somebody cannot."""
        self._all_there.set()
        try:
            await asyncio.gather(*(guest.connect(address) for guest in self.guests))
        except (*BROKEN, TimeoutError) as trouble:
            raise ServerTrouble(f"Somebody cannot come to the table: {trouble!r}.") from trouble
        self._forget_unheard()

    def _forget_unheard(self) -> None:
        known = self.seq
        self.given = {seq: given for seq, given in self.given.items() if seq <= known}

    async def leave(self) -> None:
        """Everybody gets up."""
        await asyncio.gather(*(guest.leave() for guest in self.guests))

    @property
    def seq(self) -> int:
        """The number of the last step that anybody has heard of."""
        return max(guest.seq for guest in self.guests)

    @property
    def is_ready(self) -> bool:
        """Whether everybody has heard of the last answer."""
        return self._all_there.is_set()

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to answer."""
        return all(bytes(guest.decisions) == b"[]" for guest in self.guests)

    # --- Answering --------------------------------------------------------------------------------

    async def answer(self) -> None:
        """Somebody whose turn it is answers at random."""
        found = self._choose()
        if found is None:
            return
        self.speaker, given = found
        self.given[self.speaker.seq + 1] = given
        self._all_there.clear()
        self.tally.answers += 1
        self.asked_at = perf_counter()
        await self.speaker.send(given)

    def _choose(self) -> tuple[Guest, Given] | None:
        for guest in self.dice.sample(self.guests, len(self.guests)):
            own = [asked for asked in ASKED.decode(guest.decisions) if asked.mine]
            if own:
                asked = self.dice.choice(own)
                number = self.dice.randint(asked.min, asked.max)
                chosen = self.dice.sample(range(len(asked.options)), number)
                return guest, Given(asked.step, asked.seat, chosen)
        return None

    def heard(self, guest: Guest) -> None:
        """A guest has heard of a step."""
        if self._all_there.is_set() or guest.seq not in self.given:
            return
        if guest is not self.speaker:
            self.tally.seconds.append(perf_counter() - self.asked_at)
        if all(each.seq >= guest.seq for each in self.guests):
            self._all_there.set()

    def refused(self) -> None:
        """The server does not take an answer, which must not happen; the table can go on."""
        self.tally.refused += 1
        self._forget_unheard()
        self._all_there.set()

    async def settled(self) -> bool:
        """Wait until everybody has heard of the last answer; False if somebody cannot any more."""
        there = asyncio.create_task(self._all_there.wait())
        reading = [guest.reading for guest in self.guests if guest.reading is not None]
        await asyncio.wait({there, *reading}, timeout=WAIT, return_when=asyncio.FIRST_COMPLETED)
        there.cancel()
        return self._all_there.is_set() and not any(task.done() for task in reading)

    async def compare(self, served: Served) -> None:
        """Count the steps that somebody heard of and that the file of the server does not hold, or
        holds otherwise; each of them once. What nobody has heard of was not acknowledged.
        """
        entries = await asyncio.to_thread(served.entries, self.code)
        for seq in range(1, self.seq + 1):
            given = self.given.get(seq)
            kept = seq in entries and (given is None or is_same(given, GIVEN.decode(entries[seq])))
            if not kept and seq not in self._lost:
                self._lost.add(seq)
                self.tally.lost += 1


def is_same(given: Given, kept: Given) -> bool:
    """Whether an entry is this answer; for the party the entry names the seat that spoke."""
    seat = given.seat in (PARTY, kept.seat)
    return seat and (given.type, given.step, given.answer) == (kept.type, kept.step, kept.answer)
