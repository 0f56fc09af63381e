"""Maps: a land of paper seen from above, with rivers, lakes, woods and mountains cut into it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tools.scherenschnitt.palettes import PALETTES, Palette
from tools.scherenschnitt.paper import (
    Chance,
    Point,
    Sheet,
    blob,
    curve,
    disc,
    limb,
    mix,
    num,
    path,
    poly,
    stamped,
)
from tools.scherenschnitt.things import THINGS
from tools.scherenschnitt.woods import fir

Numbers = Sequence[float]


@dataclass(frozen=True, slots=True)
class Chart:
    """What lies where on a map."""

    hour: str
    width: int
    height: int
    coast: str
    rivers: Sequence[tuple[Sequence[Point], float]]
    lakes: Sequence[Numbers]
    mountains: Sequence[Sequence[Point]]
    woods: Sequence[Numbers]
    hills: Sequence[Numbers]
    ships: Sequence[Numbers]


def draw_map(game: str, name: str, chart: Chart) -> str:
    """The map as SVG."""
    palette = PALETTES[game][chart.hour]
    chance = Chance(f"{game}/{name}")
    sheet = Sheet(name, mix(palette.ink, palette.near, 0.4))
    sea, deep = mix(PALETTES[game]["sea"].far, "#ffffff", 0.12), PALETTES[game]["sea"].sky
    land = mix(palette.low, palette.glow, 0.16)
    _sea(sheet, chart, chance, sea, deep)
    for width, share in ((64, 0.2), (34, 0.4)):
        sheet.plain(
            f'<path d="{chart.coast}" fill="none" stroke="{mix(sea, "#ffffff", share)}" stroke-width="{width}" opacity=".5"/>'
        )
    sheet.layer([path(chart.coast)], land, depth=1.4, edge="#fffaf0")
    _hills(sheet, chart, land, palette)
    _water(sheet, chart, sea, land)
    _mountains(sheet, chart, chance, land, palette)
    _woods(sheet, chart, chance, land, palette)
    return sheet.svg(chart.width, chart.height)


def _sea(sheet: Sheet, chart: Chart, chance: Chance, sea: str, deep: str) -> None:
    fill = sheet.gradient([(0, sea, 1), (1, deep, 1)])
    sheet.plain(f'<path d="M0 0H{chart.width}V{chart.height}H0Z" fill="{fill}"/>')
    waves = []
    for row in range(0, chart.height, 34):
        for column in range(0, chart.width, 74):
            x, y = column + chance.between(-20, 20), row + chance.between(-8, 8)
            waves.append(f"M{num(x)} {num(y)}q7-7 14 0t14 0")
    sheet.plain(
        f'<path d="{"".join(waves)}" fill="none" stroke="#fff" stroke-width="1.6" stroke-linecap="round" opacity=".35"/>'
    )
    for x, y, size in chart.ships:
        ship = THINGS["ship"]()
        shapes = f'<g transform="translate({num(x)} {num(y)})scale({size * 0.34:.2g})">'
        sheet.layer([shapes, *ship.body, "</g>"], mix(deep, "#000000", 0.55), depth=0.5)
        sheet.layer([shapes, *ship.front, "</g>"], "#f4e6c4", depth=0.3)


def _hills(sheet: Sheet, chart: Chart, land: str, palette: Palette) -> None:
    shapes = [
        blob(
            (x - wide / 2, y + 9),
            (x - wide * 0.2, y - 11),
            (x + wide * 0.1, y - 14),
            (x + wide / 2, y + 9),
            (x, y + 12),
        )
        for x, y, wide in chart.hills
    ]
    sheet.layer(shapes, mix(land, palette.far, 0.3), depth=0.5, edge=mix(land, "#ffffff", 0.4))


def _water(sheet: Sheet, chart: Chart, sea: str, land: str) -> None:
    shapes = []
    for points, wide in chart.rivers:
        line = curve(points, 4)
        count = len(line) - 1
        shapes.append(limb(line, [2 + (wide - 2) * index / count for index in range(count + 1)]))
    shapes += [disc(x, y, wide, tall) for x, y, wide, tall in chart.lakes]
    inner = "".join(shapes)
    sheet.plain(
        f'<g fill="{mix(land, "#000000", 0.22)}" transform="translate(0 -2)">{inner}</g><g fill="{mix(sea, "#ffffff", 0.08)}">{inner}</g>'
    )


def _mountains(sheet: Sheet, chart: Chart, chance: Chance, land: str, palette: Palette) -> None:
    spots = []
    for ridge in chart.mountains:
        line = curve(ridge, 4)
        spots += [
            (
                x + chance.between(-9, 9),
                y + chance.between(-7, 7),
                chance.between(0.6, 1.05),
                bool(chance.below(2)),
            )
            for x, y in line
        ]
    spots.sort(key=lambda spot: spot[1])
    body = [poly((-34, 14), (-14, -20), (-8, -14), (2, -38), (12, -20), (17, -24), (34, 14))]
    light = [
        poly((2, -38), (12, -20), (7, -22), (9, -6), (1, -16), (-4, -22)),
        poly((17, -24), (24, -10), (18, -12)),
    ]
    tone = mix(land, palette.near, 0.42)
    for third in range(3):  # ridge behind ridge
        part = spots[third * len(spots) // 3 : (third + 1) * len(spots) // 3]
        sheet.layer(
            stamped(f"m{third}", body, part),
            mix(tone, palette.near, 0.1 * third),
            depth=0.5,
            edge="#fff6e2",
        )
        sheet.plain(f'<g fill="#fbf4e2">{"".join(stamped(f"s{third}", light, part))}</g>')


def _woods(sheet: Sheet, chart: Chart, chance: Chance, land: str, palette: Palette) -> None:
    spots = []
    for x, y, wide, tall in chart.woods:
        for _ in range(int(wide * tall / 150)):
            across, down = chance.between(-1, 1), chance.between(-1, 1)
            if across * across + down * down <= 1:
                spots.append(
                    (x + across * wide / 2, y + down * tall / 2, chance.between(0.2, 0.34), False)
                )
    spots.sort(key=lambda spot: spot[1])
    half = len(spots) // 2
    sheet.layer(stamped("fa", [fir(80)], spots[:half]), mix(palette.cloth, land, 0.3), depth=0.4)
    sheet.layer(
        stamped("fb", [fir(80)], spots[half:]), mix(palette.cloth, palette.near, 0.25), depth=0.4
    )
