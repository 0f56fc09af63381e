"""135: Bundorca, where even shadows pay."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    BEOR,
    BLUE,
    EACH,
    ENERGY,
    EXP,
    FEAR,
    FOOD,
    MAGIC,
    PRACTICALITY,
    REPUTATION,
    WEALTH,
    WEAPON,
    AllOf,
    AnyOf,
    Choice,
    Deal,
    Encounter,
    Gain,
    GainItem,
    GainSecret,
    GiveSecret,
    HasAttribute,
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

OPEN: Final = Not(HasStatus("cities"))
GATE_SHUT: Final = AllOf([OPEN, Not(HasStatus("guthlac"))])
HOSTAGE: Final = Not(HasStatus("ennor"))

VERSES: Final = [
    # Toll on everything that enters
    Verse(
        "135.300",
        choices=[
            Choice("guthlac", "135.302", only_if=GATE_SHUT),
            Choice(
                "paper",
                "135.304",
                only_if=AllOf(
                    [
                        GATE_SHUT,
                        AnyOf(
                            [HasStatus("crows", 1), HasStatus("crows", 2), HasStatus("crows", 3)]
                        ),
                    ]
                ),
            ),
            once("hostage", "135.305", only_if=HOSTAGE),
            Choice("roofs", "135.307", only_if=AllOf([HOSTAGE, WasRead("135.305")])),
            Choice(
                "bars",
                "135.308",
                only_if=AllOf([HOSTAGE, WasRead("135.305"), HasStatus("guthlac", 1)]),
            ),
            Choice("torches", "135.309", only_if=AllOf([HOSTAGE, HasStatus("guthlac", 2)])),
            once("armoury", "135.306", only_if=BEOR),
            once("noon", "135.311"),
            Choice("yard", "135.301"),
            Choice("leave"),
        ],
    ),
    # Porters' yard
    Verse(
        "135.301",
        choices=[
            Choice("carry", do=[Gain(2, WEALTH)], cost=[Pay(2, ENERGY)]),
            once("carry_up", "135.310", do=[Gain(1, WEALTH)], cost=[Pay(2, ENERGY)]),
            once("tally_man", "135.310", cost=[Pay(1, WEALTH)]),
            Choice("unload"),
        ],
    ),
    # Guthlac wants to be asked nicely
    Verse(
        "135.302",
        choices=[
            Choice("please", do=[Encounter(BLUE)]),
            Choice("flatter", do=[Gain(2, REPUTATION)], cost=[Pay(2, WEALTH)]),
            Choice("signet", "135.303", do=[Gain(1, REPUTATION)], only_if=HasSecret(44)),
            Choice(
                "cost_you",
                "135.303",
                do=[Lose(1, FEAR)],
                cost=[Pay(1, ENERGY)],
                only_if=Not(HasStatus("toll", 2)),
            ),
            Choice(
                "first_chair",
                "135.303",
                do=[Lose(1, FEAR)],
                only_if=HasStatus("toll", 2),
            ),
            Choice("good_day"),
        ],
    ),
    # What it costs him
    Verse(
        "135.303",
        [Mark("guthlac", 1), GainSecret(22)],
        [
            Choice(
                "all_of_it",
                do=[Gain(2, REPUTATION), Lose(1, FEAR, who=EACH)],
                cost=[Pay(2, ENERGY)],
            ),
            Choice(
                "old_toll",
                do=[Gain(2, WEALTH), Gain(1, EXP)],
                cost=[GiveSecret(44)],
                only_if=HasSecret(44),
            ),
            Choice("thanks", do=[Gain(1, WEALTH)]),
        ],
    ),
    # With the whole hand
    Verse(
        "135.304",
        choices=[
            Choice("politely", do=[Mark("guthlac", 2), Gain(2, WEALTH)]),
            Choice(
                "nail",
                do=[Mark("guthlac", 2), Gain(2, REPUTATION), Gain(1, FEAR, who=EACH)],
            ),
            Choice("put_away"),
        ],
    ),
    # Ennor
    Verse(
        "135.305",
        [Note("hostage")],
        [
            Choice(
                "make_one",
                do=[GainSecret(55), Lose(1, FEAR, who=EACH)],
                cost=[Pay(1, ENERGY)],
                needs=HasAttribute(PRACTICALITY),
            ),
            Choice("buy_back", do=[GainSecret(55)], cost=[Pay(2, WEALTH)]),
            Choice("play_along", do=[Gain(1, EXP)]),
        ],
    ),
    # Beor: everything he does is praised
    Verse(
        "135.306",
        choices=[
            Choice("stay", do=[GainItem(keyword=WEAPON)], cost=[Pay(3, ENERGY)]),
            Choice("better", do=[Gain(1, EXP), Gain(1, FEAR)]),
            Choice(
                "field_forge",
                do=[Gain(1, EXP), Gain(1, REPUTATION)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("forge"),
            ),
            Choice("fire_in", do=[Lose(2, FEAR)], only_if=HasStatus("smithy", 1)),
            Choice("fire_out", do=[Gain(1, FOOD), Gain(1, FEAR)], only_if=HasStatus("smithy", 2)),
            Choice("apron_off"),
        ],
    ),
    # Over the roofs
    Verse(
        "135.307",
        choices=[
            Choice("write", do=[Mark("ennor", 1), Gain(1, EXP), Encounter(named="levy_captain")]),
            Choice(
                "carry",
                do=[Mark("ennor", 1), Gain(1, REPUTATION), Lose(1, FEAR, who=EACH)],
                cost=[Pay(2, ENERGY)],
            ),
            Choice(
                "burnt_bond",
                do=[Mark("ennor", 1), Gain(2, REPUTATION)],
                only_if=HasStatus("crows", 3),
            ),
            Choice("back_to_bed"),
        ],
    ),
    # The bars come off
    Verse(
        "135.308",
        choices=[
            Choice("teach", do=[Mark("ennor", 2), Gain(2, REPUTATION)], cost=[Pay(1, ENERGY)]),
            Choice(
                "leave_top",
                do=[Mark("ennor", 2), Gain(1, EXP), Lose(2, FEAR, who=EACH)],
                cost=[GiveSecret(55)],
                only_if=HasSecret(55),
            ),
            Choice("not_today"),
        ],
    ),
    # The riot
    Verse(
        "135.309",
        [Encounter(named="torch_mob")],
        [
            Choice("skylight", "135.307", only_if=Won()),
            Choice("stand", "135.312", do=[Mark("ennor", 3), Gain(2, REPUTATION), Deal(1)]),
            Choice(
                "fetch",
                "135.312",
                do=[Mark("ennor", 3), Gain(1, EXP, who=EACH), Gain(1, FEAR, who=EACH)],
            ),
        ],
    ),
    # Toll paid in advance
    Verse(
        "135.310",
        choices=[
            Choice("who_paid", do=[Gain(1, WEALTH), Gain(1, FEAR)]),
            Choice("polish", do=[Gain(1, REPUTATION)]),
            Choice(
                "know",
                do=[Gain(1, MAGIC), Gain(1, FEAR, who=EACH)],
                only_if=HasStatus("price"),
            ),
            Choice("rate", do=[Gain(1, EXP, who=EACH)], only_if=HasStatus("counter")),
        ],
    ),
    # The toll on shadows
    Verse(
        "135.311",
        choices=[
            Choice("pay", do=[Gain(1, REPUTATION)], cost=[Pay(1, WEALTH)]),
            Choice("dusk", do=[Gain(1, EXP), Gain(1, FEAR)]),
            Choice("gift", do=[Gain(1, WEALTH)], only_if=HasStatus("toll", 2)),
            Choice(
                "two_shadows",
                do=[Gain(1, MAGIC)],
                cost=[Pay(1, WEALTH)],
                only_if=HasStatus("second", 2),
            ),
        ],
    ),
    # Nobody at the window
    Verse(
        "135.312",
        choices=[
            Choice("shoes", do=[Gain(1, EXP), Gain(1, FEAR)]),
            Choice("torches", do=[Gain(1, REPUTATION)], cost=[Pay(1, ENERGY)]),
        ],
    ),
    # Bundorca in spring
    Verse(
        "135.600",
        choices=[
            once("guthlac", "135.601"),
            Choice("armourer", do=[GainItem(keyword=WEAPON)], cost=[Pay(2, WEALTH)]),
            Choice("wharf", do=[Gain(2, FOOD)], cost=[Pay(1, ENERGY)]),
            Choice("through", do=[Lose(1, FEAR)]),
            Choice(
                "thursday",
                do=[Gain(2, REPUTATION)],
                cost=[Pay(1, FOOD)],
                only_if=HasStatus("cities", 2),
            ),
            Choice("net", do=[Gain(1, WEALTH)], only_if=HasStatus("cities", 3)),
            Choice(
                "under_bridge",
                do=[Gain(1, REPUTATION), Gain(1, EXP)],
                cost=[Pay(1, FOOD)],
                only_if=HasStatus("cities", 4),
            ),
            Choice("leave"),
        ],
    ),
    # He asks, nicely
    Verse(
        "135.601",
        choices=[
            Choice("yes", do=[Gain(1, REPUTATION), Lose(1, FEAR, who=EACH)]),
            Choice("cost_us", do=[Gain(2, WEALTH)]),
            Choice(
                "he_said_it",
                do=[Gain(1, EXP, who=EACH)],
                only_if=HasStatus("guthlac", 1),
            ),
            Choice(
                "whole_hand",
                do=[Gain(2, EXP), Gain(1, FEAR)],
                only_if=HasStatus("guthlac", 2),
            ),
            Choice("the_boy", do=[Lose(2, FEAR)], only_if=HasStatus("ennor", 3)),
        ],
    ),
    Verse("135.M"),
]
