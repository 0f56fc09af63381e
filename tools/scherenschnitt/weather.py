"""Weather and light: what falls, drifts or shines across a picture."""

from __future__ import annotations

from collections.abc import Callable

from tools.scherenschnitt.paper import WIDTH, Chance, blob, disc, path, poly, ray, ring


def _snow(chance: Chance) -> list[str]:
    return [
        disc(chance.between(0, 480), chance.between(0, 350), chance.between(1.2, 3.4))
        for _ in range(46)
    ]


def _rain(chance: Chance) -> list[str]:
    found = []
    for _ in range(40):
        x, y, long = chance.between(-20, 480), chance.between(-20, 330), chance.between(16, 34)
        found.append(poly((x + long * 0.3, y), (x + long * 0.3 + 1.2, y), (x, y + long)))
    return found


def _mist(chance: Chance) -> list[str]:
    found = []
    for step in range(5):
        y = 196 + step * 32 + chance.between(-8, 8)
        x = chance.between(-120, 200)
        wide = chance.between(220, 380)
        found.append(
            blob(
                (x, y),
                (x + wide * 0.3, y - 11),
                (x + wide * 0.7, y - 7),
                (x + wide, y),
                (x + wide * 0.6, y + 8),
                (x + wide * 0.25, y + 7),
            )
        )
    return found


def _stars(chance: Chance) -> list[str]:
    found = []
    for index in range(26):
        x, y = chance.between(6, 474), chance.between(6, 170)
        if index % 6 == 0:
            found += [ray(x, y, turn, 0, 6, 1.8) for turn in (0, 90, 180, 270)]
        else:
            found.append(disc(x, y, chance.between(0.7, 1.6)))
    return found


def _embers(chance: Chance) -> list[str]:
    return [
        disc(chance.between(40, 440), chance.between(30, 320), chance.between(0.9, 2.6))
        for _ in range(34)
    ]


def _lightning(chance: Chance) -> list[str]:
    x = chance.between(90, 380)
    return [
        poly(
            (x, -10),
            (x + 16, -10),
            (x - 6, 64),
            (x + 12, 60),
            (x - 30, 150),
            (x - 16, 88),
            (x - 32, 92),
        )
    ]


def _rays(chance: Chance) -> list[str]:
    return [ray(240, 96, turn, 60, 420, 46) for turn in range(8, 360, 30)]


def _birds(chance: Chance) -> list[str]:
    found = []
    for _ in range(6):
        x, y, size = chance.between(60, 420), chance.between(30, 120), chance.between(5, 11)
        found.append(
            path(
                f"M{x - size:.0f} {y - size * 0.5:.1f}Q{x - size * 0.3:.1f} {y - size * 0.5:.1f} {x:.0f} {y:.0f}Q{x + size * 0.3:.1f} {y - size * 0.5:.1f} {x + size:.0f} {y - size * 0.5:.1f}Q{x + size * 0.3:.1f} {y - size * 0.2:.1f} {x:.0f} {y + size * 0.35:.1f}Q{x - size * 0.3:.1f} {y - size * 0.2:.1f} {x - size:.0f} {y - size * 0.5:.1f}Z"
            )
        )
    return found


def _clouds(chance: Chance) -> list[str]:
    found = []
    for _ in range(4):
        x, y, wide = chance.between(-40, 400), chance.between(26, 120), chance.between(90, 170)
        found.append(
            blob(
                (x, y),
                (x + wide * 0.15, y - 14),
                (x + wide * 0.36, y - 12),
                (x + wide * 0.5, y - 24),
                (x + wide * 0.72, y - 12),
                (x + wide * 0.9, y - 10),
                (x + wide, y),
                (x + wide * 0.5, y + 3),
            )
        )
    return found


def _leaves(chance: Chance) -> list[str]:
    found = []
    for _ in range(22):
        x, y, size = chance.between(0, 480), chance.between(0, 340), chance.between(3, 7)
        found.append(
            blob(
                (x - size, y), (x, y - size * 0.6), (x + size, y + size * 0.2), (x, y + size * 0.6)
            )
        )
    return found


def _rings(chance: Chance) -> list[str]:
    return [ring(240, 130, radius, radius - 2.4) for radius in (84, 108, 136, 168)]


def _smoke(chance: Chance) -> list[str]:
    x = chance.between(190, 290)
    return [
        blob(
            (x - 8, 230),
            (x - 26, 180),
            (x - 4, 130),
            (x - 34, 70),
            (x - 6, -20),
            (x + 44, -20),
            (x + 16, 70),
            (x + 40, 130),
            (x + 10, 180),
            (x + 14, 230),
        )
    ]


def _aurora(chance: Chance) -> list[str]:
    return [
        blob(
            (-20, 60 + step * 26),
            (120, 24 + step * 22),
            (250, 70 + step * 22),
            (400, 30 + step * 24),
            (WIDTH + 20, 66 + step * 20),
            (400, 58 + step * 24),
            (250, 96 + step * 22),
            (120, 48 + step * 22),
        )
        for step in range(3)
    ]


WEATHERS: dict[str, tuple[Callable[[Chance], list[str]], str, str, float]] = {
    # What is drawn, in which colour, where (behind or before the figures), how dense.
    "snow": (_snow, "light", "before", 0.85),
    "rain": (_rain, "light", "before", 0.4),
    "mist": (_mist, "haze", "before", 0.42),
    "stars": (_stars, "light", "behind", 0.9),
    "embers": (_embers, "glow", "before", 0.9),
    "lightning": (_lightning, "light", "behind", 0.95),
    "rays": (_rays, "light", "behind", 0.16),
    "birds": (_birds, "ink", "behind", 0.75),
    "clouds": (_clouds, "haze", "behind", 0.55),
    "leaves": (_leaves, "glow", "before", 0.85),
    "rings": (_rings, "light", "behind", 0.4),
    "smoke": (_smoke, "ink", "behind", 0.3),
    "aurora": (_aurora, "glow", "behind", 0.3),
}
