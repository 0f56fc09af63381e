"""Quotas: one address cannot fill the disk; what is kept is written by us, not by the sender."""

from __future__ import annotations

import asyncio
import json
import os
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tafelrunde.engine.errors import DamagedSave
from tafelrunde.engine.journal import decode, encode
from tafelrunde.table.game.imports import brought
from tafelrunde.table.http.quotas import ADDRESSES, DAY, Quotas
from tafelrunde.table.refusals import QuotaFull
from tafelrunde.table.storage.room_files import read_room_file, seal
from tafelrunde.table.storage.store import LoggedEntry, WholeRoom
from tests.kit.random_games import positions_of
from tests.table.server_kit import SETUP, Running, running
from tests.table.store_kit import opened

PERSON = {"kind": "person", "mine": True}
PADDING = 3_000


def record(steps: int = 30) -> WholeRoom:
    """A game as the record of a table."""
    *_, session = positions_of(2, steps)
    return read_room_file(brought(session.save()).record)


def padded(whole: WholeRoom, how: str) -> bytes:
    """The same, with much in it that says nothing."""
    entries = []
    for one in whole.entries:
        if how == "spaces":
            content = b" " * PADDING + one.entry.replace(b",", b"," + b" " * PADDING)
        else:
            data = json.loads(one.entry) | {"noise": os.urandom(PADDING).hex()}
            content = json.dumps(data).encode()
        entries.append(LoggedEntry(one.at, content))
    return seal(WholeRoom(whole.room, tuple(entries)))


# --- What is kept ---------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["spaces", "unknown keys"])
def test_a_padded_record_is_kept_as_we_write_it(how: str, tmp_path: Path) -> None:
    whole = record()
    content = padded(whole, how)
    assert len(content) > 30 * PADDING
    with running(tmp_path / "t.db") as server:
        answer = server.call("POST", "/api/import", content=content)
        assert answer.status_code == 201, answer.text
        code = answer.json()["code"]

    async def kept() -> list[bytes]:
        async with opened(str(tmp_path / "t.db")) as store:
            return [entry for _, entry in await store.entries(code)]

    found = asyncio.run(kept())
    assert found == [one.entry for one in whole.entries]
    assert all(entry == encode(decode(entry)) for entry in found)


def test_an_origin_is_kept_as_the_rules_write_it() -> None:
    *_, session = positions_of(2, 20)
    dumped = json.loads(msgspec.json.encode(session.rules.dump(session.snapshots[-1][1])))
    for more in ({}, {"noise": "x" * PADDING}):
        room = replace(record().room, origin=dumped | more)
        try:
            kept = brought(seal(WholeRoom(room))).record
        except DamagedSave:
            assert more
        else:
            assert read_room_file(kept).room.origin == dumped


def test_a_large_setup_is_refused(tmp_path: Path) -> None:
    setup = {"characters": ["wolf", "bear"], "expansions": ["skellige"] * 2_000}
    with running(tmp_path / "t.db") as server:
        wish = {"game": "hexer", "setup": setup, "seats": []}
        answer = server.call("POST", "/api/rooms", json=wish)
        assert (answer.status_code, answer.json()["slug"]) == (400, "bad-setup")


# --- Quotas ---------------------------------------------------------------------------------------


def wish() -> dict[str, Any]:
    return {"game": "valskyrr", "setup": SETUP, "seats": [PERSON, PERSON]}


def slug_of(answer: Any) -> str:
    return str(answer.json().get("slug", ""))


def test_one_address_opens_so_many_tables_a_day_and_deleted_ones_do_not_count(
    tmp_path: Path,
) -> None:
    with running(tmp_path / "t.db", rooms_per_day=2) as server:
        code, token = server.open_room()
        server.open_room()
        refused = server.call("POST", "/api/rooms", json=wish())
        assert (refused.status_code, slug_of(refused)) == (429, "quota-full")
        assert int(refused.headers["retry-after"]) > 0
        content = seal(record(3))
        assert slug_of(server.call("POST", "/api/import", content=content)) == "quota-full"
        assert server.call("DELETE", f"/api/rooms/{code}", token).status_code == 200
        server.open_room()


def test_one_address_has_so_many_bytes_kept_a_day_whatever_it_sends(tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    with running(file, megabytes_per_day=1) as server:
        content, answers = padded(record(), "unknown keys"), []
        for _ in range(100):
            answers.append(server.call("POST", "/api/import", content=content))
            if answers[-1].status_code != 201:
                break
        assert slug_of(answers[-1]) == "quota-full"
    assert len(answers) > 3
    assert file.stat().st_size < 2_500_000


def test_answers_count_too_and_a_refused_one_changes_nothing(tmp_path: Path) -> None:
    with running(tmp_path / "t.db", megabytes_per_day=0.006) as server:
        code, token = server.open_room([PERSON, PERSON])
        server.begin(code, token)
        anna = server.client(code, token).hello()
        for _ in range(60):
            seq = anna.seq
            anna.answer(anna.mine[0])
            if anna.receive()["type"] == "error":
                break
            anna.reach(seq + 1)
        assert anna.refused[-1]["slug"] == "quota-full"
        assert in_store(server, code) == seq > 5
        anna.close()


def in_store(server: Running, code: str) -> int:
    return server.rooms.open[code].running().seq


def test_what_is_older_than_a_day_counts_no_longer() -> None:
    now = [DAY]
    quotas = Quotas(rooms=2, megabytes=1, clock=lambda: now[0])
    for code in ("a", "b"):
        quotas.check_room("1.2.3.4")
        quotas.opened("1.2.3.4", code, 400_000)
    with pytest.raises(QuotaFull):
        quotas.check_room("1.2.3.4")
    quotas.check_room("5.6.7.8")
    quotas.wrote("1.2.3.4", 190_000)
    with pytest.raises(QuotaFull):
        quotas.check("1.2.3.4", 20_000)
    now[0] += DAY / 2
    with pytest.raises(QuotaFull):
        quotas.check("1.2.3.4", 20_000)
    now[0] += DAY / 2 + 3_700
    quotas.check_room("1.2.3.4", 999_999)


def test_the_bytes_of_a_deleted_table_count_no_longer() -> None:
    quotas = Quotas(rooms=2, megabytes=1)
    quotas.opened("1.2.3.4", "a", 900_000)
    with pytest.raises(QuotaFull):
        quotas.check("1.2.3.4", 200_000)
    quotas.deleted("a")
    quotas.check("1.2.3.4", 1_000_000)


def test_the_number_of_remembered_addresses_is_bounded_and_none_is_kept_in_clear() -> None:
    quotas = Quotas(rooms=1, megabytes=1)
    for number in range(ADDRESSES + 50):
        quotas.wrote(f"address-{number}", 1)
    assert len(quotas._kept) == ADDRESSES
    assert b"address-" not in b"".join(quotas._kept)
