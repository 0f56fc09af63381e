"""What people have built across a land: houses, walls, graves, fields, roads."""

from __future__ import annotations

from tools.scherenschnitt.ground import DEEP, LEFT, RIGHT, rolling, sheet_below
from tools.scherenschnitt.paper import (
    Chance,
    Cut,
    Point,
    blob,
    path,
    placed,
    poly,
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
    cut = Cut(body=[sheet_below(rolling(chance, y + 14, 5, 6), soft=True)])
    for x in (44, 108, 176, 306, 370, 436):
        body, light = _house(chance.between(40, 56), chance.between(38, 64))
        at = y + 14 + chance.between(-6, 4)
        cut.body.append(placed(body, x, at))
        cut.light.append(placed(light, x, at))
    return cut


def town(chance: Chance, y: float) -> Cut:
    """Roofs, gables and towers of a town behind its wall."""
    cut = Cut(body=[sheet_below([(LEFT, y - 8), (RIGHT, y - 8)], soft=False)])
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
    cut = Cut(body=[sheet_below([(x, y0 + chance.between(-6, 6)) for x, y0 in points], soft=False)])
    for x, top in ((46, 58), (104, 60), (352, 78), (384, 66)):
        cut.light.append(
            path(
                f"M{x - 7} {y - top + 30:.0f}V{y - top + 6:.0f}A7 8 0 0 1 {x + 7} {y - top + 6:.0f}V{y - top + 30:.0f}Z"
            )
        )
    return cut


def graves(chance: Chance, y: float) -> Cut:
    """Headstones and crosses, a little askew."""
    cut = Cut(body=[sheet_below(rolling(chance, y + 12, 8, 6), soft=True)])
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
    cut = Cut(body=[sheet_below(rolling(chance, y + 12, 5, 5), soft=True)])
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
        body=[sheet_below(points, soft=False)],
        light=[poly((LEFT, y - 22), (RIGHT, y - 22), (RIGHT, y - 20), (LEFT, y - 20))],
    )


def tents(chance: Chance, y: float) -> Cut:
    """A camp of tents."""
    cut = Cut(body=[sheet_below(rolling(chance, y + 12, 5, 6), soft=True)])
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
        body=[sheet_below([(LEFT, y + 70), (RIGHT, y + 70)], soft=False), *body],
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


def fields(chance: Chance, y: float) -> Cut:
    """Ploughed land with furrows."""
    light = [
        poly((240 + lean * 3, y + 8), (240 + lean * 26 + 3, DEEP), (240 + lean * 26 - 3, DEEP))
        for lean in (-9, -6.5, -4.5, -2.6, -0.9, 0.9, 2.6, 4.5, 6.5, 9)
    ]
    return Cut(body=[sheet_below(rolling(chance, y, 6, 5), soft=True)], light=light)


def road(chance: Chance, y: float) -> Cut:
    """A way that winds to the horizon."""
    return Cut(
        body=[sheet_below(rolling(chance, y, 8, 5), soft=True)],
        light=[
            path(
                f"M150 {DEEP:.0f}C230 {y + 70:.0f} 320 {y + 60:.0f} 262 {y + 30:.0f}S250 {y + 8:.0f} 262 {y + 2:.0f}L268 {y + 2:.0f}C262 {y + 10:.0f} 300 {y + 22:.0f} 316 {y + 38:.0f}S300 {y + 80:.0f} 290 {DEEP:.0f}Z"
            )
        ],
    )
