"""What several chapters have in common: people rest before a chapter begins, and in it the light
comes back a little.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.effects import Effect
from tafelrunde.games.avalon.terms import MERCY, Resource, Track, Who
from tafelrunde.games.avalon.vocabulary.conditions import (
    AnyOf,
    HasMenhir,
    IsAlone,
    Not,
    PlayersAtLeast,
    WasRead,
)
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


def share(food: int, health: int) -> list[Effect]:
    """What a day brings everybody, or takes from them."""
    return [*_change(food, Resource.FOOD), *_change(health, Track.HEALTH)]


def _change(by: int, what: Resource | Track) -> list[Effect]:
    if by > 0:
        return [Gain(by, what, who=Who.ALL)]
    if what is Track.HEALTH:
        return [Deal(-by, who=Who.ALL)] if by else []
    return [Lose(-by, what, who=Who.ALL)] if by else []


def by_heads(
    alone: list[Effect],
    pair: list[Effect],
    company: list[Effect],
    troop: list[Effect],
    crowd: list[Effect],
) -> list[Effect]:
    """What one could not bear is little to several, who find more and watch over each other, until
    four are too many to feed. Two in Story Mode, who count as one (A31.04), are a pair; then it is
    two, three and four as they count. From whoever is alone and was shown mercy (A21.04) nothing is
    taken: with so little it would only be shown again.
    """
    spared = [each for each in alone if isinstance(each, Gain)]
    once_more = If(WasRead(MERCY), then=spared, otherwise=alone)
    several = If(PlayersAtLeast(2), then=company, otherwise=pair)
    many = If(PlayersAtLeast(3), then=troop, otherwise=[several])
    together = If(PlayersAtLeast(4), then=crowd, otherwise=[many])
    lone = alone if spared == alone else [once_more]
    return [If(IsAlone(), then=lone, otherwise=[together])]


def renewed(*places: int) -> list[Effect]:
    """Every menhir burns two days longer; if the stone of the chapter has gone out, it is lit again
    where it stands. Several numbers are versions of one location.
    """
    lit = AnyOf([HasMenhir(place) for place in places])
    return [
        ChangeMenhirs(2),
        If(Not(lit), then=[SetMenhir(place, LEAST) for place in places]),
    ]
