"""Beasts and monsters: on four legs by a skeleton, the others each by its own cut. They stand at (0, 0), look to the right."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from tools.scherenschnitt.heads import HEADS
from tools.scherenschnitt.paper import (
    Chance,
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


@dataclass(frozen=True, slots=True)
class Frame:
    """The measures of a beast on four legs."""

    length: float = 70
    height: float = 50
    chest: float = 26
    belly: float = 19
    hump: float = 4
    legs: float = 9
    neck: Point = (18, -14)
    """How far the head lies before and above the withers."""
    thick: float = 18
    head: str = "wolf"
    size: float = 1.0
    tail: str = "bushy"
    coat: str = ""


FRAMES: dict[str, Frame] = {
    "wolf": Frame(),
    "hound": Frame(
        length=66,
        height=52,
        chest=23,
        belly=14,
        hump=0,
        legs=7,
        thick=13,
        tail="whip",
        head="hound",
    ),
    "direwolf": Frame(
        length=74, height=56, chest=33, hump=9, legs=11, thick=25, size=1.25, coat="shaggy"
    ),
    "howling": Frame(neck=(10, -30), head="howl", thick=17),
    "icehound": Frame(
        length=68, height=52, chest=27, belly=17, legs=9, tail="bushy", coat="icicles"
    ),
    "bear": Frame(
        length=78,
        height=52,
        chest=40,
        belly=36,
        hump=10,
        legs=15,
        neck=(20, -2),
        thick=28,
        head="bear",
        size=1.25,
        tail="",
    ),
    "boar": Frame(
        length=72,
        height=42,
        chest=34,
        belly=30,
        hump=8,
        legs=8,
        neck=(17, 6),
        thick=28,
        head="boar",
        size=1.15,
        tail="whip",
        coat="shaggy",
    ),
    "stag": Frame(
        length=62,
        height=62,
        chest=24,
        belly=20,
        hump=2,
        legs=5.5,
        neck=(15, -30),
        thick=12,
        head="deer",
        tail="short",
    ),
    "doe": Frame(
        length=56,
        height=54,
        chest=21,
        belly=18,
        hump=0,
        legs=5,
        neck=(14, -24),
        thick=10,
        head="doe",
        size=0.9,
        tail="short",
    ),
    "horse": Frame(
        length=76,
        height=68,
        chest=29,
        belly=25,
        hump=2,
        legs=8,
        neck=(20, -28),
        thick=18,
        head="horse",
        size=1.15,
        tail="mane",
    ),
    "mule": Frame(
        length=70,
        height=58,
        chest=28,
        belly=25,
        hump=8,
        legs=7,
        neck=(18, -22),
        thick=16,
        head="mule",
        size=1.05,
        tail="tuft",
    ),
    "ox": Frame(
        length=82,
        height=56,
        chest=36,
        belly=33,
        hump=7,
        legs=11,
        neck=(17, -2),
        thick=26,
        head="bull",
        size=1.1,
        tail="whip",
    ),
    "goat": Frame(
        length=54,
        height=46,
        chest=23,
        belly=20,
        hump=0,
        legs=6,
        neck=(12, -16),
        thick=12,
        head="goat",
        size=0.9,
        tail="short",
    ),
    "sheep": Frame(
        length=56,
        height=42,
        chest=30,
        belly=29,
        hump=2,
        legs=5,
        neck=(10, -6),
        thick=16,
        head="ram",
        size=0.8,
        tail="short",
        coat="wool",
    ),
    "cat": Frame(
        length=72,
        height=44,
        chest=24,
        belly=17,
        hump=3,
        legs=9,
        neck=(14, -6),
        thick=16,
        head="cat",
        size=1.1,
        tail="long",
    ),
    "lion": Frame(
        length=76,
        height=52,
        chest=30,
        belly=22,
        hump=6,
        legs=11,
        neck=(14, -12),
        thick=26,
        head="lion",
        size=1.2,
        tail="tuft",
        coat="maned",
    ),
    "rat": Frame(
        length=62,
        height=30,
        chest=26,
        belly=24,
        hump=0,
        legs=5,
        neck=(12, 2),
        thick=18,
        head="rat",
        size=0.95,
        tail="rat",
    ),
    "fox": Frame(
        length=58,
        height=38,
        chest=19,
        belly=14,
        hump=0,
        legs=6,
        neck=(13, -8),
        thick=12,
        head="wolf",
        size=0.8,
        tail="brush",
    ),
    "lizard": Frame(
        length=92,
        height=30,
        chest=24,
        belly=22,
        hump=2,
        legs=9,
        neck=(20, -4),
        thick=18,
        head="dragon",
        size=1.1,
        tail="drake",
        coat="spines",
    ),
    "drake": Frame(
        length=84,
        height=52,
        chest=34,
        belly=26,
        hump=4,
        legs=12,
        neck=(26, -34),
        thick=20,
        head="dragon",
        size=1.3,
        tail="drake",
        coat="spines",
    ),
    "gaunt": Frame(
        length=72,
        height=54,
        chest=22,
        belly=9,
        hump=6,
        legs=6,
        neck=(20, -4),
        thick=10,
        head="jaws",
        size=1.15,
        tail="rat",
        coat="ribs",
    ),
}


def four_legged(kind: str) -> Cut:
    """A beast on four legs."""
    one = FRAMES[kind]
    length, height = one.length, one.height
    back = -height
    cut = Cut()
    _legs(cut, one)
    cut.body.append(
        blob(
            (-length * 0.48, back + 8),
            (-length * 0.36, back),
            (-length * 0.05, back + 3),
            (length * 0.3, back - one.hump),
            (length * 0.46, back + 4),
            (length * 0.5, back + one.chest * 0.6),
            (length * 0.36, back + one.chest),
            (0, back + one.belly),
            (-length * 0.3, back + one.belly - 2),
            (-length * 0.48, back + one.belly),
        )
    )
    withers = (length * 0.36, back + 4)
    head = (withers[0] + one.neck[0], withers[1] + one.neck[1])
    middle = ((withers[0] + head[0]) / 2 - 1, (withers[1] + head[1]) / 2 - 1)
    cut.body.append(
        limb(
            [(withers[0] - 4, withers[1] + one.thick * 0.3), middle, head],
            [one.thick * 1.3, one.thick, one.thick * 0.75],
        )
    )
    cut.add(_head(one.head).put(head[0], head[1], one.size * 1.05))
    _tail(cut, one.tail, (-length * 0.46, back + 5))
    _coat(cut, one, withers, head)
    return cut


def _legs(cut: Cut, one: Frame) -> None:
    length, height, wide = one.length, one.height, one.legs
    for shift, pieces in ((7, cut.back), (0, cut.body)):
        hip = -length * 0.38 + shift
        pieces.append(
            limb(
                [
                    (hip, -height + 14),
                    (hip + 6, -height * 0.5),
                    (hip - 5, -height * 0.26),
                    (hip, -2),
                ],
                [wide * 2, wide * 1.3, wide * 0.75, wide * 0.7],
            )
        )
        front = length * 0.35 - shift * 1.2
        pieces.append(
            limb(
                [
                    (front, -height + 12),
                    (front - 1, -height * 0.5),
                    (front + 2, -height * 0.25),
                    (front + 1, -2),
                ],
                [wide * 1.6, wide, wide * 0.75, wide * 0.7],
            )
        )
        for x in (hip, front + 1):
            pieces.append(
                blob((x - wide * 0.5, -4), (x + wide * 0.5, -4), (x + wide, 0), (x - wide * 0.4, 0))
            )


def _head(kind: str) -> Cut:
    own = BEAST_HEADS.get(kind)
    return own() if own else HEADS[kind]()


def _hound_head() -> Cut:
    return Cut(
        body=[
            poly(
                (-8, 6),
                (-8, -6),
                (-2, -9),
                (5, -7),
                (16, -1),
                (18, 3),
                (10, 6),
                (16, 8),
                (6, 10),
                (-4, 10),
            ),
            blob((-6, -6), (-12, 2), (-9, 9), (-4, 0)),
        ],
        light=[poly((4, -4), (8, -2.4), (4.4, -2))],
    )


def _howl_head() -> Cut:
    return Cut(
        body=[
            poly(
                (-8, 6),
                (-9, -5),
                (-14, -12),
                (-3, -12),
                (4, -20),
                (9, -30),
                (12, -27),
                (9, -18),
                (15, -22),
                (13, -13),
                (8, -2),
                (4, 8),
            )
        ],
        light=[poly((2, -14), (4, -18), (5, -14))],
    )


def _boar_head() -> Cut:
    return Cut(
        body=[
            blob((-10, -6), (-2, -12), (7, -7), (20, 2), (22, 8), (17, 10), (6, 11), (-6, 9)),
            poly((-4, -10), (-7, -19), (3, -11)),
        ],
        light=[disc(3, -4, 1.5)],
        front=[tube([(13, 9), (18, 4), (17, -4)], 3.2, 0.6)],
    )


def _deer_head() -> Cut:
    cut = _doe_head()
    for side, lean in ((0, -5), (3, 5)):
        cut.body += [
            tube(
                [
                    (side - 1, -6),
                    (side + lean * 1.6, -18),
                    (side + lean, -34),
                    (side + lean * 2.4, -44),
                ],
                2.8,
                0.6,
            ),
            tube(
                [
                    (side + lean * 1.5, -17),
                    (side + lean * 1.5 + 10, -24),
                    (side + lean * 1.5 + 12, -32),
                ],
                2.2,
                0.5,
            ),
            tube(
                [(side + lean * 1.2, -28), (side + lean - 8, -34), (side + lean - 9, -41)], 2.2, 0.5
            ),
        ]
    return cut


def _doe_head() -> Cut:
    return Cut(
        body=[
            blob((-6, 2), (-4, -6), (3, -7), (10, 0), (16, 5), (14, 8.5), (6, 7), (-2, 8)),
            poly((-4, -4), (-14, -9), (-5, 0)),
        ],
        light=[disc(4, -2, 1.2)],
    )


def _horse_head() -> Cut:
    return Cut(
        body=[
            blob(
                (-6, -2), (-3, -9), (3, -8), (10, 2), (17, 10), (15, 15), (9, 14), (1, 8), (-6, 10)
            ),
            poly((-3, -7), (-3, -16), (3, -8)),
            poly((-2, -9), (-11, -4), (-9, 2), (-15, 8), (-10, 10), (-16, 20), (-5, 14), (-2, 0)),
        ],
        light=[disc(5, -1, 1.2), poly((13, 12), (15, 11), (14.4, 12.8))],
    )


def _cat_head() -> Cut:
    return Cut(
        body=[
            blob((-8, 2), (-7, -6), (0, -9), (8, -5), (12, 1), (9, 7), (0, 9)),
            poly((-7, -4), (-8, -14), (-1, -8)),
            poly((2, -8), (5, -15), (8, -5)),
        ],
        light=[poly((3, -3), (8, -2), (4, -0.6)), poly((7, 4), (8, 7), (9, 3.6))],
    )


def _lion_head() -> Cut:
    cut = Cut(back=[disc(-3, 0, 17), *(ray(-3, 0, step * 24, 14, 22, 8) for step in range(15))])
    cut.body.append(
        blob((-8, 4), (-8, -6), (0, -9), (9, -4), (13, 2), (8, 5), (11, 9), (2, 11), (-6, 9))
    )
    cut.light += [poly((3, -3.4), (8, -2), (4, -1)), poly((8, 4.6), (9, 7), (10, 4.4))]
    return cut


def _rat_head() -> Cut:
    return Cut(
        body=[blob((-8, -2), (0, -7), (9, -3), (18, 4), (9, 7), (-4, 7)), disc(-2, -8, 4.2)],
        light=[disc(7, -1, 1.4), poly((10, 6), (11, 9.6), (12, 6))],
    )


def _dragon_head() -> Cut:
    return Cut(
        body=[
            poly(
                (-9, 5),
                (-8, -5),
                (-20, -14),
                (-3, -9),
                (-8, -20),
                (4, -9),
                (12, -6),
                (22, -3),
                (26, 1),
                (22, 3),
                (10, 3),
                (22, 8),
                (16, 11),
                (4, 10),
                (-3, 11),
            )
        ],
        light=[
            poly((4, -5.4), (9, -3.6), (4.4, -3)),
            *(poly((x, 3), (x + 1.6, 3), (x + 0.8, 6)) for x in (12, 15, 18)),
        ],
    )


def _jaws_head() -> Cut:
    return Cut(
        body=[
            poly(
                (-8, 4), (-6, -7), (4, -9), (20, -6), (22, -2), (6, 2), (22, 7), (16, 12), (2, 10)
            ),
            poly((-5, -6), (-14, -14), (-9, -1)),
        ],
        light=[
            disc(4, -4.4, 1.8),
            *(poly((x, -1.6), (x + 2, -1.8), (x + 1.2, 2)) for x in (9, 13, 17)),
        ],
    )


def _mule_head() -> Cut:
    cut = _horse_head()
    cut.body += [poly((-4, -6), (-12, -28), (2, -10)), poly((0, -8), (4, -30), (7, -8))]
    return cut


BEAST_HEADS: dict[str, Callable[[], Cut]] = {
    "hound": _hound_head,
    "howl": _howl_head,
    "boar": _boar_head,
    "deer": _deer_head,
    "doe": _doe_head,
    "horse": _horse_head,
    "mule": _mule_head,
    "cat": _cat_head,
    "lion": _lion_head,
    "rat": _rat_head,
    "dragon": _dragon_head,
    "jaws": _jaws_head,
}


def _tail(cut: Cut, tail: str, base: Point) -> None:
    x, y = base
    if tail in ("bushy", "brush"):
        wide = 9 if tail == "bushy" else 13
        cut.body.append(
            blob(
                (x + 6, y - 3),
                (x - 8, y + 2),
                (x - 18, y + 14),
                (x - 25, y + 30),
                (x - 14, y + 26 + wide / 3),
                (x - 5, y + 13 + wide / 3),
                (x + 6, y + 8),
            )
        )
    elif tail in ("whip", "rat", "long"):
        cut.body.append(
            tube(
                [
                    (x + 4, y),
                    (x - 12, y - 2),
                    (x - 22, y + 14 if tail != "whip" else y - 14),
                    (x - 36, y + 8 if tail != "whip" else y - 22),
                ],
                5,
                1.2,
            )
        )
    elif tail == "short":
        cut.body.append(poly((x + 4, y - 3), (x - 7, y - 5), (x - 2, y + 6)))
    elif tail == "mane":
        cut.body.append(
            blob(
                (x + 4, y - 2),
                (x - 10, y + 2),
                (x - 14, y + 26),
                (x - 10, y + 44),
                (x - 4, y + 30),
                (x + 3, y + 10),
            )
        )
    elif tail == "tuft":
        cut.body += [
            tube([(x + 4, y), (x - 14, y + 4), (x - 22, y - 10), (x - 16, y - 24)], 4, 2),
            disc(x - 15, y - 26, 5),
        ]
    elif tail == "drake":
        cut.body.append(
            tube(
                [
                    (x + 10, y + 8),
                    (x - 18, y + 14),
                    (x - 42, y + 30),
                    (x - 58, y + 22),
                    (x - 52, y + 8),
                ],
                20,
                1.5,
            )
        )
    elif tail == "sting":
        cut.body.append(
            tube(
                [
                    (x + 6, y + 4),
                    (x - 20, y - 4),
                    (x - 26, y - 36),
                    (x - 4, y - 56),
                    (x + 14, y - 46),
                ],
                10,
                6,
            )
        )
        cut.front.append(poly((x + 12, y - 52), (x + 30, y - 36), (x + 11, y - 40)))


def _coat(cut: Cut, one: Frame, withers: Point, head: Point) -> None:
    length, back = one.length, -one.height
    if one.coat in ("shaggy", "icicles"):
        for step in range(9):
            x = -length * 0.42 + step * length * 0.1
            cut.body.append(
                poly((x - 5, back + 6), (x - 6, back - 7 - (step % 3) * 2), (x + 6, back + 5))
            )
    if one.coat == "icicles":
        for step in range(5):
            x = -length * 0.3 + step * length * 0.15
            cut.light.append(
                poly((x - 2.4, back + 10), (x + 2.4, back + 10), (x, back + 17 + (step % 2) * 5))
            )
    if one.coat == "spines":
        for step in range(8):
            x = -length * 0.4 + step * length * 0.11
            cut.body.append(poly((x - 4, back + 5), (x - 5, back - 8), (x + 5, back + 4)))
        cut.light += [
            poly((x, back + 14), (x + 9, back + 11), (x + 9, back + 12.4)) for x in (-20, -6, 8)
        ]
    if one.coat == "wool":
        cut.body += [disc(-length * 0.4 + step * length * 0.13, back + 5, 8) for step in range(7)]
    if one.coat == "ribs":
        cut.light += [
            poly((x, back + 3), (x + 2, back + 3), (x + 5, back + 16), (x + 3.6, back + 16))
            for x in (-4, 3, 10, 17)
        ]
    if one.coat == "maned":
        cut.light += [
            ray(head[0] - 4, head[1], angle, 14, 20, 1.6) for angle in (100, 130, 160, 190)
        ]
    if not one.coat:
        cut.light.append(
            poly(
                (-length * 0.2, back + one.belly - 5),
                (length * 0.12, back + one.belly - 3),
                (-length * 0.2, back + one.belly - 3.6),
            )
        )


def wing(kind: str, size: float = 1.0) -> Cut:
    """A raised wing, its root at (0, 0)."""
    if kind == "bat":
        points = [
            (4, 8),
            (0, -30),
            (-14, -66),
            (-18, -40),
            (-44, -62),
            (-38, -34),
            (-66, -40),
            (-48, -16),
            (-64, -6),
            (-34, 2),
            (-10, 14),
        ]
        cut = Cut(
            back=[poly(*points)],
            light=[poly((-2, -6), (-30, -44), (-4, -4)), poly((-4, -2), (-46, -28), (-6, 0))],
        )
    else:
        points = [
            (6, 8),
            (2, -28),
            (-12, -60),
            (-20, -52),
            (-28, -56),
            (-32, -44),
            (-44, -46),
            (-44, -34),
            (-56, -32),
            (-50, -22),
            (-60, -16),
            (-46, -8),
            (-50, 0),
            (-28, 4),
            (-8, 14),
        ]
        cut = Cut(
            back=[poly(*points)],
            light=[
                poly((-6, -10), (-20, -40), (-8, -8)),
                poly((-10, -6), (-34, -30), (-12, -4)),
                poly((-12, 0), (-42, -16), (-14, 2)),
            ],
        )
    return cut.put(0, 0, size)


def _winged(base: str, kind: str, size: float = 1.0, head: str = "", tail: str = "") -> Cut:
    one = FRAMES[base]
    cut = wing(kind, size).put(one.length * 0.2, -one.height + 6)
    cut.add(four_legged(base))
    if tail:
        _tail(cut, tail, (-one.length * 0.46, -one.height + 5))
    if head:
        cut.add(
            _head(head).put(
                one.length * 0.36 + one.neck[0], -one.height + 4 + one.neck[1], one.size * 1.15
            )
        )
    return cut


def _griffin() -> Cut:
    return _winged("cat", "feather", 1.15, head="eagle", tail="tuft")


def _eagle_head() -> Cut:
    return Cut(
        body=[
            blob((-9, 6), (-9, -5), (-2, -11), (7, -8), (12, -2), (17, 5), (13, 7), (8, 3), (2, 9)),
            poly((-6, -7), (-13, -15), (-2, -11)),
            poly((-8, -2), (-17, -6), (-8, 3)),
        ],
        light=[disc(4, -4, 1.9), poly((8, -3), (14, 1), (9, -1))],
    )


BEAST_HEADS["eagle"] = _eagle_head


def _manticore() -> Cut:
    return _winged("lion", "bat", 1.0, tail="sting")


def _dragon() -> Cut:
    return _winged("drake", "bat", 1.35)


def _wyvern() -> Cut:
    cut = wing("bat", 1.35).put(-2, -46)
    far = wing("bat", 1.1).put(6, -48)
    cut.back = [f'<g transform="matrix(-1 0 0 1 30 -4)">{"".join(far.back)}</g>', *cut.back]
    cut.body += [
        tube(
            [(30, -74), (20, -58), (4, -46), (-12, -32), (-36, -14), (-58, -22), (-66, -40)], 14, 2
        ),
        blob((-14, -30), (0, -58), (20, -62), (22, -44), (10, -26)),
        limb([(2, -36), (10, -20), (2, -12), (8, -1)], [15, 9, 5, 5]),
        limb([(-8, -32), (-4, -18), (-12, -10), (-6, -1)], [13, 8, 5, 5]),
        poly((4, -2), (18, 0), (4, 1)),
        poly((-10, -2), (4, 0), (-10, 1)),
        poly((-62, -38), (-72, -52), (-58, -44)),
    ]
    cut.add(_dragon_head().put(32, -78, 1.1))
    return cut


def _harpy() -> Cut:
    cut = wing("feather", 1.15).put(-4, -62)
    right = wing("feather", 1.15)
    cut.back.append(f'<g transform="matrix(-1 0 0 1 6 -62)">{"".join(right.back)}</g>')
    cut.light.append(f'<g transform="matrix(-1 0 0 1 6 -62)">{"".join(right.light)}</g>')
    cut.body += [
        blob((-9, -68), (1, -74), (11, -68), (9, -50), (12, -34), (1, -28), (-10, -34), (-7, -50)),
        limb([(-5, -34), (-8, -20), (-5, -4)], [9, 6, 3]),
        limb([(6, -34), (9, -20), (7, -4)], [9, 6, 3]),
        *(poly((x, -5), (x + side * 6, 0), (x, -2)) for x in (-5, 7) for side in (-1, 1)),
        poly((-6, -32), (-14, -14), (-4, -20), (0, -10), (4, -20), (14, -14), (8, -32)),
    ]
    cut.add(HEADS["hag"]().put(2, -81, 0.95))
    return cut


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
    cut.add(_dragon_head().put(32, -90, 1.25))
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


def _fish_man() -> Cut:
    from tools.scherenschnitt.people import person

    return person(["hunch", "naked", "fish", "claws", "claws2"], Chance("fish"))


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


def _cyclops_body(words: list[str]) -> Cut:
    from tools.scherenschnitt.people import person

    return person(words, Chance("giant"))


def _beetle() -> Cut:
    return Cut(
        back=[
            limb([(x, -20), (x + lean, -32), (x + lean * 1.6, 0)], [4, 3.4, 1.5], soft=False)
            for x, lean in ((-24, -12), (-6, -5), (12, 6), (26, 12))
        ],
        body=[
            blob((-48, -14), (-40, -44), (-8, -56), (24, -42), (34, -20), (10, -8), (-28, -6)),
            disc(38, -24, 13),
            tube([(46, -30), (60, -36), (66, -24)], 4, 1),
            tube([(46, -20), (60, -14), (64, -24)], 4, 1),
        ],
        light=[
            disc(42, -28, 2),
            poly((-8, -54), (-4, -30), (-6, -10), (-6, -30)),
            poly((-30, -40), (-24, -24), (-28, -22)),
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


def _rats() -> Cut:
    cut = Cut()
    for x, y, size in ((20, -14, 0.55), (-30, -10, 0.6), (0, 0, 0.85), (46, 2, 0.6), (-52, 4, 0.5)):
        cut.add(four_legged("rat").put(x, y, size))
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


BEASTS: dict[str, Callable[[], Cut]] = {
    "griffin": _griffin,
    "manticore": _manticore,
    "dragon": _dragon,
    "wyvern": _wyvern,
    "harpy": _harpy,
    "spider": _spider,
    "arachas": _crab_spider,
    "serpent": _serpent,
    "seaserpent": _sea_serpent,
    "kraken": _kraken,
    "drowner": _fish_man,
    "raven": _raven,
    "crow": _bird_flying,
    "batbeast": _bat,
    "bats": _bats,
    "toad": _toad,
    "centipede": _centipede,
    "worm": _worm,
    "plant": _plant,
    "flame": _flame,
    "ghost": _ghost,
    "mistform": _mist_shape,
    "treeman": _tree_man,
    "eye": _eye,
    "heap": _slug_heap,
    "fishes": _fishes,
    "beetle": _beetle,
    "swarm": _swarm,
    "rats": _rats,
    "hive": _hive,
}
