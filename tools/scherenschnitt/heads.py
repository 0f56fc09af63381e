"""Heads of people and of what walks like them: centre at (0, 0), looking to the right."""

from __future__ import annotations

from collections.abc import Callable

from tools.scherenschnitt.paper import Cut, blob, disc, limb, poly, ray, ring, tube

FACE = (
    (-6.5, -3),
    (-4, -8),
    (2, -8.5),
    (6, -5),
    (6.6, -1),
    (8.6, 1.8),
    (6.6, 3),
    (6, 6),
    (2.5, 8.5),
    (-3, 7.5),
    (-6.5, 3),
)


def _face() -> str:
    return blob(*FACE)


def _bare() -> Cut:
    return Cut(
        body=[
            _face(),
            blob((-7, 2), (-8, -4), (-4, -9.6), (3, -9.8), (6.5, -5.5), (1, -6), (-3, -1)),
        ]
    )


def _long_hair() -> Cut:
    hair = blob(
        (6, -6), (2, -11), (-6, -9.5), (-10, -1), (-11, 10), (-14, 20), (-6, 22), (-3, 10), (2, 0)
    )
    return Cut(
        back=[hair],
        body=[_face(), blob((6.5, -5), (2, -10), (-5, -9), (-8, -2), (-6, 6), (-3, 2), (0, -4))],
    )


def _braid() -> Cut:
    cut = _bare()
    cut.body.append(tube([(-6, 0), (-10, 10), (-7, 20), (-9, 30)], 6, 2))
    cut.light += [
        poly((-11.5, 9), (-7, 11), (-7, 12), (-11.5, 10)),
        poly((-10, 16), (-6, 18), (-6, 19), (-10, 17)),
    ]
    return cut


def _bun() -> Cut:
    cut = _bare()
    cut.body += [disc(-8, -8, 4.6), poly((-15, -11), (-3, -6), (-3, -5), (-15, -10))]
    return cut


def _bald() -> Cut:
    return Cut(body=[_face()], light=[poly((3, -2), (6, -1.5), (5.5, -0.3), (3, -0.6))])


def _beard() -> Cut:
    return Cut(
        body=[
            _face(),
            blob((-6, 2), (6.5, 2.5), (7, 8), (5, 17), (1, 21), (-4, 14), (-7, 7)),
            blob((-7, 1), (-7, -6), (0, -10), (6, -6), (0, -6)),
        ],
        light=[poly((0, 8), (2.2, 8), (2, 17)), poly((3.4, 8), (5, 8), (4.2, 14))],
    )


def _hood() -> Cut:
    return Cut(
        body=[blob((-3, -14), (5, -9), (9.5, -1), (8, 7), (3, 11), (-8, 12), (-11, 4), (-9, -6))],
        light=[blob((3.6, -5), (7, -1), (6.6, 5), (3, 7.5), (1, 2))],
    )


def _dark_hood() -> Cut:
    return Cut(
        body=[blob((-6, -17), (4, -10), (9.5, -2), (9, 6), (4, 11), (-9, 13), (-12, 4), (-10, -8))],
        light=[
            poly((2, -1), (4.6, -0.2), (4, 1), (2, 0.6)),
            poly((6, -0.5), (8, 0.1), (7.4, 1.2), (5.9, 0.8)),
        ],
    )


def _hat() -> Cut:
    return Cut(
        body=[
            _face(),
            blob((-17, -4), (-8, -7), (0, -8), (9, -7), (18, -5), (9, -3), (-8, -2)),
            blob((-6.5, -6), (-6, -14), (0, -15.5), (6, -14), (6.5, -6)),
        ],
        light=[poly((-6.5, -8), (6.5, -8.8), (6.4, -7.4), (-6.5, -6.6))],
    )


def _pointed() -> Cut:
    return Cut(
        body=[
            _face(),
            poly(
                (-16, -4),
                (-7, -8),
                (-8, -20),
                (-14, -30),
                (-1, -22),
                (7, -8),
                (17, -6),
                (8, -3),
                (-8, -2),
            ),
        ],
        light=[poly((-7, -9.5), (6, -10), (6.5, -8.4), (-7, -7.8))],
    )


def _helm() -> Cut:
    return Cut(
        body=[
            _face(),
            blob((-8, 4), (-8.5, -5), (-3, -12), (4, -12), (8.5, -5), (8.5, 3), (4, 0), (-3, 0)),
        ],
        light=[
            poly((2, -2.6), (8, -2.2), (8, -0.8), (2, -1)),
            poly((-8, -5.4), (8.2, -6.2), (8.2, -5.2), (-8, -4.4)),
        ],
    )


def _great_helm() -> Cut:
    return Cut(
        body=[poly((-8, -9), (0, -12), (8, -9), (9, 7), (2, 11), (-8, 8))],
        light=[
            poly((-1, -3), (8.4, -2.6), (8.4, -1), (-1, -1.2)),
            poly((4, 1), (5.2, 1), (5.2, 8), (4, 8.5)),
            poly((1.4, 1), (2.4, 1), (2.4, 8), (1.4, 8.4)),
        ],
    )


def _plumed() -> Cut:
    cut = _helm()
    cut.back.append(
        blob((0, -11), (-2, -20), (-10, -22), (-17, -12), (-18, 2), (-11, -4), (-6, -8))
    )
    return cut


def _horned() -> Cut:
    cut = _helm()
    cut.body += [
        tube([(-6, -8), (-15, -10), (-18, -20)], 5, 0.8),
        tube([(6, -9), (15, -11), (18, -21)], 5, 0.8),
    ]
    return cut


def _crown() -> Cut:
    cut = _beard()
    cut.front.append(poly((-8, -7), (-9, -17), (-4, -11), (0, -19), (4, -11), (9, -17), (8, -7)))
    return cut


def _queen() -> Cut:
    cut = _long_hair()
    cut.front.append(poly((-7.5, -6), (-9, -18), (-4, -11), (0, -22), (4, -11), (9, -18), (7, -7)))
    return cut


def _circlet() -> Cut:
    cut = _long_hair()
    cut.light.append(poly((-7, -5), (6.4, -6.4), (6.4, -5), (-7, -3.6)))
    return cut


def _skull() -> Cut:
    return Cut(
        body=[
            blob((-8, -2), (-6, -9), (1, -10.5), (7.5, -7), (8.5, 0), (6, 3.5), (-3, 4)),
            poly((-2, 3), (7, 3), (6.5, 9.5), (1, 10)),
        ],
        light=[
            disc(2, -1.5, 2.3),
            disc(6.8, -1.2, 1.6),
            poly((4.4, 1), (5.6, 3.4), (3.4, 3.4)),
            *(
                poly(
                    (0.6 + step * 1.8, 5),
                    (1.3 + step * 1.8, 5),
                    (1.3 + step * 1.8, 8.4),
                    (0.6 + step * 1.8, 8.4),
                )
                for step in range(4)
            ),
        ],
    )


def _skull_hood() -> Cut:
    cut = Cut(back=[blob((-5, -17), (6, -11), (11, -1), (8, 9), (-9, 14), (-12, 3), (-10, -9))])
    cut.add(_skull())
    return cut


def _skull_crown() -> Cut:
    cut = _skull()
    cut.front.append(
        poly((-8, -6), (-12, -22), (-6, -12), (-2, -25), (2, -12), (9, -23), (7.5, -6))
    )
    return cut


def _antlered_skull() -> Cut:
    cut = Cut(
        body=[poly((-6, -7), (2, -9), (6, -6), (14, 9), (11, 13), (6, 12), (-2, 5), (-7, 0))],
        light=[disc(3, -2, 2.2), poly((9, 8), (11, 9), (10, 11))],
    )
    cut.add(_antlers())
    return cut


def _antlers() -> Cut:
    shapes = []
    for side in (-1, 1):
        shapes += [
            tube([(side * 3, -7), (side * 10, -18), (side * 11, -34), (side * 18, -44)], 4, 0.8),
            tube([(side * 10, -20), (side * 20, -25), (side * 24, -34)], 3, 0.7),
            tube([(side * 11, -30), (side * 5, -38), (side * 5, -44)], 3, 0.7),
        ]
    return Cut(body=shapes)


def _stag_mask() -> Cut:
    cut = _bare()
    cut.add(_antlers())
    return cut


def _goat() -> Cut:
    return Cut(
        body=[
            blob((-7, -4), (-2, -9), (4, -7), (9, 0), (14, 6), (13, 10), (7, 10), (-3, 6)),
            poly((-7, -4), (-15, -1), (-8, 1)),
            poly((8, 9), (10, 17), (5, 10)),
            tube([(-2, -7), (-8, -18), (-19, -19), (-22, -9)], 6, 1),
            tube([(3, -7), (0, -20), (-9, -27), (-18, -25)], 5.5, 1),
        ],
        light=[poly((3, -3), (7, -1), (3.4, -0.6))],
    )


def _ram() -> Cut:
    return Cut(
        body=[
            blob((-7, -4), (-2, -9), (4, -7), (10, 0), (14, 6), (12, 10), (6, 10), (-3, 6)),
            tube([(0, -6), (-8, -14), (-17, -8), (-15, 3), (-8, 5), (-6, 0)], 7, 1.5),
        ],
        light=[poly((4, -3), (8, -1), (4.4, -0.6)), ring(-10, -4, 3, 2)],
    )


def _kid() -> Cut:
    return Cut(
        body=[
            blob((-7, -4), (-2, -9), (4, -7), (9, 0), (13, 5), (12, 8.5), (6, 9), (-3, 6)),
            poly((-7, -3), (-16, 2), (-7, 2)),
            poly((-4, -7), (-6, -15), (0, -8.6)),
            poly((1, -8), (2, -16), (5, -7)),
        ],
        light=[disc(4, -2, 1.5)],
    )


def _bull() -> Cut:
    return Cut(
        body=[
            blob((-9, -4), (-3, -10), (5, -9), (10, -2), (15, 5), (14, 11), (7, 12), (-4, 8)),
            tube([(-5, -8), (-16, -10), (-21, -21), (-17, -30)], 7, 1),
            tube([(4, -8), (14, -12), (18, -22), (14, -30)], 6.5, 1),
        ],
        light=[poly((4, -4), (9, -2.4), (4.6, -1.4)), ring(13, 9, 2.2, 1.3)],
    )


def _wolf() -> Cut:
    return Cut(
        body=[
            poly(
                (-9, 4),
                (-8, -6),
                (-8, -18),
                (-2, -10),
                (3, -17),
                (5, -8),
                (11, -3),
                (20, 0),
                (21, 3),
                (17, 5),
                (10, 4.5),
                (17, 8),
                (13, 11),
                (4, 11),
                (-5, 12),
            )
        ],
        light=[
            poly((4, -5), (9, -2.6), (4, -2.4)),
            poly((12, 4.8), (13, 7), (14, 5.2)),
            poly((15.4, 5), (16.2, 7), (17, 5)),
        ],
    )


def _bear() -> Cut:
    return Cut(
        body=[
            blob((-10, 2), (-9, -7), (0, -11), (8, -7), (16, 1), (15, 7), (8, 9), (-4, 11)),
            disc(-7, -9, 4),
            disc(3, -11, 3.6),
        ],
        light=[disc(7, -3, 1.4), poly((9, 5), (15, 4.4), (9, 6.4))],
    )


def _fiend() -> Cut:
    cut = _bear()
    cut.body += [
        tube([(-4, -8), (-10, -22), (-22, -26), (-24, -14)], 7, 1),
        tube([(3, -9), (4, -24), (15, -32), (20, -24)], 7, 1),
    ]
    cut.light.append(disc(3, -5, 2))
    return cut


def _bird() -> Cut:
    return Cut(
        body=[
            blob((-8, 4), (-8, -6), (0, -10), (7, -6), (9, 0), (3, 8), (-5, 10)),
            poly((5, -5), (25, 4), (6, 4)),
        ],
        light=[disc(3, -3, 2.2)],
    )


def _owl() -> Cut:
    return Cut(
        body=[
            blob(
                (-10, 6),
                (-10, -6),
                (-10, -16),
                (-4, -10),
                (5, -10),
                (11, -15),
                (10, -5),
                (9, 6),
                (0, 11),
            )
        ],
        light=[ring(-3, -3, 4, 2), ring(5.5, -3, 4, 2), poly((0, 1), (3, 1), (1.6, 5))],
    )


def _fish() -> Cut:
    return Cut(
        body=[
            blob(
                (-9, 3), (-8, -8), (2, -11), (13, -4), (16, 2), (8, 5), (14, 8), (4, 11), (-6, 10)
            ),
            poly((-6, -9), (-16, -18), (-11, -4), (-18, 0), (-8, 3)),
        ],
        light=[disc(4, -4, 2.4), poly((7, 3), (8, 5), (9, 2.6)), poly((10, 3), (11, 5), (12, 2.6))],
    )


def _ghoul() -> Cut:
    return Cut(
        body=[
            blob((-8, 1), (-7, -8), (1, -10), (8, -5), (8, 1), (3, 2), (9, 5), (7, 11), (-3, 10)),
            poly((-5, -6), (-12, -13), (-8, -2)),
        ],
        light=[
            disc(3, -3, 1.9),
            disc(7, -2.6, 1.2),
            poly((2, 3), (3, 5.6), (4, 3.4)),
            poly((5, 3.6), (6, 6.2), (7, 4)),
        ],
    )


def _zombie() -> Cut:
    return Cut(
        body=[
            blob(
                (-7, -3),
                (-4, -9),
                (2, -8),
                (3, -5),
                (6, -6),
                (7, -1),
                (5, 3),
                (8, 6),
                (4, 10),
                (-4, 8),
            )
        ],
        light=[disc(1, -2, 2), disc(5.4, -2, 1.3), poly((1, 5), (6, 4.6), (5, 7), (2, 7))],
    )


def _vampire() -> Cut:
    return Cut(
        back=[poly((-15, 14), (-14, -8), (-4, 4), (6, 4), (14, -8), (14, 14))],
        body=[
            _face(),
            poly((-7, 2), (-8, -7), (0, -11), (7, -7), (2, -4.5), (6, -3.6), (0, -3), (-4, 0)),
        ],
        light=[poly((3, -2), (6.4, -2.4), (5.4, -0.6)), poly((5, 4.4), (5.6, 7), (6.2, 4.4))],
    )


def _bat_head() -> Cut:
    return Cut(
        body=[
            blob((-8, 2), (-6, -7), (2, -8), (8, -3), (10, 2), (5, 8), (-4, 8)),
            poly((-7, -4), (-14, -22), (-1, -8)),
            poly((1, -8), (6, -22), (8, -5)),
        ],
        light=[poly((2, -3), (6.5, -2.4), (3, -0.8)), poly((4, 4), (5, 8), (6, 3.6))],
    )


def _wraith() -> Cut:
    return Cut(
        body=[blob((-8, 5), (-9, -5), (-2, -12), (6, -8), (8, 0), (6, 9), (1, 13), (-4, 12))],
        light=[disc(-0.5, -3, 2.3), disc(5, -3, 1.9), disc(2.6, 5, 2.2, 4)],
    )


def _hag() -> Cut:
    return Cut(
        back=[
            poly((-4, -11), (-16, -2), (-12, 3), (-20, 14), (-11, 12), (-12, 24), (-3, 12), (0, -4))
        ],
        body=[
            blob((-6, -5), (0, -10), (6, -6), (6.5, -2), (14, 3), (7, 3), (9, 8), (3, 9.5), (-4, 7))
        ],
        light=[poly((2.4, -3.6), (6, -2.4), (2.6, -1.6))],
    )


def _mask() -> Cut:
    return Cut(
        body=[poly((-8, -10), (8, -11), (11, 2), (6, 14), (-6, 14), (-11, 2))],
        light=[
            poly((-7, -3), (-1, -1), (-6, 1)),
            poly((7, -3), (1, -1), (6, 1)),
            poly((-4, 6), (5, 6), (3, 10), (-2, 10)),
            poly((-0.5, -9), (0.8, -9), (0.4, -3)),
        ],
    )


def _feathered_mask() -> Cut:
    cut = _mask()
    cut.back += [
        limb([(x * 0.4, -6), (x, -32 + abs(x) * 0.5)], [4, 1]) for x in (-26, -14, 0, 14, 26)
    ]
    return cut


def _veil() -> Cut:
    return Cut(
        back=[blob((0, -12), (-9, -8), (-13, 6), (-17, 28), (-4, 24), (8, 28), (11, 8), (8, -7))],
        body=[_face()],
        light=[poly((-7, -6), (6, -8), (7, -6.6), (-7, -4.6))],
    )


def _cyclops() -> Cut:
    return Cut(
        body=[
            blob((-9, 2), (-8, -8), (0, -12), (9, -8), (11, 0), (8, 7), (0, 11), (-7, 9)),
            poly((-3, -11), (0, -22), (4, -11)),
        ],
        light=[ring(4, -3.5, 4, 1.8), poly((0, 5), (8, 4), (7, 6.4), (1, 7))],
    )


def _rock() -> Cut:
    return Cut(
        body=[poly((-9, 6), (-10, -6), (-3, -10), (6, -9), (10, -3), (9, 7), (0, 10))],
        light=[
            poly((0, -3), (3, -3), (3, -1), (0, -1)),
            poly((5, -3), (8, -3), (8, -1), (5, -1)),
            poly((-6, -9), (-3, -3), (-5, 3), (-4, -3)),
        ],
    )


def _troll() -> Cut:
    return Cut(
        body=[
            blob(
                (-10, 0), (-6, -10), (3, -11), (8, -5), (14, 1), (10, 4), (13, 9), (6, 13), (-6, 10)
            ),
            poly((-8, -3), (-18, -7), (-9, 2)),
        ],
        light=[
            disc(4, -4, 1.3),
            poly((7, 8), (8.4, 3.4), (9.4, 8)),
            poly((3, 9), (4, 5), (5.4, 9)),
        ],
    )


def _imp() -> Cut:
    return Cut(
        body=[
            blob((-9, 0), (-6, -8), (2, -9), (8, -4), (9, 3), (3, 9), (-5, 8)),
            poly((-8, -2), (-22, -10), (-8, 4)),
            poly((5, -6), (14, -16), (9, -1)),
        ],
        light=[
            poly((0, -3), (4, -1), (0.6, 0)),
            poly((5, -2), (8, -1), (5.4, 0.2)),
            poly((0, 4), (7, 3), (5, 6), (2, 6)),
        ],
    )


def _flame_head() -> Cut:
    return Cut(
        body=[_face()],
        front=[
            blob(
                (-8, 2),
                (-10, -8),
                (-5, -14),
                (-6, -24),
                (1, -17),
                (4, -28),
                (7, -14),
                (12, -10),
                (8, 1),
                (0, -6),
            )
        ],
    )


def _moon_head() -> Cut:
    return Cut(body=[_face(), *(ray(0, 0, step * 45 - 90, 9, 17, 5) for step in range(8))])


def _scarf() -> Cut:
    return Cut(
        body=[blob((-7, 2), (-8, -5), (-3, -10), (4, -9.5), (7.5, -4), (7.4, 8), (0, 12), (-8, 9))],
        front=[
            blob((-8, 3), (7.6, 1), (7.6, 9), (0, 13), (-8, 9)),
            poly((-8, 4), (-18, 12), (-12, 15), (-6, 9)),
        ],
        light=[poly((2, -3.4), (7, -3), (7, -1.6), (2, -2))],
    )


def _cap() -> Cut:
    cut = Cut(body=[_face()])
    cut.front.append(blob((-9, 0), (-9, -8), (-2, -12), (6, -10), (8, -4), (0, -4.5)))
    return cut


def _wide_veil() -> Cut:
    return Cut(
        body=[_face()], back=[blob((0, -11), (-10, -9), (-12, 2), (-10, 12), (3, 9), (7, -6))]
    )


HEADS: dict[str, Callable[[], Cut]] = {
    "bare": _bare,
    "longhair": _long_hair,
    "braid": _braid,
    "bun": _bun,
    "bald": _bald,
    "beard": _beard,
    "hood": _hood,
    "darkhood": _dark_hood,
    "hat": _hat,
    "pointed": _pointed,
    "helm": _helm,
    "greathelm": _great_helm,
    "plumed": _plumed,
    "horned": _horned,
    "crown": _crown,
    "queen": _queen,
    "circlet": _circlet,
    "skull": _skull,
    "skullhood": _skull_hood,
    "skullcrown": _skull_crown,
    "deerskull": _antlered_skull,
    "stag": _stag_mask,
    "goat": _goat,
    "ram": _ram,
    "kid": _kid,
    "bull": _bull,
    "wolf": _wolf,
    "bear": _bear,
    "fiend": _fiend,
    "bird": _bird,
    "owl": _owl,
    "fish": _fish,
    "ghoul": _ghoul,
    "zombie": _zombie,
    "vampire": _vampire,
    "bat": _bat_head,
    "wraith": _wraith,
    "hag": _hag,
    "mask": _mask,
    "feathers": _feathered_mask,
    "veil": _veil,
    "cyclops": _cyclops,
    "rock": _rock,
    "troll": _troll,
    "imp": _imp,
    "flamehead": _flame_head,
    "starhead": _moon_head,
    "scarf": _scarf,
    "cap": _cap,
    "kerchief": _wide_veil,
}
