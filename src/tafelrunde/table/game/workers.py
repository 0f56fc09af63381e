"""The workers: a few processes for what is too heavy for the event loop.

They start when there is work and end when there was none for a while. A worker that dies is
replaced, and its job tried once more; one that takes too long is ended, and its job refused. No
address has more than one job under way, those who sit at a table come first, and with two workers
or more one is left to them. Bots of all tables have one job under way, and take turns.
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Lock
from typing import Final

import msgspec

from tafelrunde.engine.errors import TafelrundeError
from tafelrunde.table.costs import PAYER, Costs, Payer
from tafelrunde.table.game.jobs import Tell
from tafelrunde.table.game.worker import STOP, Reply, Request, read_frame, write_frame
from tafelrunde.table.refusals import Busy, Refusal, TooCostly
from tafelrunde.table.settings import PREFIX, ServerSettings

COMMAND: Final = (sys.executable, "-P", "-m", "tafelrunde.table.game.worker")
QUEUE: Final = 64
"""So many jobs wait at most; strangers fill no more than half of the places."""
EACH: Final = 8
"""So many jobs of one address wait at most."""
REMEMBERED: Final = 1000
"""Of so many addresses and tables it is remembered when they had a turn."""
LONGEST: Final = 60.0
"""After so many seconds a job is ended, even if it hardly got the processor."""
IDLE: Final = 180.0
"""A worker without work ends after so many seconds."""
OVERRUN: Final = -getattr(signal, "SIGPROF", 27)


def unheard(percent: int) -> None:
    """Nobody wants to know."""


class Died(Exception):
    """A worker is gone; `overran` says whether its job took too long."""

    def __init__(self, overran: bool) -> None:
        super().__init__()
        self.overran = overran


class Worker:
    """One process; `ask` waits for it, in a thread of its own."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[bytes] | None = None
        self.overran = self.ended = False
        self.timer: asyncio.TimerHandle | None = None
        self._writing = Lock()

    def ask(self, request: Request, tell: Tell) -> Reply:
        """What came of a job, which is told on the way how far it is; raises `Died`."""
        try:
            process = self._started()
            assert process.stdin is not None
            assert process.stdout is not None
            with self._writing:
                write_frame(process.stdin, request)
            while True:
                reply = msgspec.msgpack.decode(read_frame(process.stdout), type=Reply)
                if reply.percent == 100:
                    return reply
                tell(reply.percent)
        except (OSError, EOFError, ValueError, msgspec.DecodeError) as trouble:
            raise Died(self.bury() == OVERRUN or self.overran) from trouble

    def _started(self) -> subprocess.Popen[bytes]:
        if self.process is None:
            # Nothing that happens there needs to know where the tables are kept.
            known = {name: text for name, text in os.environ.items() if not name.startswith(PREFIX)}
            self.process = subprocess.Popen(
                COMMAND, env=known, stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
        if self.ended:  # by somebody who found no process yet
            self.process.kill()
        return self.process

    @property
    def pid(self) -> int:
        """The number of the process; 0 before it has one."""
        return self.process.pid if self.process is not None else 0

    def stop(self) -> None:
        """Nobody waits for what it does; it may go on with something else soon."""
        process = self.process
        if process is None or process.stdin is None or not self._writing.acquire(blocking=False):
            return
        with suppress(OSError, ValueError):
            write_frame(process.stdin, STOP)
        self._writing.release()

    def end(self, *, overran: bool = False) -> None:
        """End the process, whatever it does."""
        self.overran, self.ended = self.overran or overran, True
        if self.process is not None:
            self.process.kill()

    def bury(self) -> int | None:
        """End the process and let go of it; how it ended."""
        process = self.process
        if process is None:
            return None
        process.kill()
        code = process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()
        return code


class Ticket:
    """A job that waits for its turn."""

    __slots__ = ("future", "payer", "request", "tell", "worker")

    def __init__(self, payer: Payer, request: Request, tell: Tell) -> None:
        self.payer, self.request, self.tell = payer, request, tell
        self.worker: Worker | None = None  # who does it now
        self.future: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()


class Workers:
    """The pool: who comes next, and who may not come at all."""

    def __init__(self, settings: ServerSettings, counters: Counter[str]) -> None:
        self.most = max(1, settings.workers)
        self.seconds = settings.job_seconds
        self.costs = Costs(settings.cost_per_second)
        self.counters = counters
        self.waiting: list[Ticket] = []
        self.running: dict[str, Ticket] = {}  # by address
        self.alive: list[Worker] = []
        self._idle: list[Worker] = []
        self._turns: dict[str, int] = {}  # when an address, or a table, had its last turn
        self._threads = ThreadPoolExecutor(self.most, "worker")
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopped = False

    async def run(
        self, job: str, *parts: bytes, estimate: float, tell: Tell = unheard
    ) -> list[bytes]:
        """What came of a job; `estimate` says how many milliseconds of a core it may take. Who
        wants to know is told how many percent are done. Who cancels it pays for what was done.

        Raises `TooFast` if its payer has used up too much, `Busy` if too much work waits already,
        `TooCostly` if it takes too long, and whatever error of ours the job ends with.
        """
        payer = PAYER.get()
        self.costs.check(payer)
        ticket = self._admitted(Ticket(payer, Request(job, list(parts), self.seconds), tell))
        self.costs.charge(payer, estimate)
        used = 0.0
        try:
            reply = await ticket.future
            used = reply.milliseconds
        except TooCostly:
            used = 1000 * self.seconds
            raise
        finally:
            self.costs.charge(payer, used - estimate)
            if ticket in self.waiting:
                self.waiting.remove(ticket)
            if ticket.worker is not None:
                ticket.worker.stop()
        self.counters["job_milliseconds"] += round(used)
        if reply.slug:
            raise error_of(reply)
        return reply.parts

    # --- Whose turn it is -------------------------------------------------------------------------

    def _admitted(self, ticket: Ticket) -> Ticket:
        payer = ticket.payer
        own = sum(each.payer.address == payer.address for each in self.waiting)
        if len(self.waiting) >= (QUEUE if payer.seated else QUEUE // 2) or own >= EACH:
            self.counters["jobs_refused"] += 1
            raise Busy("The server has too much to do; please try again in a moment.")
        self.waiting.append(ticket)
        self._hand_out()
        return ticket

    def _hand_out(self) -> None:
        while (ticket := self._next()) is not None:
            self.waiting.remove(ticket)
            address = ticket.payer.address
            self.running[address] = ticket
            self._turns[ticket.payer.turn] = max(self._turns.values(), default=0) + 1
            task = asyncio.create_task(self._work(ticket))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        if not (self.waiting or self.running) or len(self._turns) > REMEMBERED:
            self._turns.clear()

    def _next(self) -> Ticket | None:
        """Seated people first, then who has not had a turn for longest."""
        if len(self.running) >= self.most:
            return None
        strangers = sum(not each.payer.seated for each in self.running.values())
        has_room = strangers < max(1, self.most - 1)
        ready = [
            each
            for each in self.waiting
            if each.payer.address not in self.running and (each.payer.seated or has_room)
        ]
        return min(ready, key=self._rank, default=None)

    def _rank(self, ticket: Ticket) -> tuple[bool, int]:
        return not ticket.payer.seated, self._turns.get(ticket.payer.turn, 0)

    # --- Working ----------------------------------------------------------------------------------

    async def _work(self, ticket: Ticket) -> None:
        try:
            reply = await self._tried(ticket)
        except Exception as error:
            if not ticket.future.done():
                ticket.future.set_exception(error)
        else:
            if ticket.future.done():
                self.costs.charge(ticket.payer, reply.milliseconds)
            else:
                ticket.future.set_result(reply)
        finally:
            ticket.future.cancel()
            del self.running[ticket.payer.address]
            self._hand_out()

    async def _tried(self, ticket: Ticket) -> Reply:
        """A job is tried again if its worker died of something else."""
        for _ in range(2):
            try:
                reply = await self._asked(ticket)
            except Died as death:
                self.counters["worker_deaths"] += 1
                if self._stopped:
                    break
                if death.overran:
                    self.counters["jobs_too_costly"] += 1
                    raise TooCostly("That takes more time than any game needs.") from death
            else:
                self.counters["jobs"] += 1
                return reply
        raise Busy("The server could not do that now; please try again in a moment.")

    async def _asked(self, ticket: Ticket) -> Reply:
        loop, worker = asyncio.get_running_loop(), self._taken()
        ticket.worker = worker
        watch = loop.call_later(LONGEST, lambda: worker.end(overran=True))
        try:
            reply = await loop.run_in_executor(
                self._threads,
                worker.ask,
                ticket.request,
                lambda percent: loop.call_soon_threadsafe(ticket.tell, percent),
            )
        except BaseException:
            worker.end()
            self.alive.remove(worker)
            raise
        finally:
            watch.cancel()
            ticket.worker = None
        worker.timer = loop.call_later(IDLE, self._retire, worker)
        self._idle.append(worker)
        return reply

    def _taken(self) -> Worker:
        """A worker that is warm already, else a new one."""
        if not self._idle:
            self.alive.append(Worker())
            return self.alive[-1]
        worker = self._idle.pop()
        if worker.timer is not None:
            worker.timer.cancel()
        return worker

    def _retire(self, worker: Worker) -> None:
        self._idle.remove(worker)
        self.alive.remove(worker)
        worker.bury()

    async def stop(self) -> None:
        """End all workers; whoever still waits is told so."""
        self._stopped = True
        for ticket in self.waiting:
            ticket.future.cancel()
        self.waiting.clear()
        for worker in self.alive:
            if worker.timer is not None:
                worker.timer.cancel()
            worker.end()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in self.alive:
            worker.bury()
        self.alive.clear()


def error_of(reply: Reply) -> TafelrundeError:
    """The error that a job ended with."""
    kind = next((kind for kind in kinds(TafelrundeError) if kind.slug == reply.slug), Refusal)
    error = kind.__new__(kind)
    TafelrundeError.__init__(error, reply.sentence, why=reply.why)
    return error


def kinds(base: type[TafelrundeError]) -> Iterable[type[TafelrundeError]]:
    """An error and everything more special."""
    yield base
    for kind in base.__subclasses__():
        yield from kinds(kind)
