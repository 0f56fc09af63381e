"""The password of a table: kept as a salted slow hash, and tried slowly.

Whoever belongs to the table needs it no more; everybody else sees and does nothing without it.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import unicodedata
from typing import Final

from tafelrunde.table.rate_limits import Limits
from tafelrunde.table.refusals import BadPassword, PasswordNeeded, WrongPassword
from tafelrunde.table.settings import ServerSettings
from tafelrunde.table.storage.store import PasswordRecord

SHORTEST, LONGEST = 4, 100
COST: Final = 1 << 14
BLOCK: Final = 8
MEMORY: Final = 64 << 20
SALT_BYTES: Final = 16
TABLE_RATE: Final = 1.0
"""So many passwords a second are tried at one table, from wherever they come."""
TABLE_BURST: Final = 60.0


class Passwords:
    """Hashes passwords, one at a time and beside the tables; whoever guesses is slowed down."""

    def __init__(self, settings: ServerSettings) -> None:
        rate = settings.passwords_per_minute
        self.by_address = Limits(rate / 60, rate)
        self.by_table = Limits(TABLE_RATE, TABLE_BURST)
        self._turn = asyncio.Semaphore(1)

    async def kept(self, password: str) -> PasswordRecord | None:
        """What is kept of a new password; nothing of an empty one. Raises `BadPassword`."""
        if not password:
            return None
        if not SHORTEST <= len(plain(password)) <= LONGEST:
            raise BadPassword(f"A password has {SHORTEST} to {LONGEST} letters.")
        salt = secrets.token_hex(SALT_BYTES)
        return PasswordRecord(salt, await self._hash(password, salt, COST), COST)

    async def check(
        self, kept: PasswordRecord | None, given: str, *, code: str, address: str
    ) -> None:
        """Raise unless this is the password; raises `TooFast` if there were too many guesses."""
        if kept is None:
            return
        if not given:
            raise PasswordNeeded("This table has a password.")
        self.by_address.check(address)
        self.by_table.check(code)
        found = await self._hash(given[: 2 * LONGEST], kept.salt, kept.cost)
        if not secrets.compare_digest(found, kept.digest):
            raise WrongPassword("That is not the password of this table.")

    async def _hash(self, password: str, salt: str, cost: int) -> str:
        async with self._turn:
            return await asyncio.to_thread(digest, password, salt, cost)


def plain(password: str) -> str:
    """The same letters, however a keyboard writes them."""
    return unicodedata.normalize("NFKC", password)


def digest(password: str, salt: str, cost: int) -> str:
    """The slow hash."""
    content = plain(password).encode("utf-8", "surrogatepass")
    return hashlib.scrypt(
        content, salt=bytes.fromhex(salt), n=cost, r=BLOCK, p=1, maxmem=MEMORY
    ).hex()
