"""107: Whitening, in winter and in mud."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    BLUE,
    EACH,
    ENERGY,
    EXP,
    FEAR,
    FOOD,
    MAGIC,
    REPUTATION,
    WEALTH,
    AllOf,
    AnyOf,
    Choice,
    Encounter,
    Gain,
    HasStatus,
    Lose,
    Mark,
    Not,
    Pay,
    Verse,
    once,
)

ON_THE_ISLAND: Final = AllOf([HasStatus("nest", 2), Not(HasStatus("stone", 2))])
"""Marged crossed the planks on the last evening of chapter 1."""

VERSES: Final = [
    # Lime on lime
    Verse(
        "107.200",
        choices=[
            Choice("market", "107.201"),
            Choice(
                "lime_house",
                "107.202",
                only_if=Not(AnyOf([HasStatus("osk", 1), HasStatus("osk", 2)])),
            ),
            Choice("chair", "107.203", only_if=HasStatus("osk", 1)),
            once(
                "cellar",
                "107.204",
                only_if=Not(AnyOf([HasStatus("brannoch"), HasStatus("stone", 3)])),
            ),
            Choice("marged", "107.205", only_if=Not(ON_THE_ISLAND)),
            Choice("her_door", do=[Gain(1, EXP)], only_if=ON_THE_ISLAND),
            Choice(
                "well",
                do=[Lose(1, FEAR, who=EACH)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("well"),
            ),
            Choice("leave"),
        ],
    ),
    # Eggs are money
    Verse(
        "107.201",
        choices=[
            Choice("buy_eggs", do=[Gain(2, FOOD)], cost=[Pay(1, WEALTH)]),
            Choice("sell_story", do=[Gain(1, REPUTATION), Gain(1, FEAR)]),
            Choice(
                "five_women",
                do=[Gain(1, FOOD), Lose(1, FEAR)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("well"),
            ),
            once("spoonful", "107.206", only_if=HasStatus("brannoch", 2)),
            Choice("on"),
        ],
    ),
    # Osk gives up the key
    Verse(
        "107.202",
        choices=[
            Choice("take_key", do=[Mark("osk", 2), Lose(1, FEAR)]),
            Choice(
                "say_where",
                do=[Mark("osk", 2), Gain(1, EXP)],
                only_if=HasStatus("brannoch", 1),
            ),
            Choice("keep_it", do=[Gain(1, REPUTATION)]),
        ],
    ),
    # The chair
    Verse(
        "107.203",
        choices=[
            Choice("sit", do=[Gain(1, MAGIC), Gain(1, FEAR)]),
            Choice("leave_egg", do=[Gain(1, REPUTATION), Lose(1, FEAR)], cost=[Pay(1, FOOD)]),
            Choice(
                "say_it", do=[Gain(1, EXP), Gain(1, FEAR, who=EACH)], only_if=HasStatus("given")
            ),
            Choice("nod"),
        ],
    ),
    # Three notes
    Verse(
        "107.204",
        choices=[
            Choice("open", do=[Gain(1, EXP), Encounter(BLUE)], cost=[Pay(1, ENERGY)]),
            Choice("sing", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # Which coat
    Verse(
        "107.205",
        choices=[
            Choice("ribbon", do=[Lose(2, FEAR)], only_if=HasStatus("nest", 2)),
            Choice("blue", do=[Gain(1, EXP), Gain(1, FEAR)], only_if=HasStatus("nest", 3)),
            Choice(
                "combing",
                do=[Gain(1, REPUTATION)],
                only_if=AllOf(
                    [HasStatus("nest", 1), Not(HasStatus("nest", 2)), Not(HasStatus("nest", 3))]
                ),
            ),
            Choice("bucket", do=[Gain(1, WEALTH)], cost=[Pay(1, ENERGY)]),
            Choice("wet_paint"),
        ],
    ),
    # By the spoon
    Verse(
        "107.206",
        choices=[
            Choice("pay", do=[Lose(2, FEAR, who=EACH)], cost=[Pay(1, WEALTH)]),
            Choice("recognized", do=[Gain(2, EXP), Lose(1, REPUTATION)]),
            Choice("collar_up", do=[Gain(1, FEAR, who=EACH)]),
        ],
    ),
    # Drawn windows
    Verse(
        "107.500",
        choices=[
            Choice("marged", "107.501", only_if=Not(HasStatus("witnesses", 4))),
            Choice(
                "marged_again",
                "107.502",
                only_if=AllOf([HasStatus("witnesses", 4), Not(HasStatus("marged"))]),
            ),
            Choice("her_house", do=[Lose(1, FEAR, who=EACH)], only_if=HasStatus("marged")),
            Choice(
                "key",
                do=[Gain(1, REPUTATION), Gain(1, EXP)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("osk", 2),
            ),
            Choice("feet", "107.503"),
            Choice("draw", do=[Gain(1, EXP)]),
        ],
    ),
    # The second chair
    Verse(
        "107.501",
        [Mark("witnesses", 4)],
        [
            Choice("ask_her", "107.502", do=[Gain(1, REPUTATION)], cost=[Pay(1, ENERGY)]),
            Choice(
                "for_nest", "107.502", do=[Lose(1, FEAR, who=EACH)], only_if=HasStatus("nest", 2)
            ),
            Choice("carry", do=[Gain(1, EXP)]),
        ],
    ),
    # Scraper or trowel
    Verse(
        "107.502",
        choices=[
            Choice(
                "scraper",
                do=[Mark("marged", 1), Gain(1, REPUTATION)],
                only_if=Not(HasStatus("island", 2)),
            ),
            Choice(
                "across",
                do=[Mark("marged", 1), Lose(2, FEAR, who=EACH)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("island", 1),
            ),
            Choice(
                "scraper_shut",
                do=[Mark("marged", 1), Gain(1, FEAR)],
                only_if=HasStatus("island", 2),
            ),
            Choice("trowel", do=[Mark("marged", 2), Gain(2, WEALTH), Gain(1, FEAR, who=EACH)]),
            Choice("neither"),
        ],
    ),
    # A beat missing
    Verse(
        "107.503",
        choices=[
            Choice("skip", do=[Lose(2, FEAR)], cost=[Pay(1, ENERGY)]),
            Choice("key_keeper", do=[Gain(1, MAGIC), Gain(1, FEAR)], only_if=HasStatus("osk", 1)),
            Choice(
                "who_lit",
                do=[Gain(1, EXP), Lose(1, REPUTATION)],
                only_if=AllOf([HasStatus("stone", 1), HasStatus("given")]),
            ),
            Choice("listen", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    Verse(
        "107.D5",
        choices=[
            Choice("knock", do=[Lose(1, FEAR, who=EACH)]),
            Choice("scrape", do=[Gain(1, MAGIC)]),
            Choice("dish", do=[Lose(2, FEAR)], only_if=HasStatus("nest")),
        ],
    ),
    Verse(
        "107.N5",
        choices=[
            Choice("hold_breath", do=[Lose(1, ENERGY, who=EACH)]),
            Choice("help", do=[Gain(1, EXP), Gain(1, FEAR, who=EACH)]),
        ],
    ),
]
