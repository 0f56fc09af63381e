"""118: Stampede."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    AREV,
    BEOR,
    EACH,
    ENERGY,
    EXP,
    FEAR,
    FOOD,
    MAGIC,
    PRACTICALITY,
    REPUTATION,
    WEALTH,
    AllOf,
    Band,
    Choice,
    Deal,
    Encounter,
    Gain,
    GainSecret,
    HasMenhir,
    HasSecret,
    HasStatus,
    Lose,
    Mark,
    Not,
    Note,
    Pay,
    Roll,
    Verse,
    Won,
    once,
)

RUNNING: Final = Not(HasStatus("tolva"))
"""Nobody has brought the herd in or let it go."""

VERSES: Final = [
    # Felt in the teeth
    Verse(
        "118.200",
        [Note("herd_in")],
        [
            Choice("tolva", "118.201", only_if=RUNNING),
            once("wether", "118.204", only_if=HasStatus("tolva", 1)),
            once("iron", "118.205", only_if=AllOf([BEOR, RUNNING])),
            Choice("ring", do=[Gain(2, FOOD), Deal(1)], only_if=Not(HasStatus("tolva", 2))),
            Choice(
                "their_shadow",
                do=[Lose(1, FEAR, who=EACH)],
                only_if=AllOf([HasStatus("stone", 3), RUNNING]),
            ),
            Choice(
                "grass",
                do=[Gain(1, MAGIC)],
                only_if=AllOf([HasStatus("second", 3), Not(HasStatus("tolva", 2))]),
            ),
            Choice("stone", do=[Gain(1, EXP)], cost=[Pay(1, ENERGY)]),
            Choice("leave"),
        ],
    ),
    # In
    Verse(
        "118.201",
        choices=[
            Choice("ride_in", "118.202"),
            Choice("open_ring", "118.203", cost=[Pay(1, ENERGY)]),
            Choice("signs", do=[Gain(1, EXP), Lose(1, FEAR)]),
        ],
    ),
    # In front and slower
    Verse(
        "118.202",
        choices=[
            Choice(
                "lead",
                do=[
                    Roll(
                        [
                            Band(1, [Deal(2)]),
                            Band(4, [Mark("tolva", 1), Deal(1)]),
                            Band(6, [Mark("tolva", 1), Gain(1, EXP), Gain(1, REPUTATION)]),
                        ],
                        attribute=PRACTICALITY,
                    )
                ],
            ),
            Choice(
                "fence",
                do=[Mark("tolva", 1), Gain(1, REPUTATION)],
                cost=[Pay(2, ENERGY)],
            ),
            Choice(
                "her_light",
                do=[Mark("tolva", 1), Gain(1, FEAR)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("stone", 3),
            ),
            Choice("fall_back"),
        ],
    ),
    # The ring opens
    Verse(
        "118.203",
        [Mark("tolva", 2)],
        [
            Choice("stay", do=[Lose(2, FEAR, who=EACH)]),
            Choice("few_beasts", do=[Gain(3, FOOD)]),
        ],
    ),
    # The wether
    Verse(
        "118.204",
        choices=[
            Choice("take", do=[GainSecret(49)]),
            Choice("let_choose", do=[Gain(2, FOOD), Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # Beor: an iron shoe
    Verse(
        "118.205",
        choices=[
            Choice("rider", do=[Encounter(named="lone_lancer")]),
            Choice("blade", do=[Gain(1, EXP), Gain(1, FEAR)], only_if=HasStatus("swords", 1)),
            Choice("shoe", do=[Gain(1, WEALTH)]),
        ],
    ),
    # A folding table
    Verse(
        "118.500",
        [Note("name_buyers")],
        [
            Choice("table", "118.501", only_if=Not(HasStatus("levy"))),
            once("sergeant", "118.504", only_if=AllOf([AREV, Not(HasStatus("levy"))])),
            once("herd", "118.505", only_if=AllOf([HasStatus("tolva", 2), Not(HasMenhir(118))])),
            once("whistle", "118.506", only_if=HasStatus("tolva")),
            Choice("square", do=[Lose(1, FEAR, who=EACH)], only_if=HasStatus("levy")),
            Choice("queue", do=[Gain(1, REPUTATION)], cost=[Pay(1, FOOD)]),
            Choice("leave"),
        ],
    ),
    # Eight thousand eight hundred
    Verse(
        "118.501",
        choices=[
            Choice("price", "118.502"),
            Choice("arm", "118.503", only_if=HasStatus("tolva", 1)),
            Choice("stand_in_queue", do=[Gain(1, EXP), Gain(1, FEAR)]),
            Choice("bought_back", do=[Gain(2, REPUTATION)], only_if=HasStatus("counter", 1)),
            Choice("column", do=[Lose(2, FEAR)], only_if=HasStatus("counter", 3)),
            Choice("owed", do=[Gain(2, WEALTH)], only_if=HasStatus("great_stone", 1)),
            Choice("step_out"),
        ],
    ),
    # Bought off
    Verse(
        "118.502",
        choices=[
            Choice("pay", do=[Mark("levy", 1), Gain(1, REPUTATION)], cost=[Pay(3, WEALTH)]),
            Choice("receipt", do=[Mark("levy", 1), Gain(1, EXP)], only_if=HasSecret(61)),
            Choice("provisions", do=[Mark("levy", 1), Lose(1, FEAR)], cost=[Pay(3, FOOD)]),
            Choice("not_today"),
        ],
    ),
    # Driven off
    Verse(
        "118.503",
        [Encounter(named="tax_farmer")],
        [
            Choice("run", do=[Mark("levy", 2), Lose(2, FEAR, who=EACH)], only_if=Won()),
            Choice("pull", do=[Mark("levy", 2), Gain(2, REPUTATION), Deal(1)], only_if=Won()),
            Choice("lie_flat"),
        ],
    ),
    # Arev: the far bank
    Verse(
        "118.504",
        choices=[
            Choice("both_sides", do=[Lose(1, FEAR, who=EACH)], only_if=HasStatus("bridge", 1)),
            Choice("eleven", do=[Lose(2, FEAR)], only_if=HasStatus("carrow", 1)),
            Choice("talk", do=[Gain(1, EXP), Gain(1, FEAR)]),
            Choice("let_go", do=[Gain(1, REPUTATION)]),
        ],
    ),
    # They come back
    Verse(
        "118.505",
        choices=[
            Choice("lantern", do=[Gain(2, REPUTATION)], cost=[Pay(1, MAGIC)]),
            Choice("graze", do=[Gain(2, FOOD)]),
            Choice("second", do=[Lose(2, FEAR, who=EACH)], only_if=HasStatus("second", 3)),
        ],
    ),
    # The whistle
    Verse(
        "118.506",
        choices=[
            Choice("wave", do=[Gain(1, EXP), Lose(1, FEAR)], only_if=HasStatus("tolva", 1)),
            Choice("lay_stone", do=[Lose(1, FEAR, who=EACH)], only_if=HasStatus("tolva", 2)),
            Choice("blow", do=[Gain(1, MAGIC)]),
        ],
    ),
    Verse("118.M"),
    Verse(
        "118.D",
        choices=[
            Choice("keep_up", do=[Lose(1, FEAR, who=EACH)]),
            Choice("stop", do=[Gain(1, EXP), Gain(1, FEAR)]),
            Choice("arm", do=[Gain(1, MAGIC)], only_if=HasStatus("tolva")),
        ],
    ),
    Verse(
        "118.N",
        choices=[
            Choice("lie", do=[Lose(1, ENERGY, who=EACH)]),
            Choice("stand_up", do=[Deal(1, who=EACH), Gain(1, EXP)]),
        ],
    ),
]
