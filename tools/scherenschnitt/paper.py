"""Paper, scissors and chance: points become outlines, outlines become layers with soft shadows."""

from __future__ import annotations

import math
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

Point = tuple[float, float]
WIDTH = 480
HEIGHT = 360


class Chance:
    """A small generator of its own: the same seed cuts the same picture everywhere."""

    def __init__(self, seed: str) -> None:
        self._state = zlib.crc32(seed.encode()) or 1

    def below(self, limit: int) -> int:
        """A whole number from 0 up to, not including, the limit."""
        self._state = (self._state * 1103515245 + 12345) % 2**31
        return (self._state >> 8) % limit

    def between(self, low: float, high: float) -> float:
        """A number in that span."""
        return low + (high - low) * self.below(10_000) / 9_999


def num(value: float) -> str:
    """A coordinate, as short as it can be written."""
    text = f"{value:.1f}".removesuffix(".0")
    if text == "-0":
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def pair(point: Point) -> str:
    """A point of a path."""
    x, y = num(point[0]), num(point[1])
    return f"{x}{y}" if y.startswith("-") else f"{x} {y}"


def path(data: str) -> str:
    """An outline as an element, its colour left to the layer."""
    return f'<path d="{data}"/>'


class _Pen:
    """Writes points relative to the last one, as it was rounded: shorter, and nothing drifts."""

    def __init__(self, start: Point) -> None:
        self.at = (round(start[0], 1), round(start[1], 1))
        self.data = "M" + pair(self.at)

    def to(self, letter: str, *points: Point) -> None:
        """Go on to the last of the points by that command."""
        x, y = self.at
        steps = [(round(px, 1) - x, round(py, 1) - y) for px, py in points]
        self.data += letter + "".join(
            ("" if not index or text.startswith("-") else " ") + text
            for index, text in enumerate(pair(step) for step in steps)
        )
        self.at = (round(points[-1][0], 1), round(points[-1][1], 1))


def line_data(points: Sequence[Point]) -> str:
    """A closed outline with corners."""
    pen = _Pen(points[0])
    for point in points[1:]:
        pen.to("l", point)
    return pen.data + "Z"


def poly(*points: Point) -> str:
    """A piece of paper with corners."""
    return path(line_data(points))


def smooth_data(points: Sequence[Point], closed: bool = True) -> str:
    """A soft outline through all the points (Catmull-Rom)."""
    count = len(points)
    pen = _Pen(points[0])
    for index in range(count if closed else count - 1):
        near = [points[(index + step) % count] for step in (-1, 0, 1, 2)]
        if not closed:
            near[0] = points[max(0, index - 1)]
            near[3] = points[min(count - 1, index + 2)]
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = near
        first = (bx + (cx - ax) / 6, by + (cy - ay) / 6)
        second = (cx - (dx - bx) / 6, cy - (dy - by) / 6)
        if index == 0:
            pen.to("c", first, second, (cx, cy))
        else:  # the first handle mirrors the last one of the piece before
            pen.to("s", second, (cx, cy))
    return pen.data + ("Z" if closed else "")


def blob(*points: Point) -> str:
    """A piece of paper with a soft outline."""
    return path(smooth_data(points))


def disc(x: float, y: float, radius: float, tall: float = 0) -> str:
    """A round piece; `tall` makes it an ellipse."""
    if tall:
        return f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(radius)}" ry="{num(tall)}"/>'
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}"/>'


def limb(points: Sequence[Point], widths: Sequence[float], soft: bool = True) -> str:
    """A strip along the points, as wide at each as said: an arm, a leg, a branch, a tail."""
    left: list[Point] = []
    right: list[Point] = []
    for index, (x, y) in enumerate(points):
        before = points[max(0, index - 1)]
        after = points[min(len(points) - 1, index + 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = math.hypot(dx, dy) or 1
        half = widths[min(index, len(widths) - 1)] / 2
        left.append((x - dy / length * half, y + dx / length * half))
        right.append((x + dy / length * half, y - dx / length * half))
    outline = left + right[::-1]
    return path(smooth_data(outline) if soft else line_data(outline))


def curve(points: Sequence[Point], steps: int = 6) -> list[Point]:
    """Many points along a soft line through a few."""
    found: list[Point] = []
    for index in range(len(points) - 1):
        a = points[max(0, index - 1)]
        b, c = points[index], points[index + 1]
        d = points[min(len(points) - 1, index + 2)]
        for step in range(steps):
            t = step / steps
            found.append((_along(a[0], b[0], c[0], d[0], t), _along(a[1], b[1], c[1], d[1], t)))
    return [*found, points[-1]]


def _along(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (
        2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3
    )


def tube(points: Sequence[Point], start: float, end: float, steps: int = 3) -> str:
    """A soft strip that narrows evenly: a tentacle, a snake, a horn."""
    line = curve(points, steps)
    count = len(line) - 1
    return limb(line, [start + (end - start) * index / count for index in range(count + 1)])


def twig(points: Sequence[Point], start: float, end: float) -> str:
    """A thin strip with corners: what is too fine for curves."""
    count = len(points) - 1
    widths = [start + (end - start) * index / count for index in range(count + 1)]
    return limb(points, widths, soft=False)


def stamped(
    name: str, shapes: Sequence[str], spots: Sequence[tuple[float, float, float, bool]]
) -> list[str]:
    """The same cut in many places: x, y, size, mirrored or not."""
    found = []
    for index, (x, y, size, mirrored) in enumerate(spots):
        flip = "-" if mirrored else ""
        put = f'transform="translate({num(x)} {num(y)})scale({flip}{size:.2g} {size:.2g})"'
        if index == 0:
            found.append(f'<g {put}><g id="{name}">{"".join(shapes)}</g></g>')
        else:
            found.append(f'<use href="#{name}" {put}/>')
    return found


def turned(points: Iterable[Point], degrees: float, around: Point = (0, 0)) -> list[Point]:
    """The points, turned clockwise."""
    angle = math.radians(degrees)
    cos, sin = math.cos(angle), math.sin(angle)
    ox, oy = around
    return [
        (ox + (x - ox) * cos - (y - oy) * sin, oy + (x - ox) * sin + (y - oy) * cos)
        for x, y in points
    ]


def moved(points: Iterable[Point], x: float, y: float, size: float = 1) -> list[Point]:
    """The points, made larger and put elsewhere."""
    return [(x + px * size, y + py * size) for px, py in points]


def placed(shapes: Sequence[str], x: float, y: float, size: float = 1, turn: float = 0) -> str:
    """Pieces put somewhere as one."""
    turning = f"rotate({num(turn)})" if turn else ""
    scaling = f"scale({size:.3g})" if size != 1 else ""
    return f'<g transform="translate({num(x)} {num(y)}){turning}{scaling}">{"".join(shapes)}</g>'


def mix(one: str, other: str, share: float) -> str:
    """A colour between two; `share` is how much of the other."""
    pairs = zip(_channels(one), _channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def ring(x: float, y: float, outer: float, inner: float) -> str:
    """A thin ring."""

    def circle(radius: float, sweep: int) -> str:
        return f"M{num(x - radius)} {num(y)}a{num(radius)} {num(radius)} 0 1 {sweep} {num(2 * radius)} 0a{num(radius)} {num(radius)} 0 1 {sweep} {num(-2 * radius)} 0Z"

    return path(circle(outer, 1) + circle(inner, 0))


def ray(x: float, y: float, degrees: float, inner: float, outer: float, width: float) -> str:
    """A narrow wedge that points away from a centre."""
    points: list[Point] = [(x + inner, y - width / 2), (x + outer, y), (x + inner, y + width / 2)]
    return poly(*turned(points, degrees, (x, y)))


@dataclass(slots=True)
class Cut:
    """Something cut out of several papers: what lies behind, the thing itself, what lies on it, and slits of light."""

    back: list[str] = field(default_factory=list)
    body: list[str] = field(default_factory=list)
    front: list[str] = field(default_factory=list)
    light: list[str] = field(default_factory=list)

    def add(self, other: Cut) -> None:
        """Take the pieces of another one in."""
        self.back += other.back
        self.body += other.body
        self.front += other.front
        self.light += other.light

    def put(self, x: float, y: float, size: float = 1, turn: float = 0) -> Cut:
        """The same, put somewhere."""
        return Cut(
            *(
                [placed(shapes, x, y, size, turn)] if shapes else []
                for shapes in (self.back, self.body, self.front, self.light)
            )
        )


class Sheet:
    """A picture that grows layer by layer, from the back to the front."""

    def __init__(self, title: str, shadow: str) -> None:
        self.title = title
        self.shadow = shadow
        self._defs: list[str] = []
        self._body: list[str] = []
        self._count = 0

    def plain(self, markup: str) -> None:
        """Something without a shadow: sky, light, weather."""
        self._body.append(markup)

    def gradient(self, stops: Sequence[tuple[float, str, float]], radial: str = "") -> str:
        """A gradient for a fill; radial with centre and radius, else from top to bottom."""
        name = self._name("g")
        inner = "".join(
            f'<stop offset="{num(at)}" stop-color="{colour}"'
            + (f' stop-opacity="{opacity:.2g}"' if opacity < 1 else "")
            + "/>"
            for at, colour, opacity in stops
        )
        if radial:
            self._defs.append(
                f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" {radial}>{inner}</radialGradient>'
            )
        else:
            self._defs.append(f'<linearGradient id="{name}" x2="0" y2="1">{inner}</linearGradient>')
        return f"url(#{name})"

    def layer(self, shapes: Sequence[str], fill: str, depth: float = 1, edge: str = "") -> None:
        """A sheet of paper: soft shadow around it, a lit edge, then the paper."""
        if not shapes:
            return
        inner = "".join(shapes)
        name = self._name("l")
        self._defs.append(f'<g id="{name}">{inner}</g>')
        use = f'<use href="#{name}"'
        soft = "".join(f'{use} stroke-width="{num(width * depth)}"/>' for width in (3, 8, 14))
        self._body.append(
            f'<g fill="{self.shadow}" stroke="{self.shadow}" opacity=".11">{use} stroke-width="{num(3 * depth)}"/></g>'
            f'<g fill="none" stroke="{self.shadow}" stroke-opacity=".09">{soft}</g>'
        )
        if edge:
            self._body.append(f'{use} y="-1.1" fill="{edge}"/>')
        self._body.append(f'{use} fill="{fill}"/>')

    def svg(self, width: int = WIDTH, height: int = HEIGHT) -> str:
        """The whole picture."""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
            f"<defs>{''.join(self._defs)}</defs>"
            f'<g stroke-linejoin="round">{"".join(self._body)}</g></svg>\n'
        )

    def _name(self, kind: str) -> str:
        self._count += 1
        return f"{kind}{self._count}"
