"""Chance: a few named streams, each one number, so that one more die does not reshuffle the world.

There are two kinds. A stream of 64 bits is a linear generator: fast, and for simulations, whose
seeds everybody may know. A *keyed* stream holds 256 secret bits under a mark (`KEYED`): each step
hashes them into the next ones and into what is drawn, so that all that was ever drawn tells nothing
about what comes, and even the stream itself nothing about what came. Tables of people play with
keyed streams. Neither kind ever changes, because saved games go on with them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from hashlib import blake2b, shake_128, shake_256
from itertools import chain
from struct import Struct
from typing import Final, TypeVar

T = TypeVar("T")

_MULTIPLIER: Final = 6364136223846793005
_INCREMENT: Final = 1442695040888963407
_MASK: Final = (1 << 64) - 1

KEYED: Final = 1 << 256
"""The mark above the secret bits of a keyed stream and of a seed that makes such streams."""
_SECRET: Final = 32
"""So many bytes of a keyed stream are secret."""

ANEW: Final = 64
"""The first of the streams that deal a table anew: far from those of games and bots."""

_BLOCK: Final = 32
_LANE: Final = 128
"""`numbers` takes so many steps of a stream at once, each in so many bits of one large number."""


def seeded(seed: int, stream: int) -> int:
    """The starting number of one stream: the seed stirred (splitmix64) so that near seeds differ at
    once; a keyed stream if the seed bears the mark.
    """
    if seed >= KEYED:
        return _keyed(seed, stream)
    z = (seed * 0x9E3779B97F4A7C15 + (stream + 1) * 0xD1B54A32D192ED03) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def _keyed(seed: int, stream: int) -> int:
    """The starting number of a keyed stream; no stream tells anything about another."""
    content = stream.to_bytes(8, "big") + seed.to_bytes(seed.bit_length() // 8 + 1, "big")
    digest = blake2b(content, digest_size=_SECRET, person=b"tafelrunde seed").digest()
    return KEYED | int.from_bytes(digest, "big")


def _step(stream: int) -> tuple[int, bytes]:
    """The next number of a keyed stream, and the bytes that this step gives."""
    secret = (stream ^ KEYED).to_bytes(_SECRET, "big")
    digest = blake2b(secret, digest_size=2 * _SECRET, person=b"tafelrunde step").digest()
    return KEYED | int.from_bytes(digest[:_SECRET], "big"), digest[_SECRET:]


def _drawn(content: bytes) -> int:
    """A number of 32 bits from what a step gives."""
    return int.from_bytes(content[:4], "big")


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
    return _keyed_numbers(stream) if stream >= KEYED else chain.from_iterable(_blocks(stream))


def _keyed_numbers(stream: int) -> Iterator[int]:
    while True:
        stream, content = _step(stream)
        yield _drawn(content)


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
    def from_seed(cls, seed: int, count: int, first: int = 0) -> Chance:
        """Fresh streams for a new game; another first number makes other streams."""
        return cls([seeded(seed, stream) for stream in range(first, first + count)])

    def clone(self) -> Chance:
        """An independent copy that will roll the same."""
        return Chance(self.streams[:])

    def below(self, stream: int, limit: int) -> int:
        """A number from 0 to limit - 1."""
        state = self.streams[stream]
        if state >= KEYED:
            self.streams[stream], content = _step(state)
            return (_drawn(content) * limit) >> 32
        state = (state * _MULTIPLIER + _INCREMENT) & _MASK
        self.streams[stream] = state
        return ((state >> 32) * limit) >> 32

    def shuffle(self, stream: int, items: list[T]) -> None:
        """Bring the items into a random order: each gets a random number, and they are sorted by
        it. One step of the stream gives all the numbers, which is several times faster than one
        step for each.
        """
        size = len(items)
        if size < 2:
            return
        state = self.streams[stream]
        if state >= KEYED:
            self.streams[stream], content = _step(state)
            drawn = shake_256(content).digest(4 * size)
        else:
            state = (state * _MULTIPLIER + _INCREMENT) & _MASK
            self.streams[stream] = state
            drawn = shake_128(state.to_bytes(8, "big")).digest(4 * size)
        numbers = iter(_numbers_of(size).unpack(drawn))
        items.sort(key=partial(next, numbers))  # one number for each, in turn
