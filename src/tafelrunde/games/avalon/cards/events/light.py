"""What several chapters have in common: people rest before a chapter begins, and in it the light
comes back a little.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.effects import Effect
from tafelrunde.games.avalon.terms import Resource, Track, Who
from tafelrunde.games.avalon.vocabulary.conditions import AnyOf, HasMenhir, Not, PlayersAtLeast
from tafelrunde.games.avalon.vocabulary.effects import Deal, Gain, If, Lose
from tafelrunde.games.avalon.vocabulary.world import ChangeMenhirs, SetMenhir

LEAST: Final = 3
"""The dial of a stone that has gone out and is lit again by the story."""


def rested(food: int = 2, health: int = 3) -> list[Effect]:
    """Between two chapters wounds heal, fear wears off, and nobody sets out with nothing."""
    return [
        Gain(health, Track.HEALTH, who=Who.ALL),
        Lose(3, Track.FEAR, who=Who.ALL),
        Gain(food, Resource.FOOD, who=Who.ALL),
    ]


def want(food: int = 1, health: int = 0) -> list[Effect]:
    """What a hard day takes from everybody."""
    cold: list[Effect] = [Deal(health, who=Who.ALL)] if health else []
    return [Lose(food, Resource.FOOD, who=Who.ALL), *cold]


def relief(food: int = 1, health: int = 1) -> list[Effect]:
    """What somebody alone is given on a day that would be too hard."""
    return [Gain(food, Resource.FOOD, who=Who.ALL), Gain(health, Track.HEALTH, who=Who.ALL)]


def by_heads(alone: list[Effect], together: list[Effect]) -> list[Effect]:
    """Several find more and watch over each other: what one could not bear is little to them."""
    return [If(PlayersAtLeast(2), then=together, otherwise=alone)]


def renewed(*places: int) -> list[Effect]:
    """Every menhir burns two days longer; if the stone of the chapter has gone out, it is lit again
    where it stands. Several numbers are versions of one location.
    """
    lit = AnyOf([HasMenhir(place) for place in places])
    return [
        ChangeMenhirs(2),
        If(Not(lit), then=[SetMenhir(place, LEAST) for place in places]),
    ]
