"""Things that stand in a scene: as large as a figure, on the ground at (0, 0)."""

from __future__ import annotations

from collections.abc import Callable

from tools.scherenschnitt.arms import HELD
from tools.scherenschnitt.heads import HEADS
from tools.scherenschnitt.lands import bare_tree
from tools.scherenschnitt.paper import Cut, Point, blob, disc, limb, path, poly, ray, ring, tube


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


def _merlons(x: float, y: float, wide: float, count: int = 4) -> list[str]:
    step = wide / (2 * count - 1)
    return [
        box(x - wide / 2 + step * (2 * index + 0.5), y, step, step * 1.2) for index in range(count)
    ]


def _tower() -> Cut:
    return Cut(
        body=[
            poly((-15, 2), (-12, -78), (12, -78), (15, 2)),
            poly((-17, -76), (17, -76), (17, -90), (-17, -90)),
            *_merlons(0, -89, 34),
        ],
        light=[window(0, -52), window(-4, -28), window(0, -78, 4, 6)],
    )


def _watchtower() -> Cut:
    return Cut(
        body=[
            limb([(-22, 2), (-12, -66)], [4, 4]),
            limb([(22, 2), (12, -66)], [4, 4]),
            limb([(-19, -18), (15, -44)], [3, 3]),
            limb([(19, -18), (-15, -44)], [3, 3]),
            box(0, -62, 40, 6),
            box(-16, -62, 3, 24),
            box(16, -62, 3, 24),
            poly((-26, -84), (0, -108), (26, -84)),
            box(0, -66, 34, 9),
        ],
        front=[path("M-4-76C-8-84 0-86-1-94C6-88 8-82 4-76Z")],
    )


def _castle() -> Cut:
    cut = Cut(back=[poly((-78, 4), (-56, -22), (-20, -34), (30, -34), (60, -20), (80, 4))])
    for x, high, wide in ((-44, 62, 18), (-14, 96, 22), (18, 80, 20), (46, 58, 18)):
        cut.body += [
            box(x, -8, wide, high),
            poly((x - wide * 0.75, -high - 6), (x, -high - 32), (x + wide * 0.75, -high - 6)),
        ]
        cut.light += [window(x, -high + 14, 4, 8), window(x, -high + 32, 4, 8)]
    cut.body += [box(0, 0, 110, 40), *_merlons(0, -39, 110, 9)]
    cut.light.append(window(0, 0, 16, 24))
    return cut


def _keep() -> Cut:
    return Cut(
        body=[
            poly((-34, 2), (-30, -70), (30, -70), (34, 2)),
            *_merlons(0, -69, 60, 5),
            box(-34, 2, 16, 92),
            *_merlons(-34, -89, 18, 2),
            poly((24, 2), (26, -50), (42, -50), (44, 2)),
        ],
        light=[window(0, 0, 13, 24), window(-14, -40), window(14, -40), window(-34, -66, 4, 8)],
    )


def _ruined_tower() -> Cut:
    return Cut(
        body=[
            poly(
                (-18, 2), (-15, -70), (-10, -92), (-4, -80), (2, -84), (6, -66), (14, -60), (17, 2)
            ),
            poly((20, 2), (24, -8), (34, -10), (42, 2)),
        ],
        light=[window(0, -44), window(-5, -20), poly((-12, -66), (-9, -50), (-11, -50))],
    )


def _evil_tower() -> Cut:
    return Cut(
        body=[
            poly(
                (-24, 2),
                (-10, -60),
                (-16, -84),
                (-26, -112),
                (-8, -92),
                (0, -124),
                (8, -92),
                (26, -112),
                (16, -84),
                (10, -60),
                (24, 2),
            ),
            poly((-22, -4), (-44, -30), (-16, -24)),
            poly((22, -4), (46, -36), (16, -26)),
        ],
        light=[disc(0, -78, 5), window(-3, -44, 4, 10), window(3, -24, 4, 10), ring(0, -78, 9, 8)],
    )


def _house() -> Cut:
    return Cut(
        body=[
            box(0, 2, 68, 36),
            poly((-44, -30), (-24, -68), (26, -68), (44, -30)),
            box(20, -60, 9, 26),
        ],
        light=[
            poly((-24, -8), (-12, -8), (-12, -22), (-24, -22)),
            poly((12, -8), (24, -8), (24, -22), (12, -22)),
            window(0, 2, 12, 24),
            poly((-4, -40), (4, -40), (4, -50), (-4, -50)),
        ],
        back=[
            blob((20, -88), (12, -102), (24, -112), (16, -128), (32, -120), (34, -106), (26, -96))
        ],
    )


def _inn() -> Cut:
    cut = _house()
    cut.body += [
        limb([(34, -28), (54, -30)], [3, 3]),
        poly((44, -28), (60, -28), (58, -12), (46, -12)),
    ]
    cut.light += [disc(52, -20, 4), poly((-24, -8), (-12, -8), (-12, -22), (-24, -22))]
    cut.body += [poly((-44, -30), (-60, 2), (-34, 2))]
    return cut


def _burnt_house() -> Cut:
    return Cut(
        body=[
            poly(
                (-36, 2),
                (-36, -34),
                (-30, -40),
                (-20, -62),
                (-14, -56),
                (-6, -66),
                (-2, -44),
                (8, -50),
                (14, -34),
                (26, -40),
                (34, -28),
                (36, 2),
            ),
            limb([(-34, -32), (6, -74)], [4, 3]),
            limb([(34, -26), (2, -70)], [4, 3]),
        ],
        front=[
            path("M-24-30C-32-46-18-50-20-66C-8-58-8-50-2-78C10-60 6-52 14-60C24-46 20-38 18-30Z")
        ],
        light=[path("M-10-30C-14-40-6-44-4-56C4-46 4-40 2-30Z"), window(0, 2, 12, 22)],
    )


def _chapel() -> Cut:
    return Cut(
        body=[
            box(8, 2, 60, 38),
            poly((-26, -34), (8, -66), (42, -34)),
            box(-24, 2, 20, 64),
            poly((-36, -60), (-24, -98), (-12, -60)),
            limb([(-24, -94), (-24, -112)], [2, 2]),
            limb([(-30, -106), (-18, -106)], [2, 2]),
        ],
        light=[
            window(-24, -38, 6, 12),
            window(4, -10, 7, 18),
            window(22, -10, 7, 18),
            disc(8, -48, 4),
        ],
    )


def _temple() -> Cut:
    return Cut(
        body=[
            box(0, 2, 100, 8),
            box(0, -5, 88, 6),
            *(
                poly((x - 5, -10), (x - 4, -52), (x + 4, -52), (x + 5, -10))
                for x in (-36, -18, 18, 36)
            ),
            box(0, -51, 92, 8),
            poly((-50, -58), (0, -86), (30, -69), (34, -72), (50, -58)),
        ],
        back=[box(0, -8, 70, 46)],
        light=[disc(0, -68, 5), window(0, -8, 17, 34)],
    )


def _mill() -> Cut:
    cut = Cut(
        body=[
            poly((-24, 2), (-14, -66), (14, -66), (24, 2)),
            blob((-17, -64), (0, -84), (17, -64)),
        ],
        light=[window(0, 0, 12, 20), window(0, -38)],
    )
    for turn in (28, 118, 208, 298):
        cut.back += [
            f'<g transform="rotate({turn} 0 -66)">{poly((-2, -66), (-1, -116), (12, -114), (11, -80), (2, -78), (2, -66))}</g>'
        ]
    return cut


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


def _bridge() -> Cut:
    return Cut(
        body=[
            path("M-120 8V-22Q0-62 120-22V8H88A40 34 0 0 0 20 8H-20A40 34 0 0 0-88 8Z"),
            path("M-120-22Q0-62 120-22V-30Q0-70-120-30Z"),
        ],
        light=[
            poly((x, y), (x + 12, y), (x + 12, y + 1.8), (x, y + 1.8))
            for x, y in (
                (-70, -30),
                (-30, -40),
                (20, -40),
                (60, -30),
                (-8, -28),
                (-50, -20),
                (40, -20),
            )
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


def _gate() -> Cut:
    return Cut(
        body=[
            path("M-46 2V-72H-22V-34A22 26 0 0 1 22-34V-72H46V2H24V-30A24 28 0 0 0-24-30V2Z"),
            box(0, -58, 92, 20),
            *_merlons(-36, -76, 22, 2),
            *_merlons(36, -76, 22, 2),
        ],
        light=[
            window(-35, -40, 4, 9),
            window(35, -40, 4, 9),
            *(box(x, 0, 1.6, 46) for x in (-12, -4, 4, 12)),
        ],
    )


def _crypt() -> Cut:
    return Cut(
        body=[poly((-52, 2), (-46, -46), (0, -76), (46, -46), (52, 2)), box(0, -42, 104, 7)],
        light=[
            window(0, 2, 24, 38),
            poly(
                (0, -68),
                (2, -60),
                (7, -60),
                (3, -56),
                (4, -50),
                (0, -54),
                (-4, -50),
                (-3, -56),
                (-7, -60),
                (-2, -60),
            ),
        ],
        front=[box(-20, 2, 7, 38), box(20, 2, 7, 38)],
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


def _door() -> Cut:
    return Cut(
        body=[path("M-36 4V-66A36 40 0 0 1 36-66V4Z")],
        light=[path("M-27 4V-64A27 31 0 0 1 2-93V4Z"), disc(12, -40, 3)],
        front=[
            poly((-27, -74), (2, -76), (2, -72), (-27, -70)),
            poly((-27, -24), (2, -24), (2, -20), (-27, -20)),
        ],
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


def _lighthouse() -> Cut:
    return Cut(
        body=[
            poly((-18, 2), (-11, -84), (11, -84), (18, 2)),
            box(0, -82, 30, 6),
            poly((-13, -100), (0, -114), (13, -100)),
            box(-9, -86, 3, 16),
            box(9, -86, 3, 16),
            blob((-50, 8), (-28, -8), (28, -8), (52, 8)),
        ],
        light=[
            box(0, -86, 14, 14),
            poly((10, -94), (120, -118), (120, -74)),
            poly((-10, -94), (-120, -110), (-120, -82)),
            poly((-15, -26), (15, -26), (14, -38), (-14, -38)),
            poly((-13, -56), (13, -56), (12, -66), (-12, -66)),
        ],
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


def _shrine() -> Cut:
    cut = Cut(
        body=[
            box(0, 2, 10, 50),
            poly((-26, -48), (-26, -84), (26, -84), (26, -48)),
            poly((-36, -80), (0, -108), (36, -80)),
        ],
        light=[window(0, -50, 26, 30)],
    )
    cut.front += [blob((-7, -51), (-6, -66), (0, -72), (6, -66), (7, -51))]
    return cut


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


def _web() -> Cut:
    return Cut(
        light=[
            *(ray(0, -60, turn, 0, 62, 1.8) for turn in range(0, 360, 36)),
            *(ring(0, -60, radius, radius - 1.4) for radius in (14, 27, 40, 53)),
        ]
    )


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


def _stall() -> Cut:
    return Cut(
        body=[box(-40, 2, 5, 78), box(40, 2, 5, 78), box(0, -22, 92, 7), box(0, 2, 84, 20)],
        front=[
            path(
                "M-56-58L-44-92H44L56-58C48-50 40-50 34-58C26-50 16-50 11-58C4-50-4-50-11-58C-16-50-26-50-34-58C-40-50-48-50-56-58Z"
            )
        ],
        light=[
            disc(-24, -34, 5),
            disc(-12, -34, 5),
            disc(4, -34, 5),
            box(24, -29, 14, 12),
            poly((-22, -90), (-14, -90), (-18, -58), (-27, -58)),
            poly((14, -90), (22, -90), (27, -58), (18, -58)),
        ],
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


def _stairs_down() -> Cut:
    return Cut(
        body=[path("M-52 4V-58A52 48 0 0 1 52-58V4Z")],
        light=[path("M-38 4V-54A38 36 0 0 1 38-54V4Z")],
        front=[
            poly(
                (-38 + step * 5, 4 - step * 11),
                (38 - step * 5, 4 - step * 11),
                (38 - step * 5, -2 - step * 11),
                (-38 + step * 5, -2 - step * 11),
            )
            for step in range(4)
        ],
    )


def _tent() -> Cut:
    return Cut(
        body=[poly((-60, 4), (-4, -82), (-9, -92), (0, -86), (9, -92), (4, -82), (60, 4))],
        light=[poly((0, -66), (14, 2), (-12, 2))],
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


THINGS: dict[str, Callable[[], Cut]] = {
    "tower": _tower,
    "watchtower": _watchtower,
    "castle": _castle,
    "keep": _keep,
    "ruinedtower": _ruined_tower,
    "eviltower": _evil_tower,
    "house": _house,
    "inn": _inn,
    "burning": _burnt_house,
    "chapel": _chapel,
    "temple": _temple,
    "mill": _mill,
    "throne": _throne,
    "altar": _altar,
    "totem": _totem,
    "wagon": _wagon,
    "coach": _coach,
    "cage": _cage,
    "bridge": _bridge,
    "campfire": _campfire,
    "pyre": _pyre,
    "cauldron": _cauldron,
    "well": _well,
    "ship": _ship,
    "galleon": _galleon,
    "boat": _boat,
    "wreck": _wreck,
    "wickerman": _wicker_man,
    "gallows": _gallows,
    "signpost": _signpost,
    "portal": _portal,
    "gate": _gate,
    "crypt": _crypt,
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
    "chest": _chest,
    "blade": _blade,
    "swords": _swords,
    "bell": _bell,
    "crownthing": _crown,
    "tome": _tome,
    "hourglass": _hourglass,
    "candle": _candle,
    "nest": _nest,
    "mushrooms": _mushrooms,
    "barrels": _barrels,
    "table": _table,
    "bed": _bed,
    "door": _door,
    "mirrorthing": _mirror,
    "prints": _prints,
    "anvil": _anvil,
    "mug": _mug,
    "dice": _dice,
    "scroll": _scroll,
    "bottle": _bottle,
    "blossom": _flower,
    "wheel": _wheel,
    "lighthouse": _lighthouse,
    "net": _net,
    "shrine": _shrine,
    "trap": _trap,
    "skullthing": _skull,
    "heart": _heart,
    "medallion": _medallion,
    "coins": _coins,
    "cobweb": _web,
    "handthing": _hand,
    "pot": _pot,
    "stall": _stall,
    "beehive": _beehive,
    "stairs": _stairs_down,
    "tent": _tent,
    "rune": _rune,
    "raft": _raft,
    "gem": _gem,
}
