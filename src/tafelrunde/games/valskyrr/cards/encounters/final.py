"""The final encounters (Endbegegnungen); no place is printed, the adventure names it (V24.06)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.valskyrr.keywords import BEASTMAN, HOUND, MINDLESS, SKELETON, SORCERER
from tafelrunde.games.valskyrr.nouns import Encounter
from tafelrunde.games.valskyrr.terms import PER_HERO, Colour, Trigger
from tafelrunde.games.valskyrr.vocabulary import (
    AddStartingEnemies,
    FinalEnemyKilled,
    HeroesAtLeast,
    MoveTime,
    RaiseThreat,
    SummonFinalEnemy,
    When,
)

GHARDHAKS_WAR_CAMP: Final = Encounter(
    "ghardhaks_war_camp",
    Name(de="Das Heerlager Ghardhaks", en="Ghardhak's War Camp", kind="n"),
    places=[],
    colours=[Colour.GREEN],
    having=[BEASTMAN, HOUND],
    start=PER_HERO,
    reinforcement=PER_HERO + 1,
    victory=[FinalEnemyKilled()],
    retreat=[RaiseThreat(), MoveTime(1)],
    final=True,
    final_enemy_first=True,
)

THE_ABOMINATION_WAKES: Final = Encounter(
    "the_abomination_wakes",
    Name(de="Das Scheusal erwacht", en="The Abomination Wakes", kind="title"),
    places=[],
    colours=[Colour.RED],
    having=[SORCERER],
    start=PER_HERO,
    reinforcement=PER_HERO + 1,
    victory=[FinalEnemyKilled()],
    forbids_travel=True,
    final=True,
    final_enemy_first=True,
)

THRONE_OF_BONES: Final = Encounter(
    "throne_of_bones",
    Name(de="Thron aus Knochen", en="Throne of Bones", kind="m"),
    places=[],
    colours=[Colour.BLUE],
    having=[SKELETON, MINDLESS],
    start=PER_HERO + 1,
    reinforcement=PER_HERO + 2,
    victory=[FinalEnemyKilled()],
    retreat=[RaiseThreat(2)],
    special=[
        When(
            Trigger.ENEMY_KILLED,
            [SummonFinalEnemy(after_kills=2 * PER_HERO, after_kills_hard=PER_HERO)],
        )
    ],
    final=True,
)

IN_THE_HEART_OF_THE_MIST: Final = Encounter(
    "in_the_heart_of_the_mist",
    Name(de="Im Herzen des Nebels", en="In the Heart of the Mist", kind="title"),
    places=[],
    colours=[Colour.BLUE, Colour.GREEN, Colour.RED],
    having=[],
    start=3,
    reinforcement=PER_HERO + 1,
    victory=[FinalEnemyKilled()],
    forbids_travel=True,
    special=[When(Trigger.PREPARED, [AddStartingEnemies(1)], only_if=[HeroesAtLeast(3)])],
    final=True,
    final_enemy_first=True,
)

FINAL_ENCOUNTERS: Final[tuple[Encounter, ...]] = (
    GHARDHAKS_WAR_CAMP,
    THE_ABOMINATION_WAKES,
    THRONE_OF_BONES,
    IN_THE_HEART_OF_THE_MIST,
)
