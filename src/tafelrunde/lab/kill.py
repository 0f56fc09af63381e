"""The crash test: a real server is killed at random moments under play, and everybody comes back.

Whatever anybody has heard of must be there afterwards, and every table must go on.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from tafelrunde.engine.games import Data
from tafelrunde.lab.guests import BROKEN, WAIT, Table, Tally
from tafelrunde.lab.load import part
from tafelrunde.lab.served import Served

LONGEST: Final = 0.3
"""The server is killed within so many seconds after every table has taken an answer."""
Advance = Callable[[int], None]


class Plan(msgspec.Struct, frozen=True):
    """What is tried."""

    game: str
    kills: int = 200
    tables: int = 4
    clients: int = 3
    seed: int = 0


def kill_often(plan: Plan, folder: Path, advance: Advance = lambda _: None) -> Data:
    """All figures; the server lives in the folder, again and again."""
    with Served(folder) as served:
        return asyncio.run(Survivors(plan, served).run(advance))


class Survivors:
    """People who play as fast as the server lets them, through all its deaths."""

    def __init__(self, plan: Plan, served: Served) -> None:
        self.plan, self.served = plan, served
        self.dice = random.Random(plan.seed)
        self.tally = Tally()
        self.tables: list[Table] = []
        self.games = 0
        self.stuck = 0
        self.pending = 0  # answers that nobody had heard of when the server died
        self.pending_kept = 0  # of these, in the file afterwards
        self.away: list[float] = []  # seconds from each start to the last one who is back

    async def run(self, advance: Advance) -> Data:
        """Play, die, come back; at last every table takes one more answer."""
        self.tables = [await self._new_table() for _ in range(self.plan.tables)]
        for _ in range(self.plan.kills):
            await self._play_and_die()
            await self._come_back()
            advance(1)
        await asyncio.gather(*(self._go_on(table) for table in self.tables))
        await asyncio.gather(*(table.leave() for table in self.tables))
        return self._figures()

    async def _new_table(self) -> Table:
        self.games += 1
        seed = self.plan.seed + self.games
        table = Table(self.plan.game, seed, self.plan.clients, self.tally)
        await table.open(self.served.address, keeps_view=True)
        return table

    # --- Dying ------------------------------------------------------------------------------------

    async def _play_and_die(self) -> None:
        """Every table has to take an answer; then the end may come at any moment."""
        moved = [asyncio.Event() for _ in self.tables]
        plays = [asyncio.create_task(play(*pair)) for pair in zip(self.tables, moved, strict=True)]
        waiting = [asyncio.create_task(event.wait()) for event in moved]
        _, stuck = await asyncio.wait(waiting, timeout=WAIT)
        self.stuck += len(stuck)
        for task in stuck:
            task.cancel()
        await asyncio.sleep(self.dice.uniform(0.0, LONGEST))
        self.served.kill()
        await asyncio.gather(*plays)

    # --- Coming back ------------------------------------------------------------------------------

    async def _come_back(self) -> None:
        start = time.perf_counter()
        self.served.start()
        await asyncio.gather(*(self._resume(table) for table in self.tables))
        self.away.append(time.perf_counter() - start)
        for place, table in enumerate(self.tables):
            await table.compare(self.served)
            if table.is_over:
                await table.leave()
                self.tables[place] = await self._new_table()

    async def _resume(self, table: Table) -> None:
        """Everybody goes on from the last number; an answer on its way counts or does not."""
        pending = [seq for seq in table.given if seq > table.seq]
        await table.connect(self.served.address)
        self.pending += len(pending)
        self.pending_kept += sum(seq in table.given for seq in pending)

    async def _go_on(self, table: Table) -> None:
        if not table.is_over:
            await table.answer()
            self.stuck += not await table.settled()
        await table.compare(self.served)

    def _figures(self) -> Data:
        tally, away = self.tally, sorted(1000 * each for each in self.away)
        return {
            **msgspec.structs.asdict(self.plan),
            "answers": tally.answers,
            "games": self.games,
            "lost": tally.lost,
            "stuck": self.stuck,
            "out_of_order": tally.missing + tally.reordered + tally.duplicated,
            "refused": tally.refused,
            "checked": tally.checked,
            "wrong": tally.wrong,
            "resumed": tally.resumed,
            "greeted": tally.greeted,
            "pending": self.pending,
            "pending_kept": self.pending_kept,
            "back_ms_p50": part(away, 0.50),
            "back_ms_most": part(away, 1.0),
        }


async def play(table: Table, moved: asyncio.Event) -> None:
    """Answer until the line breaks or the game is over."""
    try:
        while not table.is_over:
            await table.answer()
            if not await table.settled():
                return
            moved.set()
        moved.set()
    except BROKEN:
        return


def is_sound(found: Data) -> bool:
    """Whether everything survived."""
    return not any(found[what] for what in ("lost", "stuck", "out_of_order", "refused", "wrong"))
