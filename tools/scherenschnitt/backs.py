"""Backs of cards: a folded sheet, cut once and opened to a rosette, with the sign of the deck in its middle."""

from __future__ import annotations

from dataclasses import dataclass

from tools.scherenschnitt.palettes import PALETTES, Palette
from tools.scherenschnitt.paper import Cut, Sheet, blob, disc, mix, num, path, poly, ray, ring
from tools.scherenschnitt.scene import cut_of

WIDE = 300
HIGH = 400
MIDDLE = (150, 200)


@dataclass(frozen=True, slots=True)
class Back:
    """A palette, how often the sheet is folded, what is cut into it, and the sign."""

    hour: str
    folds: int
    petal: str
    sign: str


PETALS: dict[str, list[str]] = {
    # Between the sign and the edge, pointing upwards from the middle.
    "leaf": [blob((0, -74), (13, -100), (0, -132), (-13, -100)), disc(0, -140, 4)],
    "blade": [
        poly((0, -142), (6, -88), (16, -84), (4, -80), (0, -70), (-4, -80), (-16, -84), (-6, -88))
    ],
    "flame": [path("M0-72C-20-88-8-104-12-124C2-114 0-128 4-144C16-122 18-92 0-72Z")],
    "wave": [
        path("M-22-92Q-11-112 0-92Q11-72 22-92V-84Q11-64 0-84Q-11-104-22-84Z"),
        disc(0, -120, 6),
    ],
    "star": [ray(0, -108, turn, 0, 30 if turn % 90 == 0 else 16, 9) for turn in range(0, 360, 45)],
    "fir": [
        poly(
            (0, -144),
            (12, -120),
            (6, -121),
            (16, -100),
            (8, -101),
            (20, -78),
            (-20, -78),
            (-8, -101),
            (-16, -100),
            (-6, -121),
            (-12, -120),
        )
    ],
    "thorn": [
        poly(
            (0, -146),
            (8, -110),
            (22, -118),
            (10, -94),
            (16, -74),
            (0, -84),
            (-16, -74),
            (-10, -94),
            (-22, -118),
            (-8, -110),
        )
    ],
    "bone": [
        poly((-4, -84), (4, -84), (4, -124), (-4, -124)),
        disc(-6, -82, 6),
        disc(6, -82, 6),
        disc(-6, -126, 6),
        disc(6, -126, 6),
    ],
    "knot": [ring(-9, -104, 20, 14), ring(9, -104, 20, 14)],
}


def draw_back(game: str, name: str, back: Back) -> str:
    """The back as SVG."""
    palette = PALETTES[game][back.hour]
    sheet = Sheet(name, mix(palette.ink, palette.near, 0.3))
    ground = sheet.gradient([(0, palette.near, 1), (1, palette.ink, 1)])
    sheet.plain(f'<path d="M0 0H{WIDE}V{HIGH}H0Z" fill="{ground}"/>')
    tone = mix(palette.near, palette.far, 0.55)
    sheet.layer([_frame()], tone, depth=0.8, edge=mix(tone, palette.light, 0.4))
    sheet.layer(_corners(), mix(tone, palette.ink, 0.45), depth=0.4)
    _rosette(sheet, palette, back)
    _sign(sheet, palette, cut_of(back.sign.split(), f"{game}/{name}"))
    return sheet.svg(WIDE, HIGH)


def _frame() -> str:
    """A sheet with a scalloped edge."""
    scallops = f"M18 18{'q11 14 22 0' * 12}{'q-14 11 0 22' * 16}v12{'q-11-14-22 0' * 12}{'q14-11 0-22' * 16}Z"
    return path(scallops)


def _corners() -> list[str]:
    shapes = []
    for x, y, turn in ((44, 46, 45), (256, 46, 135), (256, 354, 225), (44, 354, 315)):
        leaves = [ray(x, y, turn + lean, 4, 46, 14) for lean in (-40, 0, 40)]
        shapes += [*leaves, disc(x, y, 9)]
    return shapes


def _rosette(sheet: Sheet, palette: Palette, back: Back) -> None:
    x, y = MIDDLE
    petals = "".join(PETALS[back.petal])
    turned = [
        f'<g transform="translate({x} {y})rotate({num(360 * step / back.folds)})">{petals}</g>'
        for step in range(back.folds)
    ]
    between = [
        f'<g transform="translate({x} {y})rotate({num(360 * (step + 0.5) / back.folds)})">{blob((0, -76), (7, -90), (0, -106), (-7, -90))}</g>'
        for step in range(back.folds)
    ]
    sheet.layer(turned, palette.cloth, depth=0.5, edge=mix(palette.cloth, palette.light, 0.4))
    sheet.layer(between, palette.glow, depth=0.4)


def _sign(sheet: Sheet, palette: Palette, found: tuple[Cut, float]) -> None:
    x, y = MIDDLE
    cut, base = found
    sheet.layer([disc(x, y, 72)], palette.ink, depth=0.6, edge=palette.glow)
    halo = sheet.gradient(
        [(0, palette.disc, 1), (1, mix(palette.low, palette.far, 0.4), 1)],
        f'cx="{x}" cy="{y}" r="66"',
    )
    sheet.plain(f'<circle cx="{x}" cy="{y}" r="64" fill="{halo}"/>')
    start = f'<g transform="translate({x} {y + 46})scale({base * 0.37:.3g})">'
    for shapes, tone in (
        (cut.back, palette.cloth),
        (cut.body, palette.ink),
        (cut.front, palette.glow),
    ):
        if shapes:
            sheet.layer([start, *shapes, "</g>"], tone, depth=0.5)
    if cut.light:
        sheet.plain(f'<g fill="{palette.light}">{start}{"".join(cut.light)}</g></g>')
