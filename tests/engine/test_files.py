"""Files are read whole, and written so that none is ever half written."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.engine.errors import FileTrouble
from tafelrunde.engine.files import read_file, write_file


def test_what_is_written_can_be_read_and_nothing_else_is_left(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "game.save"
    write_file(file, b"one")
    write_file(file, b"two")
    assert read_file(file) == b"two"
    assert [each.name for each in file.parent.iterdir()] == ["game.save"]


def test_a_file_that_cannot_be_read_or_written_is_one_clear_error(tmp_path: Path) -> None:
    with pytest.raises(FileTrouble, match=r"nothing.save cannot be read \(No such file"):
        read_file(tmp_path / "nothing.save")
    (tmp_path / "full").mkdir()
    with pytest.raises(FileTrouble, match="full cannot be written"):
        write_file(tmp_path / "full", b"one")
    assert [each.name for each in tmp_path.iterdir()] == ["full"]
