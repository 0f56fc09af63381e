"""People and what walks like them: a skeleton of joints in a pose, dressed, headed and armed.

A figure stands with its feet at (0, 0), is about 100 high and looks to the right.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from tools.scherenschnitt.arms import HELD
from tools.scherenschnitt.heads import HEADS
from tools.scherenschnitt.paper import Chance, Cut, Point, blob, disc, limb, poly, ray, ring, tube


@dataclass(frozen=True, slots=True)
class Pose:
    """Where the joints are; left and right as seen."""

    head: Point = (1, -92)
    neck: Point = (0.5, -83)
    shoulders: tuple[Point, Point] = ((-11, -79), (11, -79))
    hips: tuple[Point, Point] = ((-5.5, -50), (5.5, -50))
    left_arm: tuple[Point, Point] = ((-18, -64), (-20, -48))
    right_arm: tuple[Point, Point] = ((19, -65), (24, -51))
    left_leg: tuple[Point, Point] = ((-7, -26), (-9, -1))
    right_leg: tuple[Point, Point] = ((8, -26), (10, -1))
    aim: float = 0
    """How far what is held is turned: 0 upright."""


STAND = Pose()
POSES: dict[str, Pose] = {
    "stand": STAND,
    "raise": replace(STAND, right_arm=((23, -83), (25, -101)), aim=14),
    "stride": replace(
        STAND,
        left_leg=((-11, -25), (-20, -2)),
        right_leg=((13, -28), (17, -1)),
        right_arm=((20, -68), (30, -58)),
        left_arm=((-19, -66), (-24, -52)),
        aim=12,
    ),
    "lunge": replace(
        STAND,
        head=(12, -86),
        neck=(9, -78),
        shoulders=((-3, -75), (18, -73)),
        hips=((-6, -47), (5, -46)),
        left_leg=((-17, -24), (-32, -1)),
        right_leg=((22, -28), (24, -1)),
        right_arm=((31, -71), (42, -66)),
        left_arm=((-14, -68), (-24, -74)),
        aim=70,
    ),
    "cast": replace(
        STAND, right_arm=((22, -76), (33, -88)), left_arm=((-22, -74), (-33, -85)), aim=8
    ),
    "aim": replace(
        STAND,
        right_arm=((23, -79), (38, -79)),
        left_arm=((-18, -80), (2, -79)),
        left_leg=((-10, -25), (-15, -1)),
        right_leg=((10, -26), (14, -1)),
    ),
    "creep": replace(
        STAND,
        head=(23, -70),
        neck=(15, -66),
        shoulders=((4, -68), (17, -60)),
        hips=((-9, -43), (2, -41)),
        left_leg=((-17, -24), (-19, -1)),
        right_leg=((12, -26), (8, -1)),
        right_arm=((27, -48), (37, -51)),
        left_arm=((9, -48), (20, -38)),
        aim=50,
    ),
    "kneel": replace(
        STAND,
        head=(3, -70),
        neck=(2, -61),
        shoulders=((-9, -57), (12, -57)),
        hips=((-6, -29), (5, -29)),
        left_leg=((-7, -4), (-22, -2)),
        right_leg=((15, -27), (15, -1)),
        right_arm=((19, -45), (22, -34)),
        left_arm=((-12, -44), (0, -38)),
    ),
    "sit": replace(
        STAND,
        head=(1, -74),
        neck=(0, -65),
        shoulders=((-11, -61), (11, -61)),
        hips=((-7, -32), (7, -32)),
        left_leg=((-13, -29), (-13, -1)),
        right_leg=((15, -29), (15, -1)),
        right_arm=((19, -47), (24, -38)),
        left_arm=((-18, -46), (-21, -37)),
    ),
    "pray": replace(
        STAND, head=(3, -90), right_arm=((15, -64), (7, -68)), left_arm=((-12, -63), (6, -67))
    ),
    "hunch": replace(
        STAND,
        head=(15, -74),
        neck=(9, -71),
        shoulders=((-10, -74), (12, -66)),
        hips=((-8, -44), (3, -43)),
        right_arm=((24, -48), (29, -26)),
        left_arm=((-9, -48), (0, -24)),
        left_leg=((-11, -23), (-12, -1)),
        right_leg=((9, -24), (7, -1)),
        aim=20,
    ),
    "wide": replace(
        STAND,
        shoulders=((-14, -79), (14, -79)),
        left_leg=((-12, -26), (-18, -1)),
        right_leg=((13, -26), (19, -1)),
        left_arm=((-24, -67), (-27, -50)),
        right_arm=((25, -67), (30, -52)),
        aim=10,
    ),
    "point": replace(STAND, right_arm=((23, -78), (40, -82)), aim=60),
    "carry": replace(STAND, right_arm=((19, -68), (10, -60)), left_arm=((-17, -64), (-2, -58))),
}

BUILDS: dict[str, tuple[float, float]] = {
    # How broad, and how large the head.
    "man": (1.0, 1.0),
    "woman": (0.86, 0.97),
    "child": (0.9, 1.3),
    "brute": (1.5, 0.92),
    "giant": (1.75, 0.72),
    "thin": (0.72, 1.0),
    "fat": (1.45, 0.98),
    "dwarf": (1.5, 1.25),
}
GARMENTS = {
    "robe",
    "gown",
    "rags",
    "cloak",
    "cape",
    "coat",
    "tunic",
    "plate",
    "mail",
    "apron",
    "fur",
    "bones",
    "naked",
    "shroud",
    "skirt",
    "mantle",
    "sash",
    "pack",
    "stitched",
}
EXTRAS = {
    "wings",
    "batwings",
    "tail",
    "halo",
    "rays",
    "tentacles",
    "roots",
    "chains",
    "quiver",
    "flames",
    "mirror",
    "spikes",
}


FEATHERED: list[Point] = [
    (4, 6),
    (22, -22),
    (46, -34),
    (44, -22),
    (52, -20),
    (44, -10),
    (48, -4),
    (39, 2),
    (41, 10),
    (31, 12),
    (30, 22),
    (18, 18),
]
LEATHERN: list[Point] = [
    (3, 6),
    (16, -22),
    (20, -38),
    (24, -22),
    (48, -30),
    (42, -14),
    (56, -4),
    (41, 0),
    (42, 16),
    (30, 8),
    (24, 22),
    (14, 12),
]


def person(words: list[str], chance: Chance) -> Cut:
    """A figure from its words: build, pose, garments, head, what it holds in its right and left hand."""
    pose = next((POSES[word] for word in words if word in POSES), STAND)
    broad, big = next((BUILDS[word] for word in words if word in BUILDS), BUILDS["man"])
    pose = _broadened(pose, broad)
    cut = Cut()
    garments = [word for word in words if word in GARMENTS]
    extras = [word for word in words if word in EXTRAS]
    for extra in extras:
        _extra(cut, extra, pose)
    _body(cut, pose, broad, garments, chance)
    for garment in garments:
        _dress(cut, garment, pose, broad)
    head = next((word for word in words if word in HEADS), "bare")
    cut.add(HEADS[head]().put(*pose.head, 0.92 * big))
    held = [word for word in words if word in HELD]
    hands = (pose.right_arm[1], pose.left_arm[1])
    turns = (pose.aim, -pose.aim)
    for item, hand, turn in zip(held, hands, turns, strict=False):
        cut.add(HELD[item]().put(*hand, 1, turn))
    return cut


def _broadened(pose: Pose, broad: float) -> Pose:
    def wide(point: Point) -> Point:
        return point[0] * broad, point[1]

    def two(points: tuple[Point, Point]) -> tuple[Point, Point]:
        return wide(points[0]), wide(points[1])

    return replace(
        pose,
        shoulders=two(pose.shoulders),
        hips=two(pose.hips),
        left_arm=two(pose.left_arm),
        right_arm=two(pose.right_arm),
        left_leg=two(pose.left_leg),
        right_leg=two(pose.right_leg),
    )


def _body(cut: Cut, pose: Pose, broad: float, garments: list[str], chance: Chance) -> None:
    if "bones" in garments:
        _skeleton(cut, pose)
        return
    thick = (0.55 + 0.45 * broad) * (0.72 if "naked" in garments and broad < 0.8 else 1)
    (lx, ly), (rx, ry) = pose.shoulders
    (hlx, hly), (hrx, hry) = pose.hips
    waist = 0.82 if "fat" not in garments else 1.2
    mid_l = (lx * 0.35 + hlx * 0.65) * waist, (ly + hly * 2) / 3
    mid_r = (rx * 0.35 + hrx * 0.65) * waist, (ry + hry * 2) / 3
    nx, ny = pose.neck
    cut.body.append(
        blob(
            (nx - 3.5, ny),
            (lx, ly - 2),
            (lx - 2, ly + 5),
            mid_l,
            (hlx - 3, hly + 2),
            (hrx + 3, hry + 2),
            mid_r,
            (rx + 2, ry + 5),
            (rx, ry - 2),
            (nx + 3.5, ny),
        )
    )
    cut.body.append(limb([(nx, ny + 3), pose.head], [7 * thick, 6]))
    for hip, (knee, foot) in ((pose.hips[0], pose.left_leg), (pose.hips[1], pose.right_leg)):
        cut.body.append(limb([hip, knee, foot], [12 * thick, 8.5 * thick, 5.5 * thick]))
        fx, fy = foot
        cut.body.append(blob((fx - 4, fy - 3), (fx + 3, fy - 4), (fx + 9, fy), (fx - 4, fy + 1)))
    for shoulder, (elbow, hand) in (
        (pose.shoulders[0], pose.left_arm),
        (pose.shoulders[1], pose.right_arm),
    ):
        cut.body.append(limb([shoulder, elbow, hand], [8.5 * thick, 6.5 * thick, 4.2 * thick]))
        cut.body.append(disc(*hand, 3.2 * thick))


def _skeleton(cut: Cut, pose: Pose) -> None:
    (lx, ly), (rx, ry) = pose.shoulders
    (hlx, hly), (hrx, _) = pose.hips
    nx, ny = pose.neck
    middle = (hlx + hrx) / 2
    cut.body.append(limb([(nx, ny - 4), (nx, ny + 12), (middle, hly)], [4, 4, 4]))
    cut.body.append(limb([(lx, ly), (nx, ny + 2), (rx, ry)], [3.5, 4, 3.5]))
    for step in range(5):
        y = ny + 6 + step * 5
        reach = (11, 11.5, 10.5, 9, 7)[step]
        cut.body.append(
            limb([(nx - reach, y + 1), (nx, y - 2), (nx + reach, y + 1)], [1.8, 2.6, 1.8])
        )
    cut.body.append(
        blob(
            (hlx - 4, hly - 4),
            (middle, hly),
            (hrx + 4, hly - 4),
            (hrx + 2, hly + 5),
            (middle, hly + 3),
            (hlx - 2, hly + 5),
        )
    )
    limbs = (
        (pose.hips[0], *pose.left_leg),
        (pose.hips[1], *pose.right_leg),
        (pose.shoulders[0], *pose.left_arm),
        (pose.shoulders[1], *pose.right_arm),
    )
    for start, joint, end in limbs:
        cut.body.append(limb([start, joint, end], [4, 3.2, 3.2], soft=False))
        cut.body += [disc(*start, 3), disc(*joint, 2.8), disc(*end, 3.2)]
    for fx, fy in (pose.left_leg[1], pose.right_leg[1]):
        cut.body.append(
            poly((fx - 2, fy - 2), (fx + 9, fy - 1), (fx + 9, fy + 1), (fx - 2, fy + 1))
        )


def _dress(cut: Cut, garment: str, pose: Pose, broad: float) -> None:
    (lx, ly), (rx, ry) = pose.shoulders
    (hlx, hly), (hrx, hry) = pose.hips
    nx, ny = pose.neck
    middle = (hlx + hrx) / 2
    low = max(pose.left_leg[1][1], pose.right_leg[1][1])
    left, right = pose.left_leg[1][0], pose.right_leg[1][0]
    if garment in ("robe", "gown", "shroud"):
        flare = {"robe": 7.0, "gown": 14.0, "shroud": 4.0}[garment] * broad
        hem: list[Point] = []
        start, end = min(left, right) - flare, max(left, right) + flare + 3
        for step in range(7):
            drop = (1.5 if step % 2 else -2.5) if garment != "shroud" else (6 if step % 2 else -10)
            hem.append((start + (end - start) * step / 6, low + drop))
        cut.body.append(
            blob(
                (lx, ly),
                (hlx - 2.5, hly - 8),
                (start + 2, low - 14),
                *hem,
                (end - 2, low - 14),
                (hrx + 2.5, hry - 8),
                (rx, ry),
            )
        )
        for slot, lean in ((-0.45, -7), (0.05, 0.5), (0.5, 8)):
            x = middle + slot * 14 * broad
            cut.light.append(
                poly((x, hly + 8), (x + lean * 0.8 + 1.6, low - 6), (x + lean * 0.8 - 0.8, low - 5))
            )
        cut.light.append(
            poly((hlx - 2, hly - 5), (hrx + 2, hly - 6), (hrx + 2, hly - 4.2), (hlx - 2, hly - 3.2))
        )
    elif garment in ("rags", "tunic", "skirt", "coat", "mail", "apron"):
        length = {"rags": 22, "tunic": 17, "skirt": 30, "coat": 36, "mail": 16, "apron": 26}[
            garment
        ]
        bottom = hly + length
        points: list[Point] = [
            (hlx - 5 * broad - length / 5, bottom),
            (hrx + 5 * broad + length / 5, bottom),
        ]
        if garment == "rags":
            span = points[1][0] - points[0][0]
            points = [
                (points[0][0] + span * step / 8, bottom + (7 if step % 2 else -6))
                for step in range(9)
            ]
        cut.body.append(
            poly((lx, ly + 3), (hlx - 3, hly - 4), *points, (hrx + 3, hry - 4), (rx, ry + 3))
        )
        cut.light.append(
            poly((hlx - 3, hly - 5), (hrx + 3, hry - 5), (hrx + 3, hry - 3), (hlx - 3, hly - 3))
        )
        if garment == "coat":
            cut.light.append(poly((nx, ny + 6), (nx + 3, ny + 7), (middle + 1.4, hly - 7)))
            cut.light.append(poly((middle, hly), (middle + 5, bottom), (middle + 1, bottom)))
        if garment == "mail":
            for row in range(4):
                for column in range(3):
                    x = middle - 5 + column * 5 + (row % 2) * 2
                    cut.light.append(disc(x, ny + 13 + row * 5, 1.1))
        if garment == "tunic":
            cut.light.append(
                poly((nx - 3.5, ny + 3), (nx + 3.5, ny + 3), (nx, ny + 12), (nx - 0.5, ny + 8))
            )
        if garment == "apron":
            cut.front.append(
                poly(
                    (lx * 0.5, ny + 8),
                    (rx * 0.5, ny + 8),
                    (hrx + 5, bottom - 3),
                    (hlx - 5, bottom - 3),
                )
            )
        if garment == "rags":
            cut.light.append(poly((nx - 5, ny + 12), (nx + 2, ny + 16), (nx - 3, ny + 17)))
            cut.light.append(
                poly((middle + 2, hly + 6), (middle + 5, bottom - 4), (middle + 3, bottom - 3))
            )
    elif garment == "plate":
        for x, y in pose.shoulders:
            cut.body.append(disc(x, y + 1, 7.5 * broad**0.5))
            cut.light.append(
                poly((x - 4, y + 4), (x + 4, y + 4), (x + 3.4, y + 5.3), (x - 3.4, y + 5.3))
            )
        cut.body.append(
            poly(
                (hlx - 4, hly - 5),
                (hrx + 4, hly - 5),
                (hrx + 8, hly + 14),
                (middle, hly + 9),
                (hlx - 8, hly + 14),
            )
        )
        cut.light.append(poly((nx - 0.6, ny + 6), (nx + 0.8, ny + 6), (middle + 0.5, hly - 9)))
        cut.light.append(
            poly((hlx - 3, hly - 5), (hrx + 3, hly - 5), (hrx + 3, hly - 3.4), (hlx - 3, hly - 3.4))
        )
    elif garment in ("cloak", "cape", "mantle"):
        down = {"cloak": low - 2, "cape": hly + 20, "mantle": hly - 10}[garment]
        span = {"cloak": 17.0, "cape": 15.0, "mantle": 9.0}[garment] * broad
        cut.back.append(
            blob(
                (nx, ny - 4),
                (lx - 3, ly - 1),
                (lx - span * 0.6, hly - 6),
                (lx - span, down),
                (lx - span * 0.3, down - 4),
                (middle, down + 1),
                (rx + span * 0.25, down - 5),
                (rx + span * 0.8, down - 1),
                (rx + span * 0.4, hly - 4),
                (rx + 3, ry - 1),
            )
        )
        cut.body.append(blob((nx - 8, ny + 1), (nx, ny - 4), (nx + 8, ny + 1), (nx, ny + 7)))
    elif garment == "fur":
        teeth: list[Point] = []
        for step in range(11):
            x = lx - 6 + (rx - lx + 12) * step / 10
            teeth.append((x, ly + (9 if step % 2 else 3)))
        cut.front.append(
            poly(
                (lx - 6, ly + 1),
                (lx, ly - 5),
                (nx, ny - 3),
                (rx, ry - 5),
                (rx + 6, ry + 1),
                *teeth[::-1],
            )
        )
    elif garment == "sash":
        cut.front.append(
            poly((lx + 1, ly + 1), (lx + 6, ly - 1), (hrx + 4, hry - 3), (hrx + 1, hry + 2))
        )
    elif garment == "pack":
        cut.back.append(blob((lx - 1, ly - 3), (lx - 12, ly), (lx - 13, hly - 4), (lx, hly - 2)))
    elif garment == "stitched":
        for y in (ny + 12, ny + 22, hly + 12):
            cut.light.append(poly((nx - 9, y), (nx + 8, y - 4), (nx + 8, y - 3)))
            for step in range(4):
                x = nx - 6 + step * 4
                cut.light.append(
                    poly((x, y - 4), (x + 1, y - 4), (x + 1.5, y + 2), (x + 0.5, y + 2))
                )
        cut.back.append(limb([(lx, ly + 4), (lx - 16, ly - 6), (lx - 22, ly - 24)], [9, 7, 4]))
        cut.back.append(limb([(rx, ry + 10), (rx + 18, ry + 14), (rx + 26, ry + 32)], [9, 7, 4]))


def _extra(cut: Cut, extra: str, pose: Pose) -> None:
    (lx, ly), (rx, _) = pose.shoulders
    nx, ny = pose.neck
    hx, hy = pose.head
    if extra in ("wings", "batwings"):
        for side in (-1, 1):
            points = FEATHERED if extra == "wings" else LEATHERN
            cut.back.append(poly(*((nx + side * x, ny + y) for x, y in points)))
    elif extra == "tail":
        cut.back.append(tube([(-2, -44), (-20, -30), (-30, -8), (-46, -12), (-48, -28)], 7, 1.5))
    elif extra in ("halo", "rays"):
        if extra == "halo":
            cut.back.append(disc(hx, hy, 17))
            cut.light.append(ring(hx, hy, 15.5, 14))
        for step in range(16):
            outer = 26 if step % 2 else 32
            cut.light.append(ray(hx, hy, step * 22.5, 19, outer, 2.2))
    elif extra == "tentacles":
        for side, reach, lift in ((-1, 40, -70), (1, 42, -66), (-1, 46, -34), (1, 48, -28)):
            cut.back.append(
                tube(
                    [
                        (0, -55),
                        (side * 18, -55 + lift * 0.1),
                        (side * reach * 0.8, lift - 4),
                        (side * reach, lift + 14),
                        (side * (reach + 8), lift - 4),
                    ],
                    10,
                    1.5,
                )
            )
    elif extra == "roots":
        for side in (-1, 1):
            cut.body.append(tube([(side * 6, -12), (side * 14, -3), (side * 30, 0)], 7, 1))
            cut.back.append(tube([(side * 9, -80), (side * 20, -98), (side * 34, -106)], 5, 0.8))
            cut.back.append(tube([(side * 20, -98), (side * 22, -110)], 3, 0.6))
    elif extra == "chains":
        for side in (-1, 1):
            for step in range(5):
                cut.light.append(
                    ring(side * (8 + step * 5), -46 + step * 5 - step * step * 0.4, 3, 1.7)
                )
    elif extra == "quiver":
        cut.back.append(
            poly((lx - 2, ly + 14), (lx - 12, ly - 12), (lx - 6, ly - 15), (lx + 5, ly + 10))
        )
        for step in range(3):
            cut.back.append(
                poly(
                    (lx - 12 + step * 2.6, ly - 11),
                    (lx - 15 + step * 3, ly - 22),
                    (lx - 12 + step * 3, ly - 22),
                    (lx - 10 + step * 2.6, ly - 12),
                )
            )
    elif extra == "flames":
        for at, top in ((-22, -70), (-12, -100), (2, -118), (14, -98), (24, -74)):
            cut.back.append(
                blob((at - 8, -30), (at - 7, -52), (at - 1, top), (at + 6, -56), (at + 9, -30))
            )
    elif extra == "mirror":
        cut.back.append(disc(0, -72, 30, 44))
        cut.light.append(ring(0, -72, 30, 28.6))
    elif extra == "spikes":
        for x, y, turn in (
            (lx, ly, -40),
            (lx + 6, ly - 4, -15),
            (rx - 6, ly - 4, 15),
            (rx, ly, 40),
        ):
            cut.body.append(ray(x, y, turn - 90, 0, 15, 3))
