"""Bots at a table that look ahead: workers think for them, and the table never waits."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import msgspec
import pytest

from tafelrunde.bots.makers import LEVELS
from tafelrunde.bots.search import Level
from tafelrunde.engine.decisions import Seat
from tafelrunde.engine.games import State
from tafelrunde.engine.sessions import Session
from tafelrunde.games.valskyrr.game import GAME as VALSKYRR
from tafelrunde.table.costs import PAYER, Payer
from tafelrunde.table.game.jobs import Line, Thought, think
from tafelrunde.table.game.workers import Workers
from tafelrunde.table.refusals import Busy
from tafelrunde.table.rooms import Rooms
from tafelrunde.table.storage.store import is_code
from tests.table.inside_kit import BOT, MINE, answer, eventually, process, sit, table


def test_a_look_ahead_is_a_legal_answer_and_the_same_every_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(LEVELS, "beginner", Level(visits=8, width=3, ahead=1))
    session = Session(VALSKYRR, VALSKYRR.trials.setup_for(1), 1)
    decision = session.decisions[0]
    line = Line("valskyrr", session.setup, 1, None, 0, b"", [])
    thought = msgspec.json.encode(Thought("beginner", decision.seat))
    (found,) = think(msgspec.json.encode(line), thought)

    assert decision.refusal(msgspec.json.decode(found)) is None
    assert think(msgspec.json.encode(line), thought) == [found]


def until_a_bot_has_answered(
    file: Path, usual: str = "beginner", bots: str = "", *, watched: bool = True
) -> Rooms:
    """A table of a person and a bot, which looks ahead if that is usual or the host says so."""

    async def play() -> Rooms:
        async with process(str(file), bot=usual) as here:
            room, who = await table(here, [MINE, BOT], bots=bots)
            if watched:
                await sit(room)
            session = room.running().session
            while not any(step.seat == 1 for step in session.steps):
                if session.decision_for(Seat(0)) is not None:
                    await answer(room, who)
                else:
                    await eventually(partial(has_gone_on, session, session.step), 60.0)
            return here

    return asyncio.run(play())


def has_gone_on(session: Session[State], step: int) -> bool:
    return session.step > step


def test_a_worker_thinks_for_a_bot_that_looks_ahead(tmp_path: Path) -> None:
    assert until_a_bot_has_answered(tmp_path / "t.db").counters["jobs"] > 0


def test_where_nobody_is_there_no_bot_looks_ahead(tmp_path: Path) -> None:
    there = until_a_bot_has_answered(tmp_path / "t.db", watched=False)

    assert there.counters["jobs"] == 0


@pytest.mark.parametrize(
    ("usual", "chosen"), [("heuristic", "beginner"), ("beginner", "heuristic")]
)
def test_the_host_says_whether_bots_look_ahead(tmp_path: Path, usual: str, chosen: str) -> None:
    there = until_a_bot_has_answered(tmp_path / "t.db", usual, chosen)

    assert (there.counters["jobs"] > 0) == (chosen == "beginner")


def test_where_no_worker_is_free_rules_of_thumb_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    payers: list[Payer] = []

    async def refuse(*_: object, **__: object) -> list[bytes]:
        payers.append(PAYER.get())
        raise Busy("Not now.")

    monkeypatch.setattr(Workers, "run", refuse)

    assert until_a_bot_has_answered(tmp_path / "t.db").counters["jobs"] == 0
    assert all(is_code(each.table) and not each.address for each in payers)
    assert payers
