"""Where games are kept: one file for each game, written beside and renamed."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from secrets import token_hex
from typing import Final

from tafelrunde.engine.errors import FileTrouble

SUFFIX: Final = ".json"


def folder() -> Path:
    """The folder of saved games, in the user's data directory."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "tafelrunde" / "saves"


def new_path(game: str, what: str) -> Path:
    """A file name that no other game has; those of the same second differ by random letters.

    The file itself is written with the first answer, so looking for it would not tell games apart.
    """
    return folder() / f"{game}-{what}-{datetime.now():%Y%m%d-%H%M%S}-{token_hex(4)}{SUFFIX}"


def saved_games(game: str) -> list[Path]:
    """The saved games of one kind, the last one first."""
    found = [path for path in folder().glob(f"{game}-*{SUFFIX}") if path.is_file()]
    return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)


def named(text: str) -> Path:
    """The file a player means: a bare name lies in the folder of saved games."""
    name = text.strip()
    if not name or "\0" in name:
        raise FileTrouble("A saved game needs a name.")
    path = Path(name).expanduser()
    if path.suffix != SUFFIX:
        path = path.with_name(path.name + SUFFIX)
    return path if len(path.parts) > 1 else folder() / path
