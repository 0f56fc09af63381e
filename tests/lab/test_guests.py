"""People of the lab at the tables of a real server: they notice whatever goes wrong."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tafelrunde.engine.patches import checksum
from tafelrunde.lab.guests import Guest, Table, Tally
from tafelrunde.lab.served import Served, ServerTrouble, call


def message(kind: str, seq: int, value: int, **more: Any) -> bytes:
    """What a server says; the view is {"n": value}."""
    view = {"n": value}
    patch = {"view": view} if kind == "hello" else {"patch": {"k": {"n": {"=": value}}}}
    said = {"type": kind, "seq": seq, "checksum": checksum(view), "decisions": [], **patch}
    return msgspec.json.encode(said | more)


@pytest.fixture
def guest() -> Guest:
    table = Table("valskyrr", 0, 2, Tally())
    found = Guest(table, "token", "en", keeps_view=True)
    table.guests = [found]
    found.hear(message("hello", 4, 0))
    return found


def test_updates_in_order_are_no_fault(guest: Guest) -> None:
    guest.hear(message("update", 5, 1))
    guest.hear(message("update", 6, 2))
    guest.hear(message("update", 6, 2, patch={}))  # the open decisions once more
    tally = guest.table.tally

    assert (tally.updates, tally.checked) == (2, 4)
    assert tally.missing + tally.reordered + tally.duplicated + tally.wrong == 0


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        ("missing", message("update", 6, 1)),
        ("reordered", message("update", 3, 1)),
        ("duplicated", message("update", 4, 1)),
        ("wrong", message("update", 5, 1, checksum=1)),
        ("refused", b'{"type":"error","slug":"stale-decision","message":"No."}'),
    ],
)
def test_every_fault_is_counted(guest: Guest, fault: str, said: bytes) -> None:
    guest.hear(said)
    counted = msgspec.structs.asdict(guest.table.tally)

    assert counted[fault] == 1
    assert counted["reasons"] == ({"stale-decision": 1} if fault == "refused" else {})
    assert sum(counted[each] for each in ("missing", "reordered", "duplicated", "refused")) <= 1


# --- With a server --------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("served")) as found:
        yield found


def test_whoever_has_no_seat_looks_on(served: Served) -> None:
    async def play() -> Table:
        table = Table("valskyrr", 1, 5, Tally())
        await table.open(served.address)
        await table.answer()
        assert await table.settled()
        await table.leave()
        return table

    table = asyncio.run(play())
    room = msgspec.json.decode(call(served.address, "GET", f"/api/rooms/{table.code}"))

    assert [seat["name"] for seat in room["seats"]] == ["1", "2", "3", "4"]
    assert [guest.seq for guest in table.guests] == [1] * 5
    assert len(table.tally.seconds) == 4
    assert table.tally.refused == 0


def test_an_answer_that_the_file_does_not_hold_is_lost(served: Served) -> None:
    async def play() -> list[int]:
        table, lost = Table("valskyrr", 2, 2, Tally()), []
        await table.open(served.address)
        for _ in range(3):
            await table.answer()
            assert await table.settled()
        await table.compare(served)
        lost.append(table.tally.lost)
        table.given[2].answer = [99]
        await table.compare(served)
        lost.append(table.tally.lost)
        table.guests[0].seq += 1
        await table.compare(served)
        lost.append(table.tally.lost)
        await table.leave()
        return lost

    assert asyncio.run(play()) == [0, 1, 2]


def test_who_comes_back_to_an_older_table_has_lost_something(served: Served) -> None:
    async def play() -> Tally:
        table = Table("valskyrr", 3, 2, Tally())
        await table.open(served.address, keeps_view=True)
        await table.answer()
        assert await table.settled()
        await table.leave()
        table.guests[0].seq = 3  # as if two more steps had been heard of
        table.guests[1].checksum += 1  # as if the same step had looked different
        await table.connect(served.address)
        await table.leave()
        return table.tally

    tally = asyncio.run(play())

    assert (tally.lost, tally.wrong) == (2, 1)
    assert (tally.resumed, tally.greeted) == (1, 1)


def test_the_server_tells_what_it_costs(served: Served) -> None:
    served.rest()
    memory, cpu = served.memory(), served.cpu()

    assert memory is not None
    assert 20 < memory < 500
    assert cpu is not None
    assert cpu > 0.1


def test_a_server_that_does_not_start_is_one_clear_sentence(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_bytes(b"no tables at all" * 100)

    with pytest.raises(ServerTrouble, match="did not start"):
        Served(tmp_path).start()


def test_a_refused_request_says_why(served: Served) -> None:
    with pytest.raises(ServerTrouble, match="unknown-room"):
        call(served.address, "GET", "/api/rooms/0000000000")
