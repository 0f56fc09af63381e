"""Advice at a table: what a bot would answer, thought out by a worker."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tafelrunde.bots.makers import LEVELS
from tafelrunde.bots.search import Level
from tafelrunde.engine.sessions import Session
from tafelrunde.games.valskyrr.game import GAME as VALSKYRR
from tafelrunde.table.costs import PAYER, Payer
from tafelrunde.table.game.jobs import Line
from tafelrunde.table.game.workers import Workers
from tests.table.server_kit import Client, Data, Running, running, work_here
from tests.table.test_workers import with_workers

PERSON: Data = {"kind": "person", "mine": True}
BOT: Data = {"kind": "bot"}
WITCHERS: Data = {"game": "hexer", "setup": {"characters": ["wolf", "bear"]}}


@pytest.fixture
def server(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Running]:
    monkeypatch.setitem(LEVELS, "strong", Level(visits=20, width=4, ahead=1))
    work_here(monkeypatch)
    with running(tmp_path_factory.mktemp("tables") / "tables.db") as found:
        yield found


def table(server: Running, *seats: Data, **more: Any) -> tuple[str, Client]:
    """A table that has begun, and its host."""
    code, token = server.open_room(list(seats), **more)
    server.start(code, token)
    anna = server.client(code, token).hello()
    anna.settle()
    return code, anna


def ask(client: Client, decision: Data | None = None, **more: Any) -> Data:
    """Ask about a question; advice, or why there is none."""
    about = decision or client.mine[0]
    client.send(type="advise", step=about["step"], seat=about["seat"], re=7, **more)
    return client.until(lambda message: message["type"] in ("advice", "error"))


@pytest.mark.parametrize("more", [{}, WITCHERS])
def test_who_is_asked_is_told_the_best_answers_and_how_far_the_thought_is(
    server: Running, more: Data
) -> None:
    _, anna = table(server, PERSON, BOT, **more)
    decision, found = anna.mine[0], ask(anna)

    assert (found["step"], found["seat"], found["re"]) == (decision["step"], decision["seat"], 7)
    assert 1 < len(found["answers"]) <= 3
    for each in found["answers"]:
        assert all(index < len(decision["options"]) for index in each["answer"])
        assert 0 <= each["sure"] <= 100
    told = [json.loads(text) for text in anna.seen]
    percents = [each["percent"] for each in told if each["type"] == "advising"]
    assert percents == sorted(percents)
    assert len(percents) > 1


def test_the_same_question_gets_the_same_advice(server: Running) -> None:
    _, anna = table(server, PERSON, BOT, **WITCHERS)

    assert ask(anna)["answers"] == ask(anna)["answers"]


def test_people_who_play_together_are_advised(server: Running) -> None:
    code, token = server.open_room([PERSON, {"kind": "open"}])
    server.join(code, 1)
    server.start(code, token)
    anna = server.client(code, token).hello()
    anna.settle()

    assert anna.room["advice"] == ""
    assert ask(anna)["type"] == "advice"


@pytest.mark.parametrize("other", [PERSON, {"kind": "open"}])
def test_while_people_play_against_each_other_nobody_is_advised(
    server: Running, other: Data
) -> None:
    code, token = server.open_room([PERSON, other], **WITCHERS)
    if other["kind"] == "open":
        server.join(code, 1)
    server.start(code, token)
    anna = server.client(code, token).hello()
    asked = anna.decisions[0]

    assert anna.room["advice"] == "advice-kept"
    assert ask(anna, asked)["slug"] == "advice-kept"


def test_who_watches_is_not_advised(server: Running) -> None:
    code, anna = table(server, PERSON, BOT)
    watcher = server.client(code).hello()

    assert ask(watcher, anna.mine[0])["slug"] == "not-your-decision"


def test_nobody_is_advised_about_a_question_that_is_not_open(server: Running) -> None:
    _, anna = table(server, PERSON, BOT)
    late = {**anna.mine[0], "step": 99}

    assert ask(anna, late)["slug"] == "stale-decision"


def test_who_stops_it_hears_no_more_of_it(server: Running) -> None:
    _, anna = table(server, PERSON, PERSON)
    about = anna.mine[0]
    anna.send(type="advise", step=about["step"], seat=about["seat"], re=1)
    anna.send(type="advise", step=about["step"], seat=about["seat"], stop=True, re=2)
    found = ask(anna)

    assert found["re"] == 7
    assert sum(json.loads(text)["type"] == "advice" for text in anna.seen) == 1


def test_advice_about_a_question_that_was_answered_meanwhile_is_dropped(server: Running) -> None:
    _, anna = table(server, PERSON, PERSON)
    about, seq = anna.mine[0], anna.seq
    anna.send(type="advise", step=about["step"], seat=about["seat"], re=1)
    anna.answer(about, list(range(about.get("min", 1))))
    anna.reach(seq + 1)
    anna.settle()
    found = ask(anna)

    assert found["step"] == anna.mine[0]["step"] > about["step"]
    assert sum(json.loads(text)["type"] == "advice" for text in anna.seen) == 1


# --- Real processes -------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_worker_stops_when_nobody_waits_and_what_it_did_is_paid(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = Session(VALSKYRR, VALSKYRR.trials.setup_for(1), 1)
    line = msgspec.json.encode(Line("valskyrr", session.setup, 1, None, 0, b"", []))
    seat = str(session.decisions[0].seat).encode()

    async def work(workers: Workers) -> None:
        PAYER.set(Payer("192.0.2.1"))
        begun, told, paid = asyncio.Event(), list[int](), list[float]()
        monkeypatch.setattr(workers.costs, "charge", lambda payer, much: paid.append(much))

        def tell(percent: int) -> None:
            told.append(percent)
            begun.set()

        asked = asyncio.create_task(workers.run("advise", line, seat, estimate=0.0, tell=tell))
        await begun.wait()
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        (worker,) = workers.alive
        assert await workers.run("evenings", b"{}", estimate=0.0) == [b"{}"]
        assert (workers.alive, workers.counters["worker_deaths"]) == ([worker], 0)
        assert told[-1] < 90
        assert sum(paid) > 0

    with_workers(work)
