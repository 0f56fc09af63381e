"""The encounters with red enemies (Begegnungen mit roten Gegnern)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.valskyrr.keywords import (
    BORDERLANDS,
    BRIGAND,
    DEADLANDS,
    FLAME,
    SLAVER,
    SORCERER,
    THIEF,
    WILDLANDS,
)
from tafelrunde.games.valskyrr.nouns import Encounter
from tafelrunde.games.valskyrr.terms import PER_HERO, Colour, Condition, Trigger
from tafelrunde.games.valskyrr.vocabulary import (
    Afflict,
    EachHero,
    GainLoot,
    LoseLoot,
    MoveTime,
    NoEnemyHere,
    NoEnemyInPlay,
    NoProgressPlaced,
    ProgressAtLeast,
    PutProgress,
    RaiseThreat,
    Task,
    When,
)

THE_BLACK_COACH: Final = Encounter(
    "the_black_coach",
    Name(de="Die schwarze Kutsche", en="The Black Coach", kind="f"),
    places=[BORDERLANDS, DEADLANDS],
    colours=[Colour.RED],
    having=[BRIGAND, SORCERER],
    start=PER_HERO,
    reinforcement=1,
    progress=[Task(discard=1, do=[PutProgress(1)], only_if=[NoEnemyHere()])],
    victory=[ProgressAtLeast(2 * PER_HERO + 1)],
    forbids_travel=True,
    special=[When(Trigger.TIME_START, [MoveTime(1)])],
)

THE_SLAVE_CONVOY: Final = Encounter(
    "the_slave_convoy",
    Name(de="Der Sklavenzug", en="The Slave Convoy", kind="m"),
    places=[BORDERLANDS],
    colours=[Colour.RED],
    having=[BRIGAND],
    start=PER_HERO + 1,
    reinforcement=PER_HERO,
    progress=[When(Trigger.ENEMY_KILLED, [PutProgress(1)], having=BRIGAND)],
    victory=[ProgressAtLeast(2 * PER_HERO + 1)],
    retreat=[RaiseThreat(), LoseLoot(1)],
    special=[When(Trigger.COMPLETED, [GainLoot(1)])],
)

RAID_IN_THE_BLACKWOOD: Final = Encounter(
    "raid_in_the_blackwood",
    Name(de="Überfall im Dunkelwald", en="Raid in the Blackwood", kind="m"),
    places=[BORDERLANDS, WILDLANDS],
    colours=[Colour.RED],
    having=[BRIGAND],
    start=PER_HERO + 2,
    reinforcement=PER_HERO,
    victory=[NoEnemyInPlay()],
    retreat=[RaiseThreat()],
)

RITUAL_IN_THE_MIST: Final = Encounter(
    "ritual_in_the_mist",
    Name(de="Ritual im Nebel", en="Ritual in the Mist", kind="n"),
    places=[BORDERLANDS, DEADLANDS],
    colours=[Colour.RED],
    having=[SORCERER],
    start=PER_HERO + 1,
    reinforcement=PER_HERO + 1,
    defence=(0, 1),
    progress=[When(Trigger.ENCOUNTER_HIT, [PutProgress(1)])],
    victory=[ProgressAtLeast(3 * PER_HERO + 2)],
    retreat=[RaiseThreat(), MoveTime(1)],
    special=[When(Trigger.NOT_COMPLETED, [MoveTime(1)])],
)

THE_BURNING_FARM: Final = Encounter(
    "the_burning_farm",
    Name(de="Das brennende Gehöft", en="The Burning Farm", kind="n"),
    places=[BORDERLANDS],
    colours=[Colour.RED],
    having=[FLAME, THIEF, SLAVER],
    start=PER_HERO,
    reinforcement=PER_HERO,
    progress=[Task(discard=2, do=[PutProgress(1)])],
    victory=[ProgressAtLeast(2 * PER_HERO)],
    retreat=[RaiseThreat()],
    special=[
        When(
            Trigger.DEFENCE_START,
            [EachHero([Afflict(Condition.BURN)])],
            only_if=[NoProgressPlaced()],
        ),
    ],
)

THE_TOLL_BRIDGE: Final = Encounter(
    "the_toll_bridge",
    Name(de="Die Zollbrücke", en="The Toll Bridge", kind="f"),
    places=[BORDERLANDS, WILDLANDS],
    colours=[Colour.RED],
    having=[BRIGAND],
    start=PER_HERO + 1,
    reinforcement=PER_HERO + 1,
    progress=[When(Trigger.ENEMY_KILLED, [PutProgress(1)])],
    victory=[ProgressAtLeast(2 * PER_HERO + 2), NoEnemyInPlay()],
    retreat=[RaiseThreat(2)],
)

RED_ENCOUNTERS: Final[tuple[Encounter, ...]] = (
    THE_BLACK_COACH,
    THE_SLAVE_CONVOY,
    RAID_IN_THE_BLACKWOOD,
    RITUAL_IN_THE_MIST,
    THE_BURNING_FARM,
    THE_TOLL_BRIDGE,
)
