"""The file of a saved game: how it began, every answer, and the state at the last checkpoint."""

from __future__ import annotations

import hashlib
from typing import Final

import msgspec

from tafelrunde.engine.errors import DamagedSave, NewerSave
from tafelrunde.engine.games import Data

FORMAT: Final = 1
UNREADABLE: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
PERSON: Final = "person"
BOT: Final = "bot"
"""Who plays a seat, under the key `seats` of a saved game."""


class Repair(msgspec.Struct, array_like=True, frozen=True):
    """The words of a repair, and who said them."""

    by: str
    words: tuple[str, ...]


class Step(msgspec.Struct, array_like=True):
    """One accepted answer, and whether it used chance or brought something hidden to light; or a
    repair of the last checkpoint before it.
    """

    seat: int
    answers: list[list[int]]  # one list, or one for each decision of a barrier
    chance: bool = False
    revealed: bool = False
    repair: Repair | None = None


class SaveData(msgspec.Struct):
    """What a saved game holds: how it began, every answer, and the state at the last checkpoint."""

    game: str
    rules_version: int
    setup: Data  # the game reads it, and refuses what makes no sense
    seed: int
    origin: Data | None
    steps: list[Step]
    snapshot: Data
    snapshot_step: int
    partial: dict[int, list[int]] = {}  # answers to a barrier that still waits for others
    table: Data = {}  # what a client keeps with the game, such as seats; no rule reads it


class SaveFile(msgspec.Struct):
    """The file around it; the checksum tells damage from truth."""

    tafelrunde: int
    sha256: str
    save: msgspec.Raw


def write_save(data: SaveData) -> bytes:
    """The file of a saved game, with its checksum."""
    payload = msgspec.json.encode(data)
    digest = hashlib.sha256(payload).hexdigest()
    return msgspec.json.encode(SaveFile(FORMAT, digest, msgspec.Raw(payload)))


def read_save(content: bytes) -> SaveData:
    """The data of a saved game; raises `DamagedSave` or `NewerSave`."""
    try:
        file = msgspec.json.decode(content, type=SaveFile)
    except UNREADABLE as trouble:
        raise DamagedSave("This is not a saved game, or it is damaged.") from trouble
    if file.tafelrunde > FORMAT:
        raise NewerSave("This game was saved by a later version of the program.")
    payload = bytes(file.save)
    if hashlib.sha256(payload).hexdigest() != file.sha256:
        raise DamagedSave("The saved game is damaged: its checksum does not match.")
    try:
        return msgspec.json.decode(payload, type=SaveData)
    except UNREADABLE as trouble:
        raise DamagedSave("This is not a saved game, or it is damaged.") from trouble
