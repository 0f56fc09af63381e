"""191: Besieged Kamelot (Belagertes Kamelot)."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    AREV,
    BEOR,
    EACH,
    ENERGY,
    EXP,
    FEAR,
    FOOD,
    HEALTH,
    MAGIC,
    REPUTATION,
    WEALTH,
    WURM,
    AllOf,
    AnyOf,
    Choice,
    Deal,
    DiscardItem,
    Encounter,
    Gain,
    GainItem,
    GiveSecret,
    HasSecret,
    HasStatus,
    Lose,
    Mark,
    Not,
    Note,
    Pay,
    Verse,
    WasRead,
    once,
)

UNDECIDED: Final = Not(HasStatus("siege"))
AT_THE_CHANNEL: Final = AllOf([HasStatus("erfyr", 2), Not(HasStatus("erfyr", 3))])
SMITH_LIVES: Final = AnyOf([HasStatus("erfyr", 1), AT_THE_CHANNEL])

VERSES: Final = [
    # Nine thousand with paper
    Verse(
        "191.700",
        [Note("the_siege")],
        [
            Choice("wall", "191.701"),
            Choice("maddoc", "191.702"),
            Choice("counter", "191.730"),
            Choice("channel_beor", "191.710", only_if=AllOf([BEOR, Not(HasStatus("beor_end"))])),
            once("channel", "191.712", only_if=Not(BEOR)),
            once("lines", "191.709", only_if=HasStatus("great_stone", 3)),
            Choice(
                "lamps",
                do=[Lose(1, FEAR, who=EACH)],
                cost=[Pay(1, ENERGY)],
                only_if=AnyOf([HasStatus("great_stone", 1), HasStatus("great_stone", 2)]),
            ),
            Choice(
                "recognized",
                "191.708",
                only_if=AllOf([HasStatus("yvain", 2), Not(HasStatus("yvain", 3))]),
            ),
            Choice("who_comes", "191.734", only_if=HasStatus("siege")),
            Choice("camp", do=[Gain(1, FOOD)], cost=[Pay(1, ENERGY)], only_if=HasStatus("flag", 1)),
            Choice(
                "buckets",
                do=[Gain(1, REPUTATION)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("flag", 2),
            ),
            Choice("leave"),
        ],
    ),
    # Baskets
    Verse(
        "191.701",
        choices=[
            Choice("hold_wall", "191.704", only_if=UNDECIDED),
            Choice("rope", "191.720", only_if=Not(HasStatus("arev_end"))),
            once(
                "gate_people",
                "191.706",
                only_if=AnyOf([HasStatus("exodus", 3), HasStatus("exodus", 2)]),
            ),
            once(
                "half_rope",
                "191.707",
                only_if=AnyOf([HasStatus("kerrec", 2), HasStatus("kerrec", 3)]),
            ),
            Choice("haul", do=[Gain(1, EXP), Gain(1, FEAR)]),
            Choice("lower", do=[Gain(2, REPUTATION)], cost=[Pay(1, FOOD)]),
            Choice(
                "license",
                do=[Gain(1, WEALTH)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("maddoc"),
            ),
            Choice("down"),
        ],
    ),
    # Gloves off
    Verse(
        "191.702",
        choices=[
            Choice(
                "keys",
                "191.703",
                only_if=UNDECIDED,
                needs=AnyOf([HasStatus("yvain", 1), HasSecret(61), HasStatus("maddoc", 1)]),
            ),
            Choice(
                "help_him",
                do=[Gain(1, WEALTH), Lose(1, REPUTATION)],
                only_if=Not(HasStatus("siege", 1)),
            ),
            Choice(
                "debt",
                do=[Gain(2, FOOD)],
                only_if=AllOf([HasStatus("maddoc", 1), Not(WasRead("191.703"))]),
                cost=[Pay(1, ENERGY)],
            ),
            Choice(
                "beans", do=[Gain(1, EXP)], cost=[Pay(1, ENERGY)], only_if=HasStatus("maddoc", 2)
            ),
            Choice(
                "form",
                do=[Lose(1, FEAR, who=EACH)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("counter", 1),
            ),
            Choice("let_him"),
        ],
    ),
    # Gates opened
    Verse(
        "191.703",
        choices=[
            Choice(
                "at_counter",
                do=[Mark("siege", 1), Gain(3, REPUTATION)],
                cost=[GiveSecret(61)],
                only_if=HasSecret(61),
            ),
            Choice(
                "by_hall",
                do=[Mark("siege", 1), Lose(1, FEAR, who=EACH), Gain(1, EXP)],
                cost=[Pay(1, ENERGY)],
            ),
            Choice(
                "lord_reads",
                do=[Mark("siege", 1), Gain(2, EXP), Gain(1, REPUTATION)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("yvain", 1),
            ),
            Choice("keep_shut"),
        ],
    ),
    # Wall held
    Verse(
        "191.704",
        choices=[
            Choice(
                "till_morning",
                do=[Mark("siege", 2), Gain(2, REPUTATION), Gain(1, EXP)],
                cost=[Pay(2, ENERGY)],
                needs=HasSecret(65),
            ),
            Choice(
                "till_tide",
                do=[
                    Mark("siege", 2),
                    Gain(1, REPUTATION),
                    Encounter(named="king_of_the_ditch"),
                ],
            ),
            Choice("not_this"),
        ],
    ),
    # The little gate
    Verse(
        "191.705",
        choices=[
            Choice(
                "small_first",
                do=[Mark("siege", 3), Gain(2, REPUTATION)],
                cost=[Pay(2, ENERGY)],
            ),
            Choice(
                "names_first",
                do=[Mark("siege", 3), Gain(1, EXP, who=EACH), Gain(1, FEAR, who=EACH)],
            ),
            Choice(
                "planks",
                do=[Mark("siege", 3), Gain(1, REPUTATION), Lose(1, FEAR, who=EACH)],
                only_if=HasStatus("isern"),
            ),
            Choice(
                "knee",
                do=[Mark("siege", 3), Gain(1, EXP, who=EACH)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("salla"),
            ),
            Choice("not_tonight"),
        ],
    ),
    # Those with a gate
    Verse(
        "191.706",
        choices=[
            Choice("call_down", do=[Lose(2, FEAR, who=EACH)]),
            Choice("hide", do=[Gain(1, EXP), Gain(1, FEAR)]),
            Choice(
                "under_arms",
                do=[Gain(2, REPUTATION)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("exodus", 2),
            ),
            Choice(
                "through_it",
                do=[Gain(1, HEALTH, who=EACH)],
                cost=[Pay(1, REPUTATION)],
                only_if=HasStatus("exodus", 3),
            ),
        ],
    ),
    # Kerrec before the gate
    Verse(
        "191.707",
        choices=[
            Choice("go_down", do=[Gain(2, EXP)], cost=[Pay(1, ENERGY)]),
            Choice("other_half", do=[Gain(1, REPUTATION), Lose(1, FEAR, who=EACH)]),
            Choice(
                "arev_down",
                do=[Lose(3, FEAR)],
                cost=[Pay(1, HEALTH)],
                only_if=AllOf([AREV, HasStatus("kerrec", 3)]),
            ),
        ],
    ),
    # His signatures
    Verse(
        "191.708",
        [Mark("yvain", 3)],
        [
            Choice("get_out", do=[Gain(1, EXP), Deal(1), Lose(1, FEAR)]),
            Choice("hold_coat", do=[Gain(2, REPUTATION), Gain(1, FEAR)]),
        ],
    ),
    # Light in lines
    Verse(
        "191.709",
        choices=[
            Choice("follow", do=[Gain(2, MAGIC), Gain(1, FEAR)]),
            Choice("pave", do=[Gain(2, WEALTH)], cost=[Pay(1, ENERGY)]),
            Choice("warm", do=[Gain(1, HEALTH, who=EACH)]),
        ],
    ),
    # Beor at the channel
    Verse(
        "191.710",
        choices=[
            Choice(
                "mend",
                do=[Mark("beor_end", 1), Gain(1, REPUTATION)],
                cost=[Pay(1, ENERGY)],
            ),
            Choice(
                "check",
                do=[Mark("beor_end", 1), Lose(2, FEAR, who=EACH)],
                cost=[Pay(1, ENERGY)],
                only_if=SMITH_LIVES,
            ),
            Choice("break", "191.711"),
            Choice("not_now"),
        ],
    ),
    # Or break it
    Verse(
        "191.711",
        choices=[
            Choice(
                "strike",
                do=[Mark("beor_end", 2), Gain(2, EXP), Gain(1, FEAR, who=EACH)],
                cost=[Pay(1, ENERGY)],
                only_if=Not(AT_THE_CHANNEL),
            ),
            Choice(
                "strike_hammer",
                do=[Mark("beor_end", 2), Gain(2, MAGIC), Gain(1, EXP)],
                cost=[GiveSecret(66)],
                only_if=AllOf([HasSecret(66), Not(HasStatus("erfyr", 3))]),
            ),
            Choice(
                "in_the_door",
                do=[
                    Mark("beor_end", 2),
                    Mark("erfyr", 3),
                    Gain(3, EXP),
                    Gain(2, FEAR, who=EACH),
                ],
                only_if=AT_THE_CHANNEL,
            ),
            Choice("set_down", "191.710"),
        ],
    ),
    # The clay decides
    Verse(
        "191.712",
        choices=[
            Choice("clay", do=[Gain(1, REPUTATION), Lose(1, FEAR)], cost=[Pay(1, ENERGY)]),
            Choice(
                "hammer",
                do=[Gain(2, EXP), Gain(1, FEAR, who=EACH)],
                cost=[GiveSecret(66)],
                only_if=HasSecret(66),
            ),
            Choice("from_home", do=[Gain(1, EXP)], only_if=HasStatus("erfyr", 1)),
            Choice("fire", do=[Lose(2, FEAR)], only_if=AT_THE_CHANNEL),
            Choice("sweep", do=[Gain(1, MAGIC), Gain(1, FEAR)], only_if=HasStatus("erfyr", 3)),
            Choice("listen"),
        ],
    ),
    # A rope from wall to tower
    Verse(
        "191.720",
        [Note("rope_bridge")],
        [
            Choice("arev_holds", "191.721", only_if=AREV),
            once("hold", "191.723", only_if=Not(AREV)),
            Choice("go_over", do=[Gain(1, EXP), Deal(1)]),
            Choice(
                "mason_knot",
                do=[Gain(1, REPUTATION)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("senan"),
            ),
            Choice("step_back"),
        ],
    ),
    # Arev holds
    Verse(
        "191.721",
        choices=[
            Choice("hold", do=[Mark("arev_end", 1), Gain(2, REPUTATION)], cost=[Pay(2, ENERGY)]),
            Choice(
                "spell_him",
                do=[Mark("arev_end", 1), Lose(1, FEAR, who=EACH)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("bridge", 1),
            ),
            Choice("lean", "191.722"),
            Choice("hand_over"),
        ],
    ),
    # Past the hundredth
    Verse(
        "191.722",
        choices=[
            Choice("go_out", do=[Mark("arev_end", 3), Deal(2), Gain(3, EXP)]),
            Choice("enough", do=[Mark("arev_end", 1), Gain(1, FEAR)]),
            Choice(
                "her_end",
                do=[Mark("arev_end", 3), Gain(2, REPUTATION), Lose(2, FEAR)],
                cost=[Pay(2, ENERGY)],
                only_if=AnyOf([HasStatus("kerrec", 1), HasStatus("kerrec", 2)]),
            ),
        ],
    ),
    # Without Arev
    Verse(
        "191.723",
        choices=[
            Choice("turns", do=[Gain(2, REPUTATION)], cost=[Pay(1, ENERGY)]),
            Choice("clock", do=[Gain(1, MAGIC), Gain(1, FEAR)]),
            Choice(
                "torrin",
                do=[Gain(1, REPUTATION), Lose(1, FEAR, who=EACH)],
                only_if=AnyOf([HasStatus("broch", 1), HasStatus("broch", 2)]),
            ),
            Choice(
                "senan",
                do=[Gain(1, EXP, who=EACH)],
                only_if=HasStatus("senan", 1),
            ),
        ],
    ),
    # Nineteen ledgers
    Verse(
        "191.730",
        [Note("ledgers")],
        [
            Choice("read_out", "191.731", only_if=AllOf([WURM, Not(HasStatus("wurm_end"))])),
            Choice(
                "sell",
                "191.732",
                only_if=AllOf([WURM, Not(HasStatus("wurm_end")), UNDECIDED]),
            ),
            once("sort", "191.733", only_if=Not(WURM)),
            Choice("little_gate", "191.705", only_if=UNDECIDED),
            Choice("ovens", "191.735"),
            Choice(
                "seventh_column",
                do=[Gain(1, EXP), Gain(1, FEAR)],
                only_if=HasStatus("counter", 3),
            ),
            Choice("noon", do=[Lose(1, FEAR)]),
            Choice("called", "191.740", cost=[GiveSecret(9)], only_if=HasSecret(9)),
        ],
    ),
    # Maggot reads
    Verse(
        "191.731",
        choices=[
            Choice(
                "all_night",
                do=[Mark("wurm_end", 2), Gain(3, REPUTATION)],
                cost=[Pay(2, ENERGY)],
            ),
            Choice(
                "his_page",
                do=[Mark("wurm_end", 2), Gain(1, EXP), Lose(2, FEAR)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("thirteenth", 1),
            ),
            Choice(
                "skipped_once",
                do=[Mark("wurm_end", 2), Gain(2, EXP), Gain(1, FEAR)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("thirteenth", 2),
            ),
            Choice("close"),
        ],
    ),
    # Once more
    Verse(
        "191.732",
        choices=[
            Choice(
                "money",
                do=[Mark("wurm_end", 3), Mark("siege", 1), Gain(4, WEALTH), Gain(1, FEAR)],
            ),
            Choice(
                "word",
                do=[Mark("wurm_end", 3), Mark("siege", 1), Gain(2, REPUTATION), Gain(1, EXP)],
            ),
            Choice("not_for_sale"),
        ],
    ),
    # Without Maggot
    Verse(
        "191.733",
        choices=[
            Choice("hand_down", do=[Gain(2, REPUTATION)], cost=[Pay(1, ENERGY)]),
            Choice("burn", do=[Gain(1, MAGIC), Lose(1, FEAR, who=EACH), Lose(1, REPUTATION)]),
            Choice("one_pen", do=[Gain(1, EXP, who=EACH)], only_if=HasStatus("ysmay", 1)),
            Choice(
                "nine_pens",
                do=[Gain(1, EXP), GainItem()],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("ysmay", 2),
            ),
            Choice("leave_them"),
        ],
    ),
    # Who comes to the flats
    Verse(
        "191.734",
        choices=[
            Choice("wait", do=[Lose(1, FEAR, who=EACH)], cost=[Pay(1, ENERGY)]),
            Choice("leave_word", do=[Gain(1, REPUTATION)], cost=[Pay(1, ENERGY)]),
            Choice(
                "smith",
                do=[Gain(1, EXP), Gain(1, HEALTH)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("erfyr", 1),
            ),
            Choice(
                "washer",
                do=[Gain(2, HEALTH)],
                cost=[Pay(1, ENERGY)],
                only_if=AnyOf([HasStatus("neante", 1), HasStatus("neante", 2)]),
            ),
            Choice(
                "witness",
                do=[Gain(2, EXP)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("yvain", 1),
            ),
            Choice("go_alone"),
        ],
    ),
    # A loaf's worth of kneading
    Verse(
        "191.735",
        choices=[
            Choice("knead", do=[Gain(2, FOOD)], cost=[Pay(1, ENERGY)]),
            Choice("carry", do=[Gain(1, FOOD), Gain(1, REPUTATION)], cost=[Pay(1, ENERGY)]),
            Choice(
                "saddler",
                do=[Lose(1, FEAR, who=EACH)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("borough", 1),
            ),
            Choice(
                "for_nothing",
                do=[Gain(2, REPUTATION), Lose(1, FEAR)],
                cost=[DiscardItem()],
                only_if=HasStatus("many_hands", 2),
            ),
            Choice("smell"),
        ],
    ),
    # Number 4,011
    Verse(
        "191.740",
        choices=[
            Choice("say_here", do=[Lose(2, FEAR, who=EACH)]),
            Choice("take_ladder", do=[Gain(2, REPUTATION)], cost=[Pay(1, ENERGY)]),
        ],
    ),
    Verse(
        "191.D",
        choices=[
            Choice("swap", do=[Lose(1, FEAR, who=EACH)]),
            Choice("keep", do=[Gain(1, MAGIC), Gain(1, FEAR)]),
            Choice("own", do=[Gain(1, MAGIC)], cost=[Pay(1, HEALTH)], only_if=HasStatus("siege")),
        ],
    ),
    Verse(
        "191.N",
        choices=[
            Choice("stand", do=[Lose(2, ENERGY, who=EACH)]),
            Choice("lean_back", do=[Deal(1, who=EACH), Lose(1, FEAR, who=EACH)]),
        ],
    ),
]
