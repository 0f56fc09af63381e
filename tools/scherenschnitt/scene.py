"""A description becomes a picture: sky, lands, things and figures, a frame, and the weather between."""

from __future__ import annotations

from dataclasses import dataclass

from tools.scherenschnitt.arms import HELD
from tools.scherenschnitt.beasts import BEASTS
from tools.scherenschnitt.heads import HEADS
from tools.scherenschnitt.lands import FRAMES, LANDS
from tools.scherenschnitt.palettes import PALETTES, Palette
from tools.scherenschnitt.paper import HEIGHT, WIDTH, Chance, Cut, Sheet, mix, num
from tools.scherenschnitt.people import BUILDS, EXTRAS, GARMENTS, POSES, person
from tools.scherenschnitt.quadrupeds import FRAMES as QUADRUPEDS
from tools.scherenschnitt.quadrupeds import four_legged
from tools.scherenschnitt.things import THINGS
from tools.scherenschnitt.weather import WEATHERS

PLACES = {
    "left": -118.0,
    "farleft": -176.0,
    "right": 118.0,
    "farright": 176.0,
    "midleft": -62.0,
    "midright": 62.0,
    "mid": 0.0,
}
TURNS = {"tilted": 40.0, "leaning": -24.0, "level": 90.0, "down": 180.0}
SIZES = {"tiny": 0.3, "small": 0.62, "less": 0.8, "big": 1.18, "huge": 1.4}
LIFTS = {"high": 70.0, "low": -26.0, "sunk": -60.0, "aloft": 120.0, "up": 34.0}
DISCS = {"nodisc", "sun", "lowsun", "moon", "sickle", "eclipse", "leftsun", "rightsun", "bigmoon"}


class Unknown(ValueError):
    """A word of a description that nobody can draw."""


@dataclass(frozen=True, slots=True)
class Description:
    """What a picture shows, in the words of its file."""

    hour: str
    land: tuple[str, ...] = ()
    figures: tuple[str, ...] = ()
    weather: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Piece:
    """One thing or figure and where it stands."""

    cut: Cut
    x: float
    y: float
    size: float
    flip: bool
    far: bool


def draw(game: str, name: str, one: Description) -> str:
    """The picture as SVG."""
    if one.hour not in PALETTES[game]:
        raise Unknown(f"{game}/{name}: no hour {one.hour!r}")
    palette = PALETTES[game][one.hour]
    chance = Chance(f"{game}/{name}")
    sheet = Sheet(name, mix(palette.ink, palette.near, 0.3))
    _sky(sheet, palette, one, chance)
    _weather(sheet, palette, one, chance, "behind")
    crowd = sum(not {"tiny", "small", "far"} & set(words.split()) for words in one.figures)
    pieces = [_piece(words.split(), crowd, f"{game}/{name}") for words in one.figures]
    lands = [word for word in one.land if word in LANDS]
    frames = [word for word in one.land if word in FRAMES]
    unknown = [
        word for word in one.land if word not in LANDS and word not in FRAMES and word not in DISCS
    ]
    if unknown:
        raise Unknown(f"{game}/{name}: no land {unknown[0]!r}")
    _lands(sheet, palette, lands, chance, [piece for piece in pieces if piece.far])
    near = [piece for piece in pieces if not piece.far]
    for piece in near:
        _put(sheet, palette, piece, palette.ink)
    _weather(sheet, palette, one, chance, "before")
    for index, word in enumerate(frames):
        cut = FRAMES[word](chance, 300)
        tone = mix(palette.near, palette.ink, 0.45 + 0.3 * index / max(1, len(frames)))
        sheet.layer(cut.body, tone, edge=mix(tone, palette.low, 0.3))
        _slits(sheet, cut, mix(tone, palette.light, 0.3))
    _vignette(sheet, palette)
    return sheet.svg()


def _sky(sheet: Sheet, palette: Palette, one: Description, chance: Chance) -> None:
    fill = sheet.gradient([(0, palette.sky, 1), (0.75, palette.low, 1), (1, palette.low, 1)])
    sheet.plain(f'<path d="M0 0H{WIDTH}V{HEIGHT}H0Z" fill="{fill}"/>')
    kinds = [word for word in one.land if word in DISCS]
    kind = (
        kinds[0]
        if kinds
        else ("moon" if one.hour in ("night", "magic", "wyrd", "blood") else "sun")
    )
    if kind == "nodisc":
        return
    spots = {
        "sun": (240, 128, 60),
        "lowsun": (240, 210, 78),
        "moon": (252, 116, 56),
        "sickle": (330, 84, 40),
        "eclipse": (240, 122, 62),
        "leftsun": (116, 104, 44),
        "rightsun": (364, 104, 44),
        "bigmoon": (240, 140, 104),
    }
    x, y, radius = spots[kind]
    x += int(chance.between(-14, 14))
    halo = sheet.gradient(
        [(0, palette.disc, 0.75), (0.45, palette.disc, 0.3), (1, palette.disc, 0)],
        f'cx="{x}" cy="{y}" r="{radius * 3}"',
    )
    sheet.plain(f'<path d="M0 0H{WIDTH}V{HEIGHT}H0Z" fill="{halo}"/>')
    ball = f'<circle cx="{x}" cy="{y}" r="{radius}"'
    if kind == "eclipse":
        sheet.plain(
            f'{ball} fill="{palette.ink}"/>{ball} fill="none" stroke="{palette.light}" stroke-width="5"/>'
        )
    elif kind == "sickle":
        sheet.plain(
            f'<path d="M{x} {y - radius}a{radius} {radius} 0 1 1 -{radius} {radius + 14}a{num(radius * 0.86)} {num(radius * 0.86)} 0 0 0 {radius} -{radius + 14}Z" fill="{palette.disc}"/>'
        )
    else:
        sheet.plain(f'{ball} fill="{palette.disc}"/>')


def _weather(sheet: Sheet, palette: Palette, one: Description, chance: Chance, where: str) -> None:
    for word in one.weather:
        if word not in WEATHERS:
            raise Unknown(f"no weather {word!r}")
        cut, colour, place, dense = WEATHERS[word]
        if place == where:
            fill = {
                "light": palette.light,
                "haze": mix(palette.low, palette.light, 0.5),
                "glow": palette.glow,
                "ink": palette.ink,
            }[colour]
            sheet.plain(f'<g fill="{fill}" opacity="{dense:.2g}">{"".join(cut(chance))}</g>')


def _lands(
    sheet: Sheet, palette: Palette, lands: list[str], chance: Chance, far: list[Piece]
) -> None:
    count = len(lands)
    for index, word in enumerate(lands):
        depth = (index + 1) / (count + 0.4)
        y = 206 + 84 * (index / max(1, count - 1)) if count > 1 else 268
        tone = mix(palette.far, palette.near, depth**1.25)
        cut = LANDS[word](chance, y)
        fill = sheet.gradient(
            [(0, tone, 1), (1, mix(tone, palette.low, 0.3 * (1 - depth) + 0.05), 1)]
        )
        if index == count - 1:
            for piece in far:
                _put(sheet, palette, piece, mix(palette.near, palette.ink, 0.35), 0.55)
        sheet.layer(cut.body, fill, edge=mix(tone, palette.light, 0.45))
        _slits(sheet, cut, mix(tone, palette.light, 0.62 if index < count - 1 else 0.4))
    if not lands:
        for piece in far:
            _put(sheet, palette, piece, mix(palette.near, palette.ink, 0.35), 0.55)


def _slits(sheet: Sheet, cut: Cut, fill: str) -> None:
    if cut.light:
        sheet.plain(f'<g fill="{fill}">{"".join(cut.light)}</g>')


def _put(sheet: Sheet, palette: Palette, piece: Piece, ink: str, haze: float = 0) -> None:
    size = piece.size
    flip = "-" if piece.flip else ""
    start = f'<g transform="translate({num(piece.x)} {num(piece.y)})scale({flip}{size:.3g} {size:.3g})">'
    cut = piece.cut
    tones = [
        mix(palette.cloth, palette.low, haze * 0.4),
        mix(ink, palette.near, haze * 0.4),
        palette.glow,
    ]
    for shapes, tone in zip((cut.back, cut.body, cut.front), tones, strict=True):
        if shapes:
            sheet.layer(
                [start, *shapes, "</g>"],
                tone,
                depth=min(1.0, 1.1 / size) * 0.55,
                edge=mix(tone, palette.light, 0.4),
            )
    if cut.light:
        sheet.plain(f'<g fill="{palette.light}">{start}{"".join(cut.light)}</g></g>')


def _vignette(sheet: Sheet, palette: Palette) -> None:
    fill = sheet.gradient(
        [(0, palette.ink, 0), (0.62, palette.ink, 0), (1, palette.ink, 0.42)],
        'cx="240" cy="170" r="330"',
    )
    sheet.plain(f'<path d="M0 0H{WIDTH}V{HEIGHT}H0Z" fill="{fill}"/>')


ALONE = {
    "dagger": (-34.0, 3.6),
    "mace": (-18.0, 2.2),
    "sack": (-92.0, 3.4),
    "coin": (-20.0, 4.2),
    "roundshield": (-50.0, 2.4),
    "flask": (-36.0, 3.4),
    "axe": (-28.0, 2.2),
}
"""Where the grip lies, and how much larger, where the usual place would be too small."""


def _held_alone(kind: str) -> Cut:
    lift, size = ALONE.get(kind, (-42.0, 0.9) if kind in LONG else (-34.0, 1.8))
    return HELD[kind]().put(0, lift, size)


LONG = {
    "staff",
    "crook",
    "skullstaff",
    "antlerstaff",
    "spear",
    "halberd",
    "scythe",
    "greataxe",
    "banner",
    "greatsword",
    "wings",
    "batwings",
}
"""What reaches high above a head: such figures stand a little smaller."""
KNOWN = (
    set(POSES)
    | set(BUILDS)
    | GARMENTS
    | EXTRAS
    | set(HEADS)
    | set(HELD)
    | set(PLACES)
    | set(SIZES)
    | set(LIFTS)
    | set(TURNS)
    | {"flip", "far", "fallen"}
)
"""What may follow the first word of a figure."""
INNER = {"drake", "rat", "moon"}
"""What only other drawings use, or what is so anyway."""
VOCABULARY = (
    KNOWN
    | set(THINGS)
    | set(BEASTS)
    | set(QUADRUPEDS)
    | set(LANDS)
    | set(FRAMES)
    | set(WEATHERS)
    | DISCS
) - INNER


def cut_of(words: list[str], where: str) -> tuple[Cut, float]:
    """What the words show, and how large it usually is."""
    kind = words[0]
    for shelf, size in ((THINGS, 2.1), (BEASTS, 2.4)):
        if kind in shelf:
            return shelf[kind](), size
    if kind in QUADRUPEDS:
        return four_legged(kind), 2.5
    if kind in HELD:
        return _held_alone(kind), 2.2
    if kind not in BUILDS:
        raise Unknown(f"{where}: no figure {kind!r}")
    size = 2.05 if set(words) & LONG else 2.2 if "raise" in words else 2.5
    return person(words, Chance(where)), size


def _piece(words: list[str], crowd: int, where: str) -> Piece:
    strange = [word for word in words[1:] if word not in KNOWN]
    if strange:
        raise Unknown(f"{where}: no word {strange[0]!r}")
    cut, base = cut_of(words, where)
    scale = 1.0
    for word in words:
        scale *= SIZES.get(word, 1)
    base *= scale * (1 if crowd < 2 else 0.74 if crowd == 2 else 0.62)
    x = 240 + sum(PLACES.get(word, 0) for word in words)
    y = 322 - sum(LIFTS.get(word, 0) for word in words)
    far = "far" in words
    if far:
        base, y = base * 0.8, y - 44
    for word in words:
        if word in TURNS:
            cut = Cut(
                *(
                    [f'<g transform="rotate({num(TURNS[word])} 0 -50)">{"".join(each)}</g>']
                    if each
                    else []
                    for each in (cut.back, cut.body, cut.front, cut.light)
                )
            )
    if "fallen" in words:
        cut = cut.put(0, -8, 1, 84)
    return Piece(cut, x, y, base, "flip" in words, far)
