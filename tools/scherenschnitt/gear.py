"""Gear and powers on their own: laid out large, on the ground at (0, 0)."""

from __future__ import annotations

from collections.abc import Callable

from tools.scherenschnitt.paper import Cut, blob, disc, path, poly, ray, ring, tube


def _shirt(skirt: float) -> list[str]:
    return [
        blob(
            (-18, -92),
            (-46, -82),
            (-52, -56),
            (-34, -52),
            (-30, -40),
            (-30 - skirt, -2),
            (30 + skirt, -2),
            (30, -40),
            (34, -52),
            (52, -56),
            (46, -82),
            (18, -92),
            (0, -84),
        )
    ]


def _mail_shirt() -> Cut:
    links = [
        ring(-24 + column * 8 + (row % 2) * 4, -72 + row * 8, 3.4, 2.2)
        for row in range(9)
        for column in range(7)
    ]
    return Cut(body=_shirt(4), light=links)


def _quilted() -> Cut:
    seams = [
        poly((x, -78), (x + 1.6, -78), (x * 1.2 + 1.6, -6), (x * 1.2, -6))
        for x in (-24, -12, 0, 12, 24)
    ]
    return Cut(
        body=_shirt(6),
        front=[
            poly((-34, -42), (34, -42), (34, -34), (-34, -34)),
            poly((-20, -92), (0, -84), (20, -92), (16, -80), (0, -72), (-16, -80)),
        ],
        light=seams,
    )


def _breastplate() -> Cut:
    return Cut(
        front=[
            blob(
                (-20, -92),
                (-42, -84),
                (-38, -56),
                (-32, -22),
                (0, -4),
                (32, -22),
                (38, -56),
                (42, -84),
                (20, -92),
                (0, -82),
            )
        ],
        light=[
            poly((-1, -80), (1, -80), (0, -8)),
            path("M-34-52Q0-36 34-52Q0-40-34-52Z"),
            path("M-31-30Q0-14 31-30Q0-18-31-30Z"),
        ],
        body=[disc(-42, -78, 13, 11), disc(42, -78, 13, 11)],
    )


def _robe() -> Cut:
    return Cut(
        back=[
            blob(
                (-16, -96),
                (-50, -74),
                (-62, -32),
                (-42, -30),
                (-30, -52),
                (-40, 2),
                (40, 2),
                (30, -52),
                (42, -30),
                (62, -32),
                (50, -74),
                (16, -96),
            )
        ],
        light=[
            poly((-3, -84), (3, -84), (5, 0), (-5, 0)),
            *(
                poly((x, -50), (x + lean, 0), (x + lean - 2.4, 0))
                for x, lean in ((-14, -6), (14, 8))
            ),
        ],
        front=[
            poly((-16, -96), (0, -70), (16, -96), (22, -90), (0, -58), (-22, -90)),
            poly((-28, -44), (28, -44), (28, -38), (-28, -38)),
        ],
    )


def _cloak() -> Cut:
    return Cut(
        body=[
            blob(
                (0, -112),
                (-20, -92),
                (-24, -70),
                (-44, -50),
                (-52, 2),
                (-18, -4),
                (0, 3),
                (20, -4),
                (52, 2),
                (44, -50),
                (24, -70),
                (20, -92),
            )
        ],
        light=[
            blob((0, -98), (-11, -84), (-8, -70), (0, -66), (8, -70), (11, -84)),
            *(poly((x, -48), (x * 1.7, -4), (x * 1.7 - 2, -4)) for x in (-22, -8, 8, 22)),
        ],
        front=[disc(0, -60, 5)],
    )


def _belt() -> Cut:
    return Cut(
        body=[
            path("M-72-64C-40-44 40-44 72-64L70-44C38-24-38-24-70-44Z"),
            *(path(f"M{x - 11}-42h22v20q-11 12-22 0Z") for x in (-44, 44)),
        ],
        front=[
            poly((-14, -52), (14, -52), (14, -26), (-14, -26)),
            path("M-33-36h8v28h-8Z"),
            path("M24-36h7v34h-7Z"),
        ],
        light=[poly((-8, -46), (8, -46), (8, -32), (-8, -32))],
    )


def _ring() -> Cut:
    return Cut(
        front=[ring(0, -34, 34, 25)],
        body=[poly((-16, -68), (16, -68), (20, -62), (-20, -62))],
        light=[
            poly((-18, -80), (-8, -96), (8, -96), (18, -80), (0, -62)),
            *(ray(0, -84, turn, 24, 38, 4) for turn in range(180, 361, 30)),
        ],
    )


def _amulet() -> Cut:
    return Cut(
        body=[
            tube([(-44, -112), (-30, -76), (0, -56)], 3, 3),
            tube([(44, -112), (30, -76), (0, -56)], 3, 3),
        ],
        front=[blob((0, -60), (22, -40), (14, -14), (0, -4), (-14, -14), (-22, -40))],
        light=[
            path("M0-18C-14-28-14-42-6-42Q0-42 0-36Q0-42 6-42C14-42 14-28 0-18Z"),
            *(ray(0, -32, turn, 30, 40, 3.4) for turn in range(0, 360, 45)),
        ],
    )


def _sun_symbol() -> Cut:
    return Cut(
        front=[disc(0, -50, 26), *(ray(0, -50, turn, 24, 50, 14) for turn in range(0, 360, 30))],
        light=[ring(0, -50, 18, 14), disc(0, -50, 7)],
    )


def _sphere() -> Cut:
    return Cut(
        back=[disc(0, -52, 44)],
        light=[
            disc(0, -52, 26),
            ring(0, -52, 38, 36),
            disc(-40, -88, 4),
            disc(38, -94, 3),
            disc(46, -26, 3),
        ],
        front=[tube([(-20, -44), (-4, -66), (14, -58), (10, -40), (-4, -44)], 6, 1.5)],
    )


def _stone() -> Cut:
    return Cut(
        body=[poly((-60, 2), (-44, -12), (44, -12), (60, 2))],
        front=[poly((-20, -12), (-30, -56), (0, -104), (30, -56), (20, -12))],
        light=[
            poly((-30, -56), (0, -46), (30, -56), (0, -42)),
            poly((-1, -100), (1, -100), (1, -14), (-1, -14)),
            *(ray(0, -56, turn, 46, 60, 4) for turn in (-150, -120, -60, -30, 0, 180)),
        ],
    )


def _bolts() -> Cut:
    return Cut(
        light=[
            poly((-6, -112), (18, -112), (0, -70), (18, -72), (-14, 0), (-4, -50), (-22, -48)),
            poly((0, -70), (50, -64), (30, -44), (66, -34), (24, -38), (40, -54)),
            poly((-14, -60), (-58, -50), (-40, -34), (-68, -14), (-26, -34), (-42, -46)),
        ]
    )


def _fireball() -> Cut:
    return Cut(
        front=[
            path(
                "M36-18C64-50 40-92 6-90C-14-88-20-76-40-86C-34-74-44-66-66-68C-54-58-62-50-80-42C-58-42-56-32-72-20C-50-24-46-16-54 0C-36-12-28-6-20 6C0 14 26 4 36-18Z"
            )
        ],
        light=[disc(4, -42, 27), ring(4, -42, 34, 31)],
        body=[
            path("M20-30C28-46 12-62-2-54C-10-50-6-40-16-44C-14-34-10-26 0-24C8-20 16-24 20-30Z")
        ],
    )


def _firebolt() -> Cut:
    return Cut(
        front=[
            path(
                "M70-60C40-78 10-70-10-62C-30-74-50-70-74-84C-60-64-62-58-84-56C-62-46-60-40-72-26C-48-36-30-38-12-42C12-34 44-40 70-60Z"
            )
        ],
        light=[path("M62-59C38-68 20-62 6-56C20-48 44-48 62-59Z")],
    )


def _mirror_shield() -> Cut:
    return Cut(
        back=[path("M-52-104Q0-124 52-104V-50Q44-10 0 8Q-44-10-52-50Z")],
        light=[path("M-42-94Q0-110 42-94V-50Q34-18 0-4Q-34-18-42-50Z")],
        front=[
            poly(
                (0, -84), (8, -58), (34, -52), (8, -46), (0, -20), (-8, -46), (-34, -52), (-8, -58)
            )
        ],
    )


def _shackle() -> Cut:
    return Cut(
        body=[
            ring(-30, -34, 26, 18),
            ring(36, -34, 26, 18),
            *(ring(x, -40, 7, 4) for x in (-4, 4, 12)),
        ],
        front=[
            path("M-44-56C-52-76-34-82-36-104C-20-92-16-78-22-60Z"),
            path("M24-58C18-78 36-82 34-104C50-90 54-76 46-58Z"),
        ],
        light=[
            path("M-38-60C-40-72-32-76-31-88C-25-78-23-70-27-61Z"),
            path("M31-60C28-72 36-76 37-88C43-78 44-70 40-60Z"),
        ],
    )


def _rift() -> Cut:
    return Cut(
        back=[disc(0, -54, 52)],
        light=[
            path("M-6-112L10-84L-8-62L16-40L-4-22L8 6L-14-20L2-40L-20-62L-2-84Z"),
            *(ray(0, -54, turn, 42, 50, 3) for turn in range(0, 360, 30)),
        ],
        front=[ring(0, -54, 52, 48)],
    )


def _spring() -> Cut:
    return Cut(
        body=[
            path("M-54 4C-54-14-40-18-34-20H34C40-18 54-14 54 4Z"),
            poly((-8, -18), (-5, -52), (5, -52), (8, -18)),
            path("M-26-50H26Q20-40 0-40T-26-50Z"),
        ],
        light=[
            path("M-2-52C-4-80-30-84-40-26C-32-70-12-66-4-52Z"),
            path("M2-52C4-80 30-84 40-26C32-70 12-66 4-52Z"),
            path("M-3-52C-5-72 0-90 0-104C2-90 5-72 3-52Z"),
            disc(0, -8, 34, 4),
        ],
    )


def _tools() -> Cut:
    return Cut(
        back=[poly((-60, -4), (-52, -84), (52, -84), (60, -4))],
        front=[
            poly(
                (x - 3, -70),
                (x + 3, -70),
                (x + 2.4, -14 - abs(x) * 0.2),
                (x - 2.4, -14 - abs(x) * 0.2),
            )
            for x in (-38, -20, -2, 16, 34)
        ],
        body=[poly((-56, -40), (56, -40), (57, -30), (-57, -30))],
        light=[
            ring(-38, -76, 6, 3),
            disc(-20, -74, 5),
            poly((-6, -70), (-2, -82), (2, -70)),
            ring(16, -76, 6, 4),
            poly((29, -72), (39, -72), (39, -78), (29, -78)),
        ],
    )


def _split_mask() -> Cut:
    return Cut(
        front=[path("M-48-96Q-24-104 0-92V-6Q-40-20-48-96Z")],
        body=[path("M48-96Q24-104 0-92V-6Q40-20 48-96Z")],
        light=[
            path("M-36-74Q-24-84-12-72Q-24-66-36-74Z"),
            path("M36-74Q24-84 12-72Q24-66 36-74Z"),
            path("M-26-40Q-12-22-2-24V-30Q-14-30-26-40Z"),
            path("M26-28Q14-40 2-38V-32Q14-34 26-28Z"),
        ],
    )


def _healing() -> Cut:
    return Cut(
        front=[path("M-8-90H8V-62H36V-46H8V-18H-8V-46H-36V-62H-8Z")],
        light=[ring(0, -54, 50, 47), *(ray(0, -54, turn, 54, 66, 5) for turn in range(0, 360, 45))],
    )


def _fist() -> Cut:
    return Cut(
        body=[
            poly((-20, 6), (-18, -34), (18, -34), (20, 6)),
            blob((-32, -36), (-34, -74), (-24, -92), (24, -92), (34, -72), (30, -38)),
        ],
        light=[
            *(poly((x, -90), (x + 1.8, -90), (x + 1, -62), (x - 0.6, -62)) for x in (-14, 0, 14)),
            path("M-30-58H22Q30-56 30-48H-28Z"),
        ],
        front=[poly((-24, -30), (24, -30), (24, -20), (-24, -20))],
    )


def _arrows() -> Cut:
    return Cut(
        front=[
            path("M-60-30Q-20-100 40-70L34-88L72-56L30-36L38-52Q-8-74-60-30Z"),
            path("M60-30Q20 20-30-8L-26 10L-60-18L-22-38L-28-24Q14-2 60-30Z"),
        ],
        light=[disc(0, -42, 7)],
    )


def _rope() -> Cut:
    return Cut(
        front=[ring(0, -46, 42, 34), ring(0, -46, 32, 25), ring(0, -46, 23, 17)],
        body=[tube([(34, -20), (56, -8), (70, 2)], 8, 6), disc(72, 4, 5)],
        light=[ray(0, -46, turn, 35, 41, 2.4) for turn in range(0, 360, 24)],
    )


def _snare() -> Cut:
    return Cut(
        body=[
            tube([(-44, 4), (-40, -60), (-10, -92), (14, -78)], 8, 3),
            poly((34, 4), (36, -22), (42, -22), (44, 4)),
        ],
        front=[ring(16, -46, 24, 21.4), tube([(16, -70), (14, -78)], 2.6, 2.6)],
        light=[disc(16, -22, 2.6)],
    )


def _bomb() -> Cut:
    return Cut(
        body=[
            disc(0, -36, 36),
            poly((-10, -70), (10, -70), (9, -80), (-9, -80)),
            tube([(0, -80), (8, -96), (26, -98)], 4, 3),
        ],
        light=[
            path("M-24-44Q-18-60-4-62Q-16-54-20-40Z"),
            *(ray(30, -100, turn, 4, 18, 4) for turn in range(0, 360, 45)),
        ],
        front=[poly((-36, -40), (36, -40), (36, -32), (-36, -32))],
    )


def _jaws() -> Cut:
    upper = [poly((x - 9, -74), (x + 9, -74), (x, -42)) for x in (-45, -27, -9, 9, 27, 45)]
    lower = [poly((x - 9, -16), (x + 9, -16), (x, -46)) for x in (-36, -18, 0, 18, 36)]
    return Cut(
        body=[
            path("M-64-70C-50-112 50-112 64-70C40-82-40-82-64-70Z"),
            path("M-58-18C-40 16 40 16 58-18C36-6-36-6-58-18Z"),
        ],
        light=upper + lower,
    )


def _claw_marks() -> Cut:
    return Cut(
        light=[
            path(f"M{x} -108C{x - 6} -70 {x - 14} -34 {x - 30} 2C{x - 4} -30 {x + 8} -66 {x} -108Z")
            for x in (-28, 2, 32, 62)
        ]
    )


GEAR: dict[str, Callable[[], Cut]] = {
    "mailshirt": _mail_shirt,
    "quilted": _quilted,
    "breastplate": _breastplate,
    "robe": _robe,
    "cloak": _cloak,
    "belt": _belt,
    "ring": _ring,
    "amulet": _amulet,
    "sunsymbol": _sun_symbol,
    "sphere": _sphere,
    "focusstone": _stone,
    "bolts": _bolts,
    "fireball": _fireball,
    "firebolt": _firebolt,
    "mirrorshield": _mirror_shield,
    "shackle": _shackle,
    "rift": _rift,
    "spring": _spring,
    "toolkit": _tools,
    "splitmask": _split_mask,
    "healing": _healing,
    "fist": _fist,
    "arrows": _arrows,
    "rope": _rope,
    "bomb": _bomb,
    "jaws": _jaws,
    "clawmarks": _claw_marks,
    "snare": _snare,
}
