"""142: Quiet Borough (Stiller Weiler)."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    EACH,
    ENERGY,
    EXP,
    FEAR,
    FOOD,
    HEALTH,
    REPUTATION,
    VIOLET,
    AllOf,
    Choice,
    DiscardItem,
    Encounter,
    Gain,
    GainItem,
    HasStatus,
    If,
    Lose,
    Mark,
    Not,
    Pay,
    Verse,
    once,
)

VERSES: Final = [
    # 0, 0, 0
    Verse(
        "142.400",
        [
            If(
                Not(HasStatus("borough")),
                then=[
                    If(
                        HasStatus("red_row", 2),
                        then=[Mark("borough", 1)],
                        otherwise=[Mark("borough", 2)],
                    )
                ],
            )
        ],
        [
            once("kitchen", "142.401", only_if=HasStatus("borough", 1)),
            once("rooms", "142.402", only_if=HasStatus("borough", 2)),
            once(
                "sill", "142.403", only_if=AllOf([HasStatus("ysmay"), Not(HasStatus("counter", 1))])
            ),
            Choice("wall", do=[Gain(1, EXP)], cost=[Pay(1, ENERGY)]),
            Choice("bench", do=[Lose(1, FEAR, who=EACH)], cost=[Pay(1, FOOD)]),
            Choice("leave"),
        ],
    ),
    # A note for the milk
    Verse(
        "142.401",
        choices=[
            Choice("take", do=[Gain(2, FOOD), GainItem()]),
            Choice("add", do=[Gain(1, REPUTATION), Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # A gap the size of a person
    Verse(
        "142.402",
        choices=[
            Choice("fill_gap", do=[Lose(2, FEAR, who=EACH)], cost=[DiscardItem()]),
            Choice("count", do=[Gain(1, EXP), Encounter(VIOLET)]),
            Choice("shut_doors", do=[Gain(1, FEAR)]),
        ],
    ),
    # One bite
    Verse(
        "142.403",
        choices=[
            Choice("eat", do=[Gain(2, FOOD), Gain(1, FEAR)]),
            Choice("leave_it", do=[Gain(1, EXP)]),
        ],
    ),
    # In shifts
    Verse(
        "142.700",
        choices=[
            Choice("sleep", do=[Gain(1, HEALTH, who=EACH)], only_if=HasStatus("flag", 1)),
            Choice("make_beds", do=[Gain(1, REPUTATION)], cost=[Pay(1, ENERGY)]),
            Choice("doors", do=[Gain(1, EXP), Gain(1, FEAR)]),
            Choice(
                "kettle",
                do=[Gain(1, FOOD), Lose(1, FEAR)],
                cost=[Pay(1, ENERGY)],
            ),
            Choice("hob", "138.701", only_if=HasStatus("borough", 1)),
            Choice(
                "gaps",
                do=[Lose(1, FEAR, who=EACH)],
                cost=[Pay(1, REPUTATION)],
                only_if=HasStatus("borough", 2),
            ),
            Choice("leave"),
        ],
    ),
]
