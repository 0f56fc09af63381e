"""What the significant events of several chapters have in common: the light comes back a little."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.effects import Effect
from tafelrunde.games.avalon.vocabulary.conditions import AnyOf, HasMenhir, Not
from tafelrunde.games.avalon.vocabulary.effects import If
from tafelrunde.games.avalon.vocabulary.world import ChangeMenhirs, SetMenhir

LEAST: Final = 3
"""The dial of a stone that has gone out and is lit again by the story."""


def renewed(*places: int) -> list[Effect]:
    """Every menhir burns two days longer; if the stone of the chapter has gone out, it is lit again
    where it stands. Several numbers are versions of one location.
    """
    lit = AnyOf([HasMenhir(place) for place in places])
    return [
        ChangeMenhirs(2),
        If(Not(lit), then=[SetMenhir(place, LEAST) for place in places]),
    ]
