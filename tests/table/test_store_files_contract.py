"""What every store promises of files and of sudden ends: the same tests for both kinds."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from tafelrunde.engine.errors import DamagedSave, FileTrouble, NewerSave
from tafelrunde.table.storage import room_files
from tafelrunde.table.storage.backups import TablesExist, restore
from tafelrunde.table.storage.store import (
    CodeTaken,
    LoggedEntry,
    RoomRecord,
    SeatRecord,
    SpectatorRecord,
    Store,
    UnknownRoom,
    WholeRoom,
    new_code,
)
from tests.table import durable_writer
from tests.table.store_kit import new_room, opened

pytestmark = pytest.mark.anyio

# --- Files ----------------------------------------------------------------------------------------


async def full_room(store: Store) -> RoomRecord:
    room = new_room(status="running", spectators=(SpectatorRecord("Ole", "ef" * 32),))
    await store.create_room(room, [b"one", b"two\0\xff"])
    await store.append(room.code, 3, b"three")
    await store.put_snapshot(room.code, 2, b"snap")
    await store.say(room.code, "Änne", "geheim")
    return room


async def test_a_room_travels_as_a_file_without_its_people(store: Store) -> None:
    room = await full_room(store)
    content = await store.export_room(room.code)
    for secret in (b"ab" * 32, b"cd" * 32, b"ef" * 32, b"geheim"):
        assert secret not in content

    copy = await store.import_room(content, host_hash="99" * 32)
    assert copy.code != room.code
    assert copy == replace(
        room,
        code=copy.code,
        host_hash="99" * 32,
        spectators=(),
        seats=(SeatRecord(0, "shieldbearer", "open", name="Änne"), room.seats[1]),
        disclosed="file",
    )
    assert await store.room(copy.code) == copy
    assert await store.entries(copy.code) == await store.entries(room.code)
    assert await store.snapshot(copy.code) is None
    assert await store.chat(copy.code) == []
    with pytest.raises(UnknownRoom):
        await store.export_room(new_code())


async def test_garbage_is_not_imported(store: Store) -> None:
    content = await store.export_room((await full_room(store)).code)
    before = await store.count_rooms()
    random_bytes = random.Random(7).randbytes(500)
    garbage = [b"", b"{}", b"[]", b"\xff\xfe", random_bytes, b"[" * 100_000, content[:-20]]
    garbage.append(content.replace(b"valskyrr", b"valskyrx"))
    garbage.append(b" " * (room_files.IMPORT_LIMIT + 1))
    for one in garbage:
        with pytest.raises(DamagedSave) as refused:
            await store.import_room(one, "")
        assert refused.value.slug == "damaged-save"
    newer = content.replace(b'"tafelrunde_room":1', b'"tafelrunde_room":2')
    with pytest.raises(NewerSave):
        await store.import_room(newer, "")
    assert await store.count_rooms() == before


SEAT = SeatRecord(0, "shieldbearer")


@pytest.mark.parametrize(
    "whole",
    [
        WholeRoom(new_room(name="x" * 41)),
        WholeRoom(new_room(name="a\nb")),
        WholeRoom(new_room(seats=(SEAT, SEAT))),
        WholeRoom(new_room(seats=tuple(SeatRecord(n, "h") for n in range(17)))),
        WholeRoom(new_room(seats=(SeatRecord(0, "h", name="\x1b[2J"),))),
        WholeRoom(new_room(), (LoggedEntry(0.0, b""),)),
        WholeRoom(new_room(), (LoggedEntry(0.0, b"x" * 64_001),)),
        WholeRoom(new_room(status="dancing")),
    ],
)
async def test_a_room_file_with_a_right_checksum_still_has_to_describe_a_room(
    store: Store, whole: WholeRoom
) -> None:
    with pytest.raises(DamagedSave):
        await store.import_room(room_files.seal(whole), "")
    assert await store.count_rooms() == {}


async def test_a_backup_restores_everything(store: Store, tmp_path: Path) -> None:
    rooms = [await full_room(store) for _ in range(3)]
    whole = [await store.whole_room(room.code) for room in rooms]
    assert all(one.chat and one.snapshot and len(one.entries) == 3 for one in whole)
    archive = tmp_path / "backups" / "rooms.gz"
    await store.backup(archive)
    with pytest.raises(FileTrouble, match="cannot be written"):
        await store.backup(archive / "below" / "a-file")
    assert [file.name for file in archive.parent.iterdir()] == ["rooms.gz"]
    for room in rooms:
        await store.delete_room(room.code)
    assert await restore(store, archive) == sorted(room.code for room in rooms)
    assert [await store.whole_room(room.code) for room in rooms] == whole
    assert (await store.say(rooms[0].code, "Änne", "wieder da")).number == 2


async def test_tables_that_are_there_are_overwritten_only_if_told(
    store: Store, tmp_path: Path
) -> None:
    room, gone = await full_room(store), await full_room(store)
    before = await store.whole_room(room.code)
    await store.backup(tmp_path / "backup")
    await store.append(room.code, 4, b"four")
    await store.delete_room(gone.code)
    with pytest.raises(TablesExist, match=room.code):
        await restore(store, tmp_path / "backup")
    assert await store.codes() == [room.code]
    assert await restore(store, tmp_path / "backup", missing=True) == [gone.code]
    assert len(await store.entries(room.code)) == 4
    await restore(store, tmp_path / "backup", replace=True)
    assert await store.whole_room(room.code) == before


async def test_rooms_are_put_back_all_or_none(store: Store) -> None:
    first, taken = WholeRoom(new_room()), WholeRoom(new_room())
    await store.put_rooms([taken])
    with pytest.raises(CodeTaken):
        await store.put_rooms([first, taken])

    def torn() -> Iterator[WholeRoom]:
        yield first
        raise DamagedSave("The file ends here.")

    with pytest.raises(DamagedSave):
        await store.put_rooms(torn())
    assert await store.codes() == [taken.room.code]
    assert await store.put_rooms([first, taken], replace=True) == 2


async def test_a_damaged_backup_restores_nothing(store: Store, tmp_path: Path) -> None:
    await full_room(store)
    archive = tmp_path / "archive"
    await store.backup(archive)
    whole = archive.read_bytes()
    await store.delete_room((await store.codes())[0])
    chance = random.Random(11)
    torn = [b"", b"garbage", whole[:-30], whole[: len(whole) // 2], whole[:60] + whole[61:]]
    for _ in range(20):
        flipped = bytearray(whole)
        flipped[chance.randrange(10, len(whole) - 8)] ^= 1 << chance.randrange(8)
        torn.append(bytes(flipped))
    for content in torn:
        archive.write_bytes(content)
        with pytest.raises(DamagedSave) as refused:
            await restore(store, archive)
        assert "\n" not in str(refused.value)
    assert await store.count_rooms() == {}


# --- kill -9 --------------------------------------------------------------------------------------


def killed_after(store_address: str, codes: list[str], seconds: float) -> dict[str, int]:
    """Let a process write, kill it, and give the last number that it acknowledged per room."""
    command = [sys.executable, durable_writer.__file__, store_address, *codes]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as writer:
        assert writer.stdout is not None
        first = writer.stdout.readline()
        time.sleep(seconds)
        writer.send_signal(signal.SIGKILL)
        lines = (first + writer.stdout.read()).split(b"\n")[:-1]  # the last one may be torn
    return {code.decode(): int(seq) for code, seq in map(bytes.split, lines)}


@pytest.mark.slow
async def test_every_acknowledged_entry_survives_kill_9_at_twenty_random_moments(
    store_address: str,
) -> None:
    chance = random.Random(3)
    codes = [new_code() for _ in range(4)]
    async with opened(store_address) as store:
        for code in codes:
            await store.create_room(new_room(code=code))
    for _ in range(20):
        acknowledged = killed_after(store_address, codes, chance.uniform(0, 0.15))
        assert acknowledged
        async with opened(store_address) as store:
            for code in codes:
                entries = await store.entries(code)
                assert len(entries) >= acknowledged.get(code, 0)
                assert entries == [(n, b"%s %d" % (code.encode(), n)) for n, _ in entries]
                assert [n for n, _ in entries] == list(range(1, len(entries) + 1))
