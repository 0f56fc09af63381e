"""Heads of beasts: centre at (0, 0), looking to the right."""

from __future__ import annotations

from collections.abc import Callable

from tools.scherenschnitt.heads import HEADS
from tools.scherenschnitt.paper import (
    Cut,
    blob,
    disc,
    poly,
    ray,
    tube,
)


def _hound_head() -> Cut:
    return Cut(
        body=[
            poly(
                (-8, 6),
                (-8, -6),
                (-2, -9),
                (5, -7),
                (16, -1),
                (18, 3),
                (10, 6),
                (16, 8),
                (6, 10),
                (-4, 10),
            ),
            blob((-6, -6), (-12, 2), (-9, 9), (-4, 0)),
        ],
        light=[poly((4, -4), (8, -2.4), (4.4, -2))],
    )


def _howl_head() -> Cut:
    return Cut(
        body=[
            poly(
                (-8, 6),
                (-9, -5),
                (-14, -12),
                (-3, -12),
                (4, -20),
                (9, -30),
                (12, -27),
                (9, -18),
                (15, -22),
                (13, -13),
                (8, -2),
                (4, 8),
            )
        ],
        light=[poly((2, -14), (4, -18), (5, -14))],
    )


def _boar_head() -> Cut:
    return Cut(
        body=[
            blob((-10, -6), (-2, -12), (7, -7), (20, 2), (22, 8), (17, 10), (6, 11), (-6, 9)),
            poly((-4, -10), (-7, -19), (3, -11)),
        ],
        light=[disc(3, -4, 1.5)],
        front=[tube([(13, 9), (18, 4), (17, -4)], 3.2, 0.6)],
    )


def _deer_head() -> Cut:
    cut = _doe_head()
    for side, lean in ((0, -5), (3, 5)):
        cut.body += [
            tube(
                [
                    (side - 1, -6),
                    (side + lean * 1.6, -18),
                    (side + lean, -34),
                    (side + lean * 2.4, -44),
                ],
                2.8,
                0.6,
            ),
            tube(
                [
                    (side + lean * 1.5, -17),
                    (side + lean * 1.5 + 10, -24),
                    (side + lean * 1.5 + 12, -32),
                ],
                2.2,
                0.5,
            ),
            tube(
                [(side + lean * 1.2, -28), (side + lean - 8, -34), (side + lean - 9, -41)], 2.2, 0.5
            ),
        ]
    return cut


def _doe_head() -> Cut:
    return Cut(
        body=[
            blob((-6, 2), (-4, -6), (3, -7), (10, 0), (16, 5), (14, 8.5), (6, 7), (-2, 8)),
            poly((-4, -4), (-14, -9), (-5, 0)),
        ],
        light=[disc(4, -2, 1.2)],
    )


def _horse_head() -> Cut:
    return Cut(
        body=[
            blob(
                (-6, -2), (-3, -9), (3, -8), (10, 2), (17, 10), (15, 15), (9, 14), (1, 8), (-6, 10)
            ),
            poly((-3, -7), (-3, -16), (3, -8)),
            poly((-2, -9), (-11, -4), (-9, 2), (-15, 8), (-10, 10), (-16, 20), (-5, 14), (-2, 0)),
        ],
        light=[disc(5, -1, 1.2), poly((13, 12), (15, 11), (14.4, 12.8))],
    )


def _cat_head() -> Cut:
    return Cut(
        body=[
            blob((-8, 2), (-7, -6), (0, -9), (8, -5), (12, 1), (9, 7), (0, 9)),
            poly((-7, -4), (-8, -14), (-1, -8)),
            poly((2, -8), (5, -15), (8, -5)),
        ],
        light=[poly((3, -3), (8, -2), (4, -0.6)), poly((7, 4), (8, 7), (9, 3.6))],
    )


def _lion_head() -> Cut:
    cut = Cut(back=[disc(-3, 0, 17), *(ray(-3, 0, step * 24, 14, 22, 8) for step in range(15))])
    cut.body.append(
        blob((-8, 4), (-8, -6), (0, -9), (9, -4), (13, 2), (8, 5), (11, 9), (2, 11), (-6, 9))
    )
    cut.light += [poly((3, -3.4), (8, -2), (4, -1)), poly((8, 4.6), (9, 7), (10, 4.4))]
    return cut


def _rat_head() -> Cut:
    return Cut(
        body=[blob((-8, -2), (0, -7), (9, -3), (18, 4), (9, 7), (-4, 7)), disc(-2, -8, 4.2)],
        light=[disc(7, -1, 1.4), poly((10, 6), (11, 9.6), (12, 6))],
    )


def dragon_head() -> Cut:
    """Horns, teeth and a long snout."""
    return Cut(
        body=[
            poly(
                (-9, 5),
                (-8, -5),
                (-20, -14),
                (-3, -9),
                (-8, -20),
                (4, -9),
                (12, -6),
                (22, -3),
                (26, 1),
                (22, 3),
                (10, 3),
                (22, 8),
                (16, 11),
                (4, 10),
                (-3, 11),
            )
        ],
        light=[
            poly((4, -5.4), (9, -3.6), (4.4, -3)),
            *(poly((x, 3), (x + 1.6, 3), (x + 0.8, 6)) for x in (12, 15, 18)),
        ],
    )


def _jaws_head() -> Cut:
    return Cut(
        body=[
            poly(
                (-8, 4), (-6, -7), (4, -9), (20, -6), (22, -2), (6, 2), (22, 7), (16, 12), (2, 10)
            ),
            poly((-5, -6), (-14, -14), (-9, -1)),
        ],
        light=[
            disc(4, -4.4, 1.8),
            *(poly((x, -1.6), (x + 2, -1.8), (x + 1.2, 2)) for x in (9, 13, 17)),
        ],
    )


def _eagle_head() -> Cut:
    return Cut(
        body=[
            blob((-9, 6), (-9, -5), (-2, -11), (7, -8), (12, -2), (17, 5), (13, 7), (8, 3), (2, 9)),
            poly((-6, -7), (-13, -15), (-2, -11)),
            poly((-8, -2), (-17, -6), (-8, 3)),
        ],
        light=[disc(4, -4, 1.9), poly((8, -3), (14, 1), (9, -1))],
    )


def _mule_head() -> Cut:
    cut = _horse_head()
    cut.body += [poly((-4, -6), (-12, -28), (2, -10)), poly((0, -8), (4, -30), (7, -8))]
    return cut


BEAST_HEADS: dict[str, Callable[[], Cut]] = {
    "hound": _hound_head,
    "howl": _howl_head,
    "boar": _boar_head,
    "deer": _deer_head,
    "doe": _doe_head,
    "horse": _horse_head,
    "mule": _mule_head,
    "cat": _cat_head,
    "lion": _lion_head,
    "rat": _rat_head,
    "dragon": dragon_head,
    "jaws": _jaws_head,
    "eagle": _eagle_head,
}


def head_of(kind: str) -> Cut:
    """The head of a beast, or of what walks like people."""
    own = BEAST_HEADS.get(kind)
    return own() if own else HEADS[kind]()
