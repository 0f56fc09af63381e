"""An attacker for the load test: one address that asks for everything that is dear.

Replays of a long game, files with many repairs, repairs of many words, watchers who want to be told
everything again and again, answers in padded messages: each at a steady pace, whatever the server
says to it. It runs in a process of its own until its input is closed, and prints what it got.
"""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterable, Awaitable, Callable
from contextlib import suppress
from typing import Final

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException
from websockets.typing import Subprotocol

from tafelrunde.bots.makers import make_bot
from tafelrunde.engine.bots import UNSEEN
from tafelrunde.engine.decisions import Decision
from tafelrunde.engine.games import State
from tafelrunde.engine.journal import Repaired, encode, entries_from
from tafelrunde.engine.record_files import seal
from tafelrunde.engine.registry import find_game
from tafelrunde.engine.repairs import MOST_WORDS
from tafelrunde.engine.sessions import Session
from tafelrunde.lab.served import ServerTrouble, call
from tafelrunde.lab.wire import Seated

LONG: Final = 600
"""So many questions of the long game are answered."""
SHORT: Final = 40
REPAIRS: Final = 100
PADDING: Final = 7_000
LINES: Final = {"replay": 6, "bring": 4, "repair": 2, "watch": 100, "answer": 5}
"""So many lines are busy with each kind of request."""
PACES: Final = {"replay": 7.5, "bring": 2.5, "repair": 2.5, "watch": 2.0, "answer": 20.0}
"""So many times a second each of them asks."""
BROKEN: Final = (OSError, EOFError, ValueError, TimeoutError, WebSocketException)


Answer = tuple[int, bytes]
"""The status of an answer, and its content."""


class Attacker:
    """The process of the attacker, as the load test sees it."""

    def __init__(self, address: str, game: str, origin: str) -> None:
        command = [sys.executable, "-m", "tafelrunde.lab.attack", address, game, origin]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe)
        assert self.process.stdout is not None
        if not self.process.stdout.readline():
            self.stop()
            raise ServerTrouble("The attacker could not begin.")

    def stop(self) -> dict[str, int]:
        """End it; how many requests and messages were granted, refused, or cut off."""
        content, _ = self.process.communicate()
        found = msgspec.json.decode(content or b"{}", type=dict[str, int])
        ends = ("granted", "refused", "broken")
        return {
            f"attack_{end}": sum(count for name, count in found.items() if name.endswith(end))
            for end in ends
        }


class Line:
    """One line for requests, from a certain address, opened again whenever it breaks."""

    def __init__(self, address: str, origin: str) -> None:
        self.host, _, port = address.partition(":")
        self.port, self.origin = int(port), origin
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, token: str = "", content: bytes = b"") -> Answer:
        """What the server answers; raises where the line breaks."""
        if self.streams is None:
            local = (self.origin, 0)
            self.streams = await asyncio.open_connection(self.host, self.port, local_addr=local)
        reader, writer = self.streams
        head = (
            f"{method} {path} HTTP/1.1\r\nhost: {self.host}\r\ncontent-length: {len(content)}\r\n"
        )
        head += "content-type: application/json\r\n"
        head += f"authorization: Bearer {token}\r\n\r\n" if token else "\r\n"
        try:
            writer.write(head.encode() + content)
            await writer.drain()
            return await read_answer(reader)
        except BROKEN:
            self.streams = None
            writer.close()
            raise


async def read_answer(reader: asyncio.StreamReader) -> Answer:
    """One answer, read to its end."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
    status, *fields = head.split("\r\n")
    values = dict(field.lower().split(": ", 1) for field in fields if field)
    content = await reader.readexactly(int(values["content-length"]))
    return int(status.split()[1]), content


class Attack:
    """Everything at once."""

    def __init__(self, address: str, game: str, origin: str) -> None:
        self.address, self.game, self.origin = address, game, origin
        self.counts: Counter[str] = Counter()
        self.dice = random.Random(0)
        self.steps = 0

    def call(self, method: str, path: str, token: str = "", body: object = None) -> bytes:
        """A request that must be granted, to begin with."""
        return call(self.address, method, path, token, body, origin=self.origin)

    # --- Preparing --------------------------------------------------------------------------------

    def prepare(self) -> None:
        """A table with a long history, and a small file that takes long to play."""
        long, short = long_game(self.game, LONG), long_game(self.game, SHORT)
        self.steps = long.step
        self.words = many_words(short)
        self.file = with_repairs(short, self.words)
        opened = msgspec.json.decode(
            self.call("POST", "/api/import", body=long.save()), type=Seated
        )
        self.token, self.path = opened.token, f"/api/rooms/{opened.code}"
        self.code = opened.code
        self.own = [self._own_table(number) for number in range(LINES["answer"])]

    def _own_table(self, seed: int) -> Seated:
        trials = find_game(self.game).trials
        players = min(trials.PLAYERS)
        seats = [{"kind": "person", "mine": True}] * players
        wish = {"game": self.game, "setup": trials.setup_for(seed, players), "seats": seats}
        opened = msgspec.json.decode(self.call("POST", "/api/rooms", body=wish), type=Seated)
        self.call("POST", f"/api/rooms/{opened.code}/start", opened.token)
        return opened

    # --- Flooding ---------------------------------------------------------------------------------

    async def run(self, stop: asyncio.Event) -> None:
        """All lines, until it is enough."""
        kinds = {"replay": self._replay, "bring": self._bring, "repair": self._repair}
        work = [self._keep_asking(kind, kinds[kind]) for kind in kinds for _ in range(LINES[kind])]
        work += [self._watch() for _ in range(LINES["watch"])]
        work += [self._answer(table) for table in self.own]
        tasks = [asyncio.create_task(each) for each in work]
        await stop.wait()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _keep_asking(self, kind: str, ask: Callable[[Line], Awaitable[int]]) -> None:
        line = Line(self.address, self.origin)
        while True:
            pause = asyncio.create_task(asyncio.sleep(1 / PACES[kind]))
            try:
                status = await ask(line)
                self.counts[f"{kind}_{'granted' if status < 400 else 'refused'}"] += 1
            except BROKEN:
                self.counts[f"{kind}_broken"] += 1
            await pause

    async def _replay(self, line: Line) -> int:
        step = self.dice.randrange(self.steps)
        return (await line.ask("GET", f"{self.path}/replay?step={step}"))[0]

    async def _bring(self, line: Line) -> int:
        return (await line.ask("POST", "/api/import", content=self.file))[0]

    async def _repair(self, line: Line) -> int:
        status, offers = await line.ask("GET", f"{self.path}/repair", self.token)
        if status >= 400:
            return status
        wish = {"words": self.words, "step": msgspec.json.decode(offers)["step"]}
        content = msgspec.json.encode(wish)
        return (await line.ask("POST", f"{self.path}/repair", self.token, content))[0]

    async def _watch(self) -> None:
        """A watcher who wants to be told everything, over and over."""
        await self._speak("watch", self.code, "", '{"type":"resume","seq":0}')

    async def _answer(self, table: Seated) -> None:
        """Answers, right or wrong, in messages that are as long as they may be."""
        padded = '{"type":"answer","step":0,"seat":0,"answer":[0]' + " " * PADDING + "}"
        await self._speak("answer", table.code, table.token, '{"type":"resume","seq":0}', padded)

    async def _speak(self, kind: str, code: str, token: str, *messages: str) -> None:
        while True:
            with suppress(*BROKEN):
                protocols = [Subprotocol("tafelrunde")]
                protocols += [Subprotocol(f"token.{token}")] if token else []
                async with connect(
                    f"ws://{self.address}/ws/{code}",
                    subprotocols=protocols,
                    compression=None,
                    proxy=None,
                    local_addr=(self.origin, 0),
                ) as socket:
                    reading = asyncio.create_task(self._read(kind, socket))
                    await socket.send(messages[0])
                    while not reading.done():
                        await socket.send(messages[-1])
                        self.counts[f"{kind}_sent"] += 1
                        await asyncio.sleep(1 / PACES[kind])
            self.counts[f"{kind}_broken"] += 1
            await asyncio.sleep(1 / PACES[kind])

    async def _read(self, kind: str, socket: AsyncIterable[str | bytes]) -> None:
        with suppress(*BROKEN):
            async for message in socket:
                is_error = '"type":"error"' in str(message[:40])
                self.counts[f"{kind}_{'refused' if is_error else 'granted'}"] += 1


# --- What is dear ---------------------------------------------------------------------------------


def long_game(game: str, questions: int) -> Session[State]:
    """A game that was played at random."""
    rules = find_game(game)
    setup = rules.trials.setup_for(0, max(rules.trials.PLAYERS))
    session: Session[State] = Session(rules, setup, 1)
    bot, before = make_bot("random", game, 1), session.save()
    while session.decisions and session.step < questions:
        decision: Decision = session.decisions[0]
        session.answer(decision.seat, bot.decide(UNSEEN, decision), session.step)
        before = session.save() if session.question is not None else before
    return Session.load(session.rules, before)


def many_words(session: Session[State]) -> tuple[str, ...]:
    """A repair as long as it may be, after which everything is as it was."""
    offers = find_game(session.rules.id).repairs.offers(session.snapshots[-1][1])
    offer = next(each for each in offers.values if type(each.value) is int)
    return (f"set {offer.place} to {offer.value}",) * MOST_WORDS


def with_repairs(session: Session[State], words: tuple[str, ...]) -> bytes:
    """A game as the record of a table, with many repairs at its end."""
    rules, begun = session.rules, Session(session.rules, session.setup, session.seed)
    entries = [*entries_from(begun, session.steps), *[Repaired(words)] * REPAIRS]
    seats = [{"seat": seat, "hero": ""} for seat in range(rules.seats(session.state))]
    room = {"code": "", "game": rules.id, "setup": session.setup, "seed": session.seed}
    room |= {"seats": seats, "host_hash": "", "created": 0.0, "rules_version": rules.version}
    kept = [(0.0, encode(entry)) for entry in entries]
    return seal(msgspec.json.encode({"room": room | {"status": "running"}, "entries": kept}))


async def main(address: str, game: str, origin: str) -> None:
    """Attack until the input is closed."""
    attack, stop = Attack(address, game, origin), asyncio.Event()
    attack.prepare()
    print("ready", flush=True)
    loop = asyncio.get_running_loop()
    loop.run_in_executor(None, lambda: (sys.stdin.read(), loop.call_soon_threadsafe(stop.set)))
    await attack.run(stop)
    print(msgspec.json.encode(dict(sorted(attack.counts.items()))).decode())


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:4]))
