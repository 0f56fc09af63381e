"""Seeds: those that people give, and those that are drawn so that nobody can find them out."""

from __future__ import annotations

import secrets
from typing import Final

from tafelrunde.engine.chance import KEYED

SECRET_BITS: Final = 256
MOST: Final = (1 << 64) - 1
"""The largest seed that people give; a drawn one is far larger, and bears a mark."""


def new_seed() -> int:
    """A seed for a game of people: its streams of chance are keyed, and nobody finds it by trying
    all seeds.
    """
    return KEYED | secrets.randbits(SECRET_BITS)


def is_seed(number: int) -> bool:
    """Whether a new game may begin with this: a number of 64 bits, or one that was once drawn."""
    return 0 <= number <= MOST or is_keyed(number)


def is_keyed(number: int) -> bool:
    """Whether this is a drawn seed, or the number of a keyed stream."""
    return KEYED <= number < 2 * KEYED
