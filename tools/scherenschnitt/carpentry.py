"""Boards, windows and battlements that several cuts share."""

from __future__ import annotations

from tools.scherenschnitt.paper import (
    path,
    poly,
)


def box(x: float, y: float, wide: float, high: float) -> str:
    """An upright board by its lower middle."""
    return poly(
        (x - wide / 2, y), (x - wide / 2, y - high), (x + wide / 2, y - high), (x + wide / 2, y)
    )


def window(x: float, y: float, wide: float = 5, high: float = 9) -> str:
    """A narrow window with a round top."""
    half = wide / 2
    return path(
        f"M{x - half:.1f} {y:.1f}v{-high + half:.1f}a{half:.1f} {half:.1f} 0 0 1 {wide:.1f} 0v{high - half:.1f}Z"
    )


def merlons(x: float, y: float, wide: float, count: int = 4) -> list[str]:
    """The teeth of a battlement."""
    step = wide / (2 * count - 1)
    return [
        box(x - wide / 2 + step * (2 * index + 0.5), y, step, step * 1.2) for index in range(count)
    ]
