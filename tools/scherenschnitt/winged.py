"""Beasts with wings. They stand at (0, 0), look to the right."""

from __future__ import annotations

from collections.abc import Callable

from tools.scherenschnitt.beast_heads import dragon_head, head_of
from tools.scherenschnitt.heads import HEADS
from tools.scherenschnitt.paper import (
    Cut,
    blob,
    limb,
    poly,
    tube,
)
from tools.scherenschnitt.quadrupeds import FRAMES, four_legged, tail_on


def wing(kind: str, size: float = 1.0) -> Cut:
    """A raised wing, its root at (0, 0)."""
    if kind == "bat":
        points = [
            (4, 8),
            (0, -30),
            (-14, -66),
            (-18, -40),
            (-44, -62),
            (-38, -34),
            (-66, -40),
            (-48, -16),
            (-64, -6),
            (-34, 2),
            (-10, 14),
        ]
        cut = Cut(
            back=[poly(*points)],
            light=[poly((-2, -6), (-30, -44), (-4, -4)), poly((-4, -2), (-46, -28), (-6, 0))],
        )
    else:
        points = [
            (6, 8),
            (2, -28),
            (-12, -60),
            (-20, -52),
            (-28, -56),
            (-32, -44),
            (-44, -46),
            (-44, -34),
            (-56, -32),
            (-50, -22),
            (-60, -16),
            (-46, -8),
            (-50, 0),
            (-28, 4),
            (-8, 14),
        ]
        cut = Cut(
            back=[poly(*points)],
            light=[
                poly((-6, -10), (-20, -40), (-8, -8)),
                poly((-10, -6), (-34, -30), (-12, -4)),
                poly((-12, 0), (-42, -16), (-14, 2)),
            ],
        )
    return cut.put(0, 0, size)


def _winged(base: str, kind: str, size: float = 1.0, head: str = "", tail: str = "") -> Cut:
    one = FRAMES[base]
    cut = wing(kind, size).put(one.length * 0.2, -one.height + 6)
    cut.add(four_legged(base))
    if tail:
        tail_on(cut, tail, (-one.length * 0.46, -one.height + 5))
    if head:
        cut.add(
            head_of(head).put(
                one.length * 0.36 + one.neck[0], -one.height + 4 + one.neck[1], one.size * 1.15
            )
        )
    return cut


def _griffin() -> Cut:
    return _winged("cat", "feather", 1.15, head="eagle", tail="tuft")


def _manticore() -> Cut:
    return _winged("lion", "bat", 1.0, tail="sting")


def _dragon() -> Cut:
    return _winged("drake", "bat", 1.35)


def _wyvern() -> Cut:
    cut = wing("bat", 1.35).put(-2, -46)
    far = wing("bat", 1.1).put(6, -48)
    cut.back = [f'<g transform="matrix(-1 0 0 1 30 -4)">{"".join(far.back)}</g>', *cut.back]
    cut.body += [
        tube(
            [(30, -74), (20, -58), (4, -46), (-12, -32), (-36, -14), (-58, -22), (-66, -40)], 14, 2
        ),
        blob((-14, -30), (0, -58), (20, -62), (22, -44), (10, -26)),
        limb([(2, -36), (10, -20), (2, -12), (8, -1)], [15, 9, 5, 5]),
        limb([(-8, -32), (-4, -18), (-12, -10), (-6, -1)], [13, 8, 5, 5]),
        poly((4, -2), (18, 0), (4, 1)),
        poly((-10, -2), (4, 0), (-10, 1)),
        poly((-62, -38), (-72, -52), (-58, -44)),
    ]
    cut.add(dragon_head().put(32, -78, 1.1))
    return cut


def _harpy() -> Cut:
    cut = wing("feather", 1.15).put(-4, -62)
    right = wing("feather", 1.15)
    cut.back.append(f'<g transform="matrix(-1 0 0 1 6 -62)">{"".join(right.back)}</g>')
    cut.light.append(f'<g transform="matrix(-1 0 0 1 6 -62)">{"".join(right.light)}</g>')
    cut.body += [
        blob((-9, -68), (1, -74), (11, -68), (9, -50), (12, -34), (1, -28), (-10, -34), (-7, -50)),
        limb([(-5, -34), (-8, -20), (-5, -4)], [9, 6, 3]),
        limb([(6, -34), (9, -20), (7, -4)], [9, 6, 3]),
        *(poly((x, -5), (x + side * 6, 0), (x, -2)) for x in (-5, 7) for side in (-1, 1)),
        poly((-6, -32), (-14, -14), (-4, -20), (0, -10), (4, -20), (14, -14), (8, -32)),
    ]
    cut.add(HEADS["hag"]().put(2, -81, 0.95))
    return cut


WINGED: dict[str, Callable[[], Cut]] = {
    "griffin": _griffin,
    "manticore": _manticore,
    "dragon": _dragon,
    "wyvern": _wyvern,
    "harpy": _harpy,
}
