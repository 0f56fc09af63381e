"""Quotas: how much one address may have kept in a day.

Addresses are counted in memory alone, as fingerprints with a salt of this process, and forgotten
after a day. What is deleted counts no longer.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, NamedTuple

from tafelrunde.table.refusals import QuotaFull

DAY: Final = 86_400.0
PARTS: Final = 24
"""What is written is counted in so many parts of a day."""
ADDRESSES: Final = 10_000
"""So many addresses are remembered; those not heard of for longest are forgotten."""
MEGABYTE: Final = 1_000_000


class Opened(NamedTuple):
    """A table that an address opened."""

    at: float
    size: int


class Kept:
    """What was kept for one address within the last day."""

    __slots__ = ("part", "rooms", "size", "written")

    def __init__(self) -> None:
        self.part = 0
        self.rooms: dict[str, Opened] = {}
        self.written: dict[int, int] = {}  # part of a day → bytes
        self.size = 0  # how many bytes that is: every message asks for it

    def forget(self, now: float) -> None:
        """What is older than a day counts no longer."""
        if self.part == part_of(now):
            return
        self.part = part_of(now)
        self.rooms = {code: each for code, each in self.rooms.items() if each.at > now - DAY}
        first = part_of(now) - PARTS
        self.written = {part: size for part, size in self.written.items() if part > first}
        self.size = sum(each.size for each in self.rooms.values()) + sum(self.written.values())

    def opened(self, code: str, room: Opened) -> None:
        """A table was opened."""
        self.deleted(code)
        self.rooms[code] = room
        self.size += room.size

    def wrote(self, size: int) -> None:
        """So many bytes were kept at a table, in the present part of the day."""
        self.written[self.part] = self.written.get(self.part, 0) + size
        self.size += size

    def deleted(self, code: str) -> None:
        """A table counts no longer."""
        gone = self.rooms.pop(code, None)
        self.size -= gone.size if gone is not None else 0


def part_of(now: float) -> int:
    """Which part of which day it is."""
    return int(now // (DAY / PARTS))


class Quotas:
    """What each address has had kept."""

    def __init__(
        self, rooms: int, megabytes: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rooms, self._bytes = rooms, megabytes * MEGABYTE
        self._clock = clock
        self._salt = secrets.token_bytes(16)
        self._kept: OrderedDict[bytes, Kept] = OrderedDict()

    def check_room(self, address: str, size: int = 0, rooms: int = 1) -> None:
        """Raise `QuotaFull` unless the address may open so many tables of so many bytes."""
        if len(self._of(address).rooms) + rooms > self._rooms:
            raise QuotaFull("Too many tables were opened from your address today.")
        self.check(address, size)

    def check(self, address: str, size: int) -> Kept:
        """The account of an address, which may have so many bytes more kept; raises `QuotaFull`."""
        account = self._of(address)
        if account.size + size > self._bytes:
            raise QuotaFull("Too much was kept for your address today.")
        return account

    def opened(self, address: str, code: str, size: int) -> None:
        """The address has opened a table."""
        self._of(address).opened(code, Opened(self._clock(), size))

    def wrote(self, address: str, size: int) -> None:
        """The address has had so many bytes kept at a table."""
        self._of(address).wrote(size)

    def deleted(self, code: str) -> None:
        """The table is gone, and counts for nobody."""
        for kept in self._kept.values():
            kept.deleted(code)

    def _of(self, address: str) -> Kept:
        key = hashlib.blake2b(address.encode(), key=self._salt, digest_size=16).digest()
        kept = self._kept.get(key)
        if kept is None:
            kept = self._kept[key] = Kept()
            if len(self._kept) > ADDRESSES:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        kept.forget(self._clock())
        return kept
