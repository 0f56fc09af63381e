"""Trees, stones, fires and what people put up in the open, on the ground at (0, 0)."""

from __future__ import annotations

from collections.abc import Callable

from tools.scherenschnitt.arms import HELD
from tools.scherenschnitt.carpentry import box
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
from tools.scherenschnitt.woods import bare_tree


def _throne() -> Cut:
    return Cut(
        body=[
            poly(
                (-24, 2),
                (-24, -36),
                (-20, -40),
                (-22, -100),
                (-14, -88),
                (0, -112),
                (14, -88),
                (22, -100),
                (20, -40),
                (24, -36),
                (24, 2),
            ),
            box(0, 4, 66, 6),
        ],
        light=[
            poly((0, -98), (5, -86), (0, -76), (-5, -86)),
            poly((-12, -70), (-10, -70), (-10, -42), (-12, -42)),
            poly((12, -70), (10, -70), (10, -42), (12, -42)),
            box(0, -20, 30, 2),
        ],
    )


def _altar() -> Cut:
    return Cut(
        body=[
            box(0, 2, 62, 8),
            poly((-24, -4), (-20, -32), (20, -32), (24, -4)),
            box(0, -30, 64, 9),
        ],
        light=[ring(0, -18, 8, 6), poly((0, -24), (2, -18), (0, -12), (-2, -18))],
        front=[
            box(-22, -38, 4, 14),
            box(22, -38, 4, 14),
            path("M-25-52Q-22-66-20-52Z"),
            path("M20-52Q23-66 25-52Z"),
            blob((-12, -38), (0, -48), (12, -38), (0, -35)),
        ],
    )


def _totem() -> Cut:
    return Cut(
        body=[
            box(0, 2, 26, 104),
            poly((-13, -68), (-46, -84), (-38, -62), (-13, -54)),
            poly((13, -68), (46, -84), (38, -62), (13, -54)),
            tube([(-10, -100), (-22, -116), (-16, -130)], 7, 1),
            tube([(10, -100), (22, -116), (16, -130)], 7, 1),
        ],
        light=[
            disc(-6, -92, 3.4),
            disc(6, -92, 3.4),
            poly((-8, -80), (8, -80), (5, -74), (-5, -74)),
            poly((-9, -58), (-2, -54), (-9, -50)),
            poly((9, -58), (2, -54), (9, -50)),
            poly((-8, -40), (8, -40), (0, -32)),
            disc(-5, -20, 3),
            disc(5, -20, 3),
            box(0, -8, 14, 3),
        ],
    )


def _campfire() -> Cut:
    return Cut(
        body=[limb([(-22, 2), (18, -10)], [6, 5]), limb([(22, 2), (-18, -10)], [6, 5])],
        front=[path("M-15-6C-22-22-8-26-11-44C2-34 0-28 5-54C16-36 10-28 15-32C20-20 18-12 14-6Z")],
        light=[path("M-6-6C-9-16-1-20-1-32C6-22 8-14 5-6Z")],
    )


def _pyre() -> Cut:
    return Cut(
        body=[limb([(x, 4), (x * 0.2, -56)], [6, 4]) for x in (-36, -20, 0, 20, 36)],
        front=[
            path("M-30-10C-44-44-20-52-24-84C-6-68-6-56 4-106C24-76 14-60 24-70C40-44 36-26 30-10Z")
        ],
        light=[path("M-12-10C-18-32-4-40-4-62C10-42 14-28 10-10Z")],
    )


def _well() -> Cut:
    return Cut(
        body=[
            path("M-26 2V-30H26V2Z"),
            box(0, -28, 60, 6),
            box(-24, -30, 4, 44),
            box(24, -30, 4, 44),
            poly((-36, -72), (0, -94), (36, -72)),
            limb([(0, -70), (0, -44)], [1.6, 1.6]),
            poly((-6, -46), (6, -46), (4, -34), (-4, -34)),
        ],
        light=[
            poly((x, y), (x + 10, y), (x + 10, y + 1.6), (x, y + 1.6))
            for x, y in ((-20, -20), (-2, -20), (-12, -10), (8, -10))
        ],
    )


def _wicker_man() -> Cut:
    cut = Cut(
        body=[
            limb([(-12, 0), (-9, -40)], [13, 15]),
            limb([(12, 0), (9, -40)], [13, 15]),
            blob((-20, -36), (-24, -72), (-10, -84), (10, -84), (24, -72), (20, -36)),
            limb([(-20, -70), (-46, -64), (-56, -40)], [11, 9, 6]),
            limb([(20, -70), (46, -64), (56, -40)], [11, 9, 6]),
            blob((-11, -82), (-12, -102), (0, -112), (12, -102), (11, -82)),
        ]
    )
    for y in range(-104, -4, 9):
        half = 8 if y < -86 else 18 if y < -38 else 15
        cut.light.append(poly((-half, y), (half, y + 2), (half, y + 3.2), (-half, y + 1.2)))
    cut.light += [disc(-4, -98, 2.4), disc(5, -98, 2.4)]
    return cut


def _gallows() -> Cut:
    return Cut(
        body=[
            box(-30, 2, 6, 104),
            limb([(-34, -98), (30, -98)], [5, 5]),
            limb([(-30, -72), (-8, -98)], [4, 4]),
            limb([(22, -98), (22, -76)], [1.6, 1.6]),
            box(-30, 3, 34, 5),
        ],
        light=[ring(22, -69, 7, 5.6)],
    )


def _signpost() -> Cut:
    return Cut(
        body=[
            box(0, 2, 5, 84),
            poly((-4, -78), (34, -78), (44, -71), (34, -64), (-4, -64)),
            poly((4, -58), (-32, -58), (-42, -51), (-32, -44), (4, -44)),
        ],
        light=[
            poly((4, -72), (28, -72), (28, -70), (4, -70)),
            poly((-4, -52), (-28, -52), (-28, -50), (-4, -50)),
        ],
    )


def _portal() -> Cut:
    return Cut(
        back=[disc(0, -56, 40, 54)],
        light=[disc(0, -56, 28, 42)],
        front=[tube([(0, -30), (16, -44), (8, -70), (-12, -66), (-10, -50), (0, -50)], 7, 2)],
        body=[
            poly((-44, 2), (-38, -20), (-22, -8), (-20, 2)),
            poly((44, 2), (38, -20), (22, -8), (20, 2)),
        ],
    )


def _statue() -> Cut:
    cut = Cut(
        body=[
            box(0, 2, 44, 16),
            box(0, -14, 34, 6),
            blob((-12, -20), (-10, -60), (0, -72), (10, -60), (12, -20)),
            disc(0, -80, 8),
            limb([(9, -62), (22, -72), (24, -96)], [6, 5, 4]),
        ]
    )
    cut.add(HELD["sword"]().put(24, -94, 0.7))
    cut.light += [poly((-3, -50), (-1, -50), (-4, -22)), poly((4, -50), (5, -50), (7, -22))]
    return cut


def _oak() -> Cut:
    crown: list[Point] = [
        (-58, -62),
        (-50, -92),
        (-24, -116),
        (6, -122),
        (36, -108),
        (56, -84),
        (58, -58),
        (34, -46),
        (12, -54),
        (-14, -46),
        (-38, -48),
    ]
    return Cut(
        body=[
            limb([(0, 6), (-3, -24), (2, -58)], [28, 16, 20]),
            tube([(0, -40), (-22, -62), (-34, -76)], 9, 2),
            tube([(2, -44), (26, -60), (36, -80)], 9, 2),
            blob(*crown),
            tube([(-8, 0), (-26, 4), (-36, 6)], 9, 1),
            tube([(8, 0), (26, 4), (36, 6)], 9, 1),
        ],
        light=[
            blob((-6, -14), (0, -26), (6, -14), (0, -8)),
            *(
                blob((x, y), (x + 9, y - 5), (x + 18, y + 1), (x + 8, y + 2))
                for x, y in ((-40, -80), (-10, -100), (20, -86), (-16, -68), (30, -66))
            ),
        ],
    )


def _dead_tree() -> Cut:
    return Cut(body=bare_tree()).put(0, 0, 1.28)


def _stump() -> Cut:
    return Cut(
        body=[
            poly(
                (-28, 3), (-18, -30), (-14, -44), (-4, -34), (6, -46), (16, -32), (20, -26), (30, 3)
            )
        ],
        light=[poly((-4, -28), (-2, -4), (-6, -4)), poly((8, -28), (12, -4), (8, -4))],
    )


def _waterfall() -> Cut:
    return Cut(
        back=[poly((-90, 6), (-84, -100), (-44, -112), (44, -116), (86, -96), (92, 6))],
        light=[path("M-24-112C-28-70-22-40-34 4H34C22-40 28-70 22-114Z")],
        body=[
            poly((-40, 8), (-34, -12), (-20, -6), (-12, 8)),
            poly((12, 8), (18, -10), (36, -16), (44, 8)),
            *(poly((x, -108), (x + 3, -108), (x + 1, -50 + x)) for x in (-12, 2, 12)),
        ],
    )


def _frozen_fall() -> Cut:
    return Cut(
        back=[poly((-96, 6), (-88, -104), (-44, -118), (44, -122), (90, -100), (96, 6))],
        light=[
            poly((x - 8, -112), (x + 8, -112), (x + 3, -112 + long))
            for x, long in (
                (-36, 62),
                (-24, 100),
                (-10, 84),
                (4, 116),
                (18, 88),
                (32, 104),
                (44, 60),
            )
        ],
        front=[blob((-44, 6), (-30, -12), (0, -18), (32, -12), (46, 6))],
    )


def _menhir() -> Cut:
    return Cut(
        body=[blob((-26, 6), (-28, -46), (-20, -104), (-4, -124), (14, -116), (26, -60), (28, 6))],
        light=[
            tube([(0, -44), (12, -52), (8, -70), (-8, -70), (-10, -56), (0, -54)], 3, 1.6),
            poly((-2, -98), (2, -98), (2, -82), (-2, -82)),
            poly((-8, -92), (8, -92), (8, -89), (-8, -89)),
            poly((-10, -28), (10, -30), (10, -27.6), (-10, -25.6)),
            poly((-6, -18), (8, -20), (8, -17.6), (-6, -15.6)),
        ],
    )


def _dolmen() -> Cut:
    return Cut(
        body=[
            blob((-44, 4), (-42, -46), (-28, -48), (-24, 4)),
            blob((26, 4), (28, -46), (42, -46), (46, 4)),
            blob((-62, -46), (-40, -66), (20, -70), (60, -54), (56, -42), (0, -44)),
        ],
        light=[poly((-30, -56), (16, -60), (-30, -53))],
    )


def _barrow() -> Cut:
    return Cut(
        body=[blob((-84, 6), (-64, -36), (-20, -64), (24, -62), (66, -34), (86, 6))],
        light=[path("M-14 4V-20H14V4Z")],
        front=[box(-17, 4, 8, 28), box(17, 4, 8, 28), box(0, -22, 48, 8)],
    )


def _cross() -> Cut:
    return Cut(
        body=[
            poly(
                (-6, 4),
                (-5, -52),
                (-24, -52),
                (-24, -64),
                (-5, -64),
                (-5, -88),
                (5, -88),
                (5, -64),
                (24, -64),
                (24, -52),
                (5, -52),
                (6, 4),
            )
        ],
        light=[ring(0, -58, 15, 12.4)],
    )


def _nest() -> Cut:
    cut = Cut(
        body=[
            blob((-54, -8), (-46, -28), (0, -34), (46, -28), (54, -8), (30, 6), (-30, 6)),
            *(
                limb([(x, -6), (x * 1.5, -26 - abs(x) * 0.1)], [3, 1])
                for x in (-40, -24, -8, 10, 26, 42)
            ),
        ]
    )
    cut.light += [disc(-16, -36, 11, 14), disc(6, -40, 12, 16), disc(25, -34, 10, 13)]
    return cut


def _mushrooms() -> Cut:
    cut = Cut()
    for x, size in ((-30, 0.7), (26, 0.6), (0, 1.1), (46, 0.4), (-52, 0.4)):
        cut.add(
            Cut(
                body=[limb([(0, 2), (2, -26), (0, -44)], [14, 9, 10])],
                front=[path("M-34-40C-30-76 30-76 34-40C16-46-16-46-34-40Z")],
                light=[disc(-14, -54, 4), disc(6, -62, 4.6), disc(18, -50, 3)],
            ).put(x, 0, size)
        )
    return cut


def _web() -> Cut:
    return Cut(
        light=[
            *(ray(0, -60, turn, 0, 62, 1.8) for turn in range(0, 360, 36)),
            *(ring(0, -60, radius, radius - 1.4) for radius in (14, 27, 40, 53)),
        ]
    )


def _beehive() -> Cut:
    return Cut(
        front=[
            path("M-34 2C-40-14-34-24-30-30C-30-48-20-72 0-78C20-72 30-48 30-30C34-24 40-14 34 2Z")
        ],
        light=[
            *(poly((-28, y), (28, y), (28, y + 2), (-28, y + 2)) for y in (-16, -34, -52)),
            disc(0, -8, 6),
        ],
        body=[box(0, 6, 80, 6)],
    )


def _rune() -> Cut:
    return Cut(
        body=[blob((-30, 4), (-34, -40), (-22, -84), (6, -92), (30, -70), (34, -20), (28, 4))],
        light=[
            limb([(0, -12), (0, -76)], [4, 4]),
            limb([(0, -70), (16, -56)], [4, 3.4]),
            limb([(0, -50), (16, -36)], [4, 3.4]),
            limb([(0, -30), (-14, -42)], [4, 3.4]),
        ],
    )


SITES: dict[str, Callable[[], Cut]] = {
    "throne": _throne,
    "altar": _altar,
    "totem": _totem,
    "campfire": _campfire,
    "pyre": _pyre,
    "well": _well,
    "wickerman": _wicker_man,
    "gallows": _gallows,
    "signpost": _signpost,
    "portal": _portal,
    "statue": _statue,
    "oak": _oak,
    "deadtree": _dead_tree,
    "stump": _stump,
    "waterfall": _waterfall,
    "icefall": _frozen_fall,
    "menhir": _menhir,
    "dolmen": _dolmen,
    "barrow": _barrow,
    "cross": _cross,
    "nest": _nest,
    "mushrooms": _mushrooms,
    "cobweb": _web,
    "beehive": _beehive,
    "rune": _rune,
}
