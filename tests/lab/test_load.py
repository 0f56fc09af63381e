"""The load test: a few tables of a real server, and what it counts."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from click.testing import CliRunner
from msgspec import Raw

from tafelrunde.cli import main
from tafelrunde.lab.load import (
    FAULTS,
    Cost,
    Crowd,
    Load,
    counts,
    for_each,
    is_sound,
    measure,
    part,
    times,
    work,
)
from tafelrunde.lab.served import Served, ServerTrouble, call

FEW = ["--tables", "3", "--clients", "2", "--every", "0.25", "--seconds", "2"]


@pytest.mark.slow
def test_a_small_load_loses_nothing(tmp_path: Path) -> None:
    done: list[int] = []
    found = measure(Load("valskyrr", 3, 2, 0.25, 2.0), tmp_path, done.append)

    assert is_sound(found)
    assert sum(done) == 3 + 24
    assert found["answers"] + found["late"] == 24
    assert found["updates"] == 2 * found["answers"]
    assert found["checked"] >= found["answers"] / 3
    assert 0 < found["p50_ms"] <= found["p95_ms"] <= found["p99_ms"] <= found["most_ms"]
    assert 0 < found["server_cores"] < 2
    assert 0 < found["memory_mb_per_table"] < 50  # shared by three tables only


@pytest.mark.slow
@pytest.mark.parametrize(("lang", "word"), [("en", "Load test"), ("de", "Lasttest")])
def test_the_command_prints_a_table(lang: str, word: str) -> None:
    arguments = ["--lang", lang, "lab", "load", "valskyrr", *FEW[:4], "--seconds", "0.2"]
    result = CliRunner().invoke(main, arguments, catch_exceptions=False)

    assert result.exit_code == 0
    assert word in result.stdout


@pytest.mark.slow
def test_the_command_prints_stable_json(tmp_path: Path) -> None:
    arguments = ["lab", "load", *FEW, "--json", "--folder", str(tmp_path)]
    result = CliRunner().invoke(main, arguments, catch_exceptions=False)
    data = json.loads(result.stdout)

    assert result.exit_code == 0
    assert (data["game"], data["tables"], data["clients"]) == ("valskyrr", 3, 2)
    assert {"p50_ms", "p95_ms", "p99_ms", "lost", "reordered", "duplicated"} <= data.keys()
    assert {"server_ms_per_answer", "people_cores", "memory_mb_per_table"} <= data.keys()
    assert list(tmp_path.iterdir()) == []


def test_a_server_that_dies_meanwhile_is_one_clear_sentence(tmp_path: Path) -> None:
    with Served(tmp_path) as served:
        done: list[int] = []

        def advance(number: int) -> None:
            done.append(number)
            if len(done) == 4:  # two tables, two answers
                served.kill()

        crowd = Crowd(Load("valskyrr", 2, 2, 0.1, 1.0), served, advance)
        with pytest.raises(ServerTrouble, match="The server is gone"):
            asyncio.run(crowd.measure())


def test_what_is_lost_is_told_apart(tmp_path: Path) -> None:
    async def play(crowd: Crowd) -> None:
        await crowd._open()
        for table in crowd.tables:
            await table.answer()
            assert await table.settled()
        crowd.tables[0].given[1].answer = [99]
        crowd.tally.missing += 1
        room, who = crowd.tables[1].code, crowd.tables[1].guests[0].token
        await asyncio.to_thread(call, served.address, "DELETE", f"/api/rooms/{room}", who)
        await crowd.tables[1].guests[1].reading  # type: ignore[misc]
        crowd.tables[1].given, crowd.tables[1].guests = {}, crowd.tables[1].guests[1:]
        crowd.tables[1].guests[0].seq = 0
        await crowd._finish()

    with Served(tmp_path) as served:
        crowd = Crowd(Load("valskyrr", 2, 2), served, lambda _: None)
        asyncio.run(play(crowd))
    found = counts(crowd)

    assert (found["lost_in_file"], found["lost_on_the_way"], found["lost"]) == (1, 1, 2)
    assert (found["unheard"], found["cut_off"]) == (1, 2)
    assert found["reasons"]["closed-4410"] >= 1


def test_an_answer_that_nobody_acknowledged_is_not_lost(tmp_path: Path) -> None:
    async def play(crowd: Crowd) -> None:
        await crowd._open()
        [table] = crowd.tables
        await table.answer()
        assert await table.settled()
        table.given[2] = table.given[1]  # sent, and never heard of
        await table.compare(crowd.served)
        table.given[1].answer = [99]
        for _ in range(3):  # however often it is looked for
            await table.compare(crowd.served)
        await table.leave()

    with Served(tmp_path) as served:
        crowd = Crowd(Load("valskyrr", 1, 2), served, lambda _: None)
        asyncio.run(play(crowd))

    assert (crowd.tally.lost, crowd.tally.cut_off) == (1, 0)


def test_a_table_whose_game_is_over_is_left_once(tmp_path: Path) -> None:
    async def play(crowd: Crowd) -> None:
        await crowd._open()
        for guest in crowd.tables[0].guests:
            guest.decisions = Raw(b"[]")
        for _ in range(3):
            crowd._move(0, 7)
        await crowd._finish()

    with Served(tmp_path) as served:
        crowd = Crowd(Load("valskyrr", 1, 2), served, lambda _: None)
        asyncio.run(play(crowd))
        rooms = call(served.address, "GET", "/metrics").decode()

    assert 'tafelrunde_rooms{status="running"} 2' in rooms
    assert is_sound(counts(crowd))


def test_shares_of_the_time() -> None:
    assert times([0.001 * number for number in range(1, 101)]) == {
        "p50_ms": 51.0,
        "p95_ms": 96.0,
        "p99_ms": 100.0,
        "most_ms": 100.0,
    }
    assert part([], 0.5) == 0


def test_the_work_of_others_is_told_apart() -> None:
    before = Cost(at=0.0, answers=500, people=1.0, server=2.0, machine=10.0, memory=50.0)
    after = Cost(at=10.0, answers=1500, people=2.0, server=6.0, machine=20.0, memory=60.0)

    assert work(before, after) == {
        "server_ms_per_answer": 4.0,
        "server_cores": 0.4,
        "people_cores": 0.1,
        "others_cores": 0.5,
    }
    assert for_each(before, after, tables=4) == 2.5


def test_where_the_system_tells_nothing_no_figure_is_made_up() -> None:
    nothing = Cost(at=0.0, answers=0, people=0.0, server=None, machine=None, memory=None)
    later = Cost(at=2.0, answers=1, people=1.0, server=None, machine=None, memory=None)
    found = work(nothing, later)

    assert found.pop("people_cores") == 0.5
    assert set(found.values()) == {None}
    assert for_each(nothing, later, tables=1) is None


@pytest.mark.parametrize("fault", FAULTS)
def test_one_fault_is_enough(fault: str) -> None:
    fine = dict.fromkeys(FAULTS, 0)

    assert is_sound(fine)
    assert not is_sound(fine | {fault: 1})
