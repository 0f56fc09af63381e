"""What hands hold: the hand is at (0, 0), the thing points up."""

from __future__ import annotations

from collections.abc import Callable

from tools.scherenschnitt.paper import (
    Cut,
    blob,
    disc,
    limb,
    path,
    poly,
    ray,
    ring,
    smooth_data,
    tube,
)


def _sword(length: float = 38, width: float = 3.4) -> Cut:
    half = width / 2
    return Cut(
        front=[
            poly((-half, -4), (-half, -length + 5), (0, -length), (half, -length + 5), (half, -4))
        ],
        body=[
            poly((-7, -5.4), (7, -5.4), (7, -3), (-7, -3)),
            poly((-1.3, -4), (1.3, -4), (1.3, 6), (-1.3, 6)),
            disc(0, 7, 2),
        ],
    )


def _great_sword() -> Cut:
    return _sword(62, 5)


def _dagger() -> Cut:
    return _sword(19, 3)


def _pole(top: float = -62, bottom: float = 50, width: float = 2.2) -> str:
    return limb([(0, bottom), (0, top)], [width, width])


def _axe() -> Cut:
    return Cut(
        front=[path("M1-34C10-40 16-38 18-42C20-30 18-20 15-13C13-18 8-22 1-22Z")],
        body=[_pole(-38, 12, 2.6)],
    )


def _great_axe() -> Cut:
    return Cut(
        front=[
            path("M1-56C12-63 19-60 22-66C26-52 24-38 18-30C15-36 10-40 1-40Z"),
            path("M-1-56C-12-63-19-60-22-66C-26-52-24-38-18-30C-15-36-10-40-1-40Z"),
        ],
        body=[_pole(-60, 30, 3)],
    )


def _mace() -> Cut:
    return Cut(
        front=[disc(0, -33, 7), *(ray(0, -33, step * 45, 5, 12, 5) for step in range(8))],
        body=[_pole(-30, 8, 3)],
    )


def _hammer() -> Cut:
    return Cut(
        front=[poly((-13, -44), (12, -46), (15, -40), (12, -30), (-13, -32))],
        body=[_pole(-46, 22, 3)],
        light=[poly((-8, -43), (-6, -43), (-6, -33), (-8, -33))],
    )


def _club() -> Cut:
    return Cut(
        body=[blob((-2, 8), (2, 8), (6, -26), (5, -36), (-5, -36), (-6, -26))],
        light=[disc(0, -28, 1.4), disc(-2, -22, 1.2)],
    )


def _staff() -> Cut:
    return Cut(
        body=[_pole(-56)], front=[disc(0, -60, 6)], light=[ring(0, -60, 9, 8), disc(-1, -61, 2)]
    )


def _crook() -> Cut:
    return Cut(body=[_pole(-46), tube([(0, -44), (0, -60), (12, -64), (14, -52), (7, -50)], 3, 2)])


def _skull_staff() -> Cut:
    return Cut(
        body=[_pole(-50)],
        front=[blob((-6, -56), (0, -64), (7, -57), (5, -50), (-4, -50))],
        light=[disc(-2, -56, 1.6), disc(3, -56, 1.6)],
    )


def _antler_staff() -> Cut:
    return Cut(
        body=[
            _pole(-46),
            tube([(0, -44), (-10, -54), (-8, -68)], 3, 0.7),
            tube([(0, -44), (10, -54), (10, -70)], 3, 0.7),
            tube([(7, -51), (17, -54), (19, -62)], 2, 0.6),
            poly((-3, -40), (-12, -28), (-6, -30), (-5, -22), (-1, -32)),
        ]
    )


def _spear() -> Cut:
    return Cut(body=[_pole(-58)], front=[poly((-4, -56), (0, -74), (4, -56), (0, -52))])


def _halberd() -> Cut:
    return Cut(
        body=[_pole(-60)],
        front=[
            poly((-2, -56), (0, -78), (3, -60), (16, -62), (17, -44), (2, -48)),
            poly((-1, -56), (-11, -52), (-1, -50)),
        ],
    )


def _scythe() -> Cut:
    return Cut(body=[_pole(-56)], front=[path("M-2-58C14-66 34-60 44-42C30-52 16-54-1-50Z")])


def _sickle() -> Cut:
    return Cut(front=[path("M-1-4C14-6 18-26 4-32C12-24 10-14-1-10Z")], body=[_pole(-6, 8, 2.6)])


def _torch() -> Cut:
    return Cut(
        body=[_pole(-20, 12, 3)],
        front=[path("M-5-18C-9-28-1-32-1-44C6-36 9-28 5-18Z")],
        light=[path("M-2-19C-4-25 0-28 0-34C3-28 4-24 2-19Z")],
    )


def _lantern() -> Cut:
    return Cut(
        body=[
            tube([(0, 0), (3, 6), (0, 10)], 1.6, 1.4),
            poly((-6, 12), (0, 8), (6, 12), (6, 15), (-6, 15)),
            poly((-6, 15), (-4.6, 15), (-4.6, 26), (-6, 26)),
            poly((6, 15), (4.6, 15), (4.6, 26), (6, 26)),
            poly((-7, 26), (7, 26), (6, 29), (-6, 29)),
        ],
        light=[poly((-4.6, 15), (4.6, 15), (4.6, 26), (-4.6, 26)), ring(0, 20, 14, 13.3)],
    )


def _bow() -> Cut:
    return Cut(
        body=[
            path(
                smooth_data(
                    [(-9, -36), (2, -22), (4, 0), (2, 22), (-9, 36), (-6, 22), (0, 0), (-6, -22)]
                )
            )
        ],
        light=[poly((-9, -36), (-8.3, -36), (-33, 0), (-8.3, 36), (-9, 36), (-34, 0))],
        front=[
            poly((-34, -0.9), (14, -0.9), (14, -3.5), (22, 0), (14, 3.5), (14, 0.9), (-34, 0.9))
        ],
    )


def _crossbow() -> Cut:
    return Cut(
        body=[
            poly((-22, -1), (14, -2.4), (14, 2), (-20, 5)),
            limb([(6, -19), (14, 0), (6, 19)], [1.5, 4, 1.5]),
        ],
        front=[poly((-4, -3.4), (18, -3.8), (24, -3), (18, -2), (-4, -2.2))],
    )


def _sling() -> Cut:
    return Cut(
        body=[
            tube([(0, 0), (14, -16), (6, -34), (-12, -36)], 1.6, 1.2),
            blob((-18, -40), (-10, -42), (-6, -36), (-12, -31), (-19, -34)),
        ],
        light=[disc(-13, -37, 2.4)],
    )


def _whip() -> Cut:
    return Cut(
        body=[
            tube([(0, 0), (18, -26), (38, -20), (34, -4), (46, 4)], 3, 0.8),
            limb([(0, 4), (0, -4)], [3, 3]),
        ]
    )


def _flail() -> Cut:
    return Cut(
        body=[_pole(-24, 10, 2.6), tube([(0, -24), (10, -30), (16, -20)], 1.6, 1.4)],
        front=[disc(17, -14, 5.5), *(ray(17, -14, step * 45, 4, 10, 4) for step in range(8))],
    )


def _shield() -> Cut:
    return Cut(
        front=[
            blob((-13, -17), (0, -20), (13, -17), (13, 0), (8, 13), (0, 20), (-8, 13), (-13, 0))
        ],
        light=[
            poly((-1, -16), (1, -16), (1, 15), (-1, 15)),
            poly((-10, -5), (10, -5), (10, -3), (-10, -3)),
        ],
    )


def _round_shield() -> Cut:
    return Cut(front=[disc(0, 0, 17)], light=[ring(0, 0, 14, 12.8), disc(0, 0, 3.6)])


def _tower_shield() -> Cut:
    return Cut(
        front=[
            blob((-17, -26), (0, -31), (17, -26), (17, 14), (11, 32), (0, 40), (-11, 32), (-17, 14))
        ],
        light=[
            poly((0, -20), (7, -6), (3, -6), (3, 24), (-3, 24), (-3, -6), (-7, -6)),
            ring(0, 2, 0, 0),
        ],
    )


def _book() -> Cut:
    return Cut(
        front=[
            poly((-13, -4), (-1, -1), (-1, 11), (-13, 7)),
            poly((13, -4), (1, -1), (1, 11), (13, 7)),
        ],
        light=[
            poly((-11, -1), (-3, 1), (-3, 2), (-11, 0)),
            poly((11, -1), (3, 1), (3, 2), (11, 0)),
            poly((11, 2), (3, 4), (3, 5), (11, 3)),
            poly((-11, 2), (-3, 4), (-3, 5), (-11, 3)),
        ],
    )


def _orb() -> Cut:
    return Cut(light=[disc(0, -11, 6.5), ring(0, -11, 11, 10)])


def _fire_hand() -> Cut:
    return Cut(
        front=[path("M-8 0C-14-12-4-16-5-30C4-24 5-16 6-20C12-12 12-4 8 0Z")],
        light=[path("M-3-1C-6-8 0-11 0-18C4-12 5-6 3-1Z")],
    )


def _frost_hand() -> Cut:
    return Cut(
        light=[ray(0, -12, step * 60, 0, 13, 2.2) for step in range(6)] + [ring(0, -12, 6, 5)]
    )


def _bolt_hand() -> Cut:
    return Cut(light=[poly((-2, -2), (6, -18), (1, -17), (8, -36), (-6, -13), (-1, -14))])


def _swirl() -> Cut:
    return Cut(
        light=[
            tube([(0, 0), (9, -8), (2, -20), (-9, -12), (-3, -6)], 2.6, 0.8),
            disc(10, -20, 1.6),
            disc(-8, -24, 1.3),
        ]
    )


def _wand() -> Cut:
    return Cut(
        body=[limb([(0, 5), (0, -20)], [2.4, 1.4])],
        light=[ray(0, -24, step * 45, 0, 8 if step % 2 else 5, 1.8) for step in range(8)],
    )


def _banner() -> Cut:
    return Cut(
        body=[_pole(-66)],
        front=[path("M1-64C14-70 22-58 38-64L34-50L38-38C24-34 14-44 1-38Z")],
        light=[disc(14, -51, 3.5)],
    )


def _horn() -> Cut:
    return Cut(
        front=[tube([(0, 0), (12, -2), (22, -10), (27, -20)], 2.5, 11)],
        light=[poly((9, -4), (10.5, -4.6), (12, 2), (10.4, 2))],
    )


def _cup() -> Cut:
    return Cut(
        front=[
            poly(
                (-6, -14),
                (6, -14),
                (4, -5),
                (1.4, -3),
                (1.4, 1),
                (5, 3),
                (-5, 3),
                (-1.4, 1),
                (-1.4, -3),
                (-4, -5),
            )
        ]
    )


def _flask() -> Cut:
    return Cut(
        front=[blob((-2, -16), (2, -16), (2, -9), (8, -2), (5, 5), (-5, 5), (-8, -2), (-2, -9))],
        light=[disc(-2, 0, 2), disc(2.6, 2, 1.2)],
    )


def _sack() -> Cut:
    return Cut(
        front=[blob((-4, 2), (4, 2), (12, 16), (9, 26), (-9, 26), (-12, 16))],
        light=[poly((-4, 4), (4, 4), (4, 5.4), (-4, 5.4))],
    )


def _basket() -> Cut:
    return Cut(
        front=[poly((-11, 8), (11, 8), (8, 20), (-8, 20))],
        body=[ring(0, 8, 9, 7.6)],
        light=[
            poly((-9, 11), (9, 11), (9, 12), (-9, 12)),
            poly((-8, 15), (8, 15), (8, 16), (-8, 16)),
        ],
    )


def _hammer_small() -> Cut:
    return Cut(front=[poly((-8, -24), (8, -24), (8, -16), (-8, -16))], body=[_pole(-22, 8, 2.6)])


def _claws() -> Cut:
    return Cut(front=[poly((x, -2), (x + 2.5, -2), (x + 4 + x * 0.4, 13)) for x in (-5, -2, 1, 4)])


def _key() -> Cut:
    return Cut(
        front=[
            ring(0, -20, 5, 2.6),
            poly(
                (-1, -15),
                (1, -15),
                (1, 2),
                (6, 2),
                (6, 4),
                (1, 4),
                (1, -3),
                (5, -3),
                (5, -1),
                (-1, 6),
            ),
        ]
    )


def _lute() -> Cut:
    return Cut(
        front=[
            blob((-4, -2), (5, 0), (10, 10), (4, 20), (-6, 20), (-11, 10)),
            limb([(0, 4), (20, -28)], [3, 3]),
        ],
        light=[disc(-1, 11, 3)],
    )


def _oar() -> Cut:
    return Cut(
        body=[_pole(-40, 40, 2.4)], front=[blob((-4, -40), (4, -40), (5, -62), (0, -66), (-5, -62))]
    )


def _head_held() -> Cut:
    return Cut(
        front=[blob((-6, 4), (0, 1), (6, 4), (7, 12), (2, 18), (-5, 15))],
        light=[disc(-1, 9, 1.6), disc(4, 9, 1.4)],
    )


def _coin() -> Cut:
    return Cut(light=[disc(0, -8, 4)], front=[ring(0, -8, 6, 4)])


def _letter() -> Cut:
    return Cut(
        front=[poly((-13, -14), (13, -14), (13, 5), (-13, 5))],
        body=[poly((-13, -14), (0, -3), (13, -14), (13, -12), (0, -0.6), (-13, -12))],
        light=[disc(0, -2, 3)],
    )


def _flower() -> Cut:
    return Cut(
        body=[limb([(0, 4), (2, -10)], [1.4, 1.2])],
        light=[ray(2, -13, step * 72, 0, 7, 4) for step in range(5)],
    )


def _broom() -> Cut:
    return Cut(body=[_pole(-30, 30, 2.2)], front=[poly((-2, 28), (2, 28), (9, 48), (-9, 48))])


def _cards() -> Cut:
    return Cut(
        front=[
            poly((-10, -12), (-4, -16), (2, 0), (-3, 2)),
            poly((-3, -17), (4, -17), (4, 0), (-2, 0)),
            poly((6, -15), (12, -11), (5, 3), (1, 0)),
        ]
    )


def _chain() -> Cut:
    return Cut(front=[ring(step * 1.5, 4 + step * 6, 3.4, 1.8) for step in range(6)])


def _web_hand() -> Cut:
    return Cut(
        light=[ring(0, -14, radius, radius - 0.8) for radius in (5, 9, 13)]
        + [ray(0, -14, step * 60, 0, 15, 0.9) for step in range(6)]
    )


HELD: dict[str, Callable[[], Cut]] = {
    "sword": _sword,
    "greatsword": _great_sword,
    "dagger": _dagger,
    "axe": _axe,
    "greataxe": _great_axe,
    "mace": _mace,
    "hammer": _hammer,
    "club": _club,
    "staff": _staff,
    "crook": _crook,
    "skullstaff": _skull_staff,
    "antlerstaff": _antler_staff,
    "spear": _spear,
    "halberd": _halberd,
    "scythe": _scythe,
    "sickle": _sickle,
    "torch": _torch,
    "lantern": _lantern,
    "bow": _bow,
    "crossbow": _crossbow,
    "sling": _sling,
    "whip": _whip,
    "flail": _flail,
    "shield": _shield,
    "roundshield": _round_shield,
    "towershield": _tower_shield,
    "book": _book,
    "orb": _orb,
    "fire": _fire_hand,
    "frost": _frost_hand,
    "bolt": _bolt_hand,
    "swirl": _swirl,
    "wand": _wand,
    "banner": _banner,
    "horn": _horn,
    "cup": _cup,
    "flask": _flask,
    "sack": _sack,
    "basket": _basket,
    "tool": _hammer_small,
    "claws": _claws,
    "key": _key,
    "lute": _lute,
    "oar": _oar,
    "severed": _head_held,
    "coin": _coin,
    "letter": _letter,
    "flower": _flower,
    "broom": _broom,
    "cards": _cards,
    "chain": _chain,
    "web": _web_hand,
}
