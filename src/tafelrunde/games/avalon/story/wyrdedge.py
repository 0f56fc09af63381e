"""141: Wyrdedge (Rand der Wyrdnis)."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    EACH,
    ENERGY,
    EXP,
    FEAR,
    FOOD,
    MAGIC,
    REPUTATION,
    AllOf,
    AnyOf,
    Choice,
    Deal,
    DiscardItem,
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
    Verse,
    once,
)

VERSES: Final = [
    # It has an edge
    Verse(
        "141.200",
        choices=[
            once("line", "141.201"),
            Choice("cough", "141.202"),
            Choice("hand", do=[Gain(1, MAGIC), Deal(1)]),
            Choice("brother", do=[Gain(1, EXP), Gain(1, FEAR)], only_if=HasStatus("mirre")),
            Choice("own_light", do=[Lose(1, FEAR, who=EACH)], only_if=HasStatus("stone")),
            Choice("stone"),
        ],
    ),
    # Jory's line
    Verse(
        "141.201",
        choices=[
            Choice("pull", do=[Gain(2, FOOD), Gain(1, FEAR, who=EACH)]),
            Choice("his_knot", do=[GainItem(), Gain(1, FEAR)], only_if=HasSecret(43)),
            Choice("cut", do=[Lose(1, FEAR, who=EACH), Gain(1, EXP)], cost=[Pay(1, ENERGY)]),
            Choice("hold_end", do=[Gain(1, REPUTATION)]),
        ],
    ),
    # It steps back
    Verse(
        "141.202",
        choices=[
            Choice("again", do=[Gain(1, MAGIC), Gain(1, FEAR)]),
            Choice("page", do=[Gain(2, EXP), Gain(1, FEAR, who=EACH)], only_if=HasStatus("second")),
            Choice("apologize", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # They're facing this way
    Verse(
        "141.500",
        [Note("the_pocket")],
        [
            Choice("reach_in", "141.501", only_if=Not(HasStatus("edge", 1))),
            Choice(
                "left_again",
                "141.502",
                only_if=AllOf([HasStatus("edge", 1), Not(HasStatus("edge", 2))]),
            ),
            Choice(
                "right_again",
                "141.503",
                only_if=AllOf([HasStatus("edge", 1), Not(HasStatus("edge", 3))]),
            ),
            Choice(
                "traveller",
                "141.504",
                only_if=AllOf(
                    [AnyOf([HasStatus("edge", 2), HasStatus("edge", 3)]), Not(HasSecret(30))]
                ),
            ),
            # Where the mill was lost he has something to show first.
            once(
                "jory",
                "141.505",
                only_if=AnyOf([Not(HasStatus("mill_folk", 4)), HasStatus("witnesses", 5)]),
            ),
            once("same_pace", "141.506", only_if=HasStatus("mirre")),
            Choice("gate", do=[Gain(1, REPUTATION)], only_if=HasStatus("exodus")),
            Choice("speak", do=[Gain(1, EXP), Gain(1, FEAR)]),
            Choice("stone", do=[Lose(1, FEAR)]),
        ],
    ),
    # A pocket
    Verse(
        "141.501",
        [Mark("edge", 1)],
        [
            Choice("left", "141.502", do=[Gain(1, FEAR)]),
            Choice("right", "141.503"),
            Choice("arm_out"),
        ],
    ),
    # Taken out
    Verse(
        "141.502",
        [Mark("edge", 2)],
        [
            Choice("owner", do=[Gain(2, REPUTATION)], cost=[Pay(1, ENERGY)]),
            Choice("warm_house", do=[Lose(2, FEAR, who=EACH)], only_if=HasStatus("given", 4)),
            Choice("ones_own", do=[Gain(1, MAGIC)], only_if=HasStatus("given", 1)),
            Choice("proof", do=[Gain(1, EXP)]),
        ],
    ),
    # Put back
    Verse(
        "141.503",
        choices=[
            Choice("thing", do=[Mark("edge", 3), Gain(2, MAGIC)], cost=[DiscardItem()]),
            Choice("knowledge", do=[Mark("edge", 3), Lose(2, FEAR, who=EACH)], cost=[Pay(2, EXP)]),
            Choice("ashes", do=[Mark("edge", 3), Gain(1, MAGIC)], only_if=HasStatus("list", 3)),
            Choice("keep_all"),
        ],
    ),
    # A rope of greetings
    Verse(
        "141.504",
        choices=[
            Choice("learn", do=[GainSecret(30)], cost=[Pay(1, ENERGY)]),
            Choice("tie_on", do=[GainSecret(30), Gain(1, EXP), Gain(1, FEAR, who=EACH)]),
            Choice("good_evening", do=[Lose(1, FEAR)]),
        ],
    ),
    # Jory on the wrong side
    Verse(
        "141.505",
        choices=[
            Choice("haul", do=[Gain(2, REPUTATION), Deal(1)]),
            Choice(
                "notch",
                do=[Lose(2, FEAR)],
                only_if=AllOf([HasStatus("home", 3), Not(HasStatus("grave", 2))]),
            ),
            Choice("shout", do=[Gain(1, EXP)], only_if=HasStatus("mirre", 1)),
            Choice("what_he_sees", do=[Gain(1, MAGIC), Gain(1, FEAR)]),
        ],
    ),
    # At the same pace
    Verse(
        "141.506",
        choices=[
            Choice("notes", do=[Lose(2, FEAR)], only_if=HasStatus("mirre", 1)),
            Choice("both", do=[Gain(1, MAGIC), Gain(1, FEAR)], only_if=HasStatus("mirre", 2)),
            Choice("call", do=[Gain(1, EXP), Gain(1, FEAR)]),
            Choice("dont", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    Verse("141.M"),
]
