"""The load test: many tables of a real server, each answering at a steady pace.

What counts is the time from an answer to the new view at the other people of the table. The people
share the machine with the server, so that their work, and that of anything else on the machine, is
a part of every figure but the server's own processor time.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from tafelrunde.engine.games import Data
from tafelrunde.lab.attack import Attacker
from tafelrunde.lab.guests import BROKEN, Table, Tally
from tafelrunde.lab.served import UNLIMITED, Served, ServerTrouble, machine_cpu

AT_ONCE: Final = 8
"""So many tables are opened at the same time."""
CHECKED: Final = 10
"""At one of so many tables everybody keeps the view and compares it with every checksum."""
ATTACKER: Final = "127.66.0.1"
"""From here the attacker comes; every other table has an address of its own."""
FAULTS: Final = (*("lost", "unheard", "cut_off", "reordered", "duplicated", "refused", "wrong"),)
Advance = Callable[[int], None]


class Load(msgspec.Struct, frozen=True):
    """What is tried."""

    game: str
    tables: int = 200
    clients: int = 4
    every: float = 2.0
    seconds: float = 30.0
    attacker: bool = False

    @property
    def answers(self) -> int:
        """How many answers that makes."""
        return max(1, round(self.tables * self.seconds / self.every))


class Cost(msgspec.Struct):
    """What has been used up to a moment: seconds of a core, and megabytes of the server; and how
    many answers were given by then.
    """

    at: float
    answers: int
    people: float
    server: float | None
    machine: float | None
    memory: float | None


def measure(load: Load, folder: Path, advance: Advance = lambda _: None) -> Data:
    """All figures; the server lives in the folder, and every table and answer is an advance."""
    with Served(folder, {} if load.attacker else UNLIMITED) as served:
        served.rest()
        return asyncio.run(Crowd(load, served, advance).measure())


class Crowd:
    """Everybody at all tables."""

    def __init__(self, load: Load, served: Served, advance: Advance) -> None:
        self.load, self.served, self.advance = load, served, advance
        self.tally = Tally()
        self.late = 0
        self.tables: list[Table] = []
        self.moving: dict[int, asyncio.Task[None]] = {}

    def cost(self) -> Cost:
        """What has been used so far."""
        now, own, served = time.perf_counter(), time.process_time(), self.served
        answers = self.tally.answers
        return Cost(now, answers, own, served.cpu(), machine_cpu(), served.memory())

    async def measure(self) -> Data:
        """Open all tables, answer, wait for the last word, and compare with the file."""
        empty = self.cost()
        await self._open()
        before = self.cost()
        try:
            await self._answer()
            after = self.cost()
            attacked = await self._under_attack() if self.load.attacker else {}
            await self._finish()
        except (*BROKEN, ServerTrouble) as trouble:
            if self.served.is_running:
                raise ServerTrouble(f"The server does not answer: {trouble}") from trouble
            raise ServerTrouble(f"The server is gone: {self.served.last_words()}") from trouble
        return figures(self, empty, before, after) | attacked

    async def _under_attack(self) -> Data:
        """The same again while one address asks for everything that is dear."""
        calm, late = self.tally.seconds, self.late
        self.tally.seconds, self.late = [], 0
        begin = partial(Attacker, self.served.address, self.load.game, ATTACKER)
        attacker = await asyncio.to_thread(begin)
        start = self.cost()
        await self._answer()
        end = self.cost()
        found = times(self.tally.seconds) | {"late": self.late}
        cores = work(start, end)["server_cores"]
        found |= {"server_cores": cores, "memory_mb": rounded(end.memory)}
        self.tally.seconds, self.late = calm, late
        got = await asyncio.to_thread(attacker.stop)
        return {f"attacked_{name}": value for name, value in found.items()} | got

    async def _open(self) -> None:
        at_once = asyncio.Semaphore(AT_ONCE)

        async def one(number: int) -> Table:
            async with at_once:
                table = await self._table(number)
                self.advance(1)
                return table

        self.tables = await asyncio.gather(*(one(number) for number in range(self.load.tables)))

    async def _table(self, number: int) -> Table:
        origin = address_of(number) if self.load.attacker else ""
        table = Table(self.load.game, number, self.load.clients, self.tally, origin)
        await table.open(self.served.address, keeps_view=number % CHECKED == 0)
        return table

    async def _answer(self) -> None:
        """One table after the other, evenly spread over the time."""
        clock = asyncio.get_running_loop().time
        gap, start = self.load.every / self.load.tables, clock()
        for number in range(self.load.answers):
            await asyncio.sleep(max(0.0, start + number * gap - clock()))
            table = self.tables[number % self.load.tables]
            if table.is_over:
                self._move(number % self.load.tables, self.load.tables + number)
            elif table.is_ready:
                await table.answer()
            else:
                self.late += 1
            self.advance(1)

    def _move(self, place: int, number: int) -> None:
        """Those whose game is over open a new table, unless they are doing so already."""
        if place in self.moving:
            return

        async def move() -> None:
            old = self.tables[place]
            await old.compare(self.served)
            await old.leave()
            self.tables[place] = await self._table(number)
            del self.moving[place]

        self.moving[place] = asyncio.create_task(move())

    async def _finish(self) -> None:
        """Everybody hears of the last answer, and all that was heard of is in the file."""
        if not self.served.is_running:
            raise ServerTrouble("The server has ended.")
        await asyncio.gather(*self.moving.values())
        for table in self.tables:
            if not await table.settled():
                self.tally.unheard += 1
            await table.compare(self.served)
        await asyncio.gather(*(table.leave() for table in self.tables))


def address_of(table: int) -> str:
    """The address from which the people of a table come."""
    return f"127.10.{table // 250 % 250}.{1 + table % 250}"


# --- Figures --------------------------------------------------------------------------------------


def figures(crowd: Crowd, empty: Cost, before: Cost, after: Cost) -> Data:
    """What was measured; None where this system does not tell."""
    return {
        **msgspec.structs.asdict(crowd.load),
        **counts(crowd),
        **times(crowd.tally.seconds),
        **work(before, after),
        "memory_mb_empty": rounded(empty.memory),
        "memory_mb": rounded(after.memory),
        "memory_mb_per_table_opened": for_each(empty, before, crowd.load.tables),
        "memory_mb_per_table": for_each(empty, after, crowd.load.tables),
    }


def counts(crowd: Crowd) -> Data:
    """What happened, and what should not have happened."""
    tally = crowd.tally
    return {
        "answers": tally.answers,
        "updates": tally.updates,
        "late": crowd.late,
        "lost": tally.lost + tally.missing,
        "lost_in_file": tally.lost,
        "lost_on_the_way": tally.missing,
        "unheard": tally.unheard,
        "cut_off": tally.cut_off,
        "reordered": tally.reordered,
        "duplicated": tally.duplicated,
        "refused": tally.refused,
        "reasons": tally.reasons,
        "checked": tally.checked,
        "wrong": tally.wrong,
    }


def times(seconds: list[float]) -> Data:
    """From an answer to the update at the others, in milliseconds."""
    spans = sorted(1000 * each for each in seconds)
    shares = {"p50_ms": 0.50, "p95_ms": 0.95, "p99_ms": 0.99, "most_ms": 1.0}
    return {name: part(spans, share) for name, share in shares.items()}


def part(spans: list[float], share: float) -> float:
    """The span that this share of all did not exceed."""
    return round(spans[min(len(spans) - 1, int(len(spans) * share))], 2) if spans else 0.0


def work(before: Cost, after: Cost) -> Data:
    """How busy everybody was between two moments; 1.0 is a whole core."""
    seconds, answers = after.at - before.at, after.answers - before.answers
    people = after.people - before.people
    found: Data = {
        "server_ms_per_answer": None,
        "server_cores": None,
        "people_cores": round(people / seconds, 3),
        "others_cores": None,
    }
    if before.server is not None and after.server is not None:
        server = after.server - before.server
        found["server_ms_per_answer"] = round(1000 * server / max(1, answers), 2)
        found["server_cores"] = round(server / seconds, 3)
        if before.machine is not None and after.machine is not None:
            others = after.machine - before.machine - server - people
            found["others_cores"] = round(max(0.0, others) / seconds, 3)
    return found


def rounded(value: float | None) -> float | None:
    """Megabytes to read."""
    return None if value is None else round(value, 1)


def for_each(empty: Cost, full: Cost, tables: int) -> float | None:
    """Megabytes for each table."""
    if empty.memory is None or full.memory is None:
        return None
    return round((full.memory - empty.memory) / tables, 3)


def is_sound(found: Data) -> bool:
    """Whether nothing was lost, cut off, mixed up, doubled, refused or wrong, and all was heard."""
    return not any(found[what] for what in FAULTS)
