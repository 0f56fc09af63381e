"""What is neither beast nor person: plants, flames, ghosts, swarms. They stand at (0, 0)."""

from __future__ import annotations

import math
from collections.abc import Callable

from tools.scherenschnitt.paper import (
    Chance,
    Cut,
    blob,
    disc,
    limb,
    path,
    poly,
    ray,
    tube,
)


def _fish_man() -> Cut:
    from tools.scherenschnitt.people import person

    return person(["hunch", "naked", "fish", "claws", "claws"], Chance("fish"))


def _plant() -> Cut:
    cut = Cut(
        back=[
            tube([(0, 0), (-20, -20), (-44, -22), (-54, -44)], 8, 1),
            tube([(0, 0), (24, -16), (46, -26), (58, -18)], 8, 1),
            tube([(2, -4), (18, -36), (40, -56), (36, -72)], 7, 1),
        ]
    )
    cut.body += [
        tube([(0, 2), (-8, -26), (-2, -52), (6, -60)], 13, 9),
        blob(
            (-34, -62),
            (-14, -92),
            (16, -96),
            (38, -82),
            (12, -74),
            (-4, -66),
            (10, -60),
            (36, -56),
            (20, -42),
            (-12, -42),
        ),
    ]
    cut.body += [
        blob((x, 0), (x + lean, -22), (x + lean * 1.8, -26), (x + lean * 1.2, -6))
        for x, lean in ((-6, -16), (8, 15), (2, -8))
    ]
    cut.light += [
        *(
            poly((6 + step * 7, -74 - step), (11 + step * 7, -76 - step), (9 + step * 7, -68))
            for step in range(4)
        ),
        *(poly((4 + step * 7, -61), (9 + step * 7, -60), (7 + step * 7, -67)) for step in range(4)),
        disc(-10, -82, 2.6),
        disc(-18, -74, 1.8),
    ]
    return cut


def _flame() -> Cut:
    return Cut(
        back=[
            path("M-40 0C-56-34-26-46-34-86C-14-70-12-52-6-112C18-84 10-60 22-84C44-52 46-26 40 0Z")
        ],
        body=[path("M-26 0C-36-28-14-36-18-64C-4-52-4-40 0-84C14-60 8-44 16-60C30-36 30-18 26 0Z")],
        light=[
            poly((-10, -36), (-2, -31), (-9, -29)),
            poly((10, -36), (2, -31), (9, -29)),
            path("M-8-18Q0-8 8-18Q0-14-8-18Z"),
        ],
    )


def _ghost() -> Cut:
    return Cut(
        back=[
            blob(
                (-20, -80),
                (0, -104),
                (22, -80),
                (34, -40),
                (22, -6),
                (8, -26),
                (-6, 2),
                (-18, -22),
                (-38, -2),
                (-30, -44),
            )
        ],
        body=[
            blob(
                (-12, -72),
                (0, -92),
                (14, -74),
                (20, -50),
                (14, -30),
                (6, -40),
                (-2, -16),
                (-10, -36),
                (-22, -22),
                (-18, -50),
            ),
            tube([(-10, -62), (-28, -60), (-42, -70), (-50, -64)], 8, 2),
            tube([(12, -62), (30, -58), (42, -66), (52, -58)], 8, 2),
        ],
        light=[disc(-3, -76, 2.6, 3.4), disc(6, -76, 2.2, 3), disc(2, -64, 3, 6)],
    )


def _mist_shape() -> Cut:
    return Cut(
        back=[
            blob(
                (-58, -4),
                (-52, -26),
                (-30, -26),
                (-36, -56),
                (-10, -64),
                (0, -94),
                (18, -72),
                (36, -66),
                (34, -40),
                (58, -30),
                (60, -6),
                (20, 0),
                (-20, 2),
            )
        ],
        body=[
            blob(
                (-38, -2),
                (-30, -22),
                (-14, -28),
                (-12, -58),
                (2, -70),
                (16, -56),
                (18, -30),
                (36, -20),
                (40, -2),
                (0, 4),
            ),
            tube([(-12, -46), (-30, -40), (-40, -52)], 7, 1.5),
            tube([(16, -46), (34, -44), (42, -58)], 7, 1.5),
        ],
        light=[
            disc(-3, -54, 2.8),
            disc(8, -54, 2.8),
            *(
                poly((x, y), (x + 24, y - 2), (x + 24, y - 0.6))
                for x, y in ((-44, -14), (14, -12), (-20, -22))
            ),
        ],
    )


def _tree_man() -> Cut:
    cut = Cut(
        body=[
            limb([(0, 0), (-3, -34), (2, -66), (0, -84)], [24, 17, 22, 13]),
            tube([(6, -66), (28, -74), (36, -52), (44, -40)], 10, 3),
            tube([(-6, -64), (-28, -66), (-34, -44), (-44, -34)], 10, 3),
            tube([(-6, -8), (-20, -2), (-34, 2)], 10, 1.5),
            tube([(6, -8), (20, -2), (34, 2)], 10, 1.5),
        ]
    )
    for side in (-1, 1):
        cut.body += [
            tube([(0, -80), (side * 12, -98), (side * 30, -106)], 6, 1),
            tube([(side * 3, -82), (side * 4, -104), (side * 12, -120)], 5, 0.8),
            tube([(side * 12, -98), (side * 16, -112)], 3, 0.7),
        ]
        cut.body += [
            poly((side * 43, -38), (side * 50, -30 + step * 5), (side * 42, -35))
            for step in range(3)
        ]
    cut.light += [
        poly((-7, -76), (-1, -73), (-6, -71)),
        poly((7, -76), (1, -73), (6, -71)),
        poly((0, -62), (3, -46), (0, -30), (-2, -46)),
        poly((-6, -40), (-5, -26), (-7, -20)),
    ]
    cut.back += [
        blob((x, y - 8), (x + 10, y - 2), (x + 6, y + 8), (x - 8, y + 7), (x - 10, y - 2))
        for x, y in ((-22, -104), (26, -108), (4, -118), (-38, -98))
    ]
    return cut


def _eye() -> Cut:
    return Cut(
        back=[ray(0, -50, step * 30, 26, 50, 9) for step in range(12)],
        body=[disc(0, -50, 33)],
        light=[disc(0, -50, 22, 13)],
        front=[disc(0, -50, 9)],
    )


def _slug_heap() -> Cut:
    return Cut(
        body=[
            blob(
                (-52, 0),
                (-54, -18),
                (-36, -30),
                (-30, -54),
                (-8, -66),
                (14, -60),
                (28, -40),
                (48, -28),
                (54, -2),
            ),
            limb([(-30, -34), (-44, -54), (-40, -66)], [10, 7, 3]),
            limb([(24, -40), (42, -54), (52, -46)], [10, 7, 3]),
        ],
        light=[
            disc(-12, -48, 4),
            disc(6, -46, 3),
            disc(-4, -36, 2.6),
            path("M-26-22Q0-8 28-20Q0-14-26-22Z"),
        ],
    )


def _swarm() -> Cut:
    chance = Chance("swarm")
    cut = Cut()
    for index in range(26):
        x, y = chance.between(-56, 56), chance.between(-96, -6)
        (cut.back if index % 3 == 0 else cut.body).append(disc(x, y, chance.between(1.6, 4)))
        cut.body.append(poly((x, y), (x - 6, y - 6), (x - 1, y - 2), (x + 6, y - 6)))
    return cut


def _hive() -> Cut:
    angles = range(0, 360, 40)
    return Cut(
        body=[blob((-34, 0), (-38, -30), (-20, -62), (0, -70), (22, -60), (38, -28), (34, 0))],
        light=[
            disc(-10, -24, 8, 10),
            disc(14, -40, 6, 8),
            disc(16, -14, 5, 6),
            disc(-8, -50, 4, 5),
        ],
        back=[
            disc(math.cos(math.radians(a)) * 52, -42 + math.sin(math.radians(a)) * 42, 3)
            for a in angles
        ],
    )


SPECTRES: dict[str, Callable[[], Cut]] = {
    "drowner": _fish_man,
    "plant": _plant,
    "flame": _flame,
    "ghost": _ghost,
    "mistform": _mist_shape,
    "treeman": _tree_man,
    "eye": _eye,
    "heap": _slug_heap,
    "swarm": _swarm,
    "hive": _hive,
}
