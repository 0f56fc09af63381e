"""157: Shimmering Flats (Flimmernde Ebene)."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    AILEI,
    AREV,
    BEOR,
    CAUTION,
    EACH,
    ENERGY,
    EXP,
    FEAR,
    FOOD,
    HEALTH,
    MAGIC,
    REPUTATION,
    WEALTH,
    WEAPON,
    AllOf,
    AnyOf,
    Band,
    BeginAt,
    Choice,
    Deal,
    DiscardItem,
    Encounter,
    Gain,
    GainItem,
    GainSecret,
    GiveSecret,
    HasSecret,
    HasStatus,
    Lose,
    LoseItem,
    Mark,
    Not,
    Note,
    Pay,
    ReadVerse,
    RemoveTimeDial,
    Roll,
    Verse,
    WasRead,
    once,
)

NAMELESS: Final = AllOf([HasStatus("given", 3), AREV, Not(BEOR), Not(AILEI)])
"""It was his name that the stone of chapter 1 was given."""
LIVES: Final = AllOf(
    [
        AnyOf([HasStatus("huntsman", 2), HasStatus("huntsman", 3)]),
        Not(HasStatus("huntsman", 4)),
        Not(NAMELESS),
    ]
)
KNEE: Final = AllOf([WasRead("157.401"), Not(HasStatus("salla"))])
LOW_WATER: Final = AllOf([HasStatus("siege"), WasRead("7005"), Not(WasRead("7006"))])
"""The siege is decided, the water is out, and not back yet."""
WATER_BACK: Final = AllOf([HasStatus("siege"), WasRead("7006")])
ABOARD: Final = [RemoveTimeDial("tide"), BeginAt(180)]

VERSES: Final = [
    # Upside down and near
    Verse(
        "157.400",
        choices=[
            once("salla", "157.401"),
            Choice("tide", "157.402", only_if=KNEE),
            Choice("salt", "157.403", only_if=KNEE),
            Choice("someone_there", "157.404", only_if=AllOf([LIVES, Not(HasStatus("found", 3))])),
            Choice("rack", "157.405", only_if=AllOf([Not(LIVES), Not(HasStatus("found", 3))])),
            once("own_back", "157.406"),
            once("prints", "157.407", only_if=AnyOf([HasStatus("found", 5), HasStatus("fifth")])),
            once("polite", "157.408"),
            Choice("rake", do=[Gain(1, FOOD)], cost=[Pay(1, ENERGY)]),
            Choice(
                "far_lane",
                do=[Lose(1, FEAR, who=EACH)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("spill", 1),
            ),
            Choice("leave"),
        ],
    ),
    # It aches on the day
    Verse(
        "157.401",
        choices=[
            Choice("rake_with", do=[Gain(2, FOOD)], cost=[Pay(1, ENERGY)]),
            Choice("ask_when", "157.402", only_if=Not(HasStatus("salla"))),
            Choice("ask_salt", "157.403", only_if=Not(HasStatus("salla"))),
            Choice("knee_up", do=[Lose(1, FEAR)]),
        ],
    ),
    # The bandage, for a night
    Verse(
        "157.402",
        [Mark("salla", 1)],
        [
            Choice("wear", do=[Lose(1, HEALTH), Gain(2, EXP)]),
            Choice("tell", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # Its weight in syllables
    Verse(
        "157.403",
        [Mark("salla", 2)],
        [
            Choice("sack", do=[Gain(2, WEALTH), Gain(1, FOOD)]),
            Choice("ring", do=[GainSecret(62)]),
        ],
    ),
    # Easiest to see when you don't look
    Verse(
        "157.404",
        [Mark("found", 3)],
        [
            Choice("wave", do=[Lose(1, FEAR, who=EACH), Gain(1, FOOD)]),
            Choice(
                "ten_paces",
                do=[Gain(2, FOOD), Gain(1, EXP)],
                only_if=HasStatus("huntsman", 3),
            ),
            Choice(
                "sister_word",
                do=[Gain(1, EXP, who=EACH), Lose(1, FEAR)],
                only_if=HasStatus("adda", 1),
            ),
        ],
    ),
    # So that he stands
    Verse(
        "157.405",
        [Mark("found", 3)],
        [
            Choice("bow", do=[GainItem(keyword=WEAPON), Gain(1, FEAR)]),
            Choice("boots", do=[Lose(1, FEAR, who=EACH)]),
            Choice(
                "string",
                do=[Gain(2, EXP), Lose(1, FEAR)],
                only_if=HasStatus("huntsman", 4),
            ),
        ],
    ),
    # Your own back
    Verse(
        "157.406",
        choices=[
            Choice("overtake", do=[Encounter(named="mirror_walker")]),
            Choice("arrive_first", do=[Gain(1, MAGIC), Lose(1, ENERGY, who=EACH)]),
        ],
    ),
    # None back
    Verse(
        "157.407",
        choices=[
            Choice("stand_in", do=[Gain(1, MAGIC), Gain(1, FEAR)]),
            Choice("sticks", do=[Gain(1, EXP), Gain(1, REPUTATION)]),
            Choice("weigh", do=[Gain(1, EXP, who=EACH)], only_if=HasStatus("found", 5)),
        ],
    ),
    # Behind you
    Verse(
        "157.408",
        choices=[
            Choice("turn", do=[Encounter(named="kind_offer")]),
            Choice("stay", do=[Gain(1, EXP), Lose(1, ENERGY, who=EACH)]),
            Choice("gloves", do=[Gain(1, WEALTH), Lose(1, FEAR)], only_if=HasStatus("maddoc")),
        ],
    ),
    # A mast at the end of it
    Verse(
        "157.700",
        [Note("the_tide")],
        [
            Choice("walk", "157.701", only_if=LOW_WATER),
            Choice("wade", "157.704", only_if=WATER_BACK),
            once("others", "157.702"),
            once("salla", "157.705"),
            Choice(
                "her_sails",
                do=[Lose(1, FEAR, who=EACH)],
                cost=[Pay(1, FOOD)],
                only_if=HasStatus("ship"),
            ),
            Choice("mussels", do=[Gain(1, FOOD)], cost=[Pay(1, ENERGY)]),
            Choice("leave"),
        ],
    ),
    # A road, or luck
    Verse(
        "157.701",
        choices=[
            Choice(
                "knee",
                "157.703",
                do=[Lose(1, FEAR, who=EACH)],
                only_if=HasStatus("salla", 1),
            ),
            Choice(
                "salt_line",
                "157.703",
                do=[Gain(1, EXP)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("salla", 2),
            ),
            Choice(
                "night",
                do=[
                    Roll(
                        [
                            Band(1, [Deal(1, who=EACH), ReadVerse("157.703")]),
                            Band(4, [ReadVerse("157.703")]),
                        ],
                        attribute=CAUTION,
                    )
                ],
            ),
            Choice("mirror", "157.703", do=[Gain(1, FEAR, who=EACH), Gain(1, MAGIC)]),
            Choice("not_yet"),
        ],
    ),
    # Chairs on their heads
    Verse(
        "157.702",
        choices=[
            Choice("call", do=[Gain(2, REPUTATION), Lose(1, ENERGY, who=EACH)]),
            Choice("tell_tide", do=[Gain(1, EXP), Lose(1, FEAR)]),
            Choice(
                "oar",
                do=[Gain(3, REPUTATION), Lose(1, FEAR, who=EACH)],
                cost=[GiveSecret(47)],
                only_if=HasSecret(47),
            ),
            Choice("places", do=[Gain(1, EXP, who=EACH)], only_if=HasStatus("aboard")),
            Choice(
                "queue",
                do=[Gain(1, REPUTATION), Gain(1, EXP)],
                only_if=HasStatus("siege", 1),
            ),
            Choice(
                "parry",
                do=[Gain(1, REPUTATION), Lose(1, FEAR)],
                only_if=HasStatus("siege", 2),
            ),
        ],
    ),
    # Sefa counts
    Verse(
        "157.703",
        choices=[
            Choice("board", do=[Lose(1, FEAR, who=EACH), *ABOARD]),
            Choice("last_one", do=[Gain(2, REPUTATION), *ABOARD], cost=[Pay(1, ENERGY)]),
            Choice(
                "nail",
                do=[Gain(2, EXP), *ABOARD],
                only_if=HasSecret(73),
            ),
            Choice("counted", do=[Gain(1, EXP, who=EACH), *ABOARD], only_if=HasStatus("orin", 1)),
            Choice("her_plank", do=[Gain(1, MAGIC), *ABOARD], only_if=HasStatus("orin", 2)),
            Choice("step_back"),
        ],
    ),
    # The water comes back first
    Verse(
        "157.704",
        choices=[
            Choice("swim", do=[Deal(2, who=EACH), *ABOARD]),
            Choice("packs", do=[LoseItem(who=EACH), Deal(1), *ABOARD]),
            Choice(
                "paper_raft",
                do=[Deal(1, who=EACH), Lose(1, WEALTH, who=EACH), *ABOARD],
                only_if=HasStatus("flag", 1),
            ),
            Choice(
                "siege_ladder",
                do=[Deal(1, who=EACH), *ABOARD],
                cost=[DiscardItem()],
                only_if=HasStatus("flag", 2),
            ),
            Choice("answer", do=[Encounter(named="mother_of_absences")]),
        ],
    ),
    # Salla stays
    Verse(
        "157.705",
        choices=[
            Choice(
                "bandage",
                do=[Lose(2, FEAR, who=EACH)],
                only_if=HasStatus("salla", 1),
            ),
            Choice("bag", do=[Gain(1, WEALTH), Gain(1, FOOD)]),
            Choice(
                "lick",
                do=[Lose(1, FEAR, who=EACH), Gain(1, EXP)],
                only_if=HasStatus("salla", 2),
            ),
            Choice("stool", do=[Gain(1, REPUTATION), Lose(1, FEAR)]),
        ],
    ),
    Verse(
        "157.D",
        choices=[
            Choice("follow", do=[Gain(2, MAGIC), Gain(2, FEAR)]),
            Choice("stay_down", do=[Lose(1, FEAR, who=EACH)]),
            Choice("bandaged", do=[Gain(1, MAGIC)], only_if=HasStatus("salla")),
        ],
    ),
    Verse(
        "157.N",
        choices=[
            Choice("stand", do=[Deal(1, who=EACH), Lose(1, FEAR, who=EACH)]),
            Choice("lie", do=[Gain(1, FEAR, who=EACH), Lose(1, ENERGY, who=EACH)]),
        ],
    ),
]
