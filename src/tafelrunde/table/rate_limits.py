"""Rate limits: a bucket that fills by and by for each address."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from tafelrunde.table.refusals import TooFast

BUCKETS: Final = 10_000
"""So many addresses are remembered at once; those not heard of for longest are forgotten."""


class Bucket:
    """Lets `rate` things through each second on average, and `burst` at once."""

    __slots__ = ("burst", "clock", "filled", "level", "rate")

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.burst = max(1.0, burst)
        self.clock = clock
        self.level = self.burst
        self.filled = clock()

    def _fill(self) -> None:
        now = self.clock()
        self.level = min(self.burst, self.level + (now - self.filled) * self.rate)
        self.filled = now

    def take(self) -> bool:
        """Whether one more may pass now."""
        self._fill()
        if self.level < 1:
            return False
        self.level -= 1
        return True

    def spend(self, amount: float) -> None:
        """Take so much, even if it is not there yet."""
        self._fill()
        self.level = min(self.burst, self.level - amount)

    @property
    def is_empty(self) -> bool:
        """Whether nothing may pass now."""
        self._fill()
        return self.level < 1

    @property
    def empty_for(self) -> float:
        """After how many seconds something may pass again."""
        return max(0.0, (1 - self.level) / self.rate)


class Limits:
    """One bucket for each address; the number of remembered addresses is bounded."""

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate, self.burst, self.clock = rate, burst, clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def bucket(self, address: str) -> Bucket:
        """The bucket of an address."""
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = self.buckets[address] = Bucket(self.rate, self.burst, self.clock)
            if len(self.buckets) > BUCKETS:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(address)
        return bucket

    def check(self, address: str) -> None:
        """Count one more; raises `TooFast`."""
        if not self.bucket(address).take():
            raise TooFast("Too many requests; please wait a moment.", wait=1 / self.rate)

    def check_blocked(self, address: str) -> None:
        """Raise `TooFast` if the bucket is empty, without counting."""
        if self.bucket(address).is_empty:
            raise TooFast("Too many requests; please wait a moment.", wait=1 / self.rate)
