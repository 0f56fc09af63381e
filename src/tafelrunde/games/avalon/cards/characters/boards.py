"""The four characters and their trays (Charaktertafeln und Spielertableaus)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.avalon.nouns import Ability, CharacterBoard, Moment, Once, PlayerTray
from tafelrunde.games.avalon.terms import Attribute, DialSide, Resource, Track, Tray
from tafelrunde.games.avalon.vocabulary.conditions import Has
from tafelrunde.games.avalon.vocabulary.effects import Gain, GainItem
from tafelrunde.games.avalon.vocabulary.standing import (
    GainsLess,
    MayNotFlee,
    NoFearReliefAtHome,
    RepeatsFirst,
)

TRAYS: Final = [
    PlayerTray(Tray.BLUE, energy=6, most_energy=9, health=9, fear=0, most_fear=6),
    PlayerTray(Tray.GREEN, energy=6, most_energy=9, health=9, fear=0, most_fear=6),
    PlayerTray(Tray.GRAY, energy=6, most_energy=8, health=8, fear=0, most_fear=7),
    PlayerTray(Tray.BROWN, energy=6, most_energy=8, health=7, fear=1, most_fear=7),
]

BEOR: Final = CharacterBoard(
    "beor",
    Name("Beor", "Beor", kind="he"),
    number=4,
    tray=Tray.BLUE,
    attributes={
        Attribute.AGGRESSION: 2,
        Attribute.COURAGE: 1,
        Attribute.PRACTICALITY: 1,
        Attribute.CAUTION: 1,
    },
    resources={Resource.FOOD: 2, Resource.WEALTH: 1, Resource.REPUTATION: 1},
    action_name=Name("Schmieden", "Forge", kind="n"),
    action=Ability(Moment.ACTION, [GainItem(craftable=True)], energy=3, once=Once.DAY),
    trait_name=Name("Jähzorn", "Hot temper", kind="m"),
    trait=[Ability(Moment.STANDING, [MayNotFlee(while_=Has(4, Track.HEALTH))])],
)

AILEI: Final = CharacterBoard(
    "ailei",
    Name("Ailei", "Ailei", kind="she"),
    number=1,
    tray=Tray.GREEN,
    attributes={
        Attribute.PRACTICALITY: 1,
        Attribute.EMPATHY: 2,
        Attribute.CAUTION: 1,
        Attribute.SPIRITUALITY: 1,
    },
    resources={Resource.FOOD: 2, Resource.REPUTATION: 2, Resource.MAGIC: 2},
    action_name=Name("Kräuterkunde", "Herb lore", kind="f"),
    action=Ability(Moment.ACTION, [Gain(1, Track.HEALTH)], energy=2, once=Once.DAY),
    trait_name=Name("Unstet", "Restless", kind="title"),
    trait=[Ability(Moment.STANDING, [NoFearReliefAtHome()])],
)

AREV: Final = CharacterBoard(
    "arev",
    Name("Arev", "Arev", kind="he"),
    number=2,
    tray=Tray.GRAY,
    attributes={
        Attribute.AGGRESSION: 1,
        Attribute.PRACTICALITY: 1,
        Attribute.EMPATHY: 1,
        Attribute.CAUTION: 2,
    },
    resources={Resource.FOOD: 2, Resource.WEALTH: 2, Resource.MAGIC: 1},
    action_name=Name("Fallen stellen", "Set traps", kind="title"),
    action=Ability(Moment.ACTION, [Gain(1, Resource.FOOD)], energy=2, once=Once.DAY),
    trait_name=Name("Vom Unglück verfolgt", "Haunted by misfortune", kind="title"),
    trait=[Ability(Moment.STANDING, [RepeatsFirst(DialSide.GRAIL)])],
)

WURM: Final = CharacterBoard(
    "wurm",
    Name("Wurm", "Maggot", kind="he"),
    number=3,
    tray=Tray.BROWN,
    attributes={
        Attribute.AGGRESSION: 1,
        Attribute.PRACTICALITY: 1,
        Attribute.CAUTION: 1,
        Attribute.SPIRITUALITY: 2,
    },
    resources={Resource.FOOD: 1, Resource.MAGIC: 4},
    action_name=Name("Aus der Wyrdnis schöpfen", "Draw on the Wyrdness", kind="title"),
    action=Ability(
        Moment.ACTION,
        [Gain(1, Resource.MAGIC), Gain(1, Track.FEAR)],
        energy=1,
        once=Once.DAY,
    ),
    trait_name=Name("Geächtet", "Outcast", kind="title"),
    trait=[Ability(Moment.STANDING, [GainsLess(Resource.REPUTATION)])],
)

BOARDS: Final = [AILEI, AREV, WURM, BEOR]
