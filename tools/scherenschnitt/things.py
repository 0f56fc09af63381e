"""Things that stand in a scene: as large as a figure, on the ground at (0, 0)."""

from __future__ import annotations

from collections.abc import Callable

from tools.scherenschnitt.buildings import BUILDINGS
from tools.scherenschnitt.gear import GEAR
from tools.scherenschnitt.objects import OBJECTS
from tools.scherenschnitt.paper import Cut
from tools.scherenschnitt.sites import SITES
from tools.scherenschnitt.vehicles import VEHICLES

THINGS: dict[str, Callable[[], Cut]] = BUILDINGS | SITES | VEHICLES | OBJECTS | GEAR
