"""Open ground and water: each is one sheet of paper across the picture, cut along its upper edge."""

from __future__ import annotations

from collections.abc import Callable

from tools.scherenschnitt.paper import (
    HEIGHT,
    WIDTH,
    Chance,
    Cut,
    Point,
    line_data,
    path,
    poly,
    smooth_data,
    tube,
)

Land = Callable[[Chance, float], Cut]
LEFT, RIGHT, DEEP = -20.0, WIDTH + 20.0, HEIGHT + 30.0


def sheet_below(points: list[Point], soft: bool) -> str:
    """A sheet below that edge."""
    if not soft:
        return path(line_data([(LEFT, DEEP), *points, (RIGHT, DEEP)]))
    upper = smooth_data(points, closed=False)
    return path(f"{upper}V{DEEP:.0f}H{LEFT:.0f}Z")


def rolling(chance: Chance, y: float, height: float, steps: int) -> list[Point]:
    """An uneven line across the picture."""
    return [
        (LEFT + (RIGHT - LEFT) * step / steps, y + chance.between(-height, height))
        for step in range(steps + 1)
    ]


def hills(chance: Chance, y: float) -> Cut:
    """Soft hills."""
    return Cut(body=[sheet_below(rolling(chance, y, 20, 5), soft=True)])


def plain(chance: Chance, y: float) -> Cut:
    """Nearly flat ground."""
    return Cut(body=[sheet_below(rolling(chance, y, 5, 6), soft=True)])


def mounds(chance: Chance, y: float) -> Cut:
    """Round barrows in a row."""
    points: list[Point] = []
    x = LEFT
    while x < RIGHT + 60:
        wide, high = chance.between(70, 120), chance.between(18, 46)
        points += [(x, y), (x + wide / 2, y - high)]
        x += wide
    return Cut(body=[sheet_below(points, soft=True)])


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
    return Cut(body=[sheet_below(points, soft=False)], light=snow)


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
    return Cut(body=[sheet_below(points, soft=False)], light=snow)


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
        body=[poly(*one), poly(*other), sheet_below(rolling(chance, y + 40, 6, 5), soft=True)],
        light=cracks,
    )


def lake(chance: Chance, y: float) -> Cut:
    """Still water with streaks of light."""
    light = []
    for _ in range(12):
        x, at, wide = chance.between(0, 430), chance.between(y + 10, y + 80), chance.between(18, 70)
        light.append(
            poly((x, at), (x + wide / 2, at - 1.3), (x + wide, at), (x + wide / 2, at + 1.3))
        )
    return Cut(body=[sheet_below([(LEFT, y), (RIGHT, y)], soft=False)], light=light)


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
    return Cut(body=[sheet_below(points, soft=True)], light=crests)


def river(chance: Chance, y: float) -> Cut:
    """A river that comes towards us."""
    return Cut(
        body=[sheet_below(rolling(chance, y, 7, 5), soft=True)],
        light=[
            path(
                f"M90 {DEEP:.0f}C180 {y + 90:.0f} 180 {y + 50:.0f} 226 {y + 30:.0f}S216 {y + 10:.0f} 232 {y:.0f}L250 {y:.0f}C244 {y + 12:.0f} 276 {y + 24:.0f} 280 {y + 42:.0f}S330 {y + 90:.0f} 400 {DEEP:.0f}Z"
            )
        ],
    )


def waste(chance: Chance, y: float) -> Cut:
    """Dry ground with cracks and bones."""
    cut = Cut(body=[sheet_below(rolling(chance, y, 9, 7), soft=False)])
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
        body=[sheet_below(moved_points, soft=True)],
        light=[
            poly((60, y - 6), (130, y + 14), (100, y + 22)),
            poly((330, y - 10), (400, y + 12), (366, y + 20)),
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
        body=[sheet_below(points, soft=True)],
        light=[
            poly((40, y + 16), (120, y + 26), (40, y + 19)),
            poly((150, y + 44), (260, y + 62), (150, y + 47)),
        ],
    )
