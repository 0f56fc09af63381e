"""The location tiles (Ortsplättchen): the inn and seven tiles of each kind, four of them final."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.valskyrr.keywords import (
    ARCANE,
    BEAST,
    BORDERLANDS,
    DEADLANDS,
    DIVINE,
    FLAME,
    FROST,
    HAVEN,
    WILDLANDS,
)
from tafelrunde.games.valskyrr.nouns import Tile
from tafelrunde.games.valskyrr.terms import Colour, Condition, Trigger
from tafelrunde.games.valskyrr.vocabulary import (
    AddStartingEnemies,
    Afflict,
    DeckIs,
    EachHero,
    Focus,
    FreeScouting,
    GainLoot,
    IsResting,
    KeywordDamage,
    KeywordReach,
    MayHalveFocus,
    MayUnburyOne,
    MoreRewards,
    ReachReduced,
    ThreatNeverRises,
    When,
)

INN: Final = Tile(
    "inn",
    Name(de="Gasthaus", en="Inn", kind="n"),
    keywords=[HAVEN],
    regeneration=5,
    standing=[ThreatNeverRises()],
)

BONE_ACRE: Final = Tile(
    "bone_acre",
    Name(de="Knochenacker", en="Bone Acre", kind="m"),
    keywords=[DEADLANDS],
    regeneration=2,
    abilities=[When(Trigger.PREPARED, [AddStartingEnemies(1)])],
)

ABANDONED_GRAVEYARD: Final = Tile(
    "abandoned_graveyard",
    Name(de="Verlassener Friedhof", en="Abandoned Graveyard", kind="m"),
    keywords=[DEADLANDS],
    regeneration=2,
    abilities=[When(Trigger.RESTING, [EachHero([MayUnburyOne()])], only_if=[IsResting()])],
)

ASH_FIELD: Final = Tile(
    "ash_field",
    Name(de="Aschenfeld", en="Ash Field", kind="n"),
    keywords=[DEADLANDS],
    regeneration=1,
    abilities=[When(Trigger.ENTERED, [EachHero([Afflict(Condition.BURN)])])],
)

CRYPT_OF_THE_ANCESTORS: Final = Tile(
    "crypt_of_the_ancestors",
    Name(de="Gruft der Ahnen", en="Crypt of the Ancestors", kind="f"),
    keywords=[DEADLANDS],
    regeneration=3,
    standing=[MoreRewards(1)],
)

DEAD_LAKE: Final = Tile(
    "dead_lake",
    Name(de="Toter See", en="Dead Lake", kind="m"),
    keywords=[DEADLANDS],
    regeneration=2,
)

RUINED_CHAPEL: Final = Tile(
    "ruined_chapel",
    Name(de="Zerfallene Kapelle", en="Ruined Chapel", kind="f"),
    keywords=[DEADLANDS],
    regeneration=4,
    standing=[KeywordReach(DIVINE, 1)],
)

HALL_OF_THE_BONE_QUEEN: Final = Tile(
    "hall_of_the_bone_queen",
    Name(de="Halle der Knochenkönigin", en="Hall of the Bone Queen", kind="f"),
    keywords=[DEADLANDS],
    regeneration=1,
    final=True,
)

OLD_STONE_CIRCLE: Final = Tile(
    "old_stone_circle",
    Name(de="Alter Steinkreis", en="Old Stone Circle", kind="m"),
    keywords=[WILDLANDS],
    regeneration=3,
    standing=[KeywordDamage(ARCANE, 1)],
)

WOLF_GORGE: Final = Tile(
    "wolf_gorge",
    Name(de="Wolfsschlucht", en="Wolf Gorge", kind="f"),
    keywords=[WILDLANDS],
    regeneration=2,
    abilities=[When(Trigger.PREPARED, [EachHero([Focus(1)])])],
)

FROZEN_WATERFALL: Final = Tile(
    "frozen_waterfall",
    Name(de="Gefrorener Wasserfall", en="Frozen Waterfall", kind="m"),
    keywords=[WILDLANDS],
    regeneration=2,
    standing=[KeywordDamage(FROST, 1), KeywordDamage(FLAME, -1)],
)

HUNTERS_CAMP: Final = Tile(
    "hunters_camp",
    Name(de="Jägerlager", en="Hunters' Camp", kind="n"),
    keywords=[WILDLANDS],
    regeneration=4,
)

DEEP_FIR_WOOD: Final = Tile(
    "deep_fir_wood",
    Name(de="Tiefer Tann", en="Deep Fir Wood", kind="m"),
    keywords=[WILDLANDS],
    regeneration=2,
    standing=[ReachReduced(1)],
)

BEAR_CAVE: Final = Tile(
    "bear_cave",
    Name(de="Bärenhöhle", en="Bear Cave", kind="f"),
    keywords=[WILDLANDS],
    regeneration=3,
    abilities=[
        When(
            Trigger.PREPARED,
            [AddStartingEnemies(1, having=BEAST)],
            only_if=[DeckIs(Colour.GREEN)],
        ),
    ],
)

CHARRED_WAR_CAMP: Final = Tile(
    "charred_war_camp",
    Name(de="Verbranntes Heerlager", en="Charred War Camp", kind="n"),
    keywords=[WILDLANDS],
    regeneration=1,
    final=True,
)

RUINED_VILLAGE: Final = Tile(
    "ruined_village",
    Name(de="Zerstörtes Dorf", en="Ruined Village", kind="n"),
    keywords=[BORDERLANDS],
    regeneration=3,
    abilities=[When(Trigger.COMPLETED, [GainLoot(1)])],
)

OLD_TOLL_HOUSE: Final = Tile(
    "old_toll_house",
    Name(de="Alte Zollstation", en="Old Toll House", kind="f"),
    keywords=[BORDERLANDS],
    regeneration=3,
)

WATCHTOWER: Final = Tile(
    "watchtower",
    Name(de="Wachturm", en="Watchtower", kind="m"),
    keywords=[BORDERLANDS],
    regeneration=2,
    standing=[FreeScouting(1)],
)

SMUGGLERS_PATH: Final = Tile(
    "smugglers_path",
    Name(de="Schmugglerpfad", en="Smugglers' Path", kind="m"),
    keywords=[BORDERLANDS],
    regeneration=2,
    abilities=[When(Trigger.ENTERED, [EachHero([MayHalveFocus()])])],
)

LOOTED_MILL: Final = Tile(
    "looted_mill",
    Name(de="Geplünderte Mühle", en="Looted Mill", kind="f"),
    keywords=[BORDERLANDS],
    regeneration=4,
)

DESECRATED_TEMPLE: Final = Tile(
    "desecrated_temple",
    Name(de="Geschändeter Tempel", en="Desecrated Temple", kind="m"),
    keywords=[BORDERLANDS],
    regeneration=1,
    final=True,
)

MIST_THRONE: Final = Tile(
    "mist_throne",
    Name(de="Nebelthron", en="Mist Throne", kind="m"),
    keywords=[BORDERLANDS],
    regeneration=1,
    final=True,
)

TILES: Final[tuple[Tile, ...]] = (
    INN,
    BONE_ACRE,
    ABANDONED_GRAVEYARD,
    ASH_FIELD,
    CRYPT_OF_THE_ANCESTORS,
    DEAD_LAKE,
    RUINED_CHAPEL,
    HALL_OF_THE_BONE_QUEEN,
    OLD_STONE_CIRCLE,
    WOLF_GORGE,
    FROZEN_WATERFALL,
    HUNTERS_CAMP,
    DEEP_FIR_WOOD,
    BEAR_CAVE,
    CHARRED_WAR_CAMP,
    RUINED_VILLAGE,
    OLD_TOLL_HOUSE,
    WATCHTOWER,
    SMUGGLERS_PATH,
    LOOTED_MILL,
    DESECRATED_TEMPLE,
    MIST_THRONE,
)
