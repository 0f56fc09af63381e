"""What a seat sees as an array: every value of its view has a place, found by hashing its path."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

Plain: TypeAlias = "Mapping[str, Plain] | Sequence[Plain] | str | int | float | bool | None"
Array: TypeAlias = NDArray[np.float32]


def encode(view: Plain, size: int) -> Array:
    """Numbers stand at the place of their path, in tenths; names count at the place of path and
    name. The same view gives the same array in every process.
    """
    array = np.zeros(size, dtype=np.float32)
    for path, value in _leaves(view, ""):
        array[crc32(path.encode()) % size] += value
    return array


def _leaves(value: Plain, path: str) -> Iterator[tuple[str, float]]:
    if isinstance(value, Mapping):
        for key, each in value.items():
            yield from _leaves(each, f"{path}.{key}")
    elif isinstance(value, str):
        yield f"{path}={value.partition('#')[0]}", 1.0  # "lunge#12" is a lunge
    elif isinstance(value, Sequence):
        yield f"{path}.length", len(value) / 10
        for index, each in enumerate(value):
            yield from _leaves(each, path if isinstance(each, str) else f"{path}.{index}")
    elif value is not None:
        yield path, float(value) / 10
