"""122: Drained Lake."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    EACH,
    ENERGY,
    EXP,
    FEAR,
    MAGIC,
    REPUTATION,
    VIOLET,
    WEALTH,
    AnyOf,
    Choice,
    Encounter,
    Gain,
    GainItem,
    HasSecret,
    HasStatus,
    Lose,
    Not,
    Pay,
    Verse,
    WasRead,
)

ON_THE_ROAD: Final = WasRead("122.304")
"""Hedda's boat has been pushed there."""

VERSES: Final = [
    # A road across the bottom
    Verse(
        "122.300",
        choices=[
            Choice("boat", "122.301", only_if=Not(ON_THE_ROAD)),
            Choice("road", "122.302"),
            Choice("diggers", "122.303"),
            Choice(
                "two_lights", do=[Gain(1, EXP)], cost=[Pay(1, ENERGY)], only_if=HasStatus("second")
            ),
            Choice("leave"),
            Choice("on_the_road", do=[Lose(1, FEAR)], only_if=ON_THE_ROAD),
        ],
    ),
    # On dry ground
    Verse(
        "122.301",
        choices=[
            Choice(
                "push",
                "122.304",
                do=[Gain(1, REPUTATION), Lose(1, FEAR, who=EACH)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("hedda", 1),
            ),
            Choice("give_back", do=[Gain(1, EXP), Gain(1, FEAR)], only_if=HasStatus("hedda", 2)),
            Choice("bow", do=[Lose(1, FEAR)]),
        ],
    ),
    # A door in the floor
    Verse(
        "122.302",
        choices=[
            Choice("open", do=[Gain(2, MAGIC), Encounter(VIOLET)]),
            Choice("stand_on", do=[Gain(1, EXP), Gain(1, FEAR)]),
            Choice("knock", do=[Lose(1, FEAR, who=EACH)], only_if=HasStatus("price")),
            Choice("back_up"),
        ],
    ),
    # Squares of mud
    Verse(
        "122.303",
        choices=[
            Choice("buy", do=[Gain(1, MAGIC), Gain(1, EXP)], cost=[Pay(1, WEALTH)]),
            Choice("bury", do=[Gain(1, REPUTATION), Lose(1, FEAR)], cost=[Pay(1, ENERGY)]),
            Choice(
                "nobody", do=[Gain(1, EXP), Gain(1, FEAR, who=EACH)], only_if=HasStatus("given")
            ),
            Choice("look_on"),
        ],
    ),
    # Beside its own shadow
    Verse(
        "122.304",
        choices=[Choice("turn_round", do=[Gain(1, EXP)]), Choice("chock")],
    ),
    # Mown round the boat
    Verse(
        "122.500",
        choices=[
            Choice("boat_asked", "122.502", only_if=HasStatus("hedda", 1)),
            Choice("boat_taken", "122.503", only_if=HasStatus("hedda", 2)),
            Choice("boat", do=[Lose(1, FEAR, who=EACH)], only_if=Not(HasStatus("hedda"))),
            Choice(
                "spring",
                "122.501",
                only_if=AnyOf([HasStatus("edge", 2), HasStatus("edge", 3), HasStatus("iorla", 1)]),
            ),
            Choice("pictures", "122.303"),
            Choice("door", "122.302"),
            Choice(
                "read_list", do=[Gain(1, MAGIC)], cost=[Pay(1, ENERGY)], only_if=HasStatus("list")
            ),
            Choice("leave"),
        ],
    ),
    # A hand's breadth of water
    Verse(
        "122.501",
        choices=[
            Choice("another", do=[Lose(1, EXP), Gain(2, MAGIC)]),
            Choice("pail", do=[Gain(1, REPUTATION)], cost=[Pay(1, ENERGY)]),
            Choice("midwife", do=[Lose(1, FEAR, who=EACH)], only_if=HasStatus("iorla", 1)),
            Choice("put_back", do=[Gain(1, EXP)], only_if=HasStatus("edge", 3)),
            Choice("taken_out", do=[Gain(1, MAGIC), Gain(1, FEAR)], only_if=HasStatus("edge", 2)),
            Choice("drink"),
        ],
    ),
    # She asks for it
    Verse(
        "122.502",
        choices=[
            Choice("lend_oar", do=[Lose(2, FEAR, who=EACH)], only_if=HasSecret(47)),
            Choice("hers", do=[Gain(1, REPUTATION), Lose(1, FEAR)]),
        ],
    ),
    # Marked down to nothing
    Verse(
        "122.503",
        choices=[
            Choice("mark", do=[Gain(1, EXP), Gain(1, FEAR)]),
            Choice("pull", do=[GainItem(craftable=True)]),
            Choice("leave_it"),
        ],
    ),
]
