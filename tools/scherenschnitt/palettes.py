"""Palettes: one family of colours per game, an hour or light for each mood."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Palette:
    """The papers of one picture."""

    sky: str
    low: str
    """The sky at the horizon."""
    disc: str
    far: str
    near: str
    ink: str
    cloth: str
    """What lies behind a figure: cloaks, wings, the far legs."""
    glow: str
    """What lies on it: metal, shields, fire."""
    light: str
    """What shines through the slits."""


def _family(table: dict[str, str]) -> dict[str, Palette]:
    return {
        hour: Palette(*("#" + each for each in colours.split())) for hour, colours in table.items()
    }


PALETTES: dict[str, dict[str, Palette]] = {
    # Cold north: fir green, frost blue, rust, a little gold.
    "valskyrr": _family({
        #          sky    low    disc   far    near   ink    cloth  glow   light
        "dawn":  "e9b981 f8e4bd fff5da d9a878 5d5148 241f22 8a4a33 e0a13c fff0cd",
        "day":   "a9c4c6 e6e8d6 fffbe8 98b0a6 3d5248 1d2724 6f7f57 d59a42 fdf6dd",
        "dusk":  "7d5468 e59a6c ffd9a0 a8687a 3c2d42 1d1622 7a2f3a e9924a ffe3b5",
        "night": "16233f 3f5f80 e9eed8 3d587a 12203a 080e1c 33506f b9c6a2 eef3dc",
        "mist":  "b9c2bd e2e3d8 f8f6ea a9b5af 4a5b5b 20292c 5f7478 c6b98c fbfaf0",
        "fire":  "3c1a18 c4532a ffc66b 7a2f24 2a1416 120a0c 8a2c1e f0952f ffdf9a",
        "snow":  "8fa8bd e3ebee ffffff b4c6d1 4f6a80 1b2836 5d7d96 cfd9d6 ffffff",
        "blood": "2a0f1a 8e2a2e f0906a 6b2230 240f1a 0f070c 74222c d9662f ffd2a8",
        "gloom": "2c3a3c 7f948a dfe6cf 53665f 1c2829 0b1213 47645a a8b48a ecf2d5",
        "magic": "231a44 6c5aa0 efe3ff 4f4487 1d1738 0d0a1c 5c3f92 c9a0e8 f6eaff",
    }),
    # Autumn roads: ochre, moss, ink blue, silver.
    "hexer": _family({
        "dawn":  "d9b48a f4e3c4 fff6e0 c2a27c 5a4a3c 1f1a19 8d5a34 d8a24a fff2d3",
        "day":   "b8c0a4 ece6cc fffbe9 a3aa84 4c5339 1e2118 77803f c9963c fdf7df",
        "dusk":  "8a5a44 e8a860 ffe0a6 a8704c 43302c 1c1413 8a3b22 eba03e ffe8ba",
        "night": "141c2c 3b4f66 e6ead9 384a5e 111926 070b12 3c4f66 aab9bd eef2e6",
        "mist":  "c3c2b4 e7e4d5 faf8ec b3b1a0 56564c 22231f 6c6a55 c1a867 fcfaee",
        "fire":  "32160f b65a22 ffcb6e 7c3a1c 27120d 110907 883617 f2a035 ffe2a0",
        "snow":  "93a2ac e5e9e6 ffffff b7c2c5 55666d 1c2528 66808a d4d5c6 ffffff",
        "blood": "2b100f 94392b f3a070 70291f 260f0e 100706 7d241c dd7a33 ffd8ac",
        "gloom": "31352a 87886a e3e2c4 5c5f47 20231b 0d0f0b 59603c b0a768 f0eed2",
        "magic": "1a2440 54679e e6ecff 42548a 161d36 0a0d1a 44569a a9b8ee eff3ff",
        "sea":   "5f7f8c c9d8cf fdf8e3 7f9ca0 244050 0d1a22 3f6673 d3b070 f6f6e6",
    }),
    # Heather and bone: violet, grey green, the pale light of the menhirs.
    "avalon": _family({
        "dawn":  "c9a9a0 efdcc8 fff5e2 b4938f 574852 211b22 7d4a5a d9a860 fff1da",
        "day":   "adb7ac e3e2d2 fbf8ea 98a397 465047 1c221e 6a7a66 c7a255 faf6e4",
        "dusk":  "6a5470 d79a82 ffdcb2 8d6a80 382c42 1a1422 723a54 e0a058 ffe6c2",
        "night": "1a1c34 45507a e8ead8 3d4468 14162a 090a16 43467a b4b6c9 f0f0e4",
        "mist":  "b4b3bc dfdcdc f6f3ee a6a4ad 52505c 222029 6a6478 c4b89a faf7f2",
        "fire":  "351520 b9512f ffc878 762d2e 280f18 12070c 872833 ef9a3c ffe0a4",
        "snow":  "9aa5b5 e6e8ec ffffff b8c0cc 565f74 1e2230 6c7690 d6d4d0 ffffff",
        "blood": "2c0f20 8a2f44 f29a80 682238 250d1c 10060c 7a2038 db6c40 ffd4b4",
        "gloom": "2e3338 767f80 dcdfd2 50585b 1d2125 0c0e11 4d5560 a8a488 eceade",
        "wyrd":  "2a1f3f 7a5a94 f0dcf6 5a4478 221834 0f0a1a 6a3f80 c890c0 f8e8fa",
        "menhir": "203038 6f9a90 f4fbe4 4a6f70 16262c 091216 3f6a66 d9d890 f6ffe0",
    }),
}  # fmt: skip
