"""The final enemies (Endgegner): front and harder back of the four double-sided cards."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.valskyrr.keywords import (
    ABOMINATION,
    BEASTMAN,
    FLAME,
    SKELETON,
    SORCERER,
    UNDEAD,
    WILDLANDER,
    WRAITH,
)
from tafelrunde.games.valskyrr.nouns import Ability, Enemy, Enrage
from tafelrunde.games.valskyrr.terms import PER_HERO, Condition, Trigger, Zone
from tafelrunde.games.valskyrr.vocabulary import (
    Afflict,
    Attack,
    AttackNoticed,
    DefencePerToken,
    EnrageOther,
    HealPerKin,
    MoveReinforcement,
    MoveTime,
    NoRegenerationHere,
    ShrugsOff,
    Unwounded,
    When,
)

CHARRED_HIDE: Final = Ability(
    "charred_hide",
    Name(de="Verkohlte Haut", en="Charred Hide", kind="f"),
    zones=[Zone.HERO_ZONE, Zone.ADVENTURE_ZONE],
    standing=[ShrugsOff(FLAME, less=1)],
)

GHARDHAK: Final = Enemy(
    "ghardhak",
    Name(
        de="Ghardhak der Verbrannte",
        en="Ghardhak the Charred",
        kind="he",
        cases=("Ghardhaks des Verbrannten", "Ghardhak dem Verbrannten", "Ghardhak den Verbrannten"),
    ),
    colour=None,
    copies=1,
    keywords=[BEASTMAN, WILDLANDER],
    life=5 * PER_HERO + 4,
    physical=4,
    defence_physical=2,
    defence_magical=1,
    loot=0,
    furious=True,
    abilities=[CHARRED_HIDE],
    enrage=Enrage(at_once=[Attack(), Afflict(Condition.BURN)], calms_down=True),
    final=True,
)

GHARDHAK_HARD: Final = Enemy(
    "ghardhak_hard",
    Name(
        de="Ghardhak der Verbrannte",
        en="Ghardhak the Charred",
        kind="he",
        cases=("Ghardhaks des Verbrannten", "Ghardhak dem Verbrannten", "Ghardhak den Verbrannten"),
    ),
    colour=None,
    copies=1,
    keywords=[BEASTMAN, WILDLANDER],
    life=6 * PER_HERO + 5,
    physical=5,
    defence_physical=2,
    defence_magical=1,
    loot=0,
    furious=True,
    abilities=[
        CHARRED_HIDE,
        Ability(
            "warlords_roar",
            Name(de="Gebrüll des Kriegsherrn", en="Warlord's Roar", kind="n"),
            when=When(Trigger.DEFENCE_START, [EnrageOther(furious=True)]),
        ),
    ],
    enrage=Enrage(at_once=[Attack(), Afflict(Condition.BURN)], calms_down=True),
    final=True,
)

MAELGAR: Final = Enemy(
    "maelgar",
    Name(
        de="Maelgar, das Scheusal",
        en="Maelgar, the Abomination",
        kind="it",
        cases=("Maelgars, des Scheusals", "Maelgar, dem Scheusal", "Maelgar, das Scheusal"),
    ),
    colour=None,
    copies=1,
    keywords=[ABOMINATION],
    life=6 * PER_HERO + 6,
    physical=3,
    magical=2,
    defence_physical=1,
    defence_magical=1,
    loot=0,
    furious=True,
    abilities=[
        Ability(
            "fed_by_sorcery",
            Name(de="Von Zauberei genährt", en="Fed by Sorcery", kind="title"),
            zones=[Zone.HERO_ZONE, Zone.ADVENTURE_ZONE],
            when=When(Trigger.DEFENCE_END, [HealPerKin(SORCERER, at_most=PER_HERO)]),
        ),
    ],
    enrage=Enrage(at_once=[Attack()], calms_down=True),
    final=True,
    life_lost_per_seal=PER_HERO,
)

MAELGAR_HARD: Final = Enemy(
    "maelgar_hard",
    Name(
        de="Maelgar, das Scheusal",
        en="Maelgar, the Abomination",
        kind="it",
        cases=("Maelgars, des Scheusals", "Maelgar, dem Scheusal", "Maelgar, das Scheusal"),
    ),
    colour=None,
    copies=1,
    keywords=[ABOMINATION],
    life=6 * PER_HERO + 6,
    physical=3,
    magical=2,
    defence_physical=2,
    defence_magical=2,
    loot=0,
    furious=True,
    abilities=[
        Ability(
            "gorged_on_sorcery",
            Name(de="Von Zauberei gemästet", en="Gorged on Sorcery", kind="title"),
            zones=[Zone.HERO_ZONE, Zone.ADVENTURE_ZONE],
            when=When(Trigger.DEFENCE_END, [HealPerKin(SORCERER, at_most=2 * PER_HERO)]),
        ),
    ],
    enrage=Enrage(at_once=[Attack()], calms_down=True),
    final=True,
    life_lost_per_seal=PER_HERO,
)

GRAVE_COLD: Final = Ability(
    "grave_cold",
    Name(de="Grabeskälte", en="Grave Cold", kind="f"),
    standing=[NoRegenerationHere()],
)

MORWYN: Final = Enemy(
    "morwyn",
    Name(
        de="Morwyn, die Knochenkönigin",
        en="Morwyn, the Bone Queen",
        kind="she",
        cases=(
            "Morwyns, der Knochenkönigin",
            "Morwyn, der Knochenkönigin",
            "Morwyn, die Knochenkönigin",
        ),
    ),
    colour=None,
    copies=1,
    keywords=[UNDEAD, SORCERER, SKELETON],
    life=5 * PER_HERO + 6,
    magical=4,
    defence_physical=2,
    defence_magical=2,
    loot=0,
    furious=True,
    abilities=[GRAVE_COLD],
    enrage=Enrage(at_once=[MoveReinforcement(2)], calms_down=True),
    final=True,
)

MORWYN_HARD: Final = Enemy(
    "morwyn_hard",
    Name(
        de="Morwyn, die Knochenkönigin",
        en="Morwyn, the Bone Queen",
        kind="she",
        cases=(
            "Morwyns, der Knochenkönigin",
            "Morwyn, der Knochenkönigin",
            "Morwyn, die Knochenkönigin",
        ),
    ),
    colour=None,
    copies=1,
    keywords=[UNDEAD, SORCERER, SKELETON],
    life=5 * PER_HERO + 6,
    magical=5,
    defence_physical=2,
    defence_magical=2,
    loot=0,
    furious=True,
    abilities=[GRAVE_COLD],
    enrage=Enrage(at_once=[MoveReinforcement(2)], calms_down=True),
    final=True,
)

THIEF_OF_HOURS: Final = Ability(
    "thief_of_hours",
    Name(de="Dieb der Stunden", en="Thief of Hours", kind="m"),
    zones=[Zone.HERO_ZONE, Zone.ADVENTURE_ZONE],
    when=When(Trigger.TIME_END, [MoveTime(1)], only_if=[Unwounded()]),
)

MIST_LORD: Final = Enemy(
    "mist_lord",
    Name(de="Der Nebelfürst", en="The Mist Lord", kind="m -en"),
    colour=None,
    copies=1,
    keywords=[WRAITH, SORCERER],
    life=7 * PER_HERO + 5,
    physical=2,
    magical=3,
    defence_physical=1,
    defence_magical=1,
    loot=0,
    furious=True,
    abilities=[
        THIEF_OF_HOURS,
        Ability(
            "moored_in_mist",
            Name(de="Im Nebel verankert", en="Moored in Mist", kind="title"),
            zones=[Zone.HERO_ZONE, Zone.ADVENTURE_ZONE],
            standing=[DefencePerToken(1)],
        ),
    ],
    enrage=Enrage(at_once=[AttackNoticed(6)], calms_down=True),
    final=True,
)

MIST_LORD_HARD: Final = Enemy(
    "mist_lord_hard",
    Name(de="Der Nebelfürst", en="The Mist Lord", kind="m -en"),
    colour=None,
    copies=1,
    keywords=[WRAITH, SORCERER],
    life=8 * PER_HERO + 6,
    physical=2,
    magical=3,
    defence_physical=1,
    defence_magical=1,
    loot=0,
    furious=True,
    abilities=[
        THIEF_OF_HOURS,
        Ability(
            "rooted_in_mist",
            Name(de="Im Nebel verwurzelt", en="Rooted in Mist", kind="title"),
            zones=[Zone.HERO_ZONE, Zone.ADVENTURE_ZONE],
            standing=[DefencePerToken(2)],
        ),
    ],
    enrage=Enrage(at_once=[AttackNoticed(6)], calms_down=True),
    final=True,
)

FINAL_ENEMIES: Final[tuple[Enemy, ...]] = (
    GHARDHAK,
    GHARDHAK_HARD,
    MAELGAR,
    MAELGAR_HARD,
    MORWYN,
    MORWYN_HARD,
    MIST_LORD,
    MIST_LORD_HARD,
)
