"""Carts and ships, on the ground or the water at (0, 0)."""

from __future__ import annotations

from collections.abc import Callable

from tools.scherenschnitt.carpentry import box, window
from tools.scherenschnitt.paper import (
    Cut,
    blob,
    disc,
    limb,
    path,
    poly,
    ring,
    tube,
)


def _wagon() -> Cut:
    return Cut(
        body=[
            poly((-48, -18), (48, -18), (52, -34), (-52, -34)),
            ring(-30, -14, 17, 13.4),
            ring(30, -14, 17, 13.4),
            *(
                limb([(x, -14), (x + dx, -14 + dy)], [2, 2])
                for x in (-30, 30)
                for dx, dy in ((0, -15), (0, 15), (15, 0), (-15, 0))
            ),
            path("M-46-32C-46-84 46-84 46-32Z"),
        ],
        light=[
            poly((-22, -66), (-19, -68), (-19, -36), (-22, -36)),
            poly((19, -68), (22, -66), (22, -36), (19, -36)),
            disc(-30, -14, 3),
            disc(30, -14, 3),
        ],
    )


def _coach() -> Cut:
    return Cut(
        body=[
            blob((-40, -22), (-44, -66), (-34, -80), (34, -80), (44, -66), (40, -22), (0, -16)),
            ring(-32, -14, 17, 13),
            ring(32, -12, 14, 10.6),
            *(
                limb([(x, -13), (x + dx, -13 + dy)], [2, 2])
                for x in (-32, 32)
                for dx, dy in ((0, -14), (0, 13), (13, 0), (-13, 0))
            ),
            poly((-46, -80), (46, -80), (36, -88), (-36, -88)),
            limb([(40, -30), (62, -26)], [3, 3]),
        ],
        light=[
            poly((-26, -68), (-6, -68), (-6, -46), (-26, -46)),
            poly((8, -68), (28, -68), (28, -46), (8, -46)),
            disc(44, -58, 3.6),
        ],
    )


def _cage() -> Cut:
    return Cut(
        body=[
            box(0, 2, 72, 6),
            box(0, -60, 76, 6),
            *(box(x, -2, 3.4, 60) for x in (-34, -22, -10, 2, 14, 26, 34)),
        ],
        back=[
            disc(-6, -40, 7),
            blob((-18, -2), (-14, -30), (-6, -36), (4, -28), (6, -2)),
            disc(18, -32, 6),
            blob((9, -2), (11, -22), (18, -27), (26, -20), (27, -2)),
        ],
    )


def _ship() -> Cut:
    return Cut(
        body=[
            path(
                "M-66-24C-70-40-66-48-74-56C-56-50-52-34-44-30H40C54-34 56-50 72-62C68-46 70-34 58-12C50 4-46 4-58-10Z"
            ),
            box(0, -28, 4, 84),
            limb([(-34, -98), (34, -98)], [3, 3]),
        ],
        front=[path("M-34-96C-24-76-26-56-36-42C-10-48 14-48 38-42C30-58 28-76 34-96Z")],
        light=[
            poly((-20, -94), (-17, -94), (-18, -48), (-21, -47)),
            poly((17, -94), (20, -94), (21, -47), (18, -48)),
            *(disc(x, -18, 4) for x in (-36, -18, 0, 18, 36)),
        ],
    )


def _galleon() -> Cut:
    return Cut(
        body=[
            path("M-64-46H-36V-26H46L64-34C60-10 50 4 30 4H-46C-58-6-62-24-64-46Z"),
            box(-20, -26, 3.4, 84),
            box(22, -26, 3.4, 70),
            limb([(58, -32), (84, -48)], [3, 2]),
        ],
        front=[
            path("M-44-106C-38-92-38-84-46-74C-30-78-12-78 2-74C-4-86-4-94 0-106Z"),
            path("M-48-70C-42-54-42-46-50-34C-30-40-12-40 6-34C0-48 0-58 4-70Z"),
            path("M8-92C12-80 12-72 6-62C18-66 30-66 40-62C36-74 36-82 38-92Z"),
            path("M6-58C12-48 12-42 6-32C20-38 32-38 44-32C38-42 38-50 42-58Z"),
        ],
        light=[*(disc(x, -12, 3) for x in (-40, -22, -4, 14, 32)), window(-50, -32, 5, 7)],
    )


def _boat() -> Cut:
    return Cut(
        body=[path("M-54-22C-30-12 30-12 54-22C48-2 30 4 0 4S-48-2-54-22Z")],
        light=[path("M-46-12C-20-4 20-4 46-12C20-1-20-1-46-12Z")],
    )


def _wreck() -> Cut:
    return Cut(
        body=[
            path("M-60 6C-64-20-56-40-62-52L-40-30L-30-36L-22-22L20-16L34-24L50 6Z"),
            *(tube([(x, 2), (x - 8, -26), (x - 2, -44)], 4, 2) for x in (-44, -26, -8, 10)),
            limb([(10, 0), (36, -80)], [4, 3]),
        ],
        front=[poly((34, -74), (12, -50), (16, -30), (26, -52))],
    )


def _raft() -> Cut:
    return Cut(
        body=[
            *(
                poly(
                    (-56, -8 + step * 6),
                    (56, -8 + step * 6),
                    (54, -3 + step * 6),
                    (-54, -3 + step * 6),
                )
                for step in range(2)
            ),
            box(-10, -6, 4, 80),
        ],
        front=[poly((-8, -82), (34, -56), (-8, -26))],
    )


VEHICLES: dict[str, Callable[[], Cut]] = {
    "wagon": _wagon,
    "coach": _coach,
    "cage": _cage,
    "ship": _ship,
    "galleon": _galleon,
    "boat": _boat,
    "wreck": _wreck,
    "raft": _raft,
}
