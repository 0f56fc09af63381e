"""Chance: a few named streams, each one 64-bit number, so that one more die does not reshuffle the
world.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any

_MULTIPLIER = 6364136223846793005
_MASK = (1 << 64) - 1


def seeded(seed: int, stream: int) -> int:
    """The starting number of one stream: the seed stirred (splitmix64) so that near seeds differ at
    once.
    """
    z = (seed * 0x9E3779B97F4A7C15 + (stream + 1) * 0xD1B54A32D192ED03) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


class Chance:
    """Named streams of chance, held by the state; copying it is copying a short list."""

    __slots__ = ("streams",)

    def __init__(self, streams: list[int]) -> None:
        self.streams = streams

    @classmethod
    def from_seed(cls, seed: int, count: int) -> Chance:
        """Fresh streams for a new game."""
        return cls([seeded(seed, stream) for stream in range(count)])

    def clone(self) -> Chance:
        """An independent copy that will roll the same."""
        return Chance(self.streams[:])

    def below(self, stream: int, limit: int) -> int:
        """A number from 0 to limit - 1."""
        state = (self.streams[stream] * _MULTIPLIER + 1442695040888963407) & _MASK
        self.streams[stream] = state
        return ((state >> 32) * limit) >> 32

    def shuffle(self, stream: int, items: MutableSequence[Any]) -> None:
        """Bring the items into a random order (Fisher and Yates)."""
        state = self.streams[stream]
        number = bits = 0
        for last in range(len(items) - 1, 0, -1):
            if bits < 24:  # one step of the stream gives the upper 48 bits: two numbers of 24
                state = (state * _MULTIPLIER + 1442695040888963407) & _MASK
                number, bits = state >> 16, 48
            other = ((number & 0xFFFFFF) * (last + 1)) >> 24
            number >>= 24
            bits -= 24
            items[last], items[other] = items[other], items[last]
        self.streams[stream] = state
