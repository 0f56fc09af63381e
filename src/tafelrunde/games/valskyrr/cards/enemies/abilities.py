"""The named special abilities of normal enemies (Sonderfähigkeiten), most only in hero zones."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.valskyrr.keywords import (
    ARCANE,
    BEAST,
    HOUND,
    SKELETON,
    SPELL,
    UNDEAD,
    WILDLANDER,
)
from tafelrunde.games.valskyrr.nouns import Ability
from tafelrunde.games.valskyrr.terms import Condition, Trigger, Zone
from tafelrunde.games.valskyrr.vocabulary import (
    Afflict,
    Attack,
    BuryCards,
    BuryFromDiscardPile,
    DamageIsLife,
    DiscardCards,
    EnrageKin,
    EnrageOther,
    EnrageSelfIfGraveyard,
    HarderToReach,
    Heal,
    HealKin,
    LendRelentless,
    LowerDrawLimit,
    MoreDamagePerKin,
    MoreDamagePerWound,
    Reanimate,
    Relentless,
    Slow,
    StealGear,
    StealProgress,
    Untargetable,
    When,
)

# After an attack that made the hero bury a card

SHIELD_SLAM: Final = Ability(
    "shield_slam",
    Name(de="Schildrammen", en="Shield Slam", kind="n"),
    when=When(Trigger.HIT, [Afflict(Condition.DAZE, tokens=2)]),
)

THIEVERY: Final = Ability(
    "thievery",
    Name(de="Diebstahl", en="Thievery", kind="m"),
    when=When(Trigger.HIT, [StealGear()]),
)

SKULDUGGERY: Final = Ability(
    "skulduggery",
    Name(de="Gaunerei", en="Skulduggery", kind="f"),
    when=When(Trigger.HIT, [StealProgress()]),
)

MANA_DRAIN: Final = Ability(
    "mana_drain",
    Name(de="Manaentzug", en="Mana Drain", kind="m"),
    when=When(Trigger.HIT, [DiscardCards(1, having=[ARCANE, SPELL])]),
)

VENOMOUS: Final = Ability(
    "venomous",
    Name(de="Giftig", en="Venomous", kind="title"),
    when=When(Trigger.HIT, [Afflict(Condition.POISON)]),
)

CURSED_BOLT: Final = Ability(
    "cursed_bolt",
    Name(de="Fluchgeschoss", en="Cursed Bolt", kind="n"),
    when=When(Trigger.HIT, [BuryCards(1)]),
)

FIREBOLT: Final = Ability(
    "firebolt",
    Name(de="Feuerblitz", en="Firebolt", kind="m"),
    when=When(Trigger.HIT, [Afflict(Condition.BURN)]),
)

VAMPIRIC: Final = Ability(
    "vampiric",
    Name(de="Vampirisch", en="Vampiric", kind="title"),
    when=When(Trigger.HIT, [Heal(1)]),
)

# When the enemy enters a hero zone

CURSE_OF_WEAKNESS: Final = Ability(
    "curse_of_weakness",
    Name(de="Fluch der Schwäche", en="Curse of Weakness", kind="m"),
    when=When(Trigger.ENTERS, [Afflict(Condition.WEAKNESS)]),
)

SHRIEK: Final = Ability(
    "shriek",
    Name(de="Rachekreischen", en="Shriek", kind="n"),
    when=When(Trigger.ENTERS, [EnrageOther(having=UNDEAD)]),
)

FLAILING: Final = Ability(
    "flailing",
    Name(de="Dreschen", en="Flailing", kind="n"),
    when=When(Trigger.ENTERS_IN_PURSUIT, [Afflict(Condition.DAZE, tokens=2)]),
)

AMBUSH: Final = Ability(
    "ambush",
    Name(de="Hinterhalt", en="Ambush", kind="m"),
    when=When(Trigger.ENTERS, [Attack(may_cancel_by_discarding=2)]),
)

SCAVENGER: Final = Ability(
    "scavenger",
    Name(de="Aasfresser", en="Scavenger", kind="m"),
    when=When(Trigger.ENTERS, [BuryFromDiscardPile(2)]),
)

# As long as the enemy is in its zone

SKIRMISHER: Final = Ability(
    "skirmisher",
    Name(de="Plänkler", en="Skirmisher", kind="m"),
    zones=[Zone.HERO_ZONE, Zone.ADVENTURE_ZONE],
    standing=[HarderToReach()],
)

SHAPESHIFT: Final = Ability(
    "shapeshift",
    Name(de="Gestaltwandel", en="Shapeshift", kind="m"),
    standing=[Untargetable(discard_to_end=2)],
)

DARK_PRESENCE: Final = Ability(
    "dark_presence",
    Name(de="Dunkle Gegenwart", en="Dark Presence", kind="f"),
    standing=[LowerDrawLimit(1)],
)

BLOOD_FURY: Final = Ability(
    "blood_fury",
    Name(de="Blutwut", en="Blood Fury", kind="f"),
    standing=[MoreDamagePerWound()],
)

PACK_HUNTER: Final = Ability(
    "pack_hunter",
    Name(de="Rudeljäger", en="Pack Hunter", kind="m"),
    standing=[MoreDamagePerKin(HOUND)],
)

SWARM: Final = Ability(
    "swarm",
    Name(de="Schwarm", en="Swarm", kind="m"),
    standing=[DamageIsLife()],
)

SLOW: Final = Ability(
    "slow",
    Name(de="Langsam", en="Slow", kind="title"),
    standing=[Slow()],
)

RELENTLESS: Final = Ability(
    "relentless",
    Name(de="Unerbittlich", en="Relentless", kind="title"),
    standing=[Relentless()],
)

BEAST_RIDE: Final = Ability(
    "beast_ride",
    Name(de="Bestienritt", en="Beast Ride", kind="m"),
    standing=[LendRelentless(WILDLANDER)],
)

PURSUIT: Final = Ability(
    "pursuit",
    Name(de="Hatz", en="Pursuit", kind="f"),
    standing=[LendRelentless(BEAST)],
)

# At a moment of the round, or at a death

RATTLE: Final = Ability(
    "rattle",
    Name(de="Rasseln", en="Rattle", kind="n"),
    when=When(Trigger.DEFENCE_END, [EnrageKin(BEAST)]),
)

RAVENOUS: Final = Ability(
    "ravenous",
    Name(de="Gefräßig", en="Ravenous", kind="title"),
    when=When(Trigger.DEFENCE_END, [EnrageSelfIfGraveyard()]),
)

DARK_HEALER: Final = Ability(
    "dark_healer",
    Name(de="Dunkler Heiler", en="Dark Healer", kind="m"),
    when=When(Trigger.DEFENCE_START, [HealKin(UNDEAD, here=2, elsewhere=1)]),
)

REANIMATE: Final = Ability(
    "reanimate",
    Name(de="Wiedererwecken", en="Reanimate", kind="n"),
    when=When(Trigger.KILL_HERE, [Reanimate(SKELETON)], having=UNDEAD),
)

ABILITIES: Final[tuple[Ability, ...]] = (
    SHIELD_SLAM,
    THIEVERY,
    SKULDUGGERY,
    MANA_DRAIN,
    VENOMOUS,
    CURSED_BOLT,
    FIREBOLT,
    VAMPIRIC,
    CURSE_OF_WEAKNESS,
    SHRIEK,
    FLAILING,
    AMBUSH,
    SCAVENGER,
    SKIRMISHER,
    SHAPESHIFT,
    DARK_PRESENCE,
    BLOOD_FURY,
    PACK_HUNTER,
    SWARM,
    SLOW,
    RELENTLESS,
    BEAST_RIDE,
    PURSUIT,
    RATTLE,
    RAVENOUS,
    DARK_HEALER,
    REANIMATE,
)
