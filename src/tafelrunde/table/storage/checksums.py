"""A checksum for everything that a store keeps: what has changed on the disk is never played.

It covers where a row belongs beside what is in it, so that a row that turns up elsewhere is
noticed too. The migrations compute the same for rows that were kept before; PostgreSQL in SQL.
"""

from __future__ import annotations

import hashlib
import struct
from typing import Final, Literal, TypeAlias, TypeVar

import msgspec

from tafelrunde.engine.saves import UNREADABLE
from tafelrunde.table.storage.store import DamagedRoom

Kind: TypeAlias = Literal["room", "entry", "snapshot", "chat"]
SIZE: Final = 8
T = TypeVar("T")


def checksum_of(kind: str, code: str, number: int, at: float, content: bytes) -> bytes:
    """The checksum of a row: its kind, room, number and time, and what it holds."""
    place = f"{kind} {code} {number} ".encode() + struct.pack(">d", at)
    return hashlib.sha256(place + content).digest()[:SIZE]


def checked(
    kind: Kind, code: str, number: object, at: object, content: object, checksum: object
) -> bytes:
    """What a row holds, if it is as it was written; raises `DamagedRoom`.

    On a damaged page anything may stand in place of a value.
    """
    if not (isinstance(number, int) and isinstance(at, float) and isinstance(content, bytes)):
        raise DamagedRoom(code)
    if checksum != checksum_of(kind, code, number, at, content):
        raise DamagedRoom(code)
    return content


def decoded(content: bytes, code: str, kind: type[T]) -> T:
    """A record; what was written as it is and cannot be read was not written by us."""
    try:
        return msgspec.json.decode(content, type=kind)
    except UNREADABLE as trouble:
        raise DamagedRoom(code) from trouble
