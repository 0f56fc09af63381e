"""What heavy work costs an address: a bucket that is counted in milliseconds of a core.

The account is charged an estimate before, and what was really used after. One job may overdraw it;
then the address waits until it is filled again.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextvars import ContextVar
from typing import Final, NamedTuple

from tafelrunde.table.rate_limits import Limits
from tafelrunde.table.refusals import TooFast

SAVED_SECONDS: Final = 20
"""Nobody saves up more than so many seconds of their share."""
STRICT: Final = 4.0
"""At a table where somebody does not sit, everything costs so many times as much."""


class Payer(NamedTuple):
    """For whom something is done. Without an address it is the server itself, which never pays."""

    address: str = ""
    seated: bool = True
    weight: float = 1.0
    table: str = ""  # for whose bots the server does it

    @property
    def turn(self) -> str:
        """With whom others take turns: an address, or the bots of a table."""
        return self.address or self.table


PAYER: Final[ContextVar[Payer]] = ContextVar("payer", default=Payer())  # noqa: B039
"""Who asked for what is being done now."""


def pays(address: str, *, seated: bool = False, at_table: bool = False) -> None:
    """From now on this request, or message, is on the account of that address."""
    PAYER.set(Payer(address, seated, STRICT if at_table and not seated else 1.0))


class Costs:
    """The accounts of all addresses; their number is bounded."""

    def __init__(self, per_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._limits = Limits(per_second, SAVED_SECONDS * per_second, clock)

    def wait(self, payer: Payer) -> float:
        """After how many seconds the account is no longer overdrawn."""
        bucket = self._limits.bucket(payer.address)
        return bucket.empty_for if payer.address and bucket.is_empty else 0.0

    def check(self, payer: Payer) -> None:
        """Raise `TooFast` while the account is overdrawn."""
        if wait := self.wait(payer):
            raise TooFast("That was too much work; please wait a moment.", wait=wait)

    def charge(self, payer: Payer, milliseconds: float) -> None:
        """Take what was used, or will be; give back what was taken too much."""
        if payer.address:
            self._limits.bucket(payer.address).spend(milliseconds * payer.weight)
