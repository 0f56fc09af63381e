"""133: Moonring (Mondring), where the druids swore."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    AILEI,
    CAUTION,
    EACH,
    ENERGY,
    EXP,
    FEAR,
    FOOD,
    MAGIC,
    REPUTATION,
    WEALTH,
    WURM,
    AllOf,
    AnyOf,
    ChangeMenhirs,
    Choice,
    Encounter,
    Gain,
    GainItem,
    GainSecret,
    GiveSecret,
    HasAttribute,
    HasSecret,
    HasStatus,
    Lose,
    Mark,
    Not,
    Pay,
    Verse,
    once,
)

WATCHED: Final = HasStatus("moonring", 1)
SWORN: Final = AnyOf([HasStatus("moonring", 2), HasStatus("moonring", 3)])
"""The oath has been renewed or given back."""
WATCH: Final = Choice("watch", "133.302", only_if=Not(WATCHED))
SAY_IT: Final = Choice("say_it", "133.305", only_if=AllOf([WATCHED, Not(SWORN)]))
GIVE_BACK: Final = Choice("give_back", "133.306", only_if=AllOf([WATCHED, Not(SWORN)]))

VERSES: Final = [
    # Thirteen stones
    Verse(
        "133.300",
        choices=[
            once("wardens", "133.301"),
            WATCH,
            once("hollow", "133.303", only_if=AILEI),
            once("oath", "133.304", only_if=AllOf([WURM, Not(SWORN)])),
            SAY_IT,
            GIVE_BACK,
            once("account", "133.307"),
            once("moonrise", "133.308"),
            once("spoons", "133.309"),
            Choice("signs", do=[Gain(1, EXP)], only_if=HasStatus("druid_signs", at_least=2)),
            Choice("lean", do=[Lose(1, FEAR)]),
            Choice("leave"),
        ],
    ),
    # Misread by one word
    Verse(
        "133.301",
        choices=[
            Choice(
                "correct",
                do=[Gain(1, EXP), Gain(1, REPUTATION)],
                cost=[Pay(1, ENERGY)],
                needs=HasAttribute(CAUTION),
            ),
            Choice("pay", do=[Lose(1, FEAR, who=EACH)], cost=[Pay(1, WEALTH)]),
            Choice("no_bridge", do=[Encounter(named="bridge_wardens")]),
            Choice("from_both", do=[Gain(1, FOOD)], only_if=HasStatus("toll")),
            Choice("round"),
        ],
    ),
    # Inside the ring first
    Verse(
        "133.302",
        choices=[
            Choice("all", do=[Mark("moonring", 1), Gain(2, MAGIC)], cost=[Pay(2, ENERGY)]),
            Choice("half", do=[Gain(1, MAGIC)], cost=[Pay(1, ENERGY)]),
            Choice("outside", do=[Lose(1, FEAR)]),
        ],
    ),
    # Ailei: two small feet
    Verse(
        "133.303",
        choices=[
            Choice("step_in", do=[Gain(2, MAGIC), Gain(2, FEAR)]),
            Choice("step_over", do=[Lose(1, FEAR, who=EACH)]),
            Choice("her_moss", do=[Gain(1, EXP)], only_if=HasStatus("meraud")),
            Choice(
                "that_face",
                do=[Gain(1, EXP, who=EACH), Gain(1, FEAR)],
                only_if=HasStatus("fifth", 2),
            ),
        ],
    ),
    # Maggot moved his lips
    Verse(
        "133.304",
        choices=[
            Choice("now", "133.305", only_if=WATCHED, needs=HasStatus("thirteenth", 1)),
            Choice("only_twelve", do=[Gain(1, EXP)], only_if=HasStatus("thirteenth", 2)),
            Choice("lips", do=[Gain(1, MAGIC), Gain(1, FEAR)]),
            Choice(
                "row",
                do=[Lose(2, FEAR)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("conclave", 1),
            ),
        ],
    ),
    # Renewed
    Verse(
        "133.305",
        choices=[
            Choice("sickle", do=[Mark("moonring", 2), GainSecret(60)]),
            Choice("hang_back", do=[Mark("moonring", 2), Gain(2, MAGIC), Lose(1, FEAR, who=EACH)]),
            Choice("silence"),
        ],
    ),
    # Given back, word by word
    Verse(
        "133.306",
        choices=[
            Choice("keep_one", do=[Mark("moonring", 3), Gain(1, EXP), Gain(1, MAGIC)]),
            Choice("all", do=[Mark("moonring", 3), Lose(2, FEAR, who=EACH)]),
            Choice(
                "bottle",
                do=[Mark("moonring", 3), Gain(2, EXP, who=EACH)],
                cost=[GiveSecret(48)],
                only_if=HasSecret(48),
            ),
            Choice("not_mine"),
        ],
    ),
    # Cuanacht in arrears
    Verse(
        "133.307",
        choices=[
            Choice("strike", do=[Gain(1, EXP), Gain(1, FEAR)]),
            Choice(
                "pay",
                do=[ChangeMenhirs(1), Lose(2, FEAR, who=EACH)],
                cost=[Pay(2, MAGIC), Pay(2, EXP)],
            ),
            Choice(
                "last_entry",
                do=[Gain(1, EXP, who=EACH), Gain(1, FEAR, who=EACH)],
                only_if=AllOf([HasStatus("price"), HasStatus("stone")]),
            ),
            Choice("iorlas_hand", do=[Gain(1, MAGIC)], only_if=HasStatus("promise")),
            Choice("snow_over", do=[Lose(1, FEAR)]),
        ],
    ),
    # Twelve shadows
    Verse(
        "133.308",
        choices=[
            Choice("stand", do=[Encounter(named="choir_without_mouths")]),
            Choice("aside", do=[Lose(1, FEAR)]),
            Choice(
                "in_order",
                do=[Gain(1, MAGIC), Lose(1, FEAR, who=EACH)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("conclave", 1),
            ),
            Choice("watched_before", do=[Gain(1, EXP)], only_if=HasStatus("watch")),
        ],
    ),
    # Thirteen spoons
    Verse(
        "133.309",
        choices=[
            Choice("straight", do=[Lose(1, FEAR, who=EACH)]),
            Choice("take", do=[GainItem(), Gain(1, FEAR)]),
            Choice(
                "ashes",
                do=[Gain(2, REPUTATION)],
                cost=[Pay(1, FOOD)],
                only_if=HasStatus("conclave", 2),
            ),
            Choice(
                "eat_with", do=[Gain(1, MAGIC)], cost=[Pay(1, FOOD)], only_if=HasStatus("watch")
            ),
        ],
    ),
    # A hare in the hollow
    Verse(
        "133.600",
        choices=[
            Choice("hare", do=[Lose(1, FEAR, who=EACH)]),
            Choice("hunt", do=[Gain(2, FOOD), Gain(2, FEAR)]),
            Choice("listen", "133.601", only_if=SWORN),
            WATCH,
            SAY_IT,
            GIVE_BACK,
            Choice("count", do=[Gain(1, EXP)], cost=[Pay(1, ENERGY)]),
            Choice("leave"),
        ],
    ),
    # The ring hums
    Verse(
        "133.601",
        choices=[
            Choice("hum", do=[Gain(2, MAGIC), Gain(1, FEAR)]),
            Choice("quiet", do=[Lose(2, FEAR, who=EACH)]),
            Choice(
                "second_word",
                do=[Gain(1, EXP, who=EACH), Gain(1, MAGIC)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("mason", 2),
            ),
        ],
    ),
]
