"""101: Cuanacht Farmhold (Landfestung Cuanacht) in winter, chapter 2."""

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
    REPUTATION,
    VIOLET,
    WEALTH,
    AllOf,
    AnyOf,
    ChangeMenhirs,
    Choice,
    Encounter,
    Gain,
    GainItem,
    GainSecret,
    HasStatus,
    Lose,
    Mark,
    Not,
    Note,
    Pay,
    Toss,
    Verse,
    WasRead,
    once,
)

BURNS: Final = HasStatus("stone", 2)
IN_THE_BARN: Final = HasStatus("grave", 2)
"""Whoever emptied her cellar finds Iorla among the turnips."""


VERSES: Final = [
    # Beds like spokes
    Verse(
        "101.200",
        choices=[
            Choice(
                "strangers",
                "101.201",
                only_if=AllOf([Not(HasStatus("home", 1)), Not(HasStatus("home", 2))]),
            ),
            Choice("beam", "101.202", only_if=Not(HasStatus("home", 3))),
            once("iorla", "101.203", only_if=Not(IN_THE_BARN)),
            Choice(
                "barn",
                do=[Lose(1, FEAR, who=EACH)],
                cost=[Pay(1, ENERGY)],
                only_if=IN_THE_BARN,
            ),
            Choice("smithy", "101.204", only_if=Not(HasStatus("smithy"))),
            Choice("jory", "101.207", only_if=Not(WasRead("101.208"))),
            once("mill_folk", "101.209", only_if=HasStatus("mill_folk", 3)),
            once(
                "gap",
                "101.210",
                only_if=AnyOf(
                    [HasStatus("given", 1), HasStatus("given", 3), HasStatus("given", 4)]
                ),
            ),
            once("cup", "101.211", only_if=AnyOf([HasStatus("given", 2), HasStatus("fifth", 1)])),
            Choice("stone_lit", "101.212", only_if=BURNS),
            Choice("stone_cold", "101.212", only_if=Not(BURNS)),
            once(
                "things",
                "101.213",
                only_if=AllOf([HasStatus("five_road", at_least=2), Not(IN_THE_BARN)]),
            ),
            once("bench", "101.214", only_if=Not(HasStatus("second"))),
            Choice(
                "draw_straw",
                do=[Toss(grail=[Gain(1, HEALTH, who=EACH)], skull=[Gain(1, EXP)])],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("winter", 1),
            ),
            Choice(
                "give_place",
                do=[Gain(1, REPUTATION)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("winter", 2),
            ),
            Choice("leave"),
        ],
    ),
    # Eleven and a cow
    Verse(
        "101.201",
        choices=[
            Choice(
                "share",
                do=[Mark("home", 1), Gain(2, REPUTATION)],
                cost=[Pay(2, FOOD)],
                only_if=Not(HasStatus("gate", 1)),
            ),
            Choice(
                "share_again",
                do=[Mark("home", 1), Gain(2, REPUTATION)],
                cost=[Pay(1, FOOD)],
                only_if=HasStatus("gate", 1),
            ),
            Choice(
                "other_way",
                do=[Mark("home", 1), Lose(2, FEAR, who=EACH)],
                cost=[Pay(1, FOOD), Pay(1, REPUTATION)],
                only_if=HasStatus("gate", 2),
            ),
            Choice("keep", do=[Mark("home", 2), Gain(2, FOOD), Gain(1, FEAR, who=EACH)]),
            Choice("ask_time"),
        ],
    ),
    # Dernan's beam
    Verse(
        "101.202",
        [Mark("home", 3)],
        [
            Choice("tell", do=[Gain(1, EXP), Gain(1, FEAR)]),
            Choice("rung", do=[Gain(1, REPUTATION)], only_if=HasStatus("bell", 1)),
            Choice("pot", do=[Gain(1, FOOD)], only_if=HasStatus("bell", 2)),
            Choice("feel", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # Three sorts of people
    Verse(
        "101.203",
        choices=[
            Choice(
                "kept",
                do=[Gain(1, REPUTATION), Lose(1, FEAR, who=EACH)],
                only_if=AllOf([HasStatus("promise"), BURNS]),
            ),
            Choice(
                "broken",
                do=[Gain(1, EXP, who=EACH), Lose(1, REPUTATION)],
                only_if=AllOf([HasStatus("promise"), Not(BURNS)]),
            ),
            Choice("spade", do=[Lose(2, FEAR), Gain(1, EXP)], only_if=HasStatus("grave", 1)),
            Choice("scolding", do=[Gain(2, REPUTATION)], cost=[Pay(1, ENERGY)]),
            Choice("soup", do=[Gain(1, FOOD)]),
        ],
    ),
    # Coal
    Verse(
        "101.204",
        [Note("fire_in")],
        [
            Choice("get_up", "101.205", cost=[Pay(1, ENERGY)], only_if=BEOR),
            Choice(
                "with_tongs",
                "101.205",
                do=[Gain(1, FEAR)],
                only_if=AllOf([BEOR, HasStatus("hall", 1)]),
            ),
            Choice(
                "by_turns",
                do=[Mark("smithy", 1), Gain(1, EXP), Gain(1, REPUTATION)],
                cost=[Pay(2, ENERGY)],
                only_if=Not(BEOR),
            ),
            Choice("ovens", "101.206"),
            Choice("tomorrow"),
        ],
    ),
    # Beor: three in the morning
    Verse(
        "101.205",
        [Mark("smithy", 1)],
        [
            Choice("until_six", do=[Gain(2, EXP), Lose(1, ENERGY)]),
            Choice("bank", do=[Lose(2, FEAR)]),
        ],
    ),
    # Bread for nine days
    Verse(
        "101.206",
        [Mark("smithy", 2)],
        [
            Choice("bread", do=[Gain(3, FOOD)]),
            Choice("chalk", do=[Gain(1, FOOD), Gain(1, EXP)]),
        ],
    ),
    # Jory
    Verse(
        "101.207",
        choices=[
            Choice("buy", "101.208", cost=[Pay(1, WEALTH)]),
            Choice("cut_willow", "101.208", cost=[Pay(2, ENERGY)]),
            Choice("touched", do=[Gain(1, EXP), Gain(1, FEAR)], only_if=HasStatus("mill_folk", 4)),
            Choice("wheel", do=[Gain(1, FOOD)], only_if=HasStatus("mill_folk", 2)),
            Choice("cough", do=[Lose(1, FEAR)]),
        ],
    ),
    # One throat of willow
    Verse(
        "101.208",
        choices=[
            Choice("take_trap", do=[GainSecret(43)]),
            Choice("to_lake", do=[Gain(2, FOOD), Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # The draughts have names
    Verse(
        "101.209",
        choices=[
            Choice("breda", do=[Lose(1, FEAR, who=EACH)]),
            Choice("roof", do=[Gain(1, EXP)]),
            Choice(
                "uniforms",
                do=[Gain(1, REPUTATION), Lose(1, FEAR)],
                only_if=HasStatus("ruan", 1),
            ),
            Choice(
                "flat_stone",
                do=[Lose(2, FEAR, who=EACH)],
                cost=[Pay(1, REPUTATION)],
                only_if=HasStatus("ruan", 2),
            ),
        ],
    ),
    # How the village walks round it
    Verse(
        "101.210",
        choices=[
            Choice(
                "dog",
                do=[Lose(2, FEAR, who=EACH)],
                cost=[Pay(1, FOOD)],
                only_if=HasStatus("given", 4),
            ),
            Choice("sweep", do=[GainItem()], cost=[Pay(1, ENERGY)], only_if=HasStatus("given", 4)),
            Choice("round", do=[Gain(2, REPUTATION), Gain(1, FEAR)], only_if=HasStatus("given", 1)),
            Choice(
                "letter",
                do=[Gain(1, REPUTATION), Lose(1, FEAR, who=EACH)],
                only_if=HasStatus("given", 3),
            ),
            Choice("point", do=[Gain(1, EXP)]),
        ],
    ),
    # A cup at the window
    Verse(
        "101.211",
        choices=[
            Choice("fill", do=[Gain(1, MAGIC), Gain(1, FEAR)]),
            Choice("four", do=[Gain(2, EXP), Gain(1, FEAR)], only_if=HasStatus("given", 2)),
            Choice("left", do=[Gain(1, EXP)], only_if=HasStatus("fifth", 1)),
            Choice("put_back", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # The stone in winter
    Verse(
        "101.212",
        choices=[
            Choice("lean", do=[Gain(1, HEALTH, who=EACH), ChangeMenhirs(-1)]),
            Choice(
                "known",
                do=[Gain(2, HEALTH), Gain(1, FEAR)],
                only_if=AllOf([HasStatus("warmth", 1), Not(HasStatus("warmth", 3))]),
            ),
            Choice(
                "square_with_it",
                do=[Gain(1, MAGIC)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("warmth", 3),
            ),
            Choice("stand_off"),
        ],
    ),
    # Two things on the table
    Verse(
        "101.213",
        choices=[
            Choice("overnight", do=[Gain(2, REPUTATION)], cost=[Pay(1, ENERGY)]),
            Choice("ring_it", do=[Lose(2, FEAR, who=EACH)], only_if=HasStatus("five_road", 1)),
            Choice("press_it", do=[Gain(1, FOOD)], only_if=HasStatus("five_road", 4)),
            Choice("keep", do=[Gain(1, EXP)]),
        ],
    ),
    # Which road they'd take
    Verse(
        "101.214",
        choices=[
            Choice("send_word", do=[Gain(1, REPUTATION)]),
            Choice("come_back", do=[Gain(2, REPUTATION), Gain(1, FEAR, who=EACH)]),
            Choice("roads", do=[Gain(1, EXP)], cost=[Pay(1, ENERGY)]),
        ],
    ),
    Verse(
        "101.D2",
        choices=[
            Choice("pass", do=[Lose(1, FEAR, who=EACH)]),
            Choice("hold", do=[Gain(1, MAGIC), Gain(1, FEAR)]),
            Choice("move_up", do=[Gain(1, EXP)], only_if=HasStatus("winter")),
        ],
    ),
    Verse(
        "101.N2",
        choices=[
            Choice("other_end", do=[Encounter(VIOLET)]),
            Choice("lie_still", do=[Gain(1, FEAR, who=EACH), Lose(1, ENERGY, who=EACH)]),
        ],
    ),
]
