"""Furniture, tools and tokens, laid out large, on the ground at (0, 0)."""

from __future__ import annotations

from collections.abc import Callable

from tools.scherenschnitt.arms import HELD
from tools.scherenschnitt.carpentry import box
from tools.scherenschnitt.heads import HEADS
from tools.scherenschnitt.paper import (
    Cut,
    blob,
    disc,
    limb,
    path,
    poly,
    ray,
    ring,
    tube,
)


def _cauldron() -> Cut:
    return Cut(
        body=[
            path("M-30-42H30C38-16 24-2 0-2S-38-16-30-42Z"),
            box(0, -40, 68, 6),
            limb([(-18, -6), (-22, 3)], [5, 4]),
            limb([(18, -6), (22, 3)], [5, 4]),
        ],
        light=[
            blob((-22, -46), (-10, -54), (4, -47), (14, -55), (24, -46)),
            disc(-8, -62, 4),
            disc(10, -68, 3),
            disc(0, -78, 2.4),
        ],
    )


def _chest() -> Cut:
    return Cut(
        body=[box(0, 2, 64, 34), path("M-34-34C-34-64 34-64 34-34Z")],
        front=[box(0, -22, 12, 16), poly((-34, -36), (34, -36), (34, -30), (-34, -30))],
        light=[
            disc(0, -30, 2.4),
            *(ray(0, -60, turn, 4, 26, 5) for turn in (-130, -110, -90, -70, -50)),
        ],
    )


def _blade() -> Cut:
    return Cut(
        front=[poly((-5, -68), (5, -68), (4, -6), (0, 4), (-4, -6))],
        body=[
            box(0, -68, 36, 5),
            box(0, -72, 5, 22),
            disc(0, -97, 5),
            blob((-36, 4), (-20, -10), (0, -14), (22, -9), (38, 4)),
        ],
        light=[poly((-0.7, -64), (0.7, -64), (0, -10))],
    )


def _swords() -> Cut:
    cut = Cut()
    for x, y, size, turn in (
        (-44, 0, 0.6, -12),
        (-20, 4, 0.72, 8),
        (8, 0, 0.85, -5),
        (34, 4, 0.66, 14),
        (54, -4, 0.5, -9),
    ):
        cut.add(_blade().put(x, y, size, turn))
    return cut


def _bell() -> Cut:
    return Cut(
        body=[
            box(-34, 2, 6, 100),
            box(34, 2, 6, 100),
            poly((-46, -94), (0, -120), (46, -94), (46, -88), (-46, -88)),
        ],
        front=[
            path("M-22-34C-16-44-16-56-14-66C-12-80 12-80 14-66C16-56 16-44 22-34Z"),
            disc(0, -30, 5),
        ],
        light=[poly((-16, -42), (16, -42), (16, -40), (-16, -40))],
    )


def _crown() -> Cut:
    return Cut(
        front=[
            poly((-38, -16), (-44, -66), (-22, -40), (0, -78), (22, -40), (44, -66), (38, -16)),
            disc(-44, -68, 5),
            disc(0, -81, 5),
            disc(44, -68, 5),
        ],
        light=[disc(0, -30, 5), disc(-20, -28, 4), disc(20, -28, 4)],
        body=[box(0, -4, 76, 13)],
    )


def _tome() -> Cut:
    return Cut(
        front=[
            poly((-60, -14), (-2, -4), (-2, -62), (-56, -72)),
            poly((60, -14), (2, -4), (2, -62), (56, -72)),
        ],
        body=[poly((-64, -8), (0, 4), (64, -8), (62, -14), (0, -2), (-62, -14))],
        light=[
            *(
                poly(
                    (-50, -60 + step * 11),
                    (-10, -53 + step * 11),
                    (-10, -51 + step * 11),
                    (-50, -58 + step * 11),
                )
                for step in range(4)
            ),
            *(
                poly(
                    (50, -60 + step * 11),
                    (10, -53 + step * 11),
                    (10, -51 + step * 11),
                    (50, -58 + step * 11),
                )
                for step in range(4)
            ),
        ],
    )


def _hourglass() -> Cut:
    return Cut(
        body=[box(0, 2, 60, 8), box(0, -92, 60, 8), box(-26, -4, 4, 90), box(26, -4, 4, 90)],
        front=[path("M-18-90H18C18-64 4-58 4-49S18-32 18-6H-18C-18-32-4-40-4-49S-18-64-18-90Z")],
        light=[
            path("M-11-74H11C8-62 2-58 0-50C-2-58-8-62-11-74Z"),
            path("M-14-8C-10-22 10-22 14-8Z"),
        ],
    )


def _candle() -> Cut:
    return Cut(
        body=[blob((-30, 4), (-22, -8), (22, -8), (30, 4))],
        front=[
            poly((-12, -6), (-11, -64), (-4, -68), (8, -62), (12, -6)),
            poly((12, -40), (16, -20), (11, -16)),
        ],
        light=[path("M-5-68C-12-82 0-88-1-106C8-94 12-80 4-68Z"), ring(0, -84, 32, 30.6)],
    )


def _barrels() -> Cut:
    cut = Cut()
    for x, y in ((-24, 2), (24, 2), (0, -46)):
        cut.add(
            Cut(
                body=[blob((-18, 0), (-23, -22), (-18, -46), (18, -46), (23, -22), (18, 0))],
                light=[
                    poly((-20, -12), (20, -12), (20, -10), (-20, -10)),
                    poly((-20, -36), (20, -36), (20, -34), (-20, -34)),
                ],
            ).put(x, y)
        )
    return cut


def _table() -> Cut:
    return Cut(
        body=[box(0, -34, 112, 7), box(-44, 2, 7, 38), box(44, 2, 7, 38)],
        front=[
            box(-28, -41, 12, 16),
            path("M-20-54h5v8h-5Z"),
            box(14, -41, 10, 22),
            box(16, -63, 4, 6),
            blob((24, -41), (38, -50), (50, -41)),
        ],
        light=[path("M12-68Q14-80 16-68Z")],
    )


def _bed() -> Cut:
    return Cut(
        body=[box(0, -8, 110, 20), box(-54, 4, 7, 60), box(54, 4, 7, 34)],
        front=[
            blob((-44, -26), (-40, -42), (-16, -40), (-12, -27)),
            blob((-10, -26), (6, -46), (44, -36), (50, -26)),
        ],
        light=[disc(-29, -40, 6)],
    )


def _mirror() -> Cut:
    return Cut(
        body=[disc(0, -62, 36, 50), poly((-30, 4), (0, -18), (30, 4))],
        light=[disc(0, -62, 27, 41)],
        front=[blob((-10, -38), (-9, -62), (0, -76), (9, -62), (10, -38)), disc(0, -82, 8)],
    )


def _prints() -> Cut:
    cut = Cut()
    for x, y, size in ((-26, 0, 0.9), (16, -34, 0.75), (-14, -64, 0.6), (16, -90, 0.45)):
        cut.add(
            Cut(
                front=[
                    blob((-14, 2), (-10, -12), (0, -16), (10, -12), (14, 2), (0, 8)),
                    *(
                        disc(px, py, 5, 7)
                        for px, py in ((-17, -20), (-6, -30), (7, -30), (18, -20))
                    ),
                ]
            ).put(x, y, size)
        )
    return cut


def _anvil() -> Cut:
    cut = Cut(
        body=[
            poly(
                (-46, -46),
                (46, -46),
                (44, -34),
                (14, -28),
                (12, -12),
                (28, 2),
                (-28, 2),
                (-12, -12),
                (-14, -28),
                (-30, -30),
            )
        ]
    )
    cut.add(HELD["tool"]().put(26, -58, 1.4, -50))
    cut.light += [ray(-6, -52, turn, 6, 26, 3) for turn in (-150, -125, -90, -60)]
    return cut


def _mug() -> Cut:
    return Cut(
        front=[poly((-26, 2), (-28, -62), (24, -62), (22, 2)), ring(30, -34, 19, 12)],
        body=[box(-2, 2, 60, 6), box(-2, -46, 54, 4), box(-2, -14, 52, 4)],
        light=[
            blob(
                (-32, -62),
                (-26, -78),
                (-12, -74),
                (0, -84),
                (12, -75),
                (26, -78),
                (28, -62),
                (16, -54),
                (10, -62),
                (-4, -58),
                (-10, -64),
                (-22, -56),
            )
        ],
    )


def _dice() -> Cut:
    cut = Cut()
    for x, y, turn, pips in (
        (-24, 0, -14, ((0, 0), (-12, -12), (12, 12))),
        (26, -4, 12, ((-11, -11), (11, 11), (-11, 11), (11, -11))),
        (2, -50, 38, ((0, 0),)),
    ):
        cut.add(
            Cut(
                front=[poly((-22, -46), (22, -46), (22, -2), (-22, -2))],
                light=[disc(px, py - 24, 4.4) for px, py in pips],
            ).put(x, y, 0.95, turn)
        )
    return cut


def _scroll() -> Cut:
    return Cut(
        front=[poly((-30, -8), (-30, -84), (30, -84), (30, -8))],
        body=[
            disc(-30, -88, 7),
            disc(30, -88, 7),
            box(0, -82, 60, 12),
            disc(-30, -2, 7),
            disc(30, -2, 7),
            box(0, 4, 60, 12),
        ],
        light=[
            *(
                poly(
                    (-20, -70 + step * 12),
                    (20 - (step % 2) * 8, -70 + step * 12),
                    (20 - (step % 2) * 8, -67.6 + step * 12),
                    (-20, -67.6 + step * 12),
                )
                for step in range(4)
            ),
            disc(14, -20, 6),
        ],
    )


def _bottle() -> Cut:
    return Cut(
        front=[
            blob(
                (-9, -98), (9, -98), (9, -66), (34, -34), (28, -2), (-28, -2), (-34, -34), (-9, -66)
            )
        ],
        body=[box(0, -96, 22, 10)],
        light=[
            path("M-26-34Q-10-42 4-34T27-36Q30-16 22-8H-22Q-30-16-26-34Z"),
            disc(4, -50, 3),
            disc(-4, -58, 2),
        ],
    )


def _flower() -> Cut:
    return Cut(
        body=[
            limb([(0, 4), (-4, -30), (2, -58)], [6, 4, 4]),
            blob((-2, -20), (-26, -34), (-36, -26), (-18, -14)),
            blob((0, -30), (22, -44), (32, -38), (18, -24)),
        ],
        front=[ray(2, -78, turn, 0, 34, 22) for turn in range(0, 360, 60)],
        light=[disc(2, -78, 8)],
    )


def _wheel() -> Cut:
    return Cut(
        body=[
            ring(0, -50, 48, 40),
            disc(0, -50, 8),
            *(ray(0, -50, turn, 0, 46, 9) for turn in range(0, 360, 45)),
        ],
        light=[disc(0, -50, 3)],
    )


def _net() -> Cut:
    return Cut(
        body=[box(-40, 2, 5, 92), box(40, 2, 5, 92), limb([(-44, -86), (44, -86)], [4, 4])],
        front=[
            *(
                limb([(x, -84), (x * 0.8, -40), (x * 0.5, -14)], [1.6, 1.6, 1.6])
                for x in (-34, -20, -7, 7, 20, 34)
            ),
            *(limb([(-34, y), (0, y + 8), (34, y)], [1.6, 1.6, 1.6]) for y in (-72, -56, -40)),
        ],
        light=[blob((-10, -34), (0, -40), (12, -34), (0, -29))],
    )


def _trap() -> Cut:
    return Cut(
        front=[
            path(
                "M-50 0C-46-40 46-40 50 0L38 0L32-14L24 0L16-18L8-2L0-20L-8-2L-16-18L-24 0L-32-14L-38 0Z"
            )
        ],
        body=[box(0, 6, 110, 7), disc(0, 2, 8)],
    )


def _skull() -> Cut:
    return HEADS["skull"]().put(0, -46, 4.2)


def _heart() -> Cut:
    return Cut(
        front=[path("M0-4C-44-36-52-60-40-78C-26-92-6-86 0-70C6-86 26-92 40-78C52-60 44-36 0-4Z")],
        light=[poly((-6, -70), (4, -52), (-6, -46), (6, -18), (-2, -44), (6, -50))],
    )


def _medallion() -> Cut:
    return Cut(
        body=[
            tube([(-40, -112), (-20, -88), (0, -80)], 3, 3),
            tube([(40, -112), (20, -88), (0, -80)], 3, 3),
        ],
        front=[disc(0, -44, 38)],
        light=[ring(0, -44, 34, 31)],
    )


def _coins() -> Cut:
    cut = Cut(front=[blob((-56, 4), (-38, -18), (-8, -34), (22, -28), (46, -8), (58, 4))])
    cut.light += [
        disc(x, y, 6, 3.4)
        for x, y in (
            (-34, -6),
            (-16, -16),
            (4, -20),
            (22, -12),
            (38, -2),
            (-4, -4),
            (14, -2),
            (-20, -1),
        )
    ]
    return cut


def _hand() -> Cut:
    return Cut(
        body=[
            poly((-16, 6), (-14, -26), (14, -26), (16, 6)),
            blob((-20, -24), (-20, -50), (20, -50), (20, -24)),
            *(
                limb([(x, -46), (x * 1.2, -70), (x * 1.35, -94 + abs(x) * 0.5)], [9, 8, 4])
                for x in (-15, -5, 6, 16)
            ),
            limb([(18, -32), (34, -46), (38, -62)], [10, 8, 4]),
        ],
        light=[disc(0, -38, 5), ring(0, -38, 9, 7.8)],
    )


def _pot() -> Cut:
    return Cut(
        front=[
            blob(
                (-16, -74),
                (16, -74),
                (13, -62),
                (34, -34),
                (24, -2),
                (-24, -2),
                (-34, -34),
                (-13, -62),
            )
        ],
        light=[
            poly((-30, -40), (30, -40), (31, -36), (-31, -36)),
            *(poly((x, -30), (x + 7, -30), (x + 3.5, -22)) for x in (-24, -12, 0, 12)),
        ],
    )


def _gem() -> Cut:
    return Cut(
        front=[poly((-28, -50), (-14, -78), (14, -78), (28, -50), (0, -6))],
        light=[
            poly((-14, -78), (-9, -50), (0, -6), (-11, -50)),
            poly((14, -78), (9, -50), (0, -6), (11, -50)),
            poly((-28, -51), (28, -51), (28, -49), (-28, -49)),
            *(ray(0, -50, turn, 44, 56, 4) for turn in range(0, 360, 30)),
        ],
    )


OBJECTS: dict[str, Callable[[], Cut]] = {
    "cauldron": _cauldron,
    "chest": _chest,
    "blade": _blade,
    "swords": _swords,
    "bell": _bell,
    "crown": _crown,
    "tome": _tome,
    "hourglass": _hourglass,
    "candle": _candle,
    "barrels": _barrels,
    "table": _table,
    "bed": _bed,
    "mirror": _mirror,
    "prints": _prints,
    "anvil": _anvil,
    "mug": _mug,
    "dice": _dice,
    "scroll": _scroll,
    "bottle": _bottle,
    "blossom": _flower,
    "wheel": _wheel,
    "net": _net,
    "trap": _trap,
    "skull": _skull,
    "heart": _heart,
    "medallion": _medallion,
    "coins": _coins,
    "hand": _hand,
    "pot": _pot,
    "gem": _gem,
}
