"""162: Corbenic, where a table is laid. Whatever happens at it leads to the door."""

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
    WEALTH,
    WURM,
    AllOf,
    Choice,
    DiscardItem,
    Encounter,
    Gain,
    GainItem,
    GainSecret,
    HasSecret,
    HasStatus,
    Lose,
    Mark,
    MoveTo,
    Not,
    Note,
    Pay,
    Verse,
    once,
)

DOOR: Final = "162.607"
GUESTS: Final = Not(HasStatus("corbenic"))
CUP_OPEN: Final = AllOf([HasStatus("corbenic", 1), Not(HasSecret(38))])
RIM_OPEN: Final = AllOf(
    [HasStatus("corbenic", 1), HasStatus("mason", 2), Not(HasStatus("mason", 3))]
)
RIM: Final = Choice("rim", "162.606", only_if=RIM_OPEN)

VERSES: Final = [
    # A host who doesn't eat
    Verse(
        "162.600",
        [Note("the_host")],
        [
            Choice("ask", "162.601", only_if=GUESTS),
            Choice("sit", "162.602", only_if=GUESTS),
            Choice("walk_out", "162.603", only_if=GUESTS),
            once("thirteenth", "162.605", only_if=WURM),
            Choice("cup", "162.604", only_if=CUP_OPEN),
            RIM,
            Choice("watch_cup", DOOR, do=[Gain(1, EXP)], cost=[Pay(1, ENERGY)]),
            Choice("back", DOOR),
        ],
    ),
    # What's the matter with you
    Verse(
        "162.601",
        [Mark("corbenic", 1)],
        [
            Choice("hear_it", "162.604", do=[Gain(1, EXP, who=EACH)], cost=[Pay(1, ENERGY)]),
            Choice("hold_cup", "162.604", do=[Lose(1, FEAR, who=EACH)]),
            Choice("you_there", "162.604", do=[Gain(1, MAGIC)], only_if=HasStatus("you_there")),
            Choice("sweeper", "162.604", do=[Gain(1, REPUTATION)], only_if=HasStatus("keeper", 1)),
        ],
    ),
    # Very good
    Verse(
        "162.602",
        [Mark("corbenic", 2)],
        [
            Choice("second_helping", DOOR, do=[Gain(2, ENERGY, who=EACH), Gain(1, FEAR, who=EACH)]),
            Choice("something_hot", DOOR, do=[Gain(1, HEALTH, who=EACH)]),
        ],
    ),
    # A barn
    Verse(
        "162.603",
        [Mark("corbenic", 3)],
        [
            Choice("salt", DOOR, do=[Gain(2, WEALTH)]),
            Choice("look_round", DOOR, do=[GainItem(), Gain(1, FEAR)]),
        ],
    ),
    # The only one that can be passed on for ever
    Verse(
        "162.604",
        choices=[
            Choice("take", DOOR, do=[GainSecret(38)], only_if=Not(HasSecret(38))),
            RIM,
            Choice("pass_on", DOOR, do=[Lose(2, FEAR, who=EACH)]),
        ],
    ),
    # Maggot: his coat is on it already
    Verse(
        "162.605",
        choices=[
            Choice("sit", DOOR, do=[Encounter(named="court_of_the_hollow_crown")]),
            Choice("coat", DOOR, do=[GainItem(), Gain(1, FEAR)]),
            Choice(
                "said_it", DOOR, do=[Gain(1, EXP), Lose(1, FEAR)], only_if=HasStatus("thirteenth")
            ),
            Choice("stand", DOOR, do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # How long one may keep it
    Verse(
        "162.606",
        choices=[
            Choice("drink", DOOR, do=[Mark("mason", 3), GainSecret(72), Gain(1, HEALTH, who=EACH)]),
            Choice("read", DOOR, do=[Mark("mason", 3), GainSecret(72), Gain(1, EXP, who=EACH)]),
        ],
    ),
    # By another road
    Verse(
        "162.607",
        choices=[
            Choice(
                "leave_on_plate", do=[Lose(2, FEAR, who=EACH), MoveTo(155)], cost=[DiscardItem()]
            ),
            Choice("crust", do=[Gain(1, FOOD), MoveTo(155)], only_if=HasStatus("corbenic", 2)),
            Choice("straw", do=[Lose(1, FEAR), MoveTo(155)], only_if=HasStatus("corbenic", 3)),
            Choice("go", do=[Gain(1, EXP), MoveTo(155)]),
            Choice("stay_night"),
        ],
    ),
    Verse(
        "162.D",
        choices=[
            Choice("stop", do=[Lose(1, FEAR, who=EACH)]),
            Choice("go_on", do=[Gain(1, MAGIC), Gain(1, FEAR)]),
            Choice("your_plate", do=[Gain(1, EXP)], only_if=HasStatus("corbenic")),
        ],
    ),
    Verse(
        "162.N",
        choices=[
            Choice("lift", do=[Gain(1, EXP), Gain(1, FEAR)]),
            Choice("pass", do=[Gain(1, MAGIC), Lose(1, ENERGY)]),
        ],
    ),
]
