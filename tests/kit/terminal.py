"""The test kit for the terminal: tables, applications driven by keys, and what is on the screen."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from textual.pilot import Pilot

from tafelrunde.engine.content import Lang
from tafelrunde.terminal.app import TableApp
from tafelrunde.terminal.clients import client_for
from tafelrunde.terminal.table import PERSON, Table

SMALL, LARGE = (80, 24), (140, 45)
MOST_PAUSES = 50
Script = Callable[[TableApp, Pilot[None]], Awaitable[None]]


def table(seats: tuple[str, ...] = (PERSON, PERSON), seed: int = 3, **setup: Any) -> Table:
    """A new game of the introductory adventure."""
    heroes = ["fengray", "arani", "celenthia", "kraehe"][: len(seats)]
    data = {"adventure": "into_the_wilds", "heroes": heroes, "seats": list(seats), **setup}
    return Table.new(client_for("valskyrr"), data, seed)


def drive(
    script: Script,
    at: Table | None = None,
    size: tuple[int, int] = LARGE,
    lang: Lang = "en",
    hints: bool = True,
) -> TableApp:
    """Run the application without a terminal and let the script press its keys."""
    app = TableApp(client_for("valskyrr"), at, lang, hints)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await settle(pilot)
            await script(app, pilot)

    asyncio.run(run())
    return app


def screen(app: TableApp) -> str:
    """What can be read on the screen, line by line."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


async def press(pilot: Pilot[None], *keys: str) -> None:
    """Press keys and wait until everything has settled."""
    for key in keys:
        await pilot.press(key)
        await settle(pilot)


async def settle(pilot: Pilot[None]) -> None:
    """Wait until the screen no longer changes."""
    app = pilot.app
    assert isinstance(app, TableApp)
    seen: list[object] = []
    while len(seen) < MOST_PAUSES:
        await pilot.pause()
        now = (app.screen, screen(app) if app.is_running else "")
        if seen and seen[-1] == now:
            return
        seen.append(now)


async def play_on(app: TableApp, pilot: Pilot[None], decisions: int) -> None:
    """Answer so many decisions, always with what is highlighted."""
    assert app.table is not None
    for _ in range(decisions):
        before = app.table.session.step
        for _ in range(20):
            if app.table.session.step != before or app.table.is_over:
                break
            await press(pilot, "enter")
        assert app.table.session.step > before or app.table.is_over
