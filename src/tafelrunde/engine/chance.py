"""Chance: a few named streams, each one 64-bit number, so that one more die does not reshuffle the
world.
"""

from __future__ import annotations

from collections.abc import Iterator, MutableSequence
from functools import cache, partial
from hashlib import shake_128
from itertools import chain
from struct import Struct
from typing import Any, Final

_MULTIPLIER: Final = 6364136223846793005
_INCREMENT: Final = 1442695040888963407
_MASK: Final = (1 << 64) - 1

_BLOCK: Final = 32
_LANE: Final = 128
"""`numbers` takes so many steps of a stream at once, each in so many bits of one large number."""


def seeded(seed: int, stream: int) -> int:
    """The starting number of one stream: the seed stirred (splitmix64) so that near seeds differ at
    once.
    """
    z = (seed * 0x9E3779B97F4A7C15 + (stream + 1) * 0xD1B54A32D192ED03) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def _lanes() -> tuple[int, int]:
    """What one step, two steps, three steps … multiply a stream by and add to it, side by side."""
    factors, terms, factor, term = 0, 0, 1, 0
    for step in range(_BLOCK):
        factor = factor * _MULTIPLIER & _MASK
        term = (term * _MULTIPLIER + _INCREMENT) & _MASK
        factors |= factor << step * _LANE
        terms |= term << step * _LANE
    return factors, terms


_FACTORS, _TERMS = _lanes()
_UPPER_HALVES: Final = Struct("<" + "4xI8x" * _BLOCK)


def numbers(stream: int) -> Iterator[int]:
    """The 32-bit numbers behind `Chance.below`, from a starting number on and without end."""
    return chain.from_iterable(_blocks(stream))


def _blocks(stream: int) -> Iterator[tuple[int, ...]]:
    """The same by blocks: one multiplication is several times faster than step by step."""
    while True:
        block = stream * _FACTORS + _TERMS
        stream = block >> (_BLOCK - 1) * _LANE & _MASK
        yield _UPPER_HALVES.unpack(block.to_bytes(_BLOCK * _LANE // 8, "little"))


@cache
def _numbers_of(size: int) -> Struct:
    """So many numbers of 32 bits in a row."""
    return Struct(f">{size}I")


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
        state = (self.streams[stream] * _MULTIPLIER + _INCREMENT) & _MASK
        self.streams[stream] = state
        return ((state >> 32) * limit) >> 32

    def shuffle(self, stream: int, items: MutableSequence[Any]) -> None:
        """Bring the items into a random order: each gets a random number, and they are sorted by
        it. One step of the stream gives all the numbers, which is several times faster than one
        step for each.
        """
        size = len(items)
        if size < 2:
            return
        state = (self.streams[stream] * _MULTIPLIER + _INCREMENT) & _MASK
        self.streams[stream] = state
        drawn = shake_128(state.to_bytes(8, "big")).digest(4 * size)
        numbers = iter(_numbers_of(size).unpack(drawn))
        items[:] = sorted(items, key=partial(next, numbers))  # one number for each, in turn
