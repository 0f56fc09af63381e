"""Buildings, on the ground at (0, 0), as large as a figure."""

from __future__ import annotations

from collections.abc import Callable

from tools.scherenschnitt.carpentry import box, merlons, window
from tools.scherenschnitt.paper import (
    Cut,
    blob,
    disc,
    limb,
    path,
    poly,
    ring,
)


def _tower() -> Cut:
    return Cut(
        body=[
            poly((-15, 2), (-12, -78), (12, -78), (15, 2)),
            poly((-17, -76), (17, -76), (17, -90), (-17, -90)),
            *merlons(0, -89, 34),
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
    cut.body += [box(0, 0, 110, 40), *merlons(0, -39, 110, 9)]
    cut.light.append(window(0, 0, 16, 24))
    return cut


def _keep() -> Cut:
    return Cut(
        body=[
            poly((-34, 2), (-30, -70), (30, -70), (34, 2)),
            *merlons(0, -69, 60, 5),
            box(-34, 2, 16, 92),
            *merlons(-34, -89, 18, 2),
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


def _gate() -> Cut:
    return Cut(
        body=[
            path("M-46 2V-72H-22V-34A22 26 0 0 1 22-34V-72H46V2H24V-30A24 28 0 0 0-24-30V2Z"),
            box(0, -58, 92, 20),
            *merlons(-36, -76, 22, 2),
            *merlons(36, -76, 22, 2),
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


def _door() -> Cut:
    return Cut(
        body=[path("M-36 4V-66A36 40 0 0 1 36-66V4Z")],
        light=[path("M-27 4V-64A27 31 0 0 1 2-93V4Z"), disc(12, -40, 3)],
        front=[
            poly((-27, -74), (2, -76), (2, -72), (-27, -70)),
            poly((-27, -24), (2, -24), (2, -20), (-27, -20)),
        ],
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


BUILDINGS: dict[str, Callable[[], Cut]] = {
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
    "bridge": _bridge,
    "gate": _gate,
    "crypt": _crypt,
    "door": _door,
    "lighthouse": _lighthouse,
    "shrine": _shrine,
    "stall": _stall,
    "stairs": _stairs_down,
    "tent": _tent,
}
