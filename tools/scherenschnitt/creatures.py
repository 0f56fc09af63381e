"""What crawls, swims and flies, each by its own cut. They stand at (0, 0), look to the right."""

from __future__ import annotations

from collections.abc import Callable

from tools.scherenschnitt.beast_heads import dragon_head
from tools.scherenschnitt.paper import (
    Cut,
    Point,
    blob,
    disc,
    limb,
    path,
    poly,
    ray,
    ring,
    tube,
)
from tools.scherenschnitt.quadrupeds import four_legged


def _spider() -> Cut:
    cut = Cut()
    for side in (-1, 1):
        for index, (knee, foot) in enumerate(
            (
                ((22, -62), (34, -2)),
                ((32, -58), (52, -2)),
                ((34, -46), (66, -4)),
                ((28, -36), (60, -16)),
            )
        ):
            pieces = cut.back if index % 2 else cut.body
            pieces.append(
                limb(
                    [(side * 5, -30), (side * knee[0], knee[1]), (side * foot[0], foot[1])],
                    [6, 4.5, 1.5],
                    soft=False,
                )
            )
    cut.body += [
        disc(0, -38, 21, 19),
        disc(0, -18, 12, 11),
        poly((-6, -12), (-3, 3), (-1, -10)),
        poly((6, -12), (3, 3), (1, -10)),
    ]
    cut.light += [
        disc(-4, -19, 2),
        disc(4, -19, 2),
        disc(-8, -23, 1.2),
        disc(8, -23, 1.2),
        poly((0, -54), (5, -44), (0, -36), (-5, -44)),
        poly((0, -36), (3, -31), (0, -27), (-3, -31)),
    ]
    return cut


def _crab_spider() -> Cut:
    cut = _spider()
    cut.body += [
        poly((-16, -48), (-22, -70), (-8, -56)),
        poly((-4, -56), (0, -78), (6, -56)),
        poly((8, -54), (22, -70), (17, -46)),
        limb([(-10, -18), (-24, -22), (-26, -8)], [7, 6, 3]),
        limb([(10, -18), (24, -22), (26, -8)], [7, 6, 3]),
    ]
    return cut


def _serpent() -> Cut:
    cut = Cut(
        body=[
            tube(
                [
                    (-60, -2),
                    (-38, -14),
                    (-14, -2),
                    (12, -10),
                    (30, -30),
                    (14, -50),
                    (-4, -62),
                    (6, -82),
                    (24, -84),
                ],
                4,
                17,
                6,
            ),
            _dragonless(26, -84),
        ]
    )
    cut.light += [
        disc(31, -87, 1.8),
        *(
            poly((x, y), (x + 8, y - 4), (x + 8, y - 2.6))
            for x, y in ((8, -12), (20, -24), (10, -46), (-4, -58), (-2, -70), (-24, -6))
        ),
    ]
    cut.front.append(poly((44, -80), (56, -78), (60, -82), (57, -77), (60, -73), (55, -76)))
    return cut


def _dragonless(x: float, y: float) -> str:
    return blob(
        (x - 8, y + 6),
        (x - 6, y - 9),
        (x + 6, y - 11),
        (x + 19, y - 4),
        (x + 20, y + 3),
        (x + 8, y + 9),
    )


def _sea_serpent() -> Cut:
    cut = Cut(
        body=[
            tube([(-72, 4), (-60, -26), (-42, -26), (-34, 6)], 10, 14),
            tube([(-26, 6), (-18, -40), (2, -42), (10, 6)], 16, 18),
            tube([(16, 8), (24, -40), (14, -70), (30, -90)], 20, 13),
        ]
    )
    cut.add(dragon_head().put(32, -90, 1.25))
    cut.body += [
        poly((x, y), (x + 5, y - 15), (x + 11, y + 1))
        for x, y in ((-62, -32), (-50, -34), (-20, -46), (-8, -50), (12, -66), (10, -50))
    ]
    cut.light += [
        poly(
            (18, -40 + step * 9),
            (29, -42 + step * 9),
            (29, -40.4 + step * 9),
            (18, -38.4 + step * 9),
        )
        for step in range(4)
    ]
    return cut


def _kraken() -> Cut:
    cut = Cut()
    for side in (-1, 1):
        cut.back += [
            tube(
                [
                    (side * 14, 0),
                    (side * 40, -14),
                    (side * 48, -50),
                    (side * 34, -64),
                    (side * 30, -52),
                ],
                13,
                2,
            ),
            tube([(side * 8, 0), (side * 66, 0), (side * 74, -28), (side * 62, -38)], 12, 2),
        ]
        cut.body += [
            tube([(side * 10, -6), (side * 26, 2), (side * 44, -12), (side * 56, -6)], 12, 2)
        ]
    cut.body.append(blob((-22, 0), (-26, -34), (-22, -70), (0, -98), (22, -70), (26, -34), (22, 0)))
    cut.light += [
        disc(-9, -34, 4.4),
        disc(9, -34, 4.4),
        poly((0, -84), (5, -66), (0, -54), (-5, -66)),
        *(
            disc(side * (40 + step * 3), -20 - step * 9, 1.8)
            for side in (-1, 1)
            for step in range(3)
        ),
    ]
    return cut


def _toad() -> Cut:
    return Cut(
        back=[
            blob((-60, 0), (-56, -22), (-38, -30), (-24, -12), (-30, 0)),
            blob((60, 0), (56, -22), (38, -30), (24, -12), (30, 0)),
        ],
        body=[
            blob(
                (-46, -4),
                (-48, -40),
                (-34, -66),
                (-22, -78),
                (-12, -66),
                (12, -66),
                (22, -78),
                (34, -66),
                (48, -40),
                (46, -4),
                (0, 2),
            ),
            limb([(-24, -20), (-34, -8), (-28, -1)], [14, 9, 6]),
            limb([(24, -20), (34, -8), (28, -1)], [14, 9, 6]),
        ],
        light=[
            disc(-22, -67, 4.4),
            disc(22, -67, 4.4),
            path("M-36-42Q0-26 36-42Q0-32-36-42Z"),
            disc(-20, -26, 2.4),
            disc(14, -22, 3),
            disc(28, -30, 2),
            disc(-6, -16, 2),
        ],
        front=[
            poly(
                (-18, -82),
                (-20, -96),
                (-10, -88),
                (0, -98),
                (10, -88),
                (20, -96),
                (18, -82),
                (0, -76),
            )
        ],
    )


def _centipede() -> Cut:
    line: list[Point] = [
        (-66, -4),
        (-44, -12),
        (-20, -6),
        (8, -14),
        (24, -38),
        (8, -58),
        (8, -80),
        (26, -90),
    ]
    cut = Cut(body=[tube(line, 9, 19, 6)])
    spots = [
        (-56, -8),
        (-44, -11),
        (-30, -9),
        (-16, -6),
        (-2, -9),
        (12, -18),
        (21, -30),
        (20, -46),
        (10, -58),
        (6, -70),
        (8, -82),
    ]
    for index, (x, y) in enumerate(spots):
        upright = index > 5
        for side in (-1, 1):
            end = (
                (x + side * 20, y + (5 if side > 0 else -2))
                if upright
                else (x + side * 5, y + 14 if side > 0 else y - 18)
            )
            cut.back.append(
                limb(
                    [(x, y), ((x + end[0]) / 2, (y + end[1]) / 2 - 5), end],
                    [4, 2.6, 0.9],
                    soft=False,
                )
            )
    cut.body += [
        disc(28, -90, 11),
        tube([(34, -92), (48, -104), (58, -96)], 3, 0.7),
        tube([(32, -96), (40, -112), (54, -112)], 3, 0.7),
        poly((34, -84), (46, -76), (36, -79)),
        poly((30, -82), (36, -68), (33, -80)),
    ]
    cut.light += [disc(31, -93, 2), *(disc(x, y, 1.8) for x, y in spots[2::2])]
    return cut


def _worm() -> Cut:
    cut = Cut(body=[tube([(-30, 6), (-26, -34), (-6, -60), (22, -70)], 34, 26), disc(26, -70, 17)])
    cut.light += [
        ring(28, -70, 12, 9),
        *(ray(28, -70, step * 36, 3, 9, 3.4) for step in range(10)),
        *(
            poly(
                (-42 + step * 7, -22 - step * 12),
                (-14 + step * 6, -14 - step * 11),
                (-15 + step * 6, -12 - step * 11),
            )
            for step in range(3)
        ),
    ]
    return cut


def _fishes() -> Cut:
    cut = Cut()
    for x, y, size in (
        (0, -40, 1.0),
        (-38, -70, 0.6),
        (40, -74, 0.55),
        (-34, -16, 0.5),
        (36, -12, 0.62),
    ):
        one = Cut(
            body=[
                blob((-30, 0), (-10, -13), (16, -11), (32, 0), (16, 10), (-10, 12)),
                poly((-24, 0), (-46, -14), (-40, 0), (-46, 14)),
            ],
            light=[disc(19, -3, 2.4), poly((4, -7), (7, 0), (4, 6), (5, 0))],
        )
        cut.add(one.put(x, y, size))
    return cut


def _rats() -> Cut:
    cut = Cut()
    for x, y, size in ((20, -14, 0.55), (-30, -10, 0.6), (0, 0, 0.85), (46, 2, 0.6), (-52, 4, 0.5)):
        cut.add(four_legged("rat").put(x, y, size))
    return cut


def _raven() -> Cut:
    return Cut(
        body=[
            blob(
                (-46, -8),
                (-30, -24),
                (-10, -40),
                (8, -54),
                (22, -50),
                (20, -34),
                (8, -18),
                (-12, -12),
                (-30, -8),
            ),
            disc(20, -50, 11),
            poly((26, -57), (46, -46), (27, -43)),
            limb([(-4, -16), (-2, -2)], [3, 2.4]),
            limb([(4, -18), (7, -2)], [3, 2.4]),
            poly((-4, -2), (8, -2), (14, 0), (-6, 0)),
        ],
        light=[
            disc(23, -52, 2),
            poly((-24, -18), (6, -38), (-4, -22)),
            poly((-36, -12), (-12, -20), (-22, -12)),
        ],
    )


def _bird_flying() -> Cut:
    return Cut(
        body=[
            poly(
                (0, -50),
                (-16, -66),
                (-52, -70),
                (-38, -58),
                (-44, -52),
                (-20, -44),
                (-12, -38),
                (-30, -28),
                (-8, -32),
                (16, -40),
                (34, -42),
                (44, -38),
                (34, -48),
                (18, -50),
                (34, -68),
                (60, -76),
                (30, -80),
                (12, -66),
            )
        ],
        light=[disc(32, -45, 1.6)],
    )


def _bat() -> Cut:
    half: list[Point] = [
        (0, -52),
        (6, -62),
        (9, -52),
        (26, -66),
        (64, -62),
        (52, -46),
        (56, -34),
        (40, -38),
        (34, -26),
        (22, -36),
        (8, -24),
        (0, -18),
    ]
    return Cut(
        body=[poly(*half, *((-x, y) for x, y in half[::-1]))],
        light=[
            poly((2, -47), (6, -49), (4, -44)),
            poly((-2, -47), (-6, -49), (-4, -44)),
            poly((12, -46), (46, -56), (14, -42)),
            poly((-12, -46), (-46, -56), (-14, -42)),
        ],
    )


def _bats() -> Cut:
    cut = Cut()
    spots = (
        (0, 12, 1.0, 0),
        (-48, -28, 0.55, -14),
        (44, -36, 0.6, 16),
        (-20, -66, 0.4, 8),
        (36, 18, 0.42, -10),
        (-56, 22, 0.45, 12),
        (18, -78, 0.3, -12),
    )
    for index, (x, y, size, turn) in enumerate(spots):
        one = _bat().put(x, y - 4, size, turn)
        if index % 2:
            cut.back += one.body
        else:
            cut.body += one.body
            cut.light += one.light
    return cut


CREATURES: dict[str, Callable[[], Cut]] = {
    "spider": _spider,
    "arachas": _crab_spider,
    "serpent": _serpent,
    "seaserpent": _sea_serpent,
    "kraken": _kraken,
    "raven": _raven,
    "crow": _bird_flying,
    "batbeast": _bat,
    "bats": _bats,
    "toad": _toad,
    "centipede": _centipede,
    "worm": _worm,
    "fishes": _fishes,
    "rats": _rats,
}
