"""The workers: who comes next, what is refused, and what happens to one that dies."""

from __future__ import annotations

import asyncio
import os
import signal
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.engine.errors import DamagedSave
from tafelrunde.table.costs import PAYER, STRICT, Costs, Payer
from tafelrunde.table.game import workers as pool
from tafelrunde.table.game.worker import MEMORY, Reply
from tafelrunde.table.game.workers import EACH, QUEUE, Ticket, Workers
from tafelrunde.table.refusals import Busy, TooCostly, TooFast
from tafelrunde.table.settings import ServerSettings
from tests.kit.heavy import costly_file, long_game
from tests.table.inside_kit import eventually


def with_workers(work: Callable[[Workers], Awaitable[None]], **settings: Any) -> None:
    """Do something with workers, and see that nothing of them is left."""

    async def run() -> None:
        workers = Workers(ServerSettings(**settings), Counter())
        try:
            await work(workers)
        finally:
            pids = [worker.pid for worker in workers.alive]
            await workers.stop()
        assert not any(Path(f"/proc/{pid}").exists() for pid in pids if pid)

    asyncio.run(run())


async def bring(workers: Workers, content: bytes, payer: Payer | None = None) -> list[bytes]:
    PAYER.set(payer or Payer())
    return await workers.run("bring", content, estimate=1.0)


# --- Real processes -------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_worker_starts_with_the_first_job_stays_warm_and_ends_when_nobody_needs_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def work(workers: Workers) -> None:
        assert workers.alive == []
        await bring(workers, long_game())
        (worker,) = workers.alive
        await bring(workers, long_game())
        assert workers.alive == [worker]
        assert workers.counters["jobs"] == 2
        monkeypatch.setattr(pool, "IDLE", 0.01)
        await bring(workers, long_game())
        await eventually(lambda: not workers.alive)
        assert not Path(f"/proc/{worker.pid}").exists()

    with_workers(work)


@pytest.mark.slow
def test_a_worker_has_a_share_of_memory_and_no_more() -> None:
    async def work(workers: Workers) -> None:
        await bring(workers, long_game())
        limits = Path(f"/proc/{workers.alive[0].pid}/limits").read_text().splitlines()
        (line,) = [line for line in limits if line.startswith("Max address space")]
        assert line.split()[3:5] == [str(MEMORY)] * 2

    with_workers(work)


@pytest.mark.slow
def test_an_error_of_a_job_is_the_error_of_whoever_asked() -> None:
    async def work(workers: Workers) -> None:
        with pytest.raises(DamagedSave, match="not a saved game"):
            await bring(workers, b"{}")
        assert len(workers.alive) == 1

    with_workers(work)


@pytest.mark.slow
def test_a_job_that_takes_too_long_is_refused_and_its_worker_replaced() -> None:
    async def work(workers: Workers) -> None:
        await bring(workers, long_game(20))
        (first,) = workers.alive
        with pytest.raises(TooCostly):
            await bring(workers, costly_file(1000), Payer("1.2.3.4", False))
        assert workers.alive == []
        assert workers.counters["worker_deaths"] == workers.counters["jobs_too_costly"] == 1
        with pytest.raises(TooFast) as refused:  # it has to pay for that
            await bring(workers, long_game(20), Payer("1.2.3.4", False))
        assert refused.value.wait > 1
        await bring(workers, long_game(20))
        assert [worker.pid for worker in workers.alive] != [first.pid]

    with_workers(work, job_seconds=0.6, cost_per_second=1)


@pytest.mark.slow
def test_the_job_of_a_killed_worker_is_done_by_another() -> None:
    async def work(workers: Workers) -> None:
        job = asyncio.create_task(bring(workers, costly_file(20)))
        await eventually(lambda: any(worker.pid for worker in workers.alive))
        (first,) = workers.alive
        os.kill(first.pid, signal.SIGKILL)
        assert await job
        assert workers.counters["worker_deaths"] == 1
        assert first not in workers.alive

    with_workers(work, job_seconds=60)


@pytest.mark.slow
def test_a_job_whose_workers_die_twice_is_refused() -> None:
    async def work(workers: Workers) -> None:
        job, killed = asyncio.create_task(bring(workers, costly_file(1000))), set[int]()
        for count in (1, 2):
            await eventually(lambda: any({each.pid for each in workers.alive} - killed - {0}))
            killed.add(workers.alive[0].pid)
            os.kill(workers.alive[0].pid, signal.SIGKILL)
            await eventually(lambda count=count: workers.counters["worker_deaths"] == count)  # type: ignore[misc]
        with pytest.raises(Busy):
            await job
        assert await bring(workers, long_game(20))

    with_workers(work, job_seconds=60)


@pytest.mark.slow
def test_workers_know_nothing_of_the_store(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(workers: Workers) -> None:
        await bring(workers, long_game(20))
        known = Path(f"/proc/{workers.alive[0].pid}/environ").read_bytes()
        assert b"secret" not in known

    monkeypatch.setenv("TAFELRUNDE_DB", "postgresql://tafelrunde:secret@localhost/tafelrunde")
    with_workers(work)


# --- Whose turn it is -----------------------------------------------------------------------------


class Halted(Workers):
    """Workers that finish a job only when told to."""

    def __init__(self, settings: ServerSettings) -> None:
        super().__init__(settings, Counter())
        self.begun: list[str] = []
        self.gates: dict[str, asyncio.Event] = {}

    async def _asked(self, ticket: Ticket) -> Reply:
        self.begun.append(ticket.request.job)
        gate = self.gates[ticket.request.job] = asyncio.Event()
        await gate.wait()
        return Reply([])

    async def order(
        self, name: str, address: str = "", *, seated: bool = True, table: str = ""
    ) -> asyncio.Task[list[bytes]]:
        PAYER.set(Payer(address, seated, table=table))
        task = asyncio.create_task(self.run(name, estimate=1.0))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        return task

    async def finish(self, name: str) -> None:
        self.gates[name].set()
        for _ in range(5):
            await asyncio.sleep(0)


def halted(work: Callable[[Halted], Awaitable[None]], **settings: Any) -> None:
    async def run() -> None:
        workers = Halted(ServerSettings(**settings))
        async with asyncio.timeout(30):
            await work(workers)
        for gate in workers.gates.values():
            gate.set()

    asyncio.run(run())


def test_seated_people_come_first_and_addresses_take_turns() -> None:
    async def work(workers: Halted) -> None:
        tasks = [await workers.order(f"a{n}", "a", seated=False) for n in range(3)]
        tasks += [await workers.order("b0", "b", seated=False)]
        tasks += [await workers.order("c0", "c", seated=True)]
        for _ in range(5):
            await workers.finish(workers.begun[-1])
        assert workers.begun == ["a0", "c0", "b0", "a1", "a2"]
        await asyncio.gather(*tasks)

    halted(work, workers=1)


def test_bots_of_all_tables_have_one_job_under_way_and_take_turns() -> None:
    async def work(workers: Halted) -> None:
        busy = ("busy", "other", "other", "busy", "other")
        tasks = [await workers.order(f"{n}", table=table) for n, table in enumerate(busy)]
        assert workers.begun == ["0"]
        tasks += [await workers.order("calm", table="calm")]
        for _ in range(6):
            await workers.finish(workers.begun[-1])
        assert workers.begun == ["0", "1", "calm", "3", "2", "4"]
        await asyncio.gather(*tasks)

    halted(work, workers=2)


def test_strangers_leave_a_worker_to_those_who_sit_at_a_table() -> None:
    async def work(workers: Halted) -> None:
        tasks = [await workers.order(name, name, seated=False) for name in ("a", "b", "c")]
        assert workers.begun == ["a"]
        tasks += [await workers.order("d", "d", seated=True)]
        assert workers.begun == ["a", "d"]
        for _ in range(4):
            await workers.finish(workers.begun[-1])
            await workers.finish(workers.begun[-1])
            await workers.finish("a")
        await asyncio.gather(*tasks)

    halted(work, workers=2)


def test_an_address_has_one_job_under_way_and_few_that_wait() -> None:
    async def work(workers: Halted) -> None:
        tasks = [await workers.order(f"a{n}", "a", seated=True) for n in range(EACH + 1)]
        assert workers.begun == ["a0"]
        with pytest.raises(Busy):
            await (await workers.order("more", "a", seated=True))
        assert workers.counters["jobs_refused"] == 1
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert workers.waiting == []

    halted(work, workers=2)


def test_strangers_fill_only_half_of_the_queue() -> None:
    async def work(workers: Halted) -> None:
        tasks = [await workers.order(f"a{n}", f"a{n}", seated=False) for n in range(QUEUE // 2 + 1)]
        with pytest.raises(Busy):
            await (await workers.order("b", "b", seated=False))
        tasks += [await workers.order("c", "c", seated=True)]
        await workers.finish("a0")
        assert workers.begun[:2] == ["a0", "c"]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    halted(work, workers=1)


# --- Accounts -------------------------------------------------------------------------------------


def test_an_account_may_be_overdrawn_once_and_fills_again() -> None:
    now = [0.0]
    costs, anna = Costs(100, lambda: now[0]), Payer("anna", True)
    costs.check(anna)
    costs.charge(anna, 2500)
    with pytest.raises(TooFast) as refused:
        costs.check(anna)
    assert refused.value.wait == pytest.approx(5.01)
    now[0] = 5.1
    costs.check(anna)
    costs.check(Payer("bert", True))


def test_strangers_pay_more_and_the_server_itself_nothing() -> None:
    now = [0.0]
    costs = Costs(100, lambda: now[0])
    for payer, paid in ((Payer("a", False, STRICT), True), (Payer("b", True), False)):
        costs.charge(payer, 600)
        if paid:
            with pytest.raises(TooFast):
                costs.check(payer)
        else:
            costs.check(payer)
    costs.charge(Payer(), 1e9)
    costs.check(Payer())
