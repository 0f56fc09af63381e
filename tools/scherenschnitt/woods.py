"""Woods, dead and living, and single trees."""

from __future__ import annotations

from tools.scherenschnitt.ground import LEFT, RIGHT, rolling, sheet_below
from tools.scherenschnitt.paper import (
    WIDTH,
    Chance,
    Cut,
    Point,
    blob,
    disc,
    limb,
    poly,
    stamped,
    tube,
    twig,
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
    ground = rolling(chance, y + 12, 10, 6)
    body = [sheet_below(ground, soft=True)]
    x = LEFT
    spots = []
    while x < RIGHT:
        spots.append((x, y + 16 + chance.between(-8, 6), chance.between(46, 92) / 80, False))
        x += chance.between(15, 34)
    return Cut(body=[*body, *stamped("fir", [fir(80)], spots)])


def pines(chance: Chance, y: float) -> Cut:
    """Tall firs on both sides, the middle open."""
    body = [sheet_below(rolling(chance, y + 10, 6, 6), soft=True)]
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
    body = [sheet_below(rolling(chance, y + 8, 8, 6), soft=True)]
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
    body = [sheet_below(rolling(chance, y + 10, 7, 6), soft=True)]
    spots = [
        (x + chance.between(-16, 16), y + 14, chance.between(0.9, 1.5), bool(chance.below(2)))
        for x in (28, 118, 368, 452)
    ]
    return Cut(body=[*body, *stamped("bare", bare_tree(), spots)])


def trunks(chance: Chance, y: float) -> Cut:
    """The inside of a forest: trunks from below to above."""
    body = [sheet_below(rolling(chance, y + 20, 6, 6), soft=True)]
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


def swamp(chance: Chance, y: float) -> Cut:
    """Pools between tussocks, dead stumps."""
    cut = Cut(body=[sheet_below(rolling(chance, y + 6, 6, 8), soft=True)])
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
