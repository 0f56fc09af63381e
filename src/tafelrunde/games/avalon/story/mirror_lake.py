"""113: Mirror Lake."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    AILEI,
    EACH,
    ENERGY,
    EXP,
    FEAR,
    FOOD,
    GREEN,
    MAGIC,
    REPUTATION,
    WEALTH,
    AllOf,
    Choice,
    Encounter,
    Gain,
    GainSecret,
    HasSecret,
    HasStatus,
    Lose,
    Mark,
    Not,
    Note,
    Pay,
    Verse,
    WasRead,
    Won,
    once,
)

VERSES: Final = [
    # No ripple
    Verse(
        "113.200",
        [Note("lake_boat")],
        [
            Choice("hedda", "113.201", only_if=Not(HasStatus("hedda"))),
            Choice("look_in", "113.206", do=[Gain(1, FEAR)], only_if=Not(HasSecret(40))),
            once("look_down", "113.204", only_if=AILEI),
            Choice("wade", "113.205", cost=[Pay(1, ENERGY)]),
            Choice("sinking", "113.207", only_if=AllOf([HasStatus("stone"), HasStatus("hedda")])),
            once("rim", "113.208"),
            Choice("last_round", "113.209", only_if=WasRead("113.207")),
            Choice("leave"),
        ],
    ),
    # She ferries nobody who doesn't ask
    Verse(
        "113.201",
        choices=[
            Choice("ask_boat", "113.202"),
            Choice("where", do=[Gain(1, EXP)]),
            Choice("wait_dark", "113.203"),
            Choice("good_day"),
        ],
    ),
    # Asked for
    Verse(
        "113.202",
        [Mark("hedda", 1)],
        [
            Choice("keep_oar", do=[GainSecret(47)]),
            Choice("bring_back", do=[Gain(1, REPUTATION), Lose(2, FEAR, who=EACH)]),
        ],
    ),
    # Taken
    Verse(
        "113.203",
        [Mark("hedda", 2)],
        [
            Choice("middle", "113.205"),
            Choice("before_light", do=[Gain(2, FOOD), Gain(1, FEAR)]),
        ],
    ),
    # From below
    Verse(
        "113.204",
        choices=[
            Choice("reach_in", do=[Gain(1, MAGIC), Gain(1, FEAR)]),
            Choice("burr", do=[Lose(1, FEAR, who=EACH)]),
            Choice("place", do=[Gain(1, EXP)], only_if=HasStatus("fifth", 1)),
            Choice(
                "face", do=[Gain(1, MAGIC)], cost=[Pay(1, ENERGY)], only_if=HasStatus("fifth", 2)
            ),
        ],
    ),
    # A road under water
    Verse(
        "113.205",
        choices=[
            Choice("follow", do=[Gain(2, MAGIC), Gain(1, FEAR, who=EACH)]),
            Choice("mark_it", do=[Gain(1, EXP)]),
            Choice("price", do=[Lose(1, FEAR, who=EACH)], only_if=HasStatus("price")),
            Choice("touch_piece", "113.206", only_if=Not(HasSecret(40))),
        ],
    ),
    # A piece of the surface
    Verse(
        "113.206",
        choices=[
            Choice("take", do=[GainSecret(40), Gain(1, FEAR)]),
            Choice("lay_back", do=[Gain(1, MAGIC)]),
        ],
    ),
    # A hand's breadth every morning
    Verse(
        "113.207",
        choices=[
            Choice("tell_why", do=[Lose(1, REPUTATION), Lose(1, FEAR, who=EACH)]),
            Choice("tell_home", do=[Lose(1, FEAR)], only_if=HasStatus("stone", 2)),
            Choice(
                "half_stone", do=[Gain(1, EXP), Lose(1, REPUTATION)], only_if=HasStatus("stone", 3)
            ),
            Choice("bent_one", do=[Gain(1, EXP), Gain(1, FEAR)], only_if=HasStatus("stone", 1)),
            Choice("jetty", do=[Gain(1, REPUTATION), Gain(1, FOOD)], cost=[Pay(1, ENERGY)]),
        ],
    ),
    # Things nobody came back for
    Verse(
        "113.208",
        [Encounter(GREEN)],
        [
            Choice("gather", do=[Gain(2, WEALTH)], only_if=Won()),
            Choice("pairs", do=[Gain(1, REPUTATION), Lose(1, FEAR, who=EACH)], only_if=Won()),
            Choice("whose", do=[Gain(1, MAGIC)], only_if=AllOf([Won(), HasStatus("given")])),
            Choice("let_lie"),
        ],
    ),
    # One round, for everyone
    Verse(
        "113.209",
        choices=[
            Choice(
                "row",
                do=[Lose(2, FEAR, who=EACH)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("hedda", 1),
            ),
            Choice("step_in", do=[Gain(1, MAGIC), Gain(1, FEAR)], only_if=HasStatus("hedda", 2)),
            Choice("shore", do=[Gain(1, EXP)]),
        ],
    ),
]
