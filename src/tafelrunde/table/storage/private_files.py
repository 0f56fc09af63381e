"""Files for our eyes only: they hold who sits where, and what is hidden at the tables."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

from tafelrunde.engine.errors import FileTrouble

OWNER: Final = 0o600
FOLDER: Final = 0o700


def private_folder(path: Path) -> None:
    """Make a folder that nobody else may look into; one that is there stays as it is."""
    try:
        path.mkdir(FOLDER, parents=True, exist_ok=True)
    except OSError as trouble:
        raise FileTrouble(f"{path} cannot be made ({trouble.strerror}).") from trouble


def private_file(path: Path) -> None:
    """Make an empty file for ourselves; one that is there is closed to strangers.

    Whoever shares a file with a group on purpose may go on doing so. What stands in the way of
    using the file is told by whoever uses it. A file that is there is never opened here: closing
    it would take away the locks that SQLite holds on it in this process.
    """
    with suppress(OSError):
        with suppress(FileExistsError):
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER))
        mode = stat.S_IMODE(path.stat().st_mode)
        if mode & stat.S_IRWXO:
            path.chmod(mode & ~stat.S_IRWXO)


def write_private(path: Path) -> IO[bytes]:
    """Open a new file for ourselves; an older one of this name is replaced."""
    path.unlink(missing_ok=True)
    return os.fdopen(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER), "wb")


def sync_folder(folder: Path) -> None:
    """Make a renaming durable, where the system knows how."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
