"""The encounters with blue enemies (Begegnungen mit blauen Gegnern)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.valskyrr.keywords import (
    BORDERLANDS,
    DEADLANDS,
    MINDLESS,
    SKELETON,
    SORCERER,
    UNDEAD,
    VAMPIRE,
    WILDLANDS,
    WRAITH,
)
from tafelrunde.games.valskyrr.nouns import Encounter
from tafelrunde.games.valskyrr.terms import PER_HERO, Colour, Condition, Trigger
from tafelrunde.games.valskyrr.vocabulary import (
    Afflict,
    EachHero,
    Focus,
    MoveTime,
    NoEnemyInPlay,
    NoEnemyInRow,
    ProgressAtLeast,
    PutProgress,
    RaiseThreat,
    Task,
    When,
)

THE_DEAD_RISE: Final = Encounter(
    "the_dead_rise",
    Name(de="Die Toten erheben sich", en="The Dead Rise", kind="title"),
    places=[DEADLANDS],
    colours=[Colour.BLUE],
    having=[MINDLESS],
    start=PER_HERO + 1,
    reinforcement=PER_HERO + 2,
    progress=[When(Trigger.ENEMY_KILLED, [PutProgress(1)])],
    victory=[ProgressAtLeast(2 * PER_HERO + 2)],
    retreat=[RaiseThreat()],
)

CRYPT_OF_WAILING: Final = Encounter(
    "crypt_of_wailing",
    Name(de="Gruft der Klagen", en="Crypt of Wailing", kind="f"),
    places=[DEADLANDS],
    colours=[Colour.BLUE],
    having=[WRAITH, SORCERER],
    start=PER_HERO,
    reinforcement=1,
    progress=[When(Trigger.ATTACK_PHASE_END, [PutProgress(1)], only_if=[NoEnemyInRow()])],
    victory=[ProgressAtLeast(3), NoEnemyInPlay()],
    retreat=[RaiseThreat(), EachHero([Afflict(Condition.WEAKNESS)])],
)

THE_BONE_FIELD: Final = Encounter(
    "the_bone_field",
    Name(de="Das Knochenfeld", en="The Bone Field", kind="n"),
    places=[DEADLANDS, BORDERLANDS],
    colours=[Colour.BLUE],
    having=[SKELETON],
    start=PER_HERO + 1,
    reinforcement=PER_HERO,
    progress=[Task(discard=2, do=[PutProgress(1)])],
    victory=[ProgressAtLeast(2 * PER_HERO)],
    retreat=[RaiseThreat()],
)

BLOOD_HUNT_BY_NIGHT: Final = Encounter(
    "blood_hunt_by_night",
    Name(de="Blutjagd bei Nacht", en="Blood Hunt by Night", kind="f"),
    places=[DEADLANDS],
    colours=[Colour.BLUE],
    having=[VAMPIRE, WRAITH],
    start=PER_HERO,
    reinforcement=None,
    victory=[NoEnemyInPlay()],
    retreat=[RaiseThreat(), MoveTime(1)],
    special=[When(Trigger.PREPARED, [EachHero([Focus(1)])])],
)

THE_ROTTING_ALTAR: Final = Encounter(
    "the_rotting_altar",
    Name(de="Der faulende Altar", en="The Rotting Altar", kind="m"),
    places=[DEADLANDS],
    colours=[Colour.BLUE],
    having=[UNDEAD],
    start=PER_HERO,
    reinforcement=PER_HERO + 1,
    defence=(1, 1),
    progress=[When(Trigger.ENCOUNTER_HIT, [PutProgress(1)])],
    victory=[ProgressAtLeast(4 * PER_HERO + 2)],
    retreat=[RaiseThreat()],
)

LOST_SOULS: Final = Encounter(
    "lost_souls",
    Name(de="Verlorene Seelen", en="Lost Souls", kind="pl"),
    places=[DEADLANDS, WILDLANDS],
    colours=[Colour.BLUE],
    having=[WRAITH, MINDLESS],
    start=PER_HERO + 1,
    reinforcement=PER_HERO,
    progress=[
        When(Trigger.ENEMY_KILLED, [PutProgress(1)]),
        When(Trigger.REGENERATION, [PutProgress(1)]),
    ],
    victory=[ProgressAtLeast(2 * PER_HERO + 1)],
    retreat=[RaiseThreat()],
)

BLUE_ENCOUNTERS: Final[tuple[Encounter, ...]] = (
    THE_DEAD_RISE,
    CRYPT_OF_WAILING,
    THE_BONE_FIELD,
    BLOOD_HUNT_BY_NIGHT,
    THE_ROTTING_ALTAR,
    LOST_SOULS,
)
