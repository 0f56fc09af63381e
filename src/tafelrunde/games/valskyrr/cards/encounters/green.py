"""The encounters with green enemies (Begegnungen mit grünen Gegnern)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.valskyrr.keywords import (
    BEAST,
    BEASTMAN,
    BORDERLANDS,
    DEADLANDS,
    HOUND,
    SORCERER,
    WILDLANDER,
    WILDLANDS,
)
from tafelrunde.games.valskyrr.nouns import Encounter
from tafelrunde.games.valskyrr.terms import PER_HERO, Colour, Trigger
from tafelrunde.games.valskyrr.vocabulary import (
    EachHero,
    EnrageOwn,
    FetchEnemy,
    Focus,
    GainLoot,
    LoseLoot,
    MoveReinforcement,
    NoEnemyHere,
    NoEnemyInPlay,
    ProgressAtLeast,
    PutProgress,
    RaiseThreat,
    TakeDamage,
    Task,
    When,
)

TOTEM_OF_WRATH: Final = Encounter(
    "totem_of_wrath",
    Name(de="Totem des Zorns", en="Totem of Wrath", kind="n"),
    places=[WILDLANDS],
    colours=[Colour.GREEN],
    having=[BEASTMAN],
    start=PER_HERO + 1,
    reinforcement=PER_HERO + 1,
    defence=(1, 1),
    progress=[When(Trigger.ENCOUNTER_HIT, [PutProgress(1)], at_least=2)],
    victory=[ProgressAtLeast(2 * PER_HERO + 1), NoEnemyInPlay()],
    retreat=[RaiseThreat()],
    special=[When(Trigger.DEFENCE_START, [EachHero([EnrageOwn()])])],
)

PACK_IN_THE_SNOW: Final = Encounter(
    "pack_in_the_snow",
    Name(de="Rudel im Schnee", en="Pack in the Snow", kind="n"),
    places=[WILDLANDS],
    colours=[Colour.GREEN],
    having=[BEAST],
    start=PER_HERO + 2,
    reinforcement=PER_HERO,
    victory=[NoEnemyInPlay()],
    retreat=[RaiseThreat()],
)

GHOREN_AMBUSH: Final = Encounter(
    "ghoren_ambush",
    Name(de="Hinterhalt der Ghoren", en="Ghoren Ambush", kind="m"),
    places=[WILDLANDS, BORDERLANDS],
    colours=[Colour.GREEN],
    having=[WILDLANDER],
    start=PER_HERO + 1,
    reinforcement=PER_HERO,
    progress=[When(Trigger.ENEMY_KILLED, [PutProgress(1)], having=WILDLANDER)],
    victory=[ProgressAtLeast(2 * PER_HERO + 1)],
    retreat=[RaiseThreat(), EachHero([TakeDamage(physical=1)])],
    special=[When(Trigger.PREPARED, [EachHero([Focus(2)])])],
)

THE_WOLFS_DEN: Final = Encounter(
    "the_wolfs_den",
    Name(de="Die Wolfshöhle", en="The Wolf's Den", kind="f"),
    places=[WILDLANDS],
    colours=[Colour.GREEN],
    having=[BEAST],
    start=PER_HERO,
    reinforcement=None,
    victory=[NoEnemyInPlay()],
    retreat=[RaiseThreat()],
    special=[
        When(Trigger.PREPARED, [FetchEnemy("dire_wolf")]),
        When(Trigger.COMPLETED, [GainLoot(1)]),
    ],
)

THE_SHAMAN_CIRCLE: Final = Encounter(
    "the_shaman_circle",
    Name(de="Der Schamanenkreis", en="The Shaman Circle", kind="m"),
    places=[WILDLANDS, DEADLANDS],
    colours=[Colour.GREEN],
    having=[BEASTMAN, SORCERER],
    start=PER_HERO + 1,
    reinforcement=PER_HERO + 1,
    progress=[
        When(Trigger.ATTACK_PHASE_END, [PutProgress(1)], only_if=[NoEnemyInPlay(SORCERER)]),
        When(Trigger.ENEMY_KILLED, [PutProgress(1)], having=SORCERER),
    ],
    victory=[ProgressAtLeast(3)],
    retreat=[RaiseThreat(), MoveReinforcement(1)],
)

CAPTIVE_HUNTERS: Final = Encounter(
    "captive_hunters",
    Name(de="Gefangene Jäger", en="Captive Hunters", kind="pl"),
    places=[WILDLANDS],
    colours=[Colour.GREEN],
    having=[BEASTMAN, HOUND],
    start=PER_HERO + 1,
    reinforcement=PER_HERO,
    progress=[
        Task(discard=2, do=[PutProgress(1)], only_if=[NoEnemyHere()], at_turn_end=True),
    ],
    victory=[ProgressAtLeast(PER_HERO + 2)],
    retreat=[RaiseThreat(), LoseLoot(1)],
    special=[When(Trigger.COMPLETED, [GainLoot(2)])],
)

GREEN_ENCOUNTERS: Final[tuple[Encounter, ...]] = (
    TOTEM_OF_WRATH,
    PACK_IN_THE_SNOW,
    GHOREN_AMBUSH,
    THE_WOLFS_DEN,
    THE_SHAMAN_CIRCLE,
    CAPTIVE_HUNTERS,
)
