"""Lands: each word is one sheet of paper across the picture, cut along its upper edge."""

from __future__ import annotations

import math
from collections.abc import Callable

from tools.scherenschnitt.paper import (
    HEIGHT,
    WIDTH,
    Chance,
    Cut,
    Point,
    blob,
    disc,
    limb,
    line_data,
    path,
    placed,
    poly,
    smooth_data,
    stamped,
    tube,
    twig,
)

Land = Callable[[Chance, float], Cut]
LEFT, RIGHT, DEEP = -20.0, WIDTH + 20.0, HEIGHT + 30.0


def _edge(points: list[Point], soft: bool) -> str:
    """A sheet below that edge."""
    if not soft:
        return path(line_data([(LEFT, DEEP), *points, (RIGHT, DEEP)]))
    upper = smooth_data(points, closed=False)
    return path(f"{upper}V{DEEP:.0f}H{LEFT:.0f}Z")


def _rolling(chance: Chance, y: float, height: float, steps: int) -> list[Point]:
    return [
        (LEFT + (RIGHT - LEFT) * step / steps, y + chance.between(-height, height))
        for step in range(steps + 1)
    ]


def hills(chance: Chance, y: float) -> Cut:
    """Soft hills."""
    return Cut(body=[_edge(_rolling(chance, y, 20, 5), soft=True)])


def plain(chance: Chance, y: float) -> Cut:
    """Nearly flat ground."""
    return Cut(body=[_edge(_rolling(chance, y, 5, 6), soft=True)])


def mounds(chance: Chance, y: float) -> Cut:
    """Round barrows in a row."""
    points: list[Point] = []
    x = LEFT
    while x < RIGHT + 60:
        wide, high = chance.between(70, 120), chance.between(18, 46)
        points += [(x, y), (x + wide / 2, y - high)]
        x += wide
    return Cut(body=[_edge(points, soft=True)])


def ridge(chance: Chance, y: float) -> Cut:
    """Jagged mountains with snow in their flanks."""
    points: list[Point] = [(LEFT, y)]
    snow: list[str] = []
    x = LEFT + chance.between(0, 40)
    while x < RIGHT:
        wide, high = chance.between(46, 92), chance.between(40, 96)
        top = (x + wide * chance.between(0.42, 0.58), y - high)
        points += [top, (x + wide, y - chance.between(0, 26))]
        tx, ty = top
        snow.append(
            poly(
                top,
                (tx + high * 0.16, ty + high * 0.3),
                (tx + high * 0.05, ty + high * 0.24),
                (tx + high * 0.02, ty + high * 0.42),
                (tx - high * 0.06, ty + high * 0.26),
            )
        )
        x += wide
    return Cut(body=[_edge(points, soft=False)], light=snow)


def peaks(chance: Chance, y: float) -> Cut:
    """One tall mountain between lower ones."""
    middle = chance.between(190, 300)
    points: list[Point] = [
        (LEFT, y - 10),
        (middle - 190, y - 60),
        (middle - 130, y - 34),
        (middle - 60, y - 118),
        (middle - 44, y - 110),
        (middle, y - 176),
        (middle + 28, y - 130),
        (middle + 46, y - 138),
        (middle + 110, y - 46),
        (middle + 170, y - 84),
        (RIGHT, y - 6),
    ]
    snow = [
        poly(
            (middle, y - 176),
            (middle + 28, y - 130),
            (middle + 14, y - 134),
            (middle + 20, y - 100),
            (middle + 2, y - 128),
            (middle - 10, y - 112),
            (middle - 16, y - 152),
        ),
        poly(
            (middle + 170, y - 84),
            (middle + 186, y - 64),
            (middle + 168, y - 56),
            (middle + 160, y - 74),
        ),
    ]
    return Cut(body=[_edge(points, soft=False)], light=snow)


def cliffs(chance: Chance, y: float) -> Cut:
    """Steep rock on both sides, a gap in the middle."""
    gap = chance.between(60, 90)
    left, right = WIDTH / 2 - gap, WIDTH / 2 + gap
    one: list[Point] = [
        (LEFT, DEEP),
        (LEFT, y - 190),
        (left - 90, y - 170),
        (left - 74, y - 120),
        (left - 30, y - 104),
        (left - 26, y - 50),
        (left, y - 30),
        (left + 14, y + 20),
        (left + 30, DEEP),
    ]
    other: list[Point] = [
        (RIGHT, DEEP),
        (RIGHT, y - 210),
        (right + 84, y - 184),
        (right + 60, y - 116),
        (right + 34, y - 110),
        (right + 22, y - 40),
        (right - 8, y - 24),
        (right - 14, y + 24),
        (right - 30, DEEP),
    ]
    cracks = [
        poly((left - 80, y - 150), (left - 50, y - 80), (left - 60, y - 20), (left - 56, y - 82)),
        poly(
            (right + 70, y - 160), (right + 48, y - 70), (right + 56, y - 10), (right + 52, y - 70)
        ),
    ]
    return Cut(
        body=[poly(*one), poly(*other), _edge(_rolling(chance, y + 40, 6, 5), soft=True)],
        light=cracks,
    )


def fir(height: float) -> str:
    """A fir of that height."""
    wide = height * 0.27
    points: list[Point] = [(0, -height)]
    right: list[Point] = []
    for step in range(1, 5):
        reach = wide * step / 4
        y = -height + height * 0.22 * step
        right += [(reach, y), (reach * 0.5, y - height * 0.02)]
    points += [
        *right,
        (wide * 0.12, -height * 0.08),
        (wide * 0.12, 4),
        (-wide * 0.12, 4),
        (-wide * 0.12, -height * 0.08),
    ]
    points += [(-x, y) for x, y in right[::-1]]
    return poly(*points)


def firs(chance: Chance, y: float) -> Cut:
    """A fir wood on a slope."""
    ground = _rolling(chance, y + 12, 10, 6)
    body = [_edge(ground, soft=True)]
    x = LEFT
    spots = []
    while x < RIGHT:
        spots.append((x, y + 16 + chance.between(-8, 6), chance.between(46, 92) / 80, False))
        x += chance.between(15, 34)
    return Cut(body=[*body, *stamped("fir", [fir(80)], spots)])


def pines(chance: Chance, y: float) -> Cut:
    """Tall firs on both sides, the middle open."""
    body = [_edge(_rolling(chance, y + 10, 6, 6), soft=True)]
    spots = []
    for side in (0, 1):
        for step in range(5):
            inner = 10 + step * 27 + chance.between(-6, 6)
            size = (190 - step * 26 + chance.between(-10, 10)) / 80
            spots.append((WIDTH - inner if side else inner, y + 20, size, False))
    return Cut(body=[*body, *stamped("fir", [fir(80)], spots)])


def _leafy() -> list[str]:
    crown: list[Point] = [
        (34, -54),
        (30, -80),
        (8, -96),
        (-14, -92),
        (-36, -74),
        (-38, -48),
        (-18, -36),
        (4, -38),
        (24, -36),
    ]
    return [blob(*crown), limb([(0, 4), (0, -50)], [14, 8])]


def wood(chance: Chance, y: float) -> Cut:
    """Broad-leaved trees."""
    body = [_edge(_rolling(chance, y + 8, 8, 6), soft=True)]
    x = LEFT
    spots = []
    while x < RIGHT:
        size = chance.between(0.5, 0.95)
        spots.append((x, y + 12, size, bool(chance.below(2))))
        x += size * chance.between(38, 66)
    return Cut(body=[*body, *stamped("leafy", _leafy(), spots)])


def bare_tree() -> list[str]:
    """A bare tree, 100 high."""
    shapes = [limb([(0, 6), (2, -40), (6, -72)], [13, 7.5, 3.5])]
    for at, side, reach in (
        (34, -1, 32),
        (42, 1, 40),
        (54, -1, 34),
        (62, 1, 28),
        (70, -1, 22),
        (70, 1, 30),
    ):
        x, y = at * 0.08, -float(at)
        bend = (x + side * reach * 0.45, y - reach * 0.2)
        shapes.append(twig([(x, y), bend, (x + side * reach * 0.75, y - reach * 0.8)], 4.5, 0.8))
        shapes.append(twig([bend, (x + side * reach * 0.95, y - reach * 0.25)], 2.6, 0.6))
        shapes.append(twig([bend, (x + side * reach * 0.35, y - reach * 0.75)], 2.2, 0.5))
    return shapes


def deadtrees(chance: Chance, y: float) -> Cut:
    """Bare trees."""
    body = [_edge(_rolling(chance, y + 10, 7, 6), soft=True)]
    spots = [
        (x + chance.between(-16, 16), y + 14, chance.between(0.9, 1.5), bool(chance.below(2)))
        for x in (28, 118, 368, 452)
    ]
    return Cut(body=[*body, *stamped("bare", bare_tree(), spots)])


def trunks(chance: Chance, y: float) -> Cut:
    """The inside of a forest: trunks from below to above."""
    body = [_edge(_rolling(chance, y + 20, 6, 6), soft=True)]
    for x in (10, 74, 138, 344, 408, 466):
        place = x + chance.between(-12, 12)
        wide = chance.between(13, 24)
        body.append(
            poly(
                (place - wide * 0.9, y + 40),
                (place - wide / 2, y - 40),
                (place - wide * 0.42, -20),
                (place + wide * 0.42, -20),
                (place + wide / 2, y - 40),
                (place + wide * 0.9, y + 40),
            )
        )
        side = 1 if x < 240 else -1
        height = chance.between(60, 150)
        body.append(
            tube(
                [
                    (place, height),
                    (place + side * 34, height - 18),
                    (place + side * 58, height - 44),
                ],
                9,
                1,
            )
        )
    return Cut(body=body)


def canopy(chance: Chance, y: float) -> Cut:
    """Leaves that hang into the picture from above."""
    points: list[Point] = [(LEFT, -30)]
    for step in range(14):
        x = LEFT + (RIGHT - LEFT) * step / 13
        far = abs(x - WIDTH / 2) / (WIDTH / 2)
        points.append((x, 16 + 66 * far**2 + (12 if step % 2 else -4) + chance.between(-6, 6)))
    points.append((RIGHT, -30))
    return Cut(body=[path(smooth_data(points))])


def branches(chance: Chance, y: float) -> Cut:
    """Bare branches from both upper corners."""
    body: list[str] = []
    for side, base in ((1, -12.0), (-1, WIDTH + 12.0)):
        for top, reach, drop in ((10, 130, 46), (64, 96, -8), (-10, 170, 30)):
            end = (base + side * (reach + chance.between(-14, 14)), top + drop)
            middle = (base + side * reach * 0.5, top + drop * 0.2 + chance.between(-8, 8))
            body.append(twig([(base, top), middle, end], 11, 1))
            body.append(twig([middle, (middle[0] + side * 26, middle[1] - 26)], 5, 0.8))
            body.append(
                twig(
                    [
                        ((middle[0] + end[0]) / 2, (middle[1] + end[1]) / 2),
                        (end[0] - side * 6, end[1] + 28),
                    ],
                    4,
                    0.8,
                )
            )
    return Cut(body=body)


def reeds(chance: Chance, y: float) -> Cut:
    """Reeds along the lower edge."""
    body = [_edge(_rolling(chance, HEIGHT - 14, 5, 6), soft=True)]
    for step in range(26):
        x = step * 19 + chance.between(-8, 8)
        far = abs(x - 240) / 240
        height = 24 + 66 * far + chance.between(0, 22)
        lean = chance.between(-12, 12)
        body.append(
            twig(
                [(x, HEIGHT), (x + lean * 0.3, HEIGHT - height * 0.6), (x + lean, HEIGHT - height)],
                4.4,
                0.8,
            )
        )
        if step % 3 == 0:
            body.append(disc(x + lean * 0.9, HEIGHT - height * 0.9, 3.2, 10))
    return Cut(body=body)


def grass(chance: Chance, y: float) -> Cut:
    """Grass along the lower edge."""
    points: list[Point] = [(LEFT, HEIGHT - 18)]
    x = LEFT
    while x < RIGHT:
        far = abs(x - 240) / 240
        points += [
            (x + 5 + chance.between(-4, 4), HEIGHT - 20 - 26 * far - chance.between(0, 12)),
            (x + 9, HEIGHT - 12 - 10 * far),
        ]
        x += 11
    return Cut(body=[_edge(points, soft=False)])


def ferns(chance: Chance, y: float) -> Cut:
    """Ferns in the lower corners."""
    body: list[str] = [
        _edge(
            [
                (LEFT, HEIGHT - 30),
                (80, HEIGHT - 8),
                (240, HEIGHT),
                (400, HEIGHT - 8),
                (RIGHT, HEIGHT - 30),
            ],
            soft=True,
        )
    ]
    for side, base in ((1, -6.0), (-1, WIDTH + 6.0)):
        for lean, high in ((30, 110), (74, 84), (110, 46)):
            stem: list[Point] = [
                (base, HEIGHT),
                (base + side * lean * 0.5, HEIGHT - high * 0.7),
                (base + side * lean, HEIGHT - high),
            ]
            body.append(tube(stem, 4, 0.8))
            for step in range(1, 8):
                t = step / 8
                x = base + side * lean * t
                y0 = HEIGHT - high * (1 - (1 - t) ** 2)
                leaf = 22 * (1 - t) + 5
                body += [
                    poly((x, y0), (x + side * leaf * 0.5, y0 - leaf), (x + side * 5, y0 - 2)),
                    poly((x, y0), (x + side * leaf, y0 + leaf * 0.35), (x + side * 3, y0 + 4)),
                ]
    return Cut(body=body)


def rocks(chance: Chance, y: float) -> Cut:
    """Boulders in the lower corners."""
    points: list[Point] = [
        (LEFT, HEIGHT - 84),
        (24, HEIGHT - 92),
        (58, HEIGHT - 66),
        (84, HEIGHT - 62),
        (112, HEIGHT - 26),
        (180, HEIGHT - 12),
        (300, HEIGHT - 12),
        (364, HEIGHT - 30),
        (392, HEIGHT - 58),
        (420, HEIGHT - 60),
        (446, HEIGHT - 88),
        (RIGHT, HEIGHT - 74),
    ]
    moved_points = [(x, y0 + chance.between(-8, 8)) for x, y0 in points]
    return Cut(
        body=[_edge(moved_points, soft=False)],
        light=[
            poly((30, HEIGHT - 74), (52, HEIGHT - 50), (46, HEIGHT - 26), (46, HEIGHT - 50)),
            poly((440, HEIGHT - 70), (424, HEIGHT - 44), (430, HEIGHT - 20), (430, HEIGHT - 44)),
        ],
    )


def lake(chance: Chance, y: float) -> Cut:
    """Still water with streaks of light."""
    light = []
    for _ in range(12):
        x, at, wide = chance.between(0, 430), chance.between(y + 10, y + 80), chance.between(18, 70)
        light.append(
            poly((x, at), (x + wide / 2, at - 1.3), (x + wide, at), (x + wide / 2, at + 1.3))
        )
    return Cut(body=[_edge([(LEFT, y), (RIGHT, y)], soft=False)], light=light)


def sea(chance: Chance, y: float) -> Cut:
    """Waves with curling crests."""
    points: list[Point] = []
    crests: list[str] = []
    x = LEFT - chance.between(0, 30)
    while x < RIGHT + 20:
        wide, high = chance.between(40, 62), chance.between(12, 24)
        points += [
            (x, y + 6),
            (x + wide * 0.55, y - high * 0.5),
            (x + wide * 0.82, y - high),
            (x + wide * 0.92, y - high * 0.3),
            (x + wide * 0.8, y - high * 0.2),
        ]
        crests.append(
            poly((x + wide * 0.3, y), (x + wide * 0.6, y - high * 0.35), (x + wide * 0.36, y + 2))
        )
        x += wide
    return Cut(body=[_edge(points, soft=True)], light=crests)


def fields(chance: Chance, y: float) -> Cut:
    """Ploughed land with furrows."""
    light = [
        poly((240 + lean * 3, y + 8), (240 + lean * 26 + 3, DEEP), (240 + lean * 26 - 3, DEEP))
        for lean in (-9, -6.5, -4.5, -2.6, -0.9, 0.9, 2.6, 4.5, 6.5, 9)
    ]
    return Cut(body=[_edge(_rolling(chance, y, 6, 5), soft=True)], light=light)


def road(chance: Chance, y: float) -> Cut:
    """A way that winds to the horizon."""
    return Cut(
        body=[_edge(_rolling(chance, y, 8, 5), soft=True)],
        light=[
            path(
                f"M150 {DEEP:.0f}C230 {y + 70:.0f} 320 {y + 60:.0f} 262 {y + 30:.0f}S250 {y + 8:.0f} 262 {y + 2:.0f}L268 {y + 2:.0f}C262 {y + 10:.0f} 300 {y + 22:.0f} 316 {y + 38:.0f}S300 {y + 80:.0f} 290 {DEEP:.0f}Z"
            )
        ],
    )


def river(chance: Chance, y: float) -> Cut:
    """A river that comes towards us."""
    return Cut(
        body=[_edge(_rolling(chance, y, 7, 5), soft=True)],
        light=[
            path(
                f"M90 {DEEP:.0f}C180 {y + 90:.0f} 180 {y + 50:.0f} 226 {y + 30:.0f}S216 {y + 10:.0f} 232 {y:.0f}L250 {y:.0f}C244 {y + 12:.0f} 276 {y + 24:.0f} 280 {y + 42:.0f}S330 {y + 90:.0f} 400 {DEEP:.0f}Z"
            )
        ],
    )


def _house(wide: float, high: float) -> tuple[list[str], list[str]]:
    roof = high * 0.62
    body = [
        poly(
            (-wide / 2, 6),
            (-wide / 2, -high * 0.5),
            (-wide / 2 - 5, -high * 0.46),
            (0, -high * 0.5 - roof),
            (wide / 2 + 5, -high * 0.46),
            (wide / 2, -high * 0.5),
            (wide / 2, 6),
        ),
        poly(
            (wide * 0.18, -high * 0.8),
            (wide * 0.18, -high * 1.08),
            (wide * 0.32, -high * 1.08),
            (wide * 0.32, -high * 0.66),
        ),
    ]
    light = [
        poly(
            (-wide * 0.26, -high * 0.36),
            (-wide * 0.08, -high * 0.36),
            (-wide * 0.08, -high * 0.14),
            (-wide * 0.26, -high * 0.14),
        ),
        poly(
            (wide * 0.1, -high * 0.3), (wide * 0.26, -high * 0.3), (wide * 0.26, 0), (wide * 0.1, 0)
        ),
    ]
    return body, light


def village(chance: Chance, y: float) -> Cut:
    """Gabled houses with lit windows."""
    cut = Cut(body=[_edge(_rolling(chance, y + 14, 5, 6), soft=True)])
    for x in (44, 108, 176, 306, 370, 436):
        body, light = _house(chance.between(40, 56), chance.between(38, 64))
        at = y + 14 + chance.between(-6, 4)
        cut.body.append(placed(body, x, at))
        cut.light.append(placed(light, x, at))
    return cut


def town(chance: Chance, y: float) -> Cut:
    """Roofs, gables and towers of a town behind its wall."""
    cut = Cut(body=[_edge([(LEFT, y - 8), (RIGHT, y - 8)], soft=False)])
    x = LEFT
    while x < RIGHT:
        wide, high = chance.between(26, 44), chance.between(34, 86)
        if chance.below(4) == 0:
            high += 44
            wide *= 0.6
            cut.body.append(
                poly(
                    (x, y),
                    (x, y - high),
                    (x - 4, y - high),
                    (x + wide / 2, y - high - wide * 1.7),
                    (x + wide + 4, y - high),
                    (x + wide, y - high),
                    (x + wide, y),
                )
            )
        else:
            cut.body.append(
                poly(
                    (x, y),
                    (x, y - high),
                    (x + wide / 2, y - high - wide * 0.7),
                    (x + wide, y - high),
                    (x + wide, y),
                )
            )
        for row in range(2):
            if chance.below(3):
                wx, wy = x + wide * 0.3, y - high + 10 + row * 16
                cut.light.append(poly((wx, wy), (wx + 5, wy), (wx + 5, wy + 8), (wx, wy + 8)))
        x += wide * chance.between(0.75, 1.0)
    return cut


def ruins(chance: Chance, y: float) -> Cut:
    """Broken walls with empty windows."""
    points: list[Point] = [
        (LEFT, y),
        (20, y - 16),
        (36, y - 86),
        (60, y - 92),
        (66, y - 70),
        (88, y - 66),
        (96, y - 100),
        (118, y - 96),
        (124, y - 30),
        (160, y - 8),
        (300, y - 4),
        (330, y - 22),
        (344, y - 110),
        (362, y - 118),
        (368, y - 90),
        (392, y - 96),
        (404, y - 64),
        (430, y - 58),
        (440, y - 14),
        (RIGHT, y),
    ]
    cut = Cut(body=[_edge([(x, y0 + chance.between(-6, 6)) for x, y0 in points], soft=False)])
    for x, top in ((46, 58), (104, 60), (352, 78), (384, 66)):
        cut.light.append(
            path(
                f"M{x - 7} {y - top + 30:.0f}V{y - top + 6:.0f}A7 8 0 0 1 {x + 7} {y - top + 6:.0f}V{y - top + 30:.0f}Z"
            )
        )
    return cut


def graves(chance: Chance, y: float) -> Cut:
    """Headstones and crosses, a little askew."""
    cut = Cut(body=[_edge(_rolling(chance, y + 12, 8, 6), soft=True)])
    for index, x in enumerate((20, 68, 116, 170, 300, 352, 402, 456)):
        size, turn = chance.between(0.8, 1.25), chance.between(-12, 12)
        if index % 3 == 1:
            cut.body.append(
                placed([path("M-4 6V-26H-15V-33H-4V-46H4V-33H15V-26H4V6Z")], x, y + 16, size, turn)
            )
        else:
            cut.body.append(
                placed([path("M-13 6V-26A13 13 0 0 1 13-26V6Z")], x, y + 16, size, turn)
            )
            cut.light.append(placed([path("M-7-22H7v2H-7ZM-7-15H5v2H-7Z")], x, y + 16, size, turn))
    return cut


def menhirs(chance: Chance, y: float) -> Cut:
    """A ring of standing stones."""
    cut = Cut(body=[_edge(_rolling(chance, y + 12, 5, 5), soft=True)])
    for x, high in ((34, 92), (92, 74), (146, 60), (334, 60), (388, 76), (448, 96)):
        lean = chance.between(-5, 5)
        wide = high * 0.2
        cut.body.append(
            blob(
                (x - wide, y + 20),
                (x - wide * 0.9 + lean * 0.5, y - high * 0.5),
                (x - wide * 0.4 + lean, y - high),
                (x + wide * 0.6 + lean, y - high * 0.94),
                (x + wide, y - high * 0.3),
                (x + wide, y + 20),
            )
        )
    cut.body.append(poly((20, y - 88), (106, y - 72), (104, y - 62), (22, y - 76)))
    return cut


def palisade(chance: Chance, y: float) -> Cut:
    """A fence of sharpened trunks."""
    points: list[Point] = []
    x = LEFT
    while x < RIGHT:
        high = chance.between(44, 58)
        points += [
            (x, y - high + 12),
            (x + 7, y - high),
            (x + 14, y - high + 12),
            (x + 14, y - high + 18),
        ]
        x += 15
    return Cut(
        body=[_edge(points, soft=False)],
        light=[poly((LEFT, y - 22), (RIGHT, y - 22), (RIGHT, y - 20), (LEFT, y - 20))],
    )


def tents(chance: Chance, y: float) -> Cut:
    """A camp of tents."""
    cut = Cut(body=[_edge(_rolling(chance, y + 12, 5, 6), soft=True)])
    for x, size in ((52, 1.1), (140, 0.8), (350, 0.85), (432, 1.15)):
        cut.body.append(
            placed(
                [poly((-48, 8), (-4, -62), (-8, -70), (0, -64), (8, -70), (4, -62), (48, 8))],
                x,
                y + 14,
                size,
            )
        )
        cut.light.append(placed([poly((0, -50), (9, 6), (-7, 6))], x, y + 14, size))
    return cut


def cave(chance: Chance, y: float) -> Cut:
    """The mouth of a cave, seen from within."""
    inner: list[Point] = []
    for step in range(16):
        angle = math.radians(180 + step * 12)
        reach = chance.between(0.92, 1.08)
        inner.append((240 + math.cos(angle) * 178 * reach, 262 + math.sin(angle) * 214 * reach))
    inner += [(424, 330), (240, 342), (56, 330)]
    outer = f"M{LEFT:.0f} -20H{RIGHT:.0f}V{DEEP:.0f}H{LEFT:.0f}Z"
    shape = f'<path fill-rule="evenodd" d="{outer}{smooth_data(inner)}"/>'
    teeth = [
        poly((x - 9, 30), (x + 9, 30), (x + chance.between(-3, 3), 30 + long))
        for x, long in ((150, 66), (188, 44), (300, 52), (338, 76))
    ]
    return Cut(body=[shape, *teeth])


def hall(chance: Chance, y: float) -> Cut:
    """A hall of pillars and pointed arches."""
    outer = f"M{LEFT:.0f} -20H{RIGHT:.0f}V{DEEP:.0f}H{LEFT:.0f}Z"
    arches = ""
    for x, half, top in ((240, 84, 24), (72, 52, 74), (408, 52, 74)):
        arches += f"M{x - half} 312V{top + 96}C{x - half} {top + 40} {x - half * 0.3:.0f} {top + 16} {x} {top}C{x + half * 0.3:.0f} {top + 16} {x + half} {top + 40} {x + half} {top + 96}V312Z"
    return Cut(
        body=[f'<path fill-rule="evenodd" d="{outer}{arches}"/>'],
        light=[
            poly((x - 17, 118), (x + 17, 118), (x + 13, 122), (x - 13, 122)) for x in (140, 340)
        ],
    )


def room(chance: Chance, y: float) -> Cut:
    """A low room: beams above, a window on each side."""
    outer = f"M{LEFT:.0f} -20H{RIGHT:.0f}V{DEEP:.0f}H{LEFT:.0f}Z"
    opening = "M34 308V64L64 42H416L446 64V308Z"
    beams = [
        poly((34, 66), (446, 66), (446, 84), (34, 84)),
        *(poly((x - 8, 42), (x + 8, 42), (x + 8, 308), (x - 8, 308)) for x in (96, 384)),
        poly((104, 84), (140, 84), (104, 122)),
        poly((376, 84), (340, 84), (376, 122)),
    ]
    return Cut(body=[f'<path fill-rule="evenodd" d="{outer}{opening}"/>', *beams])


def arch(chance: Chance, y: float) -> Cut:
    """One gate of rough stone."""
    outer = f"M{LEFT:.0f} -20H{RIGHT:.0f}V{DEEP:.0f}H{LEFT:.0f}Z"
    opening = "M96 330V150C96 70 168 36 240 36S384 70 384 150V330Z"
    blocks = [
        poly((x, at), (x + 26, at), (x + 26, at + 2), (x, at + 2))
        for at in range(60, 330, 44)
        for x in (18, 58, 398, 438)
    ]
    return Cut(body=[f'<path fill-rule="evenodd" d="{outer}{opening}"/>'], light=blocks)


def waste(chance: Chance, y: float) -> Cut:
    """Dry ground with cracks and bones."""
    cut = Cut(body=[_edge(_rolling(chance, y, 9, 7), soft=False)])
    for _ in range(7):
        x, at = chance.between(20, 450), chance.between(y + 22, y + 70)
        cut.light.append(poly((x, at), (x + 14, at - 3), (x + 28, at + 1), (x + 14, at - 1)))
    for x in (60, 400):
        for step in range(5):
            cut.body.append(
                tube(
                    [
                        (x + step * 13, y + 10),
                        (x + step * 13 - 6, y - 24),
                        (x + step * 13 + 8, y - 36),
                    ],
                    4,
                    1,
                )
            )
    return cut


def swamp(chance: Chance, y: float) -> Cut:
    """Pools between tussocks, dead stumps."""
    cut = Cut(body=[_edge(_rolling(chance, y + 6, 6, 8), soft=True)])
    spots = [
        (x + chance.between(-10, 10), y + 14, chance.between(0.6, 1.04), bool(chance.below(2)))
        for x in (36, 110, 380, 448)
    ]
    cut.body += stamped("bare", bare_tree(), spots)
    for _ in range(6):
        x, at, wide = (
            chance.between(40, 440),
            chance.between(y + 24, y + 76),
            chance.between(24, 52),
        )
        cut.light.append(disc(x, at, wide, 3.4))
    return cut


def bones(chance: Chance, y: float) -> Cut:
    """A heap of skulls and ribs along the lower edge."""
    cut = Cut(body=[_edge(_rolling(chance, HEIGHT - 30, 6, 8), soft=True)])
    for step in range(9):
        x, at = step * 56 + chance.between(-10, 10), HEIGHT - 34 + chance.between(-6, 8)
        cut.body += [
            disc(x, at, 13),
            poly((x - 6, at + 8), (x + 8, at + 8), (x + 7, at + 18), (x - 5, at + 18)),
        ]
        cut.light += [disc(x - 3, at, 3), disc(x + 6, at, 2.6)]
    return cut


def dunes(chance: Chance, y: float) -> Cut:
    """Snow or sand in long drifts."""
    points = [
        (LEFT, y + 14),
        (60, y - 16),
        (150, y + 12),
        (230, y + 2),
        (330, y - 20),
        (420, y + 10),
        (RIGHT, y - 6),
    ]
    moved_points = [(x, y0 + chance.between(-8, 8)) for x, y0 in points]
    return Cut(
        body=[_edge(moved_points, soft=True)],
        light=[
            poly((60, y - 6), (130, y + 14), (100, y + 22)),
            poly((330, y - 10), (400, y + 12), (366, y + 20)),
        ],
    )


def curtains(chance: Chance, y: float) -> Cut:
    """Heavy cloth on both sides."""
    body = []
    for side, base in ((1, -10.0), (-1, WIDTH + 10.0)):
        body.append(
            blob(
                *(
                    (base + side * x, at)
                    for x, at in (
                        (0, -30),
                        (120, -30),
                        (96, 60),
                        (70, 150),
                        (92, 260),
                        (60, 380),
                        (0, 380),
                    )
                )
            )
        )
    return Cut(
        body=body,
        light=[
            poly((40, 0), (46, 0), (36, 330)),
            poly((76, 0), (80, 0), (58, 220)),
            poly((440, 0), (434, 0), (444, 330)),
            poly((404, 0), (400, 0), (422, 220)),
        ],
    )


def shore(chance: Chance, y: float) -> Cut:
    """A beach that runs into the picture from one side."""
    points: list[Point] = [
        (LEFT, y - 6),
        (90, y + 4),
        (190, y + 24),
        (300, y + 44),
        (420, y + 52),
        (RIGHT, y + 60),
    ]
    return Cut(
        body=[_edge(points, soft=True)],
        light=[
            poly((40, y + 16), (120, y + 26), (40, y + 19)),
            poly((150, y + 44), (260, y + 62), (150, y + 47)),
        ],
    )


def steps(chance: Chance, y: float) -> Cut:
    """A flight of wide steps."""
    body = [
        poly(
            (240 - 60 - step * 34, y + step * 18),
            (240 + 60 + step * 34, y + step * 18),
            (240 + 76 + step * 34, DEEP),
            (240 - 76 - step * 34, DEEP),
        )
        for step in range(5)
    ]
    return Cut(
        body=[_edge([(LEFT, y + 70), (RIGHT, y + 70)], soft=False), *body],
        light=[
            poly(
                (240 - 58 - step * 34, y + step * 18 + 2),
                (240 + 58 + step * 34, y + step * 18 + 2),
                (240 + 58 + step * 34, y + step * 18 + 4.5),
                (240 - 58 - step * 34, y + step * 18 + 4.5),
            )
            for step in range(5)
        ],
    )


LANDS: dict[str, Land] = {
    "hills": hills,
    "plain": plain,
    "mounds": mounds,
    "ridge": ridge,
    "peaks": peaks,
    "cliffs": cliffs,
    "firs": firs,
    "pines": pines,
    "wood": wood,
    "deadtrees": deadtrees,
    "trunks": trunks,
    "lake": lake,
    "sea": sea,
    "fields": fields,
    "road": road,
    "river": river,
    "village": village,
    "town": town,
    "ruins": ruins,
    "graves": graves,
    "menhirs": menhirs,
    "palisade": palisade,
    "tents": tents,
    "waste": waste,
    "swamp": swamp,
    "dunes": dunes,
    "shore": shore,
    "steps": steps,
}
"""What lies between sky and figures, one behind the other."""

FRAMES: dict[str, Land] = {
    "canopy": canopy,
    "branches": branches,
    "reeds": reeds,
    "grass": grass,
    "ferns": ferns,
    "rocks": rocks,
    "bones": bones,
    "cave": cave,
    "hall": hall,
    "room": room,
    "arch": arch,
    "curtains": curtains,
}
"""What lies before everything and frames it."""
