"""Rooms as files."""

from __future__ import annotations

import errno
import gzip
import io
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.engine.errors import DamagedSave, FileTrouble, NewerSave
from tafelrunde.table.storage import room_files
from tafelrunde.table.storage.store import WholeRoom, new_code
from tests.table.store_kit import new_room, opened

START = b'{"tafelrunde_archive":1}\n'
ROOM = room_files.seal(WholeRoom(new_room())) + b"\n"


def archive(path: Path, content: bytes) -> Path:
    path.write_bytes(gzip.compress(content))
    return path


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b'{"rooms":0}\n',
        START,
        START + ROOM,
        START + ROOM + b'{"rooms":2}\n',
        START + ROOM + b'{"rooms":1}\n' + ROOM,
        START + room_files.seal(WholeRoom(new_room(code="../x"))) + b'\n{"rooms":1}\n',
    ],
)
def test_an_archive_ends_with_the_number_of_its_rooms(tmp_path: Path, content: bytes) -> None:
    with pytest.raises(DamagedSave):
        list(room_files.read_archive(archive(tmp_path / "archive", content)))


def test_an_archive_of_a_later_version_is_refused(tmp_path: Path) -> None:
    content = b'{"tafelrunde_archive":2}\n'
    with pytest.raises(NewerSave):
        list(room_files.read_archive(archive(tmp_path / "archive", content)))


def test_an_archive_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(FileTrouble, match="cannot be read"):
        list(room_files.read_archive(tmp_path / "nothing"))


class FullDisk(io.BytesIO):
    """Takes the first bytes and no more."""

    def write(self, content: Any) -> int:
        if self.tell() > 20:
            raise OSError(errno.ENOSPC, "No space left on device")
        return super().write(content)


def test_a_full_disk_is_told_while_an_archive_is_written() -> None:
    with pytest.raises(FileTrouble, match="No space left"):
        fill(room_files.ArchiveWriter(FullDisk()))


def fill(writer: room_files.ArchiveWriter) -> None:
    for _ in range(2_000):
        writer.add(WholeRoom(new_room()))


def test_a_room_with_a_right_frame_and_a_wrong_inside_is_refused() -> None:
    content = room_files.seal(WholeRoom(new_room(seats="nobody")))
    with pytest.raises(DamagedSave):
        room_files.read_room_file(content)


@pytest.mark.anyio
async def test_an_import_passes_over_codes_that_are_taken(
    sqlite_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, free = new_room(), new_code()
    codes = iter([room.code, free])
    monkeypatch.setattr(room_files, "new_code", lambda: next(codes))
    async with opened(sqlite_address) as store:
        await store.create_room(room)
        copy = await store.import_room(await store.export_room(room.code), "")
        assert copy.code == free
        assert await store.room(room.code) == room
