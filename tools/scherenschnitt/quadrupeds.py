"""Beasts on four legs, by a skeleton of measures. They stand at (0, 0), look to the right."""

from __future__ import annotations

from dataclasses import dataclass

from tools.scherenschnitt.beast_heads import head_of
from tools.scherenschnitt.paper import (
    Cut,
    Point,
    blob,
    disc,
    limb,
    poly,
    ray,
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
    cut.add(head_of(one.head).put(head[0], head[1], one.size * 1.05))
    tail_on(cut, one.tail, (-length * 0.46, back + 5))
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


def tail_on(cut: Cut, tail: str, base: Point) -> None:
    """Give a beast a tail, by its kind."""
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
