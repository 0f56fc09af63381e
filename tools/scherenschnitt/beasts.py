"""Beasts and monsters by their words."""

from __future__ import annotations

from collections.abc import Callable

from tools.scherenschnitt.creatures import CREATURES
from tools.scherenschnitt.paper import Cut
from tools.scherenschnitt.spectres import SPECTRES
from tools.scherenschnitt.wildlife import WILDLIFE
from tools.scherenschnitt.winged import WINGED

BEASTS: dict[str, Callable[[], Cut]] = WINGED | CREATURES | SPECTRES | WILDLIFE
