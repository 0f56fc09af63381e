"""The test kit for the terminal: tables, applications driven by keys, and what is on the screen."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from textual.pilot import Pilot
from textual.screen import Screen

from tafelrunde.engine.content import Lang
from tafelrunde.terminal.app import TableApp
from tafelrunde.terminal.clients import client_for
from tafelrunde.terminal.table import PERSON, Plan, Table

SMALL, LARGE = (80, 24), (140, 45)
MOST_PAUSES = 1500
Script = Callable[[TableApp, Pilot[None]], Awaitable[None]]


def table(seats: tuple[str, ...] = (PERSON, PERSON), seed: int | None = 3, **setup: Any) -> Table:
    """A new game of the introductory adventure."""
    heroes = ["fengray", "arani", "celenthia", "kraehe"][: len(seats)]
    data = {"adventure": "into_the_wilds", "heroes": heroes, **setup}
    return Table.new(client_for("valskyrr"), Plan(data, seats), seed)


def drive(
    script: Script,
    at: Table | None = None,
    size: tuple[int, int] = LARGE,
    lang: Lang = "en",
    hints: bool = True,
    game: str = "valskyrr",
) -> TableApp:
    """Run the application without a terminal and let the script press its keys."""
    app = TableApp(client_for(game), at, lang, hints)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await script(app, pilot)

    asyncio.run(run())
    return app


def screen(app: TableApp) -> str:
    """What can be read on the screen, line by line."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


async def press(pilot: Pilot[None], *keys: str) -> None:
    """Press keys one after the other."""
    for key in keys:
        await pilot.press(key)
        await pilot.pause()


async def until(pilot: Pilot[None], condition: Callable[[], bool]) -> None:
    """Wait until the condition holds; a test that waits too long fails."""
    for _ in range(MOST_PAUSES):
        if condition():
            return
        await pilot.pause(0.02)
    app = pilot.app
    assert isinstance(app, TableApp)
    raise AssertionError(f"waited in vain at:\n{screen(app)}")


async def displays(app: TableApp, pilot: Pilot[None], *texts: str) -> None:
    """Wait until all of this can be read on the screen."""
    await until(pilot, lambda: all(text in screen(app) for text in texts))


async def is_at(app: TableApp, pilot: Pilot[None], kind: type[Screen[Any]]) -> None:
    """Wait until that kind of screen is on top."""
    await until(pilot, lambda: isinstance(app.screen, kind) and app.screen.is_mounted)
    await pilot.pause()


async def play_on(app: TableApp, pilot: Pilot[None], decisions: int) -> None:
    """Answer so many decisions with what is highlighted; of several, with what follows too."""
    assert app.table is not None
    for _ in range(decisions):
        decision, before = app.table.decision, app.table.session.step
        assert decision is not None
        await press(pilot, "enter")
        for _ in range(decision.max - 1):
            await press(pilot, "down", "enter")
        assert app.table.session.step > before


async def to_first_turn(app: TableApp, pilot: Pilot[None]) -> None:
    """Travel, and give the first hero the turn."""
    assert app.table is not None
    await press(pilot, "2")
    for _ in range(10):
        decision = app.table.decision
        if decision is not None and decision.key == "action":
            return
        await press(pilot, "1")
    raise AssertionError("no hero acts")
