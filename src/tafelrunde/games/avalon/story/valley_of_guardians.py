"""150: Valley of Guardians."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    BEOR,
    EACH,
    ENERGY,
    EXP,
    FEAR,
    FOOD,
    HEALTH,
    MAGIC,
    WEALTH,
    AllOf,
    AnyOf,
    Choice,
    Encounter,
    Gain,
    GainItem,
    HasSecret,
    HasStatus,
    Lose,
    Mark,
    Not,
    Pay,
    Verse,
    Won,
    once,
)

WORD: Final = AnyOf([HasStatus("mason", 1), HasSecret(27)])
"""Somebody in the group can say it so that stone understands."""
WAKE: Final = Choice("wake", "150.303", only_if=Not(HasStatus("guardians")))
FOR_BEOR: Final = once("beor", "150.304", only_if=BEOR)
PLINTH: Final = Choice("plinth", "150.305", only_if=HasStatus("guardians"))
SHIPS: Final = Choice("ships", "150.306", only_if=HasStatus("guardians", 1))

VERSES: Final = [
    # One foot forward
    Verse(
        "150.300",
        choices=[
            Choice("walk", "150.301"),
            WAKE,
            FOR_BEOR,
            PLINTH,
            SHIPS,
            Choice("slept", do=[Lose(1, FEAR, who=EACH)], only_if=HasStatus("barrow", 1)),
            Choice(
                "bronze",
                do=[Gain(1, WEALTH), Gain(1, FEAR, who=EACH)],
                only_if=HasStatus("barrow", 2),
            ),
            Choice("leave"),
        ],
    ),
    # Looked at, discussed
    Verse(
        "150.301",
        choices=[
            Choice("word", "150.302", only_if=Not(HasStatus("guardians")), needs=WORD),
            Choice("greet", do=[Gain(1, EXP), Lose(1, FEAR)], cost=[Pay(1, ENERGY)]),
            Choice("quickly", do=[Gain(1, EXP), Gain(1, FEAR)]),
            Choice("turn_back"),
        ],
    ),
    # Back into their places
    Verse(
        "150.302",
        [Mark("guardians", 1)],
        [
            Choice("to_end", "150.305", do=[Gain(1, EXP)]),
            Choice("halfway", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # Never a pair
    Verse(
        "150.303",
        [Encounter(named="knight_of_the_empty_seat")],
        [
            Choice("break", do=[Mark("guardians", 2), GainItem()], only_if=Won()),
            Choice("stand_up", do=[Mark("guardians", 2), Gain(2, EXP)], only_if=Won()),
            Choice("run"),
        ],
    ),
    # A smith's forearms
    Verse(
        "150.304",
        choices=[
            Choice(
                "set_in",
                do=[Gain(2, EXP)],
                cost=[Pay(1, HEALTH)],
                only_if=AllOf([HasStatus("splinter", 2), Not(HasStatus("splinter", 1))]),
            ),
            Choice("scar", do=[Lose(2, FEAR)], only_if=HasStatus("splinter", 1)),
            Choice("knock", do=[Gain(1, MAGIC), Gain(1, FEAR)]),
        ],
    ),
    # Two soles
    Verse(
        "150.305",
        choices=[
            Choice("stand_in", do=[Gain(1, MAGIC), Gain(1, FEAR)]),
            Choice("measure", do=[Gain(1, EXP)]),
            Choice("in_peace", do=[Lose(2, FEAR)], only_if=HasStatus("guardians", 1)),
            Choice("chips", do=[Gain(1, WEALTH)], only_if=HasStatus("guardians", 2)),
        ],
    ),
    # To see the ships off
    Verse(
        "150.306",
        choices=[
            Choice("wave", do=[Lose(2, FEAR, who=EACH)]),
            Choice("look", do=[Gain(1, EXP, who=EACH)]),
            Choice("trees", do=[Gain(1, MAGIC)], only_if=HasStatus("whispers")),
        ],
    ),
    # Water round their feet
    Verse(
        "150.500",
        choices=[
            Choice("walk", "150.301"),
            WAKE,
            FOR_BEOR,
            PLINTH,
            SHIPS,
            Choice("soles", "150.501", only_if=HasStatus("fifth")),
            Choice(
                "seated",
                "150.502",
                only_if=AnyOf([HasStatus("guardians", 2), HasStatus("list", 3)]),
            ),
            Choice("say_word", do=[Lose(1, FEAR, who=EACH)], only_if=HasStatus("mason", 1)),
            Choice("cress", do=[Gain(2, FOOD)], cost=[Pay(1, ENERGY)]),
            Choice("leave"),
        ],
    ),
    # Left foot deeper
    Verse(
        "150.501",
        choices=[
            Choice("follow", do=[Gain(1, EXP, who=EACH)], only_if=Not(HasStatus("given", 2))),
            Choice(
                "never", do=[Gain(1, MAGIC), Gain(1, FEAR, who=EACH)], only_if=HasStatus("given", 2)
            ),
            Choice("beside", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # One has sat down
    Verse(
        "150.502",
        choices=[
            Choice("help_up", do=[Gain(2, EXP)], cost=[Pay(2, ENERGY)]),
            Choice("burnt", do=[Gain(1, MAGIC), Gain(1, FEAR)], only_if=HasStatus("list", 3)),
            Choice("sit", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
]
