"""103: Warrior Fair (Kriegerlager) in winter and in the spring after."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    AREV,
    EACH,
    ENERGY,
    EXP,
    FEAR,
    FOOD,
    MAGIC,
    REPUTATION,
    WEALTH,
    WEAPON,
    AllOf,
    AnyOf,
    Choice,
    Deal,
    DiscardItem,
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
    once,
)

HEARD: Final = AnyOf([HasStatus("kerrec", 1), HasStatus("kerrec", 2)])


VERSES: Final = [
    # Spears against turnips
    Verse(
        "103.200",
        choices=[
            once("drum", "103.201"),
            Choice("mirre", "103.202", only_if=Not(HasStatus("mirre"))),
            once("siward", "103.204", only_if=HasStatus("camp_talk", 1)),
            once("stranger", "103.204", only_if=Not(HasStatus("camp_talk", 1))),
            once("forge", "103.205", only_if=HasStatus("forge")),
            Choice("scale", do=[GainItem(keyword=WEAPON)], cost=[Pay(2, FOOD)]),
            Choice("sell", do=[Gain(2, FOOD)], cost=[DiscardItem(keywords=(WEAPON,))]),
            Choice(
                "eggs",
                do=[Gain(1, WEALTH)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("camp_talk", 3),
            ),
            Choice("leave"),
        ],
    ),
    # The drum
    Verse(
        "103.201",
        choices=[
            Choice("fall_in", do=[Gain(1, EXP, who=EACH), Lose(1, ENERGY, who=EACH)]),
            Choice("stop_it", do=[Gain(2, REPUTATION), Gain(1, FEAR)]),
            Choice("count_beats", do=[Lose(1, FEAR)]),
        ],
    ),
    # At the same pace
    Verse(
        "103.202",
        choices=[
            Choice("go", "103.203", cost=[Pay(1, ENERGY)]),
            Choice(
                "asked_back",
                "103.203",
                do=[Gain(1, FEAR)],
                only_if=HasStatus("camp_talk", 2),
            ),
            Choice("lit_edge", "103.203", do=[Lose(1, REPUTATION)], only_if=HasStatus("stone", 3)),
            Choice("hold_back", do=[Gain(1, REPUTATION)]),
        ],
    ),
    # Twelve paces
    Verse(
        "103.203",
        choices=[
            Choice(
                "notes",
                do=[Mark("mirre", 1), Gain(1, EXP)],
                cost=[Pay(1, MAGIC)],
                only_if=Not(HasStatus("fifth", 2)),
            ),
            Choice(
                "badly",
                do=[Mark("mirre", 1), Gain(1, EXP), Lose(1, FEAR, who=EACH)],
                only_if=HasStatus("fifth", 2),
            ),
            Choice(
                "let_go", do=[Mark("mirre", 2), Gain(1, EXP, who=EACH), Gain(1, FEAR, who=EACH)]
            ),
            Choice("belt", do=[Deal(1)]),
        ],
    ),
    # The fourth army
    Verse(
        "103.204",
        choices=[
            Choice("hear_out", do=[Gain(2, EXP), Lose(1, FEAR, who=EACH)], cost=[Pay(2, ENERGY)]),
            Choice(
                "told_before",
                do=[Gain(1, REPUTATION), Gain(1, EXP)],
                only_if=HasStatus("camp_talk", 1),
            ),
            Choice("boots", do=[GainItem(craftable=True)], cost=[Pay(1, WEALTH)]),
            Choice("doze", do=[Lose(1, FEAR)]),
        ],
    ),
    # Broken the same way
    Verse(
        "103.205",
        choices=[
            Choice("mend", do=[Gain(2, WEALTH)], cost=[Pay(1, ENERGY)]),
            Choice("teach", do=[Gain(1, EXP), Gain(1, REPUTATION)], cost=[Pay(1, ENERGY)]),
            Choice("say_slag", do=[Lose(1, FEAR)]),
        ],
    ),
    # The court
    Verse(
        "103.500",
        [Note("the_rope")],
        [
            Choice("court", "103.502", only_if=Not(HasStatus("kerrec"))),
            Choice("people", "103.501", only_if=Not(HasStatus("exodus"))),
            Choice(
                "ranks",
                do=[Gain(1, REPUTATION), Gain(1, FOOD)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("exodus", 2),
            ),
            once("row", "103.510"),
            once("bugle", "103.509", only_if=HEARD),
            once("place", "103.511", only_if=HasStatus("mirre")),
            Choice("boots", do=[GainItem()], cost=[Pay(1, WEALTH)]),
            Choice(
                "scale",
                do=[Gain(1, EXP)],
                cost=[Pay(1, ENERGY)],
                only_if=Not(HasStatus("kerrec", 2)),
            ),
            Choice("leave"),
        ],
    ),
    # Rank and file
    Verse(
        "103.501",
        choices=[
            Choice("stay", do=[Mark("exodus", 2), Gain(1, REPUTATION)], cost=[Pay(2, ENERGY)]),
            Choice("weigh_in", do=[Mark("exodus", 2), Gain(2, REPUTATION)], cost=[Pay(1, WEALTH)]),
            Choice("move_on", do=[Lose(1, FEAR)]),
        ],
    ),
    # Kerrec's law
    Verse(
        "103.502",
        choices=[
            Choice("speak", "103.504", only_if=Not(AREV)),
            Choice("first_time", "103.504", only_if=AllOf([AREV, Not(HasStatus("bridge"))])),
            Choice(
                "again",
                "103.504",
                do=[Lose(1, FEAR, who=EACH)],
                only_if=AllOf([HasStatus("bridge", 1), AREV]),
            ),
            Choice(
                "denied",
                "103.504",
                do=[Lose(1, REPUTATION), Gain(1, EXP)],
                only_if=AllOf([HasStatus("bridge", 2), AREV]),
            ),
            Choice("roll", "103.503", only_if=HasSecret(54)),
            Choice("nod", "103.505", only_if=HasStatus("broch")),
            Choice("silent", "103.508"),
            Choice("listen", do=[Gain(1, EXP)]),
        ],
    ),
    # The roll of Carrow
    Verse(
        "103.503",
        choices=[
            Choice(
                "give",
                "103.504",
                do=[Gain(2, REPUTATION), Lose(1, FEAR, who=EACH)],
                cost=[GiveSecret(54)],
                only_if=HasStatus("carrow", 3),
            ),
            Choice("read", "103.504", do=[Gain(1, EXP, who=EACH)], cost=[Pay(1, ENERGY)]),
            Choice("fold"),
        ],
    ),
    # The pan begins to move
    Verse(
        "103.504",
        choices=[
            Choice("arev_i", "103.506", do=[Lose(3, FEAR), Lose(1, REPUTATION)], only_if=AREV),
            Choice(
                "siward",
                "103.506",
                cost=[Pay(1, REPUTATION)],
                only_if=AllOf([Not(AREV), Not(HasStatus("bridge", 1))]),
            ),
            Choice(
                "he_said_it",
                "103.506",
                do=[Lose(1, FEAR, who=EACH)],
                only_if=AllOf([Not(AREV), HasStatus("bridge", 1)]),
            ),
            Choice("master", "103.507"),
        ],
    ),
    # Torrin's nod
    Verse(
        "103.505",
        choices=[
            Choice(
                "torrin",
                "103.507",
                do=[Gain(1, EXP, who=EACH)],
                only_if=HasStatus("broch", 1),
            ),
            Choice(
                "kept_back",
                "103.507",
                do=[Gain(2, EXP), Gain(1, FEAR)],
                only_if=HasStatus("broch", 2),
            ),
            Choice("unnamed", "103.506", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # She cuts it once
    Verse(
        "103.506",
        [Mark("kerrec", 1), Mark("witnesses", 2)],
        [
            Choice("half", do=[GainItem(craftable=True)]),
            Choice("meal", do=[Gain(1, FOOD), Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # Somebody bought that bridge
    Verse(
        "103.507",
        [Mark("kerrec", 2), Mark("witnesses", 2)],
        [
            Choice("lend", do=[Gain(3, REPUTATION)], cost=[Pay(2, FOOD)]),
            Choice("wait", do=[Gain(1, EXP)]),
        ],
    ),
    # A hundred and sixty turns
    Verse(
        "103.508",
        [Mark("kerrec", 3)],
        [
            Choice("count", do=[Gain(1, EXP, who=EACH), Gain(1, FEAR, who=EACH)]),
            Choice("eighty", do=[Lose(1, REPUTATION)]),
        ],
    ),
    # The bugle
    Verse(
        "103.509",
        choices=[
            Choice("blow", do=[Gain(1, MAGIC), Gain(1, FEAR, who=EACH)]),
            Choice(
                "half_rope",
                do=[Gain(1, REPUTATION), Gain(1, EXP)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("kerrec", 1),
            ),
            Choice(
                "march",
                do=[Gain(2, REPUTATION)],
                cost=[Pay(1, FOOD)],
                only_if=HasStatus("kerrec", 2),
            ),
            Choice("wrap", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # Nine men and their gear
    Verse(
        "103.510",
        choices=[
            Choice(
                "gift",
                do=[Gain(2, REPUTATION), Lose(2, FEAR, who=EACH)],
                cost=[DiscardItem()],
                only_if=HasStatus("red_row", 1),
            ),
            Choice("string", do=[Gain(1, WEALTH), Gain(1, FEAR)], only_if=HasStatus("levy", 1)),
            Choice(
                "table_gone", do=[Gain(1, REPUTATION), Lose(1, FEAR)], only_if=HasStatus("levy", 2)
            ),
            Choice("call", do=[Gain(1, EXP), Gain(1, FEAR)]),
            Choice("walk_by"),
        ],
    ),
    # Mirre's place by the fire
    Verse(
        "103.511",
        choices=[
            Choice(
                "hair",
                do=[Gain(1, REPUTATION), Lose(1, FEAR, who=EACH)],
                only_if=HasStatus("mirre", 1),
            ),
            Choice(
                "grass", do=[Gain(1, EXP)], cost=[Pay(1, ENERGY)], only_if=HasStatus("mirre", 2)
            ),
            Choice("sit", do=[Gain(1, ENERGY)]),
        ],
    ),
]
