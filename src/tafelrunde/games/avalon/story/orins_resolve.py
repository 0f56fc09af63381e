"""180: Orin's Resolve, under way."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    EACH,
    ENERGY,
    EXP,
    FEAR,
    FOOD,
    HEALTH,
    MAGIC,
    REPUTATION,
    AllOf,
    AnyOf,
    BeginAt,
    Choice,
    DiscardItem,
    Encounter,
    Gain,
    GiveSecret,
    HasSecret,
    HasStatus,
    Lose,
    Not,
    Pay,
    Verse,
    WasRead,
    once,
)

AT_SEA: Final = WasRead("180.701")
"""The coast has gone."""
SHORE: Final = "199.700"

VERSES: Final = [
    # She moves
    Verse(
        "180.700",
        choices=[
            Choice("stern", "180.701", only_if=Not(AT_SEA)),
            once("hold", "180.702"),
            once("bow", "180.703"),
            once(
                "small_boat",
                "180.704",
                only_if=AllOf([AT_SEA, AnyOf([HasStatus("fifth"), HasStatus("given", 2)])]),
            ),
            Choice("calm", "180.705", only_if=AT_SEA),
            Choice("landfall", "180.706", only_if=AT_SEA),
            Choice("bandages", do=[Gain(1, HEALTH, who=EACH)], only_if=HasStatus("aboard", 1)),
            Choice("snares", do=[Gain(2, FOOD)], only_if=HasStatus("aboard", 2)),
            Choice("shifts", do=[Lose(1, FEAR, who=EACH)], only_if=HasStatus("aboard", 3)),
            Choice("coil_of_rope"),
        ],
    ),
    # The coast, low, then not
    Verse(
        "180.701",
        choices=[
            Choice("gates", do=[Lose(2, FEAR)], only_if=HasStatus("siege", 1)),
            Choice(
                "wall",
                do=[Gain(1, EXP, who=EACH), Gain(1, FEAR, who=EACH)],
                only_if=HasStatus("siege", 2),
            ),
            Choice("unseen", do=[Gain(1, MAGIC)], only_if=HasStatus("siege", 3)),
            Choice("look", do=[Gain(1, EXP)]),
            Choice("do_not_look", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # Ballast
    Verse(
        "180.702",
        choices=[
            Choice("own_things", do=[Lose(2, FEAR, who=EACH)], cost=[DiscardItem()]),
            Choice(
                "clock_weight", do=[Gain(1, ENERGY), Gain(1, FEAR)], only_if=HasStatus("aboard", 4)
            ),
            Choice("blankets", do=[Gain(1, EXP, who=EACH)], only_if=HasStatus("aboard", 5)),
            Choice("by_need", do=[Lose(1, FEAR)], only_if=HasStatus("places", 2)),
            Choice("anvil", do=[Gain(1, REPUTATION)], cost=[Pay(1, ENERGY)]),
            Choice("chair", do=[Lose(1, FEAR)]),
            Choice("weeping_seam", "180.740", cost=[GiveSecret(10)], only_if=HasSecret(10)),
        ],
    ),
    # The Order's lamp
    Verse(
        "180.703",
        choices=[
            Choice("answer", do=[Encounter(named="face_of_the_wyrdness")]),
            Choice("nothing_to_report", do=[Gain(1, EXP, who=EACH)], only_if=HasStatus("oriel", 1)),
            Choice("sing", do=[Gain(1, MAGIC), Gain(1, FEAR, who=EACH)]),
            Choice("hang_it_up", do=[Lose(1, FEAR)]),
        ],
    ),
    # Keel up, tidy
    Verse(
        "180.704",
        choices=[
            Choice("tow", do=[Gain(1, EXP, who=EACH)], only_if=HasStatus("fifth")),
            Choice(
                "nobody",
                do=[Gain(1, MAGIC), Gain(1, FEAR, who=EACH)],
                only_if=HasStatus("given", 2),
            ),
            Choice("right_it", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # Like turning pages
    Verse(
        "180.705",
        choices=[
            Choice("row", SHORE, do=[BeginAt(199), Gain(1, EXP, who=EACH)], cost=[Pay(2, ENERGY)]),
            Choice(
                "read_wake",
                SHORE,
                do=[BeginAt(199), Gain(1, MAGIC)],
                needs=AnyOf([HasSecret(52), HasStatus("list", 2), HasStatus("keeper", 2)]),
            ),
            Choice("drift"),
        ],
    ),
    # The white has a beach
    Verse(
        "180.706",
        choices=[
            Choice("first", SHORE, do=[BeginAt(199), Gain(1, EXP), Gain(1, FEAR)]),
            Choice("last", SHORE, do=[BeginAt(199), Gain(1, REPUTATION)]),
            Choice(
                "carried",
                SHORE,
                do=[BeginAt(199), Lose(1, FEAR, who=EACH)],
                only_if=HasStatus("ship", 4),
            ),
            Choice(
                "with_orin", SHORE, do=[BeginAt(199), Gain(1, MAGIC)], only_if=HasStatus("orin", 1)
            ),
            Choice("stand_off"),
        ],
    ),
    # Never filled
    Verse(
        "180.740",
        choices=[
            Choice(
                "drive_home",
                do=[Gain(1, EXP, who=EACH), Lose(1, FEAR, who=EACH)],
                cost=[Pay(1, ENERGY)],
            ),
            Choice("by_thumb", do=[Lose(2, FEAR)]),
        ],
    ),
    Verse(
        "180.D",
        choices=[
            Choice("look_who", do=[Gain(1, EXP), Gain(1, FEAR)]),
            Choice("let_steer", do=[Gain(1, ENERGY)]),
            Choice("next_bunk", do=[Lose(2, FEAR)], only_if=HasStatus("aboard")),
        ],
    ),
    Verse(
        "180.N",
        choices=[
            Choice("recount", do=[Gain(1, EXP), Gain(1, FEAR)]),
            Choice("give_place", do=[Gain(1, MAGIC), Lose(1, ENERGY)]),
        ],
    ),
]
