"""136: Broch Cruach."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    AREV,
    EACH,
    ENERGY,
    EXP,
    FEAR,
    FOOD,
    HEALTH,
    MAGIC,
    REPUTATION,
    WEAPON,
    AllOf,
    AnyOf,
    Choice,
    Deal,
    DiscardItem,
    Encounter,
    Gain,
    GainItem,
    GainSecret,
    HasSecret,
    HasStatus,
    Lose,
    Mark,
    Not,
    Note,
    Pay,
    ReadVerse,
    Toss,
    Verse,
    WasRead,
    once,
)

WITHOUT_PARRY: Final = AllOf([WasRead("136.401"), Not(HasSecret(65))])

VERSES: Final = [
    # Stairs, and a left hand
    Verse(
        "136.400",
        [Note("sword_master")],
        [
            once("lesson", "136.401"),
            Choice("parry", "136.402", cost=[Pay(1, ENERGY)], only_if=WITHOUT_PARRY),
            Choice(
                "order",
                "136.405",
                only_if=Not(HasStatus("broch")),
                needs=AnyOf([AREV, HasStatus("bridge", 1), HasStatus("carrow")]),
            ),
            Choice("ask_nothing", "136.406", only_if=Not(HasStatus("broch"))),
            once("rope", "136.407", only_if=AllOf([AREV, HasStatus("broch", 1)])),
            once("pupils", "136.404"),
            once(
                "hares",
                "136.408",
                only_if=AllOf(
                    [
                        Not(HasStatus("given", 3)),
                        AnyOf(
                            [
                                HasStatus("huntsman", 1),
                                HasStatus("huntsman", 3),
                                HasStatus("huntsman", 4),
                            ]
                        ),
                    ]
                ),
            ),
            once("top", "136.409", cost=[Pay(1, ENERGY)]),
            Choice("steps", do=[Lose(1, FEAR)], cost=[Pay(1, FOOD)]),
            Choice("leave"),
        ],
    ),
    # Hit me
    Verse(
        "136.401",
        choices=[
            Choice(
                "hit",
                do=[Toss(grail=[ReadVerse("136.402")], skull=[ReadVerse("136.403")])],
            ),
            Choice("dont", do=[Gain(1, EXP)]),
        ],
    ),
    # The parry that gives way
    Verse(
        "136.402",
        choices=[
            Choice("again", do=[Deal(2), Gain(1, EXP), GainSecret(65)]),
            Choice(
                "doorman",
                do=[GainSecret(65), Gain(1, FEAR), Encounter(named="blind_champion")],
            ),
            Choice("watch", do=[Gain(1, EXP)]),
        ],
    ),
    # A rib
    Verse(
        "136.403",
        [GainSecret(20)],
        [
            Choice("laugh", do=[Gain(2, REPUTATION)]),
            Choice("lie_still", do=[Gain(1, EXP), Lose(1, FEAR)]),
        ],
    ),
    # Four who want to be knights
    Verse(
        "136.404",
        choices=[
            Choice("fence", do=[Deal(1), Gain(1, EXP, who=EACH)]),
            Choice("lanterns", do=[Gain(2, REPUTATION)], cost=[DiscardItem()]),
            Choice(
                "send_home",
                do=[Gain(1, REPUTATION), Lose(1, FEAR, who=EACH)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("spill", 1),
            ),
            Choice(
                "not_tell",
                do=[Lose(2, FEAR), Lose(1, REPUTATION)],
                only_if=HasStatus("spill", 2),
            ),
            Choice("nod", do=[Lose(1, FEAR)]),
        ],
    ),
    # Somebody looked at me
    Verse(
        "136.405",
        [Mark("broch", 1)],
        [
            Choice("believe", do=[Lose(1, FEAR, who=EACH)]),
            Choice("what_in_eye", do=[Gain(1, EXP), Gain(1, REPUTATION)]),
            Choice(
                "roll",
                do=[Gain(2, EXP), Gain(1, FEAR)],
                only_if=HasStatus("carrow", 3),
            ),
            Choice(
                "bridge_said",
                do=[Lose(3, FEAR)],
                only_if=AllOf([AREV, HasStatus("bridge", 1)]),
            ),
        ],
    ),
    # Kept back
    Verse(
        "136.406",
        [Mark("broch", 2)],
        [
            Choice("hand", do=[Gain(1, REPUTATION), Lose(1, FEAR, who=EACH)]),
            Choice("sword", do=[GainItem(keyword=WEAPON), Gain(1, FEAR, who=EACH)]),
        ],
    ),
    # Arev: one rope
    Verse(
        "136.407",
        choices=[
            Choice("let_go", do=[Lose(2, FEAR), Lose(1, REPUTATION)]),
            Choice("hold", do=[Gain(2, EXP)], cost=[Pay(1, HEALTH)]),
            Choice(
                "say_it",
                do=[Gain(1, EXP), Lose(1, FEAR)],
                only_if=HasStatus("bridge", 2),
            ),
            Choice(
                "tie_off",
                do=[Gain(1, REPUTATION), Lose(1, FEAR)],
                only_if=HasStatus("bridge", 1),
            ),
        ],
    ),
    # The toll in hares
    Verse(
        "136.408",
        choices=[
            Choice("arrows", do=[Gain(1, EXP), Lose(1, FEAR, who=EACH)], cost=[DiscardItem()]),
            Choice("which_way", do=[Note("the_five"), Gain(1, EXP)]),
            Choice("eat", do=[Gain(2, FOOD)]),
        ],
    ),
    # The roof of the counter
    Verse(
        "136.409",
        choices=[
            Choice("count", do=[Note("buy_back"), Gain(1, EXP, who=EACH), Gain(1, FEAR)]),
            Choice("look_away", do=[Lose(1, FEAR, who=EACH)]),
            Choice("new_sleeve", do=[Gain(2, EXP)], only_if=HasStatus("ysmay", 2)),
            Choice("your_loaf", do=[Gain(1, MAGIC), Gain(1, FEAR)], only_if=HasStatus("counter")),
        ],
    ),
    # Spring
    Verse(
        "136.600",
        choices=[
            once(
                "torrin", "136.601", only_if=AllOf([HasStatus("broch", 1), HasStatus("kerrec", 2)])
            ),
            Choice("parry", "136.402", cost=[Pay(1, ENERGY)], only_if=Not(HasSecret(65))),
            Choice(
                "rider",
                do=[Gain(1, REPUTATION), Gain(1, EXP)],
                cost=[Pay(1, ENERGY)],
                only_if=AnyOf([HasStatus("kerrec", 1), HasStatus("kerrec", 2)]),
            ),
            Choice("stairs", do=[Gain(1, EXP), Deal(1)]),
            Choice("bread", do=[Lose(1, FEAR, who=EACH)], cost=[Pay(1, FOOD)]),
            Choice(
                "silence",
                do=[Lose(2, FEAR)],
                cost=[Pay(1, REPUTATION)],
                only_if=HasStatus("broch", 2),
            ),
            Choice("leave"),
        ],
    ),
    # On his right
    Verse(
        "136.601",
        choices=[
            Choice("walk", do=[Gain(2, REPUTATION)], cost=[Pay(1, ENERGY)]),
            Choice("carry", do=[Gain(1, EXP), Lose(1, FEAR, who=EACH)]),
        ],
    ),
    Verse(
        "136.D",
        choices=[
            Choice("hold", do=[Lose(1, FEAR, who=EACH)]),
            Choice("look_down", do=[Gain(1, MAGIC), Gain(1, FEAR)]),
            Choice(
                "let_light",
                do=[Gain(1, MAGIC)],
                cost=[Pay(1, HEALTH)],
                only_if=HasStatus("spill"),
            ),
        ],
    ),
    Verse(
        "136.N",
        choices=[
            Choice("shake", do=[Deal(1, who=EACH), Lose(1, FEAR, who=EACH)]),
            Choice("sleep_on", do=[Gain(1, FEAR, who=EACH), Lose(1, ENERGY, who=EACH)]),
        ],
    ),
]
