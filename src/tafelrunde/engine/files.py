"""Files are read whole, and written so that none is ever half written."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from tafelrunde.engine.errors import FileTrouble


def write_file(path: Path, content: bytes) -> None:
    """Write beside and rename, so that a file is never half written."""
    beside = path.with_name(path.name + f".{os.getpid()}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with beside.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as trouble:
        with suppress(OSError):  # its folder may be the very thing that is missing
            beside.unlink(missing_ok=True)
        raise FileTrouble(f"{path} cannot be written ({trouble.strerror}).") from trouble


def read_file(path: Path) -> bytes:
    """Read a whole file."""
    try:
        return path.read_bytes()
    except OSError as trouble:
        raise FileTrouble(f"{path} cannot be read ({trouble.strerror}).") from trouble
