"""What lies before everything and frames a picture."""

from __future__ import annotations

import math

from tools.scherenschnitt.ground import DEEP, LEFT, RIGHT, rolling, sheet_below
from tools.scherenschnitt.paper import (
    HEIGHT,
    WIDTH,
    Chance,
    Cut,
    Point,
    blob,
    disc,
    path,
    poly,
    smooth_data,
    tube,
    twig,
)


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
    body = [sheet_below(rolling(chance, HEIGHT - 14, 5, 6), soft=True)]
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
    return Cut(body=[sheet_below(points, soft=False)])


def ferns(chance: Chance, y: float) -> Cut:
    """Ferns in the lower corners."""
    body: list[str] = [
        sheet_below(
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
        body=[sheet_below(moved_points, soft=False)],
        light=[
            poly((30, HEIGHT - 74), (52, HEIGHT - 50), (46, HEIGHT - 26), (46, HEIGHT - 50)),
            poly((440, HEIGHT - 70), (424, HEIGHT - 44), (430, HEIGHT - 20), (430, HEIGHT - 44)),
        ],
    )


def bones(chance: Chance, y: float) -> Cut:
    """A heap of skulls and ribs along the lower edge."""
    cut = Cut(body=[sheet_below(rolling(chance, HEIGHT - 30, 6, 8), soft=True)])
    for step in range(9):
        x, at = step * 56 + chance.between(-10, 10), HEIGHT - 34 + chance.between(-6, 8)
        cut.body += [
            disc(x, at, 13),
            poly((x - 6, at + 8), (x + 8, at + 8), (x + 7, at + 18), (x - 5, at + 18)),
        ]
        cut.light += [disc(x - 3, at, 3), disc(x + 6, at, 2.6)]
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
