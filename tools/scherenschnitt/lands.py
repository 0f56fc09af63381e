"""Lands by their words: what lies between sky and figures, and what frames them."""

from __future__ import annotations

from tools.scherenschnitt.frames import (
    arch,
    bones,
    branches,
    canopy,
    cave,
    curtains,
    ferns,
    grass,
    hall,
    reeds,
    rocks,
    room,
)
from tools.scherenschnitt.ground import (
    Land,
    cliffs,
    dunes,
    hills,
    lake,
    mounds,
    peaks,
    plain,
    ridge,
    river,
    sea,
    shore,
    waste,
)
from tools.scherenschnitt.woods import deadtrees, firs, pines, swamp, trunks, wood
from tools.scherenschnitt.works import (
    fields,
    graves,
    menhirs,
    palisade,
    road,
    ruins,
    steps,
    tents,
    town,
    village,
)

LANDS: dict[str, Land] = {
    "hills": hills,
    "plain": plain,
    "mounds": mounds,
    "ridge": ridge,
    "peaks": peaks,
    "cliffs": cliffs,
    "firs": firs,
    "pines": pines,
    "wood": wood,
    "deadtrees": deadtrees,
    "trunks": trunks,
    "lake": lake,
    "sea": sea,
    "fields": fields,
    "road": road,
    "river": river,
    "village": village,
    "town": town,
    "ruins": ruins,
    "graves": graves,
    "menhirs": menhirs,
    "palisade": palisade,
    "tents": tents,
    "waste": waste,
    "swamp": swamp,
    "dunes": dunes,
    "shore": shore,
    "steps": steps,
}
"""One behind the other."""

FRAMES: dict[str, Land] = {
    "canopy": canopy,
    "branches": branches,
    "reeds": reeds,
    "grass": grass,
    "ferns": ferns,
    "rocks": rocks,
    "bones": bones,
    "cave": cave,
    "hall": hall,
    "room": room,
    "arch": arch,
    "curtains": curtains,
}
"""Before everything."""
